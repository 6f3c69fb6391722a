// Digests of JSON values, for what has no stored bytes: rulebooks and editions.
// Knows no record; lines are hashed as stored and never canonicalised.
import { Defect } from "@assize/kernel-model";
import type { Json } from "@assize/kernel-model";
import canonicalize from "canonicalize";
import type { Hash } from "./hash.ts";

/** SHA-256 in base64url of the value's RFC 8785 form. Requires plain JSON. */
export const digestJson = (value: Json, hash: Hash): string => {
  const canonical = canonicalize(value);
  if (canonical === undefined) throw new Defect("only a JSON value has a digest");
  return hash(canonical);
};
