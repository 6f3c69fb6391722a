// Whether protocols are of one game: the same rules, table and start. Names of seats may be missing from some.
import type { Header, RecordedGame } from "@assize/kernel-event-log";
import { type Json, sameJson } from "@assize/kernel-model";

/** Where a protocol is of another game than the first one, and what both say there. */
export interface OtherGame {
  /** Which protocol, from 0. */
  readonly protocol: number;
  readonly member: string;
  readonly says: Json;
  readonly first: Json;
}

/** What has to be the same, each under the name that a header has for it. */
const partsOf = (header: Header): readonly (readonly [member: string, value: Json])[] => [
  ["game", header.game],
  ["rules", header.rules],
  ["rulebook", header.rulebook],
  ["edition", header.edition.digest],
  ["rulings", header.rulings],
  ["seats", header.seats.map(({ colour }) => colour)],
  ...members("options", header.options),
  ...members("table", header.table),
  ["position", header.position ?? null],
];

const members = (name: string, value: Header["options"]): readonly (readonly [string, Json])[] => [
  [name, Object.keys(value).sort()],
  ...Object.keys(value)
    .sort()
    .map((member): [string, Json] => [`${name}.${member}`, value[member]!]),
];

/** The first thing in which a protocol is of another game; null where all are of one. */
export const otherGame = (protocols: readonly RecordedGame[]): OtherGame | null => {
  const [first, ...others] = protocols.map(({ header }) => new Map(partsOf(header)));
  for (const [at, parts] of others.entries())
    for (const member of new Set([...first!.keys(), ...parts.keys()])) {
      const [says, theirs] = [parts.get(member) ?? null, first!.get(member) ?? null];
      if (!sameJson(says, theirs)) return { protocol: at + 1, member, says, first: theirs };
    }
  return null;
};

/** The header of the one record: of each seat the first name that anybody wrote. */
export const headerOfAll = (protocols: readonly RecordedGame[], isTerse: boolean): Header => {
  const { terse: _, ...first } = protocols[0]!.header;
  const format = protocols
    .map(({ header }) => header.format)
    .sort()
    .at(-1)!;
  const seats = first.seats.map((seat, index) => {
    const name = protocols
      .map(({ header }) => header.seats[index]?.name)
      .find((one) => one !== undefined);
    return name === undefined ? seat : { ...seat, name };
  });
  return { ...first, format, seats, ...(isTerse ? { terse: true as const } : {}) };
};
