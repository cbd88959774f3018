import type { WodScheme } from "./wod.ts";

/* Schemes that the clock runs: Tabata and other intervals, EMOM, AMRAP. */

/** A number of minutes or seconds, and its unit. */
export const TIME = String.raw`(\d+(?::\d\d)?)\s*('|’|s(?:ec(?:ond)?s?)?\b|m(?:in(?:ute)?s?)?\.?(?=[\s,;:)(/-]|$))?`;

/** Takes the first match of a pattern out of a line. */
export type Take = (pattern: RegExp) => readonly string[] | undefined;

/** "3", "1:30", "90 s": seconds. Bare numbers are in `unit` seconds each; more than a minute has of them are seconds. */
export function getSeconds(text = "", unit = "", bare: number): number {
  const [first = 0, second] = text.split(":").map(Number);
  if (second !== undefined) return first * 60 + second;
  if (/^s/i.test(unit)) return first;
  return /^[m'’]/i.test(unit) ? first * 60 : first >= 20 ? first : first * bare;
}

/** "20 s on / 10 s off x 8" */
export function tabata(take: Take): WodScheme | undefined {
  const named = take(/\btabata\b(?:\s+something else)?:?/i) !== undefined;
  const on =
    take(
      new RegExp(
        String.raw`\(?(?:(\d+)\s*(?:rounds|rds|x)\s*(?:of\s*)?[,:]?\s*)?${TIME}\s*(?:on|work)\s*[/,]?\s*${TIME}\s*(?:off|rest)(?:\s*x\s*(\d+))?\)?:?`,
        "i",
      ),
    ) ??
    take(/\b(\d+)\s*x\s*(\d+:\d\d)()\s*\/\s*(\d+:\d\d)()()/i) ??
    take(/()(?<=\s)(\d\d)()\s*\/\s*(\d\d)()\s*x\s*(\d+)/i) ??
    (named ? take(/\b(\d+)\s*x\s*(\d\d)()\s*\/\s*(\d\d)()()/i) : undefined);
  if (on === undefined) return named ? { kind: "intervals", rounds: 8, work: 20, rest: 10, isTabata: true } : undefined;
  const [, before, work, workUnit, pause, pauseUnit, behind] = on;
  const [seconds, off] = [getSeconds(work, workUnit, 1), getSeconds(pause, pauseUnit, 1)];
  const count = Number(before || behind || 8);
  return { kind: "intervals", rounds: count, work: seconds, rest: off, isTabata: named || (count === 8 && seconds === 20 && off === 10) };
}

/** "Death by: thrusters" */
export function deathBy(take: Take): WodScheme | undefined {
  return take(/\bdeath by:/i) === undefined ? undefined : { kind: "death-by", every: 60 };
}

/** "EMOM 12", "every 2:00 x 8" */
export function emom(take: Take, inTurns: boolean): WodScheme | undefined {
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
  const length = getSeconds(time, unit, 60);
  return of(length, /^min/i.test(counted ?? "") ? (Number(count) * 60) / length : Number(count));
}

/** "AMRAP 12", with a ladder where one stands beside it. */
export function amrap(take: Take): WodScheme | undefined {
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
export function intervals(take: Take, restSeconds: number | undefined): WodScheme | undefined {
  const timed = restSeconds === undefined ? undefined : take(/(?<=\s)(\d+)\s*x\s*(\d+)\s*min(?:ute)?s?\b/i);
  if (timed !== undefined)
    return { kind: "intervals", rounds: Number(timed[1]), work: Number(timed[2]) * 60, rest: restSeconds ?? 0, isTabata: false };
  const far = take(/(?<=\s)(\d+)\s*x\s*(?=\d+(?:\.\d+)?\s*(?:m|k|km|mi|miles?|meters?|metres?)\b)/i);
  return far === undefined ? undefined : { kind: "rounds", rounds: Number(far[1]) };
}
