// What a bundle was made of and what it consists of: the paths of its inputs and of its parts, each with one hash of all
// their bytes, beside it in `inputs.json`; a part that was emptied would run, and say nothing. What the system knew of
// each file when the hashes were right is kept, as git's index keeps it: as long as that is so, no file is read.
// After a checkout or in a copied folder it is not so, and the hashes are compared.
// Knows no bundler and no program. JavaScript, as the command that reads it.
import { closeSync, openSync, readFileSync, readSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const LIST = "inputs.json";
const SEEN = "node_modules/.cache/assize/bundle-seen.txt";

/** A file that was changed less than so long ago may change again at the same time of the system's clock. */
const SETTLED_MS = 2000;

/** Files are read into one piece of memory, since a piece for each takes half as long again. */
const PIECE_BYTES = 1 << 20;

/**
 * The hash of some files: of their paths, bytes and lengths, in this order. Throws where one cannot be read.
 *
 * @param {string} root what the paths start from
 * @param {readonly string[]} paths
 */
const hashOf = (root, paths) => {
  const hash = process.getBuiltinModule("node:crypto").createHash("sha256");
  const piece = Buffer.allocUnsafeSlow(PIECE_BYTES);
  for (const path of paths) {
    hash.update(`${path}\n`);
    const file = openSync(join(root, path), "r");
    let [length, bytes] = [0, PIECE_BYTES];
    while (bytes === PIECE_BYTES) {
      bytes = readSync(file, piece);
      hash.update(piece.subarray(0, bytes));
      length += bytes;
    }
    closeSync(file);
    hash.update(`\n${length}\n`);
  }
  return hash.digest("hex");
};

/**
 * What the system knows of these files without reading them, and when the last of them was changed, in milliseconds. Throws
 * where one is not there.
 *
 * @param {string} root what the paths start from
 * @param {readonly string[]} paths
 * @returns {{ files: string, changed: number }}
 */
const seenOf = (root, paths) => {
  let [files, changed] = ["", 0];
  for (const path of paths) {
    const { ino, size, ctimeMs } = statSync(`${root}/${path}`);
    files += `${ino} ${size} ${ctimeMs}\n`;
    if (ctimeMs > changed) changed = ctimeMs;
  }
  return { files, changed };
};

/** @param {string} path */
const textOf = (path) => {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
};

/**
 * Keeps what was seen. Where the folder cannot be written the files are read each time.
 *
 * @param {string} path
 * @param {string} seen
 */
const keepSeen = (path, seen) => {
  try {
    writeFileSync(path, seen);
  } catch {
    // As above.
  }
};

/**
 * Whether a bundle is there, whole, and was made of the files as they are now.
 *
 * @param {string} folder of the bundle
 * @param {string} root what the paths of its inputs start from
 */
export const isOfItsInputs = (folder, root) => {
  try {
    /** @type {{ hash: string, paths: readonly string[], parts: { hash: string, paths: readonly string[] } }} */
    const { hash, paths, parts } = JSON.parse(readFileSync(join(folder, LIST), "utf8"));
    const sources = seenOf(root, paths);
    const bundled = seenOf(folder, parts.paths);
    const seen = `${sources.files}\n${bundled.files}`;
    if (textOf(join(root, SEEN)) === seen) return true;
    const isSame = hashOf(root, paths) === hash && hashOf(folder, parts.paths) === parts.hash;
    const isSettled = Math.max(sources.changed, bundled.changed) < Date.now() - SETTLED_MS;
    if (isSame && isSettled) keepSeen(join(root, SEEN), seen);
    return isSame;
  } catch {
    // No bundle, or a file that it was made of is gone.
    return false;
  }
};

/**
 * What `isOfItsInputs` reads: the name of the file, and its text.
 *
 * @param {string} root
 * @param {readonly string[]} paths of what it was made of
 * @param {string} folder of the bundle
 * @param {readonly string[]} parts of the bundle
 * @returns {readonly [string, string]}
 */
export const listOfInputs = (root, paths, folder, parts) => [
  LIST,
  JSON.stringify({
    hash: hashOf(root, paths),
    paths,
    parts: { hash: hashOf(folder, parts), paths: parts },
  }),
];
