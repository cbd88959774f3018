import { addDays, daysBetween, firstMissedDay, getMonday, shortDay } from "@ironpace/training";
import { readDay, readPeriod } from "../reading/period.ts";
import type { Question } from "../question.ts";
import { bullet } from "../say.ts";
import type { Draft, Topic } from "../topic.ts";
import type { CoachView } from "../view.ts";
import { allSessions, isOpen } from "./sessions.ts";

export const illness: Topic = {
  name: "illness",
  cues: [
    [
      /\b(ill|illness|sick|flu|cold|covid|virus|infection|unwell|stomach bug|food poisoning|throat|sniffles|runny nose|congested|cough|coughing|sinus|bronchitis|man flu|tonsillitis|under the weather|antibiotics)\b/,
      4,
    ],
    [
      /\bcold (water|plunge|shower|bath|weather|morning|day|outside|temperature|conditions|exposure|start)|\bin the cold\b|\bcold and (wet|windy|rain)/,
      -4,
    ],
    [
      /\b(?:after|back from|since|following|recover\w* from) (?:being |i was |having |my |the |a )*(?:sick|ill|illness|flu|covid|cold|virus)\b/,
      5,
    ],
  ],
  answer: (question, view) => {
    const asksToday = /\b(?:can|could|should|shall|may) i\b.*\btoday\b/.test(question.words);
    // "Take the week out", "cancel this week": the rest of it.
    const words = question.words.replace(/\b(?:take|cancel|skip|clear|drop|free up|scrap)\b.*\bthe week\b/, "this week");
    // "Had flu last week, can I race on Saturday": Saturday is no day of the illness.
    const isOverAndAsks = IS_OVER.test(question.words) && /\b(?:can|could|should|may|when|how) (?:i|do i)\b/.test(question.words);
    const period = isOverAndAsks
      ? undefined
      : (pastPeriod(words, readPeriod(words, view.today), view.today) ?? (asksToday ? { from: view.today, to: view.today } : undefined));
    const isPlainCold = /\b(runny nose|sniffles|sneez\w*|stuffy|blocked nose|nothing else|just a cold|slight cold)\b/.test(question.words);
    const isOver = IS_OVER.test(question.words);
    const advice = [
      ...(isOver
        ? [
            "**Go by the signs, not the date:** no fever for 24 hours without medicine, normal resting heart rate, two easy days done that felt normal. Then build up in steps. Wait with races and intervals until an easy hour feels normal again: after flu or Covid that is rarely before seven to ten good days.",
          ]
        : [
            isPlainCold
              ? "Only a runny nose: 20–30 easy minutes at most, and only if they make you feel better. The moment it is in the chest, the stomach or the muscles, or you feel hot: no training at all."
              : "With anything below the neck (chest, stomach, aching muscles) or a raised temperature: no training at all. With only a runny nose, 20–30 easy minutes at most, and only if they make you feel better.",
          ]),
      "Afterwards, come back in steps: days 1–2 about 30% of your usual training, easy only; days 3–5 50%; days 6–10 75%; from day 11, everything. Do not try to catch up on missed sessions; weights start a little lower.",
      "See a doctor when it is in the chest, lasts more than a few days, or your heart races or feels odd.",
    ];
    return withAbsence(question, view, advice, {
      reason: "illness",
      period,
      ask: "Since when, and for how many days do you expect to be out? Tell me the days, and I will offer a change to your plan.",
      articles: ["training-when-ill"],
    });
  },
};

const IS_OVER =
  /\b(?:had|was|were|been) (?:\w+ ){0,3}?(?:flu|cold|covid|fever|ill|sick|virus|bug|infection)\b.*\b(?:last|ago|until|till|gone|over)\b|\b(?:over|after|since|recovered from) (?:my |the |a )?(?:flu|cold|covid|fever|illness|virus|bug|infection)\b|\b(?:after|since) (?:being|i was|having been) (?:sick|ill)\b|\bback (?:from|after) (?:\w+ )?(?:flu|covid|cold|illness)\b|\bim over\b/;

/** "was sick from monday to wednesday": the days that are over, not the next of that name. */
function pastPeriod(words: string, period: Absence["period"], today: string): Absence["period"] {
  const isOver =
    /\b(?:was|were|have been|had|been) (?:\w+ )?(?:ill|sick|unwell|a cold|the flu|fever|in bed)\b/.test(words) &&
    !/\b(?:still|since|now)\b/.test(words);
  if (period === undefined || !isOver || period.from <= today) return period;
  return { from: addDays(period.from, -7), to: addDays(period.to, -7) };
}

