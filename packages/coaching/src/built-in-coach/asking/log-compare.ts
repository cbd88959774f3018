import { toGerman } from "../language/german/values.ts";
import { type Work } from "../own-data/diary.ts";
import { percentChange } from "../own-data/figures.ts";
import { always, getLength, type Span } from "../own-data/span.ts";
import type { Metric } from "../reading/slot-patterns.ts";
import type { Slots } from "../reading/slots.ts";
import { bullet, capital } from "../say.ts";
import type { Draft } from "../topic.ts";
import type { CoachView } from "../view.ts";
import { SUMMED_METRICS, getTotal, getValue } from "./log-query.ts";
import { dated, speak, type Speech, worded } from "./speech.ts";
import { filterText, getLine } from "./log-line.ts";

/** "Did I run more" asks how far. */
const ENDURANCE = /^(?:run|ride)$/;

/** Periods, weekdays, kinds or exercises beside each other. */
export function compareGroups(groups: readonly Group[], slots: Slots, view: CoachView, speech: Speech): Draft {
  const say = speak(speech);
  const asked = getMetric(slots);
  const isDays = groups.every(({ span }) => span.from === span.to);
  if (isDays && (slots.metric === undefined || slots.metric === "sessions"))
    return {
      text: groups.map(({ label, rows }) =>
        rows.length === 0
          ? say(`${label}: nothing logged.`, `${label}: nichts eingetragen.`)
          : rows.map((work) => getLine(work, slots, "sessions", view, speech)).join("\n"),
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
      : [
          asked,
          ...slots.metrics.filter(
            (metric) => metric !== asked && (metric !== "sessions" || SUMMED_METRICS.has(asked)) && MEASURED.has(metric),
          ),
        ];
  const [main = "sessions"] = metrics;
  const isAverage = (slots.choice === "average" && !/\b(?:both|beide\w*)\b/.test(slots.words)) || !SUMMED_METRICS.has(main);
  const lengths = groups.map(({ span }) => getLength({ ...span, to: span.to > view.today ? view.today : span.to }));
  // Spring against the last four weeks: only a week of each can be compared.
  const isCalendar = groups.every(({ span }) => span.unit === "week" || span.unit === "month" || span.unit === "day");
  const isWeekly =
    !isCalendar &&
    !/\b(?:total|in all|altogether|insgesamt)\b/.test(slots.words) &&
    !isAverage &&
    SUMMED_METRICS.has(main) &&
    Math.max(...lengths) > UNEVEN * Math.min(...lengths);
  const valuedBy = (metric: Metric): readonly (Group & { readonly value: number })[] =>
    groups.map((group, at) => {
      const value = getTotal(group.rows, metric, group.filter, isAverage) ?? 0;
      return { ...group, value: isWeekly ? (7 * value) / (lengths[at] ?? 7) : value };
    });
  const valued = valuedBy(main);
  const lines = valued.map(({ label, rows, filter, value }) => {
    if (rows.length === 0) return say(`${label}: nothing logged`, `${label}: nichts eingetragen`);
    const more = metrics
      .slice(1)
      .map((metric) =>
        worded(getTotal(rows, metric, filter, slots.choice === "average" || !SUMMED_METRICS.has(metric)) ?? 0, metric, view, speech),
      );
    if (isWeekly)
      return say(
        `${label}: **${worded(value, main, view, speech)}** a week, ${worded(rows.length, "sessions", view, speech)}`,
        `${label}: **${worded(value, main, view, speech)}** je Woche, ${worded(rows.length, "sessions", view, speech)}`,
      );
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
      lines: groups.every(({ filter }) => filter.kinds.length === slots.kinds.length) ? slots.lines : [],
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
      : SUMMED_METRICS.has(main)
        ? say(`Together **${worded(sum, main, view, speech)}**.`, `Zusammen **${worded(sum, main, view, speech)}**.`)
        : "";
  // As many sessions need not be as much training: the next measure decides.
  const decisive = metrics.find((metric) => new Set(valuedBy(metric).map(({ value }) => value)).size > 1) ?? main;
  const [top, second] = valuedBy(decisive).toSorted((a, b) => b.value - a.value);
  const isUneven =
    SUMMED_METRICS.has(main) &&
    !isWeekly &&
    slots.choice !== "average" &&
    Math.abs(getLength(groups[0]?.span ?? always(view.today)) - getLength(groups[1]?.span ?? always(view.today))) > 3;
  const verdict =
    valued.some(({ rows }) => rows.length === 0) && !SUMMED_METRICS.has(main)
      ? say("So there is nothing to compare.", "Also gibt es nichts zu vergleichen.")
      : top === undefined || second === undefined
        ? ""
        : top.value === second.value
          ? say("That is the same.", "Das ist gleich.")
          : say(
              `${decisive === "effort" ? "Harder" : "More"}: **${top.label}**, by **${gapText(top.value - second.value, decisive, view, speech)}**${second.value === 0 ? "" : ` (${percentChange(second.value, top.value) ?? ""})`}.`,
              `${decisive === "effort" ? "Härter" : "Mehr"}: **${top.label}**, um **${gapText(top.value - second.value, decisive, view, speech)}**${second.value === 0 ? "" : ` (${toGerman(percentChange(second.value, top.value) ?? "")})`}.`,
            );
  const others = slots.metrics.length < 2 ? [] : metrics.filter((metric) => metric !== decisive && metric !== "sessions");
  const furtherVerdicts = others.map((metric) => {
    const [a, b] = valuedBy(metric).toSorted((x, y) => y.value - x.value);
    return a === undefined || b === undefined || a.value === b.value
      ? ""
      : say(
          `${capital(NAMES[metric] ?? metric)}: **${a.label}**, by **${gapText(a.value - b.value, metric, view, speech)}**.`,
          `${capital(GERMAN_NAMES[metric] ?? metric)}: **${a.label}**, um **${gapText(a.value - b.value, metric, view, speech)}**.`,
        );
  });
  return {
    text: [
      together,
      shared === "" ? "" : `${capital(shared)}:`,
      bullet(lines),
      main === "pace" ? "" : [verdict, ...furtherVerdicts].filter((part) => part !== "").join(" "),
      SUMMED_METRICS.has(main) ? stillToCome(groups, slots, view, speech) : "",
      besideText(groups, main, speech),
      isUneven ? say("The periods are not equally long.", "Die Zeiträume sind nicht gleich lang.") : "",
    ].filter((part) => part !== ""),
  };
}

const NAMES: { readonly [metric in Metric]?: string } = {
  time: "time",
  load: "load",
  distance: "distance",
  effort: "effort",
  tonnage: "volume",
  reps: "repetitions",
  sets: "sets",
};
const GERMAN_NAMES: { readonly [metric in Metric]?: string } = {
  time: "Zeit",
  load: "Trainingslast",
  distance: "Strecke",
  effort: "Anstrengung",
  tonnage: "Volumen",
  reps: "Wiederholungen",
  sets: "Sätze",
};

/** Metrics of which two can stand beside each other in one line. */
const MEASURED: ReadonlySet<Metric> = new Set<Metric>(["sessions", "time", "distance", "load", "effort", "sets", "reps", "tonnage"]);

/** A week or month that is not over is no smaller one: what is still planned in it is said. */
function stillToCome(groups: readonly Group[], { times }: Slots, { plan, today }: CoachView, speech: Speech): string {
  const end = times
    .map(({ past, ahead }) =>
      (past?.unit === "week" || past?.unit === "month") &&
      past.from <= today &&
      ahead !== undefined &&
      ahead.from <= today &&
      ahead.to >= today
        ? ahead
        : undefined,
    )
    .find((span) => span !== undefined);
  if (plan === undefined || end === undefined || !groups.some(({ span }) => span.to === today) || end.from === end.to) return "";
  const done = new Set(plan.outcomes.map(({ sessionId }) => sessionId));
  const open = plan.plan.weeks
    .flatMap(({ sessions }) => sessions)
    .filter(({ id, date }) => date >= today && date <= end.to && !done.has(id));
  if (open.length === 0) return "";
  const minutes = open.reduce((sum, { duration }) => sum + duration, 0);
  return speak(speech)(
    `${capital(end.label.replace(/^in /, ""))} is not over: ${open.length} more ${open.length === 1 ? "session is" : "sessions are"} planned (${minutes} min).`,
    `${capital(end.label.replace(/^in /, ""))} ist noch nicht vorbei: ${open.length} weitere ${open.length === 1 ? "Einheit ist" : "Einheiten sind"} geplant (${minutes} min).`,
  );
}

/** What was done beside the plan counts like the rest: it is said, so that nobody takes the sum for the plan's. */
function besideText(groups: readonly Group[], metric: Metric, speech: Speech): string {
  const beside = groups.flatMap(({ rows }) => rows).filter(({ code }) => code === undefined);
  if (beside.length === 0 || beside.length > 3 || !SUMMED_METRICS.has(metric)) return "";
  const names = beside
    .map(({ title, minutes, on }) => `${title} (${dated(on)}${minutes === undefined ? "" : `, ${minutes} min`})`)
    .join(", ");
  return speak(speech)(
    `Everything you logged counts, also outside the plan: ${names}.`,
    `Es zählt alles Eingetragene, auch neben dem Plan: ${names}.`,
  );
}

/** Periods of which one is so much longer are compared by the week. */
const UNEVEN = 1.5;

const SUPERLATIVE = /\b(?:longest|hardest|heaviest|fastest|furthest|easiest|shortest|slowest|toughest)\b/;

/** "longest run in October", "and in November", "which was longer": the top one of each. */
function compareTops(groups: readonly Group[], slots: Slots, view: CoachView, speech: Speech): Draft {
  const say = speak(speech);
  const by = slots.by ?? getMetric(slots);
  const isLess = (slots.choice === "least") !== (by === "pace");
  const tops = groups.flatMap(({ label, rows, filter }) => {
    const measured = rows.flatMap((work) => {
      const value = getValue(work, by, filter);
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

/** One group of logged sessions that an answer is about: a period, a weekday, a kind or an exercise. */
export interface Group {
  readonly label: string;
  readonly rows: readonly Work[];
  readonly filter: Slots;
  readonly span: Span;
}

/** What was asked for; of exercises the weight where nothing is named. */
export function getMetric({ metric, by, choice, lifts, lines, kinds, kilometres, words, repsEach }: Slots): Metric {
  const isStation = lines.some(({ name }) => name === "wall ball") && kinds.length === 0 && lifts.length === 0;
  if (metric === "sessions" && isStation && /\bhow many\b/.test(words) && !/\btimes\b|\bsessions?\b/.test(words)) return "reps";
  // "how many pull-ups" asks for repetitions, "how many times" for sessions.
  if (metric === "sessions" && lifts.length > 0 && !/\bhow often\b|\btimes\b|\bsessions?\b|\bwie oft\b/.test(words)) return "reps";
  if (metric === undefined && lifts.length > 0 && choice === undefined && /\b(?:total|in total|altogether|insgesamt)\b/.test(words))
    return "reps";
  if (lifts.length > 0 && repsEach !== undefined && (metric === "reps" || metric === undefined)) return "weight";
  if (metric === undefined && isStation && /\b(?:total|in total|altogether|insgesamt)\b/.test(words)) return "reps";
  // "top set" is the heaviest one, no number of sets.
  if (metric === "sets" && choice === "most" && lifts.length > 0 && /\b(?:best|top|heaviest|biggest|hardest)(?: \w+)? sets?\b/.test(words))
    return "weight";
  if (metric !== undefined) return metric;
  if (by !== undefined) return by;
  if (choice === "most" || choice === "least") return lifts.length > 0 ? "weight" : "load";
  return kilometres === undefined ? "sessions" : "distance";
}
