// What happened, one event after the other: the event in large words, on with a tap, back, or by itself.
import { createEffect, createMemo, createSignal, For, onCleanup, Show, type JSX } from "solid-js";
import { useMessages } from "../kit/use-messages.ts";
import { messagesIn } from "./messages/messages.ts";
import type { Presenting } from "./presenting.ts";
import type { Table } from "./table.ts";
import { turnedOver, TurnedOverParts } from "./turned-over.tsx";

/** Long enough to move a piece. */
const PACE_MS = 2_500;
/** Longer sentences, in characters, stand in smaller letters. */
const AT_A_GLANCE = 120;

/** What a sentence tells one after the other, for example of each seat, stands on lines of its own. */
const partsOf = (text: string): readonly string[] => text.split(/(?<=;) /);

export const Presenter = (props: {
  readonly presenting: Presenting;
  readonly table: Table;
}): JSX.Element => {
  const words = useMessages(messagesIn);
  const [isAuto, setAuto] = createSignal(false);
  createEffect(() => {
    if (!isAuto()) return;
    const timer = setInterval(() => props.table.presentNext(), PACE_MS);
    onCleanup(() => clearInterval(timer));
  });
  const text = () => props.table.lines().find(({ seq }) => seq === props.presenting.at)?.text ?? "";
  const turned = createMemo(() => turnedOver(props.table));
  const isLast = () => props.presenting.at >= props.presenting.to;
  return (
    <section class="presenting" aria-labelledby="due-title">
      <Show
        when={!props.presenting.isCovered}
        fallback={
          <h2 id="due-title" tabindex="-1">
            {words().allChosen}
          </h2>
        }
      >
        <p class="quiet">
          {words().nowOf(
            props.presenting.at - props.presenting.from,
            props.presenting.to - props.presenting.from,
          )}
        </p>
        <h2
          id="due-title"
          tabindex="-1"
          aria-live="polite"
          classList={{ long: text().length > AT_A_GLANCE, unseen: turned().length > 0 }}
        >
          <For each={partsOf(text())}>{(part) => <span>{part} </span>}</For>
        </h2>
        <Show when={turned().length > 0}>
          <TurnedOverParts table={props.table} parts={turned()} />
        </Show>
      </Show>
      <button
        type="button"
        class="button primary main-act"
        onClick={() => props.table.presentNext()}
      >
        {props.presenting.isCovered ? words().reveal : isLast() ? words().goOn : words().next}
      </button>
      <Show when={!props.presenting.isCovered}>
        <div class="table-tools">
          <button
            type="button"
            class="button"
            disabled={props.presenting.at <= props.presenting.from + 1}
            onClick={() => {
              setAuto(false);
              props.table.presentBack();
            }}
          >
            {words().previous}
          </button>
          <button
            type="button"
            class="button"
            aria-pressed={isAuto()}
            onClick={() => setAuto(!isAuto())}
          >
            {words().auto}
          </button>
          <button type="button" class="button" onClick={() => props.table.presentEnd()}>
            {words().skip}
          </button>
        </div>
      </Show>
    </section>
  );
};
