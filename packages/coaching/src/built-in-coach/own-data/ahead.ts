import {
  addDays,
  type ExerciseItem,
  dayInWords,
  itemText,
  getMonday,
  type Session,
  shortDay,
  type Weekday,
  getWeekday,
  getPhaseLabel,
  type PlanWeek,
} from "@ironpace/training";
import { daysNamed } from "../changes/session-named.ts";
import { bullet, capital } from "../say.ts";
import type { Draft } from "../topic.ts";
import { allSessions, isOpen, noPlan } from "../topics/sessions.ts";
import type { CoachView } from "../view.ts";
import type { DataQuestion } from "./data-slots.ts";
import { type Diary, within } from "./diary.ts";
import { count, hours, percentChange, sum } from "./figures.ts";
import { formDays } from "./form.ts";
import { back } from "./span.ts";

const DAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

/** The days to come that words name; undefined when they name none. */
export function daysAhead(
  words: string,
  today: string,
): { readonly from: string; readonly to: string; readonly label: string } | undefined {
  const one = (day: string, label: string) => ({ from: day, to: day, label });
  if (/\bday after( tomorrow)?\b/.test(words)) return one(addDays(today, 2), "The day after tomorrow");
  if (/\b(tomorrow|tmrw)s?\b/.test(words)) return one(addDays(today, 1), "Tomorrow");
  if (/\bweekend\b/.test(words)) return { from: addDays(getMonday(today), 5), to: addDays(getMonday(today), 6), label: "This weekend" };
  if (/\bnext week\b/.test(words)) return { from: addDays(getMonday(today), 7), to: addDays(getMonday(today), 13), label: "Next week" };
  if (/\bweek after next\b/.test(words))
    return { from: addDays(getMonday(today), 14), to: addDays(getMonday(today), 20), label: "The week after next" };
  if (/\brest of the week\b/.test(words)) return { from: today, to: addDays(getMonday(today), 6), label: "The rest of this week" };
  if (/\b(this|the|my) weeks?\b|\bmy week\b/.test(words))
    return { from: getMonday(today), to: addDays(getMonday(today), 6), label: "This week" };
  const index = DAYS.findIndex((name) => new RegExp(`\\b${name}(s|day|sday|nesday|rsday|urday|r|rs)?s?\\b`).test(words));
  if (index >= 0) {
    const ahead = (((index + 1) as Weekday) - getWeekday(today) + 7) % 7;
    const day = addDays(today, /\bnext\b/.test(words) && ahead === 0 ? 7 : ahead);
    return one(day, capital(dayInWords(day).replace(/ \d{4}$/, "")));
  }
  const dated = daysNamed(words, today)[0]?.day;
  if (dated !== undefined && /\b\d{1,2}(st|nd|rd|th)?\b/.test(words)) return one(dated, capital(dayInWords(dated).replace(/ \d{4}$/, "")));
  if (/\b(today|tonight|todays|this (morning|evening|afternoon))\b/.test(words)) return one(today, "Today");
  return undefined;
}

/** Metres run in a session: what is skied, rowed or carried is no running. */
function runningMetres({ blocks }: Session): number {
  return sum(
    [...blocks.warmup, ...blocks.mainWorkout, ...blocks.cooldown].map(({ name, sets = 1, dose }) =>
      /\b(?:run|running|jog)\b/i.test(name) ? sets * (dose.metres ?? 0) : 0,
    ),
  );
}

