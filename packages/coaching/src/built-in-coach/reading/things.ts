import type { Diary, EnteredSession, Goal, Race } from "../own-data/diary.ts";
import { goalNamed, raceNamed } from "../own-data/races-and-goals.ts";
import { liftIn, type Lift, type Test, testNamed, TESTS } from "../own-data/subject.ts";
import { kindNamed, type SessionKind } from "../frame/session-kinds.ts";
import type { Sentence } from "./sentence.ts";

/** A line of a planned session, as athletes name it: what machines and stations are called in a plan. */
export interface Line {
  readonly name: string;
  readonly fits: RegExp;
}

/** What a message is about. */
export interface Things {
  readonly lifts: readonly Lift[];
  readonly tests: readonly Test[];
  readonly kinds: readonly SessionKind[];
  readonly lines: readonly Line[];
  readonly goals: readonly Goal[];
  /** The goal that the words would name if they were about goals. */
  readonly possibleGoal?: Goal;
  readonly races: readonly Race[];
  readonly entered: readonly EnteredSession[];
  /** A session the athlete wrote is named by its title. */
  readonly isSubmitted: boolean;
  /** "4 x 8": sets or intervals as titles have them. */
  readonly title?: RegExp;
  readonly titleText?: string;
}

export const LINES: readonly (readonly [said: RegExp, name: string, fits: RegExp])[] = [
  [/\bsled push(?:es)?\b/, "sled push", /^sled push/i],
  [/\bsled pulls?\b/, "sled pull", /^sled pull/i],
  [/\bsleds?\b/, "sled", /^sled/i],
  [/\bwall ?balls?\b/, "wall ball", /wall ball/i],
  [/\b(?:sandbag lunges?|sandbags?|walking lunges?)\b/, "sandbag lunge", /sandbag|lunge/i],
  [/\bfarmers?(?: carry| carries| walks?)?\b|\bcarry\b|\bcarries\b/, "farmers carry", /farmers?|carry/i],
  [/\bburpees?(?: broad jumps?)?\b|\bbroad jumps?\b/, "burpee broad jump", /burpee/i],
  [/\bski(?: ?ergs?)?\b|\bskiing\b|\bskis\b|\bskied\b/, "ski erg", /\bski/i],
  [/\brow(?:er|ing| erg|ed|s)?\b/, "row erg", /row erg|^row\b|easy row/i],
  [/\b(?:assault |air |echo )?bike(?: erg)?\b/, "bike", /bike/i],
];

