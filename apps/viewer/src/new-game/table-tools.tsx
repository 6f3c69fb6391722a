// What can be done at the table at any time: take play back, save, watch, leave.
import { createSignal, Show, type JSX } from "solid-js";
import { saveLog } from "../kit/save-file.ts";
import { useMessages } from "../kit/use-messages.ts";
import { useSession } from "../session/session.tsx";
import { messagesIn } from "./messages/messages.ts";
import { takenBackFrom } from "./played-lines.ts";
import type { Table } from "./table.ts";
import { TakeBack } from "./take-back.tsx";

const Undo = (props: { readonly table: Table }): JSX.Element => {
  const words = useMessages(messagesIn);
  const [isOpen, setOpen] = createSignal(false);
  const canUndo = () => takenBackFrom(props.table.lines(), props.table.players).length > 0;
  return (
    <>
      <button
        type="button"
        class="button small"
        disabled={!canUndo()}
        onClick={() => setOpen(true)}
      >
        {words().undo}
      </button>
      <Show when={isOpen()}>
        <TakeBack
          lines={props.table.lines()}
          players={props.table.players}
          names={props.table.facts().seats.map(({ name }) => name)}
          onTakeBack={props.table.takeBack}
          onClose={() => setOpen(false)}
        />
      </Show>
    </>
  );
};

export const TableTools = (props: {
  readonly table: Table;
  readonly onLeave: () => void;
}): JSX.Element => {
  const { openLogs, panels } = useSession();
  const words = useMessages(messagesIn);
  const nameOf = (part: string): string => `${props.table.facts().game}${part}.jsonl`;
  const save = async (): Promise<void> =>
    saveLog({ name: nameOf(""), text: await props.table.log() });
  const watch = async (): Promise<void> => {
    const bytes = new TextEncoder().encode(await props.table.log());
    if (await openLogs.open({ name: nameOf(""), bytes, address: null })) panels.setAtTable(false);
  };
  const isOver = () => props.table.next()?.kind === "none";
  return (
    <div class="table-tools">
      <Undo table={props.table} />
      <button type="button" class="button small" onClick={() => void save()}>
        {words().save}
      </button>
      <Show when={isOver()}>
        <button type="button" class="button small primary" onClick={() => void watch()}>
          {words().watch}
        </button>
      </Show>
      <button type="button" class="button small" onClick={() => props.onLeave()}>
        {isOver() ? words().another : words().leave}
      </button>
      <p class="small quiet">{props.table.isSaved() ? words().saved : words().notSaved}</p>
    </div>
  );
};
