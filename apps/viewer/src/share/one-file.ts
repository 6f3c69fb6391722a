// The viewer as one file that carries what is watched: made of this very page where it is one file, else of the one beside
// it on its site. Nothing leaves the device. Knows no game.
import { sharedWith } from "./shared-with.ts";
import { carrying } from "../session/carried-page.ts";
import { fragmentOf } from "../session/address.ts";
import type { Session } from "../session/session.tsx";
import { saveFile } from "../kit/save-file.ts";

/** Relative to the page; a site has it where whoever set it up has put it there. */
const ONE_FILE = "viewer.html";

/** This page as it was before it showed anything. */
const asItCame = (): string => {
  const page = document.documentElement.cloneNode(true) as HTMLElement;
  page.querySelector("#page")?.replaceChildren();
  return `<!doctype html>\n${page.outerHTML}\n`;
};

/** Null where there is none to be had. */
const viewer = async (): Promise<string | null> => {
  if (document.getElementById("assize-log") !== null) return asItCame();
  if (location.protocol === "file:") return null;
  const response = await fetch(ONE_FILE);
  return response.ok ? response.text() : null;
};

const encoder = new TextEncoder();

/** Saves the record as it stands, with what goes along; false where no viewer is to be had. */
export const saveOneFile = async (session: Session, name: string): Promise<boolean> => {
  const page = await viewer();
  const moment = session.cursor.moment();
  const facts = session.facts();
  if (page === null || moment === undefined || facts === undefined) return false;
  const { history } = moment;
  const ask = { history, branch: 0, from: 0, to: facts.events };
  const { text } = await session.client().ask("log", ask);
  const whole = carrying(page, {
    name: facts.name,
    bytes: encoder.encode(text),
    carried: await sharedWith(session),
    link: fragmentOf(session, null),
  });
  saveFile(name, new Blob([whole], { type: "text/html" }));
  return true;
};
