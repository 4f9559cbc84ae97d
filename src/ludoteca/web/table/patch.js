/** JSON Merge Patch (RFC 7396): how one view becomes the next. */

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
