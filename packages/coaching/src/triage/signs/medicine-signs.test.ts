import { describe, expect, test } from "vitest";
import { triage } from "../triage.ts";

const TODAY = "2026-12-02";

describe("slow signs of a medicine, a nerve or a race", () => {
  test.each([
    [
      "just finished a week of cipro for a UTI, back running 3 days and both achilles ache first thing in the morning. More calf raises?",
      "tendon",
    ],
    ["nehme Levofloxacin und die Achillessehne tut seit gestern weh, trotzdem laufen?", "tendon"],
    ["prendo la ciprofloxacina e mi fa male il tendine d'achille quando corro", "tendon"],
    ["j'ai pris de l'ofloxacine et mon tendon d'Achille est douloureux au réveil", "tendon"],
    ["comecei propranolol pra enxaqueca e agora minha FC não passa de 128 nem no tiro. Tem como ajustar minhas zonas?", "beta-blocker"],
    ["started bisoprolol and my heart rate won't go above 130, which zones?", "beta-blocker"],
    ["seit dem Betablocker komme ich beim Puls nicht über 125, wie passe ich die Zonen an?", "beta-blocker"],
    ["Dopo le uscite in bici mi si addormentano mignolo e anulare, ora anche al mattino e faccio cadere il tappo. Cambio nastro?", "nerve"],
    ["ring finger and pinky go numb after long rides and lately I drop things", "nerve"],
  ])("wait for a doctor of this week: %s", async (message, aid) => {
    expect(await triage(message, [], TODAY)).toMatchObject({ kind: "sign", level: expect.stringMatching(/^doctor-/u), aid });
  });

  test.each([
    "Gisteren na de marathon was m'n eerste plas een beetje rozerood, daarna weer geel. Kan ik donderdag rustig lopen?",
    "my first wee after the ultra was a bit pink, clear since. Easy run tomorrow?",
  ])("are asked about: %s", async (message) => {
    expect(await triage(message, [], TODAY)).toMatchObject({ category: "rhabdo" });
  });

  test.each([
    "31 weeks, cleared by my midwife for lifting. Halfway through goblet squats my leggings went wet, not pee I don't think, sort of keeps trickling each time I stand.",
    "bin in der 34. ssw, beim Rudern ist wohl die Fruchtblase geplatzt, soll ich aufhören?",
    "embarazada de 36 semanas, creo que he roto aguas haciendo sentadillas",
  ])("waters that break are for the maternity unit now: %s", async (message) => {
    expect(await triage(message, [], TODAY)).toMatchObject({ kind: "sign", level: "emergency", category: "pregnancy" });
  });

  test.each([
    "my achilles is a bit stiff in the morning, more calf raises?",
    "which heart rate zones should I use for threshold?",
    "I always drop the bar on purpose after deadlifts, bad for my fingers?",
  ])("are in none of these: %s", async (message) => {
    expect(await triage(message, [], TODAY)).toEqual({ kind: "none" });
  });
});
