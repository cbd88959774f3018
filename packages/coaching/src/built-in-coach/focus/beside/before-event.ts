import type { CoachAnswer } from "../../answer/coach-answer.ts";
import { sessionOfRow } from "../../dialogue/focus.ts";
import { sayIn, type Tongue } from "../../turn/languages.ts";
import { dayIn } from "../../turn/names.ts";
import type { CoachView } from "../../view.ts";
import { eventAfter, freeDaysText } from "../beside-day.ts";

/** A card that moves a session to the day before a test or a race says so, with the days that are free without that. */
export function withEventAfter(answer: CoachAnswer, tongue: Tongue, view: CoachView): CoachAnswer {
  const [card] = answer.proposals;
  const request = card?.request;
  const session = request?.reason === "move" ? sessionOfRow(request.sessionId, view) : undefined;
  if (request?.reason !== "move" || session === undefined) return answer;
  const event = eventAfter(request.to, view);
  if (event === undefined || answer.text.includes(event.name)) return answer;
  const name = `**${event.name}** (${dayIn(tongue, event.date, false)})`;
  const line = sayIn(tongue)(
    `The day after it is ${name}: keep it easy, or take another day.`,
    `Am Tag danach kommt ${name}: Bleib locker, oder nimm einen anderen Tag.`,
    `Le lendemain il y a ${name} : reste facile, ou prends un autre jour.`,
    `Al día siguiente hay ${name}: hazla suave, o elige otro día.`,
    `Il giorno dopo c’è ${name}: resta facile, o scegli un altro giorno.`,
  );
  const free = freeDaysText(session, request.to, tongue, view);
  const [first = "", ...rest] = answer.text.split("\n\n");
  return { ...answer, text: [first, [line, ...(free === undefined ? [] : [free])].join(" "), ...rest].join("\n\n") };
}
