import { expect, test } from "vitest";
import { readInjuries } from "../../injuries/read-injuries.ts";
import type { HealthLimits } from "../limits.ts";

const TODAY = "2026-11-30";

/** special-populations.md section 2.6: a limit that is quoted is an upper bound, word for word. */
const TOLD: readonly (readonly [text: string, limits: Partial<HealthLimits>])[] = [
  ["no overhead above shoulder height", { overhead: false, falls: true }],
  ["not more than 20 kg", { kilograms: 20 }],
  ["don't lift more than 20 lbs", { kilograms: 9 }],
  ["my doctor allows heart rate up to 130", { pulse: 130 }],
  ["right shoulder: frayed cuff. Fine up to about 1200m then it nags", { swimMetres: 1200 }],
  ["Physio says the right shoulder is fine up to 2 km", { swimMetres: 2000 }],
  ["calf fine up to about 1500 m then it tightens", { runMetres: 1500 }],
  ["shoulder is fine now. calf: fine up to 3 km", { runMetres: 3000 }],
  ["shoulder clicks, running fine up to 5 km", { runMetres: 5000 }],
  ["my cardiologist has cleared me but wants my pulse under 135", { pulse: 135 }],
  ["kein Sport über Puls 140", { pulse: 140 }],
  ["máximo 120 pulsaciones", { pulse: 120 }],
  ["pas plus de 140 bpm selon mon cardiologue", { pulse: 140 }],
  ["no running for 3 weeks", { running: false }],
  ["niente corsa per 3 settimane", { running: false }],
  ["niet hardlopen tot januari", { running: false }],
  ["ne pas courir avant le 15 janvier", { running: false }],
  ["no jumping until January", { contacts: 0 }],
  ["at least 8 reps per set, my physio says", { fewestReps: 8 }],
  ["no more than 10 reps", { mostReps: 10 }],
  ["keep effort under RPE 6 says my cardiologist", { rpe: 5 }],
  ["no workouts over 30 minutes, doctor's orders", { sessionMinutes: 30 }],
  ["warm up at least 20 minutes", { warmupMinutes: 20 }],
  ["only seated exercises", { standing: false, running: false }],
  ["nur im Sitzen trainieren bis 20. Dezember", { standing: false }],
  ["no twisting, no bending forward", { spineFlexion: false, rowing: false }],
  ["My physio says: no jumping, and no deep knee bends under load", { contacts: 0, closed: ["squat-deep", "deep-lunge"] }],
  ["no deadlifts or squats until cleared", { closed: ["deadlift", "squat"] }],
  ["no deadlifts from the floor, no good mornings, no kettlebell swings", { closed: ["floor", "good-morning", "swing"] }],
  ["squat not over 80 kg before February", { kilogramsOf: { squat: 80 } }],
  ["not more than 10 kg above the head until January", { kilogramsOf: { overhead: 10 } }],
  ["I go low if I train longer than about 75 minutes", { sessionMinutes: 75 }],
  ["Unterzucker, wenn ich länger als 60 Minuten trainiere", { sessionMinutes: 60 }],
  ["me dan bajones si entreno más de 50 minutos", { sessionMinutes: 50 }],
  ["I get dizzy if I run for more than 40 minutes", { runMinutes: 40 }],
  ["no pressing till I go red", { breathHolding: false, closed: [] }],
  ["ich soll nicht pressen", { breathHolding: false, closed: [] }],
  ["I go low if I train longer than about 75 minutes or late", { sessionMinutes: 75 }],
  ["no pressing till I go red, my cardiologist says", { breathHolding: false, closed: [] }],
  ["New left knee in February 2026, bends to about 100 degrees", { closed: ["squat-deep", "deep-lunge", "kneeling"], running: false }],
  ["Osgood-Schlatter in both knees", { closed: ["kneeling"] }],
  [
    "Left shoulder: rotator cuff repaired 14 months ago, can't hang from a bar and overhead above 60 kg hurts, bench is fine",
    { kilogramsOf: { overhead: 51 }, tests: true },
  ],
  [
    "hernie discale, pas de sit-ups rapides ni de wall balls au debut, à partir du 11 janvier c'est ok",
    { spineFlexion: false, closed: ["wallball"], running: true },
  ],
  ["Knie: beim Laufen nichts machen bis Januar", { running: false }],
  ["I notice it at work, no running", { running: false }],
  ["no pressing above 90 degrees", { overhead: false }],
  ["Achilles sore, hills bad. swimming with fins no", { closed: ["other-way"], running: true }],
  ["Can't run on back-to-back days", { consecutiveRuns: false, running: true }],
];

