import { percentSign } from "../../turn/languages.ts";
import { addDays, type Day, daysBetween } from "@ironpace/training";
import type { TurnContext } from "../../focus/focus.ts";
import { within } from "../../own-data/diary.ts";
import { sum } from "../../own-data/figures.ts";
import { getRequests } from "../../self-contained/requests.ts";
import type { Draft } from "../../topic.ts";
import type { Tongue } from "../../turn/languages.ts";
import { dayIn, periodIn } from "../../turn/names.ts";
import { figuresOf } from "../request/figures.ts";
import { type Measured, measureOf, periodAnswered } from "../request/judge-period.ts";

const COMPARES: { readonly [tongue in Tongue]: RegExp } = {
  en: /\bcompar\w*\b|^(?:(?:and|so|is that|was that|is it) )*(?:vs|versus|against|(?:more|less) than|different from)\b/,
  de: /\b(?:im vergleich|verglichen|gegenuber)\b|^(?:(?:und|ist das|war das|also) )*(?:mehr|weniger|anders) als\b/,
  fr: /\b(?:par rapport|compare\w*)\b|^(?:(?:et|c est|donc) )*(?:plus|moins) que\b/,
  es: /\b(?:comparad\w*|en comparacion|respecto|frente)\b|^(?:(?:y|es|eso es) )*(?:mas|menos) que\b/,
  it: /\b(?:rispetto|confront\w*|in confronto)\b|^(?:(?:e|quindi) )*(?:piu|meno) (?:di|della|del|che)\b/,
};
const MAX_WORDS = 12;
const SAME_AMOUNT = 0.01;

/** "How does that compare to last week?" after the amount of a period: both amounts and what lies between them, the answer first. */
export function comparePeriod(focus: TurnContext): Draft | undefined {
  const { words, tongue, frame, turns, cards, diary, view, say } = focus;
  const last = turns.at(-1);
  const [other, second] = frame.periods;
  if (last === undefined || cards.length > 0 || other === undefined || second !== undefined || !COMPARES[tongue].test(words))
    return undefined;
  if (words.split(" ").length > MAX_WORDS || frame.subjects.length > 0 || frame.lines.length > 0 || frame.metric !== undefined)
    return undefined;
  const [figure] = figuresOf(last);
  const period = periodAnswered(focus);
  if (figure === undefined || period === undefined || period.from > view.today || other.from >= period.from) return undefined;
  const request = getRequests(turns, tongue, view).at(-1)?.words ?? last.question;
  const whole = measureOf(figure.unit, request, focus);
  const to = period.to < view.today ? period.to : view.today;
  // Kilometres of runs alone leave out those inside other sessions; a lift or one kind of session counts otherwise, and is left to others.
  const runs: Measured = { ...whole, of: ({ code, metres }) => (code?.startsWith("R") === true ? (metres.run ?? 0) : 0) };
  const total = (of: Measured["of"], span: Span): number => sum(within(diary.work, span).map(of));
  const measured = [whole, runs].find(({ of }) => {
    const value = total(of, { from: period.from, to });
    return Math.abs(value - amountOf(figure)) <= SAME_AMOUNT * value + 1;
  });
  if (measured === undefined) return undefined;
  const days = daysBetween(period.from, to) + 1;
  const isCut = period.to > view.today && isAsLong(period, other);
  const base = isCut ? { ...other, to: addDays(other.from, days - 1) } : other;
  const [now, before] = [total(measured.of, { from: period.from, to }), total(measured.of, base)];
  if (before === 0) return undefined;
  const when = periodIn(tongue, other, view.today);
  const gap = now - before;
  const percent = `${gap < 0 ? "−" : "+"}${Math.abs(Math.round((100 * gap) / before))}${percentSign(tongue)}`;
  const [a, b] = [measured.shown(now), measured.shown(before)];
  const isSame = Math.abs(gap) <= SAME_AMOUNT * before;
  const lead = isSame
    ? say("**The same**", "**Gleich viel**", "**Autant**", "**Lo mismo**", "**Uguale**")
    : gap > 0
      ? say("**More**", "**Mehr**", "**Plus**", "**Más**", "**Di più**")
      : say("**Less**", "**Weniger**", "**Moins**", "**Menos**", "**Di meno**");
  const [from, end] = [dayIn(tongue, period.from, false), dayIn(tongue, to, false)];
  return {
    text: [
      `${lead}: **${a}** (${from} ${say("to", "bis", "au", "al", "al")} ${end}), ${percent}.`,
      isCut
        ? say(
            `Before, ${when}, after the same ${days} days: ${b}. This period is not over.`,
            `Davor, ${when}, nach denselben ${days} Tagen: ${b}. Der Zeitraum läuft noch.`,
            `Avant, ${when}, après les mêmes ${days} jours : ${b}. La période n’est pas finie.`,
            `Antes, ${when}, tras los mismos ${days} días: ${b}. El periodo no ha acabado.`,
            `Prima, ${when}, dopo gli stessi ${days} giorni: ${b}. Il periodo non è finito.`,
          )
        : say(
            `Before, ${when}: ${b}.`,
            `Davor, ${when}: ${b}.`,
            `Avant, ${when} : ${b}.`,
            `Antes, ${when}: ${b}.`,
            `Prima, ${when}: ${b}.`,
          ),
    ],
  };
}

interface Span {
  readonly from: Day;
  readonly to: Day;
}

/** Months differ by up to three days. */
const MONTHS_DIFFER_DAYS = 3;

function isAsLong(one: Span, other: Span): boolean {
  return Math.abs(daysBetween(one.from, one.to) - daysBetween(other.from, other.to)) <= MONTHS_DIFFER_DAYS;
}

/** In the unit of the log: metres, minutes, kilograms, load or sessions. */
function amountOf({ unit, value }: { readonly unit: string; readonly value: number }): number {
  return unit === "km" ? 1000 * value : value;
}
