import { memoized } from "../language/memoized.ts";
import { raceInEnglish } from "./race-words.ts";
import type { Metres } from "../units/units.ts";
import { type HyroxDivision, RUN_DISTANCES, TRIATHLONS, type TriathlonFormat, type TriathlonName } from "./race-formats.ts";

/** What an athlete trains for. */
export type CompetitionFormat =
  | {
      readonly kind: "hyrox";
      /** False for obstacle races, which are trained like Hyrox without sleds. */
      readonly sleds: boolean;
      /** As far as the text says; the athlete's sex decides the rest. */
      readonly division?: HyroxDivision;
      readonly pro: boolean;
      readonly doubles: boolean;
      /** One of four, each with two runs and two stations. */
      readonly relay?: true;
    }
  | {
      readonly kind: "crossfit";
      /** One workout a week at home or in the box, as in the Open. */
      readonly online?: true;
      /** Saturday and Sunday. */
      readonly days?: 2;
      /** Several workouts in one long weekend, in the own box: Quarterfinals. */
      readonly isWeekend?: true;
    }
  | {
      readonly kind: "running";
      readonly distance?: Metres;
      /** A lap of 6,706 m every hour until one runner is left; the distance is that of twelve laps. */
      readonly isBackyard?: true;
      /** Its words name no sport: the days around it are those of a short race, and what it holds is not known. */
      readonly isUnknown?: true;
    }
  | { readonly kind: "triathlon"; readonly name: TriathlonName; readonly format: TriathlonFormat }
  | {
      readonly kind: "powerlifting";
      /** Lifts of a meet without all three: bench press alone, push-pull. */
      readonly lifts?: readonly PlatformLift[];
    }
  | { readonly kind: "weightlifting" };

export type PlatformLift = "Back squat" | "Bench press" | "Deadlift";

/** The lifts of a powerlifting platform, in its order. */
export const PLATFORM_LIFTS: readonly PlatformLift[] = ["Back squat", "Bench press", "Deadlift"];

/**
 * Maps the free text of a competition to its format; undefined when it names none, and the athlete's focus decides.
 * The exact names come before the words that several sports share ("open", "meet", "race").
 */
export const competitionFormat = memoized((text: string): CompetitionFormat | undefined => {
  const words = raceInEnglish(text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase());
  for (const [pattern, read] of READINGS) if (pattern.test(words)) return read(words);
  return undefined;
});

const READINGS: readonly (readonly [RegExp, (words: string) => CompetitionFormat])[] = [
  [/\b(?:hyrox|roxzone)\b/, hyrox],
  [/\b(?:triathlon|tri|ironman|70\.3|t100|duathlon|aquabike)\b/, triathlon],
  [/\b(?:spartan|tough mudder|ocr|obstacle)\b/, () => ({ kind: "hyrox", sleds: false, pro: false, doubles: false })],
  [
    /\b(?:powerlifting|powerlift|ipf|usapl|push[- ]?pull)\b|\b(?:bench|bench press|deadlift) (?:only|meet|nationals|championships?|competition|cup|open)\b/,
    powerlifting,
  ],
  [/\b(?:weightlifting|olympic lifting|oly lifting|iwf|snatch|clean)\b/, () => ({ kind: "weightlifting" })],
  [/\b(?:crossfit|throwdown|functional fitness|functional fitness race|wod)\b/, crossfit],
  [
    /\b(?:marathon|half|halfmarathon|21k|42k|5k|10k|5 ?km|10 ?km|21 ?km|42 ?km|parkrun|trail|ultra|ultramarathon|backyard|miles?|run|running|\d+(?:[.,]\d+)? ?km?)\b/,
    running,
  ],
  [/\b(?:open|games|quarter ?-?finals?|semi ?-?finals?)\b/, crossfit],
  [/\bmeet\b/, powerlifting],
  [/\brace\b/, running],
];

function crossfit(words: string): CompetitionFormat {
  if (/\bquarter ?-?finals?\b/.test(words)) return { kind: "crossfit", days: 2, isWeekend: true };
  if (/\b(?:semi ?-?finals?|games)\b/.test(words)) return { kind: "crossfit", days: 2 };
  if (/\b(?:open|online)\b/.test(words)) return { kind: "crossfit", online: true };
  const isTwoDays =
    /\b(?:sat|saturday|samstag|sabado|samedi) ?(?:\+|&|and|und|y|et|to|-|–|\/) ?(?:sun|sunday|sonntag|domingo|dimanche)\b|\b(?:2|two)[- ]days?\b/;
  return isTwoDays.test(words) ? { kind: "crossfit", days: 2 } : { kind: "crossfit" };
}

