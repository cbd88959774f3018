import { addDays, dayInWords, daysBetween, formatPace, shortDay } from "@ironpace/training";
import type { Diary } from "../own-data/diary.ts";
import { count, hours, percentChange, spanText, sum } from "../own-data/figures.ts";
import { getResults, said } from "../own-data/tests.ts";
import { bullet, capital, distance, pace, weight } from "../say.ts";
import type { Draft } from "../topic.ts";
import { runIn } from "../turn/amounts/rows.ts";
import type { CoachView } from "../view.ts";
import { bucketMeasure, getBuckets, type Column, getColumns, NO_FILTER, longestGap, getMeasure, ranked } from "./evaluate.ts";
import type { Measure, Query, Subject } from "./query.ts";
import { getMetres, type Row, getRows, getSets, getTotal, SUMMED_METRICS, getValue } from "./rows.ts";

const MOST_LISTED = 5;
const DAYS = ["Mondays", "Tuesdays", "Wednesdays", "Thursdays", "Fridays", "Saturdays", "Sundays"] as const;

/** The answer to a query: the number first, its period, then the rows it comes from. Undefined where the rows cannot answer it. */
export function writeAnswer(query: Query, diary: Diary, view: CoachView): Draft | undefined {
  const columns = getColumns(query, diary, view);
  const [first] = columns;
  if (first === undefined) return undefined;
  if (query.source === "planned" && first.subject.line !== undefined) return undefined;
  const subject = query.subjects.find(({ test }) => test !== undefined);
  if (subject !== undefined) return query.pick === "trend" ? ofTest(subject, query, diary) : undefined;
  if (query.source === "kept") return kept(query, diary, view);
  if (query.measure === "gap") return gap(first);
  if (query.group !== undefined) return grouped(first, query, view);
  if (columns.length > 1) return compared(columns, query, diary, view);
  if (query.pick === "trend") return trend(first, query, view);
  if (first.rows.length === 0 && query.spans.length === 0 && first.subject.lift !== undefined) return undefined;
  if (first.rows.length === 0 && query.limits.some(({ measure }) => measure === "weight") && first.subject.lift !== undefined)
    return neverSoHeavy(first, query, diary, view);
  if (first.rows.length === 0) return none(first, query, diary, view);
  switch (query.pick) {
    case "most":
    case "least":
      return extreme(first, query, view);
    case "last":
    case "first":
    case "next":
    case "list":
      if (query.spans.some(({ unit }) => unit === "day")) return day(first, query, view);
      return chosen(first, query, view);
    default:
      // "did i ever squat more than 90": yes, and how much.
      if (query.limits.some(({ measure }) => measure === "weight") && first.subject.lift !== undefined && query.measure === undefined) {
        const best = extreme(first, { ...query, measure: "weight", pick: "most" }, view);
        return best === undefined ? undefined : { ...best, text: best.text.map((part, at) => (at === 0 ? `**Yes**: ${part}` : part)) };
      }
      return query.latest !== undefined && (query.measure === undefined || query.measure === "effort")
        ? chosen(first, query, view)
        : amount(first, query, view, diary);
  }
}

/** "86.3 km", "4,812 m", "RPE 6.5 of 10" */
export function say(value: number, measure: Measure, view: CoachView, unit?: Query["unit"]): string {
  switch (measure) {
    case "time":
      return unit === "min" ? `${Math.round(value)} min` : hours(value);
    case "distance":
      if (unit === "m") return `${Math.round(value).toLocaleString("en-GB")} m`;
      return distance(
        unit === "mi" || unit === "km" ? { ...view, distances: unit } : view,
        value >= 1500 ? 100 * Math.round(value / 100) : value,
      );
    case "pace":
      return view.distances === "km" ? formatPace(value) : pace(view, value);
    case "effort":
      return `RPE ${Math.round(10 * value) / 10} of 10`;
    case "load":
      return `load ${Math.round(value).toLocaleString("en-GB")}`;
    case "sets":
      return count(Math.round(value), "set");
    case "reps":
      return count(Math.round(value), "rep");
    case "tonnage":
      return weight(view, Math.round(value)).replace(/\d{4,}/, (digits) => Number(digits).toLocaleString("en-GB"));
    case "weight":
      return weight(view, Math.round(10 * value) / 10);
    default:
      return count(Math.round(10 * value) / 10, "session");
  }
}

