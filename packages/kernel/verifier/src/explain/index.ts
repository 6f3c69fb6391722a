// Explains a record that deviates by the least set of edits: the search that is to take the place of `alignment` (ADR 90).
// Audits do not use it yet; figures compare the two.
import type { ReadGame } from "@assize/kernel-event-log";
import { explain } from "../alignment/explain.ts";
import { type Audit, auditing, type AuditOptions } from "../audit.ts";
import { explainedWith, type Explaining } from "../explained-with.ts";
import { otherHeader } from "../other-headers.ts";
import { seek } from "./seek.ts";

export { MARGIN, TABLE } from "./costs.ts";

/** What explains a record by edits, where an audit pauses. */
const explainingByEdits: Explaining = { seek, explain, otherHeader };

/** An audit of one game that has been read, which explains by edits what deviates. */
export const auditReadByEdits = (read: ReadGame, options: AuditOptions): Audit =>
  explainedWith(auditing(read, options), explainingByEdits);
