import { daysBetween } from "@ironpace/training";
import type { Followed } from "../../conversation/follow-up-of.ts";
import { within } from "../../own-data/diary.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { readFrame } from "../../turn/frame.ts";
import { periodIn, subjectIn } from "../../turn/names.ts";
import type { Subject } from "../../query/query.ts";
import type { Period } from "../../turn/times.ts";
import { type Amount, allAmounts, amountsNamed } from "./measures.ts";
import { AGAINST, aYearEarlier, bareUnit, EACH_WEEK, LEFT } from "./words.ts";

const SUM_UP = bareUnit(
  "sum up|summary|summari[sz]e|recap|overview|fass\\p{L}*|zusammenfassung|resum\\p{L}*|bilan|resumen|riassum\\p{L}*|riepilogo",
);
const SPENT = bareUnit("spent|spend|verbracht|passe|pasado|dedicado|passato|trascorso");
/** "jan to now": from the first of what is named up to today. */
const TO_NOW =
  /\b(?:to|til|till|until|thru|through|up to|bis|jusqu a|jusqu|hasta|fino a(?:d)?) ?(?:now|today|date|heute|jetzt|maintenant|aujourd ?hui|hoy|ahora|oggi|adesso|ora)\b/;
const MOST_BARE = 9;

/** What sums are asked for: amounts, of a kind of session or of all, in a period. */
interface SumsAsked {
  readonly amounts: readonly Amount[];
  readonly subject?: Subject;
  readonly period: Period;
}

/** "sum up november, sessions hours km", "hours on long runs, jan to now", then "more or less than december?", "and per week?". */
export function periodSums(turn: Followed): Draft | undefined {
  const { frame, words, turns, tongue, view } = turn;
  if (frame.verbs.length > 0 || frame.days.length > 0 || frame.hasPain || frame.isIll) return undefined;
  const asked = readSums(turn);
  if (asked !== undefined) return sums(asked, turn);
  const last = turns.at(-1);
  if (last === undefined || words.split(" ").length > MOST_BARE || frame.subjects.length > 0) return undefined;
  const before = readSums({
    frame: readFrame(last.question, tongue, view.today),
    words: readFrame(last.question, tongue, view.today).words,
    view,
  });
  if (before === undefined) return undefined;
  const named = amountsNamed(words);
  const amounts = named.length > 0 ? named : before.amounts;
  const other = shortest(frame.periods, view.today);
  if (other !== undefined && AGAINST.test(words)) return against({ ...before, amounts }, other, turn);
  return other === undefined && (EACH_WEEK.test(words) || PER_WEEK.test(words)) ? sums({ ...before, amounts }, turn) : undefined;
}

const PER_WEEK = bareUnit("(?:per|a|each|pro|je|die|par|por|alla|a la|la) (?:week|woche|semaine|semana|settimana)");

const PER_SESSION = bareUnit(
  "(?:per|a|each|pro|je|par|por|a) (?:session|workout|run|ride|einheit|seance|sesion|sessione)|average|durchschnitt\\p{L}*|moyenne|promedio",
);

function readSums({ frame, words, view }: Pick<Followed, "frame" | "words" | "view">): SumsAsked | undefined {
  const { subjects, periods } = frame;
  const [subject, ...more] = subjects;
  const period = TO_NOW.test(words) ? upToNow(periods, view.today) : periods.length === 1 ? shortest(periods, view.today) : undefined;
  if (period === undefined || more.length > 0 || period.from > view.today || LEFT.test(words.replace(TO_NOW, " "))) return undefined;
  if (subject !== undefined && subject.kind === undefined && subject.sport === undefined) return undefined;
  if (PER_SESSION.test(words) || AGAINST.test(words) || frame.group !== undefined || frame.picks.has("most")) return undefined;
  const named = amountsNamed(words);
  const isSummed = SUM_UP.test(words) && subject === undefined;
  const isSpan = TO_NOW.test(words) && SPENT.test(words);
  if (!isSummed && !isSpan && named.length < 2) return undefined;
  const amounts = named.length > 0 ? named : isSpan ? allAmounts().filter(({ name }) => name === "time") : allAmounts();
  return { amounts, period, ...(subject !== undefined && { subject }) };
}

