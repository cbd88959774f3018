import type { Topic } from "../../topic.ts";
import { article } from "./article.ts";

/** Where training happens. */
export const SURROUNDINGS: readonly Topic[] = [
  article(
    ["training-in-heat"],
    [
      [/\b(heat|hot|humid|humidity|summer|acclimat\w*|30 degrees|35 degrees|\d{2} ?(c|degrees)|sauna training|heatwave)\b/, 4],
      [/\b(cold|freezing|winter|snow|ice)\b/, -1],
      [/\bheat (of|pack|cream)\b/, -3],
    ],
  ),
  article(
    ["training-in-cold"],
    [[/\b(freezing|winter|snow|icy|in the cold|cold (weather|outside|morning|mornings)|minus \d|below zero|cold and (wet|windy))\b/, 4.5]],
  ),
  article(["altitude"], [[/\b(altitude|high altitude|\d{4} ?m(etres|eters)? (high|up|above)|mountains|elevation)\b/, 4]]),
  article(["training-while-travelling"], [[/\b(jet ?lag|jetlag|time zones?|long flight|red eye|flying to)\b/, 4.5]]),
];

/** What a body asks for. */
export const BODIES: readonly Topic[] = [
  article(
    ["pregnancy-and-postpartum"],
    [
      [
        /\b(pregnan\w*|postpartum|post partum|gave birth|after birth|c section|breastfeeding|trimester|trying to conceive|pelvic floor|leak|leaking|diastasis|had a baby)\b/,
        6,
      ],
    ],
  ),
  article(
    ["menstrual-cycle"],
    [
      [
        /\b(period|periods|menstrual|cycle sync\w*|luteal|follicular|ovulation|pms|on my period|time of the month|contraceptive|the pill|cramps on)\b/,
        4.5,
      ],
      [/\b(grace period|rest period|period of|time period|training period|over a period|transition period|periodi[sz])/, -6],
    ],
  ),
  article(["menopause"], [[/\b(menopaus\w*|perimenopaus\w*|hot flush\w*|hot flash\w*|hrt|osteoporosis|bone density)\b/, 6]]),
  article(
    ["masters"],
    [
      [
        /\b(masters|over 40|over 50|over 60|too old|older athlete|age(ing)?|at my age|i am (4|5|6|7)\d|im (4|5|6|7)\d|(4|5|6|7)\d years? old|turned (4|5|6|7)0|(?:train\w*|lift\w*|run\w*|hyrox|start\w*) (?:at|after|past|with|mit|ab) (?:age )?(4|5|6|7)\d(?! ?(?:%|kg|min|km|reps?)))\b/,
        3.5,
      ],
      [/\bheart rate\b/, -2],
    ],
    ({ athlete }) =>
      athlete.age !== undefined && athlete.age >= 50
        ? `At ${athlete.age}, your plan already has a lower ceiling on heavy sets, 30 s more rest and a deeper deload.`
        : undefined,
  ),
  article(
    ["youth"],
    [
      [
        /\b(my (son|daughter|kid|kids|child)|teen|teenager|youth|junior|(12|13|14|15|16|17) years? old|im (13|14|15|16|17)|i am (13|14|15|16|17)|stunt|growth plates?)\b/,
        5,
      ],
    ],
  ),
];

/** Keeping at it. */
export const STAYING_WITH_IT: readonly Topic[] = [
  article(
    ["motivation"],
    [
      [
        /\b(motivat\w*|cant be bothered|dont feel like|lazy|boring|bored|discipline|consisten\w*|giving up|give up|quit|hate training|lost (the )?(joy|interest)|mojo|stressed|stress at work|stressful|life stress)\b/,
        3.5,
      ],
    ],
  ),
  article(["race-nerves"], [[/\b(nervous|nerves|anxious about|anxiety|scared of (the )?race|race anxiety|butterflies)\b/, 4]]),
  article(
    ["maintenance"],
    [
      [
        /\b(minimum|minimal|how little|least i can do|least amount|maintain|maintaining|maintenance|keep my fitness|lose fitness|losing fitness|detrain\w*|how (fast|quickly) (do|will) i lose|not (to )?lose (strength|fitness|muscle))\b/,
        4,
      ],
      [/\bhow often\b/, 1],
    ],
  ),
  article(["hiit-and-easy"], [[/\b(hiit|liss|steady state|tabata|cardio (type|better|best)|burn fat)\b/, 3.5]]),
  article(
    ["competition-weekend"],
    [
      [
        /\b(crossfit (competition|comp|open)|the open|throwdown|multiple (wods|events|workouts) in (a|one) day|between (events|heats|wods)|competition weekend|quarterfinals)\b/,
        4,
      ],
    ],
  ),
];
