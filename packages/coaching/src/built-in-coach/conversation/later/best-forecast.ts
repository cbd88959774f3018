import { addDays, type Day, daysBetween } from "@ironpace/training";
import type { Best } from "../../asking/best.ts";
import { goalFor } from "../values/progress-of.ts";
import type { Goal } from "../../own-data/diary.ts";
import type { Draft } from "../../topic.ts";
import { dayIn } from "../../turn/names.ts";
import { gapText } from "../../turn/results/bests.ts";
import { bareUnit } from "../../want/asked/words.ts";
import { shown, steps } from "./best-ends.ts";
import { gains } from "./best-gains.ts";
import { GAP } from "./best-words.ts";
import { seconds } from "./figures.ts";
import type { Standing } from "./standing.ts";
import type { Spoken } from "./subject-spoken.ts";

/** A number of the turn that can be a value to come. */
export function targetSaid(best: Best, words: string): number | undefined {
  const last = best.values.at(-1)?.value ?? 0;
  if (best.kind === "time") {
    const [text] = /(?<![\d:])\d{1,2}:\d{2}(?![\d:])/.exec(words) ?? [];
    return text === undefined ? undefined : seconds(text);
  }
  return [...words.matchAll(/(?<![\d:.,])\d{1,3}(?:[.,]\d)?(?![\d:])/gu)]
    .map(([text]) => Number(text.replace(",", ".")))
    .find((value) => value > last && value < 2 * last);
}

function expectedOn({ best }: Spoken, target: number): Day | undefined {
  const [first, last] = [best.values[0], best.values.at(-1)];
  if (first === undefined || last === undefined || first === last) return undefined;
  const perDay = (last.value - first.value) / Math.max(1, daysBetween(first.on, last.on));
  const days = (target - last.value) / perDay;
  return perDay === 0 || days < 0 || days > LONGEST_DAYS ? undefined : addDays(last.on, Math.ceil(days));
}

/** What lies farther off is no forecast. */
const LONGEST_DAYS = 3650;

export function whenAtRate(spoken: Spoken, standing: Standing): Draft | undefined {
  const { words, say, tongue } = standing;
  const { best } = spoken;
  const goal = goalFor(best.name, standing);
  const target = targetSaid(best, words) ?? (goal === undefined ? undefined : goalValue(goal, best));
  const day = target === undefined ? undefined : expectedOn(spoken, target);
  const [first, last] = [best.values[0], best.values.at(-1)];
  if (target === undefined || day === undefined || first === undefined || last === undefined) return undefined;
  const value = shown(target, spoken, standing);
  return {
    text: [
      say(
        `**${value}** about **${dayIn(tongue, day)}**, if it goes on as it did.`,
        `**${value}** etwa am **${dayIn(tongue, day)}**, wenn es so weitergeht.`,
        `**${value}** vers le **${dayIn(tongue, day)}**, si cela continue ainsi.`,
        `**${value}** hacia el **${dayIn(tongue, day)}**, si sigue así.`,
        `**${value}** intorno al **${dayIn(tongue, day)}**, se continua così.`,
      ),
      `${say("So far", "Bisher", "Jusqu’ici", "Hasta ahora", "Finora")}: ${steps(spoken, { from: first, to: last }, standing)}, ${gapText(tongue, first.value, last.value, best, standing.view)}.`,
      ...(goal !== undefined && Math.abs(goalValue(goal, best) - target) < 0.01 ? [againstDue(day, goal, standing)] : []),
    ],
  };
}

function goalValue({ target, unit }: Goal, { kind }: Best): number {
  return kind === "time" && unit === "min" ? 60 * target : target;
}

