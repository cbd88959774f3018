import { daysBetween, dayInWords, raceReadiness, shortDay } from "@ironpace/training";
import { bullet, capital, clock, setText } from "../say.ts";
import type { Draft } from "../topic.ts";
import { allSessions } from "../topics/sessions.ts";
import type { CoachView } from "../view.ts";
import type { DataQuestion } from "./data-slots.ts";
import type { Diary, Goal, Race } from "./diary.ts";
import { count } from "./figures.ts";
import { formDays } from "./form.ts";
import { liftNamed, testNamed } from "./subject.ts";
import { getResults, said, seconds } from "./tests.ts";

const FILLER = /\b(the|my|in|at|on|of|race|hyrox|marathon|half|10k|5k|comp|competition)\b/g;

/** The race whose name, place or kind the words have. */
export function raceNamed(words: string, races: readonly Race[]): Race | undefined {
  const has = (text: string): boolean =>
    text
      .toLowerCase()
      .replaceAll(FILLER, " ")
      .split(/[^\p{L}\d]+/u)
      .some((part) => part.length > 3 && new RegExp(`\\b${part}\\b`).test(words));
  return (
    races.find(({ name, location }) => has(name) || has(location)) ??
    races.find(
      ({ name, type }) =>
        new RegExp(`\\b${type}\\b`).test(words) ||
        name
          .toLowerCase()
          .split(" ")
          .some((part) => /\d+k|marathon|half/.test(part) && words.includes(part)),
    )
  );
}

/** Races of the list and the one of the profile that are still to come. */
function upcoming(
  diary: Diary,
  view: CoachView,
): readonly (
  | Race
  | {
      readonly name: string;
      readonly on: string;
      readonly priority: string;
      readonly location: string;
      readonly type: string;
      readonly target?: string;
    }
)[] {
  const listed = diary.races.filter(({ on }) => on >= view.today);
  const others = view.competitions
    .filter(({ date }) => !listed.some(({ on }) => on === date))
    .map(({ name, date, priority, type }) => ({ name: name ?? "Your race", on: date, priority, location: "", type: type ?? "" }));
  return [...listed, ...others].toSorted((a, b) => a.on.localeCompare(b.on));
}

export function aboutCountdown({ words }: DataQuestion, diary: Diary, view: CoachView): Draft {
  const ahead = upcoming(diary, view);
  const [next] = ahead;
  if (next === undefined) {
    const last = diary.races.at(-1);
    return {
      text: [
        `You have no upcoming race entered.${last === undefined ? "" : ` The last was ${last.name} on ${shortDay(last.on)}.`} Add one under Competitions, or tell me: “add a race: Hyrox Cologne on 12 April”.`,
      ],
    };
  }
  const meant =
    (raceNamed(words, ahead as readonly Race[]) as typeof next | undefined) ??
    (/\bhyrox|marathon|triathlon|10k|5k\b/.test(words)
      ? ahead.find(
          ({ type, name }) =>
            words.includes(type) ||
            new RegExp(`\\b${type}\\b`).test(words) ||
            words.split(" ").some((word) => word.length > 3 && name.toLowerCase().includes(word)),
        )
      : undefined) ??
    next;
  const days = daysBetween(view.today, meant.on);
  const others = ahead.filter((race) => race !== meant);
  return {
    text: [
      `**${meant.name}** is on **${dayInWords(meant.on)}**: in **${count(days, "day")}**${days >= 14 ? ` (${Math.floor(days / 7)} weeks${days % 7 === 0 ? "" : ` and ${count(days % 7, "day")}`})` : ""}.`,
      bullet([
        `Priority ${meant.priority}${meant.location === "" ? "" : `, ${meant.location}`}${meant.target === undefined ? "" : `, target ${meant.target}`}`,
        ...others.slice(0, 3).map(({ name, on }) => `Also: ${name}, ${shortDay(on)}, in ${count(daysBetween(view.today, on), "day")}`),
      ]),
    ],
    followUps: ["How are we looking for race day?", "How do I pace it?"],
  };
}

