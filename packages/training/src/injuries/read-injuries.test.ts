import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { REGIONS } from "../catalogue/exercise.ts";
import { readInjuries } from "./read-injuries.ts";

const TODAY = "2026-11-21";

/** "knee 2, foot 0" or "RED cardiac": what a text is read as. */
function reading(text: string): string {
  const { regions, redFlags } = readInjuries(text, TODAY);
  return [...redFlags.map((flag) => `RED ${flag.class}`), ...regions.map(({ region, grade }) => `${region} ${grade}`)].join(", ");
}

describe("the phrases of the reference", () => {
  test.each([
    ["left knee pain since March", "knee 2"],
    ["no injuries", ""],
    ["old ACL tear 2016, fully recovered", "knee 0"],
    ["shoulder impingement, 6/10 overhead", "shoulder 3"],
    ["tight hamstrings", "thigh 1"],
    ["lower back and right wrist", "wrist_hand 2, lower_back 2"],
    ["pulled calf yesterday, swollen", "lower_leg 3"],
    ["plantar fasciitis mild", "foot 1"],
    ["no chest pain, sore chest from bench", "chest_ribs 1"],
    ["herniated disc L5", "lower_back 2"],
    ["I broke my hand in 2019", "wrist_hand 0"],
    ["left knee pain since March. old ACL tear 2016, fully recovered", "knee 2"],
    ["left knee pain since March. all good now, fully recovered", "knee 0"],
    ["achilles tendonitis 3/10", "lower_leg 1"],
    ["cannot run because of shin splints", "lower_leg 3"],
  ])("%s → %s", (text, expected) => {
    expect(reading(text)).toBe(expected);
  });

  test.each([
    "left knee pain since March. knee 4/10",
    "knee 4/10. left knee pain since March",
    "rodilla 4/10. dolor de rodilla desde marzo",
    "Knie 4/10. Knieschmerzen seit März",
  ])("a number counts beside a sentence that has none: %s", (text) => {
    expect(readInjuries(text, TODAY).regions).toMatchObject([{ region: "knee", score: 4, pain: 4 }]);
  });

  test.each([
    "left knee pain since March",
    "left knee pain since March. shoulder 4/10",
    "knee pain after 10 km",
    "Knieschmerzen seit 4/2026",
  ])("and no number is taken from anything else: %s", (text) => {
    expect(readInjuries(text, TODAY).regions.find(({ region }) => region === "knee")?.pain).toBeUndefined();
  });

  test.each([
    ["sore chest from bench. bruised ribs", "chest_ribs 2"],
    ["tight lower back; herniated disc L5", "lower_back 2"],
    ["knee (patellar tendinitis) 2/10", "knee 1"],
  ])("a sentence of its own is another complaint, and the worst one counts: %s → %s", (text, expected) => {
    expect(reading(text)).toBe(expected);
  });

  test("chest pain when running is cardiac", () => {
    expect(reading("chest pain when running")).toContain("RED cardiac");
  });

  test("numbness in saddle area is a cauda equina sign", () => {
    expect(reading("numbness in saddle area")).toContain("RED cauda-equina");
  });

  test("a disc asks for professional advice", () => {
    expect(readInjuries("herniated disc L5", TODAY).professionalAdvice).toBe(true);
    expect(readInjuries("left knee pain since March", TODAY).professionalAdvice).toBe(false);
  });

  test("the side is kept for the note, and belongs to its region only", () => {
    const { regions } = readInjuries("lower back and right wrist", TODAY);
    expect(regions).toEqual([
      { region: "wrist_hand", grade: 2, score: 4, side: "right", phrase: "right wrist", isUnsaid: true },
      { region: "lower_back", grade: 2, score: 4, phrase: "lower back", isUnsaid: true },
    ]);
  });
});

