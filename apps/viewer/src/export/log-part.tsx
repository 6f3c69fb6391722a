// The range as a log that begins with a stated position, or all of the branch.
import { Show, type JSX } from "solid-js";
import type { Range } from "../history-view/cursor.ts";
import { useSession } from "../session/session.tsx";
import { useMessages } from "../kit/use-messages.ts";
import { nameOf } from "./file-names.ts";
import { messagesIn } from "./messages/messages.ts";
import { namedOf, type Run } from "./named.ts";
import { saveLog } from "../kit/save-file.ts";

export const LogPart = (props: { readonly run: Run }): JSX.Element => {
  const session = useSession();
  const { client, cursor, eyes, facts } = session;
  const words = useMessages(messagesIn);
  /** A record goes on to its last line, even where no more than a part of it can be shown. */
  const end = (): number => (cursor.branch() === 0 ? (facts()?.events ?? 0) : cursor.last());
  const save = async (range: Range | null): Promise<void> => {
    const moment = cursor.moment();
    if (moment === undefined) return;
    const { history, branch } = moment;
    // A range holds its first event, so its log begins with the state before that.
    const [from, to] = range === null ? [0, end()] : [Math.max(0, range.from - 1), range.to];
    const { text } = await client().ask("log", { history, branch, from, to });
    saveLog({ name: nameOf(namedOf(session), range, "jsonl"), text });
  };
  return (
    <fieldset>
      <legend>{words().log}</legend>
      <button type="button" class="button" onClick={() => props.run(() => save(null))}>
        {cursor.branch() === 0 ? words().wholeLog : words().wholeBranch}
      </button>
      <Show when={cursor.range()}>
        {(range) => (
          <button type="button" class="button" onClick={() => props.run(() => save(range()))}>
            {words().slice(range().from, range().to)}
          </button>
        )}
      </Show>
      <p class="quiet small">
        {words().sliceMeans} <Show when={eyes() !== "all"}>{words().holdsAll}</Show>
      </p>
    </fieldset>
  );
};
