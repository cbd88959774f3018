import { pace } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import { amountIn, dayIn } from "../names.ts";
import { decided, type FollowUp } from "../follow-up/follow-up.ts";

const PACE = /\b(?:pace|how fast|speed|tempo|wie schnell|allure|vitesse|ritmo|velocidad|passo|velocita)\b/;
const EFFORT =
  /\b(?:how hard|effort|rpe|how did it feel|wie hart|anstrengung|anstrengend|effort|c etait dur|esfuerzo|como de dur[oa]|sforzo|quanto dur[oa])\b/;
const TIME = /\b(?:how long|wie lange?|combien de temps|cuanto (?:tiempo|dur\w+)|quanto (?:tempo|e durat\w+|dur\w+))\b/;
const DISTANCE = /\b(?:how far|wie weit|quelle distance|combien de km|que distancia|cuantos km|che distanza|quanti km)\b/;

/** "à quelle allure", "how hard was it" of the one session that was named first; in English the readers of the log know it. */
export function ofWork({ frame, last, view, isShort }: FollowUp): Draft | undefined {
  const [work] = last.work.toSorted((a, b) => last.text.indexOf(a.title) - last.text.indexOf(b.title) || b.on.localeCompare(a.on));
  const isOne = last.frame.picks.size > 0 || last.work.length === 1;
  if (frame.tongue === "en" || !isShort || work === undefined || !isOne || frame.words.split(" ").length > 6) return undefined;
  if (frame.periods.length + frame.days.length + frame.subjects.length + frame.verbs.length > 0) return undefined;
  const value = fieldOf(frame.words, work, frame.tongue, view);
  return value === undefined ? undefined : decided(`**${value}**, ${dayIn(frame.tongue, work.on)}: ${work.title}.`);
}

function fieldOf(
  words: string,
  work: FollowUp["last"]["work"][number],
  tongue: FollowUp["frame"]["tongue"],
  view: CoachView,
): string | undefined {
  const metres = work.metres.run ?? 0;
  if (PACE.test(words)) return metres > 0 && work.minutes !== undefined ? pace(view, (60_000 * work.minutes) / metres) : undefined;
  if (EFFORT.test(words)) return work.rpe === undefined ? undefined : amountIn(tongue, work.rpe, "effort");
  if (TIME.test(words)) return work.minutes === undefined ? undefined : amountIn(tongue, work.minutes, "time");
  return DISTANCE.test(words) && metres > 0 ? amountIn(tongue, metres, "distance", view) : undefined;
}
