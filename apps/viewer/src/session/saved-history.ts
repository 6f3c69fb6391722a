// What only the worker knows of a history, taken out before the worker may have to be ended, and put into the next one:
// a game that was begun here as its log, branches as the choices that made them. Loaded when there is something to lose.
import type { Language } from "@assize/kernel-model";
import type { Client } from "../protocol/client.ts";
import type { OpenLog } from "./open-log.ts";
import { branchesOf, type KeptBranch, remakeAll } from "./kept-branches.ts";

export interface SavedHistory {
  readonly history: OpenLog;
  readonly bytes: Uint8Array;
  readonly branches: readonly KeptBranch[];
}

/** The log as it has been written down so far. */
const writtenBytes = async (
  client: Client,
  history: number,
  language: Language,
): Promise<Uint8Array> => {
  const [record] = await client.ask("branches", { history, language });
  const { text } = await client.ask("log", {
    history,
    branch: 0,
    from: 0,
    to: record?.events ?? 0,
  });
  return new TextEncoder().encode(text);
};

export const saveHistory = async (
  client: Client,
  history: OpenLog,
  language: Language,
): Promise<SavedHistory> => ({
  history,
  bytes: history.source?.bytes ?? (await writtenBytes(client, history.facts.history, language)),
  branches: await branchesOf(client, history.facts.history, language),
});

/** Opens it in a worker that has not seen it. */
export const openAgain = async (
  client: Client,
  { history, bytes, branches }: SavedHistory,
  language: Language,
): Promise<OpenLog> => {
  const { source, number, rulings } = history;
  const { name } = history.facts;
  const { games, ...facts } = await client.ask("open", {
    bytes,
    name,
    number,
    rulings,
    growing: source === null,
    language,
  });
  await remakeAll(client, facts.history, branches, language);
  return { ...history, facts, language, games };
};
