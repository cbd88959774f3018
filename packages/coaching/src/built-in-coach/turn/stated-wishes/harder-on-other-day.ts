import { addDays, getMonday } from "@ironpace/training";
import type { Draft } from "../../topic.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import type { ActivePlan, CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { sayIn } from "../languages.ts";
import { dayIn } from "../names.ts";
import { harder } from "../changes/ask-for-more.ts";

const INTERVALS = /\b(?:intervals?|intervall\w*|fractionne\w*|intervalles?|series|intervalos|ripetute)\b/;
const HARDER = /\b(?:harder|tougher|harter\w*|schwerer|plus dur\w*|mas dur\w*|mas intens\w*|piu dur\w*)\b/;

/** "Make Tuesday's intervals harder" where Tuesday has none: which day has them, and what may be done about their effort. */
export function harderOnOtherDay(frame: Frame, plan: ActivePlan, view: CoachView): Draft | undefined {
  const { words, days, tongue } = frame;
  const [named] = days;
  const day = named === undefined ? undefined : named < view.today ? addDays(named, 7) : named;
  if (day === undefined || days.length !== 1 || !INTERVALS.test(words) || !HARDER.test(words)) return undefined;
  const open = allSessions(plan).filter((each) => each.date >= view.today && isOpen(plan, each));
  const there = open.find(({ date }) => date === day);
  const monday = getMonday(day);
  const run = open.find(({ date, code }) => (code === "RI" || code === "RT") && date >= monday && date <= addDays(monday, 6));
  if (run === undefined || run.date === day) return undefined;
  const say = sayIn(tongue);
  const draft = harder({ ...frame, verbs: ["harder"], days: [run.date], subjects: [] }, plan, view);
  const has = there === undefined ? "" : ` (**${there.title}**)`;
  return {
    isDecided: true,
    text: [
      say(
        `${dayIn(tongue, day, false)} has no intervals${has}; the hard run of that week is **${run.title}** on ${dayIn(tongue, run.date, false)}.`,
        `Am ${dayIn(tongue, day, false)} stehen keine Intervalle${has}; der Tempolauf dieser Woche ist **${run.title}** am ${dayIn(tongue, run.date, false)}.`,
        `Pas de fractionné le ${dayIn(tongue, day, false)}${has} ; la course rapide de cette semaine est **${run.title}**, le ${dayIn(tongue, run.date, false)}.`,
        `El ${dayIn(tongue, day, false)} no hay series${has}; la carrera rápida de esa semana es **${run.title}**, el ${dayIn(tongue, run.date, false)}.`,
        `${dayIn(tongue, day, false)}: niente ripetute${has}; la corsa veloce di quella settimana è **${run.title}**, ${dayIn(tongue, run.date, false)}.`,
      ),
      ...(draft?.text ?? []),
    ],
    ...(draft?.proposals !== undefined && { proposals: draft.proposals }),
  };
}
