import { describe, expect, test } from "vitest";
import { parseDay } from "../../calendar/day.ts";
import { readInjuries } from "../../injuries/read-injuries.ts";
import { readWishes } from "../../statements/wishes/wishes.ts";

const TODAY = parseDay("2026-11-30") ?? "";
const limitsOf = (text: string) => readInjuries(text, TODAY).health.limits;

describe("a number too low to be meant", () => {
  test("limits nothing and is shown back", () => {
    const { health, unread } = readInjuries(
      "Left achilles stiff first thing in the morning and for the first 5 mins of a run then it's fine.",
      TODAY,
    );
    expect(health.limits.runMinutes).toBe(Infinity);
    expect(unread.join(" ")).toContain("first 5 mins");
  });

  test.each(["I may run 5 minutes at most, says the physio.", "5 min run max"])(
    "near miss, set by a professional or outright: %s",
    (text) => {
      expect(limitsOf(text).runMinutes).toBe(5);
    },
  );

  test("what stands about is no limit of the lifts", () => {
    expect(limitsOf("I keep a 4 kg kettlebell at work").kilograms).toBe(Infinity);
  });

  test("the dog's walk is no session", () => {
    expect(readWishes("Dog (Bertie, labrador) gets 40 min each morning whatever the weather.", TODAY).findings).toEqual([]);
    expect(readWishes("4 sessions a week, an hour each", TODAY).findings[0]?.limits.sessionMinutes).toBe(60);
  });
});

describe("words that ban nothing", () => {
  test.each([
    "My physio says NOT to stop running.",
    "Don't need to limit anything",
    "O coração não passa dos 115 nem que eu suba a rua a correr",
    "My pulse doesn't go past 115 even if I run up the street",
  ])("%s", (text) => {
    expect(limitsOf(text)).toMatchObject({ running: true, rpe: 10 });
  });

  test("near miss: an order to stop", () => {
    expect(limitsOf("The doctor told me to stop running.").running).toBe(false);
  });

  test("crossing the legs is a position of a new hip", () => {
    expect(limitsOf("o médico só disse para não cruzar as pernas nem baixar demasiado").closed).toEqual(["squat-deep"]);
  });

  test("the plain stroke stays where only aids and one stroke hurt", () => {
    const { regions } = readInjuries(
      "10 ans de natation en club donc épaule gauche qui craque, ça fait mal seulement avec les plaquettes ou en papillon, le crawl sans rien ça passe.",
      TODAY,
    );
    expect(regions[0]).toMatchObject({ region: "shoulder", hurts: ["paddles"], fine: ["freestyle"] });
  });
});
