import { addDays, type Day } from "@ironpace/training";
import type { Draft } from "../../topic.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import type { ActivePlan, CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { sayIn } from "../languages.ts";
import { dayIn, thingIn } from "../names.ts";
import { ASKS_FOR_ANOTHER, LINE_NAMES, liftsOf, linesNamed } from "../changes/line-names.ts";
import { withoutLines } from "../changes/leave-lines-out.ts";

const DAYS_BESIDE = 6;
const LEAVE =
  /\b(?:drop|skip|remove|take out|leave out|without|swap|replace|lass|streich\w*|ohne|weg|tausch\w*|ersetz\w*|nimm|enleve\w*|retire\w*|supprime\w*|sans|remplace\w*|quita\w*|elimina\w*|saca\w*|sin|cambia\w*|togli\w*|leva\w*|senza|sostitu\w*)\b/;

/** A lift is to be left out on a day that does not have it: says so, and offers the day nearby that does; no session is deleted for it. */
export function liftOnOtherDay(frame: Frame, plan: ActivePlan, view: CoachView): Draft | undefined {
  const { days, tongue, words, subjects } = frame;
  const [day] = days;
  const lines = linesNamed(frame);
  const patterns = [...liftsOf(frame), ...(frame.lines.length === 0 ? [] : lines.flatMap((line) => LINE_NAMES[line] ?? []))];
  if (day === undefined || days.length !== 1 || patterns.length === 0 || day < view.today || !LEAVE.test(words)) return undefined;
  if (frame.numbers.length > 0 || frame.minutes !== undefined) return undefined;
  const dates = datesWith(patterns, plan, view.today);
  const isThere = dates.includes(day);
  const hasLift = liftsOf(frame).length > 0;
  if (isThere && !(hasLift && ASKS_FOR_ANOTHER.test(words))) return undefined;
  const near = isThere ? day : nearest(dates, day);
  const say = sayIn(tongue);
  const lift = subjects.find((each) => each.lift !== undefined)?.name;
  const name = thingIn(tongue, lift ?? lines[0] ?? "");
  const there = allSessions(plan).find(({ date }) => date === day);
  const planned = there === undefined ? "" : `**${there.title}**`;
  const wrong = say(
    `There is no ${name} on ${dayIn(tongue, day, false)}${planned === "" ? "" : `: ${planned} stays as it is`}.`,
    `Am ${dayIn(tongue, day, false)} steht kein ${name}${planned === "" ? "" : `: ${planned} bleibt, wie es ist`}.`,
    `Pas de ${name} le ${dayIn(tongue, day, false)}${planned === "" ? "" : ` : ${planned} reste tel quel`}.`,
    `El ${dayIn(tongue, day, false)} no hay ${name}${planned === "" ? "" : `: ${planned} se queda como está`}.`,
    `${dayIn(tongue, day, false)}: niente ${name}${planned === "" ? "" : `, ${planned} resta com’è`}.`,
  );
  const draft =
    near === undefined
      ? undefined
      : withoutLines({ ...frame, days: [near], periods: [], weekdays: [], isForGood: false, lines: frame.lines }, plan, view);
  if (near === undefined || draft === undefined) return isThere ? undefined : { isDecided: true, text: [wrong] };
  const meant = say(
    `It is on ${dayIn(tongue, near, false)}; if you mean that one:`,
    `Es steht am ${dayIn(tongue, near, false)}; wenn du das meinst:`,
    `Il est le ${dayIn(tongue, near, false)} ; si c’est celui-là :`,
    `Está el ${dayIn(tongue, near, false)}; si te refieres a ese:`,
    `È il ${dayIn(tongue, near, false)}; se intendi quello:`,
  );
  return { ...draft, isDecided: true, text: isThere ? draft.text : [`${wrong} ${meant}`, ...draft.text] };
}

function datesWith(patterns: readonly RegExp[], plan: ActivePlan, today: Day): readonly Day[] {
  return allSessions(plan)
    .filter((each) => each.date >= today && isOpen(plan, each))
    .filter(({ blocks }) =>
      [...blocks.skill, ...blocks.strength, ...blocks.mainWorkout].some(({ name }) => patterns.some((pattern) => pattern.test(name))),
    )
    .map(({ date }) => date);
}

function nearest(dates: readonly Day[], day: Day): Day | undefined {
  const away = (each: Day): number => Math.abs(Date.parse(each) - Date.parse(day));
  return dates
    .filter((each) => each >= addDays(day, -DAYS_BESIDE) && each <= addDays(day, DAYS_BESIDE))
    .toSorted((a, b) => away(a) - away(b))[0];
}
