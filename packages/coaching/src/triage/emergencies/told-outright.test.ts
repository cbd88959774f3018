import { describe, expect, test } from "vitest";
import { triage } from "../triage.ts";
import { toldOutright } from "./told-outright.ts";

const TODAY = "2026-11-29";

describe("what is said outright is heard, whatever stands around it", () => {
  test.each([
    ["stroke", "2016 hirnblutung, jetzt kann ich links nichts halten"],
    ["stroke", "stroke in 2017, talking slurred again in the afternoon"],
    ["stroke", "AVC em 2016, agora corre baba de um lado da boca"],
    ["heart", "2018 Herzinfarkt, heute noch dieser Druck links"],
    ["heart", "nel 2018 un infarto, oggi corre il cuore senza motivo e mi sento mancare"],
    ["heart", "j'ai failli faire une crise cardiaque pendant le wod, ça serrait"],
    ["stroke", "had a TIA in 2019, today my speech is slurred again, mum drove me home"],
    ["heart", "heart attack in 2018, today my heart is racing fast and pressure in my chest I never had"],
    ["suicide", "depressed, quit training, the rope is ready"],
    ["faint", "seizure again in my sleep, had the first in 2015"],
    ["limb", "his hand got torn off in the winch at the box"],
    ["suicide", "my depression is the death of me, the rope is ready"],
    ["suicide", "depressie in 2015, nu wil ik weer dood"],
    ["suicide", "je jette l'éponge avec la vie, plus envie"],
    ["suicide", "tiro la toalla con la vida, hoy es el último día"],
  ])("%s: %s", async (category, message) => {
    expect(await triage(message, [], TODAY)).toMatchObject({ kind: "sign", level: "emergency", category });
  });

  test.each([
    ["suicide", "tentato suicidio nel 2014, adesso voglio riprovarci"],
    ["suicide", "me mato haciendo series, hoy por fin, dejo nota"],
    ["suicide", "was passiert wenn jemand sich aufhängt"],
    ["suicide", "o que acontece se alguém se enforca"],
    ["suicide", "dont bother building the spring block. ive sorted my stuff out, the dog is going to my sister. you were a good coach"],
    ["suicide", "pas la peine de faire le prochain bloc, le chien va chez ma sœur, tu étais un bon coach"],
    ["unclear", "call an ambulance to the class"],
    ["unclear", "Krankenwagen bitte, ich kann nicht aufstehen"],
    ["unclear", "Krankenwagen für den Trainer, schnell"],
    ["unclear", "bel een ambulance voor de trainer"],
  ])("%s is asked about: %s", async (category, message) => {
    expect(await triage(message, [], TODAY)).toMatchObject({ kind: "ask", level: "emergency", category });
  });

  test.each([
    "j'ai failli faire un malaise pendant la séance",
    "stavo per svenire durante la lezione, due volte",
    "bin beim Burpee fast kollabiert",
    "quase caio dura no burpee",
    "Sterne gesehen bei den Kniebeugen, kurz weg gewesen",
  ])("a near faint: %s", async (message) => {
    expect(await triage(message, [], TODAY)).toMatchObject({ category: "faint" });
  });

  test.each([
    "stroke in 2017, running again since 2018, today 10k easy",
    "Schlaganfall 2015, heute wieder Halbmarathon, Plan bitte",
    "epilepsy since 2015, well controlled, again a new block please",
    "throw in the towel on this marathon, life is busy",
    "jump rope is ready, these double unders will be the death of me",
    "this marathon will be the death of me, picked a date already haha",
    "left a note in the app, life is busy",
    "on se pend à la barre 30 s entre les séries",
    "depression in 2019, want to try again with running",
    "someone call an ambulance, that wod lol",
    "ambulance driver here, nights this week",
    "skin of my finger torn off on the bar",
    "stavo per svenire dal ridere",
    "casi me desmayo al ver el precio",
    "Für die Einheit morgen: Seil liegt bereit",
    "Die Prüfung ist am Freitag, dann ist alles vorbei",
    "hand grips got torn off",
    "burpees, want to die again haha, best cure for my old depression",
    "suicide sprints today, want to try again tomorrow",
    "failli partir trop vite sur le 10 km",
    "appelle 15 minutes avant",
  ])("none of these: %s", async (message) => {
    expect(await triage(message, [], TODAY)).toEqual({ kind: "none" });
  });
});

test.each([
  "my dad had a stroke in 2019, now I coach him again and my arm is weak",
  "casi me da un infarto con el precio, hoy me duele el pecho de las flexiones",
])("an illness of somebody else, or in a figure of speech: %s", (message) => {
  expect(toldOutright(message)).toBeUndefined();
});
