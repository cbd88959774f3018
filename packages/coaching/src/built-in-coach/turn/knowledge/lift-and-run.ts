import type { Draft } from "../../topic.ts";
import type { Frame } from "../frame.ts";
import { sayIn, type Tongue } from "../languages.ts";

const LIFTS =
  /\b(?:lift\w*|strength|weights?|gym|(?:heavy )?legs|squats?|deadlifts?|kraft\w*|gewichte?\w*|heben|hebe|beine|kniebeugen?|kreuzheben|muscu\w*|force|jambes|pesas|fuerza|gimnasio|piernas|pesi|forza|palestra|gambe)\b/;
const RUNS = /\b(?:run\w*|cardio|lauf\w*|rennen|ausdauer|courir|cours|course|cardio|footing|correr|corro|carrera|correre|corro|corsa)\b/;
const ORDER: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:before or after|after or before|first|which order|what order|order)\b/,
  de: /\b(?:vor oder nach|vorher oder nachher|zuerst|erst|reihenfolge)\b/,
  fr: /\b(?:avant ou apres|apres ou avant|d abord|quel ordre|ordre)\b/,
  es: /\b(?:antes o despues|despues o antes|primero|que orden|orden)\b/,
  it: /\b(?:prima o dopo|dopo o prima|per prim[oa]|che ordine|ordine)\b/,
};
const HARD_RUN =
  /\b(?:intervals?|threshold|tempo run|speed ?work|track|hard run|intervall\w*|schwelle\w*|tempolauf\w*|fractionne\w*|intervalles?|seuil|series|intervalos?|umbral|ripetute|intervalli|soglia)\b/;
const DAY_AFTER: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:day|morning) after\b|\bafter (?:the |my )?(?:\w+ )?(?:intervals?|threshold|speed ?work|track)\b/,
  de: /\b(?:tag(?:e)? (?:nach|danach|darauf)|am (?:nachsten|folgenden) tag|nach (?:den |dem |der )?(?:intervall\w*|schwelle\w*|tempolauf\w*))\b/,
  fr: /\b(?:lendemain|jour (?:d )?apres|apres (?:les |le |des )?(?:intervalles?|fractionne\w*|seuil))\b/,
  es: /\b(?:dia (?:despues|siguiente)|al dia siguiente|despues de (?:las |los |el )?(?:series|intervalos?|umbral))\b/,
  it: /\b(?:giorno dopo|giorno successivo|indomani|dopo (?:le |gli |la )?(?:ripetute|intervalli|soglia))\b/,
};

/** The order of lifting and running: in one session, on one day, and on the day after a hard run (articles hybrid-interference, double-days). */
export function answerLiftAndRun(frame: Frame): Draft | undefined {
  const { tongue, words } = frame;
  if (frame.days.length + frame.periods.length + frame.numbers.length > 0 || frame.hasPain || frame.tells || !LIFTS.test(words))
    return undefined;
  if (frame.verbs.some((verb) => verb !== "harder" && verb !== "combine") || frame.relations.has("last") || frame.topics.has("agenda"))
    return undefined;
  const say = sayIn(tongue);
  const isAsked = frame.asksAdvice || frame.content.includes("?") || ASKS.test(words);
  if (isAsked && HARD_RUN.test(words) && DAY_AFTER[tongue].test(words))
    return {
      isDecided: true,
      articles: ["weekly-structure"],
      text: [
        say(
          "**Yes, you can lift the day after intervals**, upper body in any case and legs too if they feel fresh; decide after the first sets.",
          "**Ja, am Tag nach Intervallen darfst du heben**, Oberkörper immer, Beine auch, wenn sie frisch sind; die ersten Sätze zeigen es.",
          "**Oui, tu peux faire de la muscu le lendemain d’intervalles** : le haut du corps toujours, les jambes aussi si elles sont fraîches ; les premières séries le montrent.",
          "**Sí, puedes levantar al día siguiente de las series**: tren superior siempre, piernas también si están frescas; las primeras series lo dicen.",
          "**Sì, il giorno dopo le ripetute puoi fare pesi**: parte alta sempre, gambe anche, se sono fresche; le prime serie lo dicono.",
        ),
        say(
          "The other way round is the problem: no heavy legs in the 24 hours **before** intervals, threshold or the long run. 48 hours between two heavy leg days, and at most two hard days in a row.",
          "Andersherum ist es ein Problem: keine schweren Beine in den 24 Stunden **vor** Intervallen, Schwelle oder langem Lauf. 48 Stunden zwischen zwei schweren Beintagen, höchstens zwei harte Tage hintereinander.",
          "C’est l’inverse qui pose problème : pas de jambes lourdes dans les 24 heures **avant** les intervalles, le seuil ou la sortie longue. 48 heures entre deux séances lourdes de jambes, deux jours durs de suite au plus.",
          "El problema es al revés: nada de piernas pesadas en las 24 horas **antes** de series, umbral o tirada larga. 48 horas entre dos días pesados de pierna y como mucho dos días duros seguidos.",
          "Il problema è il contrario: niente gambe pesanti nelle 24 ore **prima** di ripetute, soglia o lungo. 48 ore tra due giorni pesanti di gambe e al massimo due giorni duri di fila.",
        ),
      ],
    };
  if (!RUNS.test(words) || !ORDER[tongue].test(words)) return undefined;
  return {
    isDecided: true,
    articles: ["hybrid-interference", "double-days"],
    text: [
      say(
        "**In one session: strength first, then the run.** In pooled studies that gives about 7% more leg strength, and costs no endurance.",
        "**In einer Einheit: erst Kraft, dann Laufen.** Das bringt in zusammengefassten Studien etwa 7 % mehr Beinkraft und kostet keine Ausdauer.",
        "**Dans une même séance : la force d’abord, puis la course.** Les études réunies donnent environ 7 % de force de jambes en plus, sans perte d’endurance.",
        "**En una misma sesión: primero la fuerza, luego la carrera.** En los estudios juntos da un 7 % más de fuerza de piernas y no cuesta resistencia.",
        "**In una sola sessione: prima la forza, poi la corsa.** Negli studi messi insieme dà circa il 7 % in più di forza nelle gambe e non costa resistenza.",
      ),
      say(
        "**On one day with a break:** what matters most to your goal first, three hours between at least, better six, food in between, the second one easy. Before a key run no heavy legs that day or the day before.",
        "**An einem Tag mit Pause:** zuerst, was für dein Ziel mehr zählt, mindestens drei Stunden dazwischen, besser sechs, essen dazwischen, die zweite locker. Vor einem Schlüssellauf keine schweren Beine, weder am selben Tag noch am Tag davor.",
        "**Le même jour avec une pause :** d’abord ce qui compte le plus pour ton objectif, au moins trois heures entre, mieux six, un repas au milieu, la seconde facile. Avant une course clé, pas de jambes lourdes ce jour-là ni la veille.",
        "**El mismo día con pausa:** primero lo que más cuenta para tu objetivo, al menos tres horas entre medias, mejor seis, comida en medio, la segunda suave. Antes de una carrera clave, nada de piernas pesadas ese día ni el anterior.",
        "**Nello stesso giorno con una pausa:** prima ciò che conta di più per il tuo obiettivo, almeno tre ore in mezzo, meglio sei, un pasto, la seconda facile. Prima di una corsa chiave niente gambe pesanti, né quel giorno né il giorno prima.",
      ),
    ],
  };
}

const ASKS = /^(?:can|could|may|is|should|does|darf|kann|soll|ist|puis|peux|est|faut|puedo|es|debo|posso|e|devo|mieux|meglio|mejor|vaut)\b/;
