import { describe, expect, test } from "vitest";
import type { CoachAnswer } from "../coach-answer.ts";
import { askAll } from "../../self-contained/dialogue-fixture.ts";
import { auditAnswer } from "./audit-answer.ts";

const TODAY = "2026-11-28";
const NOTHING = { sources: [], articles: [], proposals: [], followUps: [] } as const;

function mainOf(content: string, answer: Partial<CoachAnswer> & { readonly text: string }): readonly string[] {
  const asked = { action: "coaching_question", content, turns: [], introduces: false } as const;
  const parts = auditAnswer(asked, { ...NOTHING, topic: "own data: log", ...answer }, "en", TODAY) ?? [];
  return parts.filter(({ isMain }) => isMain).map(({ words }) => words);
}

function article(title: string, content: string): Pick<CoachAnswer, "topic" | "articles" | "text"> {
  const slug = title.toLowerCase().replaceAll(" ", "-");
  return { topic: "library", text: content, articles: [{ slug, title, summary: content, content, origin: "library", rank: 1 } as never] };
}

describe("a text of the library answers what it speaks of", () => {
  const sleds = article("Sled push and pull", "Arms fixed, hips low, short quick steps, breathe at the end of every 12.5 m.");
  test.each([
    ["what time of day do I normally train, my flatmate says im never home", true],
    ["need a joke about sleds for a wedding", true],
    ["how do I keep my hips low on the sled push", false],
    ["sled push with short steps or long ones", false],
    ["is sunday the 13th stupid for the sled push", true],
    ["sled push is killing my legs, how do i get faster", false],
    ["is my sled push getting faster", true],
    ["a 3rd set of sled pushes in the sauna, any tips", false],
  ])("%s", (content, isMissed) => expect(mainOf(content, sleds).length > 0).toBe(isMissed));
});

describe("an answer of own figures shows the result of what was asked", () => {
  test.each([
    ["what was my average over the last four weeks", "Nothing of that is logged.", true],
    ["what was my average over the last four weeks", "On average **4:47**, 38:15 in all.", false],
    ["load last week without the hike", "Mon 16 Nov: **Hike with friends**, load 450.", true],
    ["load last week without the hike", "**Load 1847** without Hike with friends.", false],
    ["what is that per km", "**46:20** for 10 km.", true],
    ["is my press getting harder", "Overhead press: 51 sessions.", true],
    ["if wall balls take 5:30 and burpees 5:20, finish time?", "1:27:41 → **1:26:59**: burpees and wall balls 6:12 → 5:30.", true],
  ])("%s: %s", (content, text, isMissed) => expect(mainOf(content, { text }).length > 0).toBe(isMissed));
});

describe("a card holds each amount, day and verb that was said", () => {
  const request = { reason: "ease", from: "2026-12-01", to: "2026-12-01", mostMinutes: 30 } as const;
  const text = "Shorten **Back squat** (Tue 1 Dec) to **30 min**.";
  const proposals = [{ title: "Back squat: 30 min", why: "", request }] as never;
  test.each([
    ["make tuesday 30 minutes", false],
    ["make tuesday 40 minutes", true],
    ["make friday 30 minutes", true],
    ["only 30 minutes on tuesday, unless I get off early", true],
    ["is tuesday too hard? week after week", true],
  ])("%s", (content, isMissed) => expect(mainOf(content, { topic: "change", text, proposals }).length > 0).toBe(isMissed));

  test("and trains on no day that was ruled out", () => {
    const week = { reason: "availability", availability: { daysPerWeek: 3, weekdays: [4, 5, 7], minutes: {} } } as const;
    const card = {
      topic: "change",
      text: "Thursday, Friday and Sunday.",
      proposals: [{ title: "3 days", why: "", request: week }] as never,
    };
    expect(mainOf("thursdays out, I train friday and sunday", card)).toEqual(["thursdays out"]);
    expect(mainOf("thursdays, fridays and sundays only", card)).toEqual([]);
  });
});

describe("what was not used is asked about, and nothing is offered", () => {
  test("a card without a number that was said", async () => {
    const { text, proposals } = await askAll("how long is my run on tuesday, unless it rains make it 40 minutes");
    expect(proposals).toEqual([]);
    expect(text).not.toContain("undefined");
  });

  test("and the same question is not asked twice", async () => {
    const asked = "5x5 is boring, the 4x6 then. pace?";
    const first = await askAll(asked);
    const second = await askAll(asked, "the 7x3 then. pace?");
    expect(second.text).not.toBe(first.text);
  });
});

describe("what is answered stays answered", () => {
  test.each([
    ["what is my squat best?", /107\.5/u],
    ["how far did I run last week?", /km/u],
    ["make tuesday 40 minutes", /40 min/u],
  ])("%s", async (content, says) => {
    const { text } = await askAll(content);
    expect(text).toMatch(says);
    expect(text).not.toMatch(/not sure|I understood|I could make/u);
  });
});
