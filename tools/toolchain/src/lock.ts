// The lock file without the `engines` of packages. npm compares them with the Node that npm itself runs on: it warns
// of each, and leaves out optional packages, among them native parts of our tools. Nothing here runs on that Node but
// npm; a test compares what packages ask for with the Node that is pinned. Pure: knows no file system.

interface LockedPackage {
  readonly engines?: unknown;
}

/** A parsed `package-lock.json`; the root's own entry has the empty path. */
export interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** Paths of packages that the lock still has the `engines` of. */
export const withEngines = ({ packages }: Lock): readonly string[] =>
  Object.keys(packages).filter((path) => path !== "" && packages[path]?.engines !== undefined);

const bare = (one: LockedPackage): LockedPackage =>
  Object.fromEntries(Object.entries(one).filter(([member]) => member !== "engines"));

/** The same lock without them, as npm writes it: members in their order. */
export const withoutEngines = (lock: Lock): Lock => ({
  ...lock,
  packages: Object.fromEntries(
    Object.entries(lock.packages).map(([path, one]) => [path, path === "" ? one : bare(one)]),
  ),
});
