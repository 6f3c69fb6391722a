// Which test files are deep. Knows no part.
import { existsSync, globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

const VARIABLE = "ASSIZE_DEEP";
const RELATIVE_IMPORT = /from "(\.[^"]+\.ts)"/g;

/** Test files that read the variable, themselves or in a module that they import by a relative path; from the root, in order. */
export const deepTestFiles = (root: string): readonly string[] => {
  const known = new Map<string, boolean>();
  const isDeep = (path: string): boolean => {
    const found = known.get(path);
    if (found !== undefined) return found;
    // For a circle of imports; it is decided by the file that begins it.
    known.set(path, false);
    if (!existsSync(join(root, path))) return false;
    const text = readFileSync(join(root, path), "utf8");
    const imported = [...text.matchAll(RELATIVE_IMPORT)].map(([, to]) =>
      posix.join(posix.dirname(path), to!),
    );
    const answer = text.includes(VARIABLE) || imported.some(isDeep);
    known.set(path, answer);
    return answer;
  };
  return globSync("{apps,packages,tools}/**/test/**/*.test.ts", {
    cwd: root,
    exclude: (name) => ["node_modules", "dist", "deep-tests"].includes(name),
  })
    .map((path) => path.replaceAll("\\", "/"))
    .filter(isDeep)
    .toSorted();
};