function againstDue(day: Day, { due, title }: Goal, { say, tongue }: Standing): string {
  const weeks = Math.round(Math.abs(daysBetween(due, day)) / 7);
  const when = dayIn(tongue, due);
  return day > due
    ? say(
        `**${title}** is due ${when}: ${weeks} weeks too early for that pace.`,
        `**${title}** ist am ${when} fällig: ${weeks} Wochen zu früh für dieses Tempo.`,
        `**${title}** est prévu le ${when} : ${weeks} semaines trop tôt à ce rythme.`,
        `**${title}** vence el ${when}: ${weeks} semanas demasiado pronto a ese ritmo.`,
        `**${title}** scade ${when}: ${weeks} settimane troppo presto a questo passo.`,
      )
    : say(
        `**${title}** is due ${when}: ${weeks} weeks to spare.`,
        `**${title}** ist am ${when} fällig: ${weeks} Wochen Luft.`,
        `**${title}** est prévu le ${when} : ${weeks} semaines de marge.`,
        `**${title}** vence el ${when}: ${weeks} semanas de margen.`,
        `**${title}** scade ${when}: ${weeks} settimane di margine.`,
      );
}

/** Whether the day of the goal fits the pace of the gains so far: that of an open card before the stored one. */
export function goalInTime(spoken: Spoken, standing: Standing): Draft | undefined {
  const { cards, say, tongue, view } = standing;
  const card = cards.flatMap(({ request }) =>
    request.reason === "record" && (request.record.kind === "goal" || request.record.kind === "goal-change") ? [request.record] : [],
  )[0];
  const stored = goalFor(spoken.best.name, standing);
  const goal: Goal | undefined =
    card === undefined
      ? stored
      : { id: "", current: 0, falling: false, unit: "", ...stored, title: card.title, target: card.target, due: card.due };
  if (goal === undefined) return undefined;
  const target = goalValue(goal, spoken.best);
  const last = spoken.best.values.at(-1);
  const day = expectedOn(spoken, target);
  if (day === undefined || last === undefined) return undefined;
  const isLate = day > goal.due;
  const days = daysBetween(view.today, goal.due);
  const expected = shown(valueOn(spoken, goal.due), spoken, standing);
  const asksEarly = EARLY.test(standing.words);
  const gained = GAP.test(standing.words) && standing.frame.periods.length > 0 ? (gains([spoken], standing, false)?.text ?? []) : [];
  return {
    text: [
      ...gained,
      isLate && !asksEarly
        ? say(
            `**Not at the pace so far**: ${shown(target, spoken, standing)} would come about ${dayIn(tongue, day)}.`,
            `**Nicht im bisherigen Tempo**: ${shown(target, spoken, standing)} kämen etwa am ${dayIn(tongue, day)}.`,
            `**Pas au rythme actuel** : ${shown(target, spoken, standing)} viendrait vers le ${dayIn(tongue, day)}.`,
            `**No al ritmo actual**: ${shown(target, spoken, standing)} llegaría hacia el ${dayIn(tongue, day)}.`,
            `**Non al ritmo attuale**: ${shown(target, spoken, standing)} arriverebbe intorno al ${dayIn(tongue, day)}.`,
          )
        : isLate
          ? say(
              `**At the pace so far, yes, too early**: ${shown(target, spoken, standing)} would come about ${dayIn(tongue, day)}.`,
              `**Im bisherigen Tempo: ja, zu früh**: ${shown(target, spoken, standing)} kämen etwa am ${dayIn(tongue, day)}.`,
              `**Au rythme actuel, oui, c’est trop tôt** : ${shown(target, spoken, standing)} viendrait vers le ${dayIn(tongue, day)}.`,
              `**Al ritmo actual, sí, demasiado pronto**: ${shown(target, spoken, standing)} llegaría hacia el ${dayIn(tongue, day)}.`,
              `**Al ritmo attuale, sì, troppo presto**: ${shown(target, spoken, standing)} arriverebbe intorno al ${dayIn(tongue, day)}.`,
            )
          : say(
              `**In time at the pace so far**: ${shown(target, spoken, standing)} would come about ${dayIn(tongue, day)}.`,
              `**Im bisherigen Tempo rechtzeitig**: ${shown(target, spoken, standing)} kämen etwa am ${dayIn(tongue, day)}.`,
              `**À temps au rythme actuel** : ${shown(target, spoken, standing)} viendrait vers le ${dayIn(tongue, day)}.`,
              `**A tiempo al ritmo actual**: ${shown(target, spoken, standing)} llegaría hacia el ${dayIn(tongue, day)}.`,
              `**In tempo al ritmo attuale**: ${shown(target, spoken, standing)} arriverebbe intorno al ${dayIn(tongue, day)}.`,
            ),
      againstDue(day, goal, standing),
      say(
        `By then, in ${days} days, about **${expected}**. A later day or a smaller step: tell me which, and I make the card.`,
        `Bis dahin, in ${days} Tagen, etwa **${expected}**. Späterer Termin oder kleinerer Schritt: sag mir, was, dann mache ich die Karte.`,
        `D’ici là, dans ${days} jours, environ **${expected}**. Une date plus lointaine ou un plus petit pas : dis-moi, et je fais la carte.`,
        `Para entonces, en ${days} días, unos **${expected}**. Una fecha posterior o un paso más pequeño: dime cuál y hago la tarjeta.`,
        `Per allora, tra ${days} giorni, circa **${expected}**. Una data più lontana o un passo più piccolo: dimmi quale e faccio la scheda.`,
      ),
    ],
  };
}

