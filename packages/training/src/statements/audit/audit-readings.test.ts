import { describe, expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import { generatePlan } from "../../plan/generate-plan.ts";
import { readAthlete } from "../../injuries/read-injuries.ts";
import { dislikedMovements } from "../wished-exercises/dislikes.ts";
import { readWishes } from "../wishes/wishes.ts";
import { withoutWithheld } from "./audit-readings.ts";

const TODAY = "2026-11-30";

function read(dislikes: string, injuries = "") {
  const athlete = { ...HYBRID, dislikes, injuries };
  const reading = readAthlete(athlete, TODAY);
  const followed = withoutWithheld(athlete, reading.audit?.withheld);
  return { ...reading, out: dislikedMovements(followed), wishes: readWishes(followed.dislikes, TODAY) };
}

function headOf(dislikes: string, injuries = ""): string {
  const made = generatePlan({ ...HYBRID, dislikes, injuries }, { startDate: TODAY, weeks: 1 });
  return made.kind === "plan" ? made.plan.notes.map(({ text }) => text).join("\n") : made.referral.text;
}

/** What changes nothing: no exercise, day, number or kit. */
function changesNothing(dislikes: string): void {
  const { out, wishes, days } = read(dislikes);
  expect({ out, days: [...days, ...wishes.days], findings: wishes.findings }).toEqual({ out: [], days: [], findings: [] });
}

describe("a wish that was read only in part does not act, and its missing words are shown", () => {
  test.each([
    ["no burpees until my nephew's wedding is over", "until my nephew's wedding is over"],
    ["Burpees bitte nicht, wenn es draußen regnet", "wenn es draußen regnet"],
    ["sin burpees a menos que haya alguien conmigo", "a menos que haya alguien conmigo"],
    ["sessions of 45 minutes at most, unless I have the afternoon off", "unless I have the afternoon off"],
    ["sessions of 45 minutes at most, except when the boys are away", "except when the boys are away"],
    ["Einheiten höchstens 45 Minuten, außer wenn die Kinder weg sind", "außer wenn die Kinder weg sind"],
    ["I'd rather not do anything faster than 5k pace for the first month", "for the first month"],
    ["every second Thursday I'm at the track, other Thursdays it's only the treadmill in the garage", "every second Thursday"],
  ])("%s", (dislikes, missed) => {
    changesNothing(dislikes);
    const head = headOf(dislikes);
    expect(head).toMatch(/so it changes nothing\. Say it in a sentence of its own/u);
    expect(head).toContain(missed);
    expect(head).not.toContain("I did not understand");
  });

  test.each([
    "no burpees please",
    "no burpees if possible",
    "sick of burpees because my gym is crowded on Mondays",
    "no burpees, they feel awful since I had the flu",
    "keine Burpees, wenn möglich",
    "nessun burpee, se possibile",
  ])("what changes nothing of it keeps no wish from acting: %s", (dislikes) => expect(read(dislikes).out).toContain("Burpee"));

  test("what is half understood in one sentence is not followed in another", () => {
    const { out } = read("I hate the assault bike. No need to remove the assault bike totally, just not every week please.");
    expect(out).not.toContain("Assault bike");
    expect(read("I hate the assault bike. Rowing is great.").out).toContain("Assault bike");
  });

  test("the rest of a list acts", () => {
    const { out } = read("burpees, wall balls if the ceiling is low, lunges");
    expect(out).toContain("Burpee");
    expect(out).not.toContain("Wall ball");
  });

  test("dates and numbers that the reading holds are no residue", () => {
    const { days } = read("From 22 to 28 December no gym, only a 16 kg kettlebell.");
    expect(days).toEqual([expect.objectContaining({ from: "2026-12-22", until: "2026-12-28" })]);
    expect(read("runs of 40 minutes at most").wishes.findings).toHaveLength(1);
    expect(read("Einheiten höchstens 45 Minuten, außer am Wochenende").days).toEqual([expect.objectContaining({ minutes: 45 })]);
  });
});

describe("what is no wish of the athlete's changes nothing", () => {
  test.each([
    "I blew up at 32k in my first marathon in 2019.",
    "My wife did a Hyrox pregnant in the first trimester.",
    "My sister lifts. She squats twice a week and loves it.",
    "The joke at work is that I run on jelly babies.",
    "PB'd my squat at 110 in spring.",
  ])("%s", (dislikes) => {
    changesNothing(dislikes);
    expect(read(dislikes).health.findings.filter(({ group }) => group !== "masters")).toEqual([]);
    expect(headOf(dislikes)).not.toMatch(/comes first|until you remove this limit/u);
  });

  test("asides stand in one line", () => {
    const head = headOf("My husband is doing the quarter marathon. My wife is unbearable about her new shoes.");
    expect(head.match(/Noted, changes nothing: /gu)).toHaveLength(1);
    expect(head).not.toContain("did not understand");
  });

  test("whose club takes a day is still the reason of a free day", () =>
    expect(read("My kids have football on Tuesdays, so no training on Tuesdays.").days).not.toEqual([]));

  test("a lesson of the daughter's is no training of the athlete's", () => {
    const { days } = read("Saturday morning while the eldest has her swimming lesson");
    expect(days.filter(({ commitment }) => commitment !== undefined)).toEqual([]);
  });
});

describe("what protects the body acts, and what was not read of it is named", () => {
  test("of an order", () => {
    const { health } = read("", "Knee: physio says no running until she has seen the scan of my other leg");
    expect(health.limits.running).toBe(false);
  });

  test.each([
    "Saw a specialist about my knee. She thinks it is a torn meniscus.",
    "My sister is a nurse. She says my knee is swollen.",
    "My dog pulled me over, he broke my wrist last week.",
    "Ma cheville gauche : elle gonfle après la course.",
    "Shin splints on both legs, they hurt when I run.",
    "knee feels like it's about to give way",
    "neck feels like it isn't attached",
    "Feels like a bruised rib when I breathe deep, but I never hit it",
    "Knie fühlt sich an, als ob es wegknickt",
    "Genou droit, comme si ça lâchait dans les escaliers",
  ])("whoever says or does it: %s", (injuries) => {
    const { regions, redFlags, audit } = read("", injuries);
    expect(regions.length + redFlags.length).toBeGreaterThan(0);
    expect(audit?.withheld ?? []).toEqual([]);
  });

  test("what somebody else's body feels like is theirs", () => {
    expect(read("", "My husband has a bad knee, his knee feels like it gives way.").regions).toEqual([]);
  });

  test("of an allowance", () => {
    const head = headOf("", "Petit diastasis, ma kiné dit que c'est ok tant que ça ne bombe pas.");
    expect(head).toContain("allowed on your condition “tant que ça ne bombe pas”");
    expect(head).not.toContain("allowed, so it is in the plan");
  });

  test("kilometres a week are no single run, and are named", () => {
    const injuries = "Plantar fasciitis in both feet. Flares if I go over about 35 km a week or do skipping.";
    expect(read("", injuries).regions.every(({ onset }) => onset === undefined)).toBe(true);
    expect(headOf("", injuries)).toContain("I did not understand “35 km a week”");
  });

  test("a clearance is no ban", () => {
    const injuries = "Hip replaced in 2022, the physio signed me off to squat as heavy as I like.";
    expect(read("", injuries).health.limits.closed).not.toContain("squat");
    expect(read("", "Hip replaced in 2022, the physio said no squats.").health.limits.closed).toContain("squat");
  });

  test("new weakness beside pins and needles goes to a doctor, however old the accident", () => {
    const injuries =
      "Cracked my neck in 2009, since then pins and needles down the arm once a month, this week every day and my grip is weaker.";
    expect(read("", injuries).redFlags).toEqual([expect.objectContaining({ class: "nerve" })]);
    expect(read("", "In 2012 I had pins and needles in the arm and a weaker grip, operated, all gone.").redFlags).toEqual([]);
  });
});

describe("a wish is not turned round", () => {
  test.each(["Don't want to lose my squat", "Don't want to loose my squat, 180 took me forever", "No quiero perder la sentadilla"])(
    "who wants to keep it does not dislike it: %s",
    (dislikes) => expect(read(dislikes).out).toEqual([]),
  );

  test.each(["Also I really hate burpees, but who doesn't.", "No burpees, who doesn't hate them"])(
    "a question that everybody answers takes nothing back: %s",
    (dislikes) => {
      expect(read(dislikes).out).toContain("Burpee");
      expect(headOf(dislikes)).not.toContain("it stays in the plan");
    },
  );

  test("less of something is not answered with a yes", () => {
    const head = headOf("Less upper body pulling pls");
    expect(head).toContain("cannot do a little less of it");
    expect(head).not.toContain("it stays in the plan");
  });

  test("what is not there is no dislike", () => expect(read("No access to a sled anywhere near me.").out).toEqual([]));

  test.each(["50 m of crawl and I'm hanging on the wall", "no gym there, but my running shoes are coming"])(
    "words of a movement in what is none are no wish: %s",
    (dislikes) => expect(headOf(dislikes)).not.toMatch(/it comes first|stays in the plan/u),
  );

  test("what another is good at and a list of wishes are none", () => {
    const notes =
      "Saturdays my partner Jonas and I train together. Jonas is slower on the runs but a monster on the sled, so I'd do more of the wall balls and the lunges.";
    const { out } = read(notes);
    expect(out).not.toContain("Sled push");
    expect(out).not.toContain("Sandbag lunge");
    expect(read("burpees, wall balls and the lunges").out).toContain("Sandbag lunge");
  });

  test("the date of a thesis is no day of a sport, and that week is lighter", () => {
    const { days } = read("I hand in my master's thesis on Friday 18 December, so please make that week lighter.");
    expect(days).toEqual([expect.objectContaining({ from: "2026-12-14", until: "2026-12-20", isEasy: true, closed: [] })]);
    changesNothing("My master's degree ceremony is on Friday 18th, swimming in paper until then.");
    expect(read("I swim with the masters on Fridays.").days).not.toEqual([]);
  });
});
