import { daysBetween } from "@ironpace/training";
import type { Followed } from "../../conversation/follow-up-of.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { dayIn } from "../../turn/names.ts";
import { bareUnit } from "./words.ts";

const WHEN = bareUnit(
  "dates?|when|due|deadlines?|by when|until when|termine?|wann|bis wann|frist(?:en)?|faellig|fallig|dates? limites?|quand|echeances?|fechas?|cuando|plazos?|date|quando|scadenz[ae]",
);
const GOALS = bareUnit(
  "goals?|targets?|aims?|(?:said|wanted|want|promised|planned) (?:i ?d |i would |to )?(?:reach|hit|achieve|do)|i ?d (?:reach|hit|do)|ziele?|vorgenommen|erreichen|objectifs?|objetivos?|metas?|obiettiv[oi]|traguard[oi]",
);

/** "what are the dates for the stuff i said i'd reach": every open goal and race with a target, by its day. */
export function goalDates({ words, frame, diary, view, tongue, say }: Followed): Draft | undefined {
  if (!WHEN.test(words) || !GOALS.test(words) || frame.subjects.length + frame.verbs.length + frame.days.length > 0) return undefined;
  if (frame.numbers.length > 0 || frame.topics.has("race")) return undefined;
  const goals = diary.goals.filter(({ completedOn }) => completedOn === undefined).map(({ title, due }) => ({ title, due }));
  const races = diary.races
    .filter(({ on, result, target }) => on >= view.today && result === undefined && target !== undefined)
    .map(({ name, target, on }) => ({ title: `${name} ${target ?? ""}`, due: on }));
  const all = [...goals, ...races].toSorted((a, b) => a.due.localeCompare(b.due));
  const [first] = all;
  if (first === undefined || goals.length < 2) return undefined;
  const left = (due: string): string => {
    const days = daysBetween(view.today, due);
    return say(`in ${days} days`, `in ${days} Tagen`, `dans ${days} jours`, `en ${days} días`, `tra ${days} giorni`);
  };
  return {
    reader: "dates of goals",
    text: [
      say(
        `**${all.length}** dates, the next on **${dayIn(tongue, first.due)}**:`,
        `**${all.length}** Termine, der nächste am **${dayIn(tongue, first.due)}**:`,
        `**${all.length}** dates, la prochaine le **${dayIn(tongue, first.due)}** :`,
        `**${all.length}** fechas, la próxima el **${dayIn(tongue, first.due)}**:`,
        `**${all.length}** date, la prossima ${dayIn(tongue, first.due)}:`,
      ),
      bullet(all.map(({ title, due }) => `**${title}**: ${dayIn(tongue, due)} (${left(due)})`)),
    ],
  };
}
