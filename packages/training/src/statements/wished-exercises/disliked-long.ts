import type { Metres, Minutes } from "../../units/units.ts";
import { longestErgMetres } from "./dislikes.ts";
import { unwantedText } from "../wishes/wish-clauses.ts";
import type { Athlete } from "../../athlete/athlete.ts";
import { FOCUS_TRAITS } from "../../athlete/focus-traits.ts";

/** "long slow bike": nobody sits on it for half an hour who said so; a minute of it in a workout is something else. */
export function isDislikedLong({ athlete }: { readonly athlete: Pick<Athlete, "dislikes"> }, name: string): boolean {
  const text = unwantedText(athlete.dislikes).toLowerCase();
  // "rowing longer than 2k": an easy quarter of an hour is longer.
  if (INTERVALS.has(name) && longestErgMetres(text, name) < LONG_ON_ERG) return true;
  // Who hates the air bike does not sit on another bike for half an hour while there are a rower and a ski.
  if (name.startsWith("Bike erg") && AIR_BIKE.test(text)) return true;
  const word = WORDS.find((pattern) => pattern.test(name.toLowerCase()));
  const isLong = (clause: string): boolean => /\b(?:long|longer|slow|easy|steady|boring)\b/u.test(clause);
  // "Assault bike; rowing longer than 2k" says nothing of long rides.
  return word !== undefined && text.split(/[;,.]/u).some((clause) => isLong(clause) && word.test(clause));
}

const LONG_ON_ERG: Metres = 2500;
const AIR_BIKE = /\b(?:assault|echo|air|fan) ?bikes?\b/u;

const WORDS = [
  /\b(?:bike|bikes|biking|cycling|ride|rides)\b/u,
  /\b(?:rows?|rowers?|rowing)\b/u,
  /\b(?:ski|skis|skiing|skiergs?)\b/u,
  /\b(?:runs?|running|jogs?|jogging)\b/u,
];

/** "SkiErg intervals": the machine stays as a station, hard repetitions are on the other one. */
export function dislikesIntervals({ athlete }: { readonly athlete: Pick<Athlete, "dislikes"> }, name: string): boolean {
  return (INTERVALS.get(name.replace(/ intervals$/u, "")) ?? NOTHING).test(unwantedText(athlete.dislikes));
}

const NOTHING = /(?!)/u;
const INTERVALS: ReadonlyMap<string, RegExp> = new Map([
  ["Ski erg", /\bski[- ]?(?:erg|ing)?s? (?:intervals?|repeats?|sprints?)|\b(?:intervals?|repeats?|sprints?) (?:on|at) (?:the |a )?ski/iu],
  [
    "Row erg",
    /\brow(?:ing|er|[- ]?erg)?s? (?:intervals?|repeats?|sprints?)|\b(?:intervals?|repeats?|sprints?) (?:on|at) (?:the |a )?(?:row|erg\b)/iu,
  ],
]);

/** "long runs over an hour", "running longer than 45 min": the time they begin at, where no distance to run asks for more. */
export function dislikedRunMinutes({ athlete }: { readonly athlete: Pick<Athlete, "dislikes" | "focus"> }): Minutes {
  if (athlete.focus === "running" || athlete.focus === "triathlon") return Infinity;
  const runs = unwantedText(athlete.dislikes)
    .toLowerCase()
    .split(/[;,.]/u)
    .filter((clause) => RUN.test(clause));
  const told = runs.flatMap((clause) => {
    const { hour, minutes } = OVER.exec(clause)?.groups ?? {};
    return hour === undefined ? (minutes === undefined ? [] : [Number(minutes)]) : [60];
  });
  return Math.min(...told, Infinity);
}

/** "running more than 5 km": nobody whose sport is another one runs further in one go. */
export function dislikedRunMetres({ athlete }: { readonly athlete: Pick<Athlete, "dislikes" | "focus"> }): Metres {
  if (FOCUS_TRAITS[athlete.focus].runsInRaces) return Infinity;
  const runs = unwantedText(athlete.dislikes)
    .toLowerCase()
    .split(/[;,]/u)
    .filter((clause) => RUN.test(clause));
  return Math.min(...runs.flatMap((clause) => FURTHER.exec(clause)?.groups?.["km"] ?? []).map((km) => 1000 * Number(km)), Infinity);
}

const FURTHER = /\b(?:over|above|beyond|(?:longer|more|further|farther) than) (?<km>\d{1,2}(?:\.\d)?) ?(?:k|km|kilomet\w*)\b/u;
const RUN = /\b(?:run|runs|running|jogs?|jogging)\b/u;
const OVER = /\b(?:over|above|beyond|(?:longer|more) than) (?:(?<hour>an|one|1|a full) ?h(?:ours?|rs?)?\b|(?<minutes>\d{2,3}) ?min)/u;
