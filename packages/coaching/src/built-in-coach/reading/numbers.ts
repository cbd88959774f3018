import { fromPounds, parseClock, RUN_DISTANCES, type Kilograms, type Metres, type Seconds, type WeightUnit } from "@ironpace/training";

/** Run distances named in a text, in its order. */
export function distancesIn(words: string): readonly Metres[] {
  const found: { readonly at: number; readonly metres: Metres }[] = [];
  for (const [pattern, read] of DISTANCES) {
    for (const match of words.matchAll(pattern)) {
      const metres = read(match[1] ?? "");
      if (metres > 0 && !found.some(({ at }) => Math.abs(at - match.index) < 6)) found.push({ at: match.index, metres });
    }
  }
  return found.toSorted((a, b) => a.at - b.at).map(({ metres }) => metres);
}

const DISTANCES: readonly (readonly [RegExp, (number: string) => Metres])[] = [
  [/\b(?:half marathon|half|halbmarathon|21\.1 ?km?|21 ?km?)\b/g, () => RUN_DISTANCES.half],
  [/\b(?:(?<!half )marathon|42\.2 ?km?|42 ?km?)\b/g, () => RUN_DISTANCES.marathon],
  [/\bparkrun\b/g, () => RUN_DISTANCES["5k"]],
  [/\b(\d{1,3}(?:\.\d+)?) ?(?:kms?|k|kilometers?|kilometres?)\b(?!g)/g, (number) => 1000 * Number(number)],
  [/\b(\d{1,2}(?:\.\d+)?) ?(?:mi|miles?|milers?)\b/g, (number) => RUN_DISTANCES.mile * Number(number)],
  [/\b(1500) ?m?\b/g, Number],
];

/** Times named in a text, in seconds: "21:50", "1:35:00", "sub 20", "under 4 hours", "45 min". */
export function timesIn(words: string): readonly Seconds[] {
  const clocks = [...words.matchAll(/\b\d{1,2}:\d{2}(?::\d{2})?(?:\.\d{1,2})?\b/g)].flatMap(
    (match) => parseClock(hoursFirst(match[0], words)) ?? [],
  );
  if (clocks.length > 0) return clocks;
  const hours = /\b(\d(?:\.\d+)?) ?(?:h|hr|hrs|hour|hours)\b(?: ?(\d{1,2}))?/.exec(words);
  if (hours?.[1] !== undefined) return [3600 * Number(hours[1]) + 60 * Number(hours[2] ?? 0)];
  const short = /\b(\d)h(\d{2})\b/.exec(words);
  if (short !== null) return [3600 * Number(short[1]) + 60 * Number(short[2])];
  const minutes = /\b(\d{1,3}) ?(?:min|mins|minutes|minute)\b/.exec(words);
  if (minutes?.[1] !== undefined) return [60 * Number(minutes[1])];
  const sub = /\b(?:sub|under|below|break|breaking) ?(\d{1,3}(?:\.\d{1,2})?)\b(?! ?(?:k|km|kg|mi|m|w|watts|%)\b)/.exec(words)?.[1];
  if (sub === undefined) return [];
  const [whole = "0", rest] = sub.split(".");
  const value = Number(whole);
  // "sub 4" is hours for a marathon, "sub 20" minutes; "sub 3.30" is 3:30.
  return [value <= 6 ? 3600 * value + 60 * Number(rest ?? 0) : 60 * value + Number(rest ?? 0)];
}

/** "1:35" for a half marathon is hours and minutes, "3:30" for a marathon too. */
function hoursFirst(clock: string, words: string): string {
  const isLong = /\bmarathon|\bhalf\b|\bhyrox\b/.test(words) || isTooFast(clock, words);
  return isLong && /^\d:\d{2}$/.test(clock) ? `${clock}:00` : clock;
}

/** "11.5 km in 1:08": as minutes it would be faster than anybody runs. */
function isTooFast(clock: string, words: string): boolean {
  const [minutes = 0, seconds = 0] = clock.split(":").map(Number);
  const metres = Math.max(0, ...distancesIn(words));
  return metres >= SHORTEST_IN_HOURS && (60 * minutes + seconds) / (metres / 1000) < FASTEST_PACE;
}

