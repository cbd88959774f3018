import { type Day, readInjuries } from "@ironpace/training";
import { grammarSigns } from "../signs/red-flags.ts";
import { BODY, conceptsIn } from "../concepts.ts";
import { isSymptom, partOfNow } from "../context.ts";
import { isDopingQuestion } from "../harmless/doping-question.ts";
import { isEverydayTalk, isPlainCold } from "../harmless/everyday-talk.ts";
import { plainWords } from "../features.ts";
import { isHarmlessTalk } from "../harmless/harmless-talk.ts";
import { type LearnedReading, type Level, LEVELS, readLearned } from "../learned.ts";
import { tellsOfStalledLift } from "../harmless/stalled-lift.ts";
import { namesOnlyATime } from "../harmless/only-a-time.ts";
import { asksForStoredFigure } from "../harmless/stored-figure.ts";
import {
  ALARM_DANGER,
  ASK_SIGN,
  ASK_SIGN_BESIDE_THE_PLAN,
  SHORT_MESSAGE_WORDS,
  MIN_WORDS_TO_JOIN,
  FRAGMENT_DANGER,
  FRAGMENT_WORDS,
  WORDED_ALARM_DANGER,
  WORDED_ASK_SIGN,
  JOINED_DANGER,
  JOINED_DANGER_WITHOUT_OWN_SIGN,
  HARMLESS_SIGN,
  JOINED_MESSAGES,
  MIN_JOINED_RISE,
  OWN_SIGN_TO_JOIN,
  LONG_MESSAGE_WORDS,
  LONG_ORDINARY_DANGER,
  MAX_EMERGENCY_SHARE_OF_DOCTOR,
  SENTENCE_DANGER,
  SURE_DANGER,
  TRAINING_TALK_DANGER,
  SHORT_ORDINARY_DANGER,
} from "./thresholds.ts";
import { type FoundSign, type Reading, shown } from "./found.ts";
import { categoryOf, levelBeside, levelOf } from "./red-flag-level.ts";

/** "Thrombosis in 2018, now a thick warm calf": what is of now is read by itself too, since the classifier takes the whole for the past. */
export async function readWithNow(content: string, earlier: readonly string[], today: Day): Promise<Reading> {
  const [whole, ofNow] = [await read(content, earlier, today), partOfNow(content)];
  if (whole.kind === "sign" || ofNow === undefined) return whole;
  const now = await read(ofNow, [], today);
  return now.kind === "none" ? whole : now;
}

