import { describe, expect, test } from "vitest";
import type { Region } from "../catalogue/exercise.ts";
import type { Activity } from "./activities.ts";
import type { RegionFinding } from "./injury.ts";
import { readInjuries } from "./read-injuries.ts";
import { getRunReturn } from "./return-ladder/run-rows.ts";

const TODAY = "2026-11-30";

type State = "present" | "healed" | "none";
interface Case {
  readonly text: string;
  readonly region: Region;
  readonly state: State;
  readonly hurts?: readonly Activity[];
  /** Named as fine: not closed. */
  readonly free?: readonly Activity[];
}

/** How a sentence places a complaint in time and which movements it closes (injuries.md sections 1 and 2). */
const CASES: readonly Case[] = [
  // English: here now, however long.
  {
    text: "left shoulder pinches in kipping ring muscle ups and deep dips for about a month, overhead lifting is fine",
    region: "shoulder",
    state: "present",
    hurts: ["muscle-up", "dip"],
    free: ["overhead"],
  },
  { text: "my knee has hurt for two weeks, cycling is fine", region: "knee", state: "present", free: ["bike"] },
  {
    text: "right elbow aches on pull-ups since August, pressing is no problem",
    region: "elbow",
    state: "present",
    hurts: ["pullup"],
    free: ["press"],
  },
  { text: "Achilles has been stiff in the mornings for a year", region: "lower_leg", state: "present" },
  { text: "hip pain since 2023, still there on long runs", region: "hip_groin", state: "present" },
  { text: "shoulder hurts only when I do dips", region: "shoulder", state: "present", hurts: ["dip"] },
  { text: "wrists hurt in front rack, everything else is fine", region: "wrist_hand", state: "present", hurts: ["front-rack"] },
  { text: "knee fine except in deep squats, there it pinches", region: "knee", state: "present", hurts: ["squat-deep"] },
  {
    text: "lower back sore when deadlifting, squats are fine",
    region: "lower_back",
    state: "present",
    hurts: ["deadlift"],
    free: ["squat"],
  },
  { text: "calf tightens after 8 km, fine otherwise", region: "lower_leg", state: "present" },
  { text: "shin pain comes and goes since spring", region: "lower_leg", state: "present" },
  {
    text: "knee hurts going downhill for the last three months, flat running is fine",
    region: "knee",
    state: "present",
    hurts: ["downhill"],
    free: ["run"],
  },
  {
    text: "Right shoulder bothers me in the bench press, has done for about six weeks; overhead is fine",
    region: "shoulder",
    state: "present",
    hurts: ["bench"],
    free: ["overhead"],
  },
  { text: "elbow pain on rope climbs for 14 months now", region: "elbow", state: "present", hurts: ["rope"] },
  { text: "left heel hurts like hell in the first steps, since October", region: "foot", state: "present" },
  { text: "my back is fine when running but hurts when rowing", region: "lower_back", state: "present", hurts: ["rower"], free: ["run"] },
  {
    text: "shoulder clicks and pinches at the bottom of dips, pull-ups ok",
    region: "shoulder",
    state: "present",
    hurts: ["dip"],
    free: ["pullup"],
  },
  {
    text: "groin pulls when sprinting for about two months, easy runs are fine",
    region: "hip_groin",
    state: "present",
    hurts: ["run-fast"],
    free: ["run-easy"],
  },
  { text: "knee: 3/10 on stairs for ages, squatting is fine", region: "knee", state: "present", hurts: ["stairs"], free: ["squat"] },
  { text: "knee is ok now but still hurts on stairs", region: "knee", state: "present", hurts: ["stairs"] },
  { text: "Shoulder: pressing fine, dips hurt", region: "shoulder", state: "present", hurts: ["dip"], free: ["press"] },
  { text: "everything fine except my right knee in lunges", region: "knee", state: "present", hurts: ["lunge"] },
  { text: "ankle sprain three weeks ago, still stiff", region: "ankle", state: "present" },
  { text: "lower back fine unless I deadlift from the floor", region: "lower_back", state: "present", hurts: ["floor"] },
  { text: "neck stiff after long desk days, lifting no problem", region: "neck", state: "present" },
  { text: "elbow has been sore on and off since I started low bar squats", region: "elbow", state: "present" },
  { text: "knee pain, running is fine, hiking down a mountain is not", region: "knee", state: "present", free: ["run"] },
  { text: "shoulder fine in training but it pinches at night", region: "shoulder", state: "present" },
  // English: over.
  { text: "shoulder hurt last month in snatches, ok now", region: "shoulder", state: "healed" },
  { text: "broken wrist as a child, no trouble", region: "wrist_hand", state: "healed" },
  { text: "sprained ankle in 2022, fully healed", region: "ankle", state: "healed" },
  { text: "had shoulder pain last winter, all good now", region: "shoulder", state: "healed" },
  { text: "knee surgery 2015, no problems since", region: "knee", state: "healed" },
  { text: "old hamstring strain, no pain for two years", region: "thigh", state: "healed" },
  { text: "used to have tennis elbow, gone since May", region: "elbow", state: "healed" },
  { text: "my back hurt in the summer, it is fine now", region: "lower_back", state: "healed" },
  { text: "no knee pain", region: "knee", state: "none" },
  { text: "shoulders are fine", region: "shoulder", state: "none" },
  // German.
  {
    text: "Linke Schulter zwickt seit etwa einem Monat bei Dips und Muscle-ups, Überkopf ist alles gut",
    region: "shoulder",
    state: "present",
    hurts: ["dip"],
    free: ["overhead"],
  },
  {
    text: "Knie schmerzt seit drei Wochen beim Bergablaufen, in der Ebene geht es gut",
    region: "knee",
    state: "present",
    hurts: ["downhill"],
  },
  { text: "Achillessehne morgens steif, seit über einem Jahr", region: "lower_leg", state: "present" },
  { text: "Handgelenk tut nur beim Umsetzen weh, sonst alles gut", region: "wrist_hand", state: "present", hurts: ["clean"] },
  {
    text: "Rücken zieht beim Kreuzheben, Kniebeugen sind kein Problem",
    region: "lower_back",
    state: "present",
    hurts: ["deadlift"],
    free: ["squat"],
  },
  {
    text: "Ellbogen schmerzt seit Sommer bei Klimmzügen, Drücken geht",
    region: "elbow",
    state: "present",
    hurts: ["pullup"],
    free: ["press"],
  },
  { text: "Schienbein meldet sich ab 40 Minuten, sonst beschwerdefrei", region: "lower_leg", state: "present" },
  { text: "Hüfte zwickt, kommt und geht", region: "hip_groin", state: "present" },
  { text: "Knie ok außer bei tiefen Kniebeugen, da sticht es", region: "knee", state: "present", hurts: ["squat-deep"] },
  {
    text: "Schulter schmerzt beim Bankdrücken seit zwei Monaten, Schulterdrücken geht problemlos",
    region: "shoulder",
    state: "present",
    hurts: ["bench"],
    free: ["overhead"],
  },
  { text: "Schulter okay, außer wenn ich Dips mache", region: "shoulder", state: "present", hurts: ["dip"] },
  {
    text: "Seit drei Wochen Schmerzen im Ellbogen beim Seilklettern, Rudern geht",
    region: "elbow",
    state: "present",
    hurts: ["rope"],
    free: ["rower"],
  },
  { text: "Linkes Knie zwickt bergab, bergauf kein Problem", region: "knee", state: "present", hurts: ["downhill"], free: ["hills"] },
  { text: "Bänderriss am Sprunggelenk 2019, ausgeheilt", region: "ankle", state: "healed" },
  { text: "Hatte letztes Jahr Knieschmerzen, jetzt beschwerdefrei", region: "knee", state: "healed" },
  { text: "Früher Probleme mit der Schulter, seit zwei Jahren nichts mehr", region: "shoulder", state: "healed" },
  { text: "keine Knieschmerzen", region: "knee", state: "none" },
  // Spanish.
  {
    text: "El hombro izquierdo me pincha en los fondos desde hace un mes, por encima de la cabeza va bien",
    region: "shoulder",
    state: "present",
    hurts: ["dip"],
    free: ["overhead"],
  },
  {
    text: "Me duele la rodilla por fuera al kilómetro 12 más o menos, en las bajadas peor",
    region: "knee",
    state: "present",
    hurts: ["downhill"],
  },
  { text: "Rodilla: duele solo al saltar, correr bien", region: "knee", state: "present", hurts: ["jump"], free: ["run"] },
  { text: "Molestias en el codo en las dominadas desde agosto, el resto bien", region: "elbow", state: "present", hurts: ["pullup"] },
  {
    text: "La espalda me molesta en el peso muerto desde hace tres semanas, las sentadillas bien",
    region: "lower_back",
    state: "present",
    hurts: ["deadlift"],
    free: ["squat"],
  },
  { text: "Aquiles rígido por las mañanas desde hace un año", region: "lower_leg", state: "present" },
  { text: "La cadera va y viene desde primavera", region: "hip_groin", state: "present" },
  {
    text: "Muñeca me duele en flexiones, menos en dominadas que van bien",
    region: "wrist_hand",
    state: "present",
    hurts: ["pushup"],
    free: ["pullup"],
  },
  { text: "Rodilla bien salvo en sentadillas profundas", region: "knee", state: "present", hurts: ["squat-deep"] },
  {
    text: "Desde hace un mes el hombro me molesta en el press de banca, todo lo demás bien",
    region: "shoulder",
    state: "present",
    hurts: ["bench"],
  },
  { text: "Esguince de tobillo en 2021, curado", region: "ankle", state: "healed" },
  { text: "Tuve dolor de hombro el año pasado, ahora nada", region: "shoulder", state: "healed" },
  { text: "sin dolor de rodilla", region: "knee", state: "none" },
  { text: "Gemelo cargado después de 10 km, por lo demás bien", region: "lower_leg", state: "present" },
  // French.
  {
    text: "L'épaule gauche pince dans les dips depuis un mois environ, au-dessus de la tête ça va",
    region: "shoulder",
    state: "present",
    hurts: ["dip"],
    free: ["overhead"],
  },
  {
    text: "Genou douloureux dans les descentes depuis trois semaines, à plat ça va",
    region: "knee",
    state: "present",
    hurts: ["downhill"],
  },
  {
    text: "Mal au coude sur les tractions depuis août, les pompes ça va",
    region: "elbow",
    state: "present",
    hurts: ["pullup"],
    free: ["pushup"],
  },
  {
    text: "Le dos me fait mal au soulevé de terre, les squats vont bien",
    region: "lower_back",
    state: "present",
    hurts: ["deadlift"],
    free: ["squat"],
  },
  { text: "Tendon d'Achille raide le matin depuis un an", region: "lower_leg", state: "present" },
  { text: "Genou : douleur seulement dans les sauts, la course va bien", region: "knee", state: "present", hurts: ["jump"], free: ["run"] },
  { text: "La hanche, ça va et ça vient depuis le printemps", region: "hip_groin", state: "present" },
  { text: "Mollet tendu après 8 km, sinon tout va bien", region: "lower_leg", state: "present" },
  { text: "Poignet sensible en front rack, le reste va bien", region: "wrist_hand", state: "present", hurts: ["front-rack"] },
  { text: "Épaule ok sauf dans les dips", region: "shoulder", state: "present", hurts: ["dip"] },
  { text: "Genou gauche : rien à signaler sauf en descente", region: "knee", state: "present", hurts: ["downhill"] },
  {
    text: "Depuis deux mois j'ai mal au genou en montant les escaliers, le vélo va bien",
    region: "knee",
    state: "present",
    hurts: ["stairs"],
    free: ["bike"],
  },
  { text: "Entorse de la cheville en 2020, guérie", region: "ankle", state: "healed" },
  { text: "Mal à l'épaule l'an dernier, plus rien maintenant", region: "shoulder", state: "healed" },
  { text: "pas de douleur au genou", region: "knee", state: "none" },
  // It comes every time: what passes by the next day is not over.
  { text: "low back gets tight and achey after heavy pulls, nothing down the legs, gone next day", region: "lower_back", state: "present" },
  { text: "lower back aches every time i deadlift heavy, gone by next day", region: "lower_back", state: "present" },
  { text: "left achilles creaky for the first few steps in the morning then ok", region: "lower_leg", state: "present" },
  {
    text: "Schulter meldet sich nach schwerem Überkopfdrücken, am nächsten Tag ist es weg",
    region: "shoulder",
    state: "present",
  },
  { text: "my back was fine for months, since tuesday it is really stiff again", region: "lower_back", state: "present" },
  { text: "Physio cleared my knee last year. This month it swells after every long run.", region: "knee", state: "present" },
  { text: "hamstring feels 90% recovered, full training from monday", region: "thigh", state: "present" },
  { text: "the surgeon said everything healed but the knee gives way on stairs", region: "knee", state: "present" },
  {
    text: "had my wrist in plaster until september and it still aches in push ups",
    region: "wrist_hand",
    state: "present",
    hurts: ["pushup"],
  },
  { text: "I never warm up and my hips pay for it every time I squat", region: "hip_groin", state: "present", hurts: ["squat"] },
  // A story of the past that ended well.
  { text: "gave my knees a rest over winter, they are happy again", region: "knee", state: "healed" },
  { text: "hatte bis Ostern Probleme mit der Schulter, jetzt drücke ich wieder alles", region: "shoulder", state: "healed" },
  { text: "fracture du pied il y a trois ans, je cours tous les jours sans y penser", region: "foot", state: "healed" },
  {
    text: "was out 8 weeks with a calf tear in summer, full training since september and no reaction",
    region: "lower_leg",
    state: "healed",
  },
  { text: "used to have a bad back, desk job days. not had it in years", region: "lower_back", state: "healed" },
  { text: "ITB used to flare at 10 miles, did 16 last weekend and not a peep", region: "knee", state: "healed" },
  { text: "Rücken war früher ein Thema, seit ich hebe ist Ruhe", region: "lower_back", state: "healed" },
  { text: "el año pasado tuve una rotura en el gemelo, ya corro sin molestias", region: "lower_leg", state: "healed" },
  { text: "tendinite d'achille l'an dernier, je cours 40 km par semaine sans douleur", region: "lower_leg", state: "healed" },
  { text: "hamstring vorig jaar gescheurd, alweer maanden volledig belastbaar", region: "thigh", state: "healed" },
];