describe("what people write", () => {
  test.each([
    ["", ""],
    ["none", ""],
    ["None.", ""],
    ["n/a", ""],
    ["nil", ""],
    ["-", ""],
    ["No knee pain", ""],
    ["no knee or back problems", ""],
    ["no knee, hip or ankle pain", ""],
    ["never had shoulder issues", ""],
    ["free of back pain", ""],
    ["I don't have knee pain", ""],
    ["my knee does not hurt", ""],
    ["no knee pain, shoulder impingement", "shoulder 2"],
    ["KNEE PAIN", "knee 2"],
    ["dolor knée", "knee 2"],
    ["sore sholder", "shoulder 1"],
    ["achiles is tight", "lower_leg 1"],
    ["hamstrng strain", "thigh 2"],
    ["plantar fascitis", "foot 2"],
    ["torn menicus", "knee 3"],
    ["sciatia", "lower_back 2"],
    ["gluet pain", "hip_groin 2"],
    ["rotater cuff", "shoulder 2"],
    ["ankel sprain", "ankle 2"],
    ["rist pain", "wrist_hand 2"],
    ["knee 2/10, shoulder 6/10", "shoulder 3, knee 1"],
    ["mild knee pain and severe shoulder pain", "shoulder 3, knee 1"],
    ["sharp pain in knee and ankle", "knee 3, ankle 3"],
    ["knee pain, not severe", "knee 1"],
    ["knee pain since 2019", "knee 2"],
    ["broke my wrist in 2019, still hurts", "wrist_hand 2"],
    ["knee not fully recovered", "knee 2"],
    ["Shoulder healed. Left knee 4/10.", "shoulder 0, knee 2"],
    ["leg pain", "thigh 1, knee 1, lower_leg 1"],
    ["arthritis", "shoulder 1, wrist_hand 1, hip_groin 1, knee 1"],
    ["knee arthritis", "knee 1"],
    ["IT band", "thigh 2, knee 2"],
    ["back", "lower_back 2"],
    ["upper back stiffness", "upper_back 1"],
    ["hip bursitis", "hip_groin 2"],
    ["hurts when back squatting: left knee", "knee 1"],
    ["ankle sprain 3 years ago", "ankle 0"],
    ["ankle sprain 3 weeks ago", "ankle 2"],
    ["swollen, painful ankle", "ankle 3"],
    ["pain 3-4/10 in my elbow", "elbow 2"],
    ["diastasis recti", "abdomen 2"],
    ["sports hernia", "hip_groin 2"],
    ["not running because of my knee", "knee 2"],
    ["can not squat, knee", "knee 3"],
    ["knee is fine now", "knee 0"],
    ["left knee and right knee", "knee 2"],
    ["I want to get back to running", ""],
    ["bad shoulder from an old rugby injury", "shoulder 2"],
    ["torn rotator cuff (2018) - healed", "shoulder 0"],
    ["none, but my shoulder hurts", "shoulder 2"],
    ["I don't have any injuries except a sore wrist", "wrist_hand 1"],
    ["knees are good", "knee 0"],
    ["knees are not good", "knee 2"],
    ["shin splints last year", "lower_leg 2"],
    ["shin splints 2 years ago", "lower_leg 0"],
    ["knee 6.5/10", "knee 3"],
    ["knee 3.5 / 10", "knee 1"],
    ["tennis elbow, can't do pull-ups", "elbow 1"],
    ["surgery scheduled for my knee", "knee 3"],
    ["knee surgery 8 months ago", "knee 2"],
    ["ACL reconstruction 8 months ago, cleared by physio", "knee 0"],
    ["trap tightness", "neck 1, upper_back 1"],
    ["back pain 7/10!!!", "lower_back 3"],
    ["Runner’s knee (left)", "knee 2"],
    ["pain under left shoulder blade", "upper_back 2"],
    ["dizzy sometimes", ""],
    ["shoulder (AC joint) 4/10; knee (patellar tendinitis) 2/10", "shoulder 2, knee 1"],
    ["Knee: none. Shoulder: mild.", "shoulder 1"],
    ["tore my hamstring", "thigh 3"],
    ["past injuries: torn meniscus", "knee 0"],
    ["hamstring feels 90% recovered", "thigh 2"],
    ["knee okay unless I run far", "knee 2"],
    ["knee pain, no swelling", "knee 2"],
    ["never fully healed knee", "knee 2"],
    ["I no longer have knee pain", "knee 0"],
    ["shoulder pain not improving", "shoulder 2"],
    ["L knee, R shoulder", "shoulder 2, knee 2"],
    ["ACL surgery in March 2026", "knee 1"],
  ])("%s → %s", (text, expected) => {
    expect(reading(text)).toBe(expected);
  });

  test.each([
    ["chest tightness on stairs", "cardiac"],
    ["pain in my chest", "cardiac"],
    ["I fainted last week", "cardiac"],
    ["short of breath at rest", "respiratory"],
    ["concussion last week", "neuro"],
    ["lost bladder control", "cauda-equina"],
    ["calf is swollen, warm and painful", "vascular"],
    ["dark urine after the workout", "rhabdo"],
    ["broken arm", "trauma"],
    ["possible fracture in my foot", "trauma"],
    ["fever since Monday", "infection"],
    ["my temperature was 39.5", "infection"],
    ["I'm numb down there, saddle area", "cauda-equina"],
    ["I make myself throw up", "mental-health"],
    ["my heart hurts when I run", "cardiac"],
    ["I heard a pop in my knee and can't walk", "trauma"],
    ["stress fracture in foot", "bone-stress"],
    ["knee surgery 3 weeks ago", "post-op"],
    ["pregnant, some bleeding", "pregnancy-complication"],
    ["broke my wrist in 2019, broke my ankle last week", "trauma"],
    ["ankle fracture, old knee injury 2015", "trauma"],
    ["heart attack last year, not yet cleared", "cardiac"],
    ["no training until cleared after my heart attack", "cardiac"],
    ["chest pain when running, ankle cleared by physio", "cardiac"],
    ["ACL reconstruction 5 weeks ago", "post-op"],
    ["broken collarbone 6 months ago", "trauma"],
    ["I cannot feel my legs", "cauda-equina"],
    ["I want to end it all", "mental-health"],
    ["I want to hurt myself", "mental-health"],
    ["i have been feeling suicidal", "mental-health"],
  ])("%s is a red flag: %s", (text, expected) => {
    expect(readInjuries(text, TODAY).redFlags.map((flag) => flag.class)).toContain(expected);
  });

  test.each([
    "no chest pain",
    "never fainted",
    "no fever",
    "hay fever",
    "I broke my 5k record",
    "concussion 2 years ago",
    "wrist fracture 2018, healed",
    "In 2019, I broke my hand",
    "broken ankle, 2015, all healed",
    "ACL surgery 2019",
    "pulled calf, swollen",
    "hurt myself deadlifting, lower back",
    "no dark urine",
    "irregular sleep",
    "my dad had a heart attack",
    "I am confused about the heat protocol",
    "I cut myself shaving",
    "my legs feel weak on hills",
    "I broke my PR, knee is fine",
    "a faint ache in my knee",
    "torn ACL, waiting for surgery",
  ])("%s is no red flag", (text) => {
    expect(readInjuries(text, TODAY).redFlags).toEqual([]);
  });

  test("a heart condition a doctor cleared stays a condition", () => {
    const { redFlags, health } = readInjuries("heart attack in 2015, cleared by my cardiologist", TODAY);
    expect(redFlags).toEqual([]);
    expect(health.findings.map(({ group }) => group)).toEqual(["heart"]);
  });

  test("pregnancy and conditions are read, and can be denied", () => {
    const groups = (text: string): readonly string[] => readInjuries(text, TODAY).health.findings.map(({ group }) => group);
    expect(groups("20 weeks pregnant, asthma")).toEqual(["pregnancy", "asthma"]);
    expect(groups("not pregnant, no diabetes")).toEqual([]);
  });
});

