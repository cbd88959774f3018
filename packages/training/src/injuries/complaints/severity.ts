import type { Day } from "../../calendar/day.ts";
import { daysAgo } from "../words/dating.ts";
import type { Grade } from "../injury.ts";
import { activitiesIn, type Activity } from "../activities.ts";
import { isDenied, isNextDay, isPending } from "../words/negation.ts";
import { painNumber } from "../words/pain-number.ts";
import { firstPosition, positions } from "../words/phrases.ts";
import { isBeyondAmount, isSwellingOfDose } from "../return-ladder/score.ts";
import {
  ADJECTIVES,
  GOING_ON,
  LONG_AGO,
  MILD_WORDS,
  MODERATE_WORDS,
  PARTLY_WORDS,
  RESOLVED_WORDS,
  SEVERE_WORDS,
} from "../words/severity-vocabulary.ts";
import type { Word } from "../words/word.ts";

export interface Severity {
  readonly grade: Grade;
  /** Complaints are named, and each is denied: nothing to protect. */
  readonly denied: boolean;
  /** Nothing in the words says how bad. */
  readonly unsaid: boolean;
  /** 0-10, when a number was given. */
  readonly pain?: number;
}

/** How bad the words say it is. `start` is the grade when a region is only named. What is quiet now is healed until it comes back. */
export function getSeverity(words: readonly Word[], today: Day, start: Grade = 2): Severity {
  const pain = painNumber(words);
  return { ...getGrade(words, { today, start, pain }), ...(pain === undefined ? {} : { pain }) };
}

interface Given {
  readonly today: Day;
  readonly start: Grade;
  readonly pain: number | undefined;
}

function getGrade(words: readonly Word[], { today, start, pain }: Given): Severity {
  if (isResolved(words, today)) return { grade: comesOut(words) ? start : 0, denied: false, unsaid: false };
  const severe = stated(
    words,
    positions(SEVERE_WORDS, words).filter(
      (at) =>
        !isRefusal(words, at) &&
        !isOfMovement(words, at) &&
        !isBeyondAmount(words, at) &&
        !isDampened(words, at) &&
        !isOldOperation(words, at, today),
    ),
  );
  const mild = stated(words, positions(MILD_WORDS, words));
  const moderate = stated(words, positions(MODERATE_WORDS, words));
  const all = [...severe, ...mild, ...moderate];
  const holds = (found: readonly Stated[]): boolean => found.some((word) => !word.denied);
  const lowered = all.some((word) => word.denied && ADJECTIVES.has(word.text));
  if (pain === undefined && isOldPull(words, today)) return { grade: 1, denied: false, unsaid: false };
  const unsaid = all.length === 0 && pain === undefined;
  if (holds(severe)) return { grade: 3, denied: false, unsaid };
  if (pain !== undefined) return { grade: pain === 0 ? 0 : pain < 4 ? 1 : pain < 6 ? 2 : 3, denied: false, unsaid };
  if (holds(mild)) return { grade: 1, denied: false, unsaid };
  // "Knee: none."
  if (unsaid && words.length <= FEW_WORDS && NOTHING.has(words.at(-1)?.text ?? "")) return { grade: 0, denied: true, unsaid };
  const grade = lowered ? lower(start) : start;
  return { grade, denied: all.length > 0 && !holds(moderate) && !lowered && hasBareDenial(all, words), unsaid };
}

/** Healed, or at least twelve months old, and nothing says that it goes on. */
export function isResolved(words: readonly Word[], today: Day): boolean {
  const goesOn = stated(
    words,
    positions(GOING_ON, words).filter((at) => !isSinceWell(words, at) && !isNoise(words[at + 1]) && !isBadThen(words, at, today)),
  ).some((word) => !word.denied);
  if (goesOn || (painNumber(words) ?? 0) > 0) return false;
  // "A fever, ok to run?" asks.
  const recovered = positions(RESOLVED_WORDS, words).filter(
    (at) => words[at + 1]?.text !== "to" && !isNextDay(words, at) && !isOfTraining(words, at),
  );
  if (
    recovered.some((at) => isDenied(words, at) || isPending(words, at) || isPartial(words, at)) ||
    words.some((word) => PARTLY_WORDS.has(word.text))
  )
    return false;
  const age = daysAgo(words, today);
  // "Broken finger, grip is ok": what goes with it heals no bone.
  const isHurtNow = (age === undefined || age < KNITTED) && words.some(({ text }) => BROKEN.test(text));
  if (recovered.some((at) => !(isHurtNow && FAINT_PRAISE.has(words[at]?.text ?? "") && !NOW.test(words[at + 1]?.text ?? "")))) return true;
  if (age !== undefined) return age >= A_YEAR;
  return positions(LONG_AGO, words).some((at) => !isCountedAge(words, at));
}

