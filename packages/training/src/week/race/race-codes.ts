import type { Focus, Level } from "../../athlete/athlete.ts";
import { type Day, daysBetween } from "../../calendar/day.ts";
import { isHard } from "../slots/level-adaptation.ts";
import type { SessionCode } from "../../model/plan.ts";
import type { AfterRace } from "../../season/demand/races/after-race.ts";
import { daysFromRace, type Race } from "../../season/demand/races/race.ts";
import { isOnline } from "../../season/demand/races/race-facts.ts";
import { raceDay } from "../../season/race-window.ts";
import { codeFacts } from "../../model/session-codes.ts";

/** What becomes of a session near a race. */
export interface NearRaces {
  readonly code: SessionCode;
  /** The same session with light weights and easy efforts: nothing is new before a race, and nothing hard after it. */
  readonly isLight: boolean;
}

/** Nothing heavy for the legs and nothing hard once the event's last days for it are past, the eve easy, easy days after. */
export function nearRaces(wished: SessionCode, date: Day, races: readonly Race[], focus: Focus, level: Level): NearRaces {
  if (races.length === 0 || wished === "RACE" || wished === "RC") return { code: wished, isLight: false };
  const { after, before } = raceDay(races, date);
  if (before?.days === 1) return { code: "RC", isLight: false };
  const isMeet = before?.race.format.kind === "weightlifting" && before.race.taperDays > 0 && before.days < before.race.lastHard;
  // In the last days both lifts, light, on any day of lifting: whoever rests the bar for three days feels it on the platform.
  if ((wished === "OLs" || (wished === "SU" && before?.days === 2)) && isMeet && after === undefined) return { code: "OLs", isLight: true };
  // A meet that is trained through has its primer too: two days without a bar are felt on the platform, and no machine replaces it.
  if (wished === "OLs" && before?.race.format.kind === "weightlifting" && before.days === 2 && after === undefined)
    return { code: "OLs", isLight: true };
  if (before?.days === 2 && !isOnline(before.race.format)) return { code: easyCode(focus), isLight: after !== undefined };
  // An easy run of twenty minutes is no long one.
  if (
    wished === "RL" &&
    before?.race.format.kind === "hyrox" &&
    before.race.taperDays > 0 &&
    before.days < before.race.lastLong &&
    after === undefined
  )
    return { code: easyCode(focus), isLight: false };
  if (after !== undefined) return { code: afterRace(wished, after, focus), isLight: true };
  const { code, isLight: isBack } = comingBackFromAll(wished, date, races, focus);
  const isWithin = (last: (race: Race) => number): boolean =>
    races.some((race) => race.date > date && -daysFromRace(race, date) < last(race));
  const isRaceWeek = races.some(({ format, taperDays, date: on }) => {
    const days = daysBetween(date, on);
    return format.kind === "running" && taperDays > 0 && days > 0 && days <= NO_LIFTING;
  });
  if (isRaceWeek && focus === "running" && (code === "REs" || codeFacts(code).type === "strength")) return { code: "RE", isLight: false };
  // Sleds and lunges are heavy legs: before a run that is tapered for they wait for the week after it.
  if (code === "HX" && races.some((race) => isRunTapered(race) && race.date > date && -daysFromRace(race, date) < race.lastHeavyLegs))
    return { code: "RE", isLight: false };
  const light = codeFacts(code).heavyLower && isWithin((race) => race.lastHeavyLegs);
  if (PRESS_CODES.has(code) && isWithin(({ format }) => LAST_PRESS[format.kind] ?? 0)) return { code, isLight: true };
  const sleds = code === "HX" ? LAST_SLEDS : 0;
  const tooLate = isHard(code, level) && isWithin((race) => Math.max(race.lastHard, race.taperDays === 0 ? 0 : sleds));
  // The last days before a contest keep a short touch of the bar and of its pace.
  if (tooLate && level !== "beginner" && isContestAhead(before) && (before?.days ?? 0) >= LAST_LIFTING)
    return { code: "OLs", isLight: true };
  if (tooLate && !(light && (before?.days ?? 0) > LAST_LIFTING)) return { code: easyCode(focus), isLight: false };
  return { code, isLight: light || isBack };
}

function isRunTapered({ format, taperDays }: Race): boolean {
  return format.kind === "running" && taperDays > 0;
}

