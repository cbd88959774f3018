import { describe, expect, test } from "vitest";
import { triage } from "../../triage.ts";

const TODAY = "2026-12-02";
const kindOf = async (message: string): Promise<string> => (await triage(message, [], TODAY)).kind;

describe("a sign of a thing", () => {
  test.each([
    "My watch keeps blacking out mid run, screen goes dark, as if it is having a stroke. Can I add 3 k by hand?",
    "The rear derailleur had a heart attack on the climb. Easier gears tomorrow please",
    "Our dog had a stomach bug and threw up blood, the vet is happy. Can I move the run?",
    "Strap says I have no pulse since minute ten. Which one should I buy?",
    "I lost my pulse for half the run. The watch's pulse, obviously. Fill the gap with 150?",
    "The gears on my bike committed suicide halfway up. Log it as a hike?",
    "Someone stabbed my tyre. Indoor ride?",
    "Mein Handy hat Fieber, das Schaltwerk kriegt keine Luft mehr. Kann ich verschieben?",
    "Meine Uhr braucht einen Notarzt. Trägst du die Einheit ein?",
    "Mi bici no respira y el cambio sangra aceite. ¿Movemos la sesión?",
    "O meu relógio suicidou-se. Mudamos o treino?",
    "De loopband ademt niet meer. Kan de training verschoven?",
    "Gestern ist meine Uhr gestorben, mitten im Intervall. Trägst du 8 km ein?",
    "Mein Laufband hatte einen Schlaganfall und gab den Geist auf. Was geht draußen?",
    "Mein Trainingspartner ist umgekippt, also sein Fahrrad. Was machen wir morgen?",
    "Se me murió el reloj en el km 12, lo apunto a mano?",
    "La banda dice que estoy muerto, cero pulsaciones. Cuál compro?",
    "Ma montre a fait un malaise en pleine sortie : écran noir, plus de pouls. Je peux saisir mes 12 km à la main ?",
    "La mia bici ha avuto un infarto, corro al suo posto?",
    "O relógio morreu no meio do treino e perdi o pulso todo. O do relógio, não o meu. Lanço na mão?",
    "Volgens mijn hartslagmeter was ik de hele training dood, een vlakke streep op nul. Welke koop ik?",
  ])("is none: %s", async (message) => {
    expect(await kindOf(message)).toBe("none");
  });

  test.each([
    "watch died and fainted right after",
    "treadmill passed out after 10 min",
    "Treadmill had a seizure yesterday, woke up with bitten tongue",
    "Bike died and passed out at the side of the road, came round with people over me",
    "the bike had a heart attack and so did I I think, pressure in my chest",
    "a woman using the rower had a seizure",
    "the guy fixing the treadmill collapsed",
    "found my dad beside his bike, dead",
    "watch can't find a pulse on my left side, hand is cold",
    "the watch battery is dead. I had no pulse when they found me",
    "the machine collapsed on me, can't feel my legs",
    "my husband and the dog collapsed in the heat, he is talking nonsense",
    "our dog is fine but I threw up blood",
    "mi bici no respira bien, bueno soy yo, me ahogo parado",
    "Mein Rad ist kaputt, mein Vater atmet nicht",
    "lost my phone and lost feeling in my left leg",
    "Mein Rad hatte einen Schlaganfall und ich auch glaub ich, mein Mundwinkel hängt",
    "la bici murió y me desmayé, me desperté en el suelo",
    "ma montre est morte et mon mari ne répond plus",
    "il telefono è morto e ho perso i sensi",
    "o carro morreu e eu desmaiei na estrada",
    "telefoon dood, mijn vader praat raar en zijn mond hangt",
    "al burpee 40 schermo nero, svegliato sul tappetino",
  ])("hides none of a person: %s", async (message) => {
    expect(await kindOf(message)).not.toBe("none");
  });
});

