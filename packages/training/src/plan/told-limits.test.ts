import { expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import type { Athlete } from "../athlete/athlete.ts";
import { getItems } from "../checks/rule.ts";
import { validatePlan } from "../checks/validate.ts";
import { generatePlan } from "./generate-plan.ts";

function namesIn(over: Partial<Athlete>): readonly string[] {
  const athlete: Athlete = { ...HYBRID, focus: "general", ...over };
  const result = generatePlan(athlete, { startDate: "2026-11-30", weeks: 4 });
  if (result.kind !== "plan") throw new Error("a referral instead of a plan");
  expect(validatePlan(result.plan, athlete)).toEqual([]);
  return result.plan.weeks
    .flatMap(({ sessions }) => sessions)
    .filter(({ code }) => code !== "RACE")
    .flatMap(getItems)
    .flatMap(({ name, substitutions = [] }) => [name, ...substitutions]);
}

/** Limits of every class, and what none of their plans may hold, with what is offered instead. */
const LIMITS: readonly (readonly [said: string, closed: RegExp])[] = [
  ["I can't get down to the floor or back up", /plank|dead bug|sit-up|floor|table row|bridge|hip thrust|(?<!incline |ring )push-up/iu],
  ["ich kann nicht auf dem Bauch liegen", /sliding floor|chest-supported|(?<!incline )burpee|back extension/iu],
  ["no puedo arrodillarme", /kneel|ab-wheel|bird dog|cat-cow|couch|lunge|get-up|floor-to-stand|nordic/iu],
  [
    "pas de suspension à la barre, rien qui demande de serrer fort",
    /pull-up|dead hang|rope climb|carry|kettlebell swing|towel (?:row|pull)|row erg/iu,
  ],
  ["niente sopra la testa", /overhead|push press|jerk|snatch(?! pull)|thruster|wall ball|slam|get-up/iu],
  ["geen gehups", /jump|(?<!incline )burpee|double-under|hops/iu],
  ["no bar across the back", /^(?:back|pause|box) squat$|good morning/iu],
  ["no single leg work", /single-leg|lunge|step-up|split squat|pistol|copenhagen/iu],
];

/** Two limits at once, for athletes of several kinds: chosen by their number, so that every run sees the same. */
const ATHLETES: readonly Partial<Athlete>[] = [
  { focus: "general", level: "beginner", equipment: ["dumbbell", "band"] },
  { focus: "strength", level: "intermediate" },
  { focus: "crossfit", level: "advanced" },
  { focus: "hyrox", level: "intermediate" },
];
const CASES = LIMITS.flatMap(([said, closed], at) => {
  const [other, alsoClosed] = LIMITS[(at * 3 + 2) % LIMITS.length] ?? [said, closed];
  const athlete = ATHLETES[at % ATHLETES.length] ?? {};
  return [
    { said, all: [closed], athlete },
    { said: `${said}. ${other}`, all: [closed, alsoClosed], athlete: ATHLETES[(at + 1) % 4] ?? {} },
  ];
});

test.each(CASES)("$said holds in every line and every “Or”", { timeout: 60_000 }, ({ said, all, athlete }) => {
  const names = namesIn({ ...athlete, injuries: said });
  for (const closed of all) expect(names.filter((name) => closed.test(name))).toEqual([]);
});

test("a cap until a date bans nothing: the lift stays", () => {
  const names = namesIn({ focus: "powerlifting", level: "advanced", dislikes: "Deadlift not more than 100 kg until xmas" });
  expect(names).toContain("Deadlift");
});

test("no bar across the back is no sore back", () => {
  const names = namesIn({ focus: "strength", injuries: "no bar across the back, i can't get the arm there" });
  expect(names).toContain("Deadlift");
  expect(names).not.toContain("Back squat");
});

test("a stress fracture of July, run on since October, is no emergency", () => {
  const injuries =
    "Fractura por estrés en el metatarso 2 (pie izq) en julio, bota 6 semanas. Desde octubre corro otra vez, sin dolor. El médico deportivo: nada de saltos hasta enero.";
  expect(namesIn({ focus: "running", injuries })).toContain("Easy run");
});

test("swinging on the bar is kipping, and no ride", () => {
  const names = namesIn({ focus: "crossfit", level: "advanced", injuries: "Doc: 8 weeks no swinging on the bar from 9 Nov" });
  expect(names.filter((name) => /kipping|muscle-up$|toes-to-bar/iu.test(name))).toEqual([]);
  expect(names.some((name) => /bike/iu.test(name))).toBe(true);
});
