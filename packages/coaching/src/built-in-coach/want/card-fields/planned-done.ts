import type { CoachProposal } from "@ironpace/contract";
import type { CoachAnswer } from "../../answer/coach-answer.ts";
import type { Followed } from "../../conversation/follow-up-of.ts";
import type { Draft } from "../../topic.ts";
import { allSessions } from "../../topics/sessions.ts";
import { storedOnAcceptIn } from "../../turn/changes/preview.ts";
import { dayIn } from "../../turn/names.ts";
import { normalise } from "../../question.ts";
import { daysBehind } from "../days-ahead.ts";
import { doneCard, effortIn } from "../done-card.ts";
import { kindOf } from "../kinds.ts";
import type { WantReading } from "../wants.ts";

const LIKELY = 0.5;
/** Work this close to the planned minutes is the planned session. */
const SAME = 0.15;

/** Work of a day whose session is not ticked, by the name of that session: it is done, and no entry of another name. */
export function plannedDone(found: CoachAnswer, { shareOf }: WantReading, turn: Followed): Draft | undefined {
  const { frame, view, diary, words } = turn;
  const [card, ...more] = found.proposals;
  const [day] = daysBehind(frame, view.today);
  if (card === undefined || kindOf(card) !== "log" || more.length > 0 || day === undefined || view.plan === undefined) return undefined;
  if (shareOf((want) => want === "done" || want === "entry-change") < LIKELY) return undefined;
  const session = allSessions(view.plan).find(({ date }) => date === day);
  if (session !== undefined) {
    const isNamed = frame.subjects.some(({ kind }) => kind?.isPlanned(session) === true);
    const isSame = frame.minutes === undefined || Math.abs(frame.minutes - session.duration) <= SAME * session.duration;
    return isNamed && isSame ? doneCard(turn) : undefined;
  }
  const earlier = diary.planned.find(
    ({ on, title, status }) =>
      on === day && status !== "completed" && frame.subjects.some(({ name }) => normalise(title).includes(normalise(name))),
  );
  return earlier === undefined ? undefined : logOfEarlier(card, earlier.title, effortIn(words), turn);
}

/** A session of an earlier block is logged under its own name: no card marks it as done there. */
function logOfEarlier(card: CoachProposal, title: string, rpe: number | undefined, { say, tongue }: Followed): Draft | undefined {
  const { request } = card;
  if (request.reason !== "record" || request.record.kind !== "log") return undefined;
  const record = { ...request.record, title, ...(rpe !== undefined && { rpe }) };
  const { date, minutes } = record;
  const when = dayIn(tongue, date, false);
  const amounts = [...(minutes === undefined ? [] : [`${minutes} min`]), ...(record.rpe === undefined ? [] : [`RPE ${record.rpe}`])].join(
    ", ",
  );
  const load =
    minutes === undefined || record.rpe === undefined
      ? ""
      : ` ${say("Load", "Last", "Charge", "Carga", "Carico")} **${minutes * record.rpe}**.`;
  return {
    isDecided: true,
    text: [
      `${say("Log", "Eintragen:", "Noter", "Anotar", "Registrare")} **${title}** (${when}): **${amounts}**.${load}`,
      say(
        "The week of that day then counts it. It belongs to an earlier block, so it stays marked as skipped there.",
        "Die Woche dieses Tages zählt sie dann mit. Sie gehört zu einem früheren Block und bleibt dort ausgelassen: keine Karte hakt sie dort ab.",
        "La semaine de ce jour la compte alors. Elle est d’un bloc précédent, où elle reste manquée : aucune carte ne la coche là.",
        "La semana de ese día la cuenta entonces. Es de un bloque anterior, donde sigue saltada: ninguna tarjeta la marca allí.",
        "La settimana di quel giorno allora la conta. È di un blocco precedente, dove resta saltata: nessuna scheda la spunta lì.",
      ),
      storedOnAcceptIn(tongue),
    ],
    proposals: [
      {
        ...card,
        title: `${say("Log", "Eintragen:", "Noter", "Anotar", "Registrare")} ${title}, ${when}`,
        request: { ...request, record, changes: request.changes.map((line, at) => (at === 0 ? { ...line, label: title } : line)) },
      },
    ],
  };
}
