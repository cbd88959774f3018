import { standingComplaint } from "../../complaint/told-complaint.ts";
import { sessionOn } from "../../changes/session-named.ts";
import type { TurnContext } from "../../focus/focus.ts";
import { isOpen } from "../../topics/sessions.ts";
import type { Draft } from "../../topic.ts";
import type { Tongue } from "../../turn/languages.ts";
import { dayIn } from "../../turn/names.ts";
import { isTooPainful, judgeWithComplaint } from "./session-with-complaint.ts";

const MAY: { readonly [tongue in Tongue]: RegExp } = {
  en: /^(?:(?:and|so|but|ok|then) )*(?:can|could|may|should|is it ok(?:ay)? (?:if|to)) (?:i )?(?:still |then |even )*(?:do|run|train|go|go ahead with|keep)\b/,
  de: /^(?:(?:und|also|aber|ok|dann) )*(?:kann|darf|soll(?:te)?) ich\b.*\b(?:machen|laufen|trainieren)\b/,
  fr: /^(?:(?:et|alors|mais) )*(?:(?:est ce que )?je (?:peux|dois)|puis je)\b.*\b(?:faire|courir)\b/,
  es: /^(?:(?:y|entonces|pero) )*(?:puedo|debo|deberia)\b.*\b(?:hacer|correr|entrenar)\b/,
  it: /^(?:(?:e|allora|ma) )*(?:posso|devo|dovrei)\b.*\b(?:fare|correre|allenarmi)\b/,
};
const MAX_WORDS = 12;

/** "Can I do the threshold run tomorrow?", where it is planned for tomorrow: a verdict, and no card that moves it. A complaint sets its limit: from 4 of 10 on, swollen or fresh the answer is no. */
export function confirmPlanned(focus: TurnContext): Draft | undefined {
  const { words, tongue, frame, turns, cards, view, say } = focus;
  const [day, other] = frame.days;
  const [subject, second] = frame.subjects;
  const { plan } = view;
  if (plan === undefined || day === undefined || other !== undefined || second !== undefined || day < view.today) return undefined;
  if (!MAY[tongue].test(words) || words.split(" ").length > MAX_WORDS || frame.hasPain || frame.isIll || frame.minutes !== undefined)
    return undefined;
  const session = sessionOn(plan, day);
  const isNamed = subject?.kind !== undefined && session !== undefined && subject.kind.isPlanned(session);
  if (session === undefined || !isOpen(plan, session) || !isNamed) return undefined;
  const complaint = standingComplaint(turns, view.today);
  if (complaint !== undefined)
    return { text: [judgeWithComplaint(session, complaint, "train", focus)], ...(isTooPainful(complaint) && { proposals: cards }) };
  const what = `**${session.title}** (${dayIn(tongue, day, false)}, ${session.duration} min)`;
  return {
    text: [
      say(
        `**Yes, it is planned for that day**: ${what}, effort ${session.intensityLevel} of 10.`,
        `**Ja, sie ist für den Tag geplant**: ${what}, Anstrengung ${session.intensityLevel} von 10.`,
        `**Oui, c’est prévu ce jour-là** : ${what}, effort ${session.intensityLevel} sur 10.`,
        `**Sí, está prevista ese día**: ${what}, esfuerzo ${session.intensityLevel} de 10.`,
        `**Sì, è prevista quel giorno**: ${what}, sforzo ${session.intensityLevel} su 10.`,
      ),
    ],
  };
}