/** What came out of races. */
export function aboutResults({ words, test }: DataQuestion, diary: Diary, view: CoachView): Draft | undefined {
  const past = diary.races.filter(({ on }) => on < view.today).toReversed();
  const race = raceNamed(words, past);
  if (race === undefined && test !== undefined && test.name !== "Hyrox") return undefined;
  const next = raceNamed(
    words,
    diary.races.filter(({ on }) => on >= view.today),
  );
  if (race === undefined && next !== undefined && !/\bfinish time\b/.test(words))
    return { text: [`${next.name} is still to come, on ${dayInWords(next.on)}: it has no result yet.`] };
  if (race === undefined && past.every(({ result }) => result === undefined) && /\btime\b/.test(words)) return undefined;
  const shown = race === undefined ? past : [race];
  if (shown.length === 0)
    return { text: ["No finished race is stored, so there is no result. Enter it under Competitions with Record Results."] };
  return {
    text: [
      bullet(
        shown
          .slice(0, 5)
          .map(
            ({ name, on, result, place, target }) =>
              `**${name}**, ${shortDay(on)} ${on.slice(0, 4)}: ${result === undefined ? "no result entered" : `**${result}**`}${place === undefined ? "" : `, place ${place}`}${target === undefined ? "" : `, target was ${target}${againstTarget(result, target)}`}`,
          ),
      ),
    ],
  };
}

/** ": met by 2:19", where both are times. */
function againstTarget(result: string | undefined, target: string): string {
  const [got, asked] = [seconds(result ?? ""), seconds(/\d+:\d{2}(?::\d{2})?/.exec(target)?.[0] ?? "")];
  if (got === undefined || asked === undefined) return "";
  // "1:30" beside a result with hours is hours and minutes.
  const limit = asked < got / 10 ? 60 * asked : asked;
  const gap = Math.abs(limit - got);
  return `: **${got <= limit ? "met" : "missed"}** by ${Math.floor(gap / 60)}:${String(Math.round(gap % 60)).padStart(2, "0")}`;
}

/** How it looks for the next race: days, work done, what the numbers say. */
export function aboutOutlook({ words }: DataQuestion, diary: Diary, view: CoachView): Draft {
  const ahead = upcoming(diary, view);
  const race = (raceNamed(words, ahead as readonly Race[]) as (typeof ahead)[number] | undefined) ?? ahead[0];
  if (race === undefined) return aboutCountdown({ metric: "countdown", words }, diary, view);
  const lines = raceReadiness(
    view.athlete,
    {
      name: race.name,
      type: race.type,
      date: race.on,
      priority: race.priority as "A",
      goals: [],
      ...(race.target !== undefined && { target: race.target }),
    },
    view.today,
  );
  const planned = view.plan === undefined ? [] : allSessions(view.plan).filter(({ date }) => date < view.today);
  const done = planned.filter(({ id }) =>
    view.plan?.outcomes.some((outcome) => outcome.sessionId === id && outcome.status === "completed"),
  ).length;
  const form = formDays(diary, view.today);
  const before = form.at(-43);
  const short = lines.filter(({ standing }) => standing === "short");
  return {
    text: [
      `**${race.name}** is in **${count(daysBetween(view.today, race.on), "day")}** (${shortDay(race.on)}). ${short.length === 0 && lines.some(({ standing }) => standing === "reached") ? "By your numbers you can reach the target." : short.length > 0 ? `By your numbers ${short.length === 1 ? "one thing is" : `${short.length} things are`} still short of the target.` : "There is nothing to compare your numbers with."}`,
      bullet([
        lastOfKind(race, diary),
        ...lines
          .filter(({ asks, standing }) => asks !== undefined || standing === "short")
          .slice(0, 4)
          .map(
            ({ name, have, asks, standing, estimated }) =>
              `${name}: ${have === undefined ? "not known" : `**${have}**${estimated ? " (estimate)" : ""}`}${asks === undefined ? "" : `, needs ${asks}`}${standing === "reached" ? ", reached" : standing === "short" ? ", short" : ""}`,
          ),
        planned.length === 0
          ? undefined
          : `Plan: ${done} of ${planned.length} due sessions done (${Math.round((100 * done) / planned.length)}%)`,
        before === undefined ? undefined : `Fitness: ${Math.round(form.at(-1)?.fitness ?? 0)}, six weeks ago ${Math.round(before.fitness)}`,
      ]),
    ],
    followUps: ["What is my weak link?", "How do I pace it?"],
  };
}

