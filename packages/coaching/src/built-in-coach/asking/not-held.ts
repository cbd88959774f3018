import type { Diary } from "../own-data/diary.ts";
import { within } from "../own-data/diary.ts";
import { spanText } from "../own-data/figures.ts";
import { always } from "../own-data/span.ts";
import { SESSION_KINDS } from "../frame/session-kinds.ts";
import type { Slots } from "../reading/slots.ts";
import { getSpan } from "../reading/time.ts";
import { weight } from "../say.ts";
import type { Draft } from "../topic.ts";
import type { CoachView } from "../view.ts";
import { dated, speak, type Speech } from "./speech.ts";

/** What stands in the morning check-ins, which the coach does not read. */
const IN_CHECK_INS: ReadonlySet<string> = new Set(["sleep", "resting heart rate or HRV", "mood, energy or stress"]);
/** What athletes ask for like their log and the coach cannot read. */
const NOT_HELD: readonly (readonly [english: string, german: string, said: RegExp])[] = [
  ["sleep", "Schlaf", /\b(?:sleep|slept|sleeping|naps?|napped)\b/],
  [
    "resting heart rate or HRV",
    "Ruhepuls und HRV",
    /\b(?:hrv|resting (?:heart ?rate|hr|pulse)|rhr|readiness|body battery|recovery score)\b/,
  ],
  [
    "heart rates",
    "Pulswerte",
    /\b(?:average|avg|mean|max|my|what) (?:hr|heart ?rate|pulse)\b.*\b(?:on|in|during|last|yesterday|for|was|week|run)\b|\b(?:hr|heart ?rate|pulse) (?:on|in|during|last|yesterday|for)\b/,
  ],
  ["steps", "Schritte", /\b(?:step count|steps)\b/],
  ["calories", "Kalorien", /\b(?:calories|kcal|cals)\b/],
  ["cadence", "Schrittfrequenz", /\b(?:cadence|steps per minute|spm)\b/],
  ["elevation", "Höhenmeter", /\b(?:elevation|vert|climbed|metres up|hohenmeter)\b/],
  ["body fat", "Körperfett", /\b(?:body ?fat|fat percentage|muscle mass)\b/],
  ["mood, energy or stress", "Stimmung, Energie und Stress", /\b(?:mood|energy levels?|stress(?: level)?|soreness)\b/],
  [
    "food and drink",
    "Essen und Trinken",
    /\b(?:protein|carbs?|water|beers?|coffees?) (?:did|have|had) i\b|\b(?:did|have|had) i (?:eat|eaten|drink|drunk|drank)\b/,
  ],
];

const OWN = /\b(?:i|my|me|mine)\b/;
const ASKS_VALUE =
  /^(?:(?:and|so|ok|hey|also|whats|what is|show(?: me)?|tell me) )*(?:how (?:did|was|were|is|are|many|much|high|low|has|often|long|well|good|bad)|what(?:s| is| was| were)?|did i|was|were|is my|avg|average|my)\b/;
const ADVICE =
  /\b(?:should|shall|need to|needed|do i need|tips?|improve|lower(?:ing)?|reduce|raise|increase|normal|good for|healthy|before|after|helps?|how to|recommend\w*|does|affect\w*|why|can i|could i|if|per (?:kg|day)|ideal|target|zones?|supposed|in the race|estimate\w*)\b/;

