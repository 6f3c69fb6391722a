// Node's own SHA-256: the same answers as `nobleHash`, faster. Knows bytes only.
import { createHash, hash } from "node:crypto";
import type { Hash } from "./hash.ts";

export const nodeHash: Hash = (bytes) => {
  if (typeof bytes === "string" || bytes instanceof Uint8Array)
    return hash("sha256", bytes, "base64url");
  if (bytes.length === 1) return hash("sha256", bytes[0]!, "base64url");
  const whole = createHash("sha256");
  for (const piece of bytes) whole.update(piece);
  return whole.digest("base64url");
};
