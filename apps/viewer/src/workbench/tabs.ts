// The tabs beside the stage, in their order: each is loaded when it is first opened. Knows no session.
// Later subjects (what-if, comparing, …) add a row here and a title in `messages/`.
import { type Component, lazy } from "solid-js";

export const TAB_IDS = ["log"] as const;
export type TabId = (typeof TAB_IDS)[number];

export const PANELS: Readonly<Record<TabId, Component>> = {
  log: lazy(async () => ({ default: (await import("../log/log-panel.tsx")).LogPanel })),
};
