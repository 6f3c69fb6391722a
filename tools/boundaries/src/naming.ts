// How a package's name follows from its folder. Knows nothing else.

export const SCOPE = "@assize/";

/** `packages/kernel/model` is `@assize/kernel-model`, `apps/cli` is `@assize/cli`. */
export function nameOf(folder: string): string {
  return SCOPE + folder.split("/").slice(1).join("-");
}
