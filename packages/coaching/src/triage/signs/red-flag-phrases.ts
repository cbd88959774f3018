import type { RedFlagClass } from "@ironpace/training";

/** Words that would be misread. */
export const HARMLESS =
  /\b(?:can['’]?t|cannot) breathe (?:properly )?through (?:my|the) nose\b|\btight chest stretch\w*\b|\bstretch\w* (?:for|my) (?:a |my |the )?tight chest\b|\bstop my heart rate\b/gi;

/** How people write it, over and above the vocabulary of the injuries: each a sign by itself. */
export const RED_FLAG_PHRASES: readonly (readonly [RedFlagClass, RegExp])[] = [
  [
    "cardiac",
    /\b(?:elephant|weight|brick|band|vice|pressure|squeez\w+|crush\w+|stabbing|sharp pain|burning|hurts?|hurting|ache|aching|pain\w*|tight\w*)\b(?: \w+){0,4} (?:on|in|across|around|behind|under) (?:my |the )?(?:chest|breastbone|sternum)\b/,
  ],
  [
    "cardiac",
    /\b(?:chest|ticker)\b(?: \w+){0,3} (?:hurts|hurting|aches|is tight|feels tight|felt tight|tightens|tightened|feels heavy|felt heavy|squeez\w+|burns|burning|pains?)\b/,
  ],
  [
    "cardiac",
    /\b(?:heart|ticker)\b(?: \w+){0,4} (?:skip\w*|flutter\w*|irregular\w*|pounding at rest|racing at rest|stopp\w+|missed a beat|misses beats|goes crazy|going crazy|wont slow|doing flips)\b|\bskipped beats?\b/,
  ],
  [
    "cardiac",
    /\b(?:left arm|jaw)\b(?: \w+){0,4} (?:numb|tingl\w*|heavy|aches|hurts|pain)\b(?: \w+){0,6} (?:chest|breath\w*|sweat\w*|run\w*|train\w*|interval\w*)\b/,
  ],
  [
    "cardiac",
    /\b(?:collapsed|keeled over|fell unconscious|woke up on the floor|came to on the floor|nearly passed out|almost passed out|almost fainted|nearly fainted|about to pass out|see(?:ing|n)? stars and|vision (?:went|goes|going) (?:black|dark)|everything went black|went black|greyed out|grayed out|lost consciousness|conked out)\b/,
  ],
  [
    "respiratory",
    /\b(?:cant (?:get|catch) (?:my |any |enough )?(?:breath|air)|gasping for (?:air|breath)|struggl\w+ to breathe|unable to breathe|hard to breathe (?:at rest|sitting|lying|even)|wheez\w+ (?:and|badly|a lot|at rest)|throat (?:is )?clos\w+|spit\w* (?:up )?blood|cough\w* (?:up )?blood|blood when (?:i )?cough)\b/,
  ],
  [
    "neuro",
    /\b(?:face|mouth)\b(?: \w+){0,3} (?:droop\w*|numb|sagging|wont move)\b|\b(?:one side|left side|right side) of (?:my )?(?:face|body)\b(?: \w+){0,4} (?:numb|weak|droop\w*|tingl\w*|went)|\b(?:slur\w*|cant (?:speak|talk|form words|get my words))\b|\bworst headache\b|\bseeing double\b|\bhit my head\b|\bbanged my head\b|\b(?:bar|barbell|weight|plate|box|dumbbell|kettlebell) (?:hit|landed on|fell on|on) my head\b|\bfit or seizure\b|\bseizures?\b|\b(?:lost|losing) (?:my )?(?:vision|sight)\b/,
  ],
  [
    "cauda-equina",
    /\b(?:numb|no feeling|cant feel|lost feeling|tingl\w*|pins and needles)\b(?: \w+){0,6} (?:down there|between my legs|inner thighs?|saddle|crotch|privates?|genitals?|bum|butt|buttocks|bottom|anus|perineum|groin|both legs|both feet)\b|\b(?:cant|cannot|trouble|hard to|unable to|lost control) (?:\w+ ){0,3}(?:pee|peeing|urinat\w*|poo|poop|bladder|bowels?)\b|\b(?:wet|peed|pissed|soiled|pooped) (?:myself|my pants)\b(?! laughing)|\bdragging my (?:foot|toes)\b|\bfoot (?:drops|dropping|wont lift)\b/,
  ],
  [
    "vascular",
    /\b(?:calf|lower leg|leg)\b(?: \w+){0,5} (?:swollen|swelled|puffy|swelling|balloon\w*)\b(?: \w+){0,6} (?:hot|warm|red|throb\w*|flight|plane)\b|\b(?:hot|warm|red) (?:and )?(?:\w+ )?(?:swollen|puffy) (?:calf|leg)\b/,
  ],
  [
    "rhabdo",
    /\b(?:pee|peeing|peed|piss|pissing|urine|wee)\b(?: \w+){0,6} (?:brown|dark|cola|coke|coca|black|tea|blood\w*|red|rusty|pepsi)\b|\b(?:brown|dark|cola|coke|black|blood\w*|red|rusty)(?: \w+){0,2} (?:pee|piss|urine|wee)\b/,
  ],
  [
    "heat",
    /\b(?:stopp\w* sweating|not sweating any ?more|confused|disoriented|delirious)\b(?: \w+){0,8} (?:heat|hot|sun|sauna|degrees)\b|\b(?:heat|hot|sun|sauna)\b(?: \w+){0,8} (?:confused|disoriented|delirious|collapsed|stopped sweating|vomiting)\b|\bheat ?stroke\b/,
  ],
  [
    "trauma",
    /\b(?:heard|felt) (?:\w+ ){0,3}(?:pop|snap|crack)\b(?: \w+){0,12} (?:cant|cannot|unable|swollen|collapsed|walk|weight|gave|gone|lift my|bruis\w*)\b|\bbone(?:s)? (?:is |are )?(?:sticking|poking|showing|out)\b|\b(?:shoulder|knee|kneecap|finger|elbow|hip|thumb)\b(?: \w+){0,3} (?:popped out|came out|out of (?:its )?(?:socket|joint|place)|dislocat\w*)\b|\b(?:snapped|broke|broken|fractured|shattered) my (?:\w+ )?(?:arm|leg|wrist|ankle|foot|toe|finger|hand|rib|ribs|collarbone|hip|shoulder|elbow|shin|knee|neck|back)\b|\b(?:cant|cannot|unable to|not able to) (?:put|bear|take) (?:any )?weight (?:on|through)\b|\b(?:cant|cannot) (?:walk|stand) on it\b/,
  ],
  [
    "infection",
    /\b(?:39|38|40|103|102|101)(?:\.\d)? ?(?:c|f|degrees)?\b(?: \w+){0,3} (?:fever|temp|temperature)\b|\b(?:fever|temp|temperature)\b(?: \w+){0,3} (?:38|39|40|41|101|102|103|104)\b|\bburning up\b|\bchills and\b|\bshivering (?:and|all night)\b|\blost \d+ ?(?:kg|kilos|pounds|lbs?) without trying\b|\bnight sweats\b/,
  ],
  [
    "bone-stress",
    /\b(?:shin|foot|metatarsal|tibia|hip|heel|bone)\b(?: \w+){0,10} (?:hurts?|pain|aches?)\b(?: \w+){0,8} (?:at night|in bed|when i hop|hopping|at rest|one spot|pinpoint|one point)\b|\bpinpoint (?:bone )?(?:pain|tender\w*)\b/,
  ],
  [
    "pregnancy-complication",
    /\bpregnan\w*\b(?: \w+){0,12} (?:bleed\w*|contraction\w*|leak\w*|waters|dizzy|fluid|headache|less movement|not moving)\b|\b(?:bleed\w*|contraction\w*|waters)\b(?: \w+){0,12} pregnan\w*\b/,
  ],
  [
    "mental-health",
    /\b(?:suicid\w*|kill(?:ing)? my ?self|kms\b|end(?:ing)? (?:it all|my life|everything)\b(?! of)|ending (?:it all|my life)|take my (?:own )?life|(?:dont|do not|didnt) (?:want|wanna|wish) to (?:be here|live|exist|wake up|go on|be alive|be around)|not want to (?:be here|live|exist|wake up)|better off (?:dead|without me|if i)|wish i (?:was|were|wasnt) (?:dead|alive|here|never born|gone)|want(?:ed)? to die|wanna die|no (?:point|reason) (?:in |to )?(?:living|being alive|live|being here|going on)|(?:life is|lifes) not worth|nothing (?:left )?to live for|hurt(?:ing)? myself (?:on purpose|when|because|to feel|again|so)|cut(?:ting)? (?:myself|my arms?|my wrists?|my thighs?)(?! shaving| on the| off)|self ?harm\w*|harm(?:ing)? myself|punish(?:ing)? myself (?:by|with|for eating)|burn(?:ing)? myself on purpose|disappear forever|cant (?:go on|do this|take it) any ?more(?= |$)(?! than| reps| rounds| miles| km| weight))/,
  ],
  [
    "mental-health",
    /\b(?:make|making|made) myself (?:sick|vomit|throw up|puke)|throw(?:ing)? up (?:after|my) (?:meals?|eating|food|dinner|lunch)|(?:purg(?:e|ing)|laxatives?|bing(?:e|ing) and)|starv(?:e|ing) myself|(?:havent|not|dont|stopped) (?:eaten|eat|eating) (?:\w+ )?(?:for|in|since) (?:\w+ ){0,2}(?:days?|a week|week)|(?:only|just) (?:eat|eating) (?:[3-7]\d{2}) (?:kcal|calories|cal)|(?:anorexi\w*|bulimi\w*|eating disorder)|(?:no|lost my|missed my|havent had (?:a|my)|stopped having my?|skipped (?:a|my)) periods?\b|\bperiods? (?:has |have |just )?(?:stopped|gone|disappeared|vanished|went away)|terrified of (?:eating|food|gaining)|hate (?:my body|eating) so much/,
  ],
  ["infection", /\b(?:38|39|40)\.\d\b(?! ?(?:km|k|kg|mi|min|sec|s|w|%|watts|miles|kilos)\b)/],
  [
    "mental-health",
    /\b(?:nobody|no one|noone) would (?:even )?(?:miss|care|notice)\b|\b(?:hate|despise|loathe) myself\b|\b(?:feel|feeling|am|im) (?:so |completely |totally )?(?:worthless|hopeless|a burden)\b|\bwant to disappear\b(?! (?:into|to|for|from work))|\b(?:got|have|saved|took|taking|take) (?:\w+ )?pills\b(?: \w+){0,4} (?:done|enough|ready|over|everything|all)\b|\boverdos\w*\b|\brestrict\w*(?: \w+){0,4} [3-8]\d{2} (?:kcal|calories|cal)\b/,
  ],
];
