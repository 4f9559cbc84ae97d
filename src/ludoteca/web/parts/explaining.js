/** The card of `Explain`: when it comes, where it stands, when it goes. Loaded when something first explains itself. */

/**
 * `id` is that of the element that holds text and note for screen readers.
 * @typedef {{title: string, text: string, note: string, id: string}} Words
 */

/** @typedef {{update: (words: Words) => void, end: () => void}} Explaining */

const HOVER_DELAY = 350;
const FOCUS_DELAY = 150;
const LONG_PRESS = 500;
/** How long the pointer may be on its way from the thing to its card. */
const GRACE = 250;
/** Who has just read one card need not wait for the next. */
const WARM = 400;
/** A finger that moves farther than this, in pixels, does not press but scrolls. */
const STEADY = 10;
const GAP = 8;
const EDGE = 8;
const LEAST_HEIGHT = 96;

const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex]";

/** The one card there is. @type {HTMLElement | undefined} */
let card;
/** Whose words the card shows. @type {Thing | undefined} */
let shown;
let hiddenAt = 0;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let hiding;

/**
 * Let the element inside `box` explain itself.
 * @param {Element} box
 * @returns {Explaining}
 */
export function explain(box) {
  return new Thing(box);
}

class Thing {
  /** @param {Element} box */
  constructor(box) {
    this.box = box;
    /** @type {Words | undefined} */
    this.words = undefined;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.coming = undefined;
    /** Where the finger came down. @type {{x: number, y: number} | undefined} */
    this.finger = undefined;
    /** A long press is no click, until the next press. */
    this.wasLong = false;
    /** Whether the anchor has no name of its own. */
    this.labels = false;
    this.listening = new AbortController();
    /** @type {[string, (event: any) => void][]} */
    const heard = [
      ["pointerover", (event) => this.onOver(event)],
      ["pointerout", (event) => this.onOut(event)],
      ["pointerdown", (event) => this.onDown(event)],
      ["pointermove", (event) => this.onMove(event)],
      ["pointerup", () => this.onLift()],
      ["pointercancel", () => this.onLift()],
      ["contextmenu", (event) => this.onMenu(event)],
      ["click", (event) => this.onClick(event)],
      ["focusin", () => this.onFocus()],
      ["focusout", () => this.go()],
    ];
    for (const [name, hear] of heard) {
      box.addEventListener(name, hear, { capture: true, signal: this.listening.signal });
    }
  }

  /** What explains itself: the element that is drawn. */
  get anchor() {
    return this.box.firstElementChild ?? this.box;
  }

  /** @param {Words} words */
  update(words) {
    this.words = words;
    const { anchor } = this;
    const focusable = anchor.matches(FOCUSABLE) ? anchor : anchor.querySelector(FOCUSABLE);
    if (!focusable) {
      anchor.setAttribute("tabindex", "0");
      if (!anchor.hasAttribute("role")) anchor.setAttribute("role", "group");
      this.labels ||= !anchor.hasAttribute("aria-label");
      if (this.labels) anchor.setAttribute("aria-label", words.title);
    }
    (focusable ?? anchor).setAttribute("aria-describedby", words.id);
    if (shown === this) show(this);
  }

  end() {
    this.go();
    this.listening.abort();
  }

  /** @param {number} delay */
  come(delay) {
    clearTimeout(hiding);
    if (shown === this) return;
    clearTimeout(this.coming);
    this.coming = setTimeout(() => show(this), shown || Date.now() - hiddenAt < WARM ? 0 : delay);
  }

  go() {
    clearTimeout(this.coming);
    if (shown === this) hide();
  }

  /** @param {PointerEvent} event */
  onOver({ pointerType, relatedTarget }) {
    if (pointerType === "mouse" && !isInside(this.box, relatedTarget)) this.come(HOVER_DELAY);
    else if (pointerType === "mouse") clearTimeout(hiding);
  }

  /** @param {PointerEvent} event */
  onOut({ pointerType, relatedTarget }) {
    if (pointerType !== "mouse" || isInside(this.box, relatedTarget)) return;
    clearTimeout(this.coming);
    if (shown === this && !this.hasFocus()) goSoon();
  }

  /** Whether the keyboard is on the thing, which keeps its card. */
  hasFocus() {
    return !!this.box.querySelector(":focus-visible");
  }

  /** @param {PointerEvent} event */
  onDown({ pointerType, clientX, clientY }) {
    this.wasLong = false;
    this.go();
    if (pointerType === "mouse") return;
    this.finger = { x: clientX, y: clientY };
    this.coming = setTimeout(() => this.onLongPress(), LONG_PRESS);
  }

