/** The live connection to a table: comes back by itself, and sends again what was not acknowledged. */

const FIRST_WAIT = 500;
const LONGEST_WAIT = 6_000;
const PING_EVERY = 25_000;
const PATIENCE = 10_000;

/** @typedef {{type: string, id?: string} & Record<string, any>} Message */

export class Socket {
  /**
   * @param {string} path
   * @param {{
   *   seen: () => {version: number, chat?: number}, receive: (message: Message) => void,
   *   isOpen: (open: boolean) => void,
   * }} owner
   */
  constructor(path, owner) {
    this.address = new URL(path, location.href.replace(/^http/, "ws")).href;
    this.owner = owner;
    /** @type {Map<string, Message>} */
    this.unanswered = new Map();
    this.count = 0;
    this.run = Math.random().toString(36).slice(2, 10);
    this.tries = 0;
    this.isClosed = false;
    this.socket = /** @type {WebSocket | undefined} */ (undefined);
    this.retry = /** @type {number | undefined} */ (undefined);
    this.deadline = /** @type {number | undefined} */ (undefined);
    this.wake = this.wake.bind(this);
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.timer = setInterval(() => this.ping(), PING_EVERY);
    this.connect();
  }

  /**
   * Send a message that the server acknowledges; returns its id.
   * @param {Message} message
   */
  send(message) {
    this.count += 1;
    const id = `${this.run}-${this.count}`;
    const whole = { ...message, id };
    this.unanswered.set(id, whole);
    this.transmit(whole);
    return id;
  }

  close() {
    this.isClosed = true;
    clearInterval(this.timer);
    clearTimeout(this.retry);
    clearTimeout(this.deadline);
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.socket?.close();
  }

  connect() {
    clearTimeout(this.retry);
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.transmit({ type: "resume", ...this.owner.seen() });
      for (const message of this.unanswered.values()) this.transmit(message);
    };
    socket.onmessage = ({ data }) => this.take(JSON.parse(data));
    socket.onclose = () => this.socket === socket && this.lose();
  }

  /** @param {Message} message */
  take(message) {
    clearTimeout(this.deadline);
    this.deadline = undefined;
    this.tries = 0;
    this.owner.isOpen(true);
    if (message.re) this.unanswered.delete(message.re);
    if (message.type !== "pong") this.owner.receive(message);
  }

  lose() {
    clearTimeout(this.deadline);
    this.deadline = undefined;
    if (this.isClosed) return;
    this.owner.isOpen(false);
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 1.6 ** this.tries) * (0.7 + 0.6 * Math.random());
    this.tries += 1;
    this.retry = setTimeout(() => this.connect(), wait);
  }

  /** The page is seen or the network is back: do not wait for the next try, and test what seems open. */
  wake() {
    if (this.isClosed || document.hidden) return;
    if (this.socket?.readyState === WebSocket.OPEN) this.ping();
    else if (this.socket?.readyState === WebSocket.CLOSED) this.connect();
  }

  ping() {
    this.transmit({ type: "ping" });
  }

  /**
   * Send now if possible; a connection that then stays silent is given up.
   * @param {Message} message
   */
  transmit(message) {
    const socket = this.socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    socket.send(JSON.stringify(message));
    this.deadline ??= setTimeout(() => {
      this.deadline = undefined;
      if (this.socket !== socket) return;
      this.socket = undefined;
      socket.close();
      this.lose();
    }, PATIENCE);
  }
}
