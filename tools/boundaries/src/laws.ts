// The laws of the architecture: what a layer may know, whatever a manifest declares. Who imports whom within the laws is
// said by the manifests alone. To change a law, write an ADR.
// Knows layers and names; no file and no parser.
import type { Layer, LayerKind } from "./layers.ts";
import type { ViolationKind } from "./violation.ts";

/** A law that is broken, and in words what it forbids. */
export type Breach = readonly [ViolationKind, string];

/** The layers that a layer's source stands on. */
const STANDS_ON: Readonly<Record<LayerKind, readonly LayerKind[]>> = {
  kernel: ["kernel"],
  game: ["kernel", "game"],
  inspection: ["kernel", "inspection"],
  archive: ["kernel"],
  jetstream: ["kernel", "archive"],
  catalogue: ["kernel", "game"],
  assize: ["kernel", "catalogue"],
  testkit: ["kernel", "toys"],
  toys: ["kernel"],
  app: ["kernel", "inspection", "archive", "jetstream", "catalogue"],
  tool: ["kernel", "game", "inspection", "archive", "jetstream", "catalogue", "testkit", "toys"],
};

/** Layers that join games; the others know none but their own. */
const JOINS_GAMES: readonly LayerKind[] = ["app", "tool", "catalogue", "assize"];

/** What a game may know of the kernel: no log, no hash, no referee and no verdict. */
const KERNEL_OF_A_GAME: readonly string[] = [
  "model",
  "chart-engine",
  "drawing",
  "exploration",
  "formal",
  "itf",
  "simulation",
];

/** Parts of a game that know it by its views; of their own game they import these only. */
const BY_ITS_VIEWS: readonly string[] = ["scene", "bots"];
const VIEWS: readonly string[] = ["edition", "game"];

/** Laws for every import of a package of the workspace, in tests too. */
const breachAnywhere = (from: Layer, to: Layer): Breach | undefined => {
  if (to.kind === "app" || to.kind === "tool")
    return ["forbidden-package", "nobody imports an app or a tool"];
  if (to.kind !== "game" || JOINS_GAMES.includes(from.kind)) return undefined;
  return from.kind === "game" && from.game === to.game
    ? undefined
    : ["other-game", "the kernel knows no game, and a game no other game, not in tests either"];
};

const lawOfSource = (from: Layer, to: Layer): string | undefined => {
  if (!STANDS_ON[from.kind].includes(to.kind))
    return `${from.kind} stands on ${STANDS_ON[from.kind].join(", ")} only`;
  if (from.kind !== "game") return undefined;
  if (to.kind === "kernel" && !KERNEL_OF_A_GAME.includes(to.part))
    return `of the kernel, a game knows ${KERNEL_OF_A_GAME.join(", ")} only`;
  if (to.kind === "game" && BY_ITS_VIEWS.includes(from.part) && !VIEWS.includes(to.part))
    return `${BY_ITS_VIEWS.join(" and ")} know their game by ${VIEWS.join(" and ")} only`;
  return undefined;
};

/** What a package breaks that knows another of the workspace, in its source or only in its tests. */
export const breachOfPackage = (from: Layer, to: Layer, inSource: boolean): Breach | undefined => {
  const why = inSource ? lawOfSource(from, to) : undefined;
  return breachAnywhere(from, to) ?? (why === undefined ? undefined : ["forbidden-package", why]);
};

/** Effect's plain values; its runtime stays in the apps and tools. */
const PLAIN_EFFECT: readonly string[] = [
  "effect/Schema",
  "effect/SchemaGetter",
  "effect/SchemaIssue",
  "effect/SchemaRepresentation",
  "effect/Brand",
  "effect/HashMap",
  "effect/Result",
];

const knowsXState = ({ kind, part }: Layer): boolean => {
  if (kind === "inspection" || kind === "toys") return true;
  // A game in one package has its chart there.
  if (kind === "game") return part === "statecharts" || part === "";
  return kind === "kernel" && part === "chart-engine";
};

const isIntegrity = ({ kind, part }: Layer): boolean => kind === "kernel" && part === "integrity";
const isFormal = ({ kind, part }: Layer): boolean => kind === "kernel" && part === "formal";
const isModel = ({ kind, part }: Layer): boolean => kind === "kernel" && part === "model";
const isJetStream = ({ kind }: Layer): boolean => kind === "jetstream";
const isInspection = ({ kind }: Layer): boolean => kind === "inspection";

/** Packages of others that are known below the apps, and where. */
const ROOMS: Readonly<Record<string, (layer: Layer) => boolean>> = {
  effect: () => true,
  xstate: knowsXState,
  "@noble/hashes": isIntegrity,
  canonicalize: isIntegrity,
  "@informalsystems/quint": isFormal,
  "fastest-levenshtein": isModel,
  "@statelyai/inspect": isInspection,
  "@xstate/inspect": isInspection,
  ws: isInspection,
  "@nats-io/jetstream": isJetStream,
  "@nats-io/kv": isJetStream,
  "@nats-io/nats-core": isJetStream,
  "@nats-io/obj": isJetStream,
  "@nats-io/transport-node": isJetStream,
  "solid-js": ({ kind, part }) => kind === "inspection" && part === "inspector",
};

/** What a package's source breaks that knows a package of others, or with `specifier` imports this module of it. */
export const breachOfExternal = (
  from: Layer,
  name: string,
  specifier?: string,
): Breach | undefined => {
  if (from.kind === "app" || from.kind === "tool") return undefined;
  if (!Object.hasOwn(ROOMS, name) || ROOMS[name]?.(from) !== true) {
    const room = from.part === "" ? from.kind : `${from.kind}/${from.part}`;
    return ["forbidden-external", `${room} must not know ${name}; see laws.ts`];
  }
  return name === "effect" && specifier !== undefined && !PLAIN_EFFECT.includes(specifier)
    ? ["forbidden-external", "below the apps Effect is plain values; its runtime stays above"]
    : undefined;
};
