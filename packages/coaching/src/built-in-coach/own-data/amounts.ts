import { getMonday, shortDay } from "@ironpace/training";
import { bullet, capital, distance, pace, weight } from "../say.ts";
import type { Draft } from "../topic.ts";
import type { CoachView } from "../view.ts";
import type { DataQuestion } from "./data-slots.ts";
import { type Diary, type Work, within } from "./diary.ts";
import { buckets, count, firstDay, hours, mean, percentChange, sparkline, spanText, sum } from "./figures.ts";
import { back, getLength, type Span } from "./span.ts";
import { SPORT_NAMES } from "./subject.ts";

/** What can be added up over sessions, and how its sum is said. */
interface Amount {
  readonly name: string;
  readonly of: (work: Work) => number;
  readonly say: (value: number) => string;
}

/** Sums and averages over a period, what they were before, and how they develop. */
export function aboutAmount(asked: DataQuestion, diary: Diary, view: CoachView): Draft | undefined {
  const amount = getAmount(asked, diary, view);
  const first = firstDay(diary);
  if (first === undefined) return nothingLogged();
  const counted = diary.work.filter((each) => concerns(asked, each) && amount.of(each) > 0);
  if (asked.metric === "volume" && asked.wanted === "best" && !/\b(month|week)\b.*\bbest\b|\bbest (month|week)\b/.test(asked.words))
    return heaviest(asked, diary, view);
  if (asked.wanted === "best period") return bestPeriod(asked, counted, amount, view);
  if (asked.wanted === "longest" || (asked.wanted === "best" && asked.metric === "distance")) return longest(asked, diary, view);
  if (asked.metric === "pace" || asked.wanted === "fastest") return paces(asked, diary, view);
  if (
    /\b(best|busiest|biggest|most active) (month|week)\b/.test(asked.words) ||
    (asked.wanted === "best" && /\b(week|month)\b/.test(asked.words) && asked.metric === "load")
  )
    return bestPeriod(asked, counted, amount, view);
  const over = /\b(\d+) ?k(m)?\b/.exec(asked.words)?.[1];
  const long =
    over !== undefined && /\b(over|longer than|more than|above|at least)\b/.test(asked.words)
      ? counted.filter(({ metres }) => (metres[asked.sport ?? "run"] ?? 0) > 1000 * Number(over))
      : counted;
  const isToDate = asked.span === undefined && asked.against !== undefined && asked.against !== "usual" && asked.against.unit === "month";
  const span =
    asked.span ??
    (isToDate ? thisMonth(view.today) : undefined) ??
    (asked.against !== undefined
      ? back(4, "weeks", view.today)
      : /\b(more|less|fewer|harder)\b/.test(asked.words)
        ? back(1, "week", view.today)
        : back(4, "weeks", view.today));
  const rows = within(long, span);
  const total = sum(rows.map(amount.of));
  const what = asked.metric === "sessions" || asked.metric === "time" ? subject(asked) : "";
  const days = getLength({ ...span, from: span.from > first ? span.from : first });
  const weekly = days >= 14 ? total / (days / 7) : undefined;
  const compared = comparison(asked, span, long, amount, total);
  const trend =
    days >= 28 && rows.length > 3
      ? buckets(
          rows.map((each) => ({ on: each.on, value: amount.of(each) })),
          span,
        )
      : [];
  const byMonth = getLength(span) > 84;
  const isAverage =
    asked.wanted === "average" && /\b(session|run|ride|workout|length|duration)\b/.test(asked.words) && asked.metric !== "sessions";
  const perSession = rows.length === 0 ? undefined : total / rows.length;
  const unlogged = asked.metric === "distance" && rows.some(({ isDistanceLogged }) => !isDistanceLogged);
  return {
    text: [
      rows.length === 0
        ? `You logged no such session ${spanText(span)}${counted.length === 0 ? "" : `; the last was on ${shortDay(counted.at(-1)?.on ?? "")}`}.`
        : isAverage && perSession !== undefined
          ? `On average **${amount.say(perSession)}** a session ${spanText(span)}, over ${count(rows.length, "session")}.`
          : `${capital(spanText(span))} you ${amount.name.replace("%", asked.metric === "sessions" ? "" : what)} **${amount.say(total)}**${asked.metric === "sessions" ? what.replace(/^ (running|riding|rowing|swimming)/, " of $1") : ""}${asked.metric === "sessions" ? "" : ` in ${count(rows.length, "session")}`}.`,
      bullet([
        ...compared,
        weekly === undefined || rows.length === 0 || compared.length > 2
          ? undefined
          : `A week on average: ${asked.metric === "sessions" ? (Math.round(10 * weekly) / 10).toString() : amount.say(weekly)}`,
        asked.metric === "sessions" && rows.length > 0 ? `Together ${hours(sum(rows.map(({ minutes }) => minutes ?? 0)))}` : undefined,
        trend.length > 2
          ? `By ${byMonth ? "month" : "week"}: ${sparkline(trend.map(({ value }) => value))} (${amount.say(trend[0]?.value ?? 0)} → ${amount.say(trend.at(-1)?.value ?? 0)})`
          : undefined,
      ]),
      unlogged ? "Where you logged no distance, I used the planned one." : "",
    ].filter((part) => part !== ""),
    followUps: ["And the month before?", "Am I fitter than three months ago?"],
  };
}

