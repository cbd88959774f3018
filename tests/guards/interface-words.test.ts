import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Matches no text. */
const NOTHING = /$^/;

/** Words that the glossary replaces, with the sentences that may hold them. */
const REJECTED: readonly (readonly [word: RegExp, say: string, but: RegExp])[] = [
  [/\b[Ll]oads and paces\b|^Loads?$/, "weights and paces; a load has its unit", NOTHING],
  [/\b(?:lifting|endurance) load\b/i, "iron load, pace load", NOTHING],
  [/\bnot done\b/i, "missed", /\bas not done\b|\bhave not done\b/],
  [/\brevert/i, "undo", NOTHING],
  [/\bthe undo failed\b|\bundo the superset\b/i, "could not undo", NOTHING],
  [/\bfix (?:numbers|a set|the numbers)\b/i, "edit sets", NOTHING],
  [/\b(?:add|added) (?:a|another|the) race\b|\brace (?:was )?added\b/i, "add a competition", NOTHING],
  [/\btwo-factor (?:section|and sign-in)\b/i, "Security", NOTHING],
  [/\b\d out of 10\b|\bpain,? \d+ of 10\b/i, "3/10", NOTHING],
  [/\brepetitions?\b/i, "reps", /^Repetition$/],
  [/\be-mails?\b|\b(?:a|no|the|this|these|its|one) mails?\b(?! server)|\bmails? (?:arrive|go|come|hold|is|are)/i, "email", NOTHING],
  [/\b(?:3|5|10)k\b/i, "5 km", NOTHING],
  [/\d %/, "75%", NOTHING],
  [/\btraining engine\b|\bthe engine\b/i, "AI, a language model, your numbers", NOTHING],
  [/\bsomething (?:failed|went wrong) on our side\b/i, "the server had an error", NOTHING],
];

/** A word in small letters or a piece of code: an id, a key, a path. Nobody reads them. */
const IS_CODE = /^[a-z\d_./:#[\]-]*$|\bfunction \w+\($/;

const TEXTS = globSync("apps/web/src/**/*.{ts,tsx}", { exclude: ["**/guard-probe*", "**/*.test.{ts,tsx}"] }).flatMap((file) =>
  textsOf(readFileSync(file, "utf8")).map((text) => ({ file, text })),
);

test.each(REJECTED)("no text of the app says %s: say %s", (word, _, but) => {
  expect(TEXTS.length).toBeGreaterThan(1000);
  expect(TEXTS.filter(({ text }) => word.test(text) && !but.test(text)).map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
});

test.each([
  ['const label = "Loads and paces follow";', "Loads and paces follow"],
  ["<p>\n  Planned sessions go back to\n  not done.\n</p>", "Planned sessions go back to not done."],
  ["const text = `${minutes} repetitions`;", "repetitions"],
  ['<Field label="Load">', "Load"],
])("%s is read", (source, text) => {
  const texts = textsOf(source);
  expect(texts.some((one) => one.includes(text))).toBe(true);
  expect(REJECTED.some(([word]) => texts.some((one) => word.test(one)))).toBe(true);
});

test.each([
  "// the load and its repetitions",
  "/** Repetitions of a set. */",
  'import { load } from "./e-mail.ts";',
  'type Kind = "max-load";',
])("%s is no text", (source) => expect(REJECTED.filter(([word]) => textsOf(source).some((one) => word.test(one)))).toEqual([]));

/** What a source shows: its quoted texts, and what stands between tags. */
function textsOf(source: string): readonly string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|(?<![:"'`])\/\/.*$/gm, "").replace(/^(?:import|export) [^;]*?from "[^"]*";$/gm, "");
  const quoted = [...code.matchAll(/"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)].map(([, double, template]) => double ?? template ?? "");
  const between = [...code.matchAll(/(?<=[>}])([^<>{}`"=;]*[A-Za-z][^<>{}`"=;]*)(?=[<{])/g)].map(([, text = ""]) => text);
  return [...quoted, ...between]
    .map((text) =>
      text
        .replace(/\$\{[^}]*\}/g, "{}")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .filter((text) => text !== "" && !IS_CODE.test(text));
}
