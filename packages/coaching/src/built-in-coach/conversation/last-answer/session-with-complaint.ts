import type { Session } from "@ironpace/training";
import type { ToldComplaint } from "../../complaint/told-complaint.ts";
import type { TurnContext } from "../../focus/focus.ts";
import { dayIn } from "../../turn/names.ts";

/** Up to this pain, of 10, training goes on around it (injuries: the traffic light of pain). */
export const MAX_PAIN = 3;

/** From 4 of 10 on, swollen or fresh: nothing that loads the place. */
export function isTooPainful({ score, isSwollen, isFresh }: ToldComplaint): boolean {
  return score > MAX_PAIN || isSwollen || isFresh;
}

/** A verdict on a planned session with a complaint that stands: "may I do it" and "should I skip it" have opposite answers. */
export function judgeWithComplaint(
  session: Session,
  complaint: ToldComplaint,
  asks: "train" | "skip",
  { tongue, say }: Pick<TurnContext, "tongue" | "say">,
): string {
  const what = `**${session.title}** (${dayIn(tongue, session.date, false)}, ${session.duration} min)`;
  const isSkip = asks === "skip";
  if (isTooPainful(complaint))
    return say(
      `**${isSkip ? "Yes, while it hurts like that" : "No, not while it hurts like that"}**: leave ${what} out, or do only exercises that do not load it. Accept the card for what hurts, or say “skip it”.`,
      `**${isSkip ? "Ja, solange es so wehtut" : "Nein, nicht solange es so wehtut"}**: lass ${what} aus, oder mach nur, was die Stelle nicht belastet. Nimm die Karte für deine Beschwerde an, oder sag „lass sie aus“.`,
      `**${isSkip ? "Oui, tant que ça fait mal ainsi" : "Non, pas tant que ça fait mal ainsi"}** : laisse ${what}, ou ne fais que ce qui ne charge pas l’endroit. Accepte la carte pour ta gêne, ou dis « saute-la ».`,
      `**${isSkip ? "Sí, mientras duela así" : "No, mientras duela así"}**: deja ${what}, o haz solo lo que no carga la zona. Acepta la tarjeta de tu molestia, o di «sáltala».`,
      `**${isSkip ? "Sì, finché fa così male" : "No, finché fa così male"}**: lascia ${what}, o fai solo ciò che non carica la zona. Accetta la scheda per il fastidio, o di’ «saltala».`,
    );
  return say(
    `**${isSkip ? "No need" : "Yes"}, as long as the pain stays at ${MAX_PAIN}/10 or less** and does not rise while you go: ${what}. Stop if it goes above that or you start to limp; if it is worse the next morning, take the next one easier.`,
    `**${isSkip ? "Nicht nötig" : "Ja"}, solange der Schmerz bei ${MAX_PAIN} von 10 oder darunter bleibt** und dabei nicht steigt: ${what}. Hör darüber auf, oder wenn du anders läufst; ist es am nächsten Morgen schlimmer, mach die nächste leichter.`,
    `**${isSkip ? "Pas nécessaire" : "Oui"}, tant que la douleur reste à ${MAX_PAIN} sur 10 ou moins** et n’augmente pas : ${what}. Arrête au-dessus, ou si ta foulée change ; si c’est pire le lendemain matin, allège la suivante.`,
    `**${isSkip ? "No hace falta" : "Sí"}, mientras el dolor quede en ${MAX_PAIN} de 10 o menos** y no suba: ${what}. Para por encima, o si cambias la pisada; si a la mañana siguiente está peor, haz más suave la próxima.`,
    `**${isSkip ? "Non serve" : "Sì"}, finché il dolore resta a ${MAX_PAIN} su 10 o meno** e non sale: ${what}. Fermati sopra, o se cambi passo; se la mattina dopo è peggio, fai più leggera la prossima.`,
  );
}
