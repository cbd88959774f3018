import { addDays, dayInWords, mondayOf, type Weekday, weekdayOf } from "@ironpace/training";
import { type Diary, type LiftedSet, type Work, within } from "../own-data/diary.ts";
import { hours, percentChange, spanText } from "../own-data/figures.ts";
import { always, back, lengthOf, type Span } from "../own-data/span.ts";
import type { Metric, Slots } from "../reading/slots.ts";
import { spanOf } from "../reading/time.ts";
import { bullet, capital, distance, load, weight } from "../say.ts";
import type { Draft } from "../topic.ts";
import type { CoachView } from "../view.ts";
import { answerValue, bestOfLift } from "./value-answer.ts";
import { fits, setsOf, SUMMED, totalOf, valueOf } from "./log-query.ts";
import { dated, speak, type Speech, worded } from "./speech.ts";

/** One group of logged sessions that an answer is about: a period, a weekday, a kind or an exercise. */
interface Group {
  readonly label: string;
  readonly rows: readonly Work[];
  readonly filter: Slots;
  readonly span: Span;
}

const DAYS = ["Mondays", "Tuesdays", "Wednesdays", "Thursdays", "Fridays", "Saturdays", "Sundays"] as const;
const MOST_LISTED = 12;

/** The answer to a question about what was done, from the log; undefined when nothing in the slots says what is wanted. */
export function answerLog(slots: Slots, diary: Diary, view: CoachView, speech: Speech): Draft | undefined {
  if (diary.work.length === 0) return undefined;
  const groups = groupsOf(slots, diary, view);
  const [first, ...others] = groups;
  if (first === undefined) return undefined;
  const say = speak(speech);
  if (slots.grouped !== undefined) return byPeriod(first, slots, view, speech);
  if (others.length > 0) return compareGroups(groups, slots, view, speech);
  const { rows, span, filter } = first;
  if (rows.length === 0 && slots.lifts.length > 0 && slots.times.length === 0)
    return answerValue(slots, diary, view, speech) ?? nothingLogged(first, diary, speech);
  if (rows.length === 0) return nothingLogged(first, diary, speech);
  const metric = metricOf(slots);
  const head = headOf(slots, span, speech);
  const wantsList =
    slots.fields.includes("list") || (slots.top !== undefined && slots.choice !== "average") || slots.fields.includes("order");
  const isTrend =
    slots.fields.includes("history") ||
    slots.fields.includes("gain") ||
    (slots.metric === "pace" && /\b(?:faster|slower)\b/.test(slots.words));
  if (isTrend && (slots.metric === "pace" || slots.fields.includes("when"))) return trend(rows, filter, metric, view, speech);
  if (slots.choice === "average" && slots.isPerWeek && SUMMED.has(metric)) return added(first, slots, metric, view, speech, false);
  if (slots.choice === "average") return added(first, slots, averaged(metric), view, speech, true);
  if (wantsList || (slots.choice !== undefined && slots.choice !== "total" && slots.choice !== "next"))
    return chosen(rows, slots, { head, metric, diary }, view, speech);
  if (isTrend) return trend(rows, filter, metric, view, speech);
  if (slots.fields.includes("when") || slots.metric === "notes")
    return chosen(rows, { ...slots, choice: "last" }, { head, metric: slots.metric ?? "sessions", diary }, view, speech);
  const isOneDay = span.from === span.to;
  if (
    isOneDay &&
    slots.lifts.length === 0 &&
    /\b(?:lift|lifted|sets|weights?)\b/.test(slots.words) &&
    rows.some(({ sets }) => sets.length > 0)
  )
    return { text: rows.flatMap((work) => [lineOf(work, slots, "sessions", view, speech), bullet(allSets(work, view, speech))]) };
  if (isOneDay || (slots.metric === undefined && rows.length <= 3))
    return {
      text: [`${capital(say(spanText(span), spanText(span)))}:`, bullet(rows.map((work) => lineOf(work, slots, metric, view, speech)))],
    };
  if ((slots.metric === undefined && metric !== "reps") || slots.metric === "weight")
    return {
      text: [
        `${head} **${worded(rows.length, "sessions", view, speech)}**${rows.length > MOST_LISTED ? say(`, the last ${MOST_LISTED}`, `, die letzten ${MOST_LISTED}`) : ""}:`,
        bullet(
          rows
            .slice(-MOST_LISTED)
            .toReversed()
            .map((work) => lineOf(work, slots, metric, view, speech)),
        ),
      ],
    };
  return added(first, slots, metric, view, speech, false);
}

