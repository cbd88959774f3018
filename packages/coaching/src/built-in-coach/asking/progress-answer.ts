import { addDays } from "@ironpace/training";
import type { Diary } from "../own-data/diary.ts";
import { LIFTS_WITH_BENCHMARK, type Test, TESTS } from "../own-data/subject.ts";
import { always, type Span } from "../own-data/span.ts";
import type { Slots } from "../reading/slots.ts";
import { getSpan } from "../reading/time.ts";
import { bullet, capital } from "../say.ts";
import type { Draft } from "../topic.ts";
import type { CoachView } from "../view.ts";
import { fits, getTotal } from "./log-query.ts";
import { dated, speak, type Speech, worded } from "./speech.ts";
import { bestOfLift, bestOfTest, changeText, said1 } from "./best.ts";

const SPORTS: readonly (readonly [kind: RegExp, tests: RegExp])[] = [
  [/run/, /^(?:1|5|10) km|marathon|mile/],
  [/row/, /row/],
  [/ride/, /power/],
];

const CHANGED = /\bhow (?:has|have|did|is) my \w+ (?:been )?(?:changed?|changing|developed?|developing|going|coming along)\b/;

/** "is my running getting better since summer": a sport without a measure is judged by its tests. */
export function asksForProgress(slots: Slots): boolean {
  const { kinds, lifts, tests, fields, metric, choice, words, act } = slots;
  if (asksForStrength(slots) || asksForMostImproved(slots)) return true;
  return (
    kinds.length > 0 &&
    lifts.length + tests.length === 0 &&
    metric === undefined &&
    choice === undefined &&
    (fields.includes("gain") || fields.includes("history") || CHANGED.test(words)) &&
    act !== "log" &&
    getTests(kinds).length > 0
  );
}

/** "how much stronger did i get this year": every lift that is tested. */
function asksForStrength({ kinds, lifts, tests, isQuestion, words, act }: Slots): boolean {
  return (
    lifts.length + tests.length === 0 &&
    kinds.every(({ name }) => name === "strength session") &&
    isQuestion &&
    act !== "log" &&
    /\b(?:(?:did|have|am) i (?:get(?:ting)?|got(?:ten)?|become)?|get(?:ting)?) ?(?:any )?stronger\b|\bhow much stronger (?:did|have|am) i\b|\bstronger (?:did|am|have) i\b/.test(
      words,
    )
  );
}

function getTests(kinds: Slots["kinds"]): readonly Test[] {
  return kinds.flatMap(({ name }) => {
    const pattern = SPORTS.find(([kind]) => kind.test(name))?.[1];
    return pattern === undefined ? [] : TESTS.filter(({ name: test }) => pattern.test(test));
  });
}

/** "which exercise improved the most this year": tests and lifts by their share. */
function asksForMostImproved({ fields, choice, lifts, tests, kinds, isQuestion, words, grouped }: Slots): boolean {
  return (
    isQuestion &&
    grouped === undefined &&
    fields.includes("gain") &&
    (choice === "most" || choice === "least") &&
    lifts.length + tests.length + kinds.length === 0 &&
    /\b(?:which|what|where|wo)\b/.test(words)
  );
}

function mostImproved({ choice }: Slots, span: Span, diary: Diary, view: CoachView, speech: Speech): Draft | undefined {
  const say = speak(speech);
  const bests = [...TESTS.map((test) => bestOfTest(test, diary)), ...LIFTS_WITH_BENCHMARK.map((lift) => bestOfLift(lift, diary))];
  const ranked = bests
    .flatMap((best) => {
      const now = best.values.findLast(({ on }) => on <= span.to);
      const earlier = best.values.findLast(({ on }) => on < span.from) ?? best.values[0];
      if (now === undefined || earlier === undefined || now === earlier || earlier.value === 0) return [];
      const gain = (best.kind === "time" ? -1 : 1) * ((now.value - earlier.value) / earlier.value);
      return [{ best, now, earlier, gain }];
    })
    .toSorted((a, b) => (choice === "least" ? a.gain - b.gain : b.gain - a.gain));
  const [top, ...others] = ranked;
  if (top === undefined) return undefined;
  const line = ({ best, now, earlier }: typeof top): string =>
    `${said1(earlier.value, best, view)} → **${said1(now.value, best, view)}**, ${changeText(earlier.value, now.value, best, view)}`;
  return {
    text: [
      `**${capital(top.best.name)}**: ${line(top)} (${say(span.label, span.label)}).`,
      bullet(others.slice(0, 3).map((each) => `${capital(each.best.name)}: ${line(each)}`)),
      say("Ranked by the change in per cent.", "Sortiert nach der Änderung in Prozent."),
    ],
  };
}

/** "did i pr anything this month": every test and lift with a new value in the period. */
export function asksForNewBests({ about, kinds, lifts, tests, times, isQuestion, words }: Slots): boolean {
  return (
    isQuestion &&
    about.includes("best") &&
    kinds.length + lifts.length + tests.length === 0 &&
    times.length > 0 &&
    /\b(?:any|anything|new|which|what|how many|did i)\b/.test(words)
  );
}

