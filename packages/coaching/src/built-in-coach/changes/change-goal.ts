import { addDays, shortDay } from "@ironpace/training";
import { distancesIn, timesIn } from "../reading/numbers.ts";
import type { Diary } from "../own-data/diary.ts";
import { goalNamed } from "../own-data/races-and-goals.ts";
import { liftNamed, testNamed } from "../own-data/subject.ts";
import { getResults, said } from "../own-data/tests.ts";
import { capital, clock, distance, list } from "../say.ts";
import type { Draft } from "../topic.ts";
import { deleteGoalCard } from "../turn/delete-goal.ts";
import type { CoachView } from "../view.ts";
import { NOTHING_YET, card } from "./card.ts";
import { dayAhead } from "./day-ahead.ts";
import { changeElsewhere } from "./elsewhere.ts";
import { lowersGoal } from "./lower-goal.ts";

/** "set a goal to deadlift 150 kg by june", "new goal: 5k under 22", "change my pull-up goal to 15 by end of january" */
export function changeGoal(words: string, view: CoachView, diary: Diary, content = ""): Draft | undefined {
  if (!/\b(goal|goals|target)\b/.test(words) && !/\bi (want|wanna|would like|d like|plan|aim) to\b.*\bby\b/.test(words)) return undefined;
  if (/\b(how|what|whats|which|when|am i|will i|gonna|show|list|why|close|did i|have i|looking|realistic|track)\b/.test(words))
    return undefined;
  if (DELETES.test(words) && !lowersGoal(words))
    return OF_RACE.test(words) ? changeElsewhere(words.replace(/\bdrop\b/, "cancel")) : deletion(words, diary);
  if (
    !/\b(set|add|new|make|change|update|create|want|wanna|would like|like to|plan to|move|raise|lower|drop|push|extend|bump|adjust|tighten)\b|\d/.test(
      words,
    )
  )
    return undefined;
  const isChange =
    (/\b(change|update|move|raise|lower|set|make|push|extend|bump|drop|adjust|tighten)\b.*\b(my|the)\b.*\b(?:goal|target)\b/.test(words) ||
      /^(please )?(change|update|move|raise|lower|push|extend|set|bump|adjust|tighten)\b.*\bgoal (?:up |down )?(?:to|until)\b/.test(
        words,
      ) ||
      /^(please )?(change|update|move|raise|lower|push|extend)\b.*\bgoal\b/.test(words)) &&
    !/\b(new|a) goal\b/.test(words);
  const known =
    isChange || /\bgoal (to|is|should)\b/.test(words)
      ? goalNamed(
          words,
          diary.goals.filter(({ completedOn }) => completedOn === undefined),
        )
      : undefined;
  const due = dayAhead(words, view.today);
  const plain = due === undefined ? words : words.replace(new RegExp(`\\b(by|before|until|end of|in)\\b.*$`), "");
  if (known !== undefined && isChange) {
    const number = /\b(?:to|at|of) (\d{1,4}(?:\.\d+)?)(?![:\d])(?! ?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))\b/.exec(
      plain,
    )?.[1];
    const [time] = timesIn(plain);
    const target = number !== undefined ? Number(number) : time !== undefined ? time / 60 : known.target;
    if (target === known.target && due === undefined)
      return {
        text: [
          `What should change in “${known.title}” (${known.target} ${known.unit} by ${shortDay(known.due)} ${known.due.slice(0, 4)}): the number, or the day?`,
        ],
      };
    const title =
      target === known.target
        ? known.title
        : known.unit === "min"
          ? known.title.replace(clock(Math.round(60 * known.target)), clock(Math.round(60 * target)))
          : known.title.replace(String(known.target), String(target));
    const day = due?.day ?? known.due;
    return {
      text: [
        `Change **${known.title}**: ${valueText(known.target, known.unit)} → **${valueText(target, known.unit)}**, due ${shortDay(known.due)} → **${shortDay(day)} ${day.slice(0, 4)}**. You are at ${valueText(known.current, known.unit)}.`,
        NOTHING_YET,
      ],
      proposals: card(
        `Change goal: ${title}`,
        "Your existing goal changes; no new one is added.",
        { kind: "goal-change", goalId: known.id, title, target, due: day },
        [
          { label: "Target", before: valueText(known.target, known.unit), after: valueText(target, known.unit) },
          { label: "Due", before: `${shortDay(known.due)} ${known.due.slice(0, 4)}`, after: `${shortDay(day)} ${day.slice(0, 4)}` },
        ],
      ),
    };
  }
  const goal = goalIn(plain, view, diary);
  if (goal === undefined)
    return {
      text: ["What is the goal, and by when? With a number I can follow it: “deadlift 150 kg by June”, “5 km under 22 minutes by March”."],
      followUps: ["Run a half under 1:45 by May"],
    };
  const same = diary.goals.find((each) => each.completedOn === undefined && isOfSame(each, goal) && each.target !== goal.target);
  if (same !== undefined && !NEW.test(`${words} ${content.toLowerCase()}`)) return raised(same, goal, due?.day ?? same.due);
  const race = due === undefined ? raceOfGoal(goal, `${words} ${content.toLowerCase()}`, view) : undefined;
  const day = due?.day ?? race?.date ?? addDays(view.today, 84);
  return {
    text: [
      `New goal: **${goal.title}**, due **${shortDay(day)} ${day.slice(0, 4)}**${race !== undefined ? ` (the day of ${race.name ?? "your race"})` : due === undefined ? " (12 weeks, because you named no day; name another and I will use it)" : due.isExact ? "" : " (the last day of it)"}. ${goal.now === undefined ? "No best is stored yet." : `You are at ${goal.now}.`}`,
      NOTHING_YET,
    ],
    proposals: card(
      `Goal: ${goal.title}`,
      `By ${shortDay(day)} ${day.slice(0, 4)}.`,
      { kind: "goal", title: goal.title, category: goal.category, current: goal.current, target: goal.target, unit: goal.unit, due: day },
      [
        { label: goal.title, ...(goal.now !== undefined && { before: goal.now }), after: goalValue(goal.target, goal.unit) },
        { label: "Due", after: `${shortDay(day)} ${day.slice(0, 4)}` },
      ],
    ),
  };
}

