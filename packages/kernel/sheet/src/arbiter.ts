// The arbiter's part of a sheet: room for a note at each cause, and for the ruling with a signature at the end. Empty lines
// to write on; a ruling that was made is told there.
import { el, lines, type Markup } from "./markup.ts";
import type { Messages } from "./messages/messages.ts";

export const noteRoom = (say: Messages): Markup =>
  el("div", { class: "note" }, el("p", { class: "label" }, say.note));

/** What was ruled, where somebody did; else room to write. */
const ruled = (told: readonly string[]): Markup =>
  told.length === 0
    ? el("div", { class: "room" })
    : el("div", { class: "ruled" }, lines(...told.map((text) => el("p", null, text))));

export const rulingRoom = (say: Messages, told: readonly string[] = []): Markup =>
  el(
    "section",
    { class: "sign" },
    lines(
      el("h2", null, say.ruling),
      ruled(told),
      el("div", { class: "by" }, el("p", null, say.arbiter), el("p", null, say.signed)),
    ),
  );
