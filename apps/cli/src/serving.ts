// What commands that serve something have in common: which port they may take, and how long they go on.
import { Trouble } from "./session.ts";

const MAX_PORT = 65_535;

/** Throws a trouble for what is no port. */
export const checkPort = (port: number): void => {
  if (port < 0 || port > MAX_PORT)
    throw new Trouble(`--port ${port}: a port is a number from 0 to ${MAX_PORT}`);
};

/** Why a port could not be had, and what to do. */
export const portTrouble = (failure: unknown, port: number): Trouble => {
  const { code, message } = failure as NodeJS.ErrnoException;
  if (code === "EADDRINUSE")
    return new Trouble(`port ${port} is taken; choose another with --port, or leave it out`);
  if (code === "EACCES")
    return new Trouble(`port ${port} needs more rights than yours; choose one above 1023`);
  return new Trouble(`cannot serve on port ${port} (${message}); choose another`);
};

export const untilEnded = (ended: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (ended.aborted) resolve();
    else ended.addEventListener("abort", () => resolve(), { once: true });
  });
