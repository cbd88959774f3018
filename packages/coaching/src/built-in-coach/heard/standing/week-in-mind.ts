import { addDays, type Day, type ExerciseItem, getMonday, type Session, shortDay } from "@ironpace/training";
import { percentChange } from "../../own-data/figures.ts";
import { partLine, sayTotal, totalOf, type WeekMeasure, weekParts } from "../judging/week-plan.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { allSessions } from "../../topics/sessions.ts";
import { HARDEST } from "../../want/asked/words.ts";
import { isQuestion } from "../utterance/act.ts";
import type { Heard } from "./heard.ts";

const MEASURES: readonly (readonly [WeekMeasure, RegExp])[] = [
  ["tonnage", /\b(?:tonn(?:es?|age)|tons?|kilos?|lift(?:ing|ed)?|\d+(?:\.\d)? ?t)\b/],
  ["distance", /\b(?:kms?|kilomet\w+|how far|distance|mileage)\b/],
  ["effort", /\b(?:effort|rpe)\b/],
  ["load", /\b(?:load)\b/],
  ["time", /\b(?:how long|how much time|(?:how many )?(?:hours?|minutes)|time)\b/],
  ["sessions", /\b(?:sessions?|workouts?|how (?:many|much).*train\w*)\b/],
];
const AHEAD = /\b(?:am i|im|will i|do i|have i got|planned|is it|going to|this week be|in total|total|ill)\b/;
const PAST = /\b(?:did|was|were|have i (?!got)|ran|lifted|trained|rode|rowed|done|so far|been|already)\b/;

function measureIn(words: string): WeekMeasure | undefined {
  return MEASURES.find(([, said]) => said.test(words))?.[0];
}

/** "How long am I training this week in total?": what is done and what is still planned, together. */
export function totalOfWeek(heard: Heard): Draft | undefined {
  const { tongue, words, frame, utterance, diary, view } = heard;
  const [period, other] = frame.periods;
  if (
    tongue !== "en" ||
    !isQuestion(utterance) ||
    period?.kind !== "week" ||
    other !== undefined ||
    frame.subjects.length + frame.lines.length > 0
  )
    return undefined;
  const monday = getMonday(view.today);
  const measure = measureIn(words);
  if (
    period.from !== monday ||
    measure === undefined ||
    COMPARES.test(words) ||
    PAST.test(words) ||
    frame.picks.has("hardest") ||
    HARDEST.test(words)
  )
    return undefined;
  const parts = weekParts(monday, diary, view);
  const done = parts.filter(({ isDone }) => isDone);
  const isAhead = AHEAD.test(words) || done.length === 0;
  if (!isAhead || parts.length === done.length || parts.length === 0) return undefined;
  const of =
    measure === "tonnage"
      ? parts.filter(({ kilograms }) => kilograms > 0)
      : measure === "distance"
        ? parts.filter(({ metres }) => metres > 0)
        : parts;
  return {
    isFinal: true,
    text: [
      `**${sayTotal(totalOf(of, measure), measure)}** this week${measure === "effort" ? " on average" : ""}, in ${of.length} sessions: ${done.length === 0 ? "none done yet, all still planned" : `${done.length} done, ${parts.length - done.length} still planned`}.`,
      bullet(of.map((part) => partLine(part, measure))),
    ],
  };
}

/** "8.0 this week" is a number beside the week, not a number of weeks. */
function weekIn({ words, frame, view }: Heard): Day | undefined {
  const found = /\b(this|next|last) week\b/.exec(words)?.[1];
  const period = frame.periods.find(({ kind }) => kind === "week")?.from;
  return period ?? (found === undefined ? undefined : addDays(getMonday(view.today), found === "this" ? 0 : found === "next" ? 7 : -7));
}

const COMPARES = /\b(?:which|drop|skip|than|vs|versus|compared|more|less|against|why|last|usual|a lot|too|enough)\b/;
const WHY = /\b(?:why|how come|how can)\b/;

