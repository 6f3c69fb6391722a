// Lists with an entry for each seat, city or region, as a state holds them: entries are pushed. Of a list that `map` or
// `Array.from` has made V8 supposes that it has holes, and `with` copies such a list six times as slowly. Knows no rule.

/** So many equal entries. */
export const repeated = <T>(count: number, value: T): T[] => {
  const list: T[] = [];
  for (let made = 0; made < count; made++) list.push(value);
  return list;
};

/** What `list.map` answers. */
export const mapped = <From, To>(
  list: readonly From[],
  change: (entry: From, index: number) => To,
): To[] => {
  const changed: To[] = [];
  for (let index = 0; index < list.length; index++) changed.push(change(list[index]!, index));
  return changed;
};
