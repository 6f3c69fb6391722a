// Our own mistakes. A player's fault or a broken file is never a Defect: those are findings, which are data.

/** Thrown where the program contradicts itself. Caught only by an app's outermost edge (exit code 70). */
export class Defect extends Error {
  override readonly name = "Defect";
}

/** Closes a switch over a union: the compiler proves that nothing is left. */
export const unreachable = (value: never, what: string): never => {
  throw new Defect(`${what}: no case for ${JSON.stringify(value)}`);
};
