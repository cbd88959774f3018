import { plainAnswer, type Turn } from "../../dialogue/turn.ts";

/** What a number of an answer is counted in: units that can be set against each other. */
export type FigureUnit = "km" | "min" | "kg" | "load" | "count";

/** A number that an answer gave, with what it is of. */
export interface Figure {
  readonly unit: FigureUnit;
  /** Kilometres, minutes, kilograms, or as it stands. */
  readonly value: number;
  /** "on Sat 28 Nov": the day or period that stands beside it. */
  readonly label: string;
}

const NUMBER = String.raw`\d{1,3}(?:[.,  ]\d{3})*(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?`;
/** Answers are in the units of the athlete; their figures are compared in metric ones. */
const KILOMETRES_PER_MILE = 1.609_344;
const KILOGRAMS_PER_POUND = 0.453_592_37;
const AMOUNTS: readonly (readonly [unit: FigureUnit, pattern: RegExp, factor: number])[] = [
  ["km", new RegExp(`^(${NUMBER}) km$`, "u"), 1],
  ["km", new RegExp(`^(${NUMBER}) m$`, "u"), 1 / 1000],
  ["kg", new RegExp(`^(${NUMBER}) kg$`, "u"), 1],
  ["kg", new RegExp(`^(${NUMBER}) t$`, "u"), 1000],
  ["km", new RegExp(`^(${NUMBER}) (?:mi|miles?)$`, "u"), KILOMETRES_PER_MILE],
  ["kg", new RegExp(`^(${NUMBER}) (?:lbs?|pounds?)$`, "u"), KILOGRAMS_PER_POUND],
  ["load", new RegExp(`^(?:load|Last|charge|carga|carico) (${NUMBER})$`, "u"), 1],
  [
    "count",
    new RegExp(`^(${NUMBER}) (?:planned )?(?:sessions?|runs?|Einheiten|Einheit|Läufe|séances?|sesion(?:es)?|sesión|session[ei])$`, "u"),
    1,
  ],
];
const DURATION = /^(?:(\d{1,3}) h)?(?: ?(\d{1,3}) min)?(?: \(\d+ min\))?$/u;
/** "4 × 90 kg × 4", "4 × 4 at 90 kg": what the sets of a session lift together. */
const SETS = /(\d+) × ([\d.,]+) kg × (\d+)/u;
/** "7.2 km" is seven kilometres and a bit, "7,972 kg" and "7.972,5 kg" nearly eight tonnes. */
function numberOf(text: string): number {
  const plain = text.replaceAll(/[  ]/gu, "");
  const grouped = /^\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?$/u.test(plain);
  const decimal = /[.,](\d{1,2})$/u.exec(plain)?.[1];
  const whole = (decimal === undefined ? plain : plain.slice(0, -decimal.length - 1)).replaceAll(/[.,]/gu, grouped ? "" : ".");
  return Number(decimal === undefined ? whole : `${whole}.${decimal}`);
}

/** The figures that an answer leads with, one for each unit; undefined for what is no answer about the athlete's own numbers. */
export function figuresOf(turn: Turn): readonly Figure[] {
  if (turn.proposals.length > 0) return [];
  const lines = plainAnswer(turn.answer).split("\n");
  const leads = lines.filter((line) => /^\*\*[^*]+\*\*/u.test(line));
  const figures = leads.flatMap((line) => {
    const [, bold = "", rest = ""] = /^\*\*([^*]+)\*\*(.*)$/u.exec(line) ?? [];
    return figureIn(bold, labelOf(rest)) ?? [];
  });
  const set = figures.length > 0 ? null : SETS.exec(lines.join("\n"));
  if (set !== null) {
    const [, sets = "", weight = "", reps = ""] = set;
    return [{ unit: "kg", value: Number(sets) * numberOf(weight) * Number(reps), label: labelOf(lines[0] ?? "") }];
  }
  return figures.filter(({ unit }, at) => figures.findIndex((each) => each.unit === unit) === at);
}

function figureIn(text: string, label: string): Figure | undefined {
  for (const [unit, pattern, factor] of AMOUNTS) {
    const found = pattern.exec(text)?.[1];
    if (found !== undefined) return { unit, value: numberOf(found) * factor, label };
  }
  const time = DURATION.exec(text);
  if (time === null || (time[1] === undefined && time[2] === undefined)) return undefined;
  return { unit: "min", value: 60 * Number(time[1] ?? 0) + Number(time[2] ?? 0), label };
}

/** " on Sat 28 Nov, in 1 run." → "on Sat 28 Nov" */
function labelOf(rest: string): string {
  return (
    rest
      .trim()
      .split(/,| \(|[.:]\s*$|: /u, 1)[0]
      ?.replace(/\.$/u, "")
      .trim() ?? ""
  );
}
