import { daysBetween, itemText, LIFT_NAMES, oneRepMaxFromSet, shortDay, strengthLevel } from "@ironpace/training";
import { bullet, capital, weight, setText } from "../say.ts";
import type { Draft } from "../topic.ts";
import { allSessions } from "../topics/sessions.ts";
import type { CoachView } from "../view.ts";
import { daysAhead } from "./ahead.ts";
import type { DataQuestion } from "./data-slots.ts";
import { type Diary, type LiftedSet, within } from "./diary.ts";
import { count, percentChange, sparkline, spanText, sum, trendWord, verb } from "./figures.ts";
import { always, back, type Span } from "./span.ts";
import type { Lift } from "./subject.ts";

interface SessionOfLift {
  readonly on: string;
  readonly sets: readonly LiftedSet[];
  /** Kilograms of the heaviest set. */
  readonly top?: LiftedSet;
  /** Estimated from its best set. */
  readonly estimate?: number;
}

/** How a lift goes: tested maximum, heaviest and last sets, the maximum its sets speak for, and how it developed. */
export function aboutLift({ lift, wanted, span, against, words }: DataQuestion, diary: Diary, view: CoachView): Draft | undefined {
  if (lift === undefined) return undefined;
  const all = getSessions(lift, diary);
  const tested = testedMaxima(lift, diary);
  const name = lift.name;
  if (all.length === 0 && tested.length === 0) {
    return {
      text: [
        `I have no ${name} of yours: no set in your log, no personal best and no benchmark.`,
        `Log one (“log ${name} 60 kg x 5”), or enter your best under Personal Bests: then I can follow it.`,
      ],
    };
  }
  const period = span ?? always(view.today);
  const inSpan = within(all, period);
  const several = /\blast (\d{1,2}|three|four|five|six) (mon|tues|wednes|thurs|fri|satur|sun)?(days|times|sessions|weeks)\b/.exec(
    words,
  )?.[1];
  if (several !== undefined && !/\b(volume|tonnage|how much weight|how many)\b/.test(words)) {
    const number = { three: 3, four: 4, five: 5, six: 6 }[several] ?? Number(several);
    const shown = all.slice(-Math.min(10, number)).toReversed();
    return {
      text: [
        `Your last ${shown.length} sessions with ${name}:`,
        bullet(shown.map(({ on, sets, top }) => `${shortDay(on)}: ${sets.length} × ${setText(top, view)}`)),
      ],
    };
  }
  if (/\b(how (many times|often)|number of|how many (sessions|days))\b/.test(words)) return often(name, inSpan, period, all);
  if (/\b(volume|tonnage|how much weight|reps|sets|in total|altogether|did i do|have i done)\b/.test(words))
    return getVolume(name, inSpan, period, view);
  if (
    /\b(relative to (that|it)|per (kg|kilo|kilogram)|(times|relative to|for|by|x) (my )?(body ?)?weight|body ?weight|good (for|enough))\b/.test(
      words,
    ) &&
    !/\bpull\b/.test(words)
  )
    return standing(lift, tested, words, view);
  if (/\bbetter in total|how much (stronger|heavier|better|more)\b/.test(words) && span === undefined) {
    const gain = gained(lift, tested, view);
    if (gain !== undefined) return gain;
  }
  const days =
    wanted !== "trend" && /\b(do i|am i|will i|next (week|time)|tomorrow)\b/.test(words) && !/\b(did|last|was)\b/.test(words)
      ? (daysAhead(words, view.today) ?? { from: view.today, to: "9999-12-31" })
      : undefined;
  const ahead = days === undefined ? [] : getPlanned(lift, days, view);
  if (ahead.length > 0) return { text: [`Planned for your ${name}:`, bullet(ahead)] };
  if (/\blast two\b/.test(words)) return { text: lastTwo(name, all, view) };
  if (wanted === "last" || wanted === "when" || /\blast time\b/.test(words))
    return getLast(name, wanted === "when" ? all : inSpan.length > 0 ? inSpan : all, tested, wanted, view);
  if (against !== undefined && against !== "usual") return compared(lift, all, tested, span ?? recent(view.today), against, view);
  const then =
    span !== undefined && daysBetween(span.to, view.today) > 20 && span.from > "2001"
      ? tested.findLast(({ on }) => on <= span.to && (on >= span.from || span.unit !== "day"))
      : undefined;
  const newest = tested.at(-1);
  if (
    then !== undefined &&
    newest !== undefined &&
    span !== undefined &&
    wanted !== "trend" &&
    !/\b(train\w*|logged|heaviest set)\b/.test(words)
  ) {
    const top = inSpan.reduce<SessionOfLift | undefined>(
      (best, each) => ((each.top?.kilograms ?? 0) > (best?.top?.kilograms ?? 0) ? each : best),
      undefined,
    );
    return {
      text: [
        `${capital(span.label)} your best ${name} was **${weight(view, then.kilograms)}** (${shortDay(then.on)} ${then.on.slice(0, 4)})${newest === then ? ", and it still is" : `; now it is **${weight(view, newest.kilograms)}** (${shortDay(newest.on)} ${newest.on.slice(0, 4)}): ${newest.kilograms >= then.kilograms ? "+" : "−"}${weight(view, Math.abs(newest.kilograms - then.kilograms))}, ${percentChange(then.kilograms, newest.kilograms) ?? ""}`}.`,
        ...(top === undefined ? [] : [`Heaviest set in training ${span.label}: ${setText(top.top, view)}, ${shortDay(top.on)}.`]),
      ],
    };
  }
  if (span?.unit === "day" && inSpan[0] !== undefined)
    return {
      text: [
        `${capital(span.label)}: **${name} ${inSpan[0].sets.length} × ${setText(inSpan[0].top, view)}**.`,
        ...lastTwo(
          name,
          all.filter(({ on }) => on <= span.to),
          view,
        ).slice(1),
      ],
    };
  if (/\b(in training|logged|actually lifted)\b/.test(words) && inSpan.length > 0) return inTraining(name, inSpan, tested, view);
  if (span !== undefined && wanted !== "trend" && inSpan.length === 0) {
    const known = within(tested, span);
    return {
      text: [
        known.length > 0
          ? `${capital(span.label)} you tested **${weight(view, known.at(-1)?.kilograms ?? 0)}** (${shortDay(known.at(-1)?.on ?? "")}), and no sets of it are logged.`
          : `I have no ${name} logged ${span.label}.${all.length > 0 ? ` The last was on ${shortDay(all.at(-1)?.on ?? "")}: ${setText(all.at(-1)?.top, view)}.` : ""}`,
      ],
    };
  }
  return overview(lift, inSpan, tested, span, view);
}

