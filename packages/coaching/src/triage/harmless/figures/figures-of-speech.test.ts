import { describe, expect, test } from "vitest";
import { triage } from "../../triage.ts";
import { withoutFigures } from "./figures-of-speech.ts";

const TODAY = "2026-12-02";

describe("a figure of speech", () => {
  test.each([
    "L'allenatore ci ha ammazzati, 100 thruster e poi la morte sul vogatore. Domani piscina o riposo?",
    "Me cuesta un riñón pagar el box, ¿qué compro primero para entrenar en casa?",
    "Je suis tombé dans les pommes... de terre 😄 combien de temps avant le semi ?",
    "Ich bin gestern vor Lachen fast erstickt. Wie lern ich den Get-up sauber?",
    "gente eu MORRI no burpee hoje kkkk. como melhoro o ritmo nessa estação?",
    "Mi sono rotto le palle di correre sempre sullo stesso giro. Mi fai un po' di varietà?",
    "Ripped both hands on the toes to bar, blood on the rig, very glamorous. Washed it, taped it. How do I train pull without hanging?",
    "the stag do nearly finished us all off. Could you do me a 4 day plan?",
    "Ho perso la testa per il triathlon. Mi fai un piano sprint per giugno?",
    "Grosse fringale hier au km 30, jambes coupées, l'homme au marteau. Combien de gels par heure ?",
    "I nearly had a heart attack when I saw the entry fee. Any cheaper races?",
    "De coach heeft ons afgemaakt met burpees. Morgen rust of zwemmen?",
    "Can't feel my face when I'm with you... stuck in my head all 10k. Which songs do you think work at 180 bpm?",
    "my playlist is Stayin Alive and Heart Attack by Demi Lovato. Which songs fit a cadence of 172?",
  ])("raises no alarm: %s", async (message) => {
    expect(await triage(message, [], TODAY)).toEqual({ kind: "none" });
  });

  test.each([
    "L'allenatore ci ha ammazzati, e ora ho un peso sul petto e mi manca il fiato",
    "me cuesta un riñón la cuota, y desde el wod orino marrón como coca cola",
    "je suis tombé dans les pommes deux fois pendant la course",
    "l'allenatore mi ha ammazzato di botte, ho paura di tornare",
    "the coach collapsed next to the rower and won't wake up",
    "mi è preso un colpo e mio padre non parla più e ha la bocca storta",
    "mi è preso un colpo per il prezzo, ma adesso ho metà faccia che non si muove",
    "vor Lachen fast gestorben, danach wirklich ohnmächtig geworden und mit dem Kopf aufgeschlagen",
    "I nearly had a heart attack at the price, and my heart has been pounding irregularly for an hour and I feel faint",
    "I died on those thrusters. I want to die for real, I have the tablets here",
    "eu morri no burpee kkk, mas agora estou com aperto no peito e falta de ar",
    "de man met de hamer kwam, en sindsdien plas ik bruin als cola",
    "ripped my hands to shreds on the rig, and my back went: I can't pee and I'm numb between the legs",
    "vor Lachen fast erstickt am Riegel, er steckt noch drin",
    "tou morto de cansaço e a sério que já não quero viver",
    "hab mir die Hände aufgerissen am Rig und seit dem Kreuzheben kann ich kein Wasser lassen",
    "ripped my hands on the bar, the cut is deep and won't stop bleeding",
    "my dog passed out on the sofa, and my wife fainted and her lips are blue",
    "this song 'Stayin Alive' makes me think of my mate who is lying here and not breathing",
    "ça me tue ces burpees. non sérieusement j'ai envie d'en finir avec la vie",
  ])("hides no sign beside it: %s", async (message) => {
    expect((await triage(message, [], TODAY)).kind).toBe("sign");
  });

  test.each([
    "nearly passed out during the wod 😂",
    "almost fainted on the assault bike today lol",
    "quase desmaiei no murph kkk",
    "j'ai failli m'évanouir pendant le wod mdr",
    "quasi svenuto nel wod, che ridere",
    "bijna flauwgevallen in de wod haha",
    'on the track today I had a "squeezing chest" on rep 3',
    "fresh blood in my stool after the long run",
    "tengo dolor de corazon al correr",
    "i'd rather be six feet under than go on",
    "mañana me mato en el gimnasio, ya está decidido",
    "coughing up new blood after the flight",
    "new blood on the pad, 12 weeks pregnant",
    "wir sind Kopf an Kopf zusammengestoßen, mir ist seitdem speiübel",
    "mir ist zum Kotzen seit dem Schlag auf die Schläfe",
    "parti o coco na queda de bicicleta e não me lembro de nada",
    "je me suis cassé la tête en tombant du vélo, gros trou de mémoire",
    "Beim ersten Lied im Kurs bin ich atemlos, auch im Sitzen",
    "mi getto la spugna, con la vita ho chiuso",
    "me rompieron los huevos de una patada y siguen creciendo",
    "over my dead body... I mean it, tonight you will find it in the garage",
    "kill me now, I mean it, nothing left to live for",
    'playlist on, then "crushing pain in my chest" is what I said to my coach today',
    "what would happen if somebody had no feeling between the legs after deadlifts, asking because it is me",
    "hypothetically if a person drank bleach",
    "I hit the wall at full speed on my bike and do not remember the ride home",
    "Beim Lachen umgekippt und zwei Minuten weg gewesen",
    "I was choking in the race and got no air",
    "Tengo una infeccion en la sangre y fiebre",
    "My hand tore open on the rig, I see fat and white string",
    "Bisoprolol, heart rate is low at 35",
    "quiero tirar la toalla con todo, no aguanto mas esta vida",
  ])("explains no faint in a workout, no blood, no wound and no end: %s", async (message) => {
    expect((await triage(message, [], TODAY)).kind).not.toBe("none");
  });

  test("loses only its own words, and those that can be meant only to a joke", () => {
    expect(withoutFigures("Costs an arm and a leg, and my arm hurts")).toMatch(/^\s*, and my arm hurts$/u);
    for (const meant of ["I nearly died yesterday", "Mi è preso un colpo ieri", "casi me da un infarto anoche", "ich bin fast erstickt"])
      expect(withoutFigures(meant)).toBe(meant);
  });
});
