// The parts of the deep tests. A deep test belongs to the part that names its folder.

export interface Part {
  readonly name: string;
  /** Where its tests stand, from the root, each with a slash at its end. */
  readonly folders: readonly string[];
  readonly about: string;
}

export const PARTS: readonly Part[] = [
  {
    name: "kernel",
    folders: ["packages/kernel/", "packages/inspection/", "packages/testkit/", "packages/toys/"],
    about: "everything that knows no game",
  },
  { name: "xidit", folders: ["packages/xidit/"], about: "Lords of Xidit" },
  {
    name: "grandlin",
    folders: ["packages/grandlin/game/", "packages/grandlin/scene/"],
    about: "the treasure game, beside slow references of its rules",
  },
  {
    name: "grandlin-bots",
    folders: ["packages/grandlin/bots/"],
    about: "whole games of the treasure game, wrong records of them, and mutants",
  },
  { name: "chess", folders: ["packages/chess/"], about: "chess" },
  {
    name: "archive",
    folders: [
      "packages/archive/",
      "packages/catalogue/",
      "packages/jetstream/",
      "packages/assize/",
    ],
    about: "archives, on one machine and on many; how rulings are told apart; the public face",
  },
  { name: "cli", folders: ["apps/cli/"], about: "the command" },
  {
    name: "viewer",
    folders: ["apps/viewer/test/board/", "apps/viewer/test/e2e/"],
    about: "the viewer in a browser",
  },
  {
    name: "viewer-worker",
    folders: ["apps/viewer/test/session/", "apps/viewer/test/worker/"],
    about: "what the viewer's worker answers: what each seat may see, branches, shared files",
  },
  {
    name: "figures",
    folders: ["tools/figures/"],
    about: "planted errors and deviations, and the referees that check the verifier",
  },
  {
    name: "rule-mutants",
    folders: ["tools/rule-mutants/"],
    about: "rules that were changed on purpose, each to be noticed",
  },
  {
    name: "docs",
    folders: ["tools/docs/", "tools/perft/", "tools/new-game/"],
    about:
      "what the documentation shows, the formal model, counts of sequences, a game that is generated",
  },
];

/** The parts to which a file belongs: one, if the parts are right. */
export const partsOf = (path: string): readonly Part[] =>
  PARTS.filter(({ folders }) => folders.some((folder) => path.startsWith(folder)));
