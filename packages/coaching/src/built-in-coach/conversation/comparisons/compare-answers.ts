import { percentSign } from "../../turn/languages.ts";
import { daysBetween } from "@ironpace/training";
import type { Draft } from "../../topic.ts";
import { type Quantity, quantitiesIn } from "../../turn/quantities/quantities.ts";
import { quantityText } from "../../turn/quantities/quantity-text.ts";
import { monthIn, periodIn } from "../../turn/names.ts";
import type { Period } from "../../turn/times.ts";
import { type Answered, answersWithNumbers } from "./answered.ts";
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
            `${first.period.kind === "month" ? monthIn(tongue, first.period.from) : "That time"} is not over. Per week so far: **${quantityText(tongue, rate, is)}** against **${quantityText(tongue, rateBefore, is)}** (${sign}${percent}%).`,
            `${first.period.kind === "month" ? monthIn(tongue, first.period.from) : "Die Zeit"} ist noch nicht vorbei: je Woche sind das **${quantityText(tongue, rate, is)}** gegenüber **${quantityText(tongue, rateBefore, is)}** (${sign}${percent} %).`,
            `${first.period.kind === "month" ? monthIn(tongue, first.period.from) : "Cette période"} n’est pas terminé : par semaine, **${quantityText(tongue, rate, is)}** contre **${quantityText(tongue, rateBefore, is)}** (${sign}${percent} %).`,
            `${first.period.kind === "month" ? monthIn(tongue, first.period.from) : "Ese periodo"} no ha terminado: por semana son **${quantityText(tongue, rate, is)}** frente a **${quantityText(tongue, rateBefore, is)}** (${sign}${percent} %).`,
            `${first.period.kind === "month" ? monthIn(tongue, first.period.from) : "Quel periodo"} non è finito: a settimana sono **${quantityText(tongue, rate, is)}** contro **${quantityText(tongue, rateBefore, is)}** (${sign}${percent} %).`,
          ),
        ]
      : [`${head}, ${amount} ${direction} (${sign}${percent}${percentSign(tongue)}).`],
  };
}

const PERCENT =
  / (?:(?:how (?:much|many)|whats|what) (?:is )?(?:that |it )?(?:in )?(?:percent|per cent|percentage|%)|(?:in|as) (?:percent|per cent|%|a percentage|percentage)|wie ?viel prozent|in prozent|prozentual|(?:combien )?(?:en|de) (?:pourcent|pour cent|pourcents|pourcentage|%)|combien de %|(?:cuanto )?en (?:porcentaje|por ciento|%)|que porcentaje|cuanto porciento|(?:quanto )?in (?:percentuale|per cento|%)|percentuale|percent|prozent|pourcentage|porcentaje)(?= )/;
const MORE_OR_LESS =
  / (?:more|less|mehr|weniger|de plus|moins|mas|menos|piu|meno|heavier|better|faster|sind|is|sont|son|sono|macht|fait|hace|fa)(?= )/;

/** "wie viel Prozent", "in percent": the two numbers that were held against each other, as a share. */
export function inPercent(turn: Followed): Draft | undefined {
  const { words, tongue, say } = turn;
  const clause = readClause(words);
  if (turn.cards.length > 0 || clause.take(PERCENT) === undefined) return undefined;
  // "How many percent more is that" also wants the amount.
  if (/ (?:more|less|mehr|weniger|de plus|moins|mas|menos|piu|meno) /.test(` ${words} `)) return undefined;
  while (clause.take(MORE_OR_LESS) !== undefined);
  const pair = clause.isRead() ? pairOf(answersWithNumbers(turn)) : undefined;
  if (pair === undefined) return undefined;
  const [from, to] = pair;
  const percent = (100 * (to.value - from.value)) / from.value;
  const shown = Math.abs(percent).toFixed(1).replace(/\.0$/, "");
  const value = `${percent < 0 ? "−" : "+"}${tongue === "en" ? shown : shown.replace(".", ",")}${percentSign(tongue)}`;
  return {
    isDecided: true,
    text: [
      say(
        `**${value}**, from ${from.text} to ${to.text}.`,
        `**${value}**, von ${from.text} auf ${to.text}.`,
        `**${value}**, de ${from.text} à ${to.text}.`,
        `**${value}**, de ${from.text} a ${to.text}.`,
        `**${value}**, da ${from.text} a ${to.text}.`,
      ),
    ],
  };
}