/** What the plan has on days to come. */
export function aboutAhead({ words }: DataQuestion, diary: Diary, view: CoachView): Draft | undefined {
  const { plan } = view;
  if (plan === undefined) return noPlan();
  const sessions = allSessions(plan);
  const open = sessions.filter((each) => each.date >= view.today && isOpen(plan, each));
  if (/\bdeload end\b/.test(words)) {
    const deload = plan.plan.weeks.find(({ isDeload, startDate }) => isDeload && addDays(startDate, 6) >= view.today);
    const after = deload === undefined ? undefined : plan.plan.weeks.find(({ startDate }) => startDate > deload.startDate);
    const first = after?.sessions.toSorted((a, b) => a.date.localeCompare(b.date))[0];
    if (deload !== undefined && first !== undefined && after !== undefined)
      return {
        text: [
          `The deload is only the week from ${shortDay(deload.startDate)}; from **${dayInWords(after.startDate).replace(/ \d{4}$/, "")}** (week ${after.week}) it goes on in full, first with **${first.title}**.`,
        ],
      };
  }
  const kind = kindNamed(words);
  const days = daysAhead(words, view.today);
  if (
    days === undefined ||
    (/^when\b/.test(words) && kind !== undefined) ||
    /\bnext (session|workout|training|run|long run|lift)/.test(words)
  ) {
    const next = open.find((each) => kind === undefined || kind(each));
    return next === undefined
      ? { text: ["There are no more sessions of that kind in this block."] }
      : describe(next, `Next, on ${dayInWords(next.date)}`, view);
  }
  const found = sessions.filter(({ date }) => date >= days.from && date <= days.to);
  const warmup = /\bwarm ?up\b/.test(words) ? found[0]?.blocks.warmup : undefined;
  if (warmup !== undefined && warmup.length > 0)
    return { text: [`${days.label}, the warm-up of **${found[0]?.title ?? ""}**:`, bullet(warmup.map((item) => itemText(item)))] };
  const beside = within(diary.entered, days).map(
    ({ on, title, minutes, page }) => `${shortDay(on)}: ${title}, ${minutes} min (entered under ${page})`,
  );
  const done = within(diary.work, days);
  const last = plan.plan.startDate === undefined ? undefined : addDays(plan.plan.startDate, 7 * plan.plan.durationWeeks - 1);
  if (last !== undefined && days.from > last)
    return { text: [`Your plan ends on ${shortDay(last)}; ${days.label.toLowerCase()} is after that.`] };
  if (days.from === days.to) {
    const [session] = found;
    const line =
      session === undefined || !/\b(how many|how much|how heavy|what weight|which weight|what load|how far|what pace)\b/.test(words)
        ? undefined
        : lineNamed(session, words);
    if (session !== undefined && line !== undefined)
      return {
        text: [
          `${days.label}: **${itemText(line)}**.`,
          ...(line.why === undefined ? [] : [capital(line.why)]),
          `In ${session.title}, ${session.duration} min.`,
        ],
        followUps: ["Why?", "Swap it for something else"],
      };
    if (session !== undefined) {
      const draft = describe(session, days.label, view);
      return beside.length === 0 ? draft : { ...draft, text: [...draft.text, `Outside the plan:\n${bullet(beside)}`] };
    }
    const next = open.find(({ date }) => date > days.to);
    return {
      text: [
        `${days.label} is a **rest day** in your plan${done.length > 0 ? `; you logged ${done.map(({ title }) => title).join(", ")}` : ""}.`,
        ...(beside.length === 0 ? [] : [`Outside the plan:\n${bullet(beside)}`]),
        ...(/\bwhy\b/.test(words)
          ? [`You train ${plan.plan.sessionsPerWeek} times a week, and this is a rest day, so you are fresh for the hard ones.`]
          : []),
        ...(next === undefined ? [] : [`Next is **${next.title}** on ${dayInWords(next.date)}, ${next.duration} min.`]),
      ],
      articles: ["rest-days"],
    };
  }
  const week = plan.plan.weeks.find(({ startDate }) => startDate === getMonday(days.from));
  if (/\bcompared with this week\b/.test(words))
    return besideThisWeek(
      found,
      sessions.filter(({ date }) => getMonday(date) === getMonday(view.today)),
      week?.isDeload === true,
    );
  const state = (each: Session): string => {
    const outcome = plan.outcomes.find(({ sessionId }) => sessionId === each.id);
    return outcome === undefined ? (each.date < view.today ? ", open" : "") : `, ${outcome.status}`;
  };
  return {
    text: [
      `${days.label}${week === undefined ? "" : ` (week ${week.week} of ${plan.plan.durationWeeks}, ${getPhaseLabel(week)}${week.isDeload ? ", **deload**" : ""})`}: **${count(found.length, "session")}**, ${hours(sum(found.map(({ duration }) => duration)))}${/\b(km|kms|k|running)\b/.test(words) ? `, **${Math.round(sum(found.map(runningMetres)) / 100) / 10} km** of running` : ""}.`,
      bullet(
        found.map(
          (each) => `${shortDay(each.date)}: **${each.title}**, ${each.duration} min, effort ${each.intensityLevel} of 10${state(each)}`,
        ),
      ),
      beside.length === 0 ? "" : `Outside the plan:\n${bullet(beside)}`,
      /\bwhy\b/.test(words) && week !== undefined ? whyLight(week, days.label) : "",
    ].filter((part) => part !== ""),
    ...(week?.isDeload === true ? { articles: ["deload"] } : {}),
    followUps: ["What is today's session, and why?"],
  };
}

/** The line of a session that a question names: "how many wall balls on friday". */
function lineNamed({ blocks }: Session, words: string): ExerciseItem | undefined {
  const known = words
    .split(" ")
    .filter((word) => word.length > 2 && !/^(how|many|much|what|which|weight|the|and|for|today|tomorrow|run|sled)$/.test(word))
    .map((word) => word.replace(/s$/, ""));
  const items = [...blocks.mainWorkout, ...blocks.strength, ...blocks.skill];
  const pair = /\bsled (push|pull)\b/.exec(words)?.[0];
  return items.find(({ name }) =>
    pair === undefined ? known.some((word) => new RegExp(`\\b${word}`, "i").test(name)) : name.toLowerCase().startsWith(pair),
  );
}

