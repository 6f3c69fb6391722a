// What a page that is one file carries: a log, what somebody said of it, and where it opens. Knows no format.
import { isJsonObject, type Json } from "@assize/kernel-model";
import { base64Of, bytesOfBase64 } from "../protocol/base64.ts";
import { type Carried, isCarried } from "../protocol/carried.ts";

/** The element with it, as inert JSON. */
const CARRIED_LOG = "assize-log";

export interface CarriedPage {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly carried: Carried | null;
  /** The end of an address, as links have it; empty for none. */
  readonly link: string;
}

/** Null where this page carries none. */
export const carriedHere = (): CarriedPage | null => {
  const text = document.getElementById(CARRIED_LOG)?.textContent;
  if (text === undefined || text === null || text === "") return null;
  // oxlint-disable-next-line eslint/no-restricted-properties -- our own: whoever could write here could write the page
  const found = JSON.parse(text) as Json;
  if (!isJsonObject(found)) return null;
  const { name, base64, link } = found;
  if (typeof name !== "string" || typeof base64 !== "string") return null;
  return {
    name,
    bytes: bytesOfBase64(base64),
    carried: isCarried(found) ? found : null,
    link: typeof link === "string" ? link : "",
  };
};

/** As JSON that ends no script element, whatever its texts are. */
const written = ({ name, bytes, carried, link }: CarriedPage): string =>
  JSON.stringify({ name, base64: base64Of(bytes), ...carried, link }).replaceAll("<", "\\u003c");

const PLACE = /(<script type="application\/json" id="assize-log">)[^<]*(<\/script>)/;

/** A page that is one file, with this in it. */
export const carrying = (page: string, what: CarriedPage): string =>
  page.replace(PLACE, (_, open: string, close: string) => `${open}${written(what)}${close}`);
