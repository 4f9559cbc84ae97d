/** The board of Innovation in the browser: everybody's piles, what is under way, and what lies ready. */

import { Explain, SeatMark, html, seatClass, signal, useEffect, useRoving } from "../../../web/ui.js";
import { Ages } from "./ages.js";
import { CARDS, COLOURS, CardButton, Drawings, ICONS, Mark } from "./cards.js";
import { cardName, choice, choicesOf, listed, look, seatsOf, striking, useSequence } from "./model.js";
import { Own } from "./own.js";
import { Telling } from "./telling.js";

/** @import { Player, Translate } from "../../../web/types.js" */
/** @import { Hidden, InnovationView, Props } from "./model.js" */

export { describe, label, logText } from "./model.js";

/** Whose board a narrow screen shows; the reader's own, if nobody's was asked for. */
const shownSeat = signal(/** @type {number | undefined} */ (undefined));

/** @param {Props} props */
export function Board(props) {
  useSequence(props);
  useEffect(() => () => (shownSeat.value = undefined), []);
  const given = { ...props, decision: props.pending ? undefined : props.decision };
  const seats = seatsOf(props), on = shownSeat.value ?? seats[0];
  return html`<div class="innovation ${props.reduced ? "still" : ""}">
    <${Drawings} />
    <div class="parts">
      <div class="main">
        <${Telling} ...${given} />
        <${Own} ...${given} />
        <${Strip} ...${given} seats=${seats} on=${on} />
        <div class="tables">
          ${seats.map((one) => html`<${Table} key=${one} ...${given} one=${one} isOn=${one === on} />`)}
        </div>
      </div>
      <${Ages} ...${given} />
    </div>
  </div>`;
}

/** On a narrow screen: a button for each player, with what counts of them. @param {Props & {seats: number[], on: number}} props */
function Strip({ view, players, decision, t, seats, on }) {
  const wanted = wantedSeats(view, choicesOf(decision, "card"), [...choicesOf(decision, "back"), ...choicesOf(decision, "seat")]);
  return html`<div class="strip" role="group" aria-label=${t("innovation-boards")}>
    ${seats.map((seat) => {
      const { points, icons, ages, specials } = view.players[seat];
      return html`<button type="button" key=${seat} class=${look(seatClass(seat), seat === on && "on", seat !== on && wanted.has(seat) && "legal")}
        data-strip=${seat} aria-pressed=${seat === on} onClick=${() => (shownSeat.value = seat)}>
        <span class="who"><${SeatMark} seat=${seat} size=${18} /><strong>${players[seat]?.name}</strong></span>
        <span class="sums">${t("innovation-sums", { points, achievements: ages.length + specials.length })}</span>
        <span class="icons small">${ICONS.map((icon) => html`<span key=${icon}><${Mark} name=${icon} />${icons[icon]}</span>`)}</span>
      </button>`;
    })}
  </div>`;
}

/**
 * On whose boards there is something to choose.
 * @param {InnovationView} view @param {string[]} cards @param {(string | number)[]} backs
 */
const wantedSeats = (view, cards, backs) => new Set([
  ...view.players.flatMap(({ piles }, seat) => Object.values(piles).some((pile) => pile.cards.some((card) => cards.includes(card))) ? seat : []),
  ...backs.map((back) => parseInt(String(back), 10)),
]);

/** A player's board, with all that is known of them. @param {Props & {one: number, isOn: boolean}} props */
function Table(props) {
  const { view, players, one: seat, isOn, t } = props;
  const { icons, piles, hand, score, points, ages, specials, tucked, scored, left } = view.players[seat];
  const { can, chosen, acts } = choice(props, "seat", seat), name = players[seat]?.name ?? "";
  const who = html`<${SeatMark} seat=${seat} size=${20} /><strong>${name}</strong>`;
  const achievements = [...ages.map((age) => `${age} · ${t(`innovation-age-${age}`)}`), ...specials.map((special) => t(`innovation-special-${special}`))];
  const monument = tucked || scored ? t("innovation-this-turn", { tucked, scored }) : "";
  const { dogma } = view;
  return html`<section class=${look("table", seatClass(seat), isOn && "on", left && "gone", (dogma ? dogma.seat : view.turn) === seat && "now")}
    aria-label=${name}>
    <header>
      ${can ? html`<button type="button" class=${look("who legal", chosen && "chosen")} data-seat=${seat} ...${acts}>${who}</button>`
        : html`<h2 class="who">${who}${view.teams ? html`<small>${t("innovation-team", { team: view.teams[seat] + 1 })}</small>` : ""}</h2>`}
      <${Explain} title=${t("innovation-score-achievements")} text=${listed(achievements) || t("innovation-nothing")} note=${monument}>
        <span class="fact">${t("innovation-achievements-of", { have: ages.length + specials.length, need: view.needed })}
          ${ages.map((age) => html`<i key=${age} class="won">${age}</i>`)}
          ${specials.map((special) => html`<i key=${special} class="won">${t(`innovation-special-${special}`)}</i>`)}
        </span>
      <//>
      <${Backs} ...${props} zone="score" cards=${score} more=${t("innovation-points", { points })} />
      <${Backs} ...${props} zone="hand" cards=${hand} more="" />
      ${monument && html`<small class="fact">${monument}</small>`}
      <ul class="icons" aria-label=${t("innovation-icons")}>${ICONS.map((icon) => html`<li key=${icon} class=${dogma && CARDS[dogma.card].dogma === icon ? "asked" : ""}>
        <${Mark} name=${icon} /><span class="sr-only">${t(`innovation-icon-${icon}`)}: </span>${icons[icon]}
      </li>`)}</ul>
    </header>
    <div class="piles" ...${useRoving()}>
      ${COLOURS.map((colour) => piles[colour] ? html`<${PileOf} key=${colour} ...${props} colour=${colour} />`
        : html`<span key=${colour} class="pile empty ${colour}" title=${t(`innovation-colour-${colour}`)}><${Mark} name=${colour} /></span>`)}
    </div>
  </section>`;
}

