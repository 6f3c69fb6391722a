// What explains a record that deviates, in one piece: most records do not deviate, and a page loads it where one does.
import { explain, seek } from "./alignment/index.ts";
import { type Explained, explainedWith, type Explaining } from "./explained-with.ts";
import { otherHeader } from "./other-headers.ts";

export type { Explained, Explaining } from "./explained-with.ts";

export const explaining: Explaining = { seek, explain, otherHeader };

/** The same work without a pause. */
export const atOnce = <Result>(work: Explained<Result>): Result => explainedWith(work, explaining);
