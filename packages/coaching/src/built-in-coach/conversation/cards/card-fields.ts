import { changed as changedGoal } from "./goal-target.ts";
import type { Draft } from "../../topic.ts";
import { bareUnit } from "../../want/asked/words.ts";
import type { Standing } from "../later/standing.ts";

const DUE = bareUnit("till|until|by|due|deadline|give me|have|before|bis|jusqu\\p{L}*|hasta|fino|entro|push\\p{L}*|date|termin");
const BACK = bareUnit(
  "scrap (?:that|it)|forget (?:that|it|about it)|never ?mind|take (?:that|it) back|leave everything|cancel that|rubbish|delete that|mach (?:das )?ruckgangig|ruckgangig|vergiss (?:es|das)|lass (?:es|das)|oublie|annule|olvidalo|deshaz\\p{L}*|lascia (?:stare|perdere)|annulla",
);

/** "scrap that", "forget it" are read as verbs of other changes too. */
const OF_BACK: ReadonlySet<string> = new Set(["undo", "delete", "skip", "log"]);

/** Another day or number for the goal of an open card, and an open card taken back. */
export function cardFields(standing: Standing): Draft | undefined {
  const { turns, frame, words, diary, cards } = standing;
  const [card] = turns.at(-1)?.proposals ?? [];
  const [open] = cards;
  if (
    open !== undefined &&
    BACK.test(words) &&
    frame.days.length === 0 &&
    frame.minutes === undefined &&
    frame.verbs.every((verb) => OF_BACK.has(verb))
  )
    return takenBack(open, standing);
  if (card?.request.reason !== "record") return undefined;
  const { record } = card.request;
  if (record.kind !== "goal-change") return undefined;
  const stored = diary.goals.find(({ id }) => id === record.goalId);
  const [day] = frame.days.filter((each) => each > standing.view.today);
  if (stored === undefined || day === undefined || !DUE.test(words)) return undefined;
  const dated = new Set(day.split("-").map(Number));
  const number = frame.numbers.find((each) => !dated.has(each) && each > 0);
  return changedGoal(stored, number ?? record.target, day, standing);
}

const UNDO = bareUnit("undo|ruckgangig|annule\\p{L}*|deshaz\\p{L}*|annulla");

function takenBack({ title }: Standing["cards"][number], { say, words }: Standing): Draft {
  if (UNDO.test(words))
    return {
      isDecided: true,
      text: [
        say(
          `There is nothing to undo: **${title}** was only a proposal and nothing has changed.`,
          `Da ist nichts rückgängig zu machen: die Karte war nur ein Vorschlag (**${title}**), und nichts hat sich geändert.`,
          `Il n’y a rien à annuler : la carte n’était qu’une proposition (**${title}**), et rien n’a changé.`,
          `No hay nada que deshacer: la tarjeta era solo una propuesta (**${title}**), y nada ha cambiado.`,
          `Non c’è nulla da annullare: la scheda era solo una proposta (**${title}**), e nulla è cambiato.`,
        ),
      ],
    };
  return {
    isDecided: true,
    text: [
      say(
        `Good, **${title}** was only a proposal, and nothing has changed.`,
        `Gut, die Karte war nur ein Vorschlag (**${title}**), und nichts hat sich geändert.`,
        `Bien, la carte n’était qu’une proposition (**${title}**), et rien n’a changé.`,
        `Bien, la tarjeta era solo una propuesta (**${title}**), y nada ha cambiado.`,
        `Bene, la scheda era solo una proposta (**${title}**), e nulla è cambiato.`,
      ),
    ],
  };
}
