import { readMovements, type PairUnit } from "./read-movements.ts";
import type { WodLoad, WodMovement } from "./wod.ts";

/* Loads that stand apart from their movements: "RX: 102/70 kg, 75/60 cm" below them, "all @ 50/35 kg" behind them. */

const PRESCRIBED =
  /^\W*(?:(?:rx'?d?|as prescribed|prescribed|loads?|weights?|barbell|gewichte?|poids|charges?|pesos?|carga|kg|lbs?)\b\W*(?=\d|@)|@\s*|(?:all|everything|alles?|tout|todo|tutto) (?:@|at|with)\s*)/i;

/** The loads of a line that says nothing else; undefined for any other line. */
export function loadsAlone(line: string, pairUnit: PairUnit): readonly WodLoad[] | undefined {
  const found = PRESCRIBED.exec(line);
  if (found === null) return undefined;
  const rest = line.slice(found[0].length).replaceAll(/\b(?:only|each|for (?:men|women|both|time))\b/gi, " ");
  const loads = rest.split(/[,;&]|\s\+\s|\band\b/).map((one) => readMovements(`load ${one.replace(/^[\s@]+/, "@ ")}`, pairUnit)[0]?.load);
  const isAlone = !/[a-z]{3,}/i.test(rest.replaceAll(/\b(?:lbs|inch(?:es)?|kgs)\b/gi, ""));
  return isAlone && loads.every((load) => load !== undefined) ? (loads as readonly WodLoad[]) : undefined;
}

/** Gives a part its loads: heights to boxes, one weight to every lift with a bar, several to the loaded movements in order. */
export function withLoads(movements: readonly WodMovement[], loads: readonly WodLoad[]): readonly WodMovement[] {
  const [heights, weights] = [loads.filter(isHeight), loads.filter((load) => !isHeight(load))];
  // A share of a maximum is of the last lift of a complex.
  const last = movements.findLastIndex(({ name, load }) => load === undefined && isBar(name));
  if (weights.length === 1 && weights[0]?.unit === "%" && last >= 0)
    return movements.map((one, index) => (index === last ? { ...one, load: weights[0]! } : one));
  const isSingle = weights.length === 1 && movements.some(({ name, load }) => load === undefined && isBar(name));
  let [height, weight] = [0, 0];
  return movements.map((movement) => {
    const { name, isKnown, load } = movement;
    if (load !== undefined || !isKnown) return movement;
    const own = /^(?:Box jump|Step-up|Burpee box)/.test(name)
      ? heights[height++]
      : isSingle && isBar(name)
        ? weights[0]
        : isSingle || !isLoaded(name)
          ? undefined
          : weights[weight++];
    return own === undefined ? movement : { ...movement, load: own };
  });
}

function isHeight({ unit }: WodLoad): boolean {
  return unit === "cm" || unit === "in";
}

/** Done with a barbell unless something else is said. */
function isBar(name: string): boolean {
  return /(?:clean|snatch|jerk|deadlift|thruster|squat|press|lunge|high pull|barbell|good morning)/i.test(name) && !isOther(name);
}

function isLoaded(name: string): boolean {
  return isBar(name) || /(?:dumbbell|kettlebell|goblet|wall ball|sandbag|devil|carry|sled|turkish|russian twist)/i.test(name);
}

function isOther(name: string): boolean {
  return /(?:air squat|pistol|jump|dumbbell|kettlebell|goblet|sandbag|devil|walking lunge|reverse lunge|chest-to|leg press|bodyweight)/i.test(
    name,
  );
}