function dated(on: string): string {
  return `${shortDay(on)} ${on.slice(0, 4)}`;
}

/** "Sat 21 Nov 2026: Long run, 13.7 km, 13.7 km, 1 h 26 min, RPE 3" */
function line(row: Row, subject: Subject, query: Query, view: CoachView): string {
  const metres = getMetres(row, subject);
  const parts = [
    subject.lift === undefined ? undefined : setsText(row, subject, query, view),
    subject.lift !== undefined || metres === undefined || (subject.sport === undefined && subject !== NO_FILTER)
      ? undefined
      : say(metres, "distance", view, query.unit),
    row.minutes === undefined ? undefined : hours(row.minutes),
    row.effort === undefined ? undefined : `effort ${row.effort} of 10${row.isPlanned ? " planned" : ""}`,
  ];
  return `${dated(row.on)}: **${row.title}**${parts.flatMap((part) => (part === undefined ? [] : [`, ${part}`])).join("")}`;
}

/** "4 × 87.5 kg × 5" of the heaviest sets that fit. */
function setsText(row: Row, subject: Subject, query: Query, view: CoachView): string | undefined {
  const sets = getSets(row, subject, query);
  const heaviest = Math.max(...sets.map(({ kilograms }) => kilograms ?? 0));
  const of = sets.filter(({ kilograms }) => (kilograms ?? 0) === heaviest);
  const [set] = of;
  if (set === undefined) return undefined;
  const load = set.kilograms === undefined ? "" : ` × ${weight(view, set.kilograms)}${set.perHand ? " per hand" : ""}`;
  return `${of.length}${load}${set.reps === undefined ? "" : ` × ${set.reps}`}${set.rpe === undefined ? "" : ` at RPE ${set.rpe}`}`;
}

/** "runs over 10 km on Saturdays, without deloads" */
function subjectText({ name }: Subject, { limits, weekdays, except, reps, latest, source }: Query, view: CoachView): string {
  const limited = limits.map(
    ({ measure, value, bound }) => ` ${bound === "least" ? "of at least" : "of at most"} ${say(value, measure, view)}`,
  );
  const days = weekdays.map((day) => ` on ${DAYS[day - 1] ?? ""}`);
  return [
    latest === undefined ? "" : `the last ${latest} `,
    source === "planned" ? "planned " : "",
    name,
    ...limited,
    reps === undefined ? "" : ` with ${reps} or more reps`,
    ...days,
    except === undefined ? "" : `, without ${except.name}s`,
  ].join("");
}

/** "101 runs", "1 session with rowing", "12 planned long runs of at least 10 km" */
function countText(number: number, subject: Subject, query: Query, view: CoachView): string {
  const text = subjectText(subject, { ...query, latest: undefined, reps: undefined } as unknown as Query, view);
  const isPlural = /(?:runs|rides|sessions|workouts|simulations|tests|hikes)$/.test(subject.name);
  if (subject === NO_FILTER || isPlural)
    return `${number.toLocaleString("en-GB")} ${number === 1 ? text.replace(subject.name, subject.name.slice(0, -1)) : text}`;
  return `${count(number, "session")} with ${text}`;
}

function periodText({ span, rows }: Column, { latest }: Query): string {
  if (latest !== undefined) return `from ${dated(rows[0]?.on ?? span.from)} to ${dated(rows.at(-1)?.on ?? span.to)}`;
  return span.label.startsWith("in everything") ? "in everything you logged" : spanText(span);
}