/** What was asked for; of exercises the weight where nothing is named. */
function metricOf({ metric, by, choice, lifts, kilometres, words, repsEach }: Slots): Metric {
  // "how many pull-ups" asks for repetitions, "how many times" for sessions.
  if (metric === "sessions" && lifts.length > 0 && !/\bhow often\b|\btimes\b|\bsessions?\b|\bwie oft\b/.test(words)) return "reps";
  if (metric === undefined && lifts.length > 0 && choice === undefined && /\b(?:total|in total|altogether|insgesamt)\b/.test(words))
    return "reps";
  if (lifts.length > 0 && repsEach !== undefined && (metric === "reps" || metric === undefined)) return "weight";
  if (metric !== undefined) return metric;
  if (by !== undefined) return by;
  if (choice === "most" || choice === "least") return lifts.length > 0 ? "weight" : "load";
  return kilometres === undefined ? "sessions" : "distance";
}

function averaged(metric: Metric): Metric {
  return metric === "sessions" ? "time" : metric;
}

function groupsOf(slots: Slots, diary: Diary, view: CoachView): readonly Group[] {
  const { today } = view;
  const spans = slots.times
    .flatMap((time) =>
      time.isEvery || (time.weekday !== undefined && slots.weekdays.includes(time.weekday) && slots.weekdays.length > 0)
        ? []
        : (spanOf(time, today, true) ?? []),
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
    const length = Math.min(lengthOf(a), lengthOf(b));
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
    /\bthan\b/.test(slots.words) &&
    only.to < addDays(today, -27) &&
    slots.bound === undefined
  )
    return [only, back(4, "weeks", today)];
  return spans.filter((span, at) => spans.findIndex((other) => other.from === span.from && other.to === span.to) === at);
}

function nothingLogged({ filter, span }: Group, diary: Diary, speech: Speech): Draft {
  const say = speak(speech);
  const last = diary.work.filter((work) => fits(filter, work)).at(-1);
  const when = span.from === "2000-01-01" ? "" : ` ${spanText(span)}`;
  const what = filterText(filter, speech);
  return {
    text: [
      say(
        `Nothing of that is logged${when}${what === "" ? "" : ` (${what})`}.${last === undefined ? "" : ` The last was ${dated(last.on)}: ${last.title}.`}`,
        `Davon ist${when} nichts eingetragen${what === "" ? "" : ` (${what})`}.${last === undefined ? "" : ` Zuletzt ${dated(last.on)}: ${last.title}.`}`,
      ),
    ],
  };
}

