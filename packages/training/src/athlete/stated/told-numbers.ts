import { exercisesNamedIn } from "../../catalogue/named-exercises.ts";
import { type Clause, readClauses } from "../../health/clause.ts";
import { memoized } from "../../language/memoized.ts";
import { fromPounds, type WeightUnit } from "../../units/mass.ts";
import type { Kilograms, Metres } from "../../units/units.ts";
import type { Athlete, BenchmarkLift } from "../athlete.ts";

/** A number of today that stands in the notes. */
export interface ToldLift {
  readonly lift: BenchmarkLift;
  readonly kilograms: Kilograms;
  readonly quote: string;
}

const LIFTS: { readonly [name in string]?: BenchmarkLift } = {
  "Back squat": "backSquat",
  Deadlift: "deadlift",
  "Bench press": "benchPress",
  "Overhead press": "overheadPress",
  "Strict press": "overheadPress",
  Snatch: "snatch",
  "Clean and jerk": "cleanAndJerk",
};
/** "My bench is about 62.5", "Kniebeuge liegt bei 100", "mi sentadilla está en 90 kg". */
const IS = new RegExp(
  String.raw`\b(?:is|are|sits|stands|hovers|ist|liegt|steht|es|esta|est|e|fica)(?: (?:now|still|currently|stuck|at|about|around|roughly|just|only|bei|um|etwa|ca|rund|noch|aktuell|en|de|unos|sobre|environ|autour|a|sui|circa|cerca|em|op|rond|ongeveer))* (?<weight>\d{2,3}(?:[.,]\d+)?)(?: ?(?<unit>kgs?|kilos?|lbs?|pounds?))?(?! ?(?:\d|x\b|reps?|sets?|times|%|percent|min\w*|sec\w*|km|k\b|m\b|years?|cm|inch\w*|degrees|days?|weeks?))`,
  "u",
);
const NO_NUMBER_OF_TODAY =
  /\b(?:goals?|targets?|want\w*|aim\w*|dream\w*|max\w*|at most|no more|up to|until|limit\w*|under|over|below|above|hurts?|pain\w*|allowed|physio|doctor|used to|was|were|last year|ago|ziel\w*|will|hochstens|schmerz\w*|war|objetivo|quiero|duele|era|objectif|veux|mal|etait|obiettivo|voglio|male|quero|dor|doel|wil|pijn|opener|third attempt)\b/u;

const SWIMS =
  /\b(?:swim\w*|crawl\w*|freestyle|front crawl|pool|lengths?|laps?|kraul\w*|schwimm\w*|bahnen?|crol|nad[aoe]\w*|largos?|nage\w*|longueurs?|nuot\w*|vasche|vasca|stile libero|piscin\w*|zwem\w*|baantjes?)\b/u;
const NUMBER = String.raw`(?:about |around |maybe |roughly |just |only |etwa |ungefahr |unos |environ |circa |cerca de |ongeveer )?(?<amount>\d{2,4}|two|four|zwei|vier|dos|cuatro|deux|quatre|due|quattro|duas|quatro|twee|vier) ?(?<unit>m\b|met\p{L}+|lengths?|laps?|bahnen|largos|longueurs|vasche|piscinas|baantjes)`;
const BREATHLESS = new RegExp(
  String.raw`\b(?:out of breath|breathless|puffed(?: out)?|gassed|spent|done|exhausted|knackered|have to (?:stop|rest)|need (?:a |to )?(?:rest|break|stop)|stop|hanging on the wall|ausser atem|aus der puste|(?:muss|brauche) (?:\w+ )?pause|(?:me quedo )?sin (?:aire|aliento)|me ahogo|essoufflee?|a bout de souffle|senza fiato|sem folego|buiten adem) (?:after|at|every|nach|despues de|tras|a los|apres|au bout de|dopo|depois de|apos|na) ${NUMBER}`,
  "u",
);
const IN_ONE_GO = new RegExp(
  String.raw`\b(?:can|manage|swim|only|just|schaffe|schwimme|kann|puedo|nado|aguanto|peux|nage|tiens|riesco|nuoto|consigo|aguento|kan|zwem)\b(?: \p{L}+){0,4}? ${NUMBER}(?: \p{L}+){0,3}? (?:without (?:a |any )?(?:stop\w*|break|rest)|non ?stop|in one go|at a time|before i|am stuck|ohne (?:pause|stopp)|seguidos|sin parar|d affilee|sans (?:pause|m arreter)|di fila|senza (?:pause|fermarmi)|sem parar|achter elkaar|zonder (?:pauze|stoppen))`,
  "u",
);
/** "50 m and I'm hanging on the wall" */
const ALONE = new RegExp(String.raw`^(?!.*\b(?:swam|did|last|geschwommen|nade|nage|nuotat\w*|nadei|gezwommen)\b).*?\b${NUMBER}$`, "u");
const FINISHED =
  /^(?:then )?(?:im|i am|i have to|i need|ich bin|estoy|je suis|sono|estou|ik ben) (?:\p{L}+ ){0,2}?(?:hanging|done|dead|finished|spent|out of breath|gasping|puffed|gassed|stop|rest|a (?:rest|break)|fertig|kaputt|platt|ausser|muert[oa]|agotad[oa]|sin aire|mort|cuite?|essoufflee?|mort[oa]|sfinit[oa]|senza fiato|sem folego|kapot|buiten adem)\b/u;
