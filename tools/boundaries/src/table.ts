// Who may import whom: the architecture's table as data, and the only place to change it.
// A row lists everything a package's `src` may import; what has no row may not exist.
// Knows no file, no parser and no check; `test/table.test.ts` holds the rows to the wider laws.

/** What one package may import from its `src`; tests may also import what the package declares. */
export interface Row {
  /** The package's folder; its name follows: `packages/kernel/model` is `@assize/kernel-model`. */
  readonly folder: string;
  readonly layer: Layer;
  /** Packages of this workspace, by name without the scope. */
  readonly packages: readonly string[];
  /** Specifiers of other packages; `name/*` admits every subpath of `name`. */
  readonly externals: readonly string[];
}

/** `kernel` knows no game; `game` names the one game a package belongs to. */
export type Layer =
  | { readonly kind: "kernel" | "inspection" | "catalogue" | "testkit" | "app" | "tool" }
  | { readonly kind: "game"; readonly game: string };

const KERNEL: Layer = { kind: "kernel" };
const INSPECTION: Layer = { kind: "inspection" };
const XIDIT: Layer = { kind: "game", game: "xidit" };
const GRANDLIN: Layer = { kind: "game", game: "grandlin" };

/** Below the apps Effect is a library of plain values; its runtime stays above. */
const EFFECT = ["effect/Schema", "effect/SchemaIssue", "effect/Brand", "effect/Result"];

/** Games in one package each, by name; `npm run new-game` adds them here. */
const SMALL_GAMES: readonly string[] = [];

/** All the roles of a game in one package: it may import what they may, and still no other game. */
const smallGame = (game: string): Row => ({
  folder: `packages/${game}`,
  layer: { kind: "game", game },
  packages: ["kernel-model", "kernel-chart-engine", "kernel-drawing", "kernel-simulation"],
  externals: [...EFFECT, "xstate"],
});

