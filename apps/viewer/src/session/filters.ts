// Which lines of a log are listed. Knows lines, no game.
import { type Accessor, createSignal } from "solid-js";
import { wordsFoundIn } from "@assize/kernel-model";
import type { Line } from "../protocol/protocol.ts";
import type { Range } from "../history-view/cursor.ts";

export interface Filters {
  /** Null: any. */
  readonly seat: number | null;
  readonly class: Line["class"] | null;
  readonly clause: string | null;
  /** Words to be found in the sentence, the type or a clause; empty for all. */
  readonly words: string;
  readonly findingsOnly: boolean;
}

export const NO_FILTERS: Filters = {
  seat: null,
  class: null,
  clause: null,
  words: "",
  findingsOnly: false,
};

export interface FilterChoice {
  readonly chosen: Accessor<Filters>;
  /** Changes some of them. */
  readonly choose: (change: Partial<Filters>) => void;
}

export const createFilters = (): FilterChoice => {
  const [chosen, setChosen] = createSignal<Filters>(NO_FILTERS);
  return { chosen, choose: (change) => void setChosen((before) => ({ ...before, ...change })) };
};

export const isFiltering = (filters: Filters): boolean =>
  filters.seat !== null ||
  filters.class !== null ||
  filters.clause !== null ||
  filters.words.trim() !== "" ||
  filters.findingsOnly;

/** The lines that pass every filter and lie in the range. */
export const filterLines = (
  lines: readonly Line[],
  filters: Filters,
  range: Range | null,
): readonly Line[] => {
  const fits = wordsFoundIn(filters.words);
  const passes = (line: Line): boolean => {
    if (range !== null && (line.seq < range.from || line.seq > range.to)) return false;
    if (filters.seat !== null && line.by !== filters.seat) return false;
    if (filters.class !== null && line.class !== filters.class) return false;
    if (filters.clause !== null && !line.clauses.includes(filters.clause)) return false;
    if (filters.findingsOnly && line.findings.length === 0) return false;
    return fits(`${line.seq} ${line.type} ${line.text} ${line.clauses.join(" ")}`);
  };
  return lines.filter(passes);
};
