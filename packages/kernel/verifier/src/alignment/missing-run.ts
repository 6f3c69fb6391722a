// Which choices are missing where several in a row are: the shortest run of them after which the record goes on.
import type { Position } from "@assize/kernel-chart-engine";
import type { Taken } from "@assize/kernel-referee";
import { reach } from "./reach.ts";
import { alternatives, forcedFrom, keyOf } from "./rules.ts";
import type { Search } from "./search-state.ts";
import { along, keptOn, type Stand } from "./taken-back.ts";

/** Choices, each with the steps that it forces before the next; and the steps up to the line in hand, with its own. */
export interface Run {
  readonly choices: readonly (readonly Taken<unknown>[])[];
  readonly line: readonly Taken<unknown>[];
}

interface Begun {
  readonly position: Position<unknown>;
  readonly choices: Run["choices"];
}

/** The shortest runs that lead to different positions; of one choice it is told by the caller. */
export function* runsOfChoices(
  search: Search,
  { position, kept }: Stand,
  index: number,
): Generator<Run, void, void> {
  const { rules, limits } = search;
  if (search.runs.count++ >= limits.runTimes) return;
  const found = new Set<string>();
  const most = rules.looked + limits.runLooked;
  const open: Begun[] = [{ position, choices: [] }];
  for (let at = 0; at < open.length; at++) {
    const { position: from, choices } = open[at]!;
    for (const taken of alternatives(rules, from, null, { left: limits.runAlternatives })) {
      if (rules.looked > most || found.size >= limits.runs) return;
      const line = reach(search, taken.position, index);
      if (line !== null && goesOn(search, { position: line.at(-1)!.position, kept }, index)) {
        const key = keyOf(rules, line.at(-1)!.position);
        if (choices.length > 0 && !found.has(key)) yield { choices: [...choices, [taken]], line };
        if (choices.length > 0) found.add(key);
        continue;
      }
      if (choices.length + 1 >= limits.choicesInARow) continue;
      const forced = [...forcedFrom(rules, taken.position)];
      const next = forced.at(-1)?.position ?? taken.position;
      open.push({ position: next, choices: [...choices, [taken, ...forced]] });
    }
  }
}

/** True where the lines after the one in hand fit too, so that it is no accident. */
const goesOn = (search: Search, from: Stand, index: number): boolean => {
  const { length, limits } = search;
  let stand: Stand | null = { ...from, kept: keptOn(search, from.kept, index, from.position) };
  for (let line = index + 1; line < Math.min(length, index + limits.fitAfterBack); line++) {
    stand = along(search, stand, line);
    if (stand === null) return false;
  }
  return true;
};
