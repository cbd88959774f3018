import { describe, expect, test, vi } from "vitest";
import { readPlan } from "./plan-row.ts";

const squat = { id: "a", name: "Back squat", dose: { totalSeconds: 600 } };
const session = {
  id: "s1",
  title: "Squat",
  type: "strength",
  week: 1,
  day: 1,
  weekday: 2,
  duration: 60,
  warmup: [],
  strength: [squat],
  skill: [],
  main_workout: [],
  cooldown: [],
  completed: false,
  status: "planned",
  intensity_level: 7,
  planned_load: 420,
  iron_load: 420,
  tonnage_kg: "8000.5",
};
const row = {
  id: "p",
  title: "Block",
  focus_area: "general",
  level: "elite",
  status: "active",
  duration_weeks: 5,
  sessions_per_week: 4,
  start_date: "2026-11-16",
  created_at: "2026-11-14T10:00:00Z",
  adaptation_data: { notes: [{ kind: "missing", text: "No 5 km time." }] },
  training_sessions: [session],
};

describe("readPlan", () => {
  test("names focus and level for people and places sessions on days", () => {
    const plan = readPlan(row);
    expect(plan).toMatchObject({ focus: "General fitness", level: "Competitor", createdOn: "2026-11-14", notes: [{ kind: "missing" }] });
    expect(plan.sessions[0]).toMatchObject({ date: "2026-11-17", weekday: 2, tonnage: 8000.5, distance: 0, phase: "base" });
  });

  test.each([
    ["foundation", undefined, "base"],
    ["development", undefined, "build"],
    ["performance", undefined, "peak"],
    ["accumulation", undefined, "base"],
    ["intensity", undefined, "build"],
    ["specialization", undefined, "peak"],
    ["foundation", "specific", "peak"],
    ["development", "taper", "taper"],
    ["development", "recovery", "recovery"],
  ])("a week stored as %s with the season %s is called %s, as in the description of the plan", (phase, season, label) => {
    const adaptation_data = season === undefined ? {} : { weeks: [{ week: 1, season }] };
    expect(readPlan({ ...row, adaptation_data, training_sessions: [{ ...session, phase }] }).sessions[0]?.phase).toBe(label);
  });

  test("was built on the day it was where the athlete is", () => {
    vi.stubEnv("TZ", "Pacific/Honolulu");
    expect(readPlan({ ...row, created_at: "2026-11-23T02:00:00Z" }).createdOn).toBe("2026-11-22");
    vi.unstubAllEnvs();
  });

  test("reads adaptation data that is stored as text, and shrugs at nonsense", () => {
    expect(readPlan({ ...row, adaptation_data: JSON.stringify(row.adaptation_data) }).notes).toHaveLength(1);
    expect(readPlan({ ...row, adaptation_data: "nonsense" }).notes).toEqual([]);
    expect(readPlan({ ...row, adaptation_data: null }).notes).toEqual([]);
  });

  test("keeps to the documented defaults when a column is missing", () => {
    const bare = { id: "p", created_at: "2026-11-18T10:00:00Z", training_sessions: [session] };
    expect(readPlan(bare)).toMatchObject({
      title: "Training Plan",
      durationWeeks: 12,
      sessionsPerWeek: 4,
      level: "Intermediate",
      startDate: "2026-11-16",
    });
  });

  test("drops sessions without a title or content", () => {
    const plan = readPlan({
      ...row,
      training_sessions: [{ ...session, id: "x", title: "" }, { ...session, id: "y", strength: [] }, session],
    });
    expect(plan.sessions.map(({ id }) => id)).toEqual(["s1"]);
  });

  test.each([
    [{ ...row, training_sessions: [] }, "No training sessions received from server"],
    [{ ...row, training_sessions: [{ ...session, strength: "x" }] }, "Invalid session data format received from server"],
    [{ id: 7 }, "Error transforming plan data"],
  ])("says what is wrong with a plan that cannot be shown", (broken, message) => {
    expect(() => readPlan(broken)).toThrow(message);
  });

  test("orders sessions by day", () => {
    const later = { ...session, id: "s2", day: 2, scheduled_date: "2026-11-16" };
    expect(readPlan({ ...row, training_sessions: [session, later] }).sessions.map(({ id }) => id)).toEqual(["s2", "s1"]);
  });
});
