import { describe, expect, test } from "vitest";
import { textCheck } from "./trusted-text.ts";

const check = textCheck({
  evidence: () => "Back squat 140 kg. Easy pace 5:34–6:15 /km. Race in 11 weeks. No ibuprofen before a race. You wrote “500 kg”.",
});

describe("what a model may not say, sentence by sentence", () => {
  test.each([
    "I've moved your long run to Saturday.",
    "Done, your Friday is a rest day now.",
    "Your plan has been updated.",
    "The session is now rescheduled.",
    "That is probably just a strain.",
    "You can run through the pain.",
    "The numbness in your foot is normal.",
    "There is nothing to worry about.",
    "No need to see a doctor.",
    "Take two aspirin before the race.",
    "A beta-blocker would help.",
    "Please tell me your password.",
    "What is your card number?",
    "Squat 500 kg.",
    "Squat one hundred and fifty kilos.",
    "Run at 5:20 /km.",
    "Your race is in 9 weeks.",
    "Keep your pulse under 150 bpm.",
    "Eat 200 g of carbohydrate.",
  ])("%s", (sentence) => {
    expect(check(sentence)).toBeTypeOf("string");
  });

  test.each([
    "Your back squat is at 140 kg.",
    "Easy means 5:34 to 6:15 /km.",
    "Here are three things to look at.",
    "Take no ibuprofen before the race.",
    "There is a card beside this answer: accept it to move the session.",
    "Pain that stays belongs to a professional.",
    "Your race is in eleven weeks.",
  ])("it may say: %s", (sentence) => {
    expect(check(sentence)).toBeUndefined();
  });
});
