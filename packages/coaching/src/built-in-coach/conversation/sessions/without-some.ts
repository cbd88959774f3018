import { bullet } from "../../say.ts";
import type { Work } from "../../own-data/diary.ts";
import type { Draft } from "../../topic.ts";
import { amountIn, countIn, dayIn, periodIn } from "../../turn/names.ts";
import { readClause } from "../clause.ts";
import type { Followed } from "../follow-up-of.ts";
import { takeEvery, takeTokens } from "../take-words.ts";

const WITHOUT =
  / (?:without|minus|except|excluding|not counting|leave out|taking out|ohne|ausser|abzuglich|sans|hors|sauf|sin|menos|excepto|senza|tranne|escluso|esclusa)(?= )/;

/** "sans la rando" after a sum: what was listed without the sessions that are named. */
export function withoutSome({ words, frame, last, tongue, view, say, cards }: Followed): Draft | undefined {
  const clause = readClause(words);
  if (last === undefined || cards.length > 0 || clause.take(WITHOUT) === undefined) return undefined;
  const listed = last.items.flatMap(({ work }) => work ?? []);
  const [subject] = frame.subjects;
  takeTokens(clause, frame, /^(?:kind|sport|lift|except|reply:also|day|time)/);
  takeEvery(clause, / (?:and|und|et|y|e|the|die|den|das|der|la|le|les|el|los|las|il|lo|i|gli|mein\w*|my|ma|mon|mi|mia)(?= )/);
  if (listed.length < 2 || !clause.isRead()) return undefined;
  const [day] = frame.days;
  const isOut = (work: Work): boolean =>
    day !== undefined
      ? work.on === day
      : subject?.kind !== undefined
        ? subject.kind.isDone(work)
        : subject?.sport !== undefined && (work.metres[subject.sport] ?? 0) > 0;
  const out = listed.filter(isOut);
  const rest = listed.filter((work) => !isOut(work));
  if (out.length === 0 || rest.length === 0) return undefined;
  const minutes = (rows: readonly Work[]): number => rows.reduce((sum, each) => sum + (each.minutes ?? 0), 0);
  const load = (rows: readonly Work[]): number => Math.round(rows.reduce((sum, each) => sum + (each.load ?? 0), 0));
  const period = last.frame.periods.at(-1);
  const when = period === undefined ? "" : ` ${periodIn(tongue, period, view.today)}`;
  const count = countIn(tongue, rest.length, undefined);
  return {
    isDecided: true,
    text: [
      say(
        `**${amountIn(tongue, minutes(rest), "time")}** without those sessions${when}, in ${count}; load ${load(rest)}.`,
        `**${amountIn(tongue, minutes(rest), "time")}** ohne das${when}, in ${count}; Last ${load(rest)}.`,
        `**${amountIn(tongue, minutes(rest), "time")}** sans cela${when}, en ${count} ; charge ${load(rest)}.`,
        `**${amountIn(tongue, minutes(rest), "time")}** sin eso${when}, en ${count}; carga ${load(rest)}.`,
        `**${amountIn(tongue, minutes(rest), "time")}** senza${when}, in ${count}; carico ${load(rest)}.`,
      ),
      bullet(
        out.map(
          (each) =>
            `${say("Left out", "Weggelassen", "Retiré", "Quitado", "Tolto")}: ${each.title}, ${dayIn(tongue, each.on, false)}, ${amountIn(tongue, each.minutes ?? 0, "time")}`,
        ),
      ),
    ],
  };
}
