// A recorded game with every moment of it: the position before each event and the step that was taken.
// Short logs are cut out of it: a stated position and the lines that follow.
import * as Result from "effect/Result";
import { encodeHeader, type Header } from "@assize/kernel-event-log";
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { GameModel, Json, JsonObject } from "@assize/kernel-model";
import { placeOf, type Start, type Taken } from "@assize/kernel-referee";
import { bytesOf, tamper } from "@assize/testkit";
import { audit } from "@assize/kernel-verifier";
import { chess } from "@assize/chess-game";
import { grandlin } from "@assize/grandlin-game";
import { xidit } from "@assize/xidit-game";

/** The games that vectors are made of, not all of the catalogue: another game changes none of them. */
export const VECTOR_GAMES: readonly GameModel[] = [xidit, grandlin, chess as GameModel];

export type Position = Start["position"];

/** One event of a game, as it came about. */
export interface Moment {
  readonly recorded: Recorded;
  /** The event's line. */
  readonly seq: number;
  readonly type: string;
  readonly before: Position;
  readonly step: Taken<unknown>;
}

/** An edition beside the reference edition, and where it is kept, as a path from the vectors' folder. */
export interface EditionFile {
  readonly path: string;
  readonly edition: JsonObject;
}

export interface Recorded {
  readonly name: string;
  /** Header and events, without newlines. */
  readonly lines: readonly string[];
  readonly header: Header;
  readonly start: Start;
  /** The edition it is played with, where that is not the reference edition. */
  readonly edition: EditionFile | undefined;
  readonly moments: readonly Moment[];
}

/** Requires a compliant log of one game with all its consequences. */
export const recordedGame = (
  name: string,
  lines: readonly string[],
  edition?: EditionFile,
): Recorded => {
  const taken: Taken<unknown>[] = [];
  const options = { games: VECTOR_GAMES, hash: nodeHash, edition: edition?.edition };
  const answer = audit(bytesOf(lines), { ...options, onStep: (step) => taken.push(...step.taken) });
  if (answer.kind === "unreadable" || answer.start === null)
    throw new Error(`${name} cannot be replayed`);
  if (answer.verdict.kind !== "compliant" || taken.length !== lines.length - 1)
    throw new Error(`${name} is not compliant`);
  const { start } = answer;
  const moments: Moment[] = [];
  const recorded = { name, lines, header: start.header, start, edition, moments };
  for (const [index, step] of taken.entries())
    moments.push({
      recorded,
      seq: index + 1,
      type: step.event.type,
      before: taken[index - 1]?.position ?? start.position,
      step,
    });
  return recorded;
};

/** The header of a game that starts at this moment. */
export const headerAt = ({ recorded, before, seq }: Moment): Header => ({
  ...recorded.header,
  position: {
    place: placeOf(recorded.start.game, before),
    context: contextOf(recorded, before),
    from: `${recorded.name}#${seq - 1}`,
  },
});

/** The same table with another edition, which has to decode. */
export const withEdition = (header: Header, { edition }: EditionFile): Header => ({
  ...header,
  edition: {
    id: edition["id"] as string,
    digest: digestJson(
      xidit.edition.digestInput(Result.getOrThrow(xidit.edition.decode(edition))),
      nodeHash,
    ),
  },
});

/** The encoded context of a position of this game. */
export const contextOf = (recorded: Recorded, position: Position): Json =>
  recorded.start.game.model.encodeContext(position.context);

/** A log that begins at this moment with these members of its context, and goes on for so many recorded events. */
export const statedAt = (
  moment: Moment,
  change: (context: JsonObject) => JsonObject,
  events = 0,
): readonly string[] => {
  const header = headerAt(moment);
  const { place, context } = header.position!;
  const stated = context as JsonObject;
  const { lines } = moment.recorded;
  return tamper(
    [
      encodeHeader({ ...header, position: { place, context: { ...stated, ...change(stated) } } }),
      ...lines.slice(moment.seq, moment.seq + events),
    ],
    nodeHash,
  );
};

/** A log that begins at this moment and goes on for so many recorded events, numbered and chained. */
export const excerpt = (moment: Moment, events: number): readonly string[] => {
  const { lines } = moment.recorded;
  const kept = lines.slice(moment.seq, moment.seq + events);
  return tamper([encodeHeader(headerAt(moment)), ...kept], nodeHash);
};
