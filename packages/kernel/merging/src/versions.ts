// What the protocols say of one moment: one thing together, or several. Who wrote before and after it, and has no number left out
// there, says that nothing happened; who left numbers out, or leaves consequences out, says nothing.
import type { RecordedGame } from "@assize/kernel-event-log";
import type { GameModel } from "@assize/kernel-model";
import type { Moment } from "./aligned.ts";
import type { Said } from "./merged.ts";
import { combined, saidBy } from "./said.ts";

/** One thing that is said of a moment, and by whom. */
export interface Saying {
  readonly event: Said | null;
  readonly by: readonly number[];
}

/** Of each protocol whether it says, by its numbers, that nothing happened between two of its lines. */
const deniesAt = (
  moments: readonly Moment[],
  at: number,
  protocol: number,
  { header }: RecordedGame,
  isForced: boolean,
): boolean => {
  if (isForced && header.terse === true) return false;
  const before = moments.slice(0, at).findLast((one) => one[protocol] !== null)?.[protocol];
  const after = moments.slice(at + 1).find((one) => one[protocol] !== null)?.[protocol];
  if (after === undefined || after === null) return false;
  return after.seq === (before?.seq ?? 0) + 1;
};

const sayingsTogether = (moment: Moment): readonly Saying[] => {
  const sayings: { event: Said; by: number[] }[] = [];
  for (const [protocol, line] of moment.entries()) {
    if (line === null) continue;
    const said = saidBy(line);
    const same = sayings.find(({ event }) => combined(event, said) !== null);
    if (same === undefined) sayings.push({ event: said, by: [protocol] });
    else {
      same.event = combined(same.event, said)!;
      same.by.push(protocol);
    }
  }
  return sayings;
};

/** All that is said of a moment; one thing alone where nobody contradicts it. */
export const sayingsAt = (
  moments: readonly Moment[],
  at: number,
  protocols: readonly RecordedGame[],
  model: GameModel | null,
): readonly Saying[] => {
  const moment = moments[at]!;
  const sayings = sayingsTogether(moment);
  const isForced = sayings.some(
    ({ event }) => event !== null && model?.events[event.type]?.class === "consequence",
  );
  const denying = protocols.flatMap((one, protocol) =>
    moment[protocol] === null && deniesAt(moments, at, protocol, one, isForced) ? [protocol] : [],
  );
  return denying.length === 0 ? sayings : [...sayings, { event: null, by: denying }];
};
