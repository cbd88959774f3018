import { liftNamed, testNamed } from "./subject.ts";
import { type Metric } from "./data-slots.ts";
import { FIRST_PERSON, RULES, isGeneral } from "./data-rules.ts";

/** Questions that arithmetic and articles answer, although they name a number of the athlete's. */
const RATIO =
  /\b((relative to|vs|versus|against|compared to) (that|it|my body ?weight)|per (kg|kilo|kilogram)|(times|relative to|for|by|x) (my )?(body ?)?weight|body ?weight ratio|in body ?weights?)\b|\bgood (for|enough for)\b/;

export const ASKS_ANYWAY =
  /\b(how (do|does) (my|this|that|it).*(compare|look|stack)|can you (show|tell|list|give|remind|check|see|pull)|could you (show|tell|list|give|check)|how many .* can i do|how (much|heavy) can i (squat|deadlift|bench|press|lift|clean|snatch)|do i (have|weigh)|what time do i need|how much (faster|quicker|stronger) |(did|has|have) my .* improved?|how much do i (deadlift|squat|bench|press) (vs|versus|compared|relative|per|against)|how much does (my|the) (sled|wall ball|sandbag)|why .*no session|resting (heart|hr|pulse)|(kind|type)s? of (session|training)|how often do i (skip|miss|train|run|row|lift|squat|bench|deadlift|ride|swim)|how (long|hard|heavy) (is|are) .*(session|workout|run|today|tomorrow|days?)\b|(my|the) .*goals?|why (is|are) .*(week|today|tomorrow)|why (did|has|have|was|were)|explain (what|why).*(chang|adjust))\b/;

const LIFT_WORDS =
  /\b(best|heaviest|max|maximum|pr|pb|record|1rm|1 ?rm|e1rm|one rep max|strongest|going|improv\w*|progress\w*|stronger|trend|last|how (is|s|has|have|heavy|much|strong)|changed|stuck|plateau\w*|stall\w*|hows|current|show|over the (past|last)|did my|when did|where (am|is)|what('?s| is|s)?|whats|compare\w*|gone up|coming along|did i|have i|can i|numbers?|history|chart|estimated)\b/;

export function getMetric(words: string): Metric | undefined {
  const isOwn =
    FIRST_PERSON.test(words) ||
    words.split(" ").length <= 6 ||
    ASKS_ANYWAY.test(words) ||
    /\bany (races?|competitions?)\b|\b(pb|pr|pbs|prs)\b/.test(words) ||
    /\b(on|this|next) (mon|tues|wednes|thurs|fri|satur|sun)day\b/.test(words) ||
    (/\b(today|tomorrow|tonight|weekend|next week)\b/.test(words) && /\b(anything|rest|session|training|on)\b/.test(words)) ||
    /\b(show|list|last|this|since|compared|than)\b/.test(words);
  if (!isOwn) return undefined;
  if (/\bpace per km$/.test(words) && testNamed(words)?.kind === "time") return "test";
  const rule = RULES.find(([metric, pattern]) => pattern.test(words) && !(BEFORE_SUBJECT.has(metric) && isGeneral(metric, words)))?.[0];
  const isOver = /\b(over|longer than|more than|above|at least) \d/.test(words) && /\b(how many|runs|sessions|times)\b/.test(words);
  const test = isOver ? undefined : testNamed(words);
  const lift = liftNamed(words);
  if (RATIO.test(words) && !/\b(eat|protein|drink|goal|log)\b/.test(words)) {
    if (lift !== undefined) return "lift";
    const isRun = test !== undefined && test.name !== "Hyrox";
    if (test !== undefined && (isRun || !/\bgood\b/.test(words))) return "test";
  }
  if (rule !== undefined && BEFORE_SUBJECT.has(rule)) return rule;
  // "How many wall balls on Friday": a line of the plan, no number of the log.
  if (rule === "week ahead" && LINE_OF_PLAN.test(words)) return rule;
  const isDone = /\b(did i do|have i done)\b/.test(words);
  if (isDone && test?.kind === "count" && lift !== undefined) return "lift";
  if (/\b(half |full )?(sim|simulation)\b/.test(words) && /\b(did|last|was)\b/.test(words)) return "what was done";
  const isCounted = !isDone && test !== undefined && test.kind === "count" && !/\b(weighted|sets?|volume)\b/.test(words);
  if (isCounted && (TEST_WORDS.test(words) || words.split(" ").length <= 3)) return "test";
  if (lift !== undefined && !/\b(session|sessions|workout)\b/.test(words)) {
    if (rule === "sessions" || rule === "volume" || LIFT_WORDS.test(words) || words.split(" ").length <= 3) return "lift";
  }
  if (test?.name === "Hyrox") {
    if (/\b(shoes?|gear|kit|outfit|food|breakfast|weights?|strategy|way|tips?|training|plan|workouts?|sim\w*)\b/.test(words))
      return undefined;
    if (!/\b(time|pb|pr|best|fastest|last)\b/.test(words)) return rule;
  }
  if (rule === undefined && FASTER.test(words)) return "test";
  if (rule === "week ahead" && /^(and )?when (do|is|am|are|will)\b/.test(words)) return rule;
  if (rule === "week ahead" && /\b(pr|pb|time)\b/.test(words) && test !== undefined) return "test";
  if (
    test !== undefined &&
    rule !== "countdown" &&
    rule !== "sessions" &&
    rule !== "distance" &&
    (TEST_WORDS.test(words) || words.split(" ").length <= 2)
  )
    return "test";
  return rule;
}

const TEST_WORDS =
  /\b(best|fastest|quickest|pr|pb|record|time|times|max|how (many|fast|quick|is|s)|hows|what('?s| is|s| was| were)?|whats|my|did i|improv\w*|faster|quicker|slower|better|trend|current|when|compare\w*|gone|last)\b/;

const LINE_OF_PLAN =
  /\b(how many|how much|how heavy|what weight|which weight|what load)\b.*\b(today|tonight|tomorrow|(mon|tues|wednes|thurs|fri|satur|sun)day)\b/;

/** "did i get faster on the rower": the test of the sport. */
const FASTER = /\b(faster|quicker|slower)\b.*\b(rower|row|rowing|erg|run|running|runs)\b/;

/** Metrics whose words say more than the lift or the race beside them. */
const BEFORE_SUBJECT: ReadonlySet<Metric> = new Set<Metric>([
  "changes",
  "not stored",
  "streak",
  "adherence",
  "goals",
  "outlook",
  "countdown",
  "check-ins",
  "remaining",
  "results",
  "score",
  "injuries",
  "profile",
  "hardest",
  "effort",
]);