/** The filters an answer stands for, so that nobody takes it for something else. */
export function filterText(slots: Slots, speech: Speech): string {
  const say = speak(speech);
  const { kinds, lifts, lines, titleText, weekdays, kilograms, minutes, kilometres, rpe, bound, except } = slots;
  const limit = bound === undefined ? "" : bound === "least" ? say("more than ", "über ") : say("less than ", "unter ");
  return [
    weekdays.length === 0 ? undefined : weekdays.map((day: Weekday) => DAYS[day - 1]).join(" "),
    kinds.length > 0 ? (speech === "de" ? (kinds[0]?.german ?? "") : `${kinds[0]?.name ?? ""}s`) : undefined,
    ...lifts.map(({ name }) => name),
    kinds.length === 0 && lifts.length === 0 ? lines[0]?.name : undefined,
    titleText?.replace(/ ?x ?/, " × "),
    kilograms === undefined ? undefined : `${limit}${kilograms} kg`,
    kilometres === undefined ? undefined : `${limit}${kilometres} km`,
    minutes === undefined ? undefined : `${limit}${minutes} min`,
    rpe === undefined ? undefined : bound === "least" ? say(`effort of ${rpe} or more`, `Anstrengung ab ${rpe}`) : `${limit}RPE ${rpe}`,
    except === undefined ? undefined : say(`without ${except.name}s`, `ohne ${except.german}`),
    slots.isHard === true && kinds.length === 0 ? say("RPE 7 or more", "ab RPE 7") : undefined,
  ]
    .filter((part) => part !== undefined)
    .map((part) => say(part, part))
    .join(", ");
}

function headOf(slots: Slots, span: Span, speech: Speech): string {
  const say = speak(speech);
  const what = filterText(slots, speech);
  return `${capital(say(spanText(span), spanText(span)))}${what === "" ? "" : ` (${what})`}:`;
}

/** The sets of one session in one line: "4 × 95 kg × 2 at RPE 7.5". */
function setLine(work: Work, slots: Slots, view: CoachView): string | undefined {
  const sets = slots.lifts.length === 0 ? [] : setsOf(work, slots);
  if (sets.length === 0) return undefined;
  const key = ({ kilograms, reps, rpe, perHand }: LiftedSet): string =>
    `${kilograms === undefined ? "" : `${load(view, kilograms)}${perHand ? " per hand" : ""} × `}${reps ?? "?"}${rpe === undefined ? "" : ` at RPE ${rpe}`}`;
  return [...Map.groupBy(sets, key)].map(([text, all]) => `${all.length} × ${text}`).join(", ");
}

/** Every exercise of a session with its sets. */
function allSets(work: Work, view: CoachView, speech: Speech): readonly string[] {
  const say = speak(speech);
  return [
    ...Map.groupBy(
      work.sets.filter(({ isWarmUp }) => !isWarmUp),
      ({ exercise }) => exercise,
    ),
  ].map(([exercise, sets]) => {
    const key = ({ kilograms, reps }: LiftedSet): string => `${kilograms === undefined ? "" : `${load(view, kilograms)} × `}${reps ?? "?"}`;
    const text = [...Map.groupBy(sets, key)].map(([each, all]) => `${all.length} × ${each}`).join(", ");
    return say(`${exercise}: **${text}**`, `${exercise}: **${text}**`);
  });
}

function lineOf(work: Work, slots: Slots, metric: Metric, view: CoachView, speech: Speech): string {
  const say = speak(speech);
  const value = metric === "sessions" || metric === "notes" || metric === "title" ? undefined : valueOf(work, metric, slots);
  const sets = setLine(work, slots, view);
  const run = work.metres.run ?? 0;
  const shown =
    value === undefined || metric === "time" || metric === "effort" || (metric === "weight" && sets !== undefined)
      ? undefined
      : `**${worded(value, metric, view, speech)}**`;
  const heaviest =
    metric === "weight" && slots.lifts.length === 0
      ? work.sets.find(({ kilograms, isWarmUp }) => !isWarmUp && kilograms === value)?.exercise
      : undefined;
  const parts = [
    shown === undefined || heaviest === undefined ? shown : `${heaviest} ${shown}`,
    `**${work.title}**`,
    sets,
    work.minutes === undefined ? undefined : hours(work.minutes),
    sets === undefined && run > 0 && metric !== "distance" ? distance(view, run) : undefined,
    work.rpe === undefined ? undefined : say(`effort ${work.rpe} of 10`, `Anstrengung ${work.rpe} von 10`),
    work.load === undefined || metric === "load" ? undefined : say(`load ${Math.round(work.load)}`, `Last ${Math.round(work.load)}`),
  ].filter((part) => part !== undefined);
  return say(`${dated(work.on)}: ${parts.join(", ")}`, `${dated(work.on)}: ${parts.join(", ")}`);
}

