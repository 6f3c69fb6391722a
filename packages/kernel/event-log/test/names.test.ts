// One file, several names; another file under the same name; and what is no file at all.
import { execFileSync } from "node:child_process";
import {
  appendFile,
  link,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  unlink,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as Result from "effect/Result";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { encodeHeader, readLog } from "../src/index.ts";
import {
  createFileStore,
  lockPath,
  openPlainFile,
  readGamesFromFile,
  thisMachine,
  tornPath,
} from "../src/node.ts";
import type { Machine } from "../src/node.ts";
import { HEADER } from "./arbitraries.ts";

const HEAD = encodeHeader(HEADER);
const event = (seq: number, writer = "t"): string =>
  `{"seq":${seq},"type":${JSON.stringify(writer)},"data":{}}`;
const TORN = '{"seq":1,"type":"t","da';

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "assize-names-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));
const at = (name: string): string => join(folder, name);
const textAt = (name: string): Promise<string> => readFile(at(name), "utf8");

const failureOf = async (answer: Promise<Result.Result<unknown, unknown>>): Promise<unknown> =>
  Result.match(await answer, { onFailure: (failure) => failure, onSuccess: () => "success" });

/** This machine, on which something else happens at one moment of every open file. */
const disturbed = (
  moment: "before append" | "after append" | "after sync",
  happens: () => Promise<void>,
): Machine => ({
  ...thisMachine,
  open: async (...which) => {
    const file = await thisMachine.open(...which);
    return {
      ...file,
      append: async (bytes) => {
        if (moment === "before append") await happens();
        await file.append(bytes);
        if (moment === "after append") await happens();
      },
      sync: async () => {
        await file.sync();
        if (moment === "after sync") await happens();
      },
    };
  },
});

describe("a log with two names by symbolic links", () => {
  test("has one lock, and of writers by different names one wins", async () => {
    await mkdir(at("games"));
    await symlink("games", at("linked"));
    await symlink(at("games/log.jsonl"), at("log.jsonl"));
    const names = ["games/log.jsonl", "linked/log.jsonl", "log.jsonl"].map(at);
    await createFileStore().create(names[0]!, HEAD);
    const stores = names.map(() => createFileStore());
    for (let events = 0; events < 20; events++) {
      const answers = await Promise.all(
        [...names, ...names].map((name, writer) =>
          stores[writer % 3]!.append(name, events, [event(events + 1, `writer ${writer}`)]),
        ),
      );
      expect(answers.filter(Result.isSuccess)).toHaveLength(1);
    }
    const game = readLog(await readFile(names[2]!));
    expect(game.ok && game.events.map(({ envelope }) => envelope.seq)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
    expect((await readdir(at("games"))).concat(await readdir(folder)).sort()).toEqual([
      "games",
      "linked",
      "log.jsonl",
      "log.jsonl",
    ]);
  });

  test("is locked by its real path", async () => {
    await symlink("log.jsonl", at("name.jsonl"));
    await createFileStore().create(at("log.jsonl"), HEAD);
    const seen: string[] = [];
    const store = createFileStore(
      disturbed("after append", async () => void seen.push(...(await readdir(folder)))),
    );
    expect(Result.isSuccess(await store.append(at("name.jsonl"), 0, [event(1)]))).toBe(true);
    expect(seen.sort()).toEqual(["log.jsonl", "log.jsonl.lock", "name.jsonl"]);
  });

  test("is not begun where the link leads nowhere", async () => {
    await symlink("nothing.jsonl", at("name.jsonl"));
    expect(await failureOf(createFileStore().create(at("name.jsonl"), HEAD))).toMatchObject({
      code: "missing",
    });
    expect(await readdir(folder)).toEqual(["name.jsonl"]);
  });

  test("in a circle is refused", async () => {
    await symlink("two", at("one"));
    await symlink("one", at("two"));
    expect(await failureOf(createFileStore().append(at("one"), 0, []))).toMatchObject({
      code: "not-a-file",
    });
  });
});

describe("a log with two names by hard links", () => {
  test("is refused, and read", async () => {
    await createFileStore().create(at("log.jsonl"), HEAD);
    await link(at("log.jsonl"), at("name.jsonl"));
    for (const name of ["log.jsonl", "name.jsonl"].map(at)) {
      const store = createFileStore();
      const refused = { code: "several-names", message: expect.stringContaining("2 names") };
      expect(await failureOf(store.append(name, 0, [event(1)]))).toMatchObject(refused);
      expect(await failureOf(store.create(name, HEAD))).toMatchObject(refused);
      expect(Result.isSuccess(await store.read(name))).toBe(true);
    }
    expect(await textAt("log.jsonl")).toBe(`${HEAD}\n`);
    await unlink(at("name.jsonl"));
    const store = createFileStore();
    expect(Result.isSuccess(await store.append(at("log.jsonl"), 0, [event(1)]))).toBe(true);
  });
});

describe("is no acknowledgement:", () => {
  const MOMENTS = ["before append", "after append", "after sync"] as const;
  const HAPPENINGS: readonly (readonly [string, () => Promise<void>])[] = [
    [
      "the file was replaced",
      async () => {
        await writeFile(at("other"), `${HEAD}\n`);
        await rename(at("other"), at("log.jsonl"));
      },
    ],
    ["the file was removed", () => unlink(at("log.jsonl"))],
    ["the lock was removed", () => unlink(lockPath(at("log.jsonl")))],
    [
      "the lock is another writer's by now",
      async () => {
        await unlink(lockPath(at("log.jsonl")));
        await symlink(await thisMachine.newMark(), lockPath(at("log.jsonl")));
      },
    ],
    ["somebody wrote without lock", () => appendFile(at("log.jsonl"), `${event(1, "other")}\n`)],
    [
      "the file was cut off",
      async () => {
        const bytes = await readFile(at("log.jsonl"));
        await writeFile(at("log.jsonl"), bytes.subarray(0, HEAD.length - 9));
      },
    ],
  ];
  const CASES = HAPPENINGS.flatMap(([what, happens]) =>
    MOMENTS.map((moment) => [what, moment, happens] as const),
  );

  test.each(CASES)("%s %s", async (what, moment, happens) => {
    await createFileStore().create(at("log.jsonl"), HEAD);
    let again = false;
    const store = createFileStore(
      disturbed(moment, async () => {
        if (!again) await happens();
        again = true;
      }),
    );
    expect(await failureOf(store.append(at("log.jsonl"), 0, [event(1)]))).toMatchObject({
      code: "changed-meanwhile",
      message: expect.stringContaining("nothing is acknowledged"),
    });
    // Only its own lock is given back.
    if (what.includes("another writer"))
      expect((await lstat(lockPath(at("log.jsonl")))).isSymbolicLink()).toBe(true);
    else await expect(lstat(lockPath(at("log.jsonl")))).rejects.toThrow("ENOENT");
  });
  test("there are cases", () => expect(CASES.length).toBeGreaterThanOrEqual(18));

  test("lines behind those of whoever wrote without lock are taken back", async () => {
    await createFileStore().create(at("log.jsonl"), HEAD);
    const other = `${event(1, "other")}\n`;
    const machine = disturbed("before append", () => appendFile(at("log.jsonl"), other));
    await failureOf(createFileStore(machine).append(at("log.jsonl"), 0, [event(1)]));
    expect(await textAt("log.jsonl")).toBe(`${HEAD}\n${other}`);
  });

  test("a writer who lost its lock leaves the lines of the next one", async () => {
    await createFileStore().create(at("log.jsonl"), HEAD);
    const next = createFileStore();
    const machine = disturbed("before append", async () => {
      if ((await readFile(at("log.jsonl"))).includes("next")) return;
      await unlink(lockPath(at("log.jsonl")));
      expect(await failureOf(next.append(at("log.jsonl"), 0, [event(1, "next")]))).toBe("success");
    });
    const answer = await failureOf(createFileStore(machine).append(at("log.jsonl"), 0, [event(1)]));
    expect(answer).toMatchObject({ code: "changed-meanwhile" });
    expect(await textAt("log.jsonl")).toBe(`${HEAD}\n${event(1, "next")}\n`);
    expect(await readdir(folder)).toEqual(["log.jsonl"]);
  });

  test("a writer who lost its lock over a torn line cuts off nothing any more", async () => {
    await writeFile(at("log.jsonl"), `${HEAD}\n${TORN}`);
    const next = createFileStore();
    const machine = disturbed("after append", async () => {
      await unlink(lockPath(at("log.jsonl")));
      expect(await failureOf(next.append(at("log.jsonl"), 0, [event(1, "next")]))).toBe("success");
    });
    expect(
      await failureOf(createFileStore(machine).append(at("log.jsonl"), 0, [event(1)])),
    ).toMatchObject({ code: "changed-meanwhile" });
    expect(await textAt("log.jsonl")).toBe(`${HEAD}\n${event(1, "next")}\n`);
    expect(await textAt("log.jsonl.torn")).toBe(`${TORN}\n${TORN}\n`);
  });

  test("a file that another program swapped while nobody looked is read anew", async () => {
    const store = createFileStore();
    await store.create(at("log.jsonl"), HEAD);
    await store.append(at("log.jsonl"), 0, [event(1), event(2)]);
    const longer = event(1, "t".repeat(1 + event(2).length + 1));
    await writeFile(at("other"), `${HEAD}\n${longer}\n`);
    await rename(at("other"), at("log.jsonl"));
    expect(await failureOf(store.append(at("log.jsonl"), 2, [event(3)]))).toMatchObject({
      code: "conflict",
      actual: 1,
    });
  });
});

describe("what could keep a reader waiting is refused at once:", () => {
  const PLACES: readonly (readonly [string, () => string])[] = [
    ["a pipe", () => (execFileSync("mkfifo", [at("pipe")]), at("pipe"))],
    ["an endless device", () => "/dev/zero"],
    ["a folder", () => folder],
  ];

  test.each(PLACES)("%s in place of a log", async (_, place) => {
    const path = place();
    const store = createFileStore();
    const refused = { code: "not-a-file" };
    expect(await failureOf(store.create(path, HEAD))).toMatchObject(refused);
    expect(await failureOf(store.append(path, 0, [event(1)]))).toMatchObject(refused);
    expect(await failureOf(store.read(path))).toMatchObject(refused);
    expect(await failureOf(store.readDurable(path))).toMatchObject(refused);
    expect(await failureOf(openPlainFile(path))).toMatchObject(refused);
    const games = [];
    for await (const game of readGamesFromFile(path)) games.push(game);
    expect(games).toMatchObject([{ ok: false, storage: refused }]);
  });

  test.each(PLACES)("%s in place of the file for torn lines", async (_, place) => {
    await writeFile(at("log.jsonl"), `${HEAD}\n${TORN}`);
    await symlink(place(), at("elsewhere"));
    await rename(at("elsewhere"), tornPath(at("log.jsonl")));
    const answer = await failureOf(createFileStore().append(at("log.jsonl"), 0, [event(1)]));
    expect(answer).toMatchObject({ code: "not-a-file", path: tornPath(at("log.jsonl")) });
    expect(await textAt("log.jsonl")).toBe(`${HEAD}\n${TORN}`);
  });

  test("a pipe for torn lines without any link", async () => {
    await writeFile(at("log.jsonl"), `${HEAD}\n${TORN}`);
    execFileSync("mkfifo", [tornPath(at("log.jsonl"))]);
    expect(await failureOf(createFileStore().append(at("log.jsonl"), 0, []))).toMatchObject({
      code: "not-a-file",
    });
  });
});

describe("torn lines are not added to a file of somebody else", () => {
  test.each([
    ["a symbolic link", symlink, "not-a-file"],
    ["a hard link", link, "several-names"],
  ] as const)("by %s", async (_, put, code) => {
    await writeFile(at("log.jsonl"), `${HEAD}\n${TORN}`);
    await writeFile(at("letter"), "Dear all,\n");
    await put(at("letter"), tornPath(at("log.jsonl")));
    expect(await failureOf(createFileStore().append(at("log.jsonl"), 0, []))).toMatchObject({
      code,
      path: tornPath(at("log.jsonl")),
    });
    expect(await textAt("letter")).toBe("Dear all,\n");
    expect(await textAt("log.jsonl")).toBe(`${HEAD}\n${TORN}`);
  });
});