function newBests(span: Span, diary: Diary, view: CoachView, speech: Speech): Draft {
  const say = speak(speech);
  const bests = [...TESTS.map((test) => bestOfTest(test, diary)), ...LIFTS_WITH_BENCHMARK.map((lift) => bestOfLift(lift, diary))];
  const found = bests.flatMap((best) => {
    const inside = best.values.filter(({ on }) => on >= span.from && on <= span.to);
    const before = best.values.findLast(({ on }) => on < span.from);
    const value = inside.at(-1);
    const isBetter =
      value !== undefined && (before === undefined || (best.kind === "time" ? value.value < before.value : value.value > before.value));
    return value === undefined || !isBetter ? [] : [{ best, value, before }];
  });
  const when = say(span.label, span.label);
  return {
    text: [
      found.length === 0
        ? say(`**No** new best is stored ${when}.`, `**Keine** neue Bestleistung ${when}.`)
        : say(`**${found.length} new** ${found.length === 1 ? "best" : "bests"} ${when}:`, `**${found.length} neue** ${when}:`),
      bullet(
        found.map(({ best, value, before }) => {
          const was =
            before === undefined ? "" : say(`, before ${said1(before.value, best, view)}`, `, vorher ${said1(before.value, best, view)}`);
          return say(
            `${capital(best.name)}: **${said1(value.value, best, view)}** (${dated(value.on)})${was}`,
            `${capital(best.name)}: **${said1(value.value, best, view)}** (${dated(value.on)})${was}`,
          );
        }),
      ),
    ].filter((part) => part !== ""),
  };
}

/** The tests of a sport, then and now, and how much was trained of it. */
export function answerProgress(slots: Slots, diary: Diary, view: CoachView, speech: Speech): Draft | undefined {
  const say = speak(speech);
  const { today } = view;
  const [asked] = slots.times.flatMap((time) => (time.isEvery === true ? [] : (time.past ?? getSpan(time, today, true) ?? [])));
  const span = asked ?? always(today);
  if (asksForNewBests(slots)) return newBests(span, diary, view, speech);
  if (asksForMostImproved(slots)) return mostImproved(slots, span, diary, view, speech);
  const isStrength = asksForStrength(slots);
  const bests = isStrength
    ? LIFTS_WITH_BENCHMARK.map((lift) => bestOfLift(lift, diary))
    : getTests(slots.kinds).map((test) => bestOfTest(test, diary));
  const lines = bests.flatMap((best) => {
    const now = best.values.at(-1);
    // What stood at the end of a season that is over, or at the start of a period that reaches until today.
    const until = span.to >= today ? span.from : span.to;
    const earlier = best.values.findLast(({ on }) => on <= until) ?? best.values[0];
    return now === undefined || earlier === undefined ? [] : [{ best, now, earlier }];
  });
  if (lines.length === 0) return undefined;
  const changed = lines.filter(({ now, earlier }) => now !== earlier);
  const better = changed.filter(({ best, now, earlier }) => (best.kind === "time" ? now.value < earlier.value : now.value > earlier.value));
  const rows = diary.work.filter((work) => fits(slots, work));
  const recent = rows.filter(({ on }) => on > addDays(today, -28));
  const distance = isStrength ? undefined : getTotal(recent, "distance", slots);
  return {
    text: [
      changed.length === 0
        ? say("No test of it has changed in that time.", "In der Zeit hat sich kein Testwert davon geändert.")
        : better.length === changed.length
          ? say("**Yes**, by your tests:", "**Ja**, nach deinen Tests:")
          : better.length === 0
            ? say("**No**, by your tests:", "**Nein**, nach deinen Tests:")
            : say("In part:", "Zum Teil:"),
      bullet(
        lines.map(({ best, now, earlier }) => {
          const was = said1(earlier.value, best, view);
          const is = said1(now.value, best, view);
          return now === earlier
            ? say(
                `${capital(best.name)}: ${is} (${dated(now.on)}), no newer value`,
                `${capital(best.name)}: ${is} (${dated(now.on)}), kein neuerer Wert`,
              )
            : say(
                `${capital(best.name)}: ${was} (${dated(earlier.on)}) → **${is}** (${dated(now.on)}), ${changeText(earlier.value, now.value, best, view)}`,
                `${capital(best.name)}: ${was} (${dated(earlier.on)}) → **${is}** (${dated(now.on)}), ${changeText(earlier.value, now.value, best, view)}`,
              );
        }),
      ),
      distance === undefined || recent.length === 0
        ? ""
        : say(
            `In the last four weeks: ${worded(recent.length, "sessions", view, speech)}, ${worded(distance, "distance", view, speech)}.`,
            `In den letzten vier Wochen: ${worded(recent.length, "sessions", view, speech)}, ${worded(distance, "distance", view, speech)}.`,
          ),
    ].filter((part) => part !== ""),
  };
}
