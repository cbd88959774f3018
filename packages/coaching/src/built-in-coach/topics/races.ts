import {
  addDays,
  competitionFormat,
  type CompetitionFormat,
  type Day,
  dayInWords,
  daysBetween,
  hyroxPrediction,
  parseClock,
  raceFacts,
  raceReadiness,
  raceTime,
  taperMean,
  RUN_DISTANCES,
  shortDay,
} from "@ironpace/training";
import { daysAhead, distancesIn } from "../reading/numbers.ts";
import type { Question } from "../question.ts";
import { bullet, capital, clock, distance, pace } from "../say.ts";
import type { Draft, Topic } from "../topic.ts";
import { monthIn } from "../turn/names.ts";
import type { CoachView } from "../view.ts";
import { dateIn } from "./circumstances.ts";

interface RaceAsked {
  readonly name: string;
  readonly format: CompetitionFormat;
  readonly date: string | undefined;
  /** Row of competitions, of a race that the message names. */
  readonly id?: string | undefined;
}

/** The race of the question, else the next of the athlete's own, else one of the focus without a date. */
function raceAsked(question: Question, view: CoachView): RaceAsked {
  const named = ownByName(question, view);
  if (named?.name !== undefined) {
    const format = competitionFormat(`${named.type ?? ""} ${named.name}`) ?? OF_FOCUS[view.athlete.focus];
    return { name: named.name, format, date: named.date, id: named.id };
  }
  const { words } = question;
  const said = competitionFormat(words.replaceAll(/\b(run|running|runs|race|races|open|clean|snatch|half way|half the|meet)\b/g, " "));
  const ahead = daysAhead(words);
  const own = view.competitions.find((race) => {
    const format = competitionFormat(`${race.type ?? ""} ${race.name ?? ""}`);
    return said === undefined || format?.kind === said.kind;
  });
  const day = dateIn(words, view) ?? (ahead === undefined ? undefined : addDays(view.today, ahead));
  // "My plan goes to 3 January, my race is in March": the day is not that of the race.
  const dated = day !== undefined && own !== undefined && isOfOtherMonth(day, own.date, words) ? undefined : day;
  const fromOwn = own === undefined ? undefined : competitionFormat(`${own.type ?? ""} ${own.name ?? ""}`);
  const format = said ?? fromOwn ?? OF_FOCUS[view.athlete.focus];
  return { name: dated === undefined ? (own?.name ?? getName(format)) : getName(format), format, date: dated ?? own?.date };
}

/** Whether a message names the month of a race beside a day of another month. */
function isOfOtherMonth(day: Day, race: Day, words: string): boolean {
  const month = monthIn("en", race).slice(0, 3).toLowerCase();
  return day.slice(0, 7) !== race.slice(0, 7) && new RegExp(`\\b(?:in|of|until|till|before) (?:late |early |mid )?${month}`).test(words);
}

/** An own race whose whole name stands in the message; of several with this name the one whose day does too, else the next. */
function ownByName({ content, words }: Question, view: CoachView): CoachView["competitions"][number] | undefined {
  const said = content.toLowerCase();
  const named = view.competitions.filter(
    ({ name }) => name !== undefined && name.length >= SHORTEST_NAME && said.includes(name.toLowerCase()),
  );
  const day = dateIn(words, view);
  return named.find(({ date }) => date === day) ?? named[0];
}

/** A shorter name may be part of any word. */
const SHORTEST_NAME = 4;

const OF_FOCUS: { readonly [focus in CoachView["athlete"]["focus"]]: CompetitionFormat } = {
  hyrox: { kind: "hyrox", sleds: true, pro: false, doubles: false },
  crossfit: { kind: "crossfit" },
  running: { kind: "running", distance: RUN_DISTANCES["10k"] },
  triathlon: { kind: "triathlon", name: "standard", format: { swim: 1500, bike: 40_000, run: 10_000 } },
  strength: { kind: "powerlifting" },
  powerlifting: { kind: "powerlifting" },
  general: { kind: "hyrox", sleds: true, pro: false, doubles: false },
};

