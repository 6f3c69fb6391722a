// The events of a machine in their order, one below the other, with a lane for each sender: filtered, stepped through, jumped in.
import { createEffect, createMemo, createSignal, For, type JSX, on, Show } from "solid-js";
import type { Messages } from "../messages/messages.ts";
import {
  besideStep,
  lanesOf,
  placeIn,
  shownSteps,
  type Step,
  type StepIndex,
  stepsThat,
} from "./step.ts";
import { StepLine } from "./step-line.tsx";

interface SequenceProps {
  readonly steps: readonly Step[];
  readonly at: StepIndex;
  readonly words: Messages;
  readonly onGo: (at: StepIndex) => void;
}

const Jump = (props: SequenceProps): JSX.Element => {
  const jump = (submitted: SubmitEvent & { readonly currentTarget: HTMLFormElement }): void => {
    submitted.preventDefault();
    const typed = new FormData(submitted.currentTarget).get("to");
    const place = placeIn(props.steps, Number(typed));
    if (typed !== "") props.onGo(props.steps[place]?.index ?? null);
  };
  return (
    <form class="jump" onSubmit={jump}>
      <label>
        {props.words.jump}{" "}
        <input
          class="field"
          name="to"
          type="number"
          min={props.steps[0]?.index ?? 0}
          max={props.steps.at(-1)?.index ?? 0}
        />
      </label>
    </form>
  );
};

const Stepping = (props: SequenceProps): JSX.Element => {
  const last = (): StepIndex => props.steps.at(-1)?.index ?? null;
  const Go = (own: {
    readonly sign: string;
    readonly name: string;
    readonly to: StepIndex | undefined;
  }): JSX.Element => (
    <button
      type="button"
      class="button small"
      aria-label={own.name}
      title={own.name}
      disabled={own.to === undefined || own.to === props.at}
      onClick={() => own.to !== undefined && props.onGo(own.to)}
    >
      {own.sign}
    </button>
  );
  return (
    <div class="stepping" role="group" aria-label={props.words.stepping}>
      <Go sign="«" name={props.words.toStart} to={null} />
      <Go sign="‹" name={props.words.back} to={besideStep(props.steps, props.at, -1)} />
      <Go sign="›" name={props.words.forth} to={besideStep(props.steps, props.at, 1)} />
      <Go sign="»" name={props.words.toEnd} to={last()} />
      <output class="quiet small">
        {props.at === null ? props.words.beforeFirst : props.words.afterEvent(props.at)}
      </output>
    </div>
  );
};

/** Where the lanes' names stand above the lanes. */
const LaneNames = (props: {
  readonly lanes: readonly string[];
  readonly chosen: string | null;
  readonly words: Messages;
  readonly onChoose: (sender: string | null) => void;
}): JSX.Element => (
  <div class="senders" role="group" aria-label={props.words.senders}>
    <For each={props.lanes}>
      {(sender) => (
        <button
          type="button"
          class="chip"
          aria-pressed={sender === props.chosen}
          onClick={() => props.onChoose(sender === props.chosen ? null : sender)}
        >
          {sender}
        </button>
      )}
    </For>
  </div>
);

export const Sequence = (props: SequenceProps): JSX.Element => {
  let list: HTMLOListElement | undefined;
  const [wanted, setWanted] = createSignal("");
  const [sender, setSender] = createSignal<string | null>(null);
  const lanes = createMemo(() => lanesOf(props.steps));
  const listed = createMemo(() => stepsThat(props.steps, wanted(), sender()));
  const place = createMemo(() => placeIn(listed(), props.at));
  const shown = createMemo(() => shownSteps(listed(), place()));
  const current = () => listed()[place()]?.index;
  const showCurrent = (): void => {
    const row = list?.querySelector(".current");
    if (list === undefined || row === null || row === undefined) return;
    const [seen, own] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
    if (own.top < seen.top) list.scrollTop += own.top - seen.top;
    else if (own.bottom > seen.bottom) list.scrollTop += own.bottom - seen.bottom;
  };
  createEffect(on([current, shown], () => queueMicrotask(showCurrent)));
  return (
    <>
      <div class="sequence-bar">
        <Stepping {...props} steps={listed()} />
        <Jump {...props} />
        <input
          class="field"
          type="search"
          placeholder={props.words.filter}
          aria-label={props.words.filter}
          onInput={({ currentTarget }) => setWanted(currentTarget.value)}
        />
      </div>
      <LaneNames lanes={lanes()} chosen={sender()} words={props.words} onChoose={setSender} />
      <Show when={shown().earlier > 0}>
        <p class="quiet small">{props.words.earlier(shown().earlier)}</p>
      </Show>
      <ol
        class="events"
        ref={(element) => (list = element)}
        tabindex="0"
        aria-label={props.words.sequence}
      >
        <For each={shown().shown}>
          {(step) => (
            <StepLine
              step={step}
              lanes={lanes()}
              isCurrent={step.index === current()}
              words={props.words}
              onGo={props.onGo}
            />
          )}
        </For>
      </ol>
      <Show when={shown().later > 0}>
        <p class="quiet small">{props.words.later(shown().later)}</p>
      </Show>
      <Show when={listed().length === 0}>
        <p class="quiet small" role="status">
          {props.words.nothingListed}
        </p>
      </Show>
    </>
  );
};
