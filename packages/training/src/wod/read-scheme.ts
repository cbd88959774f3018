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

const TIME = String.raw`(\d+(?::\d\d)?)\s*('|’|s(?:ec(?:ond)?s?)?\b|m(?:in(?:ute)?s?)?\.?(?=[\s,;:)(/-]|$))?`;

/** Reads the scheme out of one line of a workout. */
export function readScheme(line: string): SchemeReading {
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
  rest = rest.replaceAll(/\b(?:(?:odd|even)(?: min(?:ute)?s?)?|min(?:ute)?s? ?\d+(?:-\d+)?) ?:|(?<=\s)\d\)\s|(?<=^ *)\d ?: /gi, "; ");

  const cap =
    take(/\(?\b(?:(?<!\bfor )time\s*)?cap:?\s*(\d+(?::\d\d)?)\s*(?:min(?:ute)?s?\b|')?\s*\)?/i) ??
    take(/\btc:?\s*(\d+(?::\d\d)?)\s*(?:min(?:ute)?s?\b|')?/i) ??
    take(/\(?\b(\d+(?::\d\d)?)\s*(?:min(?:ute)?s?\s*)?(?:time\s*)?cap\b\)?/i);
  const scheme = tabata(take) ?? emom(take, inTurns) ?? amrap(take);
  const between = isStation(rest)
    ? undefined
    : (take(new RegExp(String.raw`[,/]?\s*\b(?:then\s+)?rest\s*:?\s*${TIME}(?:\s*between\s*rounds|\s*between|\s*rest)?`, "i")) ??
      take(
        new RegExp(
          String.raw`[,/]?\s*(?<!\d)(?!\d{3,}\s*m\b)${TIME}\s*(?:easy\s+)?(?:rest|jog|easy(?! *(?:run|row|bike|ski|swim|ride|spin|erg))|walk)\b(?:\s*between\s*rounds)?`,
          "i",
        ),
      ));
  const restSeconds = between === undefined ? undefined : secondsOf(between[1], between[2], 60);
  const isQuality = flag(/\b(?:nft|not for time|for quality)\b:?/i);
  const isTimed = flag(/\b(?:for time|chipper|tt)\b(?:\s+of\b)?:?/i) || isTimedRounds(rest);
  const found =
    scheme ?? intervals(take, restSeconds) ?? rounds(take, isTimed, isQuality) ?? maxLoad(take) ?? sets(take) ?? reps(take, rest);
  return {
    ...(found === undefined ? {} : { scheme: found }),
    ...(cap === undefined ? {} : { capSeconds: secondsOf(cap[1], "min", 60) }),
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

type Take = (pattern: RegExp) => readonly string[] | undefined;

/** "3", "1:30", "90 s": seconds. Bare numbers are in `unit` seconds each; more than a minute has of them are seconds. */
function secondsOf(text = "", unit = "", bare: number): number {
  const [first = 0, second] = text.split(":").map(Number);
  if (second !== undefined) return first * 60 + second;
  if (/^s/i.test(unit)) return first;
  return /^[m'’]/i.test(unit) ? first * 60 : first >= 20 ? first : first * bare;
}

function tabata(take: Take): WodScheme | undefined {
  const named = take(/\btabata\b(?:\s+something else)?:?/i) !== undefined;
  const on =
    take(
      new RegExp(
        String.raw`\(?(?:(\d+)\s*(?:rounds|rds|x)\s*(?:of\s*)?:?\s*)?${TIME}\s*(?:on|work)\s*[/,]?\s*${TIME}\s*(?:off|rest)(?:\s*x\s*(\d+))?\)?:?`,
        "i",
      ),
    ) ??
    take(/\b(\d+)\s*x\s*(\d+:\d\d)()\s*\/\s*(\d+:\d\d)()()/i) ??
    take(/()(?<=\s)(\d\d)()\s*\/\s*(\d\d)()\s*x\s*(\d+)/i) ??
    (named ? take(/\b(\d+)\s*x\s*(\d\d)()\s*\/\s*(\d\d)()()/i) : undefined);
  if (on === undefined) return named ? { kind: "intervals", rounds: 8, work: 20, rest: 10, isTabata: true } : undefined;
  const [, before, work, workUnit, pause, pauseUnit, behind] = on;
  const [seconds, off] = [secondsOf(work, workUnit, 1), secondsOf(pause, pauseUnit, 1)];
  const count = Number(before || behind || 8);
  return { kind: "intervals", rounds: count, work: seconds, rest: off, isTabata: named || (count === 8 && seconds === 20 && off === 10) };
}

function emom(take: Take, inTurns: boolean): WodScheme | undefined {
  const of = (every: number, turns: number): WodScheme => ({ kind: "emom", every, turns: Math.max(1, Math.round(turns)), inTurns });
  const spaced = take(/\be(\d)mom\b\s*(?:(x)\s*)?(?:for\s*)?(\d+)\s*(min(?:ute)?s?|rounds|sets)?:?/i);
  if (spaced !== undefined) {
    const [, minutes, times, count, unit] = spaced;
    const every = Number(minutes) * 60;
    return of(
      every,
      (/^min/i.test(unit ?? "") || (unit === "" && Number(count) > 12)) && times === "" ? (Number(count) * 60) / every : Number(count),
    );
  }
  const seconds = take(/\be(\d\d+)s\s*(?:om)?\s*(?:x|for)\s*(\d+)(?:\s*(min(?:ute)?s?))?:?/i);
  if (seconds !== undefined) {
    const [, every, count, unit] = seconds;
    return of(Number(every), unit === "" ? Number(count) : (Number(count) * 60) / Number(every));
  }
  const minutes =
    take(/\bevery minute(?: on the minute)?\s*(?:for\s*)?\(?(\d+)\s*min(?:ute)?s?\)?:?/i) ??
    take(/\b(\d+)\s*min(?:ute)?s?\.?\s*(?:emom|otm)\b(?:\s+of\b)?:?/i) ??
    take(/\b(?:emom|otm)\s*(?:x|for)?\s*-?\s*(\d+)(?::00)?\s*(?:min(?:ute)?s?\b\.?|')?:?/i);
  if (minutes !== undefined) return of(60, Number(minutes[1]));
  const every = take(new RegExp(String.raw`\bevery\s+${TIME}\s*(?:x|for)\s*(\d+)\s*(min(?:ute)?s?\b|rounds?\b|sets?\b)?:?`, "i"));
  if (every === undefined) return undefined;
  const [, time, unit, count, counted] = every;
  const length = secondsOf(time, unit, 60);
  return of(length, /^min/i.test(counted ?? "") ? (Number(count) * 60) / length : Number(count));
}

function amrap(take: Take): WodScheme | undefined {
  const found =
    take(/\b(\d+)\s*(?:min(?:ute)?s?\.?|')\s*amrap\b(?:\s+of\b)?:?/i) ??
    take(/\bamrap\s*(?:in|-|:|for|of)?\s*(\d+)(?::00)?(?:\s*(?:min(?:ute)?s?\b\.?|'))?(?:\s+of\b)?\s*[-:]?/i) ??
    take(/\bas many (?:rounds|reps) as possible in\s*(\d+)\s*min(?:ute)?s?(?:\s+of\b)?:?/i) ??
    take(/(?<=max\b.*)\bin\s+(\d+)\s*min(?:ute)?s?\b/i) ??
    take(/(?<=^\s*)(\d+)\s*min(?:ute)?s?\s+(?=max\b)/i);
  if (found === undefined) return undefined;
  const ladder = take(/(\d+(?:-\d+){2,})(?:-?\s*\.{2,}|\s*…|-\s*etc\.?)/i);
  return {
    kind: "amrap",
    seconds: Number(found[1]) * 60,
    ...(ladder === undefined ? {} : { ladder: (ladder[1] ?? "").split("-").map(Number) }),
  };
}

/** "3 x 8 min run", and "6 x 400 m": as many times the same distance. */
function intervals(take: Take, restSeconds: number | undefined): WodScheme | undefined {
  const timed = restSeconds === undefined ? undefined : take(/(?<=\s)(\d+)\s*x\s*(\d+)\s*min(?:ute)?s?\b/i);
  if (timed !== undefined)
    return { kind: "intervals", rounds: Number(timed[1]), work: Number(timed[2]) * 60, rest: restSeconds ?? 0, isTabata: false };
  const far = take(/(?<=\s)(\d+)\s*x\s*(?=\d+(?:\.\d+)?\s*(?:m|k|km|mi|miles?|meters?|metres?)\b)/i);
  return far === undefined ? undefined : { kind: "rounds", rounds: Number(far[1]) };
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
  const maximum = take(/\b(?:(?:find|(?:build|work)(?:ing)?(?: up)? to|establish) (?:(?:an?|your) )?)?(\d) ?rm\b/i);
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
  const timed = take(/(?<=\s)(\d+)\s*x\s*(\d+)\s*s(?:ec(?:ond)?s?)?\b/i);
  if (timed !== undefined) return { kind: "sets", reps: Array<number>(Number(timed[1])).fill(1), seconds: Number(timed[2]) };
  const found =
    take(/\b(\d+)\s*sets? of\s*(\d+)\b(?:\s*reps?)?/i) ??
    take(/(?<=\s)(?!2\s*x\s*(?:[7-9]|\d\d))(\d{1,2})\s*x\s*(\d{1,3})(?=\s|$|,)(?!\s*(?:kg|lb|#|m\b|km\b|min|cal|s\b))/i);
  return found === undefined ? undefined : { kind: "sets", reps: Array<number>(Number(found[1])).fill(Number(found[2])) };
}

/** "21-15-9", "10-1". What repetitions of up to five with one lift are, the caller decides. */
function reps(take: Take, line: string): WodScheme | undefined {
  const listed = take(/(?<![\d/.])(\d+(?:-\d+){2,})(?!\s*%)\b:?/);
  if (listed !== undefined) return { kind: "reps", reps: (listed[1] ?? "").split("-").map(Number) };
  if (!/(?<!\d)10-1\b/.test(line)) return undefined;
  take(/(?<!\d)10-1\b/);
  return { kind: "reps", reps: [10, 9, 8, 7, 6, 5, 4, 3, 2, 1] };
}
