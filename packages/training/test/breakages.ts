import type { Athlete } from "../src/athlete/athlete.ts";
import type { BlockName, ExerciseItem, Plan, PlanWeek, Session } from "../src/model/plan.ts";
import { HYBRID } from "./athletes.ts";

export const RACER: Athlete = { ...HYBRID, competitions: [{ type: "hyrox", date: "2026-12-26", priority: "A" }] };

/** A way to break a plan, and the rule that must see it. */
export interface Breakage {
  readonly rule: string;
  readonly name: string;
  /** Rules that no single change could spare. */
  readonly also?: readonly string[];
  readonly athlete?: Athlete;
  readonly judgedFor?: Athlete;
  readonly break: (plan: Plan) => Plan;
}

export const BREAKAGES: readonly Breakage[] = [
  {
    rule: "session-days",
    name: "a session is missing",
    also: ["weekly-load"],
    break: (plan) => editWeek(plan, 0, (week) => ({ ...week, sessions: week.sessions.slice(1) })),
  },
  {
    rule: "session-days",
    name: "two sessions share a day",
    break: (plan) => editSession(plan, 0, 1, (session) => ({ ...session, weekday: 1 })),
  },
  {
    rule: "session-days",
    name: "a date is not its weekday",
    also: ["hard-days"],
    break: (plan) => editSession(plan, 1, 3, (session) => ({ ...session, date: "2026-12-25" })),
  },
  {
    rule: "session-days",
    name: "seven days without recovery",
    also: ["weekly-load", "completeness"],
    athlete: { ...HYBRID, availability: { daysPerWeek: 7 } },
    break: (plan) => editSession(plan, 0, recoveryOf(plan), (session) => ({ ...session, duration: 60 })),
  },
  {
    rule: "availability",
    name: "a day that was not chosen",
    judgedFor: { ...HYBRID, availability: { daysPerWeek: 5, weekdays: [1, 2, 3, 4, 5] } },
    break: (plan) => plan,
  },
  {
    rule: "availability",
    name: "a session longer than its day",
    judgedFor: { ...HYBRID, availability: { daysPerWeek: 5, minutes: { 1: 30 } } },
    break: (plan) => plan,
  },
  { rule: "hard-days", name: "three hard days in a row", break: (plan) => editSession(editSession(plan, 0, 2, hard), 0, 3, hard) },
  {
    rule: "hard-days",
    name: "heavy legs before a quality run",
    break: (plan) => editSession(plan, 0, 3, (session) => ({ ...session, heavyLower: true })),
  },
  {
    rule: "dislikes",
    name: "a movement the athlete would rather not do",
    judgedFor: { ...HYBRID, dislikes: "running" },
    break: (plan) => plan,
  },
  {
    rule: "dislikes",
    name: "longer sets in a workout than the athlete wishes",
    athlete: { ...HYBRID, focus: "crossfit" },
    judgedFor: { ...HYBRID, focus: "crossfit", dislikes: "long sets of wall balls" },
    break: (plan) => plan,
  },
  { rule: "phases", name: "the wrong phase", break: (plan) => editWeek(plan, 0, (week) => ({ ...week, phase: "performance" })) },
  {
    rule: "phases",
    name: "no deload",
    also: ["weekly-load"],
    break: (plan) => editWeek(plan, 3, (week) => ({ ...week, isDeload: false })),
  },
  { rule: "phases", name: "a deload in the first week", break: (plan) => editWeek(plan, 0, (week) => ({ ...week, isDeload: true })) },
  {
    rule: "weekly-load",
    name: "a week a third heavier",
    also: ["completeness"],
    break: (plan) =>
      editWeek(plan, 1, (week) => ({
        ...week,
        sessions: week.sessions.map((session) => ({
          ...session,
          duration: Math.round(session.duration * 1.35),
          load: Math.round(session.duration * 1.35) * session.intensityLevel,
        })),
      })),
  },
  {
    rule: "weekly-load",
    name: "a deload as heavy as the others",
    also: ["session-days", "phases", "completeness", "variety"],
    break: (plan) => editWeek(plan, 3, (week) => ({ ...week, sessions: plan.weeks[2]?.sessions ?? [] })),
  },
  {
    rule: "weekly-load",
    name: "load that is not minutes × RPE",
    break: (plan) => editSession(plan, 0, 0, (session) => ({ ...session, load: session.load + 1 })),
  },
  { rule: "barbell-loads", name: "more than the cap", also: ["load-texts", "rep-curve"], break: (plan) => editLoad(plan, 130) },
  { rule: "barbell-loads", name: "what no plates make", also: ["load-texts", "rep-curve"], break: (plan) => editLoad(plan, 96) },
  { rule: "barbell-loads", name: "less than the bar", also: ["load-texts", "rep-curve", "texts"], break: (plan) => editLoad(plan, 10) },
  {
    rule: "barbell-loads",
    name: "kilograms without a benchmark",
    judgedFor: { ...HYBRID, strength: { oneRepMax: {} } },
    break: (plan) => plan,
  },
  {
    rule: "barbell-loads",
    name: "an estimate that is not marked",
    break: (plan) =>
      editItems(plan, "strength", (item) => (item.load === undefined ? item : { ...item, load: { ...item.load, estimated: false } })),
  },
  {
    rule: "load-texts",
    name: "a text that says another weight",
    also: ["LP25"],
    break: (plan) => editItems(plan, "strength", (item) => (item.load === undefined ? item : { ...item, weight: "1 kg" })),
  },
  {
    rule: "rep-curve",
    name: "too many repetitions for the load",
    break: (plan) =>
      editItems(plan, "strength", (item) => (item.name === "Back squat" ? { ...item, dose: { ...item.dose, reps: 14 } } : item)),
  },
  {
    rule: "rep-curve",
    name: "more than Prilepin allows",
    also: ["strength-volume"],
    break: (plan) => editItems(plan, "strength", (item) => (item.name === "Back squat" ? { ...item, sets: 9 } : item)),
  },
  {
    rule: "paces",
    name: "a pace off the rule",
    break: (plan) =>
      editItems(plan, "mainWorkout", (item) =>
        item.pace?.zone === "threshold" ? { ...item, pace: { ...item.pace, fastest: item.pace.fastest - 20 } } : item,
      ),
  },
  { rule: "paces", name: "paces without a run time", judgedFor: { ...HYBRID, conditioning: {} }, break: (plan) => plan },
  {
    rule: "paces",
    name: "paces out of order",
    break: (plan) =>
      editItems(plan, "mainWorkout", (item) =>
        item.pace?.zone === "threshold" ? { ...item, pace: { ...item.pace, slowest: 600 } } : item,
      ),
  },
  {
    rule: "L4",
    name: "a run twice as long as any before",
    break: (plan) =>
      editSession(plan, 2, 2, (session) =>
        editBlock(session, "mainWorkout", (item) =>
          item.name === "Long run" ? { ...item, dose: { ...item.dose, metres: 18_600 } } : item,
        ),
      ),
  },
  {
    rule: "injuries",
    name: "squats on a sore knee",
    also: ["return-stages"],
    judgedFor: { ...HYBRID, injuries: "left knee pain, 4/10" },
    break: (plan) => plan,
  },
  {
    rule: "return-stages",
    name: "runs of half an hour where walks stand between them",
    also: ["LM1"],
    athlete: { ...HYBRID, injuries: "left knee pain, 4/10" },
    break: (plan) => editRunWalks(plan, (item) => ({ ...item, dose: { ...item.dose, seconds: 1800 } })),
  },
  {
    rule: "return-stages",
    name: "none of what decides the next step",
    also: ["completeness"],
    athlete: { ...HYBRID, injuries: "left knee pain, 4/10" },
    break: (plan) => editLines(plan, (items) => items.filter(({ notes }) => notes?.startsWith("Test for the knee") !== true)),
  },
  { rule: "injuries", name: "lunges on a sore knee", judgedFor: { ...HYBRID, injuries: "mild knee pain" }, break: (plan) => plan },
  {
    rule: "injuries",
    name: "a workout in spite of red flags",
    judgedFor: { ...HYBRID, injuries: "chest pain when running" },
    break: (plan) => plan,
  },
  {
    rule: "injuries",
    name: "hard effort with asthma that is not controlled",
    also: ["health", "rep-curve"],
    judgedFor: { ...HYBRID, injuries: "asthma that is not controlled" },
    break: (plan) => plan,
  },
  {
    rule: "race",
    name: "a race nobody entered",
    also: ["race-parts", "weekly-load"],
    break: (plan) => editSession(plan, 0, 4, (session) => ({ ...session, code: "RACE" })),
  },
  {
    rule: "race",
    name: "no race on its day",
    athlete: RACER,
    break: (plan) => ({
      ...plan,
      weeks: plan.weeks.map((week) => ({ ...week, sessions: week.sessions.filter((session) => session.code !== "RACE") })),
    }),
  },
  {
    rule: "race-parts",
    name: "a station with another exercise in its place",
    athlete: RACER,
    break: (plan) =>
      inRace(plan, (item) => (item.name === "Sled push" ? { ...item, replaced: { name: "Sled push", reason: "No sled." } } : item)),
  },
  {
    rule: "race-parts",
    name: "a station that the event does not have",
    athlete: RACER,
    break: (plan) => inRace(plan, (item) => (item.name === "Sled push" ? { ...item, name: "Sled pull (rope)" } : item)),
  },
  {
    rule: "race-parts",
    name: "a race with a bad knee that does not say whether to start",
    athlete: { ...RACER, injuries: "knee pain 5/10" },
    break: (plan) => editRace(plan, (session) => ({ ...session, description: "Eight kilometres and eight stations." })),
  },
  {
    rule: "race",
    name: "heavy legs in race week",
    athlete: RACER,
    break: (plan) => editSession(plan, 4, 0, (session) => ({ ...session, heavyLower: true })),
  },
  {
    rule: "T1",
    name: "a taper that does not taper",
    also: ["weekly-load", "completeness"],
    athlete: RACER,
    break: (plan) =>
      editWeek(plan, 4, (week) => ({
        ...week,
        sessions: week.sessions.map((session) => ({ ...session, duration: session.duration * 3 })),
      })),
  },
  {
    rule: "gates",
    name: "kipping without strict pull-ups",
    also: ["paces"],
    break: (plan) => editItems(plan, "mainWorkout", (item) => ({ ...item, name: "Bar muscle-up" })),
  },
  {
    rule: "gates",
    name: "more pull-ups than four times the maximum",
    also: ["strength-volume"],
    break: (plan) => editItems(plan, "strength", (item) => (item.name === "Pull-up (strict)" ? { ...item, sets: 12 } : item)),
  },
  {
    rule: "completeness",
    name: "no warm-up",
    break: (plan) => editSession(plan, 0, 0, (session) => ({ ...session, blocks: { ...session.blocks, warmup: [] } })),
  },
  {
    rule: "completeness",
    name: "no main part",
    also: ["texts"],
    break: (plan) => editSession(plan, 0, 1, (session) => ({ ...session, blocks: { ...session.blocks, strength: [], mainWorkout: [] } })),
  },
  {
    rule: "completeness",
    name: "minutes that do not add up",
    break: (plan) => editSession(plan, 0, 0, (session) => ({ ...session, duration: 90, load: 90 * session.intensityLevel })),
  },
  {
    rule: "completeness",
    name: "an exercise nobody knows",
    break: (plan) => editItems(plan, "cooldown", (item) => ({ ...item, name: "Flying" })),
  },
  {
    rule: "completeness",
    name: "an endless note",
    break: (plan) =>
      editSession(plan, 0, 0, (session) => ({ ...session, coachNotes: { ...session.coachNotes, strategy: "word ".repeat(81) } })),
  },
  {
    rule: "easy-share",
    name: "everything hard",
    also: ["texts", "LP21"],
    break: (plan) =>
      editItems(
        editItems(plan, "mainWorkout", (item) => ({ ...item, rpe: 8 })),
        "warmup",
        (item) => ({ ...item, rpe: 8 }),
      ),
  },
  { rule: "equipment", name: "a barbell nobody has", judgedFor: { ...HYBRID, equipment: ["dumbbell"] }, break: (plan) => plan },
  {
    rule: "variety",
    name: "a session twice in a week",
    also: ["completeness"],
    break: (plan) =>
      editWeek(plan, 0, (week) => ({
        ...week,
        sessions: week.sessions.map((session, index) => {
          const first = week.sessions[0];
          if (index !== 1 || first === undefined) return session;
          const { title, blocks, intensityLevel } = first;
          return { ...session, title, blocks, intensityLevel, load: session.duration * intensityLevel };
        }),
      })),
  },
  {
    rule: "variety",
    name: "a week copied from another",
    also: ["session-days", "completeness", "D3"],
    break: (plan) => editWeek(plan, 1, (week) => ({ ...week, sessions: plan.weeks[0]?.sessions ?? [] })),
  },
  {
    rule: "completeness",
    name: "a substitution nobody knows",
    break: (plan) => editItems(plan, "cooldown", (item) => ({ ...item, substitutions: ["Flying"] })),
  },
  {
    rule: "texts",
    name: "a weight in words only",
    break: (plan) => editItems(plan, "mainWorkout", (item) => (item.load === undefined ? { ...item, weight: "200 kg" } : item)),
  },
  {
    rule: "texts",
    name: "a warm-up heavier than the work",
    also: ["LP25"],
    break: (plan) => editItems(plan, "warmup", (item) => (item.weight === undefined ? item : { ...item, weight: "20 → 300 kg" })),
  },
  {
    rule: "texts",
    name: "a pace in words only",
    break: (plan) => editItems(plan, "cooldown", (item) => ({ ...item, intensity: "3:30–3:40 /km" })),
  },
  {
    rule: "texts",
    name: "watts in words only",
    break: (plan) => editItems(plan, "cooldown", (item) => ({ ...item, intensity: "300–310 W" })),
  },
  {
    rule: "texts",
    name: "an effort in words that is not the one in numbers",
    break: (plan) => editItems(plan, "strength", (item) => ({ ...item, intensity: "RPE 10" })),
  },
  {
    rule: "paces",
    name: "a race pace faster than repetitions",
    break: (plan) =>
      editItems(plan, "mainWorkout", (item) =>
        item.pace?.per === "km" ? { ...item, pace: { ...item.pace, zone: "race", fastest: 150, slowest: 155 } } : item,
      ),
  },
  {
    rule: "rep-curve",
    name: "an effort that the load does not ask for",
    also: ["LP04", "texts"],
    break: (plan) => editItems(plan, "strength", (item) => (item.load === undefined ? item : { ...item, rpe: 5 })),
  },
  {
    rule: "rep-curve",
    name: "an effort above the highest of the level",
    also: ["texts"],
    break: (plan) => editItems(plan, "strength", (item) => (item.rpe === undefined ? item : { ...item, rpe: 10 })),
  },
  {
    rule: "hard-days",
    name: "hard days across Sunday",
    break: (plan) => editWeek(editSession(plan, 0, 4, hard), 1, (week) => ({ ...week, sessions: week.sessions.map(hard) })),
  },
  { rule: "well-formed", name: "no weeks", break: (plan) => ({ ...plan, weeks: [] }) },
  { rule: "well-formed", name: "a start that is no day", break: (plan) => ({ ...plan, startDate: "2026-02-30" }) },
  {
    rule: "well-formed",
    name: "minutes that are no number",
    break: (plan) => editSession(plan, 0, 0, (session) => ({ ...session, duration: Number.NaN })),
  },
  {
    rule: "well-formed",
    name: "sets below zero",
    break: (plan) => editItems(plan, "strength", (item) => ({ ...item, sets: -3 })),
  },
  {
    rule: "well-formed",
    name: "an endless distance",
    break: (plan) => editItems(plan, "mainWorkout", (item) => ({ ...item, dose: { ...item.dose, metres: Number.POSITIVE_INFINITY } })),
  },
];

