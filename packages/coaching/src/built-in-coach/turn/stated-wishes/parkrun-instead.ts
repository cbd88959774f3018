import { addDays, getMonday, getWeekday } from "@ironpace/training";
import { moveTo, possibleDays } from "../../changes/move-to.ts";
import { getRow } from "../../changes/session-named.ts";
import type { Draft } from "../../topic.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import type { ActivePlan, CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { sayIn } from "../languages.ts";
import { dayIn } from "../names.ts";
import { translated } from "../translated.ts";
import { previewIn } from "../changes/preview.ts";

const INSTEAD =
  /\b(?:replace|instead|substitute|swap|count (?:as|for)|ersetz\w*|statt\w*|anstelle|anrechnen|remplac\w*|a la place|sustitu\w*|reemplaz\w*|en vez|en lugar|cambiar|sostitu\w*|al posto|invece)\b/;
const SATURDAY = 6;
const PARKRUN_MINUTES = 35;

/** "Can a parkrun on Saturday replace something?": it takes the place of the next hard run, and what stands on that day moves. */
export function parkrunInstead({ words, tongue, days, verbs }: Frame, plan: ActivePlan, view: CoachView): Draft | undefined {
  if (!/\bpark ?run\b/.test(words) || !INSTEAD.test(words) || verbs.includes("log")) return undefined;
  const { today } = view;
  const saturday = addDays(getMonday(today), SATURDAY - 1);
  const day = days.find((each) => each >= today && getWeekday(each) === SATURDAY) ?? saturday;
  const open = allSessions(plan).filter((each) => each.date >= today && isOpen(plan, each));
  const there = open.find(({ date }) => date === day);
  // The run that a hard 5 km stands for, within three days.
  const run = open.find(({ date, code }) => (code === "RI" || code === "RT") && date >= addDays(day, -3) && date <= addDays(day, 3));
  const say = sayIn(tongue);
  const target =
    there === undefined
      ? undefined
      : possibleDays(there, plan, view).find((each) => each !== day && open.every(({ date }) => date !== each) && each >= addDays(day, -1));
  const moved = there === undefined || there === run || target === undefined ? undefined : translated(moveTo(there, target, view), tongue);
  const when = dayIn(tongue, day, false);
  const replaced = run === undefined ? undefined : `**${run.title}** (${dayIn(tongue, run.date, false)})`;
  return {
    isDecided: true,
    text: [
      replaced === undefined
        ? say(
            `**Yes**: a parkrun on ${when} is a hard 5 km, about ${PARKRUN_MINUTES} minutes with warm-up, and counts as the hard run of that week.`,
            `**Ja**: ein Parkrun am ${when} sind harte 5 km, mit Aufwärmen etwa ${PARKRUN_MINUTES} Minuten, und zählt als der harte Lauf dieser Woche.`,
            `**Oui** : un parkrun le ${when}, c’est 5 km durs, environ ${PARKRUN_MINUTES} minutes avec l’échauffement, et il compte comme la course dure de la semaine.`,
            `**Sí**: un parkrun el ${when} son 5 km duros, unos ${PARKRUN_MINUTES} minutos con calentamiento, y cuenta como la carrera dura de esa semana.`,
            `**Sì**: un parkrun il ${when} sono 5 km duri, circa ${PARKRUN_MINUTES} minuti con il riscaldamento, e vale come la corsa dura della settimana.`,
          )
        : say(
            `**Yes**: a parkrun on ${when} is a hard 5 km, about ${PARKRUN_MINUTES} minutes with warm-up. It replaces ${replaced}, the nearest hard run; it is no long run.`,
            `**Ja**: ein Parkrun am ${when} sind harte 5 km, mit Aufwärmen etwa ${PARKRUN_MINUTES} Minuten. Er ersetzt ${replaced}, den nächsten harten Lauf; ein langer Lauf ist er nicht.`,
            `**Oui** : un parkrun le ${when}, c’est 5 km durs, environ ${PARKRUN_MINUTES} minutes avec l’échauffement. Il remplace ${replaced}, la course dure la plus proche ; ce n’est pas une sortie longue.`,
            `**Sí**: un parkrun el ${when} son 5 km duros, unos ${PARKRUN_MINUTES} minutos con calentamiento. Sustituye a ${replaced}, la carrera dura más cercana; no es una tirada larga.`,
            `**Sì**: un parkrun il ${when} sono 5 km duri, circa ${PARKRUN_MINUTES} minuti con il riscaldamento. Sostituisce ${replaced}, la corsa dura più vicina; non è un lungo.`,
          ),
      ...(moved === undefined ? [] : [moved.text[0] ?? ""]),
      say(
        "If it is a best, enter it under **Personal Bests**.",
        "Trag das Ergebnis unter **Bestleistungen** ein, wenn es eine ist.",
        "Entre le résultat dans **Records** si c’en est un.",
        "Anota el resultado en **Mejores marcas** si lo es.",
        "Inserisci il risultato in **Record personali** se lo è.",
      ),
      ...(moved?.proposals === undefined && run === undefined ? [] : [previewIn(tongue)]),
    ],
    proposals: [
      ...(moved?.proposals ?? []),
      ...(run === undefined
        ? []
        : [
            {
              title: say(
                `Parkrun instead of ${run.title}`,
                `Parkrun statt ${run.title}`,
                `Parkrun au lieu de ${run.title}`,
                `Parkrun en vez de ${run.title}`,
                `Parkrun al posto di ${run.title}`,
              ),
              why: dayIn(tongue, run.date, false),
              request: { reason: "missed" as const, sessionIds: [getRow(plan, run)] },
            },
          ]),
    ],
  };
}
