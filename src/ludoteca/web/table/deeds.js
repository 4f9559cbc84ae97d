/** What people do at a table besides answering: the server is asked, and tells everybody. */

import { post } from "../api.js";
import { attempt } from "../parts/toasts.js";

/** @import { TableInfo } from "../types.js" */

/**
 * Ask the server to do something at the table; it tells everybody what has changed.
 * @param {TableInfo} info
 * @param {string} deed
 * @param {object} [body]
 */
export function doAtTable(info, deed, body) {
  return attempt(post(`/api/tables/${info.id}/${deed}`, body));
}
