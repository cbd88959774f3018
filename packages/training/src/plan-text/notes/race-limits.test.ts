import { expect, test } from "vitest";
import type { Athlete } from "../../athlete/athlete.ts";
import { generatePlan } from "../../plan/generate-plan.ts";

const ATHLETE: Athlete = {
  level: "intermediate",
  focus: "hyrox",
  sex: "male",
  bodyWeight: 82,
  availability: { daysPerWeek: 5 },
  strength: { oneRepMax: { backSquat: 130, deadlift: 160 } },
  gymnastics: {},
  conditioning: { run5k: 1360 },
  competitions: [{ name: "Hyrox Berlin", date: "2027-03-13", priority: "A" }],
};
const MUST_NOT = /What you may not do on that day: .*Start only if that has changed/u;

function head(injuries: string): string {
  const made = generatePlan({ ...ATHLETE, injuries }, { startDate: "2026-11-30", weeks: 5 });
  return made.kind === "plan" ? made.plan.notes.map(({ text }) => text).join("\n") : made.kind;
}

test.each([
  "Left Achilles tendon 2 out of 10, not acute",
  "Meine linke Achillessehne, 2 von 10, seit Monaten",
  "Tendón de Aquiles izquierdo, 2 de 10",
  "Douleur au tendon d’Achille gauche, 2 sur 10",
])("a mild ache asks nobody to give up a race in months: %s", (injuries) => {
  expect(head(injuries)).not.toMatch(MUST_NOT);
});

test("a mild ache that lasts names what the plan leaves out, and when to decide", () => {
  expect(head("Left Achilles tendon 2 out of 10, not acute, for months")).toMatch(
    /leaves out burpee broad jump for now\. A mild ache, up to 3\/10/u,
  );
});

test.each(["Left Achilles 5 out of 10 since March", "Left Achilles 2 out of 10, and I have a stress fracture of the left shin"])(
  "what is more than mild still decides about the start: %s",
  (injuries) => {
    expect(head(injuries)).not.toMatch(/A mild ache/u);
  },
);

test("a moderate one says what has to change", () => {
  expect(head("Left Achilles 5 out of 10 since March")).toMatch(MUST_NOT);
});