const DIFFERENCE =
  / (?:(?:whats |what is )?the (?:difference|gap)|difference|gap|diff|by how much|how much of a difference|unterschied|differenz|um wie ?viel|(?:combien (?:de |en )?)?(?:difference|ecart)|de combien|(?:cuanta )?diferencia|(?:quanta )?differenza|di quanto)(?= )/;
/** Beside a card for a new best. */
const HOW_MUCH =
  / (?:how much (?:is that|faster|slower|heavier|better|more|less)|wie ?viel (?:schneller|langsamer|schwerer|besser|mehr|weniger)|combien (?:de )?(?:plus|moins)|cuanto (?:mas|menos)|quanto (?:piu|meno))(?= )/;
const MAKES =
  / (?:is|was|are|does|make|makes|faster|slower|rapide|vite|rapido|veloce|macht|ist|fait|ca|quelle|hace|son|es|fa|e|overall|in total|between them|dazwischen|entre los dos|tra i due)(?= )/;

/** "ça fait combien de différence", "by how much": the two numbers that were held against each other. */
export function differenceOf(turn: Followed): Draft | undefined {
  const { words, tongue, say } = turn;
  const clause = readClause(words);
  if (clause.take(DIFFERENCE) === undefined && (turn.cards.length === 0 || clause.take(HOW_MUCH) === undefined)) return undefined;
  while (clause.take(MAKES) !== undefined);
  const pair = !clause.isRead() ? undefined : turn.cards.length > 0 ? pairOfCard(turn) : pairOf(answersWithNumbers(turn));
  if (pair === undefined) return undefined;
  const [from, to] = pair;
  const gap = Math.abs(to.value - from.value);
  if (gap === 0) return undefined;
  const shown = Math.round((100 * gap) / from.value);
  const amount = from.unit === "clock" && gap < 60 ? `${Math.round(10 * gap) / 10} s` : quantityText(tongue, gap, from);
  return {
    isDecided: true,
    text: [
      say(
        `**${amount}** (${shown}%): ${from.text} → ${to.text}.`,
        `**${amount}** (${shown} %): ${from.text} → ${to.text}.`,
        `**${amount}** (${shown} %) : ${from.text} → ${to.text}.`,
        `**${amount}** (${shown} %): ${from.text} → ${to.text}.`,
        `**${amount}** (${shown} %): ${from.text} → ${to.text}.`,
      ),
    ],
    ...(turn.cards.length > 0 && { proposals: turn.cards.slice(0, 1) }),
  };
}

/** The value before and after that a card for a new best shows. */
function pairOfCard({ cards, tongue }: Followed): readonly [Quantity, Quantity] | undefined {
  const request = cards[0]?.request;
  if (request?.reason !== "record" || request.record.kind !== "best") return undefined;
  const [change] = request.changes;
  const [from, to] = [change?.before, change?.after].map((text) => (text === undefined ? undefined : quantitiesIn(text, tongue)[0]));
  return from === undefined || to === undefined || from.unit !== to.unit ? undefined : [from, to];
}

/** The earlier and the later of two numbers of one kind: those of the last answer, else of the last two. */
function pairOf(answers: readonly Answered[]): readonly [Quantity, Quantity] | undefined {
  const [older, newer] = answers.slice(-2);
  const last = newer ?? older;
  const [first] = last?.quantities ?? [];
  if (last === undefined || first === undefined) return undefined;
  // Two things one after the other are held against each other, not against what they were before.
  const [one] = older?.quantities ?? [];
  if (newer?.thing !== undefined && older?.thing !== undefined && newer.thing !== older.thing && one?.unit === first.unit)
    return [one, first];
  if (last.step !== undefined) return last.step;
  const different = last.quantities.filter(({ unit, value }) => unit === first.unit && value !== first.value);
  const [other] = different;
  // "107.5 kg, before 95 kg" has the later one first.
  if (other !== undefined && last.quantities.length <= MOST_IN_PAIR) return [other, first];
  const earlier = newer === undefined ? undefined : older?.quantities.find(({ unit }) => unit === first.unit);
  if (earlier === undefined || older === undefined) return other === undefined ? undefined : [other, first];
  const isTurned = (older.period?.from ?? "") > (last.period?.from ?? "") && last.period !== undefined;
  return isTurned ? [first, earlier] : [earlier, first];
}

const MOST_IN_PAIR = 5;
