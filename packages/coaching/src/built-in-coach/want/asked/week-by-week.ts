import { addDays, getMonday } from "@ironpace/training";
import type { Followed } from "../../conversation/follow-up-of.ts";
import { within } from "../../own-data/diary.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { dayIn, periodIn } from "../../turn/names.ts";
import { amountsNamed } from "./measures.ts";
import { EACH_WEEK } from "./words.ts";

/** "every week of november, distance and tonnes": all amounts that are named, for each week of a period, and their sums. */
export function weekByWeek({ frame, words, view, diary, tongue, say }: Followed): Draft | undefined {
  const { today } = view;
  const named = amountsNamed(words);
  const [period, ...more] = frame.periods.filter(({ kind }) => kind !== "week");
  // One amount has readers of its own.
  if (named.length < 2 || period === undefined || more.length > 0 || !EACH_WEEK.test(words) || frame.subjects.length > 0) return undefined;
  const to = period.to < today ? period.to : today;
  const mondays: string[] = [];
  for (let monday = getMonday(period.from); monday <= to; monday = addDays(monday, 7)) mondays.push(monday);
  const rows = mondays.flatMap((monday) => {
    const from = monday < period.from ? period.from : monday;
    const end = addDays(monday, 6) < to ? addDays(monday, 6) : to;
    const work = within(diary.work, { from, to: end });
    return work.length === 0 ? [] : [{ from, end, work }];
  });
  if (rows.length < 2) return undefined;
  const all = rows.flatMap(({ work }) => work);
  return {
    reader: "week by week",
    text: [
      `${named.map(({ done, shown }) => `**${shown(done(all), tongue, view)}**`).join(", ")} ${periodIn(tongue, period, today)}, ${say("week by week", "Woche für Woche", "semaine par semaine", "semana a semana", "settimana per settimana")}:`,
      bullet(
        rows.map(
          ({ from, end, work }) =>
            `${dayIn(tongue, from, false)} – ${dayIn(tongue, end, false)}: ${named.map(({ done, shown }) => `**${shown(done(work), tongue, view)}**`).join(", ")}`,
        ),
      ),
    ],
  };
}
