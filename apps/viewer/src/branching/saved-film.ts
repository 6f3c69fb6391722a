// What only the worker knows of a film, taken out before the worker may have to be ended, and put into the next one:
// a game that was begun here as its log, branches as the choices that made them. Loaded when there is something to lose.
import type { Language } from "@assize/kernel-model";
import type { Client } from "../protocol/client.ts";
import type { Film } from "../session/films.ts";
import { branchesOf, type KeptBranch, remakeAll } from "./kept-branches.ts";

export interface SavedFilm {
  readonly film: Film;
  readonly bytes: Uint8Array;
  readonly branches: readonly KeptBranch[];
}

/** The log as it has been written down so far. */
const writtenBytes = async (
  client: Client,
  film: number,
  language: Language,
): Promise<Uint8Array> => {
  const [record] = await client.ask("branches", { film, language });
  const { text } = await client.ask("log", { film, reel: 0, from: 0, to: record?.events ?? 0 });
  return new TextEncoder().encode(text);
};

export const saveFilm = async (
  client: Client,
  film: Film,
  language: Language,
): Promise<SavedFilm> => ({
  film,
  bytes: film.source?.bytes ?? (await writtenBytes(client, film.facts.film, language)),
  branches: await branchesOf(client, film.facts.film, language),
});

/** Opens it in a worker that has not seen it. */
export const openAgain = async (
  client: Client,
  { film, bytes, branches }: SavedFilm,
  language: Language,
): Promise<Film> => {
  const { source, number, rulings } = film;
  const { name } = film.facts;
  const { games, ...facts } = await client.ask("open", {
    bytes,
    name,
    number,
    rulings,
    growing: source === null,
    language,
  });
  await remakeAll(client, facts.film, branches, language);
  return { ...film, facts, games };
};
