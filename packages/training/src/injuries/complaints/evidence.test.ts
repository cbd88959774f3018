import { describe, expect, test } from "vitest";
import { readInjuries } from "../read-injuries.ts";

const TODAY = "2026-11-30";
const open = (text: string): readonly string[] =>
  readInjuries(text, TODAY)
    .regions.filter(({ grade }) => grade > 0)
    .map(({ region }) => region);
const groups = (text: string): readonly string[] =>
  readInjuries(text, TODAY).health.findings.flatMap(({ group, limits }) => (limits.clearance === "required" ? [group] : []));

describe("words that are no evidence of a complaint", () => {
  test.each([
    ["Left knee moans downhill. Physio said its my hip not my knee", ["knee"]],
    ["les côtes me coupent les jambes", []],
    ["el esguince de tobillo del insti ya ni cuenta", []],
    ["Type 2 diabetic on metformin. Feet a bit numb underneath, nurse checks them yearly", []],
    ["Linkerknie doet pijn, trap af voel ik m, trap op nooit", ["knee"]],
  ])("%s", (text, regions) => expect(open(text)).toEqual(regions));

  test("wear and tear is no tear", () => {
    expect(readInjuries("Wear and tear in both knees", TODAY).regions).toMatchObject([{ region: "knee", grade: 1 }]);
    expect(readInjuries("tear in my knee, swollen", TODAY).regions[0]?.grade).toBeGreaterThan(1);
  });
});

test.each(["Nacken ist vom Homeoffice immer fest", "Nek zit vast van het beeldscherm", "stiff neck from the desk"])(
  "tight from a desk closes nothing: %s",
  (text) => expect(readInjuries(text, TODAY).regions).toMatchObject([{ region: "neck", grade: 1, closesNothing: true }]),
);

describe("words that are evidence", () => {
  test.each([
    ["my hip hurts, not my knee", ["hip_groin"]],
    ["douleur aux côtes à gauche", ["chest_ribs"]],
    ["côte fêlée il y a deux semaines", ["chest_ribs"]],
    ["das Knie kommt von der Hüfte, sagt der Physio", ["knee"]],
    ["Diabetes Typ 2. Fuß schmerzt 4/10", ["foot"]],
  ])("%s", (text, regions) => expect(open(text)).toEqual(expect.arrayContaining([...regions])));
});

describe("what a plan waits for", () => {
  test.each([
    "Montags Opernchor, sonst gesund",
    "I'm a machine operator, knees fine",
    "retired postman, right knee clicks on stairs",
    "het gaat de goede kant op, trap op nooit last",
    "J'ai la tête qui tourne quand je me relève trop vite du sol, c'est le comprimé pour la tension",
    "I get dizzy when I stand up quickly from the floor",
    "mir wird beim schnellen Aufstehen schwindlig",
    "mi gira la testa quando mi alzo in fretta",
    "als ik te snel opsta ben ik duizelig",
  ])("not for: %s", (text) => expect(groups(text)).toEqual([]));

  test.each([
    ["dizzy when I run", "recognised"],
    ["schwindelig seit zwei Wochen", "recognised"],
    ["mi gira la testa dopo ogni allenamento quando mi alzo", "recognised"],
    ["Ich wurde operiert", "operation"],
    ["opperation on the knee 3 weeks ago", "operation"],
    ["knie operatie 3 weken geleden", "operation"],
    ["schouder geopereerd 3 weken geleden, gaat de goede kant op", "operation"],
  ])("but for: %s", (text, group) => expect(groups(text)).toContain(group));
});

describe("whose body it is", () => {
  test.each([
    "my daughter broke her wrist, I'm fine",
    "Meine Tochter hat sich das Handgelenk gebrochen",
    "Mi mujer está embarazada de 6 meses",
    "A minha mãe tem osteoporose, eu estou ótima",
    "Ma fille a cassé son poignet, moi tout va bien",
    "mia madre ha la pressione alta",
    "mijn vrouw is zwanger",
    "My brother's knee is knackered, can't run any more. Me, nothing.",
    "Also my nan had bad hips but mine are fine so far lol",
    "Die Hüfte meiner Oma ist hin und mein Bruder darf nicht mehr laufen",
    "La rodilla de mi hermano está fatal, no puede correr. Yo nada.",
    "Le genou de mon frère est foutu. Moi rien.",
    "Il ginocchio di mio fratello è andato",
    "De knie van mijn broer is kapot",
  ])("not the athlete's: %s", (text) => {
    const { regions, redFlags, health } = readInjuries(text, TODAY);
    expect([...regions, ...redFlags, ...health.findings]).toEqual([]);
  });

  test.each([
    ["my wife says my shoulder clicks and it hurts", "shoulder"],
    ["mi hijo me dio un golpe en la rodilla y me duele", "knee"],
    ["My partner knocked my knee, it hurts", "knee"],
    ["the knee of my left leg hurts", "knee"],
  ])("the athlete's: %s", (text, region) => expect(open(text)).toContain(region));
});

describe("what is over", () => {
  test.each([
    "Me rompí la clavícula con 12 años y ya ni me acuerdo",
    "Parti o pé em miúdo a jogar à bola",
    "knees click when I squat but never bother me",
    "Pause auf der Brust beim Bankdrücken mag ich, da merk ich die Brust richtig arbeiten",
    "Knie kraakt al jaren maar doet niks",
    "Der Meniskus links ist seit 2017 operiert und vergessen",
    "Vor 3 Jahren Bandscheibe L5/S1, seither alles gut, hebe wieder 160",
    "disc 4 years ago, all good since",
    "Rodillas, espalda, todo bien",
    "Knees, back, all good",
    "Beine und linker Arm dürfen alles",
    "dos blocos na altura do joelho não sinto nada",
  ])("%s", (text) => expect(open(text)).toEqual([]));

  test("what hurts now is not", () => {
    expect(open("dislocated my shoulder as a kid, still sore now")).toEqual(["shoulder"]);
    expect(open("my knee never bothers me on the bike but hurts on stairs")).toEqual(["knee"]);
    expect(open("knee op in 2017, good since but still swells sometimes")).toEqual(["knee"]);
    expect(open("knee, back, everything hurts")).toContain("knee");
  });
});

test.each([
  ["Tennis elbow that's come from the ski erg of all things", ["elbow"]],
  ["What isn't forgotten is the left bicep tendon at the front of the shoulder", ["shoulder"]],
  ["a dodgy left wrist - hates being bent back under load", ["wrist_hand"]],
  ["wrist hurts when it's bent back", ["wrist_hand"]],
  ["my back is bent and hurts", ["lower_back"]],
])("what is named is there, and nothing else: %s", (text, regions) => expect(open(text)).toEqual(regions));

test.each([
  ["MRI on the 1st so I'll train that evening as usual", []],
  ["meine Schwiegermutter wiegt auf der Seele", []],
  ["j'ai repris le goût du café", []],
  ["Trigger thumb injected w/ cortisone Thurs just gone", []],
  ["Daumen mit Kortison gespritzt", []],
  ["on cortisone tablets for six weeks", ["recognised"]],
])("words that only look like an illness: %s", (text, all) => expect(groups(text)).toEqual(all));

test.each([
  ["My dad had a heart attack at 45, had chest pain on runs lately", "a sign"],
  ["My daughter broke her wrist, can't run at the moment", "a ban"],
])("behind a relative may stand what is the athlete's own: %s", (text) => {
  const { redFlags, health } = readInjuries(text, "2026-11-30");
  expect(redFlags.length + health.findings.length).toBeGreaterThan(0);
});
