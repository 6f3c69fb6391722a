// Digests of JSON values, for what has no stored bytes: rulebooks and editions.
// Knows no record; lines are hashed as stored and never canonicalised.
import { Defect } from "@assize/kernel-model";
import type { Json } from "@assize/kernel-model";
import canonicalize from "canonicalize";
import type { Hash } from "./hash.ts";

const digests = new WeakMap<Hash, (value: Json) => string>();

/** `digestJson` by one hash: the same function for the same hash, so that whoever remembers what it has named need not name it again. */
export const digestWith = (hash: Hash): ((value: Json) => string) => {
  const digest = digests.get(hash) ?? ((value: Json) => digestJson(value, hash));
  digests.set(hash, digest);
  return digest;
};

/** SHA-256 in base64url of the value's RFC 8785 form. Requires plain JSON. */
export const digestJson = (value: Json, hash: Hash): string => {
  const canonical = canonicalize(value);
  if (canonical === undefined) throw new Defect("only a JSON value has a digest");
  return hash(canonical);
};