/** A tested maximum for the body weight, and what the race asks of it. */
function standing(lift: Lift, tested: ReturnType<typeof testedMaxima>, words: string, view: CoachView): Draft {
  const best = tested.toSorted((a, b) => b.kilograms - a.kilograms)[0];
  const { bodyWeight, sex, age } = view.athlete;
  if (best === undefined)
    return { text: [`I have no tested ${lift.name} of yours to compare with your weight. Enter one under Personal Bests.`] };
  const heavy = `Your best ${lift.name} is **${weight(view, best.kilograms)}** (${shortDay(best.on)} ${best.on.slice(0, 4)})`;
  if (bodyWeight === undefined) return { text: [`${heavy}. Your profile has no body weight, so I cannot say the ratio.`] };
  const found = strengthLevel(view.athlete, view.today);
  const mine = found?.lifts.find(({ lift: of }) => LIFT_NAMES[of].toLowerCase() === lift.name);
  const isHyrox = view.athlete.focus === "hyrox" || /\bhyrox\b/.test(words);
  return {
    text: [
      `${heavy}: at ${weight(view, bodyWeight)} that is **${(best.kilograms / bodyWeight).toFixed(2)} × body weight**.`,
      mine === undefined
        ? "I have no norm for this lift."
        : `By the usual norms${sex === undefined ? "" : ` for ${sex === "female" ? "women" : "men"}`} of your weight that is **${mine.level}**; norms are a rough guide${age === undefined ? "" : age < 40 ? `, and at ${age} no allowance for age applies` : ", and they come from younger lifters"}.`,
      ...(isHyrox
        ? ["That is stronger than the Hyrox stations need. You will gain more time in the 8 km of running, on the sleds and with pacing."]
        : []),
    ],
    followUps: ["What is my weak link?", "What are my bests?"],
  };
}

