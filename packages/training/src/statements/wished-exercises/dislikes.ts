import type { Athlete } from "../../athlete/athlete.ts";
import { pullsSumo } from "../../athlete/stated/stated-stance.ts";
import { competitionFormat, PLATFORM_LIFTS } from "../../catalogue/competition-format.ts";
import type { Metres } from "../../units/units.ts";
import { getNames } from "../../injuries/activities.ts";
import { IN_A_ROW, unwantedText } from "../wishes/wish-clauses.ts";
import { isAgainst, isAgainstPart, readWishObjects, findDislikedNames, type WishedSets, wishedSets } from "./wished-objects.ts";
import { carefulNames } from "../../free-text/training-wishes/careful-lifts.ts";
import { readPowerForms } from "../../free-text/training-wishes/power-forms.ts";
import { wishedShape } from "./wished-shape.ts";

/** Names of the catalogue that a text says the athlete would rather not do. */
export function readDislikes(text: string | undefined): readonly string[] {
  return [...findDislikedNames(text)];
}

/** A sport of a race. */
export type RaceSport = "swim" | "bike" | "run";

const SPORTS: { readonly [label: string]: readonly RaceSport[] } = {
  swimming: ["swim"],
  cycling: ["bike"],
  running: ["run"],
  cardio: ["swim", "bike", "run"],
};

/** The sports of the A and B races ahead that the athlete would rather not do: a dislike changes their dose, it never removes them. */
export function findDislikedSports({ dislikes, competitions = [] }: Pick<Athlete, "dislikes" | "competitions">): readonly RaceSport[] {
  const named = new Set(
    readWishObjects(dislikes)
      .filter(isAgainst)
      .flatMap(({ objects }) => objects.flatMap(({ label }) => SPORTS[label] ?? [])),
  );
  if (named.size === 0) return [];
  const raced = racedSports({ competitions });
  return [...named].filter((sport) => raced.has(sport));
}

/** The sports of the A and B races ahead. */
export function racedSports({ competitions = [] }: Pick<Athlete, "competitions">): ReadonlySet<RaceSport> {
  return new Set(
    competitions.flatMap(({ type, name, priority }): readonly RaceSport[] => {
      const format = priority === "C" ? undefined : competitionFormat(`${type ?? ""} ${name ?? ""}`);
      const kind = format?.kind;
      if (format?.kind === "triathlon") return format.format.swim === 0 ? ["bike", "run"] : ["swim", "bike", "run"];
      return kind === "running" || kind === "hyrox" ? ["run"] : [];
    }),
  );
}

/** The squats carry the two that are judged. */
const WEIGHTLIFTING_LIFTS = ["Snatch", "Clean and jerk", "Back squat", "Front squat"] as const;

/** The lifts of the A and B meets ahead. */
function meetLifts({ competitions = [] }: Pick<Athlete, "competitions">): readonly string[] {
  return competitions.flatMap(({ type, name, priority }): readonly string[] => {
    const format = priority === "C" ? undefined : competitionFormat(`${type ?? ""} ${name ?? ""}`);
    if (format?.kind === "powerlifting") return format.lifts ?? PLATFORM_LIFTS;
    return format?.kind === "weightlifting" ? WEIGHTLIFTING_LIFTS : [];
  });
}

/** What the athlete would rather not do, without the sports of their own races. */
export function dislikedMovements(athlete: Wisher): readonly string[] {
  const deepForms = readPowerForms(athlete).without;
  const names = readDislikes(athlete.dislikes);
  if (names.length === 0) return deepForms;
  const raced = racedSports(athlete);
  const sports = findDislikedSports(athlete);
  const kept = new Set([
    ...sports.flatMap((sport) => getNames(sport)),
    // Whoever trains for running runs.
    ...(athlete.focus === "running" && names.includes("Easy run") ? getNames("run") : []),
    // The longest session of a sport is what its race is trained by.
    ...(raced.has("run") ? ["Long run"] : []),
    ...(raced.has("bike") ? ["Long ride"] : []),
    ...competitionLifts(athlete),
    // "No conventional deadlifts, I pull sumo": the lift stays, in the stance of the athlete.
    ...(pullsSumo(athlete) ? ["Deadlift"] : []),
  ]);
  return [...names.filter((name) => !kept.has(name)), ...deepForms];
}

/** The lifts that a lifter competes in: a dislike never takes one out. */
export function competitionLifts(athlete: Wisher): readonly string[] {
  const met = meetLifts(athlete);
  return met.length > 0 ? met : athlete.focus === "powerlifting" ? PLATFORM_LIFTS : [];
}

type Wisher = Pick<Athlete, "dislikes" | "competitions"> & Partial<Pick<Athlete, "focus" | "injuries">>;

/** "High rep squats", "heavy deadlifts": what a lifter competes in stays heavy. */
export function setsOfWishes(athlete: Wisher): ReadonlyMap<string, WishedSets> {
  const kept = new Set(competitionLifts(athlete));
  const careful = [...carefulNames(athlete), ...readPowerForms(athlete).light].map((name): [string, WishedSets] => [
    name,
    { isLight: true },
  ]);
  return new Map([...careful, ...wishedSets(athlete.dislikes)].filter(([name, { isLight }]) => isLight !== true || !kept.has(name)));
}

