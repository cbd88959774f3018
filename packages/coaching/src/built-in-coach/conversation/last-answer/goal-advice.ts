import { valueText } from "../../changes/change-goal.ts";
import type { TurnContext } from "../../focus/focus.ts";
import type { Goal } from "../../own-data/diary.ts";
import { getCourse } from "../../own-data/page-numbers/goal-outlook.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { Tongue } from "../../turn/languages.ts";
import { dayIn } from "../../turn/names.ts";
import { goalsSpokenOf, laterGoalCard } from "../request/goal-to-move.ts";

/** "So what should I do about it?", with nothing of its own. */
const ASKS: { readonly [tongue in Tongue]: RegExp } = {
  en: /^(?:(?:and|so|ok|but|then|well|hm+) )*(?:what (?:should|can|do|could|would|must|shall) (?:i|we|you)(?: (?:do|change|suggest|recommend|advise))?(?: (?:about (?:it|that|this)|then|now|instead|differently|to (?:fix|change|get|make|reach) (?:it|that|there)))*|how (?:do|can|could|should) i (?:fix|change|speed up|get|make|reach|still (?:make|reach|get)) (?:it|that|there)(?: (?:then|in time|faster|quicker))*|what now|any (?:ideas?|suggestions?|advice)|what would help)$/,
  de: /^(?:(?:und|also|ok|aber|dann) )*(?:was (?:soll(?:te)?|kann|muss|mach(?:e)?) ich(?: (?:da|jetzt|dann|dagegen|denn|machen|tun|andern))*|wie (?:schaffe?|erreiche?|komme) ich (?:das|es|da ?hin)(?: (?:noch|dann|trotzdem|hin))*|was (?:jetzt|nun|tun)|was schlagst du vor)$/,
  fr: /^(?:(?:et|alors|donc|ok|mais) )*(?:qu est ce que je (?:fais|dois faire|peux faire|devrais faire)|que (?:faire|dois je faire|puis je faire)|je fais quoi|comment (?:y arriver|faire|j y arrive))(?: (?:alors|maintenant|du coup))*$/,
  es: /^(?:(?:y|entonces|ok|pero) )*(?:que (?:hago|puedo hacer|deberia hacer|debo hacer|me recomiendas)|como (?:lo (?:consigo|logro|arreglo)|llego))(?: (?:entonces|ahora|al respecto))*$/,
  it: /^(?:(?:e|allora|quindi|ok|ma) )*(?:(?:che )?cosa (?:faccio|devo fare|posso fare|dovrei fare|mi consigli)|che (?:faccio|fare)|come (?:faccio|ci arrivo|lo raggiungo))(?: (?:allora|adesso|ora))*$/,
};

