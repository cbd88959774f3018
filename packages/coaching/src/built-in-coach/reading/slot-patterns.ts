/** What of something stored or planned is wanted. */
export type Metric =
  | "sessions"
  | "time"
  | "distance"
  | "pace"
  | "effort"
  | "load"
  | "sets"
  | "reps"
  | "tonnage"
  | "weight"
  | "e1rm"
  | "notes"
  | "title";

export type Choice = "most" | "least" | "last" | "first" | "next" | "average" | "total";

/** A property of a best, race, goal or other single thing. */
export type Field =
  | "when"
  | "where"
  | "rank"
  | "target"
  | "result"
  | "gap"
  | "gain"
  | "history"
  | "since"
  | "status"
  | "content"
  | "priority"
  | "realistic"
  | "before"
  | "percent"
  | "relative"
  | "why"
  | "list"
  | "order";

/** What a wish wants to be done. */
export type Act =
  | "add"
  | "remove"
  | "move"
  | "exchange"
  | "shorten"
  | "lengthen"
  | "ease"
  | "harden"
  | "log"
  | "correct"
  | "set"
  | "done"
  | "undo"
  | "slower"
  | "faster";

/** Parts of what is stored that have no name of their own. */
export type About =
  | "goal"
  | "race"
  | "block"
  | "deload"
  | "profile days"
  | "equipment"
  | "body weight"
  | "injuries"
  | "dislikes"
  | "own workout"
  | "best"
  | "changes"
  | "age"
  | "missed"
  | "fitness";

export const METRICS: readonly (readonly [Metric, RegExp])[] = [
  ["notes", /\b(?:what )?(?:did i (?:write|note|say)|i wrote|notes?|comments?|noted|notiz\w*|kommentar\w*)\b/],
  ["e1rm", /\be1rm\b|\b(?:estimated|theoretical) (?:1rm|max\w*)\b/],
  [
    "tonnage",
    /\blift(?:ed|ing)? (?:more|less|the most|heavier)\b|\b(?:volume|tonnage|total weight|(?:many |much )?(?:kilos?|weight|kg) (?:(?:did|have) i )?(?:moved?|lift(?:ed)?|shift(?:ed)?)|(?:how many kilos?|how much(?: weight| kg)?)(?: (?:did|have) i (?:lift|move|shift)(?:ed|d)?)?(?: \w+){0,3} (?:in total|all in all|altogether|all together|overall)|volumen|tonnen)\b/,
  ],
  ["reps", /\b(?:total )?(?:reps?|repetitions?|wdh|wiederholung\w*)\b/],
  ["sets", /\b(?:working )?sets?\b(?! (?:a|my|up|the|it)\b)|\bsatze\b/],
  ["pace", /\bkm schnitt\b|\bpaces?\b|\bper (?:km|k|mile)\b|\bhow fast\b|\b(?:split|splits|tempo pro km|speed)\b|\bfaster\b|\bslower\b/],
  [
    "effort",
    /\brpes?\b|\beffort\b|\bintensity\b|\bhow (?:hard|tough|brutal|easy)\b|\b(?:feel|felt|fuhlt\w*|angefuhlt|anstrengend|wie hart|rated|rating|rate)\b/,
  ],
  ["load", /\b(?:training |weekly )?(?:load|strain|belastung|wochenlast|trainingslast)\b/],
  [
    "distance",
    /\bhow far\b(?! (?:off|away|to|until|til|till|from|is it|am i))|\b(?:how )?(?:many|much) (?:km|kms|k|kilomet\w+|miles?|metres|meters)\b|\b(?:kms|km|kilomet\w+|mileage|distance|miles|metres|meters|strecke)\b/,
  ],
  [
    "time",
    /\bhow long\b(?! ago| since| is it since| has it been| do i have| have i got| before| until| till| til| to go)|\bhow much (?:did|have|had) i (?:[\w ]{1,25} )?(?:train|trained|training|work out|worked out)\b(?! (?:my|the|for))|\b(?:how )?(?:many|much|more|less|most|least|total) (?:hours?|minutes?|mins?|min|time)\b|\b(?:hours?|hrs|minutes|mins|min|duration|length|stunden|minuten|lange|dauer)\b/,
  ],
  ["weight", /\bhow heavy\b|\b(?:weight|weights|kg|kilos?|loads|heavy|satzgewicht|set weight)\b/],
  ["sessions", /\bhow (?:often|many)\b|\b(?:number|count|tally) of\b|\bcount\b|\banzahl\b|\bgesamtzahl\b|\bwie oft\b/],
];

