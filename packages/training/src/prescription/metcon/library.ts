/** One movement of a workout: repetitions at full volume, or seconds of cardio. */
export interface MetconPart {
  readonly name: string;
  readonly reps?: number;
  readonly seconds?: number;
}

export interface Metcon {
  readonly format: "for-time" | "amrap" | "emom" | "intervals";
  readonly parts: readonly MetconPart[];
}

export const METCON_DOMAINS = ["long", "lightLegs", "short", "sprint", "medium"] as const;
export type MetconDomain = (typeof METCON_DOMAINS)[number];

type Lists = { readonly [domain in MetconDomain]: readonly string[] };

/**
 * Workouts by time domain. Repetitions are for one round of an advanced athlete, "s" are seconds on a machine or of running; rounds are
 * fitted to the time.
 */
const PLAIN_WORKOUTS: Lists = {
  /** Half a minute all out, again and again with long rests: at most five minutes of work. */
  sprint: [
    "intervals: 20 s Assault bike, 4 Burpee",
    "intervals: 6 Thruster, 5 Pull-up (kipping)",
    "intervals: 25 s Row erg, 6 Wall ball",
    "intervals: 10 Kettlebell swing (Russian), 5 Box jump",
    "intervals: 20 s Ski erg, 6 Dumbbell snatch",
    "intervals: 4 Power clean, 4 Burpee",
    "intervals: 20 s Bike erg, 6 Dumbbell hang clean",
    "intervals: 8 Push-up, 10 Air squat",
    "intervals: 6 Dumbbell thruster, 6 V-up",
    "intervals: 5 Push press, 5 Box jump",
  ],
  /** 5-8 minutes after lifting and squats: few movements, no barbell surprises. */
  short: [
    "amrap: 10 Wall ball, 6 Burpee",
    "for-time: 15 Kettlebell swing (Russian), 10 Push-up",
    "amrap: 10 Dumbbell snatch, 8 Box jump",
    "for-time: 9 Thruster, 7 Pull-up (kipping)",
    "amrap: 30 Double-under, 12 Sit-up",
    "for-time: 5 Power clean, 7 Burpee",
    "amrap: 40 s Row erg, 8 Push press",
    "for-time: 12 Walking lunge, 8 Toes-to-bar",
    "amrap: 8 Dumbbell hang clean, 10 Push-up",
    "for-time: 40 s Assault bike, 8 Box jump",
    "amrap: 8 Dumbbell thruster, 8 V-up",
    "for-time: 10 Push-up, 15 Air squat",
    "amrap: 30 s Ski erg, 8 Pull-up (kipping)",
  ],
  /** 8-15 minutes. */
  medium: [
    "amrap: 15 Kettlebell swing (Russian), 12 Push-up, 20 Air squat",
    "for-time: 12 Dumbbell snatch, 15 Wall ball, 15 Sit-up",
    "emom: 9 Burpee, 15 Kettlebell swing (American), 10 Toes-to-bar",
    "for-time: 8 Hang power clean, 8 Pull-up (kipping), 12 Box jump",
    "amrap: 10 Push press, 16 Walking lunge, 12 Sit-up",
    "for-time: 10 Deadlift, 12 Push-up, 40 Double-under",
    "amrap: 40 s Row erg, 10 Dumbbell thruster, 8 Toes-to-bar",
    "for-time: 12 Step-up, 10 Burpee, 12 V-up",
    "amrap: 6 Power snatch, 10 Wall ball, 8 Pull-up (kipping)",
  ],
  /** 8-15 minutes after heavy squats and hinges: arms, trunk and machines, nothing that hinges fast. */
  lightLegs: [
    "amrap: 12 Push-up, 15 Sit-up, 12 Ring row",
    "for-time: 8 Pull-up (kipping), 10 Push press, 12 Medicine ball slam",
    "emom: 40 s Ski erg, 12 Push-up, 8 Toes-to-bar",
    "amrap: 6 Handstand push-up (kipping), 12 Ring row, 40 Double-under",
    "for-time: 40 s Bike erg, 12 Push-up, 12 V-up",
    "amrap: 8 Push press, 8 Toes-to-bar, 40 Double-under",
    "for-time: 30 s Ski erg, 7 Pull-up (kipping), 15 Sit-up",
    "amrap: 30 s Assault bike, 8 Push press, 12 Sit-up",
    "for-time: 10 Pike push-up, 8 Pull-up (strict), 12 V-up",
    "emom: 40 s Row erg, 8 Push jerk, 12 Sit-up",
    "amrap: 40 Double-under, 12 Push-up, 12 V-up",
    "for-time: 6 Pull-up (strict), 12 Push-up, 8 Hanging knee raise",
    "amrap: 12 Push-up, 8 Hanging knee raise, 24 Russian twist",
    "for-time: 6 Pull-up (kipping), 10 Push-up, 12 Medicine ball slam",
  ],
  /** 15-25 minutes: cardio carries it. */
  long: [
    "amrap: 120 s Row erg, 15 Wall ball, 15 Sit-up",
    "for-time: 120 s Tempo run, 15 Kettlebell swing (American), 12 Push-up",
    "amrap: 120 s Bike erg, 10 Burpee, 20 Air squat",
    "for-time: 120 s Row erg, 20 Walking lunge, 10 Pull-up (kipping)",
    "amrap: 90 s Ski erg, 12 Dumbbell snatch, 12 Box jump",
    "intervals: 90 s Row erg, 12 Dumbbell thruster, 40 Double-under",
    "for-time: 150 s Tempo run, 20 Step-up, 15 Push-up",
    "amrap: 120 s Ski erg, 8 Deadlift, 10 Toes-to-bar",
    "for-time: 120 s Tempo run, 12 Dumbbell hang clean, 10 Burpee",
    "amrap: 120 s Bike erg, 18 Kettlebell swing (Russian), 20 Walking lunge",
    "for-time: 120 s Tempo run, 12 Wall ball, 9 Pull-up (kipping)",
    "amrap: 90 s Assault bike, 8 Push press, 12 Box jump",
    "for-time: 150 s Tempo run, 12 Burpee, 20 Air squat",
    "amrap: 50 Double-under, 15 Kettlebell swing (Russian), 12 Push-up, 15 Sit-up",
    "amrap: 12 Dumbbell snatch, 20 Step-up, 12 Push-up, 15 Sit-up",
  ],
};

