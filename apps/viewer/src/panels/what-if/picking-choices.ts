// Lets choices be picked on the board, step by step: a thing, then its places, which are marked. Where several choices are left
// at the last place, the list offers them. Draws nothing.
import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup } from "solid-js";
import type { Choices } from "../../protocol/protocol.ts";
import type { Picking } from "../../session/picking.ts";
import { type LabelledChoice, labelled } from "./choice-labels.ts";
import { afterPick, agreeing, chosenBy, openAfter, type Picked } from "./picks.ts";

export interface PickingChoices {
  readonly picked: Accessor<Picked>;
  /** The choices that are still meant. */
  readonly left: Accessor<Choices>;
  readonly pick: (key: string) => void;
  readonly unpick: () => void;
  /** Points out what a choice is picked on, besides what is picked already; null for nothing. */
  readonly point: (choice: LabelledChoice["choice"] | null) => void;
}

export const createPickingChoices = (props: {
  readonly choices: Choices;
  readonly picking: Picking;
  readonly onTake: (choice: LabelledChoice) => void;
}): PickingChoices => {
  const [picked, setPicked] = createSignal<Picked>([]);
  const left = createMemo((): Choices => {
    const so = picked();
    return so.length === 0
      ? props.choices
      : { ...props.choices, list: agreeing(props.choices.list, so), forms: {} };
  });
  createEffect(
    on(
      () => props.choices,
      () => setPicked([]),
      { defer: true },
    ),
  );
  const pick = (key: string): void => {
    const { list, words } = props.choices;
    const now = afterPick(list, picked(), key);
    const chosen = now.length > picked().length ? chosenBy(list, now) : null;
    const told = labelled(agreeing(list, picked()), words).find(({ choice }) => choice === chosen);
    setPicked(told === undefined ? now : []);
    if (told !== undefined) props.onTake(told);
  };
  /** Another thing may come first at any time. */
  const first = createMemo(() => openAfter(props.choices.list, []));
  createEffect(() => {
    const so = picked();
    const { keys, opens, foremost } = openAfter(props.choices.list, so);
    props.picking.setPointedOut(so);
    props.picking.offer({
      keys,
      besides: first().keys,
      opens: new Set([...opens, ...first().opens]),
      foremost,
      onPick: pick,
      onUnpick: () => {
        setPicked([]);
        return so.length > 0;
      },
    });
  });
  onCleanup(() => {
    props.picking.offer(null);
    props.picking.setPointedOut([]);
  });
  return {
    picked,
    left,
    pick,
    unpick: () => void setPicked([]),
    point: (choice) => props.picking.setPointedOut([...picked(), ...(choice?.steps.flat() ?? [])]),
  };
};
