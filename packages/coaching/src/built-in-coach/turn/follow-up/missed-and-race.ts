import { daysBetween } from "@ironpace/training";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { sayIn } from "../languages.ts";
import { countWords, type LastAnswer } from "./record.ts";

const MOST_WORDS = 18;
const MATTERS =
  /\b(?:matters?|affects?|hurts?|costs?|ruins?|problem|bad for|impact|setback|macht (?:das|es) (?:\w+ )?(?:was|etwas)|schlimm|schadet|kostet|auswirk\w+|problem|grave|import\w+|genant|probleme|change quelque chose|afecta|importa|perjudica|pasa algo|problema|conta|influisce|cambia qualcosa|incide)\b/;
const RACE = /\b(?:race|hyrox|berlin|comp|competition|rennen|wettkampf|course|competition|carrera|competicion|gara)\b/;
const MISSED =
  /\b(?:miss\w*|skipp?\w*|verpasst|ausgefallen|ausgelassen|geschwanzt|rate\w*|manque\w*|saute\w*|perdi\w*|salte\w*|falte\w*|sals?at\w*|saltat\w*|perso|persi)\b/;

/** "does it matter for the race" after missed sessions: what a missed week costs, and that nothing is added on top. */
export function missedAndRace(frame: Frame, { frame: asked }: LastAnswer, { competitions, today }: CoachView): Draft | undefined {
  const { tongue, words } = frame;
  const [race] = competitions;
  if (race === undefined || !MISSED.test(asked.words) || !MATTERS.test(words) || !RACE.test(words) || countWords(frame) > MOST_WORDS)
    return undefined;
  const days = daysBetween(today, race.date);
  const isNear = days <= 14;
  const say = sayIn(tongue);
  return {
    isDecided: true,
    text: [
      say(
        `**No.** ${race.name} is in ${days} days; one missed week hardly matters: endurance drops measurably only after about ten days without training.`,
        `**Nein, kaum.** ${race.name} ist in ${days} Tagen; was in einer Woche ausfällt, tragen die Wochen davor und danach: Ausdauer sinkt messbar erst nach etwa zehn Tagen ohne Training.`,
        `**Non.** ${race.name} est dans ${days} jours ; ce qu’une semaine laisse de côté, les autres le portent : l’endurance ne baisse de façon mesurable qu’après une dizaine de jours sans entraînement.`,
        `**No.** ${race.name} es en ${days} días; lo que falta una semana lo sostienen las demás: la resistencia baja de forma medible solo tras unos diez días sin entrenar.`,
        `**No.** ${race.name} è tra ${days} giorni; quello che salta in una settimana lo reggono le altre: la resistenza cala in modo misurabile solo dopo una decina di giorni senza allenamento.`,
      ),
      isNear
        ? say(
            "This close to the race rest even helps. Add nothing on top.",
            "So kurz vor dem Rennen hilft Ruhe sogar. Häng nichts hinten an.",
            "Si près de la course, le repos aide même. N’ajoute rien.",
            "Tan cerca de la carrera el descanso incluso ayuda. No añadas nada.",
            "Così vicino alla gara il riposo aiuta perfino. Non aggiungere nulla.",
          )
        : say(
            "Add nothing on top: go on with the next session as it is planned. If you go two weeks without running, tell me, and I will slow the paces down.",
            "Häng nichts hinten an: Mach mit der nächsten Einheit weiter, wie sie geplant ist. Ab zwei Wochen ohne Laufen sag Bescheid, dann nehme ich die Tempi zurück.",
            "N’ajoute rien : continue avec la prochaine séance comme prévu. À partir de deux semaines sans courir, dis-le et je ralentis les allures.",
            "No añadas nada: sigue con la próxima sesión como está. A partir de dos semanas sin correr, dilo y bajo los ritmos.",
            "Non aggiungere nulla: continua con la prossima sessione come previsto. Da due settimane senza corsa, dillo e rallento i passi.",
          ),
    ],
  };
}
