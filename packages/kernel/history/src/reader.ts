// Who reads: the eyes they look with and their language.
import type { Eyes, Language } from "@assize/kernel-model";

export interface Reader {
  readonly eyes: Eyes;
  readonly language: Language;
}