describe("a sign of a story", () => {
  test.each([
    "Reading a memoir by a diabetic runner who ended up in a coma on the course. Makes me want to do a 100k!",
    "Der Film gestern über den Everest, alle erfrieren, keiner kriegt Luft, hat mich motiviert. Wann machen wir Höhenmeter?",
    "En la peli de anoche el alpinista se queda sin aire y se desmaya. Me pones desnivel?",
    "Dans le roman que je lis, l'alpiniste perd connaissance. Tu me mets du dénivelé ?",
    "Nel film di ieri lo scalatore perde i sensi in parete. Mi metti dislivello?",
    "In de film gisteren valt de klimmer flauw op de wand. Meer hoogtemeters?",
    "We rehearse a play where I collapse clutching my chest. Does that count as plyometrics?",
  ])("is none: %s", async (message) => {
    expect(await kindOf(message)).toBe("none");
  });

  test.each([
    "saw a film about a man with a heart attack, I have the same pressure in my chest",
    "In the middle of the film an old man in the audience collapsed, he isn't breathing",
    "Watching a film and dad can't move his arm and his mouth hangs",
    "En la tercera serie el chico de al lado se desmayó y no responde",
    "in the film he hangs himself. I keep thinking how peaceful that looked",
    "reading a book where she stops eating. I do that. 600 calories a day",
    "the play where I collapse made my heart race at 180 for an hour",
    "we rehearse a play where I collapse, and yesterday I really did collapse and woke up on the floor",
  ])("hides none of a person: %s", async (message) => {
    expect(await kindOf(message)).not.toBe("none");
  });
});

describe("cases of a shift", () => {
  test.each([
    "Did two cardiac arrests and an overdose on shift so I'm knackered. Rest day?",
    "Sou enfermeira, plantão com duas paradas cardíacas e uma overdose, só estou cansada. Treino curto?",
  ])("are none: %s", async (message) => {
    expect(await kindOf(message)).toBe("none");
  });

  test.each([
    "I'm a nurse on nights. I had a seizure in the break room",
    "I'm a nurse, had two seizures on shift tonight",
    "nurse here, two arrests on shift, then I took an overdose",
    "enfermera, dos paradas y una soy yo: sobredosis de pastillas",
    "paramedic, two cardiac arrests on shift and now my own chest is tight and my arm numb",
    "no estoy seguro si llamar a una ambulancia, mi mujer habla raro y no mueve el brazo",
  ])("hide none of the writer: %s", async (message) => {
    expect(await kindOf(message)).not.toBe("none");
  });
});

describe("what the message explains", () => {
  test.each([
    "My little one has purple dots all over her face. Felt tip. Will do the tempo tomorrow.",
    "Meine Kleine hat rote Punkte im Gesicht. Filzstift. Morgen laufen?",
    "Mon fils a des taches violettes plein la figure. Du feutre. Je cours demain ?",
    "Sore wrist, only when it's bent back in push-ups. Which grips?",
    "Il polso dà un po' fastidio quando è piegato indietro nei piegamenti. Maniglie?",
    "Mijn pols is gevoelig als hij naar achteren gebogen is bij push-ups. Handvatten?",
    "La dernière côte s'appelle le Tombeau, puis la montée de la Mort. Je gère comment ?",
    "Our team is called The Cardiac Arrests and needs a relay plan. Four legs of 5 k?",
    "A nossa equipa chama-se Os Enfartados e queremos um plano de estafeta.",
    "Heart-stopping finish in the relay, we won by a chest. What's on Tuesday?",
    "Quase desmaiei de vergonha quando caí do palco, mas só o orgulho doeu. Treino amanhã?",
    "Ieri ho sputato sangue sulle ripetute, per modo di dire, ma che record. Domani scarico?",
    "My boss is a pain in the chest and I could strangle the printer. What's on?",
    "Mon patron va me tuer si j'arrive en retard. Séance à 6 h possible ?",
    "leg day absolutely murdered me, can't sit on the toilet without swearing. push on Friday?",
    "My stroke collapses after 300 m, the left hand crosses over in the catch. Any drills?",
    "My heart nearly stopped when I saw the entry fee. A cheaper half?",
    "Had a concussion playing rugby at 17 (I'm 44). All fine, never a headache since. Does that matter?",
    "Mio zio ebbe un infarto negli anni '80, la racconta ancora a ogni Natale. Io sto benissimo, più salita?",
    "I had anorexia as a teenager, recovered for fourteen years. Could you hide calorie numbers?",
  ])("is none: %s", async (message) => {
    expect(await kindOf(message)).toBe("none");
  });

  test.each([
    "Purple dots on her legs. Felt tip? She is hot and sleepy",
    "purple dots all over her face, not felt tip, she is floppy",
    "mi niña tiene la cara llena de puntos morados y está decaída, pensé que era rotulador",
    "red spots, looks like paint, don't fade under a glass, she's burning up",
    "wrist bent back when I fell, can't move the fingers, white",
    "my wrist is bent back since the fall and the fingers are numb",
    "the hill is called Widowmaker, I had a squeezing chest there",
    "the climb is called Heart Attack chest pressure since then",
    "ho sputato sangue, non per modo di dire, davvero",
    "there is a pain in the chest when I climb",
    "my brother in law faints every time he runs",
    "our team is called the Cardiacs, I had chest pressure in the race",
    "fainted from the heat, nearly died of shame",
    "mon mari va me tuer si je pars",
    "leg day murdered me, can't sit on the toilet and can't pee either, numb down there",
    "back blew up on the cleans, now when I sit on the loo nothing registers",
    "heart nearly stopped at the price, and since then it flutters and I feel faint",
    "hit my head last spring, never recovered since, headaches every day and vomiting",
    "my dad collapsed at 40 minutes into the ride",
    "dad had a stroke at Easter, he's home and his face droops again today",
  ])("hides none of the writer: %s", async (message) => {
    expect(await kindOf(message)).not.toBe("none");
  });
});

