import type { CoachProposal } from "@ironpace/contract";
import type { AskedQuestion } from "../../answer/asked.ts";
import { type CoachAnswer, INTRODUCTION } from "../../answer/coach-answer.ts";
import { plainAnswer } from "../../dialogue/turn.ts";
import { openTurn } from "../../focus/focus.ts";
import { readFrame } from "../../turn/frame.ts";
import { sayIn, type Tongue } from "../../turn/languages.ts";
import type { CoachView } from "../../view.ts";
import { amountsIn, isHeld } from "../../answer/audit/amounts.ts";
import { readUtterance, type Utterance } from "./act.ts";

/** Cards that change the plan itself; what only stores a fact may follow from what was told beside a question. */
const CHANGING: ReadonlySet<string> = new Set(["move", "missed", "ease", "swap", "availability", "travel"]);
/** Asks for a proposal, or thinks one aloud: "how about Friday", "what if I moved it", "what can I do instead". */
const PROPOSES: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:how about|what about|what if|instead|rather|alternatives?|(?:can|could|may|might|shall) (?:i|we|you|u)|options?|possible to|chance|replace|swap|switch|move|skip|shorten|easier|lighter|off|would you|drop|leave out)\b/,
  de: /\b(?:wie ware es|was ist mit|was wenn|stattdessen|lieber|alternativ\w*|kann (?:ich|man)|konnen wir|moglich|statt|tausch\w*|verschieb\w*|ersetz\w*|leichter|frei|ausfallen|weglassen|auslassen|wurdest du|streichen)\b/,
  fr: /\b(?:et si|plutot|a la place|alternative|je peux|on peut|puis je|possible|remplac\w*|deplac\w*|saut\w*|decal\w*|allege\w*|repos|tu ferais|enlever\w*)\b/,
  es: /\b(?:y si|que tal si|en lugar|en vez|alternativa|puedo|podemos|podria|posible|cambi\w*|mover|salt\w*|quit\w*|mas suave|descanso|harias|quitarias)\b/,
  it: /\b(?:e se|invece|al posto|alternativa|posso|possiamo|potrei|possibile|cambi\w*|spost\w*|salt\w*|toglier\w*|piu leggero|riposo|faresti|toglieresti)\b/,
};

/**
 * Keeps an answer to what the message does. A question gets no card that changes the plan: what could be changed is offered in words. A card
 * that acts on a session without the exercise that the message names, or leaves out what it keeps, is held back, and what was read is shown.
 */
export function keepAct(answer: CoachAnswer, asked: AskedQuestion, tongue: Tongue, view: CoachView): CoachAnswer {
  // What is about the body keeps its own order.
  if (/^(?:injury|illness|comeback|medicines)/.test(answer.topic ?? "")) return answer;
  if (isLineForDay(answer, asked, tongue, view)) return withoutLineCard(answer, asked, tongue);
  const unused = unusedBesideCard(answer, asked, tongue, view);
  if (unused !== undefined) return unused;
  const cards = answer.proposals.filter(({ request }) => CHANGING.has(request.reason));
  if (answer.proposals.length === 0) return answer;
  if (cards.length === 0) return withUnstored(answer, asked, tongue);
  if (isOpenAlready(answer.proposals, asked) || VERDICT.test(answer.text)) return answer;
  const utterance = readUtterance(asked.content, tongue);
  const { words } = readFrame(asked.content, tongue, view.today);
  if (isPlainQuestion(utterance) && !PROPOSES[tongue].test(words)) return offered(answer, cards, asked, tongue);
  return answer;
}

/** So many turns back an answer is the same once more. */
const LONGEST = 3;
const OWNS = /\b(?:bought|buy|have|got|own|new|equipment|kit|home|gym|sold|lent|broken|hab|gekauft|achete|comprad\w*|comprato)\b/;

/** "Friday add wall balls at the end, 3 × 20" is work for a day, no thing that the athlete owns: no card adds a line, and that is said. */
function isLineForDay(answer: CoachAnswer, asked: AskedQuestion, tongue: Tongue, view: CoachView): boolean {
  const [card] = answer.proposals;
  if (card?.request.reason !== "record" || card.request.record.kind !== "equipment") return false;
  const { days, words } = readFrame(asked.content, tongue, view.today);
  return !OWNS.test(words) && (days.length > 0 || /\b\d{1,2} ?x ?\d{1,3}\b/.test(words));
}

function withoutLineCard(answer: CoachAnswer, { content }: AskedQuestion, tongue: Tongue): CoachAnswer {
  const text = sayIn(tongue)(
    `**I cannot add an exercise to a session**, so nothing has changed. Do it at the end of that day, if the session leaves you fresh enough, and log it: “${content.trim()}” then counts with its load.`,
    `**Keine Karte fügt einer Einheit eine Übung hinzu**, also hat sich nichts geändert. Mach sie am Ende des Tages, wenn du noch frisch genug bist, und trag sie ein; dann zählt sie mit ihrer Last.`,
    `**Aucune carte n’ajoute un exercice à une séance**, donc rien n’a changé. Fais-le à la fin de ce jour si tu es encore assez frais, et note-le : il compte alors avec sa charge.`,
    `**Ninguna tarjeta añade un ejercicio a una sesión**, así que nada ha cambiado. Hazlo al final de ese día si te queda frescura y anótalo: entonces cuenta con su carga.`,
    `**Nessuna scheda aggiunge un esercizio a una sessione**, quindi non è cambiato nulla. Fallo alla fine di quel giorno se sei abbastanza fresco e registralo: allora conta con il suo carico.`,
  );
  return { ...answer, topic: "change: line", text, proposals: [], followUps: [] };
}

