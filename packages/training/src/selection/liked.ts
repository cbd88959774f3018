import type { Athlete } from "../athlete/athlete.ts";
import { statedPreferences } from "../injuries/limits/stated-preferences.ts";
import { statedWeakMoves } from "../athlete/stated/stated-stations.ts";
import { findExercise } from "../catalogue/exercises.ts";
import { readWishObjects, type WishedObject } from "../statements/wished-exercises/wished-objects.ts";

type Wisher = Pick<Athlete, "dislikes" | "injuries">;

const MACHINES: { readonly [label: string]: string } = {
  "rowing machine": "Row erg",
  "ski erg": "Ski erg",
  cycling: "Bike erg",
  "stationary bikes": "Bike erg",
};
/** So many names are those of an implement or of a whole kind: it decides among the usual exercises and adds none. */
const MOST_OF_ONE = 12;

function likedObjects({ dislikes, injuries = "" }: Wisher): readonly WishedObject[] {
  return [dislikes, ...statedPreferences(injuries)]
    .flatMap((text) => readWishObjects(text))
    .filter(({ polarity, isFact }) => polarity === "positive" && isFact !== true)
    .flatMap(({ objects }) => objects);
}

/** Returns the machines that the athlete likes of those that take turns; all of them where none is named. */
export function likedMachines<T extends string>(athlete: Wisher, names: readonly T[]): readonly T[] {
  const liked = new Set(likedObjects(athlete).flatMap(({ label }) => MACHINES[label] ?? []));
  const found = names.filter((name) => liked.has(name.replace(/ intervals$/u, "")));
  return found.length > 0 ? found : names;
}

/** Climbs and trails are liked: hills take their turn among the fast runs. */
export function likesHills(athlete: Wisher): boolean {
  return readWishObjects(athlete.dislikes).some(
    ({ polarity, said, objects }) =>
      polarity === "positive" &&
      !objects.some(({ label }) => label === "cycling") &&
      (TRAILS.test(said) || objects.some(({ label }) => label === "hills")),
  );
}

const TRAILS =
  /\b(?:trails?|trail ?running|off ?road|fells?|mountains?|gelande\w*|montana|monte|sentiers?|montagne|sentieri|trilhos?|heuvels?)\b/u;

/** Exercises of single movements that the athlete likes, and what the implements they like are used for. */
export function likedExercises(athlete: Wisher): { readonly single: readonly string[]; readonly all: ReadonlySet<string> } {
  const objects = likedObjects(athlete).filter(({ names }) => names.some((name) => findExercise(name)?.category !== "cardio"));
  // What somebody calls a weakness comes first like what they like.
  const weak = statedWeakMoves(`${athlete.injuries ?? ""}\n${athlete.dislikes ?? ""}`);
  return {
    single: [...objects.filter(({ names }) => names.length <= MOST_OF_ONE).flatMap(({ names }) => names), ...weak],
    all: new Set([...objects.flatMap(({ names }) => names), ...weak]),
  };
}

/** Returns the one of two exercises that the athlete likes or wishes for; undefined where that is neither or both. */
export function findPreferred(athlete: Wisher, one: string, other: string): string | undefined {
  const named = likedObjects(athlete).map(({ names }) => names);
  const likes = (name: string, than: string): boolean => named.some((names) => names.includes(name) && !names.includes(than));
  const [likesOne, likesOther] = [likes(one, other), likes(other, one)];
  return likesOne === likesOther ? undefined : likesOne ? one : other;
}
