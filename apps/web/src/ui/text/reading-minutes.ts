/** Minutes it takes to read at 220 words a minute, at least one: an estimate. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / 220));
}
