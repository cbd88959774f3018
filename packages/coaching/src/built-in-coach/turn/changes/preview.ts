import { sayIn, type Tongue } from "../languages.ts";

/** "The card shows it before and after." */
export function previewIn(tongue: Tongue): string {
  return sayIn(tongue)(
    "The card shows it before and after. Nothing changes until you accept it.",
    "Die Karte zeigt vorher und nachher. Es ändert sich nichts, bis du sie annimmst.",
    "La carte montre l’avant et l’après. Rien ne change avant que tu l’acceptes.",
    "La tarjeta muestra el antes y el después. Nada cambia hasta que la aceptes.",
    "La scheda mostra il prima e il dopo. Non cambia nulla finché non la accetti.",
  );
}

/** Why a card for the training week changes more than its days. */
export function plannedAgainIn(tongue: Tongue): string {
  return sayIn(tongue)(
    "The weeks after this one are planned again.",
    "Die Wochen nach dieser werden neu geplant.",
    "Les semaines suivantes sont replanifiées.",
    "Se replanifican las semanas siguientes.",
    "Le settimane successive vengono ripianificate.",
  );
}

/** Beside a card that stores something. */
export function storedOnAcceptIn(tongue: Tongue): string {
  return sayIn(tongue)(
    "Nothing is stored until you accept the card.",
    "Gespeichert wird erst, wenn du die Karte annimmst.",
    "Rien n’est enregistré avant que tu acceptes la carte.",
    "No se guarda nada hasta que aceptes la tarjeta.",
    "Non viene salvato nulla finché non accetti la scheda.",
  );
}
