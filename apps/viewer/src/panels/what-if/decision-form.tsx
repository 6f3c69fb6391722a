// Puts a decision together where there are too many to list, and asks the rules about it while it is put together.
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
import type { Json } from "@assize/kernel-model";
import { Icon } from "../../kit/icons.tsx";
import type { Choices, WrittenEvent, Why } from "../../protocol/protocol.ts";
import { createEventType, EventTypeSelect } from "../../kit/forms/event-type.tsx";
import { readable } from "../../kit/forms/readable.ts";
import { useMessages } from "../../kit/use-messages.ts";
import { DecisionFields } from "./decision-fields.tsx";
import { fieldOf, startOf } from "./decision-field.ts";
import { messagesIn } from "./messages/messages.ts";

interface Props {
  readonly choices: Choices;
  readonly check: (event: WrittenEvent) => Promise<Why>;
  readonly onTake: (event: WrittenEvent) => void;
}

/** Whoever goes on changing fields is not told after each. */
const REST_MS = 120;

/** What the rules say of an event, and of which. */
interface Judged {
  readonly event: WrittenEvent;
  readonly why: Why;
}

const Judgement = (props: { readonly why: Why }): JSX.Element => {
  const words = useMessages(messagesIn);
  return (
    <div class="decision-judgement" classList={{ legal: props.why.legal }}>
      <Icon name={props.why.legal ? "check" : "warning"} />
      <div>
        <strong>{props.why.legal ? props.why.text : words().refused}</strong>
        <Show when={!props.why.legal}>
          <For each={props.why.told}>{(line) => <p class="small">{line}</p>}</For>
        </Show>
      </div>
    </div>
  );
};

export const DecisionForm = (props: Props): JSX.Element => {
  const words = useMessages(messagesIn);
  const kind = createEventType(() => props.choices.forms);
  const { types, type, schema } = kind;
  const examples = createMemo(() =>
    props.choices.list.flatMap(({ event }) => (event.type === type() ? [event.data] : [])),
  );
  const field = createMemo(() => fieldOf(schema(), examples()));
  const [data, setData] = createSignal<Json>(null);
  createEffect(on([schema, examples], ([form, some]) => void setData(startOf(form, some))));
  const event = createMemo((): WrittenEvent => {
    const { seat } = props.choices;
    return { type: type(), ...(seat === null ? {} : { by: seat }), data: data() };
  });
  const [judged, setJudged] = createSignal<Judged>();
  createEffect(
    on(event, (asked) => {
      const timer = setTimeout(() => {
        props.check(asked).then(
          (why) => {
            if (event() === asked) setJudged({ event: asked, why });
          },
          () => setJudged(undefined),
        );
      }, REST_MS);
      onCleanup(() => clearTimeout(timer));
    }),
  );
  const current = () => (judged()?.event === event() ? judged()?.why : undefined);
  return (
    <form
      class="decision-form"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (current()?.legal === true) props.onTake(event());
      }}
    >
      <Show when={types().length > 1}>
        <label class="decision-line">
          <span>{words().kind}</span>
          <EventTypeSelect of={kind} />
        </label>
      </Show>
      <DecisionFields
        label={readable(type())}
        field={field()}
        value={data()}
        words={props.choices.words}
        onChange={setData}
      />
      <div class="decision-answer" role="status">
        <Show when={judged()}>{(known) => <Judgement why={known().why} />}</Show>
      </div>
      <button type="submit" class="button primary" disabled={current()?.legal !== true}>
        {words().take}
      </button>
    </form>
  );
};
