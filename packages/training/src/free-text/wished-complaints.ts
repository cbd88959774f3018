import { classifyClauses } from "../clause-kinds/classify.ts";
import { memoized } from "../language/memoized.ts";
import { getConcerns } from "../clause-kinds/concerns.ts";
import type { KindShares } from "../clause-kinds/kinds.ts";
import { type Clause, readClauses } from "../health/clause.ts";
import { withoutOpenDays } from "./day-wishes/open-days.ts";
import { beforeDeadline, weekOfDeadline } from "./day-wishes/before-deadline.ts";
import { shiftDays } from "./day-wishes/shift-days.ts";
import { goesOnAsGoal, isGoal } from "./goals.ts";
import { isMuscleSoreness } from "./muscle-soreness.ts";
import { weekdaysIn } from "./dates/weekdays.ts";
import { clearancesIn, namesProfessional } from "../health/cleared/clearance.ts";
import { namesHealth } from "../health/names-health.ts";
import { isDizzyOnTreadmill } from "../health/groups/treadmill-dizziness.ts";
import { looksMedical } from "../health/unread-medical.ts";
import { normalise } from "../health/normalise.ts";
import { withoutOthers } from "../injuries/complaints/of-others.ts";
import { namesRegion } from "../injuries/complaints/regions.ts";
import { getLanguage, toEnglish } from "../language/translate.ts";

/** "2.5 mg" is one number. */
const SENTENCE = /[!?;\n]+\s*|\.+(?=\s|$)\s*/u;

/** A part of the body that is said to hurt, whatever field it stands in. */
function isComplaint(sentence: string): boolean {
  return (
    HURTS.test(normalise(sentence)) && !isMuscleSoreness(normalise(sentence)) && namesRegion(toEnglish(sentence, getLanguage(sentence)))
  );
}

const JOKE = /\b(?:lol|haha\w*)\b/iu;
const HURTS =
  /\b(?:pain\w*|hurts?|hurting|sore\w*|ach(?:e|es|ing|y)|stiff|swollen|swells?|swelling|numb|tingl\w*|pinch\w*|sting\w*|cramps?|niggl\w*|twinge\w*|grumpy|grumbl\w*|moan\w*|irritat\w*|inflam\w*|tweaked|strained|sprained|schmerz\w*|weh|zwick\w*|zieht|jammer\w*|schwill\w*|schwell\w*|geschwollen|mecker\w*|motz\w*|duel\w*|molest\w*|hincha\w*|pinza\w*|resient\w*|dolor\w*|douleur\w*|mal (?:au|aux|a la|a l|dans)|gonfl\w*|coince\w*|gene\b|tire\b|fa male|fanno male|gonfi\w*|tira\b|fastidio|dor|doi|doem|incha\w*|pijn\w*|zeer|zwel\w*|gezwollen|zeurt|trekt)\b/u;

/** What is told of the body among likes and dislikes. */
interface ToldComplaints {
  /** As one text. */
  readonly text: string;
  /** Clauses that say nothing but that: no wish is read from them. */
  readonly clauses: readonly string[];
}

/** Nothing has expired on it. */
const ANY_DAY = "2000-01-01";

const NONE: ToldComplaints = { text: "", clauses: [] };

/** Sentences and clauses among likes and dislikes that tell of a complaint: "planks and push-ups, my wrists ache after a minute". */
const readComplaints = memoized((dislikes: string): ToldComplaints => {
  if (dislikes.trim() === "") return NONE;
  // "Sun all day" is a day with time, and no complaint of all day.
  const text = withoutOthers(withoutBusyDays(withoutOpenDays(dislikes))).text;
  const all = readClauses(text);
  const kinds = classifyClauses(all, "wishes");
  const concerns = getConcerns(all);
  // "Midwife and OB are both fine with me training" goes with the condition, wherever that stands.
  const agreed = new Set(clearancesIn(all, ANY_DAY).flatMap(({ by, quote }) => (by === undefined || AMOUNT.test(quote) ? [] : [quote])));
  const speaks = new Set(all.flatMap(({ quote, sentence }) => (agreed.has(quote) ? [sentence] : [])));
  for (const { quote, sentence } of all) if (speaks.has(sentence) && AS_USUAL.test(quote)) agreed.add(quote);
  const told = all
    .filter(
      (clause, at) =>
        !isMuscleSoreness(normalise(clause.quote)) &&
        !isOfRoom(clause, all) &&
        !isDizzyOnTreadmill(getSentence(clause, all)) &&
        !isWishedPart(clause, all[at - 1]) &&
        (agreed.has(clause.quote) || tellsOfBody(clause, kinds[at]) || isSign(clause, kinds[at], concerns[at] ?? 0)),
    )
    .map(({ quote }) => quote);
  const clauses: string[] = [];
  const texts = text
    .split(SENTENCE)
    .filter((sentence) => sentence.trim() !== "" && !JOKE.test(sentence))
    .flatMap((sentence) => {
      if (isComplaint(sentence)) return [sentence];
      const own = told.filter((quote) => sentence.includes(quote));
      // What is disliked because of it stays a wish.
      clauses.push(...own.filter((quote) => (kinds[all.findIndex((clause) => clause.quote === quote)]?.dislike ?? 0) < STILL_A_WISH));
      return own.length === 0 ? [] : [own.join(", ")];
    });
  return { text: texts.join(". "), clauses };
});

