import type { ToldFacts } from "./told-facts.ts";
import { statedPreferences } from "#training/injuries/limits/stated-preferences.ts";
import type { PlanContext } from "#training/context/context.ts";
import { readWeekWishes } from "#training/free-text/week-wishes.ts";
import type { ToldFact, WeekWish } from "#training/free-text/week-wish.ts";
import type { PlanNote, PlanWeek } from "#training/model/plan.ts";
import { inSentence, formatList } from "#training/model/words.ts";
import { readWishObjects } from "#training/statements/wished-exercises/wished-objects.ts";
import { skillText } from "./skill-text.ts";
import {
  busyText,
  careText,
  clubText,
  coachText,
  coachThereText,
  commitmentText,
  contentText,
  freshLegsText,
  addedDaysText,
  movedDaysText,
  outingText,
  shortDayText,
} from "./told-days.ts";
import {
  everydayText,
  flatText,
  floorRiseText,
  goalText,
  hikesText,
  inSessions,
  liftCountText,
  longRunsText,
  rideGoalText,
  runGoalText,
  sportCountText,
  stationsText,
  strongText,
  varietyText,
  wantedPartsText,
  weakRunText,
  weakStationsText,
  weakText,
} from "./told-aims.ts";
import { findExercise } from "#training/catalogue/exercises.ts";
import { checkText } from "./wish-check.ts";
import { daysBetween } from "#training/calendar/day.ts";
import { competitionFormat } from "#training/catalogue/competition-format.ts";

/** What the head says of days, places and aims that the athlete told: counted on the sessions that there are, or why there are none. */
export function toldNotes(context: PlanContext, weeks: readonly PlanWeek[]): PlanNote[] {
  if (context.health.clearance === "required") return [];
  const { injuries = "", dislikes = "" } = context.athlete;
  const wishes = [...readWeekWishes(injuries, context.start, false).wishes, ...readWeekWishes(dislikes, context.start, true).wishes];
  const facts = { context, weeks, sessions: weeks.flatMap(({ sessions }) => sessions.filter(({ code }) => code !== "RACE")) };
  const rather = statedPreferences(injuries).flatMap((quote) => preferenceNotes(quote, facts));
  const told = wishes.flatMap((wish): PlanNote[] => {
    const text = wish.told === undefined ? undefined : toldText(wish, wish.told, facts);
    return text === undefined ? [] : [{ kind: "wish", text: `“${wish.quotes.join(", ")}”: ${text}` }];
  });
  const added: PlanNote[] = context.addedDays.length === 0 ? [] : [{ kind: "wish-not-met", text: addedDaysText(context.addedDays) }];
  const moved: PlanNote[] = context.movedDays.length === 0 ? [] : [{ kind: "wish", text: movedDaysText(context.movedDays) }];
  return [...told, ...rather, ...moved, ...added];
}

/** What is walked today is the measure of the walks that the plan has, counted on its full weeks. */
function weeklyWalkText({ weeks }: ToldFacts): string {
  const walks = weeks
    .filter(({ isDeload }) => !isDeload)
    .flatMap(({ sessions }) => sessions.filter(({ code }) => code !== "RACE" && code !== "RC"))
    .map(({ blocks }) => blocks.mainWorkout.reduce((sum, { name, dose }) => sum + (name === "Brisk walk" ? dose.totalSeconds : 0), 0) / 60)
    .filter((minutes) => minutes >= SHORTEST_WALK)
    .map(Math.round);
  if (walks.length === 0) return "it counts as extra easy movement; keep it easy on the days before hard ones.";
  const [least, most] = [Math.min(...walks), Math.max(...walks)];
  return `one of them is in the plan: its walks last ${least === most ? most : `${least} to ${most}`} min, as long as their day allows.`;
}

/** How often and how long the run goes up the hill, counted. */
function climbGoalText({ sessions }: ToldFacts): string {
  const long = sessions.filter(({ code }) => code === "RL").map(({ duration }) => duration);
  if (long.length === 0) return "once a week, run and walk up it easily instead of an easy run, and run a little more of it each time.";
  return `${long.length} long runs go up it, the longest takes ${Math.max(...long)} min. Walk parts of it at first, and fewer each time.`;
}

/** What is easy on a machine and longer than a warm-up, counted. */
function easyCardioText({ sessions }: ToldFacts): string {
  const minutes = sessions.flatMap(({ blocks }) =>
    blocks.mainWorkout
      .filter(({ name, dose }) => findExercise(name)?.category === "cardio" && dose.totalSeconds >= 60 * SHORTEST_CARDIO)
      .map(({ dose }) => Math.round(dose.totalSeconds / 60)),
  );
  if (minutes.length === 0) return "no day has the minutes for it after the lifting: walk or ride for 20 minutes on a free day, easily.";
  const [least, most] = [Math.min(...minutes), Math.max(...minutes)];
  return `${least === most ? most : `${least} to ${most}`} easy minutes follow the lifting of ${minutes.length} sessions.`;
}

const SHORTEST_CARDIO = 10;

/** Minutes: shorter ones end a session of strength. */
const SHORTEST_WALK = 20;