function getName(format: CompetitionFormat): string {
  switch (format.kind) {
    case "hyrox":
      return "Hyrox";
    case "crossfit":
      return "the CrossFit competition";
    case "triathlon":
      return "the triathlon";
    case "running":
      return format.distance === RUN_DISTANCES.marathon
        ? "the marathon"
        : format.distance === RUN_DISTANCES.half
          ? "the half marathon"
          : `the ${(format.distance ?? 10_000) / 1000} km race`;
    default:
      return "the meet";
  }
}

/** When the volume comes down, and what is the last of each kind. */
export const taper: Topic = {
  name: "taper",
  cues: [
    [/\btaper\w*\b/, 4],
    [
      /\b(race week|last (week|two weeks|2 weeks|days)|final (week|two weeks)|week before|days before|day before|before (my |the )?(race|hyrox|marathon|competition|meet|comp))\b/,
      3,
    ],
    [/\blast (hard|long|heavy|big) (session|run|workout|lift|squat|squats|simulation)\b/, 3],
    [/\b(how much (should i )?(train|run|lift)|still (train|lift|squat|run)|stop (lifting|squatting|training))\b/, 1.5],
    [/\b(eat|food|breakfast|carbohydrate|drink|fuel\w*|caffeine|sleep)\b/, -3],
    [/\b(prepare|preparation|prep)\b/, -0.5],
  ],
  answer: (question, view) => {
    const race = raceAsked(question, view);
    const facts = raceFacts(race.format, "A");
    const on = (days: number): string =>
      race.date === undefined ? `${days} days before` : `${shortDay(addDays(race.date, -days))} (${days} days before)`;
    return {
      text: [
        race.date === undefined
          ? `For ${race.name} the taper is **${facts.taperDays} days**. When is it? Give me the date and I will list the key days.`
          : `${/\b(sluggish|flat|tired|restless|normal|weird|heavy legs)\b/.test(question.words) ? "Feeling flat, heavy or restless in a taper is normal. " : ""}**${capital(race.name)}**, ${dayInWords(race.date)} (in ${daysBetween(view.today, race.date)} days): the taper begins on **${on(facts.taperDays)}**.`,
        bullet([
          `Volume down to ${Math.round(100 * taperMean(race.format, facts.taperDays, 1))}% in the last seven days, more the nearer the race is; intensity and number of days stay`,
          `Last hard session: ${on(facts.lastHard)}`,
          `Last heavy leg work: ${on(facts.lastHeavyLegs)}`,
          race.format.kind === "running" || race.format.kind === "triathlon"
            ? `Last long run or ride: ${on(facts.lastLong)}`
            : race.format.kind === "hyrox"
              ? `No sleds from ${on(5)} on; last simulation 10–12 days before`
              : undefined,
          "Two days before: rest or easy. Day before: rest, or 15–25 min easy with 3–4 strides",
        ]),
        "Nothing new, no tests, no max attempts. Feeling flat or restless in a taper is normal.",
      ],
      articles: ["taper", race.format.kind === "hyrox" ? "hyrox-race" : "race-week"],
      followUps: ["What should I eat before the race?", "How do I warm up on race day?"],
    };
  },
};

