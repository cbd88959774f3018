import type { Day } from "../../calendar/day.ts";
import { daysBetween } from "../../calendar/day.ts";
import type { Session } from "../../model/plan.ts";
import { type Activity, getNames } from "../activities.ts";
import type { InjuryReading, RegionFinding } from "../injury.ts";

/** Days of a week on which what brings a mild complaint on is trained, never on two days in a row (convention: about half of a full week). */
export const TRIGGER_DAYS = 2;
/** Workouts from this RPE on have many repetitions in a hurry. */
const HARD_RPE = 8;
/** Hours count in whole days: the squat waits for the second day after heavy deadlifts. */
const SQUAT_WAITS = 1;

/** Sports have doses of their own. */
const SPORTS: ReadonlySet<Activity> = new Set<Activity>([
  "run",
  "run-easy",
  "run-fast",
  "bike",
  "swim",
  "rower",
  "ski",
  "walk",
  "hills",
  "downhill",
  "stairs",
  "sitting",
]);

/** Against the clock, overhead or swinging from a bar. */
const FAST_OVERHEAD =
  /kipping|butterfly|chest-to-bar|toes-to-bar|muscle-up|thruster|wall ball|american|dumbbell (?:snatch|push press|push jerk|hang clean)|^push press$|^push jerk$|handstand push-up|hang power snatch|overhead lunge|overhead squat|burpee pull/iu;
const PRESSED = /handstand/iu;
const BENT_OVER_ROWS = ["Barbell row", "Pendlay row", "Bent-over row"] as const;
const HEAVY_SQUATS = ["Back squat", "Front squat", "Pause squat", "Box squat"] as const;

/** Lifts and movements of which much brings a mild complaint on: "sore after a lot of overhead work". */
export function strengthTriggers({ grade, closesNothing, after = [] }: RegionFinding): readonly Activity[] {
  return grade === 1 && closesNothing === true ? after.filter((activity) => !SPORTS.has(activity)) : [];
}

/** What is closed on one day. */
export interface TriggerCap {
  readonly names: readonly string[];
  readonly reason: string;
}

/** What a day leaves out beside the others of its week, so that what brings a mild complaint on keeps its dose. */
export function triggerCaps(
  { regions }: Pick<InjuryReading, "regions">,
  day: { readonly date: Day; readonly rpe: number },
  others: readonly Session[],
): readonly TriggerCap[] {
  return regions.flatMap((finding) =>
    strengthTriggers(finding).flatMap((trigger): readonly TriggerCap[] =>
      trigger === "deadlift" ? afterDeadlifts(day, others) : dose(trigger, day, others, finding.region),
    ),
  );
}

function dose(
  trigger: Activity,
  day: { readonly date: Day; readonly rpe: number },
  others: readonly Session[],
  region: RegionFinding["region"],
): readonly TriggerCap[] {
  // An elbow that minds kipping minds the pull: a handstand is pressed.
  const isPulled = trigger === "kipping" && region === "elbow";
  const names = getNames(trigger).filter((name) => !(isPulled && PRESSED.test(name)));
  const held = others.filter((session) => isHeld(session, names));
  const isFull = held.length >= TRIGGER_DAYS || held.some(({ date }) => Math.abs(daysBetween(date, day.date)) === 1);
  const fast = trigger === "overhead" && day.rpe >= HARD_RPE ? FAST_OVERHEAD : undefined;
  return [
    ...(isFull ? [{ names, reason: "You wrote that much of it makes you sore: two days a week at most, never in a row." }] : []),
    ...(fast === undefined
      ? []
      : [
          {
            names: [...getNames("kipping"), ...names.filter((name) => fast.test(name))],
            reason: "You wrote that much of it makes you sore: no long sets of it in hard workouts.",
          },
        ]),
  ];
}

/** Shares of the usual sets in the first weeks of a lift that brings a complaint on: the first dose is never the largest. */
const FIRST_SHARES = [0.5, 0.75] as const;

/** The sets of an exercise in a week of the plan, 1-based. */
export function triggerSets({ regions }: Pick<InjuryReading, "regions">, name: string, week: number, usual: number): number {
  const share = FIRST_SHARES[week - 1];
  const isTrigger = share !== undefined && regions.some((finding) => strengthTriggers(finding).some((one) => getNames(one).includes(name)));
  return isTrigger ? Math.min(usual, Math.max(2, Math.round(share * usual))) : usual;
}

/** A back that gets tight after heavy deadlifts rows with support, and squats heavy two days later at the earliest. */
function afterDeadlifts({ date }: { readonly date: Day }, others: readonly Session[]): readonly TriggerCap[] {
  const isNext = others.some((session) => {
    const days = daysBetween(session.date, date);
    return (
      days > 0 &&
      days <= SQUAT_WAITS &&
      isHeld(
        session,
        getNames("deadlift").filter((name) => HEAVY_PULLS.test(name)),
      )
    );
  });
  return [
    { names: BENT_OVER_ROWS, reason: "Rows with support, as your back gets tight after heavy deadlifts." },
    ...(isNext ? [{ names: HEAVY_SQUATS, reason: "Not on the day after heavy deadlifts." }] : []),
  ];
}

const HEAVY_PULLS = /^(?:(?:sumo|trap-bar) )?deadlift$|^block pull$/iu;

function isHeld({ code, blocks }: Session, names: readonly string[]): boolean {
  return (
    code !== "RACE" &&
    Object.entries(blocks).some(
      ([block, items]) => block !== "warmup" && block !== "cooldown" && items.some(({ name }) => names.includes(name)),
    )
  );
}
