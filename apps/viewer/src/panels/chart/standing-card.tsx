// Where the game stands in the chart, told: the active states, what the event did, and all that can come from here.
import { For, Show, type JSX } from "solid-js";
import { titleIn } from "@assize/kernel-chart-diagram";
import { useSession } from "../../session/session.tsx";
import { useMessages } from "../../kit/use-messages.ts";
import type { Chart } from "./create-chart.ts";
import { messagesIn } from "./messages/messages.ts";
import { activeStates, waysOn } from "./place.ts";
import { nameOfTransition } from "./pointing.ts";
import { TransitionList } from "./transition-list.tsx";

interface Props {
  readonly chart: Chart;
}

export const StandingCard = (props: Props): JSX.Element => {
  const { panels, preferences } = useSession();
  const words = useMessages(messagesIn);
  const active = () => activeStates(props.chart.description, props.chart.place());
  /** The event was refused, and what the rules force was taken in its place. */
  const isForced = (): boolean =>
    !panels.chart.inquired.isWishing() && props.chart.inquiry.why()?.legal === false;
  return (
    <section class="chart-standing" aria-labelledby="chart-standing-title">
      <h3 id="chart-standing-title" class="unseen">
        {words().standing}
      </h3>
      <ol class="active-states">
        <For each={active()}>
          {({ id, title }) => (
            <li>
              <button
                type="button"
                class="link"
                onClick={() => panels.chart.setPointed({ kind: "state", id })}
              >
                {titleIn(title, preferences.language())}
              </button>
            </li>
          )}
        </For>
      </ol>
      <Show when={props.chart.line()}>
        {(line) => (
          <p class="small">
            <Show
              when={line().taken.length > 0}
              fallback={
                <span class={line().class === "record" ? "quiet" : "refused"}>
                  {line().class === "record" ? words().outside : words().refused}
                </span>
              }
            >
              {isForced() ? words().forcedToTake : words().took}{" "}
              <For each={line().taken}>
                {(id) => (
                  <button
                    type="button"
                    class="link"
                    onClick={() => panels.chart.setPointed({ kind: "transition", id })}
                  >
                    {nameOfTransition(props.chart.description, id, preferences.language())}
                  </button>
                )}
              </For>
            </Show>
          </p>
        )}
      </Show>
    </section>
  );
};

/** Every event that the chart knows here, with the questions of each of its ways. */
export const Onward = (props: Props): JSX.Element => {
  const { cursor, frame, panels, preferences } = useSession();
  const words = useMessages(messagesIn);
  const ways = () => waysOn(props.chart.description, props.chart.place());
  const awaits = (event: string): boolean => {
    const shown = frame();
    return shown?.moment.seq === cursor.seq() && shown.due.awaited.includes(event);
  };
  return (
    <details class="onward">
      <summary>{words().onward(ways().length)}</summary>
      <ul>
        <For each={ways()}>
          {({ event, transitions }) => (
            <li>
              <h4>
                <code>{event}</code>
                <Show when={awaits(event)}>
                  <span class="rule-flag">{words().awaited}</span>
                </Show>
              </h4>
              <TransitionList
                description={props.chart.description}
                transitions={transitions}
                visits={props.chart.visits()}
                language={preferences.language()}
                withEvent={false}
                onPoint={(id) => panels.chart.setPointed({ kind: "transition", id })}
              />
              <p class="small quiet">
                {words().asks}{" "}
                {[
                  ...new Set(
                    transitions.flatMap(({ questions }) => questions.map(({ name }) => name)),
                  ),
                ]
                  .filter(Boolean)
                  .join(", ") || "–"}
              </p>
            </li>
          )}
        </For>
      </ul>
    </details>
  );
};
