// Cases: all that a dispute over one game needs, in one archive, opened without trust. Apart from `index.ts`: most readers never open one.
export {
  CASE_FORMAT,
  CONTENTS,
  EDITION,
  LOG,
  MOST_FILES,
  openCase,
  RULINGS,
} from "./opened-case.ts";
export type { CaseProblem, CaseWishes, OpenedCase } from "./opened-case.ts";
