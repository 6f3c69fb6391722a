// What stands on paper where the browser prints the page of a game: where the ruling sheet is printed. On a screen it is not seen.
import type { JSX } from "solid-js";
import { useMessages } from "../kit/use-messages.ts";
import { messagesIn } from "./messages/messages.ts";

export const PaperNote = (): JSX.Element => {
  const words = useMessages(messagesIn);
  return (
    <p class="paper-note">
      {words().printsElsewhere} <strong>{`${words().menu} → ${words().print}`}</strong>
      {" (Ctrl P)."}
    </p>
  );
};
