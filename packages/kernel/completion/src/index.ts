// Values that nobody wrote down: is there a way to fill them in by which the rules were kept?
export { completionOf, completedLines } from "./completion.ts";
export {
  COMPLETION_LIMITS,
  type Completion,
  type CompletionLimits,
  type Filled,
  type FilledMember,
  type MemberPath,
  type Ways,
} from "./completion-result.ts";
