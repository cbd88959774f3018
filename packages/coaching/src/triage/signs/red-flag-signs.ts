import type { RedFlagClass } from "@ironpace/training";

/** Words that are a sign only together. */
export interface SignPattern {
  readonly class: RedFlagClass;
  readonly parts: readonly RegExp[];
  /** Words between the first part and each other. */
  readonly within: number;
  /** What makes it harmless. */
  readonly unless?: RegExp;
}

const EXERTION =
  /run\w*|push\w*|sled\w*|row\w*|hills?|interval\w*|train\w*|workout\w*|wod\w*|session\w*|exercis\w*|effort\w*|climb\w*|stairs|burpee\w*|race\w*/;

/** Words that are dangerous together, in whatever order they come. */
export const RED_FLAG_SIGNS: readonly SignPattern[] = [
  {
    class: "cardiac",
    parts: [
      /chest|breastbone|sternum|ribcage|rib cage/,
      /pain\w*|pressure|crush\w*|squeez\w*|heav(?:y|iness)|elephant|stab\w*|clench\w*|vice|tight\w*|squash\w*|full|fullness|sinking/,
    ],
    within: 5,
    unless: /chest to bar|chest day|chest (?:press|fly|flies|exercise)|\bsore\b|stretch|pushing heavy|heavy (?:bench|chest)/,
  },
  {
    class: "cardiac",
    parts: [
      /heart|ticker|heartbeat|heart beat|pulse/,
      /stop\w*|skip\w*|flutter\w*|irregular\w*|stumbl\w*|erratic\w*|palpit\w*|arrhythm\w*|missed|misses|flips?|pains?|hurts?|aches?|stabs?|stabbing|all over|uneven|off beat|jumpy|weird|funny/,
    ],
    within: 4,
    unless: /heart rate (?:zones?|monitor|strap|max)|watch|strap|skip(?:ped|ping)? (?:a |the |my )?(?:session|workout|rope|warm)/,
  },
  { class: "cardiac", parts: [/jaw/, /ache|aches|aching|pain\w*|hurt\w*|numb\w*|tingl\w*/, EXERTION], within: 9 },
  { class: "cardiac", parts: [/left arm/, /numb\w*|tingl\w*|heavy|dead/, EXERTION], within: 9 },
  { class: "cardiac", parts: [/went|go|goes|turned/, /gre[ay]|white|black|dark/, /dropped|fell|floor|collapsed|down|out/], within: 7 },
  { class: "cardiac", parts: [/collapsed|collapsing|keeled/], within: 0, unless: /couch|sofa|bed|arch/ },
  {
    class: "cardiac",
    parts: [/heart|heartbeat|pulse/, /racing|races|pounding|hammering/, /rest|resting|sitting|bed|nothing|no reason|lying|couch|sofa/],
    within: 6,
  },
  {
    class: "cardiac",
    parts: [
      /light ?headed\w*|dizz\w*|woozy|faint\w*/,
      /chest|heart|black\w*|pass\w*|collaps\w*|nearly|almost|breath\w*|vision|floor|fad\w*|spinning|gr[ae]y/,
    ],
    within: 8,
    unless: /passed (?:the|my)|race pass/,
  },
  {
    class: "respiratory",
    parts: [
      /breath|breathe|breathing|air/,
      /struggl\w*|gasp\w*|fight\w*|cant|cannot|hardly|barely|short/,
      /nothing|rest|resting|sitting|lying|bed|couch|sofa|asleep|sleep/,
    ],
    within: 7,
    unless: /\bnose\b|sleep in|altitude tent/,
  },
  { class: "neuro", parts: [/couldnt|cant|cannot|unable/, /move|feel/, /right|left|one/, /arm|leg|side|hand|face/], within: 6 },
  {
    class: "neuro",
    parts: [/words|talking|talk|speech|sentences|speak/, /jumbled|garbled|mumbl\w*|slur\w*|wouldnt come|nonsense|mixed up/],
    within: 5,
  },
  {
    class: "neuro",
    parts: [
      /cant|cannot|dont|couldnt|no/,
      /remember|memory|recall/,
      /finishing|the end|the crash|the fall|what happened|how i got|getting home/,
    ],
    within: 6,
  },
  { class: "respiratory", parts: [/gasp\w*/, /rest|resting|sitting|lying|bed|couch|sofa|asleep|sleep/], within: 6 },
  { class: "neuro", parts: [/half|one side|left side|right side/, /body|face/, /tingl\w*|numb\w*|weak\w*|droop\w*|went/], within: 6 },
  { class: "neuro", parts: [/double/, /looks?|seeing|see|saw|vision|eyes/], within: 3, unless: /double unders?|double days?|doubles/ },
  { class: "vascular", parts: [/calf|leg|lower leg/, /red/, /warm|hot|hard|swollen|puffy/], within: 7 },
  { class: "rhabdo", parts: [/pee|piss|urine|wee/, /rust\w*|dark|brown|cola|coke|tea|red|black|bloody/], within: 6, unless: /beet/ },
  {
    class: "pregnancy-complication",
    parts: [/pregnan\w*/, /blood|bleed\w*|spotting|contractions?|fluid|waters|dizz\w*|faint\w*/],
    within: 9,
  },
  { class: "trauma", parts: [/tore|torn|ruptured|snapped/, /cant|cannot|unable/, /stand|walk|weight|straighten|bend/], within: 9 },
  { class: "respiratory", parts: [/blood|bloody|pink|foam\w*|froth\w*/, /cough\w*|spat|spit\w*|hack\w*|phlegm|sputum/], within: 5 },
  {
    class: "neuro",
    parts: [/head|skull|temple/, /hit|hits|banged|knocked|bumped|whacked|smacked|bashed|cracked/],
    within: 6,
    unless: /hit (?:it|my (?:goal|target|pb|pr|depth))/,
  },
  {
    class: "trauma",
    parts: [/neck|head|spine/, /landed|fell|dropped|crashed/, /bar|barbell|weight|weights|box|rig|rope|plate|dumbbell|on/],
    within: 5,
    unless: /fell behind|fell off the (?:wagon|plan)|dropped (?:the|my) (?:weight|load)/,
  },
  { class: "neuro", parts: [/vision|sight|eyesight/, /lost|losing|double|gone|black|blurr?\w*|tunnel/], within: 5 },
  { class: "neuro", parts: [/face|speech|mouth/, /droop\w*|slur\w*|numb\w*|lopsided|crooked/], within: 5 },
  {
    class: "cauda-equina",
    parts: [
      /numb\w*|tingl\w*|no sensation|lost sensation|no feeling|cant feel|cannot feel|lost feeling|pins and needles/,
      /backside|bum|butt|arse|ass|buttocks?|bottom|saddle|groin|crotch|genital\w*|privates?|between my legs|down there|inner thighs?|perineum/,
    ],
    within: 7,
  },
  {
    class: "cauda-equina",
    parts: [/foot|toes?/, /drags?|dragging|drops|flops?|flopping|wont lift/],
    within: 3,
    unless: /toes? to bar|sled drag|drop sets?|broad jump/,
  },
  {
    class: "cauda-equina",
    parts: [/pee|peeing|wee|urinat\w*|bladder|bowels?|poo|poop/, /cant|cannot|control|unable|hold|lost|trouble|leaking|able/],
    within: 5,
    unless: /double unders?|jump\w*|skipping|sneez\w*|laugh\w*|postpartum|post partum|gave birth|trampoline/,
  },
  {
    class: "trauma",
    parts: [
      /snap\w*|pop|popped|crack|cracked|bang|crunch/,
      /heard|felt|something/,
      /cant|cannot|unable|swollen|walk|bruis\w*|gone|collapsed/,
    ],
    within: 12,
  },
  {
    class: "trauma",
    parts: [
      /fingers?|thumb|wrist|ankle|elbow|arm|leg|knee|kneecap|toe|shoulder|foot|hand|bone/,
      /wrong way|wrong angle|bent funny|bent wrong|looks wrong|an odd angle|sticking out|out of place|out of joint|deform\w*|dangling|twice the size|twice its size|slid out|slipped out/,
    ],
    within: 6,
  },
  {
    class: "mental-health",
    parts: [
      /life|living|alive|live|existing|existence/,
      /worth|point|pointless|hate|tired of|done with|sick of|reason/,
      /not|isnt|no|dont|nothing|hate|tired|done|sick|pointless|whats/,
    ],
    within: 6,
    unless: /zone|shelf life|point of (?:zone|the session|training)|live (?:stream|tracking|without)/,
  },
  {
    class: "mental-health",
    parts: [/wish|hope|hoping|rather/, /wouldnt|didnt|never|not|dead|wasnt/, /wake up|woke up|exist|born|be here|alive|dead|here anymore/],
    within: 7,
  },
  {
    class: "mental-health",
    parts: [
      /thinking|thought|thoughts|think|want|wanna|planning|plan|feel like/,
      /end it|ending it|end things|ending things|end everything|ending everything|end it all|ending it all/,
    ],
    within: 4,
    unless: /(?:plan|block|session|workout|set|race|streak|program) (?:and|so|to) end|end it (?:early|on|with|at|by)/,
  },
];
