// One example of each game: its picture, its title, and what there is to be seen in it.
import { For, type JSX } from "solid-js";
import { useSession } from "../session/session.tsx";
import { useMessages } from "../kit/use-messages.ts";
import { messagesIn } from "./messages/messages.ts";
import { addressOfPicture, addressOfSample, FEATURED } from "./samples.ts";
import { takeAddress } from "./take-log.ts";

export const Featured = (): JSX.Element => {
  const { openLogs, preferences } = useSession();
  const words = useMessages(messagesIn);
  return (
    <ul class="featured" aria-label={words().samples}>
      <For each={FEATURED}>
        {(name) => (
          <li>
            <button
              type="button"
              class="card sample featured-game"
              data-sample={name}
              onClick={() => void takeAddress(openLogs, words(), addressOfSample(name))}
            >
              <img
                src={addressOfPicture(name, preferences.shade())}
                alt=""
                width="320"
                height="256"
              />
              <span class="featured-text">
                <strong>{words().featured[name].title}</strong>
                <span>{words().featured[name].about}</span>
              </span>
            </button>
          </li>
        )}
      </For>
    </ul>
  );
};
