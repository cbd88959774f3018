import { addDays, type Day, daysBetween, fitnessFatigueForm, shortDay } from "@ironpace/training";
import { type DailyLoad, within } from "../diary.ts";
import { signed, sum } from "../figures.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import type { CoachView } from "../../view.ts";
import type { PageNumber, PageQuestion } from "./page-question.ts";

/** Form as the dashboard shows it: what it is, whether that is good, why, and where the plan leads it. */
export const formOutlook: PageNumber = {
  name: "form",
  isAsked: ({ words, kinds }) =>
    !TECHNIQUE.test(words) &&
    (/\bfitness and fatigue\b|\b(?:iron|pace) (?:fitness|fatigue)\b|\biron (?:and|vs|against|or) pace\b/.test(words) ||
      (/\b(?:form|fatigue)\b/.test(words) && (OF_MODEL.test(words) || kinds.has("why") || kinds.has("forecast"))) ||
      /\bfitness (?:number|score|value|level)\b/.test(words) ||
      /\bwhat (?:does|is|do)\b.{0,20}\b(?:building|strained|balanced)\b.{0,20}\b(?:mean|stand for|dashboard)\b/.test(words) ||
      LOSES.test(words) ||
      /\bwhen (?:will|am) i (?:be )?(?:fresh|recovered|rested)\b/.test(words)),
  answer: answerForm,
};

const TECHNIQUE =
  /\b(?:form (?:check|tips?|cues?|breaks?|breakdown|on (?!the day|race)|in (?!the model)|when i|while|for|of (?!\d)|during|falls?)|(?:good|proper|correct|bad|technique|strict) form|(?:running|lifting|squat|deadlift|rowing|swim\w*) form|any form|fatigued)\b/;
const OF_MODEL =
  /\b(?:my|the|todays?|current|a|is|minus|negative)\b.{0,12}\b(?:form|fatigue)\b|\bform (?:score|number|value|is|of|at|right now|today|now)\b|\b(?:form|fatigue)\b.{0,25}\d/;

interface FormDay {
  readonly on: Day;
  readonly fitness: number;
  readonly fatigue: number;
  readonly form: number;
}

type Word = "fresh" | "balanced" | "building" | "strained" | typeof TOO_EARLY;

/** Before fitness has taken up six weeks of training every form reads strained, whoever trains. */
const TOO_EARLY = "too early to say";

const MEANING: { readonly [word in Word]: string } = {
  fresh: "above +5%: ready to race or to test",
  balanced: "from −10 to +5%: fitness and fatigue are level",
  building: "from −30 to −10%: fatigue is above fitness, as it should be in a hard week",
  strained: "below −30%: eat, sleep, keep easy days easy",
  [TOO_EARLY]: "a form means something once your log covers six weeks; until then it reads too low",
};

const SIX_WEEKS = 42;

/** Form in percent of the fitness one has. */
function getShare({ form, fitness }: FormDay): number {
  return fitness === 0 ? 0 : (100 * form) / fitness;
}

function getWord(day: FormDay, since: Day | undefined): Word {
  if (since !== undefined && daysBetween(since, day.on) + 1 < SIX_WEEKS) return TOO_EARLY;
  const share = getShare(day);
  if (share > 5) return "fresh";
  if (share >= -10) return "balanced";
  return share >= -30 ? "building" : "strained";
}

/** Day by day from the first load to the end of the plan: done until today, planned from tomorrow on times `doneShare`. */
function series(
  loads: readonly DailyLoad[],
  of: (load: DailyLoad) => number,
  planned: ReadonlyMap<Day, number>,
  today: Day,
): readonly FormDay[] {
  const first = loads.find(({ load }) => load > 0)?.on;
  if (first === undefined || first > today) return [];
  const byDay = new Map(loads.map((each) => [each.on, of(each)]));
  const end = [...planned.keys()].reduce((last, day) => (day > last ? day : last), today);
  const days = Array.from({ length: daysBetween(first, end) + 1 }, (_, at) => addDays(first, at));
  const values = fitnessFatigueForm(days.map((day) => (day > today ? planned.get(day) : byDay.get(day)) ?? 0));
  return days.flatMap((on, at) => (values[at] === undefined ? [] : [{ on, ...values[at] }]));
}

function plannedLoads({ plan, today }: CoachView, share: number): ReadonlyMap<Day, number> {
  const loads = new Map<Day, number>();
  const open = plan === undefined ? [] : allSessions(plan).filter((session) => session.date > today && isOpen(plan, session));
  for (const { date, load } of open) loads.set(date, (loads.get(date) ?? 0) + share * load);
  return loads;
}

