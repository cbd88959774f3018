import { easeCard } from "../../changes/ease-card.ts";
import type { Draft } from "../../topic.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import type { ActivePlan, CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { sayIn } from "../languages.ts";
import { dayIn } from "../names.ts";
import { previewIn } from "./preview.ts";
import { sessionMeant } from "./session-meant.ts";

const SHARE = 0.7;

/** One session made easy: nothing hard, about 70 % of the time. */
export function easeOf(frame: Frame, plan: ActivePlan, view: CoachView): Draft | undefined {
  const { tongue } = frame;
  const say = sayIn(tongue);
  const session =
    sessionMeant(frame, plan, view.today) ??
    (frame.days.length + frame.subjects.length + frame.periods.length === 0
      ? allSessions(plan).find((each) => each.date >= view.today && isOpen(plan, each))
      : undefined);
  if (session === undefined) return undefined;
  const when = dayIn(tongue, session.date, false);
  const minutes = Math.round((session.duration * SHARE) / 5) * 5;
  return {
    isDecided: true,
    text: [
      say(
        `**${session.title}** (${when}) becomes an easy session: nothing hard, about ${minutes} instead of ${session.duration} min.`,
        `Aus **${session.title}** (${when}) wird eine leichte Einheit: nichts Hartes, etwa ${minutes} statt ${session.duration} min.`,
        `**${session.title}** (${when}) devient une séance facile : rien de dur, environ ${minutes} min au lieu de ${session.duration}.`,
        `**${session.title}** (${when}) pasa a ser una sesión suave: nada duro, unos ${minutes} min en vez de ${session.duration}.`,
        `**${session.title}** (${when}) diventa una sessione facile: niente di duro, circa ${minutes} min invece di ${session.duration}.`,
      ),
      previewIn(tongue),
    ],
    proposals: [
      easeCard(
        say(`Easy on ${when}`, `Locker am ${when}`, `Facile le ${when}`, `Suave el ${when}`, `Facile ${when}`),
        say(
          `Instead of ${session.title} (effort ${session.intensityLevel} of 10).`,
          `Statt ${session.title} (Anstrengung ${session.intensityLevel} von 10).`,
          `Au lieu de ${session.title} (effort ${session.intensityLevel} sur 10).`,
          `En vez de ${session.title} (esfuerzo ${session.intensityLevel} de 10).`,
          `Invece di ${session.title} (sforzo ${session.intensityLevel} su 10).`,
        ),
        session.date,
        session.date,
        { share: SHARE, onlyEasy: true },
      ),
    ],
  };
}

/** "easier how": what the card takes from the session, and what stays. */
export function easedHow(frame: Frame, plan: ActivePlan, on: string, view: CoachView): Draft | undefined {
  const { tongue } = frame;
  const say = sayIn(tongue);
  const session = allSessions(plan).find(({ date }) => date === on);
  if (session === undefined) return undefined;
  const minutes = Math.round((session.duration * SHARE) / 5) * 5;
  const pace = view.capacities.paces?.easy;
  const range = pace === undefined ? "" : ` (${clockOf(pace.fast)}–${clockOf(pace.slow)} /km)`;
  return {
    text: [
      say(
        `Shorter and slower: about **${minutes} of ${session.duration} min**, all at effort 3–4 of 10${range}; intervals, heavy sets and stations at race pace go, the day and the kind of session stay. The card shows it line by line.`,
        `Kürzer und ruhiger: etwa **${minutes} von ${session.duration} min**, alles mit Anstrengung 3–4 von 10${range}; Intervalle, schwere Sätze und Stationen im Renntempo fallen weg, Tag und Art der Einheit bleiben. Die Karte zeigt es Zeile für Zeile.`,
        `Plus court et plus lent : environ **${minutes} min sur ${session.duration}**, tout à effort 3–4 sur 10${range} ; les intervalles, les séries lourdes et les stations à l’allure de course partent, le jour et le type de séance restent. La carte le montre ligne par ligne.`,
        `Más corto y más lento: unos **${minutes} de ${session.duration} min**, todo a esfuerzo 3–4 de 10${range}; se van los intervalos, las series pesadas y las estaciones a ritmo de carrera, el día y el tipo de sesión quedan. La tarjeta lo muestra línea a línea.`,
        `Più corta e più lenta: circa **${minutes} min su ${session.duration}**, tutto a sforzo 3–4 su 10${range}; via ripetute, serie pesanti e stazioni a ritmo gara, giorno e tipo di sessione restano. La scheda lo mostra riga per riga.`,
      ),
    ],
  };
}

function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, "0")}`;
}
