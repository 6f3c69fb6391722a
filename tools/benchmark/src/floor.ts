// What every verifier must do at least with a chained log: find its lines, parse each, hash each, compare links.
// Written by hand for speed, and knowing nothing else: no strict reading, no game, no findings.
import { hash } from "node:crypto";

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** True if every event of the log names the SHA-256 of the line before it. Requires whole lines. */
export const floor = (log: Uint8Array): boolean => {
  const text = decoder.decode(log);
  let link: string | undefined;
  let sound = true;
  for (let start = 0; start < text.length;) {
    const end = text.indexOf("\n", start);
    const line = text.slice(start, end);
    const { prev } = JSON.parse(line) as { readonly prev?: string };
    if (prev !== link) sound = false;
    link = hash("sha256", line, "base64url");
    start = end + 1;
  }
  return sound;
};