/**
 * A hand or score pile from behind: a number for each card's age; those of a score pile can be chosen.
 * @param {Props & {one: number, zone: "hand" | "score", cards: Hidden, more: string}} props
 */
function Backs(props) {
  const { view, one: seat, zone, cards, more, t } = props, ages = [...new Set(cards.ages)];
  const name = t(`innovation-zone-${zone}`), known = [...(cards.open ?? []), ...(cards.knows ?? [])].map((card) => cardName(card, t));
  const text = [
    more, cards.ages.length ? t("innovation-backs", { ages: listed(cards.ages.map(String)) }) : t("innovation-nothing"),
    known.length && t("innovation-known", { cards: listed(known) }),
  ].filter(Boolean).join("\n");
  return html`<${Explain} title=${name} text=${text}>
    <span class="fact backs ${zone}"><small>${name}</small>${more && html`<b>${view.players[seat].points}</b>`}
      ${ages.map((age) => {
        const count = cards.ages.filter((one) => one === age).length, back = `${seat}:${age}`;
        const { can, chosen, acts } = choice(props, "back", back), said = html`${age}${count > 1 && html`<sub>×${count}</sub>`}`;
        return can && zone === "score"
          ? html`<button type="button" key=${age} class=${look("back legal", chosen && "chosen")} data-back=${back} ...${acts}>${said}</button>`
          : html`<i key=${age} class="back">${said}</i>`;
      })}
    </span>
  <//>`;
}

/** A pile as it lies, splayed or not; the top card comes first. @param {Props & {one: number, colour: string}} props */
function PileOf(props) {
  const { view, one: seat, colour, players, t } = props, pile = view.players[seat].piles[colour], { splay } = pile;
  const cards = [...pile.cards].reverse(), [top, ...under] = cards, isOwn = seat === props.seat;
  const { can, chosen, acts } = choice(props, "colour", colour);
  const name = splay ? t("innovation-pile-splayed", { colour: t(`innovation-colour-${colour}`), count: cards.length, direction: t(`innovation-direction-${splay}`) })
    : t("innovation-pile", { colour: t(`innovation-colour-${colour}`), count: cards.length });
  const note = isOwn && top && !view.dogma ? listed(striking(view, top, seat, players, t)) : "";
  return html`<div class=${look("pile", colour, splay, can && isOwn && "asked")} style=${`--under:${under.length}`} role="group" aria-label=${name}
    onClick=${can && isOwn ? acts.onClick : undefined}>
    ${cards.map((card, i) => (splay || !i) && html`<${CardButton} key=${card} ...${props} card=${card} note=${i ? "" : note}
      looks=${i ? "covered" : look("top", under.length > 0 && "thick")} style=${`--at:${i}`} />`)}
    ${under.length > 0 && html`<${Explain} title=${name} text=${under.map((card) => `${CARDS[card].age} ${cardName(card, t)}`).join("\n")}>
      <button type="button" class=${look("count", can && isOwn && "legal", chosen && "chosen")} data-pile=${colour} aria-label=${name}
        ...${isOwn ? { ...acts, onClick: undefined } : { "aria-disabled": true }}>×${cards.length}</button>
    <//>`}
  </div>`;
}

/**
 * Under a player's name in the panel: points, achievements, and the size of the hand.
 * @param {{view: InnovationView, player: Player, t: Translate}} props
 */
export function Side({ view, player, t }) {
  const { points, ages, specials } = view.players[player.seat];
  return html`<div class="inn-side">${t("innovation-sums", { points, achievements: ages.length + specials.length })}</div>`;
}