/** From today to the race. */
export const preparation: Topic = {
  name: "preparation",
  cues: [
    [/\b(prepare|preparing|preparation|prep|get ready|ready for|train for|training for|build up to)\b/, 3],
    [/\b(race|racing|competition|hyrox|marathon|meet|triathlon|throwdown|10k|half)\b/, 1.5],
    [/\b(weeks?|months?) (out|away|to go|left|until|till|before)\b|\bin (\w+) (weeks|months)\b/, 2],
    [/\b(plan|overview|phases|what matters|how should i|strategy)\b/, 0.5],
    [/\b(keep|combine|lifting|strength)\b/, -0.5],
  ],
  also: ({ action }) => (action === "competition_preparation" ? 2 : 0),
  answer: (question, view) => {
    const race = raceAsked(question, view);
    const facts = raceFacts(race.format, "A");
    const days = race.date === undefined ? undefined : daysBetween(view.today, race.date);
    if (race.date === undefined || days === undefined) {
      return {
        text: [
          `When is ${race.name}? With the day (or “in 8 weeks”) I can lay out the weeks until then.`,
          bullet(PREPARATION[race.format.kind]),
        ],
        articles: [ARTICLES[race.format.kind], "taper"],
      };
    }
    const weeks = Math.floor(days / 7);
    const specific = Math.max(1, Math.min(4, Math.floor(weeks / 2)));
    return {
      text: [
        `**${capital(race.name)}** is in ${days} days (${weeks} weeks), on ${dayInWords(race.date)}.`,
        days <= 7
          ? "Less than a week: it is too late to build fitness. Two or three short, sharp sessions, then rest."
          : bullet([
              weeks > specific + 2
                ? `Until ${specific + 2} weeks before: build volume, technique and strength, a deload every fourth week`
                : undefined,
              weeks > 2 ? `${specific + 2} to 2 weeks before: what the race demands, at race pace and race load` : undefined,
              `Taper from ${shortDay(addDays(race.date, -facts.taperDays))} (${facts.taperDays} days): volume falls to about ${Math.round(100 * taperMean(race.format, facts.taperDays, 1))}% in the last seven days, intensity stays; last hard session ${facts.lastHard} days before, last heavy leg work ${facts.lastHeavyLegs} days before`,
            ]),
        `What matters most:\n${bullet(PREPARATION[race.format.kind])}`,
        ...estimate(race, view),
        ...(view.plan !== undefined && !view.competitions.some(({ date }) => date === race.date)
          ? ["This race is not in your plan yet: enter it under Competitions, then I can offer to adjust the plan to it."]
          : []),
        ...(view.plan === undefined && view.competitions.some(({ date }) => date === race.date)
          ? ["You have no active plan: one that you generate under Training Plans leads up to it."]
          : []),
      ],
      articles: [ARTICLES[race.format.kind], "taper"],
      ...proposalFor(race, view),
      followUps: ["When does my taper start?", "What should I eat before the race?", "What time could I race?"],
    };
  },
};

function proposalFor(race: RaceAsked, view: CoachView): Pick<Draft, "proposals"> {
  const own = view.competitions.find(({ date, id }) => id !== undefined && (race.id === undefined ? date === race.date : id === race.id));
  if (own?.id === undefined || view.plan === undefined) return {};
  return {
    proposals: [
      {
        title: `Adjust the plan to ${own.name ?? race.name}`,
        why: `It is on ${shortDay(own.date)} with priority ${own.priority}: the volume comes down before it and the days after are easy. If the plan was made for it already, nothing changes.`,
        request: { reason: "competition", competitionId: own.id, targetDate: own.date },
      },
    ],
  };
}

/** The same numbers as on the competition's card, to the second. */
function estimate(race: RaceAsked, view: CoachView): string[] {
  if (race.format.kind === "hyrox") {
    const { total, run } = hyroxPrediction(view.athlete, view.today);
    return total === undefined || run === undefined
      ? []
      : [`Your numbers say about ${clock(total)} today, with the runs at ${pace(view, run)}: an estimate.`];
  }
  if (race.format.kind !== "running") return [];
  const metres = race.format.distance ?? 10_000;
  const asked = { name: race.name, type: `${metres / 1000} km`, date: race.date ?? view.today, priority: "C" as const, goals: [] };
  const finish = raceReadiness(view.athlete, asked, view.today)[0]?.have;
  const seconds = finish === undefined ? undefined : parseClock(finish);
  if (finish === undefined || seconds === undefined) return [];
  return [`Your numbers say about ${finish} over ${distance(view, metres)} today, ${pace(view, seconds / (metres / 1000))}: an estimate.`];
}

