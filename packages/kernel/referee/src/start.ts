// From a header to the position before the first event: game, rules, edition, rulings, seats, a stated position.
// Whatever it does not know is a doubt, which is data; hashing is a parameter.
import * as Result from "effect/Result";
import { hasPlace, type Position, positionAt } from "@assize/kernel-chart-engine";
import type { Header } from "@assize/kernel-event-log";
import {
  brokenClause,
  type Doubt,
  doubt,
  type DoubtValues,
  type GameModel,
  type GameSetup,
  type Json,
  misfit,
  noteReadings,
  type RulebookUsed,
  type StatedPosition,
  type UndeterminedReason,
} from "@assize/kernel-model";
import { underEachRulebook } from "./earlier-rulebooks.ts";
import { type EngineName, prepare, type PreparedGame } from "./prepared.ts";
import { checkEncoded } from "./sound-game.ts";
import { type ResolvedRulings, resolveRulings, type RulingRequest } from "./rulings.ts";

/** Names a JSON value: base64url SHA-256 of its RFC 8785 form. What one function has named is remembered. */
export type DigestJson = (value: Json) => string;

export interface StartOptions {
  readonly games: readonly GameModel[];
  readonly digest: DigestJson;
  readonly engine?: EngineName;
  /** An edition to use in place of the game's reference edition, not yet decoded. */
  readonly edition?: unknown;
  /** Rulings that replace the header's. */
  readonly rulings?: RulingRequest;
  /** True: by today's rulebook, whichever the header names. */
  readonly current?: boolean;
}

/** A game that is ready to be replayed from its header. */
export interface Start<Context = any> {
  readonly header: Header;
  readonly game: PreparedGame<Context>;
  readonly setup: GameSetup;
  /** The decoded edition, as the game's model takes it. */
  readonly edition: unknown;
  /** By which rulebook: the one that the header names, unless today's was asked for. */
  readonly rulebook: RulebookUsed;
  readonly rulings: {
    readonly set: string;
    readonly resolved: ResolvedRulings;
    readonly assumed: boolean;
    readonly replaced: boolean;
    /** Rulings that the state before the first event was made with. */
    readonly read: ReadonlySet<string>;
  };
  readonly position: Position<Context>;
  /** What stands between this game and certainty, though it can be replayed. */
  readonly doubts: readonly Doubt[];
}

const inHeader = <Reason extends UndeterminedReason>(
  reason: Reason,
  values: DoubtValues[Reason],
): Doubt => doubt(reason, 0, values);

const digests = new WeakMap<DigestJson, WeakMap<object, string>>();

/** The digest of what decides a rulebook or an edition, made once: neither ever changes. */
const digestOf = (named: object, input: () => Json, digest: DigestJson): string => {
  const made = digests.get(digest) ?? new WeakMap<object, string>();
  const known = made.get(named) ?? digest(input());
  digests.set(digest, made.set(named, known));
  return known;
};

/** The digest by which a header names a game's rulebook. */
export const rulebookDigest = (model: GameModel, digest: DigestJson): string =>
  digestOf(model, () => rulebookDigestInput(model), digest);

/** The digest by which a header names an edition, decoded. */
export const editionDigest = (model: GameModel, edition: object, digest: DigestJson): string =>
  digestOf(edition, () => model.edition.digestInput(edition), digest);

const editionFor = (
  model: GameModel,
  header: Header,
  options: StartOptions,
): Result.Result<unknown, Doubt> => {
  const given = options.edition;
  const decoded =
    given === undefined ? Result.succeed(model.edition.reference) : model.edition.decode(given);
  if (Result.isFailure(decoded)) {
    const { code: problem = "malformed", path = "", asked } = decoded.failure[0] ?? {};
    const values = asked === undefined ? { problem, path } : { problem, path, asked };
    return Result.fail(inHeader("unknown-edition", values));
  }
  const edition = decoded.success as object;
  const digest = editionDigest(model, edition, options.digest);
  const named = header.edition;
  return digest === named.digest
    ? Result.succeed(decoded.success)
    : Result.fail(
        inHeader("unknown-edition", { edition: named.id, digest: named.digest, used: digest }),
      );
};

/** What of a rulebook decides a game: the ids of its clauses and rulings, their options and sets; no texts. */
export const rulebookDigestInput = (model: GameModel): Json => ({
  clauses: model.rulebook.clauses.map((clause) => clause.id),
  rulings: model.rulebook.rulings.map((ruling) => ({
    id: ruling.id,
    options: ruling.options.map((option) => option.id),
  })),
  sets: model.rulebook.rulingSets as Json,
});

