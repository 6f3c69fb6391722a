// Whole games as drawings: keys unique and stable, and nothing hidden in them.
import {
  type Bounds,
  boundsOf,
  compareScenes,
  deedsOf,
  everyShape,
  moved,
  renderSvg,
  touch,
} from "@assize/kernel-drawing";
import { describe, expect, test } from "vitest";
import { type Eyes, SeatId } from "@assize/kernel-model";
import type { TileId } from "@assize/xidit-edition";
import { xidit } from "@assize/xidit-game";
import { drawing } from "../src/index.ts";
import { GAMES, playThrough, type Shown } from "./a-game.ts";

/** Every so manieth state is looked at for what is hidden. */
const STRIDE = process.env["ASSIZE_DEEP"] === undefined ? 33 : 11;

const sceneOf = ({ context, place }: Shown, eyes: Eyes) =>
  drawing.scene(xidit.view(context, place, eyes), "en");

const reversed = <T>(list: readonly T[]): readonly T[] => [...list].reverse();

/** Changes all that `eyes` cannot see, and nothing else. */
const withOtherSecrets = (shown: Shown, eyes: Eyes): Shown => {
  const { context: game, place } = shown;
  const hiddenFor = (seat: number): boolean => !game.over && eyes !== seat;
  const central = game.setting.board.centralRegion;
  const pile = (cards: readonly TileId[]) => [...cards.slice(0, 1), ...reversed(cards.slice(1))];
  const { recruitment, threat } = game.queues;
  return {
    ...shown,
    context: {
      ...game,
      screens: game.screens.map((units, seat) =>
        hiddenFor(seat) ? { ...units, mage: units.mage + 1 } : units,
      ),
      gold: game.gold.map((gold, seat) => (hiddenFor(seat) ? gold + 3 : gold)),
      programs: game.programs.map((program, seat) =>
        program !== null && hiddenFor(seat) && place === "play.secret-orders.programming"
          ? reversed([...program.slice(1), "wait" as const])
          : program,
      ),
      bards: game.bards.map((counts, region) =>
        region === central && !game.bastionOpened
          ? counts.map((count, seat) => (eyes === seat ? count : count + 2))
          : counts,
      ),
      queues: {
        recruitment: { ...recruitment, pile: pile(recruitment.pile) },
        threat: { ...threat, pile: pile(threat.pile) },
      },
      titans: game.titans.map((one) =>
        one.raging ? one : { ...one, titans: reversed(one.titans) },
      ),
      census: game.census && {
        ...game.census,
        hands: game.census.hands.map((hand, seat) =>
          hand === null || eyes === seat ? hand : hand + 1,
        ),
      },
    },
  };
};

test("there is a game of every number of players, long ones and short ones", () => {
  expect(new Set(GAMES.map(({ seats }) => seats)).size).toBe(3);
  expect(new Set(GAMES.map(({ length }) => length)).size).toBe(2);
});

