// Finds a state, an event, a clause or a question of the chart by words.
import { createMemo, createSignal, For, Show, type JSX } from "solid-js";
import type { ChartDescription } from "@assize/kernel-chart-diagram";
import type { Pointed } from "../../session/chart-look.ts";
import { useSession } from "../../session/session.tsx";
import { useMessages } from "../../kit/use-messages.ts";
import { messagesIn } from "./messages/messages.ts";
import { findInChart } from "./pointing.ts";

interface Props {
  readonly description: ChartDescription;
  readonly onPoint: (pointed: Pointed) => void;
}

export const ChartSearch = (props: Props): JSX.Element => {
  const { preferences } = useSession();
  const words = useMessages(messagesIn);
  const [wanted, setWanted] = createSignal("");
  const result = createMemo(() => findInChart(props.description, preferences.language(), wanted()));
  return (
    <form class="chart-search" role="search" onSubmit={(event) => event.preventDefault()}>
      <input
        class="field"
        type="search"
        placeholder={words().search}
        aria-label={words().search}
        onInput={(event) => setWanted(event.currentTarget.value)}
      />
      <Show when={wanted().trim() !== ""}>
        <p class="quiet small" role="status">
          {words().found(result().found.length, result().more)}
        </p>
        <ul class="chart-found">
          <For each={result().found}>
            {({ kind, id, title }) => (
              <li>
                <button type="button" class="chart-row" onClick={() => props.onPoint({ kind, id })}>
                  <span>{title}</span>
                  <span class="small quiet">{words().kinds[kind]}</span>
                </button>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </form>
  );
};
