// What a bundle was made of and what it consists of: the paths of its inputs and of its parts, each with one hash of all
// their bytes, beside it in `inputs.json`. Sizes and times of files would be quicker to compare, and wrong after a
// checkout or in a copied folder; a part that was emptied would run, and say nothing.
// Knows no bundler and no program. JavaScript, as the command that reads it.
import { createHash } from "node:crypto";
import { closeSync, openSync, readFileSync, readSync } from "node:fs";
import { join } from "node:path";

const LIST = "inputs.json";

/** Files are read into one piece of memory, since a piece for each takes half as long again. */
const PIECE_BYTES = 1 << 20;

/**
 * The hash of some files: of their paths, bytes and lengths, in this order. Throws where one cannot be read.
 *
 * @param {string} root what the paths start from
 * @param {readonly string[]} paths
 */
const hashOf = (root, paths) => {
  const hash = createHash("sha256");
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
 * Whether a bundle is there, whole, and was made of the files as they are now.
 *
 * @param {string} folder of the bundle
 * @param {string} root what the paths of its inputs start from
 */
export const isOfItsInputs = (folder, root) => {
  try {
    /** @type {{ hash: string, paths: readonly string[], parts: { hash: string, paths: readonly string[] } }} */
    const { hash, paths, parts } = JSON.parse(readFileSync(join(folder, LIST), "utf8"));
    return hashOf(root, paths) === hash && hashOf(folder, parts.paths) === parts.hash;
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