async function read(content: string, earlier: readonly string[], today: Day): Promise<Reading> {
  const flags = grammarSigns(content, today);
  if (flags.length === 0 && asksForStoredFigure(plainWords(content))) return { kind: "none" };
  if (flags.length === 0 && tellsOfStalledLift(plainWords(content))) return { kind: "none" };
  if (flags.length === 0 && (isEverydayTalk(plainWords(content)) || isDopingQuestion(plainWords(content)))) return { kind: "none" };
  if (isHarmlessTalk(content, earlier, flags.length > 0) && !(await tellsMore(content, today))) return { kind: "none" };
  // "And six months ago?" goes on from what was asked; beside a complaint it may be how long that has lasted.
  const isOnlyTime = flags.length === 0 && namesOnlyATime(plainWords(content));
  if (isOnlyTime && (earlier.length === 0 || (await readLearned(earlier.join(". "))).danger < HARMLESS_SIGN)) return { kind: "none" };
  // What was said before may make more of a cold than a cold.
  const isColdOnly = isPlainCold(plainWords(content)) && earlier.every((before) => isEverydayTalk(plainWords(before)));
  if (flags.length === 0 && isColdOnly) return { kind: "none" };
  // A cold explains no pain in the chest: what was told right before it stands.
  const last = earlier.at(-1);
  if (flags.length === 0 && last !== undefined && isPlainCold(plainWords(content))) {
    const before = await read(last, earlier.slice(0, -1), today);
    if (before.kind === "sign") return before;
  }
  const { reading, quote, whole } = await strongest(content, flags.length === 0 ? undefined : today);
  const { danger, sign, category, level } = reading;
  const flag = flags.toSorted((a, b) => LEVELS.indexOf(levelOf(a)) - LEVELS.indexOf(levelOf(b)))[0];
  if (flag !== undefined && sign >= WORDED_ASK_SIGN) {
    // Named thoughts of suicide are never too weak to answer with help.
    const isAlarm = danger >= WORDED_ALARM_DANGER || (flag.class === "mental-health" && sign >= ASK_SIGN);
    const known =
      danger >= ALARM_DANGER
        ? { category, level: levelBeside(flag, reading) }
        : { category: categoryOf(flag, content), level: levelOf(flag), isKnown: true };
    return {
      kind: isAlarm ? "sign" : "ask",
      isSure: danger >= ALARM_DANGER,
      ...known,
      quote: /\p{L}/u.test(flag.phrase) ? flag.phrase : shown(content),
      from: reading,
    };
  }
  // Short messages that name no symptom score high only because they are rare, one word most of all.
  const words = plainWords(content);
  const isRare =
    words.length === 1
      ? danger < SURE_DANGER
      : isOrdinary(words) &&
        danger <
          (words.length <= SHORT_MESSAGE_WORDS ? SHORT_ORDINARY_DANGER : isOfTraining(words) ? TRAINING_TALK_DANGER : LONG_ORDINARY_DANGER);
  // "Left side" by itself says nothing; with what was said before it may.
  const isFragment = words.length <= FRAGMENT_WORDS && isOrdinary(words) && danger < FRAGMENT_DANGER;
  // What is likelier a weak sign is asked about.
  if (!isRare && !isFragment && danger >= ALARM_DANGER && danger >= sign - danger) {
    const whole = await inherited(content, earlier, reading);
    return { kind: "sign", isSure: danger >= SURE_DANGER, category: whole.category, level: whole.level, quote, from: whole };
  }
  const joined = isRare ? undefined : await continued(content, earlier, whole);
  if (joined !== undefined) return { kind: "sign", isSure: false, ...joined };
  if (isFragment) return { kind: "none" };
  if (sign < (isRare ? ASK_SIGN_BESIDE_THE_PLAN : ASK_SIGN)) return { kind: "none" };
  // "Sharp pain in my shoulder, 7/10" is the plan's matter.
  const isComplaint = readInjuries(content, today).regions.length > 0;
  const isPlans = isComplaint && (category === "limb" || sign < ASK_SIGN_BESIDE_THE_PLAN);
  return isPlans ? { kind: "none" } : { kind: "ask", isSure: false, category, level, quote, from: reading };
}

/** "Ankle ok. Seeing double and my neck hurts since yesterday": another sentence that is a sure sign by itself, and no harmless talk. */
async function tellsMore(content: string, today: Day): Promise<boolean> {
  const sentences = content.split(/(?<=[.!?;])\s+|\n+/u);
  if (sentences.length < 2) return false;
  for (const sentence of sentences) {
    const isHarmless = !isSymptom(sentence) || isHarmlessTalk(sentence, [], grammarSigns(sentence, today).length > 0);
    if (!isHarmless && (await readLearned(sentence)).danger >= SURE_DANGER) return true;
  }
  return false;
}

/**
 * "It is red and warm now" is about the part of the body that was named before, and "it jams half bent" is no emergency when it was a knee. What names
 * its own part of the body keeps its category, and only what was said before that clearly is no emergency makes it less urgent.
 */
async function inherited(content: string, earlier: readonly string[], reading: LearnedReading): Promise<LearnedReading> {
  const before = earlier.at(-1);
  if (before === undefined) return reading;
  const joined = await readLearned(`${before}. ${content}`);
  if (joined.danger < ALARM_DANGER) return reading;
  if (!namesBody(plainWords(content)) && namesBody(plainWords(before))) return { ...joined, level: joinedLevel(reading, joined) };
  return { ...reading, level: joinedLevel(reading, joined) };
}

