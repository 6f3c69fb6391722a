// Done once in each worker, before its test files.
import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

// Code that Node has read and compiled is kept between threads and runs: a worker of an archive starts in half the time.
// Processes that tests start are not told of it; they run as anybody's.
enableCompileCache(fileURLToPath(new URL("node_modules/.cache/compiled", import.meta.url)));

// In a quick run chance falls alike every time, so that the same sources pass or fail alike. A deep run draws anew; a
// property that fails there prints its seed. A test that names a seed keeps its own.
if (process.env["ASSIZE_DEEP"] === undefined) {
  const { configureGlobal } = await import("fast-check");
  configureGlobal({ seed: 2_026 });
}
