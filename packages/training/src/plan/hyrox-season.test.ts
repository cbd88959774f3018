import { expect, test } from "vitest";
import type { Athlete, Competition } from "../athlete/athlete.ts";
import { daysBetween } from "../calendar/day.ts";
import type { Plan, Session } from "../model/plan.ts";
import { validatePlan } from "../checks/validate.ts";
import { generatePlan } from "./generate-plan.ts";

const START = "2026-11-30";
const RACE_DAY = "2027-01-30";

const ATHLETE: Athlete = {
  level: "intermediate",
  focus: "hyrox",
  age: 36,
  sex: "male",
  bodyWeight: 84,
  trainingYears: 5,
  strength: { oneRepMax: { backSquat: 130, deadlift: 160, overheadPress: 62.5 }, recordedOn: "2026-10-01" },
  gymnastics: { strictPullUps: 7 },
  conditioning: { run5k: 1410, row500m: 97, recordedOn: "2026-10-20" },
  history: {
    weeklyRun: { value: 26_000, source: "told" },
    longestRun: { value: 11_000, source: "told" },
  },
  availability: { daysPerWeek: 5, minutes: { 1: 70, 2: 60, 3: 60, 5: 60, 6: 100 }, weekdays: [1, 2, 3, 5, 6] },
};

const race = (more: Partial<Competition> = {}): Competition => ({ name: "Hyrox", type: "hyrox", date: RACE_DAY, priority: "A", ...more });

const planOf = (athlete: Athlete, weeks = 9): Plan => {
  const result = generatePlan(athlete, { startDate: START, weeks, firstMacroWeek: 1 });
  if (result.kind !== "plan") throw new Error("no plan");
  expect(validatePlan(result.plan, athlete)).toEqual([]);
  return result.plan;
};

const sessionsOf = (plan: Plan): readonly Session[] => plan.weeks.flatMap(({ sessions }) => sessions);
const daysTo = ({ date }: Session, to = RACE_DAY): number => daysBetween(date, to);
const namesIn = ({ blocks }: Session): readonly string[] => blocks.mainWorkout.map(({ name }) => name);
const isSimulation = ({ code, work }: Session): boolean => code === "HX" && work?.purpose === "test";

test("the long run has the longest day, but in the week of a simulation", () => {
  const { weeks } = planOf({ ...ATHLETE, competitions: [race()] });
  const before = weeks.filter(({ startDate }) => daysBetween(startDate, RACE_DAY) > 20);
  for (const { sessions } of before) {
    const simulation = sessions.find(isSimulation);
    const long = sessions.find(({ code }) => code === "RL");
    if (simulation === undefined) expect(long?.weekday).toBe(6);
    else expect(simulation.weekday).toBe(6);
  }
  expect(before.some(({ sessions }) => sessions.some(isSimulation))).toBe(true);
});

test("nobody runs long on the day before a simulation", () => {
  const all = sessionsOf(planOf({ ...ATHLETE, competitions: [race()] }));
  const eves = all.filter(isSimulation).map(({ date }) => date);
  expect(eves.length).toBeGreaterThan(0);
  expect(all.filter(({ code, date }) => code === "RL" && eves.some((day) => daysBetween(date, day) === 1))).toEqual([]);
});

test("race pace is touched three or four days before the race, briefly, with the machines of the race", () => {
  const touch = sessionsOf(planOf({ ...ATHLETE, competitions: [race()] })).find(
    (session) => session.code === "HX" && daysTo(session) >= 0 && daysTo(session) <= 4,
  );
  expect([3, 4]).toContain(touch === undefined ? undefined : daysTo(touch));
  expect(touch?.title).toMatch(/^Race-pace touch, 3 × 500 m run with ski erg and row erg/u);
  expect(touch?.intensityLevel).toBeLessThanOrEqual(6);
  expect(touch?.hard).toBe(false);
});

