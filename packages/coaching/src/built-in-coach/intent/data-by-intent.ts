import { daysBetween, shortDay } from "@ironpace/training";
import { answerThingNotHeld, thingNotHeld } from "../asking/not-held.ts";
import { answerMissed } from "../asking/missed-answer.ts";
import { readSlots } from "../reading/slots.ts";
import { type DataQuestion, type Metric } from "../own-data/data-slots.ts";
import { getSlots } from "../own-data/data-slots.ts";
import type { Diary } from "../own-data/diary.ts";
import { answerFromData } from "../own-data/index.ts";
import { bullet } from "../say.ts";
import type { Draft } from "../topic.ts";
import type { CoachView } from "../view.ts";
import type { Intent } from "./intents.ts";

/** The question about own data that the classifier reads, where no rule knew its words. */
export function dataByIntent(intent: Intent, words: string, diary: Diary, view: CoachView): Draft | undefined {
  if (intent === "own-race" && /\b(?:only|all|list|other|which races|any other|how many races|calendar)\b/.test(words))
    return allRaces(diary, view);
  if (intent === "own-ahead" && /\b(?:block|plan)\b/.test(words) && /\b(?:end|ends|over|finish\w*|done|last|until)\b/.test(words))
    return answer("remaining", "when does this block end", diary, view);
  // "What is tempo" asks for no value of the profile.
  if ((intent === "own-profile" || intent === "own-form" || intent === "own-history") && !/\b(?:my|i|me|mine|we|am|im|ive)\b/.test(words))
    return undefined;
  // "When was I last ill" is about no session.
  if (intent === "own-history" && readSlots(words, view, diary).unexplained.length > 0) return undefined;
  if (intent === "own-missed" && !SHARE_WORDS.test(words)) return answerMissed(readSlots(words, view, diary), diary, view, "en");
  // "how often did I play padel": no session of that name is logged, so not all of them are counted.
  const slots = readSlots(words, view, diary);
  if (intent === "own-amount" && /\b(?:share|ratio|proportion|weeks? (?:with|w|over|above)|months? (?:with|over|above))\b/.test(words))
    return undefined;
  const thing = intent === "own-amount" || intent === "own-effort" ? thingNotHeld(slots) : undefined;
  if (thing !== undefined) return answerThingNotHeld(thing, slots, diary, view, "en");
  const metric = findMetric(intent, words);
  return metric === undefined ? undefined : answer(metric, words, diary, view);
}

const SHARE_WORDS = /\b(?:percent|%|share|rate|consisten\w*|actually did)\b/;

function answer(metric: Metric, words: string, diary: Diary, view: CoachView): Draft | undefined {
  const asked: DataQuestion = { metric, ...getSlots(words, view.today, view.plan?.plan.startDate), words };
  return answerFromData(asked, diary, view);
}

function findMetric(intent: Intent, words: string): Metric | undefined {
  switch (intent) {
    case "own-missed":
      return "adherence";
    case "own-amount":
      if (/\bload\b/.test(words)) return "load";
      if (/\b(?:km|kms|miles|kilomet\w*|distance|mileage|how far)\b/.test(words)) return "distance";
      if (/\b(?:volume|tonnage|kilos)\b/.test(words)) return "volume";
      return /\b(?:hours?|minutes|time|long)\b/.test(words) ? "time" : "sessions";
    case "own-effort":
      return /\b(?:hardest|easiest|toughest|worst)\b/.test(words) ? "hardest" : "effort";
    case "own-history":
      return "what was done";
    case "own-goal":
      return "goals";
    case "own-race":
      return /\b(?:place|result|time|finish|did|was|came)\b/.test(words) ? "results" : "countdown";
    case "own-profile":
      return "profile";
    case "own-notstored":
      return /\b(?:sleep|slept|hrv|resting|mood|soreness)\b/.test(words) ? "check-ins" : "not stored";
    case "own-form":
      return "fitness";
    case "own-changes":
      return "changes";
    default:
      return undefined;
  }
}

