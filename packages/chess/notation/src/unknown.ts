// A value that nobody knows, as a log has it.
import type { JsonObject } from "@assize/kernel-model";

/** A value that is not known. Where it stands is said beside it: the same game in another file is the same record. */
export const unknown = (why: string): JsonObject => ({ $unknown: why });
