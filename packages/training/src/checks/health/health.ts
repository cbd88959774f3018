import { findExercise } from "../../catalogue/exercises.ts";
import { partPercent } from "../../health/exercise-limits.ts";
import type { HealthFinding } from "../../health/group.ts";
import { BEFORE_CLEARANCE, type HealthLimits } from "../../health/limits.ts";
import type { ExerciseItem, Session, Violation } from "../../model/plan.ts";
import { inSession, inWeek, getItems, type Rule, type RuleFacts } from "../rule.ts";
import { COMPETITION_LIFTS, daysToMeet } from "../../selection/strength/meet.ts";
import { statedProblems } from "./stated-limits.ts";

/** What a group of special-populations.md section 4 asks of every session but a race, whose parts are the event's. */
interface GroupRule {
  readonly group: HealthFinding["group"];
  /** Movements that are out, by name; `stays` are their kinder forms. */
  readonly out?: RegExp;
  readonly stays?: RegExp;
  /** Whether it holds on the day; always, when absent. */
  readonly holds?: (day: Day) => boolean;
  /** Further violations of a session. */
  readonly session?: (session: Session, day: Day) => string | undefined;
}

interface Day {
  readonly limits: HealthLimits;
  readonly facts: RuleFacts;
  /** Whole weeks of training before the day. */
  readonly weeks: number;
}

/** Tolerance for whole minutes. */
const MINUTE = 1;
/** "The stated minutes are a hard ceiling, tolerance + 10 %" (section 4.21). */
const STATED = 1.1;

const FALLING = /rope climb|legless|handstand|wall walk|muscle-up|box jump|jump-over/iu;
const BENDING = /sit-up|v-up|toes-to-bar|ghd|russian twist|crunch|good morning|jefferson|roll-down|toe touch/iu;
const KIPPING = /kipping|butterfly|muscle-up|toes-to-bar/iu;
const BAR_OVER_FACE =
  /^(?:bench press|close-grip bench press|overhead press|push press|push jerk|split jerk|snatch|power snatch|overhead squat|clean and jerk)$/iu;

const isStanding = ({ limits }: Day): boolean => limits.clearance !== "required";

