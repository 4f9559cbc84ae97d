/** Says what happens to those who do not see it: screen readers, other tabs, other rooms. */

import { gameTitle } from "../games.js";
import { callToTable, myTurn } from "../notify.js";
import { announce } from "../parts/announce.js";
import { useEffect, useRef } from "../ui.js";
import { t } from "../words.js";
import { linesOf } from "./log.js";
import { questionText, resultText } from "./words.js";

/** @import { BoardModule, Player, TableInfo } from "../types.js" */
/** @import { TableCtrl } from "./ctrl.js" */

/**
 * @param {TableCtrl} table
 * @param {TableInfo} info
 * @param {Player[]} players
 * @param {Partial<BoardModule>} board
 */
export function useCalls(table, info, players, board) {
  const decision = table.decision.value;
  const outcome = table.outcome.value;
  const step = table.step.value;
  const view = table.view.value;
  useEffect(() => {
    const told = table.log.peek().filter(({ number, event }) => number === step && event.seat !== table.seat.peek());
    if (!table.events.peek().length) return;
    for (const { text } of linesOf(told, { players, board, view })) announce(text);
  }, [step]);
  const lines = table.chat.value;
  const heard = useRef(lines.at(-1)?.number ?? 0);
  useEffect(() => {
    for (const { number, name, seat, text } of lines) {
      if (number > heard.current && seat !== table.seat.peek()) announce(`${name}: ${text}`);
    }
    heard.current = lines.at(-1)?.number ?? 0;
  }, [lines.length]);
  useEffect(() => {
    if (outcome) announce(resultText(outcome, players), true);
  }, [!!outcome]);
  useEffect(() => {
    myTurn.value = table.isMyTurn.value;
    return () => {
      myTurn.value = false;
    };
  }, [table.isMyTurn.value]);
  useEffect(() => {
    if (!decision) return;
    if (decision.offer) {
      if (!decision.given) announce(t("shell-offer"));
      return;
    }
    announce(`${t("shell-your-turn")}. ${questionText({ game: info.game, decision, view, players, board })}`);
    callToTable(gameTitle(info.game), table.answered);
  }, [decision?.id]);
}
