// The ways to a game: a file, or one of the samples.
import { createSignal, For, Show, type JSX } from "solid-js";
import { Icon } from "../kit/icons.tsx";
import { useSession } from "../session/session.tsx";
import { useMessages } from "../kit/use-messages.ts";
import { messagesIn } from "./messages/messages.ts";
import { OpeningState } from "./opening-state.tsx";
import "./opening.css";
import { addressOfSample, SAMPLES } from "./samples.ts";
import { takeAddress, takeFile } from "./take-log.ts";

/** A page from a file has nothing beside it. */
const hasSamples = (): boolean => location.protocol !== "file:";

const Picker = (): JSX.Element => {
  const { openLogs } = useSession();
  const words = useMessages(messagesIn);
  const [isOver, setOver] = createSignal(false);
  return (
    <div
      class="drop"
      classList={{ over: isOver() }}
      onDragEnter={() => setOver(true)}
      onDragLeave={() => setOver(false)}
      onDrop={() => setOver(false)}
    >
      <Icon name="folder" />
      <span class="drop-here">
        {words().drop} {words().or}
      </span>
      <label class="button primary">
        {words().pick}
        <input
          class="unseen"
          type="file"
          accept=".jsonl,.json,.ndjson,.txt"
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            event.currentTarget.value = "";
            if (file !== undefined) void takeFile(openLogs, words(), file);
          }}
        />
      </label>
      <p class="quiet small">{words().stays}</p>
    </div>
  );
};

const Gallery = (): JSX.Element => {
  const { openLogs } = useSession();
  const words = useMessages(messagesIn);
  return (
    <section aria-labelledby="samples-title">
      <h2 id="samples-title">{words().samples}</h2>
      <ul class="gallery">
        <For each={SAMPLES}>
          {(name) => (
            <li>
              <button
                type="button"
                class="card sample"
                onClick={() => void takeAddress(openLogs, words(), addressOfSample(name))}
              >
                <strong>{name}</strong>
                <span>{words().about[name]}</span>
              </button>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
};

export const WaysIn = (): JSX.Element => {
  const { openLogs } = useSession();
  return (
    <>
      <OpeningState opening={openLogs.opening()} onCancel={openLogs.cancel} />
      <Show when={openLogs.opening().kind !== "under-way"}>
        <Picker />
        <Show when={hasSamples()}>
          <Gallery />
        </Show>
      </Show>
    </>
  );
};
