// Where a package stands in the architecture, and what its name is: both follow from its folder.
// Knows no law, no manifest and no import.

export const SCOPE = "@assize/";

/** Folders of `packages` that are no game; every other folder there is one. */
const NO_GAME = [
  "kernel",
  "inspection",
  "archive",
  "jetstream",
  "catalogue",
  "assize",
  "testkit",
  "toys",
] as const;

/** `kernel` knows no game; `game` names the one game that a package belongs to. */
export type Layer =
  | { readonly kind: (typeof NO_GAME)[number] | "app" | "tool"; readonly part: string }
  | { readonly kind: "game"; readonly game: string; readonly part: string };

export type LayerKind = Layer["kind"];

/** `packages/kernel/model` is `@assize/kernel-model`, `apps/cli` is `@assize/cli`. */
export const nameOf = (folder: string): string => SCOPE + folder.split("/").slice(1).join("-");

/** Undefined for a folder that the architecture has no place for. A game in one package has no part. */
export const layerOf = (folder: string): Layer | undefined => {
  const [top, group = "", part = ""] = folder.split("/");
  if (top === "apps") return { kind: "app", part: group };
  if (top === "tools") return { kind: "tool", part: group };
  if (top !== "packages") return undefined;
  const kind = NO_GAME.find((name) => name === group);
  return kind === undefined ? { kind: "game", game: group, part } : { kind, part };
};
