// One embedded replay: the log its attributes name, where it stands, what it shows. The page of somebody else is round
// it, so it knows no address bar, no storage and no other replay. Knows no rule and draws nothing.
import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup } from "solid-js";
import type { Language } from "@assize/kernel-model";
import { Cancelled, type Client, problemOf } from "../protocol/client.ts";
import type { HistoryFacts } from "../protocol/protocol.ts";
import { createCursor, type Cursor } from "../history-view/cursor.ts";
import { createHistoryView, type HistoryView, type Opened } from "../history-view/history-view.ts";
import { createPlaying, type Playing } from "../history-view/playing.ts";
import { load } from "./load.ts";
import { messagesIn } from "./messages/messages.ts";
import { eyesOf, startOf, type Wishes } from "./wishes.ts";

/** What has become of the log. */
export type Loading =
  | { readonly kind: "none" }
  | { readonly kind: "under-way"; readonly done: number; readonly of: number }
  | { readonly kind: "failed"; readonly message: string }
  | ({ readonly kind: "open" } & Opened);

export interface Replay extends HistoryView<Cursor> {
  readonly loading: Accessor<Loading>;
  readonly playing: Playing;
}

export interface ReplayNeeds {
  readonly client: Client;
  readonly wishes: Accessor<Wishes>;
  readonly language: Accessor<Language>;
  /** The log's address in full; undefined where it may not be fetched. */
  readonly resolve: (src: string) => URL | undefined;
}

/** Follows the address that the attributes name: what was opened for another one is closed again. */
const createLoading = ({ client, wishes, language, resolve }: ReplayNeeds) => {
  const [loading, setLoading] = createSignal<Loading>({ kind: "none" });
  const words = () => messagesIn(language());
  const fail = (failure: unknown): void => {
    if (!(failure instanceof Cancelled))
      setLoading({ kind: "failed", message: problemOf(failure).message });
  };
  const src = createMemo(() => wishes().src ?? "");

  const open = (address: URL): void => {
    const abort = new AbortController();
    const { signal } = abort;
    const spoken = language();
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
      language: spoken,
      words: words(),
      signal,
      onProgress: (done, of) => {
        if (!signal.aborted) setLoading({ kind: "under-way", done, of });
      },
    }).then(
      (facts) => {
        opened = facts;
        if (signal.aborted) close();
        else setLoading({ kind: "open", facts, language: spoken });
      },
      (failure: unknown) => {
        if (!signal.aborted) fail(failure);
      },
    );
  };

  createEffect(
    on(src, (wished) => {
      setLoading({ kind: "none" });
      if (wished === "") return;
      const address = resolve(wished);
      if (address === undefined) fail(new Error(words().notHere(wished)));
      else open(address);
    }),
  );
  return { loading, fail };
};

export const createReplay = (needs: ReplayNeeds): Replay => {
  const { client, wishes, language } = needs;
  const { loading, fail } = createLoading(needs);
  const opened = createMemo(() => {
    const now = loading();
    return now.kind === "open" ? now : undefined;
  });
  const view = createHistoryView({
    client: () => client,
    opened,
    reader: () => ({
      eyes: eyesOf(wishes().seat, opened()?.facts.seats ?? []),
      language: language(),
    }),
    cursor: createCursor,
    onFailure: fail,
  });
  const { cursor } = view;
  const start = createMemo(() => wishes().start);
  createEffect(on([opened, start], () => cursor.seek(startOf(start(), cursor.last()))));
  return { ...view, loading, playing: createPlaying(view) };
};
