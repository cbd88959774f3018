import type { TurnContext } from "../../focus/focus.ts";
import type { Draft } from "../../topic.ts";
import { allSessions } from "../../topics/sessions.ts";
import { listIn, type Tongue } from "../../turn/languages.ts";
import { dayIn } from "../../turn/names.ts";
import { addDays } from "@ironpace/training";

const IN_A_ROW: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:two|2|three|3|hard)\b.*\b(?:days?|sessions?|workouts?)\b.*\b(?:in a row|back to back|consecutive\w*|after each other|straight)\b|\b(?:back to back|consecutive) (?:hard|heavy|intense) (?:days|sessions|workouts)\b/,
  de: /\b(?:zwei|2|drei|3|harte)\b.*\b(?:tage?|einheiten|trainings)\b.*\b(?:hintereinander|nacheinander|in folge|am stuck)\b/,
  fr: /\b(?:deux|2|trois|3)\b.*\b(?:jours|seances)\b.*\b(?:de suite|d affilee|consecuti\w+)\b/,
  es: /\b(?:dos|2|tres|3)\b.*\b(?:dias|sesiones)\b.*\b(?:seguid\w+|consecutiv\w+)\b/,
  it: /\b(?:due|2|tre|3)\b.*\b(?:giorni|sessioni|sedute)\b.*\b(?:di fila|consecutiv\w+)\b/,
};
const HARD = /\b(?:hard|heavy|intense|hart\w*|schwer\w*|dur\w*|intens\w*|pesant\w*|fort\w*)\b/;
const JUDGES =
  /\b(?:bad|ok|okay|fine|good|allowed|safe|smart|should|can|may|problem|schlimm|schlecht|ok|gut|darf|kann|sollte|problem|grave|mal|bien|puis|peut|malo|bueno|puedo|debo|male|bene|posso|devo|problema)\b/;

/** "Is it bad to train hard two days in a row?": the verdict, and where the plan does it. */
export function judgeHardDays({ words, tongue, frame, cards, view, say }: TurnContext): Draft | undefined {
  if (!IN_A_ROW[tongue].test(words) || !HARD.test(words) || !JUDGES.test(words)) return undefined;
  if (
    cards.length > 0 ||
    frame.hasPain ||
    frame.isIll ||
    frame.verbs.includes("log") ||
    frame.verbs.includes("move") ||
    frame.days.length > 0
  )
    return undefined;
  const ahead = view.plan === undefined ? [] : allSessions(view.plan).filter(({ date, hard }) => date >= view.today && hard);
  const pairs = ahead.filter(({ date }) => ahead.some((each) => each.date === addDays(date, 1)));
  const named = listIn(
    tongue,
    pairs.slice(0, 2).map(({ date }) => `${dayIn(tongue, date, false)} + ${dayIn(tongue, addDays(date, 1), false)}`),
  );
  return {
    text: [
      say(
        "**Two in a row are fine, three are not**, as long as the two load different things (a hard run, then heavy lifting) and an easy or free day follows.",
        "**Zwei hintereinander sind in Ordnung, drei nicht**, solange beide Verschiedenes belasten (ein harter Lauf, dann schweres Heben) und ein leichter oder freier Tag folgt.",
        "**Deux de suite, ça va ; trois, non**, tant que les deux chargent autre chose (une course dure, puis du lourd) et qu’un jour facile ou libre suit.",
        "**Dos seguidos valen, tres no**, mientras carguen cosas distintas (una carrera dura y luego pesas) y siga un día suave o libre.",
        "**Due di fila vanno bene, tre no**, se caricano cose diverse (una corsa dura, poi pesi) e segue un giorno facile o libero.",
      ),
      named === ""
        ? say(
            "Your plan has no two hard days in a row ahead.",
            "Dein Plan hat keine zwei harten Tage hintereinander vor sich.",
            "Ton plan n’a pas deux jours durs de suite à venir.",
            "Tu plan no tiene dos días duros seguidos por delante.",
            "Il tuo piano non ha due giorni duri di fila in arrivo.",
          )
        : say(
            `Your plan does it on ${named}.`,
            `Dein Plan macht es am ${named}.`,
            `Ton plan le fait le ${named}.`,
            `Tu plan lo hace el ${named}.`,
            `Il tuo piano lo fa ${named}.`,
          ),
      say(
        "Keep 48 hours between two heavy leg days, and nothing hard the day before intervals, threshold or the long run.",
        "Zwischen zwei schweren Beintagen 48 Stunden, und nichts Hartes am Tag vor Intervallen, Schwelle oder langem Lauf.",
        "48 heures entre deux jours de jambes lourds, et rien de dur la veille des intervalles, du seuil ou de la sortie longue.",
        "48 horas entre dos días de pierna pesados, y nada duro el día antes de intervalos, umbral o tirada larga.",
        "48 ore tra due giorni di gambe pesanti, e niente di duro il giorno prima di ripetute, soglia o lungo.",
      ),
    ],
  };
}
