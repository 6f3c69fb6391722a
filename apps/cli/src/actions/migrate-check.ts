// Which stored games change their verdict under today's rulebook, grouped by the clause that makes the difference. Knows no game.
import { headerOf } from "@assize/kernel-event-log";
import type { Json, JsonObject, VerdictKind } from "@assize/kernel-model";
import { isJsonObject, readJson } from "@assize/kernel-model";
import { plainLine } from "@assize/kernel-report";
import {
  EXIT,
  type JudgedFinding,
  type Judgement,
  type Migration,
  migrationOf,
  worstExitCode,
} from "@assize/kernel-verifier";
import { count } from "../english.ts";
import { linesOfText } from "../filed-text.ts";
import { gamesOf } from "../logs.ts";
import { logsNamed } from "../named-logs.ts";
import { auditOptionsFor } from "../replaying.ts";
import { type Session, Trouble } from "../session.ts";

/** `docs/reference/migration.schema.json` describes it. */
const FORMAT = "assize-migration/1";

export interface MigrateCheckInput {
  readonly logs: readonly string[];
  readonly reports: string | undefined;
  readonly json: boolean;
  readonly edition: string | undefined;
  readonly rulings: string | undefined;
  readonly ruling: readonly string[];
}

/** One game and what becomes of its verdict. */
interface Checked {
  readonly log: string;
  readonly migration: Migration;
}

const KINDS: readonly string[] = ["compliant", "violated", "undetermined"] satisfies VerdictKind[];

const isKind = (value: Json | undefined): value is VerdictKind =>
  typeof value === "string" && KINDS.includes(value);

const findingIn = (value: Json): readonly JudgedFinding[] => {
  if (!isJsonObject(value)) return [];
  const { seq, code, type, clauses } = value;
  if (typeof seq !== "number" || typeof code !== "string" || typeof type !== "string") return [];
  const cited = Array.isArray(clauses) ? (clauses as readonly Json[]) : [];
  return [{ seq, code, type, clauses: cited.filter((one) => typeof one === "string") }];
};

const winnersIn = (outcome: Json | undefined): readonly number[] | null => {
  if (outcome === undefined || !isJsonObject(outcome) || !Array.isArray(outcome["winners"]))
    return null;
  return (outcome["winners"] as readonly Json[]).filter((seat) => typeof seat === "number");
};

/** A line of a report in JSON or NDJSON: the digest of the record, and what was judged of it; null for any other line. */
const reportIn = (line: string): readonly [string, Judgement] | null => {
  const read = readJson(line.replace(/,\s*$/, ""));
  if (!read.ok) return null;
  const report = read.value;
  if (!isJsonObject(report) || !isKind(report["verdict"])) return null;
  const { record, findings, verdict, outcome } = report as JsonObject & { verdict: VerdictKind };
  const digest = record !== undefined && isJsonObject(record) ? record["digest"] : undefined;
  if (typeof digest !== "string" || !Array.isArray(findings)) return null;
  const told = (findings as readonly Json[]).flatMap(findingIn);
  return [digest, { kind: verdict, findings: told, winners: winnersIn(outcome) }];
};

const reportsFrom = async (
  file: string | undefined,
  session: Session,
): Promise<ReadonlyMap<string, Judgement>> => {
  const reports = new Map<string, Judgement>();
  if (file === undefined) return reports;
  for await (const text of linesOfText(file, session)) {
    if (typeof text !== "string") throw new Trouble(text.storage.message);
    for (const line of text.split("\n")) {
      const report = reportIn(line);
      if (report !== null) reports.set(...report);
    }
  }
  if (reports.size > 0) return reports;
  throw new Trouble(
    `${file}: there is no report on a whole game here; name what audit --json or --ndjson wrote`,
  );
};

