/** A table as this browser knows it: what the server has told, the answer in progress, what was sent. */

import { sound } from "../boot.js";
import { chime } from "../notify.js";
import { batch, computed, effect, signal } from "../ui.js";
import { isComplete } from "./draft.js";
import { Socket } from "./socket.js";

/** @import { Answer, ChatLine, Decision, GameEvent, Outcome, Refusal, TableInfo, View } from "../types.js" */

/** @typedef {{number: number, event: GameEvent}} LogEntry  `number` counts the acts of the match */

export class TableCtrl {
  /** @param {string} id */
  constructor(id) {
    this.id = id;
    this.version = 0;
    /** When the reader has last answered, in milliseconds. */
    this.answered = 0;

    this.info = signal(/** @type {TableInfo | undefined} */ (undefined));
    this.view = signal(/** @type {View | undefined} */ (undefined));
    this.decisions = signal(/** @type {Decision[]} */ ([]));
    this.waiting = signal(/** @type {number[]} */ ([]));
    this.log = signal(/** @type {LogEntry[]} */ ([]));
    this.step = signal(0);
    this.outcome = signal(/** @type {Outcome | undefined} */ (undefined));
    this.chat = signal(/** @type {ChatLine[]} */ ([]));
    this.here = signal(/** @type {number[]} */ ([]));
    this.watching = signal(0);
    /** Since when each seat has been waited for, in milliseconds since 1970. */
    this.since = signal(/** @type {Record<number, number>} */ ({}));

    /** Events of the last step, which the board shows. */
    this.events = signal(/** @type {GameEvent[]} */ ([]));
    /** The answer in progress. */
    this.draft = signal(/** @type {Answer | null} */ (null));
    /** The id of the message whose acknowledgement is waited for. */
    this.pending = signal("");
    this.refusal = signal(/** @type {Refusal | undefined} */ (undefined));
    this.isConnected = signal(true);
    /** Which of the papers lies on top: "log", "choices" or "chat"; "" until one was asked for. */
    this.paper = signal("");

    /** What is asked of the reader; what is waited for comes before offers. */
    this.decision = computed(() => {
      const open = this.decisions.value;
      return open.find((decision) => !decision.offer) ?? open[0];
    });
    this.seat = computed(() => this.info.value?.you?.seat);
    this.isMyTurn = computed(() => !!this.decision.value && !this.decision.value.offer && !this.decision.value.given);

    this.forgetRefusals = effect(() => {
      if (this.draft.value) this.refusal.value = undefined;
    });
    this.socket = new Socket(`/tables/${id}/live`, {
      seen: () => this.seen(),
      receive: (message) => batch(() => this.receive(message)),
      isOpen: (open) => (this.isConnected.value = open),
    });
  }

  /** What need not be sent again after a break. */
  seen() {
    const line = this.chat.value.at(-1);
    return { version: this.version, ...(line && { chat: line.number }) };
  }

  close() {
    this.forgetRefusals();
    this.socket.close();
  }

  /**
   * Send an answer to what is asked now.
   * @param {Answer | null} [answer]
   */
  validate(answer = this.draft.value) {
    const decision = this.decision.value;
    if (!decision || !answer || this.pending.value || !isComplete(decision, answer)) return;
    this.refusal.value = undefined;
    this.draft.value = answer;
    this.answered = Date.now();
    this.pending.value = this.socket.send({ type: "answer", decision: decision.id, answer });
  }

  cancel() {
    if (!this.pending.value) this.draft.value = null;
    this.refusal.value = undefined;
  }

  /** @param {string} text */
  say(text) {
    this.socket.send({ type: "chat", text });
  }

  /** @param {import("./socket.js").Message} message */
  receive(message) {
    const { type } = message;
    if (type === "state") this.takeState(message);
    else if (type === "step") this.takeStep(message);
    else if (type === "table") this.info.value = message.table;
    else if (type === "chat") this.takeChat(message);
    else if (type === "refused") this.takeRefusal(message);
    else if (type === "clock") this.takeClock(message);
    else if (type === "presence") {
      this.here.value = message.seats;
      this.watching.value = message.watching;
    }
    if (message.re && message.re === this.pending.value) this.takeAnswered(type !== "refused");
  }

  /** @param {any} message */
  takeState(message) {
    this.version = message.version;
    this.info.value = message.table;
    this.view.value = message.view;
    this.log.value = (message.log ?? []).map(
      (/** @type {[number, GameEvent]} */ [number, event]) => ({ number, event }),
    );
    this.step.value = message.step ?? 0;
    this.outcome.value = message.outcome;
    this.chat.value = message.chat ?? this.chat.value;
    this.takeWaiting(message.waiting ?? [], undefined);
    this.events.value = [];
    this.takeDecisions(message.decisions ?? []);
  }

  /** @param {any} message */
  takeStep(message) {
    this.version = message.version;
    this.view.value = merged(this.view.value, message.patch ?? {});
    this.step.value = message.step;
    const added = message.events.map((/** @type {GameEvent} */ event) => ({ number: message.step, event }));
    this.log.value = [...this.log.value, ...added];
    this.events.value = message.events;
    this.takeWaiting(message.waiting ?? [], message.seat);
    if (message.outcome && !this.outcome.value && sound.value) chime("over");
    else if (sound.value && message.seat !== this.seat.value) chime("move");
    this.outcome.value = message.outcome;
    this.takeDecisions(message.decisions ?? []);
  }

  /** @param {Decision[]} decisions */
  takeDecisions(decisions) {
    const before = this.decision.peek()?.id;
    this.decisions.value = decisions;
    if (this.decision.peek()?.id === before) return;
    this.draft.value = null;
    this.refusal.value = undefined;
  }

  /**
   * What was sent has come back: once it is given, the answer in progress is none any more.
   * @param {boolean} isGiven
   */
  takeAnswered(isGiven) {
    this.pending.value = "";
    if (isGiven) this.draft.value = null;
  }

  /** @param {any} message */
  takeRefusal(message) {
    this.refusal.value = message;
  }

  /**
   * Whoever has acted, or was not waited for before, is waited for from now on.
   * @param {number[]} waiting
   * @param {number | undefined} actor
   */
  takeWaiting(waiting, actor) {
    const before = this.since.value;
    const start = (/** @type {number} */ seat) => (seat === actor ? undefined : before[seat]) ?? Date.now();
    this.since.value = Object.fromEntries(waiting.map((seat) => [seat, start(seat)]));
    this.waiting.value = waiting;
  }

  /** @param {any} message */
  takeClock(message) {
    const starts = Object.entries(message.seats).map(([seat, seconds]) => [seat, Date.now() - 1000 * Number(seconds)]);
    this.since.value = Object.fromEntries(starts);
  }

  /** @param {any} line */
  takeChat(line) {
    if (this.chat.value.some(({ number }) => number === line.number)) return;
    this.chat.value = [...this.chat.value, line];
  }
}

/**
 * Return `target` changed by `patch`; neither is modified.
 * @param {any} target
 * @param {any} patch
 * @returns {any}
 */
export function merged(target, patch) {
  if (!isObject(patch)) return patch;
  const result = isObject(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete result[key];
    else result[key] = merged(result[key], value);
  }
  return result;
}

/** @param {any} value */
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
