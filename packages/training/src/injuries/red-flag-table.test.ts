import { describe, expect, test } from "vitest";
import type { RedFlagClass } from "./injury.ts";
import { readRedFlags } from "./read-injuries.ts";

const TODAY = "2026-11-21";

/** The words of injuries.md section 3, class by class. */
const TABLE: { readonly [flag in RedFlagClass]: readonly string[] } = {
  cardiac: [
    "chest pain",
    "chest pressure",
    "chest tightness",
    "heart attack",
    "angina",
    "palpitations",
    "arrhythmia",
    "irregular heartbeat",
    "fainted",
    "passed out",
    "syncope",
    "blackout",
    "pain down left arm",
    "pain down my jaw",
    "pain down left arm and jaw",
  ],
  respiratory: ["severe shortness of breath at rest", "coughing blood", "blue lips", "asthma attack not relieved"],
  neuro: [
    "stroke signs",
    "face droop",
    "slurred speech",
    "sudden weakness on one side",
    "sudden weakness one side",
    "worst headache of my life",
    "seizure",
    "double vision",
    "loss of consciousness",
    "concussion",
  ],
  nerve: ["numbness in my left foot", "no feeling in my arm"],
  "cauda-equina": [
    "numb saddle",
    "numb groin",
    "numbness in the groin",
    "loss of bladder control",
    "loss of bowel control",
    "both-leg weakness",
    "weakness in both legs",
    "foot drop",
  ],
  vascular: ["left calf swollen, warm and painful", "DVT", "blood clot"],
  rhabdo: ["dark urine", "cola urine", "cola-coloured urine", "extreme swelling and weakness after workout"],
  heat: [
    "confusion in the heat",
    "collapse in heat",
    "stopped sweating",
    "temperature over 40",
    "temperature > 40",
    "body temperature of 41",
  ],
  trauma: [
    "fracture",
    "broken wrist",
    "dislocated shoulder",
    "deformity of the finger",
    "heard a pop and cannot bear weight",
    "head trauma",
    "neck trauma",
    "deep wound",
  ],
  infection: [
    "fever",
    "night sweats",
    "unexplained weight loss",
    "night pain unrelieved by anything",
    "cancer history with new bone pain",
    "infected wound",
  ],
  "bone-stress": [
    "focal bone pain",
    "bone pain at rest",
    "pain at night after running",
    "shin pain at rest after running",
    "pain at rest after running",
    "hop-test pain",
    "hop test pain",
    "stress fracture",
    "shin pain when I press on the bone",
  ],
  "post-op": ["surgery 5 weeks ago", "knee surgery last week", "operation 2 months ago"],
  "pregnancy-complication": ["pregnant and bleeding", "pregnant with fluid leak", "pregnant, contractions", "fluid leak in pregnancy"],
  "mental-health": ["I purge after meals", "starving myself", "suicidal", "I want to hurt myself", "hurt myself on purpose"],
};

const ROWS = Object.entries(TABLE).flatMap(([flag, texts]) => texts.map((text): [string, string] => [text, flag]));

test.each([
  "Inside of my left shin has been sore when I press on one spot for two weeks, it hurts most the morning after spikes.",
  "Inner left shin sore on one spot for two weeks.",
])("bone that is tender on one spot: %s", (text) => {
  expect(readRedFlags(text, TODAY).map((found) => found.class)).toEqual(["bone-stress"]);
});

describe("every sign of the table", () => {
  test.each(ROWS)("%s is %s, whatever the capitals", (text, flag) => {
    for (const written of [text, text.toUpperCase(), `I am fine otherwise, but ${text}.`]) {
      expect(readRedFlags(written, TODAY).map((found) => found.class)).toContain(flag);
    }
  });

  /** One sign, denied as people deny it; what a sentence says in several parts is denied part by part. */
  const single = ROWS.filter(([text, flag]) => flag !== "mental-health" && !/,|^pregnant|^heard/u.test(text));
  test.each(single)("no %s is no %s", (text) => {
    for (const written of [`no ${text}`, `No ${text}`, `never had ${text}`, `without ${text}`])
      expect(readRedFlags(written, TODAY)).toEqual([]);
  });

  test.each(["not severe chest pain", "chest pain, not severe", "no fever but chest pain", "I do not take my chest pain seriously"])(
    "%s stays a red flag",
    (text) => {
      expect(readRedFlags(text, TODAY).map((found) => found.class)).toContain("cardiac");
    },
  );
});

describe("a sign that was examined", () => {
  test.each([
    "Fainted once in a 10k in 2018, heart fully tested, nothing found, no trouble since",
    "Fainted once in 2018. Heart tests all normal, never happened again.",
    "2018 beim Lauf umgekippt, kardiologisch komplett abgeklärt, ohne Befund, seitdem nie wieder",
    "malaise pendant un 10 km en 2019, bilan cardiaque normal, rien depuis",
    "Rien de cassé, je me sens bien !",
    "Nichts gebrochen, alles gut",
    "me desmayé en una carrera en 2017, estudio cardiológico completo, todo normal, nada desde entonces",
    "svenuto una volta nel 2017, cuore controllato, tutto negativo",
    "desmaiei numa corrida em 2019, exames do coração todos normais, nunca mais aconteceu",
    "had chest pain in spring, stress test and echo both clear, GP happy for me to train",
    "disc op 2022, slight numb patch on the outer foot left over, stable, surgeon happy",
  ])("is history: %s", (text) => {
    expect(readRedFlags(text, TODAY)).toEqual([]);
  });

  test.each([
    "chest pain when I run, ECG was normal last year",
    "had chest pain in spring, cardiologist found nothing, now it is back",
    "I pass out in races, doctor checked me in 2020 and it was all fine",
    "Passed out last week after intervals, nothing found so far, more tests next week",
    "fainted in a race in 2018. never checked",
    "since 2019 I get chest pain, ECG normal",
    "fainted in 2018, heart tests normal, fainted again yesterday",
    "numb around the saddle since last week, surgeon happy with the back op",
    "Ohnmacht 2019, EKG normal, letzte Woche wieder Ohnmacht",
  ])("is none while it is there: %s", (text) => {
    expect(readRedFlags(text, TODAY)).not.toEqual([]);
  });
});

describe("a concussion of this month is not over with its headache", () => {
  test.each([
    "Concussion on 5 November, headache gone since Wed",
    "Concussion from a rogue ring on 1/11, headache gone since Wed",
    "Gehirnerschütterung am 1. November, Kopfschmerzen weg seit Mittwoch",
  ])("%s", (text) => expect(readRedFlags(text, "2026-11-21").map((flag) => flag.class)).toEqual(["neuro"]));
});

test("a year of two figures is long ago", () => expect(readRedFlags("Broke my nose at netball '09, looks fab now", TODAY)).toEqual([]));
