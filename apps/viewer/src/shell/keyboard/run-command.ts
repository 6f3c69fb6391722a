// What each command does with the session. Knows no key and no element.
import { unreachable } from "@assize/kernel-model";
import { copyLink } from "../copy-link.ts";
import { printSheet } from "../print-sheet.ts";
import { messagesIn } from "../messages/messages.ts";
import { eyesOf } from "../../kit/name-of-eyes.ts";
import { leaveBranch } from "../../panels/what-if/leave-branch.ts";
import type { MarkKind } from "../../protocol/protocol.ts";
import type { Session } from "../../session/session.tsx";
import { markOrEnd, nearestMark } from "../../history-view/steps.ts";
import type { CommandName } from "../../kit/keys.ts";

const jump = (session: Session, direction: 1 | -1, marks: readonly MarkKind[]): void => {
  const { cursor, lines } = session;
  cursor.seek(markOrEnd(lines(), cursor.seq(), direction, marks, cursor.last()));
};

/** As `jump`, but stays and says so where nothing more is marked. */
/** Whether it follows from another one or not. */
const FINDINGS = ["finding", "part"] as const satisfies readonly MarkKind[];

const find = (session: Session, direction: 1 | -1, marks: readonly MarkKind[]): void => {
  const { cursor, lines, panels, preferences, setNotice } = session;
  const found = nearestMark(lines(), cursor.seq(), direction, marks);
  if (found === undefined) setNotice(messagesIn(preferences.language()).noMore);
  else {
    cursor.seek(found);
    if (marks.includes("finding")) panels.raiseSheet();
  }
};

const cycleEyes = ({ eyes, facts, setEyes }: Session): void => {
  const all = eyesOf(facts()?.seats.length ?? 0);
  setEyes(all[(all.indexOf(eyes()) + 1) % all.length] ?? "all");
};

const bookmark = ({ cursor, notes, preferences, setNotice }: Session): void => {
  const words = messagesIn(preferences.language());
  const seq = cursor.seq();
  setNotice(notes.toggle(seq) ? words.bookmarked(seq) : words.unmarked(seq));
};

export const runCommand = (session: Session, command: CommandName): void => {
  const { cursor, panels, playing } = session;
  // Whoever steps by hand wants to stay there.
  if (command !== "play" && command !== "help") playing.pause();
  switch (command) {
    case "back":
      return cursor.step(-1);
    case "forward":
      return cursor.step(1);
    case "previous-turn":
      return jump(session, -1, ["turn", "chapter"]);
    case "next-turn":
      return jump(session, 1, ["turn", "chapter"]);
    case "previous-chapter":
      return jump(session, -1, ["chapter"]);
    case "next-chapter":
      return jump(session, 1, ["chapter"]);
    case "first":
      return cursor.seek(0);
    case "last":
      return cursor.seek(cursor.last());
    case "play":
      return playing.toggle();
    case "next-eyes":
      return cycleEyes(session);
    case "all-seeing":
      return session.setEyes("all");
    case "next-finding":
      return find(session, 1, FINDINGS);
    case "previous-finding":
      return find(session, -1, FINDINGS);
    case "next-reveal":
      return find(session, 1, ["reveal"]);
    case "previous-reveal":
      return find(session, -1, ["reveal"]);
    case "bookmark":
      return bookmark(session);
    case "to-record":
      return leaveBranch(session);
    case "text":
      return panels.setText(!panels.isText());
    case "copy-link":
      return void copyLink(session, messagesIn(session.preferences.language()));
    case "print":
      return void printSheet(session);
    case "help":
      return panels.setHelp(!panels.isHelpOpen());
    default:
      return unreachable(command, "a command");
  }
};
