import { describe, expect, test } from "vitest";
import { readInjuries } from "../read-injuries.ts";

const TODAY = "2026-11-30";
const gradesOf = (text: string): readonly string[] => readInjuries(text, TODAY).regions.map(({ region, grade }) => `${region} ${grade}`);

describe("what is old and over is not sore", () => {
  test.each([
    "biceps tendon reattached 2019, full strength since 2021",
    "torn lat in a strongman comp 2 y 8 m ago, back to weighted chins",
    "sprained ankles galore when I played handball 30 years ago",
    "cracked a rib rowing in 2016, rowed four seasons since",
    "broke the tibia in '96, only the scar is left",
  ])("%s", (text) => {
    const { regions, redFlags } = readInjuries(text, TODAY);
    expect(regions.filter(({ grade }) => grade > 0)).toEqual([]);
    expect(redFlags).toEqual([]);
  });

  test.each([
    ["biceps tendon reattached five weeks ago", "shoulder 1"],
    ["bad back since a fall two years ago", "lower_back 2"],
    ["torn lat 2 y ago, still pulls when I chin", "upper_back 3"],
    ["arthritis in both knees for 20 years", "knee 1"],
    ["broke my collarbone in 2019, only hurts when the bar sits on it", "shoulder 1"],
  ])("but not: %s", (text, grade) => {
    expect(gradesOf(text).some((one) => one.split(" ")[0] === grade.split(" ")[0] && !one.endsWith(" 0"))).toBe(true);
  });
});

describe("a part in words about something else is no complaint", () => {
  test.each([
    "I get panicky when somebody swims over my feet",
    "scared of anyone touching my back in class",
    "me da vergüenza enseñar las piernas",
  ])("%s", (text) => {
    expect(readInjuries(text, TODAY).regions.filter(({ grade }) => grade > 0)).toEqual([]);
  });

  test.each([
    ["my feet hurt when somebody steps on them in the water", "foot"],
    ["not running because of my knee", "knee"],
    ["knee goes weak on stairs", "knee"],
  ])("but: %s", (text, region) => expect(gradesOf(text).some((one) => one.startsWith(region) && !one.endsWith(" 0"))).toBe(true));
});

test("what is over holds nothing back, whether its name is known or not", () => {
  expect(readInjuries("hep C cured", TODAY).health.limits.rpe).toBe(10);
  expect(readInjuries("colour blind", TODAY).health.limits.clearance).toBe("none");
});

test("a blood pressure that no word names is shown back and held back", () => {
  const { unread, health } = readInjuries("190/115 at the pharmacy today with blurry eyes", TODAY);
  expect(unread).not.toEqual([]);
  expect(health.limits.rpe).toBeLessThanOrEqual(7);
});
