import { describe, expect, test } from "vitest";
import type { Turn } from "../dialogue/turn.ts";
import type { Tongue } from "../turn/languages.ts";
import { corrected } from "./index.ts";

const card = { title: "Card", why: "", request: { reason: "missed" as const, sessionIds: [] } };
const asked = (questions: readonly string[]): readonly Turn[] =>
  questions.map((question) => ({ question, answer: "An answer.", proposals: [card], decision: null }));

describe("a turn that corrects a slot of the request before", () => {
  test.each<{ said: readonly string[]; whole: string; tongue?: Tongue }>([
    { said: ["i bought a rower for home", "no wait, its a ski erg"], whole: "i bought a ski erg for home" },
    { said: ["log bench 3x8 at 50kg today", "sorry 52.5"], whole: "log bench 3x8 at 52.5kg today" },
    { said: ["log 5k run today 25 min", "make it 24"], whole: "log 5k run today 24 min" },
    { said: ["log squats 5x5 at 90", "4x5 i mean"], whole: "log squats 4x5 at 90" },
    { said: ["log squats 5x5 at 90", "front squats i meant", "it was yesterday"], whole: "log front squats 5x5 at 90 yesterday" },
    { said: ["move saturdays long run to sunday", "no, to friday"], whole: "move saturdays long run to friday" },
    { said: ["skip tuesdays session", "not that one, saturdays"], whole: "skip saturdays session" },
    { said: ["im away thu to sat", "fri to sun sorry"], whole: "im away fri to sun" },
    { said: ["im on holiday from 20 to 27 december", "until the 28th actually"], whole: "im on holiday from 20 to 28 december" },
    { said: ["Add a Hyrox in Hamburg on 20 June", "no stuttgart"], whole: "Add a Hyrox in stuttgart on 20 June" },
    { said: ["i hurt my shoulder, its like a 4/10", "more like a 6"], whole: "i hurt my shoulder, its like a 6/10" },
    { said: ["my left calf is tight", "the right one i mean"], whole: "my right calf is tight" },
    {
      said: ["verschieb die einheit am dienstag auf donnerstag", "nein, auf freitag"],
      whole: "verschieb die einheit am dienstag auf freitag",
      tongue: "de",
    },
    { said: ["me he comprado un remo", "no, perdon, un ski erg"], whole: "me he comprado un ski erg", tongue: "es" },
  ])("$said asks “$whole”", ({ said, whole, tongue = "en" }) => {
    expect(corrected(said.at(-1) ?? "", asked(said.slice(0, -1)), tongue)).toMatchObject({ words: whole, isPlain: true });
  });

  test.each([
    ["log bench 3x8 at 50kg today", "why so much"],
    ["log bench 3x8 at 50kg today", "no"],
    ["make monday a rest day", "for the whole week instead"],
    ["skip tuesdays session", "no, what is creatine"],
    ["move saturdays long run to sunday", "actually how far is the race"],
  ])("%s, %s is none", (first, second) => {
    expect(corrected(second, asked([first]), "en")?.isPlain ?? false).toBe(false);
  });
});
