// An invariant that a state breaks: the clause it stands for, and what is wrong. Knows no state.
import type { ClauseId } from "@assize/grandlin-rulebook";

export interface Broken {
  readonly id: ClauseId;
  readonly text: string;
}

export const broken = (id: ClauseId, text: string): Broken => ({ id, text });