/** The race to come that a goal without a day is for: the one it names, else the next one of its kind. */
function raceOfGoal(
  { category }: GoalFacts,
  said: string,
  { competitions, today }: CoachView,
): CoachView["competitions"][number] | undefined {
  const ahead = competitions.filter(({ date }) => date >= today).toSorted((a, b) => a.date.localeCompare(b.date));
  const named = ahead.find(({ name }) => name !== undefined && said.includes(name.toLowerCase()));
  return named ?? (category === "competition" ? ahead.find(({ name, type }) => /hyrox/i.test(`${type ?? ""} ${name ?? ""}`)) : undefined);
}

const DELETES = /\b(?:delete|remove|drop|cancel)\b/;
/** "cancel my goal race": the race and not the goal. */
const OF_RACE = /\b(?:delete|remove|drop|cancel)\b(?: [a-z\d]+){0,4}? races?\b(?! (?:goals?|targets?)\b)/;
/** Words that name no goal among several. */
const NAMELESS =
  /\b(?:delete|remove|drop|cancel|goals?|targets?|my|the|that|this|a|one|it|of|for|from|me|please|pls|can|could|you|i|want|to|id|like|lets|just|only|current|open|last|now|again|and|ok|hey|coach|entirely|completely|altogether|away|out)\b/g;

/** The card that deletes the goal that was named, or the question which one. */
function deletion(words: string, { goals }: Diary): Draft {
  const open = goals.filter(({ completedOn }) => completedOn === undefined);
  const isOnlyOne = open.length === 1 && words.replaceAll(NAMELESS, "").trim() === "";
  const goal = goalNamed(words, open) ?? (isOnlyOne ? open[0] : undefined);
  if (goal !== undefined) return deleteGoalCard(goal, "en");
  if (open.length === 0) return { text: ["You have no open goal to delete."] };
  return { text: [`Which goal should I delete: ${list(open.map(({ title }) => `**${title}**`))}?`] };
}

/** A goal beside the one that is there, in the words of the message. */
const NEW = /\b(?:new|another|second|also|neue[sn]?|weiteres|zweites|nouvel|autre|nuevo|otro|nuovo|altro)\b/;

/** Two goals of one thing: their titles differ in the number only. */
function isOfSame(known: Diary["goals"][number], goal: GoalFacts): boolean {
  const thing = (title: string): string =>
    title
      .toLowerCase()
      .replaceAll(/\b(?:strict|run|under|back|kg|lb)\b|\d[\d:.,]*(?! ?(?:km|m)\b)|[^a-z\d]/g, "")
      .replace(/s$/, "");
  return known.unit === goal.unit && thing(known.title) !== "" && thing(known.title) === thing(goal.title);
}

/** Another number for a goal that is there: no second goal beside it. */
function raised(known: Diary["goals"][number], goal: GoalFacts, day: string): Draft {
  const [was, is] = [goalValue(known.target, known.unit), goalValue(goal.target, goal.unit)];
  const [due, next] = [known.due, day].map((each) => `${shortDay(each)} ${each.slice(0, 4)}`);
  return {
    text: [
      `Change **${known.title}**: ${was} → **${is}**, due ${due ?? ""} → **${next ?? ""}**. ${goal.now === undefined ? "No best is stored yet." : `You are at ${goal.now}.`}`,
      NOTHING_YET,
    ],
    proposals: card(
      `Change goal: ${goal.title}`,
      "Your existing goal changes; no new one is added.",
      { kind: "goal-change", goalId: known.id, title: goal.title, target: goal.target, due: day },
      [
        { label: "Target", before: was, after: is },
        { label: "Due", before: due ?? "", after: next ?? "" },
      ],
    ),
  };
}

