import type { Diary } from "../../own-data/diary.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import { sayIn, type Tongue } from "../languages.ts";
import { amountIn, countIn, dayIn, periodIn } from "../names.ts";
import type { Period } from "../times.ts";

/** What was done in a period beside what the plan had: minutes, sessions, what was left out and what came on top. */
export function doneAgainstPlan(tongue: Tongue, period: Period, diary: Diary, view: CoachView): Draft | undefined {
  if (view.plan === undefined) return undefined;
  const say = sayIn(tongue);
  const planned = view.plan.plan.weeks.flatMap(({ sessions }) => sessions).filter(({ date }) => date >= period.from && date <= period.to);
  const done = diary.work.filter(({ on }) => on >= period.from && on <= period.to);
  if (planned.length === 0 && done.length === 0) return undefined;
  const [plannedMinutes, doneMinutes] = [
    planned.reduce((sum, { duration }) => sum + duration, 0),
    done.reduce((sum, { minutes = 0 }) => sum + minutes, 0),
  ];
  const gap = doneMinutes - plannedMinutes;
  const extra = done.filter(({ title, on }) => !planned.some((each) => each.date === on && each.title === title));
  const left = planned.filter((each) => each.date < view.today && !done.some(({ on }) => on === each.date));
  const when = periodIn(tongue, period, view.today);
  const [of, is] = [amountIn(tongue, plannedMinutes, "time"), amountIn(tongue, doneMinutes, "time")];
  const by = amountIn(tongue, Math.abs(gap), "time");
  return {
    isDecided: true,
    text: [
      gap === 0
        ? say(
            `**No difference** ${when}.`,
            `**Kein Unterschied** ${when}.`,
            `**Aucune différence** ${when}.`,
            `**Ninguna diferencia** ${when}.`,
            `**Nessuna differenza** ${when}.`,
          )
        : say(
            `**${by} ${gap > 0 ? "more" : "less"}** than planned ${when}.`,
            `**${by} ${gap > 0 ? "mehr" : "weniger"}** als geplant, ${when}.`,
            `**${by} de ${gap > 0 ? "plus" : "moins"}** que prévu ${when}.`,
            `**${by} ${gap > 0 ? "más" : "menos"}** de lo previsto ${when}.`,
            `**${by} in ${gap > 0 ? "più" : "meno"}** del previsto ${when}.`,
          ),
      bullet([
        `${say("Planned", "Geplant", "Prévu", "Previsto", "Previsto")}: ${countIn(tongue, planned.length, undefined)}, ${of}`,
        `${say("Done", "Gemacht", "Fait", "Hecho", "Fatto")}: ${countIn(tongue, done.length, undefined)}, ${is}`,
        ...(left.length === 0
          ? []
          : [
              `${say("Not done", "Nicht gemacht", "Pas fait", "Sin hacer", "Non fatto")}: ${left.map((each) => `${each.title} (${dayIn(tongue, each.date, false)})`).join("; ")}`,
            ]),
        ...(extra.length === 0
          ? []
          : [
              `${say("Outside the plan", "Neben dem Plan", "À côté du plan", "Aparte del plan", "Oltre al piano")}: ${extra.map((work) => `${work.title} (${dayIn(tongue, work.on, false)}, ${amountIn(tongue, work.minutes ?? 0, "time")})`).join("; ")}`,
            ]),
      ]),
    ],
  };
}
