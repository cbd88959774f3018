import { addDays, getWeekday } from "@ironpace/training";
import type { Draft } from "../../topic.ts";
import type { ActivePlan, CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { listIn, sayIn } from "../languages.ts";
import { dayIn } from "../names.ts";
import { DAY_NAMES } from "./limit-minutes.ts";
import { plannedAgainIn, previewIn } from "./preview.ts";

/** Training on some weekdays only, from now or from a month on. */
export function onlyDays(frame: Frame, plan: ActivePlan, { athlete }: CoachView): Draft {
  const { tongue, periods, days } = frame;
  const say = sayIn(tongue);
  const weekdays = [...new Set(days.map((day) => getWeekday(day)))].toSorted((a, b) => a - b);
  const known = { ...(athlete.availability.minutes as { readonly [day: number]: number } | undefined) };
  const minutes = Object.fromEntries(weekdays.map((day) => [day, known[day] ?? 60]));
  const { longDay } = athlete.availability;
  const names = listIn(
    tongue,
    weekdays.map((day) => say(...(DAY_NAMES[day - 1] ?? ["", "", "", "", ""]))),
  );
  const start = periods[0]?.from;
  const end = addDays(plan.plan.startDate, 7 * plan.plan.durationWeeks - 1);
  return {
    isDecided: true,
    text: [
      say(
        `**${weekdays.length} days a week**: ${names}.`,
        `**${weekdays.length} Tage die Woche**: ${names}.`,
        `**${weekdays.length} jours par semaine** : ${names}.`,
        `**${weekdays.length} días por semana**: ${names}.`,
        `**${weekdays.length} giorni a settimana**: ${names}.`,
      ),
      start !== undefined && start > end
        ? say(
            `Your plan ends on ${dayIn(tongue, end)}, before that date: change the days in your profile, and the next plan will use them. The card would hold from next week on already.`,
            `Dein Plan endet am ${dayIn(tongue, end)}, also vorher: ändere die Tage im Profil, dann folgt der nächste Plan ihnen. Die Karte würde schon ab nächster Woche gelten.`,
            `Ton plan finit le ${dayIn(tongue, end)}, donc avant : change les jours dans ton profil et le plan suivant les suivra. La carte vaudrait dès la semaine prochaine.`,
            `Tu plan acaba el ${dayIn(tongue, end)}, es decir antes: cambia los días en tu perfil y el siguiente plan los seguirá. La tarjeta valdría ya desde la próxima semana.`,
            `Il piano finisce il ${dayIn(tongue, end)}, quindi prima: cambia i giorni nel profilo e il prossimo piano li seguirà. La scheda varrebbe già dalla prossima settimana.`,
          )
        : say(
            "From next week on; what you have done stays.",
            "Ab nächster Woche; was du gemacht hast, bleibt.",
            "À partir de la semaine prochaine ; ce qui est fait reste.",
            "Desde la próxima semana; lo hecho se queda.",
            "Dalla prossima settimana; ciò che hai fatto resta.",
          ),
      previewIn(tongue),
    ],
    proposals: [
      {
        title: names,
        why: plannedAgainIn(tongue),
        request: {
          reason: "availability",
          availability: {
            daysPerWeek: weekdays.length,
            weekdays,
            minutes,
            ...(longDay !== undefined && weekdays.includes(longDay) && { longDay }),
          },
        },
      },
    ],
  };
}