const COUNTS: { readonly [word in string]?: number } = {
  two: 2,
  zwei: 2,
  dos: 2,
  deux: 2,
  due: 2,
  duas: 2,
  twee: 2,
  four: 4,
  vier: 4,
  cuatro: 4,
  quatre: 4,
  quattro: 4,
  quatro: 4,
};
const POOL_METRES = 25;
const LONGEST: Metres = 5000;

/** Maxima that a text tells as they are today. */
function toldLifts(text: string, units: WeightUnit = "kg"): readonly ToldLift[] {
  return ownClauses(text).flatMap((clause) => liftIn(clause, units) ?? []);
}

export function liftIn({ quote, words, isOther }: Clause, units: WeightUnit): ToldLift | undefined {
  const said = words.join(" ");
  const { weight, unit } = IS.exec(said)?.groups ?? {};
  if (weight === undefined || isOther || NO_NUMBER_OF_TODAY.test(said)) return undefined;
  const lifts = [...new Set(exercisesNamedIn(quote).flatMap((name) => LIFTS[name] ?? []))];
  const [lift] = lifts;
  if (lift === undefined || lifts.length > 1) return undefined;
  const number = Number(weight.replace(",", "."));
  const isPounds = unit === undefined ? units === "lb" : /^(?:lb|pound)/u.test(unit);
  return { lift, kilograms: isPounds ? fromPounds(number) : number, quote };
}

/** How far somebody swims without a stop: "out of breath after 50 m", "two lengths in one go". */
function toldSwim(text: string): { readonly metres: Metres; readonly quote: string } | undefined {
  return swimIn(ownClauses(text));
}

export function swimIn(clauses: readonly Clause[]): { readonly metres: Metres; readonly quote: string } | undefined {
  for (const [at, { quote, words, sentence }] of clauses.entries()) {
    const said = words.join(" ");
    const next = clauses[at + 1]?.sentence === sentence ? (clauses[at + 1]?.words.join(" ") ?? "") : "";
    const alone = FINISHED.test(next) ? ALONE.exec(said) : null;
    const { amount, unit = "" } = (BREATHLESS.exec(said) ?? IN_ONE_GO.exec(said) ?? alone)?.groups ?? {};
    const isOfSwim = clauses.some((other) => other.sentence === sentence && SWIMS.test(other.words.join(" ")));
    if (amount === undefined || !isOfSwim) continue;
    const number = COUNTS[amount] ?? Number(amount);
    const metres = unit.startsWith("m") ? number : POOL_METRES * number;
    if (metres >= POOL_METRES && metres <= LONGEST) return { metres, quote };
  }
  return undefined;
}

const ownClauses = memoized((text: string): readonly Clause[] =>
  text.trim() === "" ? [] : readClauses(text).filter(({ isOther }) => !isOther),
);

/** The athlete with the numbers of today that only the notes tell: an entered one is never replaced. */
export function withToldNumbers(athlete: Athlete): Athlete {
  const text = `${athlete.injuries ?? ""}\n${athlete.dislikes ?? ""}`;
  const { oneRepMax } = athlete.strength;
  const lifts = toldLifts(text, athlete.units).filter(({ lift }) => oneRepMax[lift] === undefined);
  const swim = athlete.history?.longestSwim === undefined ? toldSwim(text) : undefined;
  if (lifts.length === 0 && swim === undefined) return athlete;
  return {
    ...athlete,
    ...(lifts.length === 0
      ? {}
      : {
          strength: {
            ...athlete.strength,
            oneRepMax: { ...oneRepMax, ...Object.fromEntries(lifts.map(({ lift, kilograms }) => [lift, kilograms])) },
          },
        }),
    ...(swim === undefined ? {} : { history: { ...athlete.history, longestSwim: { value: swim.metres, source: "told" } } }),
  };
}
