import { describe, expect, test } from "vitest";
import { adjust } from "../adjust/adjust.ts";
import { generatePlan } from "../plan/generate-plan.ts";
import type { Athlete, Easing } from "../athlete/athlete.ts";
import { readAthlete, readReport } from "./read-injuries.ts";
import type { RegionFinding } from "./injury.ts";

const START = "2026-11-30";
const RUNNER: Athlete = {
  level: "intermediate",
  focus: "running",
  history: { weeklyRun: { value: 30_000, source: "told" } },
  strength: { oneRepMax: {} },
  gymnastics: {},
  conditioning: { run5k: 1500 },
  availability: { daysPerWeek: 4 },
};

/** The finding of a region after a note at the start and reports on the days after it. */
function reported(known: string, region: RegionFinding["region"], ...reports: readonly string[]): RegionFinding | undefined {
  const easings = reports.map((_, at): Easing => ({ from: `2026-12-1${at}`, to: `2026-12-1${at}`, share: 1 }));
  const athlete: Athlete = { ...RUNNER, injuries: [known, ...reports].join("\n"), easings };
  return readAthlete(athlete, START).regions.find((finding) => finding.region === region);
}

describe("a report during a plan", () => {
  test("counts by itself: an old habit of the same part does not make it milder", () => {
    const old = "left calf has been a diva twice, always in winter. never saw anyone";
    expect(reported(old, "lower_leg", "left calf, 4/10, went tight in the 800s")).toMatchObject({ score: 4, grade: 2 });
    expect(reported(old, "lower_leg")?.score ?? 0).toBeLessThan(4);
  });

  test("keeps its number from older complaints of other parts", () => {
    expect(reported("rodillas que suenan", "knee", "7/10. tobillo derecho como una pelota, cojeo")?.score ?? 0).toBeLessThan(7);
    expect(reported("knees that click", "ankle", "7/10. twisted my right ankle, limping")).toMatchObject({ score: 7, grade: 3 });
  });

  test("says last what counts: better as well as worse", () => {
    expect(reported("right knee 6/10", "knee", "right knee is down to 2/10")).toMatchObject({ score: 2 });
    expect(reported("right knee 2/10", "knee", "right knee 6/10 since the squats")).toMatchObject({ score: 6 });
  });

  test("of the other side leaves the worse of the two", () => {
    expect(reported("left knee 6/10", "knee", "right knee 2/10")).toMatchObject({ score: 6, side: "left" });
  });

  test("that does not say how bad it is does not make it better", () => {
    expect(reported("left knee 6/10, limping", "knee", "left knee again")?.score).toBeGreaterThanOrEqual(6);
  });

  test("whose complaint was read holds nothing back for its other words, and shows them", () => {
    const easings: readonly Easing[] = [{ from: "2026-12-10", to: "2026-12-10", share: 1 }];
    const told = "left calf, 4/10. calf went tight in rep 4 of the 800s yesterday";
    const reading = readAthlete({ ...RUNNER, injuries: `\n${told}`, easings }, START);
    expect(reading.health.findings.map(({ group }) => group)).not.toContain("unread");
    expect(reading.health.limits.rpe).toBe(10);
    expect(reading.unread.join(" ")).toContain("tight in rep 4");
  });
});

test("what is told of a change agrees with it: words that were not understood are quoted, and change nothing", () => {
  const made = generatePlan(RUNNER, { startDate: START, weeks: 6 });
  if (made.kind !== "plan") throw new Error("no plan");
  const details = "left calf. went tight in rep 4 of the 800s yesterday, 4 out of 10";
  const done = adjust(made.plan, RUNNER, { kind: "injury", details }, { today: "2026-12-08", outcomes: [] });
  const said = done.kind === "adjusted" ? done.layer.reasons.join(" ") : "";
  expect(said).toContain("I did not understand “went tight in rep 4 of the 800s yesterday”: the plan has not been adapted to it.");
  expect(said).not.toMatch(/first two weeks/u);
  expect(said).toContain("I read: left calf, 4/10 (moderate).");
});

describe("the number of a report of one part", () => {
  test.each([
    ["spalla destra. ieri 60 butterfly, 5 su 10", "shoulder", 5],
    ["left hip. 6/10 after the run", "hip_groin", 6],
    ["Ellbogen links, gestern beim Rudern, 4 von 10", "elbow", 4],
    ["genou droit. après la sortie, 3 sur 10", "knee", 3],
    ["calf went on the 3rd set last night, 6. this morning 5", "lower_leg", 6],
    ["spalla destra dopo le trazioni, 5. stamattina 4", "shoulder", 5],
  ])("may stand in another sentence: %s", (text, region, score) => {
    expect(readReport(text, START).regions).toMatchObject([{ region, score }]);
  });

  test.each([
    ["left hip after 8 of 10 rounds", 8],
    ["right knee. did 10/10 sets", 10],
    ["linke Schulter nach 6 von 10 Runden", 6],
    ["épaule gauche après 7 sur 10 séries", 7],
    ["left hip hurts. did 6 rounds, 2 left", 6],
    ["rechtes Knie zwickt, 8 km, 5 Runden", 8],
  ])("is no count of rounds: %s", (text, count) => {
    expect(readReport(text, START).regions[0]?.score).not.toBe(count);
  });

  test("belongs to no part where two are told", () => {
    const scores = readReport("left hip sore. right knee sore. 6/10 after the run", START).regions.map(({ pain }) => pain);
    expect(scores[0]).toBeUndefined();
  });
});

test.each([["bovenbenen stijf, trap af auw"], ["de berg af doet mijn knie pijn"]])("going down is no heart in Dutch: %s", (text) => {
  expect(readReport(text, START).health.findings.map(({ group }) => group)).not.toContain("heart");
});

test.each([["heb AF, slik apixaban"], ["in AF since 2021"]])("AF is one: %s", (text) => {
  expect(readReport(text, START).health.findings.map(({ group }) => group)).toContain("heart");
});

test("April is no medicine", () => {
  expect(readReport("left knee 3/10. april meet?", START).health.findings.map(({ group }) => group)).not.toContain("unread-medical");
});