function none(column: Column, query: Query, diary: Diary, view: CoachView): Draft {
  const { subject } = column;
  const ever = getRows({ ...query, latest: 1 }, subject, { ...column.span, from: "2000-01-01", to: "2999-12-31" }, diary, view).at(-1);
  const first = diary.work[0]?.on;
  return {
    text: [
      `**None**: no ${subjectText(subject, query, view)} ${periodText(column, { ...query, latest: undefined } as unknown as Query)}.`,
      ...(ever === undefined
        ? []
        : [
            nearDays(column, query, diary, view) ??
              `The ${query.source === "planned" ? "next" : "last"} one: ${line(ever, subject, query, view)}.`,
          ]),
      ...(first !== undefined && column.span.to < first ? [`Your log begins on ${dated(first)}.`] : []),
    ],
  };
}

/** A day without a session: the one before it and the one after it. */
function nearDays({ subject, span }: Column, query: Query, diary: Diary, view: CoachView): string | undefined {
  if (span.from !== span.to || query.source === "planned") return undefined;
  const near = getRows(query, subject, { ...span, from: addDays(span.from, -NEAR_DAYS), to: addDays(span.from, NEAR_DAYS) }, diary, view);
  const [before, after] = [near.findLast(({ on }) => on < span.from), near.find(({ on }) => on > span.from)];
  const found = [
    before === undefined ? undefined : `before it ${line(before, subject, query, view)}`,
    after === undefined ? undefined : `after it ${line(after, subject, query, view)}`,
  ]
    .filter((part) => part !== undefined)
    .join("; ");
  // "the long run on the 12th" may be that of the month to come.
  const day = addMonth(span.from);
  const ahead =
    day <= view.today ? undefined : getRows({ ...query, source: "planned" }, subject, { ...span, from: day, to: day }, diary, view)[0];
  const planned =
    ahead === undefined ? "" : `The plan has one a month later: ${line(ahead, subject, { ...query, source: "planned" }, view)}. `;
  return found === "" && planned === "" ? undefined : `${planned}${found === "" ? "" : `Nearest: ${found}.`}`.trim();
}

const NEAR_DAYS = 3;

/** The same day of the next month. */
function addMonth(day: string): string {
  const next = addDays(`${day.slice(0, 7)}-28`, 4);
  return `${next.slice(0, 7)}-${day.slice(8)}`;
}

/** "have I ever squatted 100 kilos for 3": no, and what the heaviest was. */
function neverSoHeavy(column: Column, query: Query, diary: Diary, view: CoachView): Draft {
  const free: Query = { ...query, limits: [], measure: "weight", pick: "most" };
  const rows = getRows(free, column.subject, column.span, diary, view);
  const [best] = ranked({ ...column, rows }, free, false);
  const reps = query.reps === undefined ? "" : ` for ${query.reps} or more reps`;
  return {
    text: [
      `**No**: no ${subjectText(column.subject, query, view)} ${periodText(column, query)}.`,
      ...(best === undefined
        ? []
        : [`The heaviest${reps}: **${say(best.value, "weight", view)}**, ${line(best.row, column.subject, query, view)}.`]),
    ],
  };
}