test("the taper keeps at least three of four rounds of its small simulation and of the last hard run", () => {
  const taper = sessionsOf(planOf({ ...ATHLETE, competitions: [race()] })).filter(
    (session) => session.code === "HX" && daysTo(session) > 4 && daysTo(session) <= 12,
  );
  expect(taper.length).toBeGreaterThan(0);
  for (const { work } of taper) expect(work?.sets).toBeGreaterThanOrEqual(3);
});

test("a deload has shorter lifting and stations than the weeks before it", () => {
  const { weeks } = planOf(ATHLETE, 5);
  const deload = weeks.find(({ isDeload }) => isDeload);
  const minutes = (code: string, week: Plan["weeks"][number] | undefined): number =>
    week?.sessions.find((session) => session.code === code)?.duration ?? 0;
  for (const code of ["SF", "HX"]) {
    const usual = Math.max(...weeks.filter(({ isDeload }) => !isDeload).map((week) => minutes(code, week)));
    expect(minutes(code, deload), code).toBeLessThanOrEqual(0.9 * usual);
  }
});

test("a relay athlete trains two fast kilometres and two stations, and nothing asks for long runs of 10 km", () => {
  const plan = planOf({ ...ATHLETE, competitions: [race({ entry: "relay" })] });
  const before = sessionsOf(plan).filter(({ date, code }) => date < RACE_DAY && code !== "RACE");
  const rounds = before.filter(({ code, work }) => code === "HX" && work?.purpose === "load");
  for (const session of rounds) {
    expect(session.work?.sets).toBeLessThanOrEqual(3);
    expect(namesIn(session)).toEqual(expect.arrayContaining(["Sled push", "Wall ball"]));
  }
  expect(before.some(({ work }) => work?.stimulus === "pace-5k")).toBe(true);
  const near = before.filter((session) => daysTo(session) <= 42);
  expect(near.some(({ work }) => work?.stimulus === "threshold")).toBe(false);
  expect(plan.notes.some(({ text }) => text.includes("this plan uses sled push and wall ball as yours"))).toBe(true);
  expect(plan.demand?.items.every(({ isCovered }) => isCovered)).toBe(true);
});

