/*
 * Wordings of the same questions that athletes type and the readers do not know, in those that they do. Each keeps what it names: the lift, the day, the
 * number.
 */

const LIFT = "(?:back |front )?squat|deadlift|bench(?: press)?|overhead press|strict press|snatch|clean(?: and jerk)?|pull ?ups?";
const SPORT: { readonly [said: string]: string } = {
  rowing: "row",
  running: "run",
  cycling: "ride",
  biking: "ride",
  skiing: "ski",
  swimming: "swim",
};

const PLAIN_FORMS: { readonly [form: string]: string } = {
  easier: "easy",
  lighter: "light",
  harder: "hard",
  heavier: "heavy",
  shorter: "short",
  longer: "long",
};

type Wording = readonly [pattern: RegExp, replacement: string | ((...groups: string[]) => string)];

const WORDINGS: readonly Wording[] = [
  // "did i ever squat more then 90", "harder then last week"
  [
    /\b(more|less|longer|shorter|better|worse|faster|slower|harder|easier|heavier|lighter|further|higher|lower|bigger) then(?= (?:\d|last|in|the|my|a|an|this|before|usual|normal|i)\b)/iu,
    "$1 than",
  ],
  [/^(?:and |so |ok |but )*how easy is (?:easy|an easy run)(?: (?:for me|then|exactly))*(?=\W*$)/iu, "what pace should my easy runs be"],
  [/^(?:and |so )?(?:hows|how is|how['’]s) my goal for the (?:race|hyrox)\b.*$/iu, "am i on track for my race"],
  // "week was brutal, make next one easier"
  [/\bweek\b(.*?)\bmake (?:the )?next one\b/iu, "week$1make next week"],
  [/\bdiff(?:erences?)?(?= (?:between|of|from)\b)/iu, "difference"],
  // "how far away is my race, in weeks and days"
  [
    /^how (?:far (?:away|off|out)|soon|close) (?:is|til|till|until) (my|the) (race|hyrox|next race|comp|competition)\b.*$/iu,
    "how long until $1 $2",
  ],
  // "have I done any rowing lately" counts; without a period it would ask for all of it.
  [
    /^(?:and |so |ok )?(?:have i|did i) (?:done|do|been doing|been) (?:any|much|enough) (rowing|running|cycling|biking|skiing|swimming)\b(?: (?:lately|recently|these days))?/iu,
    (_, sport) => `how often did i ${SPORT[(sport ?? "").toLowerCase()] ?? ""} in the last 4 weeks`,
  ],
  [/\b(?:lately|of late|these days|in recent weeks)(?=\W*$)/iu, "in the last 4 weeks"],
  [/^how (?:many days|long)(?: is it| has it been| ago)?(?: since| was)? my last (rest day|day off)/iu, "when was my last $1"],
  [
    /^(?:and )?(?:is|will) (?:my plan|my training|the plan|training|it|my week) (?:be |any |a bit |much )*(easier|lighter|harder|heavier|shorter|longer) (next|this) week/iu,
    (_, form, week) => `why is the plan so ${PLAIN_FORMS[(form ?? "").toLowerCase()] ?? "light"} ${week ?? ""} week`,
  ],
  [/^(?:so |and )?(?:when['’]?s|when is) (?:my|the|our) deload(?: week)?(?=\W*$)/iu, "when is my next deload"],
  [/^(?:so |and )?what(?:['’]?s| is) my (?:weakest|worst) (?:lift|exercise)(?=\W*$)/iu, "what is my weak link"],
  [
    new RegExp(
      `^(?:so |ok |btw )?my (${LIFT})(?: max| 1 ?rm| pr| pb| best)?(?: is| went up to| is up to)? (?:now|at) (?:at )?(\\d{2,3}(?:\\.\\d)?)(?: ?(kg|kgs|lbs?))?(?: now)?(?=\\W*$)`,
      "iu",
    ),
    "new $1 max $2 $3",
  ],
  [
    new RegExp(
      `^(?:so |ok |btw )?my (${LIFT})(?: max| 1 ?rm| pr| pb| best) is (\\d{2,3}(?:\\.\\d)?)(?: ?(kg|kgs|lbs?))?(?: now)?(?=\\W*$)`,
      "iu",
    ),
    "new $1 max $2 $3",
  ],
  // "move the strength to Sunday" means the session.
  [
    /\b(move|shift|put|skip|drop|push) (the |my )?(strength|weights|lifting|gym)(?= (?:to|on|from|today|tomorrow)\b)/iu,
    "$1 the strength session",
  ],
];

const MONTH =
  "(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)";

const STATION = "(?:sleds?(?: push| pull)?|burpees|wall balls?|lunges|farmers carry|ski ?erg|rower|rowing)";

const ANYWHERE: readonly Wording[] = [
  // "don't do the sleds today, my gym lost them"
  [
    new RegExp(
      `^(?:please )?(?:i )?(?:don['’]?t|do not|cant|can['’]?t|won['’]?t) (?:do|use|want|have) (?:the |any |my )?(${STATION})(?: (today|tomorrow|on \\w+day))?[,.]? .{0,40}\\b(?:gym|broken|lost|closed|gone|there|taken)\\b.*$`,
      "iu",
    ),
    (_, station, day) => `swap ${station ?? ""} for something else ${day ?? ""}`.trim(),
  ],
  [
    /^(?:so |and )?(?:whats |what was |which was )?(?:my |the )?(?:heaviest|biggest|hardest) (week|month)(?= |\W*$)/iu,
    "which $1 had the most load",
  ],
  [
    /^(?:so |ok |and )?(?:which|what) (?:of the )?(?:hyrox )?stations? (?:should|do|must) i (?:need to |have to )?(?:work on|train|practi[sc]e|focus on|improve)(?: the)?(?: most| first)?(?=\W*$)/iu,
    "what is my weak link",
  ],
  [/\bwas steht (.{3,30}?) (?:alles|so|denn|noch)(?: (?:alles|so))? an\b/iu, "was steht $1 an"],
  [/(?<=\ban)[, ]+(?:nur |ganz )?kurz(?: (?:bitte|gefasst))?(?=\W*$)/iu, ""],
  // "make all my tuesdays 40 min max from now on": every one of them, not the next alone.
  [
    /^.*?\b(?:make|keep|cap|limit|cut|shorten|set)\b(?: (?:all|every|each|of|my|the))* ((?:mon|tues|wednes|thurs|fri|satur|sun)days?)(?: sessions?)?(?: (?:to|at|under|below|max|only|down|a|be))* (\d{2,3}) ?(?:min|mins|minutes)\b.*\b(?:from now on|every week|each week|always|for good)\b.*$/iu,
    (_, day, minutes) => `only ${minutes ?? ""} min on ${(day ?? "").replace(/s$/iu, "")}s from now on`,
  ],
  // "2 sets of dips 10 reps", "3 sets of 12 curls"
  [/\b(\d) sets? of (?!\d)([a-z][a-z -]{2,20}?),? (?:of |x |with |for )?(\d{1,2})(?: reps?)?\b/iu, "$2 $1x$3"],
  // "from dec 5 to 9" names two days.
  [
    new RegExp(
      `\\b(${MONTH}) (\\d{1,2})(?:st|nd|rd|th)? ?(?:to|until|till|through|-|–) ?(\\d{1,2})(?:st|nd|rd|th)?\\b(?! ?(?:km|k|kg|min|reps?|:))`,
      "iu",
    ),
    "$2 to $3 $1",
  ],
  [
    /^did i (?:do|train|run|lift) (?:any )?more or less (this (?:week|month|year)) than (?:the )?last(?: one| (?:week|month|year))?(?=\W*$)/iu,
    (_, span) => `compare ${span ?? ""} with last ${(span ?? "").replace("this ", "")}`,
  ],
  [
    /^(?:so |and )?how (?:many weeks|long)(?: (?:are|is))?(?: left| to go| remaining)? (?:in|of|on|does) (?:this|my|the) (?:plan|block|programme?|program)(?: (?:left|last|have left))?(?=\W*$)/iu,
    "how many weeks are left in the block",
  ],
  [
    /\b(?:whats|what['’]s|what is|how(?:s| is|['’]s)) my (?:training|session|plan|workout) (?:look(?:ing)? like )?(?:on )?(?=(?:mon|tues|wednes|thurs|fri|satur|sun)day\b)/iu,
    "whats on ",
  ],
];

/** Only after other turns: "which month was best" of what was counted. */
const AFTERWARDS: readonly Wording[] = [
  [/^(?:and |so )?which (month|week|year|one|day) (?:was|is|of them was) (?:the |my )?best(?=\W*$)/iu, "which $1 was the most"],
  // One day is compared with the same weekday a week before.
  [
    /^(?:and |so )?how (?:did|does) (?:that|it|this) compare (?:to|with) (?:the )?(?:week before|last week|one before)(?=\W*$)/iu,
    "and the week before",
  ],
  [
    /^(?:and |so )?was (?:that|it) (?:any )?(?:faster|slower|harder|easier|longer|better|worse) than (?:the )?(?:one|time|session) before(?: that)?(?=\W*$)/iu,
    "and the one before that",
  ],
];

/** The message in the first wording that the readers know. */
export function toCommonWording(content: string, isAfterOthers: boolean): string {
  return [...WORDINGS, ...ANYWHERE, ...(isAfterOthers ? AFTERWARDS : [])].reduce(
    (text, [pattern, replacement]) =>
      typeof replacement === "string" ? text.replace(pattern, replacement) : text.replace(pattern, replacement),
    content,
  );
}
