// The record beside a branch, or two branches. Knows reels by their names.
import { createMemo, For, Show, type JSX } from "solid-js";
import { useSession } from "../session/session.tsx";
import { useWords } from "../session/words.ts";
import { MESSAGES } from "./messages/messages.ts";

export const AgainstReel = (): JSX.Element => {
  const { branches, comparison, cursor, films } = useSession();
  const words = useWords(MESSAGES);
  const reels = createMemo(() =>
    [{ reel: 0, name: words().record }, ...branches().filter(({ reel }) => reel !== 0)].filter(
      ({ reel }) => reel !== cursor.reel(),
    ),
  );
  const compare = (reel: number): void => {
    const film = films.current()?.facts.film;
    if (film !== undefined) comparison.compareWith({ kind: "reel", film, reel });
  };
  return (
    <section class="card compare-way" aria-labelledby="compare-reels">
      <h2 id="compare-reels">{words().withReel}</h2>
      <Show when={reels().length > 0} fallback={<p class="quiet small">{words().noReels}</p>}>
        <ul class="compare-list">
          <For each={reels()}>
            {({ reel, name }) => (
              <li>
                <button type="button" class="button" onClick={() => compare(reel)}>
                  <bdi>{name}</bdi>
                </button>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </section>
  );
};
