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
      [/\b(knee|ankle|achilles|shin|hip|elbow|wrist|shoulder|foot|heel)\b.*\d ?(?:\/|of|out of) ?10/, -6],
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
    return "Rolling gives more range for some minutes and a little less soreness. Roll if you like it, five minutes in the warm-up; it replaces nothing.";
  return undefined;
}

/** Before and after the work of a session. */
export const PREPARATION: readonly Topic[] = [
  article(
    ["mobility"],
    [
      [
        /\b(mobility|flexib\w*|stretch|stretches|stretching|tight (hips|hamstrings|calves|ankles|shoulders|hip flexors)|ankle (mobility|dorsiflexion)|hip mobility|overhead position|front rack|(hips|hamstrings|calves|ankles|shoulders) .*(tight|stiff)|squat depth|squat deeper|deep squat|below parallel|hit depth|yoga|touch my toes|butt wink|heels (come|lift))\b/,
        4,
      ],
      [/\b(hurts|pain|painful|injured)\b/, -2],
    ],
  ),
  article(
    ["warm-up"],
    [
      [/\b(warm ?up|warming up|warm up)\b/, 3.5],
      [/\b(before (a )?(run|workout|session|lifting|metcon))\b/, 0.5],
    ],
  ),
  article(["cooldown"], [[/\b(cool ?down|cooling down|cool down|after a hard session do|stretch after)\b/, 4]]),
];

export const sleep: Topic = article(
  ["sleep"],
  [[/\b(sleep|sleeping|slept|insomnia|nap|naps|tired all|night shifts?|shift work|shifts|bedtime|hours of sleep|bad night|newborn)\b/, 4]],
  (_, words) => nightsLike(words),
);

/** What one night or a run of them asks for. */
function nightsLike(words: string): string | undefined {
  if (/\b(race|races|competition|meet)\b/.test(words))
    return "The night before a race is often a bad one, and it costs little: the nights before it count. Rest in bed, and sleep early in the week.";
  if (/\b(shifts?|nights)\b/.test(words))
    return "With shift work, put the key session after your best sleep, keep the ones after a night shift short and easy, protect one block of sleep, and nap 20–30 minutes when you can.";
  if (/\b(newborn|baby)\b/.test(words))
    return "With a newborn, plan fewer and shorter sessions: two or three of 30 minutes, easy unless you slept, and naps before intervals. It is a phase.";
  if (/\bslept [0-5]|[0-5] hours\b/.test(words))
    return "After one short night keep the session but let effort decide: start lower, cut the last third, or move the intervals by a day and go easy today.";
  return undefined;
}
