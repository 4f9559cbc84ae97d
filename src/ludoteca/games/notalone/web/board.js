/** The board of Not Alone in the browser: a planet at dusk, who is on it, and what lies before the player. */

import { Explain, SeatMark, html, seatClass, useEffect } from "../../../web/ui.js";
import { Sign, Token } from "./art.js";
import { Own } from "./hand.js";
import {
  cardName, current, isGiven, listed, look, meaning, placeName, possible, pressed, sends, spot, targets, team, tokensAt, watched,
} from "./model.js";
import { Planet } from "./planet.js";
import { InPlay, Ribbon, Sides, Telling, Tracks } from "./status.js";

/** @import { BoardProps, Player, Translate } from "../../../web/types.js" */
/** @import { Props } from "./planet.js" */
/** @import { NotAloneView } from "./model.js" */

export { inBar } from "./hand.js";
export { atOnce, describe, hint, label, logText, order } from "./model.js";

/** @param {BoardProps} props */
export function Board(props) {
  const { view, seat, reduced } = props;
  const decision = props.pending ? undefined : props.decision;
  const given = { ...props, decision };
  useEffect(() => () => (watched.value = undefined), []);
  const role = seat === undefined ? "watching" : seat === view.creature ? "hunting" : "hunted";
  return html`<div class="notalone ${role} ${reduced ? "still" : ""}"><div class="parts">
    <${Ribbon} ...${given} />
    <${Tracks} ...${given} />
    <${Sides} ...${given} />
    <div class="left">
      <${Telling} ...${given} />
      <${Planet} ...${given} />
      <${Own} ...${given} />
      <${InPlay} ...${given} />
    </div>
    <${Crew} ...${given} />
  </div></div>`;
}

/** The Creature and the Hunted. @param {Props} props */
function Crew(props) {
  const { view, t, players } = props, seat = watched.value ?? -1;
  const could = view.hunted[seat] && listed(possible(view, seat).map((place) => placeName(place, t)));
  return html`<section class="crew" aria-label=${t("notalone-crew")}>
    <${Hunter} ...${props} />
    <ul class="team">${team(view).map((seat) => html`<${Member} key=${seat} ...${props} one=${seat} />`)}</ul>
    <p class="sr-only" aria-live="polite">
      ${could && t("notalone-could-be", { player: players[seat]?.name ?? "", places: could })}
    </p>
  </section>`;
}

/** The Creature, and both decks. @param {Props} props */
function Hunter({ view, t, players, seat }) {
  const { creature, hunt, survival } = view;
  const pile = (/** @type {string[]} */ cards) =>
    cards.length ? listed(cards.map((card) => cardName(card, t))) : t("notalone-pile-empty");
  const top = (/** @type {string[]} */ cards) => cards.length > 0 && html`<em>${" "}· ${cardName(cards.at(-1) ?? "", t)}</em>`;
  const [known, bottom] = [hunt.known ?? [], hunt.bottom ?? []];
  const cards = [
    `${t("notalone-hunt-hand-text", { hand: hunt.hand, plays: hunt.plays })} ${t("notalone-deck", { deck: hunt.deck })}`,
    `${t("notalone-discarded")} ${pile(hunt.discard)}`,
    bottom.length && `${t("notalone-bottom")} ${pile(bottom)}`, known.length && `${t("notalone-known")} ${pile(known)}`,
  ].filter(Boolean).join("\n");
  const kit = `${t("notalone-deck", { deck: survival.deck })}\n${t("notalone-discarded")} ${pile(survival.discard)}`;
  return html`<div class="hunter ${seatClass(creature)}">
    <span class="who"><${Token} token="creature" size=${26} /><strong>${players[creature]?.name}</strong>
      <small>${t("notalone-role-creature")}</small>
      <small class="state">${seat !== creature && stateOf(view, creature, t)}</small></span>
    <${Explain} title=${t("notalone-hunt-pile")} text=${cards}>
      <span class="fact">
        <${Sign} name="hand" size=${18} />${hunt.hand}${" "}<small>${t("notalone-hunt-pile")}</small>${" "}${hunt.deck}
        ${top(hunt.discard)}
      </span>
    <//>
    <${Explain} title=${t("notalone-survival-pile")} text=${kit}>
      <span class="fact">
        <small>${t("notalone-survival-pile")}</small>${" "}${survival.deck}${top(survival.discard)}
      </span>
    <//>
  </div>`;
}

/**
 * Whether somebody is waited for, has chosen or passed.
 * @param {NotAloneView} view @param {number} seat @param {Translate} t
 */
export function stateOf(view, seat, t) {
  const one = view.hunted[seat], ahead = view.ahead?.[seat];
  if (one?.left) return t("notalone-state-left");
  if (view.phase === "over" || view.phase === "side") return "";
  if (ahead) return t(`notalone-state-ahead-${ahead}`);
  if (view.resolving?.seat === seat) return t("notalone-state-resolving");
  if (view.phase === "exploration" && one) return t(one.done ? "notalone-state-chosen" : "notalone-state-choosing");
  if (view.asked?.includes(seat)) return t("notalone-state-thinking");
  if (view.passed?.includes(seat)) return t("notalone-state-passed");
  return "";
}

