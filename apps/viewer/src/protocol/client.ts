// Asks the worker and waits for its answers. Knows nothing of what is asked.
import type { Problem } from "./protocol.ts";
import type { Answer, Ask, QuestionName, Response } from "./questions.ts";
import { createSceneReceiver } from "./scene-delta.ts";

/** A problem that the worker told, thrown to whoever asked. */
export class Told extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

export type OnProgress = (done: number, of: number) => void;

export interface Client {
  readonly ask: <Name extends QuestionName>(
    name: Name,
    ask: Ask<Name>,
    onProgress?: OnProgress,
  ) => Promise<Answer<Name>>;
  /** Ends the worker, whatever it does; every open question fails with `cancelled`. */
  readonly end: () => void;
}

interface Waiting {
  readonly resolve: (answer: any) => void;
  readonly reject: (reason: Error) => void;
  readonly onProgress: OnProgress | undefined;
}

/** The part of a Worker that is needed here. */
export interface Port {
  postMessage(message: unknown): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<Response>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

export class Cancelled extends Error {}

export const createClient = (port: Port): Client => {
  const waiting = new Map<number, Waiting>();
  const receive = createSceneReceiver();
  let last = 0;
  const failAll = (reason: Error): void => {
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
  };
  port.onmessage = ({ data }) => {
    // Whoever asked may be gone; the drawing is what the next one is told by.
    const frame = data.kind === "frame" ? { ...data.frame, scene: receive(data.scene) } : null;
    const question = waiting.get(data.id);
    if (question === undefined) return;
    if (data.kind === "progress") {
      question.onProgress?.(data.done, data.of);
      return;
    }
    waiting.delete(data.id);
    if (data.kind === "frame") question.resolve(frame);
    else if (data.kind === "answer") question.resolve(data.answer);
    else question.reject(new Told(data.problem));
  };
  port.onerror = (event) => failAll(new Error(event.message));
  return {
    ask: (name, ask, onProgress) =>
      new Promise((resolve, reject) => {
        last++;
        waiting.set(last, { resolve, reject, onProgress });
        port.postMessage({ id: last, name, ask });
      }),
    end: () => {
      port.terminate();
      failAll(new Cancelled("cancelled"));
    },
  };
};

/** A client that outlives its worker. */
export interface LastingClient extends Client {
  /**
   * Ends the worker and starts another, in which `restore` puts what the first one knew. What is asked meanwhile waits for that;
   * what the first one had not answered is asked again, but for the opening of a log, which fails with `cancelled`.
   */
  readonly restart: (restore: (worker: Client) => Promise<void>) => Promise<void>;
}

export const createLastingClient = (start: () => Port): LastingClient => {
  let worker = createClient(start());
  let restored: Promise<void> | null = null;
  return {
    ask: async (name, ask, onProgress) => {
      for (;;) {
        if (restored !== null) await restored;
        const asked = worker;
        try {
          return await asked.ask(name, ask, onProgress);
        } catch (failure) {
          if (!(failure instanceof Cancelled) || name === "open" || asked === worker) throw failure;
        }
      }
    },
    end: () => worker.end(),
    restart: async (restore) => {
      const old = worker;
      worker = createClient(start());
      const restoring = restore(worker);
      restored = restoring.catch(() => undefined);
      old.end();
      await restoring;
    },
  };
};

/** Any failure as a problem that can be shown. */
export const problemOf = (failure: unknown): Problem =>
  failure instanceof Told
    ? failure.problem
    : {
        code: "defect",
        message: failure instanceof Error ? failure.message : String(failure),
        details: [],
      };
