import type { WodLoad, WodManner } from "../../wod.ts";
import { isDistance } from "./amounts.ts";
import { MARK } from "./marked-text.ts";
import type { LineMark, Quantity, SetGroup, SetRange } from "./marks.ts";
import { type Match, matchMovement } from "./match-movement.ts";

/** A movement with what stands beside it, as far as one clause says it. */
export interface Item {
  readonly match?: Match;
  /** As typed, where nothing is known of it. */
  readonly words: readonly string[];
  readonly quantity?: Quantity;
  readonly list?: readonly number[];
  readonly isMax: boolean;
  readonly sets?: SetGroup;
  readonly loads: readonly { readonly load: WodLoad; readonly sets?: SetRange }[];
  /** A pair of numbers without a unit. */
  readonly pair?: readonly number[];
  readonly manner: WodManner;
  /** Numbers that are nothing of it. */
  readonly strays: readonly string[];
  /** The text that it is read of. */
  readonly start: string;
}

const TOKEN = new RegExp(
  String.raw`${MARK.source}|(?<list>\d+(?:-\d+){2,})|(?<a>\d+(?:\.\d+)?)(?:(?<sep>[/-])(?<b>\d+(?:\.\d+)?))?(?:-| )?(?<unit>km|k|miles?|mile|m|ft|yd|cal|s|min|h|reps|in|cm)?(?![a-z\d.:/])|(?<clock>\d+:\d\d(?::\d\d)?)|(?<at>@)|(?<cut>[,;+&()]| - | \/ |(?<=[a-z]{4})\.(?= |$))|(?<colon>:)|(?<word>[a-z][a-z\d'&.-]*[a-z\d]|[a-z])|(?<other>\S)`,
  "gi",
);

interface Open {
  words: string[];
  quantity?: Quantity;
  list?: readonly number[];
  isMax: boolean;
  sets?: SetGroup;
  loads: { load: WodLoad; sets?: SetRange }[];
  pair?: readonly number[];
  strays: string[];
  /** Said of how it is done. */
  hows: string[];
}

const opened = (): Open => ({ words: [], isMax: false, loads: [], strays: [], hows: [] });

