// What is held before the actor takes it, and the places where it is to stop.
import { For, type JSX, Show } from "solid-js";
import type { Held, Holding } from "@assize/inspection-observe";
import { WayTaken } from "./machine/way-taken.tsx";
import type { Messages } from "./messages/messages.ts";
import type { Orders } from "./stops.ts";

interface BreakpointsProps {
  readonly holding: Holding | null;
  readonly stopped: boolean;
  readonly words: Messages;
  readonly stops: Orders;
}

const HeldEvent = (props: { readonly held: Held; readonly words: Messages }): JSX.Element => (
  <div class="held">
    <p>
      {props.words.held} <code>{JSON.stringify(props.held.event)}</code>
    </p>
    <p class="quiet">{props.words.wouldTake}</p>
    <For
      each={props.held.coming}
      fallback={<p>{props.held.trouble ?? props.words.nothingTakesIt}</p>}
    >
      {(way) => <WayTaken way={way} words={props.words} />}
    </For>
  </div>
);

export const Breakpoints = (props: BreakpointsProps): JSX.Element => {
  const held = () => props.holding?.held ?? null;
  const isStepping = () => props.holding?.stepping === true;
  return (
    <>
      <div role="status">
        <Show when={held()} fallback={<Show when={isStepping()}>{props.words.holdsTheNext}</Show>}>
          {(event) => <HeldEvent held={event()} words={props.words} />}
        </Show>
      </div>
      <p class="orders">
        <button
          type="button"
          class="button small"
          classList={{ primary: held() !== null }}
          disabled={props.stopped || (isStepping() && held() === null)}
          onClick={() => props.stops.step()}
        >
          {held() === null ? props.words.holdNext : props.words.step}
        </button>
        <button
          type="button"
          class="button small"
          disabled={props.stopped || (held() === null && !isStepping())}
          onClick={() => props.stops.goOn()}
        >
          {props.words.goOn}
        </button>
      </p>
      <ul class="set">
        <For each={props.holding?.breakpoints ?? []}>
          {(one) => (
            <li>
              <button
                type="button"
                class="chip"
                title={props.words.removeStop}
                onClick={() => props.stops.toggle(one)}
              >
                <span class="unseen">{props.words.removeStop}: </span>
                {one.source || "·"} / {one.on} ({one.nth + 1}) ×
              </button>
            </li>
          )}
        </For>
      </ul>
      <p class="quiet small">{props.words.whatIsHeld}</p>
    </>
  );
};
