import { describe, expect, test } from "vitest";
import { readInjuries } from "../read-injuries.ts";
import { saidPlainly } from "./plain-words.ts";

const regionsOf = (text: string) => readInjuries(text, "2026-11-30").regions;

describe("figures of speech that tell a complaint", () => {
  test.each([
    ["patella tendons are like old rope going down stairs", "knee"],
    ["Knees. Leg extensions and lunges make me want to cry", "knee"],
    ["SI joint on the right gets stuck about once every two months, usually from conventional pulls off the floor", "lower_back"],
    ["Épaule gauche luxée deux fois (rugby, 2021 et 2023), le développé haltères passe nickel", "shoulder"],
  ])("%s", (text, region) => {
    expect(regionsOf(text)).toContainEqual(expect.objectContaining({ region, grade: expect.toSatisfy((grade: number) => grade > 0) }));
  });

  test("the movement that brings it on is left out, and the rest stays", () => {
    const [found] = regionsOf("SI joint gets stuck now and then, usually from conventional deadlifts, sumo never bothers it");
    expect(found).toMatchObject({ grade: 1, closesNothing: true, hurts: ["conventional"], fine: ["sumo"] });
  });

  test.each(["Shoulder dislocated once in 2016, fine since", "old knee injury 2015, all fine"])("over: %s", (text) => {
    expect(regionsOf(text).filter(({ grade }) => grade > 0)).toEqual([]);
  });

  test.each(["sore, usually after work, I run", "like old rope, dips c'est mort"])("every letter behind keeps its place: %s", (text) => {
    expect(saidPlainly(text)).toHaveLength(text.length);
  });
});
