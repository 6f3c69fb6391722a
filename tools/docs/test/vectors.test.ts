// Our own implementation against the committed vectors, as another hand would run its own: only the files are
// read, not what makes them.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { encodeHeader, type Header, readGames } from "@assize/kernel-event-log";
import { digestJson, linkOf } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import {
  FINDING_CODES,
  type GameEvent,
  type Json,
  type JsonObject,
  SeatId,
  UNDETERMINED_REASONS,
} from "@assize/kernel-model";
import { newHeader, type TableChoices } from "@assize/kernel-recorder";
import {
  awaited,
  forcedStep,
  legalDecisions,
  placeOf,
  possibleOutcomes,
  rulebookDigestInput,
  type Start,
  start,
  whyOrWhyNot,
} from "@assize/kernel-referee";
import { auditAll } from "@assize/kernel-verifier";
import { grandlin } from "@assize/grandlin-game";
import { xidit } from "@assize/xidit-game";
import { sentencesIn } from "@assize/testkit";
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { expectedReport } from "../src/vectors/expected-report.ts";
import { schemaProblems } from "./json-schema.ts";

const REFERENCE = fileURLToPath(new URL("../../../docs/reference/", import.meta.url));
const VECTORS = join(REFERENCE, "vectors");
const bytesAt = (path: string): Uint8Array => readFileSync(join(VECTORS, path));
const jsonAt = <T>(path: string): T => JSON.parse(readFileSync(join(VECTORS, path), "utf8")) as T;
const schemaAt = (name: string): Json => jsonAt<Json>(`../${name}.schema.json`);
const digest = (value: Json): string => digestJson(value, nodeHash);

interface Finding {
  readonly code: string;
  readonly clauses: readonly string[];
  readonly follows: string | null;
}
interface LogCase {
  readonly name: string;
  readonly file: string;
  readonly game: number;
  readonly edition?: string;
  readonly report: JsonObject & {
    readonly findings: readonly Finding[];
    readonly doubts: readonly { readonly reason: string }[];
    readonly covered: { readonly stopped: JsonObject | null };
  };
}

const casesIn = (name: string) => jsonAt<{ cases: readonly LogCase[] }>(name).cases;
const logCases = casesIn("logs.json");
const treasureCases = casesIn("treasure-logs.json");
const editionAt = (path: string | undefined): unknown =>
  path === undefined ? undefined : jsonAt(path);

