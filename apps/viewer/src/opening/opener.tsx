// Opens another game while one is open. The game stays as it is until the other one is there.
import { createEffect, on, Show, type JSX } from "solid-js";
import { Icon } from "../kit/icons.tsx";
import { useSession } from "../session/session.tsx";
import { useMessages } from "../kit/use-messages.ts";
import { messagesIn } from "./messages/messages.ts";
import { WaysIn } from "./ways-in.tsx";

const Sheet = (): JSX.Element => {
  const { openLogs, panels } = useSession();
  const words = useMessages(messagesIn);
  let dialog: HTMLDialogElement | undefined;
  createEffect(() => dialog?.showModal());
  createEffect(on(openLogs.current, () => panels.setOpener(false), { defer: true }));
  return (
    <dialog
      class="opener"
      aria-labelledby="opener-title"
      ref={(element) => (dialog = element)}
      onClose={() => {
        openLogs.dismiss();
        panels.setOpener(false);
      }}
      onCancel={(event) => {
        if (openLogs.opening().kind !== "under-way") return;
        event.preventDefault();
        openLogs.cancel();
      }}
    >
      <div class="opener-head">
        <h2 id="opener-title">{words().openTitle}</h2>
        <button
          type="button"
          class="button plain"
          aria-label={words().close}
          onClick={() => dialog?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <WaysIn />
    </dialog>
  );
};

export const Opener = (): JSX.Element => {
  const { openLogs, panels } = useSession();
  return (
    <Show when={panels.isOpenerOpen() && openLogs.current() !== undefined}>
      <Sheet />
    </Show>
  );
};
