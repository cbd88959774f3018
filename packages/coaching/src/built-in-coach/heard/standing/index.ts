import type { AskedQuestion } from "../../answer/asked.ts";
import { noSuchField } from "../../conversation/open-card/no-such-field.ts";
import { staysOnDay } from "../../conversation/open-card/stays-on-day.ts";
import { stillLeftOut } from "../../conversation/open-card/still-left-out.ts";
import { fieldClause } from "../../self-contained/field-clause.ts";
import { type Reader, readInOrder } from "../../answer/reader.ts";
import { completeLog } from "../../changes/log/complete-log.ts";
import type { Draft } from "../../topic.ts";
import type { Tongue } from "../../turn/languages.ts";
import { treadmillSpeed } from "../../want/asked/treadmill-speed.ts";
import { weightInUnits } from "../../want/asked/weight-in-units.ts";
import type { Known } from "./answer-frame.ts";
import { awayChain, shoesOnTrip } from "./away-chain.ts";
import { adviseOnMove, doesMoveHurt, isStepTooBig } from "./advise-on-card.ts";
import { emptyWeek } from "./empty-weeks.ts";
import { attributeOfHead, dayOfHead } from "./ask-of-head.ts";
import { askOfGoal, laterGoal } from "./goal-in-mind.ts";
import { hear, type Heard } from "./heard.ts";
import { alsoOtherDay, amountOnCard, effortOnCard, insteadOfCard, numberOfGoalCard, partOfCard } from "./card-in-mind.ts";
import { allDone, changeLogged, partlyDone } from "./done-in-mind.ts";
import { doesEntryMatter, onOtherGround, shortenHead, takeOffer, whereToInstead } from "./session-in-mind.ts";
import { capWeek, totalOfWeek, whyWeekChanges, whyWeekIsLight } from "./week-in-mind.ts";
import { beforeInMind, isCountMuch, isDayTooMuch, isHeadEasier, orderOfDay, shouldMove } from "./judge-in-mind.ts";
import { meantChange } from "./meant-change.ts";
import { daysNamedBefore } from "./named-days.ts";
import { isPeriodMore } from "./other-period.ts";
import { justLine, swapIn, wholeName } from "./swap-in.ts";
import { weekBesideWeek } from "./week-beside-week.ts";
import { hasOnDay } from "./plan-has.ts";
import { changeEntry, requestForHead } from "./point-to.ts";
import { compareRows, normsOf, sessionToDrop, trendOfLast } from "./in-whole-words.ts";
import { gapOfRace } from "./race-in-mind.ts";
import { whyHead } from "./why-head.ts";

