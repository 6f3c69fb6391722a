// Quint in this process, as its command runs it: one text is read and checked once, and then tested and played as often as wanted.
// Knows no rule of a game.
import {
  load,
  parse,
  runSimulator,
  runTests,
  typecheck,
  type TypecheckedStage,
} from "@informalsystems/quint/dist/src/cliCommands.js";

/** What Quint says of a text, a test or of play. */
export interface Said {
  readonly ok: boolean;
  /** Why not, in Quint's words; empty where it is content. */
  readonly why: string;
}

export interface Play {
  /** The module that is played. */
  readonly main: string;
  /** Expressions of that module. */
  readonly init?: string;
  readonly step?: string;
  readonly invariant?: string;
  readonly samples: number;
  readonly steps: number;
  readonly seed: bigint;
  /** Where traces go, with `{seq}` for their number; without it none are written. */
  readonly outItf?: string;
  readonly traces?: number;
}

const SILENT = 0;
const BACKEND = "typescript";

interface Refused {
  readonly msg: string;
  readonly stage: { readonly errors?: readonly { readonly explanation: string }[] | undefined };
}

interface Tested {
  readonly passed: readonly string[];
  readonly failed: readonly string[];
}

const whyOf = ({ msg, stage }: Refused): string =>
  [msg, ...(stage.errors ?? []).map(({ explanation }) => explanation)].join("; ");

/** Reads a text with all that it imports, and checks its names, types and effects; throws where Quint refuses it. */
export const compiled = async (input: string): Promise<TypecheckedStage> => {
  const checked = await (await (await load({ input })).asyncChain(parse)).asyncChain(typecheck);
  if (checked.isLeft()) throw new Error(whyOf(checked.value));
  return checked.value;
};

/** The `run` definitions of a module whose names end in `Test`; answers the names of those that passed. */
export const tested = async (
  model: TypecheckedStage,
  main: string,
): Promise<Said & { readonly passed: readonly string[] }> => {
  const args = { main, backend: BACKEND, verbosity: SILENT, maxSamples: 1, seed: 1n, input: main };
  const answer = await runTests({ ...model, args });
  return answer.isLeft()
    ? {
        ok: false,
        why: `${whyOf(answer.value)}: ${(answer.value.stage as Tested).failed.join(", ")}`,
        passed: [],
      }
    : { ok: true, why: "", passed: (answer.value as Tested).passed };
};

/** Random play. */
export const played = async (model: TypecheckedStage, play: Play): Promise<Said> => {
  const args = {
    main: play.main,
    init: play.init ?? "init",
    step: play.step ?? "step",
    invariant: play.invariant ?? "true",
    maxSamples: play.samples,
    maxSteps: play.steps,
    seed: play.seed,
    mbt: play.outItf !== undefined,
    outItf: play.outItf,
    nTraces: play.traces ?? 1,
    witnesses: [],
    backend: BACKEND,
    verbosity: SILENT,
    input: play.main,
  };
  const answer = await runSimulator({ ...model, args });
  return answer.isLeft() ? { ok: false, why: whyOf(answer.value) } : { ok: true, why: "" };
};
