import { addDays, daysBetween } from "@ironpace/training";
import type { Followed } from "../../conversation/follow-up-of.ts";
import { goalFor } from "../../conversation/values/progress-of.ts";
import { valueText } from "../../changes/change-goal.ts";
import { plainAnswer } from "../../dialogue/turn.ts";
import type { Goal } from "../../own-data/diary.ts";
import { getCourse } from "../../own-data/page-numbers/goal-outlook.ts";
import { bullet, clock } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { dayIn } from "../../turn/names.ts";
import { bareUnit, TODAY } from "./words.ts";

const WITHIN_REACH = bareUnit(
  "realistic|possible|doable|could i|can i|would i|make it|reach|hit|manage|chance|realistisch|moglich|machbar|schaff\\p{L}*|realiste|faisable|possible|j y arrive|realista|posible|lo consigo|realistic[ao]|fattibile|ce la fare?i",
);
const SECONDS = 60;
/** Two values nearer than this share are one. */
const SAME = 0.001;

/** "and if i ran it today, realistic?": a goal by what is shown now, and not by its trend to the day it is due. */
export function goalToday({ frame, words, turns, view, diary, tongue, say }: Followed): Draft | undefined {
  const { today } = view;
  if (!TODAY.test(words) || !WITHIN_REACH.test(words) || frame.hasPain || frame.isIll) return undefined;
  const shownBefore = turns.slice(-2).map(({ answer }) => plainAnswer(answer));
  const open = diary.goals.filter(({ completedOn }) => completedOn === undefined);
  const [subject] = frame.subjects.filter(({ lift, test }) => lift !== undefined || test !== undefined);
  const goal: Goal | undefined =
    subject === undefined
      ? open.find(({ title }) => shownBefore.some((answer) => answer.includes(title)))
      : goalFor(subject.name, { diary });
  if (goal === undefined || frame.days.some((day) => day !== today)) return undefined;
  const { course, from = [] } = getCourse(goal, diary, today);
  const isFalling = from[0] === undefined ? goal.target < goal.current : goal.target < from[0].value;
  const gap = isFalling ? goal.current - goal.target : goal.target - goal.current;
  const text = (value: number): string =>
    goal.unit === "min" ? clock(Math.round(SECONDS * value)) : valueText(Math.round(10 * value) / 10, goal.unit);
  // A value that has not changed since was measured on its first day.
  const other = from.findLastIndex(({ value }) => Math.abs(value - goal.current) > SAME * Math.abs(goal.current));
  const first = from[other + 1]?.on;
  const lead =
    gap <= 0
      ? say(
          `**Yes**: you have shown ${text(goal.current)}`,
          `**Ja**: ${text(goal.current)} hast du gezeigt`,
          `**Oui** : tu as déjà montré ${text(goal.current)}`,
          `**Sí**: ya has mostrado ${text(goal.current)}`,
          `**Sì**: hai già mostrato ${text(goal.current)}`,
        )
      : say(
          `**Not yet, by your numbers**: ${text(goal.current)} now, target ${text(goal.target)}, ${text(gap)} to go`,
          `**Heute noch nicht, soweit deine Zahlen zeigen**: jetzt ${text(goal.current)}, Ziel ${text(goal.target)}, es fehlen ${text(gap)}`,
          `**Pas aujourd’hui, d’après tes chiffres** : ${text(goal.current)} maintenant, ${text(goal.target)} visé, il manque ${text(gap)}`,
          `**Hoy no, por lo que muestran tus números**: ${text(goal.current)} ahora, ${text(goal.target)} de objetivo, faltan ${text(gap)}`,
          `**Oggi no, per quel che mostrano i tuoi numeri**: ${text(goal.current)} ora, obiettivo ${text(goal.target)}, mancano ${text(gap)}`,
        );
  const isMoving = course.perDay !== undefined && course.state === "moving" && first !== undefined;
  const guess = isMoving ? goal.current + course.perDay * daysBetween(first, today) : undefined;
  const nextTest = addDays(today, 7);
  return {
    reader: "goal today",
    text: [
      `${lead} (**${goal.title}**).`,
      bullet([
        first === undefined
          ? undefined
          : say(
              `Last measured on ${dayIn(tongue, first)}, ${daysBetween(first, today)} days ago`,
              `Zuletzt gemessen am ${dayIn(tongue, first)}, vor ${daysBetween(first, today)} Tagen`,
              `Dernière mesure le ${dayIn(tongue, first)}, il y a ${daysBetween(first, today)} jours`,
              `Última medición el ${dayIn(tongue, first)}, hace ${daysBetween(first, today)} días`,
              `Ultima misura ${dayIn(tongue, first)}, ${daysBetween(first, today)} giorni fa`,
            ),
        guess === undefined || gap <= 0
          ? undefined
          : say(
              `If your trend has gone on since, you could be at about ${text(guess)} today: a guess until you test it`,
              `Ging dein Trend seither weiter, wärst du heute bei etwa ${text(guess)}: eine Schätzung, bis du es testest`,
              `Si ta tendance a continué, tu serais à environ ${text(guess)} : une estimation tant que tu ne testes pas`,
              `Si tu tendencia ha seguido, hoy estarías en unos ${text(guess)}: una estimación hasta que lo pruebes`,
              `Se la tendenza è continuata, oggi saresti a circa ${text(guess)}: una stima finché non la provi`,
            ),
        gap <= 0
          ? undefined
          : say(
              `Test it when you are rested: about ${dayIn(tongue, nextTest, false)} at the earliest, or after the deload`,
              `Ein Test an einem ausgeruhten Tag, frühestens um ${dayIn(tongue, nextTest, false)} oder nach dem Deload, würde es zeigen`,
              `Un test un jour reposé, au plus tôt vers le ${dayIn(tongue, nextTest, false)} ou après la décharge, le dirait`,
              `Un test en un día descansado, hacia el ${dayIn(tongue, nextTest, false)} o después de la descarga, lo diría`,
              `Un test in un giorno riposato, verso ${dayIn(tongue, nextTest, false)} o dopo lo scarico, lo direbbe`,
            ),
      ]),
    ].filter((part) => part !== ""),
  };
}
