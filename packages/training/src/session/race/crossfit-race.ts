import { noStart } from "./no-start.ts";
import type { DraftItem, SessionBrief } from "../../context/draft.ts";
import type { Race } from "../../season/demand/races/race.ts";
import { isInPairs } from "../../season/demand/races/contest-days.ts";
import { raceDay } from "../../season/demand/races/race-day.ts";
import { isOpenInRace } from "../../week/hyrox/hyrox-relay.ts";
import { isOnline } from "../../season/demand/races/race-facts.ts";
import { durationText } from "../../prescription/items.ts";
import { type RacePlan, racePart, raceRpe } from "./race-plan.ts";

/** A day of events, of the kinds that a contest is made of, or the one workout of the Open; the announced ones take their place. */
export function crossfitRace(brief: SessionBrief, race: Race): RacePlan {
  if (raceDay(race, brief.context.reading).state === "do-not-start") return noStart();
  if (isOnline(race.format)) return openWorkout(brief, race);
  const isSecondDay = race.part?.number === 2;
  const events = isSecondDay ? SECOND_DAY : FIRST_DAY;
  const shared = `${isInPairs(race) ? ` ${SHARED_WORK_TEXT}` : ""}${race.format.kind === "crossfit" && race.format.isWeekend === true ? ` ${WEEKEND_TEXT}` : ""}`;
  return {
    lines: events.flatMap((event) => eventLines(brief, event, event !== events.at(-1))),
    description: `${isSecondDay ? "The second day: gymnastics and a long last event." : "Three events as they usually come: an engine test, a heavy lift, a sprint."} Put the announced events in their place.${shared}`,
    stimulus: isSecondDay
      ? "Tired and still in it: what you ate, how you slept and how well you warm up gain you places now."
      : "Every event is its own race. Full effort inside the clock, complete calm between the events.",
    strategy:
      "Know the first minute and the break plan of every event before you walk out. Go out at the pace you can hold, sets below failure, race the last quarter. Between events: walk until the breathing is calm, eat something sweet, sit down, and warm up again for the last ten minutes.",
    ifItGoesWrong:
      "No-rep: one breath, meet the standard, go on. Grip gone: smaller sets now rather than none later. A lift missed: wait a full minute, same weight. After a bad event, start the next one fresh. Sharp pain: withdraw from that event.",
    warmupNote:
      "Before the first event warm up as printed; before each of the others take ten minutes: easy movement, the joints you will use, its movements at half speed, a burst of 20 seconds at race pace.",
    warmup: "metcon",
    warmupSeconds: 900,
  };
}

const WEEKEND_TEXT =
  "The weekend has four to six workouts in your own box: first the one that needs your heaviest lift or freshest lungs, two or three a day with hours between, and no repeat on torn hands.";
const SHARED_WORK_TEXT =
  "You share the work: one works, one rests. Change before you slow down, every 20 to 40 seconds or 5 to 8 reps, and give each movement mostly to the one who is better at it.";

/** What is announced on the day is not known before: two movements that every division has. */
function openWorkout({ context }: SessionBrief, { part }: Race): RacePlan {
  const rpe = raceRpe(context);
  const chosen = OPEN_MOVEMENTS.map((options) => options.find((option) => isOpenInRace(option, context)) ?? options[0]);
  const lines = chosen.map((name) => ({
    ...racePart(name),
    duration: durationText(OPEN_SECONDS / 2),
    intensity: `RPE ${rpe}`,
    rpe,
    notes: "One workout of about twelve minutes. Replace these lines with the announced movements, weights and time cap.",
    dose: { seconds: OPEN_SECONDS / 2, totalSeconds: OPEN_SECONDS / 2 },
  }));
  const number = part === undefined ? "" : ` ${part.number} of ${part.of}`;
  return {
    lines,
    description: `Workout${number}: one workout, announced the day it opens. It takes the place of this week's hard workout.`,
    stimulus: "One full effort with a plan: the first third calmer than you want, the last minute all out.",
    strategy:
      "Read the standards, film it, lay out the floor. Split the sets before you have to. Repeat it once at most, 72 hours later at the earliest, and only if you can name what you will do better; then it takes the place of that day's workout.",
    ifItGoesWrong:
      "No-rep: one breath, meet the standard, go on. A movement you do not have: the scaled division, or the tie-break of the movement before it. Sharp pain: stop.",
    warmupNote:
      "Fifteen minutes: five easy, the joints you will use, the workout's movements at half speed, two bursts of 20 seconds at its pace, then five of rest.",
    warmup: "metcon",
    warmupSeconds: 720,
  };
}