/** Workouts with the skills and bars of the sport, for those to whom every movement of one is open as it is. */
const SKILLED_WORKOUTS: Lists = {
  sprint: [
    "intervals: 6 Toes-to-bar, 4 Power clean",
    "intervals: 4 Power snatch, 5 Box jump",
    "intervals: 5 Chest-to-bar pull-up, 6 Thruster",
    "intervals: 20 s Assault bike, 4 Bar muscle-up",
    "intervals: 20 s Row erg, 6 Handstand push-up (kipping)",
  ],
  short: [
    "for-time: 5 Power clean, 7 Handstand push-up (kipping)",
    "amrap: 6 Chest-to-bar pull-up, 12 Wall ball",
    "for-time: 3 Bar muscle-up, 10 Dumbbell snatch",
    "for-time: 7 Thruster, 9 Toes-to-bar",
    "amrap: 5 Power snatch, 6 Burpee box jump-over",
    "for-time: 3 Ring muscle-up, 12 Wall ball",
    "amrap: 6 Overhead squat, 40 Double-under",
  ],
  medium: [
    "for-time: 8 Deadlift, 8 Handstand push-up (kipping), 50 Double-under",
    "amrap: 10 Toes-to-bar, 15 Wall ball, 6 Push jerk",
    "emom: 3 Ring muscle-up, 10 Dumbbell hang clean, 9 Burpee",
    "for-time: 9 Chest-to-bar pull-up, 6 Power clean, 12 Box jump",
    "amrap: 40 s Row erg, 6 Overhead squat, 4 Bar muscle-up",
    "for-time: 6 Power snatch, 8 Toes-to-bar, 8 Burpee box jump-over",
  ],
  lightLegs: [
    "for-time: 4 Bar muscle-up, 8 Push press, 15 Sit-up",
    "amrap: 7 Chest-to-bar pull-up, 6 Handstand push-up (kipping), 40 Double-under",
    "emom: 9 Toes-to-bar, 40 s Ski erg, 7 Handstand push-up (kipping)",
    "for-time: 3 Ring muscle-up, 6 Push jerk, 40 Double-under",
    "amrap: 30 s Assault bike, 8 Toes-to-bar, 12 Push-up",
    "for-time: 30 s Ski erg, 7 Handstand push-up (kipping), 8 Pull-up (kipping)",
    "emom: 40 s Bike erg, 7 Chest-to-bar pull-up, 8 Push jerk",
  ],
  long: [
    "for-time: 180 s Tempo run, 9 Chest-to-bar pull-up, 20 Wall ball",
    "amrap: 120 s Row erg, 12 Toes-to-bar, 7 Power clean",
    "for-time: 120 s Ski erg, 8 Handstand push-up (kipping), 15 Box jump",
    "amrap: 150 s Tempo run, 3 Bar muscle-up, 12 Dumbbell thruster",
    "for-time: 120 s Bike erg, 6 Power snatch, 10 Toes-to-bar",
    "amrap: 120 s Row erg, 3 Ring muscle-up, 8 Deadlift",
    "for-time: 150 s Tempo run, 8 Thruster, 50 Double-under",
    "amrap: 120 s Ski erg, 9 Chest-to-bar pull-up, 8 Burpee box jump-over",
  ],
};

