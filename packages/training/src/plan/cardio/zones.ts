/** One name for an intensity on every machine (running.md section 5). */
export type Zone = "recovery" | "easy" | "steady" | "threshold" | "interval" | "repetition" | "race";

export const ZONE_RPE: { readonly [zone in Zone]: number } = {
  recovery: 2,
  easy: 3,
  steady: 5,
  threshold: 7,
  interval: 8,
  repetition: 9,
  race: 9,
};

const TALK: { readonly [zone in Zone]: string } = {
  recovery: "full sentences, no effort",
  easy: "you can hold a conversation",
  steady: "short sentences",
  threshold: "a few words at a time",
  interval: "single words",
  repetition: "no talking, relaxed and quick",
  race: "race effort",
};

export function talkTest(zone: Zone): string {
  return TALK[zone];
}

const ORDER: readonly Zone[] = ["recovery", "easy", "steady", "threshold", "interval", "repetition"];

/** The zone, or the hardest below it that stays within the RPE. */
export function zoneWithin(zone: Zone, highestRpe: number): Zone {
  let index = ORDER.indexOf(zone);
  while (index > 0 && ZONE_RPE[ORDER[index] ?? "easy"] > highestRpe) index--;
  return ORDER[index] ?? zone;
}
