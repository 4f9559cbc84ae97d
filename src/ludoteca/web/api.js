/** The HTTP calls of docs/protocol.md. */

/** What a call was refused with: a code, and a message id with its arguments. */
export class Refused extends Error {
  /**
   * @param {number} status
   * @param {import("./types.js").Refusal} refusal
   */
  constructor(status, refusal) {
    super(refusal.code);
    this.status = status;
    this.code = refusal.code;
    this.text = refusal.text || "shell-went-wrong";
    this.clause = refusal.clause || "";
    this.args = refusal.args || {};
  }
}

/**
 * @param {string} path
 * @returns {Promise<any>}
 */
export function get(path) {
  return call("GET", path);
}

/**
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<any>}
 */
export function post(path, body = {}) {
  return call("POST", path, body);
}

/**
 * @param {string} path
 * @param {object} body
 * @returns {Promise<any>}
 */
export function put(path, body) {
  return call("PUT", path, body);
}

/**
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 */
async function call(method, path, body) {
  const json = body && { "Content-Type": "application/json" };
  let response;
  try {
    response = await fetch(path, {
      method,
      headers: { Accept: "application/json", ...json },
      body: body && JSON.stringify(body),
    });
  } catch {
    throw new Refused(0, { code: "offline", text: "shell-offline" });
  }
  const data = await response.json().catch(() => ({}));
  if (response.ok) return data;
  if (data.text === "server-password-needed") location.reload();
  throw new Refused(response.status, { code: "unknown", ...data });
}
