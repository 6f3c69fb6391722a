// Knows when a page has come to rest: its worker has answered everything, and what it answered is drawn. To be told
// before the page is opened.
import type { Page } from "playwright-core";

declare global {
  interface Window {
    /** Questions to workers that are not yet answered. */
    unanswered: Set<number>;
  }
}

/** Counts from now on what the page asks its worker. */
export const countQuestions = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const unanswered = new Set<number>();
    const heard = new WeakSet<Worker>();
    window.unanswered = unanswered;
    const post = Reflect.get(Worker.prototype, "postMessage") as (
      this: Worker,
      message: { readonly id: number },
    ) => void;
    Worker.prototype.postMessage = function (this: Worker, message: { readonly id: number }): void {
      if (!heard.has(this)) {
        heard.add(this);
        this.addEventListener(
          "message",
          ({ data }: MessageEvent<{ readonly id: number; readonly kind: string }>) => {
            if (data.kind !== "progress") unanswered.delete(data.id);
          },
        );
      }
      unanswered.add(message.id);
      post.call(this, message);
    };
  });
};

/** Waits until nothing is asked and nothing moves, for three frames on end. */
export const settled = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    for (let calm = 0; calm < 3;) {
      await new Promise(requestAnimationFrame);
      const isCalm = window.unanswered.size === 0 && document.getAnimations().length === 0;
      calm = isCalm ? calm + 1 : 0;
    }
  });
};