async function* checkedGames(input: MigrateCheckInput, session: Session): AsyncGenerator<Checked> {
  const { edition, rulings, ruling } = input;
  const wishes = { engine: "table" as const, edition, rulings, ruling, current: false };
  const optionsFor = await auditOptionsFor(wishes, session);
  const reports = await reportsFrom(input.reports, session);
  const kept = (digest: string): Judgement | null => reports.get(digest) ?? null;
  for (const log of await logsNamed(input.logs, session))
    for await (const found of gamesOf(log, session)) {
      const name = `${log}#${found.number}`;
      if ("missing" in found) {
        session.warn(`assize: ${found.missing.message}`);
        yield { log: name, migration: { kind: "unreadable" } };
      } else {
        const header = headerOf(found.read);
        const options = header === null ? null : await optionsFor(header);
        yield { log: name, migration: migrationOf(found.read, () => options!, header, kept) };
      }
    }
}

const findingText = ({ seq, code, type }: JudgedFinding): string =>
  `event ${seq}: ${code}, ${type}`;

const winnersText = (winners: readonly number[] | null): string => {
  if (winners === null) return "no outcome";
  if (winners.length === 0) return "drawn";
  return `won by seat ${winners.map((seat) => seat + 1).join(" and ")}`;
};

const changeText = (log: string, migration: Migration & { kind: "changed" }): string => {
  const { before, today, found, gone } = migration;
  const isOtherWinner = JSON.stringify(before.winners) !== JSON.stringify(today.winners);
  return [
    `    ${log}: ${before.kind === today.kind ? today.kind : `${before.kind} → ${today.kind}`}`,
    ...found.map((finding) => `now ${findingText(finding)}`),
    ...gone.map((finding) => `no more ${findingText(finding)}`),
    ...(isOtherWinner ? [`${winnersText(before.winners)} → ${winnersText(today.winners)}`] : []),
  ].join("; ");
};

/** Where no clause makes the difference. */
const NO_CLAUSE = "no clause: only the outcome, or what is not known";

const groupsOf = (changed: readonly (Checked & { migration: { kind: "changed" } })[]) => {
  const groups = new Map<string, string[]>();
  for (const { log, migration } of changed) {
    const clauses = migration.clauses.length === 0 ? [NO_CLAUSE] : migration.clauses;
    for (const clause of clauses)
      groups.set(clause, [...(groups.get(clause) ?? []), changeText(log, migration)]);
  }
  return groups;
};

const isChanged = (one: Checked): one is Checked & { migration: { kind: "changed" } } =>
  one.migration.kind === "changed";

const textOf = (told: readonly Checked[], same: number): readonly string[] => {
  const of = (kind: Migration["kind"]) => told.filter(({ migration }) => migration.kind === kind);
  const changed = told.filter(isChanged);
  const unknown = of("unknown-before");
  return [
    ...[...groupsOf(changed)].flatMap(([clause, games]) => [`clause ${clause}`, ...games]),
    ...(unknown.length === 0 ? [] : ["the rulebook of then is not known here; --reports may say"]),
    ...unknown.map(({ log }) => `    ${log}`),
    ...of("unreadable").map(({ log }) => `unreadable: ${log}`),
    `${count(same + told.length, "game", "games")}: ${same} judged as then, ${changed.length} otherwise, ${unknown.length} not known, ${of("unreadable").length} unreadable`,
  ];
};

const EXITS: Readonly<Record<Migration["kind"], number>> = {
  same: EXIT.compliant,
  changed: EXIT.violated,
  "unknown-before": EXIT.undetermined,
  unreadable: EXIT.unreadable,
};

/** Tells of each game that is not judged as then. Answers the exit code. */
export const checkMigration = async (
  input: MigrateCheckInput,
  session: Session,
): Promise<number> => {
  const told: Checked[] = [];
  let same = 0;
  for await (const one of checkedGames(input, session))
    if (one.migration.kind === "same") same++;
    else told.push(one);
  const changed = told.filter(isChanged);
  if (input.json)
    await session.json({
      format: FORMAT,
      games: same + told.length,
      same,
      changed: changed.map(({ log, migration }) => {
        const { before, today, found, gone, clauses } = migration;
        return { log, before, today, found, gone, clauses };
      }),
      unknown: told
        .filter(({ migration }) => migration.kind === "unknown-before")
        .map(({ log }) => log),
      unreadable: told
        .filter(({ migration }) => migration.kind === "unreadable")
        .map(({ log }) => log),
    });
  else await session.lines(textOf(told, same).map(plainLine));
  return worstExitCode(told.map(({ migration }) => EXITS[migration.kind]));
};
