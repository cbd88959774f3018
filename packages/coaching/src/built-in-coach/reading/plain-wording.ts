/** Durations and clock times in the one form that the grammar reads: "an hour" → "60 min", "1.5h" → "90 min", "45 flat" → "45:00". */
export function withPlainTimes(words: string): string {
  // "How long before a run do I eat" keeps its hours; only what is to be done has minutes.
  if (ASKS.test(words)) return words.replace(FLAT, "$1:00");
  return withoutDenied(
    words
      .replaceAll(/\bthree quarters? of an hour\b|\b3\/4 (?:of an )?hour\b/g, "45 min")
      .replaceAll(/\b(?:an? |one |1 )?(?:hour|h|hr) and a half\b|\b1 1\/2 ?(?:h|hours?)\b/g, "90 min")
      .replaceAll(/\b(?:an? )?half an hour\b|\bhalf hour\b/g, "30 min")
      .replaceAll(/\b(?:a )?quarter of an hour\b/g, "15 min")
      .replaceAll(/\b(\d)\.5 ?(?:h|hrs?|hours?)\b/g, (_, hours: string) => `${60 * Number(hours) + 30} min`)
      .replaceAll(/\b(\d) ?(?:h|hrs?|hours?) ?(\d{1,2})(?: ?(?:m|min|mins|minutes))?\b(?! ?(?:km|k|x|kg))/g, inMinutes)
      .replaceAll(/\b(?:(?:just|only|about|max|an?|one|the) ){0,4}(?:an|one) hour\b(?! (?:before|after|ago|later|and))/g, "only 60 min")
      .replaceAll(
        /(?<!sub |under |in )\b([1-4]) ?(?:h|hrs?|hours?)\b(?! (?:before|after|ago|later))/g,
        (_, hours: string) => `${60 * Number(hours)} min`,
      )
      .replace(FLAT, "$1:00"),
  );
}

const ASKS =
  /^(?:(?:and|so|but|ok|hey|coach) )*(?:how|what|whats|when|which|why|who|where|is|are|was|were|do|does|did|am|should|shall|have i|has)\b/;

const FLAT = /(?<![:.\d])\b(\d{2}) flat\b/;

function inMinutes(_: string, hours: string, minutes: string): string {
  return `${60 * Number(hours) + Number(minutes)} min`;
}

/** "an hour, not the 92 min": what is denied is no wish, where another duration stands beside it. */
function withoutDenied(words: string): string {
  const left = words.replace(DENIED, "").replaceAll(/ +/g, " ").trim();
  return left !== words && /\b\d{2,3} ?(?:m|min|mins|minutes|minuten)\b/.test(left) ? left : words;
}

const DENIED =
  /\b(?:not|and not|instead of|rather than|no|statt|instead_of)(?: (?:the|my|a|full|whole|usual|planned|those|these|der|den|die|vollen))* \d{2,3}(?: ?(?:m|min|mins|minutes|minuten))?\b(?! ?(?:km|k|kg|x|rpe))/;

const DAY = "(?:today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)";
const NOT_SO = "(?:no |nah |oh |ah |sorry |or )*(?:wait|i mean|i meant|actually|rather|make that|scratch that)(?: no| on| to)*";
const CORRECTED_DAY = new RegExp(`\\b${DAY} ${NOT_SO} (?=${DAY}\\b)`);
const DENIED_DAY = new RegExp(`\\bnot (?:on )?${DAY} (?:but |its |it is |it was |was |on )*(?=${DAY}\\b)`);

/** "thursday, no wait, sunday" is Sunday. */
export function withLastDay(words: string): string {
  return words.replace(CORRECTED_DAY, "").replace(DENIED_DAY, "");
}

/** Days that have a name of their own, as dates: the readers of days to come know only those. */
export function withDates(words: string): string {
  return words
    .replaceAll(/\bnew years? eve\b|\bnye\b|\bsilvester\b/g, "31 december")
    .replaceAll(/\bnew years? day\b|\bneujahr(?:stag)?\b/g, "1 january")
    .replaceAll(/\b(?:christmas|xmas) eve\b|\bheilig\s?abend\b/g, "24 december")
    .replaceAll(/\bboxing day\b|\b(?:2|zweiter) weihnachtstag\b/g, "26 december")
    .replaceAll(/\b(?<=(?:until|till|til|bis|by|before|to) )(?:zu )?(?:christmas|xmas|weihnachten)\b/g, "24 december")
    .replaceAll(/\b(?:on )?(?:christmas|xmas)(?: day)\b/g, "25 december");
}