export const away: Topic = {
  name: "away",
  cues: [
    [
      /\b(holiday|holidays|vacation|business trip|work trip|away|honeymoon|conference|no gym|without a gym|camping|wedding|travelling|traveling|offline|skiing|ski trip|out of town|off to|flying to|going to (spain|italy|france|greece|portugal|mallorca|the mountains|the beach|my parents))\b/,
      3.5,
    ],
    [/\b(travel|trip|flying|flight)\b/, 2.5],
    [/\b(jet ?lag|time zones?)\b/, -2],
    [/\b(hotel|hotel gym)\b/, 1],
    [/\bhotel\b.*\b(mon|tue|wed|thu|fri|sat|sun|next week|this week|days?)\w*\b/, 3.5],
    [/\b(holiday|vacation|away|trip)\b.*\b\d{1,2}\b.*\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/, 3],
    [/\brace|competition\b/, -0.5],
  ],
  answer: (question, view) => {
    const period = readPeriod(question.words, view.today);
    const days = period === undefined ? undefined : daysBetween(period.from, period.to) + 1;
    const advice = [
      days !== undefined && days <= 3
        ? "Up to three days away change nothing: continue where you are."
        : "One session a week keeps your strength for weeks if the loads stay, and two keep your endurance if some of it stays hard. So a holiday costs you little, and two short sessions a week make it cost nothing.",
      "With just shoes and a room: run easy for 30–40 min and do 3 rounds of 10 push-ups, 12 lunges a side and a 30 s plank.",
    ];
    return withAbsence(question, view, advice, {
      reason: "travel",
      period,
      ask: "Which days are you away? I will make a card that takes them out.",
      articles: ["training-while-travelling", "maintenance"],
    });
  },
};

interface Absence {
  readonly reason: "illness" | "travel";
  readonly period: { readonly from: string; readonly to: string } | undefined;
  readonly ask: string;
  readonly articles: readonly string[];
}

function withAbsence(_: Question, view: CoachView, advice: readonly string[], { reason, period, ask, articles }: Absence): Draft {
  const { plan } = view;
  if (plan === undefined) return { text: advice, articles };
  if (period === undefined) return { text: [...advice, ask], articles };
  const touched = allSessions(plan).filter((session) => session.date >= period.from && session.date <= period.to && isOpen(plan, session));
  const days = `${shortDay(period.from)}${period.to === period.from ? "" : ` to ${shortDay(period.to)}`}`;
  return {
    text: [
      ...advice,
      touched.length === 0
        ? `Nothing is planned from ${days}, so nothing has to change.`
        : `From ${days} your plan has:\n${bullet(touched.map(({ date, title, duration }) => `${shortDay(date)}: ${title}, ${duration} min`))}`,
      ...(touched.length === 0
        ? []
        : ["The card below takes these days out and brings you back in steps. Nothing changes until you accept it."]),
    ],
    articles,
    ...(touched.length === 0
      ? {}
      : {
          proposals: [
            {
              title: `${reason === "illness" ? "Ill" : "Away"}, ${days}`,
              why: `${touched.length} ${touched.length === 1 ? "session is" : "sessions are"} on these days. They are taken out, and the days after are easier.`,
              request: { reason, from: period.from, to: period.to },
            },
          ],
        }),
  };
}

export const missed: Topic = {
  name: "missed",
  cues: [
    [
      /\b(missed|missing|skipped|skip|skipping|didnt (train|do|make|go)|couldnt (train|make)|havent trained|not trained|fell behind|behind on|catch up|make up|took (a|some) (week|days|time) off|off for|weeks? off|days? off|month off|break from)\b/,
      3.5,
    ],
    [/\b(if|when) (i|you|we|someone) (miss|skip) (a|one|some|my)\b/, 4.5],
    [/\b(session|sessions|workout|workouts|week|training)\b/, 0.5],
    [/\b(hrv|heart rate variability|should i skip|shall i skip|can i skip)\b/, -3],
    [/\bmissing (benchmark|benchmarks|number|numbers|data|value)/, -4],
  ],
  answer: ({ words }, view) => {
    const gap = readGap(words);
    const { plan, today } = view;
    // Those that the card of missed sessions is about.
    const since = plan === undefined ? today : firstMissedDay(plan.plan, { today, outcomes: plan.outcomes });
    const open =
      plan === undefined
        ? []
        : allSessions(plan).filter((session) => session.date < today && session.date >= since && isOpen(plan, session));
    return {
      text: [
        gap === undefined
          ? "Do not squeeze it in: doubling up costs more than a missed day. What to do depends on how long it was:"
          : gapAdvice(gap),
        ...(gap === undefined
          ? [
              bullet([
                "up to 3 days: continue as planned",
                "4–7 days: repeat the last week at 90%",
                "8–14 days: restart at 80% of the volume, and run about 2–4% slower",
                "more than 14 days: build up again from week 1",
              ]),
            ]
          : ["You do not have to catch up on what you missed."]),
        ...(open.length > 0
          ? [
              `Open since ${shortDay(since)}: ${open.map(({ title, date }) => `${title} (${shortDay(date)})`).join(", ")}. The card marks them as missed, moves key sessions where there is room and adjusts the days after.`,
              ...(open.some(({ date }) => getMonday(date) === getMonday(today))
                ? [
                    "You can still do one of this week's on a free day: under **What happened?** on its day choose **I will do it on another day…**",
                  ]
                : []),
            ]
          : plan === undefined
            ? []
            : [`Since ${shortDay(since)} I see no session without a result, so the plan does not have to change.`]),
      ],
      articles: ["missed-training"],
      ...(open.length === 0
        ? {}
        : {
            proposals: [
              {
                title: "Carry on without the missed sessions",
                why: `${open.length} ${open.length === 1 ? "session has" : "sessions have"} no result since ${shortDay(since)}.`,
                request: { reason: "missed" as const },
              },
            ],
          }),
    };
  },
};

