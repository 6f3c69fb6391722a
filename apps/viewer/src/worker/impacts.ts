// What the findings of a log came to: it follows the game once more, so it is asked for by itself.
import { impactsFor } from "@assize/kernel-history";
import { type Answering, historyAt } from "./desk.ts";

export const impacts: Answering<"impacts"> = (desk, { history, reader }) =>
  impactsFor(historyAt(desk, history, reader.language).history, reader);