/** Sessions that were picked: the last three, the two heaviest, all in order. */
function chosen(
  rows: readonly Work[],
  slots: Slots,
  { head, metric, diary }: { readonly head: string; readonly metric: Metric; readonly diary: Diary },
  view: CoachView,
  speech: Speech,
): Draft {
  const say = speak(speech);
  const isOrdered = slots.fields.includes("order");
  const nth = slots.nth ?? 1;
  const wantsList = slots.top !== undefined || isOrdered || slots.fields.includes("list");
  const by = slots.repsEach !== undefined && slots.lifts.length > 0 ? "weight" : (slots.by ?? metric);
  const isLast = slots.choice === "last" || slots.choice === undefined;
  const isFirst = slots.choice === "first";
  const recent = isLast ? rows.toReversed() : rows;
  const measured = rows.filter((work) => by === "sessions" || valueOf(work, by, slots) !== undefined);
  const ranked = (of: readonly Work[]): readonly Work[] =>
    of.toSorted((a, b) => {
      const difference = (valueOf(b, by, slots) ?? 0) - (valueOf(a, by, slots) ?? 0);
      return (
        ((slots.choice === "least") !== (by === "pace") ? -difference : difference) ||
        (by === "effort" ? (b.load ?? 0) - (a.load ?? 0) : 0) ||
        b.on.localeCompare(a.on)
      );
    });
  const pool = isLast || isFirst ? recent.slice(0, slots.top ?? (wantsList ? MOST_LISTED : recent.length)) : ranked(measured);
  const ordered = isOrdered ? ranked(pool) : pool;
  if (wantsList) {
    const shown = ordered.slice(0, slots.top ?? MOST_LISTED);
    return {
      text: [
        `${slots.top !== undefined && isLast && slots.times.every(({ isEvery }) => isEvery) ? lastHead(slots, shown.length, speech) : head}${slots.top === undefined ? ` **${worded(rows.length, "sessions", view, speech)}**${rows.length > shown.length ? say(`, the latest ${shown.length}`, `, die letzten ${shown.length}`) : ""}` : ""}`,
        shown
          .map(
            (work, at) =>
              `${isOrdered || slots.choice === "most" || slots.choice === "least" ? `${at + 1}. ` : "- "}${lineOf(work, slots, by, view, speech)}`,
          )
          .join("\n"),
      ],
    };
  }
  const work = ordered[nth - 1];
  if (work === undefined)
    return { text: [say("Nothing like that is logged further back.", "So weit zurück ist davon nichts eingetragen.")] };
  if (slots.metric === "notes")
    return {
      text: [
        `${lineOf(work, slots, "notes", view, speech)}.`,
        work.notes === undefined
          ? say("There is no note with it.", "Eine Notiz steht nicht dabei.")
          : say(`Note: “${work.notes}”`, `Notiz: “${work.notes}”`),
      ],
    };
  const tied = ordered
    .slice(nth)
    .filter((other) => by !== "sessions" && !isLast && !isFirst && valueOf(other, by, slots) === valueOf(work, by, slots)).length;
  const wantsWhen = slots.fields.includes("when") || slots.fields.includes("since");
  const asked = (slots.repsEach === undefined ? slots.metric : by) ?? (isLast || isFirst ? undefined : by);
  const value = asked === undefined || asked === "sessions" ? undefined : valueOf(work, asked, slots);
  const lead = wantsWhen
    ? `**${say(dayInWords(work.on), dayInWords(work.on))}**. `
    : value === undefined
      ? asked === undefined || asked === "sessions"
        ? ""
        : say("That is not logged for it. ", "Das ist dazu nicht eingetragen. ")
      : `**${worded(value, asked ?? by, view, speech)}**. `;
  const next = isLast || isFirst ? [] : ordered.slice(nth, nth + 2);
  const superlative = SUPERLATIVES[by]?.[slots.choice === "least" ? 1 : 0];
  const picked =
    superlative === undefined || isLast || isFirst || slots.lifts.length > 0
      ? ""
      : say(
          `The ${superlative} ${slots.kinds[0]?.name ?? "session"} ${slots.times.length === 0 ? "of all" : spanLabel(slots, view)}: `,
          "",
        );
  return {
    text: [
      heavierBest(work, slots, diary, view, speech),
      `${picked}${lead}${lineOf(work, slots, isLast || isFirst ? "sessions" : by, view, speech)}.`,
      tied > 0
        ? say(
            `As high in ${tied} more ${tied === 1 ? "session" : "sessions"}; this is the latest.`,
            `Ebenso hoch in ${tied} weiteren Einheiten; das ist die letzte.`,
          )
        : "",
      bullet(next.map((each) => say(`Then ${lineOf(each, slots, by, view, speech)}`, `Dann ${lineOf(each, slots, by, view, speech)}`))),
    ].filter((part) => part !== ""),
  };
}