/** "Why does tonnage jump to 8.0 this week if it's only 5 % more work?": which lines make the difference to the week before, and what the other number counts. */
export function whyWeekChanges(heard: Heard): Draft | undefined {
  const { tongue, words, diary, view } = heard;
  const monday = weekIn(heard);
  const measure = measureIn(words.replaceAll(/\b(?:time|sessions?)\b/g, " "));
  if (
    tongue !== "en" ||
    !WHY.test(words) ||
    monday === undefined ||
    measure === undefined ||
    measure === "effort" ||
    view.plan === undefined
  )
    return undefined;
  if (
    !/\b(?:jump\w*|up|more|higher|go(?:es|ing)? up|rise\w*|increase\w*|down|drop\w*|less|lower|so (?:high|low|much|little|few|many)|only)\b/.test(
      words,
    )
  )
    return undefined;
  const [now, before] = [monday, addDays(monday, -7)].map((each) => weekParts(each, diary, view));
  if (now === undefined || before === undefined || now.length === 0 || before.length === 0) return undefined;
  const [is, was] = [totalOf(now, measure), totalOf(before, measure)];
  const week = view.plan.plan.weeks.find(({ startDate }) => startDate === monday);
  const [load, loadBefore] = [totalOf(now, "load"), totalOf(before, "load")];
  const lead = week?.isDeload === true ? `**Because week ${week.week} is the deload**: ` : "";
  const other =
    measure === "tonnage"
      ? "Tonnes count only weight times reps; load is minutes times effort, so more sets in the same time move the tonnes and hardly the load."
      : "";
  return {
    isFinal: true,
    text: [
      `${lead}**${sayTotal(is, measure)}** against ${sayTotal(was, measure)} in the week before (${percentChange(was, is) ?? "no comparison"})${measure === "load" ? "" : `; load ${Math.round(load).toLocaleString("en-GB")} against ${Math.round(loadBefore).toLocaleString("en-GB")} (${percentChange(loadBefore, load) ?? ""})`}.`,
      differences(
        monday,
        measure,
        view.plan.plan.weeks.flatMap(({ sessions }) => sessions),
      ),
      other,
    ].filter((part) => part !== ""),
  };
}

const MOST_LINES = 4;

/** The lines of the plan that changed most from the week before. */
function differences(monday: Day, measure: WeekMeasure, sessions: readonly Session[]): string {
  if (measure !== "tonnage" && measure !== "distance") return "";
  const valueOf = ({ sets = 1, dose, load }: ExerciseItem): number =>
    measure === "distance"
      ? sets * (dose.metres ?? 0)
      : sets * (dose.reps ?? 0) * (load?.kilograms ?? 0) * (load?.perHand === true ? 2 : 1);
  const byName = (from: Day): ReadonlyMap<string, number> => {
    const sums = new Map<string, number>();
    for (const { date, blocks } of sessions)
      if (date >= from && date <= addDays(from, 6))
        for (const item of [...blocks.skill, ...blocks.strength, ...blocks.mainWorkout])
          sums.set(item.name, (sums.get(item.name) ?? 0) + valueOf(item));
    return sums;
  };
  const [now, before] = [byName(monday), byName(addDays(monday, -7))];
  const all = [...new Set([...now.keys(), ...before.keys()])]
    .map((name) => ({ name, is: now.get(name) ?? 0, was: before.get(name) ?? 0 }))
    .filter(({ is, was }) => Math.abs(is - was) > 0)
    .toSorted((a, b) => Math.abs(b.is - b.was) - Math.abs(a.is - a.was));
  const say = (value: number): string =>
    measure === "distance" ? `${(value / 1000).toFixed(1)} km` : `${Math.round(value).toLocaleString("en-GB")} kg`;
  return bullet(all.slice(0, MOST_LINES).map(({ name, is, was }) => `${name}: ${say(was)} → **${say(is)}**`));
}