/** "If I do half of it": the share of the plan that is done. */
function readShare(words: string): number {
  if (/\b(?:do nothing|not at all|rest completely|skip (?:it all|everything|all of it)|stop training)\b/.test(words)) return 0;
  const percent = /\b(?:only |just )?(\d{1,3}) ?(?:%|percent|per cent) of\b/.exec(words)?.[1];
  if (percent !== undefined) return Number(percent) / 100;
  return /\bhalf of (?:it|the plan|that|my)\b|\bonly half\b/.test(words) ? 0.5 : 1;
}

function answerForm({ words, kinds, slots, diary, view }: PageQuestion): Draft | undefined {
  const { today } = view;
  const share = readShare(words);
  const both = series(diary.dailyLoads, ({ load }) => load, plannedLoads(view, share), today);
  const iron = series(diary.dailyLoads, ({ ironLoad }) => ironLoad, new Map(), today);
  const now = both.find(({ on }) => on === today);
  const ironNow = iron.find(({ on }) => on === today);
  // A past period is compared by the older questions about fitness.
  if (now === undefined || slots.times.some(({ fixed }) => fixed === "past")) return undefined;
  const word = getWord(now, both[0]?.on);
  const lead = `Your form today is **${signed(getShare(now))}%** (${word}, ${MEANING[word]}): fitness **${Math.round(now.fitness)}**, fatigue **${Math.round(now.fatigue)}**.`;
  if (LOSES.test(words)) return { text: timeOff(words, now), articles: ["missed-training"] };
  const advice = ASKS_TO_TRAIN.test(words) ? adviseTraining(word, view) : undefined;
  const verdict =
    kinds.has("verdict") || /\bbad|good\b/.test(words)
      ? word === "strained"
        ? "**Yes, that is low**: more fatigue than your fitness carries for long."
        : word === "building"
          ? "**No, that is not bad**: it is what hard weeks look like."
          : word === TOO_EARLY
            ? "**Too early to say.**"
            : "**That is fine**."
      : undefined;
  const before = both.find(({ on }) => on === addDays(today, -SIX_WEEKS));
  const sides =
    ironNow === undefined
      ? undefined
      : bullet([
          before === undefined
            ? undefined
            : `Six weeks ago fitness was ${Math.round(before.fitness)}: ${signed(now.fitness - before.fitness)} since`,
          `Iron: fitness ${Math.round(ironNow.fitness)}, fatigue ${Math.round(ironNow.fatigue)}, form ${signed(ironNow.form)}`,
          `Pace: fitness ${Math.round(now.fitness - ironNow.fitness)}, fatigue ${Math.round(now.fatigue - ironNow.fatigue)}, form ${signed(now.form - ironNow.form)}`,
        ]);
  return {
    text: [
      ...[advice ?? verdict].flatMap((part) => part ?? []),
      lead,
      ...(kinds.has("why") ? [whyForm(diary.work, now, ironNow, today)] : [sides].flatMap((part) => part ?? [])),
      ...(kinds.has("forecast") || kinds.has("when") || kinds.has("verdict") ? [outlook(both, share, view)] : []),
      "It is a model (minutes × effort over 42 and 7 days), not a measurement.",
    ],
    articles: ["training-load"],
  };
}

/** "should I skip tomorrow then" after a look at the form. */
export const ASKS_TO_TRAIN = /\b(?:should|can|shall|do|could|better) i (?:\w+ )?(?:skip|rest|take|train|ease|do|go|back off|push|cancel)\b/;

function adviseTraining(word: Word, { plan, today }: CoachView): string {
  const next = plan === undefined ? undefined : allSessions(plan).find((session) => session.date > today && isOpen(plan, session));
  const what =
    next === undefined
      ? ""
      : ` Next is **${next.title}** on ${shortDay(next.date)}, ${next.duration} min at effort ${next.intensityLevel} of 10${next.isDeload ? ", in a deload week that takes the fatigue down by itself" : ""}.`;
  if (word === "strained") return `**Rather make it easy**: at this form an easy day does more than a hard one.${what}`;
  return `**No need to skip by your form**: train as planned, and make it easier only if you feel worse than that.${what}`;
}

const LOSES = /\b(?:los[et]|loose|losing|drop|keep)\b.{0,30}\bfitness\b|\bfitness\b.{0,30}\b(?:los[et]|loose|losing|drop|gone)\b/;