/** What the last race of the same kind says about the target of the next. */
function lastOfKind(race: { readonly type: string; readonly on: string; readonly target?: string }, diary: Diary): string | undefined {
  const before = diary.races.filter(({ type, result, on }) => type === race.type && result !== undefined && on < race.on);
  const best = before.toSorted((a, b) => (seconds(a.result ?? "") ?? Infinity) - (seconds(b.result ?? "") ?? Infinity))[0];
  if (best?.result === undefined) return undefined;
  return `Your best so far: **${best.result}** (${best.name}, ${shortDay(best.on)})${
    race.target === undefined
      ? ""
      : `, target ${race.target}${againstTarget(best.result, race.target)
          .replace(/\*\*missed\*\* by (.+)/, "**$1 to take off**")
          .replace("**met** by", "already under it by")}`
  }`;
}

/** One yardstick for all: the share of the way from the first value stored; where it is equal, what is due first. */
function goalsByDistance(open: readonly Goal[], { benchmarks, bests }: Diary, today: string, isFurthest: boolean): readonly string[] {
  const ways = open.map((goal) => {
    const title = goal.title.toLowerCase();
    const test = testNamed(title);
    const column = test?.benchmark ?? liftNamed(title)?.benchmark;
    const first =
      benchmarks.find(({ field }) => field === column)?.value ?? bests.find(({ name }) => test?.best.test(name) === true)?.number;
    const stored = first === undefined ? undefined : goal.unit === "min" ? first / 60 : first;
    const start = goal.start ?? stored;
    return { goal, start, done: percentDone({ ...goal, ...(start !== undefined && { start }) }) ?? 0 };
  });
  const shown = (value: number, unit: string): string =>
    unit === "min" ? clock(Math.round(60 * value)) : String(Math.round(100 * value) / 100);
  const line = ({ goal, start, done }: (typeof ways)[number]): string => {
    const left = shown(Math.abs(goal.target - goal.current), goal.unit);
    const unit = goal.unit === "min" ? "" : ` ${left === "1" ? goal.unit.replace(/s$/, "") : goal.unit}`;
    return `**${goal.title}**: ${left}${unit} to go (${done}% of the way${start === undefined ? "" : ` from ${shown(start, goal.unit)}`}), due ${shortDay(goal.due)} (${daysBetween(today, goal.due)} days)`;
  };
  const sorted = ways.toSorted((a, b) => b.done - a.done || a.goal.due.localeCompare(b.goal.due));
  const [top, ...others] = isFurthest ? sorted.toReversed() : sorted;
  return top === undefined
    ? []
    : [`The ${isFurthest ? "furthest away" : "closest"} is ${line(top)}.`, bullet(others.map((each) => line(each)))].filter(
        (part) => part !== "",
      );
}

function percentDone({ start, current, target, falling }: Goal): number | undefined {
  if (current === target || (falling ? current < target : current > target)) return 100;
  if (start === undefined || start === target) return falling ? undefined : target === 0 ? undefined : Math.round((100 * current) / target);
  return Math.max(0, Math.min(100, Math.round((100 * (current - start)) / (target - start))));
}

export function goalNamed(words: string, goals: readonly Goal[]): Goal | undefined {
  const test = testNamed(words);
  const ofTest = test === undefined ? undefined : goals.find(({ title }) => testNamed(title.toLowerCase())?.name === test.name);
  if (ofTest !== undefined) return ofTest;
  return goals
    .map((goal) => ({
      goal,
      hits: goal.title
        .toLowerCase()
        .split(/[^\p{L}\d]+/u)
        .filter(
          (part) => part.length > 2 && !["run", "the", "under"].includes(part) && new RegExp(`\\b${part.replace(/s$/, "")}`).test(words),
        ).length,
    }))
    .filter(({ hits }) => hits > 0)
    .toSorted((a, b) => b.hits - a.hits)[0]?.goal;
}