/** Next week's minutes and load beside this week's, as planned. */
function besideThisWeek(next: readonly Session[], now: readonly Session[], isDeload: boolean): Draft {
  const minutesOf = (of: readonly Session[]): number => sum(of.map(({ duration }) => duration));
  const loadOf = (of: readonly Session[]): number => sum(of.map(({ duration, intensityLevel }) => duration * intensityLevel));
  return {
    text: [
      `Next week has **${hours(minutesOf(next))}** planned against **${hours(minutesOf(now))}** this week (${percentChange(minutesOf(now), minutesOf(next)) ?? "the same"}), and a load (minutes × effort) of **${loadOf(next).toLocaleString("en-GB")}** against **${loadOf(now).toLocaleString("en-GB")}** (${percentChange(loadOf(now), loadOf(next)) ?? "the same"}).`,
      ...(isDeload ? ["It is the planned deload: the weeks after it can be harder because of it."] : []),
    ],
  };
}

function whyLight(each: Pick<PlanWeek, "isDeload" | "week" | "phase" | "season">, label: string): string {
  return each.isDeload
    ? `It is the planned deload, week ${each.week} of the block: after three loading weeks, sets, loads and running come down so that the next weeks can be harder. It has nothing to do with what you missed.`
    : `${label} is a normal week of the ${getPhaseLabel(each)} phase: no deload. Its load builds on the weeks before it.`;
}

function kindNamed(words: string): ((session: Session) => boolean) | undefined {
  if (/\blong run\b/.test(words)) return ({ code }) => code === "RL";
  if (/\b(test|time trial|tt)\b/.test(words)) return ({ title }) => /^test/i.test(title);
  if (/\bdeload\b/.test(words)) return ({ isDeload }) => isDeload;
  if (/\b(sim|simulation|compromised|stations?)\b/.test(words)) return ({ code }) => code === "HX";
  if (/\b(run|running)\b/.test(words)) return ({ code }) => code.startsWith("R") && code !== "RACE";
  if (/\bsquat/.test(words)) return ({ blocks }) => blocks.strength.some(({ name }) => /squat/i.test(name));
  const lift = /\b(deadlift|bench|press|snatch|clean|row|ski)\b/.exec(words)?.[0];
  if (lift !== undefined && /\b(next|again)\b/.test(words))
    return ({ blocks }) => [...blocks.strength, ...blocks.mainWorkout].some(({ name }) => name.toLowerCase().includes(lift));
  if (/\b(strength|lifting|lift|gym)\b/.test(words)) return ({ blocks }) => blocks.strength.length > 0;
  return undefined;
}

export function describe(session: Session, when: string, view: CoachView): Draft {
  const state = view.plan?.outcomes.find(({ sessionId }) => sessionId === session.id)?.status;
  const items = [...session.blocks.skill, ...session.blocks.strength, ...session.blocks.mainWorkout];
  const reasons = items.flatMap(({ why }) => why ?? []).slice(0, 1);
  return {
    text: [
      `${when}: **${session.title}**, ${session.duration} min, effort ${session.intensityLevel} of 10${session.isDeload ? ", deload" : ""}${state === undefined ? "" : ` (${state})`}.`,
      bullet(items.slice(0, 8).map((item) => itemText(item))),
      `What it is for: ${session.trainingIntent || session.coachNotes.stimulus}${reasons.length > 0 ? ` Why these numbers: ${reasons[0] ?? ""}` : ""}`,
    ],
    followUps: ["Why?", "I only have 30 minutes", "Move it to another day"],
  };
}

