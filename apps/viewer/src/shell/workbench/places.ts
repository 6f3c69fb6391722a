// The places beside the board and what each of them shows: four for everybody, a fifth for developers. A view is loaded when
// it is first opened; links name views. Knows no session.
import { type Component, lazy } from "solid-js";

export const VIEW_IDS = [
  "log",
  "findings",
  "notes",
  "what-if",
  "rules",
  "compare",
  "inspect",
  "chart",
  "why",
  "raw",
] as const;
export type ViewId = (typeof VIEW_IDS)[number];

export const PLACE_IDS = ["story", "what-if", "rules", "compare", "developers"] as const;
export type PlaceId = (typeof PLACE_IDS)[number];

/** The first one is what the place opens with. */
export const VIEWS: Readonly<Record<PlaceId, readonly [ViewId, ...ViewId[]]>> = {
  story: ["log", "findings", "notes"],
  "what-if": ["what-if"],
  rules: ["rules"],
  compare: ["compare"],
  developers: ["inspect", "chart", "why", "raw"],
};

export const isView = (id: string): id is ViewId => (VIEW_IDS as readonly string[]).includes(id);

export const placeOf = (view: ViewId): PlaceId =>
  PLACE_IDS.find((place) => VIEWS[place].includes(view)) ?? "story";

export const PANELS: Readonly<Record<ViewId, Component>> = {
  log: lazy(async () => ({ default: (await import("../../panels/log/log-panel.tsx")).LogPanel })),
  findings: lazy(async () => ({
    default: (await import("../../panels/findings/findings-panel.tsx")).FindingsPanel,
  })),
  notes: lazy(async () => ({
    default: (await import("../../panels/notes/notes-panel.tsx")).NotesPanel,
  })),
  "what-if": lazy(async () => ({
    default: (await import("../../panels/what-if/what-if-panel.tsx")).WhatIfPanel,
  })),
  rules: lazy(async () => ({
    default: (await import("../../panels/rules/rules-panel.tsx")).RulesPanel,
  })),
  compare: lazy(async () => ({
    default: (await import("../../panels/compare/compare-panel.tsx")).ComparePanel,
  })),
  inspect: lazy(async () => ({
    default: (await import("../../panels/inspect/inspect-panel.tsx")).InspectPanel,
  })),
  chart: lazy(async () => ({
    default: (await import("../../panels/chart/chart-panel.tsx")).ChartPanel,
  })),
  why: lazy(async () => ({ default: (await import("../../panels/why/why-panel.tsx")).WhyPanel })),
  raw: lazy(async () => ({ default: (await import("../../panels/raw/raw-panel.tsx")).RawPanel })),
};
