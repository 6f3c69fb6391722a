// From a position to the line in hand, over what is forced in between and stands in no line.
import type { Position } from "@assize/kernel-chart-engine";
import type { Taken } from "@assize/kernel-referee";
import { fit, fitAfterForced } from "./rules.ts";
import type { Search } from "./search-state.ts";

/** The forced steps until the line fits, and its own; null where it never does. */
export const reach = (
  { rules, lineAt }: Search,
  position: Position<unknown>,
  index: number,
): readonly Taken<unknown>[] | null => {
  const line = lineAt(index);
  rules.looked++;
  return fit(rules, position, line) ?? fitAfterForced(rules, position, line);
};
