import type { CoachProposal } from "@ironpace/contract";
import { daysBetween } from "@ironpace/training";
import { valueText } from "../../changes/change-goal.ts";
import { recordCard } from "../../changes/card.ts";
import type { TurnContext } from "../../focus/focus.ts";
import type { Goal } from "../../own-data/diary.ts";
import { getCourse } from "../../own-data/page-numbers/goal-outlook.ts";
import { liftIn } from "../../own-data/subject.ts";
import { normalise } from "../../question.ts";
import type { Draft } from "../../topic.ts";
import { listIn, type Tongue } from "../../turn/languages.ts";
import { dayIn } from "../../turn/names.ts";

/** "Which one should I drop then?": a choice among what was just shown. */
const CHOOSES: { readonly [tongue in Tongue]: RegExp } = {
  en: /^(?:(?:and|so|ok|then|well|hm+) )*(?:which|what|wich)(?: (?:one|goal|of (?:them|those|these|the two)))?(?: goal)? (?:(?:should|shall|would|could|can|do|to|must|will|is|has|needs?)\b.*)?\b(?:drop|postpone|push (?:back|out)|move(?: back)?|delay|give up|skip|let go|change|leave|sacrifice|cut|put off|extend|shift|go)\b/,
  de: /^(?:(?:und|also|ok|dann) )*(?:welches|welche[sn]?|was)\b.*\b(?:verschieb\w*|streich\w*|aufgeb\w*|fallen lassen|weglassen|lassen|aufschieb\w*|andern|opfern)\b/,
  fr: /^(?:(?:et|alors|donc|ok) )*(?:lequel|laquelle|quel objectif|lesquels)\b.*\b(?:repouss\w*|report\w*|abandonn\w*|laiss\w*|decal\w*|sacrifi\w*|chang\w*)\b/,
  es: /^(?:(?:y|entonces|ok) )*(?:cual|que objetivo)\b.*\b(?:aplaz\w*|retras\w*|dej\w*|abandon\w*|mov\w*|muev\w*|cambi\w*|posp\w*)\b/,
  it: /^(?:(?:e|allora|quindi|ok) )*(?:quale|che obiettivo)\b.*\b(?:rimand\w*|spost\w*|lasci\w*|abbandon\w*|cambi\w*|posticip\w*)\b/,
};
const OF_SESSIONS = /\b(?:session|workout|day|training|run|week|einheit|lauf|tag|seance|jour|sesion|dia|seduta|giorno)s?\b/;
/** So many turns back goals are still spoken of. */
const LONGEST = 3;

/** The open goals that the turns were about, the newest turns first; a turn about none of them ends the list. */
export function goalsSpokenOf({ turns, diary }: TurnContext): readonly Goal[] {
  const open = diary.goals.filter(({ completedOn }) => completedOn === undefined);
  const found = new Set<Goal>();
  for (const { question, answer, proposals } of turns.slice(-LONGEST).toReversed()) {
    const of = proposals.length > 0 ? [] : open.filter((goal) => isSpokenOf(goal, question, answer));
    if (of.length === 0) break;
    for (const goal of of) found.add(goal);
  }
  return open.filter((goal) => found.has(goal));
}

/** By its title, or by its number beside a due day where the answer is in another language. */
function isSpokenOf(goal: Goal, question: string, answer: string): boolean {
  if (answer.includes(goal.title)) return true;
  const target = valueText(goal.target, goal.unit).split(" ")[0] ?? "";
  const isTarget = new RegExp(String.raw`(?:→ \*{0,2}|\b(?:of|von|sur|de|su|di) )${target.replace(".", "[.,]")}(?![\d:])`, "u").test(
    answer,
  );
  const year = goal.due.slice(0, 4);
  return isTarget && (answer.includes(year) || liftIn(normalise(question)) !== undefined);
}