/** A sum, a mean or a count over one period. */
function amount(column: Column, query: Query, view: CoachView, diary: Diary): Draft | undefined {
  const { subject, rows } = column;
  // A station that is measured in metres has no reps: "how many burpees".
  const isOfMetres = getMeasure(query) === "reps" && subject.line !== undefined && column.value === 0;
  const measure = isOfMetres ? "distance" : getMeasure(query);
  const value = isOfMetres ? sum(rows.map((row) => getMetres(row, subject) ?? 0)) : column.value;
  if (value === undefined && measure === "pace") return undefined;
  if (value === undefined)
    return { text: [`No ${measure} is logged for ${subjectText(subject, query, view)} ${periodText(column, query)}.`] };
  const isMean = !SUMMED_METRICS.has(measure) || (query.pick === "mean" && !query.isPerWeek);
  const counted = rows.filter((row) => {
    const of = getValue(row, measure, subject, query);
    return of !== undefined && (of > 0 || measure !== "tonnage");
  });
  const per = query.isPerWeek ? " a week" : "";
  const mean = isMean && measure !== "weight" ? " on average" : "";
  const text = [
    measure === "sessions"
      ? `**${query.isPerWeek ? `${Math.round(10 * value) / 10} sessions a week` : countText(value, subject, query, view)}** ${periodText(column, query)}.`
      : `**${say(value, measure, view, query.unit)}${per}**${mean} ${periodText(column, query)}, in ${countText(counted.length, subject, query, view)}.`,
  ];
  if (measure === "distance" && subject === NO_FILTER) text.push(bullet(bySport(rows, view, query)));
  else if (counted.length <= MOST_LISTED)
    text.push(bullet((query.source === "planned" ? counted : counted.toReversed()).map((row) => line(row, subject, query, view))));
  if (measure === "distance" && subject.name === "runs" && query.limits.length === 0)
    text.push(...runningElsewhere(column, query, diary, view));
  const planEnd = view.plan === undefined ? undefined : addDays(view.plan.plan.startDate, 7 * view.plan.plan.durationWeeks - 1);
  if (query.source === "planned" && planEnd !== undefined && column.span.to > planEnd && column.span.unit === "other")
    text.push(`Your plan ends on ${dated(planEnd)}; what comes after it is not planned yet.`);
  if (isOfMetres) text.push("The log has metres for that station, no reps.");
  if (measure === "tonnage")
    text.push("Working sets as logged: weight × reps, both dumbbells of a pair. Warm-up sets and body weight do not count.");
  if (query.isPerWeek && measure === "sessions") text.push(`${capital(countText(rows.length, subject, query, view))} in all.`);
  if (measure === "sessions" && subject === NO_FILTER && !query.isPerWeek)
    text.push(`Together ${hours(sum(rows.map(({ minutes }) => minutes ?? 0)))}.`);
  return { text };
}

function bySport(rows: readonly Row[], view: CoachView, query: Query): readonly string[] {
  return (
    [
      ["run", "Running"],
      ["row", "Rowing"],
      ["ski", "SkiErg"],
      ["ride", "Riding"],
      ["swim", "Swimming"],
    ] as const
  ).flatMap(([sport, name]) => {
    const metres = sum(rows.map((row) => row.metres[sport] ?? 0));
    return metres === 0 ? [] : [`${name}: ${say(metres, "distance", view, query.unit)}`];
  });
}

/** Running inside other sessions is no run, and is said beside them. */
function runningElsewhere(column: Column, query: Query, diary: Diary, view: CoachView): readonly string[] {
  const { kind: _, ...subject } = column.subject;
  const others = getRows(query, subject, column.span, diary, view).filter(
    (row) => (row.metres.run ?? 0) > 0 && !column.rows.some((each) => each.on === row.on && each.title === row.title),
  );
  const metres = sum(others.map((row) => (row.work === undefined ? (row.metres.run ?? 0) : runIn(row.work))));
  if (metres === 0) return [];
  const all = metres + sum(column.rows.map((row) => row.metres.run ?? 0));
  return [
    `Only runs count here. Running inside ${count(others.length, "other session")} adds ${say(metres, "distance", view, query.unit)}: ${say(all, "distance", view, query.unit)} in all. Where you logged no distance, the plan's counts.`,
  ];
}

/** What the most and the least of a measure are called. */
const SUPERLATIVES: { readonly [measure in Measure]?: readonly [string, string] } = {
  time: ["longest", "shortest"],
  distance: ["longest", "shortest"],
  effort: ["hardest", "easiest"],
  weight: ["heaviest", "lightest"],
  pace: ["slowest", "fastest"],
};

