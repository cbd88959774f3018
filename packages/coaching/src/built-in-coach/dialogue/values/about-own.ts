import { dayInWords, shortDay, type Weekday, getWeekday } from "@ironpace/training";
import type { AskedQuestion } from "../../answer/asked.ts";
import { bestOfLift } from "../../asking/best.ts";
import { daysNamed } from "../../changes/session-named.ts";
import type { Diary } from "../../own-data/diary.ts";
import { clock } from "../../say.ts";
import { weakestStations } from "../../turn/results/station-work.ts";
import { LIFTS_WITH_BENCHMARK } from "../../own-data/subject.ts";
import { readQuestion } from "../../question.ts";
import { bullet, capital, list, weight } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { allSessions } from "../../topics/sessions.ts";
import type { CoachView } from "../../view.ts";

const NAMES = ["Mondays", "Tuesdays", "Wednesdays", "Thursdays", "Fridays", "Saturdays", "Sundays"] as const;
const NO_SPLITS =
  /\b(?:which|what) (?:station|run|part|leg|bit|split|half)s? (?:was|were|did|cost|went|is|has been)\b.*\b(?:worst|best|slow\w*|lose|lost|fast\w*|weakest|bad\w*|most)\b|\bwhere did i (?:lose|drop|gain) (?:the |my |most )?(?:\w+ )?time\b|\b(?:station |my )?splits\b/;
const TWO_RACES =
  /\b(?:my )?(?:last |latest )?(?:two|2)(?: last| latest)? hyrox(?:es| races)?\b|\b(?:first|last|previous|both|2|two)\b.*\b(?:vs|and|minus|to|between|compared|one before)\b.*\b(?:hyrox|race|last|before|one)\b/;

/** What the stored races can and cannot say: no splits, and one result is no comparison. */
export function storedRaces({ content, turns }: AskedQuestion, view: CoachView, { races }: Diary): Draft | undefined {
  const { words } = readQuestion(content, "coaching_question");
  const { today } = view;
  const before = turns.map(({ question }) => question).join(" ");
  const isOfRace = /\bhyrox|race\b/i.test(`${content} ${before}`);
  const done = races.filter(
    ({ on, result, type }) => on <= today && result !== undefined && (type === "hyrox" || !/\bhyrox\b/i.test(`${content} ${before}`)),
  );
  const last = done.at(-1);
  const isCompared = /\bhyrox\b/.test(words) && TWO_RACES.test(words);
  const asksSplits = NO_SPLITS.test(words);
  if (!isOfRace || last === undefined || !(isCompared || asksSplits) || /\b(?:train|session|pace it|target)\b/.test(words))
    return undefined;
  const told = (race: (typeof done)[number]): string =>
    `**${race.name}**, ${shortDay(race.on)} ${race.on.slice(0, 4)}: **${race.result ?? ""}**${race.place === undefined ? "" : `, place ${race.place}`}`;
  return {
    text: [
      ...(isCompared && done.length < 2
        ? [`**Only one is stored, so there is nothing to compare it with**: ${told(last)}.`]
        : isCompared
          ? [bullet(done.slice(-2).map(told))]
          : []),
      ...(asksSplits && last.splits !== undefined
        ? [...(isCompared ? [] : [`${told(last)}.`]), ...lostIn(last, races, view)]
        : asksSplits
          ? [
              `${isCompared ? "" : `${told(last)}. `}**No splits are stored**, neither runs nor stations, so I cannot say where you lost time. Enter them with the result under **Competitions**, or ask for your weak link: that I estimate from your bests.`,
            ]
          : ["Enter an earlier one under **Competitions**, with its result, and I compare them."]),
    ],
    followUps: ["What is my weak link?"],
  };
}

const WHY_REST =
  /\bwhy (?:is|are|do i have|have i got) (?:the |my )?((?:mon|tues|wednes|thurs|fri|satur|sun)days?) (?:always )?(?:a |as a |an? )?(?:rest ?days?|off|free|empty|day off)\b/;

