// What comes late to a question that is asked no longer is dropped: answers and failures alike.
import { createRoot, createSignal } from "solid-js";
import { expect, test, vi } from "vitest";
import { createAnswer } from "../../src/history-view/answer.ts";

// Outside a page the library's other build is taken, whose effects never run.
vi.mock("solid-js", () => vi.importActual("solid-js/dist/solid.js"));

const asking = () =>
  createRoot(() => {
    const [source, setSource] = createSignal<number | undefined>(undefined);
    const open = new Map<number, PromiseWithResolvers<string>>();
    const failures: unknown[] = [];
    const answer = createAnswer(
      source,
      (to) => {
        const pending = Promise.withResolvers<string>();
        open.set(to, pending);
        return pending.promise;
      },
      (failure) => void failures.push(failure),
    );
    const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
    return { setSource, open, failures, answer, settled };
  });

test("an answer to the question that is asked is shown, one to an older question is not", async () => {
  const { setSource, open, answer, settled } = asking();
  setSource(1);
  setSource(2);
  open.get(1)!.resolve("first");
  await settled();
  expect(answer()).toBeUndefined();
  open.get(2)!.resolve("second");
  await settled();
  expect(answer()).toBe("second");
});

test("a failure of the question that is asked is told, one of an older question is not", async () => {
  const { setSource, open, failures, settled } = asking();
  setSource(1);
  setSource(undefined);
  open.get(1)!.reject(new Error("closed meanwhile"));
  await settled();
  expect(failures).toEqual([]);
  setSource(2);
  open.get(2)!.reject(new Error("unreadable"));
  await settled();
  expect(failures).toHaveLength(1);
});
