import type { Topic } from "../../topic.ts";
import { article } from "./article.ts";

/** Getting over training. */
export const RECOVERY: readonly Topic[] = [
  article(
    ["soreness"],
    [
      [/\b(?:how long|stay|normal\w*)\b.*\bsore\b/, 4.5],
      [/\b(soreness|muscle pain after|cant walk after|stairs)\b/, 4],
      [/\b(sore|stiff|aching|achy)\b.{0,40}\b(after|yesterday|from|all over|everywhere|legs|muscles|quads|today)\b/, 4],
      [/\b(legs|muscles|quads|everything|body|whole body)\b.{0,25}\b(sore|stiff|aching|trashed|smashed|destroyed|wrecked)\b/, 4],
      [
        /\b(massage gun|foam roll\w*|ice bath|cold plunge|sauna|compression|massage|cold water|stretching help|recovery tools?|theragun)\b/,
        1.5,
      ],
      [/\b(joint|tendon|sharp|swollen|left|right)\b/, -2.5],
    ],
  ),
  article(
    ["recovery-tools"],
    [
      [
        /\b(ice bath|ice baths|cold plunge|cold water|sauna|compression|massage|massage gun|foam roll\w*|theragun|normatec|recovery tools?|contrast)\b/,
        4.5,
      ],
    ],
    (_, words) => toolAsked(words),
  ),
  article(
    ["overtraining"],
    [
      [
        /\b(overtrain\w*|overreach\w*|burn ?out|burned out|burnt out|exhausted|always tired|so tired|tired|fatigue|fatigued|no energy|drained|worn out|run down|plateau everywhere|legs (are |feel )?(dead|heavy|empty)|heavy legs|dead legs|hrv|resting heart rate|performance (is )?(drop|dropping|down)|hrv (is |has )?(dropped|low|down|tanked|bad|red)|getting (slower|weaker))\b/,
        3.5,
      ],
      [/\b(legs feel|feel flat|flat)\b/, 1],
    ],
    ({ performed }) => {
      const loads = performed.flatMap(({ load }) => load ?? []);
      return loads.length < 4
        ? undefined
        : `In the last four weeks you logged ${performed.length} sessions with a load of ${Math.round(loads.reduce((sum, load) => sum + load, 0)).toLocaleString("en")} (minutes × effort).`;
    },
  ),
  article(
    ["rest-days"],
    [
      [
        /\b(rest day|rest days|day off|days off|active recovery|train every day|every single day|7 days a week|seven days|no days off|streak)\b/,
        3.5,
      ],
    ],
    ({ plan }) =>
      plan === undefined
        ? undefined
        : `Your plan has ${plan.plan.sessionsPerWeek} sessions a week, so ${7 - plan.plan.sessionsPerWeek} rest days: keep at least one of them free.`,
  ),
];

function toolAsked(words: string): string | undefined {
  if (/\bsauna\b/.test(words))
    return "The sauna is relaxing, and 20–30 minutes several times a week help you get used to heat; nothing shows that it eases soreness. Drink enough, and skip it when you are ill.";
  if (/\b(ice bath|ice baths|cold plunge|cold water)\b/.test(words))
    return "Cold water of 10–15 °C for 10–15 minutes eases soreness for a day or two. Skip it after lifting if you want to get stronger.";
  if (/\bfoam roll\w*/.test(words))
    return "Rolling gives some minutes of range and a little less soreness. Roll if you like it, five minutes in the warm-up; it replaces nothing.";
  return undefined;
}