function hard(session: Session): Session {
  return { ...session, hard: true };
}

function editWeek(plan: Plan, index: number, edit: (week: PlanWeek) => PlanWeek): Plan {
  return { ...plan, weeks: plan.weeks.map((week, position) => (position === index ? edit(week) : week)) };
}

/** Where the recovery session of the first week stands. */
function recoveryOf({ weeks: [first] }: Plan): number {
  return first?.sessions.findIndex(({ type }) => type === "recovery") ?? 0;
}

function editSession(plan: Plan, week: number, index: number, edit: (session: Session) => Session): Plan {
  return editWeek(plan, week, (old) => ({
    ...old,
    sessions: old.sessions.map((session, position) => (position === index ? edit(session) : session)),
  }));
}

function editRace(plan: Plan, edit: (session: Session) => Session): Plan {
  const sessions = (week: PlanWeek) => week.sessions.map((session) => (session.code === "RACE" ? edit(session) : session));
  return { ...plan, weeks: plan.weeks.map((week) => ({ ...week, sessions: sessions(week) })) };
}

function inRace(plan: Plan, edit: (item: ExerciseItem) => ExerciseItem): Plan {
  return editRace(plan, (session) => editBlock(session, "mainWorkout", edit));
}

function editBlock(session: Session, block: BlockName, edit: (item: ExerciseItem) => ExerciseItem): Session {
  return { ...session, blocks: { ...session.blocks, [block]: session.blocks[block].map(edit) } };
}

