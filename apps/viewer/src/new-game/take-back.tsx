// Taking back at the table: which decision, and whether everybody agrees. It is written down; nothing is deleted.
import { createMemo, createSignal, For, Show, type JSX } from "solid-js";
import { Sheet } from "../kit/sheet.tsx";
import type { Line } from "../protocol/protocol.ts";
import { useMessages } from "../kit/use-messages.ts";
import { messagesIn } from "./messages/messages.ts";
import { seenSince, takenBackFrom } from "./played-lines.ts";
import type { Players } from "./turn.ts";

export const TakeBack = (props: {
  readonly lines: readonly Line[];
  readonly players: Players;
  readonly names: readonly string[];
  readonly onTakeBack: (to: number, seats: readonly number[]) => void;
  readonly onClose: () => void;
}): JSX.Element => {
  const words = useMessages(messagesIn);
  const offered = createMemo(() => takenBackFrom(props.lines, props.players));
  const [chosen, setChosen] = createSignal<number>();
  const line = () => offered().find(({ seq }) => seq === chosen()) ?? offered()[0];
  const persons = () => props.players.flatMap((bot, seat) => (bot === null ? [seat] : []));
  const [agreed, setAgreed] = createSignal<ReadonlySet<number>>(new Set());
  const allAgree = () => persons().every((seat) => agreed().has(seat));
  const seen = () => seenSince(props.lines, line()?.seq ?? Infinity);
  const agree = (seat: number, isAgreed: boolean): void => {
    const all = new Set(agreed());
    if (isAgreed) all.add(seat);
    else all.delete(seat);
    setAgreed(all);
  };
  return (
    <Sheet
      name="take-back"
      title={words().takeBackTitle}
      close={words().cancel}
      onClose={props.onClose}
    >
      <p class="take-back-what">{line()?.text}</p>
      <Show when={offered().length > 1}>
        <label class="decision-line">
          <span>{words().backToBefore}</span>
          <select
            class="field"
            onChange={({ currentTarget: { value } }) => setChosen(Number(value))}
          >
            <For each={offered()}>
              {(each) => (
                <option value={each.seq} selected={each.seq === line()?.seq}>
                  {each.seq}. {each.text}
                </option>
              )}
            </For>
          </select>
        </label>
      </Show>
      <Show when={seen().chance + seen().reveals > 0}>
        <p>{words().seenSince(seen().chance, seen().reveals)}</p>
      </Show>
      <fieldset class="agreeing">
        <legend>{words().whoAgrees}</legend>
        <For each={persons()}>
          {(seat) => (
            <label class="check">
              <input
                type="checkbox"
                checked={agreed().has(seat)}
                onChange={({ currentTarget: { checked } }) => agree(seat, checked)}
              />
              {props.names[seat]}
            </label>
          )}
        </For>
      </fieldset>
      <button
        type="button"
        class="button primary main-act"
        disabled={!allAgree() || line() === undefined}
        onClick={() => {
          props.onTakeBack(line()!.seq - 1, persons());
          props.onClose();
        }}
      >
        {words().takeBack}
      </button>
      <p class="small quiet">{words().takeBackMeans}</p>
    </Sheet>
  );
};
