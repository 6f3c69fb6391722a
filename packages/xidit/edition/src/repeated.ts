// Which entries of a list repeat an earlier one. Knows nothing else.

/** The places of entries whose key an earlier entry has. */
export const repeatedAt = <T>(list: readonly T[], key: (item: T) => unknown): readonly number[] => {
  const seen = new Set<unknown>();
  return list.flatMap((item, index) => {
    const name = key(item);
    if (seen.has(name)) return [index];
    seen.add(name);
    return [];
  });
};

/** The numbers 1 to `count` that `present` lacks. */
export const missingFrom = (count: number, present: Iterable<number>): readonly number[] => {
  const has = new Set(present);
  return Array.from({ length: count }, (_, index) => index + 1).filter((id) => !has.has(id));
};
