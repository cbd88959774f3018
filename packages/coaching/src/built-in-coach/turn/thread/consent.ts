import { isConsent } from "../../dialogue/cards/accepted-wish.ts";
import type { Turn } from "../../dialogue/turn.ts";
import type { Draft } from "../../topic.ts";
import type { Frame } from "../frame.ts";
import { sayIn } from "../languages.ts";

/** "Yes, do it" beside an open card: nobody but the athlete accepts it, so it is shown again. */
export function answerConsent({ tongue, content }: Frame, { proposals, decision }: Turn): Draft | undefined {
  if (proposals.length === 0 || decision !== null || !isConsent(content)) return undefined;
  return {
    isDecided: true,
    text: [
      sayIn(tongue)(
        "Press **Accept** on the card: I never change anything myself, so nothing has changed yet. Here it is again.",
        "Drück auf der Karte auf **Accept**: Ich ändere nie selbst etwas, also hat sich noch nichts geändert. Hier ist sie noch einmal.",
        "Appuie sur **Accept** sur la carte : je ne change jamais rien moi-même, donc rien n’a encore changé. La revoici.",
        "Pulsa **Accept** en la tarjeta: yo nunca cambio nada, así que aún no ha cambiado nada. Aquí está de nuevo.",
        "Premi **Accept** sulla scheda: io non cambio mai nulla, quindi non è ancora cambiato niente. Eccola di nuovo.",
      ),
    ],
    proposals,
  };
}
