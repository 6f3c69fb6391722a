// What is asked about: the event of the moment, or another; and how to name the other.
import { Show, type JSX } from "solid-js";
import { useSession } from "../../session/session.tsx";
import { useMessages } from "../../kit/use-messages.ts";
import type { Inquiry } from "./inquiry.ts";
import { messagesIn } from "./messages/messages.ts";
import { WishForm } from "./wish-form.tsx";
import "./why.css";

export const Asking = (props: { readonly inquiry: Inquiry }): JSX.Element => {
  const { cursor, facts } = useSession();
  const words = useMessages(messagesIn);
  const inquired = () => props.inquiry.inquired;
  const SubjectButton = (own: { readonly isWish: boolean }): JSX.Element => (
    <button
      type="button"
      class="button small"
      aria-pressed={inquired().isWishing() === own.isWish}
      onClick={() => inquired().setWishing(own.isWish)}
    >
      {own.isWish ? words().another : words().thisEvent(cursor.seq())}
    </button>
  );
  return (
    <>
      <div class="why-subject" role="group" aria-label={words().about}>
        <SubjectButton isWish={false} />
        <SubjectButton isWish />
      </div>
      <Show when={!inquired().isWishing() && cursor.seq() === 0}>
        <p class="quiet">{words().nothingYet}</p>
      </Show>
      <Show when={props.inquiry.choices()}>
        {(known) => (
          <WishForm choices={known()} seats={facts()?.seats ?? []} onWish={inquired().setWished} />
        )}
      </Show>
      <Show when={props.inquiry.trouble()}>
        {(message) => (
          <p class="card failed" role="alert">
            {message()}
          </p>
        )}
      </Show>
    </>
  );
};