function isContestAhead(before: { readonly race: Race } | undefined): boolean {
  return before?.race.format.kind === "crossfit" && before.race.taperDays > 0 && !isOnline(before.race.format);
}

/** The bench press is heavy until four days before a meet, the drive of the jerk until a week before (race-demands.md section 9). */
const PRESS_CODES: ReadonlySet<SessionCode> = new Set<SessionCode>(["PB", "PV", "SU", "SU2"]);
const LAST_PRESS: { readonly [kind in Race["format"]["kind"]]?: number } = { powerlifting: 4, weightlifting: 7 };

/** Sleds not in the last five days. */
const LAST_SLEDS = 5;

/** Days before a race on which legs may still lift, lightly. */
const LAST_LIFTING = 3;

/** In the last days before a running race runners run, and lift nothing any more. */
const NO_LIFTING = 6;

/** Easy movement without impact first, then light versions of the usual sessions. */
function afterRace(code: SessionCode, { race, days }: { readonly race: Race; readonly days: number }, focus: Focus): SessionCode {
  if (days === 1) return "RC";
  if (days <= race.after.rest) return "ZE";
  if (isLifted(code, race)) return "ZE";
  const { hard, heavyLower, keyRun, softer } = codeFacts(code);
  // Hands that have hung through a contest rest.
  if (race.format.kind === "crossfit" && (code === "OLs" || SKILL_CODES.has(code))) return "ZE";
  if (keyRun) return easyCode(focus);
  if (code === "BK") return "ZE";
  return hard || heavyLower ? (softer ?? code) : code;
}

/** After a meet its lifts come back as themselves, light, when the easy days are over. */
function isLifted(code: SessionCode, { format }: Race): boolean {
  return (code === "OLs" && format.kind === "weightlifting") || (codeFacts(code).heavyLower && format.kind === "powerlifting");
}

/** Moderate work: threshold pace and its like. */
const MODERATE_CODES: ReadonlySet<SessionCode> = new Set<SessionCode>(["RT", "BQ"]);

/** A small race soon after a large one takes nothing from the days that the large one asks for. */
function comingBackFromAll(code: SessionCode, date: Day, races: readonly Race[], focus: Focus): NearRaces {
  let found: NearRaces = { code, isLight: false };
  for (const race of races) {
    const since = daysFromRace(race, date);
    if (since <= 0 || since > race.after.hard) continue;
    const next = isLifted(found.code, race)
      ? since < race.after.heavyLegs
        ? { code: found.code, isLight: true }
        : undefined
      : comingBack(found.code, since, race.after, focus);
    if (next !== undefined) found = { code: next.code, isLight: next.isLight || found.isLight };
  }
  return found;
}

/** After the easy days what comes back last waits longer (race-demands.md table 11); undefined where nothing changes. */
function comingBack(code: SessionCode, days: number, after: AfterRace, focus: Focus): NearRaces | undefined {
  const { hard, heavyLower, softer } = codeFacts(code);
  if ((code === "RL" || code === "BK") && days < after.long) return { code: code === "RL" ? easyCode(focus) : "ZE", isLight: false };
  if (heavyLower && days < after.heavyLegs)
    return hard && days < after.hard && softer !== undefined ? { code: softer, isLight: true } : { code, isLight: true };
  if (SKILL_CODES.has(code) && days < Math.min(after.hard, LIGHT_SKILLS)) return { code, isLight: true };
  if (!hard || days >= after.hard) return undefined;
  if (MODERATE_CODES.has(code)) return days < after.moderate ? { code: easyCode(focus), isLight: false } : undefined;
  // Lifting waits for its own day, above.
  if (codeFacts(code).type === "strength" || code === "OLs") return undefined;
  // Legs may lift before a workout may follow them.
  if (heavyLower && softer !== undefined) return { code: softer, isLight: true };
  if (code === "RI") return { code: easyCode(focus), isLight: false };
  return { code: easyCode(focus), isLight: false };
}

/** Hands and shoulders have had a contest too: in the week after it skills are few. */
const SKILL_CODES: ReadonlySet<SessionCode> = new Set<SessionCode>(["GY", "GYE"]);
const LIGHT_SKILLS = 7;

/** Easy movement in the athlete's own sport. */
export function easyCode(focus: Focus): SessionCode {
  return focus === "running" || focus === "hyrox" || focus === "triathlon" ? "RE" : "ZE";
}
