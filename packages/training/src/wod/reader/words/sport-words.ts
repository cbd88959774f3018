/* Letters that mean one thing in the water and another on the erg: "200 K" is a kick, "r24" a rate. */

type Rules = readonly (readonly [pattern: RegExp, plain: string])[];

const SWIM: Rules = [
  // Strokes in German, Spanish, French, Italian, Portuguese and Dutch
  [/\b(?:stile|crol|crawl|freistil|borstcrawl|livre)\b(?! libero)/gi, "free"],
  [/\b(?:delfino?|delphin|mariposa|papillon|farfalla|borboleta|schmetterling|vlinderslag)\b/gi, "fly"],
  [/\b(?:ruecken|rucken|espalda|dorso|dos|costas|rugslag|rug)\b/gi, "back"],
  [/\b(?:brust|pecho|peito|schoolslag)\b/gi, "breast"],
  [/\b(?:pernas|piernas|patada|beinschlag|benen)\b/gi, "kick"],
  [/\b(?:progresiv[oa]s?|progressiv[oie]s?|progressifs?)\b/gi, "progressive"],
  [/(?<![\d.:])([1-9]\d0{1,2}) s\b(?! ?(?:rest|easy|off))/gi, "$1 m swim"],
  [/(?<=\dx)(25|33|50|66|75|\d{2,3}0) (?=(?:sprint|fast|hard|max|strong|quick)\b)/gi, "$1 m "],
  [/(?<![\d.:])([1-9]\d0{1,2}) p\b/gi, "$1 m pull"],
  [/(?<![\d.])(\d{2,4}) k\b/gi, "$1 m kick"],
  [/\bfl\b/gi, "fly"],
  [/\bbk\b/gi, "back"],
  [/\bbr\b/gi, "breast"],
  [/\bez\b/gi, "easy"],
  [/\b(?:as )?25 (kick|drill|pull|swim|fly|free|back|breast) ?[/,+]? ?25 (kick|drill|pull|swim|fly|free|back|breast)\b/gi, "$1/$2 by 25"],
  [
    /\(?\b(?:25|50|75) (kick|drill|pull|swim|fly|free|back|breast) ?[/,+] ?(?:25|50|75|100) (kick|drill|pull|swim|fly|free|back|breast)\b\)?/gi,
    "$1/$2",
  ],
  [/[:(] ?\d+-\d+ [a-z ]+(?:, ?\d+-\d+ [a-z ]+)+\)?\s*$/gi, ""],
  [/^(\s*)wd\b/gi, "$1cool-down"],
  [/\(?\b2 (fast|hard|strong),? ?[/+]? ?2 (easy|slow)\b\)?/gi, "two $1 two $2"],
  [/\(?\b1 (fast|hard|strong),? ?[/+]? ?1 (easy|slow)\b\)?/gi, "one $1 one $2"],
  [/\(?\b3 (fast|hard|strong),? ?[/+]? ?1 (easy|slow)\b\)?/gi, "three $1 one $2"],
];

const ERG: Rules = [
  [/@? ?\br ?((?:1[6-9]|2\d|3\d)(?:-\d\d)?)\b(?! ?(?:s|min|m)\b)(?!:)/gi, " rate $1"],
  [/(?:@ ?|\bpace ?=? ?|\btarget ?)(2|5) ?k ?\+ ?(\d)/gi, "@ $1k plus $2"],
];

/** A plain line of a session of one sport. */
export function inSport(line: string, sport: string | undefined): string {
  const ways = sport === undefined ? null : /^\s*((?:\d{3,4}|50|75)(?:-(?:\d{3,4}|50|75)){2,})(?: ?m)?\s*$/.exec(line);
  // "250-500-750-500-250" on the erg are metres.
  if (ways !== null)
    return (ways[1] ?? "")
      .split("-")
      .map((way) => `${way} m`)
      .join(", ");
  // "10 easy" beside minutes
  if (sport !== undefined && sport !== "Swim" && /\bmin\b/.test(line))
    line = line.replaceAll(/(?<=[:;,] ?|^)(\d{1,2}) (?=(?:easy|steady|moderate|hard)\b)/gi, "$1 min ");
  const rules = sport === "Swim" ? SWIM : sport === "Row erg" || sport === "Ski erg" ? ERG : [];
  return rules.reduce((text, [pattern, plain]) => text.replaceAll(pattern, plain), line);
}
