/*
 * Names of races in German, Spanish, French, Italian, Portuguese and Dutch, as the English words that `competitionFormat` reads. Patterns read text
 * without accents and capitals; the longer name stands before the one it contains.
 */

const IN_ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/\bhalb ?-?marathon\w*|\bhalve marathon\w*|\bsemi ?-?marat\w+|\b(?:medi[oa]|mezza|meia) ?-?marat\w+/g, "half marathon"],
  [/\bmarat(?:on|ona|ones|hons?|hona|honlauf)\b/g, "marathon"],
  [/\bhindernis\w*|\b(?:carrera|course|corsa|corrida) (?:de |d ?'?|a |con )?(?:obst\w+|ostacol\w+)|\bobstakel\w*/g, "obstacle run"],
  [/\bkraftdreikampf\w*|\bforce athletique\b|\bpowerlift(?:en|er)\b|\bpotencia(?:cao)?\b|\bk3k\b/g, "powerlifting"],
  [/\bgewichtheb\w*|\bhalterofil\w*|\bhalterophil\w*|\bpesistica\b|\bgewichthef\w*|\blevantamento olimpico\b/g, "weightlifting"],
  [/\b(?:volks|jedermann|cross)triat\w+/g, "sprint triathlon"],
  [/\btriat[hl]?l?on\w*/g, "triathlon"],
  [/\bduatl\w+/g, "duathlon"],
  [/\bmitteldistanz\w*|\b(?:media|medio|mezza|mezzo|meia|meio|halve|demi) ?-?(?:distan\w+|ironman|triathlon)\b/g, "half triathlon"],
  [
    /\blangdistanz\w*|\b(?:larga|longue|lunga|longa|lange|hele|grande) ?-?(?:distan\w+|ironman|triathlon)\b|\bdistan\w+ (?:larga|longue|lunga|longa)\b/g,
    "full triathlon",
  ],
  [/\bkurzdistanz\w*/g, "olympic triathlon"],
  [
    /\b(?:strassen|stadt|volks|wald|gelande|cross|silvester|abend|spenden|firmen)?lauf\b|\bcourse(?: a pied)?\b|\bcarrera\b|\bcorsa\b|\bcorrida\b|\bhardloop\w*|\bprueba a pie\b/g,
    "run",
  ],
];

/** Kilometres of the ride from which a triathlon is of the next length. */
const RIDES = [
  [120, "full triathlon"],
  [60, "half triathlon"],
  [30, "olympic triathlon"],
  [0, "sprint triathlon"],
] as const;
/** "1.9/90/21", "1,5 km - 40 km - 10 km": swim, ride and run of a triathlon. */
const LEGS = /(?<![\d.,/])\d(?:[.,]\d+)? ?(?:km)? ?[/–-] ?(?<ride>\d{2,3})(?:[.,]\d+)? ?(?:km)? ?[/–-] ?\d{1,2}(?:[.,]\d+)?(?! ?[/\d])/;

/**
 * @param words the name of a race in lower case, without accents
 * @returns the same with the words of other languages in English; three lengths name the triathlon that they make
 */
export function raceInEnglish(words: string): string {
  const english = IN_ENGLISH.reduce((text, [pattern, name]) => text.replace(pattern, name), words);
  const ride = LEGS.exec(english)?.groups?.["ride"];
  const [, byLegs = ""] = RIDES.find(([from]) => Number(ride ?? Number.NaN) >= from) ?? [];
  return byLegs === "" ? english : `${english.replace(LEGS, " ")} ${byLegs}`;
}
