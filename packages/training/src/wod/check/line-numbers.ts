import { OPTION } from "../reader/line/asides.ts";
import { readNumberForms } from "../reader/account-numbers.ts";
import { plainLine } from "../reader/words/plain-lines.ts";
import { writeOutCorrections } from "../reader/write-out/corrections.ts";
import { lineKind } from "../line-kind.ts";
import type { WodMovement, WodPart } from "../wod.ts";

/* Numbers of a typed line that no part needs to have. */

/** Metres. */
const LAP = 400;
const MILE = 1609.344;
const KILOMETRE = 1000;

/** What amounts of steps come to together, and how many steps or parts are the same: boards say such numbers beside them. */
export function getSums(parts: readonly WodPart[], own: readonly WodMovement[]): readonly number[] {
  const all = parts.flatMap((part) => (part.kind === "work" ? part.movements : []));
  const sums = all.slice(1).flatMap(({ seconds, metres }, index) => {
    const before = all[index];
    return [
      ...(seconds === undefined || before?.seconds === undefined ? [] : [seconds + before.seconds]),
      ...(metres === undefined || before?.metres === undefined ? [] : [metres + before.metres]),
    ];
  });
  const totals = [all.reduce((sum, { seconds = 0 }) => sum + seconds, 0), all.reduce((sum, { metres = 0 }) => sum + metres, 0)];
  // A track is 400 m round; "8 easy" below "12 miles:"
  const ways = own.flatMap(({ metres }) =>
    metres === undefined ? [] : [Math.round(metres / MILE), metres / KILOMETRE, ...(metres % LAP === 0 ? [metres / LAP] : [])],
  );
  const works = parts.map((part) => JSON.stringify({ ...part, restSeconds: undefined }));
  const again = works.map((work) => works.filter((other) => other === work).length);
  const kinds = Map.groupBy(parts, (part) => (part.kind === "work" ? part.scheme.kind : "rest"));
  const counts =
    own.length > 0 ? own.map(({ name }) => all.filter((one) => one.name === name).length) : [...kinds.values()].map((same) => same.length);
  return [...sums, ...totals, ...getTotals(parts), ...ways, ...[...again, ...counts].filter((count) => count > 1)];
}

/** How long all of it is with its rounds and rests, and without the last rest. */
function getTotals(parts: readonly WodPart[]): readonly number[] {
  const times = parts.map((part) => {
    if (part.kind === "rest") return part.seconds;
    const { scheme } = part;
    if (scheme.kind === "intervals") return scheme.rounds * (scheme.work + scheme.rest) * part.movements.length;
    const once = part.movements.reduce((sum, { seconds = 0 }) => sum + seconds, 0);
    return scheme.kind === "rounds" ? scheme.rounds * (once + (part.restSeconds ?? 0)) : once;
  });
  const last = parts.findLast((part) => part.kind === "work" && part.scheme.kind === "intervals");
  const rest = last?.kind === "work" && last.scheme.kind === "intervals" ? last.scheme.rest : 0;
  const total = times.reduce((sum, time) => sum + time, 0);
  return [total, total - rest];
}

