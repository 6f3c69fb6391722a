// What a report of this program rests on: its version, the formats, the games' rules.
import { FORMATS } from "@assize/kernel-event-log";
import { plainLine } from "@assize/kernel-report";
import { VERIFIER } from "@assize/kernel-verifier";
import { allGames } from "../games.ts";
import type { Session } from "../session.ts";
import { VERSION } from "../version.ts";

export const version = async (
  { json }: { readonly json: boolean },
  session: Session,
): Promise<number> => {
  const known = await allGames();
  const facts = {
    assize: VERSION,
    verifier: VERIFIER,
    formats: FORMATS,
    games: Object.fromEntries(known.map(({ id, rules }) => [id, rules])),
    node: process.versions.node,
  };
  const games = known.map(({ id, rules, title }) => `  ${id}: ${title.en}, rules ${rules}`);
  const text = [
    `assize ${facts.assize} (verifier ${facts.verifier}, Node ${facts.node})`,
    `log formats ${facts.formats.join(", ")}`,
    "games",
    ...games,
  ].map(plainLine);
  await (json ? session.json(facts) : session.lines(text));
  return 0;
};
