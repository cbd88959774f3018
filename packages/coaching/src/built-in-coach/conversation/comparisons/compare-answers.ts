import { daysBetween } from "@ironpace/training";
import type { Draft } from "../../topic.ts";
import { quantityText } from "../../turn/quantities/quantity-text.ts";
import { monthIn, periodIn } from "../../turn/names.ts";
import type { Period } from "../../turn/times.ts";
import { answersWithNumbers } from "./answered.ts";
import { readClause } from "../clause.ts";
import type { Followed } from "../follow-up-of.ts";

const LESS = / (?:less|fewer|lower|slacking(?: off)?|lazy|easing off|weniger|nachlassiger|fauler|moins|menos|meno)(?= )/;
const MORE = / (?:more|higher|better|improving|mehr|besser|plus|mieux|mas|mejor|piu|meglio)(?= )/;
const OR_NOT = / (?:or not|oder nicht|ou (?:pas|non)|o no|o meno)(?= )/;
const ASIDE =
  / (?:or|oder|ou|o|am|are|been|ive|im|doing|train|training|trained|run|running|ran|did|do|getting|going|than|as|then|before|thing|overall|in|total|bin|mache|mach|trainiere|trainiert|laufe|gelaufen|hab|habe|hatte|als|davor|vorher|insgesamt|fais|ai|fait|cours|couru|entraine|que|avant|hago|hice|he|hecho|estoy|entreno|entrenando|corri|corro|antes|faccio|ho|fatto|sto|facendo|corso|corro|prima|che)(?= )/;

/** "so I'm doing less?", "also weniger?", "am I slacking": yes or no, from the numbers of the last two answers. */
export function isMoreOrLess(turn: Followed): Draft | undefined {
  const { words, frame, say, tongue, view } = turn;
  const [older, newer] = answersWithNumbers(turn).slice(-2);
  if (older === undefined || newer === undefined || turn.cards.length > 0) return undefined;
  const clause = readClause(words);
  clause.take(OR_NOT);
  const [less, more] = [clause.take(LESS) !== undefined, clause.take(MORE) !== undefined];
  for (const { concept, text } of frame.tokens)
    if (/^(?:month|time|unit|rel|year|season|reply:(?!why))/.test(concept)) clause.take(new RegExp(` ${text}(?= )`));
  while (clause.take(ASIDE) !== undefined);
  if (!(less || more) || !clause.isRead()) return undefined;
  if (newer.period === undefined || older.period === undefined || newer.period.from === older.period.from) return undefined;
  const [first, second] = newer.period.from > older.period.from ? [newer, older] : [older, newer];
  const [is, was] = [first.quantities[0], second.quantities[0]];
  if (is === undefined || was === undefined || is.unit !== was.unit || first.period === undefined || second.period === undefined)
    return undefined;
  // A time that is not over is held against the other by its days.
  const isOpen = first.period.to >= view.today && first.period.from <= view.today;
  const weekly = (value: number, { from, to }: Period): number => (7 * value) / (daysBetween(from, to < view.today ? to : view.today) + 1);
  const [rate, rateBefore] = [weekly(is.value, first.period), weekly(was.value, second.period)];
  const gap = isOpen ? rate - rateBefore : is.value - was.value;
  const before = isOpen ? rateBefore : was.value;
  const percent = before === 0 ? 0 : Math.round((100 * Math.abs(gap)) / before);
  const isSame = percent < 2;
  const isLess = gap < 0;
  const yes =
    less === more ? "" : isLess === less ? say("Yes, ", "Ja, ", "Oui, ", "Sí, ", "Sì, ") : say("No, ", "Nein, ", "Non, ", "No, ", "No, ");
  const amount = quantityText(tongue, Math.abs(gap), is);
  const direction = isLess ? say("less", "weniger", "de moins", "menos", "in meno") : say("more", "mehr", "de plus", "más", "in più");
  const verdict = isSame
    ? say("About the same", "Etwa gleich viel", "À peu près pareil", "Más o menos igual", "Più o meno uguale")
    : `${yes}${say(isLess ? "less" : "more", isLess ? "weniger" : "mehr", isLess ? "moins" : "plus", isLess ? "menos" : "más", isLess ? "meno" : "di più")}`;
  const [now, then] = [periodIn(tongue, first.period, view.today), periodIn(tongue, second.period, view.today)];
  const head = `**${verdict.charAt(0).toUpperCase()}${verdict.slice(1)}**: **${is.text}** ${now}, **${was.text}** ${then}`;
  const sign = isLess ? "−" : "+";
  return {
    isDecided: true,
    text: isOpen
      ? [
          `${head}.`,
          say(
            `${first.period.kind === "month" ? monthIn(tongue, first.period.from) : "That time"} is not over. Per week so far: **${quantityText(tongue, rate, is)}** against **${quantityText(tongue, rateBefore, is)}** (${sign}${percent} %).`,
            `${first.period.kind === "month" ? monthIn(tongue, first.period.from) : "Die Zeit"} ist noch nicht vorbei: je Woche sind das **${quantityText(tongue, rate, is)}** gegenüber **${quantityText(tongue, rateBefore, is)}** (${sign}${percent} %).`,
            `${first.period.kind === "month" ? monthIn(tongue, first.period.from) : "Cette période"} n’est pas terminé : par semaine, **${quantityText(tongue, rate, is)}** contre **${quantityText(tongue, rateBefore, is)}** (${sign}${percent} %).`,
            `${first.period.kind === "month" ? monthIn(tongue, first.period.from) : "Ese periodo"} no ha terminado: por semana son **${quantityText(tongue, rate, is)}** frente a **${quantityText(tongue, rateBefore, is)}** (${sign}${percent} %).`,
            `${first.period.kind === "month" ? monthIn(tongue, first.period.from) : "Quel periodo"} non è finito: a settimana sono **${quantityText(tongue, rate, is)}** contro **${quantityText(tongue, rateBefore, is)}** (${sign}${percent} %).`,
          ),
        ]
      : [`${head}, ${amount} ${direction} (${sign}${percent} %).`],
  };
}
