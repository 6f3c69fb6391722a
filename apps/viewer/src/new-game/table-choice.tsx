// One choice at the table: a list that is put together by taps, or one choice; what cannot be taken back is asked about once before
// it counts. Knows no game.
import { createEffect, createMemo, createSignal, on, Show, type JSX } from "solid-js";
import type { Plan } from "@assize/kernel-drawing";
import type { Json } from "@assize/kernel-model";
import type { LabelledChoice } from "../panels/what-if/choice-labels.ts";
import { ChoicePicker } from "../panels/what-if/choice-picker.tsx";
import type { Drawn } from "../panels/what-if/hand.tsx";
import type { Choices, Why, WrittenEvent } from "../protocol/protocol.ts";
import type { Picking } from "../session/picking.ts";
import { useMessages } from "../kit/use-messages.ts";
import { sequenceOf } from "./sequence.ts";
import { messagesIn } from "./messages/messages.ts";
import { SequencePicker } from "./sequence-picker.tsx";

interface Props {
  readonly choices: Choices;
  /** True for a secret: whoever has chosen covers it again. */
  readonly isCovered: boolean;
  /** True where what is taken is asked about once more: it cannot be taken back. */
  readonly careful: boolean;
  readonly picking: Picking;
  readonly drawn: Drawn | undefined;
  readonly plan: (type: string, values: readonly Json[]) => Promise<Plan | null>;
  readonly check: (event: WrittenEvent) => Promise<Why>;
  readonly onTake: (event: WrittenEvent) => void;
}

/** Asks once more, in large words. */
const Confirm = (props: {
  readonly text: string;
  readonly isCovered: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}): JSX.Element => {
  const words = useMessages(messagesIn);
  return (
    <div class="confirm" role="group" aria-labelledby="confirm-text">
      <p id="confirm-text" class="take-back-what">
        {props.text}
      </p>
      <button
        type="button"
        class="button primary main-act"
        ref={(element) => queueMicrotask(() => element.focus({ preventScroll: true }))}
        onClick={() => props.onYes()}
      >
        {props.isCovered ? words().doneCover : words().confirm}
      </button>
      <button type="button" class="button" onClick={() => props.onNo()}>
        {words().chooseAnother}
      </button>
    </div>
  );
};

/** A choice that is asked about once more before it is played. */
interface Asked {
  readonly event: WrittenEvent;
  readonly text: string;
  readonly keys: readonly string[];
}

export const TableChoice = (props: Props): JSX.Element => {
  const sequence = createMemo(() => sequenceOf(props.choices));
  const [asked, setAsked] = createSignal<Asked | null>(null);
  createEffect(
    on(
      () => props.choices,
      () => setAsked(null),
    ),
  );
  createEffect(on(asked, (now) => props.picking.setPointedOut(now?.keys ?? []), { defer: true }));
  const ask = ({ choice: { event, steps }, label }: LabelledChoice): void => {
    if (props.careful) setAsked({ event, text: label, keys: steps.flat() });
    else props.onTake(event);
  };
  return (
    <Show
      when={asked()}
      fallback={
        <Show
          when={sequence()}
          fallback={
            <ChoicePicker
              choices={props.choices}
              picking={props.picking}
              drawn={props.drawn}
              check={props.check}
              onTake={ask}
              // What was put together in a form was read before it was sent.
              onForm={props.onTake}
            />
          }
        >
          {(known) => <SequencePicker {...props} sequence={known()} />}
        </Show>
      }
    >
      {(now) => (
        <Confirm
          text={now().text}
          isCovered={props.isCovered}
          onYes={() => props.onTake(now().event)}
          onNo={() => setAsked(null)}
        />
      )}
    </Show>
  );
};
