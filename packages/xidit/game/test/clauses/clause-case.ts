// The shape of a case: for one clause, play that keeps it and is accepted, and play that breaks it and is found.
import type { ClauseId } from "@assize/xidit-rulebook";

export interface ClauseCase {
  readonly clause: ClauseId;
  readonly keeps: () => unknown;
  readonly breaks: () => unknown;
}