/** From the first to the best tested maximum. */
function gained(lift: Lift, tested: ReturnType<typeof testedMaxima>, view: CoachView): Draft | undefined {
  const first = tested[0];
  const best = tested.toSorted((a, b) => b.kilograms - a.kilograms)[0];
  if (first === undefined || best === undefined || first === best) return undefined;
  return {
    text: [
      `**${weight(view, Math.round(10 * (best.kilograms - first.kilograms)) / 10)} more** in total (${percentChange(first.kilograms, best.kilograms) ?? ""}): your ${lift.name} went from ${weight(view, first.kilograms)} (${shortDay(first.on)} ${first.on.slice(0, 4)}) to **${weight(view, best.kilograms)}** (${shortDay(best.on)} ${best.on.slice(0, 4)}).`,
      bullet([
        `All of them: ${tested
          .filter(({ kilograms }, at) => kilograms !== tested[at - 1]?.kilograms)
          .map(({ kilograms }) => weight(view, kilograms))
          .join(" → ")} ${sparkline(tested.map(({ kilograms }) => kilograms))}`.trim(),
      ]),
    ],
  };
}

/** Lines of the plan with the lift on days to come. */
function getPlanned(
  lift: Lift,
  { from, to }: { readonly from: string; readonly to: string },
  { plan, today }: CoachView,
): readonly string[] {
  if (plan === undefined) return [];
  return allSessions(plan)
    .filter(({ date }) => date >= from && date <= to && date >= today)
    .flatMap(({ date, blocks }) =>
      blocks.strength
        .filter(({ name }) => lift.fits.test(name))
        .map((item) => `${shortDay(date)}: **${itemText(item)}**${item.why === undefined ? "" : ` (${item.why.replace(/\.$/, "")})`}`),
    )
    .slice(0, 4);
}

/** The newest session with the lift beside the one before it. */
function lastTwo(name: string, sessions: readonly SessionOfLift[], view: CoachView): readonly string[] {
  const [before, last] = sessions.slice(-2);
  if (last?.top === undefined || before?.top === undefined) return [`There is only one session with ${name} to look at.`];
  const [heavy, effort] = [(last.top.kilograms ?? 0) - (before.top.kilograms ?? 0), (last.top.rpe ?? 0) - (before.top.rpe ?? 0)];
  const word =
    heavy < 0 && effort <= 0
      ? "Lighter and easier"
      : heavy > 0 && effort >= 0
        ? "Heavier and harder"
        : effort > 0
          ? "Harder"
          : effort < 0
            ? "Easier"
            : heavy > 0
              ? "Heavier at the same effort"
              : heavy < 0
                ? "Lighter at the same effort"
                : "The same";
  return [
    `${word} ${word === "The same" ? "as" : "than"} the time before.`,
    bullet([
      `${shortDay(last.on)}: ${last.sets.length} × ${setText(last.top, view)}`,
      `${shortDay(before.on)}: ${before.sets.length} × ${setText(before.top, view)}`,
    ]),
  ];
}

function inTraining(name: string, sessions: readonly SessionOfLift[], tested: ReturnType<typeof testedMaxima>, view: CoachView): Draft {
  const top = Math.max(...sessions.map((each) => each.top?.kilograms ?? 0));
  const same = sessions.filter((each) => each.top?.kilograms === top);
  const best = tested.at(-1);
  return {
    text: [
      `The heaviest ${name} you logged in training is **${setText(same.at(-1)?.top, view)}**, last on ${shortDay(same.at(-1)?.on ?? "")} ${same.at(-1)?.on.slice(0, 4) ?? ""}${same.length > 1 ? `, first on ${shortDay(same[0]?.on ?? "")} ${same[0]?.on.slice(0, 4) ?? ""}` : ""}.`,
      ...(best === undefined
        ? []
        : [`Tested, as a maximum: ${weight(view, best.kilograms)} (${shortDay(best.on)} ${best.on.slice(0, 4)}).`]),
    ],
  };
}

function recent(today: string): Span {
  return back(8, "weeks", today);
}

export function getSessions(lift: Lift, { work }: Diary): readonly SessionOfLift[] {
  return work.flatMap(({ on, sets }) => {
    const mine = sets.filter(({ exercise, isWarmUp }) => lift.fits.test(exercise) && !isWarmUp);
    if (mine.length === 0) return [];
    const top = mine.toSorted((a, b) => (b.kilograms ?? 0) - (a.kilograms ?? 0) || (b.reps ?? 0) - (a.reps ?? 0))[0];
    const estimates = mine.flatMap(({ kilograms, reps, rpe }) =>
      kilograms === undefined || reps === undefined || reps > 8
        ? []
        : (oneRepMaxFromSet(kilograms, reps, Math.max(0, Math.round(10 - (rpe ?? 10)))) ?? []),
    );
    return [{ on, sets: mine, ...(top !== undefined && { top }), ...(estimates.length > 0 && { estimate: Math.max(...estimates) }) }];
  });
}

