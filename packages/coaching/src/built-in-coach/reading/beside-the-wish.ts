/** What stands beside a wish and wants nothing itself: thanks for the last answer, what is there, and why. */

const THANKS =
  /^\s*(?:perfect|great|cool|nice|lovely|super|awesome|brilliant|sweet|amazing|thanks|thank you|thx|cheers|perfekt|prima|toll|danke|parfait|merci|perfecto|genial|gracias|perfetto|grazie|ottimo)(?: (?:thanks|thank you|danke|merci|gracias|grazie))?[.!,]+\s+(?=\S+\s+\S)/iu;
/** "Rower is there": what the gym has does not go. */
const IS_THERE =
  /[,;.]\s*(?:but |and |aber |und )?(?:the |a |der |die |das )?(?:rower|row(?:ing)? (?:erg|machine)|ski ?erg|bike(?: ?erg)?|treadmill|sled|barbell|dumbbells?|kettlebells?|rudergerät|laufband|rad)s? (?:is|are|ist|sind|works?|geht) ?(?:there|available|fine|ok|still there|da|vorhanden|frei)?(?=\s*(?:[.,!]|$))/giu;
/** "Kids' football every Saturday" beside "Sunday instead of Saturday": the day of the reason is no day of training. */
const REASON_OF_DAY =
  /(?<=\binstead of\b.*)[,;]\s*(?!.*\b(?:train|run|move|skip|swap|lift|session|make|put)\b)[^,;]*\b(?:every|each|on) \p{L}*days?\b[^,;]*$/iu;

/** "Can you put more pull-ups in, I want to get to 12": more of it is wanted. */
const PUT_MORE =
  /^(?:can you |could you |can we |please |pls )*(?:add|put|get|include|squeeze|fit|work)(?: in| me)? (?:some |a few )?more (?!runs?\b|running\b)([a-z][a-z -]{2,24}?)(?: (?:in|into|to)(?: (?:my|the|it|there)\b[^,]*)?)?(?:[,.;].*| (?:because|cause|cos|so) .*)?$/iu;

/** "Move Saturdays to Sunday": the session of that day. */
const OF_DAY =
  /\b(move|swap|shift|push|put|bring|switch|drop|skip|shorten|reschedule) (?:the )?(mon|tues|wednes|thurs|fri|satur|sun)day['’]?s(?= (?:to|onto|for|with|forward|back|until)\b)/giu;

/** "Too cold for running", "cold outside": the weather, no illness. */
const COLD_WEATHER =
  /\b((?:too|so|very|really|freezing|bitterly|pretty|quite) )cold(?= (?:for (?:running|a run|outdoors?)|to (?:run|ride|go)|out\b|outside))|\bcold(?= (?:out|outside|weather)\b)/giu;

/** A message without what stands beside its wish. */
export function withoutBeside(content: string): string {
  return content
    .replace(THANKS, "")
    .replaceAll(IS_THERE, "")
    .replaceAll(COLD_WEATHER, "$1chilly")
    .replaceAll(OF_DAY, "$1 $2day’s session")
    .replace(REASON_OF_DAY, "")
    .replace(PUT_MORE, "i want more $1 please");
}
