import {
  competitionFormat,
  HYROX_SEASON,
  HYROX_STATIONS,
  hyroxLoad,
  hyroxPrediction,
  type HyroxDivision,
  type HyroxStation,
} from "@ironpace/training";
import type { Question } from "../question.ts";
import { bullet, clock, load, pace, roughly } from "../say.ts";
import type { Draft, Topic } from "../topic.ts";
import type { CoachView } from "../view.ts";

const STATIONS: readonly { readonly pattern: RegExp; readonly exercise: string; readonly article: string; readonly tip: string }[] = [
  {
    pattern: /\b(ski ?erg|ski erg|skierg|ski)\b/,
    exercise: "Ski erg",
    article: "hyrox-ergs",
    tip: "Damper 6. Hinge from the hip, let the body weight pull, and settle after the first 200 m: you win nothing here.",
  },
  {
    pattern: /\bsled push|push(ing)? (the )?sled|prowler\b/,
    exercise: "Sled push",
    article: "hyrox-sleds",
    tip: "Arms locked or elbows bent and close, hips low, short quick steps, breathe at the end of each 12.5 m.",
  },
  {
    pattern: /\bsled pull|pull(ing)? (the )?sled\b/,
    exercise: "Sled pull (rope)",
    article: "hyrox-sleds",
    tip: "Lean back and walk, arms follow; hand over hand only where there is no room to walk. Keep the rope out of your feet.",
  },
  {
    pattern: /\b(burpee broad jump|burpee broad jumps|broad jump|broad jumps|burpees?)\b/,
    exercise: "Burpee broad jump",
    article: "hyrox-burpees-and-lunges",
    tip: "Step up rather than jump up, jump short, same rhythm from the first to the last: longer jumps cost more than they give.",
  },
  {
    pattern: /\brow(ing|er)?\b/,
    exercise: "Row erg",
    article: "hyrox-ergs",
    tip: "Damper 6, rate 24–28, push with the legs and use it to bring the heart rate down.",
  },
  {
    pattern: /\bfarmers?\b|\bcarry\b/,
    exercise: "Farmers carry",
    article: "hyrox-carries-and-wall-balls",
    tip: "In one go, quick small steps, shoulders down. If you must put it down, do it once at half way.",
  },
  {
    pattern: /\b(sandbag|lunges?|lunging)\b/,
    exercise: "Sandbag lunge",
    article: "hyrox-burpees-and-lunges",
    tip: "Bag across the shoulders, torso up, knee touches every time, no stop longer than two breaths.",
  },
  {
    pattern: /\bwall ?balls?\b/,
    exercise: "Wall ball",
    article: "hyrox-carries-and-wall-balls",
    tip: "Planned sets from the first one (15–20, or 10 if you are new), full depth, breathe while the ball is in the air.",
  },
];

export const DIVISION_NAMES: { readonly [division in HyroxDivision]: string } = {
  womenOpen: "Women Open",
  womenPro: "Women Pro",
  menOpen: "Men Open",
  menPro: "Men Pro",
  doublesWomen: "Doubles Women",
  doublesMen: "Doubles Men",
  doublesMixed: "Doubles Mixed",
};

const ABOUT_HYROX = /\b(hyrox|roxzone|station|stations|sled|sleds|wall balls?|burpee broad jumps?|farmers|sandbag)\b/;

