import { describe, expect, test } from "vitest";
import { readInjuries } from "../injuries/read-injuries.ts";

const TODAY = "2026-11-30";

describe("where a complaint is quiet nothing is banned", () => {
  test.each([
    "Knee sore on long descents. Never uphill or on the flat.",
    "Genou gauche : douleur dans les longues descentes, jamais en montée ni sur le plat.",
    "Essuie-glace genou droit, ça se réveille vers 1h30 de descente, jamais en montée ni sur le plat",
    "Läuferknie rechts, meldet sich nur bergab. Eben und bergauf merk ich nie was.",
    "Das Knie zwickt nur beim Bergablaufen, bergauf und im Flachen nie.",
    "Me duele la rodilla bajando, nunca subiendo ni en llano.",
    "Il ginocchio mi fa male solo in discesa lunga, mai in salita e mai in piano.",
    "O joelho só dói nas descidas compridas, a subir e no plano nunca.",
    "Mijn knie doet alleen pijn bij lange afdalingen, nooit bergop en ook niet op het vlakke.",
    "Hurts going down stairs, never on the bike or running",
  ])("%s", (text) => {
    const { running, closed } = readInjuries(text, TODAY).health.limits;
    expect(running).toBe(true);
    expect(closed).not.toContain("hills");
    expect(closed).not.toContain("bike");
  });

  test.each([
    ["Knee hurts downhill. No hills, no running.", "hills"],
    ["Physio says the knee hurts on stairs, never on stairs or hills again", "hills"],
    ["Knee bad. Never run on asphalt.", "hard-ground"],
  ] as const)("a ban stays one: %s", (text, activity) => expect(readInjuries(text, TODAY).health.limits.closed).toContain(activity));

  test("overhead stays out for a fragile shoulder", () =>
    expect(readInjuries("Fragile shoulder, never overhead please", TODAY).health.limits.overhead).toBe(false));
});

describe("a without", () => {
  test.each(["laufe wieder 30 km die Woche ohne was zu merken", "vuelvo a correr 30 km a la semana sin notar nada"])(
    "bans nothing that stands before it: %s",
    (text) => expect(readInjuries(text, TODAY).health.limits.running).toBe(true),
  );

  test.each(["training without running", "no running without the brace", "Training ohne Laufen"])("bans what it governs: %s", (text) =>
    expect(readInjuries(text, TODAY).health.limits.running).toBe(false),
  );

  test("what does not go without pain is not fine", () =>
    expect(readInjuries("Right knee: I can't run without pain", TODAY).regions[0]?.hurts).toContain("run"));
});