/** "why is Thursday a rest day": the days of the profile, or that it is none. */
export function whyRestDay({ content }: AskedQuestion, { athlete, plan, today }: CoachView): Draft | undefined {
  const { words } = readQuestion(content, "coaching_question");
  const name = WHY_REST.exec(words)?.[1];
  const named = name === undefined ? undefined : daysNamed(name, today)[0]?.day;
  if (named === undefined || plan === undefined) return undefined;
  const day = getWeekday(named);
  const on = allSessions(plan).filter(({ date }) => getWeekday(date) === day);
  if (on.length > 0)
    return {
      text: [
        `${NAMES[day - 1]} is **no rest day** in your plan: it has ${list(on.slice(0, 3).map(({ date, title }) => `${title} (${shortDay(date)})`))}.`,
      ],
    };
  const open = Object.entries(athlete.availability.minutes ?? {})
    .filter(([, of]) => of > 0)
    .map(([of]) => Number(of) as Weekday);
  const before = allSessions(plan).find(({ date }) => getWeekday(date) === ((day + 5) % 7) + 1);
  const after = allSessions(plan).find(({ date }) => getWeekday(date) === (day % 7) + 1);
  return {
    text: [
      `**Because your profile has no time on ${NAMES[day - 1]}**: you train on ${list(open.map((each) => NAMES[each - 1] ?? ""))}.`,
      ...(after?.hard === true
        ? [
            `It fits well there: the day after it is hard (${after.title}${before === undefined ? "" : `), the day before it has ${before.title}`}${before === undefined ? ")" : ""}, so you start it rested.`,
          ]
        : []),
      `To train then, say “I can also train on ${NAMES[day - 1]}”; another day becomes free if you like.`,
    ],
  };
}

const STUCK =
  /\b(?:which|what|any)\b.*\blifts?\b.*\b(?:hasnt|havent|not|isnt|stuck|stall\w*|stagnat\w*|plateau\w*|least|flat)\b|\b(?:which|what) (?:lift|exercise) (?:is|has) (?:stuck|stalled|plateaued|not moved|moved least|improved (?:the )?least)\b/;

/** "which of my lifts hasn't moved": how each maximum changed between the last tests and over all of them. */
export function stuckLift({ content }: AskedQuestion, view: CoachView, diary: Diary): Draft | undefined {
  const { words } = readQuestion(content, "coaching_question");
  if (!STUCK.test(words)) return undefined;
  const rows = LIFTS_WITH_BENCHMARK.flatMap((lift) => {
    const { values } = bestOfLift(lift, diary);
    const [first, last, before] = [values[0], values.at(-1), values.findLast(({ value }) => value !== values.at(-1)?.value)];
    return first === undefined || last === undefined || before === undefined || first === last
      ? []
      : [
          {
            lift,
            first,
            last,
            before,
            gain: (100 * (last.value - before.value)) / before.value,
            all: (100 * (last.value - first.value)) / first.value,
          },
        ];
  }).toSorted((a, b) => a.all - b.all);
  const [least] = rows;
  if (least === undefined) return undefined;
  const since = (day: string): string => dayInWords(day).replace(/^\w+ /, "");
  return {
    text: [
      `**${capital(least.lift.name)} moved least**: ${weight(view, least.first.value)} → ${weight(view, least.last.value)} since ${since(least.first.on)}, **+${Math.round(least.all)}%**. ${rows.every(({ gain }) => gain > 0) ? "All of them went up in the last test." : ""}`.trim(),
      bullet(
        rows.map(
          ({ lift, first, last, before, all }) =>
            `${capital(lift.name)}: ${weight(view, first.value)} → ${weight(view, before.value)} → **${weight(view, last.value)}** (+${Math.round(all)}%)`,
        ),
      ),
    ],
  };
}

/** Where a race with splits lost most against what the athlete's own tests promise, and its slowest run. */
function lostIn({ name, splits = [] }: Diary["races"][number], races: Diary["races"], view: CoachView): readonly string[] {
  const stations = weakestStations({ races }, view, name)
    .map((each) => ({ ...each, gap: Math.round(each.seconds - each.expected) }))
    .toSorted((a, b) => b.gap - a.gap);
  const runs = splits.filter((each) => each.name.startsWith("Run "));
  const [slowest] = runs.toSorted((a, b) => b.seconds - a.seconds);
  const [top] = stations;
  const roxzone = splits.find((each) => each.name === "Roxzone");
  return [
    ...(top === undefined
      ? []
      : [
          `Most was lost at **${top.name}**: ${clock(top.seconds)}, ${clock(Math.max(0, top.gap))} more than your tests and level suggest.`,
        ]),
    bullet([
      `Stations: ${stations.map((each) => `${each.name} ${clock(each.seconds)}`).join(", ")}`,
      slowest === undefined
        ? undefined
        : `Runs: ${runs.map((each) => clock(each.seconds)).join(", ")} (slowest: ${slowest.name.replace("Run ", "")})`,
      roxzone === undefined ? undefined : `Roxzone: ${clock(roxzone.seconds)}`,
    ]),
  ];
}
