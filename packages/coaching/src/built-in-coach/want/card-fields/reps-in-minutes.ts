import type { CoachAnswer } from "../../answer/coach-answer.ts";
import { sessionOn } from "../../changes/session-named.ts";
import type { Followed } from "../../conversation/follow-up-of.ts";
import { clock } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { previewIn } from "../../turn/changes/preview.ts";
import { shortenTo } from "../../turn/changes/limit-minutes.ts";

const IF = /^(?:(?:and|so|hm+|ok|but|und|et|y|e) )*(?:if|what if|when|wenn|falls|und wenn|si|et si|y si|se|e se)\b/;
/** "Threshold run, 5 × 5 min with 45 s rest" */
const INTERVALS = /(\d+) × (\d+) min(?: with (?:(\d+) s|(\d+)(?::(\d\d))? min) rest)?/;
const SECONDS_PER_MINUTE = 60;
/** Fewest minutes to warm up for threshold work and to cool down after it. */
const AROUND_MINUTES = 10;
const FEWEST_MINUTES = 15;

/** "If I stretch it to 35 do I get a 4th rep in?" beside a card with a limit of minutes: the repetitions that fit, and the card with that limit. */
export function repsInMinutes(_: CoachAnswer, turn: Followed): Draft | undefined {
  const { cards, frame, words, view, say, tongue } = turn;
  const [card] = cards;
  if (card?.request.reason !== "ease" || card.request.mostMinutes === undefined || card.request.from !== card.request.to) return undefined;
  const [number, other] = [...new Set(frame.numbers)];
  const minutes = frame.minutes ?? (other === undefined ? number : undefined);
  const session = view.plan === undefined ? undefined : sessionOn(view.plan, card.request.from);
  if (session === undefined || minutes === undefined || minutes < FEWEST_MINUTES || !IF.test(words) || !frame.content.includes("?"))
    return undefined;
  const fitting = repsFitting(session.title, minutes);
  const made = shortenTo({ ...frame, minutes }, session);
  if (fitting === undefined) return undefined;
  const { reps, of, each, seconds } = fitting;
  const rest = minutes - Math.ceil(seconds / SECONDS_PER_MINUTE);
  return {
    isDecided: true,
    text: [
      say(
        `**${minutes} min** is enough for **${reps} × ${each} min** of the ${of}: ${clock(seconds)} with the rests, and ${rest} min to warm up and cool down.`,
        `In **${minutes} min** passen **${reps} × ${each} min** von ${of}: ${clock(seconds)} mit Pausen, und ${rest} min zum Ein- und Auslaufen.`,
        `**${minutes} min** contiennent **${reps} × ${each} min** sur ${of} : ${clock(seconds)} avec les pauses, et ${rest} min pour l’échauffement et le retour au calme.`,
        `En **${minutes} min** caben **${reps} × ${each} min** de ${of}: ${clock(seconds)} con los descansos, y ${rest} min para calentar y soltar.`,
        `In **${minutes} min** stanno **${reps} × ${each} min** su ${of}: ${clock(seconds)} con le pause, e ${rest} min per riscaldamento e defaticamento.`,
      ),
      ...made.text.filter((line) => line !== previewIn(tongue)),
      ...((made.proposals ?? []).length > 0 ? [previewIn(tongue)] : []),
    ],
    proposals: made.proposals ?? [],
  };
}

function repsFitting(title: string, minutes: number) {
  const [, count, length, seconds, whole, part] = INTERVALS.exec(title) ?? [];
  const [of, each] = [Number(count), Number(length)];
  if (count === undefined || length === undefined) return undefined;
  const rest = Number(seconds ?? 0) + SECONDS_PER_MINUTE * Number(whole ?? 0) + Number(part ?? 0);
  const total = (reps: number): number => reps * SECONDS_PER_MINUTE * each + (reps - 1) * rest;
  const reps = Array.from({ length: of }, (_, at) => of - at).find(
    (each) => total(each) <= SECONDS_PER_MINUTE * (minutes - AROUND_MINUTES),
  );
  return reps === undefined ? undefined : { reps, of, each, seconds: total(reps) };
}