/** The numbers of section 4; one rule for each group. */
const GROUP_RULES: readonly GroupRule[] = [
  {
    // 4.1: from week 14 on; tests of a maximum at no time.
    group: "pregnancy",
    holds: ({ limits }) => !limits.supine,
    out: /sit-up|ghd|toes-to-bar|rope climb|handstand|box jump|kipping|muscle-up|russian twist|superman|^(?:dumbbell )?(?:bench|floor) press$/iu,
    session: ({ updates, intensityLevel }) =>
      updates !== undefined
        ? "a test in pregnancy"
        : intensityLevel > 7
          ? `RPE ${intensityLevel} from week 14 of a pregnancy on`
          : undefined,
  },
  // 4.1: from week 20 on the belly hangs into a plank, and a burpee is stepped back into one (practice).
  { group: "pregnancy", holds: ({ limits }) => !limits.bracing, out: /burpee|plank/iu },
  {
    // 4.2: no running before week 12, no sit-ups.
    group: "postpartum",
    holds: ({ limits }) => !limits.running && !limits.spineFlexion,
    out: /\brun\b|running|sprint|strides|sit-up|toes-to-bar|kipping|double-under|box jump/iu,
    stays: /pool/iu,
  },
  {
    // 4.2: after a caesarean no weight on the scar, and no planks or Nordic curls in the first months or with a gap.
    group: "postpartum",
    holds: ({ limits }) => !limits.weightOnHips,
    out: /^hip thrust/iu,
  },
  { group: "postpartum", holds: ({ limits }) => !limits.bracing, out: /^(?:long-lever )?plank|nordic|ab-wheel|body saw|hollow/iu },
  { group: "postpartum", holds: ({ limits }) => limits.closed.includes("plank"), out: /plank|ski erg/iu },
  {
    // 4.3: sets of six and more, workouts of 12 minutes at most; Olympic lifts and their pulls have one to four at any age (strength.md 3).
    group: "youth",
    session: (session, { facts }) => {
      if (session.updates?.some((what) => /squat|deadlift|press|snatch|clean/iu.test(what)) === true) return "a test of a maximum below 18";
      const cap = session.mainFormat?.capMinutes ?? 0;
      if (session.code !== "RACE" && cap > YOUTH_MINUTES) return `a workout of ${cap} minutes against the clock below 18`;
      const heavy = session.blocks.strength.find(
        (item) => isLoadedBar(item) && !isOlympic(item) && getReps(item) < YOUTH_REPS && !isOpener(item, session, facts),
      );
      return heavy === undefined ? undefined : `${heavy.name} in sets of ${heavy.dose.reps} below 18`;
    },
  },
  {
    // 4.4, from 70 on: nothing you could fall from, sets of six and more.
    group: "masters",
    holds: ({ facts }) => (facts.athlete.age ?? 0) >= 70,
    out: FALLING,
  },
  { group: "osteoporosis", holds: ({ limits }) => !limits.spineFlexion, out: BENDING },
  {
    // 4.7: no sudden stop; the cooldown is ten minutes, as far as a short day has room for it beside its work.
    group: "heart",
    holds: (day) => isStanding(day) && day.limits.cooldownMinutes >= 10,
    session: ({ blocks, duration, code }) => {
      const minutes = getMinutes(blocks.cooldown);
      return minutes < Math.min(code === "RE" || code === "REs" || code === "RL" ? WALKED : 10, HEART_SHARE * duration) - 2.5 * MINUTE
        ? `a cooldown of ${Math.round(minutes)} min with a heart condition`
        : undefined;
    },
  },
  {
    group: "blood-thinner",
    holds: ({ limits }) => !limits.falls,
    out: new RegExp(`${FALLING.source}|kipping|butterfly|${BAR_OVER_FACE.source}`, "iu"),
  },
  {
    // 4.10: not controlled, nothing above RPE 5 and nothing against the clock.
    group: "asthma",
    holds: ({ limits }) => limits.scoredMinutes === 0 && limits.rpe <= 5,
    session: ({ intensityLevel }) => (intensityLevel > 5 ? `RPE ${intensityLevel} with asthma that is not controlled` : undefined),
  },
  {
    // 4.11: no jumps for 12 weeks from an index of 35 on, no running before week 5, from 40 on before week 13.
    group: "weight",
    holds: ({ limits }) => !limits.running || limits.contacts === 0,
    session: (session, { limits }) => {
      const jump = getItems(session).find(({ name }) => /box jump|double-under|single-under|squat jump|broad jump|sprint/iu.test(name));
      if (jump !== undefined && limits.contacts === 0) return `${jump.name} in the first 12 weeks of a heavy body`;
      const run = getItems(session).find(({ name }) => /\brun\b|run-walk|running/iu.test(name) && !name.startsWith("Pool"));
      return run === undefined || limits.running ? undefined : `${run.name} before the joints had their weeks`;
    },
  },
  { group: "hernia", out: new RegExp(`ghd|toes-to-bar|v-up|sandbag to shoulder|${KIPPING.source}`, "iu") },
  {
    // 4.17: less than a year without a seizure.
    group: "epilepsy",
    holds: ({ limits }) => !limits.falls,
    out: new RegExp(`${FALLING.source}|${BAR_OVER_FACE.source}`, "iu"),
    session: ({ duration }) => (duration > 60 + MINUTE ? `${duration} min with epilepsy` : undefined),
  },
  { group: "device", holds: isStanding, out: /^(?:bench press|close-grip bench press|front squat)$/iu },
  {
    // 4.20: two weeks of RPE 5 and 35 minutes, then RPE 6, then 7.
    group: "novice",
    session: ({ intensityLevel, duration }, { weeks }) => {
      const most = weeks < 2 ? 5 : weeks < 4 ? 6 : 7;
      if (intensityLevel > most) return `RPE ${intensityLevel} in week ${weeks + 1} of a first start`;
      return weeks < 2 && duration > 35 * STATED ? `${duration} min in week ${weeks + 1} of a first start` : undefined;
    },
  },
  {
    group: "low-time",
    session: ({ duration }, { limits }) =>
      duration > limits.sessionMinutes * STATED + MINUTE ? `${duration} min where ${limits.sessionMinutes} were said` : undefined,
  },
];

const HEART_SHARE = 0.12;
/** An easy run ends with five minutes of walking. */
const WALKED = 5;
const YOUTH_MINUTES = 12;
const YOUTH_REPS = 6;

function isOlympic({ name }: ExerciseItem): boolean {
  return findExercise(name)?.movementPattern.startsWith("olympic") === true;
}

/** Before a meet its lifts are lifted once or twice at the weight of the opener, and touched for the last time, with two repetitions left. */
function isOpener({ name, dose }: ExerciseItem, { date }: Session, { athlete }: RuleFacts): boolean {
  const days = daysToMeet(athlete, date);
  return COMPETITION_LIFTS.has(name) && days !== undefined && days <= BEFORE_MEET && (dose.reps ?? 0) <= 2;
}

const BEFORE_MEET = 41;

/** The empty bar is the lightest there is, however few repetitions it leaves. */
function isLoadedBar({ load }: ExerciseItem): boolean {
  return load?.oneRepMax !== undefined && load.kilograms > (load.bar ?? 0);
}

function getReps({ dose, reps }: ExerciseItem): number {
  const all = dose.reps ?? YOUTH_REPS;
  return reps?.endsWith("each side") === true ? all / 2 : all;
}

function getMinutes(items: readonly ExerciseItem[]): number {
  return items.reduce((sum, { dose }) => sum + dose.totalSeconds, 0) / 60;
}