function thisMonth(today: string): Span {
  return { from: `${today.slice(0, 8)}01`, to: today, label: "this month so far", unit: "month" };
}

function nothingLogged(): Draft {
  return { text: ["Nothing is logged yet. Complete sessions of your plan, or log what you did under Session Log: then I can add it up."] };
}

function concerns({ sport, metric, words, lift }: DataQuestion, { metres, code, type, title, sets }: Work): boolean {
  if (lift !== undefined && metric === "sessions") return sets.some(({ exercise }) => lift.fits.test(exercise));
  if (/\blong runs?\b/.test(words)) return code === "RL";
  if (sport !== undefined) return (metres[sport] ?? 0) > 0 && (metric !== "sessions" || sport !== "run" || isRun(code, title, metres.run));
  if (/\b(strength|lifting|lifts?|lifted|weights|gym)\b/.test(words) && metric !== "volume")
    return type === "strength" || sets.some(({ kilograms }) => kilograms !== undefined);
  if (/\b(cardio|conditioning|endurance)\b/.test(words)) return type === "conditioning" || type === "mixed";
  if (/\blong runs?\b/.test(words)) return code === "RL";
  return true;
}

/** A session that is a run, not one with a run in it. */
function isRun(code: string | undefined, title: string, metres = 0): boolean {
  return code === undefined ? /\brun|jog|parkrun/i.test(title) || metres > 0 : /^R[A-Z]$/.test(code);
}

function subject({ sport, words, lift }: DataQuestion): string {
  if (lift !== undefined) return ` with ${lift.name}`;
  if (sport !== undefined) return ` ${SPORT_NAMES[sport]}`;
  if (/\b(strength|lifting|lifts?|lifted|weights|gym)\b/.test(words)) return " with weights";
  return /\b(cardio|conditioning|endurance)\b/.test(words) ? " of conditioning" : "";
}

function getAmount({ metric, sport }: DataQuestion, _: Diary, view: CoachView): Amount {
  switch (metric) {
    case "distance":
    case "pace": {
      const of = sport ?? "run";
      const did = { run: "ran", ride: "rode", row: "rowed", ski: "did on the SkiErg", swim: "swam" }[of];
      return { name: did, of: ({ metres }) => metres[of] ?? 0, say: (value) => distance(view, Math.round(value / 100) * 100) };
    }
    case "volume":
      return {
        name: "lifted",
        of: ({ sets }) =>
          sum(
            sets
              .filter(({ isWarmUp }) => !isWarmUp)
              .map(({ kilograms, reps, perHand }) => (kilograms ?? 0) * (reps ?? 0) * (perHand ? 2 : 1)),
          ),
        say: (value) => weight(view, Math.round(value)).replace(/\d{4,}/, (digits) => Number(digits).toLocaleString("en-GB")),
      };
    case "time":
      return { name: "trained%", of: ({ minutes }) => minutes ?? 0, say: hours };
    case "load":
      return {
        name: "did a load (minutes × effort) of",
        of: ({ load }) => load ?? 0,
        say: (value) => Math.round(value).toLocaleString("en-GB"),
      };
    default:
      return { name: "did%", of: () => 1, say: (value) => count(Math.round(value), "session") };
  }
}

