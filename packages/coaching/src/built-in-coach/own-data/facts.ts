import { FOCUS, LEVEL } from "@ironpace/contract";
import { findingText, shortDay } from "@ironpace/training";
import { bullet, capital, list, weight } from "../say.ts";
import type { Draft } from "../topic.ts";
import type { CoachView } from "../view.ts";
import type { DataQuestion } from "./data-slots.ts";
import { type Diary, within } from "./diary.ts";
import { count } from "./figures.ts";
import { always } from "./span.ts";

/** What the plan's history says, with its reasons. */
export function aboutChanges({ span }: DataQuestion, { adjustments, planned }: Diary, view: CoachView): Draft {
  const period = span ?? always(view.today);
  const found = within(adjustments, { from: period.from, to: "9999-12-31" }).filter(({ on }) => period.unit === "other" || on <= period.to);
  const since = adjustments.at(-1);
  const moved = planned.filter(({ status }) => status === "moved").length;
  if (found.length === 0)
    return {
      text: [
        `Nothing was changed in your plan${span === undefined ? "" : ` ${span.label}`}: it is unchanged since it was generated${view.plan === undefined ? "" : ` (${view.plan.plan.title}, from ${shortDay(view.plan.plan.startDate)})`}.${span !== undefined && since !== undefined ? ` The last change is from ${shortDay(since.on)}.` : ""}`,
        ...(moved > 0 ? [`${count(moved, "session")} moved to another day.`] : []),
        "Every change I offer shows what it alters and why, and you can take it back under the plan's history.",
      ],
    };
  return {
    text: [
      `${capital(count(found.length, "change"))}${span === undefined ? "" : ` ${span.label}`}, the latest first:`,
      bullet(
        found
          .toReversed()
          .slice(0, 5)
          .map(
            ({ on, reason, details, reasons, changed, undone }) =>
              `${shortDay(on)}: **${REASONS[reason] ?? reason}**${details === undefined ? "" : ` (“${details}”)`}${undone ? ", taken back" : ""}. ${reasons[0] ?? ""}${changed.length === 0 ? "" : ` Sessions: ${list([...new Set(changed)].slice(0, 3))}${changed.length > 3 ? " and more" : ""}.`}`,
          ),
      ),
    ],
  };
}

const REASONS: { readonly [reason: string]: string } = {
  injury: "Injury",
  illness: "Illness",
  competition: "Competition",
  availability: "New training week",
  equipment: "New equipment",
  profile: "New profile values",
  benchmark: "New numbers",
  travel: "Time away",
  missed: "Missed sessions",
  moved: "Session moved",
  skipped: "Session skipped",
  swap: "Exercise swapped",
  eased: "Made easier",
  other: "Changed",
};

/** What the app has no place for. */
export function notStored({ words }: DataQuestion): Draft {
  const what = /\b(calories|kcal|burn)/.test(words)
    ? "calories"
    : /\bbmi\b/.test(words)
      ? "your BMI (that takes a height, and it says little about athletes)"
      : /\bsteps?\b/.test(words)
        ? "steps"
        : /\bbirthday\b/.test(words)
          ? "your birthday (only your age)"
          : /\bheart rate|hr\b/.test(words)
            ? "heart rates"
            : /\bcadence\b/.test(words)
              ? "cadence"
              : /\belevation\b/.test(words)
                ? "elevation"
                : /\bbody ?fat\b/.test(words)
                  ? "body fat"
                  : "that";
  return {
    text: [
      `The app does not track ${what}, so I cannot say. What I do have are your sessions with minutes and effort, sets, distances, bests, goals and races.`,
    ],
  };
}

/** The coach does not read the morning check-ins; effort and notes of sessions say a little. */
export function aboutCheckIns({ span, words }: DataQuestion, { work }: Diary, view: CoachView): Draft {
  const what = /\bsle(ep|pt)\b/.test(words)
    ? "sleep"
    : /\bsore/.test(words)
      ? "soreness"
      : /\benergy\b/.test(words)
        ? "energy"
        : /\bmood\b/.test(words)
          ? "mood"
          : /\bhrv|resting\b/.test(words)
            ? "HRV or resting heart rate"
            : "how you feel day by day";
  const rated = within(work, span ?? always(view.today)).filter(({ rpe }) => rpe !== undefined);
  const last = rated.at(-1);
  return {
    text: [
      `I do not read your check-ins, so I cannot say anything about ${what}${span === undefined ? "" : ` ${span.label}`}, and I will not guess. The **Check-in** page shows the last four weeks.`,
      ...(last === undefined
        ? []
        : [`What I do have is the effort of your sessions: the last is ${last.rpe ?? ""} of 10 (${last.title}, ${shortDay(last.on)}).`]),
    ],
    followUps: ["How tired am I?", "What is my average effort?"],
  };
}

