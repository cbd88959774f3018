import { type DataQuestion } from "../own-data/data-slots.ts";
import { readDataQuestion } from "../own-data/ask.ts";
import type { CoachView } from "../view.ts";

const LIFT = /\b(squat|squatted|deadlift|bench|benched|press|clean|snatch)\w*\b/;
const SPAN =
  /\b(?:(?:last|this|since|in|on) )?(?:weeks?|months?|years?|january|february|march|april|may|june|july|august|september|october|november|december|yesterday|today)\b/;

/** What a question of own data was about, as words: "back squat", "5 km", "race". */
export function subjectOf({ lift, test, metric, words }: DataQuestion): string | undefined {
  if (lift !== undefined) return lift.name;
  if (test !== undefined && test.name !== "Hyrox")
    return test.name.replace(/^(\d+) km$/, "$1k").replace(/^(\d),?(\d{3}) m row$/, "$1k row");
  const race = /\b(hyrox [a-z]+|berlin|hamburg|marathon|half marathon|10k|5k)\b/.exec(words)?.[0];
  return metric === "countdown" || metric === "outlook" || metric === "results" ? (race ?? "my race") : undefined;
}

type Rule = readonly [pattern: RegExp, rewrite: (before: string, asked: DataQuestion | undefined, words: string) => string | undefined];

