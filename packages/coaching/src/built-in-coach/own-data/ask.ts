import { addDays, type Day } from "@ironpace/training";
import { getLength, readSpan, type Span } from "./span.ts";
import { type Metric, type DataQuestion } from "./data-slots.ts";
import { ASKS_ANYWAY, getMetric } from "./data-metric.ts";
import { getSlots, comparable } from "./data-slots.ts";

/** Words that make a message something else than a question about what is stored. */
const NOT_DATA =
  /\b(lose (?:my )?fitness|fitness loss|detrain\w*|kipping or|strict or|better for|or intervals|yes or no)\b|^(what (is|are|does) (vo2|ftp|rpe|zone|e1rm|atl|ctl|tsb))\b|\b((normal|average|strong) (for|at) (my|a) (age|level|size)|how (do|can|should|would|could|to)|should|shall|can you|could you|would you|what if|is it (ok|okay|good|bad|safe|true|worth)|how (much|many|long|heavy|often) (should|shall|do|does|can|could|would|must|is|to|before|after|of)|why (do|does|is|are|am|should|so)|what (is|are|does) (a|an|the difference|the best|good)|explain|tips|advice|technique|improve|predict|could i|can i|will i|would i|if i|do i need|need to|supposed to|aim for|instead|alternative|warm ?up for|percent of my (?!sessions|workouts|plan)|\d+ ?%)/;

const COMPUTED =
  /\b(salt|sodium|electrolytes?|(easy|threshold|interval|marathon|repetition|tempo|race|goal|training|steady|long run|recovery|zone|target|critical) (pace|paces|erg|state|split)|heart ?rate|zones?|splits?|hold|stations?|hyrox weights|weights for|taper\w*|warm ?up|(day|night|morning|week|evening) (before|of|after) (my |the |a )?(race|comp|meet|event)|race day (breakfast|food|morning|nutrition|outfit|kit)|pacing|strateg\w*|(missed|failed) a (rep|lift)|what now|now what|felt (way )?too|too (heavy|light|hard|easy)|stuck for|been stuck|plateau\w*|attempts?|opener|roxzone|prepare|predict\w*|at \d+ ?w\b|what would|what does it take|mean|means|weak (link|point|spot)|weakness|personali[sz]e)\b/;

/** Something that hurts is a matter of injuries, whatever number stands beside it. */
const HURTS =
  /\b(knees?|ankles?|shoulders?|foot|feet|heel|hips?|groin|hamstrings?|calf|calves|elbows?|wrists?|neck|achilles|shins?|lower back|my back|toes?|ribs?|quads?)\b.*\b(pain\w*|hurt\w*|ach\w+|sore|strain\w*|tired|knackered|kill\w*|stiff|tight|swollen|twing\w*|pop\w*|injur\w*)|\b(pain\w*|hurt\w*|strain\w*|sprain\w*|injured|kill\w* me)\b/;

const COMMANDS =
  /^(please |pls |can you |could you |ok |hey |coach )*(log|add|set|move|swap|change|make|skip|cancel|mark|delete|remove|update|create|record|enter|shorten|ease|replace|plan|generate|build|put|save|undo|reschedule|shift|postpone|give me|switch)\b/;

/** What is longer tells a story. */
const MOST_WORDS = 25;

/** What a message asks of the athlete's own data; undefined when it asks for something else. `words` are mended and in lower case. */
export function readDataQuestion(words: string, today: Day, blockStart?: Day): DataQuestion | undefined {
  if (/\b(kipping|strict|dumbbells?|barbell) or\b|\bin (?:its|their|his) place\b|\btrade places\b|^rank\b/.test(words)) return undefined;
  if (/\b(a cold|the flu|fever|sick|ill|sore throat|cough)\b/.test(words) && !/\b(how many|when did|last)\b/.test(words)) return undefined;
  if (COMMANDS.test(words) || words.split(" ").length > MOST_WORDS) return undefined;
  if (NOT_DATA.test(words) && !ASKS_ANYWAY.test(words)) return undefined;
  if (
    COMPUTED.test(words) &&
    !/\bresting (heart|hr|pulse)|\bwarm ?up\b.*\b(today|tomorrow)\b/.test(words) &&
    !PAST.test(words) &&
    !/^is my .*(plateau|stuck|stall)/.test(words)
  )
    return undefined;
  if (/\d{2,3} ?(kgs?|lbs?|kilos?|pounds?)? ?(x|for) ?\d/.test(words) && /\b(1 ?rm|max|maximum|what)\b/.test(words)) return undefined;
  if (HURTS.test(words) && !/\b(injuries|sessions?|what injury)\b/.test(words)) return undefined;
  const pair = /^(?:ok |then |just |so |please |can you )*compare (?:my )?(.+?) (?:and|with|to|vs) (.+)$/.exec(words);
  const before = /^(?:the )?(?:\d+ )?(?:weeks?|days?|months?|ones?)? ?before(?: that)?$/.test(pair?.[2] ?? "")
    ? readSpan(comparable(pair?.[1] ?? ""), today, blockStart)
    : undefined;
  if (before !== undefined) {
    const days = getLength(before);
    const earlier: Span = {
      from: addDays(before.from, -days),
      to: addDays(before.from, -1),
      label: `in the ${days} days before`,
      unit: "other",
    };
    return { metric: "summary", span: before, against: earlier, words };
  }
  const unit = /\b(week|month|year)\b/.exec(pair?.[1] ?? "")?.[1];
  const [one, other] = [pair?.[1], /^(the )?last( one)?$/.test(pair?.[2] ?? "") && unit !== undefined ? `last ${unit}` : pair?.[2]].map(
    (part) => (part === undefined ? undefined : readSpan(comparable(part), today, blockStart)),
  );
  if (one !== undefined && other !== undefined) return { metric: "summary", span: other, against: one, words };
  const found = getMetric(words);
  // What is planned is no sum of what was done.
  const metric =
    found !== undefined &&
    SUMS.has(found) &&
    /\b(?:next week|tomorrow|planned|coming up|ahead|ansteh\w*)\b/.test(words) &&
    !/\b(?:than|vs|compared)\b/.test(words)
      ? "week ahead"
      : found;
  return metric === undefined ? undefined : { metric, ...getSlots(words, today, blockStart), words };
}

const SUMS: ReadonlySet<Metric> = new Set<Metric>(["distance", "time", "sessions"]);

const PAST =
  /^(?!.*\b(what now|now what|should)\b).*\b(did (?!a )|was|were|have i|average|avg|last (week|month|year|time|session|run|long)|yesterday|since|this (week|month|year)|tonight|today|tomorrow|tmrw|on (mon|tue|wed|thu|fri|sat|sun)\w*)\b/;
