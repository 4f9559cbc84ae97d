/** How a table is made: the dialog with game, options, seats, who may join, how long to wait; or at once against bots. */

import { post } from "../api.js";
import { boot, gameOf } from "../boot.js";
import { gameTitle } from "../games.js";
import { Segments, Select } from "../parts/controls.js";
import { Dialog } from "../parts/dialog.js";
import { attempt } from "../parts/toasts.js";
import { go } from "../router.js";
import { html, signal, useSignal } from "../ui.js";
import { duration, t } from "../words.js";

/** @import { GameInfo } from "../types.js" */

/** The time limits a table can have, in seconds: from a sitting to a correspondence. */
const LIMITS = [300, 1800, 7200, 86400, 259200, 604800];
const DEFAULT_LIMIT = 86400;

/** The game to make a table for, "" while the dialog is closed. */
const wanted = signal("");

/** @param {string} [game] */
export function openCreate(game) {
  wanted.value = game ?? boot.games[0]?.name ?? "";
}

export function CreateDialog() {
  const game = gameOf(wanted.value);
  if (!game) return null;
  return html`<${Dialog} title=${t("shell-create")} onClose=${() => (wanted.value = "")}>
    ${boot.games.length > 1 &&
    html`<${Select}
      label=${t("shell-game")}
      value=${game.name}
      choices=${boot.games.map(({ name }) => [name, gameTitle(name)])}
      onChange=${(/** @type {string} */ name) => (wanted.value = name)}
    />`}
    <${Form} key=${game.name} game=${game} />
  <//>`;
}

/** @param {{game: GameInfo}} props */
function Form({ game }) {
  const [fewest, most] = game.seats;
  const seats = useSignal(String(Math.max(2, fewest)));
  const access = useSignal("invited");
  const limit = useSignal(String(DEFAULT_LIMIT));
  const options = useSignal(
    Object.fromEntries(game.options.map(({ name, choices }) => [name, choices[0]])),
  );
  const create = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    wanted.value = "";
    await createTable({
      game: game.name,
      seats: Number(seats.value),
      options: possible(game, options.value, Number(seats.value)),
      public: access.value === "public",
      limit: Number(limit.value),
    });
  };
  return html`<form class="form" onSubmit=${create}>
    <${Segments}
      legend=${t("shell-seats")}
      value=${seats.value}
      choices=${range(fewest, most).map((number) => [String(number), number])}
      onChange=${(/** @type {string} */ value) => (seats.value = value)}
    />
    <${GameOptions}
      game=${game}
      seats=${Number(seats.value)}
      values=${options.value}
      onChange=${(/** @type {any} */ next) => (options.value = next)}
    />
    <${Segments}
      legend=${t("shell-access")}
      value=${access.value}
      choices=${[
        ["invited", t("shell-access-invited")],
        ["public", t("shell-access-public")],
      ]}
      onChange=${(/** @type {string} */ value) => (access.value = value)}
    />
    <${LimitChoice} value=${limit.value} onChange=${(/** @type {string} */ value) => (limit.value = value)} />
    <div class="dialog-foot">
      <button class="button button-main button-large">${t("shell-create")}</button>
    </div>
  </form>`;
}

/**
 * A game's own options; nothing for a game without.
 * @param {{
 *   game: GameInfo, seats: number, values: Record<string, string>, disabled?: boolean,
 *   onChange: (values: Record<string, string>) => void,
 * }} props
 */
export function GameOptions({ game, seats, values, onChange, disabled = false }) {
  const shown = possible(game, values, seats);
  return game.options.map(
    (option) => html`<${Segments}
      key=${option.name}
      legend=${t(`${game.name}-option-${option.name}`)}
      value=${shown[option.name]}
      disabled=${disabled}
      choices=${option.choices.map((choice) => [
        choice,
        t(`${game.name}-option-${option.name}-${choice}`),
        isFor(option, choice, seats)
          ? undefined
          : t("shell-choice-seats", { seats: option.seats?.[choice].join(", ") }),
      ])}
      onChange=${(/** @type {string} */ choice) => onChange({ ...shown, [option.name]: choice })}
    />`,
  );
}

/**
 * The values, where they are for so many seats; else the default.
 * @param {GameInfo} game
 * @param {Record<string, string>} values
 * @param {number} seats
 */
function possible({ options }, values, seats) {
  const pairs = options.map((option) => {
    const { name, choices } = option;
    return [name, isFor(option, values[name], seats) ? values[name] : choices[0]];
  });
  return Object.fromEntries(pairs);
}

/**
 * @param {GameInfo["options"][number]} option
 * @param {string} choice
 * @param {number} seats
 */
function isFor(option, choice, seats) {
  return option.seats?.[choice]?.includes(seats) ?? true;
}

/**
 * @param {{value: string, onChange: (value: string) => void, disabled?: boolean}} props
 */
export function LimitChoice({ value, onChange, disabled = false }) {
  const known = [...new Set([...LIMITS, Number(value)])].sort((a, b) => a - b);
  return html`<${Select}
    label=${t("shell-limit")}
    value=${value}
    disabled=${disabled}
    choices=${known.map((seconds) => [String(seconds), duration(seconds)])}
    onChange=${onChange}
  />`;
}

/**
 * @param {number} from
 * @param {number} to
 */
function range(from, to) {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/**
 * Make a table and go to it.
 * @param {{game: string, seats: number, options: Record<string, string>, public: boolean, limit: number}} wish
 */
async function createTable(wish) {
  const made = await attempt(post("/api/tables", wish));
  if (made) go(`/tables/${made.id}`);
}

/**
 * Make a table for two, seat a bot at it, begin, and go to it.
 * @param {GameInfo} game
 * @param {string} level
 */
export async function playBot(game, level) {
  const options = Object.fromEntries(game.options.map(({ name, choices }) => [name, choices[0]]));
  const seats = Math.max(2, game.seats[0]);
  const begin = async () => {
    const { id } = await post("/api/tables", {
      game: game.name,
      seats,
      options,
      public: false,
      limit: LIMITS[LIMITS.length - 1],
    });
    for (let seat = 1; seat < seats; seat += 1) await post(`/api/tables/${id}/bot`, { seat, level });
    await post(`/api/tables/${id}/start`);
    return id;
  };
  const id = await attempt(begin());
  if (id) go(`/tables/${id}`);
}
