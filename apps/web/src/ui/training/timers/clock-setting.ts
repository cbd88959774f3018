/** How the clock of the main workout runs. */
export type ClockMode = "for-time" | "amrap" | "emom" | "tabata" | "intervals";

/** What a clock is set to; all times in seconds. */
export interface ClockSetting {
  readonly mode: ClockMode;
  /** for-time: the cap, absent without one; amrap and emom: the whole. */
  readonly seconds?: number;
  readonly rounds?: number;
  /** Seconds of one interval of work; in an EMOM of one turn, a minute by default. */
  readonly work?: number;
  readonly rest?: number;
  /** The movements, turn by turn, from the beginning again after the last. */
  readonly turns?: readonly string[];
}

/** What a clock shows at one moment. */
export interface ClockReading {
  readonly part: "ready" | "work" | "rest" | "done";
  /** What the big figure shows, seconds. */
  readonly seconds: number;
  /** "Round 3 of 8", "Minute 2 of 12: Burpee", "Get ready" */
  readonly text: string;
  /** How much of this part has passed, 0-1; absent where it has no end. */
  readonly share?: number;
}

/** Time to put the phone down and stand at the bar. */
export const LEAD_IN_SECONDS = 10;
const MINUTE_SECONDS = 60;

/** Reads the clock so many seconds after it was started. */
export function readClock(setting: ClockSetting, elapsed: number): ClockReading {
  if (elapsed < LEAD_IN_SECONDS)
    return { part: "ready", seconds: Math.ceil(LEAD_IN_SECONDS - elapsed), text: "Get ready", share: elapsed / LEAD_IN_SECONDS };
  const time = elapsed - LEAD_IN_SECONDS;
  if (setting.mode === "for-time") return upwards(setting, time);
  if (setting.mode === "amrap") return part("work", setting.seconds ?? 0, time, "As many rounds as possible") ?? DONE;
  if (setting.mode === "emom") return everyMinute(setting, time);
  return workAndRest(setting, time);
}

const DONE: ClockReading = { part: "done", seconds: 0, text: "Time", share: 1 };

function upwards({ seconds: cap }: ClockSetting, time: number): ClockReading {
  if (cap === undefined) return { part: "work", seconds: Math.floor(time), text: "For time" };
  if (time >= cap) return { part: "done", seconds: cap, text: "Time cap", share: 1 };
  return { part: "work", seconds: Math.floor(time), text: `For time, ${cap / MINUTE_SECONDS} min cap`, share: time / cap };
}

function everyMinute({ seconds = 0, work = MINUTE_SECONDS, turns = [] }: ClockSetting, time: number): ClockReading {
  if (time >= seconds) return DONE;
  const turn = Math.floor(time / work);
  const text = `${work === MINUTE_SECONDS ? "Minute" : "Round"} ${turn + 1} of ${Math.ceil(seconds / work)}`;
  return part("work", work, time - turn * work, named(text, turns, turn)) ?? DONE;
}

function named(text: string, turns: readonly string[], turn: number): string {
  const name = turns[turn % Math.max(turns.length, 1)];
  return name === undefined ? text : `${text}: ${name}`;
}

function workAndRest({ rounds = 1, work = 0, rest = 0, turns = [] }: ClockSetting, time: number): ClockReading {
  const round = Math.floor(time / (work + rest));
  const within = time - round * (work + rest);
  const isLast = round === rounds - 1;
  // Nobody waits for the end of a rest that no round follows.
  if (round >= rounds || (isLast && within >= work)) return DONE;
  const text = named(`Round ${round + 1} of ${rounds}`, turns, round);
  return part("work", work, within, text) ?? part("rest", rest, within - work, `Rest, then round ${round + 2} of ${rounds}`) ?? DONE;
}

/** A stretch that is counted down; undefined when it is over. */
function part(kind: "work" | "rest", length: number, passed: number, text: string): ClockReading | undefined {
  if (passed >= length) return undefined;
  return { part: kind, seconds: Math.ceil(length - passed), text, share: passed / length };
}

/** What the format and the lines of a main workout set the clock to; undefined where a clock has nothing to do. */
export function getClock(format: ClockedFormat, items: readonly ClockedLine[]): ClockSetting | undefined {
  const { kind, rounds, capMinutes } = format;
  const seconds = capMinutes === undefined ? {} : { seconds: capMinutes * MINUTE_SECONDS };
  if (kind === "amrap" && capMinutes !== undefined) return { mode: "amrap", ...seconds };
  if (kind === "emom" && capMinutes !== undefined) return { mode: "emom", ...seconds, turns: items.map(({ name }) => name) };
  if (kind === "intervals" || kind === "tempo") return intervals(items, rounds);
  return kind === "for-time" || kind === "rounds" ? { mode: "for-time", ...seconds } : undefined;
}

/** How a main workout is done; kinds that no clock runs for are let through. */
export interface ClockedFormat {
  readonly kind: string;
  readonly rounds?: number;
  readonly capMinutes?: number;
}

export interface ClockedLine {
  readonly name: string;
  readonly sets?: number;
  readonly dose: { readonly seconds?: number; readonly restSeconds?: number };
}

/** Intervals by time run by themselves; those by distance are stopped by hand. */
function intervals(items: readonly ClockedLine[], rounds: number | undefined): ClockSetting {
  const timed = items.find(({ sets = 1, dose }) => sets > 1 && dose.seconds !== undefined && dose.restSeconds !== undefined);
  if (timed === undefined) return { mode: "for-time" };
  const { seconds: work = 0, restSeconds: rest = 0 } = timed.dose;
  return { mode: "intervals", rounds: timed.sets ?? rounds ?? 1, work, rest };
}

/** The classic: 8 times 20 s of work and 10 s of rest. */
export const TABATA: ClockSetting = { mode: "tabata", rounds: 8, work: 20, rest: 10 };
