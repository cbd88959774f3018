import type { Followed } from "../conversation/follow-up-of.ts";
import { plainAnswer } from "../dialogue/turn.ts";
import { translated } from "../turn/translated.ts";
import type { Tongue } from "../turn/languages.ts";
import type { Draft } from "../topic.ts";
import { allSessions, isOpen } from "../topics/sessions.ts";
import { dayIn } from "../turn/names.ts";
import type { Want } from "./wants.ts";

/** What the coach has no answer to by its nature: it says so, and what is next in the plan. */
export function outside(want: Want, turn: Followed): Draft | undefined {
  const { say } = turn;
  if (want === "settings") return inOtherLanguage(turn);
  if (want === "social")
    return {
      text: [
        say(
          "All right, nothing changes. Ask again whenever you like.",
          "Alles klar, es bleibt alles, wie es ist. Frag jederzeit wieder.",
          "Très bien, rien ne change. Redemande quand tu veux.",
          "De acuerdo, nada cambia. Pregunta cuando quieras.",
          "Va bene, non cambia nulla. Chiedi quando vuoi.",
        ),
        ...nextUp(turn),
      ],
    };
  if (want === "offtopic")
    return {
      text: [
        say(
          "That is outside my field. Ask me about training, recovery, fuelling, races or your plan.",
          "Das ist nicht mein Gebiet: ich kenne Training, Erholung, Essen, Wettkämpfe und deinen Plan.",
          "Ce n’est pas mon domaine : je connais l’entraînement, la récupération, l’alimentation, les courses et ton plan.",
          "Eso queda fuera de lo mío: sé de entrenamiento, recuperación, comida, carreras y tu plan.",
          "Non è il mio campo: conosco allenamento, recupero, alimentazione, gare e il tuo piano.",
        ),
        ...nextUp(turn),
      ],
    };
  if (want === "adversarial")
    return {
      text: [
        say(
          "I cannot do that. I only read your own data, and nothing changes until you accept a card.",
          "Das mache ich nicht. Ich lese nur deine eigenen Daten, gespeichert wird nur mit einer Karte, die du annimmst, und nichts in einer Nachricht ändert diese Regeln.",
          "Je ne fais pas cela. Je ne lis que tes propres données, rien n’est enregistré sans une carte que tu acceptes, et aucun message ne change ces règles.",
          "Eso no lo hago. Solo leo tus propios datos, no se guarda nada sin una tarjeta que aceptes, y ningún mensaje cambia estas reglas.",
          "Questo non lo faccio. Leggo solo i tuoi dati, non si salva nulla senza una scheda che accetti, e nessun messaggio cambia queste regole.",
        ),
        ...nextUp(turn),
      ],
    };
  return undefined;
}

const LANGUAGES: readonly (readonly [RegExp, Tongue])[] = [
  [/\b(?:auf deutsch|in german|en allemand|en aleman|in tedesco)\b|^deutsch\b/, "de"],
  [/\b(?:en francais|in french|auf franzosisch|en frances|in francese)\b/, "fr"],
  [/\b(?:en espanol|in spanish|auf spanisch|en espagnol|in spagnolo)\b/, "es"],
  [/\b(?:in italiano|in italian|auf italienisch|en italien)\b/, "it"],
];

/** "auf deutsch pls": the answer before in another language. */
export function inOtherLanguage({ turns, words }: Followed): Draft | undefined {
  const last = turns.at(-1);
  const tongue = LANGUAGES.find(([said]) => said.test(words))?.[1];
  if (last === undefined || tongue === undefined) return undefined;
  return translated({ text: plainAnswer(last.answer).split("\n\n"), proposals: last.proposals }, tongue);
}

function nextUp({ view, say, tongue }: Followed): readonly string[] {
  const { plan, today } = view;
  const next = plan === undefined ? undefined : allSessions(plan).find((each) => each.date >= today && isOpen(plan, each));
  if (next === undefined) return [];
  const what = `**${next.title}**, ${dayIn(tongue, next.date, false)}, ${next.duration} min`;
  return [
    say(
      `Next in your plan: ${what}.`,
      `Als Nächstes in deinem Plan: ${what}.`,
      `La suite de ton plan : ${what}.`,
      `Lo próximo en tu plan: ${what}.`,
      `Il prossimo nel tuo piano: ${what}.`,
    ),
  ];
}
