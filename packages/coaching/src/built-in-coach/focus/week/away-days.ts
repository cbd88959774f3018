import { type Day, daysBetween } from "@ironpace/training";
import type { Draft } from "../../topic.ts";
import { type Frame, readFrame } from "../../turn/frame.ts";
import type { Tongue } from "../../turn/languages.ts";
import { dayIn } from "../../turn/names.ts";
import type { CoachView } from "../../view.ts";
import { getHorizon } from "../../wishing/orders/horizon.ts";
import type { TurnContext } from "../focus.ts";

const AWAY =
  /\b(?:away|off|holidays?|vacation|trip|travell?ing|abroad|weg|urlaub|unterwegs|verreist|vacances|absente?|voyage|vacaciones|viaje|fuera|vacanza|ferie|viaggio|via)\b/;
const HOW_MUCH: { readonly [tongue in Tongue]: RegExp } = {
  en: /^(?:(?:so|and|ok|but|then) )*(?:how (?:much|often) (?:should|do|can) i (?:do|train|run)|what (?:should|do|can) i do|what (?:would|do) you (?:suggest|recommend))\b/,
  de: /^(?:(?:und|also|ok|dann) )*(?:wie (?:viel|oft) soll(?:te)? ich|was soll(?:te)? ich)\b/,
  fr: /^(?:(?:et|alors|ok|donc) )*(?:combien (?:je )?dois je|qu est ce que je (?:fais|dois)|je fais quoi)\b/,
  es: /^(?:(?:y|entonces|vale) )*(?:cuanto (?:debo|deberia|hago)|que (?:hago|debo))\b/,
  it: /^(?:(?:e|allora|ok|quindi) )*(?:quanto (?:devo|dovrei|faccio)|(?:che )?cosa (?:faccio|devo))\b/,
};
const MOST_WORDS = 9;
const LONGEST = 3;
/** Days away for each run that keeps endurance. */
const DAYS_PER_RUN = 2.5;
/** So many days with little cost nothing. */
const FREE_DAYS = 10;
/** Who is away for longer needs a plan, and no dose. */
const MOST_DAYS = 14;

