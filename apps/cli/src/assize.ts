// The command line as a whole: its subcommands and what the program says about itself. A command that is named is loaded alone.
// Knows no game.
import * as Command from "effect/cli/Command";
import type { Session } from "./session.ts";

const LOADERS = {
  audit: async () => (await import("./commands/audit.ts")).auditCommand,
  case: async () => (await import("./commands/case.ts")).caseCommand,
  show: async () => (await import("./commands/show.ts")).showCommand,
  explain: async () => (await import("./commands/explain.ts")).explainCommand,
  arbitrate: async () => (await import("./commands/arbitrate.ts")).arbitrateCommand,
  restore: async () => (await import("./commands/restore.ts")).restoreCommand,
  complete: async () => (await import("./commands/complete.ts")).completeCommand,
  merge: async () => (await import("./commands/merge.ts")).mergeCommand,
  "migrate-check": async () => (await import("./commands/migrate-check.ts")).migrateCheckCommand,
  position: async () => (await import("./commands/position.ts")).positionCommand,
  import: async () => (await import("./commands/notation.ts")).importCommand,
  export: async () => (await import("./commands/notation.ts")).exportCommand,
  record: async () => (await import("./commands/record.ts")).recordCommand,
  simulate: async () => (await import("./commands/simulate.ts")).simulateCommand,
  rules: async () => (await import("./commands/rules.ts")).rulesCommand,
  edition: async () => (await import("./commands/edition.ts")).editionCommand,
  archive: async () => (await import("./commands/archive.ts")).archiveCommand,
  coverage: async () => (await import("./commands/coverage.ts")).coverageCommand,
  chart: async () => (await import("./commands/chart.ts")).chartCommand,
  explore: async () => (await import("./commands/explore.ts")).exploreCommand,
  distinguish: async () => (await import("./commands/distinguish.ts")).distinguishCommand,
  shrink: async () => (await import("./commands/shrink.ts")).shrinkCommand,
  inspect: async () => (await import("./commands/inspect.ts")).inspectCommand,
  view: async () => (await import("./commands/view.ts")).viewCommand,
  version: async () => (await import("./commands/version.ts")).versionCommand,
};

type CommandName = keyof typeof LOADERS;

const NAMES = Object.keys(LOADERS) as readonly CommandName[];

export const isCommand = (word: string | undefined): word is CommandName =>
  word !== undefined && Object.hasOwn(LOADERS, word);

/** The command that begins these arguments; all of them where none does, as for help and a word that is none. */
export const assize = async ([first]: readonly string[], session: Session) => {
  const names = isCommand(first) ? [first] : NAMES;
  const makers = await Promise.all(names.map((name) => LOADERS[name]()));
  return Command.make("assize").pipe(
    Command.withDescription(
      "Audits the record of a turn-based game against its rules, clause by clause.\n" +
        "  `assize help COMMAND` tells how a command is used.\n" +
        "  Exit codes: 0 compliant, 1 violated, 2 undetermined, 3 unreadable or wrong usage, 70 our own defect.",
    ),
    Command.withExamples([
      { command: "assize simulate --seed 7 > game.jsonl", description: "Make a game to look at" },
      { command: "assize audit game.jsonl", description: "Were the rules kept?" },
      { command: "assize show game.jsonl --at 40", description: "The table after event 40" },
      { command: "assize rules recruit.weakest", description: "What one clause says" },
    ]),
    Command.withSubcommands(makers.map((make) => make(session))),
  );
};
