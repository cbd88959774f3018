import type { PairUnit } from "./movement-loads.ts";
import { readMovements } from "./read-movements.ts";
import type { WodLoad, WodMovement } from "./wod.ts";

/* Loads that stand apart from their movements: "RX: 102/70 kg, 75/60 cm" below them, "all @ 50/35 kg" behind them. */

const PRESCRIBED =
  /^\W*(?:(?:rx'?d?|as prescribed|prescribed|loads?|weights?|(?<implement>barbells?|dumbbells?|db|dbs|kettlebells?|kb|kbs(?=\s*:)|(?:wall ?balls?|(?:med(?:icine)? )?ball)(?=\s*:))|gewichte?|poids|charges?|pesos?|carga|kg|lbs?)\b\W*(?=\d|@)|@\s*|(?:all|everything|alles?|tout|todo|tutto) (?:@|at|with)\s*)/i;

/** A load, and what it is of where that is said: "Dumbbells: 50/35 lb". */
export interface SharedLoad {
  readonly load: WodLoad;
  readonly of?: (name: string) => boolean;
}

/** The loads of a line that says nothing else; undefined for any other line. */
export function loadsAlone(line: string, pairUnit: PairUnit): readonly SharedLoad[] | undefined {
  const found = PRESCRIBED.exec(line);
  if (found === null) return undefined;
  const implement = found.groups?.["implement"]?.toLowerCase();
  const rest = line.slice(found[0].length).replaceAll(/\b(?:only|each|for (?:men|women|both|time))\b/gi, " ");
  const isAlone = !/[a-z]{3,}/i.test(rest.replaceAll(/\b(?:lbs|inch(?:es)?|kgs)\b/gi, ""));
  if (!isAlone) return undefined;
  const of = implement === undefined ? undefined : IMPLEMENTS.find(([word]) => implement.startsWith(word))?.[1];
  const loads = rest
    .split(/[,;&]|\s\+\s|\band\b/)
    .map((one) => readMovements(`${implement ?? "load"} ${one.replace(/^[\s@]+/, "@ ")}`, pairUnit)[0]?.load);
  return loads.includes(undefined)
    ? undefined
    : loads.flatMap((load) => (load === undefined ? [] : [{ load, ...(of === undefined ? {} : { of }) }]));
}

const IMPLEMENTS: readonly (readonly [word: string, of: (name: string) => boolean])[] = [
  ["bar", isBar],
  ["d", (name) => /dumbbell|devil/i.test(name)],
  ["k", (name) => /kettlebell|goblet/i.test(name)],
  ["wall", (name) => name === "Wall ball"],
  ["med", (name) => /wall ball|medicine/i.test(name)],
  ["ball", (name) => /wall ball|medicine/i.test(name)],
];

/** Gives a part its loads: heights to boxes, one weight to every lift with a bar, several to the loaded movements in order. */
export function withLoads(movements: readonly WodMovement[], shared: readonly SharedLoad[]): readonly WodMovement[] {
  const heights = shared.flatMap(({ load }) => (isHeight(load) ? [load] : []));
  const weights = shared.flatMap(({ load, of }) => (isHeight(load) || of !== undefined ? [] : [load]));
  const open = movements.flatMap(({ name, isKnown, load }) => (load === undefined && isKnown ? [name] : []));
  const [only] = weights.length === 1 ? weights : [];
  const isForAll = only !== undefined && only.unit !== "%" && open.some(isBar);
  // A share of a maximum is of the last lift of a complex.
  const last = only?.unit === "%" ? movements.findLastIndex(({ name, load }) => load === undefined && isBar(name)) : -1;
  let [height, weight] = [0, 0];
  const loadOf = (name: string, index: number): WodLoad | undefined => {
    const own = shared.find(({ of }) => of?.(name))?.load;
    if (own !== undefined) return own;
    if (/^(?:Box jump|Step-up|Burpee box)/.test(name)) return heights[height++];
    if (last >= 0) return index === last ? only : undefined;
    if (isForAll) return isBar(name) ? only : undefined;
    return isLoaded(name) ? weights[weight++] : undefined;
  };
  return movements.map((movement, index) => {
    if (movement.load !== undefined || !movement.isKnown) return movement;
    const load = loadOf(movement.name, index);
    return load === undefined ? movement : { ...movement, load };
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