/** Loads, order, technique and targets of the stations. */
export const stations: Topic = {
  name: "hyrox stations",
  cues: [
    [/\b(station|stations)\b/, 2.5],
    [
      /\b(sled push|sled pull|sled|sleds|wall balls?|burpee broad jumps?|farmers carry|farmers|sandbag lunges?|sandbag|ski ?erg|roxzone)\b/,
      2.5,
    ],
    [/\b(carry|carries|farmers)\b.*\bgrip\b|\bgrip\b.*\b(carry|carries|farmers)\b/, 2],
    [/\bhyrox\b/, 1],
    [/\bhyrox\b.*\b(weights?|loads?|kg|heavy)\b|\b(weights?|loads?|heavy)\b.*\bhyrox\b/, 2.5],
    [
      /\b(row|rowing|rower|ski|skierg|burpees?|lunges?|carry|sleds?|wall balls?)\b.*\bhyrox\b|\bhyrox\b.*\b(row|rowing|rower|ski|skierg|burpees?|lunges?|carry|sleds?|wall balls?)\b/,
      3,
    ],
    [
      /\b(weight|weights|heavy|kg|load|loads|how much|order|list|split|splits|target|fast|technique|tips?|better|improve|faster|slow|slower|struggle|struggling|die|dying|suck|terrible|worst|break)\b/,
      0.8,
    ],
    [/\b(dont have|no|without|instead of|replace|alternative|substitute)\b.{0,15}\b(sled|ski ?erg|sandbag|rower|wall ball)/, -2],
    [/\b(prepare|preparation|prep|weeks|taper)\b/, -0.5],
    [/\btips?\b|\b(by|after) rep \d+|\bburns? out\b|\bgives? out\b/, 2],
  ],
  answer: (question, view) => {
    const { words } = question;
    const division = divisionAsked(question, view);
    const named = STATIONS.filter(({ pattern }) => pattern.test(words));
    if (/\broxzone\b/.test(words) && named.length === 0) return roxzone(view);
    if (named.length === 0 && !ABOUT_HYROX.test(words)) return undefined;
    if (named.length === 0) return allStations(division, view);
    const draft = oneStation(named, division, view);
    const added = [...(/\bgrip\b/.test(words) ? [GRIP] : []), ...(FLOOR.test(words) ? [STUCK_SLED] : [])];
    return { ...draft, text: [...draft.text, ...added] };
  },
};

const FLOOR = /\b(carpet|turf|floor|wont (move|budge|go|start)|doesnt (move|budge)|stuck|friction|sticky)\b/;
const STUCK_SLED =
  "On a slow carpet the same weight can be a third harder: take plates off in training (20–40% less) until it keeps moving, and judge by steps and time, not by the number. To start it: arms locked low, body at about 45 degrees, one long push through the whole foot, then short steps that never stop; if it stops, rest two breaths and start again rather than grinding.";
const GRIP =
  "Hold the handles in your fingers, thumbs over, shoulders down; use chalk. Train it two or three times a week: dead hangs of 30–60 s, and holds or carries heavier than the race for 30–40 m.";

function divisionAsked({ words }: Question, view: CoachView): HyroxDivision {
  const format = competitionFormat(`hyrox ${words}`);
  const own = hyroxPrediction(view.athlete, view.today).division;
  if (format?.kind !== "hyrox") return own;
  if (format.division !== undefined) return format.division;
  if (format.pro) return view.athlete.sex === "male" ? "menPro" : "womenPro";
  if (format.doubles) return view.athlete.sex === "male" ? "doublesMen" : "doublesWomen";
  return own;
}

function amount({ exercise, metres, reps, perHand }: HyroxStation, division: HyroxDivision, view: CoachView): string {
  const station = HYROX_STATIONS.find((each) => each.exercise === exercise);
  const kilograms = station === undefined ? undefined : hyroxLoad(station, division);
  const weight = kilograms === undefined ? "" : `, ${perHand === true ? "2 × " : ""}${load(view, kilograms)}`;
  return `${exercise}: ${metres === undefined ? `${reps ?? 0} reps` : `${metres.toLocaleString("en")} m`}${weight}`;
}

function allStations(division: HyroxDivision, view: CoachView): Draft {
  const { stations: own } = hyroxPrediction(view.athlete, view.today);
  return {
    text: [
      `Eight times 1 km of running, each followed by a station, in this order (**${DIVISION_NAMES[division]}**, season ${HYROX_SEASON}; sleds include the sled itself):`,
      HYROX_STATIONS.map(
        (station, index) => `${index + 1}. ${amount(station, division, view)}, about ${clock(own[index]?.seconds ?? 0)}`,
      ).join("\n"),
      `The times are ${view.capacities.row2kSplit === undefined ? "what is usual at your level" : "from your own split on the ergs and what is usual at your level elsewhere"}: estimates.${view.athlete.sex === undefined ? " Your profile does not say your sex, so I used the lighter loads." : ""}`,
    ],
    articles: ["hyrox-race", "hyrox-sleds"],
    followUps: ["What finish time could I race?", "How do I get better at the sled push?"],
  };
}

