import { describe, expect, test } from "vitest";
import { readInjuries } from "../read-injuries.ts";

const TODAY = "2026-12-16";
const regionsOf = (text: string): readonly string[] => readInjuries(text, TODAY).regions.map(({ region }) => region);

describe("a word that names a part without complaining of it", () => {
  test.each([
    ["calf grabbed on the 4th rep, stopped, hobbled back", ["lower_leg"]],
    ["knee gave a twinge, my mate carried me back to the car", ["knee"]],
    ["ankle 5/10, limped straight back home", ["ankle"]],
    ["shoulder sore overhead, 10 kg in each hand at most", ["shoulder"]],
    ["Ombro direito dói: acima da cabeça só leve, até uns 10 kg cada mão", ["shoulder"]],
    ["calf 3/10, I just jog round the back with Lorraine", ["lower_leg"]],
    ["knee sore on descents, physio told me to work on my glutes", ["knee"]],
    ["genou douloureux en descente, le kiné m'a dit de bosser le moyen fessier", ["knee"]],
    ["shin 6/10. its one spot i can put my finger on", ["lower_leg"]],
    ["shin 5/10, I can point at it with one finger", ["lower_leg"]],
    ["something went in my lower back, toilet normal, legs strong", ["lower_back"]],
    ["Rücken 5/10, humpelte, legs are strong", ["lower_back"]],
  ])("%s", (text, regions) => expect(regionsOf(text)).toEqual(regions));
});

describe("the part that complains", () => {
  test.each([
    ["my back went on the last rep", ["lower_back"]],
    ["told to strengthen my glute because it hurts", ["hip_groin"]],
    ["walked it off, back pain 5/10", ["lower_back"]],
    ["limped, back hurts 6/10", ["lower_back"]],
    ["I ran, back sore 3/10", ["lower_back"]],
    ["mein Rücken 5/10 beim Gehen", ["lower_back"]],
    ["jammed my finger on the bar 5/10", ["wrist_hand"]],
    ["Finger 4/10 beim Hangen", ["wrist_hand"]],
    ["put a plate on my finger, swollen", ["wrist_hand"]],
    ["leg strong pain 6/10", ["thigh", "knee", "lower_leg"]],
    ["spalla sinistra: panca no", ["shoulder"]],
    ["Genou gauche", ["knee"]],
    ["left leg hurts", ["thigh", "knee", "lower_leg"]],
    ["Bein tut weh", ["thigh", "knee", "lower_leg"]],
  ])("%s", (text, regions) => expect(regionsOf(text)).toEqual(regions));
});

test("one spot on the shin is a bone although it limps", () => {
  expect(readInjuries("shin, 6/10, limped. its one spot i can put my finger on", TODAY).regions[0]).toMatchObject({ kind: "bone" });
  expect(readInjuries("ankle 6/10, limped, cannot hop", TODAY).regions[0]).toMatchObject({ kind: "acute" });
});