/** What stands in a line beside its amounts: an option for others, a restatement in other units, the share of a side, an effort of ten. */
export function withoutAsides(line: string): string {
  const [corrected = line] = writeOutCorrections([line]);
  return corrected
    .replaceAll(/\b(?:with|w\/) (?:a |the )?(?:weight )?vest\b[^,;]*|^\W*#\d+/gi, " ")
    .replace(/^\W*min(?:ute)?s? \d+ ?[-–] ?\d+ ?:?/i, " ")
    .replaceAll(/(\d) ?min ?(\d\d)(?!\d)/gi, "$1:$2")
    .replaceAll(/\bR ?(\d{1,2}) ?(?:"|''|″|s\b)/g, "rest $1 s")
    .replaceAll(/(?<!\d)(\d)h(\d\d)(?!\d)/g, (_, hours: string, minutes: string) => `${60 * Number(hours) + Number(minutes)} min`)
    .replaceAll(/\b(?:ev(?:ent)?|part|score)\.? ?[\da-d]\b/gi, " ")
    .replaceAll(/\(([^()]*)\)/g, (whole, inside: string) =>
      lineKind(inside) === "scaling" || isOption(inside) || /\bif (?:u|ur|you|needed)\b/i.test(inside) ? " " : whole,
    )
    .replaceAll(/\(([^()]*)\)/g, (whole, inside: string, _at: number, all: string) => {
      const numbers = inside.match(/\d+/g) ?? [];
      const outside = new Set(all.replaceAll(/\([^()]*\)/g, " ").match(/\d+/g));
      return numbers.length > 0 && numbers.every((number) => outside.has(number)) && !/\d ?x/.test(inside) ? " " : whole;
    })
    .replace(/^\W*(?:open )?\d\d\.\d\b:?/i, "")
    .replace(/(?<=[a-z] )or \d.*$/i, "")
    .replaceAll(/\(\d+(?:\.\d+)?[- ]?kg\)/gi, " ")
    .replaceAll(/\(\d+ ?(?:\/|per |each ?)(?:side|arm|leg)\)/gi, " ")
    .replaceAll(/\b5 ?\/ ?3 ?\/ ?1\b|\b531\b/g, " ")
    .replaceAll(/\b(\d)\/10\b/g, "$1");
}

/** A line without the number of its station, the window of its clock, the sums of its steps and a side that is said twice. */
export function withoutCounts(line: string, position: number, sums: readonly number[], parts: readonly WodPart[]): string {
  const spans = new Set(
    parts.flatMap((part) =>
      part.kind === "rest"
        ? [part.seconds]
        : [
            part.totalSeconds,
            part.capSeconds,
            part.scheme.kind === "amrap" ? part.scheme.seconds : undefined,
            // From one kilometre to another.
            ...part.movements.map(({ metres = 0 }) => (60 * metres) / KILOMETRE),
          ],
    ),
  );
  const left = [...sums];
  const toSeconds = (minutes: string, seconds = "0"): number => 60 * Number(minutes) + Number(seconds);
  return line
    .replace(/^(\W*(?:min(?:ute)?|station)? ?)(\d{1,2})(?=\D)(?!:\d|[-–]\d|[/x×]|[.,]\d| ?x)/i, (whole, before: string, number: string) =>
      position > 0 && (Number(number) === position || Number(number) === position - 1) ? before : whole,
    )
    .replaceAll(/(?<=^|[,;:] ?)\d{1,2} ?[°ªº'’] ?(?:min(?:ute|uto)?\b)? ?(?=\d)/g, " ")
    .replaceAll(/(?<=[,;:] ?)\d{1,2} ?[-:=).] +(?=\S)/g, " ")
    .replace(
      /^(\W*)(\d+)(?::(\d\d))? ?[-–—] ?(\d+)(?::(\d\d))? ?(?:min\b)?/i,
      (whole, before: string, ...found: (string | undefined)[]) => {
        const [from = "0", fromSeconds, to = "0", toSecond] = found;
        return spans.has(toSeconds(to, toSecond) - toSeconds(from, fromSeconds)) ? before : whole;
      },
    )
    .replaceAll(/(\d+ ?[a-z"']*) ?\/ ?\1(?![\d.])/gi, (whole, one: string) => (hasSides(parts) ? one : whole))
    .replaceAll(/(?<![\d.,:/-])\d+(?:[.:]\d+)? ?(?:min\w*|miles?|mi|km|k|m|'|h)?(?![\d.,/]|:\d)/gi, (amount) => {
      const forms = readNumberForms(amount);
      const at = left.findIndex((value) => value > 1 && forms.includes(value));
      if (at < 0 || hasAmountOf(parts, forms)) return amount;
      left.splice(at, 1);
      return " ";
    });
}

function hasSides(parts: readonly WodPart[]): boolean {
  return parts.some((part) => part.kind === "work" && part.movements.some(({ isEachSide }) => isEachSide === true));
}

function hasAmountOf(parts: readonly WodPart[], values: readonly number[]): boolean {
  return parts.some(
    (part) =>
      part.kind === "work" &&
      part.movements.some(({ seconds = -1, metres = -1, reps = -1 }) => [seconds, metres, reps].some((one) => values.includes(one))),
  );
}

export function isOption(clause: string): boolean {
  return OPTION.test(plainLine(clause));
}
