// What the browser keeps for this page. Everything still works where it keeps nothing: private windows, `file://`.
// Knows keys and JSON, not what is kept.
import { type JsonReading, LIMITS, readJson } from "@assize/kernel-model";

const PREFIX = "assize:";

/** Other pages of the same address may have written it. */
const READING: JsonReading = { profile: "foreign", bytes: LIMITS.bytesPerGame };

const keptText = (key: string): string | null => {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
};

/** What was kept under a key, or undefined where nothing was, or nothing that `isValid` accepts. */
export const recall = <Value>(
  key: string,
  isValid: (value: unknown) => value is Value,
): Value | undefined => {
  const kept = keptText(key);
  const read = kept === null ? null : readJson(kept, READING);
  return read?.ok === true && isValid(read.value) ? read.value : undefined;
};

/** Keeps a value; false where the browser does not. */
export const keep = (key: string, value: unknown): boolean => {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
};

export const forget = (key: string): void => {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Nothing was kept.
  }
};
