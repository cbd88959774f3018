import { dayInWords, formatPace, shortDay, weekdayOf } from "@ironpace/training";
import { type Diary, type LiftedSet, type Work, within } from "../own-data/diary.ts";
import { hours, mean, percentChange, spanText, sum } from "../own-data/figures.ts";
import { always, lengthOf, type Span } from "../own-data/span.ts";
import { bullet, capital, distance, weight } from "../say.ts";
import type { Draft } from "../topic.ts";
import type { CoachView } from "../view.ts";
import { inGerman } from "../german/values.ts";
import type { Frame, FrameMetric } from "./frame.ts";

type Speech = "en" | "de";

/** Metrics that a frame cannot do without. */
const ADDED: ReadonlySet<FrameMetric> = new Set<FrameMetric>(["sessions", "time", "distance", "load", "sets", "reps", "tonnage"]);

/** Whether the slots name more than the fixed questions about own data know: a weekday, a kind of session, sets of an exercise, a second one. */
export function isFiltered({
  metric,
  weekday,
  kind,
  lift,
  kilograms,
  nth,
  except,
  kilometres,
  against,
  by,
  span,
  minutes,
  leastEffort,
}: Frame): boolean {
  return (
    weekday !== undefined ||
    except !== undefined ||
    minutes !== undefined ||
    (leastEffort !== undefined && metric === "what") ||
    metric === "notes" ||
    (lift !== undefined && by === "weight" && span !== undefined) ||
    kilometres !== undefined ||
    (against !== undefined && against.unit === "day") ||
    kilograms !== undefined ||
    (nth ?? 1) > 1 ||
    (kind !== undefined && !SPORTS.has(kind.name)) ||
    (lift !== undefined && (metric === "sets" || metric === "reps" || metric === "tonnage" || metric === "effort" || metric === "e1rm"))
  );
}

const SPORTS: ReadonlySet<string> = new Set(["run", "row session", "ski session", "ride"]);

/** The answer from the log; undefined when the frame does not say what is wanted. */
export function answerFrame(frame: Frame, diary: Diary, view: CoachView, speech: Speech): Draft | undefined {
  const { metric, choice } = frame;
  if (metric === undefined) return undefined;
  if (diary.work.length === 0) return undefined;
  const period = frame.span ?? always(view.today);
  const rows = within(
    diary.work.filter((work) => fits(frame, work)),
    period,
  );
  const heading = subject(frame, speech);
  if (rows.length === 0) {
    const last = diary.work.filter((work) => fits(frame, work)).at(-1);
    const when =
      last === undefined ? "" : speech === "de" ? ` Zuletzt am ${inGerman(dated(last.on))}.` : ` The last was on ${dated(last.on)}.`;
    return {
      text: [
        speech === "de"
          ? `${capital(inGerman(spanText(period)))} ist davon nichts eingetragen (${heading}).${when}`
          : `Nothing like that is logged ${spanText(period)} (${heading}).${when}`,
      ],
    };
  }
  if (choice === "average" || (frame.against !== undefined && choice !== "last")) return added(frame, rows, diary, view, speech);
  if (choice !== undefined || metric === "when" || metric === "notes") return one(frame, rows, view, speech);
  if (metric === "what" || (metric === "weight" && frame.span?.unit !== "day")) return listed(frame, rows, view, speech);
  if (rows.length === 1 && frame.span?.unit === "day") return one({ ...frame, choice: "last" }, rows, view, speech);
  return added(frame, rows, diary, view, speech);
}

function fits({ kind, lift, kilograms, weekday, except, kilometres, minutes, leastEffort }: Frame, work: Work): boolean {
  return (
    (leastEffort === undefined || (work.rpe ?? 0) >= leastEffort) &&
    (minutes === undefined ||
      ((work.minutes ?? 0) >= (minutes.least ?? 0) && (work.minutes ?? 0) <= (minutes.most ?? Number.POSITIVE_INFINITY))) &&
    (except === undefined || !except.isDone(work)) &&
    (kilometres === undefined || Math.abs((work.longestRun ?? work.metres.run ?? 0) - 1000 * kilometres) <= 30 * kilometres) &&
    (kind === undefined || kind.isDone(work)) &&
    (weekday === undefined || weekdayOf(work.on) === weekday) &&
    (lift === undefined || setsOf(work, { lift, kilograms }).length > 0)
  );
}

