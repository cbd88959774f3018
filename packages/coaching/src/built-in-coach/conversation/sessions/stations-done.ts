import { HYROX_STATIONS } from "@ironpace/training";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { dayIn } from "../../turn/names.ts";
import { readClause } from "../clause.ts";
import type { Followed } from "../follow-up-of.ts";
import { takeEvery, takeTokens } from "../take-words.ts";

const LEAST =
  / (?:(?:do i |which (?:one )?do i )?(?:train|do|practi[sc]e)(?: the)? (?:least|less)|least (?:often|trained)|(?:am )?wenigsten|seltensten|(?:le )?moins|menos|(?:di )?meno)(?= )/;
const TRAIN =
  / (?:do i train|i train|trainiere ich|ube ich|je travaille|j entraine|entreno|practico|hago|mi alleno|alleno|faccio|train|do|which|which one|welche\w*|laquelle|cual|quale|station\w*|estacion\w*|stazion\w*|and|y|e|et|und|vale|ok|is|the)(?= )/;
const WEEKS = 12;

/** "vale y cuál entreno menos" after the stations: how often each was in a session of the last twelve weeks. */
export function stationsLeastTrained({ words, frame, last, diary, view, tongue, say, turns }: Followed): Draft | undefined {
  const isOfStations = last !== undefined && (last.frame.topics.has("splits") || last.stations.length > 3) && turns.length > 0;
  const clause = readClause(words);
  if (!isOfStations && !/\b(?:station|estacion|stazion)/.test(words)) return undefined;
  if (clause.take(LEAST) === undefined) return undefined;
  takeTokens(clause, frame, /^(?:pick:least|reply|topic)/);
  takeEvery(clause, TRAIN);
  if (!clause.isRead()) return undefined;
  const since = new Date(Date.parse(view.today) - WEEKS * 7 * 86_400_000).toISOString().slice(0, 10);
  const rows = HYROX_STATIONS.map(({ exercise }) => {
    const key = exercise.toLowerCase().replace(/ \(.*\)/, "");
    const found = diary.work.filter(
      ({ on, lines, title, sets }) =>
        on >= since &&
        (lines?.some(({ name }) => name.toLowerCase().startsWith(key)) === true ||
          sets.some((set) => set.exercise.toLowerCase().startsWith(key)) ||
          title.toLowerCase().includes(key)),
    );
    return { name: exercise, count: found.length, on: found.at(-1)?.on };
  }).toSorted((a, b) => a.count - b.count);
  const [least] = rows;
  if (least === undefined || rows.every(({ count }) => count === 0)) return undefined;
  const times = (count: number): string => say(`${count} ×`, `${count} ×`, `${count} ×`, `${count} ×`, `${count} ×`);
  return {
    isDecided: true,
    text: [
      say(
        `**${least.name}**: ${times(least.count)} in the last ${WEEKS} weeks${least.on === undefined ? "" : `, the last time on ${dayIn(tongue, least.on)}`}.`,
        `**${least.name}**: ${times(least.count)} in den letzten ${WEEKS} Wochen${least.on === undefined ? "" : `, zuletzt am ${dayIn(tongue, least.on)}`}.`,
        `**${least.name}** : ${times(least.count)} ces ${WEEKS} dernières semaines${least.on === undefined ? "" : `, la dernière fois le ${dayIn(tongue, least.on)}`}.`,
        `**${least.name}**: ${times(least.count)} en las últimas ${WEEKS} semanas${least.on === undefined ? "" : `, la última vez el ${dayIn(tongue, least.on)}`}.`,
        `**${least.name}**: ${times(least.count)} nelle ultime ${WEEKS} settimane${least.on === undefined ? "" : `, l’ultima ${dayIn(tongue, least.on)}`}.`,
      ),
      bullet(rows.slice(1).map(({ name, count }) => `${name}: ${times(count)}`)),
    ],
  };
}