test.each(TOLD)("%j is kept", (text, limits) => {
  const { health, unread } = readInjuries(text, TODAY);
  expect(health.limits).toMatchObject(limits);
  expect(unread).toEqual([]);
});

/** Numbers and wishes of the athlete that order nothing. */
test.each([
  "my max heart rate is 188",
  "resting heart rate 48",
  "I take bisoprolol, so my pulse does not go over 120",
  "I take bisoprolol for my blood pressure so my pulse never gets above 125, the doctor says train",
  "I take bisoprolol and clopidogrel. My pulse does not go above 115.",
  "I take metoprolol; my heart rate never gets above 120",
  "Tomo bisoprolol. Mi pulso no sube de 115.",
  "no pain when running",
  "no running experience",
  "I weigh 95 kg",
  "max squat 120 kg",
])("%j orders nothing", (text) => {
  const { limits, findings } = readInjuries(text, TODAY).health;
  expect(findings.filter(({ group }) => group === "doctors-limit")).toEqual([]);
  expect(limits.running && limits.pulse === Infinity && limits.kilograms === Infinity).toBe(true);
});

test("two clauses keep their own limits and one date", () => {
  const { health } = readInjuries("no running, no jumping and nothing over 15 kg until 10 January", TODAY);
  const notes = health.findings.map(({ note }) => note);
  expect(notes.filter((note) => note.includes("until Sun 10 Jan"))).toHaveLength(3);
});

test("weeks of a pregnancy date no limit", () => {
  const { health } = readInjuries("25 weeks pregnant, midwife agreed on 18 November: up to RPE 6, no jumping", TODAY);
  expect(health.limits).toMatchObject({ rpe: 6, contacts: 0, clearance: "advise" });
  expect(health.findings.map(({ note }) => note).join(" ")).not.toContain("May");
});

/** special-populations.md section 4.7: the doctor's numbers replace the usual ceilings, and nothing that was said is asked for again. */
test("a cleared heart follows its cardiologist", () => {
  const { health } = readInjuries("Stent in 2023. Cleared by my cardiologist on 3 November, up to RPE 7 and heart rate up to 130", TODAY);
  const heart = health.findings.find(({ group }) => group === "heart");
  expect(heart?.note).toContain("Your own limit applies");
  expect(heart?.ask ?? "").toBe("");
  expect(health.limits).toMatchObject({ pulse: 130, clearance: "advise", breathHolding: false, warmupMinutes: 15 });
});

test("a doctor's pulse stays a limit under a beta blocker", () => {
  const { limits } = readInjuries("I take bisoprolol. My cardiologist says my pulse must not go above 115.", TODAY).health;
  expect(limits.pulse).toBe(115);
});

/** The order of sentences decides nothing. */
test.each([
  "Heart attack 14 months ago, one stent. Cardiologist allows moderate effort, no all-out.",
  "Heart attack 14 months ago, one stent. I take a beta blocker (bisoprolol), so my pulse does not go over 120. Cardiologist allows moderate effort, no all-out.",
])("%j is cleared for moderate effort", (text) => {
  expect(readInjuries(text, TODAY).health.limits).toMatchObject({ clearance: "advise", rpe: 6, scoredMinutes: 0 });
});

