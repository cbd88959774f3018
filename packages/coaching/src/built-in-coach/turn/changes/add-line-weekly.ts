import { getWeekday, itemText } from "@ironpace/training";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import type { ActivePlan, CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { sayIn, valueIn } from "../languages.ts";
import { dayIn, weekdayIn } from "../names.ts";
import { LINE_NAMES } from "./line-names.ts";

const MOST_DAYS = 3;

/** A station on a weekday of its own ("sled on Saturdays"): where the plan has it already, what that weekday holds, and how little is enough. */
export function addLineWeekly({ tongue, lines, weekdays, days }: Frame, plan: ActivePlan, { today }: CoachView): Draft | undefined {
  const [line] = lines;
  const [weekday = days[0] === undefined ? undefined : getWeekday(days[0])] = weekdays;
  const pattern = line === undefined ? undefined : LINE_NAMES[line];
  if (pattern === undefined || weekday === undefined) return undefined;
  const say = sayIn(tongue);
  const ahead = allSessions(plan).filter((each) => each.date >= today && isOpen(plan, each));
  const planned = ahead.flatMap(({ date, blocks }) =>
    [...blocks.strength, ...blocks.mainWorkout]
      .filter(({ name }) => pattern.test(name))
      .map((item) => `${dayIn(tongue, date, false)}: ${valueIn(tongue, itemText(item))}`),
  );
  const there = ahead.find(({ date }) => getWeekday(date) === weekday);
  const name = weekdayIn(tongue, weekday);
  return {
    isDecided: true,
    text: [
      there === undefined
        ? say(
            `**${name}: 15–20 min, on its own**, effort 6 of 10 at most: the day is free in your plan.`,
            `**${name}: 15–20 min, für sich**, höchstens Anstrengung 6 von 10: der Tag ist in deinem Plan frei.`,
            `**${name} : 15 à 20 min, à part**, effort 6 sur 10 au plus : ce jour est libre dans ton plan.`,
            `**${name}: 15–20 min, aparte**, esfuerzo 6 de 10 como mucho: el día está libre en tu plan.`,
            `**${name}: 15–20 min, a parte**, sforzo 6 su 10 al massimo: nel tuo piano il giorno è libero.`,
          )
        : say(
            `**${name}: 10–15 min after ${there.title}**, effort 6 of 10 at most; a free day suits it better.`,
            `**${name}: 10–15 min nach „${there.title}“**, höchstens Anstrengung 6 von 10; an einem freien Tag kostet es weniger.`,
            `**${name} : 10 à 15 min après « ${there.title} »**, effort 6 sur 10 au plus ; un jour libre, cela coûte moins.`,
            `**${name}: 10–15 min después de «${there.title}»**, esfuerzo 6 de 10 como mucho; en un día libre cuesta menos.`,
            `**${name}: 10–15 min dopo «${there.title}»**, sforzo 6 su 10 al massimo; in un giorno libero costa meno.`,
          ),
      ...(planned.length === 0
        ? []
        : [
            say(
              "The plan already has it here, so once a week more is plenty:",
              "Im Plan steht es schon hier, einmal die Woche mehr reicht also:",
              "Le plan l’a déjà ici ; une fois de plus par semaine suffit donc :",
              "El plan ya lo tiene aquí; con una vez más por semana basta:",
              "Il piano lo ha già qui; una volta in più a settimana basta:",
            ),
            bullet(planned.slice(0, MOST_DAYS)),
          ]),
      say(
        "Not on the day before intervals, threshold or the long run. I cannot add a session to the plan: put it into **Workouts** for that day; its load counts when you have logged it.",
        "Nicht am Tag vor Intervallen, Schwelle oder langem Lauf. Keine Karte fügt dem Plan eine Einheit hinzu: leg sie unter **Workouts** für den Tag an; ihre Last zählt, wenn du sie eingetragen hast.",
        "Pas la veille des intervalles, du seuil ou de la sortie longue. Aucune carte n’ajoute de séance au plan : crée-la dans **Workouts** pour ce jour ; sa charge compte une fois notée.",
        "No el día antes de series, umbral o tirada larga. Ninguna tarjeta añade una sesión al plan: créala en **Workouts** para ese día; su carga cuenta cuando la anotes.",
        "Non il giorno prima di ripetute, soglia o lungo. Nessuna scheda aggiunge una sessione al piano: creala in **Workouts** per quel giorno; il suo carico conta quando l’hai registrata.",
      ),
    ],
  };
}
