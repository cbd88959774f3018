import type { Race } from "../../own-data/diary.ts";
import { bareUnit } from "../../want/asked/words.ts";
import { isRun, isStation, type Part, placesOfParts } from "../../want/race/race-request.ts";
import { seconds } from "../later/figures.ts";

/** Which parts of a race that is over a conversation speaks of, and what they would be if … */
export interface RaceFocus {
  /** The parts spoken of last, in the order in which they were named or ranked. */
  readonly parts: readonly Part[];
  /** The parts rank by the time they took. */
  readonly isRanked: boolean;
  /** Supposed seconds of parts. */
  readonly supposed: ReadonlyMap<string, number>;
  /** Seconds that come off several parts together. */
  readonly off: number;
}

export const NO_FOCUS: RaceFocus = { parts: [], isRanked: false, supposed: new Map(), off: 0 };

const SLOW = bareUnit(
  "slow|slowest|worst|longest|most time|most|ate|cost|lost|lose|los[te]|killed|bleed|bled|weakest|bad|langsamste\\p{L}*|schlechteste\\p{L}*|schwachste\\p{L}*|meiste\\p{L}*|verloren|gekostet|plus lente?s?|perdu|plus de temps|mas lent[ao]s?|perdi|mas tiempo|piu lent[aei]|perso|piu tempo",
);
const NEXT_WORST = bareUnit(
  "second|2nd|next|after that|zweit\\p{L}*|nachst\\p{L}*|danach|deuxieme|suivante?|apres|segund[ao]|siguiente|despues|second[ao]|successiv[ao]|dopo",
);
const THIRD = bareUnit("third|3rd|dritt\\p{L}*|troisieme|tercer[ao]?|terz[ao]");
export const THOSE = bareUnit(
  "those|these|them|(?:the )?first|(?:die|den) ersten?|les premieres?|las? primer[ao]s?|le prime|both|it|that|each|all|every|beiden?|alle\\p{L}*|jede\\p{L}*|diese\\p{L}*|die|davon|ces|celles|chacune?|toutes?|tous|les (?:deux|trois)|esos|esas|cada|ambos|ambas|tod[ao]s|quest[ei]|quell[ei]|ciascun[ao]|tutt[ei]|entramb[ei]",
);
const COUNTS: readonly (readonly [said: RegExp, count: number])[] = [
  [bareUnit("both|two|2|beiden?|zwei|deux|ambos|ambas|dos|entramb[ei]|due"), 2],
  [bareUnit("three|3|drei|trois|tres|tre"), 3],
  [bareUnit("four|4|vier|quatre|cuatro|quattro"), 4],
];
const OFF = bareUnit(
  "off|less|faster|quicker|better|save|saved|saving|cut|drop|shave|lose|weg|weniger|schneller|spare?|gespart|de moins|plus vite|gagne|menos|mas rapid[ao]s?|meno|in meno|piu veloc[ei]",
);
const EACH = bareUnit(
  "each|every|both|per|apiece|all of them|je|jede\\p{L}*|pro|chacune?|chaque|par|cada|ambos|ogni|ciascun[ao]|entramb[ei]",
);
const AMOUNT =
  /(?<![\d:.,])(?:(\d{1,2}:\d{2})|(\d+(?:[.,]\d)?) ?(s|secs?|seconds?|sek\w*|secondes?|segundos?|second[io]|min|mins|minutes?|minuten?|minutos?|minut[io])|(half a minute|(?:a|one|eine?|une|un) minut\w+))(?!\p{L})/gu;
/** A station takes no longer: 1:20 is an hour and twenty minutes. */
const LONGEST_TARGET_GAP = 900;

/** The finish time that words name: near the result, "1:20" is an hour and twenty minutes. */
export function targetIn(words: string, total: number): number | undefined {
  for (const [text] of words.matchAll(/(?<![\d:])\d:\d{2}(?::\d{2})?(?![\d:])/gu)) {
    const value = text.split(":").length === 3 ? seconds(text) : 60 * seconds(text);
    if (Math.abs(value - total) <= LONGEST_TARGET_GAP) return value;
  }
  return undefined;
}

