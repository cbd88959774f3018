import { namesImprovement, saysWeak, stationsIn } from "#training/athlete/stated/stated-stations.ts";
import { skillNamedIn } from "#training/athlete/stated/stated-skills.ts";
import { exercisesNamedIn } from "#training/catalogue/named-exercises.ts";
import type { Clause } from "#training/health/clause.ts";
import { getMarker } from "#training/statements/wishes/wish-markers.ts";
import type { WeekSentence, WeekWish } from "../../week-wish.ts";

/**
 * "Sled push and wall balls are my weakest stations", "quiero mejorar los muscle-ups y la arrancada": what is weak or is to get better is trained, and
 * the word that says so is that of every name of its list.
 */
export function weakOrWanted({ clauses }: WeekSentence): readonly WeekWish[] {
  const at = clauses.findIndex(({ quote }) => saysWeak(quote) || namesImprovement(quote));
  const told = clauses[at];
  if (told === undefined) return [];
  const names = findWish(told);
  if (names === undefined && !NAMES_FOLLOW.test(told.words.join(" "))) return [];
  const list = [...before(clauses, at), told, ...behind(clauses, at)];
  // A single clause has readers of its own.
  if (list.length === 1) return [];
  const wishes = list.flatMap((clause) => findWish(clause) ?? []);
  // "… so that's what I want to get better at": what it is stands in the clauses before.
  const next = clauses[clauses.indexOf(list.at(-1) ?? told) + 1];
  const isAsked = next !== undefined && POINTS_BACK.test(next.words.join(" ")) && namesImprovement(next.quote);
  return isAsked
    ? wishes.map((wish, index) => (index === wishes.length - 1 ? { ...wish, quotes: [...wish.quotes, next.quote] } : wish))
    : wishes;
}

/** "I am weak at: …", "I want to work on" */
const NAMES_FOLLOW =
  /\b(?:at|in|on|bei|im|an|en|a|aux|au|em|su|in|op|aan|stations?|lifts?|exercises?|ubungen|estaciones|ejercicios|exercices|esercizi|exercicios|oefeningen)$/u;

const POINTS_BACK =
  /\b(?:thats|that is|that|these|those|them|both|das|die|daran|darin|eso|esos|esas|ca|cela|c est|quello|quelle|questo|isso|esses|dat|daar)\b/u;

/** Names that an "and" joins to the word behind them. */
function before(clauses: readonly Clause[], at: number): readonly Clause[] {
  if (clauses[at]?.isJoined !== true) return [];
  let from = at;
  while (from > 0 && isBareName(clauses[from - 1])) from--;
  return clauses.slice(from, at);
}

/** Names that go on behind the word, to the one behind the "and". */
function behind(clauses: readonly Clause[], at: number): readonly Clause[] {
  let to = at + 1;
  while (isBareName(clauses[to])) to++;
  const names = clauses.slice(at + 1, to);
  return names.some(({ isJoined }) => isJoined) ? names.slice(0, names.findLastIndex(({ isJoined }) => isJoined) + 1) : [];
}

const MOST_WORDS = 6;

/** A name and nothing that is said of it. */
function isBareName(clause: Clause | undefined): boolean {
  if (clause === undefined || clause.isDenied || clause.isOther || clause.words.length > MOST_WORDS) return false;
  return findWish(clause) !== undefined && getMarker(clause.words.join(" ").replace(ARTICLES, " ").trim()) === "none";
}

const ARTICLES =
  /\b(?:los?|las?|les?|el|il|gli|os|as|de[nrmst]?|das|die|the|my|mein\w*|mis?|mes|mon|ma|mio|mia|meus?|minhas?|mijn|also|too|auch|tambien|aussi|anche|tambem|ook)\b/gu;

function findWish({ quote }: Clause): WeekWish | undefined {
  const quotes = [quote];
  const stations = stationsIn(quote);
  if (stations.length > 0) return { quotes, days: [], told: { kind: "weak-stations", names: stations } };
  const skill = skillNamedIn(quote);
  if (skill !== undefined) return { quotes, days: [], told: { kind: "skill", skill } };
  const names = exercisesNamedIn(quote);
  return names.length === 0 ? undefined : { quotes, days: [], told: { kind: "weak-moves", names } };
}
