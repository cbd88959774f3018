import type { Athlete } from "../athlete/athlete.ts";
import { competitionFormat } from "../catalogue/competition-format.ts";
import type { Metres } from "../units/units.ts";
import { findExercise } from "../catalogue/exercises.ts";
import { type Activity, namesOf } from "../injuries/activities.ts";
import { readWishes } from "../statements/wishes.ts";
import { wishedShape } from "./wished-shape.ts";
import { meaningOf } from "./disliked-words.ts";

/** The movements an athlete would rather not do, from free text: "burpees, running and wall balls" → burpee, run, wall ball. */
export function readDislikes(text: string | undefined): readonly string[] {
  if (text === undefined) return [];
  const words = text
    .toLowerCase()
    .replace(/\([^)]*\)/gu, " ")
    .replace(/\b(ski|row|bike)[ -]?erg/gu, "$1 erg")
    .split(/[,;/\n.!:]|\band\b|\bor\b|\bund\b|\boder\b|\bet\b|\bou\b|\s[yo]\s/u)
    .map((part) => part.replace(FILLERS, " ").replace(/\s+/gu, " ").trim())
    .map((part) => singular(part.replace(/^(.+) with (?:a |the )?(.+)$/u, (_, what: string, kit: string) => `${kit} ${singular(what)}`)))
    .filter((part) => part.length > 2 && !NOTHING.has(part));
  return [...new Set(words)];
}

/** A sport of a race. */
export type RaceSport = "swim" | "bike" | "run";

/** Words that name a whole sport, in the languages of the intake. */
const SPORTS: readonly (readonly [sport: RaceSport, words: RegExp])[] = [
  ["swim", /^(?:swim(?:s|ming)?|the swim|schwimmen|natation|nager|nadar|nataci[oó]n|(?:the )?pool|hallenbad)$/iu],
  ["bike", /^(?:bike|(?:bike|ride|riding|cycling)s?|rad(?:fahren)?|fahrrad|v[eé]lo|cyclisme|ciclismo|bici(?:cleta)?)$/iu],
  ["run", /^(?:runs?|running|laufen|joggen|jogging|course(?: à pied)?|courir|correr)$/iu],
];

/** The sports of the A and B races ahead that the athlete would rather not do: a dislike changes their dose, it never removes them. */
export function unlovedSports({ dislikes, competitions = [] }: Pick<Athlete, "dislikes" | "competitions">): readonly RaceSport[] {
  const named = readDislikes(dislikes).flatMap((words) => sportOf(words) ?? []);
  if (named.length === 0) return [];
  const raced = new Set(
    competitions.flatMap(({ type, name, priority }): readonly RaceSport[] => {
      const format = priority === "C" ? undefined : competitionFormat(`${type ?? ""} ${name ?? ""}`);
      const kind = format?.kind;
      if (format?.kind === "triathlon") return format.format.swim === 0 ? ["bike", "run"] : ["swim", "bike", "run"];
      return kind === "running" || kind === "hyrox" ? ["run"] : [];
    }),
  );
  return named.filter((sport) => raced.has(sport));
}

function sportOf(words: string): RaceSport | undefined {
  return SPORTS.find(([, named]) => named.test(words))?.[0];
}

/** What the athlete would rather not do, without the sports of their own races. */
export function dislikedMovements(athlete: Pick<Athlete, "dislikes" | "competitions">): readonly string[] {
  const sports = new Set(unlovedSports(athlete));
  const words = readDislikes(athlete.dislikes).filter((one) => {
    const sport = sportOf(one);
    return sport === undefined || !sports.has(sport);
  });
  return [...new Set([...words, ...namedMovements(athlete)])];
}

/** Names of the catalogue that a dislike means in other words: "sled pull because the rope shreds my hands". */
function namedMovements({ dislikes = "", competitions = [] }: Pick<Athlete, "dislikes" | "competitions">): readonly string[] {
  const isRaced = competitions.some(({ priority }) => priority !== "C");
  return readWishes(dislikes, WISHES_TODAY)
    .disliked.filter((activity) => !RUNNING.has(activity) && !(isRaced && SPORT_ACTIVITIES.has(activity)))
    .flatMap(namesOf)
    .map((name) => name.toLowerCase());
}

/** No dislike is dated. */
const WISHES_TODAY = "2026-01-01";
const RUNNING: ReadonlySet<Activity> = new Set<Activity>([
  "run",
  "run-easy",
  "run-fast",
  "skipping",
  "walk",
  "treadmill",
  "lifting",
  "upper-body",
  "leg-strength",
  "core",
]);
const SPORT_ACTIVITIES: ReadonlySet<Activity> = new Set<Activity>(["bike", "swim", "freestyle", "rower", "ski", "ergs"]);

/** Whether an exercise is one of the disliked movements, by its name, its pattern or what the words stand for. */
export function isDisliked(name: string, dislikes: readonly string[]): boolean {
  if (dislikes.length === 0) return false;
  const lower = name.toLowerCase();
  const exercise = findExercise(name);
  const pattern = exercise?.movementPattern.replaceAll("_", " ");
  return dislikes.some((dislike) => {
    // A walk is what those do who want none of it.
    if (ALL_CARDIO.test(dislike)) return exercise?.category === "cardio" && pattern !== "walk";
    const meant = meaningOf(dislike);
    if (meant !== undefined) return meant.test(name);
    const bare = singular(withoutDetail(dislike));
    const words = bare === "" ? dislike : bare;
    // Whoever hates lunges said nothing of steps.
    return lower.includes(words) || (pattern === words && !(words === "lunge" && lower.startsWith("step-up")));
  });
}