/** "GP says exercise is good for it": what helps a complaint is good, and the complaint is there. */
function isOfTraining(words: readonly Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 3), at).map(({ text }) => text);
  return before.some((text) => EXERCISE.test(text)) && !NOW.test(words[at + 1]?.text ?? "");
}

const EXERCISE =
  /^(?:exercis(?:e|es|ing)|movement|moving|activity|sports?|bewegung|sport|training|ejercicio|movimiento|deporte|exercice|mouvement|esercizio|movimento|exercicio|beweging)$/u;

/** "Shoulder dislocated twice, 2021 and 2023": a joint that came out again may do so any time. */
function comesOut(words: readonly Word[]): boolean {
  return words.some(({ text }) => DISLOCATED.test(text)) && words.some(({ text }) => MORE_THAN_ONCE.test(text));
}

const DISLOCATED = /^(?:dislocat|subluxat|luxat|luxe|ausgekugelt|ausgerenkt|lussat|deslocad|luxad|ontwricht)/u;
const MORE_THAN_ONCE = /^(?:twice|times|repeatedly|several|recurrent|zweimal|dreimal|mehrmals|mehrfach|veces|fois|volte|vezes|keer)$/u;

/** "Pec strain, 4 weeks old" counts how long it has been there: it is no old strain. */
function isCountedAge(words: readonly Word[], at: number): boolean {
  return words[at]?.text === "old" && /^(?:hours?|days?|wks?|weeks?|months?|mths?)$/u.test(words[at - 1]?.text ?? "");
}

/** "Bad back two years ago": it was bad then. */
function isBadThen(words: readonly Word[], at: number, today: Day): boolean {
  return words[at]?.text === "bad" && (daysAgo(words, today) ?? 0) >= A_YEAR && !words.some(({ text }) => SINCE.has(text));
}

/**
 * "Calf popped twice in 2025": a muscle that gave way half a year ago and more, told as what happened then. It has healed and may give way again, so
 * it is watched and not rested.
 */
export function isOldPull(words: readonly Word[], today: Day): boolean {
  if ((daysAgo(words, today) ?? 0) < HALF_A_YEAR) return false;
  const goesOn = stated(words, positions(GOING_ON, words)).some((word) => !word.denied);
  return !goesOn && words.some(({ text }) => PULLED_ONCE.test(text)) && words.some(({ text }) => MUSCLE.test(text));
}

const HALF_A_YEAR = 182;
const PULLED_ONCE =
  /^(?:popped|tore|pulled|strained|tweaked|gerissen|gezerrt|rompi|desgarre|lesione|claque\w*|dechire\w*|strappat\w*|stirat\w*|rasguei|distendi|verrekt|gescheurd)$/u;
const MUSCLE =
  /^(?:cal(?:f|ves)|hamstrings?|quads?|thighs?|soleus|adductors?|groin|waden?|\w*oberschenkel|gemelos?|isquio\w*|mollets?|ischio\w*|polpacci\w*|bicipite|gemeos?|panturrilha|kuit\w*)$/u;

const BROKEN = /^(?:broken?|fractur|torn|cast|stitch|sutur)/u;
const FAINT_PRAISE = new Set(["ok", "okay", "fine"]);
const NOW = /^(?:now|again|since|already)$/u;
/** Twelve weeks: what heals without trouble has healed. */
const KNITTED = 84;
const A_YEAR = 365;
const SINCE = new Set(["since", "ever", "started", "began", "for"]);

/** "sometimes clicks" */
function isNoise(word: Word | undefined): boolean {
  return /^(?:click|crack|crunch|creak|pops$|knack|knirsch)/u.test(word?.text ?? "");
}

/** "a new hip since 2025" dates an operation. */
const REPLACED = /^(?:prosthe|protes|prothes|replac|operat|oper[ae]|surg|reconstruct|new$|neue)/u;

