// A server lets in who it is told to, by each way that NATS has, named by a file or by a variable; and no message repeats a secret.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { HAS_NATS_SERVER, startServer, type TestServer } from "@assize/testkit/node";
import { nkeys } from "@nats-io/nats-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { connect, disconnect, logsOn, ServerProblem } from "../src/node.ts";
import type { NamedCredentials } from "../src/server-address.ts";
import { addressOf } from "./addresses.ts";

const CERTIFICATES = fileURLToPath(new URL("./certificates/", import.meta.url));
const certificate = (name: string): string => join(CERTIFICATES, name);

const SECRET = "s3cr3t-Žž";
let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), "assize-credentials-"))));
afterAll(() => rmSync(folder, { recursive: true }));

const fileOf = (name: string, text: string | Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

/** A claim in the form that servers take, signed by this key. */
const jwt = (
  issuer: nkeys.KeyPair,
  subject: nkeys.KeyPair,
  type: "operator" | "account" | "user",
  claims: object,
): string => {
  const encoded = (value: unknown): string =>
    Buffer.from(JSON.stringify(value)).toString("base64url");
  const body = {
    jti: type,
    iat: 1_700_000_000,
    iss: issuer.getPublicKey(),
    name: type,
    sub: subject.getPublicKey(),
    nats: { ...claims, type, version: 2 },
  };
  const signed = `${encoded({ typ: "JWT", alg: "ed25519-nkey" })}.${encoded(body)}`;
  return `${signed}.${Buffer.from(issuer.sign(new TextEncoder().encode(signed))).toString("base64url")}`;
};

const NO_LIMITS = { subs: -1, data: -1, payload: -1 };

/** A server whose accounts are JWTs, and the `.creds` of a user of one. */
const withJwts = () => {
  const [operator, system, account, user] = [
    nkeys.createOperator(),
    nkeys.createAccount(),
    nkeys.createAccount(),
    nkeys.createUser(),
  ];
  const limits = {
    ...NO_LIMITS,
    imports: -1,
    exports: -1,
    wildcards: true,
    conn: -1,
    leaf: -1,
    mem_storage: -1,
    disk_storage: -1,
    streams: -1,
    consumer: -1,
  };
  const preloaded = [system, account].map((one, at) => {
    const own = at === 0 ? { ...limits, mem_storage: 0, disk_storage: 0 } : limits;
    return `${one.getPublicKey()}: ${jwt(operator, one, "account", { limits: own })}`;
  });
  const config = `operator: ${jwt(operator, operator, "operator", {})}
system_account: ${system.getPublicKey()}
resolver: MEMORY
resolver_preload: { ${preloaded.join("\n")} }
`;
  const seed = new TextDecoder().decode(user.getSeed());
  const creds = `-----BEGIN NATS USER JWT-----
${jwt(account, user, "user", NO_LIMITS)}
------END NATS USER JWT------

-----BEGIN USER NKEY SEED-----
${seed}
------END USER NKEY SEED------
`;
  return { config, creds, seed };
};

const TLS = (verify: string) => `tls {
  cert_file: "${certificate("server.pem")}"
  key_file: "${certificate("server.key")}"
  ca_file: "${certificate("ca.pem")}"
  ${verify}
}`;

interface Way {
  readonly name: string;
  readonly config: string;
  readonly scheme?: string;
  readonly credentials: NamedCredentials;
  readonly environment?: Readonly<Record<string, string>>;
  /** What no message may hold. */
  readonly secret: string;
}

const ways = (): readonly Way[] => {
  const user = nkeys.createUser();
  const seed = new TextDecoder().decode(user.getSeed());
  const jwts = withJwts();
  const nkeyFile = fileOf("seed.nk", `${seed}\n`);
  const credsFile = fileOf("user.creds", jwts.creds);
  const tls = { certFile: certificate("client.pem"), keyFile: certificate("client.key") };
  const caFile = certificate("ca.pem");
  return [
    {
      name: "a user and a password",
      config: `authorization { user: ann, password: "${SECRET}" }`,
      credentials: { user: "ann", passwordFile: fileOf("password", `${SECRET}\n`) },
      environment: { NATS_USER: "ann", NATS_PASSWORD: SECRET },
      secret: SECRET,
    },
    {
      name: "a token",
      config: `authorization { token: "${SECRET}" }`,
      credentials: { tokenFile: fileOf("token", SECRET) },
      environment: { NATS_TOKEN: SECRET },
      secret: SECRET,
    },
    {
      name: "an nkey",
      config: `authorization { users: [{ nkey: ${user.getPublicKey()} }] }`,
      credentials: { nkeyFile },
      environment: { NATS_NKEY: nkeyFile },
      secret: seed,
    },
    {
      name: ".creds",
      config: jwts.config,
      credentials: { credsFile },
      environment: { NATS_CREDS: credsFile },
      secret: jwts.seed,
    },
    {
      name: "a private CA",
      config: TLS(""),
      scheme: "tls",
      credentials: { caFile },
      environment: { NATS_CA: caFile },
      secret: "BEGIN CERTIFICATE",
    },
    {
      name: "a client's certificate",
      config: TLS("verify: true"),
      credentials: { ...tls, caFile },
      environment: { NATS_CERT: tls.certFile, NATS_KEY: tls.keyFile, NATS_CA: caFile },
      secret: "BEGIN",
    },
  ];
};

describe.skipIf(!HAS_NATS_SERVER)("a server that asks who connects", () => {
  const servers: TestServer[] = [];
  afterEach(async () => {
    await Promise.all(servers.splice(0).map(({ remove }) => remove()));
  });
  afterEach(() => {
    for (const name of Object.keys(process.env))
      if (name.startsWith("NATS_")) delete process.env[name];
  });

  const started = async ({ config, scheme = "nats" }: Way) => {
    const server = await startServer(["-c", fileOf("server.conf", config)]);
    servers.push(server);
    return addressOf(server.url.replace("nats:", `${scheme}:`));
  };
  const logs = async (...connected: Parameters<typeof connect>): Promise<readonly string[]> => {
    const server = await connect(...connected);
    try {
      return await logsOn(server);
    } finally {
      await disconnect(server);
    }
  };

  test("lets in by files and by variables, and refuses others without repeating a secret", async () => {
    const all = ways();
    expect(all).toHaveLength(6);
    for (const way of all) {
      const address = await started(way);
      const { name, credentials, environment } = way;
      expect([name, await logs(address, { credentials })]).toEqual([name, []]);
      const refused = await logs(address, { patienceMs: 0 }).catch((cause: unknown) => cause);
      expect([name, refused]).toEqual([name, expect.any(ServerProblem)]);
      expect(String(refused)).toMatch(/refuses it .*(--nats-creds|--nats-ca)/);
      expect(String(refused)).not.toContain(way.secret);
      Object.assign(process.env, environment);
      expect([name, await logs(address)]).toEqual([name, []]);
      for (const variable of Object.keys(environment ?? {})) delete process.env[variable];
    }
  });

  test("a token stands in an address too", async () => {
    const address = await started({
      name: "token",
      config: `authorization { token: "to@ken" }`,
      credentials: {},
      secret: "to@ken",
    });
    const own = addressOf(String(address).replace("//", "//to%40ken@"));
    expect(await logs(own)).toEqual([]);
    expect(String(own)).toBe(String(address));
  });

  test("no account is sent over a line that is not encrypted, where the address or a certificate asks for it", async () => {
    const way = { name: "plain", config: "", credentials: {}, secret: SECRET };
    const address = await started({ ...way, scheme: "tls" });
    await expect(connect(address, { patienceMs: 60_000 })).rejects.toThrow(
      /does not support 'tls'/,
    );
    const plain = addressOf(String(address).replace("tls:", "nats:"));
    const credentials = { caFile: certificate("ca.pem") };
    await expect(connect(plain, { credentials, patienceMs: 60_000 })).rejects.toThrow("'tls'");
    expect(await logs(plain)).toEqual([]);
  });

  test("a file that is not there, or holds something else, is named before a server is asked", async () => {
    const address = addressOf("nats://127.0.0.1:1");
    const none = join(folder, "none");
    const wrong = fileOf("wrong", SECRET);
    const kinds = [
      "passwordFile",
      "tokenFile",
      "nkeyFile",
      "credsFile",
      "certFile",
      "keyFile",
      "caFile",
    ];
    for (const kind of kinds)
      await expect(connect(address, { credentials: { user: "a", [kind]: none } })).rejects.toThrow(
        `${none}: the `,
      );
    for (const kind of ["nkeyFile", "credsFile"]) {
      const refused = await connect(address, { credentials: { [kind]: wrong } }).catch(String);
      expect(refused).toContain(`${wrong}: this is no `);
      expect(refused).not.toContain(SECRET);
    }
    expect(readdirSync(folder)).not.toContain("none");
  });
});
