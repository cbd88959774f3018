import { expect, test } from "vitest";
import { referralInProfile } from "./profile-text.ts";

const TODAY = "2026-11-26";

test.each([
  "nothing to report (well the thumb side of both hands goes numb every night for a month and i drop cups now)",
  "nothing much, but my chest gets tight on every hill",
  "nada, solo que me desmayé dos veces corriendo este mes",
  "collapsed lung last week, still breathless",
  "Right hand has got weaker over the last two months, I drop cups and can't hold the bar, the muscle by the thumb looks thinner.",
  "Deep groin pain for two weeks that gets worse every km, I limp afterwards and it now hurts in bed. 90 km a week, marathon in three weeks.",
  "leistenschmerzen beim laufen, seit einer woche auch nachts",
  "Hoorde vrijdag een knal in mijn achillespees, sindsdien kan ik niet meer op mijn tenen staan.",
  "Am Freitag hat es in der Achillessehne geknallt, seitdem kann ich nicht mehr auf den Zehenspitzen stehen.",
  "Vendredi j'ai entendu un clac au tendon d'Achille, depuis je ne peux plus me mettre sur la pointe des pieds.",
  "El viernes sonó un chasquido en el tendón de Aquiles, desde entonces no puedo ponerme de puntillas.",
  "Venerdì uno schiocco al tendine d'Achille, da allora non riesco a stare sulle punte dei piedi.",
  "Sexta senti um estalo no tendão de Aquiles, desde então não consigo ficar na ponta dos pés.",
  "Left foot drops when I walk since about ten days, back pain. Haven't had it looked at.",
  "my right hand has been getting weaker for weeks, I drop things",
  "fine! only thing is my right foot drags a bit since the long run, weird",
  "beim Gehen schleift mir seit Dienstag der rechte Fuß",
  "mon pied gauche traîne quand je marche depuis lundi",
  "desde el lunes arrastro el pie derecho al caminar",
  "da qualche giorno trascino il piede sinistro",
  "arrasto o pé direito desde sexta",
  "mijn linkervoet sleept sinds de duurloop",
  "tenho hérnia de disco e a perna direita fica sem força a descer escadas",
  "slipped disc in L5, my left leg gives way on the stairs",
  "Bandscheibenvorfall, das linke Bein knickt weg",
])("a danger behind a nothing is seen: %s", async (text) => expect(await referralInProfile([text], TODAY)).toBeDefined());

test.each([
  "nothing to report, knee op 2019 healed",
  "2014 collapsed lung (spontaneous), pleurodesis, diving not allowed, everything else yes.",
  "Schilddrüsenunterfunktion, Tabletten, Werte gut",
  "hipotiroidismo en tratamiento, analítica bien",
  "epilepsie, al jaren aanvalvrij met pillen",
  "type 1 diabetic, well controlled, sensor",
  "asthma since childhood, inhaler before runs works",
  "groin pain when running in 2019, also at night, stress fracture healed, cleared by the surgeon",
  "groin a bit tight after long runs",
  "Achillessehne zwickt morgens, auf den Zehenspitzen geht alles",
  "achillespees gescheurd in 2019, geopereerd en genezen, op mijn tenen staan gaat weer",
  "tendon d'Achille un peu raide le matin",
  "weak left ankle after an old sprain",
  "Fainted once in a 10k in 2018, heart fully tested, nothing found, no trouble since",
  "disc op 2022, slight numb patch on the outer foot left over, stable, surgeon happy",
  "numb fingers on long rides in winter, gone at home",
  "backward sled drag is my favourite, foot position is fine",
  "disc op 2019, leg was weak then, cleared",
  "weak legs, back squat is my worst lift",
])("an honest history is no danger: %s", async (text) => expect(await referralInProfile([text], TODAY)).toBeUndefined());

test("signs of a stroke get an emergency call, not the words about suicide", async () => {
  const text =
    "Seit heute Nacht kann ich den linken Arm nicht mehr richtig heben und sehe doppelt, hoffe das gibt sich bis zum Trainingsstart.";
  const answer = await referralInProfile([text], TODAY);
  expect(answer).toMatch(/112/);
  expect(answer).not.toMatch(/Krisenhilfe|in Sicherheit/);
});

test("what the engine would refuse in English is answered in the athlete's language", async () => {
  const text = "Herzstolpern u. kurz schwindlig bei jedem Treppenlauf seit 3 Wochen, Termin noch nich gemacht";
  expect(await referralInProfile([text], TODAY)).toMatch(/^\*\*Geh heute zum Arzt/);
});
