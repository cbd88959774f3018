import { getPhrases } from "../injury-phrases.ts";
import type { Session } from "#training/model/plan.ts";
import { getDislikes } from "../dislike-phrases.ts";
import { at, catalogued, getLines, type Property } from "./plan-facts.ts";

/** What is found in any room or street, and in any household (exercise-selection.md section 3). */
const EVERYWHERE = new Set([
  "bodyweight",
  "none",
  "open floor",
  "mat",
  "wall",
  "hill",
  "track",
  "partner",
  "anchor",
  "backpack",
  "towel",
  "chair",
  "step",
  "stairs",
]);

/** The catalogue's second names of a thing. */
const SAME_AS: { readonly [name: string]: string } = {
  dumbbells: "dumbbell",
  kettlebells: "kettlebell",
  bar: "pull-up bar",
  "low rings": "rings",
  "low box": "box",
  straps: "strap",
  "cable machine": "cable",
  "bike erg": "bike",
};

/** Rule 13: nothing that the athlete does not have; a competition brings its own. */
export const ownedEquipment: Property = ({ training, athlete }) => {
  if (athlete.equipment === undefined) return [];
  const owned = new Set(athlete.equipment.map((thing) => SAME_AS[thing] ?? thing));
  // A triathlete has a bicycle, and who told of a swim a pool.
  if (athlete.focus === "triathlon") owned.add("bicycle");
  if (athlete.focus === "triathlon" && (athlete.history?.longestSwim?.value ?? 0) > 0) owned.add("pool");
  if (owned.has("pool")) owned.add("board");
  // Who told a squat has a rack beside the barbell, and a bench for a bench press; so has a powerlifter.
  const { oneRepMax } = athlete.strength;
  const isPowerlifter = athlete.focus === "powerlifting";
  if (owned.has("barbell") && (isPowerlifter || oneRepMax.backSquat !== undefined)) owned.add("rack");
  if (owned.has("barbell") && (isPowerlifter || oneRepMax.benchPress !== undefined)) owned.add("bench");
  if (owned.has("sled")) owned.add("strap").add("straps");
  // On a bicycle one rides what is written for the bike, and the other way round.
  const rides = owned.has("bike") || owned.has("bicycle");
  const isThere = (thing: string) => {
    const key = SAME_AS[thing] ?? thing.toLowerCase();
    return EVERYWHERE.has(thing) || owned.has(key) || (rides && (key === "bike" || key === "bicycle"));
  };
  const lacks = (name: string) => {
    const exercise = catalogued(name);
    const needs = exercise?.movementPattern === "jump_rope" ? ["jump rope"] : (exercise?.equipment ?? []);
    return needs.some((need) => !need.split(" or ").some(isThere));
  };
  const names = new Set(training.flatMap(getLines).map((item) => item.name));
  return [...names].filter(lacks).map((name) => `${name} without its equipment`);
};

/** Rule 13: no disliked movement, unless a note says that nothing else was possible. */
export const dislikedMovements: Property = ({ plan, training, athlete }) => {
  const dislikes = getDislikes(athlete.dislikes);
  if (dislikes.length === 0) return [];
  const excused = plan.notes.filter((note) => note.kind === "wish-not-met").map((note) => note.text);
  const names = new Set(training.flatMap(getLines).map((item) => item.name));
  // A sport of the race is trained, liked or not, and a runner runs.
  const raced = (athlete.competitions ?? []).flatMap(({ priority, type = "", name = "" }) => (priority === "C" ? [] : [`${type} ${name}`]));
  // Where pain leaves no other machine, running in the water has no impact and no road.
  const isLastResort = (name: string): boolean => name === "Pool running" && athlete.injuries !== undefined;
  const isRaced = (name: string): boolean =>
    (/\brun\b|run-walk/iu.test(name) &&
      (athlete.focus === "running" || raced.some((race) => !/crossfit|lifting|meet|open/iu.test(race)))) ||
    // What a lifter is judged by stays, whatever they like.
    (/^(?:back squat|bench press|deadlift)$/iu.test(name) &&
      (athlete.focus === "powerlifting" || raced.some((race) => /powerlift|meet/iu.test(race)))) ||
    (/^(?:snatch|clean and jerk|back squat|front squat)$/iu.test(name) &&
      raced.some((race) => /weightlifting|olympic lifting/iu.test(race))) ||
    (/swim/iu.test(name) && raced.some((race) => /tri|ironman|70\.3/iu.test(race)));
  return [...names]
    .filter(
      (name) =>
        dislikes.some((dislike) => dislike.test(name)) &&
        !isRaced(name) &&
        !isLastResort(name) &&
        !excused.some((text) => text.startsWith(`${name}:`)),
    )
    .map((name) => `${name} is disliked`);
};

/** Up to this effort sessions come again by design: easy runs, walks. */
const EASY_RPE = 4;

/** Rule 13: the sessions of a week that are not easy differ from each other, and the weeks from each other, but for walking until a clearance. */
export const variety: Property = ({ plan, athlete }) => {
  if (getPhrases(athlete.injuries).some(({ highestRpe = 10 }) => highestRpe <= 3)) return [];
  const weeks = new Map<string, number>();
  return plan.weeks.flatMap((week) => {
    const found: string[] = [];
    const contents = new Set<string>();
    const written = week.sessions.map(contentOf);
    week.sessions.forEach((session, index) => {
      if (session.code === "RACE") return;
      const own = written[index] ?? "";
      if (session.intensityLevel > EASY_RPE && contents.has(own)) found.push(at(session, "the same session again"));
      contents.add(own);
    });
    const content = written.join("\n");
    const copy = weeks.get(content);
    if (copy !== undefined) found.push(`week ${week.week} is a copy of week ${copy}`);
    weeks.set(content, week.week);
    return found;
  });
};

/** Rule 13: session after session has a title and a description of its own words. */
export const titles: Property = ({ sessions }) =>
  sessions
    .filter((session) => session.title.trim() === "" || session.description.trim() === "")
    .map((session) => at(session, "has no words"));

function contentOf(session: Session): string {
  let content = "";
  for (const { name, sets, reps, duration, distance, weight, intensity } of getLines(session))
    content += `${name} ${sets ?? ""} ${reps ?? ""} ${duration ?? ""} ${distance ?? ""} ${weight ?? ""} ${intensity ?? ""}; `;
  return content;
}