/** What a further turn changes of the parts that are spoken of, and of what is supposed of them. */
export function nextFocus(before: RaceFocus, words: string, race: Race, total: number): RaceFocus {
  const splits = race.splits ?? [];
  const places = placesOfParts(words);
  const named = places.flatMap(({ isMeant }) => splits.filter(isMeant));
  const ranking = splits.filter(isStation).toSorted((a, b) => b.seconds - a.seconds);
  const focus = partsMeant(before, words, named, ranking);
  const changes = readChanges(words, places, focus.parts, splits, total);
  return { ...focus, supposed: new Map([...before.supposed, ...changes.supposed]), off: before.off + changes.off };
}

function partsMeant(
  before: RaceFocus,
  words: string,
  named: readonly Part[],
  ranking: readonly Part[],
): Pick<RaceFocus, "parts" | "isRanked"> {
  const asksRank = SLOW.test(words) && !AMOUNT_SAID.test(words);
  // "which station cost me most": the slowest comes first, the others after it.
  if (asksRank && named.every(isStation) && !(named.length === 1 && before.parts.length > 0)) {
    if (NEXT_WORST.test(words)) return { parts: ranking.slice(0, 2), isRanked: true };
    return { parts: ranking, isRanked: true };
  }
  if (
    before.isRanked &&
    named.length === 0 &&
    words.split(" ").length <= 6 &&
    (NEXT_WORST.test(words) || THIRD.test(words)) &&
    !AMOUNT_SAID.test(words)
  )
    return { parts: ranking.slice(0, THIRD.test(words) ? 3 : 2), isRanked: true };
  const count = COUNTS.find(([said]) => said.test(words))?.[1];
  // "how much of the whole station time are those three": the stations are what they are a share of.
  const isOfAll = named.length >= TRANSITIONS && count !== undefined && before.parts.length >= count;
  if ((named.length === 0 || isOfAll) && THOSE.test(words)) {
    const parts = count === undefined ? before.parts : before.parts.slice(0, count);
    return { parts, isRanked: before.isRanked };
  }
  return named.length === 0 ? before : { parts: named, isRanked: false };
}

const AMOUNT_SAID = new RegExp(AMOUNT.source, "u");

interface Changes {
  readonly supposed: ReadonlyMap<string, number>;
  readonly off: number;
}

/** "30 sec off each of them", "wall balls in 5:30 and burpees in 5:20", "every run at 5:00". */
function readChanges(
  words: string,
  places: ReturnType<typeof placesOfParts>,
  spoken: readonly Part[],
  splits: readonly Part[],
  total: number,
): Changes {
  const supposed = new Map<string, number>();
  let off = 0;
  let from = 0;
  for (const match of words.matchAll(AMOUNT)) {
    const [text, time, amount, unit, word] = match;
    const isTarget =
      time !== undefined && targetIn(time, total) !== undefined && Math.abs(60 * seconds(time) - total) <= LONGEST_TARGET_GAP;
    const value =
      time !== undefined
        ? seconds(time)
        : word !== undefined
          ? word.startsWith("half")
            ? 30
            : 60
          : Number((amount ?? "0").replace(",", ".")) * (unit?.startsWith("m") === true ? 60 : 1);
    const before = places.filter(({ at }) => at >= from && at < match.index);
    const after = places.filter(({ at }) => at > match.index);
    from = match.index + text.length;
    if (isTarget) continue;
    const [near] = before.length > 0 ? before.toReversed() : after;
    const parts = near === undefined ? spoken : splits.filter(near.isMeant);
    if (parts.length === 0) continue;
    const [only] = parts;
    const isRoxzone = parts.length === 1 && only?.name === "Roxzone";
    const isEach = EACH.test(words) || parts.every(({ name }) => isRun(name));
    if (!OFF.test(words)) for (const part of parts) supposed.set(part.name, isRoxzone && isEach ? TRANSITIONS * value : value);
    else if (parts.length === 1 || isEach)
      for (const part of parts) supposed.set(part.name, part.seconds - value * (isRoxzone && isEach ? TRANSITIONS : 1));
    else off += value;
  }
  return { supposed, off };
}

/** The way to a station and from it counts as one. */
export const TRANSITIONS = 8;

/** Runs of a Hyrox, of a kilometre each. */
export const KILOMETRES = 8;

/** A race that is over with what is supposed of it. */
export interface Reckoning {
  readonly race: Race;
  readonly total: number;
  /** The finish time with what is supposed. */
  readonly now: number;
  readonly focus: RaceFocus;
  readonly target: number | undefined;
}
