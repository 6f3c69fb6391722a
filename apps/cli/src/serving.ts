// What commands that run until they are ended have in common: which port they may take, and how long they go on.
import { Trouble } from "./session.ts";

const MAX_PORT = 65_535;

/** Throws a trouble for what is no port. */
export const checkPort = (port: number, flag = "--port"): void => {
  if (port < 0 || port > MAX_PORT)
    throw new Trouble(`${flag} ${port}: a port is a number from 0 to ${MAX_PORT}`);
};

/** Why a port could not be had, and what to do. */
export const portTrouble = (failure: unknown, port: number, flag = "--port"): Trouble => {
  const { code, message } = failure as NodeJS.ErrnoException;
  if (code === "EADDRINUSE")
    return new Trouble(`port ${port} is taken; choose another with ${flag}, or leave it out`);
  if (code === "EACCES")
    return new Trouble(`port ${port} needs more rights than yours; choose one above 1023`);
  return new Trouble(`cannot serve on port ${port} (${message}); choose another`);
};

/** What is waited for, or null where the end comes before it. */
export const unlessEnded = <A>(awaited: Promise<A>, ended: AbortSignal): Promise<A | null> =>
  new Promise((resolve, reject) => {
    const end = (): void => resolve(null);
    if (ended.aborted) end();
    ended.addEventListener("abort", end);
    awaited.then(resolve, reject).finally(() => ended.removeEventListener("abort", end));
  });

export const untilEnded = (ended: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (ended.aborted) resolve();
    else ended.addEventListener("abort", () => resolve(), { once: true });
  });