describe("logs.json", () => {
  const allCases = [...logCases, ...treasureCases];
  const files = [...new Set(allCases.map(({ file }) => file))];

  it.each(files)("%s is reported as expected", (file) => {
    const cases = allCases.filter((one) => one.file === file);
    const edition = editionAt(cases[0]!.edition);
    const audits = [
      ...auditAll(bytesAt(file), { games: [xidit, grandlin], hash: nodeHash, edition }),
    ];
    expect(audits.filter(({ kind }) => kind === "audited")).toHaveLength(cases.length);
    // Evidence is data: what a verdict says in words, the log itself says.
    for (const audit of audits)
      if (audit.kind === "audited") expect(sentencesIn(audit.verdict, bytesAt(file))).toEqual([]);
    for (const [index, { name, game, report }] of cases.entries()) {
      expect([name, game, report]).toEqual([name, index + 1, expectedReport(audits[index]!)]);
    }
  });

  it("holds every finding and doubt that this game can have", () => {
    const codes = new Set(
      logCases.flatMap(({ report }) => report.findings.map(({ code }) => code)),
    );
    const reasons = new Set(
      logCases.flatMap(({ report }) => report.doubts.map(({ reason }) => reason)),
    );
    // A torn line is a doubt here; the limit of findings is told in docs/reference/conformance.md.
    expect(FINDING_CODES.filter((code) => !codes.has(code))).toEqual(["line-torn"]);
    expect(UNDETERMINED_REASONS.filter((one) => !reasons.has(one))).toEqual(["limit-reached"]);
  });

  it("is as large as it should be", () => {
    const findings = logCases.flatMap(({ report }) => report.findings);
    expect(logCases.length).toBeGreaterThanOrEqual(380);
    expect(findings.length).toBeGreaterThanOrEqual(480);
    expect(new Set(findings.flatMap(({ clauses }) => clauses)).size).toBeGreaterThanOrEqual(70);
    expect(findings.filter(({ follows }) => follows !== null).length).toBeGreaterThanOrEqual(20);
    const stopped = logCases.filter(({ report }) => report.covered.stopped !== null);
    expect(stopped.length).toBeGreaterThanOrEqual(60);
  });

  it("holds another map, what a page has to say exactly, and wrong consequences that are believed", () => {
    const about = (subject: string) =>
      logCases.filter(({ name }) => name.startsWith(`${subject}/`));
    expect(about("map").length).toBeGreaterThanOrEqual(5);
    expect(about("map").every(({ edition }) => edition !== undefined)).toBe(true);
    expect(about("edges").length).toBeGreaterThanOrEqual(28);
    expect(about("believed").length).toBeGreaterThanOrEqual(30);
    for (const { report } of about("believed"))
      expect(report.findings.some(({ follows }) => follows !== null)).toBe(true);
  });

  it("is modest, and not empty, for the treasure game", () => {
    const findings = treasureCases.flatMap(({ report }) => report.findings);
    expect(treasureCases.length).toBeGreaterThanOrEqual(50);
    expect(new Set(findings.flatMap(({ clauses }) => clauses)).size).toBeGreaterThanOrEqual(20);
    expect(treasureCases.filter(({ report }) => report["verdict"] === "compliant").length).toBe(4);
  });

  it("fits the schema of reports but for the verifier's name and its sentences", () => {
    const reports = [...logCases, ...treasureCases].map(({ name, report }) => {
      const { covered, doubts } = report;
      const stopped = covered.stopped && { ...covered.stopped, reason: "" };
      return {
        log: name,
        ...report,
        covered: { ...covered, stopped },
        doubts: doubts.map((one) => ({ ...one, detail: "" })),
        verifier: "",
      };
    });
    const document = { format: "assize-report/1", reports } as unknown as JsonObject;
    expect(schemaProblems(schemaAt("report"), document)).toEqual([]);
  });
});

interface ReadingCase {
  readonly name: string;
  readonly parts: readonly { readonly base64: string; readonly times: number }[];
  readonly games: readonly Json[];
}

describe("reading.json", () => {
  const { cases } = jsonAt<{ cases: readonly ReadingCase[] }>("reading.json");

  it.each(cases)("$name", ({ parts, games }) => {
    const bytes = parts.flatMap(({ base64, times }) => {
      const piece = Buffer.from(base64, "base64");
      return Array.from({ length: times }, () => piece);
    });
    const actual = [...readGames(Buffer.concat(bytes))].map((game) => {
      if (!game.ok) {
        const { code, line, field } = game.problem;
        return { problem: { code, line, field } };
      }
      return { line: game.headerLine.number, events: game.events.length, torn: game.torn };
    });
    expect(actual).toEqual(games);
  });

  it("holds every problem of a file but too many games", () => {
    expect(cases.length).toBeGreaterThanOrEqual(70);
    const schema = schemaAt("report") as { properties: Json };
    const told = JSON.stringify(cases);
    const codes = JSON.stringify(schema).match(/"empty-file".*?"too-many-games"/)![0];
    const missing = (JSON.parse(`[${codes}]`) as string[]).filter(
      (code) => !told.includes(`"${code}"`),
    );
    expect(missing).toEqual(["too-many-games"]);
  });
});

interface PositionCase {
  readonly name: string;
  readonly shows: readonly string[];
  readonly edition?: string;
  readonly header: Header;
  readonly due: {
    readonly forced?: JsonObject;
    readonly awaited?: readonly string[];
    readonly outcomes?: readonly JsonObject[] | null;
    readonly decisions?: readonly {
      readonly seat: number;
      readonly count: number;
      readonly events?: readonly JsonObject[];
    }[];
    readonly refused?: readonly {
      readonly event: GameEvent;
      readonly clauses: readonly string[];
    }[];
  };
  readonly step: {
    readonly event: GameEvent;
    readonly transition: string;
    readonly place: string;
    readonly changes: JsonObject;
  };
}