export function aboutGoals({ words }: DataQuestion, diary: Diary, view: CoachView): Draft {
  const { goals, profile, work } = diary;
  if (
    /\btarget\b/.test(words) &&
    raceNamed(
      words,
      diary.races.filter(({ on }) => on >= view.today),
    ) !== undefined
  )
    return aboutCountdown({ metric: "countdown", words }, diary, view);
  const open = goals.filter(({ completedOn }) => completedOn === undefined);
  const done = goals.filter(({ completedOn }) => completedOn !== undefined);
  const told = [
    profile.shortTerm === undefined ? undefined : `Short-term, in your words: “${profile.shortTerm}”`,
    profile.longTerm === undefined ? undefined : `Long-term: “${profile.longTerm}”`,
  ];
  if (goals.length === 0)
    return {
      text: [`No goal is entered under Goals.`, bullet(told), "Set one there, or tell me: “set a goal to deadlift 150 kg by June”."].filter(
        (part) => part !== "",
      ),
    };
  const line = (goal: Goal): string => `${progress(goal)}${doubt(goal)}`;
  const doubt = (goal: Goal): string => {
    const test = /\b(under|sub|below|faster)\b/i.test(goal.title) ? testNamed(goal.title.toLowerCase()) : undefined;
    const best =
      test?.kind === "time"
        ? getResults(test, diary).reduce<number | undefined>((low, { value }) => Math.min(low ?? value, value), undefined)
        : undefined;
    if (test === undefined || best === undefined) return "";
    const target = 60 * goal.target;
    if (best <= target) return `. Your best, ${said(test, best)}, beats it: goal reached`;
    return Math.abs(60 * goal.current - best) < 20
      ? ""
      : `. **Your best ${test.name} is ${said(test, best)}**, so it is not reached yet, and it does not match the ${goal.current} ${goal.unit} in your goal: correct the goal`;
  };
  const progress = (goal: Goal): string => {
    const percent = percentDone(goal);
    const days = daysBetween(view.today, goal.due);
    // Times are stored in minutes.
    const shown = (value: number): string => (goal.unit === "min" ? clock(Math.round(60 * value)) : String(Math.round(100 * value) / 100));
    const left = shown(Math.abs(goal.target - goal.current));
    const isReached = percent === 100;
    return `**${goal.title}**: ${shown(goal.current)} of ${shown(goal.target)} ${goal.unit}${percent === undefined ? "" : ` (${percent}%)`}, ${isReached ? "reached by the numbers" : `${left} ${left === "1" ? goal.unit.replace(/s$/, "") : goal.unit} to go`}, due ${shortDay(goal.due)} ${goal.due.slice(0, 4)}${days < 0 ? `, **${-days} days overdue**` : ` (${days} days)`}`;
  };
  const named = goalNamed(words, open);
  const isFurthest = /\b(?:furthest|farthest|hardest|toughest|most difficult|least likely|furthest off)\b/.test(words);
  if ((isFurthest || /\b(closest|nearest|easiest)\b/.test(words)) && open.length > 0)
    return { text: goalsByDistance(open, diary, view.today, isFurthest) };
  if (/\b(?:due (?:next|first|soonest)|next (?:goal|due|deadline)|first due)\b/.test(words) && open.length > 0) {
    const [next, ...later] = open.toSorted((a, b) => a.due.localeCompare(b.due));
    return {
      text: [
        `Next due: ${next === undefined ? "" : line(next)}.`,
        bullet(later.map(({ title, due }) => `${title}: ${shortDay(due)} ${due.slice(0, 4)}`)),
      ].filter((part) => part !== ""),
    };
  }
  if (/\b(overdue|late|past due|expired)\b/.test(words)) {
    const late = open.filter(({ due }) => due < view.today);
    return {
      text: [
        late.length === 0
          ? `None: all ${count(open.length, "open goal")} are due later, the first on ${shortDay(open[0]?.due ?? "")}.`
          : bullet(late.map(line)),
      ],
    };
  }
  if (/\b(completed|achieved|finished|done|reached|hit)\b/.test(words) && named === undefined && !/\bclose|when|will\b/.test(words))
    return {
      text: [
        done.length === 0
          ? `You have marked no goal as completed yet; ${count(open.length, "goal is", "goals are")} open.`
          : bullet(done.map(({ title, completedOn }) => `${title}, ${shortDay(completedOn ?? "")}`)),
        ...(done.length === 0 ? [bullet(open.map(line))] : []),
      ],
    };
  if (
    named !== undefined &&
    /\b(make it|realistic|on track|on schedule|on course|ahead|behind|will i|gonna|in time|possible|doable|reach it|get there)\b/.test(
      words,
    )
  )
    return { text: [line(named), ...chances(named, diary, view)] };
  if (named !== undefined && /\b(squat|dead|bench|press|pull|run|5k|10k|row|hyrox|close|far|progress|how|hit|reached)/.test(words)) {
    const heaviest = /squat/i.test(named.title)
      ? work
          .flatMap(({ on, sets }) => sets.filter(({ exercise }) => /^back squat$/i.test(exercise)).map((set) => ({ on, set })))
          .toSorted((a, b) => (b.set.kilograms ?? 0) - (a.set.kilograms ?? 0))[0]
      : undefined;
    return {
      text: [
        line(named),
        ...(heaviest === undefined ? [] : [`Heaviest set in training: ${setText(heaviest.set, view)}, ${shortDay(heaviest.on)}.`]),
      ],
      followUps: ["Show me all my goals"],
    };
  }
  return {
    text: [
      `${capital(count(open.length, "open goal"))}${done.length === 0 ? "" : `, ${done.length} completed`}:`,
      bullet([...open.map(line), ...told]),
    ],
    followUps: ["Am I on track for my race?"],
  };
}

