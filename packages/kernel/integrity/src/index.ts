// Whether stored bytes are the ones that were written. Knows bytes only, no game.
export { nobleHash } from "./hash.ts";
export type { Hash } from "./hash.ts";
export { auditedRecord } from "./audited-record.ts";
export { checkChain, countLinked, LINK_BYTES, linkOf } from "./chain.ts";
export type { ChainBreak, ChainCheck, ChainedLine } from "./chain.ts";
export { digestJson, digestWith } from "./digest.ts";
