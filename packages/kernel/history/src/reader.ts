// Who is told something: the eyes they look with and the language they read.
import type { Eyes, Language } from "@assize/kernel-model";

export interface Reader {
  readonly eyes: Eyes;
  readonly language: Language;
}