const LITTLE = /\b(?:only|so (?:little|short|light|few|low|easy)|less|lower|lighter|shorter|fewer|drops?|down)\b/;
const HOW_MUCH_LESS =
  /^(?:(?:and|so|ok|but) )*(?:how much (?:less|lighter|easier|shorter)|why (?:then|that week|is it (?:lighter|easier|less)))(?: \w+){0,4}$/;
const WEEK_AFTER = /\b(?:week after|next week|following week|week later)\b/;

/** "And the week after it's only 12, why?": a week that is lighter because it is the deload. */
export function whyWeekIsLight({ tongue, words, frame, last, diary, view }: Heard): Draft | undefined {
  const head = last?.head?.kind === "session" && last.cards.length === 0 ? last.head.session : undefined;
  // "How much less is it?" and "why then?" after a session of the deload.
  const isOfHead = HOW_MUCH_LESS.test(words) && (head?.isDeload === true || /deload/i.test(last?.lead ?? ""));
  const isAsked = WHY.test(words) && LITTLE.test(words) && /\bweek\b/.test(words);
  if (tongue !== "en" || !(isOfHead || isAsked) || view.plan === undefined) return undefined;
  const weeks = view.plan.plan.weeks;
  const after = last?.head === undefined || last.head.on < view.today ? view.today : last.head.on;
  const from = isOfHead
    ? head?.isDeload === true
      ? getMonday(head.date)
      : weeks.find(({ isDeload, startDate }) => isDeload && startDate > view.today)?.startDate
    : (frame.periods.find(({ kind }) => kind === "week")?.from ?? (WEEK_AFTER.test(words) ? addDays(getMonday(after), 7) : undefined));
  const named = weeks.find(({ startDate }) => startDate === from);
  const next = WEEK_AFTER.test(words) ? weeks.find(({ isDeload, startDate }) => isDeload && startDate > view.today) : undefined;
  const deload = named?.isDeload === true ? named : next;
  const before = deload === undefined ? undefined : weeks.find(({ week: each }) => each === deload.week - 1);
  if (deload === undefined || before === undefined) return undefined;
  const total = (monday: Day, measure: WeekMeasure): string => {
    const parts = weekParts(monday, diary, view);
    return sayTotal(totalOf(parts, measure), measure);
  };
  const longest = (of: typeof deload): Session | undefined =>
    of.sessions.filter(({ code }) => code === "RL").toSorted((a, b) => b.distance - a.distance)[0];
  const [long, longBefore] = [longest(deload), longest(before)];
  const full = weeks.find(({ week: each }) => each === deload.week + 1);
  return {
    isFinal: true,
    text: [
      `**Because week ${deload.week} (from ${shortDay(deload.startDate)}) is the deload**: with less work you absorb the last weeks.`,
      bullet([
        `Distance: ${total(before.startDate, "distance")} → **${total(deload.startDate, "distance")}**`,
        `Lifted: ${total(before.startDate, "tonnage")} → **${total(deload.startDate, "tonnage")}**`,
        long === undefined || longBefore === undefined
          ? undefined
          : `Long run: ${(longBefore.distance / 1000).toFixed(1)} km → **${(long.distance / 1000).toFixed(1)} km** (${shortDay(long.date)})`,
      ]),
      full === undefined ? "" : `In week ${full.week} it goes up again.`,
    ].filter((part) => part !== ""),
  };
}

const CAP =
  /\b(?:max(?:imum)?|at most|only(?: have| got)?|no more than|limit\w*(?: of| to)?|cap\w*(?: (?:it|at))?|up to)(?: of)? (\d{1,2}(?:[.,]5)?) ?(?:h|hours?|hrs)\b|\b(\d{1,2}(?:[.,]5)?) ?(?:h|hours?|hrs) (?:max|tops|at most|a week|this week|per week)\b/;
const SHORTEST_SHARE = 0.5;
const CAP_TITLE = /This week: at most (\d+(?:\.\d)?) h/;

