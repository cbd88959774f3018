import type { CoachProposal } from "@ironpace/contract";
import type { CoachAnswer } from "./answer.ts";
import { ONLY_ENGLISH } from "./language.ts";
import { languageOf } from "./language.ts";
import type { Turn } from "./dialogue/turn.ts";

type Romance = "es" | "fr" | "it";

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

/** Before an answer in English: that it is, and in the athlete's language what its first card comes to. */
export function withRomanceLead(answer: CoachAnswer, message: { readonly content: string; readonly turns: readonly Turn[] }): CoachAnswer {
  const language = languageOf(message);
  if (language !== "es" && language !== "fr" && language !== "it") return answer;
  const note = ONLY_ENGLISH[language];
  const rest = answer.text.startsWith(note) ? answer.text.slice(note.length).trim() : answer.text;
  const [card] = answer.proposals;
  return { ...answer, text: [note, ...(card === undefined ? [] : [sentence(card, language)]), rest].join("\n\n") };
}

function sentence({ title, request }: CoachProposal, language: Romance): string {
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
