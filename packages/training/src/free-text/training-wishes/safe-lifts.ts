import type { Athlete } from "../../athlete/athlete.ts";
import { exercisesNamedIn } from "../../catalogue/named-exercises.ts";
import { type Clause, readClauses } from "../../health/clause.ts";
import type { WeekSentence, WeekWish } from "../week-wish.ts";

/** All attempts made: of one lift, of a meet, or in words. */
const ALL_MADE =
  /\b(?:3 ?\/ ?3|9 ?\/ ?9|6 ?\/ ?6|(?:3|9|6|three|nine|six) (?:for|out of|of) (?:3|9|6|three|nine|six)|(?:3|9|6|drei|neun|sechs) (?:von|aus) (?:3|9|6|drei|neun|sechs)|(?:3|9|6|tres|nueve|seis) de (?:3|9|6|tres|nueve|seis)|(?:3|9|6|trois|neuf|six) sur (?:3|9|6|trois|neuf|six)|(?:3|9|6|tre|nove|sei) su (?:3|9|6|tre|nove|sei)|(?:3|9|6|tres|nove|seis) em (?:3|9|6|tres|nove|seis)|(?:make|hit|get|land) (?:all|every) (?:of )?(?:(?:my|the|three|3|nine|9|six|6|single) )*(?:attempts?|lifts?|benches|squats|pulls|deadlifts)|(?:three|3) (?:of (?:my|the) )?(?:attempts|lifts|benches|squats|deadlifts) (?:to count|that count|to be good)|all (?:three |nine |six )?(?:white lights|attempts good|lifts good)|nine white lights|alle (?:drei |neun |sechs |meine )*(?:versuche|hebungen|kniebeugen) (?:\w+ )?(?:gultig|schaffen|durchbringen|stehen)|(?:los |las )?(?:tres|nueve|seis|todos los) (?:intentos|levantamientos) (?:validos|buenos)|(?:(?:les |mes )?(?:trois|neuf|six)|tous (?:les|mes)) (?:essais|mouvements) (?:valides|valables|reussis)|(?:le |tutte e )?(?:tre|nove|sei|tutte le) (?:alzate|prove) (?:valide|buone))\b/u;

/** No attempt of a lift was good the last time. */
const BOMBED =
  /\b(?:bomb(?:ed|ing)?(?: out)?(?= |$)|no ?total|didnt (?:get a |make a )?total|zeroed|missed all (?:three|3|my)|(?:kein(?:en|e)? gultigen? versuch\w*|ohne gultigen versuch|(?:drei|alle) (?:versuche )?ungultig\w*|nullwertung|gebombt)|(?:(?:hice|tuve) (?:los )?tres nulos|tres nulos|(?:me quede|quede) sin total|me eliminaron)|(?:(?:fait|faite) (?:une )?bulle|trois essais (?:nuls|manques)|zero pointe|sans total|bombe(?= en| au| a la| sur))|(?:tre (?:prove )?null[ei]|(?:sono )?uscit[oa] di gara|fuori gara|senza totale)|tres nulos)\b/u;

/** Where a fraction is a date or a grade of pain nobody lifts. */
const OF_A_MEET =
  /\b(?:bench\w*|squat\w*|deadlift\w*|pulls?|snatch\w*|clean\w*|jerk\w*|comp|comps|meet|platform|attempts?|lifts?|total|want|wanna|need|aim\w*|goal|go|going|time|finally|bank\w*|kniebeug\w*|kreuzheb\w*|druck\w*|reiss\w*|stoss\w*|wettkampf\w*|will|mochte|muss|diesmal|endlich|banca|sentadilla\w*|peso muerto|arrancada|dos tiempos|competi\w*|quiero|necesito|esta vez|developpe|couche|souleve|terre|arrache|epaule|veux|dois|cette fois|panca|stacco|strappo|slancio|gara|voglio|devo|stavolta|questa volta|supino|agachamento|quero|preciso)\b/u;
const PAIN = /\b(?:pain\w*|hurts?|sore|schmerz\w*|dolor|duele|douleur\w*|dolore|fa male)\b/u;

/** Words for the lifts of a platform besides the names of the catalogue. */
const LIFTS: readonly (readonly [lift: string, words: RegExp])[] = [
  ["Bench press", /\b(?:bench\w*|bank\w*|press banca|banca|couche|panca|supino)\b/u],
  ["Back squat", /\b(?:squat\w*|kniebeug\w*|beugen?|sentadilla\w*|agachamento\w*)\b/u],
  ["Deadlift", /\b(?:deadlift\w*|pulls?|kreuzheb\w*|peso muerto|souleve\w*|terre|stacc\w*|levantamento terra)\b/u],
  ["Snatch", /\b(?:snatch\w*|reiss\w*|arrancada|arrache\w*|strapp\w*)\b/u],
  ["Clean and jerk", /\b(?:clean\w*|jerk\w*|stoss\w*|dos tiempos|epaule jete|slanci\w*)\b/u],
];

/** "Need to go 3/3 on bench after bombing out in June": lighter attempts at the meet; every lift where none is named. */
export function safeLiftWishes({ clauses }: WeekSentence): readonly WeekWish[] {
  const told = clauses.filter((clause) => namesIn(clause) !== undefined);
  const lifts = findLifts(told);
  if (lifts === undefined) return [];
  const names = lifts === "all" ? [] : [...lifts];
  return [{ quotes: told.map(({ quote }) => quote), days: [], told: { kind: "safe-lifts", names } }];
}

/** Lifts of which every attempt has to be good; undefined where nothing of it is told. */
function safeLifts(text: string): ReadonlySet<string> | "all" | undefined {
  return findLifts(readClauses(text).filter(({ isOther }) => !isOther));
}

/** Whether every attempt of a lift of the catalogue has to be good. */
export function isSafeLift({ injuries = "", dislikes = "" }: Pick<Athlete, "injuries" | "dislikes">, exercise: string): boolean {
  const lifts = safeLifts(`${injuries}. ${dislikes}`);
  return lifts !== undefined && (lifts === "all" || lifts.has(exercise));
}

function findLifts(clauses: readonly Clause[]): ReadonlySet<string> | "all" | undefined {
  const found = clauses.flatMap((clause) => {
    const names = namesIn(clause);
    return names === undefined ? [] : [{ names, isOfAll: names.length === 0 && isAllMade(clause.words.join(" ")) }];
  });
  if (found.length === 0) return undefined;
  const named = new Set(found.flatMap(({ names }) => names));
  return named.size === 0 || found.some(({ isOfAll }) => isOfAll) ? "all" : named;
}

function namesIn({ quote, words }: Clause): readonly string[] | undefined {
  const said = words.join(" ");
  if (PAIN.test(said) || !(isAllMade(said) || BOMBED.test(said))) return undefined;
  const named = LIFTS.filter(([, lift]) => lift.test(said)).map(([name]) => name);
  return named.length > 0 ? named : exercisesNamedIn(quote).filter((name) => LIFTS.some(([lift]) => lift === name));
}

/** "6 of 9" is no goal. */
function isAllMade(said: string): boolean {
  const found = ALL_MADE.exec(said)?.[0];
  if (found === undefined || !OF_A_MEET.test(said)) return false;
  const [first, ...others] = found.match(/\d/gu) ?? [];
  return others.every((other) => other === first);
}