/** "…, and said train as normal": how far the agreement of the same sentence goes. */
const AS_USUAL =
  /^(?:(?:and|und|y|et|e|en|has|hat) )*(?:said|says?|told me|sagt\w*|meint\w*|dice|dijo|dit|ha detto|disse|diz|zegt|zei)\b.*\b(?:as (?:normal|usual|before)|normally|wie (?:gewohnt|immer|bisher|sonst)|normal\w*|como siempre|comme d['’]habitude|come sempre|come prima|como sempre|zoals (?:altijd|gewoon))(?!\p{L})/iu;

/** A number that somebody allowed is read as a limit among the wishes. */
const AMOUNT = /\d ?(?:km|k|m|min\w*|kgs?|kilos?|h|hours?)\b/iu;

function getSentence({ sentence }: Clause, all: readonly Clause[]): string {
  return all
    .filter((clause) => clause.sentence === sentence)
    .map(({ words }) => words.join(" "))
    .join(" ");
}

/** "The ceiling is low, I can't press over my head": the room is short, and no arm. */
function isOfRoom({ sentence }: Clause, all: readonly Clause[]): boolean {
  return all.some((clause) => clause.sentence === sentence && ROOM.test(clause.words.join(" ")));
}

const ROOM = /\b(?:ceilings?|low roof|decke|dachschrage|techo|plafond|soffitto|teto)\b/u;

/** "Bigger arms and shoulders": a part that is to grow. */
function isWishedPart(clause: Clause, before: Clause | undefined): boolean {
  return before?.sentence === clause.sentence && isGoal(before, true) && goesOnAsGoal(clause);
}

/** A clause that the classifier takes for a complaint and that names a part, a condition or what a professional said. */
function tellsOfBody({ quote, english, isOther, isDenied }: Clause, kinds: KindShares | undefined): boolean {
  if (kinds === undefined || isOther) return false;
  const complaint = kinds.complaint + kinds.trigger;
  // A medicine or an illness by its name is read whatever the clause is about: "burpees make me dizzy since I'm on beta blockers".
  if (NAMED_CONDITION.test(normalise(english)) && !isDenied) return true;
  if (weekdaysIn(quote).length > 0 && kinds.schedule > complaint) return false;
  if (namesHealth(quote)) return kinds.complaint >= LIKELY_CONDITION || complaint >= SURE_COMPLAINT;
  if (namesRegion(english)) return complaint >= LIKELY_COMPLAINT;
  if (looksMedical(english)) return complaint >= SURE_COMPLAINT;
  return namesProfessional(normalise(english)) && kinds.cannot + complaint >= LIKELY_COMPLAINT;
}

/** "My ticker does a flip on the rower" among the dislikes: no wish that anybody has, and no small talk. */
function isSign({ words, isOther, isDenied }: Clause, kinds: KindShares | undefined, concern: number): boolean {
  return (
    !isOther && !isDenied && words.length >= FEWEST_WORDS && concern >= SURE_SIGN && (kinds?.dislike ?? 1) + (kinds?.cannot ?? 1) < A_WISH
  );
}

const FEWEST_WORDS = 5;
const SURE_SIGN = 0.93;
const A_WISH = 0.4;

const NAMED_CONDITION =
  /\b(?:\w{3,}olol|beta ?blockers?|betablocker|betabloqueant\w*|betabloccant\w*|blood thinners?|blutverdunner|pacemaker|herzschrittmacher|pregnan\w*|schwanger|embarazad\w*|enceinte|incinta|gravida|zwanger|epileps\w*|epileptic|insulin|diabet\w*|arrhythmia|atrial fib\w*|afib|prolapse|osteoporos\w*)\b/u;

const STILL_A_WISH = 0.1;
const LIKELY_CONDITION = 0.4;
const LIKELY_COMPLAINT = 0.7;
const SURE_COMPLAINT = 0.9;

/** Sentences among likes and dislikes that tell of a complaint. */
export function complaintsAmongWishes(dislikes = ""): string {
  return readComplaints(dislikes).text;
}

/** The wishes alone: clauses that tell of the body are blanked, every other letter stays in its place. */
export function withoutComplaints(dislikes: string): string {
  return readComplaints(dislikes).clauses.reduce((left, quote) => left.replace(quote, " ".repeat(quote.length)), dislikes);
}

/** What an athlete says of body and health in any of the fields. */
export function statedOfBody({ injuries = "", dislikes = "" }: { readonly injuries?: string; readonly dislikes?: string }): string {
  return [injuries, complaintsAmongWishes(dislikes)].filter((text) => text.trim() !== "").join(". ");
}

/** The text with blanks in the place of what it says of shifts and deadlines: who is worn out by them has no complaint. */
function withoutBusyDays(text: string): string {
  const sentences = [...Map.groupBy(readClauses(text), ({ sentence }) => sentence).values()];
  return sentences
    .flatMap((clauses) => [shiftDays, beforeDeadline, weekOfDeadline].flatMap((read) => read({ clauses, today: ANY_DAY, isWish: true })))
    .flatMap(({ quotes }) => quotes)
    .reduce((left, quote) => left.replace(quote, " ".repeat(quote.length)), text);
}
