// The inspector's page: actors, the chosen one's machine, events and context, and a box to send it an event.
import { createMemo, createSignal, For, type JSX, onCleanup, Show } from "solid-js";
import type { Report } from "@assize/inspection-xstate-inspect/receiver";
import type { Language } from "@assize/kernel-model";
import { Beside } from "./beside.tsx";
import type { Connection } from "./connection.ts";
import { createLooking } from "./looking.ts";
import { MachineView } from "./machine/machine-view.tsx";
import { type Messages, messagesIn } from "./messages/messages.ts";
import { NOTHING_SEEN, type Seen, seenAfter, type SeenActor } from "./seen.ts";
import { createSending } from "./sending.ts";
import { createStops } from "./stops.ts";

/** Reports that come together are shown together. */
const GATHERING_MS = 16;

const useSeen = (connection: Connection): (() => Seen) => {
  const [seen, setSeen] = createSignal(NOTHING_SEEN);
  if (connection.kind === "refused") return seen;
  let waiting: Report[] = [];
  const show = (): void => {
    const reports = waiting;
    waiting = [];
    setSeen((before) => reports.reduce(seenAfter, before));
  };
  const end = connection.receiver.subscribe((report) => {
    if (waiting.push(report) === 1) setTimeout(show, GATHERING_MS);
  });
  onCleanup(end);
  return seen;
};

/** Without the token behind it. */
const hostOf = (server: string): string => server.split("/", 1)[0]!;

const status = (connection: Connection, seen: Seen, words: Messages): string => {
  if (connection.kind === "refused") return words.foreign(connection.server);
  const where = connection.kind === "server" ? hostOf(connection.server) : words.thatPage;
  if (seen.disconnected) return words.disconnected(where);
  return seen.actors.length === 0 ? words.waiting(where) : words.watching(where);
};

const Actors = (props: {
  readonly actors: readonly SeenActor[];
  readonly chosen: string | undefined;
  readonly words: Messages;
  readonly onChoose: (session: string) => void;
}): JSX.Element => (
  <nav class="actors" aria-label={props.words.actors}>
    <For each={props.actors.map(({ session }) => session)}>
      {(session) => {
        const actor = () => props.actors.find((one) => one.session === session)!;
        return (
          <button
            type="button"
            class="button small"
            aria-pressed={session === props.chosen}
            onClick={() => props.onChoose(session)}
          >
            {actor().id} <span class="quiet">{session}</span>
            <Show when={actor().stopped}>
              <span class="quiet"> {props.words.stopped}</span>
            </Show>
          </button>
        );
      }}
    </For>
  </nav>
);

export const Inspector = (props: {
  readonly connection: Connection;
  readonly language: Language;
}): JSX.Element => {
  const seen = useSeen(props.connection);
  const [wished, setWished] = createSignal<string>();
  const words = () => messagesIn(props.language);
  const actor = createMemo(() => {
    const { actors } = seen();
    return (
      actors.find(({ session }) => session === wished()) ??
      actors.findLast(({ stopped }) => !stopped) ??
      actors.at(-1)
    );
  });
  const machine = createMemo(() => actor()?.machine);
  const looking = createLooking(actor, () => seen().actors, words);
  const sending = createSending(props.connection, actor, setWished);
  const stops = createStops(
    () => actor()?.holding ?? null,
    (order) => {
      const to = actor();
      if (to !== undefined && props.connection.kind !== "refused")
        props.connection.receiver.send(to.session, order);
    },
  );
  /** Drawn where the actor stands, not at an earlier step. */
  const coming = () => (looking.isAtLatest() ? actor()?.holding?.held?.coming : undefined);
  return (
    <main class="inspector" onKeyDown={looking.onKeyDown}>
      <header>
        <h1>{words().title}</h1>
        <p class="quiet" role="status">
          {status(props.connection, seen(), words())}
        </p>
        <Actors
          actors={seen().actors}
          chosen={actor()?.session}
          words={words()}
          onChoose={setWished}
        />
      </header>
      <Show when={actor()}>
        {(shown) => (
          <div class="parts">
            <h2 class="unseen">{shown().id}</h2>
            <MachineView
              machine={machine()!}
              steps={looking.steps()}
              at={looking.at()}
              active={looking.stands()?.active ?? []}
              coming={coming()}
              stops={stops}
              language={props.language}
              onGo={looking.go}
              onPick={(type) => sending.setDraft(JSON.stringify({ type, data: {} }))}
            >
              <p class="quiet small">
                {words().events(shown().told)}
                <Show when={shown().told > shown().entries.length}>
                  {", "}
                  {words().more(shown().told - shown().entries.length)}
                </Show>
              </p>
            </MachineView>
            <Beside
              actor={shown()}
              context={looking.stands()?.context ?? null}
              sending={sending}
              stops={stops}
              words={words()}
            />
          </div>
        )}
      </Show>
    </main>
  );
};
