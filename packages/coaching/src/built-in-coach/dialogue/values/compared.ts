import { addDays, getMonday, shortDay } from "@ironpace/training";
import type { AskedQuestion } from "../../answer/asked.ts";
import { bestOfLift, bestOfTest, changeText, said1 } from "../../asking/best.ts";
import type { Diary, Work } from "../../own-data/diary.ts";
import { hours, sum } from "../../own-data/figures.ts";
import { MONTHS, readSpan, type Span } from "../../own-data/span.ts";
import { LIFTS_WITH_BENCHMARK, type Lift, sportNamed, TESTS } from "../../own-data/subject.ts";
import { readQuestion } from "../../question.ts";
import { bullet, capital, weight } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";

/** What is compared from first to last value, and not by the amount of training. */
export function compared(asked: AskedQuestion, view: CoachView, diary: Diary): Draft | undefined {
  return (
    movedMore(asked, view, diary) ?? fasterErg(asked, view, diary) ?? mostAndLeast(asked, view, diary) ?? timeBySport(asked, view, diary)
  );
}

const MOVED =
  /\b(?:which|what|whats|who)\b.*\b(?:moved|improved|grew|grown|gained|went up|gone up|progressed|come up|came up|jumped|climbed|risen|increased)\b.*\b(?:most|more|further|faster)?\b/;
const NOT_MOVED = /\b(?:hasnt|not|stuck|least|stalled)\b/;

/** "squat or deadlift, which moved more this year": the maxima of the period, the first against the last. */
function movedMore({ content }: AskedQuestion, view: CoachView, diary: Diary): Draft | undefined {
  const { words } = readQuestion(content, "coaching_question");
  if (!MOVED.test(words) || NOT_MOVED.test(words)) return undefined;
  const named = LIFTS_WITH_BENCHMARK.filter((lift) => isSaid(lift, words));
  if (named.length < 2) return undefined;
  const span = readSpan(words, view.today) ?? {
    from: `${view.today.slice(0, 4)}-01-01`,
    to: view.today,
    label: "this year",
    unit: "year" as const,
  };
  const rows = named
    .flatMap((lift) => {
      const { values } = bestOfLift(lift, diary);
      const inside = values.filter(({ on }) => on >= span.from && on <= span.to);
      const last = inside.at(-1);
      // With one value alone in the period, the one before it is where it began.
      const first = inside.length > 1 ? inside[0] : values.findLast(({ on }) => on < span.from);
      return first === undefined || last === undefined ? [] : [{ lift, first, last, gain: last.value - first.value }];
    })
    .toSorted((a, b) => b.gain - a.gain);
  const [most, next] = rows;
  if (most === undefined || next === undefined) return undefined;
  const line = ({ lift, first, last, gain }: (typeof rows)[number]): string =>
    `${capital(lift.name)}: ${weight(view, first.value)} (${shortDay(first.on)} ${first.on.slice(0, 4)}) → **${weight(view, last.value)}** (${shortDay(last.on)} ${last.on.slice(0, 4)}), ${gain < 0 ? "−" : "+"}${weight(view, Math.abs(gain))} (${Math.round((100 * gain) / first.value)}%)`;
  return {
    text: [
      most.gain === next.gain
        ? `**Both by the same**: ${weight(view, most.gain)} each.`
        : `**Your ${most.lift.name} moved more**: +${weight(view, most.gain)} against ${next.gain < 0 ? "−" : "+"}${weight(view, Math.abs(next.gain))} for your ${next.lift.name}.`,
      bullet(rows.map(line)),
    ],
    isFinal: true,
  };
}

function isSaid({ name }: Lift, words: string): boolean {
  const last = name.split(" ").at(-1) ?? name;
  return words.includes(name) || new RegExp(`\\b${last}(?:s|ing)?\\b`).test(words.replaceAll(/\bdead ?lifts?\b/g, "deadlift"));
}

const FASTER = /\b(?:faster|quicker|slower)\b.*\bthan\b|\b(?:gotten|got|getting) (?:any )?(?:faster|quicker|slower)\b.*\bsince\b/;

/** "am I rowing faster than in spring": the times over a distance, never the kilometres a week. */
function fasterErg({ content }: AskedQuestion, view: CoachView, diary: Diary): Draft | undefined {
  const { words } = readQuestion(content, "coaching_question");
  const sport = sportNamed(words);
  if (!FASTER.test(words) || (sport !== "row" && sport !== "ski") || /\d/.test(words)) return undefined;
  const span = readSpan(words, view.today);
  if (span === undefined) return undefined;
  const rows = TESTS.filter(({ name, kind }) => kind === "time" && new RegExp(sport, "i").test(name)).flatMap((test) => {
    const best = bestOfTest(test, diary);
    const last = best.values.at(-1);
    const before = best.values.findLast(({ on }) => on <= span.to);
    return last === undefined || before === undefined ? [] : [{ best, last, before }];
  });
  const [first] = rows;
  if (first === undefined) return undefined;
  const gap = first.before.value - first.last.value;
  return {
    text: [
      gap > 0
        ? `**Yes, ${Math.round(10 * gap) / 10} s faster** over your ${first.best.name}.`
        : gap < 0
          ? `**No, ${Math.round(-10 * gap) / 10} s slower** over your ${first.best.name}.`
          : `**No newer time**: your best ${first.best.name} is still the one from then.`,
      bullet(
        rows.map(
          ({ best, before, last }) =>
            `${capital(best.name)}: ${said1(before.value, best, view)} (${shortDay(before.on)} ${before.on.slice(0, 4)}) → **${said1(last.value, best, view)}** (${shortDay(last.on)} ${last.on.slice(0, 4)})${before === last ? "" : `, ${changeText(before.value, last.value, best, view)}`}`,
        ),
      ),
    ],
    isFinal: true,
  };
}

