import { nearestTo } from "./nearest-day.ts";
import { addDays, dayInWords, getMonday, getWeekday } from "@ironpace/training";
import { type Diary, type Work, within } from "../own-data/diary.ts";
import { mean, percentChange, spanText, sum } from "../own-data/figures.ts";
import { always, back, getLength, plainDay, type Span } from "../own-data/span.ts";
import type { Metric } from "../reading/slot-patterns.ts";
import type { Slots } from "../reading/slots.ts";
import { getSpan } from "../reading/time.ts";
import { bullet, capital } from "../say.ts";
import type { Draft } from "../topic.ts";
import { runIn } from "../turn/amounts/rows.ts";
import type { CoachView } from "../view.ts";
import { answerValue } from "./value-answer.ts";
import { fits, SUMMED_METRICS, getTotal, getValue } from "./log-query.ts";
import { dated, speak, type Speech, worded } from "./speech.ts";
import { allSets, DAYS, filterText, getLine } from "./log-line.ts";
import { compareGroups, type Group, getMetric } from "./log-compare.ts";
import { chosen, MOST_LISTED } from "./log-choice.ts";
import { weeklyTrend } from "./weekly-trend.ts";

/** The answer to a question about what was done, from the log; undefined when nothing in the slots says what is wanted. */
export function answerLog(asked: Slots, diary: Diary, view: CoachView, speech: Speech): Draft | undefined {
  if (diary.work.length === 0) return undefined;
  const slots = onDayWith(measuredBySport(asked), diary, view);
  const groups = getGroups(slots, diary, view);
  const [first, ...others] = groups;
  if (first === undefined) return undefined;
  const say = speak(speech);
  if (slots.grouped !== undefined) {
    const group = slots.grouped === "week" ? inWholeWeeks(first, slots, diary, view.today) : first;
    return group.rows.length === 0 ? nothingLogged(group, diary, speech) : byPeriod(group, slots, view, speech);
  }
  if (others.length > 0) return compareGroups(groups, slots, view, speech);
  const { rows, span, filter } = first;
  if (rows.length === 0 && slots.lifts.length > 0 && slots.times.length === 0)
    return answerValue(slots, diary, view, speech) ?? nothingLogged(first, diary, speech);
  if (rows.length === 0) return nothingLogged(first, diary, speech);
  const metric = getMetric(slots);
  const head = getHead(slots, span, speech);
  const wantsList =
    slots.fields.includes("list") || (slots.top !== undefined && slots.choice !== "average") || slots.fields.includes("order");
  const isTrend =
    !slots.fields.includes("order") &&
    (slots.fields.includes("history") ||
      slots.fields.includes("gain") ||
      (slots.metric === "pace" && /\b(?:faster|slower)\b/.test(slots.words)));
  const rising =
    isTrend && slots.lifts.length === 0
      ? weeklyTrend(
          diary.work.filter((work) => fits(filter, work)),
          filter,
          { metric, span },
          view,
          speech,
        )
      : undefined;
  if (rising !== undefined && slots.metric !== undefined && SUMMED_METRICS.has(metric) && slots.choice === undefined) return rising;
  if (isTrend && (slots.metric === "pace" || slots.fields.includes("when"))) return trend(rows, filter, metric, view, speech);
  if (slots.choice === "average" && slots.isPerWeek && SUMMED_METRICS.has(metric))
    return added(first, slots, metric, view, speech, { diary });
  if (slots.choice === "average" && isTrend && !SUMMED_METRICS.has(metric) && slots.lifts.length === 0)
    return trend(rows, filter, metric, view, speech);
  if (slots.choice === "average") return added(first, slots, averaged(metric), view, speech, { diary, isAverage: true });
  const asksBoth = slots.metric === "sessions" && slots.fields.includes("when") && slots.choice === "last";
  if (asksBoth) return countedWithDays(first, slots, view, speech);
  if (wantsList || (slots.choice !== undefined && slots.choice !== "total" && slots.choice !== "next"))
    return chosen(rows, slots, { head, metric, diary }, view, speech);
  if (isTrend) return trend(rows, filter, metric, view, speech);
  if (slots.metric === "sessions" && slots.fields.includes("when")) return countedWithDays(first, slots, view, speech);
  if (slots.fields.includes("when") || slots.metric === "notes")
    return chosen(rows, { ...slots, choice: "last" }, { head, metric: slots.metric ?? "sessions", diary }, view, speech);
  if (isHowWas(slots) && rows.length > 3) return howItWas(rows, { head, filter }, view, speech);
  const isOneDay = span.from === span.to;
  if (
    isOneDay &&
    slots.lifts.length === 0 &&
    /\b(?:lift|lifted|sets|weights?)\b/.test(slots.words) &&
    rows.some(({ sets }) => sets.length > 0)
  )
    return { text: rows.flatMap((work) => [getLine(work, slots, "sessions", view, speech), bullet(allSets(work, view, speech))]) };
  const onlyValue = isOneDay && slots.metric !== undefined && slots.metric !== "sessions" ? getTotal(rows, metric, filter) : undefined;
  if (isOneDay || (slots.metric === undefined && rows.length <= 3))
    return {
      text: [
        `${onlyValue === undefined ? "" : `**${worded(onlyValue, metric, view, speech)}**. `}${capital(say(spanText(span), spanText(span)))}:`,
        bullet(rows.map((work) => getLine(work, slots, metric, view, speech))),
        rows.length > 1 && isOneDay ? together(rows, filter, view, speech) : "",
        tonnageNote(metric, speech),
      ].filter((part) => part !== ""),
    };
  if ((slots.metric === undefined && metric !== "reps") || slots.metric === "weight")
    return {
      text: [
        `${head} **${worded(rows.length, "sessions", view, speech)}**${rows.length > MOST_LISTED ? say(`, the last ${MOST_LISTED}`, `, die letzten ${MOST_LISTED}`) : ""}:`,
        bullet(
          rows
            .slice(-MOST_LISTED)
            .toReversed()
            .map((work) => getLine(work, slots, metric, view, speech)),
        ),
      ],
    };
  return added(first, slots, metric, view, speech, { diary });
}

