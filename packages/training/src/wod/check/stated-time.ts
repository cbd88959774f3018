import { findBenchmarkWorkout } from "../../catalogue/benchmark-workouts.ts";
import { unaccented } from "../languages/board-languages.ts";
import type { WodPart, WodScheme, WodWork } from "../wod.ts";

/** Who says one of these wants the time, in seven languages. */
const FOR_TIME =
  /\bfor (?:the )?(?:best )?time\b|\b\d*rft\b|(?<!\d ?)\bft\b|\b(?:time ?)?cap(?:ped)?\b|\btc\b|\bchippers?\b|\bas fast as\b|\bfor speed\b|\basap\b|\bfastest\b|\btime trial\b|\btt\b|\(time\)|\b(?:score|result)\b\W*(?:is )?(?:total |your |finish(?:ing)? )?times?\b|\b(?:simulation|sim|benchmark|all[- ]out|race)\b(?! (?:pace|weight|prep|effort))|\btest\b|\bparkrun\b|\bauf zeit\b|\bgegen die (?:zeit|uhr)\b|\bzeitlimit\b|\bzeitfahren\b|\bcontre (?:la montre|le temps)\b|\bpour (?:le )?temps\b|\b(?:au |pour le )chrono\b|\bchrono\b|\blimite?\b|\bpor tiempo\b|\bcontra ?(?:el )?reloj\b|\ba tiempo\b|\btope\b|\b(?:per|a) tempo (?!\d)|\bper il tempo\b|\bpor tempo\b|\bcontra o relogio\b|\bop tijd\b|\btegen de klok\b/;
/** "Not for time", "no cap", "for quality" */
const NOT_FOR_TIME = /\b(?:not|no|without|nicht|sans|sin|senza|sem|niet)\b[^,;]{0,12}\b(?:time|cap|zeit|temps|chrono|tiempo|tempo|tijd)\b/g;
/** Where a part begins whose clock is its own. */
const SECTION = /^\W*(?:[a-h]\d?[.):]\s|part\b|strength|kraft|force|fuerza|accessor|skill|finisher|warm|cool|core|stretch)/;
/** Stands below the work that it is of. */
const TAIL = /^\W*(?:for time|(?:time )?cap|tc|\d+ ?(?:min\w*|')? ?(?:time )?cap|limite?|tope|zeitlimit)\b/;

/**
 * The parts without a clock that nobody stated: what is for time says so, above its work or below it, or is a benchmark.
 * @param places the line of each step, by part
 */
export function withStatedTime(
  lines: readonly string[],
  parts: readonly WodPart[],
  places: readonly (readonly number[])[],
): readonly WodPart[] {
  const plain = lines.map((line) => unaccented(line).toLowerCase().replaceAll(NOT_FOR_TIME, " "));
  const says = plain.map((line) => FOR_TIME.test(line));
  const isBenchmark = plain.some((line, at) => (at === 0 || /["“]/.test(line)) && isBenchmarkTitle(line));
  if (isBenchmark) return parts;
  const own = parts.map((part, index) => {
    if (part.kind === "rest") return false;
    if (part.capSeconds !== undefined) return true;
    const [first, last] = [Math.min(...(places[index] ?? [0])), Math.max(...(places[index] ?? [0]))];
    const start = plain.findLastIndex((line, at) => at <= first && SECTION.test(line));
    const isLast = parts.slice(index + 1).every(({ kind }) => kind === "rest");
    return says.some(
      (one, at) => one && at >= start && (at <= last || isLast || (TAIL.test(plain[at] ?? "") && at < firstBelow(places, index))),
    );
  });
  // What runs on one clock is timed together.
  const stated = own.map(
    (one, index) => one || clockBefore(parts, index).some((at) => own[at] === true) || (isBuyIn(parts[index]) && own[index + 1] === true),
  );
  return parts.map((part, index) => (part.kind === "rest" || stated[index] === true ? part : { ...part, scheme: withoutTime(part) }));
}

function firstBelow(places: readonly (readonly number[])[], index: number): number {
  const below = places[index + 1];
  return below === undefined ? Number.POSITIVE_INFINITY : Math.min(...below);
}

/** The parts before one whose clock runs on into it. */
function clockBefore(parts: readonly WodPart[], index: number): readonly number[] {
  const before: number[] = [];
  for (let at = index; at > 0; at--) {
    const part = parts[at];
    if (part?.kind !== "work" || part.isSameClock !== true) break;
    before.push(at - 1);
  }
  return before;
}

function isBuyIn(part: WodPart | undefined): boolean {
  return part?.kind === "work" && part.role === "buy-in";
}

function withoutTime({ scheme }: WodWork): WodScheme {
  if (scheme.kind === "once") return { kind: "steady" };
  if (scheme.kind === "reps") return { ...scheme, timed: false };
  if (scheme.kind !== "rounds" || scheme.timed !== true) return scheme;
  return { kind: "rounds", rounds: scheme.rounds };
}

/** "Grace (light-ish)", "Helen's cousin" is none. */
function isBenchmarkTitle(line: string): boolean {
  const [name = ""] = line.replaceAll(/["“”„'!]/g, "").split(/[(:,;–=]|\s-\s|\.\s|$/);
  return name.trim() !== "" && findBenchmarkWorkout(name.trim()) !== undefined;
}
