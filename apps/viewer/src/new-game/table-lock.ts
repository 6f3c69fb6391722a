// Of the pages of one browser only one has the table: two would keep their games in the same place. Knows no game.

const LOCK = "assize:table";
/** How long a page that is just being closed, or loaded again, is waited for. */
const PATIENCE_MS = 1_000;

/** Gives the table back. The browser does so too when the page is closed. */
export type GiveBack = () => void;

/** Browsers have no locks on pages that are served without https from another machine: there nothing is held. */
const NOTHING_HELD: GiveBack = () => undefined;

/** Takes the table for this page; null where another page has it. */
export const takeTable = (): Promise<GiveBack | null> =>
  new Promise((resolve) => {
    const locks = (navigator as Partial<Navigator>).locks;
    if (locks === undefined) {
      resolve(NOTHING_HELD);
      return;
    }
    const held = (): Promise<void> => new Promise((giveBack) => resolve(() => giveBack()));
    locks.request(LOCK, { signal: AbortSignal.timeout(PATIENCE_MS) }, held).catch((failure) => {
      const isTaken = failure instanceof DOMException && failure.name === "TimeoutError";
      // A page without an origin of its own (`file://` in some browsers) may hold no lock.
      resolve(isTaken ? null : NOTHING_HELD);
    });
  });
