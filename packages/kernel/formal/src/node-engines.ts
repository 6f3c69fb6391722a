// A record gone through by the engines that somebody asks for: the chart's two and the model in Quint. Knows no game.
import { digestJson } from "@assize/kernel-integrity";
import type { ComparedEngine, EngineSaid, EnginesCompared, Silence } from "@assize/kernel-model";
import type { EngineName } from "@assize/kernel-referee";
import { auditedCourse, chartCourse } from "./chart-course.ts";
import { compareEngines } from "./compare.ts";
import type { EngineCourse } from "./course.ts";
import type { FormalModel } from "./formal-model.ts";
import { type LoadedQuint, QUINT_VERSION } from "./node-quint.ts";
import { quintCourse } from "./node-quint-course.ts";
import { type AuditedRecord, type SoundPart, soundPartOf } from "./record-steps.ts";

/** The game's second model, and what came of loading Quint for it. */
export interface SecondModel {
  readonly formal: FormalModel;
  readonly quint: LoadedQuint;
}

export interface EnginesAsked {
  /** The first one is that of the audit. */
  readonly engines: readonly [EngineName, ...ComparedEngine[]];
  /** Null where the game has none. */
  readonly second: SecondModel | null;
}

type Begun =
  | { readonly kind: "ready"; readonly course: EngineCourse }
  | { readonly kind: "silent"; readonly code: Silence; readonly detail: string };

const silent = (code: Silence, detail: string): Begun => ({ kind: "silent", code, detail });

/** What of this table the model does not have; null where it has all of it. */
const without = ({ isOfReferenceEdition }: FormalModel, audited: AuditedRecord): string | null => {
  const { start, read, hash } = audited;
  const { edition } = start.game.model;
  if (!start.rulebook.current) return "an earlier rulebook";
  const reference = digestJson(edition.digestInput(edition.reference), hash);
  return isOfReferenceEdition && read.header.edition.digest !== reference
    ? `the edition ${read.header.edition.id}`
    : null;
};

const beginOf = (formal: FormalModel, { start, read }: AuditedRecord) => {
  const { position } = read.header;
  if (position === undefined) return formal.begin(start.setup);
  return formal.resume(start.setup, start.game.model.restate?.(position) ?? position);
};

const inQuint = (second: SecondModel | null, audited: AuditedRecord, part: SoundPart): Begun => {
  const { start } = audited;
  if (second === null) return silent("no-model", start.game.model.id);
  const { formal, quint } = second;
  if (quint.kind === "not-installed") return silent("not-installed", QUINT_VERSION);
  if (quint.kind === "faulty") return silent("model-faulty", quint.problems[0] ?? "");
  const lacking = without(formal, audited);
  if (lacking !== null) return silent("not-modelled", lacking);
  const begin = beginOf(formal, audited);
  if ("without" in begin) return silent("not-modelled", begin.without);
  return { kind: "ready", course: quintCourse(quint.play, formal, begin, part) };
};

const notSaid = ({ code, detail }: Extract<Begun, { kind: "silent" }>): EngineSaid => ({
  engine: "quint",
  version: code === "not-installed" ? null : QUINT_VERSION,
  events: 0,
  state: null,
  silent: { code, detail },
});

/** Holds the engines against the one of the audit. */
export const engineAnswers = (
  audited: AuditedRecord,
  { engines, second }: EnginesAsked,
): EnginesCompared => {
  const { read, start, hash } = audited;
  const [own, ...others] = engines;
  const part = soundPartOf(audited);
  const begun = others.includes("quint") ? inQuint(second, audited, part) : null;
  const isPart = begun?.kind === "ready";
  const partOf = isPart ? second!.formal.partOf : null;
  const charts = others
    .filter((engine) => engine !== "quint")
    .map((engine) => chartCourse(engine, start, part, partOf));
  return compareEngines({
    courses: [
      auditedCourse(own, start, part, partOf),
      ...charts,
      ...(isPart ? [begun.course] : []),
    ],
    silent: begun?.kind === "silent" ? [notSaid(begun)] : [],
    members: isPart ? second!.formal.members : null,
    types: read.events.map(({ envelope }) => envelope.type),
    hash,
  });
};
