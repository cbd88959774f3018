import type { Day } from "../../calendar/day.ts";
import { monthIn } from "../../free-text/dates/date-range.ts";
import { type Clause, readClauses } from "../../health/clause.ts";
import { limitPeriod, opensAgain } from "../../health/stated-limits/period.ts";
import type { StatedLimit } from "../../health/stated-limits/stated-limit.ts";
import { amountsIn } from "../amounts.ts";
import { weekdaysIn } from "../../free-text/dates/weekdays.ts";
import { DENIED_WORDS, kindsIn } from "../schedule-words.ts";
import type { WishClause } from "./wish-clause.ts";
import { readWishClauses } from "./wish-clauses.ts";

const TRAINER =
  /\b(?:turbo|(?:indoor |home |smart )?trainer|rolle|rollen?(?:training\w*|fahr\w*)|rollo|rodillo|zwift\w*|tacx|wahoo|kickr|home ?trainer|rulli|rolo|indoors?)\b/u;
const ONLY = /\b(?:only|nur|solo|seulement|uniquement|alleen|soltanto|so|apenas)\b/u;
const LONGER =
  /\b(?:longer|more|over|above|beyond|past|max\w*|langer|mehr|uber|ab|mas|a partir|pasados?|plus|au dela|passe|piu|oltre|dopo|mais|alem|depois|meer|boven|na)\b/u;

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
  return trainerClauses(text)
    .flatMap(({ said }) => amountsIn(said))
    .find(({ unit }) => unit === "minutes")?.value;
}

/** Clauses with a longest ride on the trainer; behind it in the same sentence an amount alone is one: "on the rollers, beyond 75 min I go mad". */
function trainerClauses(text: string): readonly WishClause[] {
  const clauses = readWishClauses(text);
  return clauses.filter(({ said, sentence }, at) => {
    if (!LONGER.test(said) || !amountsIn(said).some(({ unit }) => unit === "minutes")) return false;
    const before = clauses[at - 1];
    const isBehind = before?.sentence === sentence && TRAINER.test(before.said) && kindsIn(said).kinds.length === 0;
    return TRAINER.test(said) || isBehind;
  });
}

/** The last day on which every ride is on the trainer. */
export function indoorsUntil(text: string, today: Day): Day | undefined {
  const clauses = readClauses(text);
  const only = clauses.find(({ words }) => {
    const said = words.join(" ");
    return TRAINER.test(said) && (ONLY.test(said) || WINTER.test(said) || STANDS_ON.test(said)) && !DENIED_WORDS.test(said);
  });
  if (only === undefined) return withoutRoad(clauses, today);
  // "… on the rollers, the long one outside on Sundays": the day outside has its place in every week.
  if (
    clauses.some(
      ({ sentence, words, quote }) => sentence === only.sentence && OUTSIDE.test(words.join(" ")) && weekdaysIn(quote).length > 0,
    )
  )
    return undefined;
  const until = limitPeriod(only.words, today).until;
  if (until !== undefined || !WINTER.test(only.words.join(" "))) return until ?? withoutRoad(clauses, today);
  // "In winter I ride on the turbo, outside from April"
  const outside = clauses.find(({ sentence, words }) => sentence === only.sentence && OUTSIDE.test(words.join(" ")));
  const again = outside === undefined ? undefined : opensAgain(outside.words, today);
  if (again !== undefined) return again;
  const year = Number(today.slice(0, 4));
  return today.slice(5) > SPRING ? `${year + 1}-${SPRING}` : `${year}-${SPRING}`;
}

/** "The bike lives on the rollers, in December I don't go outside": the road is refused, and a trainer stands there. */
function withoutRoad(clauses: readonly Clause[], today: Day): Day | undefined {
  const isThere = (said: string): boolean => TRAINER.test(said) && !DENIED_WORDS.test(said) && !BROKEN.test(said);
  if (!clauses.some(({ words }) => isThere(words.join(" ")))) return undefined;
  const refused = clauses.find(({ words }) => {
    const said = words.join(" ");
    return OUTSIDE.test(said) && DENIED_WORDS.test(said) && kindsIn(said).kinds.every((kind) => kind === "bike");
  });
  if (refused === undefined) return undefined;
  const year = Number(today.slice(0, 4));
  const spring: Day = today.slice(5) > SPRING ? `${year + 1}-${SPRING}` : `${year}-${SPRING}`;
  return limitPeriod(refused.words, today).until ?? monthIn(refused.words, today)?.until ?? spring;
}

const BROKEN = /\b(?:broken|bust\w*|kaputt|defekt|rot[oa]|estropead\w*|casse\w*|en panne|rott[oi]|quebrad[oa]|stuk|kapot)\b/u;

/** The last day of what cyclists call winter. */
const SPRING = "03-20";
const WINTER =
  /\b(?:(?:in|over|through|during) (?:the )?winter|winters|im winter|uber (?:den )?winter|winter uber|en invierno|en hiver|l hiver|in inverno|d inverno|no inverno|in de winter|s winters)\b/u;
const OUTSIDE =
  /\b(?:outside|outdoors?|draussen|auf der strasse|fuera|al aire libre|dehors|en exterieur|fuori|all aperto|fora|na rua|buiten)\b/u;

/** "The bike is on the turbo until spring", "rides are on the trainer till March" */
const STANDS_ON =
  /\b(?:bikes?|rides?|riding|cycling|rad\w*|rennrad|\w*fahrten|bici|bicicleta|salidas|velo|sorties|uscite|giri|pedaladas|fiets|ritten|fietsen)\b.*\b(?:is|are|lives|stays|happens?|ist|sind|steht|finden|gehen|esta|estan|son|est|sont|reste|restent|se font|sta|stanno|sono|sao|fica|ficam|staat|zijn|gaan) (?:\w+ ){0,3}?(?:on|in|auf|en|sur|le|sui|no|na|nos|op) /u;

const THERE = /\b(?:there|it|da|dort|ahi|alli|la dessus|dessus|li|ci|sopra|la|daar|erop)\b/u;

/** The longest ride on a trainer, for as long as every ride is on it: "nothing longer than 90 minutes on that thing". */
export function indoorRideLimits(text: string, today: Day): readonly StatedLimit[] {
  const until = indoorsUntil(text, today);
  if (until === undefined) return [];
  const ofTrainer = new Set(trainerClauses(text).map(({ quote }) => quote));
  return readWishClauses(text).flatMap(({ quote, said }, at, clauses) => {
    const minutes = amountsIn(said).find(({ unit }) => unit === "minutes")?.value;
    // "In winter I ride on the trainer only, more than 90 minutes I can't stand there."
    const isThere = THERE.test(said) && TRAINER.test(clauses[at - 1]?.said ?? "");
    const isOfTrainer =
      isThere || ofTrainer.has(quote) || TRAINER.test(said) || /\b(?:that thing|on it|darauf|drauf|on there)\b/u.test(said);
    return minutes === undefined || !isOfTrainer || !LONGER.test(said)
      ? []
      : [{ phrase: quote, limits: { rideMinutes: minutes }, period: { until, endsByWord: false }, isByProfessional: false }];
  });
}
