// The tabs beside the stage: one panel in front, the others where they were left. Knows no panel's subject.
import { createEffect, ErrorBoundary, For, on, Show, Suspense, type JSX } from "solid-js";
import { Dynamic } from "solid-js/web";
import { Broken } from "../broken.tsx";
import { useSession } from "../../session/session.tsx";
import { useMessages } from "../../kit/use-messages.ts";
import { messagesIn } from "./messages/messages.ts";
import { TabStrip } from "./tab-strip.tsx";
import { PANELS, TAB_IDS, type TabId } from "./tabs.ts";
import "./workbench.css";

const isTab = (id: string): id is TabId => (TAB_IDS as readonly string[]).includes(id);

/** Where an arrow key leads from a tab, going round; undefined for other keys. */
const nextTab = (from: number, key: string): number | undefined => {
  const count = TAB_IDS.length;
  if (key === "ArrowRight") return (from + 1) % count;
  if (key === "ArrowLeft") return (from + count - 1) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
};

export const Workbench = (): JSX.Element => {
  const { branches, facts, notes, panels, preferences } = useSession();
  const words = useMessages(messagesIn);
  const front = (): TabId => {
    const id = panels.tab();
    return isTab(id) ? id : "log";
  };
  // On a phone the tabs stand below the board: whoever opens one from elsewhere has to see it.
  createEffect(
    on(
      front,
      () => {
        if (preferences.narrow()) document.getElementById("workbench")?.scrollIntoView();
      },
      { defer: true },
    ),
  );
  const countOf = (id: TabId): number => {
    if (id === "findings") return facts()?.causes ?? 0;
    if (id === "what-if") return branches().filter(({ from }) => from !== null).length;
    return id === "notes" ? notes.all().length : 0;
  };
  const move = (event: KeyboardEvent, from: number): void => {
    const to = nextTab(from, event.key);
    const id = to === undefined ? undefined : TAB_IDS[to];
    if (id === undefined) return;
    event.preventDefault();
    panels.openTab(id);
    document.getElementById(`tab-${id}`)?.focus();
  };
  return (
    <section class="workbench" id="workbench" tabindex="-1" aria-label={words().title}>
      <TabStrip label={words().title} front={`tab-${front()}`}>
        <For each={TAB_IDS}>
          {(id, index) => (
            <button
              type="button"
              role="tab"
              class="tab"
              id={`tab-${id}`}
              aria-controls={`panel-${id}`}
              aria-selected={front() === id}
              tabindex={front() === id ? 0 : -1}
              onClick={() => panels.openTab(id)}
              onKeyDown={(event) => move(event, index())}
            >
              {words().tabs[id]}
              <Show when={countOf(id) > 0}>
                <span class="tab-count">{countOf(id)}</span>
              </Show>
            </button>
          )}
        </For>
      </TabStrip>
      <Show when={front()} keyed>
        {(id) => (
          <div
            class="panel"
            role="tabpanel"
            id={`panel-${id}`}
            aria-labelledby={`tab-${id}`}
            tabindex="0"
          >
            <h2 class="unseen">{words().tabs[id]}</h2>
            <ErrorBoundary fallback={(failure: unknown) => <Broken failure={failure} />}>
              <Suspense>
                <Dynamic component={PANELS[id]} />
              </Suspense>
            </ErrorBoundary>
          </div>
        )}
      </Show>
    </section>
  );
};
