/** The name under which the browser keeps the branches of a log; `hash` names the log. */
export const keyOfKept = (hash: string): string => `branches:${hash}`;
