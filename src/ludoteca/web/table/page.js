/** The page of a table: before the match, under way, and when it is over. */

import { get, useMine } from "../api.js";
import { reduced } from "../boot.js";
import { gameTitle, useBoard } from "../games.js";
import { namePage } from "../notify.js";
import { MissingPage, lazy } from "../parts/standin.js";
import { html, useEffect, useMemo, useSignal } from "../ui.js";
import { t } from "../words.js";
import { Banners } from "./banners.js";
import { Bar, useBarKeys } from "./bar.js";
import { TableCtrl } from "./ctrl.js";
import { AwaySummary, useCalls } from "./log.js";
import { TableMenu } from "./menu.js";
import { Papers } from "./papers.js";
import { Players, playersOf } from "./people.js";

/** @import { BoardModule, Player, TableInfo } from "../types.js" */

const result = () => import("./result.js");
const Result = lazy(() => result().then((module) => module.Result));
const ResultBar = lazy(() => result().then((module) => module.ResultBar));
const Room = lazy(() => import("./room.js").then((module) => module.Room));

/** @param {{id: string}} props */
export function TablePage({ id }) {
  const isMissing = useSignal(false);
  const table = useMemo(() => new TableCtrl(id), [id]);
  useEffect(() => () => table.close(), [table]);
  useEffect(() => {
    get(`/api/tables/${id}`).catch(({ code }) => {
      if (code === "unknown") isMissing.value = true;
    });
  }, [id]);
  useMine();
  const info = table.info.value;
  const board = useBoard(info?.game, info?.state !== "open");
  useTitle(info);
  if (isMissing.value) return html`<${MissingPage}
    title=${t("shell-no-table")}
    text=${t("shell-no-table-text")}
  />`;
  if (!info || !board) return html`<p class="loading">${t("shell-loading")}</p>`;
  const players = playersOf(info, table.here.value);
  if (info.state === "open" || !table.view.value) {
    return html`
      <${Banners} table=${table} info=${info} players=${players} />
      <${Room} table=${table} info=${info} players=${players} />
    `;
  }
  return html`<${Match} table=${table} info=${info} board=${board} players=${players} />`;
}

/** @param {TableInfo | undefined} info */
function useTitle(info) {
  const title = info ? gameTitle(info.game) : t("shell-table");
  useEffect(() => namePage(title), [title]);
}

/**
 * @typedef {{
 *   table: TableCtrl, info: TableInfo, board: Partial<BoardModule>, players: Player[],
 * }} MatchProps
 */

/** @param {MatchProps} props */
function Match({ table, info, board, players }) {
  useEffect(() => scrollTo(0, 0), []);
  useBarKeys(table);
  useCalls(table, info, players, board);
  const decision = table.decision.value;
  const outcome = table.outcome.value;
  const view = table.view.value;
  return html`<div class="match">
    <h1 class="sr-only">${gameTitle(info.game)}</h1>
    <div class="match-top">
      <${Banners} table=${table} info=${info} players=${players} />
      <${AwaySummary} table=${table} players=${players} board=${board} />
    </div>
    <div class="match-bar">
      ${outcome
        ? html`<${ResultBar} outcome=${outcome} players=${players} />`
        : html`<${Bar} table=${table} players=${players} board=${board} />`}
      <${TableMenu} info=${info} />
    </div>
    <div class="match-board board">
      ${board.Board
        ? html`<${board.Board}
            view=${view}
            decision=${decision}
            seat=${table.seat.value}
            players=${players}
            draft=${table.draft}
            validate=${() => table.validate()}
            events=${table.events.value}
            t=${t}
            reduced=${reduced.value}
            replay=${false}
            pending=${!!table.pending.value}
          />`
        : html`<p class="board-missing">${t("shell-no-board")}</p>`}
    </div>
    <div class="match-side">
      ${outcome && html`<${Result} info=${info} outcome=${outcome} players=${players} />`}
      <${Players}
        info=${info}
        players=${players}
        view=${view}
        board=${board}
        waiting=${outcome ? [] : table.waiting.value}
        ranks=${outcome?.ranks}
        since=${table.since.value}
      >
        ${table.watching.value > 0 && html`<p class="quiet watching">${t("shell-watching", { count: table.watching.value })}</p>`}
      <//>
      <${Papers} table=${table} info=${info} board=${board} players=${players} />
    </div>
  </div>`;
}
