import { getWeekday, type Weekday } from "@ironpace/training";
import { addDays } from "@ironpace/training";
import type { Followed } from "../../conversation/follow-up-of.ts";
import { within } from "../../own-data/diary.ts";
import { mean } from "../../own-data/figures.ts";
import { bullet, capital } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { type Frame, readFrame } from "../../turn/frame.ts";
import { valueIn } from "../../turn/languages.ts";
import { amountIn, periodIn, weekdayIn } from "../../turn/names.ts";
import type { Period } from "../../turn/times.ts";
import { bareUnit } from "./words.ts";

const COMPARED = bareUnit(
  "than|vs|versus|against|compar\\p{L}*|als|gegen|verglich\\p{L}*|que|contre|par rapport|frente|comparad\\p{L}*|di|del|rispetto|contro|or|oder|ou|o",
);
/** How hard or how long days are, whatever word says so. */
const EFFORT = bareUnit(
  "rpes?|effort|hard(?:er|est)?|easi(?:er|est)|worse|better|tired\\p{L}*|rough\\p{L}*|tough\\p{L}*|feel|felt|form|shape|mood|anstrengend\\p{L}*|harter|schlechter|besser|mud\\p{L}*|drauf|fit(?:ter)?|dur[es]?|difficiles?|pire|fatigue\\p{L}*|peor|mejor|cansad\\p{L}*|dur[oa]s?|peggio|meglio|stanc\\p{L}*",
);
const WISHED = bareUnit(
  "should|can i|could i|move|swap|switch|train on|soll|kann ich|tausch\\p{L}*|verschieb\\p{L}*|peux|puedo|posso|tomorrow|next|morgen|nachste\\p{L}*",
);
const WEEKS = 8;

/** "am I always worse on fridays than mondays", "by rpe i mean": the rated efforts of weekdays beside each other. */
export function weekdayEfforts(turn: Followed): Draft | undefined {
  const { frame, words, turns, tongue, view } = turn;
  if (frame.verbs.some((verb) => verb !== "harder" && verb !== "ease") || frame.hasPain || frame.isIll || WISHED.test(words))
    return undefined;
  const named = weekdaysOf(frame);
  if (named.length === 2 && EFFORT.test(words) && COMPARED.test(words)) return compare(named, frame.periods, turn);
  const last = turns.at(-1);
  if (named.length > 0 || last === undefined || !BY_EFFORT.test(words) || frame.subjects.length > 0) return undefined;
  const before = readFrame(last.question, tongue, view.today);
  const meant = weekdaysOf(before);
  return meant.length === 2 && COMPARED.test(before.words) ? compare(meant, [...frame.periods, ...before.periods], turn) : undefined;
}

const BY_EFFORT = bareUnit("rpes?|effort|anstrengung|esfuerzo|sforzo");

/** Weekdays in the order in which they are named. */
function weekdaysOf({ tokens }: Frame): readonly Weekday[] {
  const days = tokens.flatMap(({ concept }) => (/^day:[1-7]$/.test(concept) ? [Number(concept.slice(4)) as Weekday] : []));
  return [...new Set(days)];
}

function compare(named: readonly Weekday[], [period]: readonly Period[], { diary, view, tongue, say }: Followed): Draft | undefined {
  const span = period === undefined || period.from > view.today ? { from: addDays(view.today, 1 - 7 * WEEKS), to: view.today } : period;
  const rated = within(diary.work, span).filter(({ rpe }) => rpe !== undefined);
  const rows = named.map((day) => {
    const work = rated.filter(({ on }) => getWeekday(on) === day);
    return {
      day,
      efforts: work.map(({ rpe = 0 }) => rpe),
      effort: mean(work.map(({ rpe = 0 }) => rpe)),
      minutes: mean(work.map(({ minutes = 0 }) => minutes)),
    };
  });
  const [a, b] = rows;
  if (a?.effort === undefined || b?.effort === undefined) return undefined;
  const number = (value: number): string => valueIn(tongue, String(Math.round(10 * value) / 10));
  const [name, other] = [capital(weekdayIn(tongue, a.day)), capital(weekdayIn(tongue, b.day))];
  const gap = Math.abs(a.effort - b.effort);
  const [harder, easier] = a.effort >= b.effort ? [name, other] : [other, name];
  const lead =
    gap < CLEAR
      ? say(
          `**No clear difference** by rated effort: ${name} ${number(a.effort)}, ${other} ${number(b.effort)}.`,
          `**Kein klarer Unterschied** nach der Anstrengung: ${name} ${number(a.effort)}, ${other} ${number(b.effort)}.`,
          `**Pas de différence nette** selon l’effort noté : ${name} ${number(a.effort)}, ${other} ${number(b.effort)}.`,
          `**Sin diferencia clara** por el esfuerzo: ${name} ${number(a.effort)}, ${other} ${number(b.effort)}.`,
          `**Nessuna differenza netta** per lo sforzo: ${name} ${number(a.effort)}, ${other} ${number(b.effort)}.`,
        )
      : say(
          `**${harder} is harder than ${easier}**, by rated effort: ${name} ${number(a.effort)}, ${other} ${number(b.effort)}.`,
          `**${harder} ist härter als ${easier}**, nach der Anstrengung: ${name} ${number(a.effort)}, ${other} ${number(b.effort)}.`,
          `**${harder} est plus dur que ${easier}**, selon l’effort noté : ${name} ${number(a.effort)}, ${other} ${number(b.effort)}.`,
          `**${harder} es más duro que ${easier}**, por el esfuerzo: ${name} ${number(a.effort)}, ${other} ${number(b.effort)}.`,
          `**${harder} è più duro di ${easier}**, per lo sforzo: ${name} ${number(a.effort)}, ${other} ${number(b.effort)}.`,
        );
  const when =
    period === undefined || period.from > view.today
      ? say(
          `the last ${WEEKS} weeks`,
          `die letzten ${WEEKS} Wochen`,
          `les ${WEEKS} dernières semaines`,
          `las últimas ${WEEKS} semanas`,
          `le ultime ${WEEKS} settimane`,
        )
      : periodIn(tongue, period, view.today);
  return {
    reader: "weekday efforts",
    text: [
      `${lead} (${when})`,
      bullet(
        rows.map(
          ({ day, efforts, minutes }) =>
            `${capital(weekdayIn(tongue, day))}: ${efforts.map(number).join(", ")}; Ø ${amountIn(tongue, Math.round(minutes ?? 0), "time")}`,
        ),
      ),
      say(
        "I only know the effort you rated, and those days have different sessions.",
        "Wie du drauf warst, ist nicht gespeichert, nur die Anstrengung; auch die Einheiten dieser Tage sind verschieden.",
        "Ton humeur n’est pas enregistrée, seulement l’effort noté ; les séances de ces jours diffèrent aussi.",
        "Cómo te sentías no se guarda, solo el esfuerzo; además, las sesiones de esos días son distintas.",
        "Come stavi non è salvato, solo lo sforzo; anche le sessioni di quei giorni sono diverse.",
      ),
    ],
  };
}

/** Efforts nearer than half a step of RPE are one. */
const CLEAR = 0.5;