export function aboutInjuries(_: DataQuestion, { profile, adjustments }: Diary, view: CoachView): Draft {
  const changes = adjustments.filter(({ reason, undone }) => reason === "injury" && !undone);
  if (profile.injuries === undefined && changes.length === 0)
    return { text: ["You have no injury entered. If something hurts, tell me where, when, and how bad from 0 to 10."] };
  const read = view.injuries.regions.map((finding) => {
    const { region, severity, allows } = findingText(finding);
    return `Read as: ${region}, ${severity}, ${allows}`;
  });
  return {
    text: [
      ...(profile.injuries === undefined ? [] : [`Your profile says: “${profile.injuries}”.`]),
      bullet([
        ...read,
        ...changes.slice(-3).map(({ on, details }) => `Your plan was changed for it on ${shortDay(on)}: “${details ?? "injury"}”`),
      ]),
      ...(read.length === 0 ? ["Nothing in it limits your training any more."] : []),
    ].filter((part) => part !== ""),
    articles: ["training-around-pain"],
  };
}

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** Values of the profile, the ones that are asked for. */
export function aboutProfile({ words }: DataQuestion, { profile }: Diary, view: CoachView): Draft {
  const { athlete } = view;
  const days = Object.entries(athlete.availability.minutes ?? {}).filter(([, minutes]) => (minutes ?? 0) > 0);
  const lines: readonly (readonly [RegExp, string | undefined, string])[] = [
    [
      /\b(weigh|body ?weight|weight|heavy am i)\b/,
      profile.bodyWeight === undefined ? undefined : `Body weight: **${weight(view, profile.bodyWeight)}**`,
      "body weight",
    ],
    [/\b(how old|age)\b(?!.*training)/, profile.age === undefined ? undefined : `Age: **${profile.age}**`, "age"],
    [/\b(tall|height)\b/, profile.height === undefined ? undefined : `Height: **${profile.height} cm**`, "height"],
    [
      /\blevel\b/,
      profile.level === undefined ? undefined : `Level: **${LEVEL.labels[profile.level as keyof typeof LEVEL.labels] ?? profile.level}**`,
      "level",
    ],
    [
      /\b(focus|sport)\b/,
      profile.focus === undefined ? undefined : `Focus: **${FOCUS.labels[profile.focus as keyof typeof FOCUS.labels] ?? profile.focus}**`,
      "focus",
    ],
    [
      /\b(training age|how long have i|years)\b/,
      profile.trainingYears === undefined ? undefined : `Training for **${profile.trainingYears} years**`,
      "years of training",
    ],
    [/\b(gender|sex)\b/, profile.gender === undefined ? undefined : `Gender: **${profile.gender}**`, "gender"],
    [
      /\b(equipment|gear|kit)\b/,
      athlete.equipment === undefined
        ? "Equipment: none is entered, so I assume a **fully equipped gym**"
        : `Equipment: **${list(athlete.equipment)}**`,
      "equipment",
    ],
    [
      /\b(availab\w*|schedule|training days|days (a|per) week|times (a|per) week|which days|how many days)\b/,
      days.length > 0
        ? `Training days: **${days.length}** (${days.map(([day, minutes]) => `${DAYS[Number(day) - 1] ?? ""} ${minutes ?? 0} min`).join(", ")})${athlete.availability.longDay === undefined ? "" : `; long day ${DAYS[athlete.availability.longDay - 1] ?? ""}`}`
        : `Training days: **${view.plan?.plan.sessionsPerWeek ?? athlete.availability.daysPerWeek} a week**`,
      "training days",
    ],
    [
      /\blong day\b/,
      athlete.availability.longDay === undefined ? undefined : `Long day: **${DAYS[athlete.availability.longDay - 1] ?? ""}**`,
      "long day",
    ],
    [/\b(dislikes?|hate)\b/, profile.dislikes === undefined ? undefined : `You dislike: “${profile.dislikes}”`, "dislikes"],
    [/\bunits\b/, `Units: **${athlete.units ?? "kg"}** and **${view.distances}**`, "units"],
  ];
  const asked = lines.filter(([pattern]) => pattern.test(words));
  if (asked.length > 0) {
    const missing = asked.filter(([, text]) => text === undefined).map(([, , name]) => name);
    return {
      text: [
        bullet(asked.map(([, text]) => text)),
        ...(missing.length === 0 ? [] : [`Your profile has no ${list(missing)}. Enter it there, or tell me.`]),
      ].filter((part) => part !== ""),
    };
  }
  return {
    text: [`Your profile:`, bullet(lines.map(([, text]) => text)), "“What the coach sees” in this chat shows every line I read."],
  };
}