/** "that Saturday with the hike": the last such day, with everything that was done on it. */
function onDayWith(slots: Slots, { work }: Diary, { today }: CoachView): Slots {
  const weekday = slots.times[0]?.weekday;
  if (!DAY_WITH.test(slots.words) || (slots.kinds.length + slots.lifts.length + slots.lines.length === 0 && slots.title === undefined))
    return slots;
  const { title: _, ...others } = slots;
  const day = work.findLast((each) => fits({ ...slots, weekdays: weekday === undefined ? [] : [weekday] }, each))?.on;
  if (day === undefined || day > today) return slots;
  const past = { from: day, to: day, label: `on ${plainDay(day)}`, unit: "day" as const };
  return { ...others, kinds: [], lifts: [], lines: [], weekdays: [], times: [{ at: 0, past, fixed: "past" }] };
}

const DAY_WITH =
  /\b(?:day|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s? (?:with|of|where i did|when i did|i did|mit) (?:the |my |a |der |dem )?/;

/** The sessions of one day added up. */
function together(rows: readonly Work[], filter: Slots, view: CoachView, speech: Speech): string {
  const all = { ...filter, kinds: [], lines: [], lifts: [] };
  const text = (metric: Metric): readonly string[] => {
    const value = getTotal(rows, metric, all);
    return value === undefined || value === 0 ? [] : [worded(value, metric, view, speech)];
  };
  const [time = "", ...others] = [...text("time"), ...text("load"), ...text("distance")];
  return time === ""
    ? ""
    : speak(speech)(
        `Together **${time}**${others.map((each) => `, ${each}`).join("")}.`,
        `Zusammen **${time}**${others.map((each) => `, ${each}`).join("")}.`,
      );
}

/** "how was my november": the sums of the period, no list. */
function isHowWas({ words, metric, choice, fields, lifts, tests, lines }: Slots): boolean {
  return (
    metric === undefined &&
    choice === undefined &&
    fields.length === 0 &&
    lifts.length + tests.length + lines.length === 0 &&
    /^(?:and |so )*(?:how (?:was|were|did)|hows) (?:my |the |this |last )?/.test(words)
  );
}

function howItWas(
  rows: readonly Work[],
  { head, filter }: { readonly head: string; readonly filter: Slots },
  view: CoachView,
  speech: Speech,
): Draft {
  const text = (metric: Metric): string => worded(getTotal(rows, metric, filter) ?? 0, metric, view, speech);
  const hardest = rows.toSorted((a, b) => (b.load ?? 0) - (a.load ?? 0))[0];
  const say = speak(speech);
  return {
    text: [
      `${head} **${text("sessions")}**, **${text("time")}**.`,
      bullet([
        text("load"),
        say(`Effort ${text("effort")} on average`, `Anstrengung im Schnitt ${text("effort")}`),
        getTotal(rows, "distance", filter) === undefined ? undefined : text("distance"),
        hardest === undefined
          ? undefined
          : say(`Biggest session: ${hardest.title}, ${dated(hardest.on)}`, `Größte Einheit: ${hardest.title}, ${dated(hardest.on)}`),
      ]),
    ],
  };
}

/** "when did i last do cindy and how many times": both, the last day and the number. */
function countedWithDays({ rows, span }: Group, slots: Slots, view: CoachView, speech: Speech): Draft {
  const say = speak(speech);
  const what = filterText(slots, speech);
  const last = rows.at(-1);
  const count = rows.length === 1 ? say("once", "einmal") : say(`${rows.length} times`, `${rows.length}-mal`);
  const when = span.from === "2000-01-01" ? say("in all", "insgesamt") : say(spanText(span), spanText(span));
  return {
    text: [
      last === undefined
        ? ""
        : say(
            `**${capital(count)}** ${when}${what === "" ? "" : ` (${what})`}, last on **${dayInWords(last.on)}**.`,
            `**${capital(count)}** ${when}${what === "" ? "" : ` (${what})`}, zuletzt am **${dayInWords(last.on)}**.`,
          ),
      bullet(
        rows
          .slice(-MOST_LISTED)
          .toReversed()
          .map((work) => getLine(work, slots, "sessions", view, speech)),
      ),
    ].filter((part) => part !== ""),
  };
}

/** Volume and length of work on a machine or on foot are metres, not kilograms of the sets beside it. */
function measuredBySport(slots: Slots): Slots {
  const isMachine =
    slots.kinds.some(({ name }) => /\b(?:row|ski)\b/.test(name)) || slots.lines.some(({ name }) => /\b(?:row|ski) erg\b/.test(name));
  const isSport = isMachine || slots.kinds.some(({ name }) => /\b(?:run|ride)\b/.test(name));
  if (slots.lifts.length > 0 || !isSport) return slots;
  const asksHowMuch = /\bhow much (?:do|did|have|am) i (?:\w+ )?(?:run|ran|row|rowed|rowing|ski|skied|ride|ridden|swim|running)\b/.test(
    slots.words,
  );
  if (asksHowMuch && (slots.metric === undefined || slots.metric === "sessions"))
    return { ...slots, metric: "distance", metrics: ["distance"] };
  if (slots.metric === "tonnage") return { ...slots, metric: "distance", metrics: ["distance"] };
  const isLongest = isMachine && slots.by === "time" && slots.metric === undefined;
  return isLongest ? { ...slots, metric: "distance", metrics: ["distance"], by: "distance" } : slots;
}

function tonnageNote(metric: Metric, speech: Speech): string {
  return metric === "tonnage"
    ? speak(speech)(
        "This counts the working sets as logged: weight × reps, both dumbbells of a pair. Warm-up sets and body weight do not count.",
        "Gezählt sind die eingetragenen Arbeitssätze: Gewicht × Wiederholungen, bei zwei Kurzhanteln beide; Aufwärmsätze und Körpergewicht nicht.",
      )
    : "";
}

function averaged(metric: Metric): Metric {
  return metric === "sessions" ? "time" : metric;
}

function getGroups(slots: Slots, diary: Diary, view: CoachView): readonly Group[] {
  const { today } = view;
  const spans = slots.times
    .flatMap((time) =>
      time.isEvery || (time.weekday !== undefined && slots.weekdays.includes(time.weekday) && slots.weekdays.length > 0)
        ? []
        : (getSpan(time, today, true) ?? []),
    )
    .filter(({ from }) => from <= today);
  const days = spansOfDays(slots, spans, today);
  const period = days.length === 0 ? [always(today)] : days;
  const rowsOf = (filter: Slots, span: Span): readonly Work[] =>
    within(
      diary.work.filter((work) => fits(filter, work)),
      span,
    );
  const group = (filter: Slots, span: Span, label: string): Group => ({ filter, span, label, rows: rowsOf(filter, span) });
  const [span = always(today)] = period;
  if (period.length > 1) return period.map((each) => group(slots, each, capital(each.label)));
  if (slots.weekdays.length > 1 && slots.isCompared)
    return slots.weekdays.map((day) => group({ ...slots, weekdays: [day] }, span, DAYS[day - 1] ?? ""));
  if (slots.lifts.length > 1) return slots.lifts.map((lift) => group({ ...slots, lifts: [lift] }, span, capital(lift.name)));
  if (slots.kinds.length > 1 && slots.isCompared)
    return slots.kinds.map((kind) => group({ ...slots, kinds: [kind] }, span, capital(`${kind.name}s`)));
  return [group(slots, span, capital(span.label))];
}

/** "days 1 to 25" beside two months: those days of each; "same point": the earlier one as long as the later. */
function spansOfDays(slots: Slots, spans: readonly Span[], today: string): readonly Span[] {
  const months = spans.filter(({ unit }) => unit === "month");
  const dates = /\bdays? (\d{1,2}) (?:to |- ?)?(\d{1,2})\b/.exec(slots.words);
  if (dates !== null && months.length > 0)
    return months.map((month) => {
      const [from, to] = [dates[1] ?? "1", dates[2] ?? "1"].map((date) => `${month.from.slice(0, 8)}${date.padStart(2, "0")}`);
      return {
        from: from ?? month.from,
        to: to ?? month.to,
        label: `${month.label}, days ${dates[1] ?? ""} to ${dates[2] ?? ""}`,
        unit: "other" as const,
      };
    });
  const [a, b] = months;
  if (a !== undefined && b !== undefined && /\bsame (?:point|time|stage|day|days|period)\b|\bso far\b/.test(slots.words)) {
    const length = Math.min(getLength(a), getLength(b));
    return [a, b].map((month) => {
      const to = `${month.from.slice(0, 8)}${String(length).padStart(2, "0")}`;
      return { ...month, to, label: `${month.label}, days 1 to ${length}`, unit: "other" as const };
    });
  }
  const [only] = spans;
  // "heavier than in spring": what is now stands against it.
  if (
    spans.length === 1 &&
    only !== undefined &&
    slots.isCompared &&
    /\bthan\b|\b(?:vs|versus|to|against|with|and) now\b/.test(slots.words) &&
    only.to < addDays(today, -27) &&
    slots.bound === undefined
  )
    return [only, back(4, "weeks", today)];
  return spans.filter((span, at) => spans.findIndex((other) => other.from === span.from && other.to === span.to) === at);
}

function nothingLogged({ filter, span }: Group, diary: Diary, speech: Speech): Draft {
  const say = speak(speech);
  const fitting = diary.work.filter((work) => fits(filter, work));
  const last = fitting.at(-1);
  const near = nearestTo(fitting, span, diary.work);
  const when = span.from === "2000-01-01" ? "" : ` ${spanText(span)}`;
  const what = filterText(filter, speech);
  return {
    text: [
      say(
        `You have logged nothing of that kind${when}${what === "" ? "" : ` (${what})`}.${near ?? (last === undefined ? "" : ` The last was ${dated(last.on)}: ${last.title}.`)}`,
        `Davon ist${when} nichts eingetragen${what === "" ? "" : ` (${what})`}.${last === undefined ? "" : ` Zuletzt ${dated(last.on)}: ${last.title}.`}`,
      ),
    ],
  };
}

function getHead(slots: Slots, span: Span, speech: Speech): string {
  const say = speak(speech);
  const what = filterText(slots, speech);
  return `${capital(say(spanText(span), spanText(span)))}${what === "" ? "" : ` (${what})`}:`;
}

/** A week belongs to the month that its Thursday is in, and counts whole; the current one is no light week because it is not over. */
function inWholeWeeks(group: Group, { choice }: Slots, diary: Diary, today: string): Group {
  const { filter, span } = group;
  const isIn = ({ on }: Work): boolean => {
    const thursday = addDays(getMonday(on), 3);
    return thursday >= span.from && thursday <= span.to && !(choice === "least" && getMonday(on) === getMonday(today));
  };
  const rows = diary.work.filter(
    (work) =>
      fits(filter, work) && (isIn(work) || (work.on >= span.from && work.on <= span.to && span.unit !== "month" && choice !== "least")),
  );
  return { ...group, rows: rows.length === 0 ? group.rows : rows };
}

/** Weeks, months or weekdays beside each other, the top ones first. */
function byPeriod({ rows, filter, span }: Group, slots: Slots, view: CoachView, speech: Speech): Draft {
  const say = speak(speech);
  const metric: Metric =
    slots.metric ??
    (/\b(?:sessions|workouts|trainings|einheiten)\b/.test(slots.words) ? "sessions" : undefined) ??
    (slots.by === "effort" || slots.by === undefined || (slots.by === "load" && slots.kinds.length > 0)
      ? slots.kinds.some(({ name }) => /run|ride|row|ski/.test(name))
        ? "distance"
        : "load"
      : slots.by);
  const key = ({ on }: Work): string =>
    slots.grouped === "month" ? on.slice(0, 7) : slots.grouped === "weekday" ? String(getWeekday(on)) : getMonday(on);
  const name = (of: string): string =>
    slots.grouped === "month"
      ? `${MONTHS[Number(of.slice(5, 7)) - 1] ?? ""} ${of.slice(0, 4)}`
      : slots.grouped === "weekday"
        ? (DAYS[Number(of) - 1] ?? "")
        : say(`Week of ${dated(of)}`, `Woche ab ${dated(of)}`);
  const ranked = [...Map.groupBy(rows, key)]
    .map(([of, all]) => ({ of, all, value: getTotal(all, metric, filter) ?? 0 }))
    .toSorted((a, b) => (slots.choice === "least" ? a.value - b.value : b.value - a.value));
  const [top, ...rest] = ranked;
  if (top === undefined) return { text: [] };
  const line = ({ of, all, value }: typeof top): string =>
    `${say(name(of), name(of))}: **${worded(value, metric, view, speech)}**${metric === "sessions" ? "" : `, ${worded(all.length, "sessions", view, speech)}`}`;
  return {
    text: [
      `${line(top)}${span.from === "2000-01-01" ? "" : ` (${say(span.label, span.label)})`}.`,
      bullet(rest.slice(0, 3).map((each) => line(each))),
    ],
  };
}

const MONTHS = "January February March April May June July August September October November December".split(" ");

const FEWEST_FOR_HALVES = 6;

/** First against last, with what is between. */
function trend(rows: readonly Work[], slots: Slots, asked: Metric, view: CoachView, speech: Speech): Draft {
  const say = speak(speech);
  const metric = asked === "sessions" || asked === "sets" ? (slots.lifts.length > 0 ? "weight" : "effort") : asked;
  const measured = rows.filter((work) => getValue(work, metric, slots) !== undefined);
  const isPaceMissing = asked === "pace" && measured.length < 2;
  const shown = isPaceMissing || measured.length < 2 ? rows : measured;
  const by = isPaceMissing || measured.length < 2 ? "effort" : metric;
  const values = shown.flatMap((work) => getValue(work, by, slots) ?? []);
  const isHalves = by === "effort" && slots.lifts.length === 0 && values.length >= FEWEST_FOR_HALVES;
  const middle = Math.floor(values.length / 2);
  // One session says little of how hard training has become.
  if (isHalves) {
    const [early, late] = [mean(values.slice(0, middle)) ?? 0, mean(values.slice(middle)) ?? 0];
    const gap = Math.round(10 * (late - early)) / 10;
    return {
      text: [
        say(
          `First half (${dated(shown[0]?.on ?? "")} to ${dated(shown[middle - 1]?.on ?? "")}): **RPE ${early.toFixed(1)}** on average; second half (from ${dated(shown[middle]?.on ?? "")}): **RPE ${late.toFixed(1)}**. ${gap === 0 ? "That is the same." : `So it went ${gap > 0 ? "**up**" : "**down**"} by ${Math.abs(gap)}.`}`,
          `Erste Hälfte (${dated(shown[0]?.on ?? "")} bis ${dated(shown[middle - 1]?.on ?? "")}): im Schnitt **RPE ${early.toFixed(1).replace(".", ",")}**; zweite Hälfte: **RPE ${late.toFixed(1).replace(".", ",")}**.`,
        ),
        say(`${values.length} sessions with an effort.`, `${values.length} Einheiten mit Anstrengung.`),
      ],
    };
  }
  const [a, b] = [values[0], values.at(-1)];
  if (slots.fields.includes("when") && slots.fields.includes("gain")) {
    const top = Math.max(...values);
    const raised = shown.find((work) => getValue(work, by, slots) === top);
    if (raised !== undefined)
      return {
        text: [
          say(
            `The highest is **${worded(top, by, view, speech)}**, first on **${dated(raised.on)}**; it has not gone up since.`,
            `Am höchsten war es mit **${worded(top, by, view, speech)}**, zuerst am **${dated(raised.on)}**; seitdem ist es nicht mehr gestiegen.`,
          ),
          bullet(shown.slice(-3).map((work) => getLine(work, slots, by, view, speech))),
        ],
      };
  }
  return {
    text: [
      isPaceMissing
        ? say(
            "The pace of these sessions is not logged, only how hard they felt.",
            "Das Tempo dieser Einheiten ist nicht eingetragen, nur die Anstrengung.",
          )
        : "",
      a === undefined || b === undefined
        ? say("There are no values to compare.", "Dazu gibt es keine Werte.")
        : `${worded(a, by, view, speech)} (${say(dated(shown[0]?.on ?? ""), dated(shown[0]?.on ?? ""))}) → **${worded(b, by, view, speech)}** (${say(dated(shown.at(-1)?.on ?? ""), dated(shown.at(-1)?.on ?? ""))})${by === "pace" ? "" : `, ${a === b ? say("the same", "gleich") : (percentChange(a, b) ?? "")}`}.`,
      bullet(shown.slice(-8).map((work) => getLine(work, slots, by, view, speech))),
    ].filter((part) => part !== ""),
  };
}

const SPORTS: readonly (readonly [sport: "run" | "row" | "ski" | "ride" | "swim", english: string, german: string])[] = [
  ["run", "running", "Laufen"],
  ["row", "rowing", "Rudern"],
  ["ski", "skiing", "SkiErg"],
  ["ride", "riding", "Rad"],
  ["swim", "swimming", "Schwimmen"],
];

/** Kilometres of several sports are told apart. */
function bySport(rows: readonly Work[], view: CoachView, speech: Speech): string {
  const parts = SPORTS.flatMap(([sport, english, german]) => {
    const metres = sum(rows.map((work) => work.metres[sport] ?? 0));
    return metres === 0 ? [] : [`${speech === "de" ? german : english} **${worded(metres, "distance", view, speech)}**`];
  });
  return parts.length < 2 ? "" : speak(speech)(`Of that ${parts.join(", ")}.`, `Davon ${parts.join(", ")}.`);
}

/** Kilometres that were run inside other sessions (Hyrox) are no runs, but they were run. */
function runsElsewhere(
  { kinds, bound, choice }: Slots,
  span: Span,
  metric: Metric,
  { diary, rows }: { readonly diary: Diary; readonly rows: readonly Work[] },
  view: CoachView,
  speech: Speech,
): string {
  if (metric !== "distance" || kinds.length !== 1 || kinds[0]?.name !== "run" || bound !== undefined || choice !== undefined) return "";
  const others = within(diary.work, span).filter((work) => !rows.includes(work) && runIn(work) > 0);
  const metres = sum(others.map(runIn));
  const total = metres + sum(rows.map((work) => work.metres.run ?? 0));
  if (metres === 0) return "";
  const [inside, all] = [worded(metres, "distance", view, speech), worded(total, "distance", view, speech)];
  return speak(speech)(
    `These are only the runs. Other sessions (Hyrox) add **${inside}** in ${worded(others.length, "sessions", view, speech)}: **${all}** in all. Where you logged no distance, I use the plan's; warm-ups are included.`,
    `Das sind die reinen Läufe. In anderen Einheiten (Hyrox) kamen **${inside}** in ${worded(others.length, "sessions", view, speech)} dazu: zusammen **${all}**. Wo keine Strecke eingetragen ist, zählt die des Plans; Aufwärmen ist enthalten.`,
  );
}

/** A sum or an average over the sessions. */
function added(
  { rows, span, filter }: Group,
  slots: Slots,
  metric: Metric,
  view: CoachView,
  speech: Speech,
  { diary, isAverage = false }: { readonly diary: Diary; readonly isAverage?: boolean },
): Draft | undefined {
  const say = speak(speech);
  const isMean = isAverage || !SUMMED_METRICS.has(metric);
  const unit = /\b(weeks|months|days)\b.*\bhow many\b|\bhow many (?:\w+ )?(weeks|months|days)\b/.exec(slots.words);
  const counted = metric === "sessions" ? (unit?.[1] ?? unit?.[2]) : undefined;
  if (counted !== undefined) {
    const keys = [...new Set(rows.map(({ on }) => (counted === "weeks" ? getMonday(on) : counted === "months" ? on.slice(0, 7) : on)))];
    return {
      text: [
        say(
          `${getHead(slots, span, speech)} **${keys.length} ${keys.length === 1 ? counted.replace(/s$/, "") : counted}** with ${worded(rows.length, "sessions", view, speech)}.`,
          `${getHead(slots, span, speech)} **${keys.length} ${counted === "weeks" ? "Wochen" : counted === "months" ? "Monate" : "Tage"}** mit ${worded(rows.length, "sessions", view, speech)}.`,
        ),
        counted === "weeks"
          ? say(
              `From: ${keys
                .slice(-8)
                .map((key) => dated(key))
                .join(", ")}`,
              `Ab: ${keys
                .slice(-8)
                .map((key) => dated(key))
                .join(", ")}`,
            )
          : "",
      ].filter((part) => part !== ""),
    };
  }
  const value = getTotal(rows, metric, filter, isMean);
  if (value === undefined)
    return {
      text: [say(`That is not logged for these ${rows.length} sessions.`, `Das ist für diese ${rows.length} Einheiten nicht eingetragen.`)],
    };
  // Weeks count from the first day of the period, or from the first session of all where the log begins later.
  const first = diary.work[0]?.on ?? span.from;
  const weeks = Math.max(1, getLength({ ...span, from: span.from > first ? span.from : first })) / 7;
  const isWeekly = slots.isPerWeek && SUMMED_METRICS.has(metric);
  const second = metric === "tonnage" ? undefined : slots.metrics.find((each) => each !== metric && each !== "sessions");
  const extra = second === undefined ? undefined : getTotal(rows, second, filter);
  return {
    text: [
      `${getHead(slots, span, speech)} **${worded(isWeekly ? value / weeks : value, metric, view, speech)}**${isWeekly ? say(" a week", " je Woche") : isMean && metric !== "weight" && metric !== "e1rm" ? say(" on average", " im Schnitt") : ""}${metric === "sessions" ? "" : say(` over ${worded(rows.length, "sessions", view, speech)}`, ` in ${worded(rows.length, "sessions", view, speech)}`)}.`,
      bullet([
        metric === "sessions"
          ? say(
              `Together ${worded(getTotal(rows, "time", filter) ?? 0, "time", view, speech)}`,
              `Zusammen ${worded(getTotal(rows, "time", filter) ?? 0, "time", view, speech)}`,
            )
          : undefined,
        metric === "effort" && filter.lifts.length > 0
          ? say(
              `That is for the sets; for whole sessions it is **${worded(getTotal(rows, "effort", { ...filter, lifts: [] }) ?? value, "effort", view, speech)}**`,
              `Das gilt für die Sätze; die Einheiten im Ganzen: **${worded(getTotal(rows, "effort", { ...filter, lifts: [] }) ?? value, "effort", view, speech)}**`,
            )
          : undefined,
        metric === "reps" && slots.lines.length === 0 ? worded(getTotal(rows, "sets", filter) ?? 0, "sets", view, speech) : undefined,
        metric === "sets" || metric === "tonnage" ? worded(getTotal(rows, "reps", filter) ?? 0, "reps", view, speech) : undefined,
        extra === undefined || second === undefined ? undefined : worded(extra, second, view, speech),
        !isMean && !isWeekly && weeks >= 3
          ? say(`A week: ${worded(value / weeks, metric, view, speech)}`, `Je Woche: ${worded(value / weeks, metric, view, speech)}`)
          : undefined,
        rows.length <= 4
          ? undefined
          : say(
              `From ${dated(rows[0]?.on ?? "")} to ${dated(rows.at(-1)?.on ?? "")}`,
              `Von ${dated(rows[0]?.on ?? "")} bis ${dated(rows.at(-1)?.on ?? "")}`,
            ),
      ]),
      metric === "distance" && slots.kinds.length === 0 && slots.lines.length === 0 ? bySport(rows, view, speech) : "",
      runsElsewhere(slots, span, metric, { diary, rows }, view, speech),
      tonnageNote(metric, speech),
      rows.length <= 4 && metric !== "effort" ? bullet(rows.map((work) => getLine(work, slots, metric, view, speech))) : "",
    ].filter((part) => part !== ""),
  };
}