export const TABLE: readonly Row[] = [
  // The kernel: model ← event-log ← integrity; model ← chart-engine ← referee ← verifier ← report;
  // referee, event-log ← recorder ← simulation.
  {
    folder: "packages/kernel/model",
    layer: KERNEL,
    packages: [],
    externals: EFFECT,
  },
  {
    folder: "packages/kernel/event-log",
    layer: KERNEL,
    packages: ["kernel-model"],
    externals: EFFECT,
  },
  {
    folder: "packages/kernel/integrity",
    layer: KERNEL,
    packages: ["kernel-model", "kernel-event-log"],
    externals: [...EFFECT, "canonicalize", "@noble/hashes/*"],
  },
  {
    folder: "packages/kernel/chart-engine",
    layer: KERNEL,
    packages: ["kernel-model"],
    externals: [...EFFECT, "xstate", "xstate/graph"],
  },
  {
    folder: "packages/kernel/referee",
    layer: KERNEL,
    packages: ["kernel-model", "kernel-event-log", "kernel-chart-engine"],
    externals: EFFECT,
  },
  {
    folder: "packages/kernel/verifier",
    layer: KERNEL,
    packages: [
      "kernel-model",
      "kernel-event-log",
      "kernel-integrity",
      "kernel-chart-engine",
      "kernel-referee",
    ],
    externals: EFFECT,
  },
  {
    folder: "packages/kernel/coverage",
    layer: KERNEL,
    packages: ["kernel-model", "kernel-chart-engine", "kernel-referee", "kernel-verifier"],
    externals: EFFECT,
  },
  {
    folder: "packages/kernel/report",
    layer: KERNEL,
    packages: [
      "kernel-model",
      "kernel-event-log",
      "kernel-chart-engine",
      "kernel-referee",
      "kernel-verifier",
    ],
    externals: EFFECT,
  },
  {
    folder: "packages/kernel/recorder",
    layer: KERNEL,
    packages: [
      "kernel-model",
      "kernel-event-log",
      "kernel-integrity",
      "kernel-chart-engine",
      "kernel-referee",
    ],
    externals: EFFECT,
  },
  {
    folder: "packages/kernel/simulation",
    layer: KERNEL,
    packages: ["kernel-model", "kernel-integrity", "kernel-referee", "kernel-recorder"],
    externals: EFFECT,
  },
  // What people see: model ← drawing ← chart-diagram; everything above ← playback.
  {
    folder: "packages/kernel/drawing",
    layer: KERNEL,
    packages: ["kernel-model"],
    externals: EFFECT,
  },
  {
    folder: "packages/kernel/chart-diagram",
    layer: KERNEL,
    packages: ["kernel-model", "kernel-chart-engine", "kernel-drawing"],
    externals: EFFECT,
  },
  {
    folder: "packages/kernel/history",
    layer: KERNEL,
    packages: [
      "kernel-model",
      "kernel-event-log",
      "kernel-integrity",
      "kernel-chart-engine",
      "kernel-referee",
      "kernel-verifier",
      "kernel-recorder",
      "kernel-report",
      "kernel-simulation",
    ],
    externals: [...EFFECT, "effect/SchemaRepresentation"],
  },

  // Lords of Xidit: rulebook ← edition ← events ← topology, tile-queues, scoring ← statecharts
  // ← game; scene and bots import the game's views and the edition only.
  {
    folder: "packages/xidit/rulebook",
    layer: XIDIT,
    packages: ["kernel-model"],
    externals: EFFECT,
  },
  {
    folder: "packages/xidit/edition",
    layer: XIDIT,
    packages: ["kernel-model", "xidit-rulebook"],
    externals: EFFECT,
  },
  {
    folder: "packages/xidit/events",
    layer: XIDIT,
    packages: ["kernel-model", "xidit-rulebook", "xidit-edition"],
    externals: EFFECT,
  },
  {
    folder: "packages/xidit/topology",
    layer: XIDIT,
    packages: ["kernel-model", "xidit-rulebook", "xidit-edition", "xidit-events"],
    externals: EFFECT,
  },
  {
    folder: "packages/xidit/tile-queues",
    layer: XIDIT,
    packages: ["kernel-model", "xidit-rulebook", "xidit-edition", "xidit-events"],
    externals: EFFECT,
  },
  {
    folder: "packages/xidit/scoring",
    layer: XIDIT,
    packages: ["kernel-model", "xidit-rulebook", "xidit-edition", "xidit-events"],
    externals: EFFECT,
  },
  {
    folder: "packages/xidit/statecharts",
    layer: XIDIT,
    packages: [
      "kernel-model",
      "kernel-chart-engine",
      "xidit-rulebook",
      "xidit-edition",
      "xidit-events",
      "xidit-topology",
      "xidit-tile-queues",
      "xidit-scoring",
    ],
    externals: [...EFFECT, "xstate"],
  },
  {
    folder: "packages/xidit/game",
    layer: XIDIT,
    packages: [
      "kernel-model",
      "xidit-rulebook",
      "xidit-edition",
      "xidit-events",
      "xidit-topology",
      "xidit-tile-queues",
      "xidit-scoring",
      "xidit-statecharts",
    ],
    externals: EFFECT,
  },
  {
    folder: "packages/xidit/scene",
    layer: XIDIT,
    packages: ["kernel-model", "kernel-drawing", "xidit-edition", "xidit-game"],
    externals: EFFECT,
  },
  {
    folder: "packages/xidit/bots",
    layer: XIDIT,
    packages: ["kernel-model", "kernel-simulation", "xidit-edition", "xidit-game"],
    externals: EFFECT,
  },

  // The treasure game: rulebook ← edition ← rules (events, state, pure rules) ← statecharts ← game.
  {
    folder: "packages/grandlin/rulebook",
    layer: GRANDLIN,
    packages: ["kernel-model"],
    externals: EFFECT,
  },
  {
    folder: "packages/grandlin/edition",
    layer: GRANDLIN,
    packages: ["kernel-model", "grandlin-rulebook"],
    externals: EFFECT,
  },
  {
    folder: "packages/grandlin/rules",
    layer: GRANDLIN,
    packages: ["kernel-model", "grandlin-rulebook", "grandlin-edition"],
    externals: EFFECT,
  },
  {
    folder: "packages/grandlin/statecharts",
    layer: GRANDLIN,
    packages: ["kernel-model", "kernel-chart-engine", "grandlin-rulebook", "grandlin-rules"],
    externals: [...EFFECT, "xstate"],
  },
  {
    folder: "packages/grandlin/game",
    layer: GRANDLIN,
    packages: [
      "kernel-model",
      "grandlin-rulebook",
      "grandlin-edition",
      "grandlin-rules",
      "grandlin-statecharts",
    ],
    externals: EFFECT,
  },
  {
    folder: "packages/grandlin/scene",
    layer: GRANDLIN,
    packages: ["kernel-model", "kernel-drawing", "grandlin-edition", "grandlin-game"],
    externals: EFFECT,
  },
  {
    folder: "packages/grandlin/bots",
    layer: GRANDLIN,
    packages: ["kernel-model", "kernel-simulation", "grandlin-edition", "grandlin-game"],
    externals: EFFECT,
  },

  ...SMALL_GAMES.map(smallGame),

  // Inspection: XState 5 actors told as plain data, and the two inspectors that take it.
  {
    folder: "packages/inspection/observe",
    layer: INSPECTION,
    packages: [],
    externals: ["xstate"],
  },
  {
    folder: "packages/inspection/stately",
    layer: INSPECTION,
    packages: ["inspection-observe"],
    externals: ["@statelyai/inspect"],
  },
  // Its own XState 4: beside XState 5 it could not be installed.
  {
    folder: "packages/inspection/xstate-inspect",
    layer: INSPECTION,
    packages: ["inspection-observe", "kernel-model"],
    externals: ["@xstate/inspect", "@xstate/inspect/*", "xstate", "xstate/*", "ws"],
  },

  // Every game, by name: the one place that apps and tools ask for them.
  {
    folder: "packages/catalogue",
    layer: { kind: "catalogue" },
    packages: [
      "kernel-model",
      "kernel-event-log",
      "kernel-drawing",
      "kernel-chart-diagram",
      "kernel-simulation",
      "grandlin-bots",
      "grandlin-edition",
      "grandlin-game",
      "grandlin-scene",
      "xidit-bots",
      "xidit-game",
      "xidit-scene",
      ...SMALL_GAMES,
    ],
    externals: EFFECT,
  },

  // The testkit is handed the audit as a function, so it needs no verifier. The chart engine and
  // XState are there for its toy game's chart.
  {
    folder: "packages/testkit",
    layer: { kind: "testkit" },
    packages: ["kernel-model", "kernel-event-log", "kernel-chart-engine"],
    externals: [...EFFECT, "xstate", "fast-check"],
  },

  // Apps and tools join what the rest keeps apart.
  {
    folder: "apps/cli",
    layer: { kind: "app" },
    packages: [
      "kernel-model",
      "kernel-event-log",
      "kernel-integrity",
      "kernel-chart-diagram",
      "kernel-chart-engine",
      "kernel-referee",
      "kernel-verifier",
      "kernel-coverage",
      "kernel-history",
      "kernel-report",
      "kernel-recorder",
      "kernel-simulation",
      "kernel-drawing",
      "catalogue",
      "inspection-observe",
      "inspection-stately",
      "inspection-xstate-inspect",
    ],
    externals: ["effect", "effect/*", "@effect/platform-node", "@effect/platform-node/*"],
  },
  {
    folder: "apps/viewer",
    layer: { kind: "app" },
    packages: [
      "kernel-model",
      "kernel-event-log",
      "kernel-integrity",
      "kernel-chart-engine",
      "kernel-chart-diagram",
      "kernel-drawing",
      "kernel-history",
      "kernel-referee",
      "kernel-verifier",
      "kernel-recorder",
      "kernel-report",
      "kernel-simulation",
      "catalogue",
      "inspection-observe",
      "inspection-xstate-inspect",
    ],
    externals: [
      ...EFFECT,
      "solid-js",
      "solid-js/*",
      "@tanstack/solid-virtual",
      "gifenc",
      "vite",
      "vite-plugin-solid",
    ],
  },
  {
    folder: "tools/chart-layout",
    layer: { kind: "tool" },
    packages: ["kernel-model", "kernel-chart-engine", "kernel-chart-diagram", "catalogue"],
    externals: [...EFFECT, "elkjs", "elkjs/*"],
  },
  {
    folder: "tools/new-game",
    layer: { kind: "tool" },
    packages: [],
    externals: [],
  },
  {
    folder: "tools/boundaries",
    layer: { kind: "tool" },
    packages: [],
    externals: ["oxc-parser"],
  },
  {
    folder: "tools/toolchain",
    layer: { kind: "tool" },
    packages: [],
    externals: [],
  },
  {
    folder: "tools/docs",
    layer: { kind: "tool" },
    packages: [
      "kernel-model",
      "kernel-event-log",
      "kernel-integrity",
      "kernel-referee",
      "kernel-verifier",
      "kernel-report",
      "kernel-recorder",
      "kernel-simulation",
      "testkit",
      "catalogue",
      "grandlin-game",
      "xidit-game",
    ],
    externals: EFFECT,
  },
  {
    folder: "tools/figures",
    layer: { kind: "tool" },
    packages: [
      "kernel-model",
      "kernel-integrity",
      "kernel-referee",
      "kernel-verifier",
      "kernel-recorder",
      "kernel-simulation",
      "testkit",
      "catalogue",
      "xidit-edition",
      "xidit-game",
      "xidit-bots",
    ],
    externals: EFFECT,
  },
  {
    folder: "tools/rule-mutants",
    layer: { kind: "tool" },
    packages: [
      "kernel-model",
      "kernel-event-log",
      "kernel-integrity",
      "kernel-chart-engine",
      "kernel-referee",
      "kernel-verifier",
      "kernel-recorder",
      "kernel-simulation",
      "testkit",
      "xidit-game",
      "xidit-bots",
    ],
    externals: EFFECT,
  },
  {
    folder: "tools/benchmark",
    layer: { kind: "tool" },
    packages: [
      "kernel-model",
      "kernel-event-log",
      "kernel-integrity",
      "kernel-chart-engine",
      "kernel-referee",
      "kernel-verifier",
      "kernel-recorder",
      "kernel-simulation",
      "catalogue",
    ],
    externals: [...EFFECT, "effect/schema/SchemaJITCompiler/enable", "mitata"],
  },
];
