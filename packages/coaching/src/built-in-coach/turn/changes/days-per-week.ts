import { addDays, getMonday, getWeekday, type Weekday } from "@ironpace/training";
import type { Draft } from "../../topic.ts";
import { allSessions } from "../../topics/sessions.ts";
import type { ActivePlan, CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { listIn, sayIn } from "../languages.ts";
import { weekdayIn } from "../names.ts";
import { plannedAgainIn, previewIn } from "./preview.ts";

const FEWEST = 2;
const MOST = 6;
const USUAL_MINUTES = 60;
/** A key session weighs more than any load. */
const KEY_SESSION = 10_000;

/** More or fewer training days a week from next week on: the day that costs least goes, or the free day that lies best comes; `note` is said with it. */
export function daysPerWeek(frame: Frame, plan: ActivePlan, { athlete, today }: CoachView, note?: string): Draft | undefined {
  const { tongue, daysPerWeek: wished = 0 } = frame;
  const say = sayIn(tongue);
  const known = { ...(athlete.availability.minutes as { readonly [day: number]: number } | undefined) };
  const current = ([1, 2, 3, 4, 5, 6, 7] as const).filter((day) => (known[day] ?? 0) > 0);
  if (current.length === 0 || wished < FEWEST || wished > 7) return undefined;
  const name = (day: Weekday): string => weekdayIn(tongue, day);
  if (wished === current.length && note !== undefined) return undefined;
  if (wished === current.length)
    return {
      isDecided: true,
      text: [
        say(
          `You train ${wished} days a week already: ${listIn(tongue, current.map(name))}.`,
          `Du trainierst schon ${wished} Tage die Woche: ${listIn(tongue, current.map(name))}.`,
          `Tu t’entraînes déjà ${wished} jours par semaine : ${listIn(tongue, current.map(name))}.`,
          `Ya entrenas ${wished} días por semana: ${listIn(tongue, current.map(name))}.`,
          `Ti alleni già ${wished} giorni a settimana: ${listIn(tongue, current.map(name))}.`,
        ),
      ],
    };
  const { longDay } = athlete.availability;
  const load = loads(plan, today);
  const changed =
    wished < current.length
      ? current
          .filter((day) => day !== longDay)
          .toSorted((a, b) => (load.get(a) ?? 0) - (load.get(b) ?? 0))
          .slice(0, current.length - wished)
      : ([1, 2, 3, 4, 5, 6, 7] as const)
          .filter((day) => !current.includes(day))
          .toSorted((a, b) => beside(a, load) - beside(b, load))
          .slice(0, wished - current.length);
  const days = (wished < current.length ? current.filter((day) => !changed.includes(day)) : [...current, ...changed]).toSorted(
    (a, b) => a - b,
  );
  const minutes = Object.fromEntries(days.map((day) => [day, known[day] ?? USUAL_MINUTES]));
  const names = listIn(tongue, changed.map(name));
  const kept = listIn(tongue, days.map(name));
  return {
    isDecided: true,
    text: [
      wished < current.length
        ? say(
            `**${wished} days a week** from next week on: ${names} goes, it costs least. ${kept} stay. Tell me if another day should go.`,
            `**${wished} Tage die Woche** ab nächster Woche: ${names} fällt weg, das kostet am wenigsten. Es bleiben ${kept}. Sag mir, wenn ein anderer Tag wegfallen soll.`,
            `**${wished} jours par semaine** dès la semaine prochaine : ${names} part, c’est ce qui coûte le moins. Restent ${kept}. Dis-moi si un autre jour doit partir.`,
            `**${wished} días por semana** desde la próxima semana: se van ${names}, lo que menos cuesta. Quedan ${kept}. Dime si debe irse otro día.`,
            `**${wished} giorni a settimana** dalla prossima settimana: va via ${names}, quello che costa meno. Restano ${kept}. Dimmi se deve andare via un altro giorno.`,
          )
        : say(
            `**${wished} days a week** from next week on: ${names} is added with ${USUAL_MINUTES} min. Tell me if another day suits you better.`,
            `**${wished} Tage die Woche** ab nächster Woche: ${names} kommt mit ${USUAL_MINUTES} min dazu. Sag mir, wenn ein anderer Tag besser passt.`,
            `**${wished} jours par semaine** dès la semaine prochaine : ${names} s’ajoute, ${USUAL_MINUTES} min. Dis-moi si un autre jour te convient mieux.`,
            `**${wished} días por semana** desde la próxima semana: se suman ${names} con ${USUAL_MINUTES} min. Dime si te va mejor otro día.`,
            `**${wished} giorni a settimana** dalla prossima settimana: si aggiunge ${names} con ${USUAL_MINUTES} min. Dimmi se ti va meglio un altro giorno.`,
          ),
      ...(wished > MOST
        ? [
            say(
              "Seven leave no rest day: one day a week stays free.",
              "Sieben lassen keinen Ruhetag: ein Tag der Woche bleibt frei.",
              "Sept ne laissent aucun repos : un jour par semaine reste libre.",
              "Siete no dejan descanso: un día de la semana queda libre.",
              "Sette non lasciano riposo: un giorno a settimana resta libero.",
            ),
          ]
        : []),
      ...(note === undefined ? [] : [note]),
      previewIn(tongue),
    ],
    ...(wished <= MOST && {
      proposals: [
        {
          title: say(
            `Train ${wished} days a week`,
            `${wished} Tage die Woche trainieren`,
            `${wished} jours d’entraînement par semaine`,
            `Entrenar ${wished} días por semana`,
            `Allenarsi ${wished} giorni a settimana`,
          ),
          why: plannedAgainIn(tongue),
          request: {
            reason: "availability" as const,
            availability: {
              daysPerWeek: wished,
              weekdays: days,
              minutes,
              ...(longDay !== undefined && days.includes(longDay) && { longDay }),
            },
          },
        },
      ],
    }),
  };
}

/** Mean load of the weekdays in the weeks that are not light. */
function loads(plan: ActivePlan, today: string): ReadonlyMap<Weekday, number> {
  const light = new Set(plan.plan.weeks.filter(({ isDeload }) => isDeload).map(({ startDate }) => startDate));
  const found = new Map<Weekday, number>();
  for (const { date, load, hard } of allSessions(plan))
    if (date >= addDays(today, -14) && !light.has(getMonday(date)))
      found.set(getWeekday(date), Math.max(found.get(getWeekday(date)) ?? 0, load + (hard ? KEY_SESSION : 0)));
  return found;
}

/** The load on both sides of a day. */
function beside(day: Weekday, load: ReadonlyMap<Weekday, number>): number {
  const [before, after] = [day === 1 ? 7 : day - 1, day === 7 ? 1 : day + 1] as readonly Weekday[];
  return (before === undefined ? 0 : (load.get(before) ?? 0)) + (after === undefined ? 0 : (load.get(after) ?? 0));
}