describe("a complaint is placed in time, and its words about movements are kept", () => {
  test.each(CASES)("$text", ({ text, region, state, hurts = [], free = [] }) => {
    const finding = readInjuries(text, TODAY).regions.find((found) => found.region === region);
    if (state === "present") expect(finding?.grade ?? 0).toBeGreaterThan(0);
    else if (state === "healed") expect(finding?.grade ?? 0).toBe(0);
    else expect((finding?.grade ?? 0) === 0).toBe(true);
    expect(finding?.hurts ?? []).toEqual(expect.arrayContaining([...hurts]));
    for (const activity of free) expect(finding?.hurts ?? []).not.toContain(activity);
  });
});

/** From where on it hurts, in minutes of easy running: runs end before it (return-ladders.md section 4 knows no distance; practice). */
const ONSETS: readonly (readonly [text: string, minutes: number | undefined])[] = [
  ["Dolor por fuera de la rodilla al kilómetro 12 más o menos, sobre todo cuesta abajo", 60],
  ["knee hurts after 8 km", 40],
  ["Knie schmerzt ab 40 Minuten", 40],
  ["Genou douloureux après une heure de course", 60],
  ["Achilles sore after 8-10 km, fine before", 40],
  ["shin pain from km 5 on, 4/10", 25],
  ["ITB acts up around 10 miles", 80.45],
  ["Schulter tut nach 1500 m Kraul weh", undefined],
  ["knee pain for 3 months", undefined],
  ["back pain 4/10 since the 10 km race", undefined],
];