function oneStation(named: readonly (typeof STATIONS)[number][], division: HyroxDivision, view: CoachView): Draft {
  const { stations: own, division: ownDivision } = hyroxPrediction(view.athlete, view.today);
  const isOwn = division === ownDivision;
  const lines = named.slice(0, 3).map(({ exercise, tip }) => {
    const station = HYROX_STATIONS.find((each) => each.exercise === exercise);
    const target = own.find((each) => each.exercise === exercise);
    return `**${station === undefined ? exercise : amount(station, division, view)}** (${DIVISION_NAMES[division]}). ${isOwn && target !== undefined ? `Target about ${clock(target.seconds)} (${usual(target.source)}). ` : ""}${tip}`;
  });
  return {
    text: lines,
    articles: [...new Set(named.map(({ article }) => article))].slice(0, 2),
    followUps: ["What are all the station weights?", "What finish time could I race?"],
  };
}

/** "3:41 for the whole station is usual at your level" says the time twice. */
function usual(source: string): string {
  return source.includes("usual at your level") ? "usual at your level" : source;
}

function roxzone(view: CoachView): Draft {
  const { roxzone: seconds } = hyroxPrediction(view.athlete, view.today);
  return {
    text: [
      `The Roxzone is the way between track and stations, in and out. At your level about **${clock(seconds)}** for all eight together is usual, 6–9% of the finish time. It brings the total on foot to about 8.7 km.`,
      "Jog through it: it is the easiest place to save time. Know the floor plan, drink only where you planned to, and do not stop before the station.",
    ],
    articles: ["hyrox-race"],
  };
}

export const hyroxTime: Topic = {
  name: "hyrox time",
  cues: [
    [
      /\bhyrox\b.{0,60}\b(time|finish|predict\w*|pace|fast|sub|under|goal|target|estimate|running|run|runs|potential|how long)\b|\b(time|finish|predict\w*|pace|fast|sub|goal|target|estimate|how long)\b.{0,60}\bhyrox\b/,
      4,
    ],
    [/\bcompromised runn?ing\b/, 3.5],
    [/\b(between|after) (the )?stations?\b/, 2.5],
    [/\b(prepare|preparation|prep|taper|weights?|loads?|kg)\b/, -1.5],
  ],
  answer: (_, view) => {
    const found = hyroxPrediction(view.athlete, view.today);
    if (found.run === undefined || found.total === undefined || found.tenK === undefined) {
      return {
        text: [
          "For a Hyrox estimate I need a 5 km or 10 km time: about half of the race is running. Enter one in your profile. What is your best recent 5 km?",
          `Without it: at your level the eight stations take about ${clock(found.stations.reduce((sum, { seconds }) => sum + seconds, 0))} together and the Roxzone ${clock(found.roxzone)}.`,
        ],
        articles: ["hyrox-race"],
      };
    }
    const work = found.stations.reduce((sum, { seconds }) => sum + seconds, 0);
    return {
      text: [
        `${DIVISION_NAMES[found.division]}, as an estimate: **${clock(found.total)} to ${roughly(found.total * 1.05)}**.`,
        bullet([
          `Runs: 8 × 1 km at **${pace(view, found.run)}**, ${roughly(8 * found.run)} (your 10 km pace of ${pace(view, found.tenK)} slowed because the stations tire you)`,
          `Stations: ${roughly(work)}`,
          `Roxzone: ${clock(found.roxzone)}`,
        ]),
        "Start the first kilometre at that pace however slow it feels: most lose their time in the runs after the lunges, not in the stations.",
      ],
      articles: ["hyrox-race", "hyrox-running"],
      followUps: ["What are the station weights?", "How should I taper?"],
    };
  },
};
