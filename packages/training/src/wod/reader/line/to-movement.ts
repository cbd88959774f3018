import { findLoad, type PairUnit } from "../../movement-loads.ts";
import { TALK } from "../../talk-words.ts";
import type { WodLoad, WodMovement } from "../../wod.ts";
import { isDistance, getMetres } from "./amounts.ts";
import { type Item, isOfWay } from "./items.ts";
import type { Quantity } from "./marks.ts";

const SPORT_HOW =
  /^(?:one|two|three|hold|pace|breather|breath|inkl|inc|incl|including|easy|hard|fast|steady|strong|sprint|neg|tempo|threshold|moderate|smooth|relaxed|progression|progressive|build|building|choice|kick|pull|drill|free|fr|fly|breast|back|backstroke|im|medley|up|uphill|downhill|down|board|strides?|hills?|paddles?|fins|swim|light|quick|float|low|high|long|recovery|negative|split|continuous|all-?out|out|all|max|effort|jog|walk|spin|cadence|by|drill\/swim|kick\/swim|swim\/drill|order|desc|descending|odds?|evens?|of|at|with|the|a|each|then|to|for|home|about|approx|mix|mixed|stroke|strokes?|race|straight|best|average|avg|spinup|rolling|flat|grass|on|x|and|per|first|next|last|final|loosen|loose|shake|scull|buoy|no|gear|alternat(?:e|ing))$/i;

/** What an item trains; undefined where it is nothing known and nothing counted. */
export function findMovement(item: Item, sport: string | undefined, pairUnit: PairUnit): WodMovement | undefined {
  const way = findSportDistance(item, sport);
  const isWay = way !== undefined && isOfWay(way);
  const isCalories = way?.unit === "cal";
  const words = item.words.filter((word) => !/^(?:x|of|the|a|an|for|cals?|calories?)$/i.test(word));
  // A sprint in the water is swum.
  const isSprint =
    sport !== undefined &&
    sport !== "Run" &&
    item.words.some((word) => /^sprints?$/i.test(word)) &&
    item.words.every((word) => SPORT_HOW.test(word) || /^sprints?$/i.test(word));
  const base = isSprint ? undefined : item.match;
  if (base === undefined && way === undefined && item.sets === undefined && item.list === undefined && !item.isMax) return undefined;
  if (base === undefined && words.length === 0 && !isWay && !isCalories) return undefined;
  const isLoose =
    sport !== undefined &&
    way !== undefined &&
    isDistance(way.unit) &&
    item.sets === undefined &&
    words.length <= 5 &&
    /^\d/.test(item.start);
  const isSport =
    base === undefined &&
    isWay &&
    (sport === "Swim" || !words.some((word) => /^(?:push|pull|kick|carry|drag)$/i.test(word))) &&
    (isLoose || words.every((word) => SPORT_HOW.test(word))) &&
    (sport !== undefined || isDistance(way.unit) || words.some((word) => /^(?:jog|walk|easy)$/i.test(word)));
  if (
    base === undefined &&
    !isSport &&
    (words.length === 0 || words.length > MOST_WORDS || words.some((word) => TALK.has(word.toLowerCase())))
  )
    return undefined;
  const how = isSport ? words.filter((word) => !/^(?:of|the|a|at|for|and|on|with|jog)$/i.test(word)).join(" ") : base?.how;
  const name = base?.name ?? (isSport ? (/^walk$/i.test(words.join(" ")) ? "Walk" : (sport ?? "Run")) : words.join(" "));
  const load =
    item.loads.find(({ sets }) => sets === undefined)?.load ?? (item.pair === undefined ? undefined : pairLoad(item.pair, item, pairUnit));
  const { rpe, how: beside, ...manner } = item.manner;
  const isForCalories = item.quantity?.unit !== "cal" && item.words.some((word) => /^cal(?:s|orie|ories)?$/i.test(word));
  const isMaxWay = item.isMax && (item.sets?.amount !== undefined || (way !== undefined && isDistance(way.unit)));
  const hows = [how, isMaxWay ? "max" : undefined, beside].filter((one) => one !== undefined && one !== "").join(", ");
  return {
    name,
    isKnown: base !== undefined || isSport,
    ...(item.quantity === undefined ? {} : getAmount(way !== undefined && item.sets === undefined ? way : item.quantity)),
    ...(item.list === undefined ? {} : { list: item.list }),
    ...(item.isMax && !isMaxWay && way?.unit !== "s" && way?.unit !== "min" ? { isMax: true as const } : {}),
    ...(load === undefined ? {} : { load }),
    ...(isForCalories ? { calories: true as const } : {}),
    ...(hows === "" ? {} : { how: hows }),
    ...manner,
    ...(rpe === undefined ? {} : { rpe }),
  };
}

/** In the water and on the track a number without a unit is in metres. */
function findSportDistance(item: Item, sport: string | undefined): Quantity | undefined {
  const quantity = item.quantity ?? item.sets?.amount;
  const isEndurance = /^(?:Run|Row erg|Ski erg|Bike erg|Assault bike|Swim)$/.test(item.match?.name ?? "");
  const least = sport === "Swim" ? 25 : sport === "Run" || isEndurance ? 100 : Infinity;
  return quantity?.unit === "" && quantity.other === undefined && quantity.value >= least ? { ...quantity, unit: "m" } : quantity;
}

/** So many words of nothing known are no name. */
const MOST_WORDS = 6;

function pairLoad(values: readonly number[], item: Item, pairUnit: PairUnit): WodLoad | undefined {
  return findLoad({ kind: "number", values, unit: "", isRange: false }, item.words.join(" "), true, true, pairUnit);
}

export function getAmount(quantity: Quantity): Partial<WodMovement> {
  const { value, unit, other, isRange } = quantity;
  const second =
    other === undefined ? {} : isRange === true ? { upTo: other } : { forWomen: isDistance(unit) ? getMetres(other, unit) : other };
  if (isDistance(unit)) return { metres: getMetres(value, unit), ...second };
  if (unit === "cal") return { calories: value, ...second };
  const seconds = unit === "s" ? 1 : unit === "min" ? 60 : unit === "h" ? 3600 : undefined;
  if (seconds !== undefined)
    return {
      seconds: Math.round(value * seconds),
      ...(other === undefined
        ? {}
        : isRange === true
          ? { secondsUpTo: Math.round(other * seconds) }
          : other === value
            ? { isEachSide: true as const }
            : { forWomen: other }),
    };
  if (other !== undefined && other === value) return { reps: value, isEachSide: true };
  return { reps: value, ...second };
}
