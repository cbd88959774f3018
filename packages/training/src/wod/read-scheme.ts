import { memoized } from "../language/memoized.ts";
import { amrap, deathBy, emom, intervals, getSeconds, tabata, type Take, TIME } from "./read-clock.ts";
import type { WodScheme } from "./wod.ts";

/** What a line says of how it is done, and what is left of it. */
export interface SchemeReading {
  readonly scheme?: WodScheme;
  readonly capSeconds?: number;
  readonly restSeconds?: number;
  /** The line without what was read. */
  readonly rest: string;
  /** "for time" was written. */
  readonly isTimed: boolean;
  /** The turns of an EMOM are named one by one. */
  readonly inTurns: boolean;
}

/** Reads the scheme out of one line of a workout. */
export const readScheme = memoized(getScheme);

function getScheme(line: string): SchemeReading {
  let rest = ` ${line} `;
  const take = (pattern: RegExp): readonly string[] | undefined => {
    const found = pattern.exec(rest);
    if (found === null) return undefined;
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
    return found.map((part) => part ?? "");
  };
  const flag = (pattern: RegExp) => take(pattern) !== undefined;
  const inTurns =
    flag(/\b(?:alt(?:ernating)?\s+(?=e\d?mom)|(?<=e\d?mom.*)alternating\b)/i) ||
    /\b((odd|even)(?: min(?:ute)?s?)?|min(ute)?s? ?\d+(-\d+)?) ?:/i.test(rest) ||
    /^ *\d ?: /.test(rest) ||
    /\d\) .*\d\) /.test(rest);
  rest = rest.replaceAll(
    /\b(?:(?:odd|even)(?: min(?:ute)?s?)?|min(?:ute)?s? ?\d+(?:-\d+)?) ?:|(?<!\((?:time cap|cap|tc)[^()]*)(?<=\s)\d\)\s|(?<=^ *)\d ?: /gi,
    "; ",
  );

  const cap =
    take(/(?<!\d)(\d+(?::\d\d)?)\s*min(?:ute)?s?\s*(?:time\s*)?cap\s*:(?=\s*\d)/i) ??
    take(/\(?\b(?:(?<!\bfor )time\s*)?cap:?\s*(\d+(?::\d\d)?)\s*(?:min(?:ute)?s?\b|')?\s*\)?/i) ??
    take(/\btc:?\s*(\d+(?::\d\d)?)\s*(?:min(?:ute)?s?\b|')?/i) ??
    take(/\(?\b(\d+(?::\d\d)?)\s*(?:min(?:ute)?s?\s*)?(?:time\s*)?cap\b\)?/i);
  const scheme = deathBy(take) ?? tabata(take) ?? emom(take, inTurns) ?? amrap(take);
  const between = isStation(rest)
    ? undefined
    : (take(new RegExp(String.raw`[,/]?\s*\b(?:then\s+)?rest\s*:?\s*${TIME}(?:\s*between\s*rounds|\s*between|\s*rest)?`, "i")) ??
      take(
        new RegExp(
          String.raw`[,/]?\s*(?<!\d)(?!\d{3,}\s*(?:m\b|jog|walk|easy))${TIME}\s*(?:easy\s+)?(?:rest|jog|easy(?! *(?:run|row|bike|ski|swim|ride|spin|erg))|walk)\b(?:\s*between\s*rounds)?`,
          "i",
        ),
      ));
  const restSeconds = between === undefined ? undefined : getSeconds(between[1], between[2], 60);
  const isQuality = flag(/\b(?:nft|not for time|for quality)\b:?/i);
  const isTimed = flag(/\b(?:for time|chipper|tt)\b(?:\s+of\b)?:?/i) || isTimedRounds(rest);
  const found =
    scheme ?? intervals(take, restSeconds) ?? rounds(take, isTimed, isQuality) ?? maxLoad(take) ?? sets(take) ?? reps(take, rest);
  return {
    ...(found === undefined ? {} : { scheme: found }),
    ...(cap === undefined ? {} : { capSeconds: getSeconds(cap[1], "min", 60) }),
    ...(restSeconds === undefined || (found?.kind === "intervals" && !found.isTabata) ? {} : { restSeconds }),
    rest: rest.replaceAll(/[()]/g, " ").trim(),
    isTimed,
    inTurns,
  };
}

/** "1 min wall balls, 1 min row, 1 min rest": the rest is one of the stations. */
function isStation(line: string): boolean {
  return (line.match(/\d+\s*min(?:ute)?s?\s+(?!rest|jog|easy)[a-z]/gi)?.length ?? 0) > 1;
}

const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 };

function isTimedRounds(line: string): boolean {
  return /\brft\b/i.test(line);
}

function rounds(take: Take, isTimed: boolean, isQuality: boolean): WodScheme | undefined {
  const found = take(/(?<![x\d:/-])\b(\d+|two|three|four|five|six|seven|eight|nine|ten)\s*(?:rounds?|rds?|rft)\b(?:\s+of\b)?\s*,?:?/i);
  const sets = found === undefined && !isTimed ? take(/(?<=^\s*)(\d+)\s*sets?\s*:/i) : undefined;
  if (sets !== undefined) return { kind: "rounds", rounds: Number(sets[1]), timed: false };
  if (found === undefined) return undefined;
  const count = found[1] ?? "";
  take(/\b(?:for )?max reps\b:?/i);
  return {
    kind: "rounds",
    rounds: COUNTS[count.toLowerCase()] ?? Number(count),
    ...(isTimed ? { timed: true } : isQuality ? { timed: false } : {}),
  };
}

function maxLoad(take: Take): WodScheme | undefined {
  const maximum = take(/\b(?:(?:find|(?:build|work)(?:ing)?(?: up)? to|establish) (?:(?:an?|your) )?)?(\d\d?) ?rm\b/i);
  if (maximum !== undefined) return { kind: "max-load", reps: Number(maximum[1]) };
  if (take(/\b(?:heaviest load|max load)\b:?/i) !== undefined) return { kind: "max-load", reps: 1 };
  const heavy = take(/\b(?:(?:build|work)(?:ing)? (?:up )?to )?(?:a )?heavy (?:sets? of )?(single|double|triple|\d)\b/i);
  if (heavy === undefined && take(/\b(?:heavy|max) complex\b:?/i) !== undefined) return { kind: "max-load", reps: 1 };
  if (heavy === undefined && take(/\b(?:build|work)(?:ing)? (?:up )?to (?:an? |today's )?heavy\b(?! set)/i) !== undefined)
    return { kind: "max-load", reps: 1 };
  return heavy === undefined
    ? undefined
    : { kind: "max-load", reps: { single: 1, double: 2, triple: 3 }[heavy[1] ?? ""] ?? Number(heavy[1]) };
}

function sets(take: Take): WodScheme | undefined {
  const each = take(/\bsets:(\d+(?:-\d+)+)/i);
  if (each !== undefined) return { kind: "sets", reps: (each[1] ?? "").split("-").map(Number) };
  const timed = take(/(?<=\s)(\d+)\s*x\s*(\d+)\s*s(?:ec(?:ond)?s?)?\b/i);
  if (timed !== undefined) return { kind: "sets", reps: Array<number>(Number(timed[1])).fill(1), seconds: Number(timed[2]) };
  const found =
    take(/\b(\d+)\s*sets? of\s*(\d+)\b(?:\s*reps?)?/i) ??
    take(/(?<=\s)(?!2\s*x\s*(?:[7-9]|\d\d))(\d{1,2})\s*x\s*(\d{1,3})(?=\s|$|,)(?!\s*(?:kg|lb|#|m\b|km\b|min|cal|s\b))/i);
  return found === undefined ? undefined : { kind: "sets", reps: Array<number>(Number(found[1])).fill(Number(found[2])) };
}

/** "21-15-9", "10-1". What repetitions of up to five with one lift are, the caller decides. */
function reps(take: Take, line: string): WodScheme | undefined {
  const listed = take(/(?<![\d/.-]|@each )(\d+(?:-\d+){2,})(?!\s*%)\b:?/);
  if (listed !== undefined) return { kind: "reps", reps: (listed[1] ?? "").split("-").map(Number) };
  if (!/(?<!\d)10-1\b/.test(line)) return undefined;
  take(/(?<!\d)10-1\b/);
  return { kind: "reps", reps: [10, 9, 8, 7, 6, 5, 4, 3, 2, 1] };
}
