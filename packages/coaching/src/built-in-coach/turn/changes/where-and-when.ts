import type { Draft } from "../../topic.ts";
import type { ActivePlan, CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { sayIn } from "../languages.ts";
import { dayIn } from "../names.ts";
import { sessionMeant } from "./session-meant.ts";

/** Runs on the treadmill, or at another time of day: what a plan of days does not hold, and what it means for the session. */
export function whereAndWhen(frame: Frame, plan: ActivePlan, view: CoachView): Draft | undefined {
  const { tongue, gear, tokens } = frame;
  const onTreadmill = gear.includes("treadmill") && gear.length === 1 && !frame.isAway && !frame.isBroken;
  const atTime = tokens.some(({ concept }) => concept === "time-of-day");
  if (!onTreadmill && !atTime) return undefined;
  const say = sayIn(tongue);
  const session = sessionMeant(frame, plan, view.today);
  const easy = view.capacities.paces?.easy;
  const pace = easy === undefined ? "" : ` (${text(easy.fast)}–${text(easy.slow)} /km)`;
  const named = session === undefined ? "" : `**${session.title}** (${dayIn(tongue, session.date, false)})`;
  const hasStations = session?.code === "HX";
  return {
    isDecided: true,
    text: [
      ...(atTime
        ? [
            say(
              "**Yes, at any hour**: the plan sets the day, not the time, so nothing has to change.",
              "**Ja, zu jeder Uhrzeit**: der Plan legt den Tag fest, nicht die Stunde; es muss sich nichts ändern, eine Karte braucht es nicht.",
              "**Oui, à l’heure que tu veux** : le plan fixe le jour, pas l’heure ; rien à changer, aucune carte n’est nécessaire.",
              "**Sí, a cualquier hora**: el plan fija el día, no la hora; no hay nada que cambiar ni hace falta tarjeta.",
              "**Sì, a qualsiasi ora**: il piano fissa il giorno, non l’ora; non c’è nulla da cambiare e non serve una scheda.",
            ),
            say(
              "Early: ten minutes more of warm-up and something small to eat before hard sessions. If an evening session is followed by a morning session, make the second one easy: there is little time to recover.",
              "Früh: zehn Minuten länger aufwärmen und vor harten Einheiten eine Kleinigkeit essen. Folgt auf einen Abend gleich ein Morgen, mach die zweite Einheit locker, die Erholung dazwischen ist kurz.",
              "Tôt : dix minutes d’échauffement en plus, et un petit quelque chose à manger avant les séances dures. Si un matin suit un soir, garde la seconde facile : la récupération est courte.",
              "Temprano: diez minutos más de calentamiento y algo pequeño de comer antes de las sesiones duras. Si a una tarde le sigue una mañana, haz suave la segunda: hay poca recuperación.",
              "Presto: dieci minuti in più di riscaldamento e qualcosa di piccolo da mangiare prima delle sedute dure. Se a una sera segue una mattina, tieni facile la seconda: il recupero è breve.",
            ),
          ]
        : []),
      ...(onTreadmill
        ? [
            say(
              `**${atTime ? "Treadmill" : "Yes, the treadmill is fine"}**${named === "" ? "" : ` for ${named}`}: same minutes and effort, 0–1% incline; go by effort, not by the displayed pace; easy stays easy${pace}.`,
              `**${atTime ? "Laufband" : "Ja, das Laufband geht"}**${named === "" ? "" : ` für ${named}`}: gleiche Minuten und Anstrengung, 0–1 % Steigung, nach Gefühl statt nach der Anzeige; locker bleibt locker${pace}.`,
              `**${atTime ? "Tapis" : "Oui, le tapis convient"}**${named === "" ? "" : ` pour ${named}`} : mêmes minutes et même effort, 0–1 % de pente, à la sensation plutôt qu’à l’affichage ; le facile reste facile${pace}.`,
              `**${atTime ? "Cinta" : "Sí, la cinta sirve"}**${named === "" ? "" : ` para ${named}`}: los mismos minutos y esfuerzo, 0–1 % de pendiente, por sensaciones más que por la pantalla; lo suave sigue suave${pace}.`,
              `**${atTime ? "Tapis roulant" : "Sì, il tapis roulant va bene"}**${named === "" ? "" : ` per ${named}`}: stessi minuti e sforzo, 0–1 % di pendenza, a sensazione più che secondo il display; il facile resta facile${pace}.`,
            ),
            ...(hasStations
              ? [
                  say(
                    "Put the belt next to the stations if you can: getting off and starting the station at once is the point of the session.",
                    "Wenn möglich, ein Band nahe bei den Stationen: absteigen und gleich mit der Station beginnen ist der Sinn der Einheit.",
                    "Si possible, un tapis près des stations : descendre et enchaîner aussitôt est le but de la séance.",
                    "Si puedes, una cinta cerca de las estaciones: bajar y empezar enseguida es el sentido de la sesión.",
                    "Se puoi, un tapis vicino alle stazioni: scendere e iniziare subito è il senso della seduta.",
                  ),
                ]
              : []),
          ]
        : []),
    ],
  };
}

function text(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, "0")}`;
}