function extreme(column: Column, query: Query, view: CoachView): Draft | undefined {
  const measure = getMeasure(query);
  const list = ranked(column, query, query.pick === "least");
  const best = list[(query.nth ?? 1) - 1];
  // What was never done with a bar may still be stored as a best.
  if (best === undefined && column.subject.lift !== undefined) return undefined;
  if (best === undefined)
    return { text: [`No ${measure} is logged for ${subjectText(column.subject, query, view)} ${periodText(column, query)}.`] };
  const shown = list.slice(0, query.top ?? 1);
  const others = query.top === undefined ? list.slice(query.nth ?? 1, (query.nth ?? 1) + 2) : [];
  const superlative =
    (SUPERLATIVES[measure] ?? ["highest", "lowest"])[(query.pick === "least") === (measure === "pace") ? 0 : 1] ?? "highest";
  const ties = list.filter(({ value }) => value === best.value).length - 1;
  const reps = query.reps === undefined ? "" : ` for ${query.reps} or more reps`;
  const head = `**${say(best.value, measure, view, query.unit)}**${reps}, ${dayInWords(best.row.on)}: **${best.row.title}**`;
  const detail = line(best.row, column.subject, query, view).replace(/^.*?\*\*.*?\*\*,? ?/, "");
  return {
    text: [
      `${head}${detail === "" ? "" : ` (${detail})`}. That is the ${query.nth === undefined ? "" : query.nth === 2 ? "second " : "third "}${superlative} of ${countText(list.length, column.subject, query, view)} ${periodText(column, query)}${ties > 0 ? `, equally high ${ties + 1} times; this is the latest` : ""}.`,
      ...(shown.length > 1 ? [bullet(shown.map(({ row }) => line(row, column.subject, query, view)))] : []),
      ...(others.length > 0
        ? [`Next: ${others.map(({ row, value }) => `${say(value, measure, view, query.unit)} on ${dated(row.on)}`).join(", ")}.`]
        : []),
    ],
  };
}

function chosen(column: Column, query: Query, view: CoachView): Draft {
  const { rows, subject } = column;
  const ordered = query.pick === "first" || query.pick === "next" || query.source === "planned" ? rows : rows.toReversed();
  const many = query.top ?? query.latest ?? (query.pick === "list" ? 12 : 1);
  const shown = ordered.slice(0, many);
  const measure = query.measure;
  const [one] = shown;
  const value = one === undefined || measure === undefined || measure === "sessions" ? undefined : getValue(one, measure, subject, query);
  if (shown.length === 1 && one !== undefined)
    return {
      text: [
        `${value === undefined || measure === undefined ? "" : `**${say(value, measure, view, query.unit)}**. `}${line(one, subject, query, view)}.`,
      ],
    };
  return {
    text: [
      `**${countText(rows.length, subject, query, view)}** ${periodText(column, query)}${rows.length > shown.length ? `, the ${query.pick === "first" ? "first" : "last"} ${shown.length}` : ""}:`,
      bullet(shown.map((row) => line(row, subject, query, view))),
    ],
  };
}

/** Everything of one day. */
function day(column: Column, query: Query, view: CoachView): Draft {
  const { rows, subject } = column;
  return {
    text: [
      `${capital(periodText(column, query))}: **${countText(rows.length, subject, query, view)}**.`,
      bullet(rows.map((row) => line(row, subject, query, view))),
    ],
  };
}

function bucketName(from: string, { group }: Query): string {
  if (group === "weekday") return DAYS[Number(from) - 1] ?? from;
  return group === "month" ? dayInWords(from).replace(/^\w+ \d+ /, "") : `week of ${shortDay(from)} ${from.slice(0, 4)}`;
}

