import { addDays, daysBetween } from "@ironpace/training";
import type { Draft } from "../../topic.ts";
import { allSessions } from "../../topics/sessions.ts";
import { dayIn } from "../../turn/names.ts";
import { readClause } from "../clause.ts";
import type { Followed } from "../follow-up-of.ts";

const PLAN = / (?:plan|block|programme?|trainingsplan|piano|programma|bloque|bloc)(?= )/;
const ENDS =
  / (?:done|over|finish(?:ed|es)?|ends?|ending|complete|runs? out|last day|fertig|vorbei|zu ende|endet|ende|lauft aus|fini|finit|termine|se termine|acaba|termina|terminado|acabado|finisce|finito|terminato)(?= )/;
const THEN =
  / (?:(?:and )?(?:what|whats) (?:then|next|after(?: that| it)?|comes (?:next|after)|happens (?:then|after(?: that)?))|(?:und )?(?:was (?:kommt )?)?(?:danach|dann)(?: was)?|(?:et )?apres(?: quoi)?|(?:et )?ensuite|(?:y )?(?:luego|despues)(?: que)?|(?:e )?(?:poi|dopo)(?: cosa| che)?)(?= )/;
const ASIDE =
  / (?:is|does|when|after|by|on|before|wann|ist|nach|am|quand|est|apres|le|cuando|es|esta|tras|despues del|quando|dopo il|hyrox|race|already|schon|deja|ya|gia)(?= )/;

/** "is the plan done after 12 Dec, what then": its last day, what lies between it and the race, and what follows. */
export function planEnd(turn: Followed): Draft | undefined {
  const { words, frame, view, tongue, say, diary } = turn;
  const clause = readClause(words);
  if (view.plan === undefined || clause.take(PLAN) === undefined || clause.take(ENDS) === undefined) return undefined;
  // "When is the block finished" asks for the day alone.
  if (clause.take(/ (?:when|wann|quand|cuando|quando)(?= )/) !== undefined) return undefined;
  clause.take(THEN);
  for (const { concept, text } of frame.tokens)
    if (/^(?:day|time|month|number|topic|rel|ordinal|unit)/.test(concept)) clause.take(new RegExp(` ${text}(?= )`));
  for (const { name, location } of diary.races)
    for (const word of `${name} ${location}`.toLowerCase().split(/\s+/))
      clause.take(new RegExp(` ${word.replaceAll(/[^\p{L}\p{N}]/gu, "")}(?= )`, "u"));
  while (clause.take(ASIDE) !== undefined);
  clause.take(THEN);
  if (!clause.isRead()) return undefined;
  const last = allSessions(view.plan).reduce((latest, { date }) => (date > latest ? date : latest), view.plan.plan.startDate);
  const race = diary.races.filter(({ on, result }) => on > last && result === undefined).toSorted((a, b) => a.on.localeCompare(b.on))[0];
  const weeks = race === undefined ? 0 : Math.round(daysBetween(last, race.on) / 7);
  const [end, next] = [dayIn(tongue, last), dayIn(tongue, addDays(last, 2), false)];
  return {
    isDecided: true,
    text: [
      say(
        `**Yes**: the last session of your plan is on **${end}**.`,
        `**Ja**: die letzte Einheit deines Plans ist am **${end}**.`,
        `**Oui** : la dernière séance de ton plan est le **${end}**.`,
        `**Sí**: la última sesión de tu plan es el **${end}**.`,
        `**Sì**: l’ultima sessione del tuo piano è **${end}**.`,
      ),
      ...(race === undefined
        ? []
        : [
            say(
              `**${race.name}** is on ${dayIn(tongue, race.on)}, **${weeks} weeks** after that: nothing is planned for them yet.`,
              `**${race.name}** ist am ${dayIn(tongue, race.on)}, **${weeks} Wochen** danach: dafür ist noch nichts geplant.`,
              `**${race.name}** est le ${dayIn(tongue, race.on)}, **${weeks} semaines** après : rien n’est encore prévu d’ici là.`,
              `**${race.name}** es el ${dayIn(tongue, race.on)}, **${weeks} semanas** después: aún no hay nada previsto.`,
              `**${race.name}** è ${dayIn(tongue, race.on)}, **${weeks} settimane** dopo: non c’è ancora nulla in programma.`,
            ),
          ]),
      say(
        `Choose **Continue Plan** on the **Training Plans** page in the last week, so that it goes on from ${next} with your new test results${race === undefined ? "" : " and peaks for the race"}.`,
        `Wähle in der letzten Woche auf der Seite **Training Plans** **Continue Plan**: er geht dann ab etwa ${next} mit deinen neuen Testwerten weiter${race === undefined ? "" : " und führt zum Rennen"}.`,
        `Choisis **Continue Plan** sur la page **Training Plans** la dernière semaine : il continue vers le ${next} avec tes nouveaux tests${race === undefined ? "" : " et mène à la course"}.`,
        `Elige **Continue Plan** en la página **Training Plans** la última semana: sigue hacia el ${next} con tus nuevos tests${race === undefined ? "" : " y lleva a la carrera"}.`,
        `Genera il blocco successivo nella pagina dei piani l’ultima settimana: prosegue verso ${next} con i nuovi test${race === undefined ? "" : " e porta alla gara"}.`,
      ),
    ],
  };
}