/** All bests and benchmarks, the newest value of each. */
export function aboutBests({ words, span, against }: DataQuestion, { bests, benchmarks }: Diary, view: CoachView): Draft {
  const then = against !== undefined && against !== "usual" ? against : span;
  if (/\bstronger|heavier\b/.test(words) && then !== undefined) {
    const lines = Object.entries(NAMES).flatMap(([field, [name, unit]]) => {
      const values = benchmarks.filter((each) => each.field === field);
      const [before, now] = [values.findLast(({ on }) => on <= then.to) ?? values[0], values.at(-1)];
      if (unit !== "kg" || before === undefined || now === undefined) return [];
      return [
        `${name}: ${weight(view, before.value)} → **${weight(view, now.value)}** (${now.value >= before.value ? "+" : "−"}${weight(view, Math.abs(now.value - before.value))})`,
      ];
    });
    if (lines.length > 0)
      return { text: [`Tested maxima, the last by the end of ${then.label.replace(/^in /, "")} and now:`, bullet(lines)] };
  }
  const newest = new Map<string, string>();
  for (const { name, value, unit, on } of bests)
    newest.set(
      name.toLowerCase(),
      `${name}: **${value}${unit === undefined || value.includes(":") ? "" : ` ${unit}`}**, ${shortDay(on)} ${on.slice(0, 4)}`,
    );
  const tested = new Map<string, string>();
  for (const { field, value, on } of benchmarks) {
    const name = NAMES[field];
    if (name !== undefined)
      tested.set(
        field,
        `${name[0]}: **${name[1] === "kg" ? weight(view, value) : name[1] === "time" ? `${Math.floor(value / 60)}:${String(Math.floor(value % 60)).padStart(2, "0")}${value % 1 === 0 ? "" : `.${Math.round(10 * (value % 1))}`}` : `${value}${name[1]}`}**, ${shortDay(on)} ${on.slice(0, 4)}`,
      );
  }
  if (newest.size + tested.size === 0)
    return {
      text: [
        "No personal best and no benchmark is stored. Enter them under Personal Bests and in your profile: weights and paces come from them.",
      ],
    };
  return {
    text: [
      ...(newest.size > 0 ? [`Personal bests:\n${bullet([...newest.values()])}`] : []),
      ...(tested.size > 0 ? [`Benchmarks that your plan uses:\n${bullet([...tested.values()])}`] : []),
    ],
    followUps: ["How is my squat going?", "What is my weak link?"],
  };
}

const NAMES: { readonly [field: string]: readonly [name: string, unit: string] } = {
  back_squat: ["Back squat", "kg"],
  deadlift: ["Deadlift", "kg"],
  bench_press: ["Bench press", "kg"],
  clean_and_jerk: ["Clean and jerk", "kg"],
  snatch: ["Snatch", "kg"],
  overhead_press: ["Overhead press", "kg"],
  strict_pullups: ["Strict pull-ups", ""],
  handstand_pushups: ["Handstand push-ups", ""],
  bar_muscle_ups: ["Bar muscle-ups", ""],
  ring_muscle_ups: ["Ring muscle-ups", ""],
  run_5k: ["5 km", "time"],
  run_10k: ["10 km", "time"],
  row_500m: ["500 m row", "time"],
  ftp_20min: ["20-minute power", " W"],
  vo2_max: ["VO2max", ""],
};
