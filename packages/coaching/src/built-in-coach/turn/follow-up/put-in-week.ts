import { addDays, getMonday, type Session } from "@ironpace/training";
import type { Draft } from "../../topic.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import type { ActivePlan, CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { sayIn, type Tongue } from "../languages.ts";
import { dayIn, longDayIn } from "../names.ts";
import type { LastAnswer } from "./record.ts";
import { countWords } from "./record.ts";

const MOST_WORDS = 10;
const IN_WEEK = /\b(?:weeks?|woche\w*|semaines?|semanas?|settiman[ae])\b/;
const SIMULATION = /\b(?:simulation\w*|simu|simulaci\w+|simulacro|simulazion\w+|sim|generalprobe|trial run)\b/;
const NUMBER = /(?<![\d:.,])(\d{1,2})(?:th|st|nd|rd)?(?![\d:.,%])/;
const CHOOSES =
  /\b(?:put|add|schedule|book|pop|stick|plan|enter|slot|lets|go with|take|trag\w*|pack\w*|nimm|nehm\w*|plan\w*|setz\w*|mets?|ajoute\w*|prends|planifie|va pour|pon\w*|mete\w*|agrega\w*|anade\w*|elijo|mejor|mettil?[ao]|mett\w+|aggiung\w+|inserisc\w+|prendo|facciamo)\b|^(?:ok|okay|gut|d accord|vale|va bene|allora|then|dann|alors|entonces)\b/;

/** "ok 6. put it in" after whether a simulation belongs into week 5 or 6: what stands there, or that the plan ends before, and where it goes. */
export function putInWeek(frame: Frame, { question, frame: asked }: LastAnswer, { plan, today }: CoachView): Draft | undefined {
  const { tongue, words } = frame;
  const of = asked.words;
  if (plan === undefined || !IN_WEEK.test(of) || !SIMULATION.test(of) || question === "" || countWords(frame) > MOST_WORDS)
    return undefined;
  const number = Number(NUMBER.exec(words)?.[1]);
  if (!Number.isFinite(number) || !CHOOSES.test(words) || !new RegExp(String.raw`\b${number}\b`).test(of)) return undefined;
  const say = sayIn(tongue);
  const week = plan.plan.weeks.find((each) => each.week === number);
  const last = plan.plan.weeks.at(-1);
  if (week === undefined && last !== undefined) {
    const start = addDays(last.startDate, 7 * (number - last.week));
    const end = last.sessions.toSorted((a, b) => a.date.localeCompare(b.date)).at(-1)?.date ?? last.startDate;
    const [from, until] = [dayIn(tongue, start, false), dayIn(tongue, end, false)];
    return {
      isDecided: true,
      text: [
        say(
          `**Week ${number} is not planned yet**: your plan has ${last.week} weeks and ends ${until}; week ${number} would begin ${from}.`,
          `**Woche ${number} ist noch nicht geplant**: Dein Plan hat ${last.week} Wochen und endet am ${until}; Woche ${number} begänne am ${from}.`,
          `**La semaine ${number} n’est pas encore planifiée** : ton plan a ${last.week} semaines et finit le ${until} ; la semaine ${number} commencerait le ${from}.`,
          `**La semana ${number} aún no está planificada**: tu plan tiene ${last.week} semanas y acaba el ${until}; la semana ${number} empezaría el ${from}.`,
          `**La settimana ${number} non è ancora pianificata**: il tuo piano ha ${last.week} settimane e finisce il ${until}; la settimana ${number} inizierebbe il ${from}.`,
        ),
        inWorkouts(tongue, dayIn(tongue, addDays(start, 5), false)),
      ],
    };
  }
  if (week === undefined) return undefined;
  const session = stationSession(plan, week.sessions, today);
  if (getMonday(week.startDate) < getMonday(today))
    return {
      isDecided: true,
      text: [
        say(
          `**Week ${number} is over.** Name a week that is still to come.`,
          `**Woche ${number} ist vorbei.** Nenn eine Woche, die noch kommt.`,
          `**La semaine ${number} est passée.** Dis une semaine à venir.`,
          `**La semana ${number} ya pasó.** Di una semana que aún venga.`,
          `**La settimana ${number} è passata.** Dimmi una settimana che deve ancora venire.`,
        ),
      ],
    };
  const range = `${dayIn(tongue, week.startDate, false)} – ${dayIn(tongue, addDays(week.startDate, 6), false)}`;
  return {
    isDecided: true,
    text: [
      say(
        `**Week ${number}** (${range})${week.isDeload ? " is a deload: no simulation then, it would cost you the recovery." : session === undefined ? " has no session with stations that could become it." : `: take **${longDayIn(tongue, session.date)}**, where the plan has **${session.title}**. Do that as the simulation, in race order and with race weights.`}`,
        `**Woche ${number}** (${range})${week.isDeload ? " ist ein Deload: keine Simulation, sie nähme dir die Erholung." : session === undefined ? " hat keine Einheit mit Stationen, die dazu werden könnte." : `: nimm **${longDayIn(tongue, session.date)}**, da steht **${session.title}**. Mach das als Simulation, in der Reihenfolge und mit den Gewichten des Rennens.`}`,
        `**Semaine ${number}** (${range})${week.isDeload ? " : c’est une décharge, pas de simulation, elle te prendrait la récupération." : session === undefined ? " : aucune séance avec stations ne peut le devenir." : ` : prends **${longDayIn(tongue, session.date)}**, où le plan a **${session.title}**. Fais-en la simulation, dans l’ordre et avec les poids de la course.`}`,
        `**Semana ${number}** (${range})${week.isDeload ? ": es de descarga, sin simulación, te quitaría la recuperación." : session === undefined ? ": no hay sesión con estaciones que pueda serlo." : `: toma **${longDayIn(tongue, session.date)}**, donde el plan tiene **${session.title}**. Hazla como simulación, en el orden y con los pesos de carrera.`}`,
        `**Settimana ${number}** (${range})${week.isDeload ? ": è di scarico, niente simulazione, ti toglierebbe il recupero." : session === undefined ? ": nessuna sessione con stazioni può diventarlo." : `: prendi **${longDayIn(tongue, session.date)}**, dove il piano ha **${session.title}**. Falla come simulazione, nell’ordine e con i pesi di gara.`}`,
      ),
      ...(week.isDeload ? [] : [inWorkouts(tongue, undefined)]),
    ],
  };
}

