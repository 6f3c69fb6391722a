// `npm run bundle`, and part of the install: makes the bundle of the command. Where that cannot be done the command
// runs from its sources, so it is told and nothing fails.
import { fileURLToPath } from "node:url";

try {
  const { makeBundle } = await import("./bundle.ts");
  await makeBundle(fileURLToPath(new URL("../../../", import.meta.url)));
} catch (failure) {
  const why = failure instanceof Error ? failure.message : String(failure);
  process.stderr.write(
    `assize: no bundle was made, so the command runs from its sources: ${why}\n`,
  );
}
