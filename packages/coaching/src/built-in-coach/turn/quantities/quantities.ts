import { plainAnswer } from "../../dialogue/turn.ts";
import type { Tongue } from "../languages.ts";

/** A `pace` is in seconds per kilometre or mile, a `split` in seconds per 500 m, a `clock` in seconds, a `time` in minutes; a `count` is of sessions or repetitions. */
export type Unit = "kg" | "lb" | "km" | "mi" | "m" | "W" | "time" | "clock" | "km pace" | "mi pace" | "split" | "count";

/** A number of an answer, or the two ends of a range. */
export interface Quantity {
  readonly value: number;
  readonly to?: number;
  readonly unit: Unit;
  /** As it was written: "5:30–6:11 /km". */
  readonly text: string;
}

/** The numbers with units of an answer in the order of their weight: whole bold pieces, then all others. */
export function quantitiesIn(answer: string, tongue: Tongue): readonly Quantity[] {
  const text = plainAnswer(answer).replaceAll(/\n*_[^_]+_\s*$/gu, "");
  const bold = [...text.matchAll(/\*\*([^*]+)\*\*/g)].flatMap(([, piece = ""]) => {
    const [first] = read(piece, tongue);
    return first?.text === piece.trim() ? [first] : [];
  });
  return [...bold, ...read(text.replaceAll("*", ""), tongue)];
}

const FORMS: readonly (readonly [pattern: string, unit: Unit])[] = [
  [String.raw`(\d{1,2}:\d{2}(?:[.,]\d)?)(?:[–-](\d{1,2}:\d{2}(?:[.,]\d)?))? ?\/km`, "km pace"],
  [String.raw`(\d{1,2}:\d{2}(?:[.,]\d)?)(?:[–-](\d{1,2}:\d{2}(?:[.,]\d)?))? ?\/mi`, "mi pace"],
  [String.raw`(\d{1,2}:\d{2}(?:[.,]\d)?)(?:[–-](\d{1,2}:\d{2}(?:[.,]\d)?))? ?\/500 ?m`, "split"],
  [String.raw`(\d+ h(?: \d+ min)?|\d+ min)`, "time"],
  [String.raw`(\d[\d.,]*)(?:[–-](\d[\d.,]*))? ?kg`, "kg"],
  [String.raw`(\d[\d.,]*)(?:[–-](\d[\d.,]*))? ?lb`, "lb"],
  [String.raw`(\d[\d.,]*)(?:[–-](\d[\d.,]*))? ?km`, "km"],
  [String.raw`(\d[\d.,]*)(?:[–-](\d[\d.,]*))? ?mi`, "mi"],
  [String.raw`(\d[\d.,]*)(?:[–-](\d[\d.,]*))? ?m`, "m"],
  [String.raw`(\d[\d.,]*)(?:[–-](\d[\d.,]*))? ?W`, "W"],
  [
    String.raw`(\d+) (?:sessions?|runs?|Einheit(?:en)?|L(?:auf|äufe)|séances?|courses?|sesi(?:ón|ones)|carreras?|session[ei]|cors[ae]|reps?|Wiederholung(?:en)?|répétitions?|repetici(?:ón|ones)|ripetizion[ei])`,
    "count",
  ],
  [String.raw`(\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d)?)`, "clock"],
];

function read(text: string, tongue: Tongue): readonly Quantity[] {
  const found = FORMS.flatMap(([pattern, unit]) =>
    [...text.matchAll(new RegExp(String.raw`(?<![\d:.,])${pattern}(?![\p{L}\d:/²])`, "gu"))].flatMap((match) => {
      const value = toNumber(match[1] ?? "", unit, tongue);
      const to = match[2] === undefined ? undefined : toNumber(match[2], unit, tongue);
      return value === undefined ? [] : [{ at: match.index, value, ...(to !== undefined && { to }), unit, text: match[0] }];
    }),
  );
  const free = found.filter(
    ({ at, text: own }) =>
      !found.some((other) => other.at <= at && other.at + other.text.length >= at + own.length && other.text.length > own.length),
  );
  return free.toSorted((a, b) => a.at - b.at).map(({ at: _at, ...quantity }) => quantity);
}

function toNumber(text: string, unit: Unit, tongue: Tongue): number | undefined {
  if (unit === "time") {
    const [, hours = "0", , minutes = "0"] = /^(?:(\d+) h)?( ?(\d+) min)?$/.exec(text) ?? [];
    return 60 * Number(hours) + Number(minutes);
  }
  if (text.includes(":"))
    return text
      .replace(",", ".")
      .split(":")
      .reduce((sum, part) => 60 * sum + Number(part), 0);
  const plain = tongue === "en" ? text.replaceAll(",", "") : text.replaceAll(/\.(?=\d{3}(?:\D|$))/g, "").replace(",", ".");
  const value = Number(plain.replace(/[.]$/, ""));
  return Number.isFinite(value) ? value : undefined;
}
