import { describe, expect, test } from "vitest";
import { triage } from "../triage.ts";

const TODAY = "2026-11-28";

describe("ordinary talk beside signs of danger", () => {
  test.each([
    "lights went out on rep 8 and next thing i'm on the floor with people round me. deload?",
    "my chest has been pressing since october, feels stuck",
    "pressing 37.5 since october and my chest feels stuck",
    "fat hand pushing on my breastbone on the rower, had to sit",
    "i took a handful an hour ago. feeling sleepy. sorry coach",
    "stung on the trail ten minutes ago, throat feels like ive swallowed a sock",
    "my calf is fat and hot since the flight, foam roll?",
    "what should i do for my brother? he went down and he is grey and not answering",
  ])("hides no danger: %s", async (message) => {
    expect((await triage(message, [], TODAY)).kind).toBe("sign");
  });

  test.each([
    "why have i been pressing 37.5 since october?? feels like im stuck",
    "why am i still benching 60 kg since may",
    "warum drücke ich seit wochen 40 kg, ich stecke fest",
    "press militar: llevo 35 kg desde hace meses",
    "any idea what i could get my brother for christmas? hes 30 and into cooking",
    "need a present for my sister. shes 45 and into crochet",
    "put a shelf up, hit no pipes, hero",
    "el niño me ha disparado con la pistola de agua en mitad de las sentadillas",
    "friseurin, stehe 10 std, wasserstoffperoxid an den fingern, blonde finger haha. oberkörper heut",
    "vrachtwagenchauffeur hier, slaap in de cabine, wat kan ik op een parkeerplaats doen",
    "levei tiro de pergunta na defesa da dissertação e passei!!! bora comemorar correndo",
  ])("stops nobody: %s", async (message) => {
    expect((await triage(message, [], TODAY)).kind).not.toBe("sign");
  });
});
