// The places beside the board: one view in front, the others where they were left; on a phone a sheet from below. Knows no
// view's subject.
import { ErrorBoundary, For, Show, Suspense, type JSX } from "solid-js";
import { Dynamic } from "solid-js/web";
import { Broken } from "../broken.tsx";
import { Icon } from "../../kit/icons.tsx";
import { useSession } from "../../session/session.tsx";
import { useMessages } from "../../kit/use-messages.ts";
import { messagesIn } from "./messages/messages.ts";
import { isView, PANELS, PLACE_IDS, type PlaceId, placeOf, type ViewId, VIEWS } from "./places.ts";
import { SheetHead } from "./sheet-head.tsx";
import "./workbench.css";

const Count = (props: { readonly of: number }): JSX.Element => (
  <Show when={props.of > 0}>
    <span class="tab-count">{props.of}</span>
  </Show>
);

export const Workbench = (): JSX.Element => {
  const { branches, facts, notes, panels } = useSession();
  const words = useMessages(messagesIn);
  const front = (): ViewId => {
    const id = panels.tab();
    return isView(id) ? id : "log";
  };
  const place = (): PlaceId => placeOf(front());
  // Developers come by the menu: their place stands in the row while it is open.
  const places = () => PLACE_IDS.filter((id) => id !== "developers" || place() === id);
  const branched = () => branches().filter(({ from }) => from !== null).length;
  const countOf = (view: ViewId): number => {
    if (view === "findings") return facts()?.causes ?? 0;
    return view === "notes" ? notes.all().length : 0;
  };
  const openPlace = (id: PlaceId): void => {
    if (id !== place()) panels.openTab(VIEWS[id][0]);
    else panels.raiseSheet();
  };
  return (
    <section
      class="workbench"
      id="workbench"
      tabindex="-1"
      aria-label={words().title}
      data-sheet={panels.sheet()}
    >
      <SheetHead height={panels.sheet()} onHeight={panels.setSheet}>
        <div class="tabs" role="tablist" aria-label={words().title}>
          <For each={places()}>
            {(id) => (
              <button
                type="button"
                role="tab"
                class="tab"
                classList={{ icon: id === "developers" }}
                id={`tab-${id}`}
                title={id === "developers" ? words().places[id] : undefined}
                aria-controls={`panel-${front()}`}
                aria-selected={place() === id}
                onClick={() => openPlace(id)}
              >
                <Show when={id === "developers"} fallback={words().places[id]}>
                  <Icon name="embed" />
                  <span class="unseen">{words().places[id]}</span>
                </Show>
                <Count of={id === "what-if" ? branched() : 0} />
              </button>
            )}
          </For>
        </div>
      </SheetHead>
      <Show when={VIEWS[place()].length > 1}>
        <div class="views" role="group" aria-label={words().places[place()]}>
          <For each={VIEWS[place()]}>
            {(id) => (
              <button
                type="button"
                class="view-choice"
                id={`view-${id}`}
                aria-pressed={front() === id}
                onClick={() => panels.openTab(id)}
              >
                {words().views[id]}
                <Count of={countOf(id)} />
              </button>
            )}
          </For>
        </div>
      </Show>
      <Show when={front()} keyed>
        {(id) => (
          <div
            class="panel"
            role="tabpanel"
            id={`panel-${id}`}
            aria-labelledby={`tab-${placeOf(id)}`}
            tabindex="0"
          >
            <h2 class="unseen">{words().views[id]}</h2>
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