/** The week, month or weekday with the most or least; with a limit those that reach it. */
function grouped(column: Column, query: Query, view: CoachView): Draft | undefined {
  const measure = bucketMeasure(query);
  const [limit] = query.limits;
  const free = { ...query, limits: [] };
  const all = getBuckets({ ...column, rows: column.rows }, free);
  if (all.length === 0) return undefined;
  const isLeast = query.pick === "least";
  const sorted = all.toSorted((a, b) => (isLeast ? a.value - b.value : b.value - a.value) || b.from.localeCompare(a.from));
  const [top] = sorted;
  if (top === undefined) return undefined;
  const of = query.subjects.length === 0 ? "" : ` (${subjectText(column.subject, free, view)})`;
  const full = (bucket: (typeof all)[number]): string =>
    `${say(bucket.value, measure, view, query.unit)}, ${count(bucket.rows.length, "session")}${measure === "time" ? "" : `, ${hours(sum(bucket.rows.map(({ minutes }) => minutes ?? 0)))}`}`;
  if (limit !== undefined) {
    const reached = sorted.filter(({ value }) => (limit.bound === "least" ? value >= limit.value : value <= limit.value));
    const wanted = say(limit.value, measure, view, query.unit);
    return {
      text: [
        reached.length === 0
          ? `**No**: no ${query.group} ${limit.bound === "least" ? "reaches" : "stays under"} ${wanted}${of}. The ${isLeast ? "lowest" : "highest"} is the ${bucketName(top.from, query)} with **${say(top.value, measure, view, query.unit)}**.`
          : `**Yes, ${count(reached.length, query.group ?? "week")}** of ${all.length}${of}, the highest the ${bucketName(top.from, query)} with **${say(top.value, measure, view, query.unit)}**.`,
        ...(reached.length > 1
          ? [bullet(reached.slice(0, MOST_LISTED).map((each) => `${capital(bucketName(each.from, query))}: ${full(each)}`))]
          : []),
      ],
    };
  }
  return {
    text: [
      `**${capital(bucketName(top.from, query))}**${of}: **${say(top.value, measure, view, query.unit)}**${full(top).slice(say(top.value, measure, view, query.unit).length)}${query.source === "planned" ? ", planned" : ""}. That is ${isLeast ? "the least" : "the most"} of ${count(all.length, query.group ?? "week")} ${periodText(column, query)}.`,
      ...(sorted.length > 1
        ? [
            bullet(
              sorted
                .slice(1, query.top ?? 3)
                .map((each) => `Then ${query.group === "week" ? "the " : ""}${bucketName(each.from, query)}: ${full(each)}`),
            ),
          ]
        : []),
    ],
  };
}

/** Several periods or subjects beside each other. */
function compared(columns: readonly Column[], query: Query, diary: Diary, view: CoachView): Draft | undefined {
  const measure = getMeasure(query);
  const firstDay = diary.work[0]?.on;
  const isSameSpan = columns.every(({ span }) => span.from === columns[0]?.span.from && span.to === columns[0].span.to);
  const isSameSubject = columns.every(({ subject }) => subject === columns[0]?.subject);
  const name = (column: Column): string =>
    isSameSpan
      ? capital(column.subject.name)
      : isSameSubject
        ? capital(spanText(column.span))
        : `${capital(column.subject.name)} ${spanText(column.span)}`;
  const known = columns.flatMap((column) => (column.value === undefined ? [] : [{ column, value: column.value }]));
  const [first, second] = known;
  if (first === undefined || second === undefined) return undefined;
  const per = query.isPerWeek ? " a week" : "";
  const sorted = known.toSorted((a, b) => b.value - a.value);
  const [high, low] = [sorted[0] ?? first, sorted.at(-1) ?? second];
  const difference = high.value - low.value;
  const change = percentChange(low.value, high.value);
  const head =
    difference === 0
      ? `**The same**: ${say(first.value, measure, view, query.unit)}${per}.`
      : measure === "pace"
        ? `**${name(low.column)}** was faster: ${say(low.value, measure, view)} against ${say(high.value, measure, view)}.`
        : `**${name(high.column)}**: ${say(high.value, measure, view, query.unit)}${per} against ${say(low.value, measure, view, query.unit)}, **${measure === "effort" ? `${Math.round(10 * difference) / 10} higher` : `${say(difference, measure, view, query.unit)} more`}**${change === undefined ? "" : ` (${change})`}.`;
  const kind = isSameSubject && first.column.subject !== NO_FILTER ? ` (${subjectText(first.column.subject, query, view)})` : "";
  const isOpenPeriod = columns.some(({ span }) => span.to >= view.today && span.unit !== "other" && span.unit !== "day");
  return {
    text: [
      head,
      bullet(
        known.map(
          ({ column, value }) =>
            `${name(column)}${kind}: **${say(value, measure, view, query.unit)}${per}**${measure === "sessions" ? "" : `, ${count(column.rows.length, "session")}`}`,
        ),
      ),
      ...(isOpenPeriod && query.source === "done" && !isSameSpan ? openPeriod(columns, query, diary, view) : []),
      ...columns.flatMap(({ span }) =>
        firstDay !== undefined && span.from < firstDay && !isSameSpan
          ? [`Your log begins on ${dated(firstDay)}, so nothing before that day is counted ${spanText(span)}.`]
          : [],
      ),
      ...columns.flatMap(({ span, rows }) => (rows.length === 0 ? [`Nothing is logged ${spanText(span)}.`] : [])),
    ],
  };
}