const MORE_OF_IT =
  / (?:(?:put|add|give me|do|get)(?: me)? (?:some )?more of (?:it|that|those|them)|more of (?:it|that)|(?:pack |mach |gib mir )?mehr davon|(?:mets|ajoute)(?: moi)? (?:en )?(?:plus|davantage)(?: de ca)?|(?:mete|pon|anade)(?:me)? mas(?: de eso)?|mas de eso|(?:metti|aggiungi)(?:ne)? (?:di piu|piu)(?: di quell[oa])?)(?= )/;

/** "mete más de eso el viernes" after a station: what that day has of it, and how more of it is trained. */
export function moreOfStation({ words, frame, turns, view, tongue, say }: Followed): Draft | undefined {
  const [day] = frame.days;
  const clause = readClause(words);
  if (turns.length === 0 || clause.take(MORE_OF_IT) === undefined || day === undefined || frame.days.length > 1) return undefined;
  takeTokens(clause, frame, /^(?:day|time|verb|reply|pick)/);
  takeEvery(clause, / (?:on|at|the|am|den|le|el|la|il|next|pls|please|de|eso|in)(?= )/);
  const head = turns.at(-1)?.answer.split("\n\n")[0]?.toLowerCase() ?? "";
  const station = HYROX_STATIONS.find(({ exercise }) => head.includes(exercise.toLowerCase().replace(/ \(.*\)/, "")));
  if (!clause.isRead() || station === undefined || view.plan === undefined) return undefined;
  const session = view.plan.plan.weeks.flatMap(({ sessions }) => sessions).find(({ date }) => date === day);
  const key = station.exercise.toLowerCase().replace(/ \(.*\)/, "");
  const has = session !== undefined && `${session.title} ${JSON.stringify(session.blocks)}`.toLowerCase().includes(key);
  const when = dayIn(tongue, day, false);
  const name = station.exercise;
  return {
    isDecided: true,
    text: [
      session === undefined
        ? say(
            `Nothing is planned on ${when}.`,
            `Am ${when} steht nichts im Plan.`,
            `Rien de prévu le ${when}.`,
            `No hay nada previsto el ${when}.`,
            `Niente in programma ${when}.`,
          )
        : has
          ? say(
              `**${session.title}** (${when}) has ${name} already.`,
              `**${session.title}** (${when}) hat ${name} schon.`,
              `**${session.title}** (${when}) a déjà ${name}.`,
              `**${session.title}** (${when}) ya tiene ${name}.`,
              `**${session.title}** (${when}) ha già ${name}.`,
            )
          : say(
              `**${session.title}** (${when}) has no ${name} yet.`,
              `**${session.title}** (${when}) hat noch kein ${name}.`,
              `**${session.title}** (${when}) n’a pas encore ${name}.`,
              `**${session.title}** (${when}) aún no tiene ${name}.`,
              `**${session.title}** (${when}) non ha ancora ${name}.`,
            ),
      say(
        `I cannot add an exercise to a session. Do 2–3 short sets of it at the end, half of the race amount each, effort 6, and log them${session?.title.startsWith("Deload") === true ? "; in the deload one set is enough" : ""}.`,
        `Keine Karte fügt einer Einheit eine Zeile hinzu. Mach am Ende 2–3 kurze Sätze davon, je die Hälfte der Rennmenge, Anstrengung 6, und trag sie ein${session?.title.startsWith("Deload") === true ? "; in der Entlastung reicht ein Satz" : ""}.`,
        `Aucune carte n’ajoute une ligne à une séance. Fais-en 2–3 courtes séries à la fin, la moitié de la course chacune, effort 6, et note-les${session?.title.startsWith("Deload") === true ? " ; en décharge, une série suffit" : ""}.`,
        `Ninguna tarjeta añade una línea a una sesión. Haz 2–3 series cortas al final, la mitad de la carrera cada una, esfuerzo 6, y anótalas${session?.title.startsWith("Deload") === true ? "; en la descarga basta una serie" : ""}.`,
        `Nessuna scheda aggiunge una riga a una sessione. Fanne 2–3 serie brevi alla fine, metà della gara ciascuna, sforzo 6, e registrale${session?.title.startsWith("Deload") === true ? "; nello scarico basta una serie" : ""}.`,
      ),
    ],
  };
}
