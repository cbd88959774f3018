import { type Activity, activitiesIn, getNames } from "../injuries/activities.ts";
import { phraseBook } from "../injuries/words/phrases.ts";
import type { Word } from "../injuries/words/word.ts";

/** Groups of movements: a verdict about one yields to any about a single movement. */
const CATEGORIES = phraseBook<Activity>([
  ["sitting", "crossing legs, crossing my legs, cross my legs, crossed legs"],
  ["leg-strength", "leg work, leg day, leg strength, legs, leg training, lower body, beintraining, beine, beinkraft, piernas, jambes"],
  ["upper-body", "upper body, oberkorper*, tren superior, haut du corps"],
  ["lifting", "lifting, strength training, strength work, gym, krafttraining, musculation"],
  ["core", "ab work, abdominal*, abs, core work, bauchubungen, bauchtraining, addominali, abdominales, abdos, abdominaux, gainage"],
  [
    "run-easy",
    "eben bis, flach bis, flach ok, eben ok, on the flat, flat ground, in the flat, flat runs, flat running, running flat, run flat, flat, en llano, im flachen, flache strecken, easy pace, sur le plat",
  ],
  ["press", "push, pushes"],
  ["other-way", "barbell complex*, bar complex*, langhantel komplex*"],
  ["barbell", "barbell, barbells, langhantel*, hantelstange*, bilanciere, barre olympique"],
  ["run-easy", "road, roads, on the road, street, strasse"],
  ["squat-deep", "deep, deeper, below parallel, under parallel, full depth, tief, profund*"],
  ["bike", "saddle, sattel, sitzbeschwerden, saddle sore*, sillin, selle, zadel"],
]);

/** A way of doing something and what it is a way of: only the way is meant. */
export const WAYS_OF: { readonly [way in Activity]?: readonly Activity[] } = {
  "low-bar": ["squat", "back-squat"],
  "high-bar": ["squat", "back-squat"],
  "safety-bar": ["squat", "back-squat"],
  "aero-bars": ["bike"],
  drops: ["bike"],
  butterfly: ["swim"],
  backstroke: ["swim"],
  breaststroke: ["swim"],
  freestyle: ["swim"],
  "kick-sets": ["swim"],
  paddles: ["swim", "freestyle"],
  "supinated-grip": ["pullup", "row", "curl", "lat-pulldown"],
  "neutral-grip": ["pullup", "row", "lat-pulldown", "bench", "press"],
  barefoot: ["run", "run-easy"],
  treadmill: ["run", "run-easy"],
  trails: ["run", "run-easy"],
  "hard-ground": ["run", "run-easy"],
  downhill: ["run", "run-easy", "hills"],
  conventional: ["deadlift", "floor"],
  sumo: ["deadlift", "floor"],
  "block-pull": ["deadlift", "floor"],
  "trap-bar": ["deadlift", "floor"],
  paused: ["squat", "back-squat", "bench", "deadlift"],
  "squat-deep": ["squat"],
  "squat-box": ["squat", "squat-deep"],
  "run-fast": ["run"],
  "run-easy": ["run"],
  hills: ["run"],
  "hill-sprints": ["run", "run-fast", "hills"],
};

/** "Bench with a wide grip", "swimming with paddles": a way that has a name of its own. */
export function isOwnWay(activity: Activity): boolean {
  return activity in WAYS_OF || activity.startsWith("bench-");
}

/** Words that are part of a name. */
export function lengthOfNames(words: readonly Word[]): number {
  return allIn(words).reduce((sum, { length }) => sum + length, 0);
}

interface Named {
  readonly activity: Activity;
  readonly at: number;
  readonly length: number;
}

function allIn(words: readonly Word[]): readonly Named[] {
  const named = activitiesIn(words);
  // "Overhead lifting" is overhead.
  if (named.length > 0) return named;
  const isLying = words.some(({ text }) => LYING.test(text));
  if (isLying) return [];
  const groups: Named[] = [];
  for (let at = 0; at < words.length;) {
    const match = CATEGORIES.match(words, at);
    if (match !== undefined) groups.push({ activity: match.meaning, at, length: match.length });
    at += match?.length ?? 1;
  }
  return groups;
}

/** "flat on my back", "flat feet", "deep breath" */
const LYING = /^(?:lying|lie|laying|back|feet|foot|hands?|palms?|wrists?|arch|arches|shoes|breath\w*|bench|toe|tissue|massage|pain)$/u;

/** What a clause names; of a movement and a way of doing it the way. */
export function namedIn(words: readonly Word[]): readonly Activity[] {
  const all = allIn(words);
  const isJoined = (a: Named, b: Named): boolean =>
    words.slice(Math.min(a.at, b.at), Math.max(a.at, b.at)).some(({ text }) => text === "and" || text === "or");
  const kept = all.filter(
    (one) =>
      !(one.activity === "run-fast" && (isTempoOfLift(words, one, all) || isHowFast(words, one, all))) &&
      !(one.activity === "walk" && GOES.test(words[one.at]?.text ?? "")) &&
      !all.some((other) => other !== one && !isJoined(one, other) && isWayOf(other.activity, one.activity)),
  );
  return [...new Set(kept.map(({ activity }) => activity))];
}

/** "slow tempo split squats": how a lift is done. */
function isTempoOfLift(words: readonly Word[], { at }: Named, all: readonly Named[]): boolean {
  return (
    words[at]?.text === "tempo" && all.some((other) => other.at > at && other.at - at <= 2 && !/^(?:run|bike|swim)/u.test(other.activity))
  );
}

/** "Sit-ups rapides", "fast box jumps": how it is done, and no run. */
function isHowFast(words: readonly Word[], { at, length }: Named, all: readonly Named[]): boolean {
  const beside = all.find((other) => other.at + other.length === at || other.at === at + length);
  return (
    FAST.test(words[at]?.text ?? "") && beside !== undefined && !/^(?:run|bike|swim|walk|hills|downhill|rower|ski)/u.test(beside.activity)
  );
}

const FAST = /^(?:fast|faster|quick|rapid\w*|schnell\w*|veloc\w*|vite|snel\w*)$/u;

/** "lockere Läufe gehen" is a verdict. */
const GOES = /^(?:gehen|geht)$/u;

function isWayOf(way: Activity, broad: Activity): boolean {
  if (WAYS_OF[way]?.includes(broad) === true) return true;
  const names = getNames(way);
  const others = getNames(broad);
  return names.length > 0 && names.length < others.length && names.every((name) => others.includes(name));
}