/** Which of the goals just shown to put off: the one that is furthest behind, with the card for the day it is on course for. */
export function goalToMove(focus: TurnContext): Draft | undefined {
  const { words, tongue, cards, diary, view, say, frame } = focus;
  if (cards.length > 0 || !CHOOSES[tongue].test(words) || OF_SESSIONS.test(words) || frame.days.length > 0) return undefined;
  const goals = goalsSpokenOf(focus);
  if (goals.length < 2) return undefined;
  const read = goals.map((goal) => ({ goal, course: getCourse(goal, diary, view.today).course }));
  const [worst] = read
    .filter(({ course }) => course.standing === "behind" && course.reachesOn !== undefined)
    .toSorted((a, b) => (a.course.daysEarly ?? 0) - (b.course.daysEarly ?? 0));
  // One that moves away from its target has no day to be put off to: it is judged by the readers of goals.
  if (read.some(({ course }) => course.standing === "behind" && course.reachesOn === undefined)) return undefined;
  const names = (of: typeof read): string =>
    listIn(
      tongue,
      of.map(({ goal }) => `**${goal.title}**`),
    );
  if (worst?.course.reachesOn === undefined)
    return {
      text: [
        say(
          `None of them has to go: ${names(read)} are not behind.`,
          `Keins davon muss weg: ${names(read)} liegen nicht zurück.`,
          `Aucun ne doit partir : ${names(read)} ne sont pas en retard.`,
          `Ninguno tiene que irse: ${names(read)} no van con retraso.`,
          `Nessuno deve saltare: ${names(read)} non sono in ritardo.`,
        ),
      ],
    };
  const { goal, course } = worst;
  const day = worst.course.reachesOn;
  const weeks = Math.max(1, Math.round(Math.abs(course.daysEarly ?? daysBetween(goal.due, day)) / 7));
  const rest = read.filter((each) => each !== worst);
  const left = rest.map(
    ({ goal: of }) => `**${of.title}** (${valueText(Math.abs(of.target - of.current), of.unit).replace(/^1 reps$/, "1 rep")})`,
  );
  const [due, later] = [dayIn(tongue, goal.due), dayIn(tongue, day)];
  return {
    text: [
      say(
        `**${goal.title}**, if one has to give: it is the furthest behind. At your pace it comes on **${later}**, ${weeks} weeks after ${due}.`,
        `**${goal.title}**, wenn eines weichen muss: es liegt am weitesten zurück. Bei deinem Tempo kommt es am **${later}**, ${weeks} Wochen nach ${due}.`,
        `**${goal.title}**, s’il faut en repousser un : c’est le plus en retard. À ton rythme il vient le **${later}**, ${weeks} semaines après le ${due}.`,
        `**${goal.title}**, si uno tiene que ceder: es el que más retraso lleva. A tu ritmo llega el **${later}**, ${weeks} semanas después del ${due}.`,
        `**${goal.title}**, se uno deve cedere: è il più in ritardo. Al tuo ritmo arriva **${later}**, ${weeks} settimane dopo ${due}.`,
      ),
      say(
        `Keep ${listIn(tongue, left)}. You need not drop a goal; a later day is enough, and the card sets it.`,
        `Behalte ${listIn(tongue, left)}: so viel fehlt noch. Streichen musst du keines; ein späterer Tag genügt, und die Karte setzt ihn.`,
        `Garde ${listIn(tongue, left)} : c’est ce qui manque. Inutile d’en supprimer un ; une date plus tardive suffit, et la carte la met.`,
        `Mantén ${listIn(tongue, left)}: es lo que falta. No hace falta quitar ninguno; basta una fecha posterior, y la tarjeta la pone.`,
        `Tieni ${listIn(tongue, left)}: è quanto manca. Non serve toglierne uno; basta una data più tarda, e la scheda la imposta.`,
      ),
    ],
    proposals: [laterGoalCard(goal, day, focus)],
  };
}

/** The card that puts off a goal and leaves its target. */
export function laterGoalCard(goal: Goal, day: string, { say, tongue }: TurnContext): CoachProposal {
  return recordCard(
    say(
      `Later: ${goal.title}`,
      `Später: ${goal.title}`,
      `Plus tard : ${goal.title}`,
      `Más tarde: ${goal.title}`,
      `Più tardi: ${goal.title}`,
    ),
    say("The target stays.", "Das Ziel bleibt.", "L’objectif reste.", "El objetivo se mantiene.", "L’obiettivo resta."),
    { kind: "goal-change", goalId: goal.id, title: goal.title, target: goal.target, due: day },
    [
      { label: say("Due", "Fällig", "Échéance", "Fecha", "Scadenza"), before: dayIn(tongue, goal.due), after: dayIn(tongue, day) },
      { label: say("Target", "Ziel", "Objectif", "Objetivo", "Obiettivo"), after: valueText(goal.target, goal.unit) },
    ],
  );
}
