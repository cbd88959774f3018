import { normalise } from "../../health/normalise.ts";
import type { Metres } from "../../units/units.ts";

const DISTANCE =
  /\b(?:run|finish|complete|manage|laufen|correr|courir|correre) (?:\w+ ){0,2}(?<km>\d{1,2}) ?(?:k|km|kilomet\w*)\b|\b(?<other>\d{1,2}) ?(?:k|km|kilomet\w*) (?:\w+ ){0,2}(?:laufen|schaffen|without (?:dying|walking|stopping)|w o (?:dying|walking|stopping)|am stuck|del tiron|sans (?:marcher|m arreter)|senza (?:fermarmi|morire))\b/u;
const NOT =
  /\b(?:not|dont|no need|hurts?|pain\w*|sore|injur\w*|max\w*|at most|only|never|hate|dislike|limit\w*|cant|allowed|cleared|up to|after|over|more than|each|per|a week|twice|used to|ran|kein\w*|nicht|hochstens|duele|dolor|mal|maximo|pas plus|au plus|fa male|al massimo|doctor|physio)\b/u;
/** "Without dying" forbids nothing. */
const WITHOUT_TROUBLE =
  /\b(?:without|w o|ohne|sin|sans|senza) (?:dying|walking|stopping|a break|collapsing|zu sterben|parar|morir|m arreter|marcher|fermarmi|morire)\b/u;
const WISH =
  /\b(?:dream\w*|goal|target|want|wanna|would love|id love|i d (?:love|like)|would like|id like|aim\w*|hop\w*|able to|traum\w*|ziel|mochte|will|sueno|objetivo|quiero|meta|reve|objectif|veux|voudrais|sogno|obiettivo|voglio|vorrei|quero|gostaria|ik wil|wil graag|ik zou graag)\b/u;

/** The distance that a clause wants to be able to run; undefined where it limits, tells or refuses one. */
export function runGoalIn(clause: string, isBesideWish = false): Metres | undefined {
  const said = normalise(clause);
  const { km, other } = DISTANCE.exec(said)?.groups ?? {};
  const kilometres = Number(km ?? other ?? 0);
  const isWished = isBesideWish || WISH.test(said) || WITHOUT_TROUBLE.test(said);
  return kilometres >= SHORTEST && isWished && !NOT.test(said.replace(WITHOUT_TROUBLE, " ")) ? 1000 * kilometres : undefined;
}

const SHORTEST = 3;

/** The longest distance that a text wants to be able to run; 0 where it names none. */
export function statedRunGoal(text: string): Metres {
  return Math.max(
    0,
    ...text.split(/[.;!?\n]+/u).flatMap((sentence) => {
      const clauses = sentence.split(/,|\s(?:and|but|und|aber|y|pero|et|mais|e|ma)\s/iu);
      const from = clauses.findIndex((clause) => WISH.test(normalise(clause)));
      return clauses.flatMap((clause, at) => runGoalIn(clause, from >= 0 && at > from) ?? []);
    }),
  );
}
