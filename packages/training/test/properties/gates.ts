import type { Athlete } from "#training/athlete/athlete.ts";
import type { Session } from "#training/model/plan.ts";
import { at, getLines, type Property } from "./plan-facts.ts";

interface Gate {
  readonly movement: string;
  readonly isOpen: (athlete: Athlete) => boolean;
}

/** microcycles.md section 6; where other numbers are not known, the stricter column counts below advanced. */
const GATES: readonly Gate[] = [
  { movement: "Pull-up (kipping)", isOpen: (athlete) => strict(athlete) >= 5 },
  { movement: "Butterfly pull-up", isOpen: (athlete) => strict(athlete) >= 8 },
  { movement: "Chest-to-bar pull-up", isOpen: (athlete) => strict(athlete) >= 7 },
  {
    movement: "Bar muscle-up",
    isOpen: (athlete) => muscleUps(athlete) >= 1 || (strict(athlete) >= 8 && experienced(athlete)),
  },
  {
    movement: "Ring muscle-up",
    isOpen: (athlete) => (athlete.gymnastics.ringMuscleUps ?? 0) >= 1 || (strict(athlete) >= 8 && experienced(athlete)),
  },
  { movement: "Handstand push-up (strict)", isOpen: (athlete) => handstand(athlete) >= 1 },
  { movement: "Handstand push-up (kipping)", isOpen: (athlete) => handstand(athlete) >= 3 },
  { movement: "Handstand walk", isOpen: (athlete) => athlete.gymnastics.handstandWalk === true },
  { movement: "Toes-to-bar", isOpen: (athlete) => strict(athlete) >= 3 },
  { movement: "Rope climb", isOpen: (athlete) => strict(athlete) >= 3 },
];

/** Rule 11: no skilled movement below its prerequisite. */
export const prerequisites: Property = ({ training, athlete }) => {
  const closed = new Set(GATES.filter((gate) => !gate.isOpen(athlete)).map((gate) => gate.movement));
  return training.flatMap((session) =>
    getLines(session)
      .filter((item) => closed.has(item.name))
      .map((item) => at(session, `${item.name} before its gate`)),
  );
};

/** Whoever has one muscle-up does singles. */
function muscleUpCap(best: number | undefined): number | undefined {
  return best === undefined ? undefined : best === 1 ? 5 : 2.5 * best;
}

/** Rule 11: pull-ups at most 4 × the maximum (50 for beginners), handstand push-ups 3 ×, muscle-ups 2.5 × in a session. */
export const repetitionCaps: Property = ({ training, athlete }) => {
  const { strictPullUps, handstandPushUps, barMuscleUps, ringMuscleUps } = athlete.gymnastics;
  const beginner = athlete.level === "beginner";
  const caps: readonly (readonly [RegExp, number | undefined])[] = [
    [/^(?:Pull-up \(|Butterfly|Chest-to-bar)/, strictPullUps === undefined ? undefined : Math.min(beginner ? 50 : 1000, 4 * strictPullUps)],
    [/^Handstand push-up/, handstandPushUps === undefined ? undefined : 3 * handstandPushUps],
    [/^Bar muscle-up/, muscleUpCap(barMuscleUps)],
    [/^Ring muscle-up/, muscleUpCap(ringMuscleUps)],
  ];
  return training.flatMap((session) =>
    caps.flatMap(([movement, cap]) => {
      if (cap === undefined) return [];
      const total = repetitionsOf(session, movement);
      return total > cap ? [at(session, `${total} × ${movement.source}, at most ${cap}`)] : [];
    }),
  );
};

/** The most of one movement; a beginner's pull-ups are counted by exercise, as the catalogue has several. */
function repetitionsOf(session: Session, movement: RegExp): number {
  const totals = new Map<string, number>();
  for (const item of getLines(session)) {
    if (movement.test(item.name)) totals.set(item.name, (totals.get(item.name) ?? 0) + (item.sets ?? 1) * (item.dose.reps ?? 0));
  }
  return Math.max(0, ...totals.values());
}

function strict(athlete: Athlete): number {
  return athlete.gymnastics.strictPullUps ?? (athlete.level === "beginner" ? 0 : 100);
}

function handstand(athlete: Athlete): number {
  return athlete.gymnastics.handstandPushUps ?? (athlete.level === "beginner" ? 0 : 100);
}

function muscleUps({ gymnastics: { barMuscleUps = 0, ringMuscleUps = 0 } }: Athlete): number {
  return Math.max(barMuscleUps, ringMuscleUps);
}

/** Who has the skills that years of gymnastics take is no novice of it, whatever the level. */
function experienced({ level, gymnastics }: Athlete): boolean {
  const { barMuscleUps = 0, ringMuscleUps = 0, handstandPushUps = 0, strictPullUps = 0, handstandWalk = false } = gymnastics;
  const isGymnast = ringMuscleUps >= 2 || barMuscleUps >= 3 || (handstandPushUps >= 8 && strictPullUps >= 8 && handstandWalk);
  return level === "advanced" || level === "elite" || isGymnast;
}
