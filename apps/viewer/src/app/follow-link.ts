// Goes where the address says, once its log is open; and lets the address say where the page stands.
import { createEffect, createSignal, on, onCleanup, onMount } from "solid-js";
import { type Link, parseLink } from "../session/link.ts";
import type { FilmId } from "../protocol/protocol.ts";
import type { Session } from "../session/session.tsx";
import { bringBackBranches } from "../branching/bring-back.ts";
import { addressOf } from "./copy-link.ts";
import { MESSAGES } from "./messages/messages.ts";

/** The address is rewritten only when the page has come to rest: browsers limit how often. */
const REST_MS = 300;

const apply = (session: Session, link: Link): void => {
  const { comparison, cursor, eyes, films, panels, preferences, setEyes, tell } = session;
  const facts = films.current()?.facts;
  if (link.panel !== null) panels.openTab(link.panel);
  if (facts === undefined) return;
  if (link.hash !== null && link.hash !== facts.hash)
    tell(MESSAGES[preferences.language()].linkOfAnother);
  const wished = link.eyes ?? "all";
  if (wished !== eyes() && (typeof wished === "string" || wished < facts.seats.length))
    setEyes(wished);
  if (link.branch !== null) void enterBranch(session, facts.film, link.branch, link.seq ?? 0);
  else if (link.seq !== null) cursor.seek(link.seq);
  if (link.against !== null) comparison.compareWith({ kind: "rulings", rulings: link.against });
};

/** Goes into a branch that this browser keeps; of any other it says that its log is needed. */
const enterBranch = async (
  session: Session,
  film: FilmId,
  name: string,
  seq: number,
): Promise<void> => {
  const { client, cursor, films, preferences, tell } = session;
  const language = preferences.language();
  await bringBackBranches(session);
  const branches = await client().ask("branches", { film, language });
  const branch = branches.find((each) => each.name === name);
  if (films.current()?.facts.film !== film) return;
  if (branch !== undefined) return cursor.enter(branch.reel, seq);
  tell(MESSAGES[language].branchNotHere(name));
  cursor.seek(seq);
};

const isEmpty = (link: Link): boolean => link.seq === null && link.hash === null;

export const followLink = (session: Session): void => {
  const [pending, setPending] = createSignal<Link | null>(parseLink(location.hash));
  let written = location.hash;
  // By the event's address: the page may have written another one into `location` since.
  const follow = ({ newURL }: HashChangeEvent): void => {
    const { hash } = new URL(newURL);
    if (hash === written) return;
    const link = parseLink(hash);
    if (isEmpty(link)) return;
    if (session.films.current() === undefined) setPending(link);
    else apply(session, link);
  };
  onMount(() => {
    addEventListener("hashchange", follow);
    onCleanup(() => removeEventListener("hashchange", follow));
  });
  createEffect(
    on(session.films.current, (film) => {
      const link = pending();
      if (film === undefined || link === null) return;
      setPending(null);
      if (!isEmpty(link)) apply(session, link);
    }),
  );
  createEffect(
    on(
      [
        session.films.current,
        session.cursor.moment,
        session.branches,
        session.eyes,
        session.comparison.against,
        session.panels.tab,
      ],
      ([film]) => {
        if (film === undefined) return;
        const timer = setTimeout(() => {
          const address = addressOf(session);
          written = address.replace(/^[^#]*/, "");
          try {
            history.replaceState(history.state, "", address);
          } catch {
            // A page from a file may not rename itself everywhere: its link can still be copied.
          }
        }, REST_MS);
        onCleanup(() => clearTimeout(timer));
      },
    ),
  );
};