test.each([
  ["twisted my ankle last Thursday, two ligaments stretched. On crutches until Friday.", 7],
  ["Bänderdehnung am Sprunggelenk, an Krücken", 7],
  ["sprained ankle three weeks ago, off crutches now", 4],
  ["two ligaments stretched in the left ankle", 4],
])("%s is %i of 10", (text, score) => {
  const { regions, unread } = readInjuries(text, TODAY);
  expect(unread).toEqual([]);
  expect(regions.find(({ region }) => region === "ankle")?.score).toBe(score);
});

describe("where pain begins", () => {
  test.each(ONSETS)("%s", (text, minutes) => {
    expect(readInjuries(text, TODAY).regions[0]?.onset?.minutes).toEqual(minutes);
  });

  test.each(ONSETS.filter(([, minutes]) => minutes !== undefined))("%s: runs stay below it", (text, minutes = 0) => {
    const row = getRunReturn(readInjuries(text, TODAY).regions[0] as RegionFinding);
    expect(row?.kind).toBe("runs");
    if (row?.kind !== "runs") return;
    expect(row.longest ?? Infinity).toBeLessThanOrEqual(minutes - 10);
    expect(row.longest ?? 0).toBeGreaterThanOrEqual(Math.min(minutes - 11, 0.7 * minutes));
  });

  test("a distance is no score", () => {
    expect(readInjuries("calf tight after 8-10 km", TODAY).regions[0]?.pain).toBeUndefined();
    expect(readInjuries("calf tight, 8-10 after long runs", TODAY).regions[0]?.pain).toBe(8);
  });
});
