import { plainAnswer } from "../../dialogue/turn.ts";
import { readClause } from "../../conversation/clause.ts";
import type { Draft } from "../../topic.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import type { Tongue } from "../../turn/languages.ts";
import { amountIn, dayIn } from "../../turn/names.ts";
import { daysInText } from "../../turn/quantities/days-in-text.ts";
import type { TurnContext } from "../focus.ts";

const NEXT: { readonly [tongue in Tongue]: RegExp } = {
  en: / (?:next|coming|upcoming)(?: one)?(?= )/,
  de: / (?:nachste[nrsm]?|kommende[nrsm]?)(?= )/,
  fr: / (?:prochaine?|suivante?)(?= )/,
  es: / (?:proxim[oa]|siguiente)(?= )/,
  it: / (?:prossim[oa]|successiv[oa])(?= )/,
};
const ASIDE =
  / (?:and|so|how|long|far|heavy|hard|big|when|whens|what|whats|is|will|be|the|it|one|of|them|those|then|about|und|wie|lang|weit|schwer|hart|wann|was|ist|wird|der|die|das|denn|et|combien|de|temps|km|dure|quelle|longueur|quand|est|le|la|c|y|como|cuanto|cuando|largo|larga|dura|es|el|sera|e|quanto|quando|lungo|lunga|il|sara)(?= )/;

/** "And how long is the next one?" after a session that was done: the next of its kind in the plan. */
export function nextOfKind({ words, tongue, turns, cards, diary, view, say, frame }: TurnContext): Draft | undefined {
  const { plan, today } = view;
  const last = turns.at(-1);
  if (plan === undefined || last === undefined || cards.length > 0 || frame.subjects.length + frame.days.length + frame.periods.length > 0)
    return undefined;
  const clause = readClause(words);
  if (clause.take(NEXT[tongue]) === undefined) return undefined;
  while (clause.take(ASIDE) !== undefined);
  if (!clause.isRead()) return undefined;
  const text = plainAnswer(last.answer);
  const days = daysInText(text, tongue, today);
  const done = diary.work.findLast(({ title, on, code }) => code !== undefined && on <= today && days.includes(on) && text.includes(title));
  const next = allSessions(plan).find((each) => each.date >= today && isOpen(plan, each) && each.code === done?.code);
  if (done === undefined) return undefined;
  if (next === undefined)
    return {
      text: [
        say(
          "There are no more sessions like it in your plan.",
          "Der Plan enthält davon keine mehr.",
          "Le plan n’en contient plus.",
          "El plan no contiene más de ese tipo.",
          "Il piano non ne contiene più.",
        ),
      ],
    };
  const light = next.isDeload
    ? say(
        " Shorter, because that week is a deload.",
        " Kürzer, weil die Woche ein Deload ist.",
        " Plus courte, car c’est une semaine de décharge.",
        " Más corta, porque es semana de descarga.",
        " Più corta, perché è una settimana di scarico.",
      )
    : "";
  const isShorter = next.duration < (done.minutes ?? 0);
  return {
    text: [
      `${dayIn(tongue, next.date, false)}: **${next.title}**, **${amountIn(tongue, next.duration, "time")}**, ${amountIn(tongue, next.intensityLevel, "effort")}.${isShorter ? light : ""}`,
    ],
  };
}
