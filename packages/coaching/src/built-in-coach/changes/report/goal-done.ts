import { liftNamed, testNamed } from "../../own-data/subject.ts";
import { readClause } from "../../conversation/clause.ts";
import type { Followed } from "../../conversation/follow-up-of.ts";
import { goalFor } from "../../conversation/values/progress-of.ts";
import type { Draft } from "../../topic.ts";
import { dayIn } from "../../turn/names.ts";

const DONE =
  / (?:(?:so )?(?:is )?(?:my |the )?goal(?: is)? (?:done|reached|achieved|over|complete)|(?:did|have) i (?:reach|hit|made|make) (?:my |the )?goal|(?:also )?(?:ist )?(?:mein |das )?ziel(?: ist)? (?:erreicht|geschafft|erledigt)|(?:mon )?objectif (?:atteint|fait|rempli)|(?:objetivo|meta) (?:conseguid[oa]|cumplid[oa]|hech[oa])|obiettivo (?:raggiunto|fatto))(?= )/;

/** "so goal done?" beside a card for a new best: the goal of it, with the value that is not stored yet. */
export function goalDone(turn: Followed): Draft | undefined {
  const { words, cards, say, tongue } = turn;
  const clause = readClause(words);
  if (clause.take(DONE) === undefined || !clause.isRead()) return undefined;
  const record = cards.flatMap(({ request }) => (request.reason === "record" && request.record.kind === "best" ? [request.record] : []))[0];
  if (record === undefined) return undefined;
  const name = record.name.toLowerCase().replaceAll("-", " ");
  const subject = testNamed(name) ?? liftNamed(name);
  const goal = subject === undefined ? undefined : goalFor(subject.name, turn);
  if (goal === undefined) return undefined;
  const value = record.value.includes(":")
    ? record.value.split(":").reduce((sum, part) => 60 * sum + Number(part), 0) / 60
    : Number(record.value);
  const isReached = goal.falling ? value <= goal.target : value >= goal.target;
  const due = dayIn(tongue, goal.due, false);
  return {
    isDecided: true,
    text: [
      isReached
        ? say(
            `**Yes, with this: ${goal.title}** (due ${due}) is reached once you accept the card.`,
            `**Ja, damit: ${goal.title}** (fällig ${due}) ist erreicht, sobald du die Karte annimmst.`,
            `**Oui : ${goal.title}** (échéance ${due}) est atteint dès que tu acceptes la carte.`,
            `**Sí: ${goal.title}** (plazo ${due}) queda conseguido cuando aceptes la tarjeta.`,
            `**Sì: ${goal.title}** (scadenza ${due}) è raggiunto quando accetti la scheda.`,
          )
        : say(
            `**Not yet: ${goal.title}** (due ${due}) asks for ${goal.target} ${goal.unit}.`,
            `**Noch nicht: ${goal.title}** (fällig ${due}) verlangt ${goal.target} ${goal.unit}.`,
            `**Pas encore : ${goal.title}** (échéance ${due}) demande ${goal.target} ${goal.unit}.`,
            `**Aún no: ${goal.title}** (plazo ${due}) pide ${goal.target} ${goal.unit}.`,
            `**Non ancora: ${goal.title}** (scadenza ${due}) chiede ${goal.target} ${goal.unit}.`,
          ),
    ],
    proposals: cards.slice(0, 1),
  };
}