describe.each(GAMES)("$seats players, $length, seed $seed", ({ seats, length, seed }) => {
  const shown = playThrough(seats, length, seed);
  const sampled = shown.filter((_, index) => index % STRIDE === 0 || index > shown.length - 8);

  test("every key is unique and always names the same kind of shape", () => {
    expect(shown.length).toBeGreaterThan(200);
    const kinds = new Map<string, string>();
    const problems: string[] = [];
    for (const one of shown) {
      const keys = new Set<string>();
      for (const { key, kind } of everyShape(sceneOf(one, "all"))) {
        if (keys.has(key)) problems.push(`${key} twice`);
        if ((kinds.get(key) ?? kind) !== kind) problems.push(`${key} is now a ${kind}`);
        keys.add(key);
        kinds.set(key, kind);
      }
    }
    expect(problems).toEqual([]);
    expect(kinds.size).toBeGreaterThan(500);
  });

  test("what lies on the table keeps its key from state to state", () => {
    const fixed = /^(city|road|region|lyre|closed|panel|seat|year|idrakys):[^:]+$|^year-marker$/;
    let before: readonly string[] = [];
    const lost: string[] = [];
    for (const one of shown) {
      const keys = everyShape(sceneOf(one, "public")).map(({ key }) => key);
      const now = new Set(keys);
      lost.push(...before.filter((key) => !now.has(key)));
      before = keys.filter((key) => fixed.test(key));
    }
    expect(lost).toEqual([]);
    expect(before.length).toBeGreaterThan(60);
  });

  test("the printed map is made once", () => {
    const [first, last] = [shown[0]!, shown.at(-1)!].map((one) =>
      sceneOf(one, "public").shapes.filter(({ layer }) => layer === "roads" || layer === "plates"),
    );
    expect(first!.length).toBeGreaterThan(30);
    expect(last!.every((shape, index) => shape === first![index])).toBe(true);
  });

  test("an Idrakys that moves keeps its key and changes its place", () => {
    let moves = 0;
    for (const [index, one] of shown.entries()) {
      const last = shown[index - 1];
      if (one.event.type !== "idrakys-moved" || last === undefined) continue;
      moves++;
      const key = `idrakys:${one.context.setting.colours[one.event.data["seat"] as number]!}`;
      const [from, to] = [last, one].map((state) =>
        sceneOf(state, "public").shapes.find((shape) => shape.key === key),
      );
      expect(from).toBeDefined();
      expect(to).toBeDefined();
      expect(to).not.toEqual(from);
    }
    expect(moves).toBeGreaterThan(10);
  });

  test("no Idrakys hides the number of a city", () => {
    let looked = 0;
    for (const one of sampled) {
      const { shapes } = sceneOf(one, "public");
      const boxes = (layer: string): readonly Bounds[] =>
        shapes.filter((shape) => shape.layer === layer).map((shape) => boundsOf([shape])!);
      const numbers = shapes
        .filter((shape) => shape.layer === "cities" && shape.kind === "group")
        .flatMap((shape) =>
          shape.kind === "group"
            ? moved(
                shape.children.filter(({ kind }) => kind === "text"),
                shape.at,
              )
            : [],
        )
        .map((number) => boundsOf([number])!);
      for (const pawn of boxes("idrakys")) {
        expect(numbers.filter((number) => touch(number, pawn))).toEqual([]);
        looked++;
      }
    }
    expect(looked).toBeGreaterThan(10);
  });

  test("a unit that is recruited takes only its own shape away", () => {
    let recruited = 0;
    for (const [index, one] of shown.entries()) {
      if (one.event.type !== "unit-recruited") continue;
      const units = (state: Shown) =>
        everyShape(sceneOf(state, "public"))
          .map(({ key }) => key)
          .filter((key) => /^unit:city-\d+:\d+$/.test(key));
      const [before, after] = [units(shown[index - 1]!), units(one)];
      expect(after).toHaveLength(before.length - 1);
      expect(after.filter((key) => !before.includes(key))).toEqual([]);
      // Public eyes see whose screen it goes behind, and not how many are there.
      const seat = one.context.setting.colours[one.event.data["seat"] as number]!;
      const kind = one.event.data["unit"] as string;
      const [was, is] = [sceneOf(shown[index - 1]!, "public"), sceneOf(one, "public")];
      const passed = deedsOf(was, compareScenes(was, is).scene).filter(
        ({ kind }) => kind === "passed",
      );
      expect(passed.map(({ key }) => key)).toEqual([`screen:${seat}:${kind}:cover`]);
      recruited++;
    }
    expect(recruited).toBeGreaterThan(0);
  });

  test("states that differ in hidden things only are drawn alike", () => {
    const views: readonly Eyes[] = ["public", SeatId(0), SeatId(seats - 1)];
    const drawn = (one: Shown, eyes: Eyes): string => JSON.stringify(sceneOf(one, eyes));
    const leaks: string[] = [];
    let changed = 0;
    for (const one of sampled)
      for (const eyes of views) {
        const other = withOtherSecrets(one, eyes);
        if (drawn(other, eyes) !== drawn(one, eyes)) leaks.push(`${one.place}, seen by ${eyes}`);
        if (drawn(other, "all") !== drawn(one, "all")) changed++;
      }
    expect(leaks).toEqual([]);
    expect(changed).toBeGreaterThan(sampled.length);
  });

  test("every layer stands together, and every theme has what the drawing asks for", () => {
    for (const one of sampled.slice(-6)) {
      const scene = sceneOf(one, "public");
      const layers = scene.shapes
        .map(({ layer }) => layer)
        .filter((layer, index, all) => layer !== all[index - 1]);
      expect(new Set(layers).size).toBe(layers.length);
      for (const theme of Object.values(drawing.themes)) renderSvg(scene, theme);
    }
  });
});
