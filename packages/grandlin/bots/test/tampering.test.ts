// Records of whole games with one forced value changed: each is found where it stands, with its clause.
import { grandlin } from "@assize/grandlin-game";
import { expect, test } from "vitest";
import { greedyBot } from "../src/index.ts";
import { auditLines, playGame } from "./a-table.ts";

const FEWEST_KINDS = 40;

type Data = Readonly<Record<string, unknown>>;
interface Recorded {
  readonly seq: number;
  readonly type: string;
  readonly data: Data;
}

/** The lines without the chain of hashes, as somebody at a kitchen table writes them. */
const unchained = (lines: readonly string[]): readonly string[] =>
  lines.map((line) => {
    const { prev: _prev, ...rest } = JSON.parse(line) as Data;
    return JSON.stringify(rest);
  });

/** Another value of the same shape. */
const otherThan = (value: unknown): unknown => {
  if (typeof value === "number") return value + 1;
  if (value === null) return 0;
  if (Array.isArray(value)) return value.slice(1);
  if (typeof value !== "string") return value;
  if (/^[A-J]\d$/.test(value)) return value === "A1" ? "A2" : "A1";
  if (/-\d+$/.test(value)) return value === "knife-1" ? "knife-2" : "knife-1";
  return value === "none" || value === "second" ? "first" : value === "gold" ? "health" : "gold";
};

const GAMES = [
  { players: 2, win: "any:6", variants: ["loot", "catharsis"] },
  { players: 4, win: "any:3", variants: ["loot"] },
  { players: 3, win: "any:4", variants: [] },
] as const;

interface Kind {
  readonly name: string;
  readonly lines: readonly string[];
  readonly seq: number;
  readonly field: string;
  readonly clauses: readonly string[];
}

const kindsOf = (lines: readonly string[], known: Set<string>): readonly Kind[] =>
  lines.slice(1).flatMap((line, index) => {
    const event = JSON.parse(line) as Recorded;
    const definition = grandlin.events[event.type];
    if (definition?.class !== "consequence") return [];
    return Object.entries(definition.fields).flatMap(([field, { clauses }]): readonly Kind[] => {
      const name = `${event.type}.${field}`;
      const old = event.data[field];
      if (known.has(name) || (Array.isArray(old) && old.length === 0)) return [];
      known.add(name);
      const changed = { ...event, data: { ...event.data, [field]: otherThan(old) } };
      return [
        {
          name,
          lines: lines.with(index + 1, JSON.stringify(changed)),
          seq: event.seq,
          field,
          clauses,
        },
      ];
    });
  });

const known = new Set<string>();
const KINDS = GAMES.flatMap((table, seed) =>
  kindsOf(unchained(playGame({ ...table, seed, bot: greedyBot }).lines), known),
);

test("there are many kinds", () => {
  expect(KINDS.length).toBeGreaterThanOrEqual(FEWEST_KINDS);
});

test.each(KINDS)("$name", ({ name, lines, seq, field, clauses }) => {
  const audited = auditLines(lines, "table") as {
    readonly verdict: { readonly kind: string; readonly findings: readonly unknown[] };
  };
  expect(audited.verdict.kind).toBe("violated");
  const [first] = audited.verdict.findings as readonly {
    readonly seq: number;
    readonly code: string;
    readonly clauses: readonly string[];
    readonly fields: readonly string[];
  }[];
  const code = name.startsWith("game-") ? "outcome-wrong" : "value-wrong";
  expect(first).toMatchObject({ seq, code, fields: [field] });
  expect(clauses.some((clause) => first!.clauses.includes(clause))).toBe(true);
});