function setsOf(
  { sets }: Work,
  { lift, kilograms }: { readonly lift?: Frame["lift"]; readonly kilograms?: number | undefined },
): readonly LiftedSet[] {
  return sets.filter(
    ({ exercise, isWarmUp, kilograms: loaded }) =>
      !isWarmUp && (lift === undefined || lift.fits.test(exercise)) && (kilograms === undefined || loaded === kilograms),
  );
}

/** What a session gives for a metric; undefined when it is not logged. */
function valueOf(work: Work, metric: FrameMetric, frame: Frame): number | undefined {
  const sets = setsOf(work, frame);
  switch (metric) {
    case "time":
      return work.minutes;
    case "distance":
      return work.longestRun !== undefined && frame.kind?.name === "long run" ? work.metres.run : sum(Object.values(work.metres));
    case "pace":
      return (work.metres.run ?? 0) > 0 && work.minutes !== undefined ? (60_000 * work.minutes) / (work.metres.run ?? 1) : undefined;
    case "effort":
      return frame.lift === undefined ? work.rpe : (mean(sets.flatMap(({ rpe }) => rpe ?? [])) ?? work.rpe);
    case "load":
      return work.load;
    case "sets":
      return sets.length;
    case "reps":
      return sum(sets.map(({ reps }) => reps ?? 0));
    case "tonnage":
      return sum(sets.map(({ kilograms, reps, perHand }) => (kilograms ?? 0) * (reps ?? 0) * (perHand ? 2 : 1)));
    case "e1rm":
      return sets.some(({ kilograms, reps }) => kilograms !== undefined && reps !== undefined)
        ? Math.max(...sets.map(({ kilograms, reps }) => (kilograms ?? 0) * (1 + (reps ?? 0) / 30)))
        : undefined;
    case "weight":
      return sets.some(({ kilograms }) => kilograms !== undefined) ? Math.max(...sets.map(({ kilograms }) => kilograms ?? 0)) : undefined;
    default:
      return 1;
  }
}

function say(value: number, metric: FrameMetric, view: CoachView, speech: Speech): string {
  const de = speech === "de";
  const round = Math.round(10 * value) / 10;
  switch (metric) {
    case "time":
      return hours(value);
    case "distance":
      return local(distance(view, Math.round(value / 100) * 100), speech);
    case "pace":
      return formatPace(value);
    case "effort":
      return `RPE ${local(round, speech)}`;
    case "load":
      return `${de ? "Belastung" : "load"} ${Math.round(value).toLocaleString(de ? "de-DE" : "en-GB")}`;
    case "sets":
      return `${local(round, speech)} ${de ? (round === 1 ? "Satz" : "Sätze") : round === 1 ? "set" : "sets"}`;
    case "reps":
      return `${local(round, speech)} ${de ? "Wiederholungen" : "reps"}`;
    case "tonnage":
      return weight(view, Math.round(value)).replace(/\d{4,}/, (digits) => Number(digits).toLocaleString(de ? "de-DE" : "en-GB"));
    case "e1rm":
      return `${de ? "etwa" : "about"} ${local(weight(view, Math.round(value)), speech)} ${de ? "geschätztes Maximum" : "estimated maximum"}`;
    case "weight":
      return local(weight(view, round), speech);
    default:
      return `${local(round, speech)} ${de ? (round === 1 ? "Einheit" : "Einheiten") : round === 1 ? "session" : "sessions"}`;
  }
}

function local(value: number | string, speech: Speech): string {
  return speech === "de" ? String(value).replace(".", ",") : String(value);
}

