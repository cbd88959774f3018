import { type Metric } from "./data-slots.ts";

export const FIRST_PERSON = /\b(my|i|me|ive|im|id|we|our|mine|myself|am)\b/;

export const RULES: readonly (readonly [Metric, RegExp])[] = [
  ["check-ins", /\bresting (heart|hr|pulse)/],
  [
    "distance",
    /\bdid i (ever |even )?(swim|ride|row|ski|cycle|bike)\b|\b(best|biggest) (week|month) (of|for) (running|rowing|cycling)|\b(biggest|best) (running|mileage) (week|month)\b/,
  ],
  [
    "load",
    /\b(hardest|toughest|heaviest|easiest|lightest) (week|month)\b|\b(was|is) .*\b(week|month|january|february|march|april|may|june|july|august|september|october|november|december)\b.*\b(harder|easier|tougher)\b/,
  ],
  ["sessions", /\b(which|what) (month|week) (did|have|was) .*\b(most|least|best|worst|weakest|lowest|strongest|biggest|smallest)\b/],
  ["week ahead", /\bhow (many|much) (hours|km|kms|k|sessions|time|running)\b.*\b(am i|will i|do i have|planned)\b.*\b(this|next) week\b/],
  [
    "week ahead",
    /^when (do|will|am) i (squat|deadlift|bench|press|run|row|ski|lift)\w* (next|again)\b|\b(test|time trial|simulation|sim)\b.*\b(coming up|planned|soon)\b|\bwarm ?up\b.*\b(today|tomorrow|friday|saturday)\b.*|\bwhy\b.*\b(no|isnt there a) session\b/,
  ],
  ["profile", /\blong day\b/],
  ["bests", /\bhow much (stronger|heavier) am i\b/],
  ["remaining", /\b(hardest|easiest|longest|shortest)\b.*\b(left|next week|planned|coming|to come|ahead|this weekend)\b/],
  ["results", /^how did (?!i\b|it\b|this\b|last\b|the week|my week|my training)[a-z0-9 ]+ (go|end)\b/],
  ["results", /\b(what|which) (place|position|rank)\b|\bdid i (hit|make|reach|beat|meet|get) (the|my) (goal|target|time)\b.*\b(in|at)\b/],
  ["goals", /\bgoals?\b.*\b(missing|left|short|to go|in time|close|closest|far|off)\b|\bhow much is missing\b.*\bgoal\b/],
  ["time", /\blongest (session|workout|training)\b/],
  ["test", /\brow\w* 500 ?m?\b.*\b(pb|pr|best|time|record)\b/],
  ["time", /^(total |my )?(training )?(hours|time|minutes) (trained|of training|training|in|this|last|so far)\b/],
  ["summary", /\bhow (did|have) (i|we) (do|done|go|get on|been doing)\b.*\b(week|month|year)s?\b/],
  ["outlook", /\bhow much (faster|quicker) (do|must|would|should) i\b/],
  ["effort", /\bhow many\b.*\brpe ?\d/],
  ["hardest", /\b(kind|type|sort)s? of (session|training|workout|run)s?\b/],
  [
    "week ahead",
    /\b(how many|how much|how heavy|what weight|which weight|what load)\b.*\b(sled|wall balls?|lunges?|farmers|burpees?|ski|skierg|row|carry|sandbag|pull ups?|press|squats?|deadlifts?|bench)\b.*\b(today|tonight|tomorrow|(on |this |next )?(mon|tues|wednes|thurs|fri|satur|sun)day)\b/,
  ],
  [
    "injuries",
    /\b(ankle|knee|shoulder|back|hip|wrist|injury|niggle)\b.*\b(in|from) my profile\b|\bmy profile\b.*\b(ankle|knee|shoulder|injur\w*)\b/,
  ],
  [
    "what was done",
    /\bwhen did i last do\b(?!.*\b(squat|dead|bench|press|cindy|fran|murph))|\b(last|recent) (half |full )?(sim|simulation)\b/,
  ],
  ["remaining", /\bwhat (comes|is|happens) after (this|the|my) (block|plan)\b|\bwhen does (this|the|my) (block|plan) end\b/],
  ["week ahead", /\bdeload end\b/],
  [
    "volume",
    /\b(did|do|have) i\b.*\b(lift|lifted|lifting|lifts|strength) (more|less|heavier)\b|\b(did|do|have) i\b.*\b(more|less) (lifting|strength|weights)\b|\b(did|do|have) i lift\w* more\b/,
  ],
  [
    "fitness",
    /\b(am i|did i|have i) (getting|get|gotten|become|becoming)? ?(any )?(faster|stronger|fitter|better|slower|weaker)\b(?!.*\b(row|rower|squat|bench|deadlift|5k|10k)\b)/,
  ],
  ["bests", /\b(strongest|best|weakest) lift\b/],
  ["results", /\bwhen (did|was) (i|my)\b.*\b(race|10k race|hyrox|marathon|comp\w*)\b/],
  ["countdown", /\bany (races?|competitions?|events?)\b|\bdo i race\b|\b(?:race|racing) soon\b/],
  ["sessions", /\bhow often do i\b|\bhow many days a week (have|did|do) i (actually )?(train|trained)\b/],
  ["what was done", /\b(my )?last (strength|lifting|gym|interval|threshold|tempo|easy|hyrox|compromised) (session|workout|run)\b/],
  ["week ahead", /\b(planned|scheduled|on|happening)\b.*\bthe \d{1,2}(st|nd|rd|th)\b/],
  ["what was done", /^(and )?have i (trained|done|worked out|run|lifted|logged)\b.*\b(today|yet|already)\b/],
  [
    "week ahead",
    /^how (long|hard|heavy) (is|are)\b.*\b(session|workout|run|today|tomorrow|\w+days?)\b|\bsessions? (are |is )?(planned|scheduled|do i have|left for) .*\b(this|next) week\b|\bplanned (for )?(this|next) week\b/,
  ],
  ["outlook", /\bhow far (off|away)\b|\bhow far am i (from|off)\b/],
  ["adherence", /\b(slacking|lazy|keeping up)\b/],
  ["distance", /\bhow much (?:am|have|did|was) i\b.*\b(?:ran|run)$/],
  ["distance", /\bhow much (running|rowing|riding|cycling|swimming|skiing) (did|have|do)\b/],
  ["volume", /\bheaviest (thing|weight|lift|set|ive|i)\b(?!.*\b(squat|dead|bench|press|clean|snatch))/],
  ["profile", /\b(available days|what do i (dislike|hate|not like)|my dislikes)\b/],
  ["week ahead", /^(and )?when (do|is|am|are|will) (i|my|the|we)\b.*\b(test|time trial|long run|sim|simulation)\b/],
  ["week ahead", /^why (is|are|does|do)?.*\b((next|this) week|tomorrow|today)s?\b.*\b(light|easy|short|little|less|deload)/],
  ["outlook", /\b(what|which) time do i need\b|\btime (do|would) i need\b/],
  [
    "results",
    /\b(where|how) did i (finish|come|place|end up)\b|\bhow (fast|quick) was i (at|in)\b|\bmy last (hyrox|race|competition|comp)\b(?!.*\b(week|before)\b)/,
  ],
  [
    "score",
    /\b(cindy|fran|murph|grace|helen|annie|diane|jackie|isabel|karen|amanda|chelsea|mary|angie|barbara|elizabeth|nancy|linda|dt|kalsu|chad)\b.*\b(score|time|result|rounds|pr|pb|best|last|did i|was)\b|\b(score|time|result|rounds|pr|pb|best)\b.*\b(cindy|fran|murph|grace|helen|annie|diane|jackie|isabel|karen|amanda|chelsea|mary|angie|barbara|elizabeth|nancy|linda|dt|kalsu|chad)\b/,
  ],
  [
    "what was done",
    /\bhow (long|far|fast|hard|was) (was |did )?(my )?last (long run|run|ride|session|workout|row|swim|simulation)\b|\bmy last (long run|run|ride|row|swim|session|workout)\b/,
  ],
  [
    "changes",
    /\b(what|which|why|anything|something|how|when|show|list|last|recent)\b.*\b(change[ds]?|changing|adjust\w*|adapt\w*|different|modified|moved around|altered)\b.*\b(plan|program\w*|week|block|session|sessions|training)?|\bplan (change|changes|history|adjustments?)\b|\badjustments\b|\bwhy (did|was|were|has|have) (you|my|the) .*\b(change|move|remove|swap|replace|adjust)/,
  ],
  ["check-ins", /\b(sleep|slept|soreness|sore|energy|mood|stress|readiness|hrv|resting (heart|hr)|check ?ins?|wellness)\b/],
  [
    "not stored",
    /\b(calories|kcal|bmi|burn(ed|t)?|steps|step count|macros|protein (did|have) i|(?:my|whens) birthday|blood|heart rate (on|in|during|last|yesterday|for)|average heart rate|avg hr|max hr|cadence|elevation|body ?fat|water (did|have) i|sleep score)\b/,
  ],
  ["streak", /\b(streak|in a row|consecutive|without (missing|a break)|back to back days)\b/],
  [
    "adherence",
    /\b(adherence|compliance|consisten\w*|what (percent|share|percentage)\b|what % ?of|% of (my|the) (sessions|workouts|plan)|percent(age)? of (my )?(sessions|workouts)|how (well|much) (have|did) i (stick|stuck|follow)|stick(ing)? to (the|my) plan|completion rate|hit rate|on track with (the|my) plan)\b/,
  ],
  ["goals", /\b(goals?|targets?|aims?)\b/],
  [
    "outlook",
    /\b((how|hows|are we|am i|looking|look|ready|set|feeling|shape|where).*race day|race day ready|on (track|course|pace) for|ready for|shape for|prepared for|set for|readiness for|chances? (of|for|at)|gonna be ready|will i be ready|look(ing|s)? (for|like for) (my |the )?(race|comp\w*|hyrox|berlin))\b/,
  ],
  [
    "countdown",
    /\b(when('?s)? (is|are|do|does)?.*(race|races|comp|competition|competitions|event|hyrox|marathon|meet|triathlon|10k|5k)|how (long|many (days|weeks|sleeps|months)|far).*(til|till|until|to|to go|left|away|out)\b|days (to|til|till|until) |weeks (to|til|till|until|out)|countdown|(next|upcoming|which|what|any) (race|races|comp|competition|competitions|event|events)( do i have| am i (in|doing)| coming up)?|my (next )?(race|races|competition|competitions)( date| calendar)?( on| when)?$|race (date|calendar))\b/,
  ],
  [
    "results",
    /\b(result|results|finish(ed)? (time|place)|place|placed|placing|position|rank|how did (i|it|my|the).*(go|do|finish|race)|(what|which) (time|place) did i|time (did )?i (took|get|got|run|do|did)|my time (at|in|from))\b/,
  ],
  [
    "fitness",
    /\b((my|current|am i|how|whats|i|we) .*(fitness|fatigue|form|freshness)|fitter|how (tired|fresh)|am i .*tired|(training|accumulated) fatigue|^fitness$|^fatigue$|^form$|ctl|atl|tsb|in (good |better |worse )?shape|am i .*(overtrain\w*|overreach\w*|overdo\w*|recovered|burn(ed|t) out|fresh|fit\b)|training status|less fit|more fit|my acwr|train\w* too (much|hard))\b/,
  ],
  ["remaining", /\b(how many|what).*(left|remaining|to go|still)\b.*|\bleft in (this|the|my) (block|plan|week)\b/],
  ["injuries", /\b(injur\w*|niggles?|what hurts)\b/],
  [
    "profile",
    /\b(weigh|body ?weight|my weight|how (old|tall|heavy) am i|(what|whats|how|is|tell|show|know|have|got|entered|stored)\b.*my (age|height|level|focus|equipment|gear|kit|availability|schedule|profile|gender|sex|units|details|training days|dislikes)|what equipment|my equipment|(days|times) (a|per) week (am|do|did|have|is|are)|how many days (a|per) week|which days (do|can|am) i (train|available|down)|what (do|have) you (have|got|know) (for|about|on|of) me|training age|how long have i (been|trained)|what level)\b/,
  ],
  ["effort", /\b(rpe|effort|how hard (was|were|did|have)|average intensity|felt)\b/],
  ["hardest", /\b(hardest|toughest|easiest|hardest session|biggest session|most (brutal|demanding|intense))\b/],
  [
    "volume",
    /\b(volume|tonnage|kilos|kgs?|pounds|weight) (did|have|i|we|lifted|moved|total)|\b(how much) (did|have) i (lift|lifted|move|moved)\b|\btonnage\b|\b(total|weekly|lifting|training|lifted) volume\b|\bvolume\b|\bhow much weight\b/,
  ],
  [
    "pace",
    /\b((average|avg|mean|my) (run(ning)? )?pace (last|this|on|in|since|over|was|yesterday|for my)|what pace did|pace (did|of my last)|how fast (did|have|do|am|was)|speed|min per km)\b/,
  ],
  ["load", /\b(training load|load|strain|stress score|monotony)\b/],
  [
    "time",
    /\b(how (many|much) ((total )?(hours?|minutes?|time))|hours? (did|have|of)|how long (did|have|was|were) (i|my|the|last)|average (session )?(length|duration|time)|total time|training time|time (spent|training)|average session|minutes (did|have))\b/,
  ],
  [
    "distance",
    /\b(how (far|many (km|kms|kilometers?|kilometres?|k|miles|meters?|metres?|m)|much (did|have) i (run|ran|row|rode|ride|cycle|swim|swum|ski|rowed))|mileage|distance|kilometers?|kilometres?|km|kms|miles|longest (run|ride|row|swim|ski|jog)|weekly run\w*|(run|ran|running) (total|volume)|(more|less|further|farther|fewer) .*(run|ran|km)|(run|ran|running|ride|rode|row|rowed|swim|swam) (more|less|further|farther))\b/,
  ],
  [
    "sessions",
    /\b(how (many|often|much).*(session|sessions|workout|workouts|train|trained|gym|times|run|runs|rides|lift|lifting|squat|squatted|deadlift|deadlifted|bench|benched|press|rowed|row|swim|swam|ran|walk)|(number|count) of (sessions|workouts|runs)|sessions (done|did|completed|so far|this|last|per|a)|workouts (done|did|completed|so far|this|last|per)|(train|trained|training) (more|less|harder|enough)|(more|fewer|less) (sessions|workouts|training)|(best|busiest|biggest|most) (month|week)|most active|harder than usual|was (last|this) (week|month) (hard|harder|easier|bigger|big))\b/,
  ],
  [
    "week ahead",
    /\b(what|whats|whatve|when) (have|do|am|will) (i|we) (got|have|doing|do|train\w*|on|be doing|need to do)?\b.*\b(mon|tue|tues|wed|thu|thurs|fri|sat|sun)(day|nesday|sday|rsday|urday)?\b/,
  ],
  [
    "what was done",
    /\b((what|anything|something) (did|have|was) (i|my|we|on)|did i (do|train|work ?out|run|lift|go)|what (workout|session|training) (did|was)|last (session|workout|training|run|ride|lift|time)|(show|list|give) (me )?(my )?(last|recent|latest) .*(session|sessions|workout|workouts|run|runs|training)|(yesterday|recent|previous)s? (session|sessions|workout|workouts|training)|training (log|history)|my (log|history)|recent (training|workouts|sessions|runs))\b/,
  ],
  [
    "week ahead",
    /\bwhen (do|is|am|are|will) (i|my|the|we)\b.*\b(test|time trial|long run|sim|simulation)\b|\b(what|whats|whatve|when|which|do i|am i|anything|is there|show|give|list|got|have)\b.*\b(today|tonight|tomorrow|tmrw|day after tomorrow|next week|this week|rest of the week|(on |this |next )?(mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(day|nesday|sday|rsday|urday)?|this weekend|the weekend|weekend|next (session|workout|training|run|long run))\b|^(and )?(today|tomorrow|tonight|next week|this week|next session|next workout|day after tomorrow|this weekend)$/,
  ],
  [
    "summary",
    /\b(how am i doing|how('?s| is| are|s) (my )?(training|things|it|everything|progress)( going| looking)?|my progress|progress report|how have i been (doing|training)|summar\w+|recap|review (of )?my (week|month|year)|how did (my|the|this|last) (week|month|year|block) go|how (was|is|s|are) (my |the |this |last )?(training|week|month|year|block)( going| looking)?|how is (this|last) (week|month))\b/,
  ],
  ["bests", /\b(prs?|pbs?|personal (bests?|records?)|all my (lifts|maxes)|my (lifts|maxes|1rms|records|numbers|benchmarks|bests|stats))\b/],
];

/** The word is there, the athlete is not: "rpe explained", "sleep tips". */
export function isGeneral(metric: Metric, words: string): boolean {
  const isPersonal = FIRST_PERSON.test(words);
  switch (metric) {
    case "check-ins":
      return (
        !/\b(did i|have i|was i|were my|was my|my (average|avg|last|soreness|sleep|energy|hrv|resting|check|stress|mood|readiness)|how (much|well|sore|long|tired|is|s|was)|hows|average|avg|log|last|check ?ins?)\b/.test(
          words,
        ) || /\b(should|tips|improve|better|need|after|before|help)\b/.test(words)
      );
    case "not stored":
      return !/\b(did|have i|my|was|were|i burn)\b/.test(words);
    case "score":
      return /\b(a good|good (score|time)|average|usual|should|level)\b/.test(words);
    case "effort":
      return !/\b(avg|average|my|was|were|did|last|mean|this|since)\b/.test(words);
    case "changes":
      return !/\b(plan|program\w*|block|week|session|sessions|my training|adjustments?|anything|you)\b/.test(words);
    case "injuries":
      return (
        !/\b(what|which|do you have|have you|my|list|show|any|stored|recorded|know)\b/.test(words) ||
        /\b(prevent|avoid|risk|train|around|with|what (should|can|do i do))\b/.test(words)
      );
    case "remaining":
      return !/\b(this|the|my|in|left)\b/.test(words);
    case "countdown":
      return (
        /\bdid i (set|run|do|get)\b/.test(words) ||
        /\b(stop|start|begin|before|after|taper|peak|eat|test|deload|easy|long run)\b/.test(words) ||
        (!isPersonal && words.split(" ").length > 9)
      );
    case "goals":
    case "outlook":
    case "results":
    case "profile":
      return !isPersonal && words.split(" ").length > 7;
    default:
      return false;
  }
}