function inWorkouts(tongue: Tongue, day: string | undefined): string {
  const on = (text: string): string => (day === undefined ? "" : text);
  return sayIn(tongue)(
    `I cannot add a session to the plan: enter it under **Workouts**${on(`, for example on ${day ?? ""}`)}, then it appears in your calendar.`,
    `Keine Karte fügt dem Plan eine Einheit hinzu: leg sie unter **Workouts** an${on(`, zum Beispiel für ${day ?? ""}`)}, dann steht sie im Kalender.`,
    `Aucune carte n’ajoute de séance au plan : crée-la dans **Workouts**${on(`, par exemple le ${day ?? ""}`)}, elle est alors au calendrier.`,
    `Ninguna tarjeta añade una sesión al plan: créala en **Workouts**${on(`, por ejemplo el ${day ?? ""}`)}, así está en el calendario.`,
    `Nessuna scheda aggiunge una sessione al piano: creala in **Workouts**${on(`, per esempio ${day ?? ""}`)}, così è in calendario.`,
  );
}

/** The session of a week that is nearest to a race: runs and stations, the longest. */
function stationSession(plan: ActivePlan, sessions: readonly Session[], today: string): Session | undefined {
  const open = allSessions(plan).filter((each) => isOpen(plan, each) && each.date >= today);
  return sessions
    .filter((each) => each.code === "HX" && open.some(({ id }) => id === each.id))
    .toSorted((a, b) => b.duration - a.duration)[0];
}
