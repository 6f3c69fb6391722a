// The file of results as commands meet it: what is wrong with it is the caller's trouble. Knows no question.
import { ResultsProblem } from "@assize/archive/node";
import { Trouble } from "../session.ts";

/** Does the work, and throws what the file of results says as Trouble. */
export const withResults = async <A>(work: () => Promise<A>): Promise<A> => {
  try {
    return await work();
  } catch (cause) {
    throw cause instanceof ResultsProblem ? new Trouble(cause.message) : cause;
  }
};
