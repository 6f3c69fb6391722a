// Whose eyes look: in the header, on a phone in the menu.
import { For, type JSX } from "solid-js";
import type { Eyes } from "@assize/kernel-model";
import { Icon } from "../kit/icons.tsx";
import { messagesIn as sharedIn } from "../kit/messages/messages.ts";
import { eyesOf, nameOfEyes } from "../kit/name-of-eyes.ts";
import { useMessages } from "../kit/use-messages.ts";
import { useSession } from "../session/session.tsx";
import { messagesIn } from "./messages/messages.ts";

export const EyesChoice = (): JSX.Element => {
  const { eyes, facts, setEyes } = useSession();
  const words = useMessages(messagesIn);
  const sharedWords = useMessages(sharedIn);
  const seats = () => facts()?.seats ?? [];
  const choose = (value: string): void =>
    setEyes(value === "all" || value === "public" ? value : (Number(value) as Eyes));
  return (
    <label class="eyes" classList={{ narrowed: eyes() !== "all" }} title={words().eyes}>
      <Icon name="eye" />
      <span class="unseen">{words().eyes}</span>
      <select
        class="field"
        value={String(eyes())}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <For each={eyesOf(seats().length)}>
          {(each) => (
            <option value={String(each)} selected={each === eyes()}>
              {nameOfEyes(each, seats(), sharedWords())}
            </option>
          )}
        </For>
      </select>
    </label>
  );
};
