import { addDays, getMonday, type PlanWeek } from "@ironpace/training";
import type { Draft } from "../../topic.ts";
import { readFrame } from "../../turn/frame.ts";
import type { Tongue } from "../../turn/languages.ts";
import { dayIn } from "../../turn/names.ts";
import { isTest } from "../beside-day.ts";
import type { TurnContext } from "../focus.ts";

const WEEK_AFTER: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:the )?(?:week after|following week|one after)\b/,
  de: /\b(?:woche (?:danach|darauf)|folgewoche)\b/,
  fr: /\bsemaine (?:d apres|suivante)\b/,
  es: /\bsemana (?:siguiente|de despues)\b/,
  it: /\bsettimana (?:dopo|successiva|seguente)\b/,
};
const ASKS_EFFORT = /\b(?:hard|harder|tough|easy|easier|light|heavy|normal|hart|schwer|leicht|dur|facile|duro|dura|facil|suave|pesante)\b/;
const LONGEST = 4;

/** "Is the week after hard again" after a week of the plan was talked about: that week beside the one before it. */
export function weekAfter({ words, turns, tongue, view, say }: TurnContext): Draft | undefined {
  const { plan, today } = view;
  if (plan === undefined || !WEEK_AFTER[tongue].test(words) || !ASKS_EFFORT.test(words)) return undefined;
  const monday = turns
    .slice(-LONGEST)
    .map(({ question }) => readFrame(question, tongue, today))
    .findLast(({ periods }) => periods.some(({ kind }) => kind === "week"))
    ?.periods.find(({ kind }) => kind === "week")?.from;
  if (monday === undefined) return undefined;
  const start = getMonday(monday);
  const weekOf = (day: string): PlanWeek | undefined => plan.plan.weeks.find(({ startDate }) => startDate === day);
  const [before, week] = [weekOf(start), weekOf(addDays(start, 7))];
  if (week === undefined || before === undefined) return undefined;
  const minutes = (of: PlanWeek): number => of.sessions.reduce((sum, { duration }) => sum + duration, 0);
  const hard = week.sessions.filter((each) => each.hard).length;
  const test = week.sessions.find(isTest);
  const isHarder = minutes(week) > minutes(before);
  const range = `${dayIn(tongue, week.startDate, false)} – ${dayIn(tongue, addDays(week.startDate, 6), false)}`;
  return {
    text: [
      isHarder
        ? say(
            `**Yes, it goes up again**: week ${week.week} (${range}) has ${minutes(week)} min after ${minutes(before)}, in ${week.sessions.length} sessions, ${hard} of them hard.`,
            `**Ja, es geht wieder hoch**: Woche ${week.week} (${range}) hat ${minutes(week)} min nach ${minutes(before)}, in ${week.sessions.length} Einheiten, ${hard} davon hart.`,
            `**Oui, ça remonte** : la semaine ${week.week} (${range}) a ${minutes(week)} min après ${minutes(before)}, en ${week.sessions.length} séances, dont ${hard} dures.`,
            `**Sí, vuelve a subir**: la semana ${week.week} (${range}) tiene ${minutes(week)} min tras ${minutes(before)}, en ${week.sessions.length} sesiones, ${hard} duras.`,
            `**Sì, risale**: la settimana ${week.week} (${range}) ha ${minutes(week)} min dopo ${minutes(before)}, in ${week.sessions.length} sessioni, ${hard} dure.`,
          )
        : say(
            `**No**: week ${week.week} (${range}) has ${minutes(week)} min after ${minutes(before)}, in ${week.sessions.length} sessions.`,
            `**Nein**: Woche ${week.week} (${range}) hat ${minutes(week)} min nach ${minutes(before)}, in ${week.sessions.length} Einheiten.`,
            `**Non** : la semaine ${week.week} (${range}) a ${minutes(week)} min après ${minutes(before)}, en ${week.sessions.length} séances.`,
            `**No**: la semana ${week.week} (${range}) tiene ${minutes(week)} min tras ${minutes(before)}, en ${week.sessions.length} sesiones.`,
            `**No**: la settimana ${week.week} (${range}) ha ${minutes(week)} min dopo ${minutes(before)}, in ${week.sessions.length} sessioni.`,
          ),
      ...(test === undefined ? [] : [`${dayIn(tongue, test.date, false)}: **${test.title}**.`]),
    ],
  };
}
