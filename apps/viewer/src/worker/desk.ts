// What the worker remembers: the histories that are open. Every answer starts here.
import type { GameEntry } from "@assize/catalogue/lean";
import type { GameDrawing, Scene } from "@assize/kernel-drawing";
import type { Hash } from "@assize/kernel-integrity";
import type { Eyes, Language } from "@assize/kernel-model";
import { type History, lastShown, positionAt, type Branch, branchOf } from "@assize/kernel-history";
import type { BranchId, HistoryId, Moment, TextRemarks } from "../protocol/protocol.ts";
import type { Answer, Ask, QuestionName } from "../protocol/questions.ts";
import { createSceneSender, type SentScene } from "../protocol/scene-delta.ts";
import type { Stated } from "./found.ts";
import type { Games } from "./games.ts";
import { messagesIn } from "./messages/messages.ts";
import { Trouble } from "./trouble.ts";

/** A history with what it came with. */
export interface OpenHistory {
  readonly id: HistoryId;
  readonly history: History;
  readonly game: GameEntry;
  /** The game's own, else one that draws anything. */
  readonly drawing: GameDrawing;
  /** The name of the file it came from. */
  readonly name: string;
  /** What is to be said of the text that it was made of, in the language in which it was opened. */
  readonly text: TextRemarks | null;
  readonly stated: Stated;
}

/** A drawing made lately: whoever steps on asks for the moment before again. */
export interface Drawn {
  readonly position: unknown;
  readonly eyes: Eyes;
  readonly language: Language;
  readonly scene: Scene;
}

export interface Desk {
  readonly games: Games;
  readonly hash: Hash;
  readonly histories: Map<HistoryId, OpenHistory>;
  /** Counts histories, so that no two ever have the same number. */
  lastHistory: HistoryId;
  /** The newest first, `DRAWINGS_KEPT` at most. */
  drawn: readonly Drawn[];
  /** How a drawing is sent, as what differs from the last one that was. */
  readonly sendScene: (scene: Scene) => SentScene;
}

/** The moment shown, the one before it, and a neighbour that is prepared. */
export const DRAWINGS_KEPT = 3;

export const newDesk = (games: Games, hash: Hash): Desk => ({
  games,
  hash,
  histories: new Map(),
  lastHistory: 0,
  drawn: [],
  sendScene: createSceneSender(),
});

export type Progress = (done: number, of: number) => void;

/** Answers one question; throws `Trouble`. */
export type Answering<Name extends QuestionName> = (
  desk: Desk,
  ask: Ask<Name>,
  onProgress: Progress,
) => Answer<Name> | Promise<Answer<Name>>;

export const historyAt = (desk: Desk, id: HistoryId, language: Language = "en"): OpenHistory => {
  const open = desk.histories.get(id);
  if (open === undefined) throw new Trouble("no-such-moment", messagesIn(language).noSuchHistory);
  return open;
};

export const branchAt = (open: OpenHistory, id: BranchId, language: Language = "en"): Branch => {
  const branch = branchOf(open.history, id);
  if (branch === undefined) throw new Trouble("no-such-moment", messagesIn(language).noSuchBranch);
  return branch;
};

/** The branch of a moment and the state there. */
export const momentAt = (desk: Desk, { history, branch: id, seq }: Moment, language: Language) => {
  const open = historyAt(desk, history, language);
  const branch = branchAt(open, id, language);
  const position = positionAt(open.history, branch, seq);
  if (position === undefined) {
    const last = lastShown(open.history, branch);
    throw new Trouble("no-such-moment", messagesIn(language).noSuchMoment(seq, last));
  }
  return { open, branch, position };
};
