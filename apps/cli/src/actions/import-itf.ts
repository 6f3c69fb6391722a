// From a trace of a game's model (`quint run --mbt --out-itf`) to a log: every event as the model has it, so that the audit judges
// what the model says. Knows no game.
import { loadFormalModel } from "@assize/catalogue";
import { eventsOf, linesOf, type TableOfPlay, type TraceProblem } from "@assize/kernel-formal";
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import { ITF_LIMITS, type ItfProblem, type ItfTrace, readItf } from "@assize/kernel-itf";
import { type GameModel, unreachable } from "@assize/kernel-model";
import { newHeader } from "@assize/kernel-recorder";
import { isOption, start } from "@assize/kernel-referee";
import {
  doubtsInWords,
  jsonProblemInWords,
  misfitInWords,
  readProblemInWords,
} from "@assize/kernel-report";
import { audit, exitCodeOf } from "@assize/kernel-verifier";
import * as Result from "effect/Result";
import { pathOf, readText, writeNewFile } from "../files.ts";
import { gameNamed } from "../games.ts";
import { type Session, Trouble } from "../session.ts";

export interface ImportItfInput {
  readonly file: string;
  readonly game: string;
  readonly out: string | undefined;
}

const problemText = (problem: ItfProblem, model: GameModel): string =>
  problem.code === "not-itf"
    ? `this is no trace: ${problem.misfit.path} ${misfitInWords(problem.misfit, model, "en")}`
    : jsonProblemInWords(problem, "en");

const traceProblemText = (problem: TraceProblem): string => {
  switch (problem.kind) {
    case "no-states":
      return "this trace has no state";
    case "no-action":
      return `state ${problem.state} does not say by which action it was reached; write the trace with \`quint run --mbt\``;
    case "no-event":
      return `state ${problem.state} was reached by ${problem.action}, which is no event of this game`;
    case "no-line":
      return `state ${problem.state} was reached by values that no log can hold`;
    case "too-long":
      return `this trace has more than ${problem.most} events`;
    default:
      return unreachable(problem, "a problem of a trace");
  }
};

/** The log of which `assize export --itf` made this trace; null where another program wrote it. */
const exportedFrom = ({ meta }: ItfTrace): string | null =>
  Array.isArray(meta["leftOut"]) && typeof meta["source"] === "string" ? meta["source"] : null;

/** A reading that is no option of its ruling; null where all are. */
const oddReading = ({ rulebook }: GameModel, { rulings }: TableOfPlay): string | null => {
  for (const [id, option] of Object.entries(rulings?.overrides ?? {})) {
    const ruling = rulebook.rulings.find((one) => one.id === id);
    if (ruling === undefined || !isOption(ruling, option)) return `${id}=${option}`;
  }
  return null;
};

/** Answers the exit code of the audit of what was written. */
export const importItf = async (
  { file, game, out }: ImportItfInput,
  session: Session,
): Promise<number> => {
  const fail = (why: string): Trouble => new Trouble(`${pathOf(file)}: ${why}`);
  const { model } = await gameNamed(game);
  const read = readItf(await readText(file, session, ITF_LIMITS.bytes));
  if (!read.ok) throw fail(problemText(read.problem, model));
  const { trace } = read;
  const source = exportedFrom(trace);
  if (source !== null)
    throw fail(
      `\`assize export --itf\` made this trace, and it is only to look at: what seats keep secret is not in it; take the log itself (${source})`,
    );
  const formal = await loadFormalModel(game);
  if (formal === undefined) throw new Trouble(`${game}: there is no Quint model of this game`);
  const events = eventsOf(trace, formal);
  if (Result.isFailure(events)) throw fail(traceProblemText(events.failure));
  const table = formal.tableOf(trace.states[0]!);
  if (table === null) throw fail("its first state is none of this game's model");
  const odd = oddReading(model, table);
  if (odd !== null) throw fail(`its model reads a rule as no option says: ${odd}`);
  const header = newHeader(model, table, nodeHash);
  const started = start(header, { games: [model], digest: (value) => digestJson(value, nodeHash) });
  if (Result.isFailure(started))
    throw fail(
      `no such game can be played: ${doubtsInWords(started.failure, model, "en").join("; ")}`,
    );
  const lines = linesOf(header, events.success, nodeHash);
  const text = lines.map((line) => `${line}\n`).join("");
  const judged = audit(new TextEncoder().encode(text), { games: [model], hash: nodeHash });
  if (judged.kind === "unreadable")
    throw fail(`no log can hold this play: ${readProblemInWords(judged.problem, "en")}`);
  if (out === undefined) await session.log(lines);
  else await writeNewFile(out, text);
  return exitCodeOf(judged);
};
