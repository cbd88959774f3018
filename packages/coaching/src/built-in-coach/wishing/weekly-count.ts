const NUMBERS: { readonly [word in string]?: number } = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7 };

const N = "([1-7]|one|two|three|four|five|six|seven)";
const DAYS = "(?: ?x|(?: training| gym| workout)? ?(?:days?|times|sessions?|workouts?|trainings?))";
const WEEK = "(?: of training| training)?(?: (?:a|per|each|every|the) week| weekly)";

/** "4 days instead of 5", "down to 4 sessions", "only 3 times a week from january": the wordings of a wish for so many days a week. */
const WISHES: readonly RegExp[] = [
  new RegExp(`\\b${N}${DAYS}(?:${WEEK})? (?:instead of|rather than) (?:the )?[1-7]\\b`),
  new RegExp(
    `\\b(?:go|drop|switch|change|cut|reduce|move|step|scale|increase|bump|set|back|down|up|adjust|get)\\b.*?\\bto ${N}(?:${DAYS}(?:${WEEK})?|${WEEK})(?!\\w)`,
  ),
  new RegExp(`\\b(?:training days|days (?:a|per) week)\\b.* to ${N}\\b`),
  new RegExp(`\\b${N}${DAYS}?${WEEK}(?: only| max| now)?(?: from| starting| until| till| for the| please| now|$)`),
  new RegExp(`\\b(?:only|just|max|maximum)\\b.*?\\b${N}${DAYS} (?:this|next) week\\b`),
  new RegExp(`\\b(?:only|just|max|maximum)\\b.*?\\b${N}${DAYS}?${WEEK}`),
];

/** Number of training days a week that a message wants; undefined where it wants none. */
export function weeklyCount(words: string): number | undefined {
  if (NO_WISH.test(words)) return undefined;
  for (const wish of WISHES) {
    const number = wish.exec(words)?.[1];
    if (number !== undefined) return NUMBERS[number] ?? Number(number);
  }
  return undefined;
}

/** Questions, logs, and other things that come several times a week. */
const NO_WISH =
  /^(?:and |so |ok |hey )*(?:how|what|whats|when|why|which|is|are|am|does|do i|did|should|shall|was|were|have i|would|if)\b|\b(?:log|logged|did|ran|was|used to|goal|race|protein|creatine|stretch\w*|mobility|sauna|plyo\w*|enough|should i|can i (?:still|hit|reach|make|get|manage)|can (?:i|we) (?:do|make) (?:it|hyrox)|beginner|new to|km|kg|min|minutes|core|abs)\b/;
