import { plainLine } from "../reader/words/plain-lines.ts";
import { inSport } from "../reader/words/sport-words.ts";
import { sessionSport, readSports } from "../session/sports.ts";
import { withoutDate, withoutPlaceInProgram } from "../session/without-date.ts";
import type { Wod, WodPart, WodWork } from "../wod.ts";
import { EnduranceSession } from "./session.ts";
import { mergeManner, UNKNOWN_SPORT } from "./session-parts.ts";

const OTHER =
  /\b(?:amrap|e\d?mom|otm|\d*rft|for time|tabata|death by|buy[- ]?in|chipper|burpees?|thrusters?|deadlifts?|squats?|press|snatch(?:es)?|cleans?|pull[- ]?ups?|push[- ]?ups?|wall ?balls?|wb|lunges?|swings?|jumps?|toes|curls?|plank|sit-?ups?|carry|sled|bench|kg|lb|cals?|calories|1 ?rm|stations?|good mornings?|partner|team|repeat|wiederhol\w*)\b|\b\d+x\d+(?:\.\d+)? ?(?:kg|lb)/i;
const CUE =
  /\b(?:run|jog|track|fartlek|tempo|strides?|hills?|pace|easy|swim|kick|pull|free|bike|ride|ftp|zwift|row|erg|ski|z[1-5]|zone|wu|cd|warm-up|cool-down|threshold|recovery|intervals?|pyramid|rpm|spm|rate|r ?\d\d|marathon|mile|vo2|ut[12]|ga[12]|hr|aerobic|css|mp|hmp?|vma|brick|c2|\d+ ?k|\d ?km)\b/i;
const ROWING =
  /\but ?[12]\b|(?:^|[\s@(])r ?\d\d\b|\brate\b|\bsplit\b|\bc2\b|\berg\b|\b2 ?k (?:pace|test)|\bstrokes?\b|\bpaddle\b|\bhead race\b/i;
const DAY =
  /^\W*((?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?:day|sday|nesday|rsday|urday)?|m[io]|di|mi|do|fr|s[aou]|t[uh]|we|lun(?:es|di)?|mar(?:tes|di)?|mie(?:rcoles)?|mer(?:credi)?|jue(?:ves)?|jeu(?:di)?|vie(?:rnes)?|ven(?:dredi)?|sab(?:ado)?|sam(?:edi)?|dom(?:ingo)?|dim(?:anche)?|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|am|pm)\b\.?\s*[:–-]*\s*/i;

/** Reads a run, ride, row, swim, or a week of them; undefined where it is something else or most of it is not understood. */
export function readEndurance(typed: string): Wod | undefined {
  const lines = typed.split(/\r?\n|(?<=[a-z)]{2})(?<!\btot)\. +/i).filter((line) => /[\p{L}\d]/u.test(line));
  const plain = lines.map((line) => plainLine(line));
  const whole = plain.join("\n");
  if (OTHER.test(whole) || !CUE.test(whole)) return undefined;
  const days = lines.map((line) => DAY.exec(line)?.[1]);
  const isWeek = days.filter((day) => day !== undefined).length >= FEWEST_DAYS;
  return isWeek ? readWeek(lines, days, sportOfAll(lines, plain)) : readSession(lines, plain);
}

const FEWEST_DAYS = 3;

function sportOfAll(lines: readonly string[], plain: readonly string[]): string {
  const whole = plain.join("\n");
  const named = readSports(whole.replaceAll(/\b(?:jog|walk)\w*/gi, " ")).filter(
    (one, _, all) => one !== "Walk" && !(one === "Bike erg" && all.includes("Assault bike")),
  );
  if (named.length === 0 && ROWING.test(whole)) return "Row erg";
  // Nobody says on which of several machines a line without a name is.
  if (named.length > 1 && !readSports(plain[0] ?? "").some((one) => one !== "Walk") && !named.includes("Swim")) return UNKNOWN_SPORT;
  const isKnown = named.length > 0 || /\/ ?km\b|\bpace\b|\bjog|\d ?km?\b|\d ?x ?\d{3,4}\b|\bmiles?\b|\b(?:mp|hmp)\b/i.test(whole);
  return isKnown
    ? (sessionSport(plain) ?? sessionSport(lines) ?? "Run")
    : /\bvma\b|\bmmol\b|\bstrides?\b/i.test(whole)
      ? "Run"
      : UNKNOWN_SPORT;
}

function readSession(lines: readonly string[], plain: readonly string[]): Wod | undefined {
  const sport = sportOfAll(lines, plain);
  const session = new EnduranceSession(sport);
  lines.forEach((line, at) => {
    const isTitle = at === 0 && lines.length > 1;
    const isInMiles = /\bmiles?\b/.test(plain.join(" "));
    const own = isTitle
      ? withoutPlaceInProgram(withoutDate(plain[at] ?? ""))
      : (plain[at] ?? "").replaceAll(/\bEZ\b/gi, "easy").replace(/^(\d+) ?E$/, isInMiles ? "$1 mile easy" : "$1 km easy");
    session.add(inSport(own, sport === "Swim" ? sport : undefined), line, isTitle);
  });
  const { parts, notes, unread } = session.result();
  const numbered = lines.filter((line) => /\d/.test(line)).length;
  return !isTold(parts) || unread.length * 2 > numbered ? undefined : toWod(parts, notes, unread);
}

/** Whether more is said than names and amounts: "5 km run" is a test as well. */
function isTold(parts: readonly WodWork[]): boolean {
  return parts.some(
    ({ role, scheme, recovery, movements }) =>
      role !== undefined ||
      scheme.kind !== "steady" ||
      recovery !== undefined ||
      movements.some((one) => Object.keys(one).length > NAME_AND_AMOUNT),
  );
}

const NAME_AND_AMOUNT = 3;

function toWod(parts: readonly WodPart[], notes: readonly string[], unread: readonly string[]): Wod {
  return {
    parts,
    ...(notes.length === 0 ? {} : { notes: [...new Set(notes)] }),
    ...(unread.length === 0 ? {} : { unread: [...new Set(unread)] }),
  };
}

/** One session a day, each with its day. */
function readWeek(lines: readonly string[], days: readonly (string | undefined)[], sport: string): Wod {
  const [parts, notes, unread]: [WodPart[], string[], string[]] = [[], [], []];
  lines.forEach((line, at) => {
    const day = days[at];
    const own = line.replace(DAY, "").trim();
    if (day === undefined || /^(?:rest|off|frei|ruhetag|repos|descanso|day off)\W*$/i.test(own)) return void notes.push(line.trim());
    const plain = plainLine(own.replace(/^rest or (?=\d)/i, ""));
    const named = readSports(plain).find((one) => one !== "Walk");
    const isChoice = /^rest or (?=\d)/i.test(own);
    const session = new EnduranceSession(named ?? (sport === UNKNOWN_SPORT ? "Run" : sport));
    session.add(/^parkrun\W*$/i.test(plain) ? "5 km @ parkrun" : inSport(plain, named === "Swim" ? named : undefined), line, false);
    const found = session.result();
    if (found.parts.length === 0) return void (/\d/.test(own) ? unread : notes).push(line.trim());
    parts.push(
      ...found.parts.map((part) => ({
        ...part,
        label: day,
        ...(isChoice ? { movements: part.movements.map((one) => ({ ...one, ...mergeManner(one, { how: "or rest" }) })) } : {}),
      })),
    );
    notes.push(...found.notes);
    unread.push(...found.unread);
  });
  return toWod(parts, notes, unread);
}
