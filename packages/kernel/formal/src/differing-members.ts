// Where two JSON values differ, member by member. Knows no game.
import { isJsonObject, type Json, LIMITS, memberPath, sameJson } from "@assize/kernel-model";

export interface DifferingMember {
  readonly path: string;
  /** Null also where there is nothing. */
  readonly first: Json;
  readonly second: Json;
}

/** The smallest parts that differ, at most `LIMITS.misfitsTold`, in the order of the first value. */
export const differingMembers = (first: Json, second: Json): readonly DifferingMember[] => {
  const found: DifferingMember[] = [];
  gather("$", first, second, found);
  return found;
};

const gather = (path: string, first: Json, second: Json, found: DifferingMember[]): void => {
  if (found.length >= LIMITS.misfitsTold || sameJson(first, second)) return;
  if (Array.isArray(first) && Array.isArray(second) && first.length === second.length) {
    for (const [at, one] of first.entries())
      gather(`${path}[${at}]`, one as Json, second[at] as Json, found);
    return;
  }
  if (isJsonObject(first) && isJsonObject(second)) {
    for (const name of new Set([...Object.keys(first), ...Object.keys(second)]))
      gather(memberPath(path, name), first[name] ?? null, second[name] ?? null, found);
    return;
  }
  found.push({ path, first, second });
};