/** "And no rows please" beside a card got the card once more, word for word: what the message names is not on it, and that is said. */
function unusedBesideCard(answer: CoachAnswer, asked: AskedQuestion, tongue: Tongue, view: CoachView): CoachAnswer | undefined {
  const last = asked.turns.at(-1);
  if (last === undefined || answer.proposals.length === 0 || !isOpenAlready(answer.proposals, asked)) return undefined;
  if (!asked.turns.slice(-LONGEST).some((turn) => plainAnswer(turn.answer) === plainAnswer(answer.text))) return undefined;
  const { subjects, lines, gear, minutes, numbers } = readFrame(asked.content, tongue, view.today);
  if (subjects.length + lines.length + gear.length + numbers.length === 0 && minutes === undefined) return undefined;
  const said = asked.content.trim();
  const title = answer.proposals[0]?.title ?? "";
  return {
    ...answer,
    text: sayIn(tongue)(
      `I did not put “${said}” on the card: it holds only **${title}**. Say it with its day and I make a card of its own; this one stays open.`,
      `„${said}“ steht nicht auf der Karte: sie enthält nur **${title}**. Sag es mit dem Tag, dann mache ich eine eigene Karte; diese bleibt offen.`,
      `« ${said} » n’est pas sur la carte : elle ne contient que **${title}**. Dis-le avec le jour et je fais une carte à part ; celle-ci reste ouverte.`,
      `«${said}» no está en la tarjeta: solo contiene **${title}**. Dilo con el día y hago otra tarjeta; esta sigue abierta.`,
      `«${said}» non è sulla scheda: contiene solo **${title}**. Dillo con il giorno e faccio un’altra scheda; questa resta aperta.`,
    ),
  };
}

/** Says which amount of a report its card does not hold: "done, avg 4:45, rpe 8" keeps only the effort. */
function withUnstored(answer: CoachAnswer, { content, turns }: AskedQuestion, tongue: Tongue): CoachAnswer {
  const isReport = answer.proposals.some(({ request }) => request.reason === "record" && REPORTS.has(request.record.kind));
  if (!isReport || turns.length > 0) return answer;
  const held = `${answer.text} ${JSON.stringify(answer.proposals)}`;
  const unused = amountsIn(content).filter((amount) => !isHeld(amount, held));
  if (unused.length === 0) return answer;
  const told = unused.map((text) => `“${text}”`).join(", ");
  const line = sayIn(tongue)(
    `The card does not include ${told}. Add that as a note to the session once it is saved.`,
    `Die Karte enthält ${told} nicht: trag es nach dem Speichern als Notiz in der Einheit ein.`,
    `La carte ne contient pas ${told} : ajoute-le en note dans la séance une fois enregistrée.`,
    `La tarjeta no contiene ${told}: añádelo como nota en la sesión cuando esté guardada.`,
    `La scheda non contiene ${told}: aggiungilo come nota nella sessione quando è salvata.`,
  );
  const [, body = answer.text, introduction = ""] = /^([\s\S]*?)(\n\n_[^_]+_\s*)?$/u.exec(answer.text) ?? [];
  return { ...answer, text: `${body}\n\n${line}${introduction}` };
}

const REPORTS: ReadonlySet<string> = new Set(["complete", "effort"]);

/** The answer comes first, and the card is only offered beside it. */
const VERDICT = /^\*\*(?!Without|Ohne|Sans|Sin|Senza)[^*]+\*\*[:,.]/u;

function isPlainQuestion({ clauses }: Utterance): boolean {
  // "Slept badly, is the run too much?": what it tells may want the card.
  return clauses.every((clause) => clause.asks && (clause.act === "fact" || clause.act === "judgement"));
}

/** The open cards shown once more are no new ones. */
function isOpenAlready(cards: readonly CoachProposal[], { turns }: AskedQuestion): boolean {
  const open = openTurn(turns)?.proposals ?? [];
  return open.length > 0 && cards.every((card) => open.some((each) => keyOf(each) === keyOf(card)));
}

/** A stored card has its fields in another order. */
function keyOf({ request }: CoachProposal): string {
  return JSON.stringify(
    Object.entries(request)
      .map(([name, value]) => [name, JSON.stringify(value)] as const)
      .toSorted(([a], [b]) => a.localeCompare(b)),
  );
}

function offered(answer: CoachAnswer, cards: readonly CoachProposal[], { introduces }: AskedQuestion, tongue: Tongue): CoachAnswer {
  const say = sayIn(tongue);
  const titles = cards.map(({ title }) => `**${title}**`).join(", ");
  return {
    ...answer,
    topic: "dialogue: offered",
    text: [
      say(
        `You asked, so I change nothing. If you want a change, I can offer: ${titles}. Tell me to make it, with the day, and you get the card.`,
        `Du hast gefragt, also ändere ich nichts. Wenn du etwas ändern willst, kann ich anbieten: ${titles}. Sag mir, was ich machen soll, mit dem Tag, dann bekommst du die Karte.`,
        `Tu as posé une question, donc je ne change rien. Si tu veux un changement, je peux proposer : ${titles}. Dis-moi de le faire, avec le jour, et tu as la carte.`,
        `Has preguntado, así que no cambio nada. Si quieres un cambio, puedo ofrecer: ${titles}. Dime que lo haga, con el día, y tienes la tarjeta.`,
        `Hai fatto una domanda, quindi non cambio nulla. Se vuoi un cambiamento posso proporre: ${titles}. Dimmi di farlo, con il giorno, e hai la scheda.`,
      ),
      ...(introduces && tongue === "en" ? [INTRODUCTION] : []),
    ].join("\n\n"),
    proposals: [],
    followUps: [],
  };
}
