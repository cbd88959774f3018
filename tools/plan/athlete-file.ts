import { readFileSync } from "node:fs";
import { type Athlete, PAIN_REPORT_SIGNS, EQUIPMENT, equipmentKey, parseDay, REGIONS } from "@ironpace/training";
import { z } from "zod";

/** The athlete in a JSON file. Throws an error for people: the file, and every field that is wrong with what is wrong about it. */
export function readAthleteFile(file: string): Athlete {
  const parsed = schema.safeParse(readJson(file));
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `  ${issue.path.length === 0 ? "athlete" : issue.path.join(".")}: ${issue.message}`);
  throw new Error(`${file} does not describe an athlete:\n${problems.join("\n")}`);
}

function readJson(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

const day = z.string().refine((text) => parseDay(text) !== undefined, "a day is written 2026-11-23");
const weekday = z.literal([1, 2, 3, 4, 5, 6, 7]);
const kilograms = z.number().positive().max(600);
const repetitions = z.int().min(0).max(200);

const benchmarkLifts = {
  backSquat: kilograms.exactOptional(),
  deadlift: kilograms.exactOptional(),
  benchPress: kilograms.exactOptional(),
  cleanAndJerk: kilograms.exactOptional(),
  snatch: kilograms.exactOptional(),
  overheadPress: kilograms.exactOptional(),
};

const gymnastics = {
  strictPullUps: repetitions.exactOptional(),
  handstandPushUps: repetitions.exactOptional(),
  barMuscleUps: repetitions.exactOptional(),
  ringMuscleUps: repetitions.exactOptional(),
  handstandWalk: z.boolean().exactOptional(),
  recordedOn: day.exactOptional(),
  dates: z.record(z.string(), day).exactOptional(),
} satisfies Fields<Athlete["gymnastics"]>;

const conditioning = {
  row500m: z.number().min(60).max(300).exactOptional(),
  run5k: z.number().min(720).max(3600).exactOptional(),
  run10k: z.number().min(1560).max(7800).exactOptional(),
  ftp20min: z.number().min(30).max(700).exactOptional(),
  vo2Max: z.number().min(10).max(100).exactOptional(),
  ergs: z.strictObject({ row: z.number().min(60).max(300), ski: z.number().min(60).max(300) }).exactOptional(),
  recordedOn: day.exactOptional(),
  dates: z.record(z.string(), day).exactOptional(),
} satisfies Fields<Athlete["conditioning"]>;

const availability = {
  daysPerWeek: z.int().min(3).max(7),
  weekdays: z.array(weekday).min(1).exactOptional(),
  minutes: z.partialRecord(z.enum(["1", "2", "3", "4", "5", "6", "7"]), z.number().positive().max(600)).exactOptional(),
  longDay: weekday.exactOptional(),
} satisfies Fields<Athlete["availability"]>;

const equipment = z
  .string()
  .refine((word) => EQUIPMENT.includes(equipmentKey(word)), { error: `unknown equipment; known are ${EQUIPMENT.join(", ")}` });

type Competition = NonNullable<Athlete["competitions"]>[number];

const competition = {
  name: z.string().exactOptional(),
  type: z.string().exactOptional(),
  date: day,
  priority: z.enum(["A", "B", "C"]),
  goal: z.number().positive().exactOptional(),
  entry: z.enum(["singles", "doubles", "relay"]).exactOptional(),
  partnerRun10k: z.number().positive().exactOptional(),
  isConfirmed: z.boolean().exactOptional(),
} satisfies Fields<Competition>;

const absence = { reason: z.enum(["illness", "holiday", "missed"]), from: day, to: day } satisfies Fields<
  NonNullable<Athlete["absences"]>[number]
>;
const easing = {
  from: day,
  to: day,
  share: z.number().positive().max(1),
  isStep: z.literal(true).exactOptional(),
  cleared: z.enum(["carefully", "fully"]).exactOptional(),
  onlyEasy: z.boolean().exactOptional(),
  regions: z.array(z.enum(REGIONS)).exactOptional(),
} satisfies Fields<NonNullable<Athlete["easings"]>[number]>;
const injuryReport = { on: day, isYes: z.literal(true).exactOptional() } satisfies Fields<NonNullable<Athlete["injuryReports"]>[number]>;
const leftBehind = { kit: z.array(z.enum(["bicycle", "pool"])), from: day, to: day.exactOptional() } satisfies Fields<
  NonNullable<Athlete["leftBehind"]>[number]
>;
const pain = z.int().min(0).max(10).exactOptional();
const checkIn = {
  region: z.enum(REGIONS),
  on: day,
  worst: pain,
  altered: z.boolean().exactOptional(),
  morning: pain,
  passed: z.boolean().exactOptional(),
  isGone: z.boolean().exactOptional(),
  signs: z.array(z.enum(PAIN_REPORT_SIGNS)).exactOptional(),
  cleared: z.enum(["carefully", "fully"]).exactOptional(),
} satisfies Fields<NonNullable<Athlete["painReports"]>[number]>;
const lighterDays = {
  ...easing,
  onlyEasy: z.boolean(),
  mostMinutes: z.number().positive().exactOptional(),
  isBusy: z.literal(true).exactOptional(),
} satisfies Fields<NonNullable<Athlete["lighterDays"]>[number]>;
const effort = {
  kind: z.enum(["strength", "easy", "quality", "metcon"]),
  from: day,
  to: day,
  load: z.number().positive(),
  minutes: z.number().positive(),
  evidence: z.string(),
  isReturn: z.literal(true).exactOptional(),
} satisfies Fields<NonNullable<Athlete["efforts"]>[number]>;
const move = { from: day, to: day } satisfies Fields<NonNullable<Athlete["moves"]>[number]>;
const swap = { sessionId: z.string(), exercise: z.string(), by: z.string(), isSuggested: z.literal(true).exactOptional() } satisfies Fields<
  NonNullable<Athlete["swaps"]>[number]
>;

const source = z.enum(["logged", "told"]);
const known = z.strictObject({ value: z.number().nonnegative(), source });

/** Nobody runs 40 metres a week: a small number is kilometres, and the plan would begin from next to nothing. */
const metres = z
  .number()
  .nonnegative()
  .refine((value) => value === 0 || value >= 500, "in metres: 20 km are 20000");
const knownMetres = z.strictObject({ value: metres, source });
const years = z.number().min(0).max(80).exactOptional();

const history = {
  weeklyRun: knownMetres.exactOptional(),
  longestRun: knownMetres.exactOptional(),
  runsPerWeek: known.exactOptional(),
  weeklyMinutes: known.exactOptional(),
  longestRide: known.exactOptional(),
  longestSwim: known.exactOptional(),
  bestWeeklyRun: metres.exactOptional(),
  longestRunOfYear: metres.exactOptional(),
  trainingYears: z.strictObject({ run: years, lift: years, gymnastics: years, swim: years, bike: years }).exactOptional(),
  wasInjured: z.boolean().exactOptional(),
} satisfies Fields<NonNullable<Athlete["history"]>>;

/** One entry for every field, so that the compiler asks for a new one here too. */
type Fields<T> = { readonly [field in keyof T]-?: z.ZodType };

const athlete = {
  level: z.enum(["beginner", "intermediate", "advanced", "elite"]),
  focus: z.enum(["hyrox", "crossfit", "running", "triathlon", "strength", "powerlifting", "general"]),
  age: z.int().min(10).max(100).exactOptional(),
  sex: z.enum(["female", "male"]).exactOptional(),
  bodyWeight: z.number().min(30).max(250).exactOptional(),
  height: z.number().min(100).max(230).exactOptional(),
  trainingYears: z.number().min(0).max(80).exactOptional(),
  history: z.strictObject(history).exactOptional(),
  units: z.enum(["kg", "lb"]).exactOptional(),
  strength: z.strictObject({
    oneRepMax: z.strictObject(benchmarkLifts),
    recordedOn: day.exactOptional(),
    dates: z.record(z.string(), day).exactOptional(),
  }),
  gymnastics: z.strictObject(gymnastics),
  conditioning: z.strictObject(conditioning),
  injuries: z.string().exactOptional(),
  dislikes: z.string().exactOptional(),
  equipment: z.array(equipment).exactOptional(),
  leftBehind: z.array(z.strictObject(leftBehind)).exactOptional(),
  availability: z.strictObject(availability),
  competitions: z.array(z.strictObject(competition)).exactOptional(),
  absences: z.array(z.strictObject(absence)).exactOptional(),
  injuryReports: z.array(z.strictObject(injuryReport)).exactOptional(),
  easings: z.array(z.strictObject(easing)).exactOptional(),
  painReports: z.array(z.strictObject(checkIn)).exactOptional(),
  lighterDays: z.array(z.strictObject(lighterDays)).exactOptional(),
  efforts: z.array(z.strictObject(effort)).exactOptional(),
  moves: z.array(z.strictObject(move)).exactOptional(),
  swaps: z.array(z.strictObject(swap)).exactOptional(),
  assumedKit: z.array(z.enum(["rack", "bench"])).exactOptional(),
} satisfies Fields<Athlete>;

const schema = z.strictObject(athlete) satisfies z.ZodType<Athlete>;
