import fc from "fast-check";
import { expect, test } from "vitest";
import { anyAthlete, anyBlock, START } from "../../test/athlete-arbitrary.ts";
import { generatePlan } from "./generate-plan.ts";
import { durationText } from "../prescription/items.ts";
import type { Session } from "../model/plan.ts";

/** Sessions of many athletes, the same at every run. */
const sessions: readonly Session[] = fc.sample(fc.tuple(anyAthlete, anyBlock), { numRuns: 250, seed: 4 }).flatMap(([athlete, block]) => {
  const result = generatePlan(athlete, { startDate: START, ...block });
  return result.kind === "plan" ? result.plan.weeks.flatMap((week) => week.sessions) : [];
});

test("warm-up and cooldown are in whole and half minutes, as written", () => {
  const timed = sessions
    .flatMap(({ blocks }) => [...blocks.warmup, ...blocks.cooldown])
    .filter((item) => item.dose.seconds !== undefined && item.name !== "Strides");
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
  const said = (session: Session): number => session.blocks.strength.filter((item) => item.notes?.startsWith("A point harder")).length;
  expect(sessions.filter((session) => said(session) > 1)).toEqual([]);
  expect(sessions.some((session) => said(session) === 1)).toBe(true);
});

test("a target is a time or a number", () => {
  const targets = sessions.flatMap(({ mainFormat }) => (mainFormat?.target === undefined ? [] : [mainFormat.target]));
  expect([...new Set(targets)].filter((target) => !/^[\d:.]+( |$)/u.test(target))).toEqual([]);
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
