import { getWeekday, type Weekday } from "@ironpace/training";
import type { Draft } from "../../topic.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import type { CoachView } from "../../view.ts";
import { previewIn } from "../changes/preview.ts";
import type { Frame } from "../frame.ts";
import type { Said } from "../languages.ts";
import { weekdayIn } from "../names.ts";
import type { LastAnswer } from "../follow-up/record.ts";

/** Another day goes instead of the one that was named: the next that has no key session, and its card. */
export function daysInWeek(
  frame: Frame,
  last: LastAnswer,
  { athlete, plan, today }: CoachView,
  say: (...said: Said) => string,
): Draft | undefined {
  const { tongue } = frame;
  const known = { ...(athlete.availability.minutes as { readonly [day: number]: number } | undefined) };
  const current = ([1, 2, 3, 4, 5, 6, 7] as const).filter((day) => (known[day] ?? 0) > 0);
  const named = current.filter((day) => last.text.startsWith(`**${weekdayIn(tongue, day)}**`));
  const { longDay } = athlete.availability;
  if (plan === undefined || named.length !== 1) return undefined;
  const cost = (day: Weekday): number =>
    Math.max(
      0,
      ...allSessions(plan)
        .filter((each) => each.date >= today && isOpen(plan, each) && !each.isDeload && getWeekday(each.date) === day)
        .map(({ load, hard }) => load + (hard ? 10_000 : 0)),
    );
  const [gone] = current.filter((day) => day !== longDay && !named.includes(day)).toSorted((a, b) => cost(a) - cost(b));
  const session = allSessions(plan).find(
    (each) => each.date >= today && isOpen(plan, each) && !each.isDeload && getWeekday(each.date) === gone,
  );
  if (gone === undefined) return undefined;
  const weekdays = current.filter((day) => day !== gone);
  const name = weekdayIn(tongue, gone);
  const what = session === undefined ? "" : ` (${session.title})`;
  return {
    isDecided: true,
    text: [
      say(
        `Then **${name}** goes${what}, and ${weekdayIn(tongue, named[0] ?? gone)} stays. It costs more: ${session?.hard === true ? "that is a key session, and your other days only partly replace it" : "no key session, but its minutes are gone"}.`,
        `Dann fällt **${name}** weg${what}, und ${weekdayIn(tongue, named[0] ?? gone)} bleibt. Das kostet mehr: ${session?.hard === true ? "es ist eine Schlüsseleinheit, und was sie trainiert, kommt an den anderen Tagen nur zum Teil zurück" : "keine Schlüsseleinheit, aber ihre Minuten fehlen"}.`,
        `Alors **${name}** part${what}, et ${weekdayIn(tongue, named[0] ?? gone)} reste. Cela coûte plus : ${session?.hard === true ? "c’est une séance clé, que les autres jours ne remplacent qu’en partie" : "pas une séance clé, mais ses minutes manquent"}.`,
        `Entonces se va **${name}**${what} y ${weekdayIn(tongue, named[0] ?? gone)} se queda. Cuesta más: ${session?.hard === true ? "es una sesión clave, y los otros días solo la sustituyen en parte" : "no es clave, pero faltan sus minutos"}.`,
        `Allora va via **${name}**${what} e ${weekdayIn(tongue, named[0] ?? gone)} resta. Costa di più: ${session?.hard === true ? "è una sessione chiave, che gli altri giorni sostituiscono solo in parte" : "non è chiave, ma mancano i suoi minuti"}.`,
      ),
      previewIn(tongue),
    ],
    proposals: [
      {
        title: say(
          `Train ${weekdays.length} days a week`,
          `${weekdays.length} Tage die Woche trainieren`,
          `${weekdays.length} jours d’entraînement par semaine`,
          `Entrenar ${weekdays.length} días por semana`,
          `Allenarsi ${weekdays.length} giorni a settimana`,
        ),
        why: name,
        request: {
          reason: "availability" as const,
          availability: {
            daysPerWeek: weekdays.length,
            weekdays,
            minutes: Object.fromEntries(weekdays.map((day) => [day, known[day] ?? 60])),
            ...(longDay !== undefined && { longDay }),
          },
        },
      },
    ],
  };
}
