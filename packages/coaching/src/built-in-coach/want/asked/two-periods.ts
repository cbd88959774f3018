import { addDays, daysBetween } from "@ironpace/training";
import type { Followed } from "../../conversation/follow-up-of.ts";
import { within } from "../../own-data/diary.ts";
import { percentChange } from "../../own-data/figures.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { periodIn } from "../../turn/names.ts";
import type { Period } from "../../turn/times.ts";
import { periodBefore } from "../rows/asked-rows.ts";
import { amountsNamed } from "./measures.ts";
import { AGAINST, aYearEarlier, bareUnit, PAST } from "./words.ts";

/** "did i do more or less than october? sessions i mean": an amount of two periods; where one is named, the other is the one that runs. */
export function compareTwoPeriods({ frame, words, view, diary, tongue, say }: Followed): Draft | undefined {
  const { today } = view;
  const named = amountsNamed(words.replaceAll(/\bplus long\w*\b/g, " "));
  const [first, second] = frame.periods.map((period) => (period.from > today && PAST.test(words) ? aYearEarlier(period) : period));
  if (named.length === 0 || first === undefined || !AGAINST.test(words) || frame.subjects.length > 0 || frame.days.length > 0)
    return undefined;
  // Two weeks are compared day by day elsewhere.
  if (second !== undefined && first.kind === "week") return undefined;
  const running = runningOf(first, today);
  // "last week vs the week before"
  const earlier = second === undefined && BEFORE.test(words) ? periodBefore(first) : undefined;
  const other = earlier ?? second;
  const pair = other === undefined ? (running === undefined ? undefined : ([running, first] as const)) : ([first, other] as const);
  if (pair === undefined || pair.some(({ from }) => from > today) || pair[0].from === pair[1].from) return undefined;
  const [a, b] = pair.map((period) => ({
    period,
    work: within(diary.work, { from: period.from, to: period.to < today ? period.to : today }),
  }));
  if (a === undefined || b === undefined || a.work.length + b.work.length === 0) return undefined;
  const lines = named.map(({ done, shown }) => {
    const [now, then] = [done(a.work), done(b.work)];
    const change = percentChange(then, now);
    const more =
      now === then
        ? say("**The same**", "**Gleich viel**", "**Autant**", "**Lo mismo**", "**Uguale**")
        : now > then
          ? say("**More**", "**Mehr**", "**Plus**", "**Más**", "**Di più**")
          : say("**Less**", "**Weniger**", "**Moins**", "**Menos**", "**Di meno**");
    const against = say("against", "gegen", "contre", "frente a", "contro");
    return `${more}: **${shown(now, tongue, view)}** ${periodIn(tongue, a.period, today)} ${against} **${shown(then, tongue, view)}** ${periodIn(tongue, b.period, today)}${change === undefined ? "" : ` (${change})`}.`;
  });
  // A month that still runs is also held against as many days.
  const open = pair.find(({ to }) => to > today);
  const whole = open === pair[0] ? b : a;
  const length = open === undefined ? 0 : daysBetween(open.from, today) + 1;
  const isCut = open !== undefined && length <= daysBetween(whole.period.from, whole.period.to);
  const sameDays = isCut ? within(diary.work, { from: whole.period.from, to: addDays(whole.period.from, length - 1) }) : [];
  return {
    reader: "two periods",
    text: [
      ...lines,
      ...(isCut
        ? [
            bullet([
              `${say(`The first ${length} days`, `Die ersten ${length} Tage`, `Les ${length} premiers jours`, `Los primeros ${length} días`, `I primi ${length} giorni`)} (${periodIn(tongue, whole.period, today)}): ${named.map(({ done, shown }) => shown(done(sameDays), tongue, view)).join(", ")}`,
            ]),
          ]
        : []),
    ],
  };
}

const BEFORE = bareUnit(
  "(?:week|month|year) before|the one before|vorwoche|vormonat|(?:woche|monat|jahr) davor|(?:semaine|mois|annee) d avant|(?:semana|mes|ano) anterior|(?:settimana|mese|anno) (?:prima|precedente)",
);

/** The week, month or year that runs, beside a named one of its kind. */
function runningOf({ kind, from }: Period, today: string): Period | undefined {
  if (from > today) return undefined;
  if (kind === "month") {
    const start = `${today.slice(0, 8)}01`;
    const next = addDays(start, 32).slice(0, 8);
    return { from: start, to: addDays(`${next}01`, -1), kind };
  }
  if (kind === "year") return { from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31`, kind };
  if (kind === "week") {
    const start = addDays(from, 7 * Math.floor(daysBetween(from, today) / 7));
    return { from: start, to: addDays(start, 6), kind };
  }
  return undefined;
}
