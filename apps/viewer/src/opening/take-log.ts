// From what a reader hands over, or an address names, to bytes: then the session opens them. Knows no format.
import { besidePage } from "../kit/beside-page.ts";
import { MOST_BYTES } from "../protocol/protocol.ts";
import type { OpenLogs } from "../session/open-logs.ts";
import type { Messages } from "./messages/messages.ts";

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

/** The element of a single file that carries a log as inert JSON: its name and its bytes in base64. */
const CARRIED_LOG = "assize-log";

interface CarriedLog {
  readonly name: string;
  readonly base64: string;
}

const isCarriedLog = (value: unknown): value is CarriedLog =>
  typeof value === "object" &&
  value !== null &&
  "name" in value &&
  typeof value.name === "string" &&
  "base64" in value &&
  typeof value.base64 === "string";

/** The log that this page carries itself; false where it carries none. */
export const takeCarried = async (openLogs: OpenLogs): Promise<boolean> => {
  const text = document.getElementById(CARRIED_LOG)?.textContent;
  if (text === undefined || text === null || text === "") return false;
  // oxlint-disable-next-line eslint/no-restricted-properties -- our own: whoever could write here could write the page
  const carried: unknown = JSON.parse(text);
  if (!isCarriedLog(carried)) return false;
  const bytes = Uint8Array.from(atob(carried.base64), (letter) => letter.charCodeAt(0));
  return openLogs.open({ name: carried.name, bytes, address: null });
};