/** "how did I sleep this week": says that the app holds none of it, instead of an article about it. */
export function answerNotHeld(slots: Slots, { profile }: Diary, view: CoachView, speech: Speech): Draft | undefined {
  const { words, times } = slots;
  const say = speak(speech);
  if (!OWN.test(words) || !ASKS_VALUE.test(words) || ADVICE.test(words)) return undefined;
  const isWeightThen =
    /\b(?:did i weigh|was i (?:weighing|at)|weigh(?:ed)? (?:in|last|a)|was my (?:body ?)?weight|my (?:body ?)?weight (?:chang\w*|trend|history|develop\w*|in|last|a)|(?:weight|kilos?) (?:did|have) i (?:lost?|gain\w*)|(?:did|have) i (?:lost?|lose|gain\w*) (?:any )?(?:weight|kilos?))\b/.test(
      words,
    ) && slots.lifts.length === 0;
  if (isWeightThen) {
    const now = profile.bodyWeight === undefined ? undefined : weight(view, profile.bodyWeight);
    return {
      text: [
        say(
          `I cannot say: the app keeps only your latest weight${now === undefined ? ", and yours is not entered" : `. Yours is **${now}** now`}.`,
          `Das kann ich nicht sagen: Die App speichert ein Körpergewicht ohne Verlauf${now === undefined ? ", und deins ist nicht eingetragen" : `. Jetzt sind es **${now}**`}.`,
        ),
      ],
    };
  }
  const found = NOT_HELD.find(([, , said]) => said.test(words));
  if (found === undefined) return undefined;
  const [english, german] = found;
  const isCompared = slots.isCompared || times.length > 1;
  return {
    text: [
      IN_CHECK_INS.has(english)
        ? say(
            `I do not read your check-ins, so I cannot ${isCompared ? "compare" : "say anything about"} **${english}**, and I will not guess. The **Check-in** page shows the last four weeks.`,
            `Deine Check-ins lese ich nicht, also kann ich zu **${german}** nichts ${isCompared ? "vergleichen" : "sagen"} und rate nicht. Die Seite **Check-in** zeigt die letzten vier Wochen.`,
          )
        : say(
            `You have no entries for **${english}**: the app records none, so I cannot ${isCompared ? "compare" : "say"}, and I will not guess.`,
            `**${german}** zeichnet die App nicht auf, also kann ich das nicht ${isCompared ? "vergleichen" : "sagen"} und rate nicht.`,
          ),
      say(
        "What I do have are your sessions with minutes, effort and load, sets, distances, bests, goals and races.",
        "Was ich habe: deine Einheiten mit Minuten, Anstrengung und Last, Sätze, Strecken, Bestwerte, Ziele und Wettkämpfe.",
      ),
    ],
    followUps: speech === "de" ? [] : ["How was my training load this week?"],
  };
}

/** The word that nothing explains where it names what is to be counted or found: "how many yoga sessions", "when did I last do yoga". */
export function thingNotHeld({ words, unexplained }: Pick<Slots, "words" | "unexplained">): string | undefined {
  return unexplained.find((word) => !NO_THING.test(word) && new RegExp(`${HEAD}${word}\\b`).test(words));
}

const HEAD =
  "\\b(?:how (?:many|much|often|far|long)|any|some|number of|count(?: of)?|did i(?: (?:last|ever|even))? (?:do|have|go|play|make|log)|have i(?: ever)? (?:done|had|been|logged)|do i (?:do|go|play)|last|latest|longest|first|next|total|all(?: my)?|logged|list(?: my)?|show(?: me)?(?: my)?|average|avg|my) (?:of |the |my |in |on |a |any |to )*";
/** Words that say how much or how, and no thing. */
const NO_THING = /^(?:\d.*|often|higher|lower|better|worse|longest|shortest|actually|lately|bail\w*|\w+ly)$/;

/** Nothing of that name is logged; what is, and how often, is said instead of a count of everything. */
export function answerThingNotHeld(thing: string, { times }: Slots, { work }: Diary, { today }: CoachView, speech: Speech): Draft {
  const say = speak(speech);
  const [time] = times;
  const span = time === undefined ? always(today) : (getSpan(time, today, true) ?? always(today));
  const isAll = span.from === always(today).from;
  const when = isAll ? "" : ` ${spanText(span)}`;
  const titled = work.filter(({ title }) => title.toLowerCase().includes(thing.replace(/s$/, "")));
  const rows = within(work, span);
  const kinds = SESSION_KINDS.map(({ name, german, isDone }) => ({ name, german, count: rows.filter((each) => isDone(each)).length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST_KINDS);
  const last = titled.at(-1);
  return {
    text: [
      say(
        `Nothing called “${thing}” is in your log${when}, so there is nothing to count.${last === undefined ? "" : ` The last was ${dated(last.on)}: ${last.title}.`}`,
        `Unter „${thing}“ steht${when} nichts in deinem Trainingstagebuch, also gibt es nichts zu zählen.${last === undefined ? "" : ` Zuletzt ${dated(last.on)}: ${last.title}.`}`,
      ),
      kinds.length === 0
        ? ""
        : say(
            `Logged${when === "" ? "" : when}: ${kinds.map(({ name, count }) => `${count} ${name}${count === 1 ? "" : "s"}`).join(", ")}.`,
            `Eingetragen ist${when}: ${kinds.map(({ german, count }) => `${german} (${count})`).join(", ")}.`,
          ),
    ].filter((part) => part !== ""),
  };
}

const MOST_KINDS = 5;
