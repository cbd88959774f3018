import { describe, expect, test } from "vitest";
import { readDislikes } from "./dislikes.ts";

describe("what is no dislike of a whole movement", () => {
  test.each([
    "Den langen Lauf mach ich sonntags früh, also bitte kein Tempo da rein",
    "no corsa sotto la pioggia",
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
    ["no wind sprints", "Hill sprint"],
    ["no wind sprints", "Shuttle run"],
    ["Laufen mag ich nicht", "Easy run"],
  ])("%s", (text, name) => expect(readDislikes(text)).toContain(name));
});