  /** @param {PointerEvent} event */
  onMove({ clientX, clientY }) {
    const { finger } = this;
    if (finger && Math.hypot(clientX - finger.x, clientY - finger.y) > STEADY) this.onLift();
  }

  onLift() {
    if (this.finger) clearTimeout(this.coming);
    this.finger = undefined;
  }

  onLongPress() {
    clearTimeout(this.coming);
    this.wasLong = true;
    show(this);
  }

  /** The browser's own answer to a long press. @param {MouseEvent} event */
  onMenu(event) {
    if (!this.finger && !this.wasLong) return;
    event.preventDefault();
    if (!this.wasLong) this.onLongPress();
  }

  /** @param {MouseEvent} event */
  onClick(event) {
    if (!this.wasLong || !event.detail) return; // a key's click has no detail
    event.preventDefault();
    event.stopPropagation();
  }

  onFocus() {
    if (this.hasFocus()) this.come(FOCUS_DELAY);
  }
}

/** @param {Thing} thing */
function show(thing) {
  if (!thing.words || !thing.anchor.isConnected) return;
  const { title, text, note } = thing.words;
  const { anchor } = thing;
  card ??= makeCard();
  clearTimeout(hiding);
  if (shown !== thing) {
    // Inside a dialog everything outside is out of reach; the top layer is above all else.
    (anchor.closest("dialog[open]") ?? document.body).append(card);
    card.showPopover?.();
    shown = thing;
  }
  card.replaceChildren(
    line("strong", "explaining-title", title),
    ...(text ? [line("p", "", text)] : []),
    ...(note ? [line("p", "explaining-note", note)] : []),
  );
  place(card, anchor.getBoundingClientRect());
}

function hide() {
  clearTimeout(hiding);
  if (!shown) return;
  shown = undefined;
  hiddenAt = Date.now();
  card?.remove();
}

function goSoon() {
  clearTimeout(hiding);
  hiding = setTimeout(hide, GRACE);
}

/**
 * Above what it explains, else below, else beside it; where there is no room at all, on the larger side.
 * @param {HTMLElement} card
 * @param {DOMRect} box
 */
function place(card, box) {
  const { clientWidth, clientHeight } = document.documentElement;
  card.style.maxHeight = `${clientHeight - 2 * EDGE}px`;
  const { offsetWidth: width, offsetHeight: height } = card;
  const above = box.top - GAP - EDGE;
  const below = clientHeight - EDGE - box.bottom - GAP;
  let left = (box.left + box.right - width) / 2;
  let top = box.top - GAP - height;
  if (above < height) {
    if (below >= height) top = box.bottom + GAP;
    else if (Math.max(box.left, clientWidth - box.right) >= width + GAP + EDGE) {
      left = clientWidth - box.right >= width + GAP + EDGE ? box.right + GAP : box.left - GAP - width;
      top = (box.top + box.bottom - height) / 2;
    } else {
      const room = Math.max(above, below);
      if (room >= LEAST_HEIGHT) card.style.maxHeight = `${room}px`;
      top = above > below ? box.top - GAP - Math.min(height, room) : box.bottom + GAP;
    }
  }
  const most = clientHeight - EDGE - card.offsetHeight;
  card.style.left = `${Math.max(EDGE, Math.min(left, clientWidth - EDGE - width))}px`;
  card.style.top = `${Math.max(EDGE, Math.min(top, most))}px`;
}

/** Screen readers have the words already: they describe the thing itself. */
function makeCard() {
  const made = document.createElement("div");
  made.className = "explaining";
  made.popover = "manual";
  made.setAttribute("aria-hidden", "true");
  made.addEventListener("pointerenter", () => clearTimeout(hiding));
  made.addEventListener("pointerleave", ({ pointerType }) => {
    if (pointerType === "mouse" && !shown?.hasFocus()) goSoon();
  });
  return made;
}

/**
 * @param {string} tag
 * @param {string} name
 * @param {string} text
 */
function line(tag, name, text) {
  const made = document.createElement(tag);
  made.className = name;
  made.textContent = text;
  return made;
}

/**
 * @param {Element | undefined} box
 * @param {EventTarget | null} target
 */
function isInside(box, target) {
  return target instanceof Node && !!box?.contains(target);
}

// Escape, a press elsewhere, another size of the window, and what is scrolled away: the card goes.
addEventListener(
  "keydown",
  (event) => {
    if (event.key !== "Escape" || !shown) return;
    event.preventDefault();
    event.stopPropagation();
    hide();
  },
  true,
);
addEventListener("pointerdown", ({ target }) => !isInside(card, target) && !isInside(shown?.box, target) && hide(), true);
addEventListener("scroll", ({ target }) => isInside(/** @type {any} */ (target), shown?.anchor ?? null) && hide(), true);
addEventListener("resize", hide);
addEventListener("blur", hide);
