// A clause and a ruling of the rulebook, as they stand in its list. Functions of their props.
import { For, Show, type JSX } from "solid-js";
import { InChart } from "../../kit/in-chart.tsx";
import { useMessages } from "../../kit/use-messages.ts";
import type { ClauseText, RulingText } from "../../protocol/protocol.ts";
import { messagesIn } from "./messages/messages.ts";

export const ClauseItem = (props: {
  readonly clause: ClauseText;
  /** True where the event that is looked at rests on it. */
  readonly isHere: boolean;
  /** True where somebody came for it. */
  readonly isWanted: boolean;
  /** How many events rest on it; undefined for none. */
  readonly applied: number | undefined;
  /** What a ruling asks, by its id. */
  readonly questionOf: (ruling: string) => string;
  readonly onRuling: (ruling: string) => void;
  readonly onChart: (clause: string) => void;
  readonly onEvents: (clause: string) => void;
}): JSX.Element => {
  const words = useMessages(messagesIn);
  return (
    <li
      class="rule"
      id={`rule-${props.clause.id}`}
      classList={{ here: props.isHere, wanted: props.isWanted }}
    >
      <p class="rule-says">{props.clause.statement}</p>
      <Show when={props.isHere || props.clause.completion}>
        <p class="rule-flags">
          <Show when={props.isHere}>
            <span class="rule-flag">{words().here}</span>
          </Show>
          <Show when={props.clause.completion}>
            <span class="rule-flag completion">{words().completion}</span>
          </Show>
        </p>
      </Show>
      <Show when={props.clause.sources.length > 0}>
        <p class="small quiet">
          {props.clause.completion
            ? words().missingAt(props.clause.sources.join("; "))
            : props.clause.sources.join("; ")}
        </p>
      </Show>
      <div class="rule-links">
        <For each={props.clause.rulings}>
          {(id) => (
            <button type="button" class="button plain small" onClick={() => props.onRuling(id)}>
              {words().readThrough(props.questionOf(id))}
            </button>
          )}
        </For>
        <InChart clause={props.clause.id} onShow={props.onChart} />
        <Show when={props.applied}>
          {(count) => (
            <button
              type="button"
              class="button plain small"
              onClick={() => props.onEvents(props.clause.id)}
            >
              {words().events(count())}
            </button>
          )}
        </Show>
      </div>
    </li>
  );
};

export const RulingItem = (props: {
  readonly ruling: RulingText;
  /** True where the verdict rests on it. */
  readonly isRead: boolean;
  readonly isWanted: boolean;
}): JSX.Element => {
  const words = useMessages(messagesIn);
  return (
    <li class="rule" id={`rule-${props.ruling.id}`} classList={{ wanted: props.isWanted }}>
      <h3>{props.ruling.question}</h3>
      <Show when={props.isRead}>
        <p class="rule-flags">
          <span class="rule-flag">{words().restsOn}</span>
        </p>
      </Show>
      <ul class="options">
        <For each={props.ruling.options}>
          {(option) => (
            <li classList={{ chosen: option.id === props.ruling.chosen }}>
              {option.statement}
              <Show when={option.id === props.ruling.chosen}>
                <span class="unseen"> ({words().chosen})</span>
              </Show>
            </li>
          )}
        </For>
      </ul>
    </li>
  );
};