describe("for any text", () => {
  const fragments = fc.constantFrom(
    "no",
    "not",
    "knee",
    "left",
    "back",
    "pain",
    "6/10",
    "3/10",
    ",",
    ".",
    "and",
    "but",
    "old",
    "healed",
    "2019",
    "severe",
    "tight",
    "chest",
    "swollen",
    "calf",
    "shoulder",
    "because",
    "of",
  );
  const anyText = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.array(fragments, { maxLength: 14 }).map((words) => words.join(" ")),
  );

  test("a reading is made, the same every time, with each region once and in order", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const read = readInjuries(text, TODAY);
        // Three parameters are another key than two: it is read again.
        expect(readInjuries(text, TODAY, undefined)).toEqual(read);
        const found = read.regions.map(({ region }) => region);
        expect(found).toEqual(REGIONS.filter((region) => found.includes(region)));
      }),
      { numRuns: 1000 },
    );
  });

  test.each(["knee and chest ", "knee pain, ", "pain. ", "a/", "swollen calf warm, "])(
    "a very long text is read to its end, in time that grows with its length: %s",
    (part) => {
      const secondsFor = (times: number) => {
        // Processor time, because something else may run at the same time.
        const started = process.cpuUsage();
        expect(reading(`${part.repeat(times)}. I fainted.`)).toContain("RED cardiac");
        return process.cpuUsage(started).user;
      };
      secondsFor(100);
      // The better of two: garbage may be collected meanwhile.
      const [short, long] = [Math.min(secondsFor(300), secondsFor(301)), Math.min(secondsFor(1200), secondsFor(1201))];
      // Four times the text; with its square it would take sixteen times as long.
      expect(long / short).toBeLessThan(9);
    },
  );

  test("capitals and accents change nothing", () => {
    fc.assert(
      fc.property(fc.array(fragments, { maxLength: 14 }), (words) => {
        expect(reading(words.join(" ").toUpperCase())).toBe(reading(words.join(" ")));
      }),
    );
  });

  test("a red flag in front of it never hides what is written", () => {
    fc.assert(
      fc.property(fc.array(fragments, { maxLength: 10 }), (words) => {
        expect(reading(`I fainted. ${words.join(" ")}`)).toContain("RED cardiac");
      }),
    );
  });
});

