import type { Turn } from "../dialogue/turn.ts";
import type { Diary, Goal, Race } from "../own-data/diary.ts";
import { goalNamed, raceNamed } from "../own-data/races-and-goals.ts";
import { type Lift, liftIn, type Test, testNamed } from "../own-data/subject.ts";
import { readQuestion } from "../question.ts";
import type { CoachView } from "../view.ts";

/** What a conversation is about: a follow-up names only one of its fields. */
export type Entity =
  | { readonly kind: "race"; readonly race: Race }
  | { readonly kind: "goal"; readonly goal: Goal }
  | { readonly kind: "value"; readonly lift?: Lift; readonly test?: Test };

/** The race, goal or value that the newest turns are about. */
export function entityIn(turns: readonly Turn[], diary: Diary, view: CoachView): Entity | undefined {
  for (const turn of turns.toReversed().slice(0, MOST_TURNS)) {
    if (turn.proposals.length > 0) return undefined;
    const { words } = readQuestion(turn.question, "coaching_question");
    const named = entityNamed(words, diary, view);
    // "Caffeine before the race" is about caffeine: a race is in focus only where the answer names it.
    const isAnswered = named?.kind !== "race" || turn.answer.includes(named.race.name);
    const found = (isAnswered ? named : undefined) ?? entityAnswered(turn, diary, words);
    if (found !== undefined) return found;
    if (turn.answer.length > MOST_ANSWER) return undefined;
  }
  return undefined;
}

const MOST_TURNS = 3;
/** An answer that went on about something else ends what was talked about before. */
const MOST_ANSWER = 900;

export function entityNamed(words: string, diary: Diary, view: CoachView): Entity | undefined {
  const placed = racePlaced(words, diary);
  if (placed !== undefined) return { kind: "race", race: placed };
  if (/\bgoals?\b/.test(words)) {
    const goal = goalNamed(words, diary.goals);
    if (goal !== undefined) return { kind: "goal", goal };
  }
  const race = raceIn(words, diary, view);
  if (race !== undefined) return { kind: "race", race };
  if (
    !/\b(?:best|pb|pr|prs|record|max|1rm|my|whats|fastest|heaviest|time|hows|how is|how much|strongest|get|got|faster|slower|stronger|weaker|improved?)\b/.test(
      words,
    ) &&
    words.split(" ").length > 3
  )
    return undefined;
  const test = testNamed(words);
  if (test !== undefined && test.name !== "Hyrox") return { kind: "value", test };
  const lift = liftIn(words)?.lift;
  return lift === undefined ? undefined : { kind: "value", lift };
}

/** The race whose name or place the words have. */
function racePlaced(words: string, diary: Diary): Race | undefined {
  return diary.races.find(({ name, location }) =>
    `${name} ${location}`
      .toLowerCase()
      .split(/[^\p{L}\d]+/u)
      .some((part) => part.length > 3 && !COMMON.has(part) && new RegExp(`\\b${part}\\b`).test(words)),
  );
}

function raceIn(words: string, diary: Diary, view: CoachView): Race | undefined {
  const past = diary.races.filter(({ on }) => on < view.today);
  const ahead = diary.races.filter(({ on }) => on >= view.today);
  const isPast = /\b(?:last|was|did|result|finished|went)\b/.test(words);
  const isRace =
    /\b(?:race|races|comp|competition|event|hyrox)\b/.test(words) &&
    !/\bhyrox (?:sessions?|workouts?|training|days?|weights?)\b/.test(words);
  if (/\b(?:10k|10 k|10 km|5k|half|marathon)\b/.test(words) && /\b(?:race|place|result|last|autumn)\b/.test(words))
    return raceNamed(words, diary.races);
  if (!isRace) return undefined;
  return isPast ? past.at(-1) : ahead[0];
}

const COMMON: ReadonlySet<string> = new Set("hyrox race open mixed doubles singles half marathon".split(" "));

/** What an answer names in bold: one race, one goal. */
function entityAnswered({ answer }: Turn, diary: Diary, words: string): Entity | undefined {
  const races = diary.races.filter(({ name }) => answer.includes(`**${name}**`));
  const goals = diary.goals.filter(({ title }) => answer.includes(`**${title}**`));
  if (goals.length === 1 && goals[0] !== undefined && races.length === 0) return { kind: "goal", goal: goals[0] };
  return races.length === 1 && races[0] !== undefined && !/\bsession|week\b/.test(words) ? { kind: "race", race: races[0] } : undefined;
}
