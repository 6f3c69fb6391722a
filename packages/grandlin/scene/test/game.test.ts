// Whole games as drawings: keys unique and stable, all within the drawing, and nothing hidden in them.
import { describe, expect, test } from "vitest";
import { boundsOf, cropTo, everyShape, renderSvg, type Scene } from "@assize/kernel-drawing";
import { type Eyes, LANGUAGES, SeatId } from "@assize/kernel-model";
import { grandlin, type GrandlinView } from "@assize/grandlin-game";
import { drawing } from "../src/index.ts";
import { playThrough, type Shown, TABLES } from "./a-game.ts";

const viewOf = ({ context, place }: Shown, eyes: Eyes): GrandlinView =>
  grandlin.view(context, place, eyes);
const sceneOf = (shown: Shown, eyes: Eyes): Scene => drawing.scene(viewOf(shown, eyes), "en");

/** Cards and treasures that the drawing names, by key or in words. */
const namesIn = (scene: Scene): ReadonlySet<string> =>
  new Set(
    everyShape(scene).flatMap(({ key }) => /^(?:card|treasure):([^:]+)$/.exec(key)?.[1] ?? []),
  );

/** What the state holds that these eyes must not know. */
const secretsOf = ({ context: game }: Shown, eyes: Eyes): readonly string[] => {
  const isMine = (seat: number): boolean => eyes === seat;
  return [
    ...game.pile,
    ...game.undug,
    ...game.hands.flatMap((hand, seat) => (isMine(seat) ? [] : hand)),
    ...Object.values(game.lying).flatMap(({ card, shown, seen }) =>
      shown || (eyes !== "public" && eyes !== "all" && seen.includes(eyes)) ? [] : [card],
    ),
    ...Object.entries(game.treasures).flatMap(([id, { at, open, seen }]) =>
      at === "pile" ||
      open ||
      game.over?.reason === "won" ||
      (eyes !== "public" && eyes !== "all" && seen.includes(eyes))
        ? []
        : [id],
    ),
  ];
};

const reversed = <T>(list: readonly T[]): readonly T[] => [...list].reverse();

/** The same state with other cards and treasures in every place that these eyes cannot see. */
const withOtherSecrets = (shown: Shown, eyes: Eyes): Shown => {
  const { context: game } = shown;
  const swap = new Map<string, string>();
  for (const kinds of [game.setting.facts.cards, game.setting.facts.treasures]) {
    const hidden = secretsOf(shown, eyes).filter((id) => id in kinds);
    for (const [index, id] of hidden.entries()) swap.set(id, reversed(hidden)[index]!);
  }
  const other = (id: string): string => swap.get(id) ?? id;
  return {
    ...shown,
    context: {
      ...game,
      pile: game.pile.map(other),
      undug: game.undug.map(other),
      hands: game.hands.map((hand) => hand.map(other)),
      treasures: Object.fromEntries(
        Object.entries(game.treasures).map(([id, placed]) => [other(id), placed]),
      ),
      lying: Object.fromEntries(
        Object.entries(game.lying).map(([square, lying]) => [
          square,
          { ...lying, card: other(lying.card) },
        ]),
      ),
    },
  };
};

/** Random players dig up next to nothing: the same state with treasures carried, secured, plundered and in the open. */
const withTreasures = (shown: Shown): Shown => {
  const { context: game } = shown;
  const { colours, facts } = game.setting;
  const seats = colours.length;
  const hand = (seat: number, seen: readonly number[], open = false) =>
    ({ at: "hand", seat: SeatId(seat), square: null, open, seen: seen.map(SeatId) }) as const;
  const lies = (square: string, seen: readonly number[], open: boolean) =>
    ({ at: "square", seat: null, square, open, seen: seen.map(SeatId) }) as const;
  const placed = [
    hand(0, [0]),
    hand(1, [1, 0]),
    hand(seats - 1, [seats - 1]),
    hand(seats - 1, [seats - 1], true),
    lies(facts.castles[colours[0]!], [0], false),
    lies(facts.castles[colours[1]!], [1], false),
    lies(facts.castles[colours[1]!], [1], true),
    ...["C3", "C3", "C3"].map((square) => lies(square, [], true)),
  ];
  const [dealt, left] = [
    facts.treasureIds.slice(0, placed.length),
    facts.treasureIds.slice(placed.length),
  ];
  return {
    ...shown,
    context: {
      ...game,
      undug: left.filter((id) => game.undug.includes(id)),
      treasures: {
        ...game.treasures,
        ...Object.fromEntries(dealt.map((id, index) => [id, placed[index]!])),
      },
    },
  };
};

