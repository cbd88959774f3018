import type { CoachProposal } from "@ironpace/contract";
import { addDays, type Day, getMonday } from "@ironpace/training";
import type { Followed } from "../../conversation/follow-up-of.ts";
import { plainWords, readFrame } from "../../turn/frame.ts";
import { listIn } from "../../turn/languages.ts";
import { dayIn, monthIn, weekdayIn } from "../../turn/names.ts";

export type WeekCard = CoachProposal & { readonly request: Extract<CoachProposal["request"], { readonly reason: "availability" }> };
export type Week = WeekCard["request"]["availability"];
type Weekday = Parameters<typeof weekdayIn>[1];

export const USUAL_MINUTES = 60;

const FROM = /\b(?:from|as of|starting|beginning|ab|von|a partir de|des|depuis|desde|da|dal|dall)\b/;

export function isWeek(card: CoachProposal): card is WeekCard {
  return card.request.reason === "availability";
}

export function daysOf({ weekdays = [] }: Week): readonly Weekday[] {
  return weekdays.filter((day): day is Weekday => day >= 1 && day <= 7);
}

/** The beginning that the turn names, or the one that made the open card. */
export function beginning(turn: Followed): Day | undefined {
  const { turns, tongue, view } = turn;
  const before = turns.findLast(({ proposals }) => proposals.some(isWeek))?.question;
  return (
    beginningIn(turn) ??
    (before === undefined
      ? undefined
      : beginningIn({ view, frame: readFrame(before, tongue, view.today), words: plainWords(before, tongue) }))
  );
}

/** "From January": the first day of a month that does not begin next week. */
function beginningIn({ frame, view, words }: Pick<Followed, "frame" | "view" | "words">): Day | undefined {
  const [period] = frame.periods.filter(({ kind }) => kind === "month");
  if (period === undefined || !FROM.test(words)) return undefined;
  const ahead = period.from > view.today ? period.from : `${Number(period.from.slice(0, 4)) + 1}${period.from.slice(4)}`;
  return ahead > addDays(getMonday(view.today), 7) ? ahead : undefined;
}

export function weekLine(week: Week, { say, tongue }: Followed): string {
  const days = daysOf(week).map((day) => `${weekdayIn(tongue, day)} **${week.minutes?.[day] ?? USUAL_MINUTES} min**`);
  const long = daysOf(week).find((day) => day === week.longDay);
  const line = say(
    `**${days.length} days a week**: ${listIn(tongue, days)}.`,
    `**${days.length} Tage die Woche**: ${listIn(tongue, days)}.`,
    `**${days.length} jours par semaine** : ${listIn(tongue, days)}.`,
    `**${days.length} días por semana**: ${listIn(tongue, days)}.`,
    `**${days.length} giorni a settimana**: ${listIn(tongue, days)}.`,
  );
  if (long === undefined) return line;
  const name = weekdayIn(tongue, long);
  return `${line} ${say(
    `The long run is on **${name}**.`,
    `Der lange Lauf ist am **${name}**.`,
    `La sortie longue est le **${name}**.`,
    `La tirada larga es el **${name}**.`,
    `Il lungo è di **${name}**.`,
  )}`;
}

export function fromNextWeek({ say }: Followed): string {
  return say(
    "From next week on; what you have done stays.",
    "Ab nächster Woche; was du gemacht hast, bleibt.",
    "À partir de la semaine prochaine ; ce qui est fait reste.",
    "Desde la próxima semana; lo hecho se queda.",
    "Dalla prossima settimana; ciò che hai fatto resta.",
  );
}

/** No card waits for its day: it is accepted in the week before. */
export function startsLater(start: Day, { view, say, tongue }: Followed): string {
  const month = monthIn(tongue, start);
  const accept = dayIn(tongue, addDays(getMonday(start), -1), false);
  const { plan } = view;
  const end = plan === undefined ? undefined : addDays(plan.plan.startDate, 7 * plan.plan.durationWeeks - 1);
  const after = say(
    `**From ${month}**: a card for the training week counts from the Monday after you accept it, so accept this one around ${accept}. Until then your week stays as it is`,
    `**Ab ${month}**: eine Karte für die Trainingswoche gilt ab dem Montag, nachdem du sie annimmst; nimm sie also um ${accept} an. Bis dahin bleibt deine Woche, wie sie ist`,
    `**À partir de ${month}** : une carte pour la semaine d’entraînement vaut dès le lundi après son acceptation ; accepte-la donc vers ${accept}. D’ici là ta semaine ne change pas`,
    `**Desde ${month}**: una tarjeta para la semana de entreno vale desde el lunes siguiente a aceptarla; acéptala hacia ${accept}. Hasta entonces tu semana queda igual`,
    `**Da ${month}**: una scheda per la settimana di allenamento vale dal lunedì dopo che la accetti; accettala verso ${accept}. Fino ad allora la settimana resta com’è`,
  );
  if (end === undefined || end >= start) return `${after}.`;
  const last = dayIn(tongue, end, false);
  return `${after}${say(
    `, and so does the plan, which runs to ${last}.`,
    `, ebenso der Plan, der bis ${last} läuft.`,
    `, et le plan, qui va jusqu’au ${last}, non plus.`,
    `, y también el plan, que llega hasta el ${last}.`,
    `, e così il piano, che arriva al ${last}.`,
  )}`;
}
