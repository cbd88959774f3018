import { describe, expect, test } from "vitest";
import { readTurn } from "./conversation.ts";
import { LANGUAGES } from "./languages/language-of.ts";
import { isQuestionAboutSign, isRepeatedQuestion, questionAbout, questionAgain, type Sign } from "./say.ts";

const TODAY = "2026-11-26";
const asked: Sign = { category: "heat", level: "D", quote: "too hot in the gym", person: "self" };
const reply = (content: string, isRepeated = false) =>
  readTurn(content, { earlier: [asked.quote], asked: { ...asked, isRepeated } }, TODAY);

describe("a question about a sign", () => {
  test.each([
    "what is an easy pace for me?",
    "swap the ski for assault bike on friday, the ski broke",
    "wie lang soll der lauf am sonntag sein?",
    "cuánto corro mañana?",
    "move tuesday to thursday",
  ])("is asked once more when the reply is about something else, and then let go: %s", async (content) => {
    expect(await reply(content)).toMatchObject({ kind: "ask", isRepeated: true, category: "heat", quote: asked.quote });
    expect(await reply(content, true)).toEqual({ kind: "none" });
  });

  test.each(["yes", "yeah a bit", "ja, immer noch", "sí", "un peu", "sì", "sim", "nog steeds", "yes and i feel dizzy and confused"])(
    "that is confirmed is the alarm: %s",
    async (content) => expect(await reply(content)).toMatchObject({ kind: "sign" }),
  );

  test.each(["no", "nein, nichts davon", "no, nothing like that. What is my easy pace?"])("that is denied goes on: %s", async (content) =>
    expect(await reply(content)).toEqual({ kind: "none" }),
  );

  test("that gets a vague reply twice is the alarm", async () => {
    expect(await reply("hm hard to say")).toMatchObject({ kind: "ask", isRepeated: true });
    expect(await reply("hm hard to say", true)).toMatchObject({ kind: "sign", category: "heat" });
  });

  test("is known as one in every language, and its repetition as such", () => {
    for (const language of LANGUAGES) {
      for (const category of ["heat", "suicide"] as const) {
        expect(isQuestionAboutSign(questionAgain({ category, quote: "so hot" }, language))).toBe(true);
        expect(isRepeatedQuestion(questionAgain({ category, quote: "so hot" }, language))).toBe(true);
        expect(isRepeatedQuestion(questionAbout(category, language))).toBe(false);
      }
      expect(questionAgain({ category: "suicide", quote: "so hot" }, language)).not.toContain("so hot");
    }
  });
});
