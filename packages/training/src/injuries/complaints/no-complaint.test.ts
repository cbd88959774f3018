import { describe, expect, test } from "vitest";
import { readInjuries } from "../read-injuries.ts";

const TODAY = "2026-11-30";

const HARMLESS: readonly (readonly [text: string, group: "skin" | "build"])[] = [
  ["hands rip", "skin"],
  ["my palms ripped in Saturday's workout", "skin"],
  ["torn callus on the right hand", "skin"],
  ["blisters on both heels", "skin"],
  ["black toenail from the last marathon", "skin"],
  ["sunburn on my shoulders", "skin"],
  ["chafing under the arms on long runs", "skin"],
  ["bruise on my shin from the box", "skin"],
  ["Blasen an den Händen", "skin"],
  ["Blase an der Ferse", "skin"],
  ["Schwielen reißen auf", "skin"],
  ["blauer Zehennagel", "skin"],
  ["ampollas en los pies", "skin"],
  ["se me abren las manos", "skin"],
  ["rozaduras en los muslos", "skin"],
  ["ampoules aux mains", "skin"],
  ["ongle noir au gros orteil", "skin"],
  ["coup de soleil sur les épaules", "skin"],
  ["mild scoliosis", "build"],
  ["flat feet, I wear insoles", "build"],
  ["hypermobile left thumb", "build"],
  ["leg length difference of 8 mm", "build"],
  ["I overpronate with the left foot", "build"],
  ["high arches", "build"],
  ["knock knees", "build"],
  ["leichte Skoliose", "build"],
  ["Plattfüße, Einlagen", "build"],
  ["Beinlängendifferenz 1 cm", "build"],
  ["pies planos", "build"],
  ["escoliosis leve", "build"],
  ["pieds plats", "build"],
  ["scoliose légère", "build"],
  ["left side gets tired in deadlifts", "build"],
  ["Quad is 80% of the other side", "build"],
];

describe("skin, a build and a weaker side close nothing", () => {
  test.each(HARMLESS)("%s", (text, group) => {
    const { regions, health, unread, redFlags } = readInjuries(text, TODAY);
    expect({ regions, unread, redFlags }).toEqual({ regions: [], unread: [], redFlags: [] });
    expect(health.findings.map((finding) => finding.group)).toContain(group);
    expect(health.limits.clearance).not.toBe("required");
  });
});

test.each([
  "All good. only 1 short strength session, the legs were flat last time when i lifted twice",
  "legs felt like lead on sunday, otherwise nothing to report",
  "my quads were absolutely trashed after the sled day, took 3 days",
  "on my feet all day as a nurse so evenings my legs are tired",
  "I was flat in the last race, no legs at all on the second lap",
  "my heart isn't in the long runs at the moment",
  "I shoulder most of the work at home",
  "hurt my pride more than my knee when i fell off the box",
  "Beine waren am Wochenende schwer wie Blei, sonst alles gut",
  "nehme alles auf die leichte Schulter, keine Verletzungen",
  "tengo las piernas cansadas del partido del domingo, nada más",
  "je suis debout toute la journée, je finis avec les jambes en coton",
  "gambe pesanti dopo la partita, tutto qui",
  "zware benen na het weekend, verder niks",
  "die Beine wollten beim letzten Tempolauf einfach nicht",
  "estoy de pie en la tienda todo el día",
  "as pernas não responderam no domingo, de resto tudo bem",
])("tired muscles and figures of speech close nothing: %s", (text) => {
  const { regions, redFlags, health } = readInjuries(text, TODAY);
  expect({ regions, redFlags, clearance: health.limits.clearance }).toEqual({ regions: [], redFlags: [], clearance: "none" });
});

test.each([
  ["Left hip replaced in June, surgeon very pleased and has discharged me, told to build up the leg again", "thigh"],
  ["Neue Hüfte im Mai, Arzt hat mich entlassen und gesagt ich soll das Bein wieder aufbauen", "thigh"],
  ["prótesis de cadera en abril, el cirujano dice que fortalezca la pierna", "thigh"],
  ["told to rebuild the quad after knee scope in june, no swelling, doing step ups at home", "thigh"],
])("an order to load a part spares nothing, and clears the operation: %s", (text, region) => {
  const { regions, health } = readInjuries(text, TODAY);
  expect(regions.filter((finding) => finding.region === region)).toEqual([]);
  expect(health.limits.clearance).not.toBe("required");
});

const COMPLAINTS: readonly (readonly [text: string, region: string])[] = [
  ["scoliosis, my lower back hurts after deadlifts", "lower_back"],
  ["flat feet, pain in the arch 4/10", "foot"],
  ["hands rip and my wrist hurts", "wrist_hand"],
  ["blisters on my feet, left knee 5/10", "knee"],
  ["torn hamstring", "thigh"],
  ["left leg feels dead and tingles", "lower_leg"],
  ["legs are heavy and my right calf hurts", "lower_leg"],
  ["Gemelo cargado desde el martes", "lower_leg"],
  ["bruised rib, 4/10", "chest_ribs"],
  ["torn ligament in the thumb", "wrist_hand"],
  ["overpronation and shin splints", "lower_leg"],
];

describe("pain beside them is still a complaint", () => {
  test.each(COMPLAINTS)("%s", (text, region) => {
    const { regions } = readInjuries(text, TODAY);
    expect(regions.find((finding) => finding.region === region)?.grade ?? 0).toBeGreaterThan(0);
  });

  test("an infected blister is a danger sign", () => {
    expect(readInjuries("infected blister with a red streak and fever", TODAY).redFlags).not.toEqual([]);
  });

  test("a graft names no second injury", () => {
    const text =
      "ACL reconstruction left knee in April (hamstring graft). Surgeon cleared me for straight line jogging last week, no cutting or jumping landings yet. Quad is 80% of the other side.";
    const { regions, health } = readInjuries(text, TODAY);
    expect(regions.map(({ region }) => region)).not.toContain("thigh");
    expect(health.findings.map(({ group }) => group)).toContain("operation");
  });
});

describe("what is told in the month of May", () => {
  test.each([
    ["Kreuzbandplastik rechts im Mai", "operation"],
    ["enceinte depuis mai", "pregnancy"],
  ])("%s is no denial", (text, group) => {
    expect(readInjuries(text, TODAY).health.findings.map((finding) => finding.group)).toContain(group);
  });
});

describe("a joint that only sounds", () => {
  test.each([
    "Knees creak on the stairs but nothing hurts under the bar.",
    "My knees crack on the stairs but never hurt.",
    "Meine Knie knacken auf der Treppe, tun aber nie weh",
    "Me crujen las rodillas pero no duelen",
    "Mes genoux craquent mais ne font jamais mal",
  ])("neither complains nor is asked about: %s", (text) => {
    const { regions, unread, health } = readInjuries(text, TODAY);
    expect({ regions, unread, findings: health.findings }).toEqual({ regions: [], unread: [], findings: [] });
  });

  test.each(["Knees creak on the stairs and it hurts", "My knee clicks and locks", "My knees crack and swell but don't hurt"])(
    "a sound with a sign stays: %s",
    (text) => {
      const { regions, unread, health } = readInjuries(text, TODAY);
      expect(regions.length + unread.length + health.findings.length).toBeGreaterThan(0);
    },
  );
});
