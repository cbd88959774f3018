import { explain } from "../src/adjust/explain.ts";
import type { Layer } from "../src/adjust/adjustment.ts";
import { workName } from "../src/adjust/reasons/work-words.ts";
import { addDays, type Day, shortDay } from "../src/calendar/day.ts";
import type { ExerciseItem, Plan, Session } from "../src/model/plan.ts";

/** Two versions of a plan with the words that an athlete reads between them. */
export interface ReadChange {
  readonly before: Plan;
  readonly after: Plan;
  readonly layer: Layer;
}

interface Facts extends ReadChange {
  readonly was: readonly Session[];
  readonly is: readonly Session[];
}

type Check = (words: readonly string[], facts: Facts) => boolean;

const WEEK = 7;
/** What a note calls easy. */
const EASY_RPE = 5;

/** What a sentence of the notes promises, and whether the sessions hold it. Groups of the expression are handed over. */
const PROMISES: readonly (readonly [sentence: RegExp, holds: Check])[] = [
  [
    /No day gets longer/u,
    (_, { was, is, layer }) => from(layer.on, is).every((now) => now.code === "RACE" || now.duration <= minutesOn(was, now.date)),
  ],
  [
    /Every session until (\w+ \d+ \w+) is easy/u,
    ([day = ""], { is, layer }) =>
      from(layer.on, is)
        .filter(({ date }) => date <= toDay(day, layer.on))
        .every(isEasy),
  ],
  [
    /Out in the next seven days: ([^.]+)\./u,
    ([names = ""], facts) => namesIn(names).every((name) => amount(nextWeek(facts, "is"), name) === 0),
  ],
  [/Instead: ([^.]+)\./u, ([names = ""], facts) => namesIn(names).every((name) => isNew(name, facts))],
  [/A little less: ([^.]+)\./u, ([names = ""], facts) => namesIn(names).every((name) => !isLess(name, facts) && isShorter(name, facts))],
  [/(?:^|\. )Less: ([^.]+)\./u, ([names = ""], facts) => namesIn(names).every((name) => isLess(name, facts))],
  [
    /As before: ([^.]+)\./u,
    ([names = ""], facts) => namesIn(names).every((name) => !isShorter(name, facts) && amount(nextWeek(facts, "is"), name) > 0),
  ],
  [
    /Easy days first: (.+?)\.(?: |$)/u,
    ([days = ""], { is, layer }) =>
      days.split(", ").every((text) => {
        const [, day = "", minutes = ""] = /^(\w+ \d+ \w+) (\d+) min$/u.exec(text) ?? [];
        return is.some((session) => session.date === toDay(day, layer.on) && titleMinutes(session) === Number(minutes) && isEasy(session));
      }),
  ],
  [
    /From (\w+ \d+ \w+) on the plan is as before/u,
    ([day = ""], { was, is, layer }) => isSame(from(toDay(day, layer.on), was), from(toDay(day, layer.on), is)),
  ],
  [/^(?:Days|Exercises|Sets)[a-z, ]* stay as they are/u, (_, facts) => staysSay(facts)],
  [
    /The first session back, on (\w+ \d+ \w+), is easy/u,
    ([day = ""], { is, layer }) => is.some((session) => session.date === toDay(day, layer.on) && isEasy(session)),
  ],
  [/is added to another day/u, ({ length: _ }, { layer }) => layer.changes.every(({ before }) => before !== undefined)],
  [
    /keeps every effort at RPE (\d+) or below/u,
    ([rpe = "10"], { is, layer }) => from(layer.on, is).every((session) => session.code === "RACE" || hardest(session) <= Number(rpe)),
  ],
  [
    /the plan has only walks, easy pedalling and mobility/u,
    (_, { is, layer }) => from(layer.on, is).every((session) => session.code === "RACE" || hardest(session) <= EASY_RPE),
  ],
  [
    /the bar is (?:[\d.]+ to )?([\d.]+) kg lighter/u,
    ([most = ""], { layer }) => layer.changes.some((change) => barLoss(change) === Number(most)),
  ],
  [
    /you train (\d+) minutes (less|more)/u,
    ([minutes = "", how], { was, is, layer }) => {
      const { adjustment } = layer;
      if (adjustment.kind !== "effort") return false;
      const [first, last] = [
        adjustment.efforts.map(({ from: day }) => day).toSorted()[0] ?? "",
        adjustment.efforts
          .map(({ to }) => to)
          .toSorted()
          .at(-1) ?? "",
      ];
      const sum = (sessions: readonly Session[]): number =>
        sessions.filter(({ date }) => first <= date && date <= last).reduce((total, { duration }) => total + duration, 0);
      return sum(is) - sum(was) === (how === "less" ? -1 : 1) * Number(minutes);
    },
  ],
];

/** What the reason of one change promises of its session. */
const REASONS: readonly (readonly [
  reason: RegExp,
  holds: (names: readonly string[], was: Session | undefined, is: Session | undefined) => boolean,
])[] = [
  [/cannot take (.+?) yet/gu, (names, was, is) => names.every((name) => has(was, name) && !has(is, name))],
  [/takes less of (.+?) for now/gu, (names, was, is) => names.every((name) => has(was, name) && has(is, name))],
  [/: ([^:]+?) next(?:,|$)/gu, (names, _, is) => names.every((name) => has(is, name))],
];

