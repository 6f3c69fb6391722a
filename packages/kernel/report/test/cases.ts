// The audits whose reports are kept in `golden/`, by the file's name.
import { nodeHash } from "@assize/kernel-integrity/node";
import { digestJson } from "@assize/kernel-integrity";
import type { GameModel } from "@assize/kernel-model";
import { rulebookDigestInput, underEachRulebook } from "@assize/kernel-referee";
import { rechain, renumber, unchain } from "@assize/testkit";
import { nim } from "@assize/toys";
import type { Audit, AuditOptions } from "@assize/kernel-verifier";
import { auditOf, ended, gameWith, logOf, nimHeader, passed, takes } from "./nim-logs.ts";

const replaced = (lines: readonly string[], index: number, line: string) =>
  lines.map((one, at) => (at === index ? line : one));

const sound = logOf();

const without = (lines: readonly string[], index: number) =>
  rechain(renumber(lines.filter((_, at) => at !== index)), nodeHash);

const header = (change: Readonly<Record<string, unknown>>) =>
  rechain([JSON.stringify({ ...nimHeader(), ...change }), ...sound.slice(1)], nodeHash);

/** Nim of a later day, whose first rulebook had no clause of the heap. */
const grown: GameModel = {
  ...nim,
  rules: 2,
  earlierRulebooks: [
    {
      rules: 1,
      outline: {
        clauses: ["nim.turn", "nim.take", "nim.last"],
        rulings: [{ id: "last-match", options: ["loses", "wins"] }],
        sets: { default: {} },
      },
      readings: {},
      saidBy: { "nim.heap": [] },
    },
  ],
};
const [, then] = underEachRulebook(grown);
const old = header({ rulebook: digestJson(rulebookDigestInput(then!), nodeHash) });

export interface Case {
  readonly name: string;
  readonly lines: readonly string[];
  readonly options?: Partial<AuditOptions>;
}

export const CASES: readonly Case[] = [
  { name: "compliant", lines: sound },
  { name: "compliant-unfinished", lines: sound.slice(0, 4) },
  { name: "compliant-header-only", lines: sound.slice(0, 1) },
  {
    name: "compliant-replaced",
    lines: sound.slice(0, 6),
    options: { rulings: { set: "normal", overrides: {} } },
  },
  { name: "compliant-earlier", lines: old, options: { games: [grown] } },
  { name: "compliant-current", lines: old, options: { games: [grown], current: true } },
  { name: "violated-value", lines: logOf(gameWith(2, passed(3))) },
  { name: "violated-outcome", lines: logOf(gameWith(6, ended(1))) },
  {
    name: "violated-outcome-replaced",
    lines: sound,
    options: { rulings: { set: "normal", overrides: {} } },
  },
  {
    name: "violated-decision",
    lines: logOf(gameWith(3, takes(1, 9), takes(1, 3), passed(1), takes(0, 1), ended(0))),
  },
  { name: "violated-seat", lines: logOf(gameWith(3, takes(0, 3))) },
  { name: "violated-missing", lines: without(sound, 3) },
  { name: "violated-after-end", lines: logOf([...gameWith(0), takes(1, 1), takes(0, 1)]) },
  {
    name: "violated-chain",
    lines: replaced(sound, 2, sound[2]!.replace('"matches":3', '"matches":2')),
  },
  {
    name: "violated-malformed",
    lines: logOf(gameWith(1, { type: "matches-taken", by: 0, data: { matches: "many\u001b[2J" } })),
  },
  { name: "undetermined-game", lines: header({ game: "chess" }) },
  { name: "undetermined-ruling", lines: header({ rulings: { set: "house", overrides: {} } }) },
  {
    name: "undetermined-value",
    lines: logOf(
      gameWith(1, { type: "matches-taken", by: 0, data: { matches: { $unknown: "ink spilt" } } }),
    ),
  },
  { name: "undetermined-stated", lines: unchain(header({ rules: 2 })) },
  { name: "unreadable", lines: replaced(sound, 2, '{"seq":2') },
];

export const auditCase = ({ lines, options }: Case): Audit => auditOf(lines, options);
