// Whether protocols tell of one course of play: of what two of them tell under the same numbers, most has to agree. What the rules
// force says little, since it may be the same in any game.
import type { Envelope, RecordedGame } from "@assize/kernel-event-log";
import { type GameModel, Seq } from "@assize/kernel-model";
import type { Moment } from "./aligned.ts";
import { combined, saidBy } from "./said.ts";

/** A protocol that tells of another course of play than those before it. */
export interface OtherCourse {
  /** Which protocol, from 0. */
  readonly protocol: number;
  /** Choices and outcomes of chance that it tells as those before it do. */
  readonly agreed: number;
  /** Those whose numbers are told by others too. */
  readonly shared: number;
  /** The first of its lines that none of those before it bears out. */
  readonly first: { readonly seq: Seq; readonly type: string };
}

/** Fewer lines than these tell nothing of the whole. */
const LEAST_SHARED = 3;

type Says = (line: Envelope) => boolean;

const agrees = (line: Envelope, others: readonly (Envelope | null)[]): boolean =>
  others.some((one) => one !== null && combined(saidBy(one), saidBy(line)) !== null);

const courseOf = (
  moments: readonly Moment[],
  protocols: readonly RecordedGame[],
  protocol: number,
  says: Says,
): OtherCourse | null => {
  const before = protocols
    .slice(0, protocol)
    .flatMap(({ events }) => events.map(({ envelope }) => envelope));
  const numbers = new Set(before.map(({ seq }) => seq));
  const own = protocols[protocol]!.events.map(({ envelope }) => envelope).filter(
    (line) => says(line) && numbers.has(line.seq),
  );
  const shared = Math.min(own.length, before.filter(says).length);
  const borneOut = new Set(
    moments.flatMap((moment) => {
      const line = moment[protocol] ?? null;
      return line !== null && says(line) && agrees(line, moment.slice(0, protocol)) ? [line] : [];
    }),
  );
  const agreed = borneOut.size;
  const first = own.find((line) => !borneOut.has(line));
  if (first === undefined || shared < LEAST_SHARED || 2 * agreed >= shared) return null;
  return { protocol, agreed, shared, first: { seq: Seq(first.seq), type: first.type } };
};

/** The first protocol that contradicts those before it in most of what both tell; null where none does. */
export const otherCourse = (
  moments: readonly Moment[],
  protocols: readonly RecordedGame[],
  model: GameModel | null,
): OtherCourse | null => {
  const says: Says = ({ type }) => model?.events[type]?.class !== "consequence";
  for (const protocol of protocols.keys()) {
    const course = protocol === 0 ? null : courseOf(moments, protocols, protocol, says);
    if (course !== null) return course;
  }
  return null;
};
