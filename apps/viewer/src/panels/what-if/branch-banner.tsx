// Above the board while a branch is looked at: that this did not happen, what it is called, and the way back.
import { Show, type JSX } from "solid-js";
import { useSession } from "../../session/session.tsx";
import { useMessages } from "../../kit/use-messages.ts";
import "./branch-banner.css";
import { leaveBranch, sharedWithRecord } from "./leave-branch.ts";
import { messagesIn } from "./messages/messages.ts";

export const BranchBanner = (): JSX.Element => {
  const session = useSession();
  const words = useMessages(messagesIn);
  const { branches, cursor } = session;
  const branch = () => branches().find(({ id }) => id === cursor.branch());
  const shared = () => sharedWithRecord(branches(), cursor.branch());
  return (
    <div class="branch-banner" role="note">
      <strong class="branch-badge">{branch()?.name ?? ""}</strong>
      <span class="branch-remark">
        <Show when={shared()} fallback={words().notTheRecord}>
          {(seq) => (cursor.seq() <= seq() ? words().stillTheRecord(seq()) : words().leftAt(seq()))}
        </Show>
      </span>
      <button type="button" class="button small" onClick={() => leaveBranch(session)}>
        {words().toRecord} <kbd>Esc</kbd>
      </button>
    </div>
  );
};
