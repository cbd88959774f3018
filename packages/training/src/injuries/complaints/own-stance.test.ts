import { describe, expect, test } from "vitest";
import { readInjuries } from "../read-injuries.ts";

const TODAY = "2026-11-29";
const SQUATS = ["squat", "squat-deep", "back-squat"];

describe("a squat that hurts in one stance only", () => {
  test.each([
    "Hanche droite qui pince tout en bas du squat (conflit d'apres la radio), si j'ecarte plus les pieds ca passe, le kiné est ok pour continuer comme ça.",
    "Hip pinches in the squat, with a wider stance it's fine, physio is ok to carry on like that",
    "Hip pinches at the bottom of the squat, toes turned out it's fine, my physio is happy with that",
    "Hüfte zwickt bei Kniebeugen, mit breiterem Stand geht es, Physio ist einverstanden",
    "L'anca pizzica in fondo allo squat, con i piedi più larghi va bene, il fisio è d'accordo",
    "O quadril dói no fundo do agachamento, com os pés mais afastados fica bem, o fisio concorda",
    "Heup knelt onderin de squat, met voeten breder gaat het goed, fysio is akkoord",
  ])("keeps squats: %s", (text) => {
    const hip = readInjuries(text, TODAY).regions.find(({ region }) => region === "hip_groin");
    expect(hip?.hurts?.filter((one) => SQUATS.includes(one)) ?? []).toEqual([]);
    expect(hip?.fine).toContain("squat");
  });

  test.each([
    "Hip pinches at the bottom of the squat, if I go wider it's fine",
    "Hip pinches at the bottom of the squat, if I go wider it's fine. Physio is not ok with squats yet.",
    "Hip pinches at the bottom of the squat, a wider stance is not better, physio is ok",
    "Hip hurts 6/10 at the bottom of the squat, wider stance is fine, physio is ok with that",
  ])("near miss, squats stay out: %s", (text) => {
    const hip = readInjuries(text, TODAY).regions.find(({ region }) => region === "hip_groin");
    expect(hip?.hurts?.some((one) => SQUATS.includes(one))).toBe(true);
  });
});