function editItems(plan: Plan, block: BlockName, edit: (item: ExerciseItem) => ExerciseItem): Plan {
  return {
    ...plan,
    weeks: plan.weeks.map((week) => ({ ...week, sessions: week.sessions.map((session) => editBlock(session, block, edit)) })),
  };
}

function editLoad(plan: Plan, kilograms: number): Plan {
  return editItems(plan, "strength", (item) =>
    item.name === "Back squat" && item.load !== undefined ? { ...item, load: { ...item.load, kilograms } } : item,
  );
}

function editLines(plan: Plan, edit: (items: readonly ExerciseItem[]) => readonly ExerciseItem[]): Plan {
  const weeks = plan.weeks.map((week) => ({
    ...week,
    sessions: week.sessions.map((session) => ({
      ...session,
      blocks: {
        ...session.blocks,
        warmup: edit(session.blocks.warmup),
        mainWorkout: edit(session.blocks.mainWorkout),
        cooldown: edit(session.blocks.cooldown),
      },
    })),
  }));
  return { ...plan, weeks };
}

function editRunWalks(plan: Plan, edit: (item: ExerciseItem) => ExerciseItem): Plan {
  return editLines(plan, (items) => items.map((item) => (item.name === "Run-walk intervals" ? edit(item) : item)));
}
