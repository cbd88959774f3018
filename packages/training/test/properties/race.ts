import type { Competition } from "#training/athlete/athlete.ts";
import { addDays, daysBetween } from "#training/calendar/day.ts";
import type { ExerciseItem, Session } from "#training/model/plan.ts";
import { getPhrases } from "../injury-phrases.ts";
import { at, catalogued, isNearRace, getLines, type PlanFacts, type Property, racesInside, getWork } from "./plan-facts.ts";

/** Rule 10: the race is a session on its date, and no other session is one that nobody entered. */
export const raceOnItsDay: Property = (facts) => {
  const planned = facts.sessions.filter((session) => session.code === "RACE");
  const entered = new Set((facts.athlete.competitions ?? []).flatMap((race) => [race.date, ...laterParts(race)]));
  const missing = mainRace(facts).filter((race) => !planned.some((session) => session.date === race.date));
  return [
    ...planned.filter((session) => !entered.has(session.date)).map((session) => at(session, "a race that nobody entered")),
    ...missing.map((race) => `no race on ${race.date}`),
  ];
};

/** Race-demands.md section 8: the Open and its like are one workout a week, without a taper. */
function isOnline({ type, name }: Competition): boolean {
  const text = `${type ?? ""} ${name ?? ""}`;
  return /\b(?:open|online|quarterfinals?)\b/iu.test(text) && !/hyrox|roxzone|tri|run|\bk\b|marathon|lifting/iu.test(text);
}

/** The next two workouts of the Open; the second day of a contest. */
function laterParts(race: Competition): readonly string[] {
  if (isOnline(race)) return [addDays(race.date, 7), addDays(race.date, 14)];
  return /\bsat(?:urday)? ?[+&] ?sun|\b(?:2|two)[- ]days?\b/iu.test(`${race.type ?? ""} ${race.name ?? ""}`) ? [addDays(race.date, 1)] : [];
}

/** Race-demands.md section 7: before a triathlon up to 40 minutes of spinning and 15 of jogging, else 25 minutes. */
function eveMinutes({ type, name, priority }: Competition, { athlete }: PlanFacts): number {
  const isTriathlon = /tri|ironman|70\.3|t100|duathlon|aquabike/iu.test(`${type ?? ""} ${name ?? ""}`) || athlete.focus === "triathlon";
  return isTriathlon && priority !== "C" ? 55 : 25;
}

/** Race-demands.md section 9: the last heavy snatch and clean and jerk are lifted 7 to 5 days before a weightlifting meet. */
function heavyFreeDays({ type, name }: Competition): number {
  return /weightlifting|olympic lifting/iu.test(`${type ?? ""} ${name ?? ""}`) ? 4 : 7;
}

/** Rule 10: before a race no heavy legs for seven days (three for priority C), the day before free or at most 25 easy minutes, easy after. */
export const aroundRace: Property = (facts) =>
  mainRace(facts).flatMap((race) =>
    facts.training.flatMap((session) => {
      const days = daysBetween(race.date, session.date);
      const found: string[] = [];
      const heavyFree = isOnline(race) ? 1 : race.priority === "C" ? 3 : heavyFreeDays(race);
      if (session.heavyLower && days < 0 && days >= -heavyFree) found.push(at(session, `heavy legs ${-days} days before`));
      if (days === -1 && (session.duration > eveMinutes(race, facts) || session.intensityLevel > 3))
        found.push(at(session, "work on the eve of the race"));
      if (days > 0 && days <= (isOnline(race) ? 1 : 2) && (session.hard || session.heavyLower || session.intensityLevel > 5))
        found.push(at(session, "hard after the race"));
      return found;
    }),
  );

/** The shortest taper of any event. */
const TAPER_DAYS = 7;
/** Minutes are whole, and days have a shortest session. */
const MOST_SHARE = 0.75;

/** A week of half hours has nothing to taper. */
const SHORT_WALK = 35;