/** @param {Props & {one: number}} props */
function Member(props) {
  const { view, one: seat, decision, draft, t, players } = props;
  const one = view.hunted[seat], name = players[seat]?.name ?? "";
  const action = current(decision, draft.value);
  const meant = targets(action).filter(({ part, value }) => meaning(part.part, value).hunted === seat);
  const given = meant.some((target) => isGiven(draft.value, target));
  const moves = meant.some(({ part, value }) => meaning(part.part, value).from);
  const state = stateOf(view, seat, t), on = watched.value === seat;
  const press = () => {
    watched.value = on && !meant.length ? undefined : seat;
    if (action && meant.length && !moves) draft.value = pressed(action, draft.value, meant);
  };
  const places = (/** @type {number[]} */ all) => listed(all.map((place) => placeName(place, t)));
  const facts = [
    t("notalone-count-will", { will: one.will }), t("notalone-count-hand", { hand: one.hand }),
    t("notalone-count-kit", { cards: one.cards }), one.laid && !one.table ? t("notalone-count-laid", { laid: one.laid }) : "",
    ...(one.table ?? []).map(({ card, at, state }) =>
      t(`notalone-table-${state}`, { card: placeName(card, t), place: placeName(at, t) })),
    one.discard?.length ? t("notalone-pile", { places: places(one.discard) })
      : one.discard ? t("notalone-pile-none") : t("notalone-pile-hidden", { discards: one.discards }),
    one.shown?.length ? t("notalone-shown", { places: places(one.shown) }) : "",
    one.two ? t(`notalone-two-${one.two}`) : "", one.next ? t(`notalone-next-${one.next}`) : "",
    one.dodged ? cardName("dodge", t) : "", one.detector ? cardName("detector", t) : "",
  ].filter(Boolean).join(" · ");
  const looks = look(
    "member", seatClass(seat), meant.length > 0 && "legal", given && "chosen", on && "on",
    spot.value.seat === seat && "lit", one.left && "gone",
  );
  return html`<li><${Explain} title=${name} text=${facts} note=${on ? "" : t("notalone-watch")}>
    <button type="button" class=${looks} data-hunted=${seat} aria-pressed=${given || on}
      aria-label=${[name, state].filter(Boolean).join(", ")} onClick=${press}
      onKeyDown=${(/** @type {KeyboardEvent} */ event) => sends(event, given, props)}>
      <span class="who"><${SeatMark} seat=${seat} size=${20} /><strong>${name}</strong></span>
      <span class="facts">
        <${Will} will=${one.will} />
        <span class="fact"><${Sign} name="hand" size=${16} />${one.hand}</span>
        <span class="fact"><${Sign} name="kit" size=${16} />${one.cards}</span>
        ${one.two && html`<span class="fact two"><${Sign} name="down" size=${16} />×2</span>`}
        ${one.next && html`<span class="fact"><${Sign} name="down" size=${16} />+1</span>`}
        ${one.dodged && html`<span class="fact"><${Sign} name="dodge" size=${16} /></span>`}
        ${one.detector && html`<span class="fact"><${Sign} name="detector" size=${16} /></span>`}
      </span>
      <span class="piles">
        ${one.table
          ? one.table.map(({ card, at, state }) => html`<${Chip} key=${`t${card}`} place=${at} kind=${`table ${state}`}
              tokens=${state === "back" ? [] : tokensAt(view, at)} />`)
          : Array.from({ length: one.laid ?? (one.done ? 1 : 0) }, (_, i) => html`
              <span key=${i} class="chip back"><${Sign} name="down" size=${16} /></span>`)}
        ${(one.shown ?? []).map((place) => html`<${Chip} key=${`s${place}`} place=${place} kind="shown" />`)}
        ${one.discard
          ? one.discard.map((place) => html`<${Chip} key=${place} place=${place} kind="out" />`)
          : html`<span class="fact"><${Sign} name="smokescreen" size=${18} />${one.discards}</span>`}
        ${state && html`<small class="state ${one.done ? "done" : ""}">${state}</small>`}
      </span>
    </button>
  <//></li>`;
}

/** @param {{will: number}} props */
function Will({ will }) {
  return html`<span class="will">${[1, 2, 3].map((i) => html`
    <span key=${i} class=${look(i > will && "spent")}><${Sign} name="will" size=${15} /></span>`)}
  </span>`;
}

/** A Place card in small. @param {{place: number, kind: string, tokens?: string[]}} props */
function Chip({ place, kind, tokens = [] }) {
  return html`<span class="chip p${place} ${kind}">
    ${place}${tokens.map((token) => html`<${Token} key=${token} token=${token} size=${14} />`)}
  </span>`;
}

/**
 * Under a player's name in the panel: the part they play, and what is left of it.
 * @param {{view: NotAloneView, player: Player, t: Translate}} props
 */
export function Side({ view, player, t }) {
  const one = view.hunted[player.seat];
  if (!one) return html`<div class="na-side">
    ${t("notalone-role-creature")}<span>${t("notalone-hunt-count", { hand: view.hunt.hand })}</span>
  </div>`;
  return html`<div class="na-side">${t("notalone-role-hunted")}<span>${t("notalone-count-will", { will: one.will })}</span>
    <span>${t("notalone-count-hand", { hand: one.hand })}</span></div>`;
}
