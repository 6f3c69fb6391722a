// The places beside the board: one view in front, the others where they were left; on a phone a sheet from below. Knows no
// view's subject.
import { type Accessor, ErrorBoundary, For, Show, Suspense, type JSX } from "solid-js";
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

/** Which view is in front, and what can be brought there. */
interface Front {
  readonly view: Accessor<ViewId>;
  readonly place: Accessor<PlaceId>;
}

const createFront = (): Front => {
  const { panels } = useSession();
  const view = (): ViewId => {
    const id = panels.tab();
    return isView(id) ? id : "log";
  };
  return { view, place: () => placeOf(view()) };
};

const Places = (props: { readonly front: Front }): JSX.Element => {
  const { branches, panels } = useSession();
  const words = useMessages(messagesIn);
  const { place, view } = props.front;
  // Developers come by the menu: their place stands in the row while it is open.
  const shown = () => PLACE_IDS.filter((id) => id !== "developers" || place() === id);
  const branched = () => branches().filter(({ from }) => from !== null).length;
  const open = (id: PlaceId): void => {
    if (id === place()) panels.raiseSheet();
    else panels.openTab(VIEWS[id][0]);
  };
  return (
    <div class="tabs" role="tablist" aria-label={words().title}>
      <For each={shown()}>
        {(id) => (
          <button
            type="button"
            role="tab"
            class="tab"
            classList={{ icon: id === "developers" }}
            id={`tab-${id}`}
            title={id === "developers" ? words().places[id] : undefined}
            aria-controls={`panel-${view()}`}
            aria-selected={place() === id}
            onClick={() => open(id)}
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
  );
};

const Views = (props: { readonly front: Front }): JSX.Element => {
  const { facts, notes, panels } = useSession();
  const words = useMessages(messagesIn);
  const { place, view } = props.front;
  const countOf = (id: ViewId): number => {
    if (id === "findings") return facts()?.verdict.findings.length ?? 0;
    return id === "notes" ? notes.all().length : 0;
  };
  return (
    <Show when={VIEWS[place()].length > 1}>
      <div class="views" role="group" aria-label={words().places[place()]}>
        <For each={VIEWS[place()]}>
          {(id) => (
            <button
              type="button"
              class="view-choice"
              id={`view-${id}`}
              aria-pressed={view() === id}
              onClick={() => panels.openTab(id)}
            >
              {words().views[id]}
              <Count of={countOf(id)} />
            </button>
          )}
        </For>
      </div>
    </Show>
  );
};

export const Workbench = (): JSX.Element => {
  const { facts, panels } = useSession();
  const words = useMessages(messagesIn);
  const front = createFront();
  return (
    <section
      class="workbench"
      id="workbench"
      tabindex="-1"
      aria-label={words().title}
      data-sheet={panels.sheet()}
    >
      <SheetHead height={panels.sheet()} onHeight={panels.setSheet}>
        <Places front={front} />
      </SheetHead>
      <Views front={front} />
      <Show when={facts()?.inEnglish}>{(said) => <p class="in-english">{said()}</p>}</Show>
      <Show when={front.view()} keyed>
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