/** Short questions about what has just been answered, as questions that are complete in themselves. */
const RULES: readonly Rule[] = [
  [
    /^(?:and |so |ok )*how (?:do|can|could|should) i (?:get|improve|raise|increase|boost|make|train|bring) (?:it|that|this)(?: up| better| faster| higher| stronger| down)*$/,
    (_, asked) => {
      const subject = asked === undefined ? undefined : subjectOf(asked);
      return subject === undefined ? undefined : `how do i improve my ${subject.replace("20-minute power", "ftp")}`;
    },
  ],
  [
    /^(?:and |so |then )*(?:what (?:would|is|about|does) .*)?(?:for|over) (?:a |an |the )?(half(?: marathon)?|marathon|10|5|10 ?k(?:m)?|5 ?k(?:m)?)(?: then)?$/,
    (_, asked, words) =>
      asked?.metric === "test" || asked?.metric === "pace"
        ? `predict my ${(/(half(?: marathon)?|marathon|10|5)(?: ?k(?:m)?)?(?: then)?$/.exec(words)?.[1] ?? "half marathon").replace(/^half$/, "half marathon").replace(/^(10|5)$/, "$1k")} time`
        : undefined,
  ],
  [
    /^(and |what about |whats )*(mine|my own|my one)( then)?$/,
    (before) =>
      /^(whats|what is) (a |an |the )?(vo2 ?max|ftp|1 ?rm|vdot)/.test(before)
        ? before.replace(/^(whats|what is) (a |an |the )?/, "whats my ")
        : undefined,
  ],
  [
    /^(and |so )?(how (much|heavy|many reps|many sets|many)|what (weight|rpe))( was (it|that)| did i do| then)?$/,
    (before, asked) =>
      asked?.metric === "lift" && /\b(last|yesterday|did i|when)\b/.test(before)
        ? before.replace(/^when did i last /, "what was my last ")
        : undefined,
  ],
  [
    /\bhow (much|many) of (that|it|those|them)( was| were| is| are)? (running|rowing|riding|cycling|lifting|strength|swimming|skiing)\b/,
    (before, asked, words) =>
      asked === undefined
        ? undefined
        : `${before} ${/running|rowing|riding|cycling|lifting|strength|swimming|skiing/.exec(words)?.[0] ?? ""}`,
  ],
  [
    /^(and |but )?(how (long|hard|far|fast|heavy|tough)( was| did)?( it| that)?( take| go| last)?|what (rpe|effort|pace)( was (it|that))?|how did (it|that) (go|feel))$/,
    (before, asked) => (asked?.metric === "what was done" || asked?.metric === "hardest" ? before : undefined),
  ],
  [
    /^(and |what about |how about )*(the )?(one|week) after( that)?$/,
    (before) =>
      /\bnext week\b/.test(before) ? "whats planned week after next" : /\bthis week\b/.test(before) ? "whats planned next week" : undefined,
  ],
  [
    /^(and |only |just |but )*(?:my |the )?(easy|threshold|tempo|interval|marathon|repetition|recovery|long run|zone \d)( pace| ones?)?$/,
    (before, _, words) =>
      /\bpaces\b/.test(before)
        ? `what is my ${/easy|threshold|tempo|interval|marathon|repetition|recovery|long run|zone \d/.exec(words)?.[0] ?? ""} pace`
        : undefined,
  ],
  [
    /^(and |at |for |what about |how about )*(for |at )?.*\b(\d{1,2} reps?|rpe ?\d|\d ?rm|for \d{1,2})\b/,
    (_, asked, words) =>
      asked?.lift !== undefined && !/\b(log|did|was)\b/.test(words)
        ? `what weight should i take for ${asked.lift.name} ${words.replace(/^(and|what about|how about) /, "")}`
        : undefined,
  ],
  [
    /^(and |what about |how about )*(the )?(second|next|other|rest)( most| one| days?| ones)?$/,
    (before, asked) => (asked?.metric === "hardest" ? before : undefined),
  ],
  [
    /\b(target|goal)\b/,
    (before, asked, words) => (asked?.metric === "results" && !/\b(next|my goals|for)\b/.test(words) ? before : undefined),
  ],
  [
    /^(?:and|what about|how about) (?:the |my |at )?(.+)$/,
    (_, asked, words) =>
      asked?.metric === "results" && !/\b(when|why|how|week|month|year)\b/.test(words)
        ? `how did my ${/^(?:and|what about|how about) (?:the |my |at )?(.+)$/.exec(words)?.[1] ?? ""} race go result`
        : undefined,
  ],
  [
    /\b(which|what) (one |session |day |of them )?(was|is|were|are) (the )?(worst|hardest|toughest|longest|easiest|best|biggest|shortest)\b|^(and |and the |what about the |the )?(hardest|toughest|easiest|longest|biggest|worst)( one| session| day)?$/,
    (before, asked, words) =>
      asked?.metric === "goals" || asked?.metric === "distance"
        ? undefined
        : isAhead(before) && asked?.metric !== "what was done"
          ? `which is the ${/\blongest\b/.test(words) ? "longest" : /\bshortest\b/.test(words) ? "shortest" : /\beasiest\b/.test(words) ? "easiest" : "hardest"} session left ${AHEAD.exec(before)?.[0] ?? "this week"}`
          : `${/\blongest\b/.test(words) ? "longest" : /\beasiest\b/.test(words) ? "easiest" : "hardest"} session ${SPAN.exec(before)?.[0] ?? ""}`,
  ],
  [
    /\bwhich (one|goal)?( is| of them is)?( the)? (closest|nearest|most urgent|due (first|next)|first|next)\b/,
    (_, asked) => (asked?.metric === "goals" ? "which of my goals is closest" : undefined),
  ],
  [
    /^(and )?(was|is) (that|it) (heavier|harder|easier|lighter|more|better|less)\b/,
    (before) => (LIFT.test(before) ? `compare my last two ${LIFT.exec(before)?.[0].replace(/ted$|ed$/, "") ?? ""}` : undefined),
  ],
  [
    /\b(am i (gonna|going to)|will i|can i|do you think i will|think i will|think i|could i) (make|reach|hit|get|manage|do) (it|that|there)\b|\bis (it|that) (realistic|possible|doable)\b|^(is it |and )?(realistic|doable|possible)$/,
    (before, asked) =>
      /\b(goal|target)\b/.test(before)
        ? `${before} on track make it`
        : asked?.metric === "countdown" || asked?.metric === "outlook" || /\b(race|hyrox|marathon|10k|5k)\b/.test(before)
          ? "am i on track for my race"
          : undefined,
  ],
  [
    /^(and |so )?(am i|are we) (on track|on course|ready|on pace|there yet|close|far off|getting there)\b( for (it|that))?$|^(and |so )?how far off am i$|^how (close|far)( am i)?$/,
    (before, asked) =>
      asked?.metric === "goals" && /\bgoal|target\b/.test(before) && !/\b(race|hyrox|there)\b/.test(before)
        ? `${before} on track make it`
        : asked === undefined
          ? undefined
          : asked.metric === "countdown" || asked.metric === "results" || asked.metric === "outlook" || asked.metric === "goals"
            ? `how far off my ${subjectOf(asked) ?? "race"} target am i`
            : undefined,
  ],
  [
    /\b(goal|target)\b.*\b(there|that|it|then)\b|^(and |so )?(whats|what is|what was|do i have) (my |the |a )?(goal|target)$/,
    (_, asked) => {
      const subject = asked === undefined ? undefined : subjectOf(asked);
      return subject === undefined
        ? undefined
        : subject === "my race"
          ? "when is my next race"
          : asked?.metric === "countdown"
            ? `whats my target for ${subject}`
            : `whats my ${subject} goal`;
    },
  ],
  [
    /^(and )?(where|which city|what place|where exactly) (is|was|does) (it|that|this)?\b/,
    (before, asked) => (asked?.metric === "countdown" || asked?.metric === "results" ? before : undefined),
  ],
  [
    /\bwhat (did|was) (i|my) .*\b(last time|there|the last one|last year)\b|^(and )?(my |the )?last (one|time|result)( there)?$/,
    (_, asked) => (asked?.metric === "countdown" || asked?.metric === "outlook" ? "how did my last race go result" : undefined),
  ],
  [
    /^(and )?(whats|what is|what was)? ?(my |the )?(longest|furthest|fastest)( one| run| ride)?( was that)?$/,
    (before, asked, words) =>
      asked?.metric === "distance" || asked?.metric === "pace"
        ? `whats my ${/longest|furthest|fastest/.exec(words)?.[0] ?? "longest"} ${asked.sport ?? "run"} ${SPAN.exec(before)?.[0] ?? ""}`
        : undefined,
  ],
  [
    /^(and |so )?was (it|that) (any )?(harder|easier|heavier|lighter|tougher|longer|better|worse|faster|slower|quicker)\b/,
    (before, asked) => (asked?.metric === "what was done" ? `${before} compared with the same session before` : undefined),
  ],
  [
    /^(and )?(when|what day|which day|what date) (was|is|did) (that|it|i|the last( one)?)\b|^(and )?when$/,
    (before, asked) =>
      asked?.wanted === "longest" || asked?.wanted === "fastest"
        ? before
        : asked?.metric === "test"
          ? `when did i set my ${subjectOf(asked) ?? ""} best`
          : `when ${before.replace(/^(whats|what is|what was|whats|show me) (my )?|^my /, "")}`,
  ],
  [
    /^(and )?(when|where) was (that|it) and (where|when)\b/,
    (_, asked) => (asked?.metric === "test" || asked?.metric === "lift" ? `when did i set my ${subjectOf(asked) ?? ""} best` : undefined),
  ],
  [
    /^(and |so )?how (much )?(light|lighter|easy|easier|hard|harder|less|shorter|much less|much more)\b.*\b(compared|than|vs|against)\b.*\b(this|that|last)\b/,
    (before) => (/\bnext week\b/.test(before) ? "whats planned next week compared with this week" : undefined),
  ],
  [
    /^(and )?how many (weeks|days|months) (is|are|till|until) (that|it|then|left)?\b/,
    (before) => (/\b(race|hyrox|marathon|when)\b/.test(before) ? before : undefined),
  ],
  [
    /^(and )?(which|what) (ones?|sessions?|days?|were they|was it|are they)$|^(and )?(list|show|name)( me)?( them| all| those)?$|^which$/,
    (before, asked) => (asked === undefined ? undefined : before),
  ],
  [
    /^(and |so )?(how much )?(faster|quicker|stronger|heavier|better|slower|more|improvement|difference|gain)?( is (it|that)|whats the difference)?( in total| altogether| overall| all in all)$|^(and |so )?how much (faster|quicker|stronger|heavier|better|slower|is that)( is (it|that))?$|^(and |so )?whats the difference$/,
    (before, asked) =>
      asked?.metric === "test" || asked?.metric === "lift"
        ? `how much better in total is my ${subjectOf(asked) ?? ""}`
        : asked === undefined
          ? undefined
          : `${before} in total`,
  ],
  [
    /\b(per|for my|relative to( my)?|by|times( my)?) (kg|kilo|kgs|body ?weight|weight|bw)\b|^(and )?in body ?weight$/,
    (_, asked) => (asked?.metric === "lift" || asked?.metric === "test" ? `my ${subjectOf(asked) ?? ""} per kg bodyweight` : undefined),
  ],
  [
    /\b(is|was) (that|it|this) (any )?(good|decent|ok|okay|strong|fast|normal|average|bad|weak|slow|respectable|a lot|enough|too much|too little|high|low|much|many|usual)\b|^(good|is that good|any good)$/,
    (before, asked) => {
      if (asked?.metric === "lift") return `is my ${subjectOf(asked) ?? ""} good for my weight`;
      if (asked?.metric === "adherence" || asked?.metric === "streak" || /\b(?:miss|skipp?)(?:ed)?\b/.test(before))
        return "how consistent am i";
      if (asked?.metric === "test") return `is my ${subjectOf(asked) ?? ""} good for my age`;
      return asked !== undefined && SUMMED.has(asked.metric)
        ? `${before.replace(/\b(than|vs|compared)\b.*/, "")} compared to usual`
        : undefined;
    },
  ],
  [
    /\b(\d{2,3}) ?(%|percent|per cent)( of (it|that|this|my max))?\b/,
    (_, asked, words) => (asked?.lift === undefined ? undefined : `${/\d{2,3}/.exec(words)?.[0] ?? ""} % of my ${asked.lift.name}`),
  ],
  [
    /\b(what|whats|which)( is| s)? (that |the |my )?pace( is that| was that| per km)?$|\bper (km|kilometer|kilometre|mile)\b/,
    (_, asked) =>
      asked?.metric === "test" && asked.test?.kind === "time" ? `my ${subjectOf(asked) ?? ""} best as pace per km` : undefined,
  ],
  [
    /^(and )?(how many sessions|in how many sessions|over how many sessions|how many runs)( was that| is that)?$/,
    (before, asked) =>
      asked !== undefined && SUMMED.has(asked.metric)
        ? `how many ${/\brun/.test(before) ? "runs" : "sessions"} did i do ${SPAN.exec(before)?.[0] ?? ""}`
        : undefined,
  ],
  [
    /^(and )?(how many|how much) (hours|time|minutes)( is that| was that| in total)?$/,
    (before, asked) =>
      asked?.metric === "remaining" || asked?.metric === "week ahead"
        ? before
        : asked !== undefined && SUMMED.has(asked.metric)
          ? `how many hours did i train ${SPAN.exec(before)?.[0] ?? ""}`
          : undefined,
  ],
  [
    /^(and )?(on average|average|per week|a week|weekly|per session|each)( then)?$/,
    (before, asked) => (asked !== undefined && SUMMED.has(asked.metric) ? `${before} on average a week` : undefined),
  ],
  [
    /^(and )?(vs|versus|compared to|compared with|compare (that |it )?(to|with)|against|how does that compare( to)?|more than|less than|and)? ?(the )?(week|month|year) before$|^(and )?(vs|versus|compared to|compared with|compare (that |it )?(to|with)|against) (.+)$/,
    (before, asked, words) => {
      if (asked === undefined) return undefined;
      const other =
        /(?:vs|versus|compared to|compared with|compare (?:that |it )?(?:to|with)|against|compare to|more than|less than) (.+)$/.exec(
          words,
        )?.[1];
      if (other === undefined) return undefined;
      const unit = /\b(week|month|year) before\b/.exec(other)?.[1];
      return `${before} compared to ${unit === undefined ? other : /\bthis\b/.test(before) ? `last ${unit}` : `the ${unit} before last`}`;
    },
  ],
  [
    /^(and |so )?how (much|many|long|often|far)( of it| per \w+| a \w+| then| exactly)*$/,
    (before) => (/\b(my|did i|have i)\b/.test(before) ? undefined : `${before} how much`),
  ],
  [
    /^(and )?when (is|s) mine$|^(and )?mine$/,
    (before) => (/\bdeload\b/.test(before) ? "when is my next deload" : /\btaper\b/.test(before) ? "when does my taper start" : undefined),
  ],
  [
    /^(and )?(what should i work on|what can i (do|work on|improve)|whats missing|what is missing|what do i need|what does it take|how do i (get there|close (it|the gap)))( then)?$/,
    (_, asked) =>
      asked?.metric === "outlook" || asked?.metric === "countdown"
        ? "what is my weak link"
        : asked?.metric === "goals"
          ? "what are my goals how far"
          : undefined,
  ],
];

