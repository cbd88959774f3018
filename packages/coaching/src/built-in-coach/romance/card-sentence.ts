import type { CoachProposal } from "@ironpace/contract";
import type { Romance } from "./gloss.ts";

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