test("there are tables of two, three and four", () => {
  expect(new Set(TABLES.map(({ seats }) => seats))).toEqual(new Set([2, 3, 4]));
});

describe.each(TABLES)("$seats players, $win, seed $seed", (table) => {
  const shown = playThrough(table, process.env["ASSIZE_DEEP"] ? 5000 : 600);
  const sampled = shown
    .filter((_, index) => index % 29 === 0)
    .flatMap((one) => [one, withTreasures(one)]);
  const eyesOfAll: readonly Eyes[] = ["public", SeatId(0), SeatId(table.seats - 1)];

  test("every key is unique and names the same kind of shape; all lies within the drawing", () => {
    expect(shown.length).toBeGreaterThan(500);
    const kinds = new Map<string, string>();
    const problems: string[] = [];
    for (const one of [...shown.filter((_, index) => index % 5 === 0), ...sampled]) {
      const scene = sceneOf(one, "all");
      const keys = new Set<string>();
      for (const { key, kind } of everyShape(scene)) {
        if (keys.has(key)) problems.push(`${key} twice`);
        if ((kinds.get(key) ?? kind) !== kind) problems.push(`${key} is now a ${kind}`);
        keys.add(key);
        kinds.set(key, kind);
      }
      const { left, top, right, bottom } = boundsOf(scene.shapes)!;
      if (left < 0 || top < 0 || right > scene.width || bottom > scene.height)
        problems.push(`reaches ${left} ${top} ${right} ${bottom}`);
    }
    expect(problems).toEqual([]);
    expect(kinds.size).toBeGreaterThan(500);
  });

  test("a Henchman keeps its key wherever he goes, and moves on the drawing", () => {
    let moves = 0;
    for (const [index, one] of shown.entries()) {
      const last = shown[index - 1];
      if (one.event.type !== "stepped" || last === undefined) continue;
      moves++;
      const key = `henchman:${one.context.setting.colours[one.context.onTurn]!}`;
      const [from, to] = [last, one].map((state) =>
        sceneOf(state, "public").shapes.find((shape) => shape.key === key),
      );
      expect(from).toBeDefined();
      expect(to).toBeDefined();
      expect(to).not.toEqual(from);
    }
    expect(moves).toBeGreaterThan(50);
  });

  test("a seat's drawing names what it may know, and nothing that is hidden from it", () => {
    let secrets = 0;
    let named = 0;
    const leaks: string[] = [];
    for (const one of sampled)
      for (const eyes of eyesOfAll) {
        const names = namesIn(sceneOf(one, eyes));
        const hidden = secretsOf(one, eyes);
        secrets += hidden.length;
        named += names.size;
        leaks.push(...hidden.filter((id) => names.has(id)));
      }
    expect(leaks).toEqual([]);
    expect(secrets).toBeGreaterThan(1000);
    expect(named).toBeGreaterThan(100);
    const secured = sceneOf(sampled[1]!, "public").shapes.find(({ key }) => key === "secured:blue");
    expect(JSON.stringify(secured)).toContain('"text":"2"');
  });

  test("states that differ in hidden things only are drawn alike", () => {
    const drawn = (one: Shown, eyes: Eyes): string => JSON.stringify(sceneOf(one, eyes));
    let changed = 0;
    const leaks: string[] = [];
    for (const one of sampled)
      for (const eyes of eyesOfAll) {
        const other = withOtherSecrets(one, eyes);
        if (drawn(other, eyes) !== drawn(one, eyes)) leaks.push(`${one.place}, seen by ${eyes}`);
        if (drawn(other, "all") !== drawn(one, "all")) changed++;
      }
    expect(leaks).toEqual([]);
    expect(changed).toBeGreaterThan(sampled.length / 2);
  });

  test("layers stand together; parts, languages and themes are complete", () => {
    for (const one of sampled.slice(-4)) {
      const view = viewOf(one, "public");
      for (const language of LANGUAGES) {
        const scene = drawing.scene(view, language);
        const layers = scene.shapes
          .map(({ layer }) => layer)
          .filter((layer, index, all) => layer !== all[index - 1]);
        expect(new Set(layers).size).toBe(layers.length);
        const parts = drawing.parts(view, language);
        expect(new Set(parts.flatMap((part) => part.layers))).toEqual(new Set(layers));
        for (const part of parts)
          expect(cropTo(scene, part.layers).shapes.length).toBeGreaterThan(0);
        for (const theme of Object.values(drawing.themes)) renderSvg(scene, theme);
      }
    }
  });
});
