// From what a reader hands over, or an address names, to bytes: then the session opens them. Knows no format.
import { besidePage } from "../kit/beside-page.ts";
import { problemOf } from "../protocol/client.ts";
import { MOST_BYTES } from "../protocol/protocol.ts";
import type { OpenLogs } from "../session/open-logs.ts";
import { carriedHere } from "../session/carried-page.ts";
import type { Session } from "../session/session.tsx";
import { type Messages, messagesIn } from "./messages/messages.ts";

const MEGABYTE = 1024 * 1024;

const whyOf = (failure: unknown): string =>
  failure instanceof Error ? failure.message : String(failure);

const isTooLarge = (openLogs: OpenLogs, words: Messages, name: string, bytes: number): boolean => {
  if (bytes <= MOST_BYTES) return false;
  const message = words.tooLarge(Math.ceil(bytes / MEGABYTE), MOST_BYTES / MEGABYTE);
  openLogs.fail(name, { code: "too-large", message, details: [] });
  return true;
};

export const takeFile = async (
  openLogs: OpenLogs,
  words: Messages,
  file: File,
): Promise<boolean> => {
  if (isTooLarge(openLogs, words, file.name, file.size)) return false;
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return await openLogs.open({ name: file.name, bytes, address: null });
  } catch (failure) {
    const message = words.notRead(whyOf(failure));
    openLogs.fail(file.name, { code: "unreadable", message, details: [] });
    return false;
  }
};

export const takeAddress = async (
  openLogs: OpenLogs,
  words: Messages,
  address: string,
): Promise<boolean> => {
  const name = address.replace(/^.*\//, "") || address;
  const refuse = (message: string): false => {
    openLogs.fail(name, { code: "unreadable", message, details: [] });
    return false;
  };
  const wanted = besidePage(address, location.href);
  if (wanted === undefined) return refuse(words.notHere(address));
  try {
    const response = await fetch(wanted);
    if (!response.ok) return refuse(words.notFetched(address, `HTTP ${response.status}`));
    const announced = Number(response.headers.get("content-length") ?? 0);
    if (isTooLarge(openLogs, words, name, announced)) return false;
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (isTooLarge(openLogs, words, name, bytes.length)) return false;
    return await openLogs.open({ name, bytes, address });
  } catch (failure) {
    return refuse(words.notFetched(address, whyOf(failure)));
  }
};

/** The log that this page carries itself; false where it carries none. */
export const takeCarried = async (openLogs: OpenLogs): Promise<boolean> => {
  const found = carriedHere();
  if (found === null) return false;
  const { name, bytes, carried } = found;
  return openLogs.open({ name, bytes, address: null, carried });
};

/** The game that a link holds; what is to be said of it is told once it is there. */
export const takeLinked = async (session: Session, text: string): Promise<boolean> => {
  const { client, openLogs, preferences, setNotice } = session;
  const language = preferences.language();
  try {
    const found = await client().ask("unshare", { text, language });
    const { name, bytes, branches, notes, remarks } = found;
    const carried = { branches, notes };
    const isOpen = await openLogs.open({ name, bytes, address: null, linked: text, carried });
    if (isOpen && remarks.length > 0) setNotice(remarks.join(" "));
    return isOpen;
  } catch (failure) {
    openLogs.fail(messagesIn(language).linkedGame, problemOf(failure));
    return false;
  }
};
