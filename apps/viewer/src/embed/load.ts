// Fetches a log and opens it in the worker. Knows addresses and openLogs; no component.
import type { Language } from "@assize/kernel-model";
import type { Client, OnProgress } from "../protocol/client.ts";
import { type HistoryFacts, MOST_BYTES } from "../protocol/protocol.ts";
import type { Messages } from "./messages/messages.ts";

/** Told to the reader as it stands. */
class NotLoaded extends Error {}

const MEGABYTE = 1024 * 1024;

export interface Load {
  readonly client: Client;
  readonly address: URL;
  readonly language: Language;
  readonly words: Messages;
  readonly signal: AbortSignal;
  readonly onProgress: OnProgress;
}

const fetched = async ({ address, signal, words }: Load): Promise<Uint8Array> => {
  let response: Response;
  try {
    response = await fetch(address, { signal });
  } catch {
    throw new NotLoaded(words.notFetched(address.href));
  }
  if (!response.ok) throw new NotLoaded(words.notFetched(`${address.href} (${response.status})`));
  const tooLarge = new NotLoaded(words.tooLarge(MOST_BYTES / MEGABYTE));
  if (Number(response.headers.get("content-length") ?? 0) > MOST_BYTES) throw tooLarge;
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.length > MOST_BYTES) throw tooLarge;
  return bytes;
};

const nameOf = (address: URL): string =>
  decodeURIComponent(address.pathname.replace(/^.*\//, "").replaceAll(/%(?![0-9a-f]{2})/gi, "%25"));

export const load = async (wish: Load): Promise<HistoryFacts> => {
  const { client, address, language, onProgress } = wish;
  const bytes = await fetched(wish);
  const name = nameOf(address);
  return client.ask("open", { bytes, name, number: 1, rulings: null, language }, onProgress);
};