/** What to do about a goal that was just said to be late: a later day by card, a smaller step, or more work for it; or go on where it is not late. */
export function adviseOnGoal(focus: TurnContext): Draft | undefined {
  const { words, tongue, cards, diary, view, say } = focus;
  if (cards.length > 0 || !ASKS[tongue].test(words)) return undefined;
  const [goal, other] = goalsSpokenOf({ ...focus, turns: focus.turns.slice(-1) });
  if (goal === undefined || other !== undefined) return undefined;
  const { course } = getCourse(goal, diary, view.today);
  if (course.standing !== "behind" || course.reachesOn === undefined)
    return course.standing === "ahead" || course.standing === "on-track"
      ? {
          text: [
            say(
              `**Nothing: go on as you do.** **${goal.title}** is on course for ${dayIn(tongue, course.reachesOn ?? goal.due)}.`,
              `**Nichts: mach so weiter.** **${goal.title}** kommt am ${dayIn(tongue, course.reachesOn ?? goal.due)}.`,
              `**Rien : continue ainsi.** **${goal.title}** vient le ${dayIn(tongue, course.reachesOn ?? goal.due)}.`,
              `**Nada: sigue así.** **${goal.title}** llega el ${dayIn(tongue, course.reachesOn ?? goal.due)}.`,
              `**Niente: continua così.** **${goal.title}** arriva ${dayIn(tongue, course.reachesOn ?? goal.due)}.`,
            ),
          ],
        }
      : undefined;
  const later = course.reachesOn;
  const [due, on] = [dayIn(tongue, goal.due), dayIn(tongue, later)];
  const reachable = reachedBy(goal, course.perDay, view.today);
  return {
    text: [
      say(
        `**Move the date: ${on} instead of ${due}.** At your pace that is when it comes, and the rest of your training stays as it is; the card sets it.`,
        `**Verschieb das Datum: ${on} statt ${due}.** Dann kommt es bei deinem Tempo, und dein übriges Training bleibt, wie es ist; die Karte setzt es.`,
        `**Décale la date : ${on} au lieu du ${due}.** C’est là qu’il vient à ton rythme, et le reste de l’entraînement ne bouge pas ; la carte la met.`,
        `**Mueve la fecha: ${on} en vez de ${due}.** A tu ritmo llega entonces, y el resto del entrenamiento queda igual; la tarjeta la pone.`,
        `**Sposta la data: ${on} invece di ${due}.** Al tuo ritmo arriva allora, e il resto dell’allenamento resta; la scheda la imposta.`,
      ),
      say("Or:", "Oder:", "Ou :", "O bien:", "Oppure:"),
      bullet([
        ...(reachable === undefined
          ? []
          : [
              say(
                `A smaller step: about **${reachable}** by ${due} is what your pace reaches`,
                `Ein kleinerer Schritt: etwa **${reachable}** bis ${due} schaffst du bei deinem Tempo`,
                `Un pas plus petit : environ **${reachable}** d’ici le ${due}, à ton rythme`,
                `Un paso menor: unos **${reachable}** para el ${due}, a tu ritmo`,
                `Un passo più piccolo: circa **${reachable}** entro ${due}, al tuo ritmo`,
              ),
            ]),
        goal.falling
          ? say(
              "More for it: keep the hard run and the long run every week, both fresh, and race or test once before the day",
              "Mehr dafür: den harten und den langen Lauf jede Woche, beide ausgeruht, und vorher ein Test oder Rennen",
              "Plus pour lui : la séance dure et la sortie longue chaque semaine, en étant en forme, et un test avant la date",
              "Más para él: el rodaje duro y el largo cada semana, con las piernas frescas, y un test antes de la fecha",
              "Più lavoro: la corsa dura e quella lunga ogni settimana, a gambe fresche, e un test prima della data",
            )
          : say(
              "Train it more: two sessions a week, one heavy and one lighter with more reps, none left out; your other training gives way a little",
              "Mehr dafür: zwei Einheiten damit pro Woche, eine schwer, eine leichter mit mehr Wiederholungen, keine auslassen; das kostet anderswo etwas",
              "Plus pour lui : deux séances par semaine, une lourde et une plus légère avec plus de répétitions, sans en sauter ; cela coûte un peu ailleurs",
              "Más para él: dos sesiones por semana, una pesada y otra más ligera con más repeticiones, sin saltarte ninguna; cuesta algo en lo demás",
              "Più lavoro: due sessioni a settimana, una pesante e una più leggera con più ripetizioni, senza saltarne; costa qualcosa altrove",
            ),
      ]),
    ],
    proposals: [laterGoalCard(goal, later, focus)],
  };
}

/** What the pace so far reaches by the due day, to half a unit; undefined for times and where that is no step. */
function reachedBy({ current, target, due, unit, falling }: Goal, perDay: number | undefined, today: string): string | undefined {
  if (falling || perDay === undefined) return undefined;
  const days = (Date.parse(due) - Date.parse(today)) / 86_400_000;
  const value = Math.floor(2 * (current + perDay * days)) / 2;
  return value > current && value < target ? valueText(value, unit) : undefined;
}