/** The game as its header's rulebook, or today's, has it. */
interface Ruled {
  readonly model: GameModel;
  readonly rulebook: RulebookUsed;
}

const rulebookFor = (
  today: GameModel,
  header: Header,
  { digest, current = false }: StartOptions,
): Result.Result<Ruled, Doubt> => {
  const isStated = (model: GameModel): boolean =>
    model.rules === header.rules && rulebookDigest(model, digest) === header.rulebook;
  const known = underEachRulebook(today);
  const model = current ? today : known.find(isStated);
  if (model !== undefined)
    return Result.succeed({
      model,
      rulebook: {
        digest: rulebookDigest(model, digest),
        current: model === today,
        replaced: !isStated(model),
      },
    });
  const rules = [...new Set(known.map((one) => one.rules))];
  return Result.fail(
    rules.includes(header.rules)
      ? inHeader("unknown-rulebook", { rulebook: header.rulebook })
      : inHeader("unknown-rules-version", { rules: header.rules, known: rules }),
  );
};

const startingContext = (
  model: GameModel,
  stated: StatedPosition | undefined,
  setup: GameSetup,
  edition: unknown,
): Result.Result<unknown, readonly Doubt[]> => {
  const answer =
    stated === undefined
      ? model.initial(setup, edition)
      : model.decodeContext(stated.context, setup, edition, stated.place);
  const reason = stated === undefined ? "header-invalid" : "position-invalid";
  if (Result.isFailure(answer))
    return Result.fail(answer.failure.map((found) => inHeader(reason, found)));
  const broken = stated === undefined ? [] : model.invariants(answer.success);
  return broken.length === 0
    ? Result.succeed(answer.success)
    : Result.fail(broken.map((one) => inHeader(reason, brokenClause(one))));
};

const noSuchPlace = (place: string): Doubt =>
  inHeader("position-invalid", misfit("position.place", "rule", "no-such-place", place));

/**
 * Makes ready what a header describes. The doubts of a failure are what makes a replay impossible. Throws GameMistake
 * where the game contradicts itself.
 */
export const start = (
  header: Header,
  options: StartOptions,
): Result.Result<Start, readonly Doubt[]> => {
  const today = options.games.find((one) => one.id === header.game);
  if (today === undefined) {
    const known = options.games.map((one) => one.id);
    return Result.fail([inHeader("unknown-game", { game: header.game, known })]);
  }
  prepare(today, options.engine);
  const ruled = rulebookFor(today, header, options);
  if (Result.isFailure(ruled)) return Result.fail([ruled.failure]);
  const { rulebook } = ruled.success;
  const game = prepare(ruled.success.model, options.engine);
  const { model } = game;
  const edition = editionFor(model, header, options);
  if (Result.isFailure(edition)) return Result.fail([edition.failure]);

  const request = options.rulings ?? header.rulings;
  const resolved = resolveRulings(model.rulebook, request);
  const assumed = resolved.problems.length > 0;
  const setup: GameSetup = {
    seats: header.seats,
    options: header.options,
    table: header.table,
    rulings: resolved.choices,
  };
  const stated = header.position && (model.restate?.(header.position) ?? header.position);
  if (stated !== undefined && !hasPlace(game.table, stated.place))
    return Result.fail([noSuchPlace(stated.place)]);
  const read = new Set<string>();
  const rulings = noteReadings(setup.rulings, (id) => void read.add(id));
  const context = startingContext(model, stated, { ...setup, rulings }, edition.success);
  if (Result.isFailure(context)) return Result.fail(context.failure);

  // Where a stated place leads on at once, the rulings that settle it are read here.
  const begun =
    stated === undefined
      ? game.engine.start(context.success)
      : positionAt(game.table, stated.place, context.success);
  if (begun === undefined) {
    return Result.fail([noSuchPlace(stated?.place ?? "")]);
  }
  const position = { at: begun.at, context: model.withRulings(begun.context, setup.rulings) };
  checkEncoded(model, position.context);
  return Result.succeed({
    header,
    game,
    setup,
    edition: edition.success,
    rulebook,
    rulings: {
      set: assumed ? "default" : request.set,
      resolved,
      assumed,
      replaced: options.rulings !== undefined,
      read,
    },
    position,
    doubts: resolved.problems.map((problem) => inHeader("unknown-ruling", problem)),
  });
};
