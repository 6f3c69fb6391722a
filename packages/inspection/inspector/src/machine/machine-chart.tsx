// A machine as boxes in boxes: its states, the active ones lit, with the transitions of the active ones, and an arrow for what
// the last event took. Any machine is drawn at once, without a layout made before.
import { createEffect, For, type JSX, on, onCleanup, onMount, Show, createSignal } from "solid-js";
import type { Taken } from "@assize/inspection-observe";
import type { ShownState, ShownTransition } from "@assize/inspection-xstate-inspect/receiver";
import type { Messages } from "../messages/messages.ts";
import { type Arrow, arrowBetween } from "./arrow.ts";

interface ChartProps {
  readonly machine: ShownState;
  /** Dotted paths of the active states. */
  readonly active: readonly string[];
  /** What led here. */
  readonly taken: readonly Taken[];
  readonly words: Messages;
  /** Takes an event's type over, where events can be sent. */
  readonly onPick?: ((eventType: string) => void) | undefined;
}

/** Each event that a state hears, once. */
const eventsOf = (transitions: readonly ShownTransition[]): readonly string[] => [
  ...new Set(transitions.map(({ event }) => event)),
];

const Way = (props: {
  readonly transition: ShownTransition;
  readonly words: Messages;
}): JSX.Element => (
  <li>
    <code class="event-name">{props.transition.event}</code>
    <Show when={props.transition.guard !== null}>
      {" "}
      {props.words.guard} {props.transition.guard}
    </Show>
    <Show when={props.transition.targets.length > 0}> → {props.transition.targets.join(", ")}</Show>
  </li>
);

/** The events that an active state hears; the ways that each may take are folded below. */
const Heard = (
  props: Pick<ChartProps, "words" | "onPick"> & {
    readonly transitions: readonly ShownTransition[];
  },
): JSX.Element => (
  <>
    <p class="heard">
      <For each={eventsOf(props.transitions)}>
        {(event) => (
          <Show when={props.onPick} fallback={<code class="event-name">{event}</code>}>
            {(pick) => (
              <button
                type="button"
                class="chip"
                title={props.words.pick}
                onClick={() => pick()(event)}
              >
                {event}
              </button>
            )}
          </Show>
        )}
      </For>
    </p>
    <details class="ways">
      <summary>{props.words.transitions(props.transitions.length)}</summary>
      <ul>
        <For each={props.transitions}>
          {(transition) => <Way transition={transition} words={props.words} />}
        </For>
      </ul>
    </details>
  </>
);

const State = (
  props: Omit<ChartProps, "machine"> & { readonly state: ShownState },
): JSX.Element => {
  const isActive = () => props.state.path === "" || props.active.includes(props.state.path);
  const isLeft = () => props.taken.some(({ source }) => source === props.state.path);
  return (
    <li
      class="state"
      classList={{
        active: isActive(),
        left: isLeft(),
        leaf: props.state.states.length === 0,
        final: props.state.type === "final",
      }}
    >
      <span class="name" data-path={props.state.path}>
        {props.state.key}
        <Show when={props.state.type !== "atomic" && props.state.type !== "compound"}>
          <span class="quiet"> ({props.state.type})</span>
        </Show>
        <Show when={isActive() && props.state.path !== ""}>
          <span class="unseen">, {props.words.active}</span>
        </Show>
      </span>
      <Show when={isActive() && props.state.transitions.length > 0}>
        <Heard transitions={props.state.transitions} words={props.words} onPick={props.onPick} />
      </Show>
      <Show when={props.state.states.length > 0}>
        <ul class="within">
          <For each={props.state.states}>
            {(state) => (
              <State
                state={state}
                active={props.active}
                taken={props.taken}
                words={props.words}
                onPick={props.onPick}
              />
            )}
          </For>
        </ul>
      </Show>
    </li>
  );
};

export const MachineChart = (props: ChartProps): JSX.Element => {
  let scroller: HTMLDivElement | undefined;
  const [arrows, setArrows] = createSignal<readonly Arrow[]>([]);
  const nameAt = (path: string): Element | null =>
    scroller?.querySelector(`[data-path="${CSS.escape(path)}"]`) ?? null;

  const draw = (): void => {
    if (scroller === undefined) return;
    const { left, top } = scroller.getBoundingClientRect();
    const origin = { x: left - scroller.scrollLeft, y: top - scroller.scrollTop };
    setArrows(
      props.taken.flatMap(({ source, targets }) =>
        targets.flatMap((target) => {
          const [from, to] = [nameAt(source), nameAt(target)];
          return from === null || to === null || from === to
            ? []
            : [arrowBetween(from.getBoundingClientRect(), to.getBoundingClientRect(), origin)];
        }),
      ),
    );
  };

  /** The innermost active state is brought into the chart's own view; the page does not move. */
  const showActive = (): void => {
    const name = nameAt(props.active.at(-1) ?? "");
    if (scroller === undefined || name === null) return;
    const [seen, own] = [scroller.getBoundingClientRect(), name.getBoundingClientRect()];
    const [upper, lower] = [seen.top + seen.height * 0.15, seen.top + seen.height * 0.6];
    if (own.top < upper) scroller.scrollTop += own.top - upper;
    else if (own.bottom > lower) scroller.scrollTop += own.bottom - lower;
  };

  const renew = (): void => {
    showActive();
    draw();
  };
  createEffect(
    on([() => props.active, () => props.taken, () => props.machine], () => queueMicrotask(renew)),
  );
  onMount(() => {
    const sizes = new ResizeObserver(draw);
    if (scroller !== undefined) sizes.observe(scroller.firstElementChild ?? scroller);
    onCleanup(() => sizes.disconnect());
  });
  return (
    <div
      class="machine-chart"
      ref={(element) => (scroller = element)}
      tabindex="0"
      role="group"
      aria-label={props.words.machine}
    >
      <ul>
        <State
          state={props.machine}
          active={props.active}
          taken={props.taken}
          words={props.words}
          onPick={props.onPick}
        />
      </ul>
      <svg class="taken-ways" aria-hidden="true">
        <For each={arrows()}>
          {({ line, head }) => (
            <>
              <path class="way-casing" d={line} />
              <path class="way" d={line} />
              <path class="way-head" d={head} />
            </>
          )}
        </For>
      </svg>
    </div>
  );
};