/** Days without training that a text names. */
function readGap(words: string): number | undefined {
  const found = /\b(\d{1,3}|a|one|two|three|four|five|six|couple of|few) (day|days|week|weeks|month|months)\b/.exec(words);
  if (found?.[1] === undefined || found[2] === undefined) return undefined;
  const named = { a: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, "couple of": 2, few: 3 }[found[1]];
  const amount = named ?? Number(found[1]);
  return amount * (found[2].startsWith("month") ? 30 : found[2].startsWith("week") ? 7 : 1);
}

function gapAdvice(days: number): string {
  if (days <= 3) return `${days} ${days === 1 ? "day" : "days"} off ${days === 1 ? "changes" : "change"} nothing: continue as planned.`;
  if (days <= 7) return "After 4–7 days off, repeat the last week at 90%.";
  if (days <= 14) return "After 8–14 days off, restart at 80% of the volume, run about 2–4% slower, and build up over two weeks.";
  return "After more than two weeks off, build up again from week 1: end this plan and generate a new one, with benchmarks you can do today. Fitness comes back faster than you first built it.";
}

/** A race that the plan does not know yet. */
export const newRace: Topic = {
  name: "new race",
  cues: [
    [
      /\b(signed up|sign up|registered|entered|booked|got (a )?(spot|slot|ticket)|just (got|added)|new race|add (a |my )?(race|competition)|racing on|race date|(move|moved|changed) (my |the )?(race|competition))\b/,
      4,
    ],
  ],
  answer: ({ words }, view) => {
    const date = dateIn(words, view);
    const race =
      view.competitions.find((each) => each.id !== undefined && each.date === date) ??
      (date === undefined ? view.competitions.find(({ id }) => id !== undefined) : undefined);
    if (race?.id === undefined) {
      return {
        text: [
          "Good. Enter it under Competitions with its date and priority: A means that the plan peaks and tapers for it, B a short taper, C that you train through it.",
          `${date === undefined ? "Which day is it, and which race?" : `Once it is entered with its date (${shortDay(date)}), ask me again:`} then I can offer to adjust the plan to it.`,
        ],
        articles: ["taper"],
      };
    }
    return {
      text: [
        `**${race.name ?? "Your race"}** is on ${shortDay(race.date)}, ${daysBetween(view.today, race.date)} days from now, priority ${race.priority}. The card adjusts the plan to it: the volume comes down before it and the days after are easy.`,
      ],
      articles: ["taper"],
      ...(view.plan === undefined
        ? {}
        : {
            proposals: [
              {
                title: `Prepare for ${race.name ?? "the race"}`,
                why: `It is on ${shortDay(race.date)} with priority ${race.priority}.`,
                request: { reason: "competition" as const, competitionId: race.id, targetDate: race.date },
              },
            ],
          }),
    };
  },
};

export function dateIn(words: string, { today }: CoachView): string | undefined {
  const found =
    /\b(\d{4}-\d{2}-\d{2}|\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|(?:jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d{1,2})\b/.exec(
      words,
    )?.[1];
  return found === undefined ? undefined : readDay(found, today);
}

/** A better lift or time than the plan was made from. */
export const newBest: Topic = {
  name: "new best",
  cues: [
    [
      /\b(new (pr|pb|max|1rm|best|record|5k|10k|squat|deadlift|ftp|benchmark)|pr ?d\b|hit a (new )?(pr|pb)|just (ran|lifted|squatted|hit|pulled|deadlifted|did)|retested|tested my|update my (benchmark|benchmarks|numbers|1rm|max|plan|loads|paces))\b/,
      4,
    ],
    [/\b(too easy|too light)\b/, 1],
  ],
  answer: (_, { plan }) => ({
    text: [
      "Well done. Enter it in your profile under Benchmarks with its date, and every weight and pace based on it updates.",
      plan === undefined ? "Your next plan will use it." : "Once it is entered, accept the card below to update your plan.",
    ],
    articles: ["benchmarks-and-testing"],
    ...(plan === undefined
      ? {}
      : {
          proposals: [
            {
              title: "Update the plan to your new numbers",
              why: "Weights and paces follow your current benchmarks.",
              request: { reason: "benchmark" as const },
            },
          ],
        }),
  }),
};
