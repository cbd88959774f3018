import fc from "fast-check";
import { expect, test } from "vitest";
import { anyAthlete, anyBlock, START } from "#test/athlete-arbitrary.ts";
import { dayInWords, daysBetween } from "../calendar/day.ts";
import { printWeek } from "../plan-text/explain/print-plan.ts";
import { generatePlan } from "./generate-plan.ts";
import { runSeconds } from "../week/run/run-history.ts";
import { durationText } from "../prescription/items.ts";
import type { Session } from "../model/plan.ts";

/** Plans of many athletes, the same at every run. */
const plans = fc.sample(fc.tuple(anyAthlete, anyBlock), { numRuns: 250, seed: 4 }).flatMap(([athlete, block]) => {
  const result = generatePlan(athlete, { startDate: START, ...block });
  return result.kind === "plan" ? [{ athlete, plan: result.plan }] : [];
});
const sessions: readonly Session[] = plans.flatMap(({ plan }) => plan.weeks.flatMap((week) => week.sessions));

test("warm-up and cooldown are in whole and half minutes, as written", () => {
  const timed = sessions
    .flatMap(({ blocks }) => [...blocks.warmup, ...blocks.cooldown])
    .filter((item) => item.dose.seconds !== undefined && item.sets === undefined && item.name !== "Strides")
    // What decides a step is as long as the step says.
    .filter(({ notes }) => notes?.startsWith("Test for") !== true);
  expect(timed.filter((item) => (item.dose.seconds ?? 0) % 30 !== 0)).toEqual([]);
  expect(timed.filter((item) => item.duration !== durationText(item.dose.seconds ?? 0))).toEqual([]);
});

test("nobody warms up on a machine for more than eight minutes before lifting", () => {
  // A heart on a beta blocker takes its quarter of an hour.
  const isLong = ({ blocks }: Session): boolean => blocks.warmup.reduce((sum, { dose }) => sum + dose.totalSeconds, 0) >= 700;
  const starts = sessions
    .filter((session) => session.blocks.strength.length > 0 && session.code !== "RACE" && !isLong(session))
    .map(({ blocks }) => blocks.warmup[0]);
  expect(starts.filter((item) => (item?.dose.seconds ?? 0) > 480)).toEqual([]);
});

test("a block says how to adjust the weight once", () => {
  const said = (session: Session): number =>
    session.blocks.strength.filter((item) => item.notes?.startsWith("One RPE point harder")).length;
  expect(sessions.filter((session) => said(session) > 1)).toEqual([]);
  expect(sessions.some((session) => said(session) === 1)).toBe(true);
});

test("a target is a time or a number", () => {
  const targets = sessions.flatMap(({ mainFormat }) => (mainFormat?.target === undefined ? [] : [mainFormat.target]));
  expect([...new Set(targets)].filter((target) => !/^[\d:.]+( |$)/u.test(target))).toEqual([]);
});

test("a hard session holds something hard", () => {
  const soft = sessions.filter(({ hard, isDeload, code, blocks }) => {
    const efforts = [...blocks.skill, ...blocks.strength, ...blocks.mainWorkout].flatMap(({ rpe }) => rpe ?? 10);
    return hard && !isDeload && code !== "RACE" && Math.max(...efforts) <= 5;
  });
  expect(soft.map(({ id, title }) => `${id} ${title}`).slice(0, 3)).toEqual([]);
});

const WORDS = ["no", "one", "two", "three", "four", "five"];

test("what a session says of the repetitions left comes from its sets", () => {
  const wrong = sessions.filter(({ blocks, coachNotes: { stimulus } }) => {
    const efforts = blocks.strength.flatMap(({ rpe, dose }) => (rpe === undefined || dose.reps === undefined ? [] : [rpe]));
    const hardest = Math.max(0, ...efforts);
    if (/Just enough to stay sharp|done before anything feels like work/u.test(stimulus)) return hardest > 7;
    const said = /Every set ends with (?<least>\w+)(?: (?:to|or) (?<most>\w+))?/u.exec(stimulus)?.groups;
    if (said === undefined || efforts.length === 0) return false;
    const least = WORDS.indexOf(said["least"] ?? "");
    const most = said["most"] === undefined || said["most"] === "more" ? least : WORDS.indexOf(said["most"]);
    return least > 10 - hardest || (most < 5 && most < 10 - Math.min(...efforts));
  });
  expect(wrong.map(({ coachNotes, id }) => `${id} ${coachNotes.stimulus}`).slice(0, 3)).toEqual([]);
  expect(sessions.filter(({ coachNotes }) => coachNotes.stimulus.startsWith("Every set ends")).length).toBeGreaterThan(100);
});

test("hills, saddles and treadmills are for those who meet them", () => {
  const textOf = ({ coachNotes, blocks }: Session): string =>
    [coachNotes.stimulus, coachNotes.strategy, ...blocks.mainWorkout.map(({ notes }) => notes ?? "")].join(" ");
  const moves =
    (pattern: RegExp): ((session: Session) => boolean) =>
    ({ blocks }) =>
      blocks.mainWorkout.some(({ name }) => pattern.test(name));
  const cardio = sessions.filter(({ code }) => ["RE", "RL", "RT", "RI", "BK", "ZE"].includes(code));
  const runs = moves(/run|hill|strides|tempo/iu);
  const rides = moves(/ride|bike/iu);
  expect(
    cardio.filter((session) => !runs(session) && !rides(session) && /hills|climbs|saddle|pedals/u.test(textOf(session))).map(textOf),
  ).toEqual([]);
  const advanced = plans.filter(({ plan }) => plan.level !== "beginner").flatMap(({ plan }) => plan.weeks.flatMap((week) => week.sessions));
  const onRoads = advanced.filter(({ blocks }) => blocks.mainWorkout.every(({ dose }) => dose.climb === undefined));
  expect(onRoads.filter((session) => /walk (?:a minute|what|the steep)/u.test(textOf(session))).map(textOf)).toEqual([]);
});

