// Several protocols of one game made one record. Where they agree, or one knows what another does not, that is written; where
// they disagree, each version is put into the record and audited, and the one by which the record fits best is taken. Everybody
// can see what was taken, and what would follow from the others.
import {
  encodeEvent,
  encodeHeader,
  type Header,
  isTableLine,
  readLog,
  type RecordedGame,
} from "@assize/kernel-event-log";
import { linkOf } from "@assize/kernel-integrity";
import { Seq } from "@assize/kernel-model";
import { type Audit, type AuditOptions, auditRead } from "@assize/kernel-verifier";
import { aligned } from "./aligned.ts";
import {
  type Disagreement,
  MERGE_LIMITS,
  type MergeLimits,
  type Said,
  type Version,
} from "./merged.ts";
import { type OtherCourse, otherCourse } from "./one-course.ts";
import { headerOfAll, type OtherGame, otherGame } from "./one-game.ts";
import { type Saying, sayingsAt } from "./versions.ts";

export interface Merged {
  /** The record, chained, without newlines; its header first. */
  readonly lines: readonly string[];
  /** Events that only one of the protocols has, and of which nobody says that they did not happen, by protocol. */
  readonly alone: readonly number[];
  readonly disagreements: readonly Disagreement[];
  /** What the record comes to. */
  readonly audit: Extract<Audit, { readonly kind: "audited" }> | null;
}

export type MergeProblem =
  | { readonly kind: "other-game"; readonly where: OtherGame }
  /** The headers are those of one game, and what was played is not. */
  | { readonly kind: "other-course"; readonly course: OtherCourse }
  /** A line of the table names other lines by their numbers, which a merge changes. */
  | { readonly kind: "table-line"; readonly protocol: number; readonly seq: Seq }
  /** The protocols differ in more lines than can be compared. */
  | { readonly kind: "too-different"; readonly most: number };

type Audited = Merged["audit"];

const linesOf = (
  header: Header,
  events: readonly (Said | null)[],
  { hash }: AuditOptions,
): readonly string[] => {
  const lines = [encodeHeader(header)];
  for (const event of events)
    if (event !== null) {
      const line = { ...event, seq: lines.length, prev: linkOf(lines.at(-1)!, hash) };
      lines.push(encodeEvent(line));
    }
  return lines;
};

const audited = (lines: readonly string[], options: AuditOptions): Audited => {
  const audit = auditRead(readLog(new TextEncoder().encode(`${lines.join("\n")}\n`)), options);
  return audit.kind === "audited" ? audit : null;
};

/** The more the better: compliant, undetermined, violated; then how far the record is sound. */
const worthOf = (audit: Audited): readonly number[] => {
  if (audit === null) return [-1];
  const { kind, compliantPrefix, findings } = audit.verdict;
  return [
    ["violated", "undetermined", "compliant"].indexOf(kind),
    compliantPrefix,
    -findings.length,
  ];
};

const compareWorth = (one: readonly number[], other: readonly number[]): number => {
  for (const [at, value] of one.entries())
    if (value !== (other[at] ?? 0)) return value - (other[at] ?? 0);
  return 0;
};

/** Said by most; of equals by the first. */
const favourite = (sayings: readonly Saying[]): Saying =>
  sayings.reduce((best, one) => (one.by.length > best.by.length ? one : best));

interface Settling {
  readonly header: Header;
  readonly options: AuditOptions;
  readonly left: { audits: number };
}

/** Each version in the record, and the best of them. `taken` is changed to it. */
const settle = (
  { header, options, left }: Settling,
  taken: (Said | null)[],
  at: number,
  sayings: readonly Saying[],
): Omit<Disagreement, "seq"> => {
  const tried = sayings.map((saying) => {
    if (left.audits-- <= 0) return { saying, audit: null };
    const events = taken.with(at, saying.event);
    return { saying, audit: audited(linesOf(header, events, options), options) };
  });
  const isKnown = tried.every(({ audit }) => audit !== null);
  const best = isKnown
    ? tried.reduce((one, other) => {
        const more = compareWorth(worthOf(other.audit), worthOf(one.audit));
        const isBetter = more > 0 || (more === 0 && other.saying.by.length > one.saying.by.length);
        return isBetter ? other : one;
      })
    : tried.find(({ saying }) => saying === favourite(sayings))!;
  taken[at] = best.saying.event;
  return {
    versions: tried.map(({ saying, audit }): Version => ({
      ...saying,
      audit,
      taken: saying === best.saying,
    })),
  };
};

const isTerse = (
  protocols: readonly RecordedGame[],
  all: readonly (readonly Saying[])[],
): boolean =>
  protocols.some(({ header }) => header.terse === true) ||
  all.some((sayings) => sayings.reduce((sum, { by }) => sum + by.length, 0) < protocols.length);

const tableLineIn = (protocols: readonly RecordedGame[]): MergeProblem | null => {
  for (const [protocol, { header, events }] of protocols.entries()) {
    const at = events.findIndex(({ envelope }) => isTableLine(header, envelope.type));
    if (at >= 0) return { kind: "table-line", protocol, seq: Seq(at + 1) };
  }
  return null;
};

/** Requires two protocols at least, each of which can be read. */
export const merge = (
  protocols: readonly RecordedGame[],
  options: AuditOptions,
  limits: MergeLimits = MERGE_LIMITS,
): Merged | MergeProblem => {
  const where = otherGame(protocols);
  if (where !== null) return { kind: "other-game", where };
  const ofTable = tableLineIn(protocols);
  if (ofTable !== null) return ofTable;
  const model = options.games.find(({ id }) => id === protocols[0]!.header.game) ?? null;
  const told = protocols.map(({ header, events }) => ({
    lines: events.map(({ envelope }) => envelope),
    isTerse: header.terse === true,
  }));
  const isForced = (type: string): boolean => model?.events[type]?.class === "consequence";
  const moments = aligned(told, isForced, limits.compared);
  if (moments === null) return { kind: "too-different", most: limits.compared };
  const course = otherCourse(moments, protocols, model);
  if (course !== null) return { kind: "other-course", course };
  const all = moments.map((_, at) => sayingsAt(moments, at, protocols, model));
  const header = headerOfAll(protocols, isTerse(protocols, all));
  const taken = all.map((sayings) => favourite(sayings).event);
  const settling = {
    header,
    options: { ...options, asStated: true },
    left: { audits: limits.audits },
  };
  const settled = new Map<number, Omit<Disagreement, "seq">>();
  for (const [at, sayings] of all.entries())
    if (sayings.length > 1) settled.set(at, settle(settling, taken, at, sayings));
  const record = linesOf(header, taken, options);
  return {
    lines: record,
    alone: protocols.map(
      (_, protocol) =>
        all.filter((sayings) => sayings.length === 1 && sayings[0]!.by.join() === String(protocol))
          .length,
    ),
    disagreements: [...settled].map(([at, one]) => ({ ...one, seq: seqAt(taken, at) })),
    audit: audited(record, options),
  };
};

/** The number of the event of a moment in the record; of one that is not in it, of the next one. */
const seqAt = (taken: readonly (Said | null)[], at: number): Seq =>
  Seq(taken.slice(0, at).filter((event) => event !== null).length + 1);