/** The same number of days of the other period: a month that is not over is held against as much of the one before. */
function sameDays(open: Column, other: Column, query: Query, diary: Diary, view: CoachView): string | undefined {
  const measure = getMeasure(query);
  if (!SUMMED_METRICS.has(measure) || query.isPerWeek) return undefined;
  const to = addDays(other.span.from, daysBetween(open.span.from, view.today));
  if (to >= other.span.to || open.value === undefined) return undefined;
  const value = getTotal(getRows(query, other.subject, { ...other.span, to }, diary, view), measure, other.subject, query) ?? 0;
  const gap = open.value - value;
  const change = gap === 0 ? "the same" : `**${say(Math.abs(gap), measure, view, query.unit)} ${gap > 0 ? "more" : "less"}** now`;
  return `After the same ${daysBetween(open.span.from, view.today) + 1} days it was ${say(value, measure, view, query.unit)} then: ${change}.`;
}

/** What is still planned in the period that is not over. */
function openPeriod(columns: readonly Column[], query: Query, diary: Diary, view: CoachView): readonly string[] {
  const column = columns.find(({ span }) => span.to >= view.today && (span.unit === "week" || span.unit === "month"));
  if (column === undefined) return [];
  const end =
    column.span.unit === "week" ? getLastDay(column.span.from) : column.span.unit === "month" ? lastOfMonth(column.span.from) : undefined;
  const rows =
    end === undefined
      ? []
      : getRows({ ...query, source: "planned" }, column.subject, { ...column.span, from: view.today, to: end }, diary, view);
  const other = columns.find((each) => each !== column && each.span.unit === column.span.unit);
  const same = other === undefined ? undefined : sameDays(column, other, query, diary, view);
  return [
    ...(same === undefined ? [] : [same]),
    `${capital(column.span.label.replace(/^in /, ""))} is not over: ${rows.length === 0 ? "no more is planned in it" : `${count(rows.length, "more session")} planned (${hours(sum(rows.map(({ minutes }) => minutes ?? 0)))})`}.`,
  ];
}

