// The command line as a whole: its subcommands and what the program says about itself. Knows no game.
import * as Command from "effect/cli/Command";
import { archiveCommand } from "./commands/archive.ts";
import { arbitrateCommand } from "./commands/arbitrate.ts";
import { auditCommand } from "./commands/audit.ts";
import { caseCommand } from "./commands/case.ts";
import { chartCommand } from "./commands/chart.ts";
import { completeCommand } from "./commands/complete.ts";
import { coverageCommand } from "./commands/coverage.ts";
import { editionCommand } from "./commands/edition.ts";
import { exportCommand, importCommand } from "./commands/notation.ts";
import { explainCommand } from "./commands/explain.ts";
import { distinguishCommand } from "./commands/distinguish.ts";
import { exploreCommand } from "./commands/explore.ts";
import { inspectCommand } from "./commands/inspect.ts";
import { mergeCommand } from "./commands/merge.ts";
import { migrateCheckCommand } from "./commands/migrate-check.ts";
import { positionCommand } from "./commands/position.ts";
import { recordCommand } from "./commands/record.ts";
import { restoreCommand } from "./commands/restore.ts";
import { rulesCommand } from "./commands/rules.ts";
import { showCommand } from "./commands/show.ts";
import { shrinkCommand } from "./commands/shrink.ts";
import { simulateCommand } from "./commands/simulate.ts";
import { viewCommand } from "./commands/view.ts";
import { versionCommand } from "./commands/version.ts";
import type { Session } from "./session.ts";

export const assize = (session: Session) =>
  Command.make("assize").pipe(
    Command.withDescription(
      "Audits the record of a turn-based game against its rules, clause by clause.\n" +
        "  Exit codes: 0 compliant, 1 violated, 2 undetermined, 3 unreadable or wrong usage, 70 our own defect.",
    ),
    Command.withExamples([
      { command: "assize simulate --seed 7 > game.jsonl", description: "Make a game to look at" },
      { command: "assize audit game.jsonl", description: "Were the rules kept?" },
      { command: "assize show game.jsonl --at 40", description: "The table after event 40" },
      { command: "assize rules recruit.weakest", description: "What one clause says" },
    ]),
    Command.withSubcommands([
      auditCommand(session),
      caseCommand(session),
      showCommand(session),
      explainCommand(session),
      arbitrateCommand(session),
      restoreCommand(session),
      completeCommand(session),
      mergeCommand(session),
      migrateCheckCommand(session),
      positionCommand(session),
      importCommand(session),
      exportCommand(session),
      recordCommand(session),
      simulateCommand(session),
      rulesCommand(session),
      editionCommand(session),
      archiveCommand(session),
      coverageCommand(session),
      chartCommand(session),
      exploreCommand(session),
      distinguishCommand(session),
      shrinkCommand(session),
      inspectCommand(session),
      viewCommand(session),
      versionCommand(session),
    ]),
  );
