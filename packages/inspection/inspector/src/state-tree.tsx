// A machine as nested lists: its states, the active ones marked, with the transitions of the active ones.
import { For, type JSX, Show } from "solid-js";
import type { ShownState, ShownTransition } from "@assize/inspection-xstate-inspect/receiver";
import type { Messages } from "./messages/messages.ts";

interface StateTreeProps {
  readonly machine: ShownState;
  /** Dotted paths of the active states. */
  readonly active: readonly string[];
  readonly words: Messages;
  readonly onPick: (eventType: string) => void;
}

const Transition = (props: {
  readonly transition: ShownTransition;
  readonly words: Messages;
  readonly onPick: (eventType: string) => void;
}): JSX.Element => (
  <li>
    <button
      type="button"
      class="chip"
      title={props.words.pick}
      onClick={() => props.onPick(props.transition.event)}
    >
      {props.transition.event}
    </button>
    <Show when={props.transition.guard !== null}>
      <span class="quiet">
        {" "}
        {props.words.guard} {props.transition.guard}
      </span>
    </Show>
    <Show when={props.transition.targets.length > 0}>
      <span class="quiet"> → {props.transition.targets.join(", ")}</span>
    </Show>
  </li>
);

const State = (
  props: Omit<StateTreeProps, "machine"> & { readonly state: ShownState },
): JSX.Element => {
  const isActive = () => props.state.path === "" || props.active.includes(props.state.path);
  return (
    <li class="state" classList={{ active: isActive() }}>
      <span class="name">
        {props.state.key}
        <Show when={props.state.type !== "atomic" && props.state.type !== "compound"}>
          <span class="quiet"> ({props.state.type})</span>
        </Show>
        <Show when={isActive() && props.state.path !== ""}>
          <span class="unseen">, {props.words.active}</span>
        </Show>
      </span>
      <Show when={isActive() && props.state.transitions.length > 0}>
        <ul class="transitions">
          <For each={props.state.transitions}>
            {(transition) => (
              <Transition transition={transition} words={props.words} onPick={props.onPick} />
            )}
          </For>
        </ul>
      </Show>
      <Show when={props.state.states.length > 0}>
        <ul>
          <For each={props.state.states}>
            {(state) => (
              <State
                state={state}
                active={props.active}
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

export const StateTree = (props: StateTreeProps): JSX.Element => (
  <ul class="states">
    <State state={props.machine} active={props.active} words={props.words} onPick={props.onPick} />
  </ul>
);