/** "How much should I do then" after days away were told: a small dose for those days, and the goals that fall due in them. */
export function doseWhileAway({ words, turns, tongue, view, diary, say, frame }: TurnContext): Draft | undefined {
  if (words.split(" ").length > MOST_WORDS || !HOW_MUCH[tongue].test(words) || frame.subjects.length > 0) return undefined;
  const told = turns
    .slice(-LONGEST)
    .map(({ question }) => readFrame(question, tongue, view.today))
    .findLast((each) => AWAY.test(each.words) && (each.periods.length > 0 || each.days.length > 1));
  const range = told === undefined ? undefined : daysAway(told, view);
  if (range === undefined) return undefined;
  const { from, to } = range;
  const days = daysBetween(from, to) + 1;
  if (days > MOST_DAYS) return undefined;
  const runs = Math.max(1, Math.round(days / DAYS_PER_RUN));
  const due = diary.goals.filter((goal) => goal.completedOn === undefined && goal.due >= from && goal.due <= to);
  const when = `${dayIn(tongue, from, false)} – ${dayIn(tongue, to, false)}`;
  return {
    text: [
      say(
        `**${when}, ${days} days: ${runs} ${runs === 1 ? "run is" : "runs are"} enough**, 30–40 min easy${runs > 1 ? ", one of them with 6 × 2 min quick, and if you like one of an hour" : ""}.`,
        `**${when}, ${days} Tage: ${runs} ${runs === 1 ? "Lauf reicht" : "Läufe reichen"}**, 30–40 min locker${runs > 1 ? ", einer davon mit 6 × 2 min zügig, und wenn du magst einer über eine Stunde" : ""}.`,
        `**${when}, ${days} jours : ${runs} ${runs === 1 ? "sortie suffit" : "sorties suffisent"}**, 30–40 min faciles${runs > 1 ? ", dont une avec 6 × 2 min rapides, et une d’une heure si tu veux" : ""}.`,
        `**${when}, ${days} días: basta con ${runs} ${runs === 1 ? "carrera" : "carreras"}**, 30–40 min suaves${runs > 1 ? ", una con 6 × 2 min rápidos y, si quieres, una de una hora" : ""}.`,
        `**${when}, ${days} giorni: bastano ${runs} ${runs === 1 ? "corsa" : "corse"}**, 30–40 min facili${runs > 1 ? ", una con 6 × 2 min veloci e, se vuoi, una di un’ora" : ""}.`,
      ),
      say(
        "Two short sessions with your body weight keep the strength: a press, a squat or lunge and a plank, as far as nothing hurts.",
        "Zwei kurze Einheiten mit dem Körpergewicht halten die Kraft: eine Drückübung, Kniebeugen oder Ausfallschritte und Plank, soweit nichts wehtut.",
        "Deux courtes séances au poids du corps gardent la force : une poussée, un squat ou une fente et du gainage, tant que rien ne fait mal.",
        "Dos sesiones cortas con tu peso mantienen la fuerza: un empuje, sentadillas o zancadas y plancha, mientras no duela nada.",
        "Due brevi sessioni a corpo libero mantengono la forza: una spinta, squat o affondi e plank, finché nulla fa male.",
      ),
      ...(days > FREE_DAYS
        ? []
        : [
            say(
              "Up to ten light days cost you nothing.",
              "Bis zu zehn Tage mit wenig kosten nichts.",
              "Jusqu’à dix jours avec peu ne coûtent rien.",
              "Hasta diez días con poco no cuestan nada.",
              "Fino a dieci giorni con poco non costano nulla.",
            ),
          ]),
      ...due.map(({ title, due: on }) =>
        say(
          `**${title}** is due on ${dayIn(tongue, on)}, within those days: try it before you go.`,
          `**${title}** ist am ${dayIn(tongue, on)} fällig, in dieser Zeit: Versuch es vorher.`,
          `**${title}** arrive à échéance ${dayIn(tongue, on)}, pendant ces jours : tente-le avant.`,
          `**${title}** vence el ${dayIn(tongue, on)}, en esos días: inténtalo antes.`,
          `**${title}** scade ${dayIn(tongue, on)}, in quei giorni: provaci prima.`,
        ),
      ),
    ],
  };
}

/** The days that a message names as away: in English with both ends of a range beside the name of a feast. */
function daysAway({ tongue, words, periods, days }: Frame, view: CoachView): { readonly from: Day; readonly to: Day } | undefined {
  // "Over Christmas, 23 to 27 December": the dates say it more exactly.
  const plain = words.replaceAll(FEAST, " ");
  const named = tongue === "en" ? getHorizon(/\d/.test(plain) ? plain : words, view) : undefined;
  const from = named?.from ?? periods[0]?.from ?? days[0];
  const to = named?.to ?? periods[0]?.to ?? days.at(-1);
  return from === undefined || to === undefined || to < from || to < view.today ? undefined : { from, to };
}

const FEAST = /\b(?:over |for |around )?(?:xmas|christmas|new years?(?: eve)?|easter)\b/g;

const KIT = /\b(?:gym|hotel|dumbbells?|bands?|shoes|equipment|run|running)\b/;

/** "No gym but I can run a bit" after days away were told: both in one message. English only. */
export function awayWithKit({ words, turns, tongue, view, cards, frame }: TurnContext, content: string): string | undefined {
  const last = turns.at(-1);
  if (last === undefined || cards.length > 0 || words.split(" ").length > MOST_WORDS || !KIT.test(words)) return undefined;
  if (frame.days.length + frame.periods.length > 0 || /\?\s*$/u.test(content)) return undefined;
  const told = readFrame(last.question, tongue, view.today);
  const range = AWAY.test(told.words) && !KIT.test(told.words) && tongue === "en" ? daysAway(told, view) : undefined;
  return range === undefined || range.from === range.to ? undefined : `im away from ${dated(range.from)} to ${dated(range.to)}, ${content}`;
}

const MONTHS = "january february march april may june july august september october november december".split(" ");

function dated(day: Day): string {
  return `${Number(day.slice(8))} ${MONTHS[Number(day.slice(5, 7)) - 1] ?? ""}`;
}
