import { normalise } from "../../health/normalise.ts";
import { memoized } from "../../language/memoized.ts";
import type { Minutes } from "../../units/units.ts";

const RIDES =
  /\b(?:rid(?:e|es|ing)|cycl\w*|bike|bikepacking|sportive|gran fondo|century|rad(?:fahren|tour|marathon)?|radeln|fahren|bici\w*|pedale\w*|montar|velo|rouler|cyclosportive|in bici|pedalare|pedalar|fietsen|fietstocht)\b/u;
const DISTANCE = /\b(?<amount>\d{2,3}) ?(?<unit>k|km|kilomet\w*|miles?|mi)\b/u;
const WISH =
  /\b(?:dream\w*|goals?|target|want\w*|wanna|would (?:like|love)|id love|aim\w*|hop\w*|able to|plan\w*|sign\w* up|booked|traum\w*|ziel|mochte|will|sueno|objetivo|quiero|quisiera|meta|reve|objectif|veux|voudrais|sogno|obiettivo|voglio|vorrei|quero|gostaria|wil|droom)\b/u;
const NO_GOAL =
  /\b(?:not|dont|hurts?|pain\w*|sore|max\w*|at most|only|never|cant|cannot|allowed|up to|more than|each|per|a week|every|used to|work|commute|office|kein\w*|nicht|hochstens|arbeit|buro|duele|maximo|trabajo|pas plus|mal|travail|al massimo|lavoro|doctor|physio|arzt|medico|medecin)\b/u;

/** Kilometres an hour of a long day out for who does not race (convention). */
const SPEED = 22;
const KM_OF_A_MILE = 1.61;
/** Shorter rides need no way there. */
const SHORTEST = 30;

/** Minutes of a ride that a sentence wants to be able to do; 0 where it limits, tells or refuses one. */
export function rideGoalIn(sentence: string): Minutes {
  const said = normalise(sentence);
  const { amount, unit = "" } = DISTANCE.exec(said)?.groups ?? {};
  const kilometres = Number(amount ?? 0) * (unit.startsWith("mi") ? KM_OF_A_MILE : 1);
  const isGoal = kilometres >= SHORTEST && RIDES.test(said) && WISH.test(said) && !NO_GOAL.test(said);
  return isGoal ? Math.round((60 * kilometres) / SPEED) : 0;
}

/** The longest of a whole text. */
export const statedRideGoal = memoized((text: string): Minutes => Math.max(0, ...text.split(/[.;!?\n]+/u).map(rideGoalIn)));
