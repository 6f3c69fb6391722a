// The ways to a game: an example, a file of one's own, and whatever the page puts beside them.
import { createSignal, For, Show, type JSX } from "solid-js";
import { Icon } from "../kit/icons.tsx";
import { useSession } from "../session/session.tsx";
import { useMessages } from "../kit/use-messages.ts";
import { messagesIn } from "./messages/messages.ts";
import { OpeningState } from "./opening-state.tsx";
import "./opening.css";
import { KINDS_OF_FILE } from "../kit/kinds-of-file.ts";
import { addressOfSample, FEATURED, SAMPLES } from "./samples.ts";
import { takeAddress, takeFile } from "./take-log.ts";

/** A page from a file has nothing beside it. */
const hasSamples = (): boolean => location.protocol !== "file:";

const Picker = (): JSX.Element => {
  const { openLogs } = useSession();
  const words = useMessages(messagesIn);
  const [isOver, setOver] = createSignal(false);
  return (
    <section
      class="card drop"
      classList={{ over: isOver() }}
      aria-labelledby="open-title"
      onDragEnter={() => setOver(true)}
      onDragLeave={() => setOver(false)}
      onDrop={() => setOver(false)}
    >
      <Icon name="folder" />
      <h2 id="open-title">{words().drop}</h2>
      <p class="quiet small">
        {words().kinds} {words().stays}
      </p>
      <label class="button primary">
        {words().pick}
        <input
          class="unseen"
          type="file"
          accept={KINDS_OF_FILE}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            event.currentTarget.value = "";
            if (file !== undefined) void takeFile(openLogs, words(), file);
          }}
        />
      </label>
    </section>
  );
};

/** All other samples, by what they show. */
const Gallery = (): JSX.Element => {
  const { openLogs } = useSession();
  const words = useMessages(messagesIn);
  const others = SAMPLES.filter((name) => !(FEATURED as readonly string[]).includes(name));
  return (
    <details class="gallery">
      <summary>{words().moreSamples(others.length)}</summary>
      <ul>
        <For each={others}>
          {(name) => (
            <li>
              <button
                type="button"
                class="sample gallery-game"
                data-sample={name}
                onClick={() => void takeAddress(openLogs, words(), addressOfSample(name))}
              >
                {words().about[name]}
              </button>
            </li>
          )}
        </For>
      </ul>
    </details>
  );
};

export const WaysIn = (props: {
  /** The examples that stand first; none where there is no room for them. */
  readonly featured?: JSX.Element;
  /** What stands beside opening a file. */
  readonly beside?: JSX.Element;
}): JSX.Element => {
  const { openLogs } = useSession();
  return (
    <>
      <OpeningState opening={openLogs.opening()} onCancel={openLogs.cancel} />
      <Show when={openLogs.opening().kind !== "under-way"}>
        <Show when={hasSamples()}>{props.featured}</Show>
        <div class="start-own">
          {props.beside}
          <Picker />
        </div>
        <Show when={hasSamples()}>
          <Gallery />
        </Show>
      </Show>
    </>
  );
};