function allRaces({ races }: Diary, { today }: CoachView): Draft {
  const ahead = races.filter(({ on }) => on >= today);
  const past = races.filter(({ on }) => on < today).toReversed();
  const day = (on: string): string => `${shortDay(on)} ${on.slice(0, 4)}`;
  return {
    text: [
      ahead.length === 0
        ? "You have no upcoming race entered."
        : ahead.length === 1
          ? `**${ahead[0]?.name ?? ""}** is the only race still to come: ${day(ahead[0]?.on ?? "")}, in ${daysBetween(today, ahead[0]?.on ?? today)} days, priority ${ahead[0]?.priority ?? ""}${ahead[0]?.target === undefined ? "" : `, target ${ahead[0].target}`}.`
          : `**${ahead.length} races** are still to come:`,
      bullet([
        ...(ahead.length > 1 ? ahead.map(({ name, on, priority }) => `${name}, ${day(on)}, priority ${priority}`) : []),
        ...past
          .slice(0, 5)
          .map(
            ({ name, on, result, place }) =>
              `Done: ${name}, ${day(on)}${result === undefined ? "" : `: ${result}`}${place === undefined ? "" : `, place ${place}`}`,
          ),
      ]),
    ].filter((part) => part !== ""),
  };
}

/** What a wish of the kind sounds like, for one that is not understood. */
const EXAMPLES: { readonly [intent in Intent]?: readonly [what: string, ...examples: string[]] } = {
  move: ["move a session", "Move Friday to Saturday", "Move the long run to Sunday"],
  shorten: ["make a session shorter", "Make Friday 45 minutes", "Make the long run 12 km"],
  ease: ["make a session easier", "Make Friday easier", "Make this week easier"],
  rest: ["take a session out", "Skip Friday", "Rest day tomorrow"],
  swap: ["swap an exercise", "Swap ski for row on Friday", "What can I do instead of burpees?"],
  "leave-out": ["leave something out", "Leave out the burpees on Friday", "Skip Friday"],
  done: ["mark a session as done", "Did yesterday's session, RPE 7", "Mark Monday as done"],
  log: ["log something", "Log an 8 km run in 42 min, RPE 4", "Log bench 3 x 8 at 60 kg"],
  "best-new": ["store a best", "New deadlift PB 135 kg", "New 10k PB 45:58"],
  "goal-new": ["set a goal", "Goal: squat 115 kg by March", "Goal: 10k under 45:00 by May"],
  "goal-change": ["change a goal", "Change my squat goal to 115 kg", "Change my 10k goal to 45:00"],
  "race-new": ["add a race", "Add a half marathon on 11 April in Berlin, B race", "Add Hyrox Cologne on 12 April"],
  "race-change": ["change a race", "My race moved to 1 March", "Add Hyrox Hamburg on 14 May 2027"],
  weight: ["store your weight", "I weigh 64 kg", "What do I weigh?"],
  availability: ["change your training days", "I can't train Mondays any more", "Only 45 min on Fridays from now on"],
  equipment: ["change your equipment", "I don't have a sled any more", "I bought a kettlebell"],
  avoid: ["avoid an exercise", "No burpees for 2 weeks", "No more step-ups"],
  "more-less": ["shift the plan", "I want more running please", "I also want to train on Sundays 60 min"],
  away: ["be away or ill", "I am away 3 to 9 December", "I am ill until Monday"],
};

/** A wish for a change whose slots are not clear: says what was read, and how it is asked for. Nothing else is answered instead. */
export function unclearWish(intent: Intent): Draft | undefined {
  const found = EXAMPLES[intent];
  if (found === undefined) return undefined;
  const [what, ...examples] = found;
  return {
    text: [`I think you want to ${what}, but I need more detail. For example, say ${examples.map((each) => `“${each}”`).join(" or ")}.`],
    followUps: examples,
  };
}
