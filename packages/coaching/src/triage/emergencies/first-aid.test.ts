import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { certainCategory, hasEvidence, PRIVATE } from "../evidence.ts";
import { languageOfMessages } from "../languages/language-of.ts";
import { readLearned } from "../learned.ts";
import { answerTo, whileStopped } from "../say.ts";
import { triage } from "../triage.ts";

const TODAY = "2026-11-26";
const FOLDER = new URL("../../../triage-corpus/", import.meta.url);
/** Emergencies of the corpus: category, level, language and text between tabs. */
const emergencies = readdirSync(FOLDER)
  .flatMap((name) => readFileSync(new URL(name, FOLDER), "utf8").split("\n"))
  .map((line) => line.split("\t"))
  .filter(([, level]) => level === "E")
  .map(([category = "", , , text = ""]) => ({ category, text: text.replaceAll(" >> ", ". ") }));

async function answer(message: string, earlier: readonly string[] = []): Promise<string> {
  const found = await triage(message, earlier, TODAY);
  return found.kind === "sign" ? answerTo(found, languageOfMessages([...earlier, message])) : found.kind;
}

describe("first aid that would harm", () => {
  test.each([
    ["type 1, pump failed, vomiting, ketones high, breath smells of pear drops", /fast sugar/],
    ["T1, been throwing up since dawn, breath smells of pear drops, feel sleepy", /fast sugar/],
    ["finished the ironman, drank water all day, now headache, vomiting and i dont recognise my wifes jokes", /Cool first|clothes off/],
    ["tearing pain between shoulder blades came on mid deadlift, worst ever, clammy", /testicle/],
    ["like elephant sat on me from minute 12, im 58 and grey in the mirror", /Cool first|clothes off/],
    ["schwimmer reagiert nicht, liegt am beckenrand, hat schaum vorm mund", /Beine hoch|Leg dich/],
    ["im schwimmbad haben sie grad einen rausgezogen der atmet nicht", /Beine hoch|Leg dich/],
    ["la mia allieva ha bevuto acqua, tossisce da un'ora e ora è blu sulle labbra", /spruzzo|puff/i],
  ])("is not said: %s", async (message, harmful) => {
    const text = await answer(message);
    expect(text).toMatch(/112/);
    expect(text).not.toMatch(harmful);
  });

  test.each([
    "Il mio amico è rimasto un'ora in acqua a 11 gradi senza muta, ha smesso di tremare, biascica e vuole solo dormire.",
    "My friend was an hour in 11 degree water without a wetsuit, he has stopped shivering, slurs and only wants to sleep",
    "shivering stopped after the open water swim, I'm cold and confused",
    "meine freundin zittert nicht mehr nach dem schwimmen im see, ist kalt und verwirrt",
  ])("warms who is cold and never cools: %s", async (message) => {
    const found = await triage(message, [], TODAY);
    expect(found).toMatchObject({ kind: "sign", level: "emergency", aid: "hypothermia" });
  });

  test.each([
    [
      ["Got a gas heater going in the garage gym as it's freezing. Bit of a headache after the warm-up."],
      /^\*\*Out into fresh air now, everybody/,
    ],
    [
      [
        "Got a gas heater going in the garage gym as it's freezing. Bit of a headache after the warm-up.",
        "headache's worse and I feel sick now, my brother's down here too and he's gone all floppy and confused",
      ],
      /^\*\*Out into fresh air now, everybody/,
    ],
    [["auto läuft in der garage neben dem rudergerät, abgase, mir ist schwindlig und übel, kopf dröhnt"], /^\*\*Sofort alle raus/],
  ])("gets everybody out of bad air first: %j", async (messages, first) => {
    const text = await answer(messages.at(-1) ?? "", messages.slice(0, -1));
    expect(text).toMatch(first);
    expect(text).toMatch(/112/);
    expect(text).not.toMatch(/Cool first|kühlen/);
  });

  test.each([
    ["man naast me op de roeier zakt zo in elkaar, geen reactie, ademt niet volgens mij, wat nu!!", "resuscitation", /midden.*borst/],
    [
      "un gars du club convulse par terre depuis le dernier burpee ca fait bien 5 min il est bleu autour de la bouche",
      "seizure",
      /massage/,
    ],
    [
      "mi compañero se a caido de la bici en la bajada, dice q le duele mucho el cuello y no siente las manos. lo levanto?",
      "still",
      /No levantes/,
    ],
    [
      "My daughter got kneed in the head at her match, she was fine but now she's thrown up twice and I can't get her to stay awake.",
      "still",
      /Do not lift or move them/,
    ],
    ["my training partner fainted mid set and is grey, what do i do", "resuscitation", /middle of the chest/],
  ])("is told to the helper: %s", async (message, aid, helpful) => {
    expect(await triage(message, [], TODAY)).toMatchObject({ kind: "sign", level: "emergency", person: "other", aid });
    const text = await answer(message);
    expect(text).toMatch(helpful);
    expect(text).not.toMatch(/legs up|benen omhoog|jambes en l|piernas en alto|Do not drive yourself|Rijd niet zelf/);
  });

  test.each([
    [
      "my wife ate a protein bar with nuts in it and now her lips are swelling up and shes wheezing",
      "Tell them, and help them do it: Adrenaline pen",
    ],
    ["un ragazzo in palestra si è tagliato con un vetro, il sangue esce a fiotti", "Diglielo e aiutala a farlo: Premi forte"],
    ["mon pote vient de sortir de l'eau, il tousse de la mousse rose et il arrive plus à respirer", "aide-la à le faire : Assieds-toi"],
    ["o meu colega caiu no meio do wod e ta a tremer todo, nao responde", "nada na boca"],
  ])("is never an order to lie down for the helper: %s", async (message, words) => expect(await answer(message)).toContain(words));

  test.each([
    ["havent had my period since june, running 90k a week. thats normal right?", /eating-disorder/],
    ["lost 7 kg since september without trying and im soaking the sheets at night", /bladder|leave the part/],
    ["mijn pink en ringvinger zijn al een week doof en ik kan minder hard knijpen", /blaas/],
  ])("of a doctor's matter says nothing about what was not told: %s", async (message, strange) => {
    const text = await answer(message);
    expect(text).toMatch(/doctor|arts/);
    expect(text).not.toMatch(strange);
  });

  test("an overdose that was taken gets help for the body, without an if", async () => {
    const text = await answer("My flatmate just told me she took all her pills and doesn't want to wake up. She's on the sofa.");
    expect(text).toMatch(/^\*\*Call your emergency number for them now.+poison centre.+packs.+on the side/s);
  });

  test("a neck that must not be moved is still that in the next message", async () => {
    const text = await answer("adesso non sente più le gambe e gli fa male il collo", [
      "il mio amico è caduto con la bici, dice che sta bene",
    ]);
    expect(text).toMatch(/Non sollevare e non spostare/);
  });

  test.each([
    ["choking on a gel, can't get it out", "emergency", /blows between the shoulder blades/],
    ["snake bit my ankle on the trail", "emergency", /Do not cut, suck or tie/],
    ["smelled gas in the garage gym and we all have headaches", "emergency", /^\*\*Out into fresh air now/],
    ["swallowed a whole pack of ibuprofen for my back", "emergency", /poison centre/],
    ["my foot is white and cold after my cast was put on", "emergency", /Open or cut whatever is tight/],
    ["hit by a car on my ride, back hurts and legs are numb", "emergency", /Do not move, keep the head still/],
    ["coughing up blood after the swim", "emergency", /Sit up/],
    ["testicle twisted and swollen", "emergency", /six hours/],
    ["a dog bit me on my run, skin is open", "doctor-today", /soap under running water/],
    ["ein hund hat mich beim laufen gebissen", "doctor-today", /Seife unter fließendem Wasser/],
    ["burned my hand on the sauna stove, blisters", "doctor-today", /running water on it for 20 minutes/],
    ["deep cut on my hand from the box, need stitches?", "doctor-today", /six hours/],
    ["pain in the lower right belly with fever", "doctor-today", /Nothing to eat or drink/],
    ["thrown up 6 times and can't keep water down since yesterday", "doctor-today", /Small sips/],
    ["i cut my arms when i fail a session", "talk", /crisis line/],
  ] as const)("fits the accident: %s", async (message, level, aid) => {
    expect(await triage(message, [], TODAY)).toMatchObject({ kind: "sign", level });
    expect(await answer(message)).toMatch(aid);
  });

  test("cools who is hot", async () => {
    const text = await answer("my friend stopped shivering and sweating in the 35 degrees heat, he is confused and burning hot");
    expect(text).toMatch(/Cool first/);
  });

  test("is not said while the stop is open either", () => {
    const stop = { category: "sugar", level: "emergency", quote: "T1, throwing up since dawn, breath smells of pear drops" } as const;
    expect(whileStopped(stop)).not.toMatch(/fast sugar/);
    expect(whileStopped({ ...stop, quote: "my sugar is 2.4, shaking" })).toMatch(/fast sugar/);
  });

  test.each([
    ["type 1 and my sugar is 2.4, shaking and confused", /fast sugar/],
    ["one of my balls hurts like mad since an hour, its swollen and i feel sick", /six hours/],
    ["schwimmer reagiert nicht, liegt am beckenrand, hat schaum vorm mund", /Defibrillator/],
  ])("what helps is: %s", async (message, helpful) => expect(await answer(message)).toMatch(helpful));
});

