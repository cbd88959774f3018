import { addDays, daysBetween, type Day, getMonday } from "@ironpace/training";
import type { Draft } from "../../topic.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import type { ActivePlan, CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { listIn, sayIn, type Said } from "../languages.ts";
import { longDayIn } from "../names.ts";

const SPORTS: { readonly [sport: string]: Said } = {
  run: ["easy run", "lockerer Lauf", "footing", "rodaje suave", "corsa facile"],
  row: ["easy row", "lockeres Rudern", "rameur facile", "remo suave", "vogatore facile"],
  ski: ["easy SkiErg", "lockerer SkiErg", "SkiErg facile", "SkiErg suave", "SkiErg facile"],
  ride: ["easy ride", "lockere Radeinheit", "vélo facile", "bici suave", "bici facile"],
  swim: ["easy swim", "lockeres Schwimmen", "natation facile", "natación suave", "nuoto facile"],
};

/** One more session of a sport in a week: the free day that it costs least on, how long, and where to enter it. */
export function addOnce(frame: Frame, plan: ActivePlan, { today }: CoachView): Draft | undefined {
  const { tongue, subjects, periods, days, minutes } = frame;
  const sport = subjects.find((each) => each.sport !== undefined)?.sport;
  if (sport === undefined || frame.isForGood) return undefined;
  const [period] = periods;
  const from = period === undefined || period.from < today ? today : period.from;
  const to = period?.to ?? addDays(getMonday(from), 6);
  const sessions = allSessions(plan).filter((each) => isOpen(plan, each) || each.date < today);
  const busy = new Set(sessions.map(({ date }) => date));
  const hard = new Set(sessions.filter((each) => each.hard).map(({ date }) => date));
  const free = Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at)).filter((day) => !busy.has(day));
  const cost = (day: Day): number => Number(hard.has(addDays(day, 1))) + Number(hard.has(addDays(day, -1))) / 2;
  const [best, ...others] = days.length === 1 ? days : free.toSorted((a, b) => cost(a) - cost(b) || a.localeCompare(b));
  if (best === undefined) return undefined;
  const say = sayIn(tongue);
  const length = minutes ?? 30;
  const name = say(...(SPORTS[sport] ?? SPORTS["run"] ?? ["", "", "", "", ""]));
  const isDeload = plan.plan.weeks.some((week) => week.isDeload && best >= week.startDate && best <= addDays(week.startDate, 6));
  const alternatives = listIn(
    tongue,
    others.slice(0, 2).map((day) => longDayIn(tongue, day)),
  );
  return {
    isDecided: true,
    text: [
      say(
        `**${longDayIn(tongue, best)}: ${length} min ${name}**, effort 3 of 10${busy.has(best) ? ", after the session of that day" : ": no session is planned that day"}${alternatives === "" ? "" : ` (or ${alternatives})`}.`,
        `**${longDayIn(tongue, best)}: ${length} min ${name}**, Anstrengung 3 von 10${busy.has(best) ? ", nach der Einheit des Tages" : ": vom Plan steht da nichts"}${alternatives === "" ? "" : ` (oder ${alternatives})`}.`,
        `**${longDayIn(tongue, best)} : ${length} min de ${name}**, effort 3 sur 10${busy.has(best) ? ", après la séance du jour" : " : rien du plan ce jour-là"}${alternatives === "" ? "" : ` (ou ${alternatives})`}.`,
        `**${longDayIn(tongue, best)}: ${length} min de ${name}**, esfuerzo 3 de 10${busy.has(best) ? ", después de la sesión de ese día" : ": nada del plan ese día"}${alternatives === "" ? "" : ` (o ${alternatives})`}.`,
        `**${longDayIn(tongue, best)}: ${length} min di ${name}**, sforzo 3 su 10${busy.has(best) ? ", dopo la sessione del giorno" : ": niente del piano quel giorno"}${alternatives === "" ? "" : ` (o ${alternatives})`}.`,
      ),
      say(
        `It adds a load of about ${3 * length}, so the week hardly gets harder, and it moves nothing.${isDeload ? " That week is a deload: keep it at 20–30 min, or leave it." : ""}`,
        `Das sind etwa ${3 * length} Last, die Woche wird also kaum härter, und es verschiebt nichts.${isDeload ? " Die Woche ist ein Deload: 20–30 min reichen, oder lass es." : ""}`,
        `Cela ajoute une charge d’environ ${3 * length} : la semaine ne devient guère plus dure, et rien ne bouge.${isDeload ? " C’est une semaine de décharge : 20 à 30 min suffisent, ou laisse-la." : ""}`,
        `Suma una carga de unos ${3 * length}: la semana apenas se endurece y nada se mueve.${isDeload ? " Esa semana es de descarga: bastan 20–30 min, o déjalo." : ""}`,
        `Aggiunge un carico di circa ${3 * length}: la settimana non diventa più dura e nulla si sposta.${isDeload ? " È una settimana di scarico: bastano 20–30 min, o lasciala." : ""}`,
      ),
      say(
        "I cannot add a session to the plan: put it into **Workouts** for that day, then it appears in your calendar, and its load counts when you have done it.",
        "Keine Karte fügt dem Plan eine Einheit hinzu: leg sie unter **Workouts** für den Tag an, dann steht sie im Kalender, und ihre Last zählt, wenn du sie gemacht hast.",
        "Aucune carte n’ajoute de séance au plan : crée-la dans **Workouts** pour ce jour ; elle est alors au calendrier, et sa charge compte une fois faite.",
        "Ninguna tarjeta añade una sesión al plan: créala en **Workouts** para ese día; así está en el calendario y su carga cuenta cuando la hagas.",
        "Nessuna scheda aggiunge una sessione al piano: creala in **Workouts** per quel giorno; così è in calendario e il suo carico conta quando l’hai fatta.",
      ),
    ],
  };
}
