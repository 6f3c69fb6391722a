// Finds circles in a directed graph of names. Knows nothing of packages.

/** One circle for each edge that closes one, as the names on it with the first repeated last. */
export const findCycles = (
  edges: ReadonlyMap<string, readonly string[]>,
): readonly (readonly string[])[] => {
  const circles: (readonly string[])[] = [];
  const done = new Set<string>();
  const visit = (name: string, path: readonly string[]): void => {
    if (path.includes(name)) {
      circles.push([...path.slice(path.indexOf(name)), name]);
      return;
    }
    if (done.has(name)) return;
    for (const next of edges.get(name) ?? []) visit(next, [...path, name]);
    done.add(name);
  };
  for (const name of edges.keys()) visit(name, []);
  return circles;
};
