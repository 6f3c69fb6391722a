// The whole viewer as one HTML file that works from a disk: styles and script stand in it and are named by their hashes
// in its policy; the worker is carried as inert text, which the page starts as a blob; a log can be put in beside it.
// Knows nothing of what the page does.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { hashOf, policyOf, SHEET_HASH } from "./content-policy.ts";

const PAGE = join(import.meta.dirname, "../index.html");
const SCRIPT_TAG = /\s*<script type="module"[^>]*><\/script>/;

/** Ends neither a script element nor starts a comment in one. */
const inert = (script: string): string =>
  script.replaceAll("</script", "<\\/script").replaceAll("<!--", "<\\!--");

interface Parts {
  readonly script: string;
  readonly style: string;
  readonly worker: string;
}

/** Puts the parts into the page. The element `assize-log` is left empty, for whoever puts a log in. */
export const assemble = (page: string, { script, style, worker }: Parts): string => {
  const code = inert(script);
  const policy = policyOf({ scripts: hashOf(code), styles: `${hashOf(style)} ${SHEET_HASH}` });
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
  const head = `<head>\n    ${meta}`;
  const tail = [
    `<script type="text/plain" id="assize-worker">${inert(worker)}</script>`,
    `<script type="application/json" id="assize-log"></script>`,
    `<script type="module">${code}</script>`,
    "</body>",
  ].join("\n    ");
  // Functions as replacements: a text in their place would have its dollar signs read.
  return page
    .replace(SCRIPT_TAG, "")
    .replace("<head>", () => head)
    .replace("</head>", () => `<style>${style}</style>\n  </head>`)
    .replace("</body>", () => tail);
};

const textOf = (source: string | Uint8Array): string =>
  typeof source === "string" ? source : new TextDecoder().decode(source);

const partsOf = (bundle: Rolldown.OutputBundle): Parts => {
  const outputs = Object.values(bundle);
  const chunks = outputs.filter((output) => output.type === "chunk");
  const assets = outputs.filter((output) => output.type === "asset");
  const assetsNamed = (ending: string): string[] =>
    assets.filter(({ fileName }) => fileName.endsWith(ending)).map(({ source }) => textOf(source));
  const scripts = chunks.map(({ code }) => code);
  const workers = assetsNamed(".js");
  const styles = assetsNamed(".css");
  const [script] = scripts;
  const [worker] = workers;
  if (script === undefined || worker === undefined || scripts.length + workers.length !== 2)
    throw new Error(
      `one script and one worker are wanted, not ${scripts.length}+${workers.length}`,
    );
  return { script, worker, style: styles.join("\n") };
};

/** Replaces whatever a build would write by the one file. */
export const singleFile = (): Plugin => ({
  name: "assize-single-file",
  apply: "build",
  enforce: "post",
  // After everybody else: vite itself still replaces words in scripts at this stage.
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      const source = assemble(readFileSync(PAGE, "utf8"), partsOf(bundle));
      for (const name of Object.keys(bundle)) delete bundle[name];
      this.emitFile({ type: "asset", fileName: "viewer.html", source });
    },
  },
});
