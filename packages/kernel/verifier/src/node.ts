// The audit with Node's own hash, which is four times faster than the portable one.
import { nodeHash } from "@assize/kernel-integrity/node";
import { type Audit, audit as auditWith, type AuditOptions } from "./audit.ts";

/** `audit` with Node's SHA-256. */
export const audit = (log: Uint8Array, options: Omit<AuditOptions, "hash">): Audit =>
  auditWith(log, { ...options, hash: nodeHash });