const TRAINED = /\bwhich month\b.*\b(?:train\w*|work(?:ed)? ?out)\b/;
const FULL = /\b(?:load|km|runs?|ran|row\w*|lift\w*|ride|rode)\b/;

/** "which month did I train most, and the least": hours by month; the one that is not over is no least. */
function mostAndLeast({ content }: AskedQuestion, { today }: CoachView, { work }: Diary): Draft | undefined {
  const { words } = readQuestion(content, "coaching_question");
  if (!TRAINED.test(words) || !/\bmost\b/.test(words) || !/\b(?:least|fewest)\b/.test(words) || FULL.test(words)) return undefined;
  const span = readSpan(words, today);
  const from = span?.from ?? `${today.slice(0, 4)}-01-01`;
  const months = new Map<string, Work[]>();
  for (const each of work.filter(({ on }) => on >= from && on <= (span?.to ?? today)))
    months.set(each.on.slice(0, 7), [...(months.get(each.on.slice(0, 7)) ?? []), each]);
  const rows = [...months]
    .map(([month, of]) => ({ month, of, minutes: sum(of.map(({ minutes = 0 }) => minutes)) }))
    .toSorted((a, b) => b.minutes - a.minutes);
  const [most] = rows;
  const least = rows.findLast(({ month }) => month !== today.slice(0, 7));
  if (most === undefined || least === undefined || most === least) return undefined;
  const line = ({ month, of, minutes }: (typeof rows)[number]): string =>
    `**${capital(MONTHS[Number(month.slice(5)) - 1] ?? "")} ${month.slice(0, 4)}**: ${hours(minutes)}, ${of.length} sessions`;
  return {
    text: [
      bullet([`Most: ${line(most)}`, `Least: ${line(least)}`]),
      `Of ${rows.length} months; ${capital(MONTHS[Number(today.slice(5, 7)) - 1] ?? "")} is not over, so I did not count it as the month with the least training.`,
    ],
    isFinal: true,
  };
}

const SPLIT = /\b(?:split|broken|break|divided?|separated?)\b.*\b(?:by|into|down|per|between)\b|\bby (?:sport|type|kind|discipline)\b/;
const AMOUNT = /\b(?:time|hours?|minutes|mins|long|much)\b/;
const PARTS: readonly (readonly [name: string, fits: (work: Work) => boolean])[] = [
  [
    "Hyrox and mixed sessions (runs and stations)",
    ({ code = "", title }) => code === "HX" || /compromised|station|simulation|hyrox/i.test(title),
  ],
  ["Running", ({ code = "", metres, sets }) => /^R[A-Z]$/.test(code) || (sets.length === 0 && metres.run !== undefined)],
  [
    "Lifting with an erg part (row or ski)",
    ({ sets, metres }) => sets.length > 0 && (metres.row !== undefined || metres.ski !== undefined),
  ],
  ["Lifting", ({ sets, code = "" }) => sets.length > 0 || code.startsWith("S")],
  ["Rowing", ({ metres }) => metres.row !== undefined],
];

/** "training time last week, split by run, row and lifting": minutes by kind of session, as only whole sessions have minutes. */
function timeBySport({ content }: AskedQuestion, { today }: CoachView, { work }: Diary): Draft | undefined {
  const { words } = readQuestion(content, "coaching_question");
  if (!SPLIT.test(words) || !AMOUNT.test(words) || /\bsplits\b|\bpace\b/.test(words)) return undefined;
  const span: Span = readSpan(words, today) ?? {
    from: addDays(getMonday(today), -7),
    to: addDays(getMonday(today), -1),
    label: "last week",
    unit: "week",
  };
  const done = work.filter(({ on, minutes }) => on >= span.from && on <= span.to && minutes !== undefined);
  if (done.length === 0) return undefined;
  const kindOf = (each: Work): string => PARTS.find(([, fits]) => fits(each))?.[0] ?? "Everything else";
  const kinds = [...PARTS.map(([name]) => name), "Everything else"].flatMap((name) => {
    const of = done.filter((each) => kindOf(each) === name);
    return of.length === 0 ? [] : [{ name, of }];
  });
  const rowed = sum(done.map(({ metres }) => metres.row ?? 0));
  return {
    text: [
      `**${hours(sum(done.map(({ minutes = 0 }) => minutes)))}** ${span.label}, in ${done.length} sessions:`,
      bullet(
        kinds.map(
          ({ name, of }) =>
            `${name}: **${hours(sum(of.map(({ minutes = 0 }) => minutes)))}**, ${of.length === 1 ? "1 session" : `${of.length} sessions`}`,
        ),
      ),
      `Minutes are logged per session, so mixed sessions are listed separately.${rowed === 0 ? "" : ` Rowing in them: ${Math.round(rowed).toLocaleString("en-GB")} m.`}`,
    ],
    isFinal: true,
  };
}