function comparison(
  { against, words }: DataQuestion,
  span: Span,
  rows: readonly Work[],
  amount: Amount,
  total: number,
): readonly (string | undefined)[] {
  const isAsked = against !== undefined || /\b(more|less|fewer|harder|further|farther)\b/.test(words);
  if (!isAsked) return [];
  const first = rows[0]?.on;
  if (against === "usual" || against === undefined) {
    const weeks = Math.max(1, Math.round(getLength(span) / 7));
    const before = { from: back(8 * weeks, "weeks", span.from).from, to: back(1, "day", span.from).from };
    const since = first !== undefined && first > before.from ? first : before.from;
    const earlier = within(rows, { from: before.from, to: span.from }).filter(({ on }) => on < span.from);
    const usual = sum(earlier.map(amount.of)) / Math.max(1, (Date.parse(span.from) - Date.parse(since)) / 604_800_000);
    const now = total / Math.max(1, getLength(span) / 7);
    if (earlier.length === 0) return ["There is nothing before it to compare with"];
    return [`Usual in the ${8 * weeks} weeks before: ${amount.say(usual)} a week, so this is ${percentChange(usual, now) ?? "more"}`];
  }
  const then = sum(within(rows, against).map(amount.of));
  const [a, b] = [getLength(span), getLength(against)];
  const isUnequal = Math.abs(a - b) > 3;
  const [weekly, weeklyThen] = [(7 * total) / a, (7 * then) / b];
  const [now, before] = isUnequal ? [weekly, weeklyThen] : [total, then];
  const change = before === 0 ? 1 : (now - before) / before;
  const verdict = Math.abs(change) < 0.03 ? "about the same" : change > 0 ? "more" : "less";
  return [
    `${capital(spanText(against))}: ${amount.say(then)}${isUnequal ? "" : ` (${percentChange(then, total) ?? "nothing then"})`}`,
    isUnequal
      ? `A week on average: ${amount.say(weekly)} against ${amount.say(weeklyThen)} (${percentChange(weeklyThen, weekly) ?? "nothing then"})`
      : undefined,
    `So it is **${verdict}**${isUnequal ? " a week" : ""}`,
  ];
}

function longest({ sport = "run", span, metric, words }: DataQuestion, { work }: Diary, view: CoachView): Draft {
  const period = span ?? { from: "2000-01-01", to: view.today, label: "in everything you logged", unit: "other" as const };
  const byTime = metric === "time" || /\b(session|workout)\b/.test(words);
  const value = (each: Work): number =>
    byTime ? (each.minutes ?? 0) : sport === "run" ? (each.longestRun ?? each.metres.run ?? 0) : (each.metres[sport] ?? 0);
  const rows = within(work, period)
    .filter((each) => value(each) > 0 && (byTime || sport !== "run" || isRun(each.code, each.title, each.metres.run)))
    .toSorted((a, b) => value(b) - value(a));
  const [top, second] = rows;
  if (top === undefined) return { text: [`You logged no such session ${spanText(period)}.`] };
  const dated = (each: Work): string => `${shortDay(each.on)} ${each.on.slice(0, 4)}`;
  const said = (each: Work): string => (byTime ? hours(each.minutes ?? 0) : distance(view, value(each)));
  return {
    text: [
      `Your longest ${byTime ? "session" : ({ run: "run", ride: "ride", row: "row", ski: "ski", swim: "swim" } as const)[sport]} ${spanText(period)} is **${said(top)}**, ${dated(top)}: ${top.title}${top.minutes === undefined || byTime ? "" : `, ${hours(top.minutes)}`}.`,
      bullet([
        rows.filter((each) => value(each) === value(top)).length > 1
          ? `As long as that: ${rows.filter((each) => value(each) === value(top)).length} times, the last on ${dated(rows.filter((each) => value(each) === value(top)).toSorted((a, b) => b.on.localeCompare(a.on))[0] ?? top)}`
          : undefined,
        second === undefined ? undefined : `Second: ${said(second)}, ${dated(second)}`,
        `Counted: ${count(rows.length, "session")}`,
        top.isDistanceLogged || byTime ? undefined : "You logged no distance, so this is the planned one",
      ]),
    ],
  };
}

function paces({ sport = "run", span, wanted, words }: DataQuestion, { work }: Diary, view: CoachView): Draft | undefined {
  if (sport !== "run") return undefined;
  const period = span ?? back(4, "weeks", view.today);
  const runs = within(work, period).filter(
    ({ metres, minutes, code, title }) => (metres.run ?? 0) > 0 && (minutes ?? 0) > 0 && isRun(code, title, metres.run),
  );
  if (runs.length === 0) return { text: [`No run with a distance and a time is logged ${spanText(period)}.`] };
  const paceOf = ({ minutes = 0, metres }: Work): number => (60 * minutes) / ((metres.run ?? 1) / 1000);
  const all = sum(runs.map(({ minutes }) => 60 * (minutes ?? 0))) / (sum(runs.map(({ metres }) => metres.run ?? 0)) / 1000);
  const fastest = runs.toSorted((a, b) => paceOf(a) - paceOf(b))[0];
  return {
    text: [
      wanted === "fastest" && fastest !== undefined
        ? `Your fastest run ${spanText(period)} is **${pace(view, paceOf(fastest))}** over ${distance(view, fastest.metres.run ?? 0)}, ${shortDay(fastest.on)} (${fastest.title}).`
        : `${capital(spanText(period))} your runs averaged **${pace(view, all)}**, warm-ups and rests included, over ${count(runs.length, "run")}.`,
      ...(/last|yesterday/.test(words) && runs.at(-1) !== undefined
        ? [`The last: ${pace(view, paceOf(runs.at(-1) as Work))}, ${shortDay(runs.at(-1)?.on ?? "")}.`]
        : []),
      runs.every(({ isDistanceLogged }) => !isDistanceLogged) ? "No distances are logged: these are the plan's." : "",
    ].filter((part) => part !== ""),
    followUps: ["What are my training paces?"],
  };
}

