// A stretch of lines as they stand, taken from a position that the explanation in hand does not have there.
import type { Position } from "@assize/kernel-chart-engine";
import { fit } from "./rules.ts";
import type { Search } from "./search-state.ts";

/** Where the lines from `first` on lead, before `end`; null where one of them does not fit. */
export const through = (
  { rules, lineAt, undos }: Search,
  from: Position<unknown>,
  first: number,
  end: number,
): Position<unknown> | null => {
  let position = from;
  for (let line = first; line < end; line++) {
    rules.looked++;
    if (undos.ruled.has(line)) continue;
    const steps = fit(rules, position, lineAt(line));
    if (steps === null) return null;
    ({ position } = steps.at(-1)!);
  }
  return position;
};
