import type { Diary } from "../../own-data/diary.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import type { CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { sayIn } from "../languages.ts";
import { amountIn, countIn, dayIn, periodIn } from "../names.ts";

const DAY =
  /\b(?:days?|session|workout|tage?|einheit|training|jours?|seance|dias?|sesion(?:es)?|entrenos?|entrenamientos?|seances|giorn[oi]|sedut[ae]|session[ei]|allenament[oi])\b/;
const COUNT = /\b(?:how many|wie ?viele|combien|cuant[ao]s|quant[ie])\b/;
const HARDEST = /\b(?:hardest|toughest|hart?este\w*|plus dur\w*|mas dur[oa]s?|piu dur[oaie])\b/;
const MOST_LISTED = 2;

/** The hardest day of a week that is not over: what was done in it beside what is still planned, by effort times minutes. */
export function answerHardestDay(frame: Frame, { work }: Diary, { plan, today }: CoachView): Draft | undefined {
  const { tongue, picks, periods, subjects, verbs, words } = frame;
  const [period] = periods;
  if (
    plan === undefined ||
    !(picks.has("hardest") || HARDEST.test(words)) ||
    period?.kind !== "week" ||
    periods.length !== 1 ||
    period.to < today
  )
    return undefined;
  if (!DAY.test(words) || subjects.length + verbs.length > 0 || frame.days.length > 0) return undefined;
  const done = work
    .filter(({ on }) => on >= period.from && on <= period.to)
    .map(({ on, title, minutes = 0, rpe = 0, load = minutes * rpe }) => ({ on, title, minutes, effort: rpe, load, isDone: true }));
  const ahead = allSessions(plan)
    .filter((each) => each.date >= period.from && each.date <= period.to && each.date >= today && isOpen(plan, each))
    .map(({ date, title, duration, intensityLevel }) => ({
      on: date,
      title,
      minutes: duration,
      effort: intensityLevel,
      load: duration * intensityLevel,
      isDone: false,
    }));
  const [top, ...others] = [...done, ...ahead].toSorted((a, b) => b.load - a.load);
  if (top === undefined) return undefined;
  const say = sayIn(tongue);
  const state = (isDone: boolean): string =>
    isDone ? say("done", "erledigt", "faite", "hecha", "fatta") : say("planned", "geplant", "prévue", "prevista", "prevista");
  const line = ({ on, title, minutes, effort, load, isDone }: typeof top): string =>
    `${dayIn(tongue, on, false)}: **${title}**, ${amountIn(tongue, minutes, "time")}, ${amountIn(tongue, effort, "effort")}, ${amountIn(tongue, load, "load")} (${state(isDone)})`;
  const day = dayIn(tongue, top.on, false);
  return {
    isDecided: true,
    text: [
      say(
        `**${day} is the hardest day of the week**, by effort times minutes.`,
        `**${day} ist der härteste Tag der Woche**, nach Anstrengung mal Minuten.`,
        `**${day} est le jour le plus dur de la semaine**, en effort multiplié par les minutes.`,
        `**${day} es el día más duro de la semana**, por esfuerzo por minutos.`,
        `**${day} è il giorno più duro della settimana**, per sforzo moltiplicato per i minuti.`,
      ),
      ...(COUNT.test(words) ? [`${countIn(tongue, done.length + ahead.length, undefined)}, ${periodIn(tongue, period, today)}.`] : []),
      bullet([top, ...others.slice(0, MOST_LISTED)].map(line)),
    ],
  };
}
