import { addDays } from "@ironpace/training";
import type { Diary } from "../../own-data/diary.ts";
import type { Measure, Subject } from "../../query/query.ts";
import { SUMMED_METRICS } from "../../query/rows.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { sayIn, percentSign } from "../languages.ts";
import { amountIn, countIn, periodIn, subjectIn } from "../names.ts";
import type { Period } from "../times.ts";
import { beforeLog, EVER, measureOf, rowsOf, totalOf } from "./rows.ts";

/** Two periods beside each other, per week where they are not of one length. */
export function twoPeriods(frame: Frame, diary: Diary, view: CoachView): Draft | undefined {
  const { tongue } = frame;
  const say = sayIn(tongue);
  const [subject] = frame.subjects;
  const measure = measureOf(frame) ?? (subject?.sport === undefined ? "time" : "distance");
  const columns = frame.periods.map((period) => ({ period, rows: rowsOf(subject, period, diary, view) }));
  const [a, b] = columns.map((column) => ({ ...column, value: totalOf(column.rows, measure, subject) ?? 0 }));
  if (a === undefined || b === undefined || (a.rows.length === 0 && b.rows.length === 0)) return undefined;
  const gap = a.value - b.value;
  const percent = b.value === 0 ? "" : ` (${gap < 0 ? "−" : "+"}${Math.abs(Math.round((100 * gap) / b.value))}${percentSign(tongue)})`;
  const [more, less] = [amountIn(tongue, Math.abs(gap), measure, view), percent];
  const names = [a, b].map(({ period }) => periodIn(tongue, period, view.today));
  return {
    text: [
      gap === 0
        ? say(
            `**The same** in both.`,
            `**Gleich viel** in beiden.`,
            `**Autant** dans les deux.`,
            `**Lo mismo** en ambos.`,
            `**Uguale** in entrambi.`,
          )
        : gap > 0
          ? say(
              `**${more} more** ${names[0]} than ${names[1]}${less}.`,
              `**${more} mehr** ${names[0]} als ${names[1]}${less}.`,
              `**${more} de plus** ${names[0]} que ${names[1]}${less}.`,
              `**${more} más** ${names[0]} que ${names[1]}${less}.`,
              `**${more} in più** ${names[0]} (confronto: ${names[1]})${less}.`,
            )
          : say(
              `**${more} less** ${names[0]} than ${names[1]}${less}.`,
              `**${more} weniger** ${names[0]} als ${names[1]}${less}.`,
              `**${more} de moins** ${names[0]} que ${names[1]}${less}.`,
              `**${more} menos** ${names[0]} que ${names[1]}${less}.`,
              `**${more} in meno** ${names[0]} (confronto: ${names[1]})${less}.`,
            ),
      bullet(
        [a, b].map(
          ({ rows, value }, at) =>
            `${names[at] ?? ""}: **${measure === "sessions" ? countIn(tongue, value, subject) : amountIn(tongue, value, measure, view)}**${measure === "sessions" ? "" : `, ${countIn(tongue, rows.length, subject)}`}`,
        ),
      ),
      ...openPeriod([a, b], measure, subject, diary, frame, view),
      ...beforeLog([a, b].map(({ period }) => period).toSorted((x, y) => x.from.localeCompare(y.from))[0] ?? EVER, diary, tongue),
    ],
  };
}

/** Compares a period that still runs with the same days of the other one. */
function openPeriod(
  columns: readonly { readonly period: Period; readonly value: number }[],
  measure: Measure,
  subject: Subject | undefined,
  diary: Diary,
  { tongue }: Frame,
  view: CoachView,
): readonly string[] {
  const open = columns.find(({ period }) => period.from <= view.today && period.to > view.today);
  const whole = columns.find((column) => column !== open);
  if (open === undefined || whole === undefined || !SUMMED_METRICS.has(measure)) return [];
  const days = Math.round((Date.parse(view.today) - Date.parse(open.period.from)) / 86_400_000);
  const to = addDays(whole.period.from, days);
  if (to >= whole.period.to) return [];
  const same = totalOf(rowsOf(subject, { ...whole.period, to }, diary, view), measure, subject) ?? 0;
  const amount = measure === "sessions" ? countIn(tongue, same, subject) : amountIn(tongue, same, measure, view);
  return [
    sayIn(tongue)(
      `This period is not over. After the same ${days + 1} days last time you were at ${amount}.`,
      `Sie läuft noch: nach denselben ${days + 1} Tagen waren es damals ${amount}.`,
      `Ce n’est pas fini : après les mêmes ${days + 1} jours, c’était ${amount}.`,
      `Aún no ha terminado: tras los mismos ${days + 1} días eran ${amount}.`,
      `Non è finita: dopo gli stessi ${days + 1} giorni erano ${amount}.`,
    ),
  ];
}

/** Two kinds of sessions over the same days: "the effort of my Hyrox sessions against the long runs". */
export function twoSubjects(frame: Frame, diary: Diary, view: CoachView): Draft | undefined {
  const { tongue, picks, periods, subjects } = frame;
  const say = sayIn(tongue);
  const period = periods[0] ?? EVER;
  const measure = measureOf({ ...frame, subjects: [] }) ?? "time";
  const isMean = picks.has("average") && SUMMED_METRICS.has(measure) && measure !== "sessions";
  const columns = subjects.flatMap((subject) => {
    const rows = rowsOf(subject, period, diary, view);
    const total = totalOf(rows, measure, subject);
    return total === undefined || rows.length === 0 ? [] : [{ subject, rows, value: isMean ? total / rows.length : total }];
  });
  const [a, b] = columns;
  if (a === undefined || b === undefined) return undefined;
  const text = (value: number): string => (measure === "sessions" ? `${value}` : amountIn(tongue, value, measure, view));
  const [more, less] = a.value >= b.value ? [a, b] : [b, a];
  return {
    text: [
      a.value === b.value
        ? say(
            `**The same**: ${text(a.value)}, ${periodIn(tongue, period, view.today)}.`,
            `**Gleich**: ${text(a.value)}, ${periodIn(tongue, period, view.today)}.`,
            `**Pareil** : ${text(a.value)}, ${periodIn(tongue, period, view.today)}.`,
            `**Igual**: ${text(a.value)}, ${periodIn(tongue, period, view.today)}.`,
            `**Uguale**: ${text(a.value)}, ${periodIn(tongue, period, view.today)}.`,
          )
        : say(
            `Higher for **${subjectIn(tongue, more.subject)}**: ${text(more.value)} against ${text(less.value)}, ${periodIn(tongue, period, view.today)}.`,
            `Höher bei **${subjectIn(tongue, more.subject)}**: ${text(more.value)} gegen ${text(less.value)}, ${periodIn(tongue, period, view.today)}.`,
            `Plus élevé pour **${subjectIn(tongue, more.subject)}** : ${text(more.value)} contre ${text(less.value)}, ${periodIn(tongue, period, view.today)}.`,
            `Más alto en **${subjectIn(tongue, more.subject)}**: ${text(more.value)} frente a ${text(less.value)}, ${periodIn(tongue, period, view.today)}.`,
            `Più alto per **${subjectIn(tongue, more.subject)}**: ${text(more.value)} contro ${text(less.value)}, ${periodIn(tongue, period, view.today)}.`,
          ),
      bullet(
        [a, b].map(
          ({ subject, rows, value }) => `${subjectIn(tongue, subject)}: **${text(value)}**, ${countIn(tongue, rows.length, subject)}`,
        ),
      ),
    ],
  };
}
