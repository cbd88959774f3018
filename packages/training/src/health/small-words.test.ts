import { describe, expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import { parseDay } from "../calendar/day.ts";
import { readAthlete } from "../injuries/read-injuries.ts";

const TODAY = parseDay("2026-11-28") ?? "2026-11-28";

function read(injuries: string, dislikes = ""): ReturnType<typeof readAthlete> {
  return readAthlete({ ...HYBRID, injuries, dislikes }, TODAY);
}

describe("what somebody does because something hurts is no part of what hurts", () => {
  test.each([
    [
      "frozen shoulder L, bar on back hurts the shoulder so I squat with the safety bar or goblet",
      ["goblet-squat", "safety-bar"],
      "back-squat",
    ],
    ["knee hurts in lunges so i do step ups and split squats", ["step-up", "split-squat"], "lunge"],
    ["Kreuz zieht beim Kreuzheben deshalb mache ich Trap Bar", ["trap-bar"], "deadlift"],
    ["mal au dos au soulevé de terre donc je fais du trap bar", ["trap-bar"], "deadlift"],
  ])("%s", (text, free, closed) => {
    const hurts = read(text).regions.flatMap((region) => region.hurts ?? []);
    expect(hurts).toContain(closed);
    for (const activity of free) expect(hurts).not.toContain(activity);
  });

  test.each([
    ["knee hurts so i can't run", "run"],
    ["knee hurts so i don't squat", "squat"],
    ["Knie tut weh, deshalb kann ich nicht laufen", "run"],
    ["me duele la rodilla así que no corro", "run"],
  ])("but what cannot be done stays so: %s", (text, closed) => {
    const { regions, health } = read(text);
    const hurts = regions.flatMap((region) => region.hurts ?? []);
    expect(
      hurts.some((one) => one.includes(closed)) || !health.limits.running || health.limits.closed.some((one) => one.includes(closed)),
    ).toBe(true);
  });
});

describe("the Dutch “op” and “af” of places, days and shifts", () => {
  test.each([
    ["Brandweer: 24 op 48 af, op de kazerne een rower", ""],
    ["", "Brandweer: 24 op 48 af, op de kazerne een rower, assault bike en wat dumbbells"],
    ["", "zwemmen op woensdag, lange loop op zondag"],
  ])("are no operation and no heart: “%s%s”", (injuries, dislikes) => {
    expect(read(injuries, dislikes).health.findings.map(({ group }) => group)).toEqual([]);
  });

  test.each([
    "knie op in maart",
    "op de fiets naar werk, knie geopereerd in juli",
    "knieoperatie in maart, op zondag weer gelopen",
    "knie-OP im März",
  ])("but an operation is one: %s", (text) => expect(read(text).health.findings.map(({ group }) => group)).toContain("operation"));
});

describe("a physio who lets somebody run", () => {
  test.each([
    "la fisio de suelo pélvico me dejó correr en septiembre, saltar todavía no",
    "kiné périnéale m'a laissé courir en mai, fuites en sautant",
    "pelvic floor physio lets me run, I leak when I jump",
  ])("keeps the runs: %s", (text) => expect(read(text).health.limits.running).toBe(true));

  test.each(["la fisio de suelo pélvico no me deja correr", "suelo pélvico débil, pérdidas al correr"])("or not: %s", (text) =>
    expect(read(text).health.limits.running).toBe(false),
  );
});

test("a surgeon who names the day from which one movement is back has cleared the rest", () => {
  const { clearance } = read("shoulder surgery in july, surgeon says everything overhead again from mid January").health.limits;
  expect(clearance).not.toBe("required");
  expect(read("shoulder surgery in july").health.limits.clearance).toBe("required");
  // No day, and nothing that is allowed.
  for (const said of ["surgeon says pain from bench press again", "surgeon says it tore again from bench press"])
    expect(read(`shoulder surgery in july, ${said}`).health.limits.clearance).toBe("required");
});

test("a partner of doubles is no double-under", () => {
  expect(read("", "Sábado con mi pareja de dobles").days).toEqual([]);
});

describe("fine now, but for one thing", () => {
  test.each([
    ["Right calf strain in March 2025, three weeks off. Fine now, it only complains when I do hill sprints cold.", "hill-sprints"],
    ["Knee last year. All good now, but it only hurts when I do lunges.", "lunge"],
  ])("%s", (text, trigger) => {
    const { regions, health } = read(text);
    expect(regions.flatMap((region) => region.hurts ?? [])).toContain(trigger);
    expect(health.findings.filter(({ note }) => note.includes("did not understand"))).toEqual([]);
  });

  test.each(["Calf strain in March 2025. Fine now, it only took three weeks.", "Kalb gezerrt im März, jetzt gut."])(
    "%s is over",
    (text) => {
      expect(read(text).regions.filter(({ grade }) => grade > 0)).toEqual([]);
    },
  );
});
