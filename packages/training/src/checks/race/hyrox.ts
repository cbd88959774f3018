import { LEVELS } from "../../athlete/athlete.ts";
import { divisionFor, getDivision } from "../../athlete/hyrox-division.ts";
import { hyroxCompetition, hyroxEntry, nearHyrox, toEntry } from "../../athlete/hyrox-entry.ts";
import { daysBetween } from "../../calendar/day.ts";
import { hyroxShortfalls } from "../../season/demand/hyrox/shortfalls.ts";
import { MOST_CARRY, MOST_WALL_BALL } from "../../season/demand/hyrox/station-load.ts";
import { stationSeconds } from "../../season/demand/hyrox/station-time.ts";
import { hyroxLoad, stationNamed } from "../../catalogue/race-formats.ts";
import { eventLevel, targetLevel, type TargetFacts } from "../../season/demand/hyrox/targets.ts";
import { loadingLevel } from "../../physiology/loading-limits.ts";
import type { ExerciseItem, Session, Violation } from "../../model/plan.ts";
import { inSession, type Rule, type RuleFacts } from "../rule.ts";

/** S1 to S3 of dose-progression.md section 9: what the demand of race-demands.md 6.2 leaves open stands in the notes, with its numbers. */
export const hyroxDemand: Rule = (facts) => {
  const { plan, everySession } = facts;
  const found = nextHyrox(facts);
  const last = plan.weeks.at(-1)?.startDate;
  if (found === undefined || last === undefined || !everySession.some(({ code }) => code === "HX")) return [];
  if (daysBetween(last, found.date) >= 7) return [];
  const target = getTarget(facts);
  // Which stations of a relay are the athlete's, only the plan knows.
  if (target.entry.kind === "relay") return [];
  const short = hyroxShortfalls(everySession, {
    level: eventLevel(target),
    entry: target.entry.kind,
    division: target.division,
    startDate: plan.startDate,
    raceDate: found.date,
    equipment: facts.athlete.equipment,
  });
  return short
    .filter((text) => !plan.notes.some((note) => note.text.includes(text)))
    .map((text): Violation => ({ rule: "S1", message: `no note says: ${text}` }));
};

const LAST_FULL = 17;
const LAST_SIMULATION = 9;
const FULL_METRES = 7000;

/** S2: no full simulation in the last 17 days and none at all in the last nine; pairs have theirs until twelve days before. */
export const hyroxSimulations: Rule = (facts) => {
  const found = nextHyrox(facts);
  if (found === undefined) return [];
  return facts.sessions.flatMap((session) => {
    const days = daysBetween(session.date, found.date);
    const { work } = session;
    if (session.code !== "HX" || work?.purpose !== "test" || days < 0) return [];
    const isFull = work.sets * (work.metres ?? 0) >= FULL_METRES && hyroxEntry(facts.athlete, facts.plan.startDate).kind === "singles";
    return days < (isFull ? LAST_FULL : LAST_SIMULATION) ? [inSession("S2", session, `a simulation ${days} days before the race`)] : [];
  });
};

/** Printed times are rounded to five seconds, and floors of gyms differ. */
const TIME_TOLERANCE = { share: 0.35, seconds: 5 } as const;

/**
 * LP08, LP09, LP11 and LP44 of load-plausibility.md section 15: a station's time is the model's (±35 %), sleds say that they are meant with
 * the sled and what a length should take, and no carry or wall ball is heavier than body and deadlift allow.
 */
export const stationLines: Rule = (facts) => {
  // Obstacles have no measured times.
  if (competitionAhead(facts)?.format.sleds === false) return [];
  return facts.sessions
    .filter(({ code }) => code !== "RACE")
    .flatMap((session) => {
      const main = getTarget(facts, session.date);
      const target = session.code === "HX" ? nearTarget(facts, session, main) : main;
      const level = targetLevel(target);
      return session.blocks.mainWorkout.flatMap((item) => lineProblems(facts, session, item, { ...target, level }));
    });
};

/** The last runs and stations before a lesser race are that race's. */
function nearTarget({ athlete }: RuleFacts, { date }: Session, main: TargetFacts): TargetFacts {
  const near = nearHyrox(athlete.competitions, date);
  if (near === undefined) return main;
  const entry = toEntry(near.competition, near.format);
  return { ...main, entry, division: divisionFor(near.format, entry.kind, athlete.sex) };
}