/** The movements of a clause, in order. */
export function readItems(clause: string, marks: readonly LineMark[], manner: WodManner): readonly Item[] {
  const done: Open[] = [];
  let open = opened();
  const hasWords = () => open.words.some((word) => !/^(?:of|the|a|each|x|max|for)$/i.test(word));
  const isEmpty = () =>
    open.words.length === 0 &&
    open.quantity === undefined &&
    open.sets === undefined &&
    open.list === undefined &&
    open.loads.length === 0 &&
    open.pair === undefined &&
    !open.isMax &&
    open.strays.length === 0;
  const close = () => {
    if (!isEmpty()) done.push(open);
    open = opened();
  };
  const tokens = [...clause.matchAll(TOKEN)];
  tokens.forEach(([, mark, ...rest], index) => {
    const groups = tokens[index]?.groups ?? {};
    void rest;
    const next = tokens[index + 1]?.groups ?? {};
    const isBeforeWord = next["word"] !== undefined;
    if (mark !== undefined) {
      const found = marks[Number(mark)];
      if (found?.kind === "load" && (found.load.unit === "in" || found.load.unit === "cm") && /^target/i.test(next["word"] ?? ""))
        open.hows.push(`${found.load.values.join("/")} ${found.load.unit}`);
      else if (found?.kind === "load") open.loads.push({ load: found.load, ...(found.sets === undefined ? {} : { sets: found.sets }) });
      else if (found !== undefined) {
        if (open.sets !== undefined || (open.quantity !== undefined && hasWords())) close();
        open.sets = found;
      }
      return;
    }
    if (groups["list"] !== undefined) {
      if (hasWords() && (open.list ?? open.quantity ?? open.sets) !== undefined) close();
      open.list = groups["list"].split("-").map(Number);
      return;
    }
    if (groups["clock"] !== undefined || groups["a"] !== undefined) {
      const quantity = groups["clock"] === undefined ? getQuantity(groups) : { value: clockSeconds(groups["clock"]), unit: "s" };
      const isAfterAt = tokens[index - 1]?.groups?.["at"] !== undefined;
      if (quantity.unit === "ft" && hasWords() && (open.quantity !== undefined || open.list !== undefined)) {
        open.hows.push(`${getValues(quantity).join("/")} ft`);
        return;
      }
      if ((quantity.unit === "in" || quantity.unit === "cm") && /^(?:target|deficit|riser|block)/i.test(next["word"] ?? "")) {
        open.hows.push(`${getValues(quantity).join("/")} ${quantity.unit}`);
        return;
      }
      if (quantity.unit === "in" || quantity.unit === "cm") {
        open.loads.push({ load: { values: getValues(quantity), unit: quantity.unit } });
        return;
      }
      if (isAfterAt && quantity.unit === "") {
        open.pair = getValues(quantity);
        return;
      }
      const hasAmount = open.quantity !== undefined || open.list !== undefined || open.sets !== undefined;
      if (!hasWords()) {
        if (open.quantity === undefined && (open.sets === undefined || quantity.unit !== "")) {
          open.quantity = quantity;
          return;
        }
      } else if (!hasAmount && !open.isMax && (quantity.unit !== "" || !isBeforeWord) && quantity.other === undefined) {
        open.quantity = quantity;
        return;
      } else if (
        quantity.unit === "" &&
        open.pair === undefined &&
        (quantity.other !== undefined ? !isBeforeWord || hasAmount : hasAmount && !isBeforeWord)
      ) {
        open.pair = getValues(quantity);
        return;
      } else if (!hasAmount && quantity.unit !== "") {
        open.quantity = quantity;
        return;
      } else if (isBeforeWord) {
        close();
        open.quantity = quantity;
        return;
      }
      open.strays.push(tokens[index]?.[0] ?? "");
      return;
    }
    if (groups["at"] !== undefined) return;
    if (groups["cut"] !== undefined) return close();
    if (groups["colon"] !== undefined) {
      // "One point per repetition: wall ball": words before a colon that name nothing.
      if (hasWords() && open.quantity === undefined && open.sets === undefined && matchMovement(open.words) === undefined)
        open.strays.push(...open.words.splice(0));
      return;
    }
    const times = /^x(\d+)$/i.exec(groups["word"] ?? "")?.[1];
    if (times !== undefined && open.quantity === undefined && open.sets === undefined) {
      open.quantity = { value: Number(times), unit: "" };
      return;
    }
    if (times !== undefined && open.quantity !== undefined && open.sets === undefined && isOfWay(open.quantity)) {
      // "400 m run x 6"
      open.sets = { kind: "sets", count: Number(times), reps: [], amount: open.quantity };
      delete open.quantity;
      return;
    }
    if (times !== undefined) {
      open.hows.push(`x${times}`);
      return;
    }
    if (groups["word"] !== undefined) {
      if (/^max$/i.test(groups["word"])) open.isMax = true;
      else open.words.push(groups["word"]);
      return;
    }
    if (/[\d#%<>=]/.test(groups["other"] ?? "")) open.strays.push(groups["other"] ?? "");
  });
  close();
  return done.map((one, index) => ({
    ...one,
    ...(one.words.length === 0 ? {} : named(one)),
    start: clause.trim(),
    manner: withHow(index === done.length - 1 ? manner : {}, one.hows.join(" ")),
  }));
}

const FEWEST_TURNS = 10;

/** A manner with more words of how. */
export function withHow(manner: WodManner, how: string): WodManner {
  if (how === "") return manner;
  return { ...manner, how: manner.how === undefined ? how : `${manner.how}, ${how}` };
}

function named({ words, quantity, list }: Open): { readonly match?: Match } {
  // "A heavy single" is no rope.
  if (
    words.every((word) => /^(?:singles?|doubles?|the|from|of|a|todays?|heavy)$/i.test(word)) &&
    list === undefined &&
    (quantity?.value ?? 0) < FEWEST_TURNS
  )
    return {};
  const match = matchMovement(words) ?? (CONNECTOR.test(words[0] ?? "") ? matchMovement(words.slice(1)) : undefined);
  return match === undefined ? {} : { match };
}

/** "40 s de plancha" */
const CONNECTOR = /^(?:de|di|da|von|van)$/i;

function getQuantity({ a = "", b, sep, unit = "" }: Readonly<Record<string, string | undefined>>): Quantity {
  const written = unit.toLowerCase().replace(/^miles$/, "mile");
  return {
    value: Number(a),
    unit: written === "reps" ? "reps" : written,
    ...(b === undefined ? {} : { other: Number(b), isRange: sep === "-" }),
  };
}

export function getValues({ value, other }: Quantity): readonly number[] {
  return other === undefined ? [value] : [value, other];
}

function clockSeconds(text: string): number {
  return text
    .split(":")
    .map(Number)
    .reduce((sum, one) => 60 * sum + one, 0);
}

/** Whether a quantity is one of endurance. */
export function isOfWay({ unit }: Quantity): boolean {
  return isDistance(unit) || unit === "s" || unit === "min" || unit === "h";
}