test.each([
  ["Knie tut weh beim Treppensteigen", ["knee"]],
  ["me duele la rodilla cuando corro", ["knee"]],
  ["j'ai mal au dos depuis deux semaines", ["lower_back"]],
  ["Schulter seit drei Wochen steif, Ellenbogen zwickt", ["shoulder", "elbow"]],
  ["tobillo derecho hinchado", ["ankle"]],
  ["keine Knieschmerzen", []],
])("%s is read as it is in English", (text, regions) => {
  expect(readInjuries(text, "2026-11-23").regions.map(({ region }) => region)).toEqual(regions);
});

test.each([
  "Brustschmerzen beim Laufen",
  "Taubheitsgefühl im linken Fuß",
  "dunkler Urin seit dem Training",
  "Wade ist geschwollen und heiß",
  "mir wird schwarz vor Augen beim Training",
  "j'ai fait un malaise pendant la séance",
  "can't feel my toes",
  "pins and needles in both legs and I can't pee properly",
  "heart races for no reason at rest",
  "short of breath lying down",
  "vision went blurry during squats",
])("%s stops a plan", (text) => {
  expect(readInjuries(text, "2026-11-23").redFlags).not.toEqual([]);
});

test("a swelling that stays after an operation is not healed", () => {
  const { regions } = readInjuries("meniscus surgery 4 months ago, cleared to jog, some swelling after long days", "2026-11-23");
  expect(regions).toMatchObject([{ region: "knee", kind: "joint" }]);
  expect(regions[0]?.grade).toBeGreaterThan(0);
});