/** "That's too much, I have max 5 hours", then "keep the long run as is": this week cut to so many hours, with what is kept left alone. */
export function capWeek(heard: Heard): Draft | undefined {
  const { tongue, words, frame, last, diary, view, asked } = heard;
  if (tongue !== "en" || view.plan === undefined || frame.days.length > 0) return undefined;
  const [, first, second] = CAP.exec(words) ?? [];
  const open = CAP_TITLE.exec(
    asked.turns
      .at(-1)
      ?.proposals.map(({ title }) => title)
      .join(" ") ?? "",
  )?.[1];
  const isOfWeek = /\bweek\b/.test(words) || /\bthis week\b/.test(last?.lead ?? "");
  const said = (first ?? second)?.replace(",", ".");
  const cap =
    said !== undefined && isOfWeek
      ? Number(said)
      : open !== undefined && /\b(?:keep|leave|not the|dont touch|except|but not)\b/.test(words)
        ? Number(open)
        : undefined;
  if (cap === undefined) return undefined;
  const parts = weekParts(getMonday(view.today), diary, view);
  const kinds = open === undefined || said !== undefined ? [] : frame.subjects.flatMap(({ kind }) => kind ?? []);
  const sessions = allSessions(view.plan);
  const isKept = (on: Day): boolean => sessions.some((each) => each.date === on && kinds.some((kind) => kind.isPlanned(each)));
  if (open !== undefined && said === undefined && kinds.length === 0) return undefined;
  const total = totalOf(parts, "time");
  const fixed = totalOf(
    parts.filter(({ isDone, on }) => isDone || isKept(on)),
    "time",
  );
  const cut = parts.filter(({ isDone, on }) => !isDone && !isKept(on));
  const room = totalOf(cut, "time");
  const share = room === 0 ? 0 : (60 * cap - fixed) / room;
  if (share >= 1) return { isFinal: true, text: [`It fits already: this week is **${sayTotal(total, "time")}**, under ${cap} hours.`] };
  if (share < SHORTEST_SHARE)
    return {
      isFinal: true,
      text: [
        `I would have to cut too much from each session: this week is **${sayTotal(total, "time")}**, and ${cap} hours leave ${Math.round(100 * share)}% for what is not fixed. Rather leave one session out: which one?`,
        bullet(cut.map((part) => partLine(part, "time"))),
      ],
    };
  const rounded = Math.floor(100 * share) / 100;
  const runs = runsOf(
    cut.map(({ on }) => on),
    parts.map(({ on }) => on),
  );
  return {
    isFinal: true,
    text: [
      `This week from **${sayTotal(total, "time")}** to about **${cap} h**${kinds.length === 0 ? "" : ", with what you keep left as it is"}:`,
      bullet(
        parts
          .filter(({ isDone }) => !isDone)
          .map(({ on, title, minutes }) =>
            isKept(on)
              ? `${shortDay(on)}: **${title}**, ${minutes} min, stays`
              : `${shortDay(on)}: **${title}**, ${minutes} → **${Math.round(minutes * rounded)} min**`,
          ),
      ),
      "Only this week. Nothing changes until you accept it.",
    ],
    proposals: runs.map(([from, to]) => ({
      title: `This week: at most ${cap} h${runs.length > 1 ? ` (${shortDay(from)} to ${shortDay(to)})` : ""}`,
      why: `${Math.round(100 * rounded)}% of the planned minutes.`,
      request: { reason: "ease", from, to, share: rounded },
    })),
  };
}

/** Days that are cut, joined where no kept day lies between them. */
function runsOf(cut: readonly Day[], all: readonly Day[]): readonly (readonly [from: Day, to: Day])[] {
  const runs: [Day, Day][] = [];
  for (const day of cut) {
    const last = runs.at(-1);
    const isNext = last !== undefined && !all.some((each) => each > last[1] && each < day && !cut.includes(each));
    if (last !== undefined && isNext) last[1] = day;
    else runs.push([day, day]);
  }
  return runs;
}
