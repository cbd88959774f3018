import type { Diary } from "../../own-data/diary.ts";
import type { Measure } from "../../query/query.ts";
import { getValue } from "../../query/rows.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { sayIn } from "../languages.ts";
import { amountIn, countIn, dayIn, periodIn } from "../names.ts";
import { EVER, lineOf, queryOf, rowsOf } from "./rows.ts";

/** The longest, hardest, fastest or heaviest of the rows, with the next ones. */
export function extremeOf(frame: Frame, extreme: string, diary: Diary, view: CoachView): Draft | undefined {
  const { tongue } = frame;
  const say = sayIn(tongue);
  const [subject] = frame.subjects;
  const period = frame.periods[0] ?? EVER;
  const measure: Measure =
    extreme === "hardest"
      ? "effort"
      : extreme === "fastest"
        ? "pace"
        : extreme === "heaviest"
          ? "weight"
          : subject?.sport === undefined
            ? "time"
            : "distance";
  const isLower = measure === "pace";
  const of = subject ?? { name: "sessions" };
  const ranked = rowsOf(subject, period, diary, view)
    .flatMap((row) => {
      const value = getValue(row, measure, of, queryOf(subject));
      return value === undefined || value === 0 ? [] : [{ row, value }];
    })
    .toSorted(
      (a, b) =>
        (isLower ? a.value - b.value : b.value - a.value) || (b.row.load ?? 0) - (a.row.load ?? 0) || b.row.on.localeCompare(a.row.on),
    );
  const skipped = Math.max(0, (frame.ordinal ?? 1) - 1);
  const [best, second, third] = ranked.slice(skipped);
  if (best === undefined) return undefined;
  const first = skipped === 0 ? undefined : ranked[0];
  const when = periodIn(tongue, period, view.today);
  const next = [second, third].flatMap((each) =>
    each === undefined ? [] : [`${amountIn(tongue, each.value, measure, view)} (${dayIn(tongue, each.row.on)})`],
  );
  return {
    text: [
      `**${amountIn(tongue, best.value, measure, view)}**, ${lineOf(best.row, subject, tongue, view)}.`,
      say(
        `Of ${countIn(tongue, ranked.length, subject)} ${when}.`,
        `Von ${countIn(tongue, ranked.length, subject)} ${when}.`,
        `Sur ${countIn(tongue, ranked.length, subject)} ${when}.`,
        `De ${countIn(tongue, ranked.length, subject)} ${when}.`,
        `Su ${countIn(tongue, ranked.length, subject)} ${when}.`,
      ) +
        (first === undefined
          ? ""
          : ` ${say("First", "Auf Platz 1", "En tête", "Primero", "In testa")}: ${amountIn(tongue, first.value, measure, view)} (${dayIn(tongue, first.row.on)}).`) +
        (next.length === 0 ? "" : ` ${say("Next", "Danach", "Ensuite", "Después", "Poi")}: ${next.join(", ")}.`),
    ],
  };
}
