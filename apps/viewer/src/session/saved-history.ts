// What only the worker knows of a history, taken out before the worker may have to be ended, and put into the next one:
// its branches, as the choices that made them. Loaded when there is something to lose.
import type { Language } from "@assize/kernel-model";
import type { Client } from "../protocol/client.ts";
import type { OpenLog } from "./open-log.ts";
import type { KeptBranch } from "../protocol/carried.ts";
import { branchesOf, remakeAll } from "./kept-branches.ts";

export interface SavedHistory {
  readonly history: OpenLog;
  readonly branches: readonly KeptBranch[];
}

export const saveHistory = async (
  client: Client,
  history: OpenLog,
  language: Language,
): Promise<SavedHistory> => ({
  history,
  branches: await branchesOf(client, history.facts.history, language),
});

/** Opens it in a worker that has not seen it, by the same number. */
export const openAgain = async (
  client: Client,
  { history, branches }: SavedHistory,
  language: Language,
): Promise<void> => {
  const { source, number, rulings, facts } = history;
  await client.ask("open", {
    history: facts.history,
    bytes: source.bytes,
    name: facts.name,
    number,
    rulings,
    language,
  });
  await remakeAll(client, facts.history, branches, language);
};
