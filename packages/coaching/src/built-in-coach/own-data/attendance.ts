import { addDays, BENCHMARK_WORKOUTS, daysBetween, getMonday, shortDay } from "@ironpace/training";
import { bullet, capital, distance, setText } from "../say.ts";
import type { Draft } from "../topic.ts";
import type { CoachView } from "../view.ts";
import type { DataQuestion } from "./data-slots.ts";
import { type Diary, within } from "./diary.ts";
import { count, hours, spanText } from "./figures.ts";
import { isMissed } from "../asking/missed-answer.ts";
import { always, back, type Span } from "./span.ts";

/** Done of planned. */
export function aboutAdherence({ span, against }: DataQuestion, { planned }: Diary, view: CoachView): Draft {
  const share = (of: Span): { readonly done: number; readonly due: number } => {
    const due = within(planned, of).filter(({ on, status }) => on < view.today || status !== "planned");
    return { due: due.length, done: due.filter(({ status }) => status === "completed").length };
  };
  const period = span ?? back(12, "weeks", view.today);
  const { done, due } = share(period);
  if (due === 0) return { text: [`No session was planned ${spanText(period)}.`] };
  const overall = share(always(view.today));
  const missed = planned.filter((each) => isMissed(each, view.today));
  const other = against === undefined || against === "usual" ? undefined : { ...share(against), label: against.label };
  return {
    text: [
      `You did **${done} of ${due}** planned sessions ${spanText(period)}: **${Math.round((100 * done) / due)}%**.`,
      ...(other === undefined || other.due === 0
        ? []
        : [`${capital(other.label)} it was ${Math.round((100 * other.done) / other.due)}% (${other.done} of ${other.due}).`]),
      ...(span === undefined && overall.due > due
        ? [
            `Over everything stored, since ${shortDay(planned[0]?.on ?? "")} ${planned[0]?.on.slice(0, 4) ?? ""}: ${overall.done} of ${overall.due} (${Math.round((100 * overall.done) / overall.due)}%), ${missed.length} missed.`,
          ]
        : []),
      done / due >= 0.85
        ? "Above 85% the plan works as intended."
        : "From about 85% the plan works as intended; below that, it is better to plan fewer days and keep them.",
    ],
  };
}

/** Days and weeks in a row. */
export function aboutStreak(_: DataQuestion, { work, planned }: Diary, view: CoachView): Draft {
  const days = new Set(work.map(({ on }) => on));
  let current = 0;
  for (let day = days.has(view.today) ? view.today : addDays(view.today, -1); days.has(day); day = addDays(day, -1)) current += 1;
  let longest = 0;
  let run = 0;
  let last = "";
  for (const day of [...days].toSorted((a, b) => a.localeCompare(b))) {
    run = last !== "" && addDays(last, 1) === day ? run + 1 : 1;
    longest = Math.max(longest, run);
    last = day;
  }
  const weeks = new Set([...days].map((day) => getMonday(day)));
  let inWeeks = 0;
  for (
    let week = weeks.has(getMonday(view.today)) ? getMonday(view.today) : addDays(getMonday(view.today), -7);
    weeks.has(week);
    week = addDays(week, -7)
  )
    inWeeks += 1;
  const past = planned.filter(({ on, status }) => on < view.today || status === "completed");
  const sinceMiss = past.length - 1 - past.findLastIndex((each) => isMissed(each, view.today));
  return {
    text: [
      `You have trained **${count(current, "day")} in a row**${days.has(view.today) ? ", today included" : ""}, and in **${count(inWeeks, "week")} in a row**. The longest run of days is ${longest}.`,
      ...(past.length > 0 ? [`Planned sessions done without missing one: ${sinceMiss}.`] : []),
      "Rest days are part of the plan, so count weeks in a row, not days.",
    ],
  };
}

/** What was done on a day or lately. */
export function aboutDone(asked: DataQuestion, { work, planned }: Diary, view: CoachView): Draft {
  const { span, sport, words } = asked;
  const isOfSport = (metres: (typeof work)[number]["metres"]): boolean => sport === undefined || (metres[sport] ?? 0) > 0;
  const mine = work.filter(
    ({ metres, type, code }) =>
      (/\blong run/.test(words)
        ? code === "RL"
        : /\binterval/.test(words)
          ? code === "RI"
          : /\b(threshold|tempo)\b/.test(words)
            ? code === "RT"
            : /\b(hyrox|compromised|sim)\b/.test(words)
              ? code === "HX"
              : isOfSport(metres)) &&
      (!/\b(lift|gym|strength)\b/.test(words) || type === "strength"),
  );
  if (/\bhalf (sim|simulation)\b/.test(words)) {
    const half = work.findLast(({ title }) => /half simulation/i.test(title));
    if (half !== undefined) return detailed(half, view);
  }
  const most = Math.min(15, Number(/\b(?:last|recent|latest) (\d{1,2})\b/.exec(words)?.[1] ?? 6));
  if (span === undefined || /\b(?:last|recent|latest) \d{1,2} (sessions|workouts|runs)\b/.test(words)) {
    const last = mine.at(-1);
    if (last === undefined) return { text: ["Nothing is logged yet."] };
    if (/\bcompared with the same session\b/.test(words)) return besideTheOneBefore(last, work);
    const many = /\b(sessions|workouts|runs|log|history|recent)\b/.test(words);
    return many
      ? {
          text: [
            `Your last ${Math.min(most, mine.length)}:`,
            bullet(
              mine
                .slice(-most)
                .toReversed()
                .map((each) => getLine(each)),
            ),
          ],
        }
      : detailed(last, view, /\bnotes?d?\b/.test(words));
  }
  const period = span;
  const done = within(mine, period);
  const was = within(planned, period).filter(({ on, status }) => isMissed({ on, status, title: "" }, view.today));
  if (done.length === 1 && period.unit === "day" && done[0] !== undefined)
    return /\bcompared with the same session\b/.test(words) ? besideTheOneBefore(done[0], work) : detailed(done[0], view);
  if (done.length === 0) {
    const open =
      period.unit === "day"
        ? planned.find(({ on, status }) => on === period.from && (status === "planned" || status === "moved"))
        : undefined;
    const before = mine.findLast(({ on }) => on < period.from);
    return {
      text: [
        `Nothing is logged ${spanText(period)}${was.length > 0 ? `; planned was ${was.map(({ title }) => title).join(", ")}` : period.unit !== "day" ? "" : open !== undefined ? `; planned and still open: ${open.title}` : ": it was a rest day in your plan"}.`,
        ...(before === undefined ? [] : [`The last before it: ${getLine(before)}.`]),
      ],
    };
  }
  const minutes = done.reduce((total, each) => total + (each.minutes ?? 0), 0);
  return {
    text: [
      `${capital(spanText(period))}: **${count(done.length, "session")}**, ${hours(minutes)}.`,
      bullet(done.slice(-10).map((each) => getLine(each))),
      ...(done.length > 10 ? [`The last ten of ${done.length}.`] : []),
      ...(was.length === 0 ? [] : [`Missed: ${was.map(({ on, title }) => `${title} (${shortDay(on)})`).join(", ")}.`]),
    ],
  };
}

