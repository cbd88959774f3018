import { expect, test } from "vitest";
import type { Competition } from "../api/competitions.ts";
import { competitionForm, filterCompetitions, hasResults, resultsForm } from "./competition.ts";
import { preparationProgress } from "./preparation.ts";
import { openingFor } from "./opening.ts";
import { workUntil } from "./planned-work.ts";
import { isTargetReached } from "./reached.ts";

const competition = (changes: Partial<Competition>): Competition => ({
  id: "1",
  user_id: "1",
  name: "Hyrox Vienna",
  type: "hyrox",
  date: "2027-02-06",
  location: "Vienna",
  description: null,
  priority: "A",
  entry: null,
  partner_run_10k: null,
  is_confirmed: false,
  registration_deadline: null,
  registration_status: "not-registered",
  goals: [],
  benchmark_performance: null,
  target_result: null,
  result: null,
  place: null,
  ai_adjusted: false,
  from_context: false,
  team_members: [],
  created_at: "2026-01-01T00:00:00Z",
  updated_at: "2026-01-01T00:00:00Z",
  ...changes,
});

test.each([
  ["2026-11-08", 0],
  ["2026-10-01", 0],
  ["2026-12-23", 50],
  ["2027-01-28", 90],
  ["2027-02-06", 100],
])("on %s the preparation for 6 February is %d percent of the clock", (today, percent) => {
  expect(preparationProgress("2027-02-06", today)).toBe(percent);
});

test("upcoming ones the next first, past ones the latest first; found by words, type and order", () => {
  const all = [
    competition({ id: "late", date: "2027-06-01", name: "City run", type: "running", priority: "B" }),
    competition({ id: "today", date: "2026-11-22", priority: "C", team_members: ["Robin"] }),
    competition({ id: "old", date: "2025-01-01" }),
    competition({ id: "older", date: "2024-01-01" }),
    competition({ id: "next" }),
  ];
  const ids = (filter: Partial<Parameters<typeof filterCompetitions>[1]>, past = false) =>
    filterCompetitions(all, { search: "", type: "all", sort: "date", ...filter }, past, "2026-11-22").map(({ id }) => id);
  expect(ids({})).toEqual(["today", "next", "late"]);
  expect(ids({}, true)).toEqual(["old", "older"]);
  expect(ids({ sort: "priority" })).toEqual(["next", "late", "today"]);
  expect(ids({ sort: "name" })).toEqual(["late", "today", "next"]);
  expect(ids({ type: "running" })).toEqual(["late"]);
  expect(ids({ search: "ROBIN" })).toEqual(["today"]);
});

test("goals and results come back as they were stored; what is no goal is left out", () => {
  const stored = competition({ goals: [{ name: "Finish", target: "1:20:00", result: "1:19:10", place: 12 }, "nonsense"], place: 40 });
  expect(competitionForm(stored).goals).toEqual([{ name: "Finish", target: "1:20:00", result: "1:19:10", place: "12" }]);
  expect(resultsForm(stored)).toEqual({ result: "", place: "40", goals: [{ result: "1:19:10", place: "12" }] });
  expect(hasResults(stored)).toBe(true);
  expect(hasResults(competition({ goals: [{ name: "Finish" }] }))).toBe(false);
});

test.each([
  ["sub 1:20:00", "1:19:59", undefined, true],
  ["1:20:00", "1:20:01", undefined, false],
  ["1:20", "1:19:10", undefined, undefined],
  ["Top 10", "", 10, true],
  ["podium", "", 4, false],
  ["win", "", undefined, undefined],
  ["500 kg", "512,5 kg", undefined, true],
  ["12 reps", "11 reps", undefined, false],
  ["12 rounds", "300 reps", undefined, undefined],
  ["Have fun", "I did", 1, undefined],
])("of %s, %s at place %s: %s", (target, result, place, reached) => {
  expect(isTargetReached(target, result, place)).toBe(reached);
});

test("the sessions of the plan before the race, and where the plan ends before it", () => {
  const session = (date: string, more: object = {}) => ({ date, completed: false, isRace: false, predatesPlan: false, ...more });
  const sessions = [
    session("2026-11-16", { predatesPlan: true }),
    session("2026-11-17", { completed: true }),
    session("2026-11-19"),
    session("2026-11-23", { completed: true }),
    session("2026-11-25"),
    session("2026-11-28", { isRace: true }),
  ];
  const block = { startDate: "2026-11-16", durationWeeks: 2, sessions };
  expect(workUntil(block, "2026-11-28")).toEqual({ done: 2, planned: 4 });
  expect(workUntil(block, "2027-02-06")?.endsOn).toBe("2026-11-29");
  expect(workUntil(block, "2026-11-16")).toBeUndefined();
});

test("the coach is told type, name, day, performance and target", () => {
  const said = openingFor(competition({ target_result: "1:15:00" }));
  expect(said).toContain("my Hyrox competition: Hyrox Vienna, on Sat 6 Feb 2027 in Vienna.");
  expect(openingFor(competition({ location: "Not given" }))).toContain("on Sat 6 Feb 2027.\n");
  expect(competitionForm(competition({ location: "Not given" })).location).toBe("");
  expect(said).toContain("Current performance: not entered.");
  expect(said).toContain("Target result: 1:15:00.\nPlease adjust my training plan for it.");
});
