// The arbiter's part of a sheet: room for a note at each cause, and for the ruling with a signature at the end. Empty lines
// to write on; a ruling that is recorded would be told in the same places.
import { el, lines, type Markup } from "./markup.ts";
import type { Messages } from "./messages/messages.ts";

export const noteRoom = (say: Messages): Markup =>
  el("div", { class: "note" }, el("p", { class: "label" }, say.note));

export const rulingRoom = (say: Messages): Markup =>
  el(
    "section",
    { class: "sign" },
    lines(
      el("h2", null, say.ruling),
      el("div", { class: "room" }),
      el("div", { class: "by" }, el("p", null, say.arbiter), el("p", null, say.signed)),
    ),
  );
