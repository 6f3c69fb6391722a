// The name of the page, and of the game that is watched; a choice where several are open or in one file.
import { For, Show, type JSX } from "solid-js";
import type { Film } from "../session/films.ts";
import { useSession } from "../session/session.tsx";
import { useWords } from "../session/words.ts";
import { Icon } from "./icons.tsx";
import { MESSAGES } from "./messages/messages.ts";

/** Names a film among those that are open. */
export const filmName = (film: Film): string =>
  film.games > 1 ? `${film.facts.name} · ${film.number}` : film.facts.name;

export const FilmChoice = (): JSX.Element => {
  const { films } = useSession();
  const words = useWords(MESSAGES);
  const openGame = (film: Film, number: number): void => {
    const open = films
      .all()
      .find((other) => other.source === film.source && other.number === number);
    if (open !== undefined) films.choose(open.facts.film);
    else if (film.source !== null) void films.open(film.source, number);
  };
  return (
    <div class="titles">
      <span class="brand">
        <Icon name="scales" />
        <span class="brand-name">Assize</span>
      </span>
      <Show when={films.current()}>
        {(film) => (
          <>
            <h1 class="title">
              <span class="game-title">{film().facts.title}</span>
              <Show
                when={films.all().length > 1}
                fallback={<span class="file-name">{filmName(film())}</span>}
              >
                <select
                  class="field file-name"
                  aria-label={words().film}
                  onChange={(event) => films.choose(Number(event.currentTarget.value))}
                >
                  <For each={films.all()}>
                    {(each) => (
                      <option value={each.facts.film} selected={each === film()}>
                        {filmName(each)}
                      </option>
                    )}
                  </For>
                </select>
              </Show>
            </h1>
            <Show when={film().games > 1}>
              <select
                class="field small"
                aria-label={words().archive(film().games)}
                onChange={(event) => openGame(film(), Number(event.currentTarget.value))}
              >
                <For each={Array.from({ length: film().games }, (_, index) => index + 1)}>
                  {(number) => (
                    <option value={number} selected={number === film().number}>
                      {words().game(number, film().games)}
                    </option>
                  )}
                </For>
              </select>
            </Show>
          </>
        )}
      </Show>
    </div>
  );
};
