import { expect, test } from "vitest";
import { readInjuries } from "../../injuries/read-injuries.ts";

const TODAY = "2026-11-30";
const limitsOf = (text: string) => readInjuries(text, TODAY).health.limits;

test.each([
  "Sore left wrist last winter after a lot of handstand walking. It's been good since April as long as I don't do it two days running.",
  "Wrist is good as long as I don't do handstands two days running",
  "Schulter ist ruhig, solange ich es nicht zwei Tage hintereinander mache",
])("what the arms do on two days is no run: %s", (text) => {
  expect(limitsOf(text).consecutiveRuns).toBe(true);
  expect(limitsOf(text).running).toBe(true);
});

test.each([
  "can't run two days running, shin gets sore",
  "Achilles: no running on consecutive days",
  "nicht zwei Tage hintereinander laufen, sagt der Physio",
])("runs two days in a row stay out: %s", (text) => {
  expect(limitsOf(text).consecutiveRuns).toBe(false);
});

test.each([
  "Calf strain in spring, only grumbles if I skip the calf raises.",
  "Achilles is fine unless I do my calf raises every day",
  "Die Wade meckert nur, wenn ich das Wadenheben vergesse",
])("what helps is not left out: %s", (text) => {
  expect(limitsOf(text).closed).toEqual([]);
});

test.each(["Calf hurts if I do calf raises", "no calf raises please, they hurt", "Wade tut weh beim Wadenheben"])(
  "what hurts is left out: %s",
  (text) => {
    const { health, regions } = readInjuries(text, TODAY);
    expect(health.limits.closed.length + regions.filter(({ grade }) => grade > 0).length).toBeGreaterThan(0);
  },
);

test.each(["le médecin ne veut jamais deux jours de suite sur le bitume", "never two days in a row on concrete, says my doctor"])(
  "two days in a row on hard ground leave that ground out, not the second day: %s",
  (text) => {
    expect(limitsOf(text)).toMatchObject({ consecutiveRuns: true, closed: ["hard-ground"] });
  },
);
