import type { Athlete, Competition } from "../../athlete/athlete.ts";
import { addDays, dayInWords, daysBetween, shortDay } from "../../calendar/day.ts";
import type { Plan } from "../../model/plan.ts";
import { capital } from "../../model/words.ts";
import { clashTexts } from "../../season/demand/races/clashing-races.ts";
import { raceName } from "../../season/demand/races/prepared-race.ts";
import { getRaces } from "../../season/demand/races/race-calendar.ts";
import { runSeconds } from "../../week/run/run-history.ts";
import type { Adjustment } from "../adjustment.ts";
import type { LayerFacts } from "./layer-facts.ts";

/** The plan still leads to a main race behind a lesser one. */
export function leadsTo(competition: Competition, { competitions = [] }: Athlete): string {
  const { date, priority } = competition;
  const race = `${raceName(competition)} on ${shortDay(date)}`;
  const main = competitions.find((other) => other.priority === "A" && other.date > date);
  return priority === "A" || main === undefined
    ? `The plan now leads to ${race} (priority ${priority}).`
    : `${capital(race)} (priority ${priority}) is a race along the way. The plan still leads to ${raceName(main)} on ${shortDay(main.date)}.`;
}

/** Days in which nobody gets fitter: what helps is known before the start. */
const LATE_DAYS = 28;

/** Days in which training changes what one knows and not what one can do. */
const TOO_LATE_DAYS = 21;

/** A race that was entered late is saved by how it is raced (race-demands.md section 6). */
export function pacing({ after, progress: { today } }: LayerFacts, { date, priority }: Competition): string[] {
  const race = getRaces(after.athlete, after.plan.startDate, after.plan.durationWeeks).races.find((one) => one.date === date);
  if (race?.format.kind !== "hyrox" || priority !== "A" || daysBetween(today, date) > LATE_DAYS) return [];
  const days = daysBetween(today, date);
  return [
    ...(days <= TOO_LATE_DAYS
      ? [
          `In ${days} days nobody gets fitter: the stations get familiar, the runs get calmer, and the goal is to finish and to learn the race.`,
        ]
      : []),
    "Pacing: run the first two kilometres slower than feels right, push the sled with short steps and straight arms, jog the Roxzone, and break the wall balls into sets from the first one. Race in the shoes and on the food you trained with.",
    ...(days <= TOO_LATE_DAYS
      ? ["Which division do you start in, and is there a sled where you train? Both decide the weights: write them down in your profile."]
      : []),
  ];
}

export function raceText(competition: Competition): string {
  return `${raceName(competition)} on ${dayInWords(competition.date)} (priority ${competition.priority})`;
}

/** The clashes that the new race is part of, not those that were there before. */
export function clashesWith(competition: Competition, { competitions = [] }: Athlete): readonly string[] {
  const others = competitions.filter(
    ({ date, name, type }) => date !== competition.date || (name ?? type) !== (competition.name ?? competition.type),
  );
  const old = new Set(clashTexts(others, addDays(competition.date, -7)));
  return clashTexts([...others, competition], addDays(competition.date, -7)).filter((text) => !old.has(text));
}

/** A race that is put off: which weeks are light now, and where the new taper begins. */
export function shift(
  { after, progress: { today } }: LayerFacts,
  { competition, instead }: Adjustment & { kind: "competition" },
): string[] {
  if (instead === undefined || competition.priority !== "A" || competition.date <= instead || instead < today) return [];
  const { races } = getRaces(after.athlete, after.plan.startDate, after.plan.durationWeeks);
  const race = races.find(({ date }) => date === competition.date);
  if (race === undefined) return [];
  const taper = addDays(competition.date, -race.taperDays + 1);
  const lighter = after.plan.weeks.filter(({ isDeload, startDate }) => isDeload && startDate > today && startDate < taper);
  const weeks =
    lighter.length === 0 ? "" : `, with a lighter week from ${lighter.map(({ startDate }) => shortDay(startDate)).join(" and ")}`;
  return [`The taper before ${shortDay(instead)} is out: you train on${weeks}. The new taper begins on ${shortDay(taper)}.`];
}

/** Weeks with so little of the running of before are no preparation, and so many of them put a race in doubt. */
const LITTLE_RUNNING = 0.5;
const MOST_WEEKS_WITHOUT = 2;
/** A race that is farther away has time for all of it. */
const FAR_DAYS = 140;
const FAR_WEEKS = 40;

/** What weeks without running do to a race that is ahead: it is said at once, and decided later. */
export function inDoubt({ before, after, progress: { today } }: LayerFacts): string[] {
  const { races } = getRaces(after.athlete, after.plan.startDate, FAR_WEEKS);
  const race = races.find(({ date, priority }) => priority === "A" && date > today && daysBetween(today, date) <= FAR_DAYS);
  if (race === undefined || !RUN_RACES.has(race.format.kind)) return [];
  const lost = after.plan.weeks.filter(({ startDate }, index) => {
    const planned = weekSeconds(before.plan, index);
    return addDays(startDate, 6) > today && planned > 0 && weekSeconds(after.plan, index) < LITTLE_RUNNING * planned;
  }).length;
  if (lost <= MOST_WEEKS_WITHOUT) return [];
  return [
    `${capital(race.name)} on ${shortDay(race.date)} is open for now: ${lost} weeks of this plan have little or no running, and none of it is made up. Once you run 30 min without a walk we decide whether you race it, run it easily or leave it out.`,
  ];
}

const RUN_RACES: ReadonlySet<string> = new Set(["running", "hyrox", "triathlon"]);

function weekSeconds({ weeks }: Plan, index: number): number {
  return (weeks[index]?.sessions ?? []).reduce((sum, session) => sum + runSeconds(session), 0);
}
