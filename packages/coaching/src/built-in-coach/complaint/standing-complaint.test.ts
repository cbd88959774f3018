import { describe, expect, test } from "vitest";
import type { Turn } from "../dialogue/turn.ts";
import { standingComplaint } from "./told-complaint.ts";

const TODAY = "2026-11-28";

/** Turns as the dialogue keeps them; a message that got a card for a complaint comes with its words. */
function turnsOf(...messages: readonly (readonly [question: string, card?: string])[]): readonly Turn[] {
  return messages.map(([question, card]) => ({
    question,
    answer: "",
    proposals: card === undefined ? [] : [{ title: "", why: "", request: { reason: "injury" as const, details: card } }],
    decision: null,
  }));
}

describe("what stands of a complaint", () => {
  test("is what a card was offered for, though the words alone were few", () => {
    expect(standingComplaint(turnsOf(["ankles acting up again", "ankles acting up again"]), TODAY)).toMatchObject({ region: "ankle" });
  });

  test.each([
    ["rolled it a bit, walking fine bit puffy", true],
    ["bin umgeknickt, is bissl dick", true],
    ["me lo torcí, está hinchado", true],
    ["twisted it on the stairs", false],
  ])("is made worse by what happened to it, without its name: %s", (said, isSwollen) => {
    const turns = turnsOf(["ankles acting up again", "ankles acting up again"], [said]);
    expect(standingComplaint(turns, TODAY)).toMatchObject({ region: "ankle", isFresh: true, isSwollen });
  });

  test.each(["my brother rolled his", "how swollen is too swollen", "rolled oats or toast before?", "a puffy jacket for the long run"])(
    "is not by what happened to nothing or nobody: %s",
    (said) => {
      const turns = turnsOf(["ankles acting up again", "ankles acting up again"], [said]);
      expect(standingComplaint(turns, TODAY)).toMatchObject({ isFresh: false, isSwollen: false });
    },
  );

  test("is over when it is said to be", () => {
    expect(standingComplaint(turnsOf(["my knee hurts since monday"], ["its gone now"]), TODAY)).toBeUndefined();
  });
});