/** As workouts of the Open usually are: a machine or a bar, a movement of the floor and one of the rig; the harder ones first. */
const OPEN_WORKOUTS: readonly string[] = [
  "for-time: 9 Thruster, 7 Chest-to-bar pull-up, 30 Double-under",
  "amrap: 60 s Row erg, 10 Deadlift, 40 Double-under",
  "amrap: 2 Wall walk, 10 Dumbbell snatch, 10 Burpee box jump-over",
  "amrap: 10 Toes-to-bar, 8 Dumbbell hang clean, 60 s Row erg",
  "for-time: 6 Power snatch, 8 Burpee box jump-over",
  "amrap: 60 s Row erg, 12 Wall ball, 8 Toes-to-bar",
  "for-time: 9 Thruster, 7 Pull-up (kipping)",
  "amrap: 10 Dumbbell snatch, 8 Burpee box jump-over",
  "amrap: 60 s Row erg, 12 Wall ball, 8 Burpee",
  "amrap: 8 Dumbbell hang clean, 16 Walking lunge, 8 Burpee",
  "amrap: 10 Dumbbell thruster, 10 Sit-up, 8 Burpee",
];

/** Workouts to rehearse the Open with. */
export function openMetcons(): readonly Metcon[] {
  open ??= OPEN_WORKOUTS.map(metcon);
  return open;
}

let open: readonly Metcon[] | undefined;

/** The workouts of a time domain. */
export function metcons(domain: MetconDomain): readonly Metcon[] {
  plain ??= read(PLAIN_WORKOUTS);
  return plain[domain];
}

/** The skilled workouts of a time domain. */
export function skilledMetcons(domain: MetconDomain): readonly Metcon[] {
  skilled ??= read(SKILLED_WORKOUTS);
  return skilled[domain];
}

type Library = { readonly [domain in MetconDomain]: readonly Metcon[] };
let plain: Library | undefined;
let skilled: Library | undefined;

function read(lists: Lists): Library {
  return {
    sprint: lists.sprint.map(metcon),
    short: lists.short.map(metcon),
    medium: lists.medium.map(metcon),
    lightLegs: lists.lightLegs.map(metcon),
    long: lists.long.map(metcon),
  };
}

/** "amrap: 90 s Ski erg, 12 Dumbbell snatch" */
function metcon(text: string): Metcon {
  const [format = "", movements = ""] = text.split(": ");
  const parts = movements.split(", ").map((part): MetconPart => {
    const [, count = "", unit, name = ""] = /^(\d+) (s )?(.+)$/u.exec(part) ?? [];
    return unit === undefined ? { name, reps: Number(count) } : { name, seconds: Number(count) };
  });
  return { format: format as Metcon["format"], parts };
}