/** Rule 10: the last week before an A race holds clearly less than a loading week, but not nothing. */
export const taper: Property = (facts) =>
  mainRace(facts)
    .filter((race) => race.priority === "A" && !isOnline(race))
    .flatMap((race) => {
      const before = facts.training.filter((session) => {
        const days = daysBetween(race.date, session.date);
        return days < 0 && days >= -TAPER_DAYS;
      });
      const reference = facts.plan.weeks
        .filter((week) => !week.isDeload && week.startDate < race.date && !isNearRace(week, facts))
        .slice(-3);
      if (reference.length === 0 || before.every((session) => session.duration <= SHORT_WALK)) return [];
      const usual = reference.flatMap((week) => week.sessions).reduce((sum, session) => sum + session.duration, 0) / reference.length;
      const minutes = before.reduce((sum, session) => sum + session.duration, 0);
      return minutes > usual * MOST_SHARE ? [`${minutes} min in the week before the race, ${usual.toFixed(0)} usually`] : [];
    });

/** With less than a week to go a session may be sharp three days before, if it is this short. */
const SHORT = 40;

/** Rule 10: every race, also a less important one, has three days without anything hard before it, an easy eve, and easy days after. */
export const eachRacePrepared: Property = (facts) =>
  racesInside(facts).flatMap((race) =>
    facts.training.flatMap((session) => {
      const days = daysBetween(race.date, session.date);
      const isSharp = days === -3 && daysBetween(facts.plan.startDate, race.date) < 7 && session.duration <= SHORT;
      const easyBefore = isOnline(race) ? 1 : 3;
      if (days < 0 && days >= -easyBefore && (session.heavyLower || (session.hard && !isSharp)))
        return [at(session, `hard ${-days} days before ${race.type}`)];
      if (days === -1 && (session.duration > eveMinutes(race, facts) || session.intensityLevel > 3))
        return [at(session, `work on the eve of ${race.type}`)];
      if (days > 0 && days <= (isOnline(race) ? 1 : 2) && (session.hard || session.heavyLower || session.intensityLevel > 5))
        return [at(session, `hard after ${race.type}`)];
      return [];
    }),
  );

/** RPE of a touch of race pace. */
const LEAST_TOUCH = 6;

/**
 * Rule 10: the taper takes volume, not effort: something in it is within a point as hard as the sessions before that spare the legs,
 * which rest from heavy work, and within two points as hard as any. No other race near by.
 */
export const intensityKept: Property = (facts) =>
  mainRace(facts)
    .filter((race) => race.priority === "A" && !isOnline(race) && !(facts.athlete.competitions ?? []).some((other) => isNear(other, race)))
    .flatMap((race) => {
      const highest = (sessions: readonly Session[], from: number, to: number): number =>
        Math.max(
          0,
          ...sessions
            .filter(({ date }) => daysBetween(race.date, date) >= from && daysBetween(race.date, date) <= to)
            .map(({ intensityLevel }) => intensityLevel),
        );
      if (facts.training.every(({ date }) => daysBetween(race.date, date) > -WIDEST_TAPER - 7)) return [];
      const sparing = facts.training.filter(({ heavyLower }) => !heavyLower);
      const [before, light] = [facts.training, sparing].map((sessions) => highest(sessions, -WIDEST_TAPER - 7, -WIDEST_TAPER - 1));
      const during = highest(facts.training, -WIDEST_TAPER, -2);
      // The touches to be kept are of race pace and zones 4 and 5 (dose-progression.md section 9, T3): who had none has none to keep.
      if ((before ?? 0) < LEAST_TOUCH) return [];
      return during < Math.max((before ?? 0) - 2, (light ?? 0) - 1) ? [`RPE ${during} at most in the taper, ${before} before it`] : [];
    });

/**
 * Rule 10: in the last week before an A race no exercise that the plan has not had; easy sessions and stretching are rest. Where every
 * week before it is near another race, the plan has had no training to be known from.
 */
