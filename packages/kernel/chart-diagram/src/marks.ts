// What is to be seen of a game in its chart: where it stands, what was taken, what never was. Knows no shape.

/** What a drawing shows besides the chart itself. All of it may be absent. */
export interface ChartSights {
  /** The states a game is in: a leaf is enough, what it lies in follows. */
  readonly activeStates?: readonly string[] | undefined;
  /** The ids of transitions just taken. */
  readonly taken?: readonly string[] | undefined;
  /** The ids of transitions that were tried and refused. */
  readonly refused?: readonly string[] | undefined;
  /** How often each state was visited and each transition taken; what is not in it never was. */
  readonly counts?: Readonly<Record<string, number>> | undefined;
  /** States, transitions and clauses to point at. */
  readonly highlight?: readonly string[] | undefined;
}

export type Mark = "never" | "visited" | "around" | "active" | "taken" | "refused" | "highlighted";

export interface Marks {
  readonly ofState: (id: string) => readonly Mark[];
  readonly ofTransition: (id: string) => readonly Mark[];
  /** Of what stands for several transitions, and for the clauses they apply: it never was only if none was. */
  readonly ofTransitions: (ids: readonly string[], clauses?: readonly string[]) => readonly Mark[];
  readonly ofClause: (id: string) => readonly Mark[];
  readonly countOf: (id: string) => number | undefined;
}

/** Marks stand in the order in which one outdoes the other, the strongest last. */
export const marksFor = (sights: ChartSights): Marks => {
  const { counts } = sights;
  const active = new Set(sights.activeStates);
  const taken = new Set(sights.taken);
  const refused = new Set(sights.refused);
  const highlight = new Set(sights.highlight);
  const leaves = [...active];

  const counted = (ids: readonly string[]): readonly Mark[] => {
    if (counts === undefined) return [];
    return ids.some((id) => (counts[id] ?? 0) > 0) ? ["visited"] : ["never"];
  };
  const pointedAt = (ids: readonly string[]): readonly Mark[] =>
    ids.some((id) => highlight.has(id)) ? ["highlighted"] : [];
  const ofTransitions = (
    ids: readonly string[],
    clauses: readonly string[] = [],
  ): readonly Mark[] => [
    ...counted(ids),
    ...(ids.some((id) => taken.has(id)) ? (["taken"] as const) : []),
    ...(ids.some((id) => refused.has(id)) ? (["refused"] as const) : []),
    ...pointedAt([...ids, ...clauses]),
  ];
  return {
    ofState: (id) => [
      ...counted([id]),
      ...(leaves.some((leaf) => leaf.startsWith(`${id}.`)) ? (["around"] as const) : []),
      ...(active.has(id) ? (["active"] as const) : []),
      ...pointedAt([id]),
    ],
    ofTransition: (id) => ofTransitions([id]),
    ofTransitions,
    ofClause: (id) => pointedAt([id]),
    countOf: (id) => counts?.[id],
  };
};

/** A role and its variants: `road road-taken`. */
export const rolesOf = (role: string, marks: readonly string[], kind?: string): string =>
  [role, ...(kind === undefined ? [] : [kind]), ...marks].reduce(
    (roles, word) => `${roles} ${role}-${word}`,
  );