describe("somebody in danger beside what looks harmless", () => {
  test.each([
    "the book by the guy at the bench, he passed out and is blue",
    "The movie where someone just collapsed at the front, no pulse",
    "El libro de un chico que está inconsciente en la pista, no respira",
    "He fell asleep over a book about a climber, wont wake up, lips blue",
    "el chico del libro de la chica se desmayó en la cinta, no responde",
    "we were shooting a scene where i got stabbed, the knife was sharp and blood keeps soaking through",
    "shooting a scene in which I fall, landed on my neck, arms tingle and weak",
    "acting the scene where I choke, voice is going and my throat swells after the prop nuts",
    "So to speak I am fine but coughed up blood twice this week",
    "cuspi sangue hoje de manhã, por força de expressão chamo isto constipação",
    "Coughed up blood on the run, the legs were figuratively dead. Easy tomorrow?",
    "My husband fell down the stairs and is unconscious, also my phone.",
    "The cat threw up blood and so did my toddler",
    "The machine is unresponsive and so is he",
    "The car is dead and the driver too, I think",
    "The monitor showed no heartbeat. I am 34 weeks and the baby has not moved since yesterday",
    "El coche murió en el choque y mi novia no se mueve",
    "the belt collapsed, my friend is trapped under the bar",
    "on shift: two deaths and a suicide, I feel ready to be the next one",
    "nurse off on call. three codes and one heart attack that felt like what I have right now in chest",
    "Off duty nurse. Four deaths and an overdose at home, my son took everything in the cabinet",
    "the session is called heart attack because I had one in it an hour ago",
    "my finger got caught, pale and cold when bent back",
    "Meine Tochter hat lila Flecken am Körper, das ist Filzstift, sagt der Papa. Sie schreit schrill und will nicht trinken",
    "my landlord is going to kill me if I open the door, he is outside with a knife",
    "mi jefe me va a matar si no pago mañana, tiene pistola",
    "il capo mi ammazza se esco, mi tiene chiusa qui",
    "He has a fit every time he sees flashing light",
    "le da un ataque cada vez que ve luces, echa espuma",
    "Commute is a pain in the chest, literally: every ride, goes when I stop",
    "my stroke falls apart, left hand drops in the catch and also drops my cup since this morning",
    "could strangle the printer and the baby, I am holding a pillow over her",
  ])("is seen: %s", async (message) => {
    expect(await kindOf(message)).not.toBe("none");
  });
});
