import type { Diary, Goal } from "../own-data/diary.ts";
import { goalNamed } from "../own-data/races-and-goals.ts";
import type { Draft } from "../topic.ts";
import type { Frame } from "./frame.ts";
import { listIn, sayIn, type Tongue } from "./languages.ts";
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

/** "elimina mi objetivo de 10 km": a goal that goes, and no session of today; with several goals and none named the question which one. */
export function answerGoalDelete(frame: Frame, { goals }: Diary): Draft | undefined {
  const { tongue, topics, verbs, subjects, days, clock, asksAdvice, hasPain } = frame;
  const isDelete = verbs.length > 0 && verbs.every((verb) => verb === "skip" || verb === "delete");
  if (!isDelete || !topics.has("goal") || topics.size > 1 || days.length > 0 || clock !== undefined || asksAdvice || hasPain)
    return undefined;
  const open = goals.filter(({ completedOn }) => completedOn === undefined);
  const [only, second] = open;
  if (only === undefined) return undefined;
  const named =
    goalNamed(subjects.map(({ name }) => name).join(" "), open) ?? (second === undefined && subjects.length === 0 ? only : undefined);
  if (named !== undefined) return deleteGoalCard(named, tongue);
  const titles = listIn(
    tongue,
    open.map(({ title }) => `**${title}**`),
  );
  return {
    text: [
      sayIn(tongue)(
        `Which goal should I delete: ${titles}?`,
        `Welches Ziel soll ich löschen: ${titles}?`,
        `Quel objectif dois-je supprimer : ${titles} ?`,
        `¿Qué objetivo borro: ${titles}?`,
        `Quale obiettivo elimino: ${titles}?`,
      ),
    ],
  };
}