const OPEN_MOVEMENTS = [
  ["Dumbbell snatch", "Kettlebell swing (Russian)", "Goblet squat", "Bike erg"],
  ["Burpee", "Step-up", "Row erg"],
] as const;
const OPEN_SECONDS = 720;

interface Event {
  readonly name: string;
  /** For each movement the usual one first, then what takes its place where that is closed to the athlete. */
  readonly movements: readonly (readonly string[])[];
  readonly seconds: number;
  readonly notes: string;
}

const BREAK_SECONDS = 1800;
const LIFT_EVENT = "Lift event";
const ADULT_AGE = 18;

const FIRST_DAY: readonly Event[] = [
  {
    name: "Engine event",
    movements: [["Row erg", "Bike erg", "Ski erg"]],
    seconds: 720,
    notes: "Negative split: the last third is the fastest.",
  },
  {
    name: LIFT_EVENT,
    movements: [["Clean and jerk", "Power clean", "Deadlift", "Front squat", "Back squat"]],
    seconds: 600,
    notes: "Open with a safe lift at 85%, go up twice, and make the last lift with a minute left.",
  },
  {
    name: "Sprint event",
    movements: [
      ["Thruster", "Wall ball", "Goblet squat", "Front squat"],
      ["Pull-up (kipping)", "Pull-up (strict)", "Box jump", "Step-up", "Sit-up"],
    ],
    seconds: 480,
    notes: "Planned sets from the first round on, short breaks.",
  },
];

const SECOND_DAY: readonly Event[] = [
  {
    name: "Gymnastics event",
    movements: [
      ["Toes-to-bar", "Hanging knee raise", "Sit-up", "Bike erg"],
      ["Handstand push-up (kipping)", "Push-up", "Dumbbell push press", "Kettlebell swing (Russian)"],
    ],
    seconds: 540,
    notes: "Sets of a third of your best from the first round on; the scaled movement where you cannot meet the standard yet.",
  },
  {
    name: "Last event",
    movements: [
      ["Row erg", "Bike erg", "Ski erg"],
      ["Wall ball", "Goblet squat", "Kettlebell swing (Russian)"],
      ["Burpee", "Step-up", "Sit-up"],
    ],
    seconds: 900,
    notes: "Row at the pace you could hold for twice as long, then do not put the ball down before ten reps.",
  },
];

/** Lines of an event share its time; the break belongs to the last of them. */
function eventLines({ context }: SessionBrief, { name, movements, seconds, notes }: Event, hasBreak: boolean): DraftItem[] {
  // What is announced is not known before: an example names nothing that is closed to the athlete.
  const isTrained = (option: string): boolean => context.picker.pick(option).replaced === undefined;
  const exercises = movements.map(
    (options) => options.find(isTrained) ?? options.find((option) => isOpenInRace(option, context)) ?? options[0] ?? "Row erg",
  );
  const share = seconds / exercises.length;
  const isYoung = (context.athlete.age ?? ADULT_AGE) < ADULT_AGE;
  return exercises.map((exercise, index) => ({
    ...racePart(exercise),
    duration: durationText(share),
    intensity: `RPE ${raceRpe(context)}`,
    rpe: raceRpe(context),
    ...(hasBreak && index === exercises.length - 1 ? { restBetweenSets: "30:00" } : {}),
    notes: `${name}. ${isYoung && name === LIFT_EVENT ? "No maximum at your age: lifts you have done in training, each with one rep left." : notes}`,
    dose: { seconds: share, totalSeconds: share + (hasBreak && index === exercises.length - 1 ? BREAK_SECONDS : 0) },
  }));
}
