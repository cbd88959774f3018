import { standingComplaint } from "../../complaint/told-complaint.ts";
import { sessionOn } from "../../changes/session-named.ts";
import type { Focus } from "../../focus/focus.ts";
import { isOpen } from "../../topics/sessions.ts";
import type { Draft } from "../../topic.ts";
import type { Tongue } from "../../turn/languages.ts";
import { dayIn } from "../../turn/names.ts";

const MAY: { readonly [tongue in Tongue]: RegExp } = {
  en: /^(?:(?:and|so|but|ok|then) )*(?:can|could|may|should|is it ok(?:ay)? (?:if|to)) (?:i )?(?:still |then |even )*(?:do|run|train|go|go ahead with|keep)\b/,
  de: /^(?:(?:und|also|aber|ok|dann) )*(?:kann|darf|soll(?:te)?) ich\b.*\b(?:machen|laufen|trainieren)\b/,
  fr: /^(?:(?:et|alors|mais) )*(?:(?:est ce que )?je (?:peux|dois)|puis je)\b.*\b(?:faire|courir)\b/,
  es: /^(?:(?:y|entonces|pero) )*(?:puedo|debo|deberia)\b.*\b(?:hacer|correr|entrenar)\b/,
  it: /^(?:(?:e|allora|ma) )*(?:posso|devo|dovrei)\b.*\b(?:fare|correre|allenarmi)\b/,
};
const MOST_WORDS = 12;
/** Up to this pain, of 10, training goes on around it (injuries: the traffic light of pain). */
const MOST_PAIN = 3;

/** "Can I do the threshold run tomorrow?", where it is planned for tomorrow: a verdict, and no card that moves it. A complaint sets its limit: from 4 of 10 on, swollen or fresh the answer is no. */
export function confirmPlanned({ words, tongue, frame, turns, cards, view, say }: Focus): Draft | undefined {
  const [day, other] = frame.days;
  const [subject, second] = frame.subjects;
  const { plan } = view;
  if (plan === undefined || day === undefined || other !== undefined || second !== undefined || day < view.today) return undefined;
  if (!MAY[tongue].test(words) || words.split(" ").length > MOST_WORDS || frame.hasPain || frame.isIll || frame.minutes !== undefined)
    return undefined;
  const session = sessionOn(plan, day);
  const isNamed = subject?.kind !== undefined && session !== undefined && subject.kind.isPlanned(session);
  if (session === undefined || !isOpen(plan, session) || !isNamed) return undefined;
  const complaint = standingComplaint(turns, view.today);
  const on = dayIn(tongue, day, false);
  const what = `**${session.title}** (${on}, ${session.duration} min)`;
  if (complaint !== undefined && (complaint.score > MOST_PAIN || complaint.isSwollen || complaint.isFresh))
    return {
      text: [
        say(
          `**No, not while it hurts like that**: leave ${what} out, or do only what does not load the place. Accept the card for your complaint, or say “skip it”.`,
          `**Nein, nicht solange es so wehtut**: lass ${what} aus, oder mach nur, was die Stelle nicht belastet. Nimm die Karte für deine Beschwerde an, oder sag „lass sie aus“.`,
          `**Non, pas tant que ça fait mal ainsi** : laisse ${what}, ou ne fais que ce qui ne charge pas l’endroit. Accepte la carte pour ta gêne, ou dis « saute-la ».`,
          `**No, mientras duela así**: deja ${what}, o haz solo lo que no carga la zona. Acepta la tarjeta de tu molestia, o di «sáltala».`,
          `**No, finché fa così male**: lascia ${what}, o fai solo ciò che non carica la zona. Accetta la scheda per il fastidio, o di’ «saltala».`,
        ),
      ],
      proposals: cards,
    };
  return {
    text: [
      complaint === undefined
        ? say(
            `**Yes, it is planned for that day**: ${what}, effort ${session.intensityLevel} of 10.`,
            `**Ja, sie ist für den Tag geplant**: ${what}, Anstrengung ${session.intensityLevel} von 10.`,
            `**Oui, c’est prévu ce jour-là** : ${what}, effort ${session.intensityLevel} sur 10.`,
            `**Sí, está prevista ese día**: ${what}, esfuerzo ${session.intensityLevel} de 10.`,
            `**Sì, è prevista quel giorno**: ${what}, sforzo ${session.intensityLevel} su 10.`,
          )
        : say(
            `**Yes, as long as the pain stays at ${MOST_PAIN} of 10 or less** and does not rise while you go: ${what}. Stop above that, or when you change your stride; if it is worse the next morning, take the next one easier.`,
            `**Ja, solange der Schmerz bei ${MOST_PAIN} von 10 oder darunter bleibt** und dabei nicht steigt: ${what}. Hör darüber auf, oder wenn du anders läufst; ist es am nächsten Morgen schlimmer, mach die nächste leichter.`,
            `**Oui, tant que la douleur reste à ${MOST_PAIN} sur 10 ou moins** et n’augmente pas : ${what}. Arrête au-dessus, ou si ta foulée change ; si c’est pire le lendemain matin, allège la suivante.`,
            `**Sí, mientras el dolor quede en ${MOST_PAIN} de 10 o menos** y no suba: ${what}. Para por encima, o si cambias la pisada; si a la mañana siguiente está peor, haz más suave la próxima.`,
            `**Sì, finché il dolore resta a ${MOST_PAIN} su 10 o meno** e non sale: ${what}. Fermati sopra, o se cambi passo; se la mattina dopo è peggio, fai più leggera la prossima.`,
          ),
    ],
  };
}
