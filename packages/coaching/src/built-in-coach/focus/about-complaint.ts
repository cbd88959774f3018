import { standingComplaint } from "../complaint/told-complaint.ts";
import type { Draft } from "../topic.ts";
import { asksVerdict } from "./asks-verdict.ts";
import type { TurnContext } from "./focus.ts";

/** From this pain on, out of 10, it is to be looked at before it is loaded; up to the other one training goes on. */
const LOOKED_AT = 6;
const GOES_ON = 3;

/** "Is that bad?" beside a card for a complaint: what its strength means, and when to have it looked at. No diagnosis. */
export function judgeComplaint({ cards, turns, frame, tongue, view, say }: TurnContext): Draft | undefined {
  if (turns.length === 0 || !asksVerdict(frame.content, tongue)) return undefined;
  const standing = standingComplaint(turns, view.today);
  if (standing === undefined || !cards.some(({ request }) => request.reason === "injury")) return undefined;
  const { score, isSwollen } = standing;
  return {
    text: [
      score >= LOOKED_AT || isSwollen
        ? say(
            "**It should be looked at** by a doctor or physiotherapist before you load it again. I cannot tell from here what it is.",
            "**Es sollte angeschaut werden**, ärztlich oder physiotherapeutisch, bevor du es wieder belastest. Was es ist, kann ich von hier nicht sagen.",
            "**Il faut le faire voir** par un médecin ou un kiné avant de le charger à nouveau. Je ne peux pas dire d’ici ce que c’est.",
            "**Hay que mirarlo** con un médico o fisio antes de volver a cargarlo. Desde aquí no puedo decir qué es.",
            "**Va fatto vedere** da un medico o fisioterapista prima di caricarlo di nuovo. Da qui non posso dire cos’è.",
          )
        : score > GOES_ON
          ? say(
              "**You do not have to stop, but ease off**: at 4–5/10, only do what settles within a day. I cannot tell from here what it is.",
              "**Kein Grund aufzuhören, aber es zu entlasten**: bei 4–5 von 10 nur, was sich binnen eines Tages beruhigt. Was es ist, kann ich von hier nicht sagen.",
              "**Pas de quoi arrêter, mais de quoi alléger** : à 4–5 sur 10, seulement ce qui se calme en un jour. Je ne peux pas dire d’ici ce que c’est.",
              "**No es para parar, pero sí para quitar carga**: con 4–5 de 10 solo lo que se calma en un día. Desde aquí no puedo decir qué es.",
              "**Non è da fermarsi, ma da scaricare**: a 4–5 su 10 solo ciò che si calma in un giorno. Da qui non posso dire cos’è.",
            )
          : say(
              "**Usually not**: up to 3/10 you may train with it, if it is gone the next morning. I cannot tell from here what it is.",
              "**Meist nicht**: Bis 3 von 10 darfst du damit trainieren, wenn es am nächsten Morgen weg ist. Was es ist, kann ich von hier nicht sagen.",
              "**En général non** : jusqu’à 3 sur 10 tu peux t’entraîner avec, si c’est parti le lendemain matin. Je ne peux pas dire d’ici ce que c’est.",
              "**Normalmente no**: hasta 3 de 10 puedes entrenar, si a la mañana siguiente se ha ido. Desde aquí no puedo decir qué es.",
              "**Di solito no**: fino a 3 su 10 puoi allenarti, se il mattino dopo è passato. Da qui non posso dire cos’è.",
            ),
      say(
        "Have it looked at if the pain gets worse, it swells, wakes you at night, gives way or is not clearly better after a week. A weak or numb leg or arm: today.",
        "Lass es anschauen, wenn es zunimmt, anschwillt, dich nachts weckt, wegknickt oder nach einer Woche nicht klar besser ist. Bein oder Arm schwach oder taub: noch heute.",
        "Fais-le voir si ça augmente, gonfle, te réveille la nuit, lâche ou ne va pas nettement mieux après une semaine. Jambe ou bras faible ou engourdi : aujourd’hui.",
        "Que lo miren si aumenta, se hincha, te despierta de noche, falla o no está claramente mejor tras una semana. Pierna o brazo débil o dormido: hoy mismo.",
        "Fallo vedere se aumenta, si gonfia, ti sveglia di notte, cede o dura più di due settimane.",
      ),
    ],
  };
}