describe("numb hands", () => {
  test.each([
    ["Hands went numb on the bike after three hours, shook them out and they came back.", { kind: "ask" }],
    [
      "seit 2 wochen taubes gefühl im kleinen finger und ringfinger, jetz kann ich die hand nich mehr richtig spreizen beim bankdrücken",
      { kind: "sign", level: "doctor-today" },
    ],
  ])("are no cauda equina: %s", async (message, expected) =>
    expect(await triage(message, [], TODAY)).toMatchObject({ ...expected, category: "unclear" }),
  );

  test.each([
    "hands went numb on the bike and my face droops, my speech is slurred",
    "both legs feel weak and numb after the deadlift and i cant pee",
  ])("do not hide an emergency: %s", async (message) =>
    expect(await triage(message, [], TODAY)).toMatchObject({ kind: "sign", level: "emergency" }),
  );
});

describe("words about suicide, food and violence", () => {
  test.each([
    "pain gone, keep training?",
    "he tells it every season",
    "je saigne du nez souvent",
    "bonked so hard at 90k i was seeing god, ate a snickers and rode home",
    "Ik val de laatste weken steeds af en drink wel vijf liter per dag.",
    "seit den letzten tagen kann ich den linken arm nicht mehr heben und sehe doppelt",
    "mijn vriendin zegt dat ik te veel train, minder doen?",
  ])("are not said to what speaks of none of them: %s", async (message) => {
    const found = await triage(message, [], TODAY);
    expect(found.kind === "none" || !PRIVATE.has(found.category)).toBe(true);
  });

  test.each([
    ["en", "i want to cut my wrists tonight"],
    ["de", "ich schneide mir heute die pulsadern auf"],
    ["es", "llevo semanas pensando en cortarme las venas después de entrenar, hoy estoy decidido"],
    ["fr", "je vais m'ouvrir les veines ce soir"],
    ["it", "stasera mi taglio le vene"],
    ["pt", "esta noite corto os pulsos"],
    ["nl", "ik ga vanavond mijn polsen doorsnijden"],
  ])("are said to it (%s)", async (_, message) =>
    expect(await triage(message, [], TODAY)).toMatchObject({ kind: "sign", level: "emergency", category: "suicide" }),
  );
});

