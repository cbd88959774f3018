import type { Goal } from "../own-data/diary.ts";
import type { Draft } from "../topic.ts";
import { sayIn, type Tongue } from "./languages.ts";
import { dayIn } from "./names.ts";

/** The card that deletes one goal, which of several was named by its place. */
export function deleteGoalCard(goal: Goal, tongue: Tongue): Draft {
  const say = sayIn(tongue);
  const due = dayIn(tongue, goal.due);
  return {
    text: [
      say(
        `Delete the goal **${goal.title}** (due ${due})? The others stay. Nothing is deleted until you accept the card.`,
        `Das Ziel **${goal.title}** (fällig ${due}) löschen? Die anderen bleiben. Gelöscht wird erst, wenn du die Karte annimmst.`,
        `Supprimer l’objectif **${goal.title}** (pour le ${due}) ? Les autres restent. Rien n’est supprimé avant que tu acceptes la carte.`,
        `¿Borrar el objetivo **${goal.title}** (para el ${due})? Los demás quedan. No se borra nada hasta que aceptes la tarjeta.`,
        `Eliminare l’obiettivo **${goal.title}** (entro il ${due})? Gli altri restano. Non si elimina nulla finché non accetti la scheda.`,
      ),
    ],
    proposals: [
      {
        title: say(
          `Delete goal: ${goal.title}`,
          `Ziel löschen: ${goal.title}`,
          `Supprimer l’objectif : ${goal.title}`,
          `Borrar objetivo: ${goal.title}`,
          `Elimina obiettivo: ${goal.title}`,
        ),
        why: due,
        request: {
          reason: "record",
          record: { kind: "goal-delete", goalId: goal.id, title: goal.title },
          changes: [
            {
              label: goal.title,
              before: `${Math.round(10 * goal.current) / 10} / ${goal.target} ${goal.unit}`,
              after: say("deleted", "gelöscht", "supprimé", "borrado", "eliminato"),
            },
          ],
        },
      },
    ],
  };
}
