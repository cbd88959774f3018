import type { Feature } from "./regression.ts";

/** A feature is known by so many bits of its hash: of those that were never learned from, one in a hundred is taken for one that was. */
const BITS = 20;
/** A key is told by its distance from the one before, in two letters; this one alone stands for a distance too long for two. */
const FIRST = 93;
const LETTERS = 33;
const FAR = "!";

/** The places of features in the weights, by their keys. */
export function loadKeys(text: string): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  let key = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === FAR) {
      key += LETTERS * LETTERS - 1;
      continue;
    }
    key += (text.charCodeAt(at) - FIRST) * LETTERS + (text.charCodeAt(at + 1) - FIRST);
    at++;
    places.set(key, places.size);
  }
  return places;
}

/** Keys in ascending order, as letters that need no escape in a string. */
export function writeKeys(keys: readonly number[]): string {
  let before = 0;
  return keys
    .map((key) => {
      let distance = key - before;
      before = key;
      let letters = "";
      for (; distance >= LETTERS * LETTERS; distance -= LETTERS * LETTERS - 1) letters += FAR;
      return `${letters}${getLetter(Math.floor(distance / LETTERS))}${getLetter(distance % LETTERS)}`;
    })
    .join("");
}

function getLetter(digit: number): string {
  return String.fromCharCode(FIRST + digit);
}

export function getKey(hash: number): number {
  return hash >>> (32 - BITS);
}

/** The features that weights were learned for, by their places. */
export function toPlaces(features: readonly Feature[], places: ReadonlyMap<number, number>): readonly Feature[] {
  return features.flatMap(([hash, weight]): readonly Feature[] => {
    const place = places.get(getKey(hash));
    return place === undefined ? [] : [[place, weight]];
  });
}
