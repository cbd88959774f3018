import { goalValue } from "../change-goal.ts";
import { goalOfBest } from "../../own-data/goal-of-best.ts";
import { readClause } from "../../conversation/clause.ts";
import type { Followed } from "../../conversation/follow-up-of.ts";
import type { Draft } from "../../topic.ts";
import { valueIn } from "../../turn/languages.ts";
import { dayIn } from "../../turn/names.ts";

const DONE =
  / (?:(?:so )?(?:thats|that is) (?:the |my )?goal (?:done|reached|ticked(?: off)?|achieved|complete)(?: then)?(?: right)?|(?:so )?(?:is )?(?:my |the )?goal(?: is)? (?:done|reached|achieved|over|complete)|(?:did|have) i (?:reach|hit|made|make) (?:my |the )?goal|(?:also )?(?:ist )?(?:mein |das )?ziel(?: ist)? (?:erreicht|geschafft|erledigt)|(?:mon )?objectif (?:atteint|fait|rempli)|(?:objetivo|meta) (?:conseguid[oa]|cumplid[oa]|hech[oa])|obiettivo (?:raggiunto|fatto))(?= )/;

/** "so goal done?" beside a card for a new best: the goal of it, with the value that is not stored yet. */
export function goalDone(turn: Followed): Draft | undefined {
  const { words, cards, diary, say, tongue } = turn;
  const clause = readClause(words);
  if (clause.take(DONE) === undefined || !clause.isRead()) return undefined;
  const record = cards.flatMap(({ request }) => (request.reason === "record" && request.record.kind === "best" ? [request.record] : []))[0];
  if (record === undefined) return undefined;
  const found = goalOfBest(record, diary.goals);
  if (found === undefined) return undefined;
  const { goal, isReached } = found;
  const target = valueIn(tongue, goalValue(goal.target, goal.unit));
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
            `**Not yet: ${goal.title}** (due ${due}) needs ${target}.`,
            `**Noch nicht: ${goal.title}** (fällig ${due}) verlangt ${target}.`,
            `**Pas encore : ${goal.title}** (échéance ${due}) demande ${target}.`,
            `**Aún no: ${goal.title}** (plazo ${due}) pide ${target}.`,
            `**Non ancora: ${goal.title}** (scadenza ${due}) chiede ${target}.`,
          ),
    ],
    proposals: cards,
  };
}