/** "Friday, Hyrox sessions, back squat at 97.5 kg": everything that was filtered by is said. */
function subject({ kind, lift, kilograms, weekday, except, kilometres, minutes, leastEffort }: Frame, speech: Speech): string {
  const de = speech === "de";
  const day = weekday === undefined ? undefined : (de ? GERMAN_DAYS : DAYS)[weekday - 1];
  const parts = [
    day === undefined ? undefined : de ? `${day}s` : `${day}s only`,
    kind === undefined ? undefined : de ? `Art: ${kind.german}` : `${kind.name}s`,
    lift === undefined
      ? undefined
      : `${de ? inGerman(lift.name) : lift.name}${kilograms === undefined ? "" : ` ${de ? "mit" : "at"} ${local(kilograms, speech)} kg`}`,
    kilometres === undefined ? undefined : de ? `Läufe über etwa ${local(kilometres, speech)} km` : `runs of about ${kilometres} km`,
    leastEffort === undefined ? undefined : de ? `RPE ${leastEffort} oder mehr` : `RPE ${leastEffort} or more`,
    minutes?.least === undefined ? undefined : de ? `ab ${minutes.least} min` : `${minutes.least} min or longer`,
    minutes?.most === undefined ? undefined : de ? `bis ${minutes.most} min` : `${minutes.most} min or shorter`,
    except === undefined ? undefined : de ? `ohne ${except.german}` : `without ${except.name}s`,
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? (de ? "alle Einheiten" : "all sessions") : parts.join(", ");
}

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
const GERMAN_DAYS = ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"] as const;

function dated(on: string): string {
  return `${shortDay(on)} ${on.slice(0, 4)}`;
}

/** Sets of one session in one line: "4 × 95 kg × 2, RPE 7.5". */
function setLine(work: Work, frame: Frame, speech: Speech): string | undefined {
  const sets = setsOf(work, frame);
  if (frame.lift === undefined || sets.length === 0) return undefined;
  const key = ({ kilograms, reps, rpe }: LiftedSet): string =>
    `${kilograms === undefined ? "" : `${local(kilograms, speech)} kg × `}${reps ?? "?"}${rpe === undefined ? "" : ` ${speech === "de" ? "bei" : "at"} RPE ${local(rpe, speech)}`}`;
  return [...Map.groupBy(sets, key)].map(([text, all]) => `${all.length} × ${text}`).join(", ");
}

function rowLine(work: Work, frame: Frame, view: CoachView, speech: Speech): string {
  const de = speech === "de";
  const day = de ? inGerman(dated(work.on)) : dated(work.on);
  const lifted = setLine(work, frame, speech);
  const run = work.metres.run ?? 0;
  return [
    `${day}: **${work.title}**`,
    lifted,
    work.minutes === undefined ? undefined : hours(work.minutes),
    lifted === undefined && run > 0 ? local(distance(view, run), speech) : undefined,
    work.rpe === undefined ? undefined : de ? `Anstrengung ${local(work.rpe, speech)} von 10` : `effort ${work.rpe} of 10`,
  ]
    .filter((part) => part !== undefined)
    .join(", ");
}

/** One session or set that was chosen, with the value that was asked for in front. */
function one(frame: Frame, rows: readonly Work[], view: CoachView, speech: Speech): Draft | undefined {
  const de = speech === "de";
  const { metric = "what", choice = "last", nth = 1 } = frame;
  const by = frame.by ?? metric;
  const ranked =
    choice === "last"
      ? rows.toReversed()
      : choice === "first"
        ? rows
        : rows
            .filter((work) => valueOf(work, by, frame) !== undefined)
            .toSorted((a, b) => {
              const difference = (valueOf(b, by, frame) ?? 0) - (valueOf(a, by, frame) ?? 0);
              const ordered = (choice === "most") === (by !== "pace") ? difference : -difference;
              return ordered || (by === "effort" ? (b.load ?? 0) - (a.load ?? 0) : 0) || b.on.localeCompare(a.on);
            });
  const work = ranked[nth - 1];
  if (work === undefined)
    return { text: [de ? "So weit zurück ist davon nichts eingetragen." : "Nothing like that is logged further back."] };
  if (metric === "notes")
    return {
      text: [
        `${rowLine(work, frame, view, speech)}.`,
        work.notes === undefined
          ? de
            ? "Eine Notiz steht nicht dabei."
            : "There is no note with it."
          : `${de ? "Notiz" : "Note"}: “${work.notes}”`,
      ],
    };
  const shown = metric === "what" || metric === "when" || metric === "sessions" ? undefined : valueOf(work, metric, frame);
  const sets = setsOf(work, frame);
  const repsPerSet =
    metric === "reps" && frame.lift !== undefined ? [...new Set(sets.map(({ reps }) => reps))].join(de ? " oder " : " or ") : undefined;
  const value =
    metric === "when"
      ? `**${de ? inGerman(dayInWords(work.on)) : dayInWords(work.on)}**`
      : shown === undefined
        ? undefined
        : `**${say(shown, metric, view, speech)}**${repsPerSet === undefined ? "" : de ? ` (${sets.length} Sätze, je ${repsPerSet})` : ` (${sets.length} ${sets.length === 1 ? "set" : "sets"} of ${repsPerSet})`}`;
  const asked = metric === "what" || metric === "sessions" ? undefined : metric;
  const missing =
    asked !== undefined && value === undefined
      ? de
        ? "Dazu ist nichts eingetragen."
        : `No ${NAMES[asked] ?? asked} is logged for it.`
      : undefined;
  const others = ranked.slice(nth, nth + 2);
  return {
    text: [
      [chosenText(frame, speech), value === undefined ? missing : `${value}.`, `${rowLine(work, frame, view, speech)}.`]
        .filter((part) => part !== undefined)
        .join(" "),
      ...(choice === "most" || choice === "least"
        ? [bullet(others.map((each) => `${de ? "Dann" : "Then"}: ${rowLine(each, frame, view, speech)}`))].filter((part) => part !== "")
        : []),
      metric === "distance" && !work.isDistanceLogged
        ? de
          ? "Die Strecke ist die des Plans: eingetragen ist keine."
          : "The distance is the plan's: you logged none."
        : "",
    ].filter((part) => part !== ""),
  };
}

/** "Hardest, last week:" */
function chosenText({ choice, by, span, lift }: Frame, speech: Speech): string | undefined {
  const word = choice === "most" || choice === "least" ? SUPERLATIVES[by ?? "effort"]?.[speech][choice === "most" ? 0 : 1] : undefined;
  if (word === undefined) return undefined;
  const session = lift === undefined && speech === "en" ? " session" : "";
  return `${word}${session}${span === undefined ? "" : ` ${speech === "de" ? inGerman(span.label) : span.label}`}:`;
}

type Pair = readonly [most: string, least: string];

const SUPERLATIVES: { readonly [metric in FrameMetric]?: { readonly [speech in Speech]: Pair } } = {
  effort: { en: ["The hardest", "The easiest"], de: ["Am härtesten", "Am leichtesten"] },
  time: { en: ["The longest", "The shortest"], de: ["Am längsten", "Am kürzesten"] },
  weight: { en: ["The heaviest", "The lightest"], de: ["Am schwersten", "Am leichtesten"] },
  distance: { en: ["The furthest", "The shortest"], de: ["Am weitesten", "Am kürzesten"] },
  pace: { en: ["The fastest", "The slowest"], de: ["Am schnellsten", "Am langsamsten"] },
  load: { en: ["The highest load", "The lowest load"], de: ["Die höchste Belastung", "Die niedrigste Belastung"] },
  reps: { en: ["The most reps", "The fewest reps"], de: ["Die meisten Wiederholungen", "Die wenigsten Wiederholungen"] },
  sets: { en: ["The most sets", "The fewest sets"], de: ["Die meisten Sätze", "Die wenigsten Sätze"] },
  tonnage: { en: ["The most weight", "The least weight"], de: ["Das meiste Gewicht", "Das wenigste Gewicht"] },
};

const NAMES: { readonly [metric in FrameMetric]?: string } = {
  effort: "effort",
  weight: "weight",
  pace: "distance and time",
  time: "duration",
  distance: "distance",
};

/** A sum or an average over the filtered sessions, and what it was in another span. */
function added(frame: Frame, rows: readonly Work[], diary: Diary, view: CoachView, speech: Speech): Draft | undefined {
  const de = speech === "de";
  const { choice, against } = frame;
  const asked = frame.metric === undefined || frame.metric === "what" || frame.metric === "when" ? "sessions" : frame.metric;
  const metric = choice === "average" && asked === "sessions" ? (frame.lift === undefined ? "time" : "weight") : asked;
  const isMean = metric === "effort" || metric === "pace" || metric === "weight" || (choice === "average" && metric !== "sessions");
  const total = (of: readonly Work[]): number | undefined => {
    const values = of.flatMap((work) => valueOf(work, metric, frame) ?? []);
    if (metric === "pace")
      return values.length === 0
        ? undefined
        : (60_000 * sum(of.map(({ minutes }) => minutes ?? 0))) / sum(of.map(({ metres }) => metres.run ?? 0));
    return isMean ? mean(values) : sum(values);
  };
  const period = frame.span ?? always(view.today);
  const now = total(rows);
  if (now === undefined) return undefined;
  const count = say(rows.length, "sessions", view, speech);
  const label = capital(de ? inGerman(spanText(period)) : spanText(period));
  const what = subject(frame, speech);
  const rated = rows.flatMap((work) => valueOf(work, metric, frame) ?? []).length;
  const first = diary.work[0]?.on ?? period.from;
  const days = lengthOf({ ...period, from: period.from > first ? period.from : first });
  const reps = frame.lift !== undefined && metric === "sets" ? valueSum(rows, "reps", frame) : undefined;
  const moved = frame.lift !== undefined && (metric === "sets" || metric === "reps") ? valueSum(rows, "tonnage", frame) : undefined;
  const lines = [
    metric === "sets" && reps !== undefined
      ? `${say(reps, "reps", view, speech)}${moved === undefined || moved === 0 ? "" : `, ${say(moved, "tonnage", view, speech)}`}`
      : undefined,
    metric === "reps"
      ? `${say(valueSum(rows, "sets", frame), "sets", view, speech)}${moved === undefined || moved === 0 ? "" : `, ${say(moved, "tonnage", view, speech)}`}`
      : undefined,
    !isMean && days >= 21 && against === undefined
      ? `${de ? "Je Woche im Schnitt" : "A week on average"}: ${say(now / (days / 7), metric, view, speech)}`
      : undefined,
    metric === "sessions" ? `${de ? "Zusammen" : "Together"} ${hours(sum(rows.map(({ minutes }) => minutes ?? 0)))}` : undefined,
    isMean && metric !== "pace" && rows.length > 3
      ? `${de ? "Die letzten drei" : "The last three"}: ${rows
          .slice(-3)
          .map(
            (work) =>
              `${say(valueOf(work, metric, frame) ?? 0, metric, view, speech)} (${de ? inGerman(shortDay(work.on)) : shortDay(work.on)})`,
          )
          .join(", ")}`
      : undefined,
  ];
  return {
    text: [
      `${label}: **${say(now, metric, view, speech)}**${isMean ? (de ? " im Schnitt" : " on average") : ""}${metric === "sessions" ? "" : ` ${de ? "in" : "over"} ${isMean ? say(rated, "sessions", view, speech) : count}`} (${what}).`,
      bullet(lines),
      ...compared({ frame, metric, now, period, total }, diary, view, speech),
    ].filter((part) => part !== ""),
  };
}

function valueSum(rows: readonly Work[], metric: FrameMetric, frame: Frame): number {
  return sum(rows.map((work) => valueOf(work, metric, frame) ?? 0));
}

interface Comparison {
  readonly frame: Frame;
  readonly metric: FrameMetric;
  readonly now: number;
  readonly period: Span;
  readonly total: (rows: readonly Work[]) => number | undefined;
}

function compared({ frame, metric, now, period, total }: Comparison, diary: Diary, view: CoachView, speech: Speech): readonly string[] {
  const { against } = frame;
  if (against === undefined) return [];
  const de = speech === "de";
  const then = total(
    within(
      diary.work.filter((work) => fits(frame, work)),
      against,
    ),
  );
  if (then === undefined) return [];
  const isUneven = ADDED.has(metric) && Math.abs(lengthOf(period) - lengthOf(against)) > 3;
  const [a, b] = isUneven ? [(7 * now) / lengthOf(period), (7 * then) / lengthOf(against)] : [now, then];
  const label = (span: Span): string => (de ? inGerman(span.label) : span.label);
  const change = b === 0 ? 1 : (a - b) / b;
  const verdict =
    Math.abs(change) < 0.01
      ? de
        ? "Das ist gleich."
        : "That is the same."
      : de
        ? `Mehr war es **${label(a > b ? period : against)}** (${percentChange(Math.min(a, b), Math.max(a, b)) ?? ""}).`
        : `More **${label(a > b ? period : against)}** (${percentChange(Math.min(a, b), Math.max(a, b)) ?? ""}).`;
  return [
    `${capital(label(against))}: **${say(then, metric, view, speech)}**.${isUneven ? ` ${de ? "Je Woche" : "A week"}: ${say(a, metric, view, speech)} ${de ? "gegen" : "against"} ${say(b, metric, view, speech)}.` : ""} ${verdict}`,
  ];
}

/** The filtered sessions themselves, the latest first. */
function listed(frame: Frame, rows: readonly Work[], view: CoachView, speech: Speech): Draft {
  const de = speech === "de";
  const period = frame.span ?? always(view.today);
  const label = capital(de ? inGerman(spanText(period)) : spanText(period));
  return {
    text: [
      `${label}: **${say(rows.length, "sessions", view, speech)}** (${subject(frame, speech)})${rows.length > MOST_LISTED ? (de ? `, die letzten ${MOST_LISTED}` : `, the last ${MOST_LISTED}`) : ""}:`,
      bullet(
        rows
          .slice(-MOST_LISTED)
          .toReversed()
          .map((work) => rowLine(work, frame, view, speech)),
      ),
    ],
  };
}

const MOST_LISTED = 8;
