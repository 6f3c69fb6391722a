// Transitions as a list: the event, where it leads, how often it was taken. Knows no session.
import { For, Show, type JSX } from "solid-js";
import { type ChartDescription, type ChartTransition, titleIn } from "@assize/kernel-chart-diagram";
import { useMessages } from "../../kit/use-messages.ts";
import { messagesIn } from "./messages/messages.ts";
import type { Visits } from "./visits.ts";

interface Props {
  readonly description: ChartDescription;
  readonly transitions: readonly ChartTransition[];
  readonly visits: Visits;
  readonly language: string;
  /** Whether each says where it starts. */
  readonly withSource?: boolean | undefined;
  /** False where the event stands above the list. */
  readonly withEvent?: boolean | undefined;
  readonly onPoint: (transition: string) => void;
}

export const TransitionList = (props: Props): JSX.Element => {
  const words = useMessages(messagesIn);
  const titleOf = (id: string): string =>
    titleIn(props.description.states.find((state) => state.id === id)?.title ?? {}, props.language);
  return (
    <ul class="transition-list">
      <For each={props.transitions}>
        {({ id, event, source, target }) => (
          <li>
            <button
              type="button"
              class="chart-row"
              classList={{ never: (props.visits[id] ?? 0) === 0 }}
              onClick={() => props.onPoint(id)}
            >
              <span>
                <Show when={props.withSource === true}>
                  <span class="quiet">{titleOf(source)}: </span>
                </Show>
                <Show when={props.withEvent !== false}>
                  <code>{event}</code>{" "}
                </Show>
                <Show
                  when={target !== null && target !== source && target}
                  fallback={<span class="quiet small">{words().stays}</span>}
                >
                  {(to) => <span>→ {titleOf(to())}</span>}
                </Show>
              </span>
              <span class="small quiet count">{words().taken(props.visits[id] ?? 0)}</span>
            </button>
          </li>
        )}
      </For>
    </ul>
  );
};
