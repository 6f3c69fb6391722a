// `npm run bundle`, and part of the install: makes the bundle of the command, unless it is there. Where that cannot be done the command
// runs from its sources, so it is told and nothing fails.
import { fileURLToPath } from "node:url";
import { isOfItsInputs } from "../bin/bundle-inputs.js";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const BUNDLE = fileURLToPath(new URL("../dist/bundle/", import.meta.url));

try {
  if (!isOfItsInputs(BUNDLE, ROOT)) {
    const { makeBundle } = await import("./bundle.ts");
    await makeBundle(ROOT);
  }
} catch (failure) {
  const why = failure instanceof Error ? failure.message : String(failure);
  process.stderr.write(
    `assize: no bundle was made, so the command runs from its sources: ${why}\n`,
  );
}
