// Stated positions with one thing changed: refused, or played on without anything going wrong.
import * as Result from "effect/Result";
import type { Json, JsonObject } from "@assize/kernel-model";
import { drawFrom, seeded } from "@assize/kernel-simulation";
import { expect, test } from "vitest";
import { grandlin } from "../src/index.ts";
import { aimlessPlay, DEEP, LEANINGS, prepared, randomTable } from "./random-table.ts";

const TABLES = DEEP ? 2_000 : 60;
/** Tables at which something was found once: maps that left, and one still in a hand. */
const FOUND = [574];
const CHANGES_EACH = 8;
const WALK = 25;

type Draw = (below: number) => number;

const another = (value: Json, draw: Draw): Json => {
  if (typeof value === "boolean") return !value;
  if (typeof value === "number") return Math.max(0, value + (draw(2) === 0 ? 1 : -1));
  if (value === null) return draw(2) === 0 ? 0 : "C7";
  if (typeof value === "string")
    return /^[A-J]\d$/.test(value)
      ? `${"ABCDEFGHIJ"[draw(10)]}${draw(10)}`
      : ["due", "called", "made", "asked", "used", "die", "none", "no"][draw(8)]!;
  const entries = Object.entries(value as JsonObject);
  if (entries.length === 0) return value;
  const [key, inner] = entries[draw(entries.length)]!;
  if (Array.isArray(value)) return value.with(Number(key), another(inner, draw));
  return { ...(value as JsonObject), [key]: another(inner, draw) };
};

/** With one of its figures, wherever it stands, as high as a position may state it. */
const raised = (value: Json, figure: string): Json => {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((inner) => raised(inner, figure));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === figure && typeof inner === "number" ? HIGHEST : raised(inner, figure),
    ]),
  );
};
const HIGHEST = 1_000_000;
const FIGURES = ["health", "gold", "strength", "weaponry", "poison", "days", "steps", "fury"];

/** The parts that a small change may leave sensible. */
const PARTS = ["turn", "turn", "turn", "henchmen", "combat", "found", "death", "portal", "effects"];
const MORE = ["mapsLeaving", "played", "digging", "removing", "drawnMap", "cleansed", "services"];

test("what is stated is refused, or can be played on", () => {
  let refused = 0;
  let played = 0;
  const failures: string[] = [];
  for (const seed of new Set([...FOUND, ...Array(TABLES).keys()])) {
    const draw = drawFrom(seeded(seed));
    const table = randomTable(seed, LEANINGS[seed % LEANINGS.length]);
    const walk = [...aimlessPlay(table, seed, 1 + draw(WALK))];
    const from = walk.at(-1)?.after ?? table;
    const { setting, rulings } = from.context;
    const { win } = setting;
    const setup = {
      seats: setting.colours.map((colour) => ({ colour })),
      options: {
        win: win.kind === "each" ? "each" : `${win.kind}:${win.treasures}`,
        variants: (["drop", "loot", "catharsis"] as const).filter((variant) => setting[variant]),
      },
      table: {},
      rulings: { ...rulings },
    };
    const encoded = grandlin.encodeContext(from.context) as JsonObject;
    for (let n = 0; n < CHANGES_EACH; n++) {
      const parts = [...PARTS, ...MORE];
      const part = parts[draw(parts.length)]!;
      const changed =
        n === 0
          ? (raised(encoded, FIGURES[seed % FIGURES.length]!) as JsonObject)
          : { ...encoded, [part]: another(encoded[part]!, draw) };
      const leaves = draw(2) === 0 ? [prepared.table.leaves[from.at]!] : prepared.table.leaves;
      for (const leaf of leaves) {
        const { reference } = grandlin.edition;
        const stated = grandlin.decodeContext(changed, setup, reference, leaf.path);
        if (Result.isFailure(stated)) {
          refused++;
          continue;
        }
        const position = { at: leaf.index, context: stated.success };
        const where = () =>
          JSON.stringify({
            seed,
            n,
            place: leaf.path,
            part,
            now: changed[part],
            was: encoded[part],
          });
        try {
          for (const { after } of aimlessPlay(position, seed, WALK))
            expect(grandlin.invariants(after.context)).toEqual([]);
        } catch (error) {
          failures.push(`${where()}: ${String(error)}`);
        }
        played++;
      }
    }
  }
  expect(failures.slice(0, 10)).toEqual([]);
  expect(refused).toBeGreaterThan(TABLES);
  expect(played).toBeGreaterThan(TABLES / 2);
});
