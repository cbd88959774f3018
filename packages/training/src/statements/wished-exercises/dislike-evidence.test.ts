import { describe, expect, test } from "vitest";
import { readDislikes } from "./dislikes.ts";

describe("what is no dislike of a whole movement", () => {
  test.each([
    "Den langen Lauf mach ich sonntags früh, also bitte kein Tempo da rein",
    "no corsa sotto la pioggia",
    "Parkrun most Saturdays but I volunteer as tail walker the first sat of the month so that's a walk not a run",
    "Quiero correr la media sin morirme en el km 15",
    "I just want to run without feeling like death after every station",
    "Vorrei correre senza odiarmi dopo",
    "ich will laufen ohne danach tot zu sein",
    "quero correr sem morrer",
    "ik wil hardlopen zonder kapot te gaan",
    "Die Wache hat Ruderer, Kurzhanteln und Langhantel",
    "Tuesday is club night with calibrated kit and a comp bench",
    "no running in the dark",
    "não gosto de correr no vento",
    "nicht laufen im Schnee",
    "can run there but its all hills",
    "si un día no puedo no me hagas recuperarlo después. En casa tengo una esterilla, gomas y una kettlebell",
  ])("%s", (text) => expect(readDislikes(text)).toEqual([]));

  test("tempo squats are no tempo run", () => {
    expect(readDislikes("tempo squats")).not.toContain("Tempo run");
    expect(readDislikes("tempo runs")).toContain("Tempo run");
  });
});

describe("what is one", () => {
  test.each([
    ["Odio el air bike con toda mi alma", "Assault bike"],
    ["I hate the air bike with all my heart", "Assault bike"],
    ["ich hasse das Assault Bike von ganzem Herzen", "Assault bike"],
    ["je déteste l'air bike de tout mon coeur", "Assault bike"],
    ["no burpees please", "Burpee"],
    ["hills", "Hill sprint"],
    ["sessions without burpees", "Burpee"],
    ["odio correr sin música", "Easy run"],
    ["no wind sprints", "Hill sprint"],
    ["no wind sprints", "Shuttle run"],
    ["Laufen mag ich nicht", "Easy run"],
  ])("%s", (text, name) => expect(readDislikes(text)).toContain(name));
});

test.each([
  "finish with a stretch",
  "ski and row loads",
  "Rudern geht, da sind drei Stück",
  "Singles, fine.",
  "Presse, fentes, tout ce que vous voulez à la place",
  "bis dahin schwimm ich nochmal wie blöd, dann Rad und Laufen",
  "je cours pour me vider la tête, pas pour vomir",
  "corro la San Silvestre, solo quiero terminar sin andar",
  "quero só terminar sem andar",
  "o ginásio da tripulação tem passadeira e halteres",
  "sandbag's 15 not 20",
  "the hills round here are stupid so pace means nothing",
  "Kreuzheben bitte nicht am Tag nach den Kniebeugen",
  "no deadlifts the day after squats",
  "en bici no salgo si llueve",
  "my other half says I walk like a wardrobe",
])("takes nothing out of the plan: %s", (text) => expect(readDislikes(text)).toEqual([]));

test.each([
  ["coach has banned me from kipping till I can do five strict", "Pull-up (kipping)", "Pull-up (strict)"],
  ["hip thrusts sind mir verboten, Kniebeugen gern", "Hip thrust", "Back squat"],
  ["no burpees, box jumps are fine", "Burpee", "Box jump"],
  ["finish without burpees please", "Burpee", "Box jump"],
  ["anything where I have to get up and down off the floor a lot", "Burpee", "Back squat"],
])("leaves out what is refused: %s", (text, refused, kept) => {
  expect(readDislikes(text)).toContain(refused);
  expect(readDislikes(text)).not.toContain(kept);
});
