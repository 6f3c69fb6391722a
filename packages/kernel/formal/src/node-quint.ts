// Quint's own simulator, stepped event by event in this process: a model is read once, then plays any number of
// games. Quint is a tool for development that need not be installed. Knows no game.
// Of Quint it uses what Quint's command is made of. That is not documented, so its version is pinned and tests hold it.
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { decodeItf, encodeItfValue, type ItfRecord } from "@assize/kernel-itf";
import { Defect } from "@assize/kernel-model";
import type { ActionCall, FormalModel } from "./formal-model.ts";

/** The version that this is written for. */
export const QUINT_VERSION = "0.33.0";

/** What a model answers to a call. */
export type Answer =
  | { readonly kind: "taken" }
  | { readonly kind: "refused" }
  /** The model itself broke off: our mistake, never a player's. */
  | { readonly kind: "broke-off"; readonly message: string };

/** A model that plays one game at a time. */
export interface QuintPlay {
  /** Begins anew; what was played before is forgotten. */
  readonly begin: (call: ActionCall) => Answer;
  readonly take: (call: ActionCall) => Answer;
  /** How many states there are: the first one, and one after each call that was taken. */
  readonly states: () => number;
  /** The state after so many calls. */
  readonly stateAt: (calls: number) => ItfRecord;
  /** Play stands again where it stood after so many calls; that counts as a call. */
  readonly goBackTo: (calls: number) => void;
}

export type LoadedQuint =
  | { readonly kind: "ready"; readonly play: QuintPlay }
  | { readonly kind: "not-installed" }
  /** The model cannot be parsed, or names what is not there. */
  | { readonly kind: "faulty"; readonly problems: readonly string[] };

const importQuint = async () => {
  const [parsing, sources, evaluation, tracing, random, itf, ids] = await Promise.all([
    import("@informalsystems/quint/dist/src/parsing/quintParserFrontend.js"),
    import("@informalsystems/quint/dist/src/parsing/sourceResolver.js"),
    import("@informalsystems/quint/dist/src/runtime/impl/evaluator.js"),
    import("@informalsystems/quint/dist/src/runtime/trace.js"),
    import("@informalsystems/quint/dist/src/rng.js"),
    import("@informalsystems/quint/dist/src/itf.js"),
    import("@informalsystems/quint/dist/src/idGenerator.js"),
  ]);
  return { parsing, sources, evaluation, tracing, random, itf, ids };
};

type Quint = Awaited<ReturnType<typeof importQuint>>;

const isMissing = (cause: unknown): boolean =>
  cause instanceof Error && (cause as NodeJS.ErrnoException).code === "ERR_MODULE_NOT_FOUND";

/** Loads Quint, has it read the model, and makes the model ready to play. */
export const loadQuint = async ({
  file,
  module,
}: Pick<FormalModel, "file" | "module">): Promise<LoadedQuint> => {
  let quint: Quint;
  try {
    quint = await importQuint();
  } catch (cause) {
    if (isMissing(cause)) return { kind: "not-installed" };
    throw cause;
  }
  const read = modelOf(quint, fileURLToPath(file));
  return read.problems.length > 0
    ? { kind: "faulty", problems: read.problems }
    : { kind: "ready", play: playOf(quint, read, module) };
};

/**
 * Parsed, and its names resolved. Its types and effects are not checked: that takes longer than a game, playing does not
 * need it, and it is what `quint typecheck` is for.
 */
const modelOf = ({ parsing, sources, ids }: Quint, path: string) => {
  const idGen = ids.newIdGenerator();
  const texts = new Map<string, string>();
  const resolver = sources.fileSourceResolver(texts);
  const main = resolver.lookupPath(dirname(path), basename(path));
  const loaded = resolver.load(main);
  if (loaded.isLeft()) throw new Defect(`${path}: the model cannot be read: ${loaded.value}`);
  const parsed = parsing.parse(idGen, path, main, loaded.value, texts);
  return { ...parsed, idGen, problems: parsed.errors.map(({ message }) => message) };
};

type Resolved = Pick<ReturnType<typeof modelOf>, "table" | "resolver">;

/** What Quint's command holds of a model once its names are resolved: Quint's own values, of which its packages publish no types. */
export interface ParsedModel {
  readonly table: object;
  readonly resolver: object;
  readonly idGen: { readonly nextId: () => bigint };
}

/** Makes a module of a model ready that Quint has parsed already. Throws where Quint is not installed. */
export const playParsed = async (model: ParsedModel, module: string): Promise<QuintPlay> =>
  playOf(await importQuint(), model, module);

const playOf = (quint: Quint, model: ParsedModel, module: string): QuintPlay => {
  const { idGen } = model;
  const { table, resolver } = model as object as Resolved;
  const definitions = resolver.collector.definitionsByModule.get(module);
  if (definitions === undefined) throw new Defect(`the model has no module ${module}`);
  const random = quint.random.newRng(0n);
  const evaluator = new quint.evaluation.Evaluator(
    table,
    quint.tracing.newTraceRecorder(0, random),
    random,
  );
  const nextId = () => idGen.nextId();

  /** The call as an expression; undefined where the picks are not the action's parameters. */
  const expressionOf = ({ action, picks }: ActionCall) => {
    const [definition] = definitions.get(action) ?? [];
    if (definition?.kind !== "def" || definition.qualifier !== "action") return undefined;
    const names =
      definition.expr.kind === "lambda" ? definition.expr.params.map(({ name }) => name) : [];
    const given = Object.keys(picks);
    if (given.length !== names.length || names.some((name) => !given.includes(name)))
      return undefined;
    const args = names.map((name) =>
      quint.itf.ofItfValue(encodeItfValue(picks[name]!) as never, nextId),
    );
    const id = nextId();
    table.set(id, definition);
    return { id, kind: args.length === 0 ? "name" : "app", name: action, opcode: action, args };
  };

  const take = (call: ActionCall): Answer => {
    const expression = expressionOf(call);
    if (expression === undefined) return { kind: "refused" };
    const answer = evaluator.evaluate(expression as never);
    if (answer.isLeft()) return { kind: "broke-off", message: answer.value.message };
    if ((answer.value as { readonly value?: unknown }).value !== true) return { kind: "refused" };
    evaluator.shift();
    return { kind: "taken" };
  };

  const stateAt = (calls: number) => evaluator.trace.get()[calls]!;

  return {
    begin: (call) => {
      evaluator.reset();
      return take(call);
    },
    take,
    states: () => evaluator.trace.get().length,
    stateAt: (calls) => {
      const written = quint.itf.toItf(evaluator.varNames(), [
        stateAt(calls).toQuintEx(quint.ids.zerog),
      ]);
      const read = written.isRight() ? decodeItf(written.value) : undefined;
      if (read?.ok !== true) throw new Defect("Quint wrote a state that is none");
      return read.trace.states[0]!;
    },
    goBackTo: (calls) => {
      const state = stateAt(calls);
      evaluator.updateState(state.toQuintEx(quint.ids.zerog));
      evaluator.trace.extend(state);
    },
  };
};