test("no message of the corpus gets the first aid of a category that it does not bear out", async () => {
  const wrong: string[] = [];
  let specific = 0;
  for (const { category, text } of emergencies) {
    const reading = await readLearned(text);
    const certain = certainCategory(reading);
    if (certain !== "unclear") {
      specific++;
      if (!hasEvidence(certain, reading) && !PRIVATE.has(certain)) wrong.push(`${certain} without evidence: ${text}`);
      if (certain !== category) wrong.push(`${certain} instead of ${category}: ${text}`);
    }
  }
  expect(wrong.length / emergencies.length, wrong.join("\n")).toBeLessThanOrEqual(0.02);
  expect(specific / emergencies.length).toBeGreaterThanOrEqual(0.85);
});

test.each([
  ["bleeding", "cut my shin with the axe, it spurts"],
  ["bleeding", "mit dem Messer in den Arm, es spritzt"],
  ["flutter", "heart skips beats on easy rides for two weeks and i go lightheaded with it"],
  ["flutter", "coração dispara em repouso 3x essa semana e fico tonta"],
])("%s: %s", async (aid, message) => expect(await triage(message, [], TODAY)).toMatchObject({ kind: "sign", aid }));

test("who lies there hot and does not answer is resuscitated and cooled", async () =>
  expect(await triage("una ragazza è crollata in gara, bollente, non risponde", [], TODAY)).toMatchObject({
    level: "emergency",
    aid: "resuscitation",
    category: "heat",
  }));

