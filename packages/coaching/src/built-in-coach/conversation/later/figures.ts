import type { Day } from "@ironpace/training";
import { clock } from "../../say.ts";
import { hours } from "../../own-data/figures.ts";
import { daysInText } from "../../turn/quantities/days-in-text.ts";
import type { Tongue } from "../../turn/languages.ts";

/** A `clock` and paces are in seconds, a `time` in minutes, a `split` in seconds per 500 m. */
export type FigureUnit =
  | "clock"
  | "km pace"
  | "mi pace"
  | "split"
  | "time"
  | "kg"
  | "lb"
  | "km"
  | "mi"
  | "m"
  | "W"
  | "g"
  | "load"
  | "effort"
  | "percent"
  | "count"
  | "number";

/** A number of an answer: its value and unit, the words before it and the first day that its line names. */
export interface Figure {
  readonly value: number;
  /** The other end of a range. */
  readonly to?: number;
  readonly unit: FigureUnit;
  readonly label: string;
  readonly text: string;
  readonly on?: Day;
  readonly isBold: boolean;
}

const NUMBER = String.raw`\d[\d.,]*`;
const CLOCK = String.raw`\d{1,3}:\d{2}(?::\d{2})?(?:[.,]\d)?`;
const COUNTED =
  "sessions?|runs?|reps?|times|sets|Einheit(?:en)?|L(?:auf|äufe)|Wiederholung(?:en)?|séances?|courses?|répétitions?|sesi(?:ón|ones)|carreras?|repetici(?:ón|ones)|session[ei]|cors[ae]|ripetizion[ei]";
const FIGURE = new RegExp(
  [
    String.raw`(?<clock>${CLOCK})(?:[–-](?<clockTo>${CLOCK}))?(?: ?(?<per>/km|/mi|/500 ?m))?`,
    String.raw`(?:load|Last|charge|carga|carico) (?<load>${NUMBER})`,
    String.raw`(?:effort|RPE|Anstrengung|esfuerzo|sforzo) (?<effort>\d+(?:[.,]\d)?)`,
    String.raw`(?<hours>\d+) h(?: (?<minutes>\d+) min)?`,
    String.raw`(?<number>${NUMBER})(?:[–-](?<numberTo>${NUMBER}))? ?(?<unit>kg|lb|km|mi|m|W|g|min|%|${COUNTED})`,
  ]
    .map((each) => `(?:${each})`)
    .join("|"),
  "gu",
);

/** The numbers of an answer with their units, those in bold before the others, each in the order of the answer. */
export function readFigures(answer: string, tongue: Tongue, today: Day): readonly Figure[] {
  const found = answer.split("\n").flatMap((line) => {
    const plain = line.replaceAll("**", "");
    const bold = boldRanges(line);
    const [on] = daysInText(line, tongue, today);
    return [...plain.matchAll(FIGURE)].flatMap((match): readonly Figure[] => {
      const before = plain[match.index - 1] ?? " ";
      const after = plain[match.index + match[0].length] ?? " ";
      if (/[\p{L}\d:.,]/u.test(before) || /[\p{L}\d²]/u.test(after)) return [];
      const read = valueOf(match, tongue);
      if (read === undefined) return [];
      const label = plain
        .slice(0, match.index)
        .split(/[,;:(→]|\s-\s/u)
        .map((part) => part.replace(/^[\s-]+/u, "").trim())
        .findLast((part) => part !== "");
      return [
        {
          ...read,
          label: label ?? "",
          text: match[0],
          ...(on !== undefined && { on }),
          // A number in the title of a session is none of its figures.
          isBold: bold.some(
            ([from, to]) =>
              match.index < to && (match.index === from || (match.index > from && plain.slice(from, match.index).endsWith(": "))),
          ),
        },
      ];
    });
  });
  return [...found.filter(({ isBold }) => isBold), ...found.filter(({ isBold }) => !isBold)];
}

/** Where the bold pieces of a line are once the asterisks are gone. */
function boldRanges(line: string): readonly (readonly [from: number, to: number])[] {
  const ranges: (readonly [number, number])[] = [];
  let at = 0;
  for (const [index, piece] of line.split("**").entries()) {
    if (index % 2 === 1) ranges.push([at, at + piece.length]);
    at += piece.length;
  }
  return ranges;
}

function valueOf({ groups = {} }: RegExpMatchArray, tongue: Tongue): Pick<Figure, "value" | "to" | "unit"> | undefined {
  const number = (text: string): number =>
    Number((tongue === "en" ? text.replaceAll(",", "") : text.replaceAll(/\.(?=\d{3}(?:\D|$))/g, "").replace(",", ".")).replace(/\.$/, ""));
  const { clock: time, clockTo, per, load, effort, hours: whole, minutes, number: amount, numberTo, unit } = groups;
  if (time !== undefined) {
    const to = clockTo === undefined ? {} : { to: seconds(clockTo) };
    return {
      value: seconds(time),
      ...to,
      unit: per === undefined ? "clock" : per === "/km" ? "km pace" : per === "/mi" ? "mi pace" : "split",
    };
  }
  if (load !== undefined) return { value: number(load), unit: "load" };
  if (effort !== undefined) return { value: Number(effort.replace(",", ".")), unit: "effort" };
  if (whole !== undefined) return { value: 60 * Number(whole) + Number(minutes ?? 0), unit: "time" };
  if (amount === undefined || unit === undefined) return undefined;
  const value = number(amount);
  if (!Number.isFinite(value)) return undefined;
  const of: FigureUnit = UNITS.has(unit) ? (unit as FigureUnit) : unit === "min" ? "time" : unit === "%" ? "percent" : "count";
  return { value, ...(numberTo !== undefined && { to: number(numberTo) }), unit: of };
}

const UNITS: ReadonlySet<string> = new Set(["kg", "lb", "km", "mi", "m", "W", "g"]);

/** "1:27:41" and "6:38.5" in seconds. */
export function seconds(text: string): number {
  return text
    .replace(",", ".")
    .split(":")
    .reduce((sum, part) => 60 * sum + Number(part), 0);
}

/** A value in the unit of a figure: "1 h 20 min", "5:30 /km", "86 kg", "load 1,996". */
export function figureText(value: number, { unit, text }: Pick<Figure, "unit" | "text">, tongue: Tongue): string {
  const number = (digits: number): string => {
    const rounded = Number(value.toFixed(digits)).toLocaleString("en-GB");
    return tongue === "en" ? rounded : rounded.replaceAll(",", " ").replace(".", ",");
  };
  switch (unit) {
    case "clock":
      return clock(Math.round(value));
    case "km pace":
    case "mi pace":
      return `${clock(Math.round(value))} /${unit.slice(0, 2)}`;
    case "split":
      return `${clock(Math.round(value))} /500 m`;
    case "time":
      return hours(value);
    case "load":
      return `${/^\p{L}+/u.exec(text)?.[0] ?? "load"} ${number(0)}`;
    case "effort":
      return `${/^\p{L}+/u.exec(text)?.[0] ?? "effort"} ${number(1)}`;
    case "percent":
      return `${number(1)} %`;
    case "count":
      return `${number(1)} ${text.replace(/^[\d.,\s]+/u, "")}`;
    case "number":
      return number(1);
    default:
      return `${number(unit === "km" || unit === "mi" || unit === "kg" || unit === "lb" ? 1 : 0)} ${unit}`;
  }
}