/** A session beside the last one of its kind. */
function besideTheOneBefore(work: Diary["work"][number], all: Diary["work"]): Draft {
  const before = all.findLast(({ on, code, type }) => on < work.on && (work.code === undefined ? type === work.type : code === work.code));
  if (before === undefined) return { text: [`There is no earlier session like it to compare with.`, bullet([getLine(work)])] };
  const [now, then] = [work.rpe ?? 0, before.rpe ?? 0];
  const verdict = now === then ? "As hard as" : now > then ? "Harder than" : "Easier than";
  return {
    text: [
      `**${verdict}** the one before it, by the effort you noted (${now} against ${then} of 10).`,
      bullet([getLine(work), getLine(before)]),
    ],
  };
}

function getLine({ on, title, minutes, rpe }: Diary["work"][number]): string {
  return `${shortDay(on)}: ${title}${minutes === undefined ? "" : `, ${hours(minutes)}`}${rpe === undefined ? "" : `, effort ${rpe}`}`;
}

function daysAgo(on: string, today: string): string {
  const days = daysBetween(on, today);
  return days === 0 ? "today" : days === 1 ? "yesterday" : `${days} days ago`;
}

function detailed(work: Diary["work"][number], view: CoachView, isNoteAsked = false): Draft {
  const byExercise = Map.groupBy(
    work.sets.filter(({ isWarmUp }) => !isWarmUp),
    ({ exercise }) => exercise,
  );
  return {
    text: [
      `${shortDay(work.on)} (${daysAgo(work.on, view.today)}): **${work.title}**${work.minutes === undefined ? "" : `, ${hours(work.minutes)}`}${work.rpe === undefined ? "" : `, effort ${work.rpe} of 10`}${work.metres.run === undefined || work.metres.run < 1000 ? "" : `, ${distance(view, Math.round(work.metres.run / 100) * 100)} of running`}${work.load === undefined ? "" : `, load ${Math.round(work.load)}`}.`,
      bullet(
        [...byExercise]
          .slice(0, 8)
          .map(
            ([name, sets]) =>
              `${name}: ${sets.length} × ${setText(sets.toSorted((a, b) => (b.kilograms ?? 0) - (a.kilograms ?? 0))[0], view)}`,
          ),
      ),
      work.notes === undefined ? (isNoteAsked ? "No note is stored with it." : "") : `You noted: “${work.notes}”`,
    ].filter((part) => part !== ""),
    followUps: ["And the session before?", "What is next?"],
  };
}

/** What came out of a workout with a name. */
export function aboutScore({ words }: DataQuestion, { work }: Diary): Draft | undefined {
  const named = BENCHMARK_WORKOUTS.find(({ name }) => new RegExp(`\\b${name.toLowerCase()}\\b`).test(words))?.name;
  if (named === undefined) return undefined;
  const done = work.filter(({ title }) => title.toLowerCase().includes(named.toLowerCase()));
  const last = done.at(-1);
  if (last === undefined)
    return {
      text: [`No ${named} is logged, so there is no score. Log one with its score in the Session Log, and I can compare the next one.`],
      followUps: [`How do I pace ${named}?`],
    };
  const scored = done.filter(({ score }) => score !== undefined);
  return {
    text: [
      scored.length === 0
        ? `You did ${named} on **${shortDay(last.on)}** (${last.minutes === undefined ? "" : `${hours(last.minutes)}, `}effort ${last.rpe ?? "not noted"}), but you logged **no score**. Add it in the Session Log and I can compare.`
        : `Your last ${named}: **${scored.at(-1)?.score ?? ""}**, ${shortDay(scored.at(-1)?.on ?? "")}.`,
      bullet(scored.length > 1 ? scored.map(({ on, score }) => `${shortDay(on)}: ${score ?? ""}`) : []),
    ].filter((part) => part !== ""),
  };
}
