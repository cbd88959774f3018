import { describe, expect, test } from "vitest";
import { askAll } from "../../self-contained/dialogue-fixture.ts";
import { SENTENCES } from "../german/sentences.ts";
import { ALL_ROMANCE_SENTENCES, answerInRomance } from "./answer-in-romance.ts";
import { romanceToEnglish } from "./gloss.ts";

describe("sentences of the coach in French, Spanish and Italian", () => {
  test("every sentence that has German words has words in them too", () => {
    const known = new Set(ALL_ROMANCE_SENTENCES.map(([english]) => english));
    expect(SENTENCES.map(([english]) => english).filter((english) => !known.has(english))).toEqual([]);
  });

  test("a translation fills no more places than the sentence has", () => {
    const places = (text: string): number => text.split("{}").length - 1;
    expect(ALL_ROMANCE_SENTENCES.filter(([english, ...others]) => others.some((text) => places(text) > places(english)))).toEqual([]);
  });

  test("each sentence stands once", () => {
    const all = ALL_ROMANCE_SENTENCES.map(([english]) => english);
    expect(all.filter((english, at) => all.indexOf(english) !== at)).toEqual([]);
  });

  test("numbers, days and lists are those of the language", () => {
    const english = "**10.5 km** in the last 30 days (Thu 29 Oct to Fri 27 Nov), in 5 sessions with rowing.";
    expect(answerInRomance(english, "fr", undefined)).toBe(
      "**10,5 km** ces 30 derniers jours (jeu 29 oct au ven 27 nov), en 5 séances avec rameur.",
    );
    expect(answerInRomance(english, "it", undefined)).toBe(
      "**10,5 km** negli ultimi 30 giorni (gio 29 ott al ven 27 nov), in 5 sessioni con vogatore.",
    );
  });

  test("what stays English in a place makes no half-translated sentence", () => {
    expect(answerInRomance("**3 runs** between the two of which you said so, in 4 sessions.", "es", undefined)).toMatch(/^_Esta respuesta/);
  });
});

describe("a question in French, Spanish and Italian is read as its English one", () => {
  test.each([
    [
      "how many sessions did i do last week",
      "j'ai fait combien de séances la semaine dernière",
      "cuántas sesiones hice la semana pasada",
      "quante sessioni ho fatto la settimana scorsa",
    ],
    [
      "how many km did i run this month",
      "combien de km j'ai couru ce mois-ci",
      "cuántos km corrí este mes",
      "quanti km ho corso questo mese",
    ],
    [
      "when was my last run longer than 10 km",
      "c'était quand ma dernière sortie de plus de 10 km",
      "cuándo fue mi última carrera de más de 10 km",
      "quando è stata la mia ultima corsa di più di 10 km",
    ],
    [
      "how many days until my race",
      "combien de jours avant ma course",
      "cuántos días faltan para mi carrera",
      "quanti giorni mancano alla mia gara",
    ],
    [
      "did i run more in october or in september",
      "j'ai couru plus en octobre ou en septembre",
      "corrí más en octubre o en septiembre",
      "ho corso di più a ottobre o a settembre",
    ],
    ["when is my next deload", "quand est ma prochaine décharge", "cuándo es mi próxima descarga", "quando è il mio prossimo scarico"],
    ["what is my easy pace", "quelle est mon allure facile", "cuál es mi ritmo suave", "qual è il mio ritmo facile"],
    [
      "move the saturday session to sunday",
      "décale la séance de samedi à dimanche",
      "mueve la sesión del sábado al domingo",
      "sposta la sessione di sabato a domenica",
    ],
    [
      "i cant do wednesday move the session to thursday",
      "je peux pas mercredi, décale la séance à jeudi",
      "no puedo el miércoles, mueve la sesión al jueves",
      "mercoledì non posso, sposta la sessione a giovedì",
    ],
    ["make tuesday a rest day", "mets mardi en jour de repos", "pon el martes como día de descanso", "metti martedì come giorno di riposo"],
    [
      "only 45 min every wednesday from now on",
      "plus que 45 min le mercredi à partir de maintenant",
      "solo 45 min los miércoles a partir de ahora",
      "solo 45 min il mercoledì da adesso in poi",
    ],
    [
      "i am travelling from 7 to 11 december",
      "je suis en déplacement du 7 au 11 décembre",
      "estoy de viaje del 7 al 11 de diciembre",
      "sono in viaggio dal 7 all'11 dicembre",
    ],
    [
      "i would like to train 6 days instead of 5",
      "je voudrais m'entraîner 6 jours au lieu de 5",
      "quiero entrenar 6 días en vez de 5",
      "vorrei allenarmi 6 giorni invece di 5",
    ],
    [
      "log a run of 8 km in 42 min today",
      "enregistre une course de 8 km en 42 min aujourd'hui",
      "anota una carrera de 8 km en 42 min hoy",
      "registra una corsa di 8 km in 42 min oggi",
    ],
    [
      "how much should i drink in a 90 min run",
      "combien boire pendant une sortie de 90 min",
      "cuánta agua tengo que beber en una tirada de 90 min",
      "quanta acqua devo bere in un lungo di 90 min",
    ],
    ["and when do i start tapering", "et quand commence l'affûtage", "y cuándo empieza la descarga", "e quando inizio a scaricare"],
  ])("%s", (english, french, spanish, italian) => {
    expect([romanceToEnglish(french, "fr"), romanceToEnglish(spanish, "es"), romanceToEnglish(italian, "it")]).toEqual([
      english,
      english,
      english,
    ]);
  });
});

describe("a complaint is answered wholly in the language it was told in", () => {
  test.each([
    ["ho male al ginocchio destro da ieri", /ginocchio, lato destro/],
    ["j'ai mal au mollet gauche depuis hier", /bas de la jambe, côté gauche/],
    ["me duele la rodilla izquierda desde ayer", /rodilla/],
    ["mein rechtes knie tut seit gestern weh", /rechtes Knie/],
  ])("%s", async (said, expected) => {
    const { text, proposals } = await askAll(said);
    expect(text).toMatch(expected);
    expect(text).not.toMatch(/\b(?:right|left|only in English|inglese|inglés|anglais|Englisch)\b/u);
    expect(proposals[0]?.title).not.toMatch(/\b(?:right|left|knee|leg)\b/u);
  });
});