/** "nothing since", "no trouble since then", "fine since August" */
function isSinceWell(words: readonly Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 4), at);
  // "fine again"
  if (words[at]?.text === "again") return firstPosition(RESOLVED_WORDS, before.slice(-2)) !== undefined;
  if (words[at]?.text !== "since") return false;
  if (before.some(({ text }) => REPLACED.test(text))) return true;
  return isDenied(words, at, 3) || firstPosition(RESOLVED_WORDS, before) !== undefined;
}

const SWELLING = /^sw[eo]ll/u;
const WENT_DOWN = new Set(["down", "gone", "went", "settled", "subsided"]);
/** "Can't press overhead" names a movement; "can't run" says how bad it is. */
function isRefusal(words: readonly Word[], at: number): boolean {
  if (!/^(?:cant|cannot|unable)$/u.test(words[at]?.text ?? "")) return false;
  const named = activitiesIn(words.slice(at + 1, at + 7));
  return named.length > 0 && named.every(({ activity }) => !WHOLE.has(activity));
}

/** "Low bar agony, high bar fine": how bad a movement is, and not the whole part. */
function isOfMovement(words: readonly Word[], at: number): boolean {
  if (!/^(?:agony|excruciating|unbearable)$/u.test(words[at]?.text ?? "")) return false;
  const named = activitiesIn(words.slice(Math.max(0, at - 5), at));
  return named.length > 0 && named.every(({ activity }) => !WHOLE.has(activity));
}

const WHOLE: ReadonlySet<Activity> = new Set<Activity>(["run", "run-easy", "walk", "stairs", "sitting", "jump", "carry"]);
const A_LITTLE = new Set(["some", "slight", "slightly", "little", "bit", "mild", "minor", "of", "sometimes", "occasional"]);

/** "some swelling after long days" */
function isDampened(words: readonly Word[], at: number): boolean {
  if (!SWELLING.test(words[at]?.text ?? "")) return false;
  if (isSwellingOfDose(words, at)) return true;
  const after = words.slice(at + 1, at + 4).map(({ text }) => text);
  // "Still swells after long runs" comes with much of something.
  const behind = words.slice(at + 1, at + 7).map(({ text }) => text);
  const isAfterMuch = behind.some((text) => AFTER.has(text)) && behind.some((text) => LONG.test(text));
  return isAfterMuch || A_LITTLE.has(words[at - 1]?.text ?? "") || after.some((text) => WENT_DOWN.has(text));
}

const OPERATION = new Set(["surgery", "operation"]);
/** After so many days an operation says nothing of how bad it is today: its own weeks are read with the conditions. */
const OLD_OPERATION = 90;

function isOldOperation(words: readonly Word[], at: number, today: Day): boolean {
  return OPERATION.has(words[at]?.text ?? "") && (daysAgo(words, today) ?? 0) >= OLD_OPERATION;
}

const AFTER = new Set(["after", "dopo", "nach", "despues", "apres", "depois", "na"]);
const LONG =
  /^(?:long\w*|every|each|hard|lang\w*|jede\w*|largas?|larg[ao]s?|cada|longues?|chaque|lungh[ei]|ogni|longas?|longos|elke|lange)$/u;

/** "Left ankle: lateral stuff no" denies the stuff, and no ankle. */
const FEW_WORDS = 3;
const NOTHING = new Set(["none", "no", "nil", "nothing", "nope"]);

/** "90% recovered" */
function isPartial(words: readonly Word[], at: number): boolean {
  return /^\d{1,2}$/.test(words[at - 1]?.text ?? "");
}

interface Stated {
  readonly text: string;
  readonly denied: boolean;
}

function stated(words: readonly Word[], at: readonly number[]): readonly Stated[] {
  return at.map((index) => ({ text: words[index]?.text ?? "", denied: isDenied(words, index) }));
}

/** "does not hurt" denies the complaint; "no swelling" beside a named region does not. */
function hasBareDenial(all: readonly Stated[], words: readonly Word[]): boolean {
  return all.every((word) => word.denied) && positions(MODERATE_WORDS, words).length + positions(MILD_WORDS, words).length > 0;
}

function lower(grade: Grade): Grade {
  return grade > 1 ? ((grade - 1) as Grade) : grade;
}
