// An install that is not whole: a package that this program needs is not there, as after a pull without `npm ci`. Imports nothing,
// since any import may be what is missing.

/** The package that could not be found; null where the failure is another one. */
const missingPackage = (failure: unknown): string | null => {
  if (!(failure instanceof Error) || !("code" in failure)) return null;
  if (failure.code !== "ERR_MODULE_NOT_FOUND") return null;
  return /^Cannot find package '([^']+)'/.exec(failure.message)?.[1] ?? null;
};

/** What to do about it; null where the failure is another one. */
export const adviceOnMissing = (failure: unknown): string | null => {
  const name = missingPackage(failure);
  return name === null
    ? null
    : `assize: the package ${name} is not installed here, and this version needs it; run npm ci in the folder of assize (after each pull)`;
};
