// What explains a record that deviates, in one piece: most records do not deviate, and a page loads it where one does.
import { seek } from "./explain/seek.ts";
import { type Explained, explainedWith, type Explaining } from "./explained-with.ts";
import { otherHeader } from "./other-headers.ts";
import { explain } from "./told/tell.ts";

export type { Explained, Explaining } from "./explained-with.ts";

export const explaining: Explaining = { seek, explain, otherHeader };

/** The same work without a pause. */
export const atOnce = <Result>(work: Explained<Result>): Result => explainedWith(work, explaining);