export const CHOICES: readonly (readonly [Choice, Metric | undefined, RegExp])[] = [
  ["average", undefined, /\b(?:on average|average|avg|typical|typically|usually|normally|im schnitt|durchschnitt\w*)\b/],
  ["most", "effort", /\b(?:hard ones?|hardest|toughest|worst|most (?:intense|brutal)|grimmest|roughest|harder|tougher)\b/],
  ["most", "time", /\b(?:longest|longer)\b/],
  ["most", "weight", /\b(?:heavy ones?|heaviest|heavier)\b/],
  ["most", "pace", /\b(?:fastest|quickest)\b/],
  ["most", "distance", /\b(?:furthest|farthest)\b/],
  ["most", "load", /\b(?:biggest|busiest)\b/],
  ["least", "effort", /\b(?:easiest|lightest|easier|lighter)\b/],
  ["least", "time", /\b(?:shortest|quickest|shorter)\b/],
  ["least", "pace", /\b(?:slowest)\b/],
  ["most", undefined, /\b(?:highest|max(?:imum)?(?! \d)|most|top|peak|best|strongest)\b/],
  ["least", undefined, /\b(?:lowest|least|fewest|smallest|weakest|minimum)\b/],
  ["next", undefined, /\b(?:next|upcoming|nachste\w*)\b/],
  ["last", undefined, /\b(?:last|latest|most recent|previous|recently|zuletzt|letzte\w*)\b/],
  ["first", undefined, /\b(?:first|earliest|erste\w*)\b/],
];

export const FIELDS: readonly (readonly [Field, RegExp])[] = [
  [
    "since",
    /\bsince when\b|\bhow long have i (?:been able|had|been)\b|\bseit wann\b|\bwhen did i (?:first|learn|start|manage)\b|\bfirst time\b/,
  ],
  [
    "history",
    /\b(?:over the (?:year|months|season)|got on|coming along|evolv\w*|then (?:vs|and|versus) now|progression|history|progress(?:ed|es)?|timeline|development|trend(?:s|ing|ed)?|over time|curve|verlauf|entwicklung|all (?:the |my )?(?:values|times|dates))\b|(?<=\bhow (?:has|have|did|much has|much did|much have)\b.{0,40}\b)chang(?:ed?|ing)\b/,
  ],
  [
    "gain",
    /\b(?:gain(?:ed|s)?|improv(?:e|ed|ing|ement|ements)|increase(?:d)?|grown?|grew|(?:go|goes|gone|went|going|come|came) (?:up|down)|(?:get|gets|getting|got|gotten) (?:any )?(?:better|worse)|better than(?= (?:in|last|before|at|a|the))|rise[ns]?|risen|dropp(?:ed|ing)|fallen|creep\w*|added|progress on|verbesser\w*|steigerung|improvement|stronger|weaker|fitter|stuck|plateau\w*|stall(?:ed|ing)?|stagn\w*)\b/,
  ],
  [
    "gap",
    /\b(?:gap|diff|minus|difference|differenz|missing|short of|left to go|to go|(?:take|shave|cut|knock) off|how (?:far|close|much) (?:off|away|short|to go|am i (?:off|away|from|short)|to (?=\d|my|the|a |sub)|am i(?= from)|from|is it from|is (?:it|that|this) (?:off|from|away)|is)|how close|far off|still need|need(?:ed)? for|still (?:have|need) to do|fehl\w*|abstand|unterschied|by how much)\b/,
  ],
  ["order", /\b(?:rank(?:ed|ing)?|sort(?:ed)?|order(?:ed)? by|in order|hardest to easiest|highest to lowest|top to bottom|leaderboard)\b/],
  [
    "before",
    /\b(?:the )?(?:(?:one|ones|time|run|session|best|pb|pr|value|week|month|race) (?:before|prior)(?: that| this| it)?|before that(?: one)?|previous(?:ly)?(?: one)?|prior|und davor|davor|second(?: to)? last|last but one|before last)\b/,
  ],
  ["percent", /\bpercent(?:age)?\b|\bprozent\w*\b| %/],
  ["relative", /\b(?:per (?:kg|kilo)|body ?weight ratio|times (?:my )?body ?weight|relative to|x body ?weight|ratio)\b/],
  [
    "rank",
    /\b(?<!in its |in their |trade |swap |in )(?:which |what )?(?:place|placed|placing|position|finishing place|platz|platzierung)\b/,
  ],
  ["target", /\b(?:target|aim(?:ed|ing)?|zielzeit|wanted|hoping)\b/],
  [
    "realistic",
    /\b(?:realistic|schaff\w*|manage|doable|achievable|feasible|on track|manage it|make it|chances?|likely|possible|ahead or behind|behind or ahead|ahead of|behind on|on schedule|on course|realistisch|schaffbar)\b/,
  ],
  ["result", /\b(?:results?|finish(?:ed|ing)?(?: time)?|how did it go|ergebnis)\b/],
  [
    "when",
    /\b(?:how long (?:since|is it since|has it been since|til|till|until|do i have|have i got|before)|when|whens|what day|which day|what date|which date|by when|how long ago|wann|deadline|due|runs? out|expire\w*)\b/,
  ],
  ["where", /\b(?:where|wheres|location|city|venue|ort)\b/],
  ["priority", /\b(?:priority|prio|[abc] race)\b/],
  ["status", /\b(?:approved|pending|status|accepted|rejected|reviewed|freigegeben|waiting|awaiting|is it (?:live|through|in))\b/],
  ["content", /\b(?:whats in|what is in|content|consist\w*|detail\w*|exactly|what does it|exercises in|inhalt)\b/],
  ["why", /\b(?:why|how come|reason|warum|wieso|weshalb)\b/],
  ["list", /\b(?:list|dates|each|every|all of them|details|alle|auflisten|show me all|which ones|which sessions|welche)\b/],
];