/** The named period that is the most exact: "a year ago december" is that December. */
function shortest(periods: readonly Period[], today: string): Period | undefined {
  const past = periods.map((period) => (period.from > today ? aYearEarlier(period) : period));
  return past.toSorted((a, b) => daysBetween(a.from, a.to) - daysBetween(b.from, b.to))[0];
}

function upToNow(periods: readonly Period[], today: string): Period | undefined {
  const starts = periods.map(({ from }) => (from > today ? aYearEarlier({ from, to: from, kind: "month" }).from : from)).toSorted();
  const [from] = starts;
  return from === undefined ? undefined : { from, to: today, kind: "range" };
}

function rowsOf({ period, subject }: SumsAsked, { diary, view }: Followed): Followed["diary"]["work"] {
  const rows = within(diary.work, { from: period.from, to: period.to < view.today ? period.to : view.today });
  const { kind, sport } = subject ?? {};
  return rows.filter((work) => (kind !== undefined ? kind.isDone(work) : sport === undefined || (work.metres[sport] ?? 0) > 0));
}

function sums(asked: SumsAsked, turn: Followed): Draft | undefined {
  const { tongue, view, say } = turn;
  const rows = rowsOf(asked, turn);
  if (rows.length === 0) return undefined;
  const { from, to } = asked.period;
  const first = from > (turn.diary.work[0]?.on ?? from) ? from : (turn.diary.work[0]?.on ?? from);
  const weeks = (daysBetween(first, to < view.today ? to : view.today) + 1) / 7;
  const others = allAmounts().filter((each) => !asked.amounts.includes(each) && each.name !== "tonnage");
  const perWeek = asked.amounts.map(({ done, shown }) => shown(Math.round(done(rows) / weeks), tongue, view)).join(", ");
  const what = asked.subject === undefined ? "" : ` ${subjectIn(tongue, asked.subject)}:`;
  return {
    reader: "period sums",
    text: [
      `${asked.amounts.map(({ done, shown }) => `**${shown(done(rows), tongue, view)}**`).join(", ")} ${periodIn(tongue, asked.period, view.today)}${what === "" ? "" : ` (${what.trim().replace(/:$/, "")})`}.`,
      bullet([
        weeks >= 2
          ? `${say("A week on average", "Im Schnitt pro Woche", "Par semaine en moyenne", "De media por semana", "In media a settimana")}: ${perWeek} (${say(`${Math.round(weeks)} weeks`, `${Math.round(weeks)} Wochen`, `${Math.round(weeks)} semaines`, `${Math.round(weeks)} semanas`, `${Math.round(weeks)} settimane`)})`
          : undefined,
        `${say("With it", "Dazu", "Avec cela", "Además", "Inoltre")}: ${others.map(({ done, shown }) => shown(done(rows), tongue, view)).join(", ")}`,
      ]),
    ],
  };
}

/** The same amounts of another period, with the difference of each. */
function against(asked: SumsAsked, other: Period, turn: Followed): Draft | undefined {
  const { tongue, view, say } = turn;
  if (other.from === asked.period.from) return undefined;
  const [now, then] = [rowsOf(asked, turn), rowsOf({ ...asked, period: other }, turn)];
  if (now.length === 0 || then.length === 0) return undefined;
  const lines = asked.amounts.map(({ done, shown }) => {
    const [a, b] = [done(now), done(then)];
    const gap = shown(Math.abs(a - b), tongue, view);
    const change =
      shown(a, tongue, view) === shown(b, tongue, view)
        ? say("**the same**", "**gleich viel**", "**autant**", "**lo mismo**", "**uguale**")
        : a > b
          ? say(`**${gap} more**`, `**${gap} mehr**`, `**${gap} de plus**`, `**${gap} más**`, `**${gap} in più**`)
          : say(`**${gap} less**`, `**${gap} weniger**`, `**${gap} de moins**`, `**${gap} menos**`, `**${gap} in meno**`);
    return `${shown(a, tongue, view)} ${say("against", "gegen", "contre", "frente a", "contro")} ${shown(b, tongue, view)}: ${change}`;
  });
  const [first, second] = [periodIn(tongue, asked.period, view.today), periodIn(tongue, other, view.today)];
  return {
    reader: "period sums",
    text: [`**${first}** ${say("against", "gegen", "contre", "frente a", "contro")} **${second}**:`, bullet(lines)],
  };
}
