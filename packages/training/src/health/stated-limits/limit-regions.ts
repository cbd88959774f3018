import { addDays, type Day, getWeekday } from "../../calendar/day.ts";
import type { Region } from "../../catalogue/exercise.ts";
import { activitiesIn } from "../../injuries/activities.ts";
import { LOWER_LIMB } from "../../injuries/impact.ts";
import { REGION_WORDS } from "../../injuries/words/region-vocabulary.ts";
import type { HealthLimits } from "../limits.ts";
import { getWords } from "./limit-movements.ts";
import { dayAtStart, type Period } from "./period.ts";

/** What keeps a part of the body still: it carries nothing until it comes off. */
const HELD_STILL =
  /\b(?:brace|cast|splint(?:ed)?|plaster|sling|walking boot|in (?:a|the|my) boot|immobili[sz]\w*|orthosis|schiene|geschient|(?:ein|ver)?gips\w*|ingegipst|orthese|attelle|platre\w*|echarpe|ferula|escayol\w*|yeso|enyesad[oa]|cabestrillo|vendad[oa]|inmoviliz\w*|tutore|gesso|ingessat[oa]|tala|tipoia|engessad[oa]|imobiliz\w*|spalk|mitella|schlinge)\b/u;
/** A cast or a sling comes off on somebody's word: worn today it holds still, also without a day. */
const WORN =
  /\b(?:(?:in|on|wearing|with|got|has|have|put) (?:\w+ ){0,3}(?:cast|plaster|sling|boot)|cast (?:on|for|since)|(?:my|the) cast|immobili[sz]ed)\b/u;
const TAKEN_OFF =
  /\b(?:off|out of|removed|remove|came|no longer|without|after|ago|was|had|gewesen|era|etait|estaba|estava|used to|last year|weg|entfernt|runter|retir\w*|quit\w*|enlev\w*|tolt\w*|tir(?:ei|ado|ou)|eraf|last (?:spring|summer|autumn|winter|month))\b/u;
const BOOT = /\bboot\b/u;
/** "nothing for the hamstrings", "don't load the wrist" */
const BAN =
  /\b(?:no|nothing|not|never|avoid|without|dont|cannot|cant)\b(?: \w+){0,2}? (?:for|with|on|load\w*|train\w*|work\w*|exercis\w*|stress\w*|weight|use|using|lean\w*|support\w*)\b/u;

/** A number, a way of lying, and trouble that is denied ban no part of the body. */
const NO_BAN =
  /\d ?(?:kg|km|min)|\b(?:lying|lie|flat)\b|\b(?:no|without|not)\b(?: \w+){0,2} (?:pain|problems?|issues?|trouble|symptoms?|complaints?|restrictions?|hurt\w*|bother\w*|swelling|injur\w*)\b/u;

/** Parts of the body that words name. */
export function regionsIn(english: string): readonly Region[] {
  const words = getWords(english);
  const found = new Set<Region>();
  for (let at = 0; at < words.length;) {
    const match = REGION_WORDS.match(words, at);
    if (match !== undefined && match.meaning.vague !== true) for (const region of match.meaning.regions) found.add(region);
    at += match?.length ?? 1;
  }
  return [...found];
}

/** A brace or a cast; without a day it is an aid or a memory as often as a rest. */
export function isHeldStill(said: string): boolean {
  return HELD_STILL.test(said);
}

/** "Arm in het gips": whoever wears it today needs no day to rest the part. */
export function isWornNow(english: string): boolean {
  return WORN.test(english) && !TAKEN_OFF.test(english);
}

/** A part of the body that carries nothing: held still until a day, or "nothing for the hamstrings before that". */
export function regionLimits(english: string, said: string, whole: string): Partial<HealthLimits> {
  const isStill = HELD_STILL.test(said);
  const isBan = BAN.test(said) && activitiesIn(getWords(english)).length === 0 && !NO_BAN.test(said);
  if (!isStill && !isBan) return {};
  const own = regionsIn(english);
  const named = own.length > 0 || !isStill ? own : regionsBefore(said, whole);
  const regions: readonly Region[] = named.length === 0 && isStill && BOOT.test(said) ? ["ankle", "foot"] : named;
  if (regions.length === 0) return {};
  const isLeg = regions.some((region) => LOWER_LIMB.has(region));
  // Dumbbells at the side of a leg exercise load the leg, and hang on the hand in the cast all the same.
  const isArm = isStill && regions.some((region) => ARM.has(region));
  return {
    regions: Object.fromEntries(regions.map((region) => [region, 0 as const])),
    ...(isLeg ? { running: false, impact: 1 as const, contacts: 0 } : {}),
    ...(isArm ? { closed: ["held", "grip", "upper-body"] as const, heavyCarries: false } : {}),
    tests: false,
  };
}

/** "Broke my wrist, in a cast, legs and left arm are fine": the cast is on what stands before it. */
function regionsBefore(said: string, whole: string): readonly Region[] {
  const before = regionsIn(whole.slice(0, Math.max(0, whole.indexOf(said))));
  return before.length > 0 ? before : regionsIn(whole);
}

const ARM: ReadonlySet<Region> = new Set<Region>(["wrist_hand", "elbow"]);

const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
/** "before that", "until then": the day that the sentence names before. */
const THAT_DAY = /\b(?:before|until|till) (?:that|then|it)\b|\bbis dahin\b/u;

/** "Physio next Tuesday, so nothing for the hamstrings before that": until the day before. */
export function periodOfThatDay(said: string, sentence: readonly string[], today: Day): Period | undefined {
  if (!THAT_DAY.test(said)) return undefined;
  const words = sentence.join(" ").split(" ");
  for (const [at, word] of words.entries()) {
    const weekday = WEEKDAYS.indexOf(word.replace(/s$/u, "")) + 1;
    const day =
      dayAtStart(words.slice(at, at + 3), today) ?? (weekday > 0 ? addDays(today, (weekday - getWeekday(today) + 7) % 7 || 7) : undefined);
    if (day !== undefined && day > today) return { until: addDays(day, -1), endsByWord: false };
  }
  return undefined;
}
