import type { Day } from "../../calendar/day.ts";
import { readClauses } from "../../health/clause.ts";
import { limitPeriod, opensAgain } from "../../health/stated-limits/period.ts";
import type { StatedLimit } from "../../health/stated-limits/stated-limit.ts";
import { amountsIn } from "../amounts.ts";
import { DENIED_WORDS } from "../schedule-words.ts";
import { readWishClauses } from "./wish-clauses.ts";

const TRAINER = /\b(?:turbo|(?:indoor |home |smart )?trainer|rolle|rollo|rodillo|zwift\w*|rulli|rolo|indoors?)\b/u;
const ONLY = /\b(?:only|nur|solo|seulement|uniquement|alleen|soltanto|so|apenas)\b/u;
const LONGER = /\b(?:longer|more|over|above|max\w*|langer|mehr|uber|mas|plus|piu|mais|meer)\b/u;

/** Whether the words name a trainer. */
export function namesTrainer(said: string): boolean {
  return TRAINER.test(said);
}

/** "Indoor trainer only until the end of February" */
export function isIndoorsOnly(text: string): boolean {
  return readWishClauses(text).some(({ said }) => TRAINER.test(said) && ONLY.test(said));
}

/** The longest ride on a trainer that is wanted at all: "indoor trainer sessions over 75 minutes" */
export function longestIndoors(text: string): number | undefined {
  const long = readWishClauses(text).find(({ said }) => TRAINER.test(said) && LONGER.test(said));
  return long === undefined ? undefined : amountsIn(long.said).find(({ unit }) => unit === "minutes")?.value;
}

/** The last day on which every ride is on the trainer. */
export function indoorsUntil(text: string, today: Day): Day | undefined {
  const clauses = readClauses(text);
  const only = clauses.find(({ words }) => {
    const said = words.join(" ");
    return TRAINER.test(said) && (ONLY.test(said) || WINTER.test(said)) && !DENIED_WORDS.test(said);
  });
  if (only === undefined) return undefined;
  const until = limitPeriod(only.words, today).until;
  if (until !== undefined || !WINTER.test(only.words.join(" "))) return until;
  // "In winter I ride on the turbo, outside from April"
  const outside = clauses.find(({ sentence, words }) => sentence === only.sentence && OUTSIDE.test(words.join(" ")));
  const again = outside === undefined ? undefined : opensAgain(outside.words, today);
  if (again !== undefined) return again;
  const year = Number(today.slice(0, 4));
  return today.slice(5) > SPRING ? `${year + 1}-${SPRING}` : `${year}-${SPRING}`;
}

/** The last day of what cyclists call winter. */
const SPRING = "03-20";
const WINTER =
  /\b(?:(?:in|over|through|during) (?:the )?winter|winters|im winter|uber (?:den )?winter|winter uber|en invierno|en hiver|l hiver|in inverno|d inverno|no inverno|in de winter|s winters)\b/u;
const OUTSIDE =
  /\b(?:outside|outdoors?|draussen|auf der strasse|fuera|al aire libre|dehors|en exterieur|fuori|all aperto|fora|na rua|buiten)\b/u;

/** The longest ride on a trainer, for as long as every ride is on it: "nothing longer than 90 minutes on that thing". */
export function indoorRideLimits(text: string, today: Day): readonly StatedLimit[] {
  const until = indoorsUntil(text, today);
  if (until === undefined) return [];
  return readWishClauses(text).flatMap(({ quote, said }) => {
    const minutes = amountsIn(said).find(({ unit }) => unit === "minutes")?.value;
    const isOfTrainer = TRAINER.test(said) || /\b(?:that thing|on it|darauf|drauf|on there)\b/u.test(said);
    return minutes === undefined || !isOfTrainer || !LONGER.test(said)
      ? []
      : [{ phrase: quote, limits: { rideMinutes: minutes }, period: { until, endsByWord: false }, isByProfessional: false }];
  });
}