const PREPARATION: { readonly [kind in CompetitionFormat["kind"]]: readonly string[] } = {
  hyrox: [
    "**Run**: at least half of the race is running; two to three runs a week, one of them threshold, and runs straight after stations",
    "**Sled and legs**: heavy squats or pulls once a week, sled push and pull once a week at 60–100% of race weight, never in the last five days",
    "**Stations**: wall balls and lunges in planned sets when tired; one short simulation, at the latest 10 days before",
    "**Taper**: 7 to 14 days; arrive rested, with nothing new",
  ],
  crossfit: [
    "Skills daily and short, lifts at 80–90%",
    "Two short test-like workouts a week, never to failure",
    "Last hard session 4–5 days before",
  ],
  running: [
    "The **long run** at easy pace, growing by at most 10% over the longest of the last 30 days",
    "One threshold or interval session a week, two if you train five days or more",
    "Strength once a week until 10–14 days before",
  ],
  triathlon: [
    "One brick a week: ride, then 10–30 min of running",
    "Half of the time on the bike; swim often rather than long",
    "Practise eating and drinking on the long ride",
  ],
  powerlifting: [
    "Heavy singles from three to four weeks out, volume down",
    "Last heavy squat 7–10 days, deadlift 8–12, bench 5–7 days before",
    "Openers you could do for a triple",
  ],
  weightlifting: [
    "Snatch and clean and jerk three times a week, singles at 85–92%",
    "Last heavy singles 4–7 days before",
    "Openers at 90–92%",
  ],
};

const ARTICLES: { readonly [kind in CompetitionFormat["kind"]]: string } = {
  hyrox: "hyrox-race",
  crossfit: "competition-weekend",
  running: "long-run",
  triathlon: "bricks",
  powerlifting: "meet-day",
  weightlifting: "meet-day",
};

/** The day itself. */
export const raceDay: Topic = {
  name: "race day",
  cues: [
    [
      /\b(race day|on the day|race morning|start line|pacing strategy|race strategy|race plan|pace myself|negative split|go out (too )?(fast|hard)|first km|nerves|nervous|anxious|warm ?up (for|before) (a |the |my )?(race|hyrox|5k|10k|marathon|comp\w*))\b/,
      3.5,
    ],
    [/\bpace (a|an|my|the|this)( \w+)? ?(race|5k|10k|half|marathon|hyrox|parkrun|mile)\b/, 4],
    [/\b(race|hyrox|marathon|5k|10k|half)\b/, 0.8],
    [/\b(eat|food|breakfast|drink|fuel\w*|carbohydrate|caffeine|gel|gels)\b/, -3],
  ],
  answer: (question, view) => {
    const { words } = question;
    const race = raceAsked(question, view);
    if (/\b(nerves|nervous|anxious)\b/.test(words)) return { text: [], articles: ["race-nerves"] };
    if (/\bwarm ?up\b/.test(words)) {
      return {
        text: [
          race.format.kind === "running" && (race.format.distance ?? 0) > 25_000
            ? "For a marathon ten minutes are enough: walk, jog, drills. The first kilometres are the rest of the warm-up."
            : "Start 35–40 minutes before: 10–15 minutes of easy running, drills, 2–4 strides at race pace, and for Hyrox five light wall balls and lunges. Finish ten minutes before the start and stay in motion.",
        ],
        articles: ["warm-up", "race-week"],
      };
    }
    const { vdot } = view.capacities;
    const [asked] = distancesIn(words);
    const metres = asked ?? (race.format.kind === "running" ? race.format.distance : undefined);
    const even =
      race.format.kind === "hyrox" || vdot === undefined || metres === undefined
        ? []
        : [
            `For ${distance(view, metres)} your numbers say ${pace(view, raceTime(vdot.value, metres) / (metres / 1000))}: run the first part 3–5 s per km slower, the middle at it, the last by feel.`,
          ];
    return {
      text: [
        ...even,
        ...(race.format.kind === "hyrox" ? hyroxPlan(view) : []),
        "Start slower than you want to. Even effort wins; what you save in the first third pays off twice in the last.",
      ],
      articles: [race.format.kind === "hyrox" ? "hyrox-running" : "race-pacing", "race-week"],
    };
  },
};

function hyroxPlan(view: CoachView): string[] {
  const { run } = hyroxPrediction(view.athlete, view.today);
  return [
    `${run === undefined ? "Run the first kilometre at a pace you could talk at." : `Run the first kilometre at **${pace(view, run)}**, however slow it feels.`} Easy to the sled pull, steady to the farmers carry, all out from the lunges on. Sleds in short quick steps, wall balls in planned sets, and jog the Roxzone.`,
  ];
}
