import type { Athlete } from "../athlete/athlete.ts";
import type { Day } from "../calendar/day.ts";
import { EXERCISES } from "../catalogue/exercises.ts";
import { type Clause, readClauses } from "../health/clause.ts";
import { namesOf } from "../injuries/activities.ts";
import type { PlanNote } from "../model/plan.ts";
import { listOf } from "../model/words.ts";
import { dislikesIntervals } from "../selection/disliked-long.ts";
import {
  dislikesLightWeights,
  dislikesLongCardio,
  isDisliked,
  longestErgMetres,
  mostWishedReps,
  readDislikes,
  unlovedSports,
} from "../selection/dislikes.ts";
import { wishedShape } from "../selection/wished-shape.ts";
import { partsOf } from "../statements/note-statements.ts";
import { readWishes, type Wishes } from "../statements/wishes.ts";

type Wisher = Pick<Athlete, "dislikes" | "competitions">;

/** What the athlete would rather not do, clause by clause: what is left out, what holds in every session, and what nobody understood. */
export function wishNotes(athlete: Wisher, today: Day): PlanNote[] {
  const { dislikes = "" } = athlete;
  if (dislikes.trim() === "") return [];
  const wishes = readWishes(dislikes, today);
  const shape = wishedShape(dislikes);
  const out: string[] = [];
  const held: string[] = [];
  const liked: string[] = [];
  const unread: string[] = [];
  const places: string[] = [];
  for (const clause of readClauses(dislikes)) {
    const { quote } = clause;
    if (clause.words.every((word) => LINKS.test(word)) || isSaidElsewhere(quote, athlete, wishes)) continue;
    if (shape.phrases.some((phrase) => overlaps(phrase, quote))) held.push(quote);
    else if (LIKES.test(quote)) liked.push(quote);
    else if (isLeftOut(clause, wishes)) out.push(quote);
    else if (PLACE_OR_HOUR.test(quote)) places.push(quote);
    else if (!OTHERS.some((reads) => reads(quote))) unread.push(quote);
  }
  return [
    ...(out.length === 0 ? [] : [`You would rather not: ${quoted(out)}. It is left out wherever there is another way.`]),
    ...(held.length === 0 ? [] : [`${quoted(held)}: ${shapeText(shape)}.`]),
    ...(liked.length === 0 ? [] : [`${quoted(liked)}: noted; the plan chooses by what your goal needs.`]),
    ...(places.length === 0 ? [] : [`${quoted(places)}: the plan sets no place or time of day, so choose your own.`]),
    ...(unread.length === 0 ? [] : [`I did not understand the wish ${quoted(unread)}: nothing follows from it. Say it in other words.`]),
  ].map((text) => ({ kind: "wish", text }));
}

const LINKS = /^(?:and|or|the|a|also|too|but|und|oder|auch|y|o|et|ou|e|en|please|pls|bitte|thanks|lol)$/u;
const LIKES =
  /\b(?:love|like|likes|enjoy|prefer|rather (?!not)|fine|ok|okay|good|welcome|yes|gern\w*|liebe|mag(?! (?:ich )?(?:nicht|kein))|lieber|gusta|prefiero|aime|mi piace|gosto|leuk)\b(?!.*\b(?:not|nicht)\b)/iu;

const PLACE_OR_HOUR =
  /\b(?:dark|night|morning|evening|before (?:work|\d|noon)|after (?:work|\d|noon)|\d{1,2}(?::\d\d| ?(?:am|pm|uhr|h)\b)|vor \d{1,2}\b|nach \d{1,2}\b|by \d{1,2}|rain|cold|heat|wind|ice|snow|road|trails?|canal|park|pavement|treadmill|alone|groups?|gruppe|squads?|crowd\w*|music|musik|mirrors?|classes|dunkeln|nacht|morgens|abends|regen|n[äa]sse|feldweg|k[äa]lte|laufband|nuit|matin|noche|lluvia|pioggia|chuva|donker)\w*/iu;

function quoted(all: readonly string[]): string {
  return listOf(all.map((quote) => `“${quote}”`));
}

function overlaps(a: string, b: string): boolean {
  return a.includes(b) || b.includes(a);
}

/** Days, limits, places, hours and unloved sports have notes of their own. */
function isSaidElsewhere(quote: string, athlete: Wisher, { days, findings }: Wishes): boolean {
  return (
    days.some(({ phrase }) => overlaps(phrase, quote)) ||
    findings.some(({ phrase }) => phrase.split("” and “").some((part) => overlaps(part, quote))) ||
    unlovedSports({ ...athlete, dislikes: quote }).length > 0
  );
}

function isLeftOut(clause: Clause, { disliked }: Wishes): boolean {
  const words = readDislikes(clause.quote);
  const named = partsOf([clause]).flatMap((part) => part.named);
  return (
    named.some((one) => disliked.includes(one) && (namesOf(one).length > 0 || one === "other-way")) ||
    EXERCISES.some(({ name }) => isDisliked(name, words))
  );
}

/** Wishes that a single part of the plan reads by itself. */
const OTHERS: readonly ((quote: string) => boolean)[] = [
  (quote) => mostWishedReps(quote) !== undefined,
  dislikesLightWeights,
  dislikesLongCardio,
  (quote) =>
    ["Row erg", "Ski erg"].some(
      (name) => longestErgMetres(quote, name) < Infinity || dislikesIntervals({ athlete: { dislikes: quote } }, name),
    ),
  (quote) => /\b(?:tracks?|laufbahn|tartan|pista|turbo|trainer|zwift|drills?|technik[uü]bung\w*)\b|in a row|hintereinander/iu.test(quote),
];

function shapeText({ exercises, warmupMinutes, reps, noClock, sessionMinutes, workoutMinutes }: ReturnType<typeof wishedShape>): string {
  return listOf([
    ...(exercises < Infinity ? [`${exercises} exercises a session at most`] : []),
    ...(warmupMinutes < Infinity ? [`warm-ups of ${warmupMinutes} minutes at most, but before a test`] : []),
    ...(reps < Infinity ? [`sets of ${reps} at most`] : []),
    ...(noClock ? ["no workout for time: rounds in a fixed time, or with rests"] : []),
    ...(sessionMinutes < Infinity ? [`sessions of ${sessionMinutes} minutes at most`] : []),
    ...(workoutMinutes < Infinity ? [`workouts of ${workoutMinutes} minutes at most`] : []),
  ]);
}