/** Metres from which a time can be in hours. */
const SHORTEST_IN_HOURS = 3000;
/** Seconds a kilometre: nobody runs or rows faster, and few ride so. */
const FASTEST_PACE = 75;

/** Weights named in a text in kilograms, "100kg", "225 lb"; without a unit nothing, unless `unit` is told and a number stands before "x" or "for". */
export function weightsIn(words: string, unit: WeightUnit): readonly Kilograms[] {
  const named = [...words.matchAll(/\b(\d{1,3}(?:\.\d+)?) ?(kgs?|kilos?|kilograms?|lbs?|pounds?)\b/g)].map(([, number, of]) =>
    of?.startsWith("k") === true ? Number(number) : fromPounds(Number(number)),
  );
  if (named.length > 0) return named;
  const bare = /\b(\d{2,3}(?:\.\d+)?) ?(?:x|for|×|\*) ?\d{1,2}\b/.exec(words)?.[1];
  return bare === undefined ? [] : [unit === "lb" ? fromPounds(Number(bare)) : Number(bare)];
}

/** Repetitions of "100 kg x 5", "for 5", "5 reps", "5 rm", "set of 5". */
export function repsIn(words: string): number | undefined {
  const found =
    /(?:x|×|\*|for|sets? of) ?(\d{1,2})\b(?! ?(?:kg|lb|min|sec|m|km|week|day))/.exec(words)?.[1] ??
    /\b(\d{1,2}) ?(?:reps?|rm|repetitions?|times)\b/.exec(words)?.[1];
  return found === undefined ? undefined : Number(found);
}

const MAX_EFFORT = 10;

/** The effort of "rpe 8", "at 8.5 rpe", "2 rir", "2 in reserve". */
export function rpeIn(words: string): number | undefined {
  const rpe = /\brpe ?(?:of |at )?(\d{1,2}(?:\.5)?)\b/.exec(words)?.[1] ?? /\b(\d(?:\.5)?) ?rpe\b/.exec(words)?.[1];
  // "RPE 8 and 3 × 10 at 40": an effort is of ten.
  if (rpe !== undefined && Number(rpe) <= MAX_EFFORT) return Number(rpe);
  const felt =
    /\b(?:felt(?: like)?(?: an?)?|effort(?: of| was)?) (10|\d(?:\.5)?)(?: ?(?:\/|of|out of) ?10)?(?= |$)(?! ?(?:min|km|k|kg|h)\b)/.exec(
      words,
    )?.[1];
  if (felt !== undefined) return Number(felt);
  // "45 min easy, about a 4"
  const about =
    /\b(?:about|around|maybe|like|roughly|probably|was) an? (10|[1-9](?:\.5)?)(?: ?(?:\/|of|out of) ?10)?(?: effort)?(?=$| (?:today|yesterday|please|pls)\b)/.exec(
      words,
    )?.[1];
  if (about !== undefined) return Number(about);
  const reserve = /\brir ?(\d)\b/.exec(words)?.[1] ?? /\b(\d) ?(?:rir|in reserve|in the tank|reps in reserve|left in)\b/.exec(words)?.[1];
  return reserve === undefined ? undefined : 10 - Number(reserve);
}

export function percentIn(words: string): number | undefined {
  const found = /\b(\d{2,3}(?:\.\d+)?) ?(?:%|percent|per cent)/.exec(words)?.[1];
  return found === undefined ? undefined : Number(found);
}

/** Weeks or days until something: "in 8 weeks", "6 weeks out", "10 days to go". */
export function daysAhead(words: string): number | undefined {
  const found =
    /\b(?:in|have|got|only|just|about)? ?(\d{1,2}|one|two|three|four|five|six|eight|ten|twelve|a) (week|weeks|day|days|month|months)\b(?! ago)/.exec(
      words,
    );
  if (found?.[1] === undefined || found[2] === undefined) return undefined;
  const named = { a: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, eight: 8, ten: 10, twelve: 12 }[found[1]];
  return (named ?? Number(found[1])) * (found[2].startsWith("month") ? 30 : found[2].startsWith("week") ? 7 : 1);
}