const EARLY = bareUnit("too (?:early|soon)|zu fruh|trop tot|demasiado pronto|troppo presto");

/** The value on a day to come if the gains go on, to a half unit. */
function valueOn({ best }: Spoken, day: Day): number {
  const [first, last] = [best.values[0], best.values.at(-1)];
  if (first === undefined || last === undefined) return 0;
  const perDay = (last.value - first.value) / Math.max(1, daysBetween(first.on, last.on));
  const value = last.value + perDay * daysBetween(last.on, day);
  return best.kind === "load" ? Math.round(2 * value) / 2 : best.kind === "time" ? Math.round(value) : Math.floor(value);
}

export const LIKELY = bareUnit(
  "could|realistic\\p{L}*|likely|expect\\p{L}*|really|be at|will i|konnte|realistisch|wahrscheinlich|pourrais|realiste|podria|realista|potrei|realistico",
);

/** The day to come that a turn names, if it names one. */
export function dayAhead({ frame, view }: Standing): Day | undefined {
  const { today } = view;
  return [frame.until, ...frame.days, ...frame.periods.map(({ kind, from, to }) => (kind === "month" ? to : from))].find(
    (each) => each !== undefined && each > today,
  );
}

/** "what could I really squat by new year": the value on a day if the gains go on. */
export function valueBy(spoken: Spoken, day: Day, standing: Standing): Draft | undefined {
  const { say, tongue } = standing;
  const [first, last] = [spoken.best.values[0], spoken.best.values.at(-1)];
  if (first === undefined || last === undefined || first === last) return undefined;
  const value = shown(valueOn(spoken, day), spoken, standing);
  const goal = goalFor(spoken.best.name, standing);
  return {
    text: [
      say(
        `**About ${value}** by ${dayIn(tongue, day)}, if it goes on as it did.`,
        `**Etwa ${value}** bis ${dayIn(tongue, day)}, wenn es so weitergeht.`,
        `**Environ ${value}** d’ici le ${dayIn(tongue, day)}, si cela continue ainsi.`,
        `**Unos ${value}** para el ${dayIn(tongue, day)}, si sigue así.`,
        `**Circa ${value}** entro ${dayIn(tongue, day)}, se continua così.`,
      ),
      `${say("So far", "Bisher", "Jusqu’ici", "Hasta ahora", "Finora")}: ${steps(spoken, { from: first, to: last }, standing)}.`,
      ...(goal === undefined
        ? []
        : [
            `${say("Your goal", "Dein Ziel", "Ton objectif", "Tu meta", "Il tuo obiettivo")}: **${goal.title}**, ${dayIn(tongue, goal.due)}.`,
          ]),
    ],
  };
}