/** What of the block, the week or until the race is still to do. */
export function aboutRemaining({ words }: DataQuestion, _: Diary, view: CoachView): Draft | undefined {
  const { plan } = view;
  if (plan === undefined) return noPlan();
  const byWeek = /\bthis week\b|\bweek\b(?!s)/.test(words) && !/\b(block|plan|weeks)\b/.test(words);
  const open = allSessions(plan).filter(
    (each) => each.date >= view.today && isOpen(plan, each) && (!byWeek || getMonday(each.date) === getMonday(view.today)),
  );
  const last = addDays(plan.plan.startDate, 7 * plan.plan.durationWeeks - 1);
  const week = plan.plan.weeks.find(({ startDate }) => startDate === getMonday(view.today));
  if (/\bafter (this|the|my) (block|plan)\b/.test(words)) {
    const test = allSessions(plan).find(({ date, title }) => date >= view.today && /^test/i.test(title));
    const race = view.competitions[0];
    return {
      text: [
        `The block ends on **${shortDay(last)}**. The next block is not planned yet: you generate it then, and it builds on what you logged and tested in this one${test === undefined ? "" : ` (${test.title}, ${shortDay(test.date)})`}${race === undefined ? "" : `, on the way to ${race.name ?? "your race"} on ${shortDay(race.date)} ${race.date.slice(0, 4)}`}.`,
      ],
      followUps: ["What is left in this block?"],
    };
  }
  const superlative = /\b(hardest|easiest|longest|shortest)\b/.exec(words)?.[1];
  if (superlative !== undefined) {
    const days = daysAhead(words, view.today);
    const among = allSessions(plan).filter(
      (each) => each.date >= view.today && isOpen(plan, each) && (days === undefined || (each.date >= days.from && each.date <= days.to)),
    );
    const value = ({ duration, intensityLevel }: Session): number =>
      /long|short/.test(superlative) ? duration : 1000 * intensityLevel + duration;
    const sign = /longest|hardest/.test(superlative) ? -1 : 1;
    const [top] = among.toSorted((a, b) => sign * (value(a) - value(b)));
    return top === undefined
      ? { text: ["Nothing is left there."] }
      : describe(top, `The ${superlative} is ${dayInWords(top.date).replace(/ \d{4}$/, "")}`, view);
  }
  return {
    text: [
      `**${count(open.length, "session")}** left ${byWeek ? "this week" : "in this block"}, ${hours(sum(open.map(({ duration }) => duration)))}${byWeek ? "" : `; it ends on ${shortDay(last)}${week === undefined ? "" : `, and this is week ${week.week} of ${plan.plan.durationWeeks}`}`}.`,
      bullet(open.slice(0, byWeek ? 7 : 3).map((each) => `${shortDay(each.date)}: ${each.title}, ${each.duration} min`)),
    ].filter((part) => part !== ""),
  };
}

/** The last weeks in a few lines. */
export function aboutSummary({ span, against }: DataQuestion, diary: Diary, view: CoachView): Draft {
  const period = span ?? back(4, "weeks", view.today);
  const done = within(diary.work, period);
  if (done.length === 0) return { text: [`Nothing is logged ${period.label}.`] };
  const due = within(diary.planned, period).filter(({ on, status }) => on < view.today || status !== "planned");
  const before = against === undefined || against === "usual" ? undefined : within(diary.work, against);
  const open =
    view.plan === undefined
      ? []
      : allSessions(view.plan).filter(
          (each) =>
            each.date >= view.today &&
            each.date > period.to &&
            getMonday(each.date) === getMonday(period.to) &&
            isOpen(view.plan as NonNullable<typeof view.plan>, each),
        );
  const isRunning = period.unit === "week" && period.to === view.today;
  const loadOf = (rows: typeof done): number => Math.round(sum(rows.map(({ load }) => load ?? 0)));
  const kept = due.filter(({ status }) => status === "completed").length;
  const form = formDays(diary, view.today);
  const then = form.findLast(({ on }) => on <= period.from);
  const now = form.at(-1);
  const news = within(diary.bests, period);
  const metres = sum(done.map((each) => each.metres.run ?? 0));
  return {
    text: [
      `${capital(period.label)}: **${count(done.length, "session")}**, ${hours(sum(done.map(({ minutes }) => minutes ?? 0)))}${metres > 0 ? `, about ${Math.round(metres / 1000)} km of running` : ""}, load ${loadOf(done).toLocaleString("en-GB")}.${isRunning ? ` This week is not over: ${count(open.length + allOpenToday(view), "session")} still to come.` : ""}`,
      bullet([
        before === undefined
          ? undefined
          : `${capital(against === "usual" || against === undefined ? "" : against.label)}: ${count(before.length, "session")}, ${hours(sum(before.map(({ minutes }) => minutes ?? 0)))}, load ${loadOf(before).toLocaleString("en-GB")}`,
        due.length === 0 ? undefined : `Sessions done: ${kept} of ${due.length} (${Math.round((100 * kept) / due.length)}%)`,
        now === undefined || then === undefined
          ? undefined
          : `Fitness: ${Math.round(then.fitness)} → ${Math.round(now.fitness)} (${percentChange(then.fitness, now.fitness) ?? ""})`,
        news.length === 0
          ? "New personal bests: none"
          : `New personal bests: ${news.map(({ name, value, unit }) => `${name} ${value}${unit === undefined || value.includes(":") ? "" : ` ${unit}`}`).join(", ")}`,
        ...diary.goals
          .filter(({ completedOn }) => completedOn === undefined)
          .slice(0, 2)
          .map(({ title, current, target, unit }) => `${title}: ${current} of ${target} ${unit}`),
      ]),
    ],
    followUps: ["What is my weak link?", "How are we looking for race day?"],
  };
}

function allOpenToday({ plan, today }: CoachView): number {
  return plan === undefined ? 0 : allSessions(plan).filter((session) => session.date === today && isOpen(plan, session)).length;
}