/** "1:42", "107.5 kg": minutes as a clock. */
export function goalValue(value: number, unit: string): string {
  return unit === "min" ? clock(Math.round(60 * value)) : valueText(value, unit);
}

/** "46:20 min", "107.5 kg" */
export function valueText(value: number, unit: string): string {
  const rounded = Math.round(10 * value) / 10;
  return unit === "min" ? `${clock(Math.round(60 * value))} min` : `${rounded} ${unit === "reps" && rounded === 1 ? "rep" : unit}`;
}

interface GoalFacts {
  readonly title: string;
  readonly category: "strength" | "endurance" | "skill" | "competition";
  readonly current: number;
  readonly target: number;
  readonly unit: string;
  /** The best that is stored, with its unit; undefined where there is none. */
  readonly now: string | undefined;
}

function goalIn(words: string, view: CoachView, diary: Diary): GoalFacts | undefined {
  const unit = view.athlete.units ?? "kg";
  const test = testNamed(words);
  const lift = liftNamed(words);
  const heavy =
    /\b(\d{2,3}(?:\.\d+)?) ?(kgs?|kilos?|lbs?|pounds?)\b/.exec(words) ??
    (lift !== undefined && test === undefined ? /\b(\d{2,3}(?:\.\d+)?)\b/.exec(words) : null);
  if (lift !== undefined && heavy?.[1] !== undefined) {
    const own = /^(lb|pound)/.test(heavy[2] ?? unit) ? "lb" : "kg";
    const best =
      diary.benchmarks.findLast(({ field }) => field === lift.benchmark)?.value ??
      diary.bests.findLast(({ name, metric }) => metric === "weight" && lift.fits.test(name))?.number;
    const current = best === undefined ? 0 : own === "lb" ? Math.round(best / 0.45359237) : best;
    return {
      title: `${capital(lift.name)} ${heavy[1]} ${own}`,
      category: "strength",
      current,
      target: Number(heavy[1]),
      unit: own,
      now: best === undefined ? undefined : `${current} ${own}`,
    };
  }
  if (test !== undefined) {
    const newest = getResults(test, diary);
    const best =
      newest.length === 0
        ? undefined
        : newest.reduce((top, each) => ((test.kind === "time" ? each.value < top.value : each.value > top.value) ? each : top));
    if (test.kind === "time") {
      const isLong = /half|marathon|hyrox/i.test(test.name);
      const bare = /\b(?:under|sub|below|in|faster than) (\d{1,3})\b(?!:)/.exec(words)?.[1];
      const time =
        timesIn(isLong ? `${words} ${test.name.toLowerCase()}` : words)[0] ?? (bare === undefined ? undefined : 60 * Number(bare));
      if (time === undefined) return undefined;
      return {
        title: `${test.name} under ${clock(time)}`,
        category: test.name === "Hyrox" ? "competition" : "endurance",
        current: best === undefined ? 0 : Math.round((100 * best.value) / 60) / 100,
        target: Math.round((100 * time) / 60) / 100,
        unit: "min",
        now: best === undefined ? undefined : said(test, best.value),
      };
    }
    const number = /\b(\d{1,3})\b(?! ?(k|km|m)\b)/.exec(words)?.[1] ?? (/\b(a|one|first|my first)\b/.test(words) ? "1" : undefined);
    if (number === undefined) return undefined;
    const name = /\brings?\b/.test(words) && test.name === "muscle-ups" ? "ring muscle-ups" : test.name;
    const field = name === "ring muscle-ups" ? "ring_muscle_ups" : test.benchmark;
    const current = diary.benchmarks.findLast((each) => each.field === field)?.value ?? best?.value ?? 0;
    return {
      title: `${number} ${Number(number) === 1 ? name.replace(/s$/, "") : name}`,
      category: "skill",
      current,
      target: Number(number),
      unit: test.kind === "watts" ? "W" : "reps",
      now: String(current),
    };
  }
  const [metres] = distancesIn(words);
  const [time] = timesIn(words);
  if (metres !== undefined && time !== undefined)
    return {
      title: `Run ${distance(view, metres)} under ${clock(time)}`,
      category: "endurance",
      current: 0,
      target: Math.round((100 * time) / 60) / 100,
      unit: "min",
      now: undefined,
    };
  const sessions = /\b(\d{1,3}) (sessions|workouts|runs)\b/.exec(words);
  return sessions?.[1] === undefined
    ? undefined
    : {
        title: `${sessions[1]} ${sessions[2] ?? "sessions"}`,
        category: "endurance",
        current: 0,
        target: Number(sessions[1]),
        unit: sessions[2] ?? "sessions",
        now: "0",
      };
}