/** What each group of special-populations.md section 4 that the athlete belongs to keeps out of every session; races are the event's. */
export const health: Rule = (facts) => {
  const groups = new Set(facts.reading.health.findings.map(({ group }) => group));
  const rules = GROUP_RULES.filter(({ group }) => groups.has(group));
  if (groups.size === 0) return [];
  return [
    ...facts.sessions
      .filter(({ code }) => code !== "RACE")
      .flatMap((session) => {
        const day: Day = {
          limits: facts.on(session.date).reading.health.limits,
          facts,
          weeks: facts.plan.firstMacroWeek + session.week - 2,
        };
        return rules.filter(({ holds }) => holds === undefined || holds(day)).flatMap((rule) => getProblems(rule, session, day));
      }),
    ...facts.sessions.filter(({ code }) => code !== "RACE").flatMap((session) => beyondTheHead(session, facts)),
    ...statedProblems(facts),
    ...tooManyHardDays(facts),
  ];
};

/** What the head of the plan promises about effort and minutes holds for every line and every session. */
function beyondTheHead(session: Session, facts: RuleFacts): Violation[] {
  const { limits } = facts.on(session.date).reading.health;
  const most = limits.clearance === "required" ? Math.min(limits.rpe, BEFORE_CLEARANCE.rpe) : limits.rpe;
  const hardest = getItems(session).find(({ rpe = 0 }) => rpe > most);
  const minutes = Math.round(Object.values(session.blocks).reduce((sum, items) => sum + getMinutes(items), 0));
  const bar = beyondBarLimits(session, facts);
  // Stated minutes have their own rule with a tolerance.
  const isStated = facts.reading.health.findings.some(({ group }) => group === "low-time") && limits.clearance !== "required";
  const longest = isStated ? Infinity : limits.sessionMinutes;
  return [
    ...(hardest === undefined
      ? []
      : [inSession("health", session, `${hardest.name} at RPE ${hardest.rpe ?? 0} where ${most} is the most`)]),
    ...(bar === undefined ? [] : [inSession("health", session, bar)]),
    ...(Math.max(session.duration, minutes) > longest + MINUTE
      ? [inSession("health", session, `${Math.max(session.duration, minutes)} min where ${longest} are the most`)]
      : []),
  ];
}

/** Percent: the smallest plates of a light bar. */
const PLATES = 0.5;
/** Kilograms by which a light bar may be off after rounding. */
const PLATES_OF_PART = 3;
/** What an age or a first start asks of sets has exceptions before a meet, with rules of their own. */
const BY_AGE: ReadonlySet<string> = new Set(["youth", "masters", "novice"]);

/** The percent that a condition prints holds for every bar, pulls included; `stated-limits` has its repetitions. */
function beyondBarLimits(session: Session, facts: RuleFacts): string | undefined {
  const told = facts.on(session.date).reading.health.findings.filter(({ group }) => !BY_AGE.has(group));
  const percent = Math.min(100, ...told.map(({ limits }) => limits.percent ?? 100));
  for (const item of session.blocks.strength) {
    const { load, name } = item;
    if (load?.oneRepMax === undefined || !isLoadedBar(item)) continue;
    const actual = (100 * load.kilograms) / load.oneRepMax;
    const exercise = findExercise(name);
    const part = exercise === undefined ? 100 : partPercent(facts.on(session.date).reading.health.limits, exercise);
    if (part < 100 && actual > part + PLATES_OF_PART)
      return `${name} at ${Math.round(actual)}% where ${part} are the most for the operated part`;
    if (percent < 100 && actual > percent + PLATES) return `${name} at ${Math.round(actual)}% where ${percent} are the most`;
  }
  return undefined;
}

function getProblems(rule: GroupRule, session: Session, day: Day): Violation[] {
  const { out, stays } = rule;
  const names = out === undefined ? [] : getItems(session).flatMap(({ name, substitutions = [] }) => [name, ...substitutions]);
  const closed = new Set(names.filter((name) => out?.test(name) === true && stays?.test(name) !== true));
  const found = rule.session?.(session, day);
  return [
    ...[...closed].map((name) => inSession("health", session, `${name} is out (${rule.group})`)),
    ...(found === undefined ? [] : [inSession("health", session, found)]),
  ];
}

/** Hard days a week: three from 40, two from 60, of the groups that say so; kept weeks are history. */
function tooManyHardDays({ plan, sessions, on }: RuleFacts): Violation[] {
  return plan.weeks.flatMap(({ week, startDate }) => {
    const { hardDays } = on(startDate).reading.health.limits;
    const inWeekHard = sessions.filter((session) => session.week === week && session.hard);
    const races = inWeekHard.filter(({ code }) => code === "RACE").length;
    // Where two are the most a race is one of them; races alone are the athlete's.
    const hard = races === inWeekHard.length || hardDays > RACE_COUNTS ? inWeekHard.length - races : inWeekHard.length;
    return hard > hardDays ? [inWeek("health", week, `${hard} hard days, ${hardDays} at most`)] : [];
  });
}

/** Hard days a week up to which a race is one of them. */
const RACE_COUNTS = 2;
