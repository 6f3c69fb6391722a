// One choice at the table: put together by taps, or the thing first and then where it goes, or from one short list; what cannot
// be taken back is asked about once before it counts. Knows no game.
import { createEffect, createMemo, createSignal, For, on, Show, type JSX } from "solid-js";
import type { Plan } from "@assize/kernel-drawing";
import type { Json } from "@assize/kernel-model";
import { BoardPicking } from "../panels/what-if/board-picking.tsx";
import { labelled, valueInWords } from "../panels/what-if/choice-labels.ts";
import { ChoicePicker } from "../panels/what-if/choice-picker.tsx";
import type { Choice, Choices, Why, WrittenEvent } from "../protocol/protocol.ts";
import type { Picking } from "../session/picking.ts";
import { useMessages } from "../kit/use-messages.ts";
import { type Group, groupsOf, sequenceOf } from "./choosing-steps.ts";
import { messagesIn } from "./messages/messages.ts";
import { SequencePicker } from "./sequence-picker.tsx";

interface Props {
  readonly choices: Choices;
  /** True for a secret: whoever has chosen covers it again. */
  readonly isCovered: boolean;
  /** True where what is taken is asked about once more: it cannot be taken back. */
  readonly careful: boolean;
  readonly picking: Picking;
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

/** The thing first: each with how many ways there are to go on, or what is chosen by itself. */
const Groups = (props: {
  readonly groups: readonly Group[];
  readonly words: Choices["words"];
  readonly onChoose: (index: number) => void;
  readonly onTake: (event: WrittenEvent) => void;
}): JSX.Element => (
  <ul class="choosing-list">
    <For each={props.groups}>
      {({ value, choices, isAlone }, index) => (
        <li>
          <button
            type="button"
            class="choosing-one"
            onClick={() => (isAlone ? props.onTake(choices[0]!.event) : props.onChoose(index()))}
          >
            <Show when={!isAlone} fallback={choices[0]!.text}>
              {valueInWords(value, props.words)} <span class="quiet">({choices.length})</span>
            </Show>
          </button>
        </li>
      )}
    </For>
  </ul>
);

export const TableChoice = (props: Props): JSX.Element => {
  const words = useMessages(messagesIn);
  const sequence = createMemo(() => sequenceOf(props.choices));
  const groups = createMemo(() => groupsOf(props.choices.list));
  const [group, setGroup] = createSignal<number | null>(null);
  const [asked, setAsked] = createSignal<WrittenEvent | null>(null);
  createEffect(
    on(
      () => props.choices,
      () => {
        setGroup(null);
        setAsked(null);
      },
    ),
  );
  const narrowed = createMemo((): Choices => {
    const chosen = group();
    const some = chosen === null ? undefined : groups()?.[chosen];
    return some === undefined ? props.choices : { ...props.choices, list: some.choices, forms: {} };
  });
  const textOf = (event: WrittenEvent): string =>
    labelled(narrowed().list, narrowed().words).find(({ choice }) => choice.event === event)
      ?.label ?? "";
  /** What was put together in a form was read before it was sent. */
  const ask = (event: WrittenEvent): void => {
    if (!props.careful || textOf(event) === "") props.onTake(event);
    else setAsked(event);
  };
  const point = (choice: Choice | null): void => props.picking.setPointedOut(choice?.keys ?? []);
  const isGrouping = () => groups() !== null && group() === null && sequence() === null;
  return (
    <Show
      when={asked()}
      fallback={
        <>
          <Show when={sequence()}>
            {(known) => <SequencePicker {...props} sequence={known()} />}
          </Show>
          <Show when={isGrouping()}>
            <Groups
              groups={groups()!}
              words={props.choices.words}
              onChoose={setGroup}
              onTake={ask}
            />
          </Show>
          <Show when={sequence() === null && !isGrouping()}>
            <ChoicePicker choices={narrowed()} check={props.check} onTake={ask} onPoint={point} />
            <Show when={group() !== null}>
              <button type="button" class="button" onClick={() => setGroup(null)}>
                {words().chooseAnother}
              </button>
            </Show>
          </Show>
          <Show when={sequence() === null}>
            <BoardPicking
              choices={narrowed()}
              picking={props.picking}
              careful={props.careful}
              onTake={props.onTake}
            />
          </Show>
        </>
      }
    >
      {(event) => (
        <Confirm
          text={textOf(event())}
          isCovered={props.isCovered}
          onYes={() => props.onTake(event())}
          onNo={() => setAsked(null)}
        />
      )}
    </Show>
  );
};
