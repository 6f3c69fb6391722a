// One event of a sequence: its number, the lane of who sent it, the event, the transition it took and the question that decided.
import { For, type JSX, Show } from "solid-js";
import type { Messages } from "../messages/messages.ts";
import { laneOf, type Step } from "./step.ts";
import { WayTaken } from "./way-taken.tsx";

interface StepLineProps {
  readonly step: Step;
  readonly lanes: readonly string[];
  readonly isCurrent: boolean;
  readonly words: Messages;
  readonly onGo: (index: number) => void;
}

/** A line from the sender's lane to the machine's, which is the last one. */
const Lanes = (props: Pick<StepLineProps, "step" | "lanes">): JSX.Element => {
  const from = () => laneOf(props.lanes, props.step.sender);
  return (
    <span class="lanes" aria-hidden="true">
      <For each={[...props.lanes, ""]}>
        {(_, lane) => (
          <span
            class="lane"
            classList={{
              sends: lane() === from(),
              passes: lane() > from() && lane() < props.lanes.length,
              receives: lane() === props.lanes.length,
            }}
          />
        )}
      </For>
    </span>
  );
};

export const StepLine = (props: StepLineProps): JSX.Element => (
  <li
    class="step"
    classList={{ current: props.isCurrent, refusal: props.step.refusal !== null }}
    aria-current={props.isCurrent ? "step" : undefined}
  >
    <button type="button" class="step-go" onClick={() => props.onGo(props.step.index)}>
      <span class="quiet index">{props.step.index}</span>
      <Lanes step={props.step} lanes={props.lanes} />
      <span class="told">
        <span class="sender">{props.step.sender}</span>{" "}
        <Show when={props.step.refusal !== null}>
          <strong>{props.words.refused} </strong>
        </Show>
        <strong>{props.step.type}</strong> <span>{props.step.detail}</span>
        <For each={props.step.taken}>{(way) => <WayTaken way={way} words={props.words} />}</For>
        <Show when={props.step.refusal}>
          {(refusal) => <span class="step-why">{refusal().message}</span>}
        </Show>
        <Show when={(props.step.refusal?.clauses ?? props.step.clauses).length > 0}>
          <span class="step-clauses">
            <For each={props.step.refusal?.clauses ?? props.step.clauses}>
              {(clause) => <code class="step-clause">{clause}</code>}
            </For>
          </span>
        </Show>
      </span>
    </button>
  </li>
);
