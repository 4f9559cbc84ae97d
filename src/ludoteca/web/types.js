/** The types that the shell and the games' boards share: what the wire carries, what a board gets. */

/** @typedef {import("./vendor/preact.js").Signal<Answer | null>} DraftSignal */

/**
 * One thing to be given in an answer (docs/protocol.md, "Answers and decisions").
 * @typedef {{part: string, kind: "one", choices: Id[]}
 *   | {part: string, kind: "some", choices: Id[], least: number, most: number}
 *   | {part: string, kind: "number", low: number, high: number}
 *   | {part: string, kind: "order", items: Id[]}
 *   | {part: string, kind: "move", routes: Routes}} Part
 */

/** @typedef {string | number} Id */

/** @typedef {Record<string, Record<string, [number, number]>>} Routes  from → to → [least, most] */

/** @typedef {{action: string, parts: Part[]}} Action */

/**
 * A whole or partial answer: the action, and the parts given so far. A partial `move` is
 * `[from]` or `[from, to]`, a partial `some` or `order` a shorter list.
 * @typedef {{action: string} & Record<string, any>} Answer
 */

/**
 * What a seat is asked. An `offer` is not waited for; `given` is the answer already given to a
 * decision that is still open to others.
 * @typedef {{
 *   id: number, seat: number, ask: string, clause: string, args?: Record<string, any>,
 *   offer?: boolean, given?: Answer, actions: Action[],
 * }} Decision
 */

/** @typedef {{event: string, seat?: number} & Record<string, any>} GameEvent */

/**
 * What one seat (or a spectator) may know; its form is the game's own.
 * @typedef {any} View
 */

/**
 * A message in the reader's language; an unknown id gives the id itself.
 * @typedef {(id: string, args?: Record<string, any>) => string} Translate
 */

/**
 * Somebody at the table. `bot` is the level of the bot that plays the seat, `here` tells whether the
 * person is connected, `you` marks the reader's own seat. Every seat has an entry, in turn order.
 * @typedef {{
 *   seat: number, name: string, bot?: string, here?: boolean, you?: boolean,
 * }} Player
 */

/**
 * What a game's `Board` gets. It shows `view`, highlights what `decision` allows, and writes the answer
 * in progress into `draft.value` (null: none); `validate()` sends a complete draft, as the bar's
 * *Validate* button does. While `pending`, an answer is on its way and nothing can be chosen.
 * `events` are those of the last step. In a replay there is never a decision, and `seat` is the one
 * through whose eyes the match is seen.
 * @typedef {{
 *   view: View, decision?: Decision, seat?: number, players: Player[], draft: DraftSignal,
 *   validate: () => void, events: GameEvent[], t: Translate, reduced: boolean, replay: boolean,
 *   pending: boolean,
 * }} BoardProps
 */

/**
 * What is said of one action.
 * @typedef {{
 *   decision: Decision, action: Action, view: View, t: Translate, players: Player[],
 * }} AboutAction
 */

/**
 * The module `games/NAME/web/board.js`. All but `Board` may be missing: the shell then uses the
 * game's messages, or plain words.
 * @typedef {{
 *   Board: (props: BoardProps) => any,
 *   describe?: (about: {
 *     decision: Decision, answer: Answer, view: View, t: Translate, players: Player[],
 *   }) => string,
 *   label?: (about: {
 *     decision: Decision, action: Action, part: Part, value: any, view: View, t: Translate,
 *     players: Player[],
 *   }) => string,
 *   order?: (about: {part: Part, view: View}) => Id[] | undefined,
 *   inBar?: (action: Action, decision: Decision) => boolean,
 *   atOnce?: (action: Action, decision: Decision) => boolean,
 *   hint?: (about: AboutAction) => string | undefined,
 *   BarControls?: (props: {
 *     decision: Decision, draft: DraftSignal, view: View, t: Translate, players: Player[],
 *   }) => any,
 *   logText?: (about: {
 *     event: GameEvent, t: Translate, players: Player[], view: View,
 *   }) => string | undefined,
 *   Side?: (props: {view: View, players: Player[], player: Player, t: Translate}) => any,
 * }} BoardModule
 *
 * `describe` says an answer, or a partial one, in words; `label` says one choice of a part for the text
 * list (for a move: `[from]`, `[from, to]` or the whole); `order` gives the choices of a part as they are
 * best read.
 *
 * `inBar` says which actions have a button in the bar, because the board does not show them better; without
 * it the actions without parts have one, or, where they are many, those that go at once. The text list has
 * all. `atOnce` says which actions without parts are sent by the press on their button: without it `yes`,
 * `no` and `pass`. All others ask for *Validate*. `hint` says what an action does (a card's text), below its
 * name in the text list.
 *
 * `BarControls` are extra controls in the bar while a draft exists. `Side` is drawn once for each `player`, under the name in the players' panel.
 */

/**
 * A person, a bot or nobody in a seat, as the wire says it.
 * @typedef {{
 *   guest?: string, name?: string, here?: boolean, bot?: string, invited?: string,
 * }} SeatInfo
 */

/**
 * A table, as the wire says it.
 * @typedef {{
 *   id: string, game: string, options: Record<string, string>, public: boolean, limit: number,
 *   state: "open" | "playing" | "over", owner: string, you?: {seat?: number, owner?: boolean},
 *   seats: SeatInfo[], commitment?: string, seed?: string,
 *   proposal?: {by: number, agreed: number[]}, abandoned?: number[], left?: number[],
 *   rematch?: string, created: number, version?: number,
 * }} TableInfo
 */

/**
 * How a match ended: each seat's place from 1 (none when stopped), and the numbers that decided; those of
 * one place are a team where they won `together`.
 * @typedef {{
 *   reason: string, ranks: number[], scores: Record<string, number>[], args?: Record<string, any>,
 *   together?: boolean,
 * }} Outcome
 */

/** @typedef {{number: number, name: string, seat?: number, text: string, time: number}} ChatLine */

/**
 * What the game page shows.
 * @typedef {{
 *   name: string, seats: [number, number], options: {name: string, choices: string[], seats?: Record<string, number[]>}[],
 *   facts: {
 *     designer: string, publisher: string, year: number, minutes: [number, number],
 *     complexity: number,
 *   },
 *   bots: string[], default_bot: string, pages: string[],
 * }} GameInfo
 */

/** @typedef {{code: string, text?: string, clause?: string, args?: Record<string, any>}} Refusal */

export {};