test.each([
  ["eating", "sign", "i chuck up after dinner before weigh in to be lighter, how many cals does rowing burn"],
  ["spine", "ask", "hit a 100 pr and btw my hands are tingling a bit"],
  ["unclear", "ask", "i feel off, not ill just off. train or rest"],
])("%s (%s): %s", async (category, kind, message) =>
  expect(await triage(message, [], TODAY)).toMatchObject({ kind, ...(kind === "sign" && { category }) }),
);

describe("words that fit what was said", () => {
  test.each([
    [["neck sore after snatch", "grip gone right hand since tuesday, keep dropping my mug"], /gets weaker, spreads to the other side/],
    [["mal au dos qui descend dans la fesse", "depuis hier le pied traine, je bute sur les marches"], /faiblit encore/],
    [["no period since july, 80k weeks, kinda proud im down to 49"], /eat enough, with no weight loss/],
    [["get a tight band across my chest on hills", "goes the second i stop, every time, for weeks"], /No effort and no stairs/],
    [["vom rad auf den kopf gefallen, helm kaputt", "seh doppelt und kotz schon zum dritten mal"], /auf die Seite/],
    [["vriend lacht scheef, arm zakt weg, praat dubbel"], /Onthoud de tijd/],
    [["kann die linke hand nicht bewegen und rede komisch"], /Nichts essen oder trinken|Uhrzeit/],
    [["my ring finger side hand has been numb for three weeks and grip is worse"], /note what the hand or foot cannot do/],
    [["no responde, ha caído en la cinta"], /Llama ya a emergencias/],
  ])("%j", async (messages, words) => expect(await answer(messages.at(-1) ?? "", messages.slice(0, -1))).toMatch(words));

  test("hives with a sign beyond the skin are anaphylaxis, a thick calf alone is a doctor's", async () => {
    expect(await triage("covered in hives, puking and woozy after the new protein", [], TODAY)).toMatchObject({
      level: "emergency",
      category: "anaphylaxis",
    });
    expect(await triage("linkerkuit dik en warm sinds de vlucht", [], TODAY)).toMatchObject({ level: "doctor-today", category: "clot" });
  });

  test("a missing period is no heavy bleeding and not called harmless", async () => {
    expect(await answer("no period since july, 80k weeks")).not.toMatch(/bleed heavily|harmless/);
  });

  test("fingers that fall asleep on the bike are not asked about genitals", async () => {
    const found = await triage("se me duermen dos dedos al coger la bici, luego se me pasa", [], TODAY);
    expect(found).toMatchObject({ kind: "ask", category: "spine" });
  });
});
