// Code that Node has read and compiled is kept between threads and runs: a worker of an archive starts in half the time.
// Processes that tests start are not told of it; they run as anybody's.
import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

enableCompileCache(fileURLToPath(new URL("node_modules/.cache/compiled", import.meta.url)));