test("a meet speaks its own sport, and what stands in is named for the line the session is for", () => {
  const meets = sessions.filter(({ code, blocks }) => code === "RACE" && blocks.mainWorkout.some(({ name }) => name === "Snatch"));
  expect(
    meets
      .filter(({ coachNotes, description }) => /commands|squat/iu.test(`${coachNotes.substitutions} ${description}`))
      .map(({ description }) => description),
  ).toEqual([]);
  const fast = sessions.filter(
    ({ code, blocks }) =>
      code === "RT" &&
      blocks.mainWorkout.some(({ name, rpe = 0, substitutions = [] }) => name === "Tempo run" && rpe >= 7 && substitutions.length > 0),
  );
  expect(fast.filter(({ coachNotes }) => coachNotes.substitutions.startsWith("In place of easy run")).map(({ title }) => title)).toEqual(
    [],
  );
});

test("a compromised run holds runs", () => {
  const still = sessions.filter(({ code, title, trainingIntent, blocks }) => {
    const says = /compromised run/iu.test(title) || trainingIntent.startsWith("Run well");
    return code === "HX" && says && !blocks.mainWorkout.some(({ name }) => /\brun\b|run-walk/iu.test(name));
  });
  expect(still.map(({ title }) => title).slice(0, 3)).toEqual([]);
});

test("nobody is on course for a race of which the plan holds nothing", () => {
  const wrong = plans.flatMap(({ plan: { demand } }) =>
    demand?.readiness === "ready" && demand.items.some(({ unit, inPlan, reached }) => reached <= 0 || (unit !== "times" && inPlan <= 0))
      ? [demand]
      : [],
  );
  expect(wrong).toEqual([]);
});

test("every race within forty weeks is named once", () => {
  const wrong = plans.flatMap(({ athlete, plan }) =>
    (athlete.competitions ?? []).flatMap(({ name, type, date }) => {
      const days = daysBetween(plan.startDate, date);
      const called = `${name ?? type ?? "Competition"} on ${dayInWords(date)} (`;
      const count = plan.notes.filter(({ kind, text }) => kind === "taper" && text.startsWith(called)).length;
      return days >= 0 && days <= 280 && count !== 1 ? [`${called} ${count} times`] : [];
    }),
  );
  expect(wrong.slice(0, 3)).toEqual([]);
});

test("a week without sessions says why", () => {
  const silent = plans.flatMap(({ plan }) =>
    plan.weeks
      .filter((week) => week.sessions.length === 0 && !printWeek(plan, week).includes("no session"))
      .map(({ week }) => `${plan.title} ${week}`),
  );
  expect(silent).toEqual([]);
});

test("a long run is outlasted by no easy run before it in the week, and a workout that is told is there", () => {
  const untrue = plans.flatMap(({ plan }) =>
    plan.weeks.flatMap((week) =>
      week.sessions
        .filter((session) => {
          const { title, date } = session;
          const isPlain = /^(?:Deload: )?long run, [\d.,]+ (?:km|miles)$/iu.test(title);
          const easy = week.sessions.filter((other) => other.code === "RE" && other.date < date).map(runSeconds);
          return isPlain && runSeconds(session) < 0.9 * Math.max(0, ...easy);
        })
        .map(({ title }) => title),
    ),
  );
  expect(untrue).toEqual([]);
  const empty = sessions.filter(({ description, mainFormat }) => description.includes("then a short workout") && mainFormat === undefined);
  expect(empty.map(({ title }) => title)).toEqual([]);
});

test("titles and descriptions are written as a person would", () => {
  const texts = sessions.flatMap(({ title, description, mainFormat }) => [title, description, mainFormat?.label ?? ""]);
  const wrong = [
    /\b1 (weeks|rounds|days|repetitions)\b/u,
    /romanian|bulgarian|pallof/u,
    /\bghd\b|\bv-up/u,
    / {2}/u,
    /undefined|NaN/u,
    / and [^,]* and strict/u,
  ];
  for (const pattern of wrong) expect(texts.filter((text) => pattern.test(text)).slice(0, 3)).toEqual([]);
});

test("fast repetitions by time are whole, half or quarter minutes, and 40/20 forty seconds", () => {
  const fast = sessions.filter(({ code }) => code === "RT" || code === "RI" || code === "BQ").flatMap(({ blocks }) => blocks.mainWorkout);
  const odd = fast.filter(
    (item) => (item.rpe ?? 0) >= 7 && item.duration !== undefined && (item.dose.seconds ?? 0) % 15 !== 0 && item.duration !== "40 s",
  );
  expect(odd.map((item) => item.duration)).toEqual([]);
});

test("nobody builds up to a hold", () => {
  const holds = sessions.flatMap(({ blocks }) => blocks.warmup).filter((item) => item.name === "Wall sit" && item.reps !== undefined);
  expect(holds).toEqual([]);
});
