// The reference pages and schemas against what the game has: nothing is left out, nothing is told that is not there.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  DEVIATION_KINDS,
  HELDS,
  type Json,
  type JsonObject,
  STOP_CODES,
} from "@assize/kernel-model";
import { LIMITS, TABLE } from "@assize/kernel-verifier/costs";
import { xidit } from "@assize/xidit-game";
import { describe, expect, it } from "vitest";
import { schemaProblems } from "./json-schema.ts";
import { REFERENCE, bytesAt, jsonAt, schemaAt, type PositionCase } from "./vectors.ts";

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

describe("the page on how an audit goes", () => {
  const text = readFileSync(join(REFERENCE, "audit-algorithm.md"), "utf8");
  const names = [...Object.keys(TABLE), ...Object.keys(LIMITS)];

  it("names every cost and every limit, and no other", () => {
    expect(names.length).toBeGreaterThanOrEqual(40);
    expect(names.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
    const [, search] = text.split("## The search");
    const told = [...search!.split("## The telling")[0]!.matchAll(/`([a-z]+(?:[A-Z][a-z]+)+)`/g)];
    expect(told.map(([, name]) => name!).filter((name) => !names.includes(name))).toEqual([]);
  });

  it("names every deviation, every way to go on and every stop", () => {
    for (const name of [...DEVIATION_KINDS, ...HELDS, ...STOP_CODES])
      expect(text).toContain(`\`${name}\``);
  });
});
