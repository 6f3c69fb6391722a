// A machine as boxes in boxes: its states, the active ones lit, with the transitions of the active ones, and an arrow for what
// the last event took. Any machine is drawn at once, without a layout made before.
import { createEffect, createSignal, For, type JSX, on, onCleanup, onMount, Show } from "solid-js";
import type { Taken } from "@assize/inspection-observe";
import type { ShownState, ShownTransition } from "@assize/inspection-xstate-inspect/receiver";
import type { Messages } from "../messages/messages.ts";
import { canBePassed, type Stops } from "../stops.ts";
import { type Arrow, arrowBetween } from "./arrow.ts";

interface ChartProps {
  readonly machine: ShownState;
  /** Dotted paths of the active states. */
  readonly active: readonly string[];
  /** What led here, or would lead on from here. */
  readonly taken: readonly Taken[];
  readonly isComing: boolean;
  /** Where the machine stops, where it can be stopped. */
  readonly stops: Stops | undefined;
  readonly words: Messages;
  /** Takes an event's type over, where events can be sent. */
  readonly onPick?: ((eventType: string) => void) | undefined;
}

/** Each event that a state hears, once. */
const eventsOf = (transitions: readonly ShownTransition[]): readonly string[] => [
  ...new Set(transitions.map(({ event }) => event)),
];

/** A transition, with the one that it is among those of its state for its event. */
type Numbered = ShownTransition & { readonly nth: number };

const numbered = (transitions: readonly ShownTransition[]): readonly Numbered[] =>
  transitions.map((one, place) => ({
    ...one,
    nth: transitions.slice(0, place).filter(({ event }) => event === one.event).length,
  }));

const Stop = (props: {
  readonly source: string;
  readonly transition: Numbered;
  readonly stops: Stops;
  readonly words: Messages;
}): JSX.Element => {
  const { event: on, nth } = props.transition;
  const breakpoint = () => ({ source: props.source, on, nth });
  return (
    <button
      type="button"
      class="stop"
      aria-pressed={props.stops.isSet(breakpoint())}
      aria-label={`${props.words.stopBefore}: ${on} ${nth + 1}`}
      title={props.words.stopBefore}
      onClick={() => props.stops.toggle(breakpoint())}
    />
  );
};

const Way = (props: {
  readonly source: string;
  readonly transition: Numbered;
  readonly stops: Stops | undefined;
  readonly words: Messages;
}): JSX.Element => (
  <li>
    <Show when={canBePassed(props.transition.event) ? props.stops : undefined}>
      {(stops) => (
        <>
          <Stop
            source={props.source}
            transition={props.transition}
            stops={stops()}
            words={props.words}
          />{" "}
        </>
      )}
    </Show>
    <code class="event-name">{props.transition.event}</code>
    <Show when={props.transition.guard !== null}>
      {" "}
      {props.words.guard} {props.transition.guard}
    </Show>
    <Show when={props.transition.targets.length > 0}> → {props.transition.targets.join(", ")}</Show>
  </li>
);

/** The events that an active state hears. */
const Heard = (
  props: Pick<ChartProps, "words" | "onPick"> & {
    readonly transitions: readonly ShownTransition[];
  },
): JSX.Element => (
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
);

/** The ways that a state's events may take, folded. */
const Ways = (
  props: Pick<ChartProps, "words" | "stops"> & { readonly state: ShownState },
): JSX.Element => {
  const [isOpen, setOpen] = createSignal(false);
  return (
    <details class="ways" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{props.words.transitions(props.state.transitions.length)}</summary>
      <Show when={isOpen()}>
        <ul>
          <For each={numbered(props.state.transitions)}>
            {(transition) => (
              <Way
                source={props.state.path}
                transition={transition}
                stops={props.stops}
                words={props.words}
              />
            )}
          </For>
        </ul>
      </Show>
    </details>
  );
};

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
      <Show when={(isActive() || props.stops) && props.state.transitions.length > 0}>
        <Ways state={props.state} stops={props.stops} words={props.words} />
      </Show>
      <Show when={props.state.states.length > 0}>
        <ul class="within">
          <For each={props.state.states}>
            {(state) => (
              <State
                state={state}
                active={props.active}
                taken={props.taken}
                isComing={props.isComing}
                stops={props.stops}
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
          isComing={props.isComing}
          stops={props.stops}
          words={props.words}
          onPick={props.onPick}
        />
      </ul>
      <svg class="taken-ways" classList={{ coming: props.isComing }} aria-hidden="true">
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
