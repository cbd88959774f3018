import type { Followed } from "../../conversation/follow-up-of.ts";
import type { Race } from "../../own-data/diary.ts";
import { isNamed } from "../../turn/results/splits.ts";
import { plainWords } from "../../turn/frame.ts";
import { bareUnit } from "../asked/words.ts";

/** A part of a race that is over, with its time. */
export type Part = NonNullable<Race["splits"]>[number];

/** Which parts of a race are asked about, and what of them. */
export interface RaceRequest {
  readonly isMeant: (part: Part) => boolean;
  readonly pick: "mean" | "total" | "slowest" | "fastest" | "both" | "difference" | "each";
  /** Parts that do not count, in a word: "last", "Run 8". */
  readonly isLeftOut?: (part: Part, all: readonly Part[]) => boolean;
}

const RUNS = bareUnit(
  "runs?|running|laps?|1k|1 k|1000 ?m|1 ?km|kms?|ks|kilomet\\p{L}*|lauf|laufe\\p{L}*|laufen|tours?|courses a pied|vueltas?|tramos?|giri|corse",
);
const STATIONS = bareUnit("stations?|stationen|estaci(?:on|ones)|stazion[ei]");
const ROXZONE = bareUnit("rox ?zone|transitions?|wechselzone");
const NAMES: readonly (readonly [said: RegExp, name: RegExp])[] = [
  [bareUnit("ski(?: ?erg)?"), /ski/i],
  [bareUnit("sled push|push|schlitten schieben|pousse|empuje|spinta"), /sled push/i],
  [bareUnit("sled pull|pull|schlitten ziehen|tirage|arrastre|tiro"), /sled pull/i],
  [bareUnit("burpees?|bbj|burpee broad jumps?"), /burpee/i],
  [bareUnit("row(?: ?erg)?|rower|rowing|rudern|rameur|remo|vogatore"), /row/i],
  [bareUnit("farmers?(?: carry| walk)?|carry|carries"), /farmer/i],
  [bareUnit("lunges?|sandbag|sandbag lunges?|ausfallschritte|fentes|zancadas|affondi"), /lunge/i],
  [bareUnit("wall ?balls?"), /wall ball/i],
];
const NUMBERED = /\b(?:run|lap|lauf|tour|vuelta|giro) (?:nr |no |number )?([1-8])\b|\b(first|last)\b(?= (?:run|one|lap|km|k)\b)/;

const MEAN = bareUnit("average|averages?|avg|mean|durchschnitt\\p{L}*|schnitt|moyenne|promedio|media");
const TOTAL = bareUnit(
  "total|sum|together|altogether|in all|add(?:ed)? up|zusammen|insgesamt|summe|au total|ensemble|en total|in totale|insieme",
);
const SLOWEST = bareUnit(
  "slowest|worst|longest|most time|most of my time|ate|cost|los[te]|langsamste\\p{L}*|langste\\p{L}*|schlechteste\\p{L}*|meisten? zeit|plus lente?|plus de temps|mas lent[ao]|mas tiempo|piu lent[ao]|piu tempo",
);
const FASTEST = bareUnit("fastest|quickest|shortest|best|least time|schnellste\\p{L}*|beste\\p{L}*|plus rapide|mas rapid[ao]|piu veloce");
const DIFFERENCE = bareUnit(
  "difference|apart|between|gap|slower|faster|unterschied|zwischen|langsamer|ecart|entre|diferencia|differenza|tra",
);
const WITHOUT =
  /\b(?:without|w o|except|excluding|minus|ignoring|leave out|leaving out|not counting|ohne|sans|sauf|sin|senza|tranne) (.+)$/;
const LAST = /\b(?:last|final|letzte\w*|dernier\w*|ultim[oa])\b/;
const FIRST = /\b(?:first|erste\w*|premier\w*|primer[oa]?|prim[oa])\b/;
/** What is to come, or to be done about it, is another question. */
const OTHER =
  /\b(?:should|train\w*|practi[sc]e|improve|need|want|will|would|could|if|half(?! marathon)|halves|halfte|moitie|mitad|meta|compar\w*|last two|how do i|how to|wenn|falls|trainier\w*|si|se|goal|target)\b/;

