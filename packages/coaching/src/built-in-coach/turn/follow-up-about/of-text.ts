import type { Draft } from "../../topic.ts";
import { plainWords } from "../frame.ts";
import { decided, type FollowUp } from "../follow-up/follow-up.ts";

const EMPTY: ReadonlySet<string> = new Set(
  "a about after all also am an and any are as at be because been before but by can could did do does dont down doing done enough even exactly for from get go going got had has have hm how however i if im in instead into is isnt it its just kinda last let like lot make many maybe mean meant more most much must my need never no not nothing now of off ok okay on one ones only or other out over pls please really right same say see should since so some change changes something still sure take tell than that thats the their them then there these they thing things this those though time to today tomorrow too totally train training true up us use usually very want was way we well were what whats when where which while who why will with without would wrong yeah yes yet you your own mine me before best good bad better day days week weeks session sessions plan run running hour hours apart long often start starts begin begins pls".split(
    " ",
  ),
);

/** Words for which an answer has others. */
const SYNONYMS: readonly (readonly [asks: RegExp, says: RegExp])[] = [
  [/\bstarts?|begins?\b/, /\bbegins?|starts?\b/i],
  [/\bends?|finish|over\b/, /\bends?|until|to \w{3} \d/i],
  [/\b(?:at )?[4-7] ?am\b|\bearly\b|\bmorning\b/, /\bmorning|early|empty stomach|on waking|breakfast\b/i],
  [/\bevening|night|late\b|\b(?:at )?(?:8|9|10) ?pm\b/, /\bevening|night|before bed|sleep\b/i],
  [/\bheavy\b/, /\bheav\w+/i],
  [/\bweights?\b/, /\bloads?|weights?|kg\b/i],
  [/\bhard\b/, /\bhard\w*/i],
  [/\bwater\b|\bdrink\b/, /\bwater|drink|fluid/i],
  [/\brace day|on the day\b/, /\brace day|on the day|the day itself|morning of/i],
];
/** "how many hours apart": a number with that unit. */
const UNITS: readonly (readonly [asks: RegExp, says: RegExp])[] = [
  [
    /\bhow (?:many|much) (?:more )?hours?\b|\bhow long (?:apart|between)\b|\bhours apart\b/,
    /\b(?:\d+|one|two|three|four|six|eight|twelve)(?:[–-]\d+)?[ -]hours?\b/i,
  ],
  [/\bhow many days\b/, /\b(?:\d+|one|two|three|four|five|seven|ten)(?:[–-]\d+)? days?\b/i],
  [/\bhow many weeks\b/, /\b(?:\d+|one|two|three|four|six|eight)(?:[–-]\d+)? weeks?\b/i],
  [/\bhow many (?:min\w*)\b/, /\b\d+(?:[–-]\d+)? min\w*\b/i],
  [/\bhow many (?:grams?|g)\b/, /\b\d[\d.,]*(?:[–-]\d+)? ?g\b/i],
  [/\bhow many (?:sets|reps|rounds|times)\b/, /\b\d+(?:[–-]\d+)? (?:sets|reps|rounds|times|×)|\d ?×/i],
];
const LEADS: ReadonlySet<string> = new Set("and but the what about how why when also too then for you are not".split(" "));
const OWN = /\b(?:did i|have i|my (?:best|last|log|record|pb|pr)|i (?:did|ran|lifted|logged))\b/;
const SHORTEST = 15;

/**
 * "so nothing heavy after that?", "how many hours apart", "when does mine start": the lines of the last answer, then of the articles it rests on, that have
 * what is asked for. In English only: articles are.
 */
export function ofText({ frame, last, isShort }: FollowUp): Draft | undefined {
  if (frame.tongue !== "en" || !isShort || last.turn.proposals.length > 0 || last.articles.length === 0) return undefined;
  if (
    frame.periods.length + frame.days.length + frame.verbs.filter((verb) => verb !== "ease" && verb !== "harder").length > 0 ||
    OWN.test(frame.words)
  )
    return undefined;
  const { words } = frame;
  const unit = UNITS.find(([asks]) => asks.test(words))?.[1];
  const others = SYNONYMS.flatMap(([asks, says]) => (asks.test(words) ? [says] : []));
  const content = (isKept: (word: string) => boolean, cut: number): readonly RegExp[] =>
    [...new Set(words.split(" "))]
      .filter((word) => word.length > 2 && isKept(word) && !/\d/.test(word))
      .map((word) => new RegExp(String.raw`\b${word.slice(0, Math.max(5 - cut + 1, word.length - cut))}`, "i"));
  const told = content((word) => !EMPTY.has(word), 2);
  // "and running?": the one word there is.
  const stems = told.length > 0 || words.split(" ").length > 3 ? told : content((word) => !LEADS.has(word), 3);
  const about = plainWords(last.question, "en")
    .split(" ")
    .filter((word) => word.length > 3 && !EMPTY.has(word))
    .map((word) => new RegExp(String.raw`\b${word.slice(0, Math.max(4, word.length - 2))}`, "i"));
  const wanted = [...stems, ...others];
  if (wanted.length === 0 && unit === undefined) return undefined;
  const score = (line: string): number =>
    wanted.filter((pattern) => pattern.test(line)).length +
    (unit?.test(line) === true ? 1.5 : 0) +
    about.filter((pattern) => pattern.test(line)).length / 10;
  const own = linesOf(last.text);
  const articles = last.articles.flatMap(({ summary, content = "" }) => [...linesOf(summary), ...linesOf(content)]);
  const best = (lines: readonly string[]): readonly string[] =>
    lines
      .map((line) => ({ line, score: score(line) }))
      .filter(
        (each) =>
          each.score >= 1 &&
          (unit === undefined || unit.test(each.line)) &&
          wanted.length <= 2 * Math.max(1, wanted.filter((pattern) => pattern.test(each.line)).length) + (unit === undefined ? 0 : 2),
      )
      .toSorted((a, b) => b.score - a.score)
      .map(({ line }) => line);
  const [said] = best(own);
  const more = best(articles)
    .filter((line) => line !== said && !own.includes(line))
    .slice(0, said === undefined ? 2 : 1);
  const found = [...(said === undefined ? [] : [said]), ...more];
  if (found.length === 0) return undefined;
  return { ...decided(...found), articles: last.articles.map(({ slug }) => slug) };
}

/** Sentences and list lines. */
function linesOf(text: string): readonly string[] {
  return text
    .split(/\n+/u)
    .filter((line) => !line.startsWith("|") && !line.startsWith("#") && !line.startsWith("_"))
    .flatMap((line) => (line.startsWith("- ") ? [line.slice(2)] : line.split(/(?<=[.!?])\s+(?=[A-Z*“])/u)))
    .map((line) => line.trim())
    .filter((line) => line.length >= SHORTEST);
}
