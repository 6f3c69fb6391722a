// Loaded into a program that is measured (`node --import`): tells at its end what it used, as JSON, on file descriptor 3.
import { existsSync, readFileSync, writeSync } from "node:fs";
import process from "node:process";

const STATUS = "/proc/self/status";

/** What Node tells of the most memory counts that of the process which started this one, where it was more. */
const mostKiB = (): number => {
  const status = existsSync(STATUS) ? readFileSync(STATUS, "utf8") : "";
  const most = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1];
  return most === undefined ? process.resourceUsage().maxRSS : Number(most);
};

process.on("exit", () => {
  const { userCPUTime, systemCPUTime } = process.resourceUsage();
  const main = process.threadCpuUsage();
  const used = {
    processorMs: (userCPUTime + systemCPUTime) / 1000,
    mainMs: (main.user + main.system) / 1000,
    mostKiB: mostKiB(),
  };
  writeSync(3, JSON.stringify(used));
});
