import { valueIn } from "../../turn/languages.ts";
import type { Followed } from "../../conversation/follow-up-of.ts";
import { percentChange } from "../../own-data/figures.ts";
import type { Measure } from "../../query/query.ts";
import { SUMMED_METRICS } from "../../query/rows.ts";
import { bullet, capital } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { countIn, periodIn, subjectIn, weekdayIn } from "../../turn/names.ts";
import type { Period } from "../../turn/times.ts";
import { type AskedRows, pastPeriods, periodBefore } from "./asked-rows.ts";
import { measureOf, meanOf, sayAmount, selectRows, type Selected, totalOf } from "./rows.ts";

interface Side {
  readonly name: string;
  readonly selected: Selected;
}

/** Two or more kinds, weekdays or periods held against each other; one period alone against the one before it. */
export function compareRows(asked: AskedRows, turn: Followed): Draft | undefined {
  const { say, tongue } = turn;
  const sides = sidesOf(asked, turn);
  if (sides.length < 2) return undefined;
  const measure = comparedMeasure(asked, sides);
  const known = sides.flatMap(({ name, selected }) => {
    const { rows, subject } = selected;
    const value = SUMMED_METRICS.has(measure) ? totalOf(rows, measure, subject) : meanOf(rows, measure, subject);
    return value === undefined ? [] : [{ name, value, rows, subject }];
  });
  // Nothing on one side: its period was hardly meant.
  if (turn.turns.length > 0 && known.some(({ rows }) => rows.length === 0)) return undefined;
  const ranked = known.toSorted((a, b) => b.value - a.value);
  const [high, low] = [ranked[0], ranked.at(-1)];
  if (high === undefined || low === undefined || known.length < 2) return undefined;
  const gap = high.value - low.value;
  const change = percentChange(low.value, high.value);
  const against = say("against", "gegen", "contre", "frente a", "contro");
  const head =
    sayAmount(high.value, measure, turn) === sayAmount(low.value, measure, turn)
      ? `${say("**The same**", "**Gleich viel**", "**Autant**", "**Lo mismo**", "**Uguale**")}: ${sayAmount(high.value, measure, turn)}.`
      : `**${capital(high.name)}**: **${sayAmount(high.value, measure, turn)}** ${against} ${sayAmount(low.value, measure, turn)} (${low.name}), ${difference(gap, measure, turn)}${change === undefined || measure === "effort" ? "" : ` (${valueIn(tongue, change)})`}.`;
  return {
    text: [
      head,
      bullet(
        known.map(
          ({ name, value, rows, subject }) =>
            `${capital(name)}: **${sayAmount(value, measure, turn)}**${measure === "sessions" ? "" : `, ${countIn(tongue, rows.length, subject)}`}`,
        ),
      ),
    ],
  };
}

function difference(gap: number, measure: Measure, turn: Followed): string {
  const { say } = turn;
  if (measure === "effort") {
    const points = Math.round(10 * gap) / 10;
    return say(`${points} harder`, `${points} härter`, `${points} de plus`, `${points} más`, `${points} in più`);
  }
  const text = sayAmount(gap, measure, turn);
  if (measure === "pace")
    return say(`${text} apart`, `${text} Unterschied`, `${text} d’écart`, `${text} de diferencia`, `${text} di differenza`);
  return say(`${text} more`, `${text} mehr`, `${text} de plus`, `${text} más`, `${text} in più`);
}

/** What is compared of efforts and paces stays a mean; sums of unequal periods are said with their sessions. */
function comparedMeasure(asked: AskedRows, sides: readonly Side[]): Measure {
  const measure = measureOf(asked);
  return measure === "weight" && sides.some(({ selected }) => selected.subject.lift === undefined) ? "tonnage" : measure;
}

function sidesOf(asked: AskedRows, turn: Followed): readonly Side[] {
  const { tongue, view } = turn;
  if (asked.weekdays.length > 1 && asked.subjects.length < 2)
    return asked.weekdays.flatMap((day) => {
      const [selected] = selectRows({ ...asked, weekdays: [day] }, turn);
      return selected === undefined ? [] : [{ name: weekdayIn(tongue, day), selected }];
    });
  if (asked.subjects.length > 1)
    return asked.subjects.flatMap((subject) => {
      const [selected] = selectRows(asked, turn, subject);
      return selected === undefined ? [] : [{ name: subjectIn(tongue, subject), selected }];
    });
  const periods = asked.source === "planned" ? asked.periods : pastPeriods(asked, view.today);
  const [only] = periods;
  const pair: readonly Period[] = periods.length === 1 && only !== undefined ? [only, periodBefore(only)] : periods;
  return pair.flatMap((period) => {
    const [selected] = selectRows({ ...asked, periods: [period] }, turn);
    return selected === undefined ? [] : [{ name: periodIn(tongue, period, view.today), selected }];
  });
}
