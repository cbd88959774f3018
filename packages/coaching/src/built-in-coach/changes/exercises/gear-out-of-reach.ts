/** Gear of the catalogue by the words for it. */
const GEAR: readonly (readonly [said: string, gear: string])[] = [
  ["sleds?", "sled"],
  ["(?:ski ?ergs?|ski machines?)", "ski erg"],
  ["(?:rowers?|row ?ergs?|rowing machines?)", "rower"],
  ["(?:bike ?ergs?|air ?bikes?|assault bikes?|echo bikes?|bikes?)", "bike"],
  ["treadmills?", "treadmill"],
  ["(?:wall ?balls?)", "wall ball"],
  ["sandbags?", "sandbag"],
  ["kettlebells?", "kettlebell"],
  ["dumbbells?", "dumbbell"],
  ["(?:barbells?|racks?)", "barbell"],
];
const OUT =
  "(?: \\p{L}+)? (?:is|are|was|were|s|still|got|has been|have been)(?: (?:all|both|still|now|currently|again|been|getting|stuck))* (?:outside|outdoors|broken|bust(?:ed)?|dead|gone|taken|away|buried|frozen|snowed in|out of (?:order|use|service)|down|missing|in use|occupied|unavailable|locked|being (?:fixed|repaired|serviced)|in repair|kaputt|stolen|lent)";

/** "The sled is outside in the snow": gear that cannot be used now, so that nothing that needs it stands in. */
export function gearOutOfReach(words: string): readonly string[] {
  return GEAR.flatMap(([said, gear]) => (new RegExp(`\\b${said}${OUT}\\b`, "u").test(words) ? [gear] : []));
}
