// Asks before a table is left whose game this browser cannot keep. It can be saved first.
import { type JSX } from "solid-js";
import { Sheet } from "../kit/sheet.tsx";
import { saveLog } from "../kit/save-file.ts";
import { useMessages } from "../kit/use-messages.ts";
import { messagesIn } from "./messages/messages.ts";

export interface Discarded {
  readonly title: string;
  readonly text: string;
}

export const Discard = (props: {
  readonly game: Discarded;
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}): JSX.Element => {
  const words = useMessages(messagesIn);
  /** The header is no event. */
  const events = (): number => props.game.text.trim().split("\n").length - 1;
  return (
    <Sheet
      name="discard"
      title={words().discard(props.game.title)}
      close={words().keep}
      onClose={props.onKeep}
    >
      <p>{words().discardMeans(events())}</p>
      <div class="table-tools">
        <button
          type="button"
          class="button primary"
          autofocus
          onClick={({ currentTarget }) => currentTarget.closest("dialog")!.close()}
        >
          {words().keep}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => saveLog({ name: "table.jsonl", text: props.game.text })}
        >
          {words().save}
        </button>
        <button type="button" class="button" onClick={() => props.onDiscard()}>
          {words().leaveUnsaved}
        </button>
      </div>
    </Sheet>
  );
};
