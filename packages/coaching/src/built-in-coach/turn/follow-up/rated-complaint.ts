import type { Draft } from "../../topic.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import type { CoachView } from "../../view.ts";
import { LINE_NAMES } from "../changes/line-names.ts";
import type { Frame } from "../frame.ts";
import { sayIn } from "../languages.ts";
import { longDayIn } from "../names.ts";
import type { LastAnswer } from "./record.ts";

/** Up to this of 10 a complaint may be trained with; above the second it is one for a physio. */
const TOLERABLE = 3;
const TOO_MUCH = 5;
const RATED = /\b(\d{1,2})(?:st|nd|rd|th)? ?(?:\/|of|out of|von|sur|de|su) ?10/;
const ASKS =
  /\b(?:do i|should i|can i|shall i|or not|yes or no|oder nicht|soll ich|kann ich|darf ich|mach ich|ou pas|je (?:les )?fais|je peux|dois je|(?:los|las|lo|la) hago|o no|puedo|debo|(?:li|le|lo|la) faccio|posso|devo)\b/;

/** "3/10, so do I do them on Monday or not": yes or no by the number, for the exercise and the part that were talked about. */
export function ratedComplaint(frame: Frame, { frame: asked }: LastAnswer, { plan, today }: CoachView): Draft | undefined {
  const { tongue, words } = frame;
  const rating = Number(RATED.exec(words)?.[1]);
  const [line] = frame.lines.length > 0 ? frame.lines : asked.lines;
  if (!Number.isFinite(rating) || line === undefined || plan === undefined || asked.part === undefined || !ASKS.test(words))
    return undefined;
  const patterns = LINE_NAMES[line] ?? [];
  const isWith = (items: readonly { readonly name: string }[]): boolean =>
    items.some(({ name }) => [patterns].flat().some((pattern) => pattern.test(name)));
  const open = allSessions(plan).filter((each) => each.date >= today && isOpen(plan, each));
  const withLine = open.filter(({ blocks }) => isWith([...blocks.skill, ...blocks.strength, ...blocks.mainWorkout]));
  const [day] = frame.days;
  const next = withLine[0];
  const say = sayIn(tongue);
  const answer =
    rating <= TOLERABLE
      ? say(
          `**At ${rating}/10, yes**, in an easier form: half the reps, less weight, and only as deep as you can with pain at ${TOLERABLE} or below. If the pain rises during the set, or is worse the next morning, leave them out.`,
          `**Bei ${rating} von 10 ja**, in leichterer Form: die Hälfte, leichter, nur so tief, dass es bei höchstens ${TOLERABLE} bleibt. Steigt es dabei oder ist es am nächsten Morgen schlimmer, lass sie weg.`,
          `**À ${rating} sur 10, oui**, en plus facile : la moitié, plus léger, pas plus bas que ce qui reste à ${TOLERABLE} au plus. Si ça monte pendant ou si c’est pire le lendemain, laisse-les.`,
          `**Con ${rating} de 10, sí**, en versión más fácil: la mitad, más ligero, solo hasta donde siga en ${TOLERABLE} o menos. Si sube mientras los haces o a la mañana siguiente está peor, quítalos.`,
          `**A ${rating} su 10 sì**, in forma più facile: la metà, più leggero, solo fin dove resta a ${TOLERABLE} o meno. Se sale mentre li fai o il mattino dopo è peggio, lasciali.`,
        )
      : say(
          `**At ${rating}/10, no**: leave them out until it is at ${TOLERABLE} or below and quiet the next morning.${rating > TOO_MUCH ? " See a physiotherapist." : ""}`,
          `**Bei ${rating} von 10 nein**: lass sie weg, bis es höchstens ${TOLERABLE} ist und am nächsten Morgen ruhig.${rating > TOO_MUCH ? " Lass es von einem Physio ansehen." : ""}`,
          `**À ${rating} sur 10, non** : laisse-les jusqu’à ${TOLERABLE} au plus et calme le lendemain.${rating > TOO_MUCH ? " Montre-le à un kiné." : ""}`,
          `**Con ${rating} de 10, no**: quítalos hasta que esté en ${TOLERABLE} o menos y tranquilo a la mañana siguiente.${rating > TOO_MUCH ? " Que lo vea un fisio." : ""}`,
          `**A ${rating} su 10 no**: lasciali finché non è a ${TOLERABLE} o meno e tranquillo il mattino dopo.${rating > TOO_MUCH ? " Fallo vedere a un fisio." : ""}`,
        );
  const isOnDay = day === undefined || withLine.some(({ date }) => date === day);
  const where = next === undefined ? undefined : `**${next.title}** (${longDayIn(tongue, next.date)})`;
  return {
    isDecided: true,
    text: [
      answer,
      ...(isOnDay || day === undefined
        ? []
        : [
            where === undefined
              ? say(
                  `${longDayIn(tongue, day)} has none, nor has the rest of the plan.`,
                  `Am ${longDayIn(tongue, day)} stehen keine an, im übrigen Plan auch nicht.`,
                  `Il n’y en a pas ${longDayIn(tongue, day)}, ni dans le reste du plan.`,
                  `El ${longDayIn(tongue, day)} no hay, ni en el resto del plan.`,
                  `${longDayIn(tongue, day)} non ce ne sono, né nel resto del piano.`,
                )
              : say(
                  `${longDayIn(tongue, day)} has none; they are next in ${where}.`,
                  `Am ${longDayIn(tongue, day)} stehen keine an; die nächsten sind in ${where}.`,
                  `Il n’y en a pas ${longDayIn(tongue, day)} ; les prochains sont dans ${where}.`,
                  `El ${longDayIn(tongue, day)} no hay; los próximos están en ${where}.`,
                  `${longDayIn(tongue, day)} non ce ne sono; i prossimi sono in ${where}.`,
                ),
          ]),
    ],
  };
}
