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

/** Workouts by time domain. Repetitions are for one round of an advanced athlete; rounds are fitted to the time. */
const workouts = () =>
  ({
    /** Half a minute all out, again and again with long rests: at most five minutes of work. */
    sprint: [
      metcon("intervals", ["Assault bike", 0, 20], ["Burpee", 4]),
      metcon("intervals", ["Thruster", 6], ["Pull-up (kipping)", 5]),
      metcon("intervals", ["Row erg", 0, 25], ["Wall ball", 6]),
      metcon("intervals", ["Kettlebell swing (Russian)", 10], ["Box jump", 5]),
      metcon("intervals", ["Ski erg", 0, 20], ["Dumbbell snatch", 6]),
      metcon("intervals", ["Power clean", 4], ["Burpee", 4]),
    ],
    /** 5-8 minutes after lifting: few movements, no barbell surprises. */
    short: [
      metcon("amrap", ["Wall ball", 10], ["Burpee", 6]),
      metcon("for-time", ["Kettlebell swing (Russian)", 15], ["Push-up", 10]),
      metcon("amrap", ["Dumbbell snatch", 10], ["Box jump", 8]),
      metcon("for-time", ["Thruster", 9], ["Pull-up (kipping)", 7]),
      metcon("amrap", ["Double-under", 30], ["Sit-up", 12]),
      metcon("for-time", ["Power clean", 5], ["Burpee", 7]),
    ],
    /** 8-15 minutes. */
    medium: [
      metcon("amrap", ["Kettlebell swing (Russian)", 15], ["Push-up", 12], ["Air squat", 20]),
      metcon("for-time", ["Dumbbell snatch", 12], ["Wall ball", 15], ["Sit-up", 15]),
      metcon("emom", ["Burpee", 9], ["Kettlebell swing (American)", 15], ["Toes-to-bar", 10]),
      metcon("for-time", ["Hang power clean", 8], ["Pull-up (kipping)", 8], ["Box jump", 12]),
      metcon("amrap", ["Push press", 10], ["Walking lunge", 16], ["Sit-up", 12]),
      metcon("for-time", ["Deadlift", 10], ["Push-up", 12], ["Double-under", 40]),
    ],
    /** 8-15 minutes after heavy legs: arms, trunk and machines. */
    lightLegs: [
      metcon("amrap", ["Push-up", 12], ["Sit-up", 15], ["Ring row", 12]),
      metcon("for-time", ["Pull-up (kipping)", 8], ["Push press", 10], ["Medicine ball slam", 12]),
      metcon("emom", ["Ski erg", 0, 40], ["Push-up", 12], ["Toes-to-bar", 8]),
      metcon("amrap", ["Handstand push-up (kipping)", 6], ["Ring row", 12], ["Russian twist", 24]),
      metcon("for-time", ["Kettlebell swing (Russian)", 15], ["Push-up", 10], ["Sit-up", 15]),
      metcon("amrap", ["Dumbbell hang clean", 8], ["Push press", 8], ["V-up", 10]),
    ],
    /** 15-25 minutes: cardio carries it. */
    long: [
      metcon("amrap", ["Row erg", 0, 120], ["Wall ball", 15], ["Sit-up", 15]),
      metcon("for-time", ["Tempo run", 0, 120], ["Kettlebell swing (American)", 15], ["Push-up", 12]),
      metcon("amrap", ["Bike erg", 0, 120], ["Burpee", 10], ["Air squat", 20]),
      metcon("for-time", ["Row erg", 0, 120], ["Walking lunge", 20], ["Pull-up (kipping)", 10]),
      metcon("amrap", ["Ski erg", 0, 90], ["Dumbbell snatch", 12], ["Box jump", 12]),
      metcon("intervals", ["Row erg", 0, 90], ["Dumbbell thruster", 12], ["Double-under", 40]),
      metcon("for-time", ["Tempo run", 0, 150], ["Step-up", 20], ["Push-up", 15]),
    ],
  }) as const;

/** Workouts with the skills and bars of the sport, for those to whom every movement of one is open as it is. */
const skilledWorkouts = (): { readonly [domain in MetconDomain]: readonly Metcon[] } => ({
  sprint: [metcon("intervals", ["Toes-to-bar", 6], ["Power clean", 4])],
  short: [
    metcon("for-time", ["Power clean", 5], ["Handstand push-up (kipping)", 7]),
    metcon("amrap", ["Chest-to-bar pull-up", 6], ["Wall ball", 12]),
    metcon("for-time", ["Bar muscle-up", 3], ["Dumbbell snatch", 10]),
    metcon("for-time", ["Thruster", 7], ["Toes-to-bar", 9]),
  ],
  medium: [
    metcon("for-time", ["Deadlift", 8], ["Handstand push-up (kipping)", 8], ["Double-under", 50]),
    metcon("amrap", ["Toes-to-bar", 10], ["Wall ball", 15], ["Push jerk", 6]),
    metcon("emom", ["Ring muscle-up", 3], ["Dumbbell hang clean", 10], ["Burpee", 9]),
    metcon("for-time", ["Chest-to-bar pull-up", 9], ["Power clean", 6], ["Box jump", 12]),
  ],
  lightLegs: [
    metcon("for-time", ["Bar muscle-up", 4], ["Push press", 8], ["Sit-up", 15]),
    metcon("amrap", ["Chest-to-bar pull-up", 7], ["Handstand push-up (kipping)", 6], ["Double-under", 40]),
    metcon("emom", ["Toes-to-bar", 9], ["Ski erg", 0, 40], ["Handstand push-up (kipping)", 7]),
  ],
  long: [
    metcon("for-time", ["Tempo run", 0, 180], ["Chest-to-bar pull-up", 9], ["Wall ball", 20]),
    metcon("amrap", ["Row erg", 0, 120], ["Toes-to-bar", 12], ["Power clean", 7]),
    metcon("for-time", ["Ski erg", 0, 120], ["Handstand push-up (kipping)", 8], ["Box jump", 15]),
    metcon("amrap", ["Tempo run", 0, 150], ["Bar muscle-up", 3], ["Dumbbell thruster", 12]),
  ],
});

export type MetconDomain = keyof ReturnType<typeof workouts>;

/** The workouts of a time domain, in the order in which they are used. */
export function metcons(domain: MetconDomain): readonly Metcon[] {
  library ??= workouts();
  return library[domain];
}

/** The skilled workouts of a time domain, in the order in which they are used. */
export function skilledMetcons(domain: MetconDomain): readonly Metcon[] {
  skilled ??= skilledWorkouts();
  return skilled[domain];
}

let library: ReturnType<typeof workouts> | undefined;
let skilled: ReturnType<typeof skilledWorkouts> | undefined;

function metcon(format: Metcon["format"], ...parts: (readonly [name: string, reps: number, seconds?: number])[]): Metcon {
  return { format, parts: parts.map(([name, reps, seconds]) => (seconds === undefined ? { name, reps } : { name, seconds })) };
}