function lastOfMonth(day: string): string {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

function gap(column: Column): Draft | undefined {
  const found = longestGap(column.rows, column.span);
  if (found === undefined) return undefined;
  return {
    text: [
      `**${count(found.days, "day")}** without a session: after ${dayInWords(found.from)} you trained again on ${dayInWords(found.to)}. That is the longest gap ${periodText(column, { latest: undefined } as unknown as Query)}.`,
    ],
  };
}

/** How many of the planned sessions were done, in the plan or a period. */
function kept(query: Query, diary: Diary, view: CoachView): Draft | undefined {
  const plan = view.plan?.plan;
  const [span] = query.spans;
  if (plan === undefined && span === undefined) return undefined;
  const end = plan === undefined ? view.today : plan.weeks.at(-1)?.sessions.at(-1)?.date;
  const isBlock = span === undefined || span.label.includes("block") || span.label.includes("plan");
  const from = isBlock ? (plan?.startDate ?? view.today) : span.from;
  const to = isBlock
    ? (end ?? view.today)
    : span.unit === "week" && span.from <= view.today && span.to === view.today
      ? getLastDay(span.from)
      : span.to;
  const all = diary.planned.filter(({ on, status }) => on >= from && on <= to && status !== "moved");
  const of = (status: string): number => all.filter((each) => each.status === status).length;
  const due = all.filter(({ on }) => on <= view.today).length;
  const done = of("completed");
  const open = all.filter(({ on, status }) => on >= view.today && status === "planned").length;
  if (all.length === 0) return undefined;
  return {
    text: [
      `**${done} of ${all.length}** sessions ${isBlock ? "of this plan" : spanText(span)} are done${open === 0 ? "" : `, ${open} still to come`}.`,
      `${due} were due by today; you skipped ${of("skipped")}.`,
    ],
  };
}

function getLastDay(monday: string): string {
  return new Date(Date.parse(monday) + 6 * 86_400_000).toISOString().slice(0, 10);
}

/** Results of a test over a period: what it was before and what it is. */
function ofTest({ test }: Subject, query: Query, diary: Diary): Draft | undefined {
  if (test === undefined) return undefined;
  const all = getResults(test, diary);
  const [span] = query.spans;
  const inside = span === undefined ? all : all.filter(({ on }) => on >= span.from && on <= span.to);
  const distinct = inside.filter(({ value }, at) => value !== inside[at - 1]?.value);
  const before = span === undefined ? undefined : all.findLast(({ on, value }) => on < span.from && value !== distinct[0]?.value);
  const steps = distinct.length >= 2 || before === undefined ? distinct : [before, ...distinct];
  const [first, last] = [steps[0], steps.at(-1)];
  if (first === undefined || last === undefined || first === last) return undefined;
  const isBetter = test.kind === "time" ? last.value < first.value : last.value > first.value;
  const gapText =
    test.kind === "time"
      ? `${said(test, Math.round(10 * Math.abs(last.value - first.value)) / 10)} ${isBetter ? "faster" : "slower"}`
      : `${isBetter ? "+" : "−"}${Math.abs(last.value - first.value)}`;
  return {
    text: [
      `**${isBetter ? "Yes" : "No"}**: your ${test.name} went from ${said(test, first.value)} (${dated(first.on)}) to **${said(test, last.value)}** (${dated(last.on)}), ${test.kind === "time" && Math.abs(last.value - first.value) < 60 ? `${Math.round(10 * Math.abs(last.value - first.value)) / 10} s ${isBetter ? "faster" : "slower"}` : gapText} (${percentChange(first.value, last.value) ?? "the same"}).`,
      ...(steps.length > 2 ? [`All results: ${steps.map(({ value }) => said(test, value)).join(" → ")}.`] : []),
      ...(before !== undefined && steps[0] === before && span !== undefined
        ? [`${said(test, before.value)} is the last result before ${capital(span.label).replace(/^In /, "")}.`]
        : []),
    ],
  };
}

/** A pace or amount by month. */
function trend(column: Column, query: Query, view: CoachView): Draft | undefined {
  const measure = query.measure ?? (column.subject.sport === "run" ? "pace" : undefined);
  if (measure === undefined) return undefined;
  const months = getBuckets(column, { ...query, group: "month", measure }).filter(({ value }) => value > 0);
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined || first === last) return undefined;
  const isLower = measure === "pace";
  const isBetter = isLower ? last.value < first.value : last.value > first.value;
  return {
    text: [
      `**${isBetter ? "Yes" : "No"}**: ${column.subject.name} went from ${say(first.value, measure, view)} in ${bucketName(first.from, { ...query, group: "month" })} to **${say(last.value, measure, view)}** in ${bucketName(last.from, { ...query, group: "month" })}${isLower ? "" : ` (${percentChange(first.value, last.value) ?? "the same"})`}.`,
      bullet(months.slice(-6).map((each) => `${bucketName(each.from, { ...query, group: "month" })}: ${say(each.value, measure, view)}`)),
    ],
  };
}
