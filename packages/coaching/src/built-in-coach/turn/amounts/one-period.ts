import type { Diary } from "../../own-data/diary.ts";
import { sum } from "../../own-data/figures.ts";
import type { Measure } from "../../query/query.ts";
import { type Row, SUMMED_METRICS } from "../../query/rows.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { sayIn } from "../languages.ts";
import { amountIn, countIn, periodIn } from "../names.ts";
import type { Period } from "../times.ts";
import { sportLines } from "./by-sport.ts";
import { beforeLog, EVER, lineOf, measureOf, nothing, rowsOf, runIn, totalOf } from "./rows.ts";

/** The last session of a kind, with its numbers. */
export function lastOf({ tongue, subjects, picks }: Frame, diary: Diary, view: CoachView): Draft | undefined {
  const [subject] = subjects;
  if (subject?.test !== undefined) return undefined;
  const rows = rowsOf(subject, EVER, diary, view);
  const row = rows.at(picks.has("before") ? -2 : -1);
  const sets = row?.sets.filter(({ exercise }) => subject?.lift?.fits.test(exercise) === true) ?? [];
  const heaviest = Math.max(0, ...sets.map(({ kilograms }) => kilograms ?? 0));
  const top = sets.filter(({ kilograms }) => kilograms === heaviest);
  const work =
    top[0] === undefined
      ? ""
      : `: **${top.length} × ${top[0].reps ?? 1} × ${amountIn(tongue, heaviest, "weight", view)}**${top[0].rpe === undefined ? "" : ` (RPE ${top[0].rpe})`}`;
  return row === undefined ? undefined : { text: [`${lineOf(row, subject, tongue, view)}${work}.`] };
}

/** One number over one period, with the sessions it comes from. */
export function amountOf(frame: Frame, diary: Diary, view: CoachView): Draft | undefined {
  const { tongue, picks, periods } = frame;
  const say = sayIn(tongue);
  const period = periods[0] ?? EVER;
  const measure = measureOf(frame);
  if (measure === undefined) return undefined;
  // "how often and how many metres": both, of one subject.
  const [subject] = frame.subjects;
  const rows = rowsOf(subject, period, diary, view, frame.weekdays);
  const when = periodIn(tongue, period, view.today);
  if (rows.length === 0) return nothing(frame, subject, when, diary, view);
  const total = totalOf(rows, measure, subject);
  if (total === undefined) return undefined;
  const weeks = weeksOf(period, diary, view.today);
  const isPerWeek = picks.has("perweek") && SUMMED_METRICS.has(measure);
  const isMean = picks.has("average") && !isPerWeek && SUMMED_METRICS.has(measure) && measure !== "sessions";
  const asked = new Set(frame.tokens.flatMap(({ concept }) => (concept.startsWith("metric:") ? [concept.slice(7) as Measure] : [])));
  const value = isPerWeek ? total / weeks : isMean ? total / rows.length : total;
  const amount =
    measure === "sessions"
      ? isPerWeek
        ? countIn(tongue, Math.round(10 * value) / 10, subject)
        : countIn(tongue, value, subject)
      : amountIn(tongue, value, measure, view);
  const per = isPerWeek
    ? say(" a week", " pro Woche", " par semaine", " por semana", " a settimana")
    : isMean
      ? say(" on average a session", " im Schnitt je Einheit", " en moyenne par séance", " de media por sesión", " in media a sessione")
      : "";
  const others = [...asked]
    .filter((each) => each !== measure && each !== "sessions")
    .flatMap((each) => {
      const of = totalOf(rows, each, subject);
      return of === undefined ? [] : [amountIn(tongue, of, each, view)];
    });
  const head = `**${amount}${per}** ${when}`;
  const counted =
    measure === "sessions"
      ? others.length > 0
        ? `: **${others.join(", ")}**`
        : ""
      : say(
          `, in ${countIn(tongue, rows.length, subject)}`,
          `, ${countIn(tongue, rows.length, subject)}`,
          `, en ${countIn(tongue, rows.length, subject)}`,
          `, en ${countIn(tongue, rows.length, subject)}`,
          `, in ${countIn(tongue, rows.length, subject)}`,
        );
  const text = [`${head}${counted}.`];
  if (measure === "distance" && subject === undefined) text.push(bullet(sportLines(rows, frame, view)));
  else if (rows.length <= MOST_LISTED) text.push(bullet(rows.toReversed().map((row) => lineOf(row, subject, tongue, view))));
  if (measure === "distance" && subject?.sport === "run" && subject.kind?.name === "run" && !isPerWeek && !isMean)
    text.push(...runBasis(rows, period, diary, frame, view));
  if ((isPerWeek || isMean) && measure !== "sessions")
    text.push(
      say(
        `In all ${amountIn(tongue, total, measure, view)}.`,
        `Insgesamt ${amountIn(tongue, total, measure, view)}.`,
        `Au total ${amountIn(tongue, total, measure, view)}.`,
        `En total ${amountIn(tongue, total, measure, view)}.`,
        `In tutto ${amountIn(tongue, total, measure, view)}.`,
      ),
    );
  text.push(...beforeLog(period, diary, tongue));
  return { text };
}

const MOST_LISTED = 6;

function weeksOf({ from, to }: Period, { work }: Diary, today: string): number {
  const first = work[0]?.on ?? from;
  const start = from > first ? from : first;
  const end = to < today ? to : today;
  return Math.max(1, (Date.parse(end) - Date.parse(start)) / 86_400_000 + 1) / 7;
}

/** Running is counted on one basis: every metre run, of which so much in sessions that were nothing but running. */
function runBasis(rows: readonly Row[], period: Period, diary: Diary, { tongue }: Frame, view: CoachView): readonly string[] {
  const say = sayIn(tongue);
  const inRuns = sum(rows.map(({ metres }) => metres.run ?? 0));
  const others = diary.work
    .filter(({ on, title }) => on >= period.from && on <= period.to && !rows.some((row) => row.on === on && row.title === title))
    .filter((each) => runIn(each) > 0);
  const inside = sum(others.map(runIn));
  if (inside === 0) return [];
  const [all, more] = [amountIn(tongue, inRuns + inside, "distance", view), amountIn(tongue, inside, "distance", view)];
  const count = others.length;
  return [
    say(
      `This counts running sessions only, including the warm-up. With the ${more} run inside ${count} other ${count === 1 ? "session" : "sessions"} (Hyrox, warm-ups included) it is **${all}** of running in all. Where you logged no distance, the plan's counts.`,
      `Das sind reine Laufeinheiten samt Aufwärmen. Mit den ${more} in ${count} ${count === 1 ? "anderen Einheit" : "anderen Einheiten"} (Hyrox, samt Aufwärmen) sind es zusammen **${all}** Laufen. Wo du keine Strecke eingetragen hast, zählt die des Plans.`,
      `Ce sont les séances de course seules, échauffement compris. Avec ${more} courus dans ${count} autres séances (Hyrox, échauffement compris), cela fait **${all}** de course en tout. Sans distance saisie, celle du plan compte.`,
      `Son las sesiones solo de carrera, con calentamiento. Con ${more} corridos en otras ${count} sesiones (Hyrox, con calentamiento) son **${all}** de carrera en total. Donde no anotaste distancia, cuenta la del plan.`,
      `Sono le sessioni di sola corsa, riscaldamento compreso. Con ${more} corsi in altre ${count} sessioni (Hyrox, riscaldamento compreso) fanno **${all}** di corsa in tutto. Dove manca la distanza conta quella del piano.`,
    ),
  ];
}
