import { existsSync, readFileSync, readdirSync } from "node:fs";
import { parseEnv } from "node:util";
import { describe, expect, test } from "vitest";
import { variables } from "#server/config/variables.ts";
import { projectSchema } from "#server/backup/supabase/project.ts";

const root = new URL("../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");

/** Variables of other programs that the texts may name: PostgreSQL's clients, Node, the build of the browser app, a Supabase project. */
const OF_OTHERS = [
  "PGPASSWORD",
  "NODE_ENV",
  "NODE_COMPILE_CACHE",
  "VITE_SUPABASE_URL",
  "VITE_SUPABASE_ANON_KEY",
  "VITE_SITE_URL",
  ...Object.keys(projectSchema.shape),
];
/** What tests can be told, such as how many rounds of a fault. */
const OF_TESTS = readdirSync(new URL("tests", root), { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts"))
  .flatMap((name) => [...read(`tests/${name}`).matchAll(/process\.env(?:\.|\[")([A-Z][A-Z0-9_]+)/g)].map(([, variable = ""]) => variable));
const KNOWN = new Set([...Object.keys(variables.shape), ...OF_OTHERS, ...OF_TESTS]);

/** Names in code style with a `_`, or one that is a known variable, and what a file of `deploy` sets or asks for. */
function namedIn(text: string): string[] {
  const inCode = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(
    ([, code = ""]) => code.match(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?=$|[\s=:,)])/g) ?? [],
  );
  const set = [...text.matchAll(/^\s*(?:export |Environment=|ENV )?([A-Z][A-Z0-9_]{2,})=/gm)].map(([, name = ""]) => name);
  return [...new Set([...inCode, ...set])];
}

/** What a unit of systemd or an image sets, each line one variable or several. */
const setBy = (text: string): string[] =>
  [...text.matchAll(/^(?:Environment=|ENV )(.*)$/gm)].flatMap(([, line = ""]) =>
    [...line.matchAll(/(?:^|[\s"])([A-Z][A-Z0-9_]*)=/g)].map(([, name = ""]) => name),
  );

const FILES = ["docs/operations.md", ...readdirSync(new URL("deploy", root)).map((name) => `deploy/${name}`)];

describe("what operators read", () => {
  test.each(FILES)("%s names only variables that are read", (file) => {
    expect(namedIn(read(file)).filter((name) => !KNOWN.has(name))).toEqual([]);
  });

  test("names only commands and files that are there", () => {
    const text = read("docs/operations.md");
    const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
    const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = ""]) => name);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
    expect(commands).toEqual(expect.arrayContaining(["backup", "restore", "db:create", "move-to-supabase"]));
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path = ""]) => path);
    expect(links.filter((path) => !existsSync(new URL(`docs/${path}`, root)))).toEqual([]);
  });

  // A file of settings wins over what a unit or an image sets, and the example is what operators copy.
  test("the example sets nothing that a unit or an image sets", () => {
    const set = readdirSync(new URL("deploy", root)).flatMap((name) => setBy(read(`deploy/${name}`)));
    expect(set).toEqual(expect.arrayContaining(["DATA_DIR", "HOST"]));
    expect(Object.keys(parseEnv(read(".env.example"))).filter((name) => set.includes(name))).toEqual([]);
  });

  test("the guard sees what is wrong", () => {
    expect(setBy("Environment=A=1 DATA_DIR=/x\nENV HOST=0.0.0.0 B=2\nEnvironmentFile=-/etc/x.env")).toEqual(["A", "DATA_DIR", "HOST", "B"]);
    expect(namedIn("Set `DATABASE_PATH` to /tmp; see `NO_SUCH_THING=1`")).toEqual(["DATABASE_PATH", "NO_SUCH_THING"]);
    expect(Object.keys(parseEnv(read(".env.example")))).toContain("STORAGE_QUOTA");
  });
});
