// The file of results as commands meet it: what is wrong with it is the caller's trouble. Knows no question.
import { problemOf, ResultsProblem } from "@assize/archive/node";
import { Trouble } from "../session.ts";

/** Does the work with the file at this path, and throws what that says as Trouble: also a damage that shows only on the way. */
export const withResults = async <A>(path: string, work: () => Promise<A>): Promise<A> => {
  try {
    return await work();
  } catch (cause) {
    const problem = problemOf(path, cause);
    throw problem instanceof ResultsProblem ? new Trouble(problem.message) : problem;
  }
};
