import { addDays, type Day, getMonday } from "@ironpace/training";
import { within, type Work } from "../../own-data/diary.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { amountIn, countIn, dayIn, SMALL_NUMBERS } from "../../turn/names.ts";
import { readClause } from "../clause.ts";
import type { Followed } from "../follow-up-of.ts";

const COMPARE =
  / (?:compare(?:d)?|comparison(?: of)?|contrast|side by side|next to each other|vergleich\w*|gegenuberstell\w*|compare[rz]?|comparaison(?: de)?|compara\w*|comparacion(?: de)?|confront\w*|paragona\w*|show|zeig|montre|muestra|mostra)(?= )/;
const WEEKS =
  / (?:(?:past|last|recent|previous|vergangenen|letzten?|derniere?s?|ultim[aoei]s?|passees?|pasadas?|scors[ei]) )?(\d|two|three|four|five|six|zwei|drei|vier|funf|sechs|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|due|tre|quattro|cinque) (?:(?:past|last|recent|letzten|dernieres?|ultim[aoei]s?) )?(?:weeks?|wochen|semaines?|semanas?|settimane)(?: (?:dernieres|passees|pasadas|scorse))?(?= )/;
const AGAINST =
  / (?:vs|versus|against|compared (?:to|with)|and|with|gegen|gegenuber|und|mit|contre|et|avec|par rapport aux?|contra|con|y|frente a|contro|rispetto a)(?: the| den| die| les| aux| las| le| alle)? (?:(\d|two|three|four|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro) )?(?:weeks? |wochen |semaines? |semanas? |settimane )?(?:before(?: that)?|prior|previous(?: ones?| weeks)?|davor|vorher|d avant|precedentes?|anteriores|precedenti|prima)(?= )/;
const ASIDE =
  / (?:how|did|do|was|were|go|going|training|workouts?|sessions?|weeks?|each other|other|wie|war|waren|training|miteinander|entre elles|entre si|tra loro|together)(?= )/;

/** "compare my last 3 weeks", "last 4 weeks vs the 4 before": sessions, time, load and effort of each, beside each other. */
export function compareSpans(turn: Followed): Draft | undefined {
  const { words, view, tongue, diary, say } = turn;
  const clause = readClause(words);
  const isCompared = clause.take(COMPARE) !== undefined;
  const against = clause.take(AGAINST);
  const count = numberOf(clause.take(WEEKS)?.[1]);
  while (clause.take(ASIDE) !== undefined);
  if (count === undefined || !(isCompared || against !== undefined) || !clause.isRead()) return undefined;
  const line = (label: string, work: readonly Work[]): string => {
    const minutes = work.reduce((sum, each) => sum + (each.minutes ?? 0), 0);
    const load = work.reduce((sum, each) => sum + (each.load ?? 0), 0);
    const rated = work.filter(({ rpe }) => rpe !== undefined);
    const effort = rated.reduce((sum, { rpe }) => sum + (rpe ?? 0), 0) / Math.max(1, rated.length);
    return `${label}: ${[
      `**${countIn(tongue, work.length, undefined)}**`,
      `**${amountIn(tongue, minutes, "time")}**`,
      amountIn(tongue, Math.round(load), "load"),
      ...(rated.length === 0 ? [] : [amountIn(tongue, Math.round(10 * effort) / 10, "effort")]),
    ].join(", ")}`;
  };
  const loadOf = (from: Day, to: Day): number => within(diary.work, { from, to }).reduce((sum, each) => sum + (each.load ?? 0), 0);
  const monday = getMonday(view.today);
  if (against !== undefined) {
    // In English the reader of the log knows it with a verb.
    if (isCompared && tongue === "en") return undefined;
    const size = numberOf(against[1]) ?? count;
    const [from, before] = [addDays(view.today, 1 - 7 * count), addDays(view.today, 1 - 7 * (count + size))];
    const [now, then] = [loadOf(from, view.today) / count, loadOf(before, addDays(from, -1)) / size];
    return {
      isDecided: true,
      text: [
        verdict(now, then, turn),
        bullet([
          line(`${dayIn(tongue, from, false)} – ${dayIn(tongue, view.today, false)}`, within(diary.work, { from, to: view.today })),
          line(
            `${dayIn(tongue, before, false)} – ${dayIn(tongue, addDays(from, -1), false)}`,
            within(diary.work, { from: before, to: addDays(from, -1) }),
          ),
        ]),
      ],
    };
  }
  const weeks = Array.from({ length: count }, (_, at) => addDays(monday, -7 * (count - 1 - at)));
  const over = weeks.filter((start) => addDays(start, 6) < view.today);
  const [previous, last] = over.slice(-2).map((start) => loadOf(start, addDays(start, 6)));
  const open =
    view.plan?.plan.weeks.flatMap(({ sessions }) => sessions).filter(({ date }) => date >= view.today && date <= addDays(monday, 6)) ?? [];
  const minutesOpen = open.reduce((sum, { duration }) => sum + duration, 0);
  return {
    isDecided: true,
    text: [
      bullet(
        weeks.map((start) =>
          line(
            `${say("Week of", "Woche ab", "Semaine du", "Semana del", "Settimana dal")} ${dayIn(tongue, start, false)}${addDays(start, 6) >= view.today ? say(" (so far)", " (bisher)", " (jusqu’ici)", " (hasta hoy)", " (finora)") : ""}`,
            within(diary.work, { from: start, to: addDays(start, 6) }),
          ),
        ),
      ),
      ...(previous === undefined || last === undefined ? [] : [verdict(last, previous, turn)]),
      ...(open.length === 0
        ? []
        : [
            say(
              `This week still has ${open.length === 1 ? "1 session" : `${open.length} sessions`} planned (${minutesOpen} min).`,
              `In dieser Woche ${open.length === 1 ? "ist noch 1 Einheit" : `sind noch ${open.length} Einheiten`} geplant (${minutesOpen} min).`,
              `Il reste ${open.length} séance(s) prévue(s) cette semaine (${minutesOpen} min).`,
              `Esta semana quedan ${open.length} sesión(es) previstas (${minutesOpen} min).`,
              `Questa settimana restano ${open.length} sessioni previste (${minutesOpen} min).`,
            ),
          ]),
    ],
  };
}

