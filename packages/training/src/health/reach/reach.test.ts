import { describe, expect, test } from "vitest";
import { readInjuries } from "../../injuries/read-injuries.ts";
import type { HealthLimits } from "../limits.ts";

const TODAY = "2026-11-30";

function limitsOf(text: string): HealthLimits {
  return readInjuries(text, TODAY).health.limits;
}

describe("a plain ban on running stays, whatever stands beside it", () => {
  test.each([
    "No running.",
    "can't run at all at the moment",
    "absolutely no running for the time being",
    "Physio: don't run until she has seen the scan",
    "No running under any circumstances",
    "no running in my condition says the doc",
    "no running with this chest infection",
    "no running in the boot",
    "no running for a good while",
    "Laufen geht gar nicht",
    "Laufverbot vom Arzt",
    "ne pas courir pour le moment",
    "Plus de course jusqu'à nouvel ordre",
    "Je ne dois pas courir à cause du tendon",
    "no puedo correr nada",
    "non correre per ora",
    "não posso correr de momento",
    "niet hardlopen voorlopig",
  ])("%s", (text) => expect(limitsOf(text).running).toBe(false));
});

/** Each with a place or a thing that no reader knows. */
const QUALIFIED: readonly (readonly [ban: string, qualified: string])[] = [
  ["no running", "no running round the quarry"],
  ["I must not run", "I must not run with the stroller"],
  ["Ich darf nicht laufen", "Ich darf nicht mit dem Kinderwagen laufen"],
  ["ne pas courir", "ne pas courir sur les pavés"],
  ["no correr", "no correr por adoquines"],
  ["non posso correre", "non posso correre con lo zaino"],
  ["não posso correr", "não posso correr na areia"],
  ["niet hardlopen", "niet hardlopen in het mulle zand"],
];

describe("a ban that was understood by half takes neither nothing nor everything", () => {
  test.each(QUALIFIED)("%s / %s", (ban, qualified) => {
    const [whole, half, none] = [limitsOf(ban), limitsOf(qualified), limitsOf("")];
    expect(whole.running).toBe(false);
    expect(half.running).toBe(true);
    expect(half.runShare).toBeLessThan(none.runShare);
    expect(half.closed).toEqual(expect.arrayContaining(["run-fast", "hills"]));
    const { findings } = readInjuries(qualified, TODAY).health;
    expect(findings.map(({ note }) => note).join(" ")).toContain(`“${qualified}”: I am not sure`);
  });

  test("a harmless sentence changes nothing of it", () => {
    for (const text of QUALIFIED.flat()) expect(limitsOf(`${text}. I work in an office.`)).toEqual(limitsOf(text));
  });
});

describe("a cap on every run", () => {
  test.each(["no more than 5 km in one go", "runs of 30 minutes at most", "Laufen höchstens 30 Minuten am Stück"])("stays: %s", (text) => {
    const { runMinutes, runMetres } = limitsOf(text);
    expect(Math.min(runMinutes, runMetres)).toBeLessThan(Infinity);
  });

  test("stays where it hurts otherwise, whatever words stand beside it", () =>
    expect(limitsOf("20 minutes of running at most on the towpath, otherwise the calf hurts").runMinutes).toBe(20));

  test("of a place that nobody knows shortens nothing", () =>
    expect(limitsOf("At most 20 minutes of running on the hotel treadmill").runMinutes).toBe(Infinity));

  test.each([
    "it hurts downhill after 40 minutes",
    "meldet sich nur bergab nach etwa 40 Minuten",
    "running downhill is ok up to 20 min",
    "it's only coming down off the fells for more than half an hour that lights it up",
  ])("on a slope shortens no other run: %s", (text) => expect(limitsOf(text).runMinutes).toBe(Infinity));
});

describe("a complaint that was understood by half", () => {
  test.each([
    "Knee: can't run on cobbles",
    "Left knee sore, I can't run round the quarry any more, everywhere else fine",
    "Knie links: auf Kopfsteinpflaster kann ich nicht laufen, sonst alles ok",
    "rodilla: no puedo correr por adoquines",
    "Genou : impossible de courir sur les pavés, sinon rien",
  ])("keeps easy runs on the flat: %s", (text) => {
    const { regions, health } = readInjuries(text, TODAY);
    expect(health.limits.running).toBe(true);
    expect(regions).toMatchObject([{ region: "knee", grade: 1, hurts: expect.arrayContaining(["run-fast", "hills"]) }]);
  });

  test.each(["knee: can't run", "Knie: kann nicht laufen", "knee 6/10, can't run round the quarry"])(
    "a plain one stays as bad: %s",
    (text) => expect(readInjuries(text, TODAY).regions[0]?.grade).toBeGreaterThan(1),
  );
});
