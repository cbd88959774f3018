import { addDays, type Session } from "@ironpace/training";
import { offerDays } from "../../changes/skip-sessions.ts";
import type { Draft } from "../../topic.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import { dayIn } from "../../turn/names.ts";
import { translated } from "../../turn/translated.ts";
import { type Clause, readClause } from "../clause.ts";
import type { Followed } from "../follow-up-of.ts";

const CANNOT =
  / (?:cant (?:make|do|train)?(?: it)?|cannot (?:make|do|train)?(?: it)?|wont (?:make|manage) it|not going to make it|(?:schaff|schaffe|pack|packe|kann) (?:ich )?(?:es |das )?(?:(?:morgen|heute|ubermorgen|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?) )?(?:leider )?nicht(?: trainieren)?|(?:je )?(?:ne )?peux pas(?: m entrainer)?|(?:j y )?arrive pas|no (?:puedo|llego)(?: entrenar)?|non (?:posso|riesco|ce la faccio)(?: ad allenarmi)?)(?= )/;
const BECAUSE =
  / (?:because of|because|due to|cause of|wegen|weil|a cause de|pour cause de|par|por|porque|a causa de|per via (?:di|del|della)|per|causa)(?: \p{L}+){1,3}(?= )/u;
const REASON =
  / (?:family|work|job|kids?|visitors?|guests?|travel|familie|arbeit|kinder|besuch|termin|famille|boulot|travail|enfants|familia|trabajo|curro|ninos|famiglia|lavoro|bambini|ospiti)(?= )/;
const SESSION =
  / (?:session|workout|training|run|long run|ride|lift|einheit|lauf|training|seance|sortie|course|sesion|entreno|carrera|tirada|sessione|allenamento|corsa|the|it)(?= )/;
const ASKS_WHICH = /no session is planned|ist nichts geplant|rien n’est prévu|no hay nada previsto|non c’è nulla in programma/u;

/** "ich schaff morgen nicht wegen familie": other days for the session of that day; without one, which of those beside it is meant. */
export function cannotTrain(turn: Followed): Draft | undefined {
  const { words, frame, view, tongue, say } = turn;
  const clause = readClause(words);
  const [day] = frame.days;
  const isAnswer = ASKS_WHICH.test(turn.turns.at(-1)?.answer ?? "") && day !== undefined;
  if (clause.take(CANNOT) === undefined && !isAnswer) return undefined;
  clause.take(BECAUSE);
  clause.take(REASON);
  takeDays(clause, turn);
  while (clause.take(SESSION) !== undefined);
  if (day === undefined || frame.days.length > 1 || !clause.isRead() || view.plan === undefined || day < view.today) return undefined;
  const { plan } = view;
  const open = allSessions(plan).filter((each) => isOpen(plan, each) && each.date >= view.today);
  const session = open.find(({ date }) => date === day);
  // With a session the readers of changes know it in English.
  if (session !== undefined)
    return tongue === "en" && !isAnswer ? undefined : { ...translated(offerDays(session, day, view), tongue), isDecided: true };
  const beside = [addDays(day, -1), addDays(day, 1)].flatMap((other) => open.find(({ date }) => date === other) ?? []);
  if (beside.length === 0) return undefined;
  const name = (each: Session): string => `**${each.title}** (${dayIn(tongue, each.date, false)})`;
  const names = beside.map(name).join(say(" or ", " oder ", " ou ", " o ", " o "));
  const when = dayIn(tongue, day, false);
  return {
    isDecided: true,
    text: [
      say(
        `On **${when}** no session is planned, so nothing is lost. Or do you mean ${names}? Tell me which.`,
        `Am **${when}** ist nichts geplant, also geht nichts verloren. Oder meinst du ${names}? Sag mir, welche.`,
        `Le **${when}**, rien n’est prévu, donc rien n’est perdu. Ou parles-tu de ${names} ? Dis-moi laquelle.`,
        `El **${when}** no hay nada previsto, así que no se pierde nada. ¿O hablas de ${names}? Dime cuál.`,
        `**${when}** non c’è nulla in programma, quindi non si perde nulla. O intendi ${names}? Dimmi quale.`,
      ),
    ],
  };
}

function takeDays(clause: Clause, { frame }: Followed): void {
  for (const { concept, text } of frame.tokens)
    if (/^(?:day|time|sport|kind|topic:session|reply|verb:cant)/.test(concept)) clause.take(new RegExp(` ${text}(?= )`));
}
