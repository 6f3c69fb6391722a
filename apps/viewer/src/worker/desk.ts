// What the worker remembers: the films that are open. Every answer starts here.
import type { GameEntry } from "@assize/catalogue/lean";
import type { GameDrawing } from "@assize/kernel-drawing";
import type { Hash } from "@assize/kernel-integrity";
import type { Eyes, Language, Scene } from "@assize/kernel-model";
import { type Film, lastShown, positionAt, type Reel, reelOf } from "@assize/kernel-history";
import type { Answer, Ask, FilmId, Moment, QuestionName, ReelId } from "../protocol/protocol.ts";
import { createSceneSender, type SentScene } from "../protocol/scene-delta.ts";
import type { Games } from "./games.ts";
import { wordsIn } from "./messages/index.ts";
import { Trouble } from "./trouble.ts";

/** A film with what it came with. */
export interface OpenFilm {
  readonly id: FilmId;
  readonly film: Film;
  readonly game: GameEntry;
  /** The game's own, else one that draws anything. */
  readonly drawing: GameDrawing;
  /** The name of the file it came from. */
  readonly name: string;
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
  readonly films: Map<FilmId, OpenFilm>;
  /** Counts films, so that no two ever have the same number. */
  lastFilm: FilmId;
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
  films: new Map(),
  lastFilm: 0,
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

export const filmAt = (desk: Desk, id: FilmId, language: Language = "en"): OpenFilm => {
  const open = desk.films.get(id);
  if (open === undefined) throw new Trouble("no-such-moment", wordsIn(language).noSuchFilm);
  return open;
};

export const reelAt = (open: OpenFilm, id: ReelId, language: Language = "en"): Reel => {
  const reel = reelOf(open.film, id);
  if (reel === undefined) throw new Trouble("no-such-moment", wordsIn(language).noSuchReel);
  return reel;
};

/** The reel of a moment and the state there. */
export const momentAt = (desk: Desk, { film, reel: id, seq }: Moment, language: Language) => {
  const open = filmAt(desk, film, language);
  const reel = reelAt(open, id, language);
  const position = positionAt(open.film, reel, seq);
  if (position === undefined) {
    const last = lastShown(open.film, reel);
    throw new Trouble("no-such-moment", wordsIn(language).noSuchMoment(seq, last));
  }
  return { open, reel, position };
};
