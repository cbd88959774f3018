import { describe, expect, test } from "vitest";
import { triage } from "../triage.ts";

const TODAY = "2026-11-30";
const kindOf = async (message: string): Promise<string> => (await triage(message, [], TODAY)).kind;

describe("a sign of no person of now", () => {
  test.each([
    // Devices.
    "My watch keeps blacking out mid run, screen goes dark, then vibrates like it's having a seizure. Add 3 km by hand?",
    "My chest strap is dying on me. Says 210, then flatlines at 0, then I apparently have no pulse at all. Which one shall I buy?",
    "Mein Rad hatte heute einen Herzinfarkt: Tretlager tot, Schaltzug gerissen. Einheit auf dem Ergometer?",
    "El reloj se me quedó en coma a mitad de la carrera, pantalla negra. ¿Puedo meter los datos a mano?",
    "Ma montre a fait un malaise en pleine sortie : écran noir, plus de pouls, réanimation impossible. Je saisis à la main ?",
    "Il vogatore è morto, requiescat in pace. Con cosa lo sostituisco?",
    "Minha bike teve um infarto: câmbio travou, corrente arrebentou. Troco por esteira?",
    "Volgens mijn hartslagmeter was ik de hele training dood, een vlakke streep op nul. Welke raad je aan?",
    // Stories.
    "That thriller I'm reading has the hero poisoned, stabbed and thrown off a bridge by page 90. Audiobooks on easy runs?",
    "watched that climbing film, the one where he's trapped and bleeding and cuts off his own arm. how often should I do hangs",
    "Im Krimi gestern ist der Trainer vergiftet worden, hat mich nicht überrascht. Was liegt morgen an?",
    "Vu un documentaire sur l'Everest, dix morts dans la tempête, glaçant. Je garde la sortie trail dimanche ?",
    "Gisteren een serie gekeken waarin iedereen doodbloedt, gezellig. Wat staat er vandaag op het programma?",
    // Work, lessons and rules.
    "A&E nurse here. Two cardiac arrests, an overdose and a stabbing before midnight, so I'm just sleepy. Deadlifts on Friday?",
    "Bin Notfallsanitäterin, letzte Nacht eine Reanimation und ein Sprung vom Balkon. Mir geht es gut. Einheit auf abends?",
    "Teaching first aid at the club on Sunday: seizures, choking and strokes. Two hours on my knees. Count it as a rest day?",
    "Do the rules let me finish if I faint and get helped across the line, or is that a DQ?",
    "¿Qué pasa en las reglas de HYROX si alguien se desmaya en un relevo, puede seguir el compañero?",
    // Over, of animals, and played.
    "Dad had a stroke at Easter, he's home now and bossing everyone about again. Could my long run be under an hour?",
    "Mia suocera ha avuto un ictus a Pasqua, adesso sta bene e cammina da sola. Tolgo la corsa il giovedì?",
    "Unsere Katze hatte gestern einen Krampfanfall, wir saßen bis drei in der Tierklinik. Heute nur locker?",
    "School drill today, I played the unconscious pupil and fell asleep. Evening session still on?",
  ])("raises nothing: %s", async (message) => {
    expect(await kindOf(message)).toBe("none");
  });

  test.each([
    "My watch died at 8 km and so nearly did I: chest like a vice, sweat pouring cold, had to sit on the kerb",
    "The watch says I'm dead, 0 bpm, but my heart is jumping all over the place and I feel dizzy",
    "Mein Radcomputer ist abgestürzt und meine Frau gleich mit, sie liegt neben dem Weg, krampft und reagiert nicht",
    "se me murió el móvil justo cuando mi compañera se desplomó en la bici, ahora respira raro, como ronquidos",
    "fell off the bike without a helmet, vomited and my ear is bleeding",
    "caí de la bici y no recuerdo nada",
    "watching a film my wife collapsed, lips blue",
    "That film about the runner who dropped dead gave me palpitations and they haven't stopped since last night",
    "In the movie she takes pills in the bath. I keep thinking how peaceful it looked. I've run the bath.",
    "Vi um filme sobre afogamento. Ontem engoli muita água no mar, hoje tusso sem parar e falta ar",
    "Nurse here, BP 78/40, pulse 140, temp 39.8, shaking so hard I can't hold the cup",
    "Infirmier de nuit, trois arrêts cette semaine. Ce matin c'est moi : barre dans la poitrine, bras gauche en coton",
    "first aid course at work: instructor's just gone down mid demo, he isn't breathing",
    "Are you allowed to carry on in hyrox if you've fainted? because I did ten minutes ago and my chest is fluttering",
    "what are the rules if someone collapses in the pool? there's a man face down in lane 3",
    "Dad had a stroke at Easter, he's home now. This morning he's slurring again and dropped his cup twice",
    "Mon père a fait un AVC l'an dernier, il va bien. Ma mère par contre parle bizarrement depuis midi et ne lève plus le bras droit",
    "My sister had a clot after her last flight, she's fine. I landed yesterday and my calf is twice the other one",
    "the dog bit right through my hand yesterday, it's hot and the red's at my elbow now",
    "lads thought he was playing dead on the mat for a laugh. he's still there, five minutes, lips gone purple",
    "My heart nearly stopped at the price, and it has been skipping all day and I feel faint",
  ])("leaves a danger beside it: %s", async (message) => {
    expect(await kindOf(message)).not.toBe("none");
  });

  test("is not joined to the next message", async () => {
    expect((await triage("how long is thursday's run?", ["My power meter had a stroke and now reads 1400 W"], TODAY)).kind).toBe("none");
  });
});

describe("one's own death, said by how", () => {
  test.each([
    "the app crashed right when I wrote that I want to hang myself",
    "ich häng mich auf, heute noch",
    "quiero ahorcarme",
    "je vais me pendre ce soir",
    "stasera mi impicco",
    "quero me enforcar",
    "ik ga me verhangen",
    "Telefoon kapot, laptop kapot, ik ook. Ik heb alles geregeld, jullie zijn beter af",
  ])("is an emergency: %s", async (message) => {
    expect(await triage(message, [], TODAY)).toMatchObject({ kind: "sign", level: "emergency", category: "suicide" });
  });

  test.each([
    "how long should I hang myself from the bar for grip?",
    "ich häng mich jeden Tag eine Minute auf, an der Stange",
    "One more 7am meeting and I'll kill myself laughing. Move Tuesday's run?",
    "quiero colgarme de la barra un minuto, ¿qué progresión?",
  ])("is not meant: %s", async (message) => {
    expect(await kindOf(message)).toBe("none");
  });
});
