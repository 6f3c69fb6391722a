// What the browser keeps for this page. Everything still works where it keeps nothing: private windows, `file://`.
// Knows keys and JSON, not what is kept.

const PREFIX = "assize:";

/** What was kept under a key, or undefined where nothing was, or nothing that `isValid` accepts. */
export const recall = <Value>(
  key: string,
  isValid: (value: unknown) => value is Value,
): Value | undefined => {
  try {
    const kept = localStorage.getItem(PREFIX + key);
    const value: unknown = kept === null ? undefined : JSON.parse(kept);
    return isValid(value) ? value : undefined;
  } catch {
    return undefined;
  }
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
