import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "@assize/kernel-model";
import {
  everyShape,
  renderSvg,
  type Scene,
  type Shape,
  styleOf,
  THEME_NAMES,
} from "@assize/kernel-drawing";
import { phasesOf } from "../src/description.ts";
import {
  CHART_THEMES,
  type ChartDescription,
  chartScene,
  type ChartSceneOptions,
  planChart,
} from "../src/index.ts";
import { rowLayout } from "./row-layout.ts";
import { anyChart, auctionChart, nimChart, RUNS } from "./toy-charts.ts";

const scene = (chart: ChartDescription, options: Partial<ChartSceneOptions> = {}): Scene =>
  chartScene(chart, rowLayout(chart), { language: "en", ...options });

const byKey = (drawn: Scene): ReadonlyMap<string, Shape> =>
  new Map(everyShape(drawn).map((shape) => [shape.key, shape]));

const rolesOf = (drawn: Scene, key: string): readonly string[] => byKey(drawn).get(key)!.roles;

/** More roads from phase to phase than anybody can follow: seven phases, each leads to each on two events. */
const denseChart = (): ChartDescription => {
  const ids = Array.from({ length: 9 }, (_, n) => `p${n}`);
  const leaf = { parent: null, initial: null, final: false };
  return {
    ...nimChart,
    initial: "p0",
    states: ids.map((id) => ({ ...leaf, id, title: { en: id } })),
    transitions: ids.flatMap((source) =>
      ids
        .filter((target) => target !== source)
        .map((target) => ({
          ...nimChart.transitions[0]!,
          id: `${source}/go>${target}`,
          source,
          target,
          event: "go",
        })),
    ),
  };
};

describe("a chart as a scene", () => {
  test("has a shape for each state and each transition, under its id", () => {
    for (const chart of [nimChart, auctionChart, denseChart()]) {
      const shapes = byKey(scene(chart));
      for (const { id } of [...chart.states, ...chart.transitions])
        expect([...shapes.keys()]).toContain(id);
    }
  });

  test("says what a transition asks and changes to somebody who does not see it", () => {
    expect(byKey(scene(nimChart)).get("play.turns/matches-taken")!.label).toBe(
      [
        "play.turns/matches-taken",
        "hasNotTaken",
        "seatOnTurn nim.turn",
        "oneToThree nim.take",
        "matchesThere nim.take",
      ].join("\n"),
    );
  });

  test("a phase has its own transitions, and the states they lead to as outside", () => {
    const drawn = scene(auctionChart, { phase: "awarding" });
    expect(rolesOf(drawn, "bidding")).toContain("state-outside");
    expect(byKey(drawn).has("bidding/bid-made")).toBe(false);
    expect(byKey(drawn).has("awarding/round-closed>bidding")).toBe(true);
  });

  test("where the game stands, what was taken, refused and pointed at is a role", () => {
    const drawn = scene(nimChart, {
      activeStates: ["play.turns"],
      taken: ["play.laying/matches-laid>play.turns"],
      refused: ["play.turns/turn-passed"],
      highlight: ["nim.take"],
    });
    expect(rolesOf(drawn, "play.turns")).toContain("state-active");
    expect(rolesOf(drawn, "play")).toContain("state-around");
    expect(rolesOf(drawn, "play.laying")).toEqual(["state", "state-leaf"]);
    expect(rolesOf(drawn, "play.laying/matches-laid>play.turns")).toContain("transition-taken");
    expect(rolesOf(drawn, "road play.laying>play.turns")).toContain("road-taken");
    expect(rolesOf(drawn, "play.turns/turn-passed")).toContain("transition-refused");
    expect(rolesOf(drawn, "play.turns/matches-taken")).toContain("transition-highlighted");
  });

  test("counts say what was visited, how often, and what never was", () => {
    const counts = { "play.turns": 3, "play.turns/turn-passed": 2 };
    const drawn = scene(nimChart, { counts });
    expect(rolesOf(drawn, "play.turns")).toContain("state-visited");
    expect(rolesOf(drawn, "play.laying")).toContain("state-never");
    expect(rolesOf(drawn, "play.turns/turn-passed")).toContain("transition-visited");
    expect(rolesOf(drawn, "play.turns/game-ended>over")).toContain("transition-never");
    expect(byKey(drawn).get("play.turns/turn-passed count")).toMatchObject({ text: "×2" });
  });

  test("clauses stand in a phase's drawing and not in the whole one's", () => {
    const key = "bidding/bid-made auction.limit";
    expect(byKey(scene(auctionChart, { phase: "bidding" })).has(key)).toBe(true);
    expect(byKey(scene(auctionChart)).has(key)).toBe(false);
  });

  test("too many roads between phases are named where they start instead of drawn", () => {
    const plan = planChart(denseChart(), null);
    expect(plan.roads).toEqual([]);
    expect(plan.boxes[0]!.leaving.entries[0]!.transitions).toHaveLength(8);
  });

  test("a stale layout and an unknown phase are our own mistakes", () => {
    const stale = { ...rowLayout(nimChart), digest: "0" };
    expect(() => chartScene(nimChart, stale, { language: "en" })).toThrow('run "npm run charts"');
    expect(() => scene(nimChart, { phase: "nowhere" })).toThrow("nim has no state nowhere");
  });

  test("any chart, whole or by phase, has shapes with keys of their own", () => {
    fc.assert(
      fc.property(anyChart, (chart) => {
        for (const phase of [null, ...phasesOf(chart).map(({ id }) => id)]) {
          const keys = everyShape(scene(chart, { phase, language: "de" })).map(({ key }) => key);
          expect(new Set(keys).size).toBe(keys.length);
        }
      }),
      { numRuns: RUNS },
    );
  });
});

describe("themes", () => {
  const drawn = scene(auctionChart, {
    phase: "awarding",
    activeStates: ["awarding"],
    taken: ["awarding/lot-awarded"],
  });

  test("give every shape something to be seen by", () => {
    for (const name of THEME_NAMES) {
      const unseen = everyShape(drawn).filter((shape) => {
        if (shape.kind === "group") return false;
        const { fill, stroke } = styleOf(CHART_THEMES[name], shape.roles);
        return fill === undefined && stroke === undefined;
      });
      expect(unseen).toEqual([]);
      expect(renderSvg(drawn, CHART_THEMES[name])).toMatch(/^<svg /);
    }
  });

  test("tell what is active and taken by line and weight, not by colour alone", () => {
    for (const name of THEME_NAMES) {
      const { styles } = CHART_THEMES[name];
      const plain = styles["state-box"]!.strokeWidth!;
      expect(styles["state-box-active"]!.strokeWidth!).toBeGreaterThan(plain);
      expect(styles["road-taken"]!.strokeWidth!).toBeGreaterThan(styles["road"]!.strokeWidth!);
      expect(styles["road-never"]!.dash).not.toEqual(styles["road-refused"]!.dash);
    }
  });
});

test("the drawing speaks every language", () => {
  const said = LANGUAGES.map((language) => {
    const drawn = scene(nimChart, { language });
    return [drawn.description, byKey(drawn).get("legend decision word")];
  });
  expect(new Set(said.map((one) => JSON.stringify(one))).size).toBe(LANGUAGES.length);
});
