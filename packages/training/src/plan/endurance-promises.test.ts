import { expect, test } from "vitest";
import type { Athlete } from "../athlete/athlete.ts";
import type { Plan, Session } from "../model/plan.ts";
import { generatePlan } from "./generate-plan.ts";

const told = (value: number) => ({ value, source: "told" }) as const;

const BASE = { units: "kg", strength: { oneRepMax: {} }, gymnastics: {} } as const;
const SWIMMERS = { longestRide: told(150), longestSwim: told(1800), weeklyMinutes: told(480) };

/** Nobody whom the documents name: a coach would recognise every one of them. */
const ATHLETES: { readonly [name: string]: Athlete } = {
  "a beginner of a half marathon on three days": {
    ...BASE,
    level: "beginner",
    focus: "running",
    age: 31,
    conditioning: { run5k: 1830, recordedOn: "2026-11-07" },
    history: { weeklyRun: told(15_000), longestRun: told(7000), runsPerWeek: told(3) },
    availability: { daysPerWeek: 3, weekdays: [2, 5, 7], minutes: { 2: 45, 5: 50, 7: 135 }, longDay: 7 },
    competitions: [{ type: "half marathon", date: "2027-04-11", priority: "A" }],
  },
  "a runner of 44 before a 50 km race": {
    ...BASE,
    level: "intermediate",
    focus: "running",
    age: 44,
    conditioning: { run10k: 2820, recordedOn: "2026-10-30" },
    history: { weeklyRun: told(45_000), longestRun: told(22_000), runsPerWeek: told(4), longestRunOfYear: 35_000 },
    availability: { daysPerWeek: 5, weekdays: [2, 3, 4, 6, 7], minutes: { 2: 60, 3: 45, 4: 60, 6: 240, 7: 120 }, longDay: 6 },
    competitions: [{ type: "50k ultra", date: "2027-04-24", priority: "A" }],
  },
  "a runner of 57 with a stiff Achilles before a 50 km race": {
    ...BASE,
    level: "intermediate",
    focus: "running",
    age: 57,
    strength: { oneRepMax: { backSquat: 100, deadlift: 130 }, recordedOn: "2026-10-01" },
    conditioning: { run10k: 3240, recordedOn: "2026-10-20" },
    history: { weeklyRun: told(36_000), longestRun: told(20_000), runsPerWeek: told(3), longestRunOfYear: 30_000 },
    injuries: "Right Achilles is stiff in the morning when I do hills or sprints. Flat easy running is fine.",
    equipment: ["barbell", "plate", "rack", "dumbbell"],
    availability: { daysPerWeek: 4, weekdays: [2, 3, 5, 6], minutes: { 2: 50, 3: 75, 5: 50, 6: 300 }, longDay: 6 },
    competitions: [
      { type: "half marathon", date: "2027-03-20", priority: "B" },
      { type: "50k ultra", date: "2027-06-19", priority: "A" },
    ],
  },
  "a triathlete with gym equipment": {
    ...BASE,
    level: "intermediate",
    focus: "triathlon",
    age: 39,
    conditioning: { run10k: 2880, ftp20min: 235, recordedOn: "2026-11-01" },
    equipment: ["dumbbell", "band"],
    history: { weeklyRun: told(25_000), longestRun: told(14_000), runsPerWeek: told(3), ...SWIMMERS },
    availability: { daysPerWeek: 6, weekdays: [1, 2, 3, 4, 6, 7], minutes: { 1: 60, 2: 70, 3: 60, 4: 75, 6: 270, 7: 120 }, longDay: 6 },
    competitions: [{ type: "triathlon 70.3", date: "2027-04-04", priority: "A", goal: 19_200 }],
  },
  "a triathlete whose shoulder is sore after 2 km": {
    ...BASE,
    level: "advanced",
    focus: "triathlon",
    age: 33,
    conditioning: { run10k: 2610, ftp20min: 214, recordedOn: "2026-10-10" },
    injuries: "Left shoulder gets sore when I swim more than about 2 km",
    history: { weeklyRun: told(30_000), longestRun: told(16_000), runsPerWeek: told(3), ...SWIMMERS },
    availability: { daysPerWeek: 6, minutes: { 1: 60, 2: 75, 3: 75, 4: 75, 6: 240, 7: 120 }, longDay: 6 },
    competitions: [{ type: "triathlon 70.3", date: "2027-06-13", priority: "A" }],
  },
  "a duathlete": {
    ...BASE,
    level: "intermediate",
    focus: "triathlon",
    age: 45,
    conditioning: { run5k: 1440, ftp20min: 240, recordedOn: "2026-11-01" },
    history: { weeklyRun: told(25_000), longestRun: told(12_000), runsPerWeek: told(3), longestRide: told(120) },
    availability: { daysPerWeek: 6, minutes: { 1: 60, 2: 60, 3: 60, 4: 60, 6: 150, 7: 90 }, longDay: 6 },
    competitions: [{ type: "duathlon", date: "2027-03-21", priority: "A" }],
  },
};