/** Benchmarks and personal bests in kilograms, the oldest first, each value once. */
function testedMaxima(
  lift: Lift,
  { benchmarks, bests }: Diary,
): readonly { readonly on: string; readonly kilograms: number; readonly source: string }[] {
  const of = [
    ...benchmarks.flatMap(({ field, value, on }) => (field === lift.benchmark ? [{ on, kilograms: value, source: "benchmark" }] : [])),
    ...bests.flatMap(({ name, metric, number, unit, on }) =>
      lift.fits.test(name) && metric === "weight" && number !== undefined
        ? [{ on, kilograms: unit === "lb" || unit === "lbs" ? number * 0.45359237 : number, source: "personal best" }]
        : [],
    ),
  ].toSorted((a, b) => a.on.localeCompare(b.on));
  return of.filter((each, index) => of.findIndex(({ on, kilograms }) => on === each.on && kilograms === each.kilograms) === index);
}

function overview(
  lift: Lift,
  sessions: readonly SessionOfLift[],
  tested: ReturnType<typeof testedMaxima>,
  span: Span | undefined,
  view: CoachView,
): Draft {
  const heaviest = sessions.reduce<SessionOfLift | undefined>(
    (best, each) => ((each.top?.kilograms ?? 0) > (best?.top?.kilograms ?? 0) ? each : best),
    undefined,
  );
  const last = sessions.at(-1);
  const highest = tested.reduce<(typeof tested)[number] | undefined>(
    (best, each) => (each.kilograms >= (best?.kilograms ?? 0) ? each : best),
    undefined,
  );
  const first = tested[0];
  const estimates = sessions.flatMap(({ on, estimate }) => (estimate === undefined ? [] : [{ on, value: estimate }]));
  const newest = estimates.at(-1);
  const earlier = estimates.at(-9) ?? estimates[0];
  const line = sparkline(estimates.slice(-12).map(({ value }) => value));
  return {
    text: [
      highest === undefined
        ? `Your **${lift.name}**${span === undefined ? "" : ` ${span.label}`}: heaviest set **${setText(heaviest?.top, view)}** (${shortDay(heaviest?.on ?? "")}). A tested maximum is not stored.`
        : `Your best **${lift.name}** is **${weight(view, highest.kilograms)}** (${highest.source}, ${shortDay(highest.on)} ${highest.on.slice(0, 4)})${first !== undefined && first !== highest ? `, up from ${weight(view, first.kilograms)} on ${shortDay(first.on)} ${first.on.slice(0, 4)} (${percentChange(first.kilograms, highest.kilograms) ?? ""})` : ""}.`,
      bullet([
        highest === undefined || heaviest === undefined || heaviest.top?.kilograms === undefined
          ? undefined
          : `Heaviest set in training${span === undefined ? "" : ` ${span.label}`}: ${setText(heaviest.top, view)}, ${shortDay(heaviest.on)}`,
        last === undefined ? undefined : `Last time: ${last.sets.length} × ${setText(last.top, view)}, ${shortDay(last.on)}`,
        newest === undefined
          ? undefined
          : `Estimated maximum from your sets: about ${weight(view, newest.value)}${earlier === undefined || earlier === newest ? "" : `, ${trendWord(earlier.value, newest.value)} since ${shortDay(earlier.on)} (${weight(view, earlier.value)})`}`,
        tested.length > 2
          ? `Tested: ${tested
              .map(({ kilograms }) => weight(view, kilograms))
              .filter((said, at, all) => said !== all[at - 1])
              .join(" → ")}`
          : undefined,
        line === "" ? undefined : `Estimate over the last ${Math.min(12, estimates.length)} sessions: ${line}`,
        sessions.length === 0 ? undefined : `Sessions with it${span === undefined ? "" : ` ${span.label}`}: ${sessions.length}`,
      ]),
    ].filter((part) => part !== ""),
    followUps: [`When did I last ${verb(lift.name)}?`, "What is my weak link?"],
  };
}