/** Words that do something to what is stored; the surer ones first. */
export const ACTS: readonly (readonly [Act, RegExp])[] = [
  ["undo", /\b(?:undo|revert|put (?:it|that|everything) back|take (?:it|that) back|roll back|ruckgangig)\b/],
  [
    "correct",
    /\b(?:bump(?:ed)?|correct(?:ed)?|fix|should (?:be|have been|read)|was actually|wasnt|not an? \d|wrong|typo|amend|edit|i meant to (?:write|log|put)|korrigier\w*)\b/,
  ],
  [
    "exchange",
    /\b(?:swap(?:ped)?|replace|substitute|sub(?! ?\d)|switch|exchange|trade(?: places)?|instead of|in (?:its|their|his) place|rather than|umstellen|tausch\w*|ersetz\w*|statt|anstatt)\b/,
  ],
  ["move", /\b(?:move|shift|reschedule|postpone|bring forward|push|pull forward|verschieb\w*|verleg\w*)\b/],
  ["done", /\b(?:mark|tick off|check off|completed|finished)\b/],
  [
    "remove",
    /\b(?:remove|delete|wipe|erase|drop|skip|scrap|bin|ditch|cancel|scratch|take out|leave out|cut out|get rid|kill|lose|give up|giving up|without|streich\w*|losch\w*|weglassen|weg|raus|ausfallen|out|off|miss)\b/,
  ],
  [
    "shorten",
    /\b(?:shorten|shorter|cut|trim|reduce|down to|only|max(?:imum)?|no more than|nur|hochstens|maximal|keep under|cap|kurz\w*)\b/,
  ],
  ["lengthen", /\b(?:longer|bigger|extend|lengthen|more|extra|beef up|harder|grosser|langer)\b/],
  ["ease", /\b(?:ease|easier|lighter|tone down|dial (?:down|back)|take it easy|easy|locker\w*|leichter)\b/],
  ["slower", /\b(?:slower|lower|slow down|slow)\b/],
  ["faster", /\b(?:faster|quicker|raise|speed up)\b/],
  [
    "log",
    /\b(?:log|logged|record|track|note down|jot|i (?:just )?(?:did|ran|rode|rowed|swam|hiked|walked|lifted|squatted|benched)|enter|trag\w*|eintragen|weighed)\b/,
  ],
  ["add", /\b(?:add|chuck|throw|stick|put|insert|include|tack|bolt|squeeze|give|gimme|sign|register|book|hinzu\w*|dazu)\b/],
  ["set", /\b(?:set|change|update|make|adjust|tweak|alter|modify|rename|turn|andern|andere|umstell\w*|rejig|rework|rearrange)\b/],
];

export const ABOUT: readonly (readonly [About, RegExp])[] = [
  [
    "own workout",
    /\b(?:custom|own|self made|my own) (?:session|workout|training)\b|\b(?:session|workout|one|thing) (?:i|that i|of mine) (?:wrote|made|created|typed|built|submitted|typ\w*)\b|\bi (?:wrote|made|created|typed? out|type out|submitted)\b|\bof mine\b|\beigene\w* (?:workout|session|training)\b/,
  ],
  ["block", /\b(?:blocks?|blocke\w*|mesocycles?|cycles?|programme?|phases?)\b/],
  ["deload", /\b(?:deloads?|light week|easy week|cutback|recovery week)\b/],
  [
    "profile days",
    /\b(?:free days?|freie tage|rest days?|days off|days i (?:can|train)|training days?|available days?|availability|days (?:a|per) week|trainingstage|which days|what days|minutes (?:on|per) (?:mon|tues|wednes|thurs|fri|satur|sun)days?|verfugbar\w*|einstellung\w*)\b/,
  ],
  ["equipment", /\b(?:equipment|kit|gear|gerate|ausrustung)\b/],
  ["body weight", /\b(?:body ?weight|my weight|weigh(?:ed|s)? (?:myself|in)|i weigh|weigh|wiege|gewicht)\b/],
  ["injuries", /\b(?:injur\w+|niggles?|verletzung\w*)\b/],
  ["dislikes", /\b(?:dislikes?|hate list)\b/],
  ["goal", /\b(?:goals?|ziele?|ziels)\b/],
  ["race", /\b(?:races?|competitions?|comps?|events?|wettkampf\w*|wettkampfe|rennen|racing)\b/],
  [
    "best",
    /\b(?:pbs?|prs?|personal bests?|personal records?|1 ?rms?|maxe?s|max|bestzeit\w*|bestleistung\w*|best|record|best time|bests?|all time best)\b/,
  ],
  ["missed", /\b(?:miss(?:ed)?|skipp?(?:ed)?|didnt do|ausgelassen|verpasst)\b/],
  ["changes", /\b(?:changed?|changes|adjust\w*)\b/],
  ["age", /\b(?:age|old am i)\b/],
];
