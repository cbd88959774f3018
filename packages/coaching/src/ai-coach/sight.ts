import { type CoachSight, FOCUS, LEVEL } from "@ironpace/contract";
import { findingText, LIFT_NAMES, type RegionFinding, shortDay, type TrainingLift } from "@ironpace/training";
import { capital, clock, list, weight } from "../built-in-coach/say.ts";
import type { CoachView } from "../built-in-coach/view.ts";

type Section = CoachSight["sections"][number];

/**
 * What the coach reads of the athlete first, line by line, and what a language model may request as it stands. The engine also computes its answers from the
 * diary: for the built-in coach from all of it, for a language model only what follows from the part in `model-diary.ts`.
 */
export function getSight(view: CoachView): readonly Section[] {
  return [
    { title: "You", lines: aboutYou(view) },
    { title: "Your numbers", lines: numbers(view) },
    { title: "Injuries and goals", lines: injuriesAndGoals(view) },
    { title: "Your week", lines: week(view) },
    { title: "Your plan", lines: plan(view) },
    {
      title: "Your competitions",
      lines: view.competitions.map(
        (race) =>
          `${race.name ?? "Race"}, ${shortDay(race.date)}, priority ${race.priority}${race.type === undefined ? "" : `, ${race.type}`}${race.location === undefined ? "" : `, ${race.location}`}${race.target === undefined ? "" : `, target ${race.target}`}`,
      ),
    },
    {
      title: "Sessions of the last four weeks",
      lines: view.performed.map(({ on, title, minutes, rpe }) =>
        [
          shortDay(on),
          title ?? "session",
          ...(minutes === undefined ? [] : [`${Math.round(minutes)} min`]),
          ...(rpe === undefined ? [] : [`effort ${rpe} of 10`]),
        ].join(", "),
      ),
    },
  ].map(({ title, lines }) => ({ title, lines: lines.length === 0 ? ["Nothing"] : lines }));
}

function aboutYou({ firstName, athlete, assumed }: CoachView): string[] {
  const taken = (field: "level" | "focus"): string => (assumed.includes(field) ? " (not entered, so I assume it)" : "");
  return [
    ...(firstName === undefined ? [] : [`First name: ${firstName}`]),
    `Level: ${LEVEL.labels[athlete.level]}${taken("level")}`,
    `Focus: ${FOCUS.labels[athlete.focus]}${taken("focus")}`,
    ...(athlete.age === undefined ? [] : [`Age: ${athlete.age}`]),
    ...(athlete.sex === undefined ? [] : [`Sex, for strength norms and barbell weight: ${athlete.sex}`]),
    ...(athlete.bodyWeight === undefined ? [] : [`Body weight: ${weight({ athlete, distances: "km" }, athlete.bodyWeight)}`]),
    ...(athlete.trainingYears === undefined ? [] : [`Years of training: ${athlete.trainingYears}`]),
  ];
}

function numbers(view: CoachView): string[] {
  const { strength, gymnastics, conditioning } = view.athlete;
  const lifts = Object.entries(strength.oneRepMax).map(
    ([lift, kilograms]) => `${capital(LIFT_NAMES[lift as TrainingLift])}: ${weight(view, kilograms)}`,
  );
  const entry = (name: string, value: number | undefined, said: (of: number) => string): string[] =>
    value === undefined ? [] : [`${name}: ${said(value)}`];
  return [
    ...lifts,
    ...entry("Strict pull-ups", gymnastics.strictPullUps, String),
    ...entry("Handstand push-ups", gymnastics.handstandPushUps, String),
    ...entry("Bar muscle-ups", gymnastics.barMuscleUps, String),
    ...entry("Ring muscle-ups", gymnastics.ringMuscleUps, String),
    ...(gymnastics.handstandWalk === undefined ? [] : [`Handstand walk: ${gymnastics.handstandWalk ? "yes" : "no"}`]),
    ...entry("5 km", conditioning.run5k, clock),
    ...entry("10 km", conditioning.run10k, clock),
    ...entry("500 m row", conditioning.row500m, clock),
    ...entry("20-minute power", conditioning.ftp20min, (watts) => `${watts} W`),
    ...entry("VO2max", conditioning.vo2Max, String),
  ];
}

function injuriesAndGoals({ athlete, injuries, goals }: CoachView): string[] {
  return [
    ...(athlete.injuries === undefined ? [] : [`You wrote: “${athlete.injuries}”`, ...injuries.regions.map((finding) => readAs(finding))]),
    ...(athlete.dislikes === undefined ? [] : [`You dislike: “${athlete.dislikes}”`]),
    ...(goals.shortTerm === undefined ? [] : [`Short-term goal: “${goals.shortTerm}”`]),
    ...(goals.longTerm === undefined ? [] : [`Long-term goal: “${goals.longTerm}”`]),
  ];
}

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

function week({ athlete, assumed }: CoachView): string[] {
  const { availability, equipment } = athlete;
  return [
    ...(assumed.includes("days") ? [] : [`${availability.daysPerWeek} training days a week`]),
    ...Object.entries(availability.minutes ?? {}).map(([day, minutes]) => `${DAYS[Number(day) - 1] ?? ""}: ${minutes} min`),
    ...(availability.longDay === undefined ? [] : [`Long day: ${DAYS[availability.longDay - 1] ?? ""}`]),
    ...(equipment === undefined ? [] : [`Equipment: ${list(equipment)}`]),
  ];
}

function plan({ plan: active }: CoachView): string[] {
  if (active === undefined) return [];
  const sessions = active.plan.weeks.flatMap((each) => each.sessions);
  const done = active.outcomes.filter(({ status }) => status === "completed").length;
  return [
    `${active.plan.title}, ${active.plan.durationWeeks} weeks from ${shortDay(active.plan.startDate)}, ${done} of ${sessions.length} sessions completed`,
    ...sessions.map(
      ({ date, title, duration, intensityLevel }) => `${shortDay(date)}: ${title}, ${duration} min, effort ${intensityLevel} of 10`,
    ),
  ];
}

function readAs(finding: RegionFinding): string {
  const { region, severity, allows } = findingText(finding);
  return `Taken as: ${region}, ${severity}, ${allows}`;
}