/** A race that is over and has its parts stored: the one that is named, else the one that was spoken of. */
export function raceDone({ words, turns, diary }: Followed, canBeLast = false): Race | undefined {
  const done = diary.races.filter(({ result, splits }) => result !== undefined && splits !== undefined && splits.length > 8);
  const named = done.findLast(({ name, location }) => isNamed(`${name} ${location}`, words));
  if (named !== undefined) return named;
  // Another race is named.
  if (diary.races.some(({ name, location, splits }) => splits === undefined && isNamed(`${name} ${location}`, words)) && !canBeLast)
    return undefined;
  const spoken = turns.slice(-3).toReversed();
  const before = spoken.flatMap(({ answer }) => done.findLast(({ name }) => answer.includes(name)) ?? [])[0];
  return before ?? (canBeLast || OF_LAST.test(words) ? done.at(-1) : undefined);
}

const OF_LAST = /\b(?:last|letzte\w*|dernier\w*|ultim[oa]) (?:hyrox|race|rennen|wettkampf|course|carrera|gara)\b/;

/** Reads which parts are asked about; undefined where none or something else is. */
export function readParts(words: string, before?: RaceRequest): RaceRequest | undefined {
  if (OTHER.test(words)) return undefined;
  const [rest, without] = [words.replace(WITHOUT, " "), WITHOUT.exec(words)?.[1]];
  const isMeant = partsNamed(rest) ?? before?.isMeant;
  const pick = pickNamed(rest);
  const isLeftOut = without === undefined ? undefined : leftOut(without);
  if (isMeant === undefined || (without !== undefined && isLeftOut === undefined)) return undefined;
  const isSaid = pick !== undefined || isLeftOut !== undefined || partsNamed(rest) !== undefined;
  if (!isSaid || (before === undefined && pick === undefined && !ASKED.test(words))) return undefined;
  return { isMeant, pick: pick ?? before?.pick ?? "each", ...(isLeftOut !== undefined && { isLeftOut }) };
}

const ASKED = bareUnit(
  "what|how|pac(?:e|ed|ing)|how long|how fast|times?|splits?|list|show|wie lange|zeit(?:en)?|combien|temps|cuanto|tiempos?|quanto|tempi",
);

/** The request of the turns before, each read beside the one before it. */
export function partsBefore({ turns, tongue }: Followed): RaceRequest | undefined {
  return turns
    .slice(-3)
    .reduce<RaceRequest | undefined>((before, { question }) => readParts(plainWords(question, tongue), before), undefined);
}

function pickNamed(words: string): RaceRequest["pick"] | undefined {
  if (DIFFERENCE.test(words) && FIRST.test(words) && LAST.test(words)) return "difference";
  if (SLOWEST.test(words) && FASTEST.test(words)) return "both";
  if (MEAN.test(words)) return "mean";
  if (TOTAL.test(words)) return "total";
  if (SLOWEST.test(words)) return "slowest";
  return FASTEST.test(words) ? "fastest" : undefined;
}

export function partsNamed(words: string): RaceRequest["isMeant"] | undefined {
  const station = NAMES.find(([said]) => said.test(words))?.[1];
  const number = NUMBERED.exec(words)?.[1];
  if (number !== undefined) return ({ name }) => name === `Run ${number}`;
  if (station !== undefined) return ({ name }) => !isRun(name) && station.test(name);
  if (ROXZONE.test(words)) return ({ name }) => name === "Roxzone";
  if (STATIONS.test(words)) return ({ name }) => !isRun(name) && name !== "Roxzone";
  return RUNS.test(words) ? ({ name }) => isRun(name) : undefined;
}

function leftOut(words: string): RaceRequest["isLeftOut"] {
  const number = /\b([1-8])\b/.exec(words)?.[1];
  const station = NAMES.find(([said]) => said.test(words))?.[1];
  if (station !== undefined) return ({ name }) => station.test(name);
  if (LAST.test(words)) return (part, all) => part === all.at(-1);
  if (FIRST.test(words)) return (part, all) => part === all[0];
  if (SLOWEST.test(words)) return (part, all) => part.seconds === Math.max(...all.map(({ seconds }) => seconds));
  if (FASTEST.test(words)) return (part, all) => part.seconds === Math.min(...all.map(({ seconds }) => seconds));
  return number === undefined ? undefined : ({ name }, all) => name === `Run ${number}` || name === all[Number(number) - 1]?.name;
}

export function isRun(name: string): boolean {
  return name.startsWith("Run ");
}
