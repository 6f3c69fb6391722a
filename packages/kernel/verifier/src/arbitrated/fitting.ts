// Whether rulings are about this record and this table, before anything is audited by them.
import type { RecordedGame } from "@assize/kernel-event-log";
import { type Hash, linkOf } from "@assize/kernel-integrity";
import { type Arbitration, type ArbitrationProblem, isReadable } from "@assize/kernel-model";

/** Names are the same that look the same, whatever the case of their letters. */
const asRead = (name: string): string =>
  name
    .replace(/[\p{Cc}\p{Cf}]/gu, "")
    .normalize("NFKC")
    .trim()
    .toLowerCase();

/** What the seats of a table are called: by name, and by colour. */
const namesOf = ({ header }: RecordedGame): ReadonlySet<string> =>
  new Set(
    header.seats.flatMap(({ name, colour }) =>
      [name, colour].filter((one) => isReadable(one)).map((one) => asRead(one)),
    ),
  );

const keyOf = ({ line, code }: Arbitration): string => `${line} ${code}`;

/** Why each ruling has no place in this record; null where it may have one. */
export const misplacedIn = (
  read: RecordedGame,
  arbitrations: readonly Arbitration[],
  hash: Hash,
): readonly (ArbitrationProblem | null)[] => {
  const names = namesOf(read);
  const answered = new Set<string>();
  return arbitrations.map((one) => {
    const { line, arbiter, penalty } = one;
    if (line > read.length) return "no-line";
    if (linkOf(read.events[line - 1]!.line.bytes, hash) !== one.hash) return "other-hash";
    if (answered.has(keyOf(one))) return "answered-twice";
    answered.add(keyOf(one));
    if (names.has(asRead(arbiter))) return "arbiter-plays";
    return penalty !== undefined && penalty.seat >= read.header.seats.length ? "no-seat" : null;
  });
};
