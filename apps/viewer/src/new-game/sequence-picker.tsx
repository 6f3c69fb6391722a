// A list that is put together by taps: on the board where the game says what lies there, or on buttons; each entry can be
// replaced where it stands, or taken out. What it leads to is drawn on the board.
import {
  createEffect,
  createMemo,
  createSignal,
  For,
  on,
  onCleanup,
  Show,
  type JSX,
} from "solid-js";
import type { Plan } from "@assize/kernel-drawing";
import type { Json } from "@assize/kernel-model";
import { valueInWords } from "../panels/what-if/choice-labels.ts";
import type { Choices, Why, WrittenEvent } from "../protocol/protocol.ts";
import type { Picking } from "../session/picking.ts";
import { useMessages } from "../kit/use-messages.ts";
import type { Sequence } from "./sequence.ts";
import { messagesIn } from "./messages/messages.ts";

interface Props {
  readonly choices: Choices;
  readonly sequence: Sequence;
  readonly picking: Picking;
  readonly plan: (type: string, values: readonly Json[]) => Promise<Plan | null>;
  readonly check: (event: WrittenEvent) => Promise<Why>;
  readonly onTake: (event: WrittenEvent) => void;
}

/** What is drawn of the list, and picked on the board. */
const createPlan = (
  props: Props,
  values: () => readonly Json[],
  isAsking: () => boolean,
  add: (value: Json) => void,
) => {
  const [plan, setPlan] = createSignal<Plan | null>(null);
  createEffect(
    on(values, (asked) => {
      props.plan(props.sequence.type, asked).then(
        (found) => {
          if (values() === asked) setPlan(found);
        },
        () => setPlan(null),
      );
    }),
  );
  createEffect(() => {
    const known = plan();
    props.picking.setPointedOut(known?.path ?? []);
    props.picking.setNumbered(
      new Map((known?.ends ?? []).map(({ key, places }) => [key, places.join(" ")])),
    );
    if (known === null || !isAsking()) return props.picking.offer(null);
    props.picking.offer({
      keys: new Set(known.next.map(({ key }) => key)),
      onPick: (key) => {
        const picked = known.next.find((each) => each.key === key);
        if (picked !== undefined) add(picked.value);
      },
    });
  });
  onCleanup(() => {
    props.picking.offer(null);
    props.picking.setPointedOut([]);
    props.picking.setNumbered(new Map());
  });
};

/** The decision as it stands, and what the rules say of it once it is whole. */
const createJudging = (props: Props, values: () => readonly Json[], isFull: () => boolean) => {
  const event = createMemo((): WrittenEvent => ({
    type: props.sequence.type,
    ...(props.choices.seat === null ? {} : { by: props.choices.seat }),
    data: { [props.sequence.member]: values() },
  }));
  const [why, setWhy] = createSignal<{ readonly of: WrittenEvent; readonly why: Why }>();
  createEffect(
    on(event, (asked) => {
      setWhy(undefined);
      if (isFull())
        props.check(asked).then(
          (found) => void (event() === asked && setWhy({ of: asked, why: found })),
          () => undefined,
        );
    }),
  );
  const judged = () => (why()?.of === event() ? why()?.why : undefined);
  return { event, judged };
};

export const SequencePicker = (props: Props): JSX.Element => {
  const words = useMessages(messagesIn);
  const [values, setValues] = createSignal<readonly Json[]>([]);
  const isFull = () => values().length >= props.sequence.length;
  /** The place whose entry the next value replaces; null for the first free one. */
  const [place, setPlace] = createSignal<number | null>(null);
  const isAsking = () => !isFull() || place() !== null;
  const add = (value: Json): void => {
    const at = place();
    if (isAsking()) setValues(at === null ? [...values(), value] : values().with(at, value));
    setPlace(null);
  };
  /** The entry is replaced by what is chosen next; pressed again it is taken out. */
  const press = (index: number): void => {
    if (place() !== index) return void setPlace(index);
    setValues(values().toSpliced(index, 1));
    setPlace(null);
  };
  const leading = createMemo(() => values().slice(0, place() ?? undefined));
  createPlan(props, leading, isAsking, add);
  const { event, judged } = createJudging(props, values, isFull);
  const say = (value: Json): string => valueInWords(value, props.choices.words);
  return (
    <div class="sequence">
      <ol class="sequence-chosen" aria-label={words().chosenSoFar}>
        <For each={Array.from({ length: props.sequence.length }, (_, index) => index)}>
          {(index) => (
            <li>
              <Show
                when={values()[index]}
                fallback={<span class="sequence-free">{index + 1}</span>}
              >
                {(value) => (
                  <button
                    type="button"
                    class="button small"
                    aria-label={words().replace(index + 1, say(value()))}
                    aria-pressed={place() === index}
                    onClick={() => press(index)}
                  >
                    {index + 1}. {say(value())}
                    <Show when={place() === index}>
                      <span aria-hidden="true">×</span>
                    </Show>
                  </button>
                )}
              </Show>
            </li>
          )}
        </For>
      </ol>
      <div class="sequence-values" role="group" aria-label={words().chooseNext}>
        <For each={props.sequence.values}>
          {(value) => (
            <button
              type="button"
              class="button sequence-value"
              disabled={!isAsking()}
              onClick={() => add(value)}
            >
              {say(value)}
            </button>
          )}
        </For>
      </div>
      <div role="status">
        <Show when={judged()?.legal === false}>
          <For each={judged()?.told}>{(line) => <p class="small">{line}</p>}</For>
        </Show>
      </div>
      <button
        type="button"
        class="button primary main-act"
        disabled={judged()?.legal !== true || place() !== null}
        onClick={() => props.onTake(event())}
      >
        {words().doneCover}
      </button>
    </div>
  );
};
