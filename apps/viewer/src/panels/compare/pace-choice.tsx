// Whether both sides are at the same turn of the game or at the same number of events. Knows no game.
import { Show, type JSX } from "solid-js";
import { Select } from "../../kit/select.tsx";
import { type Pace, PACES } from "../../session/comparison.ts";
import { useSession } from "../../session/session.tsx";
import { useMessages } from "../../kit/use-messages.ts";
import { messagesIn } from "./messages/messages.ts";

export const PaceChoice = (): JSX.Element => {
  const { comparison } = useSession();
  const words = useMessages(messagesIn);
  /** One log under two rulings has the same events, and what is held does not go along. */
  const isAsked = (): boolean => ["branch", "log"].includes(comparison.against()?.kind ?? "");
  return (
    <Show when={isAsked()}>
      <Select
        label={words().pace}
        options={PACES.map((pace) => ({ value: pace, text: words().paces[pace] }))}
        value={comparison.pace()}
        onChange={(pace) => comparison.setPace(pace as Pace)}
      />
    </Show>
  );
};