/** The heaviest set in training is not the heaviest lift where a test was heavier. */
function heavierBest(work: Work, slots: Slots, diary: Diary, view: CoachView, speech: Speech): string {
  const [lift] = slots.lifts;
  if (
    lift === undefined ||
    slots.choice !== "most" ||
    slots.times.some(({ past }) => past?.from !== "2000-01-01") ||
    slots.repsEach !== undefined
  )
    return "";
  const best = bestOfLift(lift, diary).values.at(-1);
  if (best === undefined || best.value <= (valueOf(work, "weight", slots) ?? 0)) return "";
  return speak(speech)(
    `Your best is **${weight(view, best.value)}** (${dated(best.on)}). The heaviest set in training:`,
    `Dein Bestwert ist **${weight(view, best.value)}** (${dated(best.on)}). Der schwerste Satz im Training:`,
  );
}

function lastHead(slots: Slots, count: number, speech: Speech): string {
  const what = filterText(slots, speech);
  return speak(speech)(
    `Your last ${count}${what === "" ? " sessions" : ` (${what})`}:`,
    `Deine letzten ${count}${what === "" ? " Einheiten" : ` (${what})`}:`,
  );
}

const SUPERLATIVES: { readonly [metric in Metric]?: readonly [most: string, least: string] } = {
  effort: ["hardest", "easiest"],
  time: ["longest", "shortest"],
  distance: ["furthest", "shortest"],
  pace: ["fastest", "slowest"],
  load: ["biggest", "lightest"],
};

