// The viewer that is one file, with a log put into it as inert data. Knows the place where a log goes, no more.

const PLACE = /(<script type="application\/json" id="assize-log">)(<\/script>)/;

/** A log as JSON that ends no script element, whatever its name is; its bytes are kept exactly. */
const carried = (name: string, bytes: Uint8Array): string =>
  JSON.stringify({ name, base64: Buffer.from(bytes).toString("base64") }).replaceAll(
    "<",
    "\\u003c",
  );

/** The page that opens this log by itself. */
export const withLog = (page: string, name: string, bytes: Uint8Array): string =>
  page.replace(PLACE, (_, open: string, close: string) => `${open}${carried(name, bytes)}${close}`);