/** What says nothing of the movement: pronouns, articles, "now" and "please" in the languages of the intake. */
const FILLERS =
  /\b(?:i|hate|dislike|don't like|do not like|no|not|any|anything with|all|doing|the|please|avoid|right now|at the moment|now|lately|anymore|at all|les|des|la|le|las|los|el|der|die|das|den|bitte|keine?|lieber|pas de|sin|nada de|je|du)(?![\w'-])/gu;

/** "cardio of any kind" without its fillers. */
const ALL_CARDIO = /^(?:cardio|cardio of kind|conditioning|ausdauertraining)$/u;

const NOTHING = new Set(["none", "n/a", "nothing", "nil"]);

/** "heavy deadlifts", "conventional deadlifts", "burpees in workouts": what comes before and after the movement. */
function withoutDetail(words: string): string {
  return words.replace(BEFORE, "").replace(AFTER, "").trim();
}

const BEFORE =
  /^(?:(?:really|too|very|so|heavy|conventional|barbell|high|high[- ]rep|lots of|many|too many|those|these|my|your|boring|stupid|endless|dreaded|schwere|pesad[oa]s|lourds?) )+/u;
const AFTER = / (?:in (?:workouts?|metcons?|wods?|circuits?)|work|training|exercises?|variations?|of kind|for time)$/u;

/** Verbs and machine names as the catalogue writes them. */
const SAME_AS = new Map([
  ["running", "run"],
  ["rowing", "row erg"],
  ["rower", "row erg"],
  ["rowing machine", "row erg"],
  ["rowing machine interval", "row erg"],
  ["rowing interval", "row erg"],
  ["row interval", "row erg"],
  ["the rower", "row erg"],
  ["cycling", "bike"],
  ["biking", "bike"],
  ["swimming", "swim"],
  ["assault bike", "assault bike"],
  ["skipping", "jump rope"],
  ["seilspringen", "jump rope"],
  ["bergsprint", "hill sprint"],
  ["press up", "push-up"],
  ["push up", "push-up"],
  ["pull up", "pull-up"],
  ["sit up", "sit-up"],
  ["kb swing", "kettlebell swing"],
  ["snatche", "snatch"],
  ["squatting", "squat"],
  ["lunging", "lunge"],
  ["deadlifting", "deadlift"],
  ["dead lift", "deadlift"],
  ["benching", "bench press"],
  ["dipping", "dip"],
  ["rdl", "romanian deadlift"],
  ["step up", "step-up"],
  ["double under", "double-under"],
  ["single under", "single-under"],
  ["muscle up", "muscle-up"],
  ["handstand push up", "handstand push-up"],
  ["hspu", "handstand push-up"],
  ["v up", "v-up"],
  ["chin up", "chin-up"],
  ["t2b", "toes-to-bar"],
  ["toes to bar", "toes-to-bar"],
  ["ohp", "overhead press"],
  ["echo bike", "assault bike"],
  ["air bike", "assault bike"],
  ["rope jumping", "jump rope"],
  ["jumping rope", "jump rope"],
  ["skipping rope", "jump rope"],
  ["farmers walk", "farmers carry"],
  ["farmer carry", "farmers carry"],
  ["carrie", "carry"],
  ["kniebeugen", "squat"],
  ["kniebeuge", "squat"],
  ["kreuzheben", "deadlift"],
  ["ausfallschritte", "lunge"],
  ["ausfallschritt", "lunge"],
  ["liegestütze", "push-up"],
  ["liegestütz", "push-up"],
  ["klimmzüge", "pull-up"],
  ["klimmzug", "pull-up"],
  ["bankdrücken", "bench press"],
  ["rudern", "row erg"],
  ["sentadilla", "squat"],
  ["peso muerto", "deadlift"],
  ["zancada", "lunge"],
  ["dominada", "pull-up"],
  ["flexione", "push-up"],
  ["fente", "lunge"],
  ["soulevé de terre", "deadlift"],
  ["traction", "pull-up"],
  ["pompe", "push-up"],
  ["développé couché", "bench press"],
]);

function singular(words: string): string {
  const one = words.endsWith("s") && !words.endsWith("ss") ? words.slice(0, -1) : words;
  return SAME_AS.get(words) ?? SAME_AS.get(one) ?? one;
}

const LONGER =
  /\b(ski|row|ruder|rem)[^,;.]*?(?:longer than|more than|over|above|länger als|mehr als|über|de más de|más de|plus de|>)\s*(\d[\d.]*)\s*(km?|m)\b/giu;

/** The longest repetition on an erg that the athlete does not mind: "no ski intervals longer than 1000 m". */
export function longestErgMetres(text: string | undefined, machine: string): Metres {
  const named = [...(text ?? "").matchAll(LONGER)].filter(([, word = ""]) => /ski/iu.test(word) === (machine === "Ski erg"));
  return Math.min(Number.POSITIVE_INFINITY, ...named.map(([, , amount, unit = "m"]) => Number(amount) * (unit.startsWith("k") ? 1000 : 1)));
}

/** "more than 8 reps", "über 10 Wiederholungen", "más de 8 repeticiones", "high reps": the most that the athlete wants in a set; undefined without such a wish. */
export function mostWishedReps(text: string | undefined): number | undefined {
  const told = wishedShape(text).reps;
  if (told < Infinity) return told;
  const found = LONG_SETS.exec(text ?? "");
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
    text ?? "",
  );
}

/** Whether long easy work is unwelcome: "long cardio", "lange Ausdauereinheiten". */
export function dislikesLongCardio(text: string | undefined): boolean {
  return /\b(?:long|endless|lange[sn]?|largas?|longues?)\s+(?:steady )?(?:cardio|conditioning|ausdauer\w*|endurance)\b/iu.test(text ?? "");
}
