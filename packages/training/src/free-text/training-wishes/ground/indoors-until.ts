import type { Athlete } from "#training/athlete/athlete.ts";
import { type Day, shortDay } from "#training/calendar/day.ts";
import { type Clause, readClauses } from "#training/health/clause.ts";
import { normalise } from "#training/health/normalise.ts";
import { spanIn } from "../../dates/worded-span.ts";
import type { DateRange } from "../../dates/date-range.ts";
import type { WeekSentence, WeekWish } from "../../week-wish.ts";
import { isOfABody } from "../of-a-body.ts";

/** Why nobody can run outside for a time, in seven languages. */
const NOT_OUTSIDE: readonly string[] = [
  "(?:too|so) (?:bad|dirty|polluted|icy|cold|dark|dangerous|slippery|hot|smoky|smoggy) (?:to (?:run|train|be|go|exercise) )?(?:outside|outdoors)",
  "(?:cant|cannot|can not|wont|dont|not allowed to) (?:run|train|go|exercise) (?:outside|outdoors)",
  "(?:no|zero) (?:running |training )?(?:outside|outdoors)(?: runs?)?",
  "(?:all (?:my )?)?(?:runs?|running|training) (?:is |are |has to be |have to be )?(?:only )?(?:indoors|inside|on the treadmill)",
  "indoors (?:only )?(?:from|until|till)",
  "(?:zu (?:schlecht|kalt|glatt|dunkel|dreckig|gefahrlich)) (?:zum laufen|um drau(?:ss|s)en zu)|(?:kann|darf) (?:ich )?nicht drau(?:ss|s)en (?:laufen|trainieren)|nur (?:drinnen|auf dem laufband)",
  "demasiad[oa] (?:\\w+ )?para (?:correr|entrenar) (?:fuera|al aire libre)|no puedo (?:correr|entrenar) fuera|solo (?:en cinta|en interior|dentro)",
  "trop (?:\\w+ )pour (?:courir|s entrainer) dehors|(?:peux|puis) pas courir dehors|seulement (?:en interieur|sur tapis)",
  "tropp[oa] (?:\\w+ )?per (?:correre|allenarsi) (?:fuori|all aperto)|non posso correre fuori|solo (?:al chiuso|sul tapis)",
  "demasiad[oa] (?:\\w+ )?para (?:correr|treinar) (?:la fora|ao ar livre)|nao posso correr (?:la )?fora|so (?:na passadeira|dentro)",
  "te (?:slecht|koud|glad|donker|vies) om buiten te (?:lopen|trainen)|kan niet buiten (?:lopen|trainen)|alleen (?:binnen|op de loopband)",
];
const INDOORS = new RegExp(String.raw`\b(?:${NOT_OUTSIDE.join("|")})(?!\p{L})`, "u");
/** What is wanted instead, in clauses behind it. */
const INSTEAD =
  /\b(?:treadmill|rower|rowing machine|bike|erg|indoors?|inside|trainer|laufband|rudergerat|ergometer|drinnen|cinta|remo|bici estatica|dentro|tapis|rameur|velo|interieur|tapis roulant|vogatore|cyclette|passadeira|remador|bicicleta|loopband|roeier|hometrainer|binnen)\b/u;

interface Indoors {
  readonly range: DateRange;
  readonly clauses: readonly Clause[];
}

/** "From now until February the air is too bad to run outside, so please treadmill, rower or bike instead" */
function indoorsIn(sentence: readonly Clause[], today: Day): Indoors | undefined {
  const at = sentence.findIndex(({ quote, isOther }) => !isOther && INDOORS.test(normalise(quote)) && !isOfABody(normalise(quote)));
  if (at < 0) return undefined;
  const range = sentence.map(({ quote }) => spanIn(normalise(quote), today)).find((one) => one !== undefined);
  if (range === undefined) return undefined;
  const first = sentence.findIndex(({ quote }) => spanIn(normalise(quote), today) !== undefined);
  const clauses = sentence.filter(
    (clause, index) => index === at || index === first || (index > at && INSTEAD.test(normalise(clause.quote))),
  );
  return { range, clauses };
}

/** The dates on which somebody trains under a roof. */
export function indoorDates({ injuries = "", dislikes = "" }: Pick<Athlete, "injuries" | "dislikes">, today: Day): DateRange | undefined {
  const sentences = Map.groupBy(readClauses(`${injuries}\n${dislikes}`), ({ sentence }) => sentence);
  return [...sentences.values()].map((sentence) => indoorsIn(sentence, today)?.range).find((range) => range !== undefined);
}

/** What the pages do with it is written on the runs of those dates. */
export function indoorsUntil({ clauses, whole = clauses, today }: WeekSentence): readonly WeekWish[] {
  const found = indoorsIn(whole, today);
  const quotes = found?.clauses.filter((clause) => clauses.includes(clause)).map(({ quote }) => quote) ?? [];
  if (found === undefined || quotes.length === 0) return [];
  const effect = `indoors until ${shortDay(found.range.until)}: runs on the treadmill where you have one, else an easy run becomes the same time on the rower or bike`;
  return [{ quotes, days: [], effect }];
}
