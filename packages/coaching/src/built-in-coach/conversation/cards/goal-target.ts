import { addDays, daysBetween } from "@ironpace/training";
import { goalValue } from "../../changes/change-goal.ts";
import type { Goal } from "../../own-data/diary.ts";
import type { Draft } from "../../topic.ts";
import { dayIn } from "../../turn/names.ts";
import { readClause } from "../clause.ts";
import type { Followed } from "../follow-up-of.ts";
import { goalFor } from "../values/progress-of.ts";

const CHANGE =
  / (?:change|set|raise|lower|move|push|bump|update|make|put|ander\w*|andere|setz\w*|erhoh\w*|stell\w*|mach\w*|change[rz]?|passe[rz]?|mets|monte[rz]?|cambia(?:r|me)?|sube|baja|pon(?:me)?|pasa|modifica|porta|alza|metti|imposta)(?= )/;
const GOAL = / (?:goals?|targets?|ziel|objectif|objetivo|meta|obiettivo|traguardo)(?= )/;
const ASIDE =
  / (?:to|by|until|in|the|my|up|end of|auf|bis|zum|ende|mein\w*|a|pour|d ici|fin|mon|para|hasta|finales de|final de|mi|entro|fine|per|mio|mia|of|from|von|de|di|reps?|kg|kilos?|under|sub|unter|moins de|menos de|sotto|run|strict)(?= )/;
const NUMBER = / (\d{1,3}(?:[.,]\d)?)(?= )/;
const CLOCK = / (\d{1,2}):(\d{2})(?= )/;

/** "cambia la meta de dominadas a 14 para marzo": another number or day for a goal that is there, and no second one beside it. */
export function otherGoalTarget(turn: Followed): Draft | undefined {
  const { words, frame } = turn;
  const clause = readClause(words);
  if (clause.take(CHANGE) === undefined || clause.take(GOAL) === undefined) return undefined;
  const [subject] = frame.subjects;
  const goal = subject === undefined ? undefined : goalFor(subject.name, turn);
  if (goal === undefined || frame.subjects.length > 1) return undefined;
  const due = dueOf(turn, clause);
  for (const { concept, text } of frame.tokens) if (/^(?:lift|test|sport):/.test(concept)) clause.take(new RegExp(` ${text}(?= )`));
  while (clause.take(ASIDE) !== undefined);
  const clock = clause.take(CLOCK);
  const number = clock === undefined ? clause.take(NUMBER) : undefined;
  while (clause.take(ASIDE) !== undefined);
  if (!clause.isRead() || (clock === undefined && number === undefined && due === undefined)) return undefined;
  const target =
    clock !== undefined
      ? Math.round((100 * (60 * Number(clock[1]) + Number(clock[2]))) / 60) / 100
      : number !== undefined
        ? Number((number[1] ?? "").replace(",", "."))
        : goal.target;
  return changed(goal, target, due ?? goal.due, turn);
}

const WHEN =
  / (?:when(?: is| was)?(?: it| that)?(?: due)?|due(?: when)?|by when|bis wann|wann(?: ist)?(?: das| es)?(?: fallig)?|fallig|pour quand|c est pour quand|quand|(?:para|pa) cuando|cuando|per quando|quando|entro quando)(?= )/;
const OF_IT =
  / (?:is|was|it|that|the|goal|ist|das|es|ziel|est|c|ce|l|objectif|esta|es|la|el|meta|objetivo|e|lo|obiettivo|scade|vence)(?= )/;
const PUT =
  / (?:(?:put|move|make|push|set) it|make that|(?:setz|stell|leg|schieb|mach) (?:es|das|sie)|(?:mets|met|repousse|decale) (?:le|la|ca)|(?:ponla|ponlo|pasala|pasalo|muevela|muevelo|dejala|dejalo)|(?:mettil[oa]|spostal[oa]|fall[oa]))(?= )/;

