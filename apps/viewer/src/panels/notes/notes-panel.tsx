// Bookmarks and notes of this reader, with the way back to each.
import { For, Show, type JSX } from "solid-js";
import { Icon } from "../../kit/icons.tsx";
import { LONGEST_NOTE } from "../../protocol/carried.ts";
import { useSession } from "../../session/session.tsx";
import { useMessages } from "../../kit/use-messages.ts";
import { messagesIn } from "./messages/messages.ts";
import "./notes.css";

export const NotesPanel = (): JSX.Element => {
  const { cursor, lineAt, notes, playing } = useSession();
  const words = useMessages(messagesIn);
  const seek = (seq: number): void => {
    playing.pause();
    cursor.seek(seq);
  };
  return (
    <div class="panel-body notes">
      <label class="note-here">
        <span>{words().here(cursor.seq())}</span>
        <textarea
          class="field"
          rows="3"
          maxlength={LONGEST_NOTE}
          placeholder={words().write}
          value={notes.at(cursor.seq())?.text ?? ""}
          onInput={(event) => notes.write(cursor.seq(), event.currentTarget.value)}
        />
      </label>
      <p class="small quiet">{notes.areKept() ? words().kept : words().notKept}</p>
      <Show when={notes.all().length > 0} fallback={<p class="quiet">{words().none}</p>}>
        <ul class="note-list">
          <For each={notes.all()}>
            {(note) => (
              <li class="note" classList={{ here: note.seq === cursor.seq() }}>
                <button type="button" class="note-jump" onClick={() => seek(note.seq)}>
                  <Icon name="bookmark" />
                  <span>
                    <strong>{words().event(note.seq)}</strong>{" "}
                    <span class="quiet small">{lineAt(note.seq)?.text ?? ""}</span>
                    <Show when={note.text !== ""}>
                      <span class="note-text">{note.text}</span>
                    </Show>
                  </span>
                </button>
                <button
                  type="button"
                  class="button plain"
                  aria-label={words().remove(note.seq)}
                  onClick={() => notes.remove(note.seq)}
                >
                  <Icon name="close" />
                </button>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </div>
  );
};
