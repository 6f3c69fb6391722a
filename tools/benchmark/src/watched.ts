// Loaded into a program that is measured (`node --import`): tells at its end what it used, as JSON, on file descriptor 3.
//
import { writeSync } from "node:fs";
import process from "node:process";

process.on("exit", () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  writeSync(
    3,
    JSON.stringify({ processorMs: (userCPUTime + systemCPUTime) / 1000, mostKiB: maxRSS }),
  );
});
