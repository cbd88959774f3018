import { getWeekday, type Weekday } from "@ironpace/training";
import type { Draft } from "../../topic.ts";
import type { ActivePlan, CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { sayIn } from "../languages.ts";
import { onlyDays } from "../changes/training-days.ts";

const ONLY = /\b(?:only|just|nur|seulement|uniquement|que|solo|solamente|soltanto|unicamente)\b/;
const TRAIN = /\b(?:train\w*|work ?out|trainier\w*|entrain\w*|entren\w*|allen\w*)\b/;
const FEWEST = 3;

/** "In the morning, 50 minutes at most, only Monday, Tuesday and Thursday": the week with these days and this time each. */
export function onlyDaysOfMinutes(frame: Frame, plan: ActivePlan, view: CoachView): Draft | undefined {
  const { minutes, words, days, weekdays, periods, tongue } = frame;
  const named = [...new Set([...weekdays, ...days.map((day) => getWeekday(day)), ...shortDays(frame)])].toSorted((a, b) => a - b);
  if (minutes === undefined || named.length < FEWEST || !ONLY.test(words) || !TRAIN.test(words)) return undefined;
  if (periods.some(({ kind }) => kind === "week") || frame.until !== undefined || frame.subjects.length > 0) return undefined;
  const draft = onlyDays({ ...frame, days: named.map(dayOf), periods: [] }, plan, withMinutes(view, named, minutes));
  const [first = "", ...rest] = draft.text;
  const say = sayIn(tongue);
  return {
    ...draft,
    text: [
      `${first} ${say(
        `At most **${minutes} min** each.`,
        `Je höchstens **${minutes} min**.`,
        `**${minutes} min** au plus à chaque fois.`,
        `**${minutes} min** como máximo cada vez.`,
        `Al massimo **${minutes} min** ogni volta.`,
      )}`,
      say(
        "The hour is yours to choose: the plan sets days, not times. The long run has to fit into that time too.",
        "Die Uhrzeit wählst du: der Plan legt Tage fest, keine Zeiten. Auch der lange Lauf muss dann in diese Zeit passen.",
        "L’heure, tu la choisis : le plan fixe des jours, pas des heures. La sortie longue doit aussi tenir dans ce temps.",
        "La hora la eliges tú: el plan fija días, no horas. La tirada larga también tiene que caber en ese tiempo.",
        "L’ora la scegli tu: il piano fissa i giorni, non gli orari. Anche il lungo deve stare in quel tempo.",
      ),
      ...rest,
    ],
  };
}

/** "Mo, Di und Do": beside other days "do" is Thursday. */
function shortDays({ tongue, content }: Frame): readonly Weekday[] {
  return tongue === "de"
    ? [...content.matchAll(/\b(Mo|Di|Mi|Do|Fr|Sa|So)\b/gu)].map(([, name = ""]) => (GERMAN.indexOf(name) + 1) as Weekday)
    : [];
}

const GERMAN: readonly string[] = ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"];

/** A day of that weekday: a week that began on a Monday. */
function dayOf(weekday: Weekday): string {
  return `2024-01-0${weekday}`;
}

function withMinutes(view: CoachView, days: readonly Weekday[], minutes: number): CoachView {
  const { availability } = view.athlete;
  return {
    ...view,
    athlete: { ...view.athlete, availability: { ...availability, minutes: Object.fromEntries(days.map((day) => [day, minutes])) } },
  };
}
