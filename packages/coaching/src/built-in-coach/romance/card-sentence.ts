import type { CoachProposal } from "@ironpace/contract";
import type { Romance } from "./gloss.ts";
import { inRomance } from "./values.ts";

const WORDS: {
  readonly [language in Romance]: { readonly move: string; readonly rest: string; readonly card: string; readonly nothingYet: string };
} = {
  es: {
    move: "Propuesta: pasar la sesión al {}.",
    rest: "Propuesta: descanso.",
    card: "Propuesta: {}.",
    nothingYet: "Nada cambia hasta que la aceptes.",
  },
  fr: {
    move: "Proposition : déplacer la séance au {}.",
    rest: "Proposition : repos.",
    card: "Proposition : {}.",
    nothingYet: "Rien ne change avant que tu l’acceptes.",
  },
  it: {
    move: "Proposta: spostare la sessione a {}.",
    rest: "Proposta: riposo.",
    card: "Proposta: {}.",
    nothingYet: "Non cambia nulla finché non la accetti.",
  },
};

/** What a card comes to, in the athlete's language: the answer beside it is in English. */
export function romanceCard({ title, request }: CoachProposal, language: Romance): string {
  const { move, rest, card, nothingYet } = WORDS[language];
  const text =
    request.reason === "move" && request.to !== undefined
      ? move.replace("{}", dayIn(request.to, language))
      : request.reason === "missed"
        ? rest
        : card.replace("{}", title);
  return `${text} ${nothingYet}`;
}

function dayIn(day: string, language: Romance): string {
  return new Intl.DateTimeFormat(language, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

const TITLES: readonly (readonly [RegExp, ...(readonly [french: string, spanish: string, italian: string])])[] = [
  [/^Move (.+) to (\w{3} \d{1,2} \w{3})$/u, "Déplacer $1 au $2", "Pasar $1 al $2", "Spostare $1 a $2"],
  [/^Rest on (.+)$/u, "Repos le $1", "Descanso el $1", "Riposo il $1"],
  [/^Easy on (.+)$/u, "Facile le $1", "Suave el $1", "Facile il $1"],
  [/^Easier until (.+)$/u, "Plus facile jusqu’au $1", "Más suave hasta el $1", "Più facile fino al $1"],
  [/^Ill, (.+)$/u, "Malade, $1", "Enfermedad, $1", "Malattia, $1"],
  [/^Away, (.+)$/u, "Absence, $1", "Fuera, $1", "Via, $1"],
  [/^Log run, (.+)$/u, "Enregistrer une course, $1", "Anotar carrera, $1", "Registrare corsa, $1"],
  [/^Log (.+), (\w{3} \d{1,2} \w{3})$/u, "Enregistrer $1, $2", "Anotar $1, $2", "Registrare $1, $2"],
  [/^Done: (.+)$/u, "Fait : $1", "Hecho: $1", "Fatto: $1"],
  [/^Goal: (.+)$/u, "Objectif : $1", "Objetivo: $1", "Obiettivo: $1"],
  [/^Change goal: (.+)$/u, "Modifier l’objectif : $1", "Cambiar objetivo: $1", "Cambiare obiettivo: $1"],
  [/^New best: (.+)$/u, "Nouveau record : $1", "Nueva marca: $1", "Nuovo record: $1"],
  [/^Body weight (.+)$/u, "Poids $1", "Peso $1", "Peso $1"],
  [
    /^Train (\d) days a week$/u,
    "$1 jours d’entraînement par semaine",
    "$1 días de entreno por semana",
    "$1 giorni di allenamento a settimana",
  ],
  [/^Undo the last change$/u, "Annuler la dernière modification", "Deshacer el último cambio", "Annullare l’ultima modifica"],
  [/^Work around your (.+)$/u, "S’entraîner sans charger : $1", "Entrenar sin cargar: $1", "Allenarsi senza caricare: $1"],
  [/^Add (.+)$/u, "Ajouter $1", "Añadir $1", "Aggiungere $1"],
];

const COLUMN: { readonly [language in Romance]: 1 | 2 | 3 } = { fr: 1, es: 2, it: 3 };

/** A card with its title in the athlete's language; names of sessions and exercises stay as the plan has them. */
export function cardInRomance(card: CoachProposal, language: Romance): CoachProposal {
  const found = TITLES.find(([pattern]) => pattern.test(card.title));
  if (found === undefined) return card;
  const title = card.title.replace(found[0], found[COLUMN[language]]);
  return { ...card, title: inRomance(title, language) };
}