/** What is needed a week beside what came a week so far; never a promise. */
function chances(goal: Goal, diary: Diary, view: CoachView): readonly string[] {
  const { benchmarks, bests } = diary;
  const words = goal.title.toLowerCase();
  const lift = liftNamed(words);
  const test = testNamed(words.replace(/\bpull-ups?\b/, "pull ups"));
  const field = lift?.benchmark ?? test?.benchmark;
  const values = [
    ...benchmarks.filter((each) => each.field === field).map(({ on, value }) => ({ on, value })),
    ...bests
      .filter(({ name, metric }) => metric === "weight" && lift?.fits.test(name) === true)
      .map(({ on, number }) => ({ on, value: number ?? 0 })),
    ...(lift?.benchmark === undefined && field === undefined && test !== undefined ? getResults(test, diary) : []),
  ].toSorted((a, b) => a.on.localeCompare(b.on));
  const [last, before] = [values.at(-1), values.findLast(({ value }) => value !== values.at(-1)?.value)];
  const weeks = Math.max(1, daysBetween(view.today, goal.due) / 7);
  const isTime = /^(run_|row_)/.test(field ?? "");
  const gap = isTime ? (last?.value ?? 60 * goal.current) - 60 * goal.target : goal.target - goal.current;
  if (gap <= 0) return ["By the numbers you are there already."];
  const unit = isTime ? "s" : goal.unit;
  if (last === undefined || before === undefined)
    return [
      `It takes ${Math.round((100 * gap) / weeks) / 100} ${unit} a week for ${Math.round(weeks)} weeks; I need a second result to say how fast you improve.`,
    ];
  const rate = (Math.abs(last.value - before.value) / Math.max(1, daysBetween(before.on, last.on))) * 7;
  const needed = gap / weeks;
  // Repetitions come in whole ones: a single one is never far.
  const isLastRep = gap <= 1 && goal.unit === "reps";
  return [
    ...(values.length > 2 && !isTime
      ? [
          `So far: ${values
            .filter(({ value }, at) => value !== values[at - 1]?.value)
            .map(({ value }) => Math.round(10 * value) / 10)
            .join(" → ")} ${goal.unit} since ${shortDay(values[0]?.on ?? "")} ${values[0]?.on.slice(0, 4) ?? ""}.`,
        ]
      : []),
    `Needed: ${Math.round(100 * gap) / 100} ${gap === 1 ? unit.replace(/s$/, "") : unit} in ${Math.round(weeks)} weeks (${needed.toFixed(2)} a week). So far: ${Math.round(100 * Math.abs(last.value - before.value)) / 100} ${unit} from ${shortDay(before.on)} to ${shortDay(last.on)} (${rate.toFixed(2)} a week).`,
    needed <= rate
      ? "At the pace so far it is within reach; nobody can promise it."
      : needed <= 2 * rate || isLastRep
        ? "That is ambitious: faster than so far, though not out of reach. I do not promise it."
        : "At your pace so far you will not reach it by then. A later day or a smaller step is more realistic.",
  ];
}