function lineProblems({ athlete }: RuleFacts, session: Session, item: ExerciseItem, facts: TargetFacts): Violation[] {
  const station = stationNamed(item.name);
  const amount = station?.metres === undefined ? item.dose.reps : item.dose.metres;
  if (station === undefined || amount === undefined || item.dose.seconds === undefined || item.name.endsWith("erg")) return [];
  if (session.code !== "HX" && !/for the whole station|every floor/u.test(item.notes ?? "")) return [];
  const found: string[] = [];
  const expected = stationSeconds(station, facts, { amount, load: item.load?.kilograms });
  if (Math.abs(item.dose.seconds - expected) > Math.max(TIME_TOLERANCE.share * expected, TIME_TOLERANCE.seconds))
    found.push(`${item.name} in ${item.dose.seconds} s, the model says ${Math.round(expected)}`);
  const isSled = item.name.startsWith("Sled");
  if (isSled && !(item.weight ?? "").endsWith("incl. sled")) found.push(`${item.name} without "incl. sled"`);
  if (isSled && (item.load?.kilograms ?? 0) < (hyroxLoad(station, facts.division) ?? 0) - 1 && !(item.notes ?? "").includes(SURFACE))
    found.push(`${item.name} without a word about the floor`);
  if (station.load !== undefined && !(item.load !== undefined && item.load.kilograms > 0)) found.push(`${item.name} without kilograms`);
  const kilograms = item.load?.kilograms ?? 0;
  const { bodyWeight = Number.POSITIVE_INFINITY } = athlete;
  const deadlift = athlete.strength.oneRepMax.deadlift ?? Number.POSITIVE_INFINITY;
  const carry = Math.max(LIGHTEST_BELL, Math.min(MOST_CARRY.ofBody * bodyWeight, MOST_CARRY.ofDeadlift * deadlift));
  if (station.perHand === true && kilograms > carry) found.push(`2 × ${kilograms} kg to carry, ${Math.round(carry)} at most`);
  if (item.name === "Wall ball" && kilograms > Math.max(LIGHTEST_BALL, MOST_WALL_BALL * bodyWeight))
    found.push(`a ball of ${kilograms} kg for ${bodyWeight} kg`);
  const most = wallBallsInARow(athlete, kilograms);
  const inARow = Number(
    /In sets of \d+ to (\d+)|as with your partner: (?:\d+ × )?(\d+)/u
      .exec(item.notes ?? "")
      ?.slice(1)
      .join("") ?? amount,
  );
  if (item.name === "Wall ball" && inARow > most) found.push(`${inARow} wall balls in a row, ${most} at most`);
  return found.map((message) => inSession("stations", session, message));
}

/** By level (race-demands.md table 6.2), a level lower for each step that the ball is heavy for the squat (convention). */
function wallBallsInARow({ level, strength: { oneRepMax } }: RuleFacts["athlete"], ball: number): number {
  const share = oneRepMax.backSquat === undefined ? 0 : ball / oneRepMax.backSquat;
  const steps = share > 0.2 ? 2 : share > 0.12 ? 1 : 0;
  return MOST_IN_A_ROW[Math.max(0, 1 + LEVELS.indexOf(level) - steps)] ?? MOST_IN_A_ROW[0];
}

const MOST_IN_A_ROW = [8, 12, 20, 33, 50] as const;

const SURFACE = "every floor";
const LIGHTEST_BELL = 8;
/** 10 lb, as they are sold. */
const LIGHTEST_BALL = 4.6;

function competitionAhead({ athlete, plan }: RuleFacts): ReturnType<typeof hyroxCompetition> {
  return hyroxCompetition((athlete.competitions ?? []).filter(({ date, priority }) => date >= plan.startDate && priority !== "C"));
}

function nextHyrox(facts: RuleFacts): { readonly date: string } | undefined {
  const found = competitionAhead(facts);
  return found?.format.sleds === true ? found.competition : undefined;
}

/** After a race the loads are those of the next one. */
function getTarget({ athlete, plan, capacities }: RuleFacts, date = plan.startDate): TargetFacts {
  return {
    capacities,
    level: loadingLevel(athlete.level, athlete.trainingYears),
    division: getDivision(athlete, date),
    sex: athlete.sex,
    entry: hyroxEntry(athlete, date),
    bodyWeight: athlete.bodyWeight,
  };
}
