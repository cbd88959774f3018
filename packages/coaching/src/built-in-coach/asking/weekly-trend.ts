import { toGerman } from "../language/german/values.ts";
import { addDays, getMonday } from "@ironpace/training";
import type { Work } from "../own-data/diary.ts";
import { mean, percentChange } from "../own-data/figures.ts";
import type { Span } from "../own-data/span.ts";
import type { Metric } from "../reading/slot-patterns.ts";
import type { Slots } from "../reading/slots.ts";
import { bullet } from "../say.ts";
import type { Draft } from "../topic.ts";
import type { CoachView } from "../view.ts";
import { getTotal } from "./log-query.ts";
import { dated, speak, type Speech, worded } from "./speech.ts";

/** From this change on a trend is called one. */
const CLEAR_CHANGE = 0.08;
/** A few weeks say less: one deload or one long hike moves them more. */
const CLEAR_CHANGE_OF_FEW = 0.2;
const MANY_WEEKS = 8;
const FEWEST_WEEKS = 4;
const MOST_SHOWN = 8;

/**
 * Whether a weekly sum rises: whole weeks only, the first half against the second. The current week is listed but not compared, because
 * it is not over. Undefined when there are too few weeks.
 */
export function weeklyTrend(
  rows: readonly Work[],
  slots: Slots,
  { metric, span }: { readonly metric: Metric; readonly span: Span },
  view: CoachView,
  speech: Speech,
): Draft | undefined {
  const say = speak(speech);
  const first = rows[0]?.on;
  if (first === undefined) return undefined;
  const from = span.from > first ? span.from : first;
  // "the last 4 weeks" begin in the middle of one: it counts whole.
  const isRolling = span.unit === "other" && span.from > first;
  const start = getMonday(from) === from || isRolling ? getMonday(from) : getMonday(addDays(from, 7));
  const current = getMonday(view.today);
  const weeks: { monday: string; value: number; count: number }[] = [];
  for (let monday = start; monday <= span.to; monday = addDays(monday, 7)) {
    const inside = rows.filter(({ on }) => on >= monday && on < addDays(monday, 7));
    weeks.push({ monday, value: getTotal(inside, metric, slots, false) ?? 0, count: inside.length });
  }
  const whole = weeks.filter(({ monday }) => monday !== current && addDays(monday, 6) <= span.to);
  if (whole.length < FEWEST_WEEKS) return undefined;
  const middle = Math.floor(whole.length / 2);
  const early = mean(whole.slice(0, middle).map(({ value }) => value)) ?? 0;
  const late = mean(whole.slice(-middle).map(({ value }) => value)) ?? 0;
  const change = early === 0 ? 0 : (late - early) / early;
  const text = (value: number): string => worded(value, metric, view, speech);
  const verdict =
    Math.abs(change) < (whole.length < MANY_WEEKS ? CLEAR_CHANGE_OF_FEW : CLEAR_CHANGE)
      ? say("**No clear trend**", "**Kein klarer Trend**")
      : change > 0
        ? say("**Yes, it goes up**", "**Ja, es steigt**")
        : say("**No, it goes down**", "**Nein, es sinkt**");
  const now = weeks.find(({ monday }) => monday === current);
  return {
    text: [
      say(
        `${verdict}: on average **${text(early)}** a week in the first ${middle} of ${whole.length} whole weeks, **${text(late)}** in the last ${middle} (${percentChange(early, late) ?? "0%"}).`,
        `${verdict}: im Schnitt **${text(early)}** je Woche in den ersten ${middle} von ${whole.length} ganzen Wochen, **${text(late)}** in den letzten ${middle} (${toGerman(percentChange(early, late) ?? "0%")}).`,
      ),
      bullet([
        ...whole.slice(-MOST_SHOWN).map(({ monday, value }) => `${say("Week of", "Woche ab")} ${dated(monday)}: ${text(value)}`),
        ...(now === undefined
          ? []
          : [
              say(
                `This week so far: ${text(now.value)}, after ${worded(now.count, "sessions", view, speech)}`,
                `Diese Woche bisher: ${text(now.value)}, nach ${worded(now.count, "sessions", view, speech)}`,
              ),
            ]),
      ]),
    ],
  };
}