const startOf = ({ name, header, edition }: PositionCase): Start => {
  const started = start(header, { games: [xidit], digest, edition: editionAt(edition) });
  if (Result.isFailure(started)) throw new Error(`${name}: ${JSON.stringify(started.failure)}`);
  return started.success;
};

describe("positions.json", () => {
  const { cases } = jsonAt<{ cases: readonly PositionCase[] }>("positions.json");

  it.each(cases)("$name: what is due", (each) => {
    const { game, position } = startOf(each);
    const { forced, decisions, outcomes } = each.due;
    const step = forcedStep(game, position);
    expect(step?.event).toEqual(forced);
    if (forced !== undefined) return;
    expect(awaited(game, position)).toEqual(each.due.awaited);
    if (outcomes !== undefined && outcomes !== null)
      expect([...possibleOutcomes(game, position)]).toEqual(outcomes);
    const actual = each.header.seats.flatMap((_, seat) => {
      const events = [...legalDecisions(game, position, SeatId(seat))];
      return events.length === 0 ? [] : [{ seat, count: events.length, events }];
    });
    const listed = actual.map(({ events, ...all }) => (all.count > 200 ? all : { ...all, events }));
    expect(listed).toEqual(decisions ?? []);
  });

  it.each(cases)("$name: what is refused, and one step", ({ name, ...each }) => {
    const { game, position } = startOf({ name, ...each });
    for (const { event, clauses } of each.due.refused ?? [])
      expect(whyOrWhyNot(game, position, event)).toMatchObject({ kind: "refused", clauses });
    const row = game.engine.accepts(position, each.step.event)!;
    const after = game.engine.take(row, position, each.step.event);
    const context = game.model.encodeContext(after.context) as JsonObject;
    expect([row.id, placeOf(game, after)]).toEqual([each.step.transition, each.step.place]);
    expect(context).toEqual({
      ...(each.header.position!.context as JsonObject),
      ...each.step.changes,
    });
  });

  it("are at every place, with every number of players, for every transition and ruling", () => {
    expect(cases.length).toBeGreaterThanOrEqual(110);
    const { places, always } = jsonAt<{
      places: readonly {
        readonly place: string;
        readonly final: boolean;
        readonly events: readonly { readonly ways: readonly { readonly id: string }[] }[];
      }[];
      readonly always: readonly { readonly ways: readonly { readonly id: string }[] }[];
    }>("chart.json");
    const seen = new Set(cases.map(({ header }) => header.position!.place));
    expect(places.filter(({ place, final }) => !final && !seen.has(place))).toEqual([]);
    const shown = new Set(cases.flatMap(({ shows }) => shows));
    expect(always.flatMap(({ ways }) => ways).filter(({ id }) => !shown.has(id))).toEqual([]);
    const taken = new Set(cases.map(({ step }) => step.transition));
    const ways = places.flatMap(({ events }) => events.flatMap((one) => one.ways));
    // A pile that can be renewed has been renewed before a tile is placed.
    expect(ways.map(({ id }) => id).filter((id) => !taken.has(id))).toEqual([
      "play.tile-management.refilling/pile-flipped",
    ]);
    expect(new Set(cases.map(({ header }) => header.seats.length))).toEqual(new Set([3, 4, 5]));
    const read = cases.flatMap(({ shows }) => shows.map((one) => one.split("=")[0]!));
    expect(xidit.rulebook.rulings.map(({ id }) => id).filter((id) => !read.includes(id))).toEqual(
      [],
    );
  });

  it("fit the schemas of header, position and events", () => {
    const [header, position, events] = ["header", "position", "events"].map(schemaAt);
    for (const each of cases) {
      const stated = each.header as JsonObject;
      expect([each.name, ...schemaProblems(header!, stated)]).toEqual([each.name]);
      expect([each.name, ...schemaProblems(position!, stated["position"]!)]).toEqual([each.name]);
      const event = each.step.event as unknown as Json;
      expect([each.name, ...schemaProblems(events!, event)]).toEqual([each.name]);
    }
  });
});