function planFor(athlete: Athlete): Plan {
  const made = generatePlan(athlete, { startDate: "2026-11-30" });
  if (made.kind !== "plan") throw new Error("no plan");
  return made.plan;
}

const all = (plan: Plan): readonly Session[] => plan.weeks.flatMap(({ sessions }) => sessions);
const metres = ({ blocks }: Session, sport: RegExp): number =>
  Object.values(blocks)
    .flat()
    .reduce((sum, { name, sets = 1, dose }) => sum + (sport.test(name) ? sets * (dose.metres ?? 0) : 0), 0);
const run = (session: Session): number => metres(session, /\brun\b/iu);
const swum = (session: Session): number => metres(session, /swim/iu);

test.each(Object.entries(ATHLETES))("%s reads in a title what the watch will show", (_, athlete) => {
  for (const session of all(planFor(athlete))) {
    const { title } = session;
    const named = /^(?:Deload: l|L)ong run, (?<km>[\d.]+) km/u.exec(title)?.groups?.["km"];
    if (named !== undefined) expect(Math.abs(Number(named) * 1000 - run(session)), title).toBeLessThan(150);
  }
});

test.each(Object.entries(ATHLETES))("%s finds in the sessions what the cover promises", (_, athlete) => {
  const plan = planFor(athlete);
  const item = (name: string): number | undefined => plan.demand?.items.find((each) => each.name === name)?.inPlan;
  const longest = Math.max(...all(plan).map(run)) / 1000;
  expect(item("longest run")).toBeLessThanOrEqual(longest + 0.5);
  const swim = item("longest swim");
  if (swim !== undefined) expect(swim).toBeLessThanOrEqual(Math.max(...all(plan).map(swum)) + 1);
  if (athlete.competitions?.[0]?.type === "duathlon") expect(all(plan).every((session) => swum(session) === 0)).toBe(true);
});

test.each(Object.entries(ATHLETES))("%s swims and runs farthest on the long days, and least of it in a deload", (_, athlete) => {
  const plan = planFor(athlete);
  for (const week of plan.weeks) {
    const long = week.sessions.find(({ title }) => title.startsWith("Long swim"));
    if (long !== undefined) for (const other of week.sessions) expect(swum(other), other.title).toBeLessThanOrEqual(swum(long));
  }
  const longSwim = Math.max(
    0,
    ...all(plan)
      .filter(({ isDeload }) => !isDeload)
      .map(swum),
  );
  for (const session of all(plan)) if (session.isDeload) expect(swum(session), session.title).toBeLessThanOrEqual(0.85 * longSwim);
});

const RUNNERS = Object.entries(ATHLETES).filter(([, { focus }]) => focus === "running");

test.each(RUNNERS)("%s loses no kilometres when fast running begins", (_, athlete) => {
  const weeks = planFor(athlete).weeks.filter(
    ({ isDeload, sessions }) => !isDeload && sessions.every(({ updates }) => updates === undefined),
  );
  const kilometres = weeks.map(({ sessions }) => sessions.reduce((sum, session) => sum + run(session), 0) / 1000);
  kilometres.slice(1).forEach((now, index) => expect(now).toBeGreaterThanOrEqual(0.95 * (kilometres[index] ?? 0)));
});

test.each(Object.entries(ATHLETES))("%s has no session in a deload that is too short or longer than a week before", (_, athlete) => {
  const { weeks } = planFor(athlete);
  for (const [index, { isDeload, sessions }] of weeks.entries()) {
    const before = new Map(weeks[index - 1]?.sessions.map(({ weekday, duration }) => [weekday, duration]));
    for (const session of isDeload ? sessions : []) {
      expect(session.duration, session.title).toBeGreaterThanOrEqual(24);
      expect(session.duration, session.title).toBeLessThanOrEqual(before.get(session.weekday) ?? 0);
    }
  }
});

test.each(Object.entries(ATHLETES))("%s trains the parts that a short strength names", (_, athlete) => {
  for (const { description, blocks } of all(planFor(athlete))) {
    const names = blocks.strength.map(({ name }) => name).join(", ");
    if (/strength for .*feet/u.test(description)) expect(names).toMatch(/calf|tibialis/iu);
    if (/strength for .*trunk/u.test(description)) expect(names).toMatch(/plank|dead bug|bird dog|pallof/iu);
  }
});

test.each(["a beginner of a half marathon on three days", "a runner of 44 before a 50 km race"])("the long run of %s grows", (name) => {
  const athlete = ATHLETES[name];
  if (athlete === undefined) throw new Error(name);
  const loading = planFor(athlete).weeks.filter(({ isDeload }) => !isDeload);
  const longs = loading.map(({ sessions }) => Math.max(...sessions.map(run)));
  expect(longs[0]).toBeGreaterThanOrEqual(0.97 * (athlete.history?.longestRun?.value ?? 0));
  expect(longs.at(-1)).toBeGreaterThan(1.04 * (longs[0] ?? 0));
});
