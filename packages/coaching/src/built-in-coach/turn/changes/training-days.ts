import { addDays, getWeekday, type Session } from "@ironpace/training";
import { getRow } from "../../changes/session-named.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { isOpen } from "../../topics/sessions.ts";
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

/** Fewer days for a time: in each week the session that costs least is left out; after it the plan goes on as it is. */
export function fewerDays(frame: Frame, plan: ActivePlan, view: CoachView): Draft | undefined {
  const { tongue, daysPerWeek = 0, until = view.today } = frame;
  const say = sayIn(tongue);
  const end = addDays(plan.plan.startDate, 7 * plan.plan.durationWeeks - 1);
  const out = plan.plan.weeks.flatMap(({ sessions, startDate }) => {
    if (startDate > until || addDays(startDate, 6) < view.today) return [];
    const open = sessions.filter((each) => each.date >= view.today && each.date <= until && isOpen(plan, each));
    const spare = sessions.length - daysPerWeek;
    // Key sessions stay: the hard ones and the long run.
    return spare <= 0
      ? []
      : open
          .toSorted((a, b) => Number(a.hard || a.code === "RL") - Number(b.hard || b.code === "RL") || a.load - b.load)
          .slice(0, Math.min(spare, open.length))
          .filter((each) => !each.hard && each.code !== "RL");
  });
  if (out.length === 0) return undefined;
  const line = (each: Session): string => `${dayIn(tongue, each.date, false)}: **${each.title}** (${each.duration} min)`;
  const last = dayIn(tongue, until);
  return {
    isDecided: true,
    text: [
      say(
        `**${daysPerWeek} days a week until ${last}**: I cannot change your training days for a limited time; instead, leave out the least important session in each week:`,
        `**${daysPerWeek} Tage die Woche bis ${last}**: keine Karte gilt nur für eine Zeit; am nächsten kommt, in jeder Woche die Einheit wegzulassen, die am wenigsten kostet:`,
        `**${daysPerWeek} jours par semaine jusqu’au ${last}** : aucune carte ne vaut pour un temps ; le plus proche est de laisser chaque semaine la séance qui coûte le moins :`,
        `**${daysPerWeek} días por semana hasta el ${last}**: ninguna tarjeta vale solo por un tiempo; lo más cercano es dejar cada semana la sesión que menos cuesta:`,
        `**${daysPerWeek} giorni a settimana fino al ${last}**: nessuna scheda vale solo per un periodo; la cosa più vicina è lasciare ogni settimana la sessione che costa meno:`,
      ),
      bullet(out.map(line)),
      until > end
        ? say(
            `Your plan ends on ${dayIn(tongue, end)}; generate the next one with ${daysPerWeek} days if it starts before ${last}. After that, your profile days apply again.`,
            `Dein Plan endet am ${dayIn(tongue, end)}; erstelle den nächsten mit ${daysPerWeek} Tagen, wenn er vor ${last} beginnt. Danach gelten wieder die Tage deines Profils.`,
            `Ton plan finit le ${dayIn(tongue, end)} ; génère le suivant avec ${daysPerWeek} jours s’il commence avant le ${last}. Ensuite, les jours de ton profil valent à nouveau.`,
            `Tu plan acaba el ${dayIn(tongue, end)}; genera el siguiente con ${daysPerWeek} días si empieza antes del ${last}. Después vuelven a valer los días de tu perfil.`,
            `Il piano finisce il ${dayIn(tongue, end)}; genera il prossimo con ${daysPerWeek} giorni se inizia prima del ${last}. Poi valgono di nuovo i giorni del profilo.`,
          )
        : say(
            "After that everything stays as planned.",
            "Danach bleibt alles wie geplant.",
            "Après, tout reste comme prévu.",
            "Después todo queda como estaba.",
            "Dopo resta tutto come previsto.",
          ),
      previewIn(tongue),
    ],
    proposals: [
      {
        title: say(
          `${daysPerWeek} days a week until ${last}`,
          `${daysPerWeek} Tage die Woche bis ${last}`,
          `${daysPerWeek} jours par semaine jusqu’au ${last}`,
          `${daysPerWeek} días por semana hasta el ${last}`,
          `${daysPerWeek} giorni a settimana fino al ${last}`,
        ),
        why: listIn(
          tongue,
          out.map(({ title }) => title),
        ),
        request: { reason: "missed", sessionIds: out.map((each) => getRow(plan, each)) },
      },
    ],
  };
}
