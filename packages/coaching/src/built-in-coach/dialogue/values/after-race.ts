import { addDays, daysBetween, getMonday, raceReadiness, shortDay } from "@ironpace/training";
import type { AskedQuestion } from "../../answer/asked.ts";
import { bestOfTest } from "../../asking/best.ts";
import type { Diary } from "../../own-data/diary.ts";
import { hours, sum } from "../../own-data/figures.ts";
import { testNamed } from "../../own-data/subject.ts";
import { readQuestion } from "../../question.ts";
import { bullet, clock } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { allSessions } from "../../topics/sessions.ts";
import type { CoachView } from "../../view.ts";
import { sessionIn } from "../focus.ts";

const TAPER_DAYS = 14;
const MEANS =
  /\b(?:what (?:would|does|will) (?:that|it|this) (?:mean|predict|give|make|say)|what (?:does|would) (?:that|it) (?:translate|come)|so what)\b.*\b(?:hyrox|race|finish)\b/;

/** "and what would that mean for a Hyrox finish" after a run: the estimate of the race, and what the run has to do with it. */
export function raceFromResult({ content, turns }: AskedQuestion, view: CoachView, diary: Diary): Draft | undefined {
  const { words } = readQuestion(content, "coaching_question");
  const race = view.competitions.find(({ type }) => type === "hyrox") ?? view.competitions[0];
  if (!MEANS.test(words) || race === undefined || turns.length === 0) return undefined;
  const { name = "Race", type, date, priority, target } = race;
  const lines = raceReadiness(
    view.athlete,
    { name, type: type ?? "", date, priority, goals: [], ...(target !== undefined && { target }) },
    view.today,
  );
  const finish = lines.find(({ name }) => /finish|total/i.test(name)) ?? lines[0];
  if (finish === undefined) return undefined;
  const test = testNamed(readQuestion(turns.at(-1)?.question ?? "", "coaching_question").words);
  const value = test === undefined ? undefined : bestOfTest(test, diary).values.at(-1)?.value;
  const runs = lines.find(({ name }) => /run/i.test(name));
  return {
    text: [
      `About **${finish.have}** for ${race.name} (estimate from all your numbers)${race.target === undefined ? "" : `, target ${race.target}`}.`,
      ...(value === undefined || test === undefined
        ? []
        : [
            `Your ${test.name} of ${clock(value)} gives the running part${runs === undefined ? "" : `: about ${runs.have} in the race`}, which is half of the time; stations and changes make the other half, so the run alone does not predict a finish time.`,
          ]),
    ],
  };
}

const LAST_HARD =
  /\b(?:last|final) (?:hard|heavy|big|proper|full|tough) (?:week|block|training week)\b|\bwhen (?:does|do i|is) (?:the |my )?(?:taper\w*|start tapering|begin tapering)/;

/** "the last hard week before it": the week before the taper, from the plan or, past its end, from the day of the race. */
export function lastHardWeek({ content }: AskedQuestion, { competitions, plan, today }: CoachView): Draft | undefined {
  const { words } = readQuestion(content, "coaching_question");
  const race = competitions.find(({ date }) => date >= today);
  if (!LAST_HARD.test(words) || race === undefined || /\b(?:did|was|how long should)\b/.test(words)) return undefined;
  const taper = addDays(race.date, -TAPER_DAYS);
  const monday = getMonday(addDays(taper, -1));
  const end = plan === undefined ? today : addDays(plan.plan.startDate, 7 * plan.plan.durationWeeks - 1);
  const hard = plan?.plan.weeks
    .filter(({ isDeload, startDate }) => !isDeload && addDays(startDate, 6) >= today && startDate <= monday)
    .toSorted((a, b) => b.startDate.localeCompare(a.startDate))[0];
  return {
    text: [
      `**The week of ${shortDay(monday)}**: ${race.name} is on ${shortDay(race.date)} ${race.date.slice(0, 4)}, and the taper of ${TAPER_DAYS} days begins on ${shortDay(taper)}.`,
      ...(monday > end
        ? [
            `Your plan ends on ${shortDay(end)}, so that week is not planned yet; the next blocks lead to it.${hard === undefined ? "" : ` The last hard week in the plan you have is that of ${shortDay(hard.startDate)}: ${hard.sessions.length} sessions, ${hours(sum(hard.sessions.map(({ duration }) => duration)))}.`}`,
          ]
        : []),
    ],
  };
}

const TO_DELOAD =
  /\bhow (?:long|soon|far|many (?:weeks|days))\b.*\b(?:until|till|til|to|away|before)\b.*\bdeload\b|\bdeload\b.*\bhow (?:long|far|many (?:days|weeks))\b/;

/** "how many days until the deload" */
export function untilDeload({ content }: AskedQuestion, { plan, today }: CoachView): Draft | undefined {
  if (!TO_DELOAD.test(readQuestion(content, "coaching_question").words)) return undefined;
  const week = plan?.plan.weeks.find(({ isDeload, startDate }) => isDeload && addDays(startDate, 6) >= today);
  if (week === undefined) return undefined;
  const days = daysBetween(today, week.startDate);
  const end = shortDay(addDays(week.startDate, 6));
  if (days <= 0) return { text: [`**It is this week**: the deload lasts until ${end}.`] };
  const weeks = Math.floor(days / 7);
  const inWeeks = weeks === 0 ? "" : ` (${weeks} ${weeks === 1 ? "week" : "weeks"} and ${days % 7} days)`;
  return {
    text: [
      `**${days} ${days === 1 ? "day" : "days"}**${inWeeks}: the deload begins on ${shortDay(week.startDate)} and lasts until ${end}, ${week.sessions.length} sessions, ${hours(sum(week.sessions.map(({ duration }) => duration)))}.`,
    ],
  };
}

const SLED =
  /\bhow heavy\b.*\b(sleds?(?: push| pull)?)\b|\b(?:weight|load|kg)\b.*\b(sleds?(?: push| pull)?)\b|\b(sleds?(?: push| pull)?) (?:weight|load)\b/;
const OF_BEFORE = /\b(?:that|it|then|there|this)\b/;

/** "how heavy should the sled be for that" after a session: its own line, else that of the next session with one. */
export function sledOfSession({ content, turns }: AskedQuestion, view: CoachView): Draft | undefined {
  const { words } = readQuestion(content, "coaching_question");
  const { plan, today } = view;
  const turn = turns.at(-1);
  if (plan === undefined || turn === undefined || !SLED.test(words) || !OF_BEFORE.test(words)) return undefined;
  const session = sessionIn(turn, view);
  const ofSled = (each: ReturnType<typeof allSessions>[number]) =>
    each.blocks.mainWorkout.filter(({ name, load }) => /^sled/i.test(name) && load?.kilograms !== undefined);
  const found =
    session !== undefined && ofSled(session).length > 0
      ? session
      : allSessions(plan).find((each) => each.date >= today && ofSled(each).length > 0);
  if (found === undefined) return undefined;
  return {
    text: [
      found === session
        ? `In **${found.title}** (${shortDay(found.date)}):`
        : `${session === undefined ? "There is no session on that day" : `**${session.title}** has no sled`}. The next one with it is **${found.title}**, ${shortDay(found.date)}:`,
      bullet(ofSled(found).map(({ name, weight = "", distance = "" }) => `${name} ${distance}: **${weight}**`)),
      "The weight includes the sled itself.",
    ],
  };
}