/** Takes the names of exercises, sessions, races and goals out of a sentence. */
export function readThings(sentence: Sentence, { goals, races, entered, submitted }: Diary): Things {
  const isGoal = /\b(?:goals?|targets?|aim|aiming|ziel\w*|zielzeit)\b/.test(sentence.words);
  const open = goals.filter(({ completedOn }) => completedOn === undefined);
  const possible = goalNamed(sentence.words, open);
  const goal = isGoal ? possible : undefined;
  const found = races.filter(({ name, location }) =>
    distinctive(`${name} ${location}`).some((word) => new RegExp(`\\b${word}\\b`).test(sentence.words)),
  );
  const byKind =
    found.length === 0 &&
    /\b(?:place|platz|result|race|finish\w*)\b/.test(sentence.words) &&
    TESTS.some(({ said }) => said.test(sentence.words))
      ? raceNamed(
          sentence.words,
          races.filter(({ result }) => result !== undefined),
        )
      : undefined;
  if (byKind !== undefined) for (const word of byKind.name.toLowerCase().split(" ")) sentence.takeText(word);
  const named = byKind === undefined ? disambiguated(found, sentence.words) : [byKind];
  for (const { name, location } of named)
    for (const word of distinctive(`${name} ${location}`)) sentence.take(new RegExp(String.raw`\b(?:hyrox )?${word}(?: 10k| hyrox)?\b`));
  const own = entered.filter(
    ({ title }) => words(title).length > 0 && words(title).every((word) => new RegExp(`\\b${word}(?:s|ing)?\\b`).test(sentence.words)),
  );
  for (const { title } of own) for (const word of words(title)) sentence.take(new RegExp(`\\b${word}(?:s|ing)?\\b`));
  const wrote = submitted.some(({ title: of }) =>
    words(of).some((word) => word.length > 4 && !COMMON.has(word) && sentence.take(new RegExp(`\\b${word}\\b`)) !== undefined),
  );
  const title = sentence.take(/\b(\d{1,2}) ?x ?(\d+(?:[.:]\d+)?) ?(min|m|km|k|metres|meters)?\b/);
  const lifts: Lift[] = [];
  const tests: Test[] = [];
  const kinds: SessionKind[] = [];
  // "bench session" is a kind of session, "bench" an exercise: what is longer wins.
  for (let guard = 0; guard < 6; guard++) {
    const rest = sentence.rest;
    const kind = kindNamed(rest);
    const lift = liftIn(rest);
    const test = TESTS.map((each) => ({ test: each, text: each.said.exec(rest)?.[0] })).find(({ text }) => text !== undefined);
    const line = LINES.map(([said, name, fits]) => ({ name, fits, text: said.exec(rest)?.[0] })).find(({ text }) => text !== undefined);
    const longest = Math.max(...[kind?.text, lift?.text, test?.text, line?.text].map((text) => text?.length ?? 0));
    if (longest === 0) break;
    // Machines keep both: the sessions with them, and their lines.
    if (lift?.text.length === longest) lifts.push(lift.lift);
    if (test?.text?.length === longest) tests.push(test.test);
    if (kind?.text.length === longest && (test?.text?.length !== longest || test.test.kind === "time")) kinds.push(kind.kind);
    const text = [lift?.text, test?.text, kind?.text, line?.text].find((each) => each?.length === longest) ?? "";
    sentence.takeText(text);
  }
  // "faster on the rower" is about the test of the rower.
  const implied = tests.length === 0 && lifts.length === 0 ? testNamed(sentence.words) : undefined;
  if (
    implied !== undefined &&
    /\b(?:faster|quicker|slower)\b/.test(sentence.words) &&
    !/\b(?:each|every) time\b|\bday|week|session/.test(sentence.words)
  )
    tests.push(implied);
  // "row best": the test of the rower.
  const isRowed =
    tests.length === 0 && kinds.some(({ name }) => name === "row session") && /\b(?:best|pb|pr|record|progression)\b/.test(sentence.words);
  const rowed = isRowed ? TESTS.find(({ name }) => name === "500 m row") : undefined;
  if (rowed !== undefined) tests.push(rowed);
  const lines = LINES.filter(([said]) => said.test(sentence.words)).map(([, name, fits]) => ({ name, fits }));
  return {
    lifts: unique(lifts),
    tests: unique(tests),
    // "lifting heavier on squats" is about squats.
    kinds: unique(kinds).filter(({ name }) => lifts.length === 0 || name !== "strength session"),
    lines: lines.filter(({ name }) => name !== "sled" || !lines.some((other) => other.name.startsWith("sled "))),
    goals: goal === undefined ? [] : [goal],
    ...(possible !== undefined && { possibleGoal: possible }),
    races: named,
    entered: own,
    isSubmitted: wrote,
    ...(title !== undefined && { title: titlePattern(title.groups), titleText: title.text.trim() }),
  };
}

/** "6 x 500" is "6 × 500 m" in a title. */
function titlePattern([sets = "", size = "", unit]: readonly (string | undefined)[]): RegExp {
  const kilometres = unit === "km" || unit === "k";
  return new RegExp(
    String.raw`\b${sets} × ${size.replace(".", String.raw`\.`)}\b(?:${kilometres ? " km" : unit === undefined ? "" : unit.startsWith("min") ? " ?min" : " m"})?`,
  );
}

function distinctive(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length > 3 && !COMMON.has(word));
}

const COMMON: ReadonlySet<string> = new Set(
  "minutes session workout training hyrox race open mixed doubles singles half marathon entered autumn spring summer winter".split(" "),
);

/** Races at one place, narrowed by a year or distance in the text. */
function disambiguated(races: readonly Race[], text: string): readonly Race[] {
  const year = /\b20\d\d\b/.exec(text)?.[0];
  const dated = year === undefined ? races : races.filter(({ on }) => on.startsWith(year));
  return dated;
}

function words(title: string): readonly string[] {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, " ")
    .split(" ")
    .filter((word) => word.length > 2);
}

function unique<T>(all: readonly T[]): readonly T[] {
  return [...new Set(all)];
}