/** Promises of the words that the sessions do not keep, as sentences for a test to show. */
export function brokenWords(change: ReadChange): readonly string[] {
  const facts: Facts = { ...change, was: sessionsOf(change.before), is: sessionsOf(change.after) };
  const { layer } = change;
  const notes = layer.changes.length === 0 ? [] : layer.reasons;
  const broken = notes.flatMap((note) =>
    PROMISES.flatMap(([sentence, holds]) => {
      const found = sentence.exec(note);
      return found === null || holds(found.slice(1), facts) ? [] : [`not true: “${found[0]}”`];
    }),
  );
  const weeks = notes.flatMap((note) => [...note.matchAll(/(\d+) instead of (\d+) in the week of (\w+ \d+ \w+)/gu)]);
  const wrongWeeks = weeks.filter(([, is = "", was = "", day = ""]) => {
    const monday = toDay(day, addDays(layer.on, -WEEK));
    const sum = (sessions: readonly Session[]): number =>
      sessions.filter(({ date }) => monday <= date && date < addDays(monday, WEEK)).reduce((total, { duration }) => total + duration, 0);
    return sum(facts.is) !== Number(is) || sum(facts.was) !== Number(was);
  });
  const lines = explain(layer).flatMap(({ sessionId, reason, text }) => {
    const [was, is] = [facts.was, facts.is].map((sessions) => sessions.find(({ id }) => id === sessionId));
    return REASONS.flatMap(([pattern, holds]) =>
      [...reason.matchAll(pattern)].flatMap(([, names = ""]) => (holds(namesIn(names), was, is) ? [] : [`not true: “${text}”`])),
    );
  });
  const percent = [...notes, ...layer.changes.map(({ reason }) => reason)].filter((text) => /% of (?:the|your) usual/u.test(text));
  return [
    ...broken,
    ...wrongWeeks.map(([text]) => `not true: “${text}”`),
    ...lines,
    ...percent.map((text) => `a share of nothing: “${text}”`),
  ];
}

function staysSay({ layer }: Facts): boolean {
  const text = layer.reasons.find((reason) => reason.includes("stay as they are")) ?? "";
  const [stays = "", moved = ""] = text.toLowerCase().split(" stay as they are");
  return layer.changes.every(({ before, after: now }) => {
    if (before === undefined || now === undefined) return false;
    const same = (value: (line: ExerciseItem) => unknown): boolean => isSame(work(before).map(value), work(now).map(value));
    return (
      (!stays.includes("days") || before.date === now.date) &&
      (!stays.includes("exercises") || same(({ name }) => name)) &&
      (!stays.includes("sets") || same(({ sets, dose, load }) => [sets, load === undefined ? undefined : dose.reps])) &&
      (!moved.includes("change") || moved.includes("loads") || same(({ load }) => load?.kilograms)) &&
      (!moved.includes("change") || moved.includes("paces") || same(({ pace }) => pace))
    );
  });
}

function barLoss({ before, after: now }: Layer["changes"][number]): number {
  const losses = (before?.blocks.strength ?? []).flatMap(({ name, load }) => {
    const other = now?.blocks.strength.find((line) => line.name === name)?.load;
    return load === undefined || other === undefined || load.perHand ? [] : [load.kilograms - other.kilograms];
  });
  return Math.max(0, ...losses);
}

function isEasy(session: Session): boolean {
  return !session.hard && hardest(session) <= EASY_RPE;
}

function hardest({ intensityLevel, blocks }: Session): number {
  return Math.max(intensityLevel, ...[...blocks.skill, ...blocks.strength, ...blocks.mainWorkout].map(({ rpe = 0 }) => rpe));
}

function namesIn(list: string): readonly string[] {
  return list.split(/, | and (?!jerk|clean drills)/u);
}

function has(session: Session | undefined, name: string): boolean {
  return session !== undefined && work(session).some((line) => workName(line.name) === name);
}

function nextWeek({ layer, ...facts }: Facts, side: "was" | "is"): readonly Session[] {
  return from(layer.on, facts[side]).filter(({ date }) => date < addDays(layer.on, WEEK));
}

/** Work of a kind in seconds times kilograms. */
function amount(sessions: readonly Session[], name: string): number {
  return sessions
    .flatMap(work)
    .filter((line) => workName(line.name) === name)
    .reduce((sum, { dose, load }) => sum + dose.totalSeconds * (load?.kilograms ?? 1), 0);
}

function isNew(name: string, facts: Facts): boolean {
  return amount(nextWeek(facts, "was"), name) === 0 && amount(nextWeek(facts, "is"), name) > 0;
}

/** Running is all of it, the fast part too: easy kilometres in its place are no more running. */
function whole(sessions: readonly Session[], name: string): number {
  return amount(sessions, name) + (name === "running" ? amount(sessions, "fast running") : 0);
}

function isLess(name: string, facts: Facts): boolean {
  return whole(nextWeek(facts, "is"), name) < 0.9 * whole(nextWeek(facts, "was"), name);
}

function isShorter(name: string, facts: Facts): boolean {
  return whole(nextWeek(facts, "is"), name) < 0.98 * whole(nextWeek(facts, "was"), name);
}

function titleMinutes({ title, duration }: Session): number {
  return Number(/(\d+) min\b/u.exec(title)?.[1] ?? duration);
}

function work({ blocks }: Session): readonly ExerciseItem[] {
  return [...blocks.skill, ...blocks.strength, ...blocks.mainWorkout].filter(({ rpe = 10 }) => rpe > 1);
}

function minutesOn(sessions: readonly Session[], day: Day): number {
  return sessions.filter(({ date }) => date === day).reduce((sum, { duration }) => sum + duration, 0);
}

function from(day: Day, sessions: readonly Session[]): readonly Session[] {
  return sessions.filter(({ date }) => date >= day);
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function sessionsOf({ weeks }: Plan): readonly Session[] {
  return weeks.flatMap(({ sessions }) => sessions);
}

/** The first day from `start` on that is written so. */
function toDay(text: string, start: Day): Day {
  let day = start;
  for (let ahead = 0; ahead < 400 && shortDay(day) !== text; ahead++) day = addDays(day, 1);
  return day;
}
