import { addDays, getMonday, getWeekday, type Session, type Weekday } from "@ironpace/training";
import { easeCard } from "../../changes/ease-card.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import type { CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { listIn, sayIn } from "../languages.ts";
import { dayIn } from "../names.ts";
import { plannedAgainIn, previewIn } from "./preview.ts";

/** One session with a limit of minutes. */
export function shortenTo({ tongue, minutes = 45 }: Frame, session: Session): Draft {
  const say = sayIn(tongue);
  const when = dayIn(tongue, session.date, false);
  if (session.duration <= minutes)
    return {
      text: [
        say(
          `**${session.title}** (${when}) takes ${session.duration} min as it is: it fits into ${minutes}.`,
          `**${session.title}** (${when}) dauert ohnehin nur ${session.duration} min: das passt in ${minutes}.`,
          `**${session.title}** (${when}) dure déjà ${session.duration} min : cela tient dans ${minutes}.`,
          `**${session.title}** (${when}) ya dura ${session.duration} min: cabe en ${minutes}.`,
          `**${session.title}** (${when}) dura già ${session.duration} min: sta in ${minutes}.`,
        ),
      ],
      isDecided: true,
    };
  return {
    text: [
      say(
        `Shorten **${session.title}** (${when}) from ${session.duration} to **${minutes} min**: warm-up and the main lines stay, the end is cut.`,
        `**${session.title}** (${when}) von ${session.duration} auf **${minutes} min** kürzen: Aufwärmen und Hauptteil bleiben, das Ende fällt weg.`,
        `Raccourcir **${session.title}** (${when}) de ${session.duration} à **${minutes} min** : l’échauffement et l’essentiel restent, la fin est coupée.`,
        `Acortar **${session.title}** (${when}) de ${session.duration} a **${minutes} min**: quedan el calentamiento y lo principal, se corta el final.`,
        `Accorciare **${session.title}** (${when}) da ${session.duration} a **${minutes} min**: restano il riscaldamento e il principale, si taglia la fine.`,
      ),
      previewIn(tongue),
    ],
    proposals: [
      easeCard(
        `${session.title}: ${minutes} min`,
        say(
          `You have ${minutes} minutes.`,
          `Du hast ${minutes} Minuten.`,
          `Tu as ${minutes} minutes.`,
          `Tienes ${minutes} minutos.`,
          `Hai ${minutes} minuti.`,
        ),
        session.date,
        session.date,
        { mostMinutes: Math.max(15, minutes) },
      ),
    ],
  };
}

export const DAY_NAMES: readonly (readonly [string, string, string, string, string])[] = [
  ["Mondays", "montags", "le lundi", "los lunes", "il lunedì"],
  ["Tuesdays", "dienstags", "le mardi", "los martes", "il martedì"],
  ["Wednesdays", "mittwochs", "le mercredi", "los miércoles", "il mercoledì"],
  ["Thursdays", "donnerstags", "le jeudi", "los jueves", "il giovedì"],
  ["Fridays", "freitags", "le vendredi", "los viernes", "il venerdì"],
  ["Saturdays", "samstags", "le samedi", "los sábados", "il sabato"],
  ["Sundays", "sonntags", "le dimanche", "los domingos", "la domenica"],
];

