import { benchmarkText } from "../catalogue/benchmark-text.ts";
import { BENCHMARK_WORKOUTS, findBenchmarkWorkout } from "../catalogue/benchmark-workouts.ts";
import { readMovements } from "./read-movements.ts";
import { readScheme } from "./read-scheme.ts";
import { loadsAlone } from "./shared-loads.ts";
import { begins, unlabelled } from "./wod-lines.ts";

/** A name alone: "Fran", "Murph with vest", "DT with 50/35 kg". */
export function readBenchmark(typed: string): string | undefined {
  const [, before = typed, load] =
    /^\s*([^@\n\d]+?)\s*(?:with|w\/|@|at|mit|con|avec)\s*(\d+(?:\.\d+)?(?:\/\d+(?:\.\d+)?)? ?(?:kg|lbs?|#))(?: (?:ball|bar|barbell))?\s*$/i.exec(
      typed,
    ) ?? [];
  const name = before
    .toLowerCase()
    .replaceAll(/\(?with (?:a )?vest\)?|\bdo\b|\brx'?d?\b|["“”„'!:]|\.(?!\d)/g, "")
    .trim()
    .replace(/^crossfit (?=open \d)/, "")
    .replace(/^(?=\d\d\.\d$)/, "open ")
    .replace(/^hyrox pft$/, "hyrox fitness test");
  const found = findBenchmarkWorkout(name);
  const text = found && benchmarkText(found);
  return load === undefined ? text : text?.replaceAll(/\([\d.]+ \/ [\d.]+ kg\)/g, `(${load})`);
}

/** The name of a benchmark before what it is. */
const TITLE = new RegExp(
  String.raw`^"?(?:${BENCHMARK_WORKOUTS.map(({ name }) => name.replaceAll(/\W/g, String.raw`\$&`)).join("|")})"?[\s:,-]+(?=\d)`,
  "i",
);

/** Without a first line that says neither what nor how: "Hyrox prep", "FRIDAY". */
export function withoutTitle(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => line.trim() !== "");
  const line = unlabelled(lines[first] ?? "");
  const others = lines.slice(first + 1);
  const isAlone = others.every((one) => one.trim() === "");
  const titled = TITLE.exec(line);
  // "Fran again. 21-15-9 …", "helen = 3 rft …"
  const [sentence = ""] = /^(?:open \d\d\.\d )?[^\d.!?=\n:]{2,40}(?:[.!?]+|=)\s+(?=\d)/i.exec(line) ?? [];
  const isNamed = readMovements(sentence).some(({ isKnown }) => isKnown) || begins(readScheme(sentence));
  if (sentence !== "" && !isNamed) return [line.slice(sentence.length), ...others];
  if (titled !== null) return [line.slice(titled[0].length), ...lines.slice(first + 1)];
  // "Who is in? Today at 8 pm"
  const isTalk = !/^\d/.test(line) && others.some((one) => begins(readScheme(unlabelled(one))));
  if (
    isAlone ||
    (/\d/.test(line) && !isTalk) ||
    begins(readScheme(line)) ||
    readMovements(line).some(({ isKnown }) => isKnown) ||
    loadsAlone(line, undefined) !== undefined
  )
    return lines;
  return withoutTitle(others);
}