export const nothingNew: Property = (facts) =>
  mainRace(facts)
    .filter(
      (race) => race.priority === "A" && !isOnline(race) && daysBetween(facts.plan.startDate, race.date) >= 21 && hasTrained(facts, race),
    )
    .flatMap((race) =>
      facts.training
        .filter(({ intensityLevel }) => intensityLevel > 4)
        .filter(({ date }) => daysBetween(race.date, date) < 0 && daysBetween(race.date, date) >= -TAPER_DAYS)
        .flatMap((session) => {
          const known = new Set(
            facts.training.filter(({ date }) => date < session.date).flatMap((earlier) => getLines(earlier).map(({ name }) => name)),
          );
          return getWork(session)
            .filter((item) => !known.has(item.name) && !isRest(item) && !isStaple(facts, item))
            .map(({ name }) => at(session, `${name} is new`));
        }),
    );

function hasTrained({ plan, athlete, ...facts }: PlanFacts, race: Competition): boolean {
  const others = { ...athlete, competitions: (athlete.competitions ?? []).filter((other) => other !== race) };
  return plan.weeks.some(
    (week) => daysBetween(week.startDate, race.date) > 7 + TAPER_DAYS && !isNearRace(week, { ...facts, plan, athlete: others }),
  );
}

/** Who has done CrossFit for a while knows what every contest is made of. */
function isStaple({ athlete }: PlanFacts, { name }: ExerciseItem): boolean {
  return athlete.focus === "crossfit" && athlete.level !== "beginner" && STAPLES.test(name);
}

const STAPLES =
  /^(?:(?:Assault bike|Bike erg|Row erg|Ski erg|Tempo run|Double-under|Burpee|Burpee box jump-over|Box jump|Wall ball|Thruster|Front squat|Push press|Push jerk|Deadlift|Dumbbell snatch|Toes-to-bar|Chest-to-bar pull-up|Bar muscle-up)|(?:Power )?(?:clean|snatch)|Clean and jerk|(?:Pull-up|Handstand push-up) \(kipping\)|Kettlebell swing \(American\))$/iu;

function isRest({ name, rpe }: ExerciseItem): boolean {
  const category = catalogued(name)?.category;
  return category === "flexibility" || (category === "cardio" && (rpe ?? 0) <= 4);
}

function isNear(other: Competition, race: Competition): boolean {
  return other !== race && Math.abs(daysBetween(race.date, other.date)) <= 6 * 7;
}

/** The race that the plan is about, when it lies inside: of the highest priority, and of those the next. */
function mainRace(facts: PlanFacts): readonly Competition[] {
  const { plan, athlete } = facts;
  const lastDay = addDays(plan.startDate, 7 * plan.weeks.length + WIDEST_TAPER - 1);
  const near = (athlete.competitions ?? []).filter(({ date }) => date >= plan.startDate && date <= lastDay);
  const [first] = near.toSorted((a, b) => a.priority.localeCompare(b.priority) || a.date.localeCompare(b.date));
  return racesInside(facts).filter((race) => race === first);
}

/** A race after the end of the plan is prepared for from this far. */
const WIDEST_TAPER = 14;

/** In the order of the rule book of 2025/26. */
const HYROX_ORDER = "Ski erg, Sled push, Sled pull (rope), Burpee broad jump, Row erg, Farmers carry, Sandbag lunge, Wall ball";

/** Rule 10: what a race has stays in it, whatever is injured, missing or disliked (return-ladders.md section 9); an injury of 6 and more is told not to start. */
export const neverSubstituted: Property = ({ sessions, athlete }) => {
  const severe = getPhrases(athlete.injuries).some(({ grades }) => Object.values(grades).some((grade) => grade === 3));
  return sessions
    .filter((session) => session.code === "RACE")
    .flatMap((session) => {
      const lines = session.blocks.mainWorkout;
      const found = lines
        .filter(({ replaced }) => replaced !== undefined)
        .map(({ name }) => at(session, `${name} in the place of the event's own`));
      const stations = lines
        .map(({ name }) => name)
        .filter((name) => name !== "Tempo run")
        .join(", ");
      // A contest of workouts may have a ski erg too, in its own order.
      if (/hyrox/iu.test(session.title) && stations.includes("Ski erg") && stations !== HYROX_ORDER)
        found.push(at(session, `stations: ${stations}`));
      if (severe && !/^Do not (?:start|race)/u.test(session.description)) found.push(at(session, "a start with a severe injury"));
      return found;
    });
};