/** Whether an exercise is one of the disliked movements. */
export function isDisliked(name: string, dislikes: readonly string[]): boolean {
  return dislikes.includes(name);
}

const LONGER =
  /\b(ski|row|ruder|rem)[^,;.]*?(?:longer than|more than|over|above|länger als|mehr als|über|de más de|más de|plus de|>)\s*(\d[\d.]*)\s*(km?|m)\b/giu;

const MOST_METRES =
  /\b(?:max\w*|at most|up to|no more than|not more than|hochstens|nicht mehr als|no mas de|como mucho|au plus|pas plus de|al massimo|non piu di|no maximo|nao mais de|hooguit|niet meer dan) (?<amount>\d{2,4}(?:\.\d)?) ?(?<unit>km?|m)\b/u;

/** The longest repetition on an erg that the athlete does not mind: "no ski intervals longer than 1000 m". */
export function longestErgMetres(text: string | undefined, machine: string): Metres {
  const named = [...unwantedText(text).matchAll(LONGER)].filter(([, word = ""]) => /ski/iu.test(word) === (machine === "Ski erg"));
  // "Ski erg no more than 500 m at a go", "once a week, max 750 m": at most, in one piece.
  const most = readWishObjects(text).flatMap(({ objects, said }) => {
    if (!objects.some(({ names }) => names.includes(machine))) return [];
    const { amount, unit = "m" } = MOST_METRES.exec(said)?.groups ?? {};
    return amount === undefined ? [] : [Number(amount) * (unit.startsWith("k") ? 1000 : 1)];
  });
  return Math.min(
    Number.POSITIVE_INFINITY,
    ...most,
    ...named.map(([, , amount, unit = "m"]) => Number(amount) * (unit.startsWith("k") ? 1000 : 1)),
  );
}

/** "more than 8 reps", "über 10 Wiederholungen", "más de 8 repeticiones", "high reps": the most that the athlete wants in a set; undefined without such a wish. */
export function maxWishedReps(text: string | undefined): number | undefined {
  const told = wishedShape(text).reps;
  if (told < Infinity) return told;
  // "High rep squats" is about squats.
  const ofOne = new Set(
    readWishObjects(text)
      .filter((wish) => isAgainstPart(wish) && wish.qualifier.sets !== undefined)
      .map(({ quote }) => quote),
  );
  const found = LONG_SETS.exec(
    unwantedText(text)
      .split("; ")
      .filter((quote) => !ofOne.has(quote))
      .join("; "),
  );
  if (found === null) return undefined;
  const reps = Number(found.slice(1).find((group) => group !== undefined) ?? HIGH_REPS);
  return reps >= FEWEST_WISHED && reps <= MOST_WISHED ? reps : undefined;
}

const LONG_SETS =
  /(?:more than|over|above|beyond|[üu]ber|mehr als|m[áa]s de|plus de|meer dan|>)\s*(\d{1,2})\s*(?:reps?|repetitions?|wiederholungen|wdh|repeticiones|r[ée]p[ée]titions|herhalingen)\b|\b(?:high[- ]reps?|long sets|hohe wiederholungszahlen|muchas repeticiones)\b/iu;
const HIGH_REPS = 8;
const FEWEST_WISHED = 3;
const MOST_WISHED = 15;

/** Whether light weights are unwelcome. */
export function dislikesLightWeights(text: string | undefined): boolean {
  return /\b(?:light (?:weights?|loads?)|leichte gewichte|pesos? (?:ligeros?|livianos?)|poids l[ée]gers?|charges l[ée]g[èe]res)\b/iu.test(
    unwantedText(text),
  );
}

/** Whether long easy work is unwelcome: "long cardio", "lange Ausdauereinheiten". */
export function dislikesLongCardio(text: string | undefined): boolean {
  return /\b(?:long|endless|lange[sn]?|largas?|longues?)\s+(?:steady )?(?:cardio|conditioning|ausdauer\w*|endurance)\b/iu.test(
    unwantedText(text),
  );
}

/** Short repetitions by distance are what a track is for: hills give the same quickness without one. */
export function dislikesTracks(dislikes = ""): boolean {
  return /\btracks?\b|laufbahn|tartan|\bpista\b/iu.test(unwantedText(dislikes));
}

/** All ground that climbs; who would rather not sprint up it runs over it. */
export function dislikesHills(dislikes = ""): boolean {
  return /\bhills?\b(?! (?:sprint|repeat|interval|session|run|rep|work))|\bhilly\b|\bhügel\w*|\bcuestas\b/iu.test(unwantedText(dislikes));
}

export const HARD_DAYS =
  /\b(?:dias|entrenos|sesiones|jours|seances|giorni|allenamenti|treinos) (?:dur[oa]s?|durs|dures|duri|dure|intens\w+|fuertes|pesad[oa]s|forti|fortes)\b|\b(?:hard|tough|intense|harte\w*|intensive\w*|duros?|durs?|duri|intens[oi]s?|zware) (?:days?|sessions?|workouts?|tage|einheiten|dias|entrenos|jours|seances|giorni|allenamenti|treinos|dagen|trainingen)\b/u;

/** "Two hard days in a row" */
export function dislikesHardInARow(text: string | undefined): boolean {
  return readWishObjects(text).some(({ said, polarity }) => polarity !== "positive" && IN_A_ROW.test(said) && HARD_DAYS.test(said));
}
