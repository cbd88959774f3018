import { addDays, getMonday, type Session } from "@ironpace/training";
import { skipSessions } from "../../changes/skip-sessions.ts";
import { sessionOfRow } from "../../dialogue/focus.ts";
import type { TurnContext } from "../../focus/focus.ts";
import type { Draft } from "../../topic.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import { bullet } from "../../say.ts";
import type { Tongue } from "../../turn/languages.ts";
import { amountIn, dayIn } from "../../turn/names.ts";
import { translated } from "../../turn/translated.ts";

/** Wants another day than the one of the card, without naming it. */
const ANOTHER: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:a different|another|some other|one of the other|an other) (?:one|day|session)?\b|\bnot (?:that|this) (?:one|day|session)\b|\bdifferent day\b/,
  de: /\b(?:einen? ander\w+|ein anderer|andere\w* tag|nicht den|nicht die)\b/,
  fr: /\b(?:un autre|une autre|autre jour|pas celui la|pas celle la)\b/,
  es: /\b(?:otro|otra|otro dia|ese no|esa no)\b/,
  it: /\b(?:un altro|un altra|altro giorno|non quello|non quella)\b/,
};
const MAX_WORDS = 12;

/** "Thursday is already rest, I mean a different one" beside a card for a rest day: the day of the week that costs least, and the others. */
export function restOnOtherDay(focus: TurnContext): Draft | undefined {
  const { cards, words, tongue, frame, view, say } = focus;
  const [card, ...more] = cards;
  const { plan, today } = view;
  if (plan === undefined || card?.request.reason !== "missed" || more.length > 0 || !ANOTHER[tongue].test(words)) return undefined;
  if (words.split(" ").length > MAX_WORDS || frame.hasPain || frame.isIll || frame.content.includes("?")) return undefined;
  const taken = (card.request.sessionIds ?? []).flatMap((row) => sessionOfRow(row, view) ?? []);
  const [first] = taken;
  if (first === undefined || taken.length > 1) return undefined;
  const monday = getMonday(first.date);
  const open = allSessions(plan).filter(
    (each) => each.date >= today && each.date >= monday && each.date <= addDays(monday, 6) && isOpen(plan, each) && each !== first,
  );
  // A named day that has a session is the one that is meant, and others read it.
  if (open.length === 0 || frame.days.some((day) => open.some(({ date }) => date === day))) return undefined;
  const [least] = open.toSorted((a, b) => costOf(a) - costOf(b) || a.load - b.load);
  if (least === undefined) return undefined;
  const draft = translated(skipSessions([least], view), tongue);
  const others = open.filter((each) => each !== least);
  return {
    ...draft,
    isDecided: true,
    text: [
      say(
        `Then **${dayIn(tongue, least.date, false)}**: of the days left this week it costs you least.`,
        `Dann **${dayIn(tongue, least.date, false)}**: von den übrigen Tagen der Woche kostet er am wenigsten.`,
        `Alors **${dayIn(tongue, least.date, false)}** : des jours qui restent cette semaine, c’est celui qui coûte le moins.`,
        `Entonces **${dayIn(tongue, least.date, false)}**: de los días que quedan esta semana es el que menos cuesta.`,
        `Allora **${dayIn(tongue, least.date, false)}**: dei giorni rimasti questa settimana è quello che costa meno.`,
      ),
      ...draft.text,
      ...(others.length === 0
        ? []
        : [
            say("Or:", "Oder:", "Ou :", "O:", "Oppure:"),
            bullet(
              others.map((each) => `${dayIn(tongue, each.date, false)}: **${each.title}**, ${amountIn(tongue, each.duration, "time")}`),
            ),
          ]),
    ],
  };
}

/** What leaving out a session costs: most for the runs and stations of a race, less for heavy legs, least for the rest. */
function costOf({ code, heavyLower }: Session): number {
  if (/^(?:R|HX)/.test(code)) return 2;
  return heavyLower ? 1 : 0;
}