function joinedLevel(own: LearnedReading, joined: LearnedReading): Level {
  if (own.level !== "emergency") return higher(own.level, joined.level);
  return joined.emergency <= MAX_EMERGENCY_SHARE_OF_DOCTOR * joined.danger ? joined.level : "emergency";
}

function namesBody(words: readonly string[]): boolean {
  return conceptsIn(words).some(({ concept }) => BODY.has(concept));
}

/**
 * The message, or the sentence of it that is a sign by itself; where the grammar knows one (`named`: today), what is asked beside it makes it no
 * weaker: "I get chest pain when I run. Give me intervals."
 */
async function strongest(
  content: string,
  named: Day | undefined,
): Promise<{ readonly reading: LearnedReading; readonly quote: string; readonly whole: LearnedReading }> {
  const whole = await readLearned(content);
  if (whole.danger >= ALARM_DANGER) return { reading: whole, quote: shown(content), whole };
  const sentences = content.split(/(?<=[.!?;])\s+|\n+/u).filter((sentence) => sentence.trim().length > 3);
  if (sentences.length > 1)
    for (const sentence of sentences) {
      const reading = await readLearned(sentence);
      const isNamed = named !== undefined && reading.danger > whole.danger && grammarSigns(sentence, named).length > 0;
      // "He's 30 and into cooking": words that the classifier has never seen, of nothing that it knows, weigh no more than all of the message.
      const isForeign = conceptsIn(plainWords(sentence)).length === 0;
      if ((reading.danger >= SENTENCE_DANGER && !isForeign) || isNamed) return { reading, quote: shown(sentence), whole };
    }
  return { reading: whole, quote: shown(content), whole };
}

async function continued(
  content: string,
  earlier: readonly string[],
  own: LearnedReading,
): Promise<Omit<FoundSign, "kind" | "isSure"> | undefined> {
  const words = plainWords(content).length;
  const before = earlier.slice(words > LONG_MESSAGE_WORDS ? -1 : -JOINED_MESSAGES);
  if (before.length === 0) return undefined;
  const limit = own.sign >= OWN_SIGN_TO_JOIN ? JOINED_DANGER : JOINED_DANGER_WITHOUT_OWN_SIGN;
  for (let from = before.length - 1; from >= 0; from--) {
    const said = before.slice(from).join(". ");
    const [alone, joined] = [await readLearned(said), await readLearned(`${said}. ${content}`)];
    if (words < MIN_WORDS_TO_JOIN && alone.sign < OWN_SIGN_TO_JOIN) continue;
    // "I can't train Fridays any more" and "except this one" name nothing that could become a sign together.
    const isPlain = alone.sign < HARMLESS_SIGN && own.sign < HARMLESS_SIGN && isOrdinary(plainWords(`${said} ${content}`));
    if (isPlain) continue;
    if (joined.danger >= limit && joined.danger >= alone.danger + MIN_JOINED_RISE)
      return { category: joined.category, level: joined.level, quote: shown(content), from: joined };
  }
  return undefined;
}

/** Concepts that belong to any talk about training. */
export const ORDINARY: ReadonlySet<string> = new Set(
  "effort not now past ask other rest sudden worse food but unable muscle gone minor cleared joke child both weeks days often stops unsure ride spot".split(
    " ",
  ),
);

function isOrdinary(words: readonly string[]): boolean {
  return conceptsIn(words).every(({ concept }) => ORDINARY.has(concept));
}

/** Words that tell of nothing but training. */
const TRAINING: ReadonlySet<string> = new Set("effort now rest days weeks often ride spot but".split(" "));

function isOfTraining(words: readonly string[]): boolean {
  return conceptsIn(words).every(({ concept }) => TRAINING.has(concept));
}

function higher(a: Level, b: Level): Level {
  return LEVELS.indexOf(a) < LEVELS.indexOf(b) ? a : b;
}
