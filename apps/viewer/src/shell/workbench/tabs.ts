// The tabs beside the stage, in their order: each is loaded when it is first opened. Knows no session.
// A later subject adds a row here and a title in `messages/`.
import { type Component, lazy } from "solid-js";

export const TAB_IDS = [
  "log",
  "findings",
  "why",
  "what-if",
  "compare",
  "chart",
  "rules",
  "notes",
] as const;
export type TabId = (typeof TAB_IDS)[number];

export const PANELS: Readonly<Record<TabId, Component>> = {
  log: lazy(async () => ({ default: (await import("../../panels/log/log-panel.tsx")).LogPanel })),
  findings: lazy(async () => ({
    default: (await import("../../panels/findings/findings-panel.tsx")).FindingsPanel,
  })),
  why: lazy(async () => ({ default: (await import("../../panels/why/why-panel.tsx")).WhyPanel })),
  "what-if": lazy(async () => ({
    default: (await import("../../panels/what-if/what-if-panel.tsx")).WhatIfPanel,
  })),
  compare: lazy(async () => ({
    default: (await import("../../panels/compare/compare-panel.tsx")).ComparePanel,
  })),
  chart: lazy(async () => ({
    default: (await import("../../panels/chart/chart-panel.tsx")).ChartPanel,
  })),
  rules: lazy(async () => ({
    default: (await import("../../panels/rules/rules-panel.tsx")).RulesPanel,
  })),
  notes: lazy(async () => ({
    default: (await import("../../panels/notes/notes-panel.tsx")).NotesPanel,
  })),
};
