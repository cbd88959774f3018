import { getWeekday, type Weekday } from "@ironpace/training";
import type { Draft } from "../../topic.ts";
import type { ActivePlan, CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { sayIn } from "../languages.ts";
import { weekdayIn } from "../names.ts";
import { numberOf } from "../times.ts";
import { daysPerWeek } from "../changes/days-per-week.ts";

const N =
  "(?:[3-7]|three|four|five|six|seven|drei|vier|funf|sechs|sieben|trois|quatre|cinq|sept|tres|cuatro|cinco|seis|siete|tre|quattro|cinque|sei|sette)";
const UNIT = "(?:days?|sessions?|times|tagen?|einheiten|mal|jours?|seances?|fois|dias?|sesiones|entrenos?|giorni|sedute|allenamenti|volte)";
const INSTEAD =
  "(?:not|instead of|rather than|and not|statt|anstatt|nicht|und nicht|au lieu de|et pas|pas|plutot que|en vez de|en lugar de|y no|no|invece di|e non|non|anziche)";
/** "4 days not 5", "vier statt fünf Tage": the first number is the wish. */
const WISHED = new RegExp(
  String.raw`\b(${N})(?: ${UNIT})?(?: (?:a|per|pro|par|por|a la|a) (?:week|woche|semaine|semana|settimana))? ${INSTEAD} ${N}(?: ${UNIT})?\b`,
);

/** "4 days a week, not 5, and the long run on Sunday": the number that is wished, with the day of the long run. */
export function daysInsteadOfDays(frame: Frame, plan: ActivePlan, view: CoachView): Draft | undefined {
  const { words, tongue, subjects, days, weekdays } = frame;
  const wished = numberOf(WISHED.exec(words)?.[1] ?? "");
  if (wished === undefined || !new RegExp(String.raw`\b${UNIT}\b`).test(words) || frame.minutes !== undefined) return undefined;
  const isLong = subjects.some(({ kind }) => kind?.name === "long run") || LONG.test(words);
  const named = [...weekdays, ...days.map((day) => getWeekday(day))];
  const [longDay] = isLong && named.length === 1 ? named : [];
  const { availability } = view.athlete;
  const asked = { ...frame, daysPerWeek: wished };
  if (longDay === undefined || longDay === availability.longDay) return daysPerWeek(asked, plan, view);
  return daysPerWeek(asked, plan, withLongDay(view, longDay), sayMoved(longDay, availability.longDay, tongue));
}

const LONG = /\b(?:long run|lange[rn]? lauf|sortie longue|tirada larga|(?:il )?lungo)\b/;

/** The week with its long day on another weekday, which takes over its minutes. */
function withLongDay(view: CoachView, longDay: Weekday): CoachView {
  const { availability } = view.athlete;
  const { [availability.longDay ?? longDay]: minutes, ...others } = { ...availability.minutes } as { readonly [day: number]: number };
  return {
    ...view,
    athlete: { ...view.athlete, availability: { ...availability, longDay, minutes: { ...others, [longDay]: minutes ?? LONG_MINUTES } } },
  };
}

const LONG_MINUTES = 90;

function sayMoved(longDay: Weekday, was: Weekday | undefined, tongue: Frame["tongue"]): string {
  const to = weekdayIn(tongue, longDay);
  const from = was === undefined ? undefined : weekdayIn(tongue, was);
  return sayIn(tongue)(
    `Long day: **${to}**${from === undefined ? "" : ` (now ${from})`}.`,
    `Langer Tag: **${to}**${from === undefined ? "" : ` (jetzt ${from})`}.`,
    `Jour long : **${to}**${from === undefined ? "" : ` (maintenant ${from})`}.`,
    `Día largo: **${to}**${from === undefined ? "" : ` (ahora ${from})`}.`,
    `Giorno lungo: **${to}**${from === undefined ? "" : ` (ora ${from})`}.`,
  );
}