describe("schemas", () => {
  it("take the reference edition and refuse one with a member too many", () => {
    const edition = xidit.edition.reference as unknown as JsonObject;
    expect(schemaProblems(schemaAt("edition"), edition)).toEqual([]);
    expect(schemaProblems(schemaAt("edition"), { ...edition, odd: 1 })).not.toEqual([]);
    expect(schemaProblems(schemaAt("edition"), jsonAt("editions/low-dummy.json"))).toEqual([]);
  });

  it("take every event of a whole game", () => {
    const log = readFileSync(join(REFERENCE, "../examples/games/long-4p.jsonl"), "utf8");
    const [header, ...events] = log.trimEnd().split("\n");
    expect(events.length).toBeGreaterThanOrEqual(500);
    expect(schemaProblems(schemaAt("header"), JSON.parse(header!) as Json)).toEqual([]);
    for (const line of events) {
      const event = JSON.parse(line) as JsonObject;
      expect(schemaProblems(schemaAt("envelope"), event)).toEqual([]);
      expect(schemaProblems(schemaAt("events"), event)).toEqual([]);
    }
  });

  it("refuse the data that a log vector breaks", () => {
    const shapes = new TextDecoder().decode(bytesAt("logs/shapes.jsonl")).trimEnd().split("\n");
    const broken = shapes
      .map((line) => JSON.parse(line) as JsonObject)
      .filter(({ seq }) => seq === 1)
      .filter((event) => schemaProblems(schemaAt("events"), event).length === 0);
    expect(shapes.length).toBeGreaterThanOrEqual(100);
    expect(broken).toEqual([]);
  });
});

describe("pages", () => {
  const page = (name: string): string => readFileSync(join(REFERENCE, name), "utf8");
  const chart = JSON.stringify(jsonAt<Json>("chart.json"));

  it("tell every question that the chart asks, and no other", () => {
    const asked = [...chart.matchAll(/"name":"([A-Za-z]+)"/g)].map(([, name]) => name!);
    const told = [...page("questions.md").matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell]) =>
      [...cell!.matchAll(/`([A-Za-z]+)`/g)].map(([, name]) => name!),
    );
    expect(told.length).toBeGreaterThanOrEqual(90);
    expect([...told].sort()).toEqual([...new Set(asked)].sort());
  });

  it("tell what every event changes", () => {
    const text = page("consequences.md");
    const types = Object.keys(xidit.events);
    expect(types.length).toBeGreaterThanOrEqual(40);
    expect(types.filter((type) => !text.includes(`**${type}`))).toEqual([]);
  });

  it("tell what a change takes from the data of every consequence", () => {
    const [, told] = page("consequences.md").split("## What a change takes from the data");
    const consequences = Object.entries(xidit.events).filter(
      ([, definition]) => definition.class === "consequence",
    );
    expect(consequences.length).toBeGreaterThanOrEqual(25);
    expect(
      consequences.map(([type]) => type).filter((type) => !told!.includes(`\`${type}\``)),
    ).toEqual([]);
  });

  it("have the clauses as data in the order of the rulebook's digest", () => {
    const { clauses } = jsonAt<{ clauses: readonly { clause: string; rulings: string[] }[] }>(
      "../clauses.json",
    );
    const [{ value }] = jsonAt<{ digests: readonly [{ value: { clauses: string[] } }] }>(
      "record.json",
    ).digests;
    expect(clauses.map(({ clause }) => clause)).toEqual(value.clauses);
    const rows = page("clauses.md").matchAll(/^\| `([a-z.-]+)`[^|]*\|[^|]*\|([^|]*)\|/gm);
    const onThePage = [...rows].map(([, clause, rulings]) => ({
      clause: clause!,
      rulings: [...rulings!.matchAll(/`([a-z-]+)`/g)].map(([, ruling]) => ruling!),
    }));
    const byName = (a: { clause: string }, b: { clause: string }): number =>
      a.clause < b.clause ? -1 : 1;
    expect(onThePage.sort(byName)).toEqual(clauses.toSorted(byName));
  });

  it("have the fields as data as they stand in the tables", () => {
    const { fields } = jsonAt<{
      fields: readonly {
        event: string;
        field: string;
        clauses: { clause: string; where?: string }[];
      }[];
    }>("../fields.json");
    expect(fields.length).toBeGreaterThanOrEqual(70);
    const told = page("events.md")
      .split(/^## /m)
      .slice(1)
      .flatMap((section) => {
        const event = section.slice(0, section.indexOf("\n"));
        return [...section.matchAll(/^\| `([A-Za-z]+)` \| [a-z]+ \| (.*) \|$/gm)].map(
          ([, field, cited]) => `${event}.${field}: ${cited}`,
        );
      });
    const asData = fields.map(({ event, field, clauses }) => {
      const cited = clauses.map(({ clause, where }) =>
        where === undefined ? `\`${clause}\`` : `\`${clause}\`: ${where}`,
      );
      const separator = clauses.some(({ where }) => where !== undefined) ? "<br>" : ", ";
      return `${event}.${field}: ${cited.join(separator) || "–"}`;
    });
    expect(told).toEqual(asData);
  });

  it("tell every member of a context", () => {
    const text = page("game-state.md");
    const [{ header }] = jsonAt<{ cases: readonly [PositionCase] }>("positions.json").cases;
    const members = Object.keys(header.position!.context as JsonObject);
    expect(members.length).toBeGreaterThanOrEqual(30);
    expect(members.filter((member) => !text.includes(`\`${member}\``))).toEqual([]);
  });

  it("tell every ruling where it is read", () => {
    const text = page("questions.md") + page("consequences.md") + page("game-state.md");
    const rulings = xidit.rulebook.rulings.map(({ id }) => id);
    expect(rulings.filter((id) => !text.includes(id))).toEqual([]);
  });
});