/** Whatever is sore or missing on the way. */
test.each<[string, Partial<Athlete>]>([
  ["", {}],
  ["a shoulder that is well again after three weeks", { injuries: "right shoulder a bit stiff, 2/10" }],
  ["a knee", { injuries: "left knee sore on stairs, 2/10" }],
  ["no ski erg and no sled", { equipment: ["barbell", "rack", "bench", "rower", "kettlebell", "wall ball", "dumbbell"] }],
])("a relay is rehearsed with the two stations that the plan names as the athlete's: %s", (_, more) => {
  const plan = planOf({ ...ATHLETE, ...more, competitions: [race({ entry: "relay" })] });
  const named = plan.notes.find(({ text }) => text.includes("this plan uses"))?.text ?? "";
  const rehearsal = sessionsOf(plan).find(({ title }) => title.startsWith("Relay rehearsal"));
  const lines = rehearsal?.blocks.mainWorkout.filter(({ name }) => !/run|walk/iu.test(name)) ?? [];
  expect(lines).toHaveLength(2);
  for (const { name, replaced } of lines) expect(named).toContain((replaced?.name ?? name).replace(/ \(.*/u, "").toLowerCase());
});

test("who has been given stations of a relay trains these and no others", () => {
  const plan = planOf({ ...ATHLETE, dislikes: "My stations are the row and the farmers carry.", competitions: [race({ entry: "relay" })] });
  const rounds = sessionsOf(plan).filter(({ code }) => code === "HX");
  const others = /sled|wall ball|burpee|lunge|ski erg/iu;
  for (const session of rounds) expect(namesIn(session).filter((name) => others.test(name))).toEqual([]);
  for (const { title } of sessionsOf(plan)) expect(title).not.toMatch(/sled|wall ball|burpee/iu);
  expect(rounds.every((session) => namesIn(session).some((name) => /^(?:Row erg|Farmers carry)$/u.test(name)))).toBe(true);
});

/** A station that stands in for a missing one, and one whose sore part is well again, begin where the weeks before ended (dose-progression.md section 2.2). */
test.each<[string, Partial<Athlete>]>([
  ["no ski erg", { equipment: ["barbell", "rack", "rower", "sled", "rope", "kettlebell", "wall ball", "sandbag", "dumbbell"] }],
  ["a calf that grabs", { injuries: "Left calf grabs on the first few sled pushes of the day" }],
  ["a knee", { injuries: "knee a bit sore, 3/10" }],
])("a sled never gets heavier by more than a fifth of the race from one time to the next: %s", (_, more) => {
  const all = sessionsOf(planOf({ ...ATHLETE, ...more, competitions: [race()] })).filter(({ code }) => code !== "RACE");
  const loads = all.flatMap(({ blocks }) =>
    blocks.mainWorkout.flatMap(({ name, load }) => (name === "Sled push" && load !== undefined ? [load.kilograms] : [])),
  );
  expect(loads.length).toBeGreaterThan(2);
  for (const [index, load] of loads.entries())
    if (index > 0) expect(load).toBeLessThanOrEqual(Math.max(...loads.slice(0, index)) + 0.2 * 152);
});

test("an obstacle race is trained for with hangs, climbs and carries, and raced over its own distance", () => {
  const all = sessionsOf(planOf({ ...ATHLETE, competitions: [race({ name: "Spartan Beast", type: "spartan race" })] }));
  const rounds = all.filter(({ code }) => code === "HX").flatMap(namesIn);
  for (const name of ["Ski erg", "Sled push", "Sled pull (rope)", "Wall ball"]) expect(rounds).not.toContain(name);
  for (const name of ["Dead hang", "Uphill power march", "Sandbag bear-hug carry"]) expect(rounds).toContain(name);
  const day = all.find(({ code }) => code === "RACE");
  expect(day?.blocks.mainWorkout.map(({ dose }) => dose.metres)).toEqual([21_000]);
});

test("a disliked station of the own race stays among the stations, and nowhere else", () => {
  const all = sessionsOf(planOf({ ...ATHLETE, dislikes: "burpees, rowing machine intervals", competitions: [race()] }));
  const training = all.filter(({ code }) => code !== "RACE");
  const withBurpees = training.filter((session) => namesIn(session).includes("Burpee broad jump"));
  expect(withBurpees.length).toBeGreaterThanOrEqual(2);
  expect(withBurpees.every(({ code }) => code === "HX")).toBe(true);
  expect(training.flatMap(namesIn)).not.toContain("Row erg intervals");
});

test("a forecast is that of the numbers, whatever the goal", () => {
  const says = (goal?: number): string | undefined =>
    planOf({ ...ATHLETE, competitions: [race(goal === undefined ? {} : { goal })] }, 5)
      .notes.map(({ text }) => /Your numbers say about (\d:\d\d:\d\d)/u.exec(text)?.[1])
      .find((time) => time !== undefined);
  expect(says()).toBeDefined();
  expect(says(65 * 60)).toBe(says());
});

test("a B race before the A race is prepared as well", () => {
  const first = "2026-12-12";
  const competitions = [race({ name: "First", date: first, priority: "B" }), race({ name: "Main", date: "2027-04-10" })];
  const plan = planOf({ ...ATHLETE, competitions }, 4);
  const touch = sessionsOf(plan).find((session) => session.title.startsWith("Race-pace touch"));
  expect([3, 4]).toContain(touch === undefined ? undefined : daysTo(touch, first));
  expect(plan.notes.some(({ text }) => text.includes("includes work this plan does not train"))).toBe(false);
});

test("with two hard days a week runs and stations are one of them, heavy legs and the fast run the other in turn", () => {
  const { weeks } = planOf({ ...ATHLETE, age: 72, competitions: [race()] });
  const loading = weeks.filter((week) => !week.isDeload && daysBetween(week.startDate, RACE_DAY) > 20);
  const others = loading.map(({ sessions }) => {
    const hard = sessions.filter((session) => session.hard);
    expect(hard.length).toBeLessThanOrEqual(2);
    expect(hard.some(({ code }) => code === "HX")).toBe(true);
    return hard.find(({ code }) => code !== "HX")?.code;
  });
  expect(new Set(others).size).toBeGreaterThanOrEqual(2);
});

test("a Hyrox that comes into the plan of a general athlete changes its weeks, whatever they run", () => {
  const general: Athlete = { ...ATHLETE, focus: "general", competitions: [race({ date: "2026-12-18" })] };
  const before = sessionsOf(planOf(general, 5)).filter(({ code, date }) => code !== "RACE" && date < "2026-12-18");
  const stations = new Set(before.flatMap(namesIn));
  for (const name of ["Ski erg", "Sled push", "Sled pull (rope)", "Burpee broad jump", "Row erg", "Wall ball"])
    expect([...stations]).toContain(name);
  const early = planOf({ ...general, competitions: [race({ date: "2027-02-13" })] }, 5);
  expect(sessionsOf(early).filter(({ code }) => code === "HX").length).toBeGreaterThanOrEqual(4);
});

test("who dislikes long runs over an hour has none before a Hyrox", () => {
  const dislikes = "long slow runs over an hour";
  // With the minutes around the run.
  const longest = (athlete: Athlete): number =>
    Math.max(...sessionsOf(planOf(athlete)).map(({ code, duration }) => (code === "RL" ? duration : 0)));
  expect(longest({ ...ATHLETE, competitions: [race()] })).toBeGreaterThan(68);
  expect(longest({ ...ATHLETE, dislikes, competitions: [race()] })).toBeLessThanOrEqual(66);
});

test("a B Hyrox of a general athlete is trained for from sixteen weeks before it, an A race soon after it goes first", () => {
  const general: Athlete = { ...ATHLETE, focus: "general" };
  const hyrox = race({ date: "2027-03-13", priority: "B" });
  const half = (date: string): Competition => ({ name: "Half", type: "half marathon", date, priority: "A" });
  const holdsStations = (athlete: Athlete): readonly boolean[] =>
    planOf(athlete, 5).weeks.map(({ sessions }) => sessions.some(({ code }) => code === "HX"));
  expect(holdsStations({ ...general, competitions: [hyrox, half("2027-05-16")] })).not.toContain(false);
  expect(holdsStations({ ...general, competitions: [hyrox, half("2027-03-28")] })).not.toContain(true);
});

test("without a ski erg and a sled a half simulation has eight stations in the order of the race and ends at the wall", () => {
  const equipment = ["barbell", "plate", "rack", "dumbbell", "kettlebell", "wall ball", "rower"];
  const halves = sessionsOf(planOf({ ...ATHLETE, equipment, competitions: [race()] })).filter(isSimulation);
  expect(halves.length).toBeGreaterThan(0);
  for (const session of halves) {
    const [runs, ...stations] = session.blocks.mainWorkout.filter(({ name }) => name !== "Easy run");
    expect(runs?.sets).toBe(8);
    expect(stations.length).toBe(8);
    expect(stations.map(({ name }) => name).filter((name) => name === "Row erg").length).toBe(2);
    expect(stations.at(-1)?.name).toBe("Wall ball");
  }
});

test("while running rests rounds on a machine fill the day, each with a station", () => {
  const equipment = ["barbell", "plate", "rack", "dumbbell", "kettlebell", "wall ball", "rower"];
  const athlete: Athlete = { ...ATHLETE, equipment, competitions: [race()], injuries: "My physio says no running until January." };
  const rounds = sessionsOf(planOf(athlete, 4)).filter(({ code, isDeload }) => code === "HX" && !isDeload);
  expect(rounds.length).toBeGreaterThan(0);
  for (const { blocks } of rounds) {
    const [machine, ...stations] = blocks.mainWorkout.filter(({ rpe = 0 }) => rpe > 4);
    expect(machine?.sets ?? 0).toBeGreaterThanOrEqual(3);
    expect(stations.length).toBeGreaterThanOrEqual(3);
  }
});

test("runs between stations are faster than easy ones, also of a slow pace of the race", () => {
  const sessions = sessionsOf(planOf({ ...ATHLETE, conditioning: { run5k: 1560 }, competitions: [race()] }));
  const paceOf = (session: Session, name: string): number =>
    Math.min(...session.blocks.mainWorkout.flatMap((item) => (item.name === name && item.pace?.per === "km" ? [item.pace.fastest] : [])));
  const easy = Math.min(...sessions.filter(({ code }) => code === "RL").map((session) => paceOf(session, "Long run")));
  const rounds = sessions.filter(({ title }) => title.startsWith("Compromised run"));
  expect(rounds.length).toBeGreaterThan(0);
  for (const session of rounds) expect(paceOf(session, "Tempo run")).toBeLessThan(easy - 10);
});

test("race pace is touched in the last week also where its days are days of lifting", () => {
  const availability = { daysPerWeek: 5, minutes: { 1: 60, 2: 60, 4: 75, 5: 60, 6: 90 }, weekdays: [1, 2, 4, 5, 6] } as const;
  const date = "2026-12-12";
  const competitions = [race({ date, entry: "doubles" })];
  const touch = sessionsOf(planOf({ ...ATHLETE, availability, competitions }, 5)).find(({ title }) => title.startsWith("Race-pace touch"));
  expect([3, 4]).toContain(touch === undefined ? undefined : daysTo(touch, date));
});

test("where only fast running is closed the runs between stations stay, at the pace of easy runs", () => {
  const injuries = "calf strain on the left in September, fine for easy running, but no sprints until the end of January";
  const plan = planOf({ ...ATHLETE, injuries, competitions: [race({ date: "2027-04-10" })] }, 5);
  const easy = sessionsOf(plan).flatMap(({ blocks }) => blocks.mainWorkout.filter(({ name }) => name === "Easy run"));
  const fastest = Math.min(...easy.map(({ pace }) => pace?.fastest ?? Number.POSITIVE_INFINITY));
  const rounds = sessionsOf(plan).filter(({ code }) => code === "HX");
  expect(rounds.length).toBe(5);
  for (const session of rounds) {
    const run = session.blocks.mainWorkout.find(({ name, sets = 1 }) => name === "Easy run" && sets > 1);
    expect(run?.rpe, session.title).toBeLessThanOrEqual(4);
    expect(run?.pace?.fastest).toBe(fastest);
  }
});

test("the taper has one hard session in a week of two, and the day after a simulation is no day of heavy lifting", () => {
  const availability = { daysPerWeek: 4, weekdays: [1, 3, 5, 7], minutes: { 1: 45, 3: 60, 5: 45, 7: 75 } } as const;
  const date = "2027-01-09";
  for (const level of ["beginner", "intermediate", "advanced"] as const) {
    const plan = planOf({ ...ATHLETE, level, availability, competitions: [race({ date, entry: "doubles" })] }, 6);
    const sessions = sessionsOf(plan);
    const hard = sessions.filter(
      (session) => session.hard && session.blocks.strength.length === 0 && daysTo(session, date) > 7 && daysTo(session, date) <= 12,
    );
    expect(hard.length, level).toBeLessThanOrEqual(1);
    const simulations = new Set(sessions.filter(isSimulation).map((session) => daysTo(session, date)));
    expect(simulations.size).toBeGreaterThan(0);
    const after = sessions.filter((session) => session.blocks.strength.length > 0 && simulations.has(daysTo(session, date) + 1));
    expect(after.length, level).toBeGreaterThan(0);
    for (const session of after) {
      expect(session.intensityLevel, session.title).toBeLessThanOrEqual(6);
      const squat = session.blocks.strength.find(({ name }) => name === "Back squat");
      expect(Number.parseFloat(squat?.weight ?? "0"), session.title).toBeLessThanOrEqual(0.72 * 132.5);
    }
    const last = sessions.filter(({ title }) => title.startsWith("Big compromised"));
    for (const { title } of last) expect(title).not.toMatch(/, 2 ×/u);
  }
});

test("the last sessions before a lesser Hyrox have its pace and loads, count to it, and no interval session grows in its week", () => {
  const date = "2026-12-19";
  const lesser = race({ name: "Doubles", date, priority: "B", entry: "doubles" });
  const main = race({ name: "Hyrox pro", type: "hyrox pro", date: "2027-01-30" });
  const plan = planOf({ ...ATHLETE, level: "advanced", competitions: [lesser, main] }, 5);
  const near = sessionsOf(plan).filter((session) => session.code === "HX" && daysTo(session, date) > 0 && daysTo(session, date) < 14);
  expect(near.length).toBeGreaterThan(0);
  for (const { description, blocks } of near) {
    expect(description).toContain("to Doubles.");
    const push = blocks.mainWorkout.find(({ name }) => name === "Sled push");
    if (push !== undefined) expect(Number.parseFloat(push.weight ?? "")).toBeLessThanOrEqual(152);
    const run = blocks.mainWorkout.find(({ name }) => name === "Tempo run");
    const raced = sessionsOf(plan).find(({ code }) => code === "RACE")?.blocks.mainWorkout[0];
    expect(Math.abs((run?.pace?.slowest ?? 0) - (raced?.pace?.slowest ?? 0))).toBeLessThanOrEqual(5);
  }
  const fast = sessionsOf(plan).filter(({ code }) => code === "RI" || code === "RT");
  for (const session of fast.filter((one) => daysTo(one, date) > 0 && daysTo(one, date) <= 7))
    expect(session.work?.purpose, session.title).toBe("taper");
});

test("a limit that holds on the day of a later relay is said with the race", () => {
  const injuries = "Calf strain in September; my physio said no jumping and no sprints until the end of January.";
  const relay = race({ name: "Relay", date: "2027-01-16", priority: "C", entry: "relay" });
  const { notes } = planOf({ ...ATHLETE, injuries, competitions: [relay, race({ date: "2027-04-10" })] }, 5);
  const text = notes.find((note) => note.text.startsWith("Relay on"))?.text;
  expect(text).toContain("easy runs");
  expect(text).toContain("burpee broad jump");
});

test("two weeks after the main race hold threshold at most", () => {
  const { weeks } = planOf({ ...ATHLETE, competitions: [race()] }, 11);
  const after = weeks.filter(({ season }) => season === "recovery").flatMap(({ sessions }) => sessions);
  expect(after.length).toBeGreaterThan(5);
  expect(after.filter(({ hard, code }) => hard && code !== "RT").map(({ title }) => title)).toEqual([]);
  expect(
    after.flatMap(({ blocks }) => blocks.strength).filter(({ name, sets = 1 }) => /^(?:Back squat|Deadlift)$/u.test(name) && sets > 3),
  ).toEqual([]);
});

test("what is told of longest runs is run, and a deload holds none of them", () => {
  const injuries = "Strained my right hamstring two weeks ago when sprinting, easy running is fine again, fast not yet.";
  const history = { weeklyRun: { value: 18_000, source: "told" }, longestRun: { value: 10_000, source: "told" } } as const;
  const availability = { daysPerWeek: 4, weekdays: [1, 3, 5, 7], minutes: { 1: 60, 3: 60, 5: 60, 7: 90 }, longDay: 7 } as const;
  const plan = planOf({ ...ATHLETE, injuries, history, availability, competitions: [race({ type: "hyrox doubles", entry: "doubles" })] });
  const run = ({ blocks }: Session): number =>
    blocks.mainWorkout.reduce((sum, { name, sets = 1, dose }) => sum + (/\brun\b/iu.test(name) ? sets * (dose.metres ?? 0) : 0), 0);
  const runs = sessionsOf(plan).filter(({ code }) => code === "RL" || code === "RE");
  const longest = Math.max(...runs.map(run));
  const named = sessionsOf(plan).flatMap(
    ({ trainingIntent }) => /towards your (?<km>[\d.]+) km long run/u.exec(trainingIntent)?.groups?.["km"] ?? [],
  );
  expect(named.length).toBeGreaterThan(0);
  for (const kilometres of named) expect(1000 * Number(kilometres)).toBeLessThan(1.03 * longest);
  for (const light of runs.filter(({ isDeload }) => isDeload)) {
    const before = runs.filter(({ week, isDeload }) => week < light.week && !isDeload);
    expect(run(light), light.title).toBeLessThan(Math.max(...before.map(run)));
  }
  const told = plan.notes.flatMap(({ text }) => /longest run before it is (?<km>[\d.]+) km/u.exec(text)?.groups?.["km"] ?? []);
  for (const kilometres of told) expect(1000 * Number(kilometres)).toBeLessThan(1.03 * longest + 600);
});

test("a wish for more of a station near the race is heard, and takes no other station out of the plan", () => {
  const plan = planOf(
    {
      ...ATHLETE,
      level: "advanced",
      sex: "female",
      injuries:
        "all good, feeling the fittest ever! Sleds killed me in Manchester so more sled pls. i finish late on wednesdays so wed short",
      dislikes: "long slow bike",
      history: { weeklyRun: { value: 42_000, source: "told" }, longestRun: { value: 16_000, source: "told" } },
      availability: {
        daysPerWeek: 7,
        weekdays: [1, 2, 3, 4, 5, 6, 7],
        minutes: { 1: 75, 2: 75, 3: 30, 4: 75, 5: 60, 6: 110, 7: 60 },
        longDay: 6,
      },
      competitions: [race({ type: "Hyrox Pro Women", date: "2026-12-19" })],
    },
    5,
  );
  const before = sessionsOf(plan).filter(({ date }) => date < "2026-12-19");
  const withStation = (name: string): number => before.filter((session) => namesIn(session).includes(name)).length;
  for (const name of ["Burpee broad jump", "Farmers carry", "Sandbag lunge", "Wall ball"])
    expect(withStation(name), name).toBeGreaterThan(0);
  for (const name of ["Sled push", "Sled pull (rope)"]) {
    expect(withStation(name), name).toBeGreaterThan(1);
    expect(
      before.some(({ blocks }) => blocks.mainWorkout.some((item) => item.name === name && (item.sets ?? 1) > 1)),
      name,
    ).toBe(true);
  }
  const head = plan.notes.map(({ text }) => text).join(" ");
  expect(head).toMatch(/more sled pls”: trained earlier and more often: sled push in \d of/u);
  expect(head).toContain("sessions of 30 minutes at most on Wednesdays");
  expect(head).not.toContain("What an injury rules out");
  expect(sessionsOf(plan).filter(({ title }) => /^Recovery: .*ride/u.test(title))).toEqual([]);
  const isPull = (name: string): boolean => /pull|row|chin/iu.test(name);
  for (const { description, blocks, title } of sessionsOf(plan))
    if (description.startsWith("Press and pull"))
      expect(
        blocks.strength.some(({ name }) => isPull(name)),
        title,
      ).toBe(true);
  for (const { name, notes = "" } of sessionsOf(plan).flatMap(({ blocks }) => blocks.mainWorkout))
    if (/bike/iu.test(name)) expect(notes).not.toContain("strokes");
});