/** What is answered from what the last answer left behind, or judged by the athlete's own numbers, before any topic is looked for. */
const READERS: readonly Reader<Heard>[] = [
  { name: "complete log", reads: "forgot to log: yesterday 6k easy, 38 min, effort 2", answer: completeLog },
  { name: "treadmill speed", reads: "what speed do I set on the treadmill for 4:45?", answer: treadmillSpeed },
  { name: "weight in units", reads: "what is 90 kg in lb?", answer: weightInUnits },
  { name: "day of what was named", reads: "when was that?", answer: dayOfHead },
  { name: "own entry", reads: "cancel it then", answer: changeEntry },
  { name: "goal in mind", reads: "am I gonna get the pull-ups?", answer: askOfGoal },
  { name: "too much for a day", reads: "is that too much for one day?", answer: isDayTooMuch },
  { name: "move judged", reads: "should I do the long run on Sunday instead?", answer: shouldMove },
  { name: "order of a day", reads: "which first?", answer: orderOfDay },
  { name: "beside the one before", reads: "that's lighter than last week, though?", answer: beforeInMind },
  { name: "easier or harder", reads: "isn't that easier?", answer: isHeadEasier },
  { name: "a lot for me", reads: "is 20 sessions a month a lot for me?", answer: isCountMuch },
  { name: "why that one", reads: "why that one?", answer: whyHead },
  { name: "other ground", reads: "can I run it on trails?", answer: onOtherGround },
  { name: "own entry beside the plan", reads: "is that class hard enough to matter?", answer: doesEntryMatter },
  { name: "where to instead", reads: "then when do I squat?", answer: whereToInstead },
  { name: "offer taken", reads: "yes", answer: takeOffer },
  { name: "amount on a card", reads: "same distance?", answer: amountOnCard },
  { name: "part of a card", reads: "only the running part", answer: partOfCard },
  { name: "effort on a card", reads: "it was more like a 9", answer: effortOnCard },
  { name: "line on a day", reads: "does Friday have any ski in it?", answer: hasOnDay },
  { name: "move and another day", reads: "will that hurt Friday's session?", answer: doesMoveHurt },
  { name: "number of what was named", reads: "and the pace?", answer: attributeOfHead },
  { name: "advice on a move", reads: "what would you do?", answer: adviseOnMove },
  { name: "step of a week", reads: "isn't it bad to raise both at once?", answer: isStepTooBig },
  { name: "empty week", reads: "when was my last week without training?", answer: emptyWeek },
  { name: "days named", reads: "which one?", answer: daysNamedBefore },
  { name: "other period", reads: "was October more?", answer: isPeriodMore },
  { name: "shoes on a trip", reads: "running shoes come with me", answer: shoesOnTrip },
  { name: "number of a goal card", reads: "hm make it 56", answer: numberOfGoalCard },
  { name: "week beside week", reads: "and compared to the one before", answer: weekBesideWeek },
  { name: "partly done", reads: "I stopped after 4 of the 5", answer: partlyDone },
  { name: "stored session", reads: "change it to 3 hours", answer: changeLogged },
  { name: "hours of a week", reads: "too much, I have max 5 hours", answer: capWeek },
  { name: "total of a week", reads: "how long am I training this week?", answer: totalOfWeek },
  { name: "why a week changes", reads: "why did tonnage jump this week?", answer: whyWeekChanges },
  { name: "why a week is light", reads: "the week after is only 12 km, why?", answer: whyWeekIsLight },
];
const REQUESTS: readonly ((heard: Heard) => string | undefined)[] = [
  awayChain,
  allDone,
  requestForHead,
  shortenHead,
  gapOfRace,
  compareRows,
  wholeName,
  swapIn,
  laterGoal,
  trendOfLast,
  justLine,
  alsoOtherDay,
  sessionToDrop,
  normsOf,
];

/** "Will that hurt Friday's session?" is about the plan. */
const HURTS_PLAN = /^(?:(?:and|so|but) )*(?:will|would|does|could) (?:that|it|this) hurt\b/;

/** A turn read against what stands: answered, put in words that stand alone, or narrowed to the clause that corrects; undefined where it needs none of it. */
export function readStanding(
  asked: AskedQuestion,
  tongue: Tongue,
  known: Known,
): { readonly draft: Draft } | { readonly whole: string } | { readonly narrowed: string } | undefined {
  const heard = hear(asked, tongue, known);
  if (heard.frame.isIll || (heard.frame.hasPain && heard.utterance.act !== "request" && !HURTS_PLAN.test(heard.words))) return undefined;
  const ofCard = stillLeftOut(heard) ?? staysOnDay(heard) ?? noSuchField(heard);
  if (ofCard !== undefined) return { draft: ofCard };
  const meant = meantChange(heard);
  if (meant !== undefined) return meant;
  const narrowed = fieldClause(asked.content, asked.turns, tongue, known.view.today);
  if (narrowed !== undefined) return { narrowed };
  const instead = insteadOfCard(heard);
  if (instead !== undefined) return instead;
  const draft = readInOrder(READERS, heard);
  if (draft !== undefined) return { draft };
  const whole = REQUESTS.map((read) => read(heard)).find((each) => each !== undefined);
  return whole === undefined ? undefined : { whole };
}
