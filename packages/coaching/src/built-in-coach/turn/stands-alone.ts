import type { AskedQuestion } from "../answer/asked.ts";
import { getLanguage } from "../language/language.ts";
import { readFrame } from "./frame.ts";
import type { Tongue } from "./languages.ts";

/** Words that point back to what was said before. */
const POINTS_BACK =
  /\b(?:it|its|that|thats|this|these|those|them|they|theyre|there|then|ones?|same|others?|another|instead|either|both|too|also|again|still|mine|else|else's|so|such|above|before that|after that|more of|less of|the (?:first|second|third|last) (?:one|two)?)\b/iu;

/** A message that goes on, agrees or refuses begins with one of these. */
const GOES_ON =
  /^(?:and|but|so|ok|okay|or|then|yes|yeah|yep|no|nope|nah|hm+|oh|wait|sorry|actually|well|right|cool|thanks|thx|fine|sure|why|what about|how about|based on|says who|undo|leave|forget|never ?mind|scrap|not)\b/iu;

/** What a message can be about by itself. */
const SUBJECT =
  /\b(?:sleds?|lunges?|squat\w*|deadlift\w*|bench|press(?:es)?|rows?|rowing|rower|ski(?:erg)?|ergs?|runs?|running|ran|rides?|bikes?|cycling|swims?|swimming|5 ?k|10 ?k|half marathon|marathon|parkrun|hyrox|races?|creatine|caffeine|coffee|protein|carbs?|gels?|beetroot|sleep|slept|tapers?|deloads?|vo2 ?max|threshold|tempo|rpe|intervals?|warm(?: |-)?ups?|cool(?: |-)?downs?|stretch\w*|knees?|back|shoulders?|hips?|calf|calves|achilles|plan|blocks?|week(?:s|ends?)?|sessions?|workouts?|train(?:ed|ing)?|rest days?|goals?|pbs?|prs?|bests?|burpees?|wall ?balls?|farmers?|pull ?-?ups?|muscle ?-?ups?|push ?-?ups?|damper|shoes?|heart rate|zone ?\d|hrv|periods?|hotel|travel\w*|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weigh\w*|body ?fat|soreness|doms|grip|cramps?|hydration|alcohol|beer|wine|sauna|ice baths?|supplements?|stations?)\b/iu;

/** A message of fewer words mostly leans on the one before. */
const FEWEST_WORDS = 6;
/** So few are whole when they ask or order something of a named thing and time, or of a record. */
const FEWEST_OF_WHOLE = 3;

/** "this week", "something else", "so far": the words of pointing back that point at nothing said before. */
const POINTS_NOWHERE =
  /\b(?:this|these|that) (?:past |coming |whole )?(?:weeks?|months?|years?|blocks?|plans?|seasons?|morning|afternoon|evening|weekend|am|pm|spring|summer|autumn|fall|winter)\b|\bthis (?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\bthat (?:i|we)\b|\b(?:some|any|no)(?:thing|one|body) else\b|\bwhat else\b|\bso (?:far|much|many)\b|\binstead of\b|\b(?:take|make) it (?:eas\w+|\d+ days)\b|\bis it (?:ok|bad|good|better|worth|normal|possible|safe|true) (?:to|for|if|that)\b/giu;

/** "no burpees until January", "leave lunges out": an order, no reply. */
const ORDERS_WITHOUT = /^(?:no (?!i\b|its?\b|that|this|the\b|not\b)\w+ \w+|leave (?!it|that|this|them)\w+ )/iu;

/** What a message wants: a question, an order or something to store. */
const WANTS =
  /^(?:what(?:'?s)?|how(?:'?s)?|when(?:'?s)?|which|who|where|is|are|am|was|do|does|did|can|could|should|will|have|has|log|add|move|swap|make|skip|drop|take|put|cancel|set|new|delete|shorten|replace|ease|tonnage|load|minutes|hours|km)\b/iu;

const FEWEST_OF_ORDER = 4;
/** "When is my next deload", "what are my goals": of the athlete's own, and of no period that was named before. */
const ASKS_WHEN_OR_WHICH = /^(?:when (?:is|are|was|did|do|does)|what are|how long (?:is it )?(?:till|until))\b.*\b(?:my|i|the)\b/iu;
/** "Skip Saturday's long run": what to do with which session. */
const ORDERS_ON_DAY =
  /^(?:skip|move|shorten|log|add|delete|swap|cancel|drop|ease)\b.*\b(?:today|tomorrow|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day['’]?s?)\b/iu;

/** A period, a record or a definition: with its subject it makes a short question whole. */
const HAS_TIME_OR_RECORD =
  /\b(?:best|weakest|strongest|pb|pr|record|max|1 ?rm|today|tomorrow|yesterday|(?:last|this|next) (?:week|month|year|block)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|in (?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)\w*|ever)\b|^what(?:'?s| is| are) (?:an? )?\w+(?: (?:good )?for)?\W*$/iu;

/**
 * Whether a message has its own subject and points to nothing that was said before: it gets the answer that it would get as the first one, whatever
 * stands before it.
 */
export function standsAlone({ content, turns }: Pick<AskedQuestion, "content" | "turns">): boolean {
  const said = content.trim();
  const language = getLanguage({ content: said, turns: [] });
  if (turns.length === 0) return false;
  if (language === "de" || language === "fr" || language === "es" || language === "it") return isWholeFrame(said, language);
  const words = said.split(/\s+/u).length;
  const own = withoutOwnPronouns(said.replaceAll(POINTS_NOWHERE, "now"));
  if ((GOES_ON.test(said) && !ORDERS_WITHOUT.test(said)) || POINTS_BACK.test(own) || !SUBJECT.test(said)) return false;
  if (words >= FEWEST_OF_WHOLE && ORDERS_WITHOUT.test(said) && /\b(?:please|pls|anymore)\W*$/iu.test(said)) return true;
  if (words >= FEWEST_OF_ORDER && (ASKS_WHEN_OR_WHICH.test(said) || ORDERS_ON_DAY.test(said))) return true;
  return words >= FEWEST_WORDS || (words >= FEWEST_OF_WHOLE && WANTS.test(said) && HAS_TIME_OR_RECORD.test(said));
}

/** "My 10k goal, is it far": a pronoun after a subject in the clause before it stands for that. */
function withoutOwnPronouns(said: string): string {
  const [first = "", ...rest] = said.split(/(?<=[,.;?!])\s+/u);
  return rest.length > 0 && SUBJECT.test(first) ? `${first} ${rest.join(" ").replaceAll(/\b(?:it|its|that|them|they)\b/giu, "")}` : said;
}

/** In other languages: every word is read, and there is something wanted of something named. */
function isWholeFrame(said: string, tongue: Tongue): boolean {
  const { words, leftover, replies, verbs, metric, topics, picks, subjects, periods, days, lines } = readFrame(said, tongue, NO_DAY);
  return (
    words.split(" ").length >= FEWEST_OF_FRAME &&
    leftover.length === 0 &&
    replies.size === 0 &&
    !LEANS[tongue].test(words) &&
    (verbs.length > 0 || metric !== undefined || topics.size > 0 || picks.size > 0) &&
    subjects.length + lines.length > 0 &&
    (verbs.length === 0 || periods.length + days.length > 0)
  );
}

const FEWEST_OF_FRAME = 5;
/** Which days are named, not when they are. */
const NO_DAY = "2026-01-01";

/** How a message that leans on the one before begins, and words that point to it. */
const LEANS: { readonly [tongue in Tongue]: RegExp } = {
  en: /$^/,
  de: /^(?:und|aber|oder|dann|ja|nein|nee|doch|also|ok|ach|lieber)\b|\b(?:das|es|dies\w*(?! (?:woche|monat|jahr|block))|davon|dazu|dort|stattdessen|auch|noch|sie|ihn)\b/,
  fr: /^(?:et|mais|ou|alors|oui|non|ok|plutot|puis)\b|\b(?:ca|cela|celui|celle|en|y|la bas|aussi|encore)\b/,
  es: /^(?:y|pero|o|entonces|si|no|ok|mejor|vale)\b|\b(?:eso|ese|esa|esto|ello|alli|tambien|hazlo|lo)\b/,
  it: /^(?:e|ma|o|allora|si|no|ok|meglio|invece)\b|\b(?:quello|quella|cio|lo|ne|ci|li|anche|ancora)\b/,
};