function spanLabel({ times }: Slots, { today }: CoachView): string {
  return times.flatMap((time) => (time.isEvery === true ? [] : (spanOf(time, today, true)?.label ?? [])))[0] ?? "of all";
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
    slots.grouped === "month" ? on.slice(0, 7) : slots.grouped === "weekday" ? String(weekdayOf(on)) : mondayOf(on);
  const name = (of: string): string =>
    slots.grouped === "month"
      ? `${MONTHS[Number(of.slice(5, 7)) - 1] ?? ""} ${of.slice(0, 4)}`
      : slots.grouped === "weekday"
        ? (DAYS[Number(of) - 1] ?? "")
        : say(`Week of ${dated(of)}`, `Woche ab ${dated(of)}`);
  const ranked = [...Map.groupBy(rows, key)]
    .map(([of, all]) => ({ of, all, value: totalOf(all, metric, filter) ?? 0 }))
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

/** First against last, with what is between. */
function trend(rows: readonly Work[], slots: Slots, asked: Metric, view: CoachView, speech: Speech): Draft {
  const say = speak(speech);
  const metric = asked === "sessions" || asked === "sets" ? (slots.lifts.length > 0 ? "weight" : "effort") : asked;
  const measured = rows.filter((work) => valueOf(work, metric, slots) !== undefined);
  const isPaceMissing = asked === "pace" && measured.length < 2;
  const shown = isPaceMissing || measured.length < 2 ? rows : measured;
  const by = isPaceMissing || measured.length < 2 ? "effort" : metric;
  const values = shown.flatMap((work) => valueOf(work, by, slots) ?? []);
  const [a, b] = [values[0], values.at(-1)];
  if (slots.fields.includes("when") && slots.fields.includes("gain")) {
    const top = Math.max(...values);
    const raised = shown.find((work) => valueOf(work, by, slots) === top);
    if (raised !== undefined)
      return {
        text: [
          say(
            `The highest is **${worded(top, by, view, speech)}**, first on **${dated(raised.on)}**; it has not gone up since.`,
            `Am höchsten war es mit **${worded(top, by, view, speech)}**, zuerst am **${dated(raised.on)}**; seitdem ist es nicht mehr gestiegen.`,
          ),
          bullet(shown.slice(-3).map((work) => lineOf(work, slots, by, view, speech))),
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
      bullet(shown.slice(-8).map((work) => lineOf(work, slots, by, view, speech))),
    ].filter((part) => part !== ""),
  };
}

/** A sum or an average over the sessions. */
function added(
  { rows, span, filter }: Group,
  slots: Slots,
  metric: Metric,
  view: CoachView,
  speech: Speech,
  isAverage: boolean,
): Draft | undefined {
  const say = speak(speech);
  const isMean = isAverage || !SUMMED.has(metric);
  const unit = /\b(weeks|months|days)\b.*\bhow many\b|\bhow many (?:\w+ )?(weeks|months|days)\b/.exec(slots.words);
  const counted = metric === "sessions" ? (unit?.[1] ?? unit?.[2]) : undefined;
  if (counted !== undefined) {
    const keys = [...new Set(rows.map(({ on }) => (counted === "weeks" ? mondayOf(on) : counted === "months" ? on.slice(0, 7) : on)))];
    return {
      text: [
        say(
          `${headOf(slots, span, speech)} **${keys.length} ${keys.length === 1 ? counted.replace(/s$/, "") : counted}** with ${worded(rows.length, "sessions", view, speech)}.`,
          `${headOf(slots, span, speech)} **${keys.length} ${counted === "weeks" ? "Wochen" : counted === "months" ? "Monate" : "Tage"}** mit ${worded(rows.length, "sessions", view, speech)}.`,
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
  const value = totalOf(rows, metric, filter, isMean);
  if (value === undefined)
    return {
      text: [say(`That is not logged for these ${rows.length} sessions.`, `Das ist für diese ${rows.length} Einheiten nicht eingetragen.`)],
    };
  const first = rows[0]?.on ?? span.from;
  const weeks = Math.max(1, lengthOf({ ...span, from: span.from > first ? span.from : first })) / 7;
  const isWeekly = slots.isPerWeek && SUMMED.has(metric);
  const second = slots.metrics.find((each) => each !== metric && each !== "sessions");
  const extra = second === undefined ? undefined : totalOf(rows, second, filter);
  return {
    text: [
      `${headOf(slots, span, speech)} **${worded(isWeekly ? value / weeks : value, metric, view, speech)}**${isWeekly ? say(" a week", " je Woche") : isMean && metric !== "weight" && metric !== "e1rm" ? say(" on average", " im Schnitt") : ""}${metric === "sessions" ? "" : say(` over ${worded(rows.length, "sessions", view, speech)}`, ` in ${worded(rows.length, "sessions", view, speech)}`)}.`,
      bullet([
        metric === "sessions"
          ? say(
              `Together ${worded(totalOf(rows, "time", filter) ?? 0, "time", view, speech)}`,
              `Zusammen ${worded(totalOf(rows, "time", filter) ?? 0, "time", view, speech)}`,
            )
          : undefined,
        metric === "reps" ? worded(totalOf(rows, "sets", filter) ?? 0, "sets", view, speech) : undefined,
        metric === "sets" || metric === "tonnage" ? worded(totalOf(rows, "reps", filter) ?? 0, "reps", view, speech) : undefined,
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
      rows.length <= 4 && metric !== "effort" ? bullet(rows.map((work) => lineOf(work, slots, metric, view, speech))) : "",
    ].filter((part) => part !== ""),
  };
}

/** "Did I run more" asks how far. */
const ENDURANCE = /^(?:run|ride)$/;

/** Periods, weekdays, kinds or exercises beside each other. */
function compareGroups(groups: readonly Group[], slots: Slots, view: CoachView, speech: Speech): Draft {
  const say = speak(speech);
  const asked = metricOf(slots);
  const isDays = groups.every(({ span }) => span.from === span.to);
  if (isDays && (slots.metric === undefined || slots.metric === "sessions"))
    return {
      text: groups.map(({ label, rows }) =>
        rows.length === 0
          ? say(`${label}: nothing logged.`, `${label}: nichts eingetragen.`)
          : rows.map((work) => lineOf(work, slots, "sessions", view, speech)).join("\n"),
      ),
    };
  if (SUPERLATIVE.test(slots.words) && (slots.choice === "most" || slots.choice === "least"))
    return compareTops(groups, slots, view, speech);
  const metrics: readonly Metric[] =
    asked === "sessions" && slots.metric === undefined
      ? slots.lifts.length > 0
        ? ["weight", "tonnage"]
        : slots.kinds.length > 0 && slots.kinds.every(({ name }) => ENDURANCE.test(name))
          ? ["distance", "time", "sessions"]
          : ["sessions", "time", "load"]
      : [asked];
  const [main = "sessions"] = metrics;
  const isAverage = (slots.choice === "average" && !/\b(?:both|beide\w*)\b/.test(slots.words)) || !SUMMED.has(main);
  const valuedBy = (metric: Metric): readonly (Group & { readonly value: number })[] =>
    groups.map((group) => ({ ...group, value: totalOf(group.rows, metric, group.filter, isAverage) ?? 0 }));
  const valued = valuedBy(main);
  const lines = valued.map(({ label, rows, filter, value }) => {
    if (rows.length === 0) return say(`${label}: nothing logged`, `${label}: nichts eingetragen`);
    const more = metrics
      .slice(1)
      .map((metric) => worded(totalOf(rows, metric, filter, slots.choice === "average") ?? 0, metric, view, speech));
    return say(
      `${label}: **${worded(value, main, view, speech)}**${[...more, ...(metrics.includes("sessions") ? [] : [worded(rows.length, "sessions", view, speech)])].map((text) => `, ${text}`).join("")}`,
      `${label}: **${worded(value, main, view, speech)}**${[...more, ...(metrics.includes("sessions") ? [] : [worded(rows.length, "sessions", view, speech)])].map((text) => `, ${text}`).join("")}`,
    );
  });
  const shared = filterText(
    {
      ...slots,
      lifts: groups.every(({ filter }) => filter.lifts.length === slots.lifts.length) ? slots.lifts : [],
      weekdays: groups.every(({ filter }) => filter.weekdays.length === slots.weekdays.length) ? slots.weekdays : [],
      kinds: groups.every(({ filter }) => filter.kinds.length === slots.kinds.length) ? slots.kinds : [],
    },
    speech,
  );
  const isTogether = /\b(?:both|together|combined|zusammen|beide\w*)\b/.test(slots.words);
  const sum = valued.reduce((all, { value }) => all + value, 0);
  const together = !isTogether
    ? ""
    : slots.choice === "average"
      ? say(
          `On average **${worded(sum / valued.length, main, view, speech)}**.`,
          `Im Schnitt **${worded(sum / valued.length, main, view, speech)}**.`,
        )
      : SUMMED.has(main)
        ? say(`Together **${worded(sum, main, view, speech)}**.`, `Zusammen **${worded(sum, main, view, speech)}**.`)
        : "";
  // As many sessions need not be as much training: the next measure decides.
  const decisive = metrics.find((metric) => new Set(valuedBy(metric).map(({ value }) => value)).size > 1) ?? main;
  const [top, second] = valuedBy(decisive).toSorted((a, b) => b.value - a.value);
  const isUneven =
    SUMMED.has(main) &&
    slots.choice !== "average" &&
    Math.abs(lengthOf(groups[0]?.span ?? always(view.today)) - lengthOf(groups[1]?.span ?? always(view.today))) > 3;
  const verdict =
    valued.some(({ rows }) => rows.length === 0) && !SUMMED.has(main)
      ? say("So there is nothing to compare.", "Also gibt es nichts zu vergleichen.")
      : top === undefined || second === undefined
        ? ""
        : top.value === second.value
          ? say("That is the same.", "Das ist gleich.")
          : say(
              `More: **${top.label}**, by **${gapText(top.value - second.value, decisive, view, speech)}**${second.value === 0 ? "" : ` (${percentChange(second.value, top.value) ?? ""})`}.`,
              `Mehr: **${top.label}**, um **${gapText(top.value - second.value, decisive, view, speech)}**${second.value === 0 ? "" : ` (${percentChange(second.value, top.value) ?? ""})`}.`,
            );
  return {
    text: [
      together,
      shared === "" ? "" : `${capital(shared)}:`,
      bullet(lines),
      main === "pace" ? "" : verdict,
      isUneven ? say("The periods are not equally long.", "Die Zeiträume sind nicht gleich lang.") : "",
    ].filter((part) => part !== ""),
  };
}

const SUPERLATIVE = /\b(?:longest|hardest|heaviest|fastest|furthest|easiest|shortest|slowest|toughest)\b/;

/** "longest run in October", "and in November", "which was longer": the top one of each. */
function compareTops(groups: readonly Group[], slots: Slots, view: CoachView, speech: Speech): Draft {
  const say = speak(speech);
  const by = slots.by ?? metricOf(slots);
  const isLess = (slots.choice === "least") !== (by === "pace");
  const tops = groups.flatMap(({ label, rows, filter }) => {
    const measured = rows.flatMap((work) => {
      const value = valueOf(work, by, filter);
      return value === undefined ? [] : [{ work, value, label }];
    });
    return measured.toSorted((a, b) => (isLess ? a.value - b.value : b.value - a.value)).slice(0, 1);
  });
  const [top, second] = tops.toSorted((a, b) => (isLess ? a.value - b.value : b.value - a.value));
  if (top === undefined || second === undefined)
    return { text: [say("There is nothing to compare.", "Da gibt es nichts zu vergleichen.")] };
  return {
    text: [
      top.value === second.value
        ? say("Both the same:", "Beide gleich:")
        : say(
            `**${top.label}**, by **${gapText(Math.abs(top.value - second.value), by, view, speech)}**:`,
            `**${top.label}**, um **${gapText(Math.abs(top.value - second.value), by, view, speech)}**:`,
          ),
      bullet(
        tops.map(({ work, value, label }) =>
          say(
            `${label}: **${worded(value, by, view, speech)}**, ${dated(work.on)}, ${work.title}`,
            `${label}: **${worded(value, by, view, speech)}**, ${dated(work.on)}, ${work.title}`,
          ),
        ),
      ),
    ],
  };
}

/** A difference of efforts has no scale of ten. */
function gapText(value: number, metric: Metric, view: CoachView, speech: Speech): string {
  const points = Math.round(10 * value) / 10;
  return metric === "effort"
    ? speak(speech)(`${points} RPE`, `${String(points).replace(".", ",")} RPE`)
    : worded(value, metric, view, speech);
}
