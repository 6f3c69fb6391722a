// Between two seats: nothing is shown until the one that is due says that it has the device.
import { onMount, type JSX } from "solid-js";
import { Icon } from "../kit/icons.tsx";
import { useMessages } from "../kit/use-messages.ts";
import { messagesIn } from "./messages/messages.ts";

export const Curtain = (props: {
  readonly name: string;
  readonly onLift: () => void;
  /** What else may be done before anybody takes it. */
  readonly children: JSX.Element;
}): JSX.Element => {
  const words = useMessages(messagesIn);
  let button!: HTMLButtonElement;
  onMount(() => button.focus());
  return (
    <section class="curtain" aria-labelledby="curtain-title">
      <span class="curtain-sign">
        <Icon name="eye" />
      </span>
      <h2 id="curtain-title">{words().handTo(props.name)}</h2>
      <p class="curtain-why">{words().nobodyElse(props.name)}</p>
      <button
        type="button"
        class="button primary main-act"
        ref={(element) => void (button = element)}
        onClick={() => props.onLift()}
      >
        {words().iAm(props.name)}
      </button>
      <div class="curtain-else">{props.children}</div>
    </section>
  );
};