/** A limit of minutes on weekdays from now on: the plan that is there, and what holds after it. */
export function capWeekdays(frame: Frame, view: CoachView): Draft | undefined {
  const { tongue, minutes = 45 } = frame;
  const { plan, athlete, today } = view;
  const say = sayIn(tongue);
  const days: readonly Weekday[] = frame.weekdays.length > 0 ? frame.weekdays : [1, 2, 3, 4, 5];
  const known = { ...(athlete.availability.minutes as { readonly [day: number]: number } | undefined) };
  const open = ([1, 2, 3, 4, 5, 6, 7] as const).filter((day) => (known[day] ?? 0) > 0);
  const touched = open.filter((day) => days.includes(day));
  if (plan === undefined || touched.length === 0) return undefined;
  const next = Object.fromEntries(
    open.map((day) => [day, touched.includes(day) ? Math.min(minutes, known[day] ?? minutes) : (known[day] ?? 60)]),
  );
  const end = addDays(plan.plan.startDate, 7 * plan.plan.durationWeeks - 1);
  const affected = allSessions(plan).filter((each) => each.date >= today && isOpen(plan, each) && touched.includes(getWeekday(each.date)));
  const longer = affected.filter(({ duration }) => duration > minutes);
  const thisWeek = longer.filter(({ date }) => date <= addDays(getMonday(today), 6));
  const { longDay } = athlete.availability;
  const names = listIn(
    tongue,
    touched.map((day) => say(...(DAY_NAMES[day - 1] ?? ["", "", "", "", ""]))),
  );
  return {
    isDecided: true,
    text: [
      say(
        `At most **${minutes} min** on ${names}, from now on; the other days keep their time.`,
        `Höchstens **${minutes} min** ${names}, ab jetzt; die anderen Tage behalten ihre Zeit.`,
        `**${minutes} min** au plus ${names}, à partir de maintenant ; les autres jours gardent leur temps.`,
        `**${minutes} min** como máximo ${names}, a partir de ahora; los demás días mantienen su tiempo.`,
        `Al massimo **${minutes} min** ${names}, d’ora in poi; gli altri giorni mantengono il loro tempo.`,
      ),
      ...(longer.length === 0
        ? [
            say(
              `All sessions on those days up to ${dayIn(tongue, end)} fit already.`,
              `Alle Einheiten dieser Tage bis ${dayIn(tongue, end)} passen schon.`,
              `Toutes les séances de ces jours jusqu’au ${dayIn(tongue, end)} tiennent déjà.`,
              `Todas las sesiones de esos días hasta el ${dayIn(tongue, end)} ya caben.`,
              `Tutte le sessioni di quei giorni fino al ${dayIn(tongue, end)} ci stanno già.`,
            ),
          ]
        : [
            say("These get shorter:", "Diese werden kürzer:", "Celles-ci raccourcissent :", "Estas se acortan:", "Queste si accorciano:"),
            bullet(longer.map((each) => `${dayIn(tongue, each.date, false)}: ${each.title}, ${each.duration} → ${minutes} min`)),
          ]),
      say(
        `Your current plan ends on ${dayIn(tongue, end)}; change the minutes in your profile too, and the next one keeps to it.`,
        `Der jetzige Plan endet am ${dayIn(tongue, end)}; ändere die Minuten auch im Profil, dann hält sich der nächste daran.`,
        `Le plan actuel finit le ${dayIn(tongue, end)} ; change aussi les minutes dans ton profil, et le suivant s’y tiendra.`,
        `El plan actual acaba el ${dayIn(tongue, end)}; cambia también los minutos en tu perfil y el siguiente los respetará.`,
        `Il piano attuale finisce il ${dayIn(tongue, end)}; cambia anche i minuti nel profilo e il prossimo li rispetterà.`,
      ),
      previewIn(tongue),
    ],
    proposals: [
      {
        title: say(
          `${names}: at most ${minutes} min`,
          `${names}: höchstens ${minutes} min`,
          `${names} : ${minutes} min au plus`,
          `${names}: ${minutes} min como máximo`,
          `${names}: al massimo ${minutes} min`,
        ),
        why: plannedAgainIn(tongue),
        request: {
          reason: "availability",
          availability: {
            daysPerWeek: Math.max(3, open.length),
            weekdays: [...open],
            minutes: next,
            ...(longDay !== undefined && { longDay }),
          },
        },
      },
      // What is left of this week the card above does not touch.
      ...thisWeek.map((each) =>
        easeCard(`${each.title}: ${minutes} min`, dayIn(tongue, each.date, false), each.date, each.date, { mostMinutes: minutes }),
      ),
    ],
  };
}