/** Section 4.18: of a device only who is named decides; a young one keeps its arm low. */
test("a pacemaker is locked until somebody is named, and its arm for six weeks", () => {
  expect(readInjuries("pacemaker since 2024, cleared for everything", TODAY).health.limits.clearance).toBe("required");
  expect(readInjuries("pacemaker since 2024, cleared by my cardiologist in October", TODAY).health.limits.clearance).toBe("none");
  expect(readInjuries("pacemaker 3 weeks ago, cleared by my cardiologist on 20 November", TODAY).health.limits).toMatchObject({
    kilograms: 5,
    overhead: false,
    rowing: false,
  });
});

/** Sections 2.5 and 4.19: a clearance allows, it does not heal. */
test("full training after an operation comes back in steps", () => {
  const { health } = readInjuries(
    "cleared by my surgeon on 10 November for full training after ACL reconstruction in February 2026",
    TODAY,
  );
  expect(health.limits).toMatchObject({ tests: false, contacts: 60, running: true });
  expect(health.findings[0]?.note).toContain("nothing is off limits for good");
});

test("a clearance is for all of it only where that was said", () => {
  const notes = (text: string) =>
    readInjuries(text, TODAY)
      .health.findings.map(({ note }) => note)
      .join(" ");
  const limited = notes("bowel operation in March, surgeon cleared me, no more than 15 kg until the end of January");
  expect(limited).not.toContain("nothing is off limits");
  expect(limited).toContain("15 kg");
  expect(notes("appendix operation in March, fully cleared for everything")).toContain("nothing is off limits");
});

test("a day behind an article is the day of an operation", () => {
  const note = (text: string) => readInjuries(text, "2026-11-30").health.findings[0]?.note;
  expect(note("Cataratta operata l'8 novembre")).toMatch(/^Week 3 after your cataract operation/);
  expect(note("Cataratta operata l'8 novembre")).toBe(note("cataract operation on 8 November"));
});

test.each([
  ["lower back gets tight after deadlifts, physio says no pulling from the floor for 6 weeks", "2027-01-06"],
  ["lower back sore, no rows from the bench for 6 weeks", "2027-01-06"],
])("a place is no start of the weeks: %s", (text, until) => {
  const [region] = readInjuries(text, "2026-11-26").regions;
  expect(Object.values(region?.hurtsUntil ?? {})).toContain(until);
});

test("weeks from a day that comes begin on it", () => {
  const { health } = readInjuries("from 1 December no running for 2 weeks", "2026-11-26");
  expect(health.findings.map(({ note }) => note)).toEqual([expect.stringContaining("14 Dec")]);
});

test.each([
  ["no running for a week", "2026-12-06"],
  ["nothing hanging off a bar for a week or so", "2026-12-06"],
  ["no pull-ups for about a month", "2026-12-30"],
  ["no running more than twice a week", undefined],
])("how long a limit lasts: %s", (text, until) => {
  expect(readInjuries(text, TODAY).health.findings.map((finding) => finding.until)).toEqual([until]);
});

test.each([
  ["I can run downhill 10 minutes at most", [{ closed: ["downhill"] }]],
  ["No more than 20 minutes of running, not downhill", [{ runMinutes: 20 }, { closed: ["downhill"] }]],
  ["downhill is fine up to 20 minutes", []],
])("what is told of descents stays: %s", (text, limits) => {
  expect(readInjuries(text, TODAY).health.findings.map((finding) => finding.limits)).toMatchObject(limits);
});

test.each([
  "Ermüdungsbruch am Fuß vor 8 Wochen, noch nicht zusammengewachsen, ich laufe 20 km die Woche",
  "Fratura por estresse há 8 semanas, ainda não curou",
])("a bone that has not healed keeps running out: %s", (text) => {
  expect(readInjuries(text, TODAY).health.findings.some(({ limits }) => limits.running === false)).toBe(true);
});
