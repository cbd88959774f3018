import { bestOfLift } from "../../asking/best.ts";
import type { Diary } from "../../own-data/diary.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import { gapText, valueText } from "../results/bests.ts";
import type { Frame } from "../frame.ts";
import { sayIn } from "../languages.ts";
import { dayIn, periodIn, thingIn } from "../names.ts";
import type { Period } from "../times.ts";

const HEAVIEST = /\b(?:heaviest|at most|schwerste\w*|am meisten|plus lourde?|mas pesad[oa]|piu pesat[oa]|piu pesante)\b/;
const NOT_A_MAXIMUM = /\b(?:reps?|sets?|for \d|x ?\d|session|week|wiederhol\w*|satze?|series?|repet\w*|ripet\w*|serie|volume|tonn\w*)\b/;

/** "How much did I squat at most this year, and how is that against last winter": the stored best, beside the heaviest set that was logged. */
export function answerHeaviest(frame: Frame, diary: Diary, view: CoachView): Draft | undefined {
  const { tongue, picks, subjects, periods, verbs, words } = frame;
  const [{ lift } = {}] = subjects;
  const [period, other] = periods;
  if (lift === undefined || subjects.length !== 1 || period === undefined || period.from > view.today) return undefined;
  if (
    !(picks.has("heaviest") || picks.has("most") || picks.has("best") || HEAVIEST.test(words)) ||
    verbs.some((verb) => verb !== "shorten") ||
    frame.minutes !== undefined ||
    NOT_A_MAXIMUM.test(words)
  )
    return undefined;
  if (frame.metric !== undefined && frame.metric !== "weight") return undefined;
  const best = bestOfLift(lift, diary);
  const logged = topSet(diary, lift.fits, period);
  const top = best.values.filter(({ on }) => on >= period.from && on <= period.to).toSorted((a, b) => b.value - a.value)[0];
  // Where no best was set in the period the log answers.
  if (top === undefined || (logged !== undefined && logged.kilograms > top.value)) return undefined;
  const say = sayIn(tongue);
  const kg = (value: number): string => valueText(tongue, value, best, view);
  const name = thingIn(tongue, lift.name);
  const then = other === undefined ? undefined : inForce(best.values, other);
  const thenLogged = other === undefined ? undefined : topSet(diary, lift.fits, other);
  const when = other === undefined ? "" : periodIn(tongue, other, view.today);
  return {
    isDecided: true,
    text: [
      say(
        `**${kg(top.value)}** ${name}, your stored best of ${dayIn(tongue, top.on)}, is the most ${periodIn(tongue, period, view.today)}.`,
        `**${kg(top.value)}** ${name}, dein gespeicherter Bestwert vom ${dayIn(tongue, top.on)}: mehr war ${periodIn(tongue, period, view.today)} nicht.`,
        `**${kg(top.value)}** au ${name}, ton record enregistré du ${dayIn(tongue, top.on)} : le plus lourd ${periodIn(tongue, period, view.today)}.`,
        `**${kg(top.value)}** de ${name}, tu marca guardada del ${dayIn(tongue, top.on)}: lo máximo ${periodIn(tongue, period, view.today)}.`,
        `**${kg(top.value)}** di ${name}, il tuo record salvato del ${dayIn(tongue, top.on)}: il massimo ${periodIn(tongue, period, view.today)}.`,
      ),
      ...(logged === undefined
        ? []
        : [
            say(
              `In sessions the heaviest logged set was ${kg(logged.kilograms)} (${dayIn(tongue, logged.on)}).`,
              `In Einheiten war der schwerste eingetragene Satz ${kg(logged.kilograms)} (${dayIn(tongue, logged.on)}).`,
              `En séance, la série la plus lourde notée est de ${kg(logged.kilograms)} (${dayIn(tongue, logged.on)}).`,
              `En sesiones, la serie anotada más pesada fue de ${kg(logged.kilograms)} (${dayIn(tongue, logged.on)}).`,
              `In allenamento la serie più pesante registrata è ${kg(logged.kilograms)} (${dayIn(tongue, logged.on)}).`,
            ),
          ]),
      ...(then === undefined
        ? []
        : [
            say(
              `The best that held ${when} was ${kg(then.value)} (${dayIn(tongue, then.on)}): ${gapText(tongue, then.value, top.value, best, view)}${thenLogged === undefined ? "" : `; heaviest logged set then ${kg(thenLogged.kilograms)}`}.`,
              `Damals (${when}) galt ${kg(then.value)} (${dayIn(tongue, then.on)}): ${gapText(tongue, then.value, top.value, best, view)}${thenLogged === undefined ? "" : `; schwerster eingetragener Satz damals ${kg(thenLogged.kilograms)}`}.`,
              `Ton record d’alors (${when}) : ${kg(then.value)} (${dayIn(tongue, then.on)}), ${gapText(tongue, then.value, top.value, best, view)}${thenLogged === undefined ? "" : ` ; série la plus lourde notée alors : ${kg(thenLogged.kilograms)}`}.`,
              `Tu marca de entonces (${when}): ${kg(then.value)} (${dayIn(tongue, then.on)}), ${gapText(tongue, then.value, top.value, best, view)}${thenLogged === undefined ? "" : `; la serie anotada más pesada entonces: ${kg(thenLogged.kilograms)}`}.`,
              `Il record di allora (${when}): ${kg(then.value)} (${dayIn(tongue, then.on)}), ${gapText(tongue, then.value, top.value, best, view)}${thenLogged === undefined ? "" : `; serie più pesante registrata allora: ${kg(thenLogged.kilograms)}`}.`,
            ),
          ]),
    ],
  };
}

type Value = { readonly value: number; readonly on: string };

/** The best value at the end of a period. */
function inForce(values: readonly Value[], { to }: Period): Value | undefined {
  return values.filter(({ on }) => on <= to).toSorted((a, b) => b.value - a.value)[0];
}

function topSet({ work }: Diary, fits: RegExp, { from, to }: Period): { readonly kilograms: number; readonly on: string } | undefined {
  return work
    .filter(({ on }) => on >= from && on <= to)
    .flatMap(({ on, sets }) =>
      sets.flatMap(({ exercise, kilograms, isWarmUp }) =>
        kilograms !== undefined && !isWarmUp && fits.test(exercise) ? [{ kilograms, on }] : [],
      ),
    )
    .toSorted((a, b) => b.kilograms - a.kilograms || b.on.localeCompare(a.on))[0];
}