/** What days without training do to the model, and what they do to the athlete. */
function timeOff(words: string, now: FormDay): readonly string[] {
  const [, amount = "a", unit = "week"] = /\b(a|one|two|three|four|\d{1,2}) (days?|weeks?)\b/.exec(words) ?? [];
  const number = ({ a: 1, one: 1, two: 2, three: 3, four: 4 } as Readonly<Record<string, number>>)[amount] ?? Number(amount);
  const days = number * (unit.startsWith("week") ? 7 : 1);
  const after = fitnessFatigueForm(
    Array.from({ length: days }, () => 0),
    now,
  ).at(-1);
  const left = after === undefined ? now.fitness : after.fitness;
  return [
    `**Less than you fear**: by the model your fitness falls from ${Math.round(now.fitness)} to about **${Math.round(left)}** (−${Math.round(100 * (1 - left / now.fitness))}%) in ${days} days without training, and most of the fatigue is gone by then.`,
    days <= 10
      ? "Your real performance drops far less than that number: strength holds for three to four weeks, and you lose a few per cent of endurance at most. Two short runs at threshold or with strides keep nearly all of it."
      : "Strength holds for three to four weeks; endurance falls by some per cent from the second week on. Two or three short, brisk sessions a week keep most of it.",
  ];
}

/** The load of the last seven days, what of it weighed most, and which half it is. */
function whyForm(work: PageQuestion["diary"]["work"], now: FormDay, iron: FormDay | undefined, today: Day): string {
  const week = within(work, { from: addDays(today, -6), to: today });
  const load = sum(week.map((each) => each.load ?? 0));
  const heaviest = week.toSorted((a, b) => (b.load ?? 0) - (a.load ?? 0)).slice(0, 3);
  const paceForm = iron === undefined ? undefined : now.form - iron.form;
  return [
    `Because the last seven days held a load of **${Math.round(load)}** (${Math.round(load / 7)} a day), and your fitness of ${Math.round(now.fitness)} means that you are used to about that much a day.`,
    bullet(heaviest.map((each) => `${shortDay(each.on)}: ${each.title}, load ${Math.round(each.load ?? 0)}`)),
    ...(iron === undefined || paceForm === undefined
      ? []
      : [
          paceForm < iron.form
            ? `Most of it is endurance: pace form ${signed(paceForm)}, iron form ${signed(iron.form)}.`
            : `Most of it is strength: iron form ${signed(iron.form)}, pace form ${signed(paceForm)}.`,
        ]),
  ].join("\n\n");
}

/** Where the rest of the plan leads it: the end of each week, a test, the first balanced and the first fresh day. */
function outlook(days: readonly FormDay[], share: number, { plan, today, competitions }: CoachView): string {
  const ahead = days.filter(({ on }) => on > today);
  if (plan === undefined || ahead.length === 0)
    return "Nothing is planned after today, so I cannot say where it leads: it rises with every easy day.";
  const said = (day: FormDay): string => `**${signed(getShare(day))}%** (${getWord(day, days[0]?.on)})`;
  const mondays = plan.plan.weeks
    .filter(({ startDate }) => startDate >= today)
    .flatMap((week) => {
      const after =
        ahead.find(({ on }) => on === addDays(week.startDate, 7)) ?? ahead.findLast(({ on }) => on <= addDays(week.startDate, 6));
      return after === undefined
        ? []
        : [`After week ${week.week}${week.isDeload ? " (deload)" : ""}, ${shortDay(after.on)}: ${said(after)}`];
    });
  const tests = allSessions(plan).filter(({ title, date }) => date > today && /^test\b/i.test(title));
  const first = ahead.find((day) => getShare(day) > -10);
  const fresh = ahead.find((day) => getWord(day, days[0]?.on) === "fresh");
  const [race] = competitions.filter(({ date }) => date > (ahead.at(-1)?.on ?? today));
  return [
    `If you do ${share === 1 ? "the rest of the plan as it stands" : share === 0 ? "nothing more" : `${Math.round(100 * share)}% of the rest of the plan`}:`,
    bullet([
      ...mondays,
      ...tests.flatMap(({ title, date }) =>
        ahead.filter(({ on }) => on === date).map((day) => `${title}, ${shortDay(date)}: ${said(day)}`),
      ),
      first === undefined ? undefined : `Balanced again from ${shortDay(first.on)}`,
      fresh === undefined ? undefined : `Fresh from ${shortDay(fresh.on)}`,
      race === undefined
        ? undefined
        : `${race.name ?? "Your race"} (${shortDay(race.date)}) lies after this plan: its form is known once those weeks are planned`,
    ]),
  ].join("\n\n");
}

/** The form of today in percent of fitness, with its word on the dashboard; undefined before anything is logged. */
export function formToday(
  diary: { readonly dailyLoads: readonly DailyLoad[] },
  today: Day,
): { readonly percent: number; readonly word: Word } | undefined {
  const days = series(diary.dailyLoads, ({ load }) => load, new Map(), today);
  const now = days.find(({ on }) => on === today);
  return now === undefined ? undefined : { percent: Math.round(getShare(now)), word: getWord(now, days[0]?.on) };
}
