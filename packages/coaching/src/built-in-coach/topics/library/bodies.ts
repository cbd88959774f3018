import type { Topic } from "../../topic.ts";
import { article } from "./article.ts";

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
        /\b(masters|over 40|over 50|over 60|too old|older athlete|age(ing)?|at my age|i am (4|5|6|7)\d|im (4|5|6|7)\d|(4|5|6|7)\d years? old|turned (4|5|6|7)0)\b/,
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