/** Another number of the same days: "and load?" after two months were compared. */
const METRICS: readonly (readonly [RegExp, string])[] = [
  [/^(?:and |what about |how about |in )*(?:the |my )?(?:training )?load$/, "training load"],
  [/^(?:and |what about |how about |in )*(?:the )?(?:hours?|time|minutes)$/, "how many hours did i train"],
  [/^(?:and |what about |how about |in )*(?:the )?(?:km|kms|kilometers|kilometres|distance|running|miles)$/, "how many km did i run"],
  [/^(?:and |what about |how about )*(?:the )?(?:volume|tonnage|weight lifted|weights?)$/, "how much did i lift"],
  [/^(?:and |what about |how about )*(?:the )?(?:sessions|workouts|number of sessions)$/, "how many sessions did i do"],
  [/^(?:and |what about |how about )*(?:the |my )?(?:avg |average )?(?:rpe|effort)$/, "my average rpe"],
];

function otherMetric(words: string, before: string, asked: DataQuestion | undefined): string | undefined {
  const metric = METRICS.find(([pattern]) => pattern.test(words))?.[1];
  if (metric === undefined || asked === undefined) return undefined;
  const pair = /^compare (?:my )?(.+?) (?:and|with|to|vs) (.+)$/.exec(before);
  if (pair !== null) return `${metric} in ${pair[1] ?? ""} compared to ${pair[2] ?? ""}`;
  const span = SPAN.exec(before)?.[0];
  return span === undefined ? undefined : `${metric} ${span}`;
}

const SUMMED: ReadonlySet<DataQuestion["metric"]> = new Set([
  "distance",
  "sessions",
  "time",
  "volume",
  "load",
  "pace",
  "effort",
  "summary",
  "what was done",
] as const);
const AHEAD = /\b(this week|next week|the weekend|weekend)\b/;

function isAhead(before: string): boolean {
  return /\b(left|next week|planned|coming|this week)\b/.test(before) && !/\b(did|done|was|were|have i)\b/.test(before);
}

export function askedOn(words: string, before: string, view: CoachView): string | undefined {
  const asked = readDataQuestion(before, view.today, view.plan?.plan.startDate);
  const metric = otherMetric(words, before, asked);
  if (metric !== undefined) return metric;
  for (const [pattern, rewrite] of RULES) {
    const next = pattern.test(words) ? rewrite(before, asked, words) : undefined;
    if (next !== undefined) return next;
  }
  return undefined;
}
