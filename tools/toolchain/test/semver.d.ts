// What is used of semver, which brings no types.
declare module "semver" {
  /** Whether a version lies in a range. */
  export const satisfies: (version: string, range: string) => boolean;
  /** The version itself if it is an exact one, else null. */
  export const valid: (version: string) => string | null;
}