interface RecordVectors {
  readonly lines: readonly { readonly base64: string; readonly hash: string }[];
  readonly canonical: readonly { readonly value: Json; readonly digest: string }[];
  readonly digests: readonly { readonly value: Json; readonly digest: string }[];
  readonly newGame: { readonly choices: TableChoices; readonly line: string };
}

describe("record.json", () => {
  const record = jsonAt<RecordVectors>("record.json");

  it("has the hashes and digests that we make", () => {
    expect(record.lines.length).toBeGreaterThanOrEqual(10);
    expect(record.canonical.length).toBeGreaterThanOrEqual(13);
    for (const { base64, hash } of record.lines)
      expect(linkOf(Buffer.from(base64, "base64"), nodeHash)).toBe(hash);
    for (const one of [...record.canonical, ...record.digests])
      expect(digest(one.value)).toBe(one.digest);
  });

  it("has our rulebook, our edition and our header of a new game", () => {
    expect(record.digests.map(({ value }) => value)).toEqual([
      rulebookDigestInput(xidit),
      xidit.edition.digestInput(xidit.edition.reference),
    ]);
    const { choices, line } = record.newGame;
    expect(encodeHeader(newHeader(xidit, choices, nodeHash))).toBe(line);
  });

  it("is checked by a program that knows nothing of ours", () => {
    const output = execFileSync(process.execPath, [join(VECTORS, "check.mjs")], {
      encoding: "utf8",
    });
    expect(Number(/^(\d+) checked, 0 differ$/m.exec(output)?.[1])).toBeGreaterThanOrEqual(400);
  });
});

it("the folder of the vectors stays below four megabytes", () => {
  const files = readdirSync(VECTORS, { recursive: true, encoding: "utf8" });
  const bytes = files.reduce((sum, file) => sum + statSync(join(VECTORS, file)).size, 0);
  expect(files.length).toBeGreaterThanOrEqual(14);
  expect(bytes).toBeLessThan(4_000_000);
});
