// Goes where the address says, once its log is open; and lets the address say where the page stands.
import { createEffect, createSignal, on, onCleanup, onMount } from "solid-js";
import { type Link, parseLink } from "../session/link.ts";
import type { HistoryId } from "../protocol/protocol.ts";
import type { OpenLog, Source } from "../session/open-log.ts";
import type { Session } from "../session/session.tsx";
import { bringBackBranches } from "../panels/what-if/bring-back.ts";
import { takeLinked } from "../opening/take-log.ts";
import { addressOf } from "../session/address.ts";
import { carriedHere } from "../session/carried-page.ts";
import { messagesIn } from "./messages/messages.ts";

/** The address is rewritten only when the page has come to rest: browsers limit how often. */
const REST_MS = 300;

const apply = (session: Session, link: Link): void => {
  const { comparison, cursor, eyes, openLogs, panels, preferences, setEyes, setNotice } = session;
  const facts = openLogs.current()?.facts;
  if (link.panel !== null) panels.openTab(link.panel);
  if (facts === undefined) return;
  if (link.hash !== null && link.hash !== facts.hash)
    setNotice(messagesIn(preferences.language()).linkOfAnother);
  const wished = link.eyes ?? "all";
  if (wished !== eyes() && (typeof wished === "string" || wished < facts.seats.length))
    setEyes(wished);
  if (link.branch !== null) void enterBranch(session, facts.history, link.branch, link.seq ?? 0);
  else if (link.seq !== null) cursor.seek(link.seq);
  if (link.against !== null) comparison.setAgainst({ kind: "rulings", rulings: link.against });
};

/** Goes into a branch that this browser keeps; of any other it says that its log is needed. */
const enterBranch = async (
  session: Session,
  history: HistoryId,
  name: string,
  seq: number,
): Promise<void> => {
  const { client, cursor, openLogs, preferences, setNotice } = session;
  const language = preferences.language();
  await bringBackBranches(session);
  const branches = await client().ask("branches", { history, language });
  const branch = branches.find((each) => each.name === name);
  if (openLogs.current()?.facts.history !== history) return;
  if (branch !== undefined) return cursor.enter(branch.id, seq);
  setNotice(messagesIn(language).branchNotHere(name));
  cursor.seek(seq);
};

/** Where a game is looked at first: at what is wrong with it, else at what came of it. */
const goToTheStory = ({ cursor, openLogs, panels }: Session): void => {
  const facts = openLogs.current()?.facts;
  if (facts === undefined) return;
  const first = facts.verdict.findings.find(({ follows, seq }) => follows === null && seq > 0);
  cursor.seek(first?.seq ?? facts.shown);
  if (first !== undefined) panels.raiseSheet();
};

/** True for each game once, however often it is chosen or has to be opened again. */
const createFirstSight = (): ((history: OpenLog) => boolean) => {
  const seen = new WeakMap<Source, Set<number>>();
  return ({ source, number }) => {
    const numbers = seen.get(source) ?? new Set<number>();
    seen.set(source, numbers);
    return numbers.size < numbers.add(number).size;
  };
};

const isEmpty = (link: Link): boolean =>
  link.seq === null && link.hash === null && link.game === null;

export const followLink = (session: Session): void => {
  const [pending, setPending] = createSignal<Link | null>(
    parseLink(location.hash || (carriedHere()?.link ?? "")),
  );
  let written = location.hash;
  const isNew = createFirstSight();
  // By the event's address: the page may have written another one into `location` since.
  const follow = ({ newURL }: HashChangeEvent): void => {
    const { hash } = new URL(newURL);
    if (hash === written) return;
    const link = parseLink(hash);
    if (isEmpty(link)) return;
    if (link.game !== null && link.game !== session.openLogs.current()?.source.linked) {
      setPending(link);
      void takeLinked(session, link.game).then((isOpen) => isOpen || setPending(null));
    } else if (session.openLogs.current() === undefined) setPending(link);
    else apply(session, link);
  };
  onMount(() => {
    addEventListener("hashchange", follow);
    onCleanup(() => removeEventListener("hashchange", follow));
  });
  createEffect(
    on(session.openLogs.current, (history) => {
      if (history === undefined || !isNew(history)) return;
      const link = pending();
      setPending(null);
      if (link === null || link.seq === null) goToTheStory(session);
      if (link !== null) apply(session, link);
    }),
  );
  createEffect(
    on(
      [
        session.openLogs.current,
        session.cursor.moment,
        session.branches,
        session.eyes,
        session.comparison.against,
        session.panels.tab,
      ],
      ([history]) => {
        if (history === undefined) return;
        const timer = setTimeout(() => {
          const address = addressOf(session);
          written = address.replace(/^[^#]*/, "");
          try {
            window.history.replaceState(window.history.state, "", address);
          } catch {
            // A page from a file may not rename itself everywhere: its link can still be copied.
          }
        }, REST_MS);
        onCleanup(() => clearTimeout(timer));
      },
    ),
  );
};