/** Beside the card for a goal: "pa cuándo está?" asks its day, "ponla en abril" sets it, and the number stays. */
export function goalOfCard(turn: Followed): Draft | undefined {
  const { words, cards, diary, view, tongue, say } = turn;
  const request = cards[0]?.request;
  const record = request?.reason === "record" ? request.record : undefined;
  const goal = record?.kind === "goal-change" ? diary.goals.find(({ id }) => id === record.goalId) : undefined;
  if (goal === undefined || record?.kind !== "goal-change") return undefined;
  const [target, day] = [record.target ?? goal.target, record.due ?? goal.due];
  const asked = readClause(words);
  if (asked.take(WHEN) !== undefined) {
    while (asked.take(OF_IT) !== undefined);
    if (!asked.isRead()) return undefined;
    const weeks = Math.round(daysBetween(view.today, day) / 7);
    return {
      isDecided: true,
      text: [
        `**${titleFor(goal, target)}**: **${dayIn(tongue, day)}**, ${say(`in ${weeks} weeks`, `in ${weeks} Wochen`, `dans ${weeks} semaines`, `en ${weeks} semanas`, `tra ${weeks} settimane`)}.`,
      ],
    };
  }
  const clause = readClause(words);
  const isPut = clause.take(PUT) !== undefined || !turn.frame.content.includes("?");
  const due = dueOf(turn, clause);
  while (
    clause.take(ASIDE) !== undefined ||
    clause.take(/ (?:en|in|im|ad|fur|for|y|e|and|und|et|ok|then|dann|better|lieber|mejor|meglio)(?= )/) !== undefined
  );
  return due !== undefined && isPut && clause.isRead() ? changed(goal, target, due, turn) : undefined;
}

export function changed(goal: Goal, target: number, day: string, { tongue, say }: Followed): Draft {
  const title = titleFor(goal, target);
  const [was, is] = [goalValue(goal.target, goal.unit), goalValue(target, goal.unit)];
  const [from, to] = [dayIn(tongue, goal.due), dayIn(tongue, day)];
  return {
    isDecided: true,
    text: [
      `**${goal.title}**: ${[...(was === is ? [] : [`${was} → **${is}**`]), ...(from === to ? [] : [`${from} → **${to}**`])].join(", ")}.`,
      say(
        `You are at ${goalValue(goal.current, goal.unit)}. Your other goals stay. Nothing is stored until you accept the card.`,
        `Du stehst bei ${goalValue(goal.current, goal.unit)}. Deine anderen Ziele bleiben. Gespeichert wird erst, wenn du die Karte annimmst.`,
        `Tu en es à ${goalValue(goal.current, goal.unit)}. Tes autres objectifs restent. Rien n’est enregistré avant que tu acceptes la carte.`,
        `Estás en ${goalValue(goal.current, goal.unit)}. Tus otros objetivos quedan. No se guarda nada hasta que aceptes la tarjeta.`,
        `Sei a ${goalValue(goal.current, goal.unit)}. Gli altri obiettivi restano. Non viene salvato nulla finché non accetti la scheda.`,
      ),
    ],
    proposals: [
      {
        title: say(
          `Change goal: ${title}`,
          `Ziel ändern: ${title}`,
          `Changer l’objectif : ${title}`,
          `Cambiar objetivo: ${title}`,
          `Cambia obiettivo: ${title}`,
        ),
        why: say(
          "Your existing goal changes; no new one is added.",
          "Dein bestehendes Ziel ändert sich; es kommt kein neues dazu.",
          "Ton objectif actuel change ; aucun nouveau ne s’ajoute.",
          "Cambia tu objetivo actual; no se añade otro.",
          "Cambia il tuo obiettivo attuale; non se ne aggiunge uno nuovo.",
        ),
        request: {
          reason: "record",
          record: { kind: "goal-change", goalId: goal.id, title, target, due: day },
          changes: [
            { label: say("Target", "Ziel", "Cible", "Meta", "Traguardo"), before: was, after: is },
            { label: say("Due", "Fällig", "Échéance", "Plazo", "Scadenza"), before: from, after: to },
          ],
        },
      },
    ],
  };
}

/** The day that is named; of a month alone its last one. */
function dueOf({ frame, view }: Followed, clause: ReturnType<typeof readClause>): string | undefined {
  const month = frame.tokens.find(({ concept }) => concept.startsWith("month:"));
  const number = Number(month?.concept.split(":")[1]);
  if (month === undefined) return undefined;
  // "to 14 by March": the number is the target where nothing joins it to the month.
  const date = new RegExp(` (?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?: of| de)? ${month.text}(?= )`);
  const dated = clause.take(date)?.[1];
  if (dated === undefined) clause.take(new RegExp(` ${month.text}(?= )`));
  clause.take(/ 20\d\d(?= )/);
  const now = Number(view.today.slice(0, 4));
  const of = (year: number): string =>
    dated === undefined
      ? addDays(new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10), -1)
      : `${year}-${String(number).padStart(2, "0")}-${dated.padStart(2, "0")}`;
  return of(now) > view.today ? of(now) : of(now + 1);
}

function titleFor({ title, target, unit }: Goal, next: number): string {
  const text = (value: number): string => (unit === "min" ? goalValue(value, unit) : String(value));
  return title.replace(text(target), text(next));
}
