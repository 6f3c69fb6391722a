// Events that have happened, one after the other in large words: on with a tap, back, or by itself. Events that belong together
// need one tap.
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
import { useMessages } from "../kit/use-messages.ts";
import { messagesIn } from "./messages/messages.ts";
import { useSession } from "../session/session.tsx";
import { type Presenting, shownInPart } from "./presenting.ts";
import type { Table } from "./table.ts";
import { turnedOver, TurnedOverParts } from "./turned-over.tsx";

/** Long enough to move a piece. */
const PACE_MS = 2_500;
/** Long enough to see one move; each is made by another hand. */
const PACE_IN_PART_MS = 1_200;
/** Longer sentences, in characters, stand in smaller letters. */
const AT_A_GLANCE = 120;

/** What a sentence tells one after the other, for example of each seat, stands on lines of its own. */
const partsOf = (text: string): readonly string[] => text.split(/(?<=;) /);

interface Props {
  readonly presenting: Presenting;
  readonly table: Table;
}

/** Goes on by itself: where somebody has asked for it, and within what belongs together, but after a way back. */
const createPace = (props: Props) => {
  const { preferences } = useSession();
  const [isAuto, setAuto] = createSignal(false);
  const [isBack, setBack] = createSignal(false);
  const pace = createMemo((): number | null => {
    if (isAuto()) return PACE_MS;
    if (isBack() || !props.table.presentsOn()) return null;
    return preferences.still() ? 0 : PACE_IN_PART_MS;
  });
  createEffect(
    on([pace, () => props.presenting.at], ([waits]) => {
      if (waits === null) return;
      const timer = setTimeout(() => props.table.presentNext(), waits);
      onCleanup(() => clearTimeout(timer));
    }),
  );
  return { isAuto, setAuto, setBack };
};

export const Presenter = (props: Props): JSX.Element => {
  const words = useMessages(messagesIn);
  const { isAuto, setAuto, setBack } = createPace(props);
  const shown = createMemo(() => shownInPart(props.presenting, props.table.lines()));
  const text = () => shown().at(-1)?.text ?? "";
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
        <For each={shown().slice(0, -1)}>{(line) => <p>{line.text}</p>}</For>
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
              setBack(true);
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
