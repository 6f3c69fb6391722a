// What is measured, in the page: the board of the viewer, fed by the viewer's own worker. Knows no game.
import { createEffect, createMemo, createRoot, createSignal, type JSX, Show } from "solid-js";
import { render } from "solid-js/web";
import "../src/kit/tokens.css";
import "../src/kit/base.css";
import "./bench.css";
import { Board } from "../src/board/board.tsx";
import { createFrames } from "../src/history-view/frames.ts";
import { createClient } from "../src/protocol/client.ts";
import type { Frame } from "../src/protocol/protocol.ts";
import type { Answer } from "../src/protocol/questions.ts";
import { startWorker } from "../src/session/start-worker.ts";

const READER = { eyes: "all", language: "en" } as const;

export interface Seek {
  /** Question and answer. */
  readonly askMs: number;
  /** Bringing the board up to date. */
  readonly drawMs: number;
  /** Styles and layout, which the browser would else do before it paints. */
  readonly layoutMs: number;
}

const client = createClient(startWorker());
const [frame, setFrame] = createSignal<Frame>();
const [themes, setThemes] = createSignal<Answer<"themes">>();
let history = 0;

const Shown = (): JSX.Element => (
  <Show when={frame()}>
    {(now) => (
      <Board
        scene={now().scene}
        theme={themes()!.light}
        seq={now().moment.seq}
        event={now().event}
        parts={now().parts}
        motionMs={0}
        language="en"
      />
    )}
  </Show>
);
render(() => <Shown />, document.getElementById("board")!);

const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

const ask = (seq: number): Promise<Frame> =>
  client.ask("frame", { moment: { history, branch: 0, seq }, reader: READER });

/** One seek, from the question to a board that is drawn and laid out. */
const seek = async (seq: number): Promise<Seek> => {
  const asked = performance.now();
  const answer = await ask(seq);
  const answered = performance.now();
  setFrame(answer);
  const drawn = performance.now();
  document.querySelector<SVGSVGElement>(".board-drawing")!.getBBox();
  return { askMs: answered - asked, drawMs: drawn - answered, layoutMs: performance.now() - drawn };
};

const bench = {
  /** Answers the number of events. */
  open: async (text: string): Promise<number> => {
    const bytes = new TextEncoder().encode(text);
    const facts = await client.ask("open", {
      bytes,
      name: "bench",
      number: 1,
      rulings: null,
      language: "en",
    });
    history = facts.history;
    setThemes(await client.ask("themes", { history }));
    await seek(0);
    return facts.shown;
  },

  seeks: async (seqs: readonly number[]): Promise<readonly Seek[]> => {
    const seeks: Seek[] = [];
    for (const [index, seq] of seqs.entries()) {
      seeks.push(await seek(seq));
      if (index % 10 === 9) await nextFrame();
    }
    return seeks;
  },

  /** Drags over the whole game: each frame of the screen wishes for another event; answers frame times and drawings. */
  scrub: (last: number, step: number) =>
    createRoot(async (dispose) => {
      const [seq, setSeq] = createSignal(0);
      const frames = createFrames({
        wish: createMemo(() => ({ moment: { history, branch: 0, seq: seq() }, reader: READER })),
        hovered: () => null,
        lastOf: () => last,
        ask: (wish, passing) => client.ask("frame", { ...wish, passing }),
        onFailure: (failure) => console.error(failure),
      });
      const gaps: number[] = [];
      let drawings = 0;
      const shown = createMemo(frames.frame);
      createEffect(() => {
        const drawn = shown();
        if (drawn === undefined) return;
        setFrame(drawn);
        drawings++;
      });
      let before = await nextFrame();
      for (let next = 0; next <= last; next += step) {
        setSeq(next);
        const now = await nextFrame();
        gaps.push(now - before);
        before = now;
      }
      dispose();
      return { gaps, drawings };
    }),
};

export type Bench = typeof bench;
Object.assign(window, { bench });
