// One embedded replay: the log its attributes name, where it stands, what it shows. The page of somebody else is round
// it, so it knows no address bar, no storage and no other replay. Knows no rule and draws nothing.
import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup } from "solid-js";
import type { Language } from "@assize/kernel-model";
import { Cancelled, type Client, problemOf } from "../protocol/client.ts";
import type { HistoryFacts, Frame, Line, Reader } from "../protocol/protocol.ts";
import type { Answer } from "../protocol/protocol.ts";
import { createAnswer } from "../history-view/answer.ts";
import { createCursor, type Cursor } from "../history-view/cursor.ts";
import { createFrames, type Wish } from "../history-view/frames.ts";
import { createPlaying, type Playing } from "../history-view/playing.ts";
import { load } from "./load.ts";
import { messagesIn } from "./messages/messages.ts";
import { eyesOf, startOf, type Wishes } from "./wishes.ts";

/** What has become of the log. */
export type Loading =
  | { readonly kind: "none" }
  | { readonly kind: "under-way"; readonly done: number; readonly of: number }
  | { readonly kind: "failed"; readonly message: string }
  | { readonly kind: "open"; readonly facts: HistoryFacts };

export interface Replay {
  readonly loading: Accessor<Loading>;
  readonly facts: Accessor<HistoryFacts | undefined>;
  readonly reader: Accessor<Reader>;
  readonly cursor: Cursor;
  readonly playing: Playing;
  readonly lines: Accessor<readonly Line[]>;
  readonly frame: Accessor<Frame | undefined>;
  readonly peek: (seq: number) => Frame | undefined;
  readonly themes: Accessor<Answer<"themes"> | undefined>;
}

export interface ReplayNeeds {
  readonly client: Client;
  readonly wishes: Accessor<Wishes>;
  readonly language: Accessor<Language>;
  /** The log's address in full; undefined where it may not be fetched. */
  readonly resolve: (src: string) => URL | undefined;
}

export const createReplay = ({ client, wishes, language, resolve }: ReplayNeeds): Replay => {
  const [loading, setLoading] = createSignal<Loading>({ kind: "none" });
  const words = () => messagesIn(language());
  const fail = (failure: unknown): void => {
    if (!(failure instanceof Cancelled))
      setLoading({ kind: "failed", message: problemOf(failure).message });
  };
  const src = createMemo(() => wishes().src ?? "");

  createEffect(
    on(src, (wished) => {
      setLoading({ kind: "none" });
      if (wished === "") return;
      const address = resolve(wished);
      if (address === undefined) return fail(new Error(words().notHere(wished)));
      const abort = new AbortController();
      const { signal } = abort;
      let opened: HistoryFacts | undefined;
      const close = (): void => {
        if (opened !== undefined)
          void client.ask("close", { history: opened.history }).catch(() => undefined);
      };
      onCleanup(() => {
        abort.abort();
        close();
      });
      setLoading({ kind: "under-way", done: 0, of: 0 });
      load({
        client,
        address,
        language: language(),
        words: words(),
        signal,
        onProgress: (done, of) => {
          if (!signal.aborted) setLoading({ kind: "under-way", done, of });
        },
      }).then(
        (facts) => {
          opened = facts;
          if (signal.aborted) close();
          else setLoading({ kind: "open", facts });
        },
        (failure: unknown) => {
          if (!signal.aborted) fail(failure);
        },
      );
    }),
  );

  const facts = createMemo(() => {
    const now = loading();
    return now.kind === "open" ? now.facts : undefined;
  });
  const history = createMemo(() => facts()?.history);
  const reader = createMemo(
    (): Reader => ({ eyes: eyesOf(wishes().seat, facts()?.seats ?? []), language: language() }),
    undefined,
    { equals: (one, other) => one.eyes === other.eyes && one.language === other.language },
  );
  const cursor = createCursor({ history, lastOf: () => facts()?.shown ?? 0 });
  const start = createMemo(() => wishes().start);
  createEffect(on([history, start], () => cursor.seek(startOf(start(), cursor.last()))));

  const about = <Rest>(rest: () => Rest) =>
    createMemo(() => {
      const id = history();
      return id === undefined ? undefined : { history: id, ...rest() };
    });
  const lines = createAnswer(
    about(() => ({ reader: reader() })),
    ({ history: id, reader: who }) => client.ask("lines", { history: id, branch: 0, reader: who }),
    fail,
  );
  const themes = createAnswer(
    about(() => ({})),
    (ask) => client.ask("themes", ask),
    fail,
  );
  const wish = createMemo((): Wish | undefined => {
    const moment = cursor.moment();
    return moment === undefined ? undefined : { moment, reader: reader() };
  });
  const frames = createFrames({
    wish,
    hovered: cursor.hovered,
    lastOf: cursor.last,
    ask: (wanted) => client.ask("frame", wanted),
    onFailure: fail,
  });
  const known = (): readonly Line[] => lines() ?? [];
  const playing = createPlaying({
    seq: cursor.seq,
    first: () => cursor.range()?.from ?? 0,
    last: () => cursor.range()?.to ?? cursor.last(),
    line: (seq) => known()[seq - 1],
    time: (seq) => facts()?.times?.[seq] ?? null,
    seek: cursor.seek,
    isReady: () => frames.frame()?.moment.seq === cursor.seq(),
  });
  return {
    loading,
    facts,
    reader,
    cursor,
    playing,
    lines: known,
    frame: frames.frame,
    peek: frames.peek,
    themes,
  };
};
