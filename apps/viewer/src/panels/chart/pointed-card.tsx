// What is pointed out in the chart, told: what it is, which transitions it concerns, which events took them.
import { createMemo, For, Show, type JSX } from "solid-js";
import { type ChartQuestion, type ChartTransition, titleIn } from "@assize/kernel-chart-diagram";
import { Icon } from "../../kit/icons.tsx";
import type { Range } from "../../history-view/cursor.ts";
import type { Pointed } from "../../session/chart-look.ts";
import { useSession } from "../../session/session.tsx";
import { useMessages } from "../../kit/use-messages.ts";
import type { Chart } from "./create-chart.ts";
import { messagesIn } from "./messages/messages.ts";
import { transitionsOf } from "./pointing.ts";
import { TransitionList } from "./transition-list.tsx";
import { linesThat } from "./visits.ts";
import { WayHere } from "./way-here.tsx";

interface Props {
  readonly chart: Chart;
  readonly pointed: Pointed;
}

/** More are found in the log. */
const MOST_EVENTS = 100;

const Questions = (props: {
  readonly questions: readonly ChartQuestion[];
  readonly onPoint: (pointed: Pointed) => void;
}): JSX.Element => (
  <ul class="asked-list">
    <For each={props.questions}>
      {({ name, clauses }) => (
        <li>
          <button
            type="button"
            class="link"
            onClick={() => props.onPoint({ kind: "question", id: name })}
          >
            <code>{name}</code>
          </button>
          <For each={clauses}>
            {(id) => (
              <button
                type="button"
                class="chip"
                onClick={() => props.onPoint({ kind: "clause", id })}
              >
                {id}
              </button>
            )}
          </For>
        </li>
      )}
    </For>
  </ul>
);

/** A transition's own: what it asks and what it changes. */
const Transition = (props: {
  readonly transition: ChartTransition;
  readonly onPoint: (pointed: Pointed) => void;
}): JSX.Element => {
  const words = useMessages(messagesIn);
  return (
    <>
      <Show when={props.transition.questions.length > 0}>
        <h4>{words().asks}</h4>
        <Questions questions={props.transition.questions} onPoint={props.onPoint} />
      </Show>
      <Show when={props.transition.updates.filter(Boolean).length > 0}>
        <p class="small">
          {words().changes} <code>{props.transition.updates.filter(Boolean).join(", ")}</code>
        </p>
      </Show>
    </>
  );
};

/** The events that took one of the transitions: a way to each. */
const Events = (props: {
  readonly transitions: readonly ChartTransition[];
  readonly counted: Range | null;
}): JSX.Element => {
  const { cursor, lines, playing } = useSession();
  const words = useMessages(messagesIn);
  const events = createMemo(() =>
    linesThat(
      lines(),
      props.transitions.map(({ id }) => id),
      props.counted,
    ),
  );
  const seek = (seq: number): void => {
    playing.pause();
    cursor.seek(seq);
  };
  return (
    <>
      <h4>{words().events(events().length)}</h4>
      <ul class="pointed-events">
        <For each={events().slice(0, MOST_EVENTS)}>
          {(line) => (
            <li>
              <button
                type="button"
                class="chart-row"
                aria-current={line.seq === cursor.seq() ? "step" : undefined}
                onClick={() => seek(line.seq)}
              >
                <span>
                  <span class="quiet">{line.seq}</span> {line.text}
                </span>
              </button>
            </li>
          )}
        </For>
      </ul>
      <Show when={events().length > MOST_EVENTS}>
        <p class="small quiet">{words().moreEvents(events().length - MOST_EVENTS)}</p>
      </Show>
    </>
  );
};

export const PointedCard = (props: Props): JSX.Element => {
  const { panels, preferences, rulebook } = useSession();
  const words = useMessages(messagesIn);
  const description = () => props.chart.description;
  const transitions = createMemo(() => transitionsOf(description(), props.pointed));
  const only = () => (props.pointed.kind === "transition" ? transitions()[0] : undefined);
  const title = (): string => {
    const { kind, id } = props.pointed;
    const state = description().states.find((one) => kind === "state" && one.id === id);
    return state === undefined ? id : titleIn(state.title, preferences.language());
  };
  const statement = (): string | undefined =>
    props.pointed.kind === "clause"
      ? rulebook()?.clauses.find(({ id }) => id === props.pointed.id)?.statement
      : undefined;
  return (
    <article class="card pointed" aria-labelledby="pointed-title">
      <header class="pointed-head">
        <div>
          <p class="small quiet">{words().kinds[props.pointed.kind]}</p>
          <h3 id="pointed-title">{title()}</h3>
        </div>
        <button
          type="button"
          class="button plain small"
          aria-label={words().forget}
          onClick={() => panels.chart.setPointed(null)}
        >
          <Icon name="close" />
        </button>
      </header>
      <Show when={props.pointed.kind === "state"}>
        <p class="small quiet">
          <code>{props.pointed.id}</code> ·{" "}
          {words().entered(props.chart.visits()[props.pointed.id] ?? 0)}
        </p>
      </Show>
      <Show when={props.pointed.kind === "state" || props.pointed.kind === "transition"}>
        <WayHere id={props.pointed.id} title={title()} />
      </Show>
      <Show when={statement()}>
        {(text) => (
          <p>
            {text()}{" "}
            <button
              type="button"
              class="link small"
              onClick={() => panels.showClause(props.pointed.id)}
            >
              {words().readClause}
            </button>
          </p>
        )}
      </Show>
      <Show when={only()}>
        {(one) => <Transition transition={one()} onPoint={panels.chart.setPointed} />}
      </Show>
      <Show when={only() === undefined}>
        <h4>{words().transitions(transitions().length)}</h4>
        <TransitionList
          description={description()}
          transitions={transitions()}
          visits={props.chart.visits()}
          language={preferences.language()}
          withSource={props.pointed.kind !== "state"}
          onPoint={(id) => panels.chart.setPointed({ kind: "transition", id })}
        />
      </Show>
      <Events transitions={transitions()} counted={props.chart.counted()} />
    </article>
  );
};
