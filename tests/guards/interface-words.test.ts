import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Matches no text. */
const NOTHING = /$^/;

/** Words that the glossary replaces, with the sentences that may hold them. */
const REJECTED: readonly (readonly [word: RegExp, say: string, but: RegExp])[] = [
  [/\b[Ll]oads and paces\b|^Loads?$/, "weights and paces; a load has its unit", NOTHING],
  [/\b(?:lifting|strength|endurance) (?:load|done)\b/i, "iron load, pace done", NOTHING],
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
  [/\bsomething (?:failed|went wrong) on our side\b/i, "the server had a problem", NOTHING],
  [/\bstop (?:when|if) (?:you feel pain|it hurts)\b/i, "carry on up to 4/10, stop above", NOTHING],
  [/\bwe send nothing else\b/i, "what is sent: rest timers ring too", NOTHING],
  [/\bwith any of these\b/i, "link or remove a way: not all in the list are linked", NOTHING],
  [/\bif you do the rest of your plan\b/i, "projected: the share is chosen beside it", NOTHING],
  [/\bexamined\b/i, "seen: a professional sees people after more than injuries", /\bnot been examined\b/],
  [/\bsomebody\b/i, "someone", NOTHING],
  [/\b(?:estimated|one-rep) maximum\b/i, "estimated max", NOTHING],
  [/^Time it took$/, "duration", NOTHING],
  [/\bdone against plan/i, "planned and done", NOTHING],
  [/\b(?:second factors?|an authenticator(?! app))\b/i, "two-factor method, authenticator app", NOTHING],
  [/^Not (?:given|known)\b/, "not rated, not entered", NOTHING],
  [/\bget another session with\b/i, "ask the coach: “Something changed” has no other session", NOTHING],
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

test("a word after a link or a bold word has its space", () => {
  const JOINED = /<\/(?:a|b|code|em|i|strong|Link|Num|TermText)>\n\s*[a-z]/g;
  expect("<b>Back squat</b>\n  sets".match(JOINED)).toHaveLength(1);
  expect('<b>Back squat</b>{" "}\n  sets'.match(JOINED)).toBeNull();
  const files = globSync("apps/web/src/**/*.tsx", { exclude: ["**/guard-probe*"] });
  expect(files.filter((file) => readFileSync(file, "utf8").match(JOINED) !== null)).toEqual([]);
});

/** What the coach does not say, in English. */
const REJECTED_OF_COACH: readonly (readonly [word: RegExp, say: string, but: RegExp])[] = [
  [/\d %/, "75%", NOTHING],
  [/\b(?:not|nothing is|do not|you need not|you do not) (?:made up|make (?:it|them) up)\b|\bmake nothing up\b/i, "catch up", NOTHING],
  [/\bnot make (?:one|examples) up\b/i, "I do not know … yet", NOTHING],
  [/\btakes? effect\b/i, "you absorb the last weeks", NOTHING],
  [/\beffort decides\b/i, "go by effort", NOTHING],
  [/\b[Nn]o card (?:takes|adds|makes|eases|changes)\b|\bI have no card (?:for|that)\b/, "I cannot …", NOTHING],
  [/\bthe engine (?:sets|computes)\b/i, "your load, your maximum", NOTHING],
  [/\breckon(?:s)? with\b/i, "allow for", NOTHING],
  [/\bcool-down\b|\bSki erg:|\b(?:your|normal|usual) resting pulse\b/, "cooldown, SkiErg, resting heart rate", NOTHING],
  [/\bis (?:a matter )?for a doctor\b/i, "see a doctor", NOTHING],
];

/** Letters and words that English does not have. */
const FOREIGN =
  /[äöüßéèàùçñ¿¡ìòêîôûœ]|\b(?:der|die|das|und|mit|von|auf|dein\w*|ist|nicht|prozent|les?|des|du|et|pour|sur|par|el|los|las|con|tu|por|del|una?|il|gli|di|tuo|della|nel|al|de|la|se|bis|davon|unter|über|im|oder|en|tra|heute|aujourd|hoy|oggi|settimana|precedenti)\b/i;

const COACH_TEXTS = globSync("packages/coaching/src/{built-in-coach,ai-coach,adjust-training-plan,generate-coach-notes}/**/*.ts", {
  exclude: ["**/guard-probe*", "**/*.test.ts"],
}).flatMap((file) =>
  textsOf(readFileSync(file, "utf8"))
    .filter((text) => !FOREIGN.test(text) && /[a-z]{2} [a-z]{2}/i.test(text) && !/\\[bdsw]|\(\?/.test(text))
    .map((text) => ({ file, text })),
);

test.each(REJECTED_OF_COACH)("no text of the coach says %s: say %s", (word, _, but) => {
  expect(COACH_TEXTS.length).toBeGreaterThan(1000);
  expect(COACH_TEXTS.filter(({ text }) => word.test(text) && !but.test(text)).map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
});

/** One form each in all that athletes read: pages, coach, plan, library and mails. */
const ONE_FORM: readonly (readonly [word: RegExp, say: string, but: RegExp])[] = [
  [/(?:\d|\{\}) %/, "75%", NOTHING],
  [
    /\b[Ss]ki ergs?\b/,
    "SkiErg; “Ski erg” is the name of an exercise",
    /^(?:## )?Ski erg\b|^ski erg$|^(?:and add the )?ski erg(?: technique|\*.*)?$/,
  ],
  [/(?<!-)\bpulse\b/i, "heart rate", NOTHING],
  [/\brepetitions?\b/i, "reps", /^repetition pace|^Repetition(?:: |$)|^function |^pace paces /],
  [/(?:pain|hurts?|up to|above|more than|stays? at) [^.;]{0,20}?(?:\d|\{\}) (?:out )?of 10\b/i, "3/10", NOTHING],
];

/** Words that are read, not shown: vocabularies, whiteboards, messages of developers' checks and of models. */
const NOT_SHOWN = /\/(?:wod|language|checks|words|unread|clause-kinds)\/|-vocabulary\.ts$|library\.ts$/;

const PLAN_TEXTS = globSync("{packages/{training,contract}/src,apps/server/src/{auth/mail,functions}}/**/*.ts", {
  exclude: ["**/guard-probe*", "**/*.test.ts", "**/*.gen.ts"],
})
  .filter((file) => !NOT_SHOWN.test(file))
  .flatMap((file) => textsOf(readFileSync(file, "utf8")).map((text) => ({ file, text })))
  .filter(({ text }) => !FOREIGN.test(text) && /[a-z]{2} [a-z]{2}/i.test(text) && !/\\[bdsw]|\(\?|\|/.test(text));

const ARTICLE_TEXTS = globSync(["packages/coaching/src/knowledge/articles/*.md", "supabase/seed/exercise-descriptions.md"]).flatMap(
  (file) =>
    readFileSync(file, "utf8")
      .replace(/^sources:\n(?: {2}.*\n)*/m, "")
      .replace(/^(?:topics|slug):.*\n/gm, "")
      .split("\n")
      .map((text) => ({ file, text })),
);

test.each(ONE_FORM)("no text that athletes read says %s: say %s", (word, _, but) => {
  expect(PLAN_TEXTS.length).toBeGreaterThan(1000);
  expect(ARTICLE_TEXTS.length).toBeGreaterThan(1000);
  const texts = [...TEXTS, ...COACH_TEXTS, ...PLAN_TEXTS, ...ARTICLE_TEXTS];
  expect(texts.filter(({ text }) => word.test(text) && !but.test(text)).map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
});

test.each([
  ["const why = `${percent} % of your best`;", "{} %"],
  ['const note = "Half of it on the ski erg.";', "the ski erg"],
  ['const note = "Let your pulse come down.";', "pulse"],
  ['const note = "Two repetitions left.";', "repetitions"],
  ['const note = "Stop with pain above 3 out of 10.";', "above 3 out of 10"],
])("%s is read as a form that is out", (source, text) => {
  const texts = textsOf(source);
  expect(texts.some((one) => one.includes(text))).toBe(true);
  expect(ONE_FORM.some(([word, , but]) => texts.some((one) => word.test(one) && !but.test(one)))).toBe(true);
});

test.each([
  ['const name = "Ski erg";'],
  ['const name = "Ski erg intervals";'],
  ['const why = "Effort 7 of 10.";'],
  ['const pace = "repetition pace: quick and relaxed, for economy";'],
])("%s is no form that is out", ([source = ""]) =>
  expect(ONE_FORM.filter(([word, , but]) => textsOf(source).some((one) => word.test(one) && !but.test(one)))).toEqual([]),
);

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
