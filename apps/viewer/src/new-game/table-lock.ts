// Of the pages of one browser only one has a game on its table: two would keep it in the same place. Knows no game.

const lockOf = (id: string): string => `assize:game:${id}`;
/** How long a page that is just being closed, or loaded again, is waited for. */
const PATIENCE_MS = 1_000;

/** Gives the game back. The browser does so too when the page is closed. */
export type GiveBack = () => void;

/** Browsers have no locks on pages that are served without https from another machine: there nothing is held. */
const NOTHING_HELD: GiveBack = () => undefined;

/** Takes a game for this page; null where another page has it. */
export const takeTable = (id: string): Promise<GiveBack | null> =>
  new Promise((resolve) => {
    const locks = (navigator as Partial<Navigator>).locks;
    if (locks === undefined) {
      resolve(NOTHING_HELD);
      return;
    }
    const held = (): Promise<void> => new Promise((giveBack) => resolve(() => giveBack()));
    locks
      .request(lockOf(id), { signal: AbortSignal.timeout(PATIENCE_MS) }, held)
      .catch((failure) => {
        const isTaken = failure instanceof DOMException && failure.name === "TimeoutError";
        // A page without an origin of its own (`file://` in some browsers) may hold no lock.
        resolve(isTaken ? null : NOTHING_HELD);
      });
  });