function bestPeriod({ words, span, metric }: DataQuestion, rows: readonly Work[], amount: Amount, view: CoachView): Draft {
  const byWeek =
    /\b(best|busiest|biggest|most active|worst|hardest|toughest|heaviest|which|what) week\b|\bweek\b/.test(words) &&
    !/\b(which|what|best|biggest) month\b/.test(words);
  const isWorst = /\b(worst|least|weakest|lowest|smallest|laziest|easiest|lightest)\b/.test(words);
  const period = span ?? { from: "2000-01-01", to: view.today };
  const key = (on: string): string => (byWeek ? getMonday(on) : on.slice(0, 7));
  const groups = Map.groupBy(within(rows, period), ({ on }) => key(on));
  const ranked = [...groups]
    .map(([from, works]) => ({ from, total: sum(works.map(amount.of)), works }))
    .toSorted((a, b) => (isWorst ? a.total - b.total || -1 : b.total - a.total));
  const [top, second] = ranked;
  if (top === undefined) return { text: ["Nothing is logged in that time."] };
  const named = (from: string): string =>
    byWeek
      ? `the week from ${shortDay(from)} ${from.slice(0, 4)}`
      : new Date(`${from}-01T00:00:00Z`).toLocaleDateString("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });
  const minutes = sum(top.works.map((each) => each.minutes ?? 0));
  return {
    text: [
      `Your ${isWorst ? "smallest" : "biggest"} ${byWeek ? "week" : "month"} is **${named(top.from)}**: ${amount.say(top.total)}${metric === "sessions" ? "" : `, ${count(top.works.length, "session")}`}, ${hours(minutes)}.`,
      ...(second === undefined ? [] : [`Next: ${named(second.from)} with ${amount.say(second.total)}.`]),
    ],
  };
}

/** The effort after sessions: mean, trend, hardest and easiest. */
export function aboutEffort({ span, wanted, metric, words, against }: DataQuestion, { work }: Diary, view: CoachView): Draft {
  const period = span ?? back(4, "weeks", view.today);
  const rated = within(work, period).filter(({ rpe }) => rpe !== undefined);
  const least = /\brpe ?(\d{1,2}(?:\.5)?)/.exec(words)?.[1];
  if (least !== undefined && /\bhow many\b/.test(words)) {
    const hard = rated.filter(({ rpe }) => (rpe ?? 0) >= Number(least));
    return {
      text: [
        `**${count(hard.length, "session")}** with an effort of ${least} or more ${spanText(period)}, out of ${rated.length} with a rated effort.`,
        bullet(
          hard
            .slice(-4)
            .toReversed()
            .map(({ on, title, rpe }) => `${shortDay(on)}: ${title}, ${rpe ?? ""}`),
        ),
      ].filter((part) => part !== ""),
    };
  }
  if (/\b(kind|type|sort)s? of (session|training|workout|run)s?\b/.test(words))
    return byKind(rated.length > 0 && span !== undefined ? rated : work, words);
  if (rated.length === 0) return { text: [`No session with an effort (RPE) is logged ${spanText(period)}.`] };
  if (metric === "hardest") {
    const isEasy = /\beasiest\b/.test(words);
    const ranked = rated.toSorted((a, b) => (isEasy ? -1 : 1) * ((b.rpe ?? 0) - (a.rpe ?? 0) || (b.load ?? 0) - (a.load ?? 0)));
    const [top, ...others] = ranked;
    return {
      text: [
        `Your ${isEasy ? "easiest" : "hardest"} session ${spanText(period)} was **${top?.title ?? ""}**, ${shortDay(top?.on ?? "")}: effort ${top?.rpe ?? ""} of 10, ${hours(top?.minutes ?? 0)}, load ${Math.round(top?.load ?? 0)}.`,
        bullet(
          others
            .slice(0, 2)
            .map(({ title, on, rpe, load }) => `Then: ${title}, ${shortDay(on)}, effort ${rpe ?? ""}, load ${Math.round(load ?? 0)}`),
        ),
      ].filter((part) => part !== ""),
    };
  }
  const average = mean(rated.map(({ rpe }) => rpe ?? 0)) ?? 0;
  const reference = against !== undefined && against !== "usual" ? within(work, against).flatMap(({ rpe }) => rpe ?? []) : [];
  const before = mean(reference);
  const weeks = buckets(
    rated.map(({ on, rpe }) => ({ on, value: rpe ?? 0 })),
    period,
  );
  const counts = buckets(
    rated.map(({ on }) => ({ on, value: 1 })),
    period,
  );
  const line = sparkline(weeks.map(({ value }, index) => value / Math.max(1, counts[index]?.value ?? 1)).filter((value) => value > 0));
  const hardest = rated.toSorted((a, b) => (b.rpe ?? 0) - (a.rpe ?? 0))[0];
  return {
    text: [
      wanted === "last" || period.unit === "day"
        ? `The last effort you noted is **${rated.at(-1)?.rpe ?? ""} of 10**: ${rated.at(-1)?.title ?? ""}, ${shortDay(rated.at(-1)?.on ?? "")}.`
        : `Your average effort ${spanText(period)} is **${average.toFixed(1)} of 10** (RPE), over ${count(rated.length, "session")}.`,
      bullet([
        before === undefined ? undefined : `Against ${before.toFixed(1)} ${against === "usual" ? "" : (against?.label ?? "")}`,
        hardest === undefined ? undefined : `Hardest: ${hardest.title}, ${shortDay(hardest.on)}, ${hardest.rpe ?? ""}`,
        line === "" ? undefined : `By week: ${line}`,
      ]),
    ],
  };
}

const KIND_NAMES: readonly (readonly [RegExp, string])[] = [
  [/^HX$/, "Compromised runs and Hyrox sessions"],
  [/^RT$/, "Threshold runs"],
  [/^RI$/, "Interval runs"],
  [/^RL$/, "Long runs"],
  [/^R/, "Easy runs"],
  [/^S/, "Strength sessions"],
];

/** Which kind of session feels how hard. */
function byKind(work: readonly Work[], words: string): Draft {
  const named = work.flatMap((each) => {
    const name = KIND_NAMES.find(([code]) => code.test(each.code ?? ""))?.[1];
    return name === undefined || each.rpe === undefined ? [] : [{ name, rpe: each.rpe }];
  });
  const groups = [...Map.groupBy(named, ({ name }) => name)]
    .filter(([, of]) => of.length > 2)
    .map(([name, of]) => ({ name, effort: mean(of.map(({ rpe }) => rpe)) ?? 0, sessions: of.length }))
    .toSorted((a, b) => (/\beasiest\b/.test(words) ? a.effort - b.effort : b.effort - a.effort));
  const [top] = groups;
  if (top === undefined) return { text: ["Too few sessions with an effort (RPE) are logged to say which kind feels hardest."] };
  return {
    text: [
      `**${top.name}** feel ${/\beasiest\b/.test(words) ? "easiest" : "hardest"} to you: effort ${top.effort.toFixed(1)} of 10 on average.`,
      bullet(groups.map(({ name, effort, sessions }) => `${name}: ${effort.toFixed(1)}, over ${count(sessions, "session")}`)),
    ],
  };
}

/** The heaviest set of all lifts. */
function heaviest({ span }: DataQuestion, { work }: Diary, view: CoachView): Draft {
  const period = span ?? { from: "2000-01-01", to: view.today, label: "in everything you logged", unit: "other" as const };
  const sets = within(work, period).flatMap(({ on, sets: of }) => of.filter(({ isWarmUp }) => !isWarmUp).map((set) => ({ on, set })));
  const [top, ...others] = sets.toSorted((a, b) => (b.set.kilograms ?? 0) - (a.set.kilograms ?? 0));
  if (top?.set.kilograms === undefined) return { text: [`No set with a weight is logged ${spanText(period)}.`] };
  const next = others.find(({ set }) => set.exercise !== top.set.exercise);
  return {
    text: [
      `The heaviest set ${spanText(period)} is **${top.set.exercise} ${weight(view, top.set.kilograms)} × ${top.set.reps ?? 1}**, ${shortDay(top.on)}.`,
      ...(next?.set.kilograms === undefined
        ? []
        : [`Of the other lifts: ${next.set.exercise} ${weight(view, next.set.kilograms)} × ${next.set.reps ?? 1}, ${shortDay(next.on)}.`]),
    ],
  };
}
