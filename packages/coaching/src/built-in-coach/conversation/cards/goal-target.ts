import { goalValue } from "../../changes/change-goal.ts";
import type { Goal } from "../../own-data/diary.ts";
import type { Draft } from "../../topic.ts";
import { dayIn } from "../../turn/names.ts";
import type { Followed } from "../follow-up-of.ts";

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

function titleFor({ title, target, unit }: Goal, next: number): string {
  const text = (value: number): string => (unit === "min" ? goalValue(value, unit) : String(value));
  return title.replace(text(target), text(next));
}