function numberOf(text: string | undefined): number | undefined {
  const number = text === undefined ? undefined : (SMALL_NUMBERS[text] ?? Number(text));
  return number === undefined || !(number >= 2 && number <= 9) ? undefined : number;
}

/** Whether it became more, from the load of a week. */
function verdict(now: number, then: number, { say }: Followed): string {
  const percent = then === 0 ? 0 : Math.round((100 * (now - then)) / then);
  const [a, b] = [Math.round(now), Math.round(then)];
  if (Math.abs(percent) < 5)
    return say(
      `**About the same load a week**: ${a} against ${b}.`,
      `**Etwa gleich viel Last je Woche**: ${a} gegenüber ${b}.`,
      `**À peu près la même charge par semaine** : ${a} contre ${b}.`,
      `**Más o menos la misma carga por semana**: ${a} frente a ${b}.`,
      `**Più o meno lo stesso carico a settimana**: ${a} contro ${b}.`,
    );
  const sign = percent > 0 ? "+" : "−";
  return percent > 0
    ? say(
        `**More load a week**: ${a} against ${b} (${sign}${Math.abs(percent)}%).`,
        `**Mehr Last je Woche**: ${a} gegenüber ${b} (${sign}${Math.abs(percent)} %).`,
        `**Plus de charge par semaine** : ${a} contre ${b} (${sign}${Math.abs(percent)} %).`,
        `**Más carga por semana**: ${a} frente a ${b} (${sign}${Math.abs(percent)} %).`,
        `**Più carico a settimana**: ${a} contro ${b} (${sign}${Math.abs(percent)} %).`,
      )
    : say(
        `**Less load a week**: ${a} against ${b} (${sign}${Math.abs(percent)}%).`,
        `**Weniger Last je Woche**: ${a} gegenüber ${b} (${sign}${Math.abs(percent)} %).`,
        `**Moins de charge par semaine** : ${a} contre ${b} (${sign}${Math.abs(percent)} %).`,
        `**Menos carga por semana**: ${a} frente a ${b} (${sign}${Math.abs(percent)} %).`,
        `**Meno carico a settimana**: ${a} contro ${b} (${sign}${Math.abs(percent)} %).`,
      );
}
