// The viewer's page inside a frame of another page: `index.html?log=…&embed=1`: one replay and a link to all the rest.
// Knows addresses, no game.
import { besidePage } from "../kit/beside-page.ts";
import { defineReplay } from "./element.tsx";

const PASSED_ON = ["seat", "theme", "language"] as const;

const FILL =
  "html, body, #page, main { block-size: 100%; margin: 0; } h1 { position: absolute; block-size: 1px; inline-size: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); } assize-replay { block-size: 100%; border: 0; border-radius: 0; }";

/** Fills the place with what the address asks for. What follows `#` goes before what follows `?`. */
export const showFrame = (place: HTMLElement): void => {
  const asked = new URLSearchParams(location.search);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(FILL);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  defineReplay(
    new URL(".", location.href).href,
    (address) => besidePage(address.href, location.href) !== undefined,
  );
  const replay = document.createElement("assize-replay");
  const heed = (): void => {
    const link = new URLSearchParams(location.hash.replace(/^#/, ""));
    for (const name of PASSED_ON) {
      const value = link.get(name) ?? asked.get(name);
      if (value !== null) replay.setAttribute(name, value);
    }
    const start = link.get("e") ?? asked.get("start");
    if (start !== null) replay.setAttribute("start", start);
  };
  if (asked.get("controls") !== "false") replay.setAttribute("controls", "");
  heed();
  addEventListener("hashchange", heed);
  replay.setAttribute("src", asked.get("log") ?? "");
  const heading = document.createElement("h1");
  heading.textContent = document.title;
  const main = document.createElement("main");
  main.append(heading, replay);
  place.append(main);
};