function often(name: string, sessions: readonly SessionOfLift[], span: Span, all: readonly SessionOfLift[]): Draft {
  const last = all.at(-1);
  return {
    text: [
      sessions.length === 0
        ? `No session with ${name} is logged ${spanText(span)}.${last === undefined ? "" : ` The last was on ${shortDay(last.on)}.`}`
        : `**${count(sessions.length, "session")}** with ${name} ${spanText(span)}, ${count(sum(sessions.map(({ sets }) => sets.length)), "set")} in all. The last was on ${shortDay(sessions.at(-1)?.on ?? "")}.`,
    ],
  };
}

function getVolume(name: string, sessions: readonly SessionOfLift[], span: Span, view: CoachView): Draft {
  const sets = sessions.flatMap((each) => each.sets);
  const kilograms = sum(sets.map(({ kilograms: heavy, reps, perHand }) => (heavy ?? 0) * (reps ?? 0) * (perHand ? 2 : 1)));
  return {
    text: [
      sets.length === 0
        ? `No ${name} is logged ${spanText(span)}.`
        : kilograms === 0
          ? `${capital(name)} ${spanText(span)}: **${count(sum(sets.map(({ reps }) => reps ?? 0)), "rep")}** in ${count(sets.length, "set")}, over ${count(sessions.length, "session")}.`
          : `${capital(name)} ${spanText(span)}: **${weight(view, Math.round(kilograms))}** in ${count(sets.length, "set")} and ${count(sum(sets.map(({ reps }) => reps ?? 0)), "rep")}, over ${count(sessions.length, "session")}.`,
    ],
  };
}

function getLast(
  name: string,
  sessions: readonly SessionOfLift[],
  tested: ReturnType<typeof testedMaxima>,
  wanted: DataQuestion["wanted"],
  view: CoachView,
): Draft {
  const last = sessions.at(-1);
  const highest = tested.reduce<(typeof tested)[number] | undefined>(
    (best, each) => (each.kilograms >= (best?.kilograms ?? 0) ? each : best),
    undefined,
  );
  if (last === undefined)
    return {
      text: [
        `No set of ${name} is logged.${highest === undefined ? "" : ` Your best is ${weight(view, highest.kilograms)}, ${shortDay(highest.on)} ${highest.on.slice(0, 4)}.`}`,
      ],
    };
  const days = Math.round((Date.parse(view.today) - Date.parse(last.on)) / 86_400_000);
  const ago = days === 0 ? "today" : days === 1 ? "yesterday" : `${days} days ago`;
  return {
    text: [
      `Your last ${name} was on **${shortDay(last.on)}** (${ago}): ${last.sets.length} × ${setText(last.top, view)}.`,
      ...(wanted === "when" && highest !== undefined
        ? [`Your best, ${weight(view, highest.kilograms)}, is from ${shortDay(highest.on)} ${highest.on.slice(0, 4)}.`]
        : []),
    ],
  };
}

function compared(
  lift: Lift,
  all: readonly SessionOfLift[],
  tested: ReturnType<typeof testedMaxima>,
  now: Span,
  then: Span,
  view: CoachView,
): Draft {
  const best = (span: Span): number | undefined => {
    const estimates = within(all, span).flatMap(({ estimate }) => estimate ?? []);
    return estimates.length === 0 ? undefined : Math.max(...estimates);
  };
  const test = (span: Span): number | undefined => tested.findLast(({ on }) => on <= span.to)?.kilograms;
  const [after, before] = [best(now), best(then)];
  const [tests, testsBefore] = [test(now), test(then)];
  const lines = [
    before === undefined || after === undefined
      ? undefined
      : `Best estimated maximum from your sets: ${weight(view, after)} ${now.label}, ${weight(view, before)} ${then.label} (${percentChange(before, after) ?? ""})`,
    tests === undefined || testsBefore === undefined
      ? undefined
      : `Tested: ${weight(view, tests)} now, ${weight(view, testsBefore)} then (${percentChange(testsBefore, tests) ?? ""})`,
  ];
  const [low, high] = [before ?? testsBefore, after ?? tests];
  return {
    text:
      low === undefined || high === undefined
        ? [
            `For your ${lift.name} I have nothing to compare with ${then.label}. ${all.length > 0 ? `The first set is from ${shortDay(all[0]?.on ?? "")}.` : ""}`,
          ]
        : [
            `${high > 1.005 * low ? "Yes, it went up" : high < 0.995 * low ? "It went down" : "It is about the same"}: your **${lift.name}** ${now.label} against ${then.label}.`,
            bullet(lines),
          ],
  };
}
