import { expect, test } from "vitest";
import type { ScoredWorkout } from "#backend/reads/workout-scores.ts";
import { catalogueFor } from "./catalogue.ts";
import { resultsByWorkout } from "./results.ts";
import { narrowShelf, shelfItems } from "./shelf.ts";

const entries = catalogueFor(
  {
    level: "advanced",
    focus: "hyrox",
    sex: "female",
    strength: { oneRepMax: {} },
    conditioning: {},
    gymnastics: {},
    availability: { daysPerWeek: 4 },
  },
  "2026-11-29",
);

const score = (title: string, performed_at: string, score_seconds: number): ScoredWorkout => ({
  id: `${title} ${performed_at}`,
  title,
  performed_at,
  session_rpe: null,
  notes: null,
  score_format: "for-time",
  score_seconds,
  score_rounds: null,
  score_reps: null,
  score_scale: "rx",
});
const results = resultsByWorkout(
  [
    score("Track triple", "2026-11-20T08:00:00Z", 900),
    score("fran, scaled", "2026-11-10T08:00:00Z", 521),
    score("Fran", "2026-10-10T08:00:00Z", 560),
  ],
  "female",
);
const items = shelfItems(entries, results, true);

test("each workout stands on the shelf once: those that were done first, then the best known", () => {
  const names = items.map(({ name }) => name);
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  expect(names.slice(0, 4)).toEqual(["Track triple", "Fran", "Half Hyrox simulation", "Hyrox simulation"]);
  expect(items).toHaveLength(entries.length + 1);
});

test("a row has the loads of the athlete's sex only", () => {
  expect(items.filter(({ line, entry }) => `${line ?? ""} ${entry?.text ?? ""}`.includes(" / "))).toEqual([]);
});

test.each([
  ["all", "wall ball", "Karen", "Fran"],
  ["all", "FRAN", "Fran", "Karen"],
  ["hyrox", "", "Hyrox fitness test", "Fran"],
  ["short", "", "Grace", "Murph"],
  ["results", "", "Track triple", "Karen"],
  ["benchmarks", "", "Murph", "Track triple"],
] as const)("%s, searched for “%s”, shows %s and not %s", (view, search, shown, hidden) => {
  const names = narrowShelf(items, view, search).map(({ name }) => name);
  expect(names).toContain(shown);
  expect(names).not.toContain(hidden);
});

test("every drawing stays on its rod", () => {
  for (const { name, plates } of items) {
    expect(Math.min(plates.iron, plates.pace), name).toBeGreaterThanOrEqual(0);
    expect(Math.max(plates.iron, plates.pace), name).toBeLessThanOrEqual(1);
    expect(plates.iron + plates.pace, name).toBeGreaterThan(0.5);
  }
});