/** Counted on the full weeks, so that nothing is promised. */
function legDaysText({ weeks }: ToldFacts): string {
  const counts = weeks
    .filter(({ isDeload }) => !isDeload)
    .map(({ sessions }) => sessions.filter(({ code, heavyLower }) => heavyLower && code !== "RACE").length);
  const most = Math.max(0, ...counts);
  return most <= 1
    ? "one leg day a week; the other lifting days are for the upper body."
    : `up to ${most} leg days a week, because your goal needs them.`;
}

/** "Plutôt vélo ou rameur", behind a complaint: what is done instead, counted. */
function preferenceNotes(quote: string, facts: ToldFacts): PlanNote[] {
  const objects = readWishObjects(quote).flatMap((wish) => wish.objects.filter(({ names }) => names.length > 0));
  if (objects.length === 0) return [];
  const each = objects.map(({ label, names }) => `${label} ${inSessions(names, facts)}`);
  return [{ kind: "wish", text: `“${quote}”: ${formatList(each)}.` }];
}

function toldText(wish: WeekWish, told: ToldFact, facts: ToldFacts): string | undefined {
  switch (told.kind) {
    case "busy":
      return busyText(wish, facts);
    case "short-day":
      return shortDayText(told.minutes, facts);
    case "club-run":
      return clubText(told.weekdays, facts);
    case "fresh-legs":
      return freshLegsText(told.weekdays, facts);
    case "coach-there":
      return coachThereText(told.weekdays, facts);
    case "commitment":
      return commitmentText(told, wish, facts);
    case "coached":
      return coachText(told.weekdays, facts);
    case "outing":
      return outingText(told.what, told.weekdays, facts);
    case "care-day":
      return careText(told.weekdays);
    case "stations":
      return stationsText(told.names, facts);
    case "strong":
      return strongText(told.names, facts);
    case "weak-stations":
      return weakStationsText(told.names, facts);
    case "weak-run":
      return weakRunText(facts);
    case "weak-moves":
      return weakText(told.names, facts);
    case "lift-count":
      return liftCountText(told.names, told.times, facts);
    case "skill":
      return skillText(told.skill, facts);
    case "flat-ground":
      return flatText(facts);
    case "ride-goal":
      return rideGoalText(told.minutes, facts);
    case "hikes":
      return hikesText(facts);
    case "everyday-aims":
      return everydayText(told.aims, facts);
    case "floor-rise":
      return floorRiseText(facts);
    case "run-goal":
      return runGoalText(told.metres, facts);
    case "safe-lifts":
      return safeLiftsText(told.names, facts);
    case "climb-goal":
      return climbGoalText(facts);
    case "easy-cardio":
      return easyCardioText(facts);
    case "content-days":
      return contentText(told.content, told.weekdays, facts);
    case "sport-count":
      return sportCountText(told.sport, told.times, facts);
    case "wanted-parts":
      return wantedPartsText(told.parts, facts);
    case "goal":
      return goalText(facts);
    case "long-runs":
      return longRunsText(facts);
    case "order":
      return checkText({ quote: wish.quotes.join(", "), said: told.said, objects: [] }, facts.weeks)?.replace(/^“.*?”: /u, "");
    case "variety":
      return varietyText(facts);
    case "swap-days":
      return "you may swap days within a week; keep a day between two hard ones. The plan continues from what you log.";
    case "commute":
      return "it comes on top of the plan and counts as easy movement; keep it easy on the days before hard ones.";
    case "leg-days":
      return legDaysText(facts);
    case "daily-walk":
      return "it counts as your easy walking, every day; the plan adds what walking lacks: strength, and brisk minutes.";
    case "weekly-walk":
      return weeklyWalkText(facts);
    case "style":
      return "noted; to make sessions shorter, lower the minutes of that day in your profile.";
    case "gear-later":
      return "add it to your equipment when you have it; until then nothing in the plan needs it.";
  }
}

/** What the attempts of the next meet make of "3/3 on bench", read from its page where these weeks reach it. */
function safeLiftsText(names: readonly string[], { context, weeks }: ToldFacts): string {
  const meet = (context.athlete.competitions ?? []).find(({ type, name, date }) => {
    const format = competitionFormat(`${type ?? ""} ${name ?? ""}`);
    return daysBetween(context.start, date) >= 0 && (format?.kind === "powerlifting" || format?.kind === "weightlifting");
  });
  if (meet === undefined) return "no meet of yours is in the calendar. Enter it, and its attempts start lower.";
  const page = weeks.flatMap(({ sessions }) => sessions).find(({ code, date }) => code === "RACE" && date === meet.date);
  const lines = (page?.blocks.mainWorkout ?? []).filter(
    ({ name, weight }) => weight !== undefined && (names.length === 0 || names.includes(name)),
  );
  const which = names.length === 0 ? "every lift" : `the ${formatList(names.map((name) => inSentence(name)))}`;
  const usual = `${which} opens lower than usual, at about 88% of your best, the third stays below your best, and nothing is added on the day`;
  if (lines.length === 0) return `${usual}: a weight you have made in training before the meet begins.`;
  return `${usual}: ${formatList(lines.map(({ name, weight = "" }) => `${inSentence(name)} ${weight}`))}.`;
}
