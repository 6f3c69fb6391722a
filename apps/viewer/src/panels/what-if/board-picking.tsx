// Lets choices be picked on the board: one that lies alone on a shape at once or after a question, several by a menu.
import { createEffect, createMemo, createSignal, onCleanup, Show, type JSX } from "solid-js";
import type { Choices, WrittenEvent } from "../../protocol/protocol.ts";
import type { Picking } from "../../session/picking.ts";
import { byKey, type LabelledChoice, labelled } from "./choice-labels.ts";
import { KeyMenu } from "./key-menu.tsx";

export const BoardPicking = (props: {
  readonly choices: Choices | undefined;
  readonly picking: Picking;
  /** True where even a single choice is asked about first: it cannot be taken back. */
  readonly careful: boolean;
  readonly onTake: (event: WrittenEvent) => void;
}): JSX.Element => {
  const onKeys = createMemo(() =>
    props.choices === undefined
      ? new Map<string, readonly LabelledChoice[]>()
      : byKey(labelled(props.choices.list, props.choices.words)),
  );
  const [open, setOpen] = createSignal<readonly LabelledChoice[] | null>(null);
  const pick = (key: string): void => {
    const choices = onKeys().get(key) ?? [];
    const [first] = choices;
    if (first === undefined) return;
    if (choices.length === 1 && !props.careful) props.onTake(first.choice.event);
    else setOpen(choices);
  };
  createEffect(() => props.picking.offer({ keys: new Set(onKeys().keys()), onPick: pick }));
  onCleanup(() => {
    props.picking.offer(null);
    props.picking.setPointedOut([]);
  });
  return (
    <Show when={open()}>
      {(choices) => (
        <KeyMenu
          choices={choices()}
          onTake={({ choice }) => props.onTake(choice.event)}
          onClose={() => setOpen(null)}
        />
      )}
    </Show>
  );
};
