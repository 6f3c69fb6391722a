// The chart joined to the moment that is looked at: which drawing, what is active, taken, refused, visited, lit.
// Every answer here follows the session; nothing is drawn here.
import { type Accessor, createEffect, createMemo, createSignal, on, untrack } from "solid-js";
import {
  CHART_THEMES,
  type ChartDescription,
  type ChartLayout,
  chartScene,
  type ChartSights,
} from "@assize/kernel-chart-diagram";
import {
  type Bounds,
  compareScenes,
  type Scene,
  type SceneTheme,
  type ThemeName,
} from "@assize/kernel-drawing";
import type { Language } from "@assize/kernel-model";
import { type Client, problemOf } from "../../protocol/client.ts";
import type { ChartData, HistoryId, Line } from "../../protocol/protocol.ts";
import { createAnswer } from "../../history-view/answer.ts";
import type { Range } from "../../history-view/cursor.ts";
import type { ChartPartChoice } from "../../session/chart-look.ts";
import { useSession } from "../../session/session.tsx";
import { createInquiry, type Inquiry } from "../why/inquiry.ts";
import { boundsIn, phaseDrawn, together } from "./place.ts";
import { litBy, NOTHING_ASKED, phaseShowing, waysAsked } from "./pointing.ts";
import { countedRange, countVisits, type Visits } from "./visits.ts";

export interface Chart {
  readonly description: ChartDescription;
  readonly layout: ChartLayout;
  /** The innermost active state; empty until it is known. */
  readonly place: Accessor<string>;
  /** The event of the moment; undefined before the first. */
  readonly line: Accessor<Line | undefined>;
  readonly phase: Accessor<string | null>;
  /** Which events count; null for all. */
  readonly counted: Accessor<Range | null>;
  readonly visits: Accessor<Visits>;
  readonly scene: Accessor<Scene>;
  readonly theme: Accessor<SceneTheme>;
  readonly themeOf: (name: ThemeName) => SceneTheme;
  readonly lookAt: Accessor<Bounds | undefined>;
  readonly inquiry: Inquiry;
}

/** One description for each history, so that a drawing is planned once. */
const known = new WeakMap<Client, Map<HistoryId, Promise<ChartData>>>();

const askChart = (client: Client, history: HistoryId, language: Language): Promise<ChartData> => {
  const openLogs = known.get(client) ?? new Map<HistoryId, Promise<ChartData>>();
  known.set(client, openLogs);
  const asked = openLogs.get(history) ?? client.ask("chart", { history, language });
  openLogs.set(history, asked);
  asked.catch(() => openLogs.delete(history));
  return asked;
};

/** The current history's chart; undefined while it is on its way. */
export const createChartData = (): Accessor<ChartData | undefined> => {
  const { client, openLogs, preferences, setNotice } = useSession();
  return createAnswer(
    () => openLogs.current()?.facts.history,
    (history) => askChart(client(), history, preferences.language()),
    (failure) => setNotice(problemOf(failure).message),
  );
};

const isEqual = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Where in the drawing to look: at what is pointed out, if need be in another phase; at the game's own place when that
 * has changed.
 */
const createLooking = (
  { description, layout }: ChartData,
  {
    phase,
    place,
    line,
    refused,
  }: Pick<Chart, "phase" | "place" | "line"> & {
    readonly refused: Accessor<readonly string[]>;
  },
): Accessor<Bounds | undefined> => {
  const { chart } = useSession().panels;
  /** What was chosen before something was pointed at in another phase; it comes back when nothing is any more. */
  let before: ChartPartChoice | null = null;
  const [lookAt, setLookAt] = createSignal<Bounds>();
  createEffect(
    on(chart.pointed, (pointed) => {
      if (pointed === null) {
        if (before !== null) chart.setPart(before);
        before = null;
        return;
      }
      const wanted = phaseShowing(description, pointed, phase());
      if (wanted === undefined) return;
      if (wanted !== phase()) {
        before ??= chart.part();
        chart.setPart(wanted === null ? "whole" : { phase: wanted });
      }
      const here = [...(untrack(line)?.taken ?? []), ...untrack(refused)];
      setLookAt(boundsIn(description, layout, wanted, pointed, here));
    }),
  );
  createEffect(
    on([place, phase], ([at, drawn], last) => {
      const isFirst = last === undefined;
      if (at === "" || (isFirst && chart.pointed() !== null)) return;
      const bounds = boundsIn(description, layout, drawn, { kind: "state", id: at });
      if (bounds === undefined) return;
      const taken = untrack(line)?.taken.at(-1);
      const way =
        taken === undefined
          ? undefined
          : boundsIn(description, layout, drawn, { kind: "transition", id: taken });
      setLookAt(together(bounds, way));
    }),
  );
  return lookAt;
};

export const createChart = (chartData: ChartData): Chart => {
  const { description, layout } = chartData;
  const { cursor, eyes, frame, lineAt, lines, panels, preferences } = useSession();
  const { chart } = panels;
  const inquiry = createInquiry(chart.inquired);
  const line = createMemo(() => lineAt(cursor.seq()));
  const place = createMemo(() => {
    const shown = frame();
    return line()?.place ?? (shown?.moment.seq === cursor.seq() ? shown.place : "");
  });
  const phase = createMemo(() => phaseDrawn(description, chart.part(), place()));
  const counted = createMemo(() => countedRange(cursor.range(), eyes(), cursor.seq()), undefined, {
    equals: isEqual,
  });
  const visits = createMemo(() => countVisits(description, lines(), counted()));
  const asked = createMemo(
    () => {
      const why = inquiry.why();
      return why === undefined ? NOTHING_ASKED : waysAsked(why);
    },
    undefined,
    { equals: isEqual },
  );
  const sights = (): ChartSights => ({
    activeStates: place() === "" ? [] : [place()],
    taken: chart.inquired.isWishing() ? [] : (line()?.taken ?? []),
    refused: asked().refused,
    counts: visits(),
    highlight: [
      ...litBy(description, chart.pointed()),
      ...(chart.inquired.isWishing() ? asked().open : []),
    ],
  });
  const lookAt = createLooking(chartData, { phase, place, line, refused: () => asked().refused });
  return {
    description,
    layout,
    place,
    line,
    phase,
    counted,
    visits,
    scene: createMemo<Scene>((before) => {
      const made = chartScene(description, layout, {
        language: preferences.language(),
        phase: phase(),
        ...sights(),
      });
      return before === undefined ? made : compareScenes(before, made).scene;
    }),
    theme: () => CHART_THEMES[preferences.shade()],
    themeOf: (name) => CHART_THEMES[name],
    lookAt,
    inquiry,
  };
};
