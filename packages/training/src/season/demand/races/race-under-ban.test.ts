import { describe, expect, test } from "vitest";
import { adjust } from "#training/adjust/adjust.ts";
import type { Athlete } from "#training/athlete/athlete.ts";
import { addDays } from "#training/calendar/day.ts";
import { competitionFormat } from "#training/catalogue/competition-format.ts";
import { readInjuries } from "#training/injuries/read-injuries.ts";
import { generatePlan } from "#training/plan/generate-plan.ts";
import { raceDay } from "./race-day.ts";

const TODAY = "2026-12-30";

function stateOf(injuries: string, type: string, date: string) {
  const format = competitionFormat(type);
  if (format === undefined) throw new Error(`${type} is no event`);
  return raceDay({ format, priority: "A", date }, { ...readInjuries(injuries, TODAY), readOn: TODAY });
}

/** return-ladders.md sections 5.3 and 9: who may not run, or not work hard, is not cleared to race. */
test.each([
  ["stress reaction left tibia. Doctor: no running until 3 February", "half marathon", "2027-02-07", "do-not-start"],
  ["Stressreaktion Schienbein links. Ärztin: kein Laufen bis 3. Februar", "10k", "2027-02-07", "do-not-start"],
  ["fracture de fatigue du tibia. Médecin: pas de course jusqu'au 3 février", "10k", "2027-02-20", "do-not-start"],
  ["calf tear. Doctor: no running until 3 February", "5k", "2027-01-20", "do-not-start"],
  ["Physio sagt kein Laufen bis 3. Februar, Wade", "hyrox", "2027-01-20", "do-not-start"],
  ["calf tear. Doctor: no running until 3 February", "marathon", "2027-02-12", "do-not-start"],
  ["calf tear. Doctor: no running until 3 February", "5k", "2027-02-12", "adapt"],
  ["Dottoressa: niente lavori intensi fino al controllo del 7 gennaio", "10k", "2027-01-06", "do-not-start"],
  ["no hard training until 20 January, my doctor says", "sprint triathlon", "2027-01-10", "do-not-start"],
] as const)("%s, a %s on %s: %s", (injuries, type, date, state) => {
  expect(stateOf(injuries, type, date).state).toBe(state);
});

/** What ended long before the day, bans something else, or is no ban, is none. */
test.each([
  ["calf tear. Doctor: no running until 3 February", "10k", "2027-04-20"],
  ["Wade gezerrt. Ärztin: kein Laufen bis 3. Februar", "10k", "2027-04-20"],
  ["physio says nothing overhead until 20 February", "10k", "2027-02-07"],
  ["Physio sagt nichts über Kopf bis 20. Februar", "10k", "2027-02-07"],
  ["no running on Wednesdays until 3 February", "10k", "2027-01-20"],
  ["la doctora dice que puedo correr normal", "10k", "2027-01-20"],
] as const)("%s, a %s on %s: go", (injuries, type, date) => {
  expect(stateOf(injuries, type, date).state).toBe("go");
});

describe("a bone stress injury that is told during the plan", () => {
  const RUNNER: Athlete = {
    level: "intermediate",
    focus: "running",
    history: { weeklyRun: { value: 35_000, source: "told" } },
    strength: { oneRepMax: {} },
    gymnastics: {},
    conditioning: { run10k: 3000 },
    availability: { daysPerWeek: 4 },
    competitions: [{ name: "Canal half", type: "half marathon", date: "2027-02-07", priority: "A" }],
  };

  test("takes the race out of the plan and says why", () => {
    const made = generatePlan(RUNNER, { startDate: "2026-11-30", weeks: 10 });
    if (made.kind !== "plan") throw new Error("no plan");
    const details =
      "MRI on 29 December: stress reaction left tibia grade 2, no fracture line. Doctor: no running and no jumping until 3 February, cycling allowed without pain";
    const done = adjust(made.plan, RUNNER, { kind: "injury", details }, { today: TODAY, outcomes: [] });
    if (done.kind !== "adjusted") throw new Error("a referral");
    const race = done.plan.weeks.flatMap(({ sessions }) => sessions).find(({ date }) => date === "2027-02-07");
    expect(race?.title).toContain("do not start");
    expect(JSON.stringify(race?.blocks)).not.toMatch(/Tempo run|\/km/u);
    expect(race?.description).toContain("bone stress injury");
    const said = [...done.layer.reasons, ...done.plan.notes.map(({ text }) => text)].join(" ");
    expect(said).toMatch(/Do not start/u);
    expect(addDays(TODAY, 39)).toBe("2027-02-07");
  });
});
