// Lets a bot play on from here: one choice, to the next turn, or to the end.
import { createSignal, For, Show, type JSX } from "solid-js";
import type { BotText } from "../../protocol/protocol.ts";
import { Select } from "../../kit/select.tsx";
import { useMessages } from "../../kit/use-messages.ts";
import { messagesIn } from "./messages/messages.ts";
import { type Stretch, STRETCHES } from "./stretches.ts";

export const BotForm = (props: {
  readonly bots: readonly BotText[];
  readonly busy: boolean;
  readonly onPlay: (bot: string, stretch: Stretch) => void;
}): JSX.Element => {
  const words = useMessages(messagesIn);
  const [wished, setWished] = createSignal<string>();
  // The last one is the best player of its game.
  const bot = () => props.bots.find(({ id }) => id === wished()) ?? props.bots.at(-1);
  return (
    <section class="bot-form" aria-labelledby="bot-title" aria-busy={props.busy}>
      <h3 id="bot-title">{words().letBot}</h3>
      <label class="decision-line">
        <span>{words().bot}</span>
        <Select
          options={props.bots.map(({ id, name }) => ({ value: id, text: name }))}
          value={bot()?.id ?? ""}
          onChange={setWished}
        />
      </label>
      <p class="quiet small">{bot()?.describe}</p>
      <div class="bot-stretches">
        <For each={STRETCHES}>
          {(stretch) => (
            <button
              type="button"
              class="button small"
              disabled={props.busy}
              onClick={() => {
                const one = bot();
                if (one !== undefined) props.onPlay(one.id, stretch);
              }}
            >
              {words().stretch[stretch]}
            </button>
          )}
        </For>
      </div>
      <Show when={props.busy}>
        <p class="quiet small" role="status">
          {words().playing}
        </p>
      </Show>
    </section>
  );
};