function powerlifting(words: string): CompetitionFormat {
  if (/\bpush[- ]?pull\b/.test(words)) return { kind: "powerlifting", lifts: ["Bench press", "Deadlift"] };
  const isWhole = /\b(?:full|total|squat)\b/.test(words);
  const named = PLATFORM_LIFTS.filter((lift) =>
    words.includes(lift === "Deadlift" ? "deadlift" : lift === "Bench press" ? "bench" : "squat"),
  );
  return isWhole || named.length !== 1 ? { kind: "powerlifting" } : { kind: "powerlifting", lifts: named };
}

function hyrox(words: string): CompetitionFormat {
  const pro = /\b(?:pro|elite)\b/.test(words);
  const relay = /\b(?:relay|staffel|team of (?:4|four))\b/.test(words);
  const doubles = !relay && /\b(?:doubles?|doppel|doppelt|pairs?|paar|duo|duos|partner|partners|team of (?:2|two)|mixed)\b/.test(words);
  const women = /\b(?:women|womens|woman|female|ladies)\b/.test(words.replaceAll("'", ""));
  const men = /\b(?:men|mens|man|male)\b/.test(words.replaceAll("'", ""));
  const division = findDivision({ pro, doubles, women, men, mixed: doubles && /\bmixed\b/.test(words) });
  return {
    kind: "hyrox",
    sleds: true,
    pro,
    doubles,
    ...(division === undefined ? {} : { division }),
    ...(relay ? { relay } : {}),
  };
}

function findDivision(said: { pro: boolean; doubles: boolean; women: boolean; men: boolean; mixed: boolean }): HyroxDivision | undefined {
  if (said.mixed) return "doublesMixed";
  if (said.women) return said.pro ? "womenPro" : said.doubles ? "doublesWomen" : "womenOpen";
  if (said.men) return said.pro ? "menPro" : said.doubles ? "doublesMen" : "menOpen";
  return undefined;
}

function triathlon(words: string): CompetitionFormat {
  const name = triathlonName(words);
  return { kind: "triathlon", name, format: TRIATHLONS[name] };
}

function triathlonName(words: string): TriathlonName {
  if (/duathlon/.test(words)) return /sprint|short/.test(words) ? "sprintDuathlon" : "duathlon";
  if (/super ?sprint/.test(words)) return "superSprint";
  if (/sprint|\btriathlon (?:xs|s)\b/.test(words)) return "sprint";
  if (/t100/.test(words)) return "t100";
  if (/70\.3|half|middle|\btriathlon l\b/.test(words)) return "middle";
  if (/ironman|full|long|\btriathlon x{1,2}l\b/.test(words)) return "full";
  return "standard";
}

function running(words: string): CompetitionFormat {
  if (/\bbackyard|\blast (?:one|man|woman|person) standing/.test(words))
    return { kind: "running", distance: BACKYARD_LAPS * BACKYARD_LAP, isBackyard: true };
  const distance = runDistance(words);
  return { kind: "running", ...(distance === undefined ? {} : { distance }) };
}

/** Twenty-four of them are a hundred miles. */
export const BACKYARD_LAP: Metres = 6706;
const BACKYARD_LAPS = 12;

/** Metres that an ultra without a distance is trained for. */
const USUAL_ULTRA: Metres = 50_000;
/** Metres that are usual in an hour of a race against the clock, with its breaks; the longer it is the fewer (practice). */
const METRES_PER_HOUR = { short: 8000, day: 5000 } as const;

function runDistance(words: string): Metres | undefined {
  if (/\bhalf|\b21(?:[.,]1|[.,]0975)? ?k/.test(words)) return RUN_DISTANCES.half;
  if (/\bultra/.test(words)) return kilometres(words) ?? miles(words) ?? byTheClock(words) ?? USUAL_ULTRA;
  if (/marathon|\b42(?:[.,]2|[.,]195)? ?k/.test(words)) return RUN_DISTANCES.marathon;
  if (/parkrun/.test(words)) return RUN_DISTANCES["5k"];
  return kilometres(words) ?? miles(words) ?? (/\bmile\b/.test(words) ? RUN_DISTANCES.mile : byTheClock(words));
}

function miles(words: string): Metres | undefined {
  const number = /\b(\d+(?:[.,]\d+)?) ?-?(?:miles?|mi)\b/.exec(words)?.[1];
  return number === undefined ? undefined : Math.round(Number(number.replace(",", ".")) * RUN_DISTANCES.mile);
}

/** "24 h", "12 hours": as far as is usual in that time. */
function byTheClock(words: string): Metres | undefined {
  const hours = Number(/\b(\d+) ?-?(?:h|hours?|stunden)\b/.exec(words)?.[1] ?? 0);
  return hours === 0 ? undefined : hours * (hours <= 12 ? METRES_PER_HOUR.short - 100 * hours : METRES_PER_HOUR.day);
}

function kilometres(words: string): Metres | undefined {
  const number = /\b(\d+(?:[.,]\d+)?) ?km?\b/.exec(words)?.[1];
  return number === undefined ? undefined : Number(number.replace(",", ".")) * 1000;
}
