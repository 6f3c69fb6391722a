// What may be asked of the rules and of the verdict: findings, clauses, why and why not, what may be chosen.
import { findingsFor, rulebookFor } from "@assize/kernel-playback";
import { type Answering, filmAt } from "./desk.ts";

export const findings: Answering<"findings"> = (desk, { film, reader }) =>
  findingsFor(filmAt(desk, film, reader.language).film, reader);

export const clauses: Answering<"clauses"> = (desk, { film, language }) =>
  rulebookFor(filmAt(desk, film, language).film, { language });
