import { formatClock, parseClock } from "@ironpace/training";
import type { Followed } from "../../conversation/follow-up-of.ts";
import type { Draft } from "../../topic.ts";
import { plainWords } from "../../turn/frame.ts";
import { bareUnit } from "../asked/words.ts";

const PACE = bareUnit("pace|per k(?:m|ilometer|ilometre)?|per mile|a km|min km|min/km|tempo|pro km|allure|par km|ritmo|por km|passo|al km");
const WAS = bareUnit("was|is|then|what|war|ist|was war|c etait|c est|era|es|e");
const DISTANCE =
  /\b(5|10|15|21|42)(?:[.,]\d)? ?k(?:m|s)?\b|\b(half|halbmarathon|semi|media maraton|mezza)\b|\b(marathon|maraton|maratona)\b/;
const TIME = /\b(?:sub ?)?(\d{1,2}:\d{2}(?::\d{2})?)\b|\b(?:sub|under|unter|moins de|menos de|sotto) (\d{2})\b/;
const MOST_BARE = 8;

/** "what pace is that" of a goal or card, "and 45:30 was what?": the pace of a time over the distance that was spoken of. */
export function paceOfTime(turn: Followed): Draft | undefined {
  const { words, turns, cards, diary, tongue, say, view } = turn;
  const last = turns.at(-1);
  if (last === undefined || words.split(" ").length > MOST_BARE || turn.frame.subjects.some(({ lift }) => lift)) return undefined;
  const said = TIME.exec(words);
  const isAgain = said !== null && WAS.test(words) && PACE.test(plainWords(last.question, tongue));
  if (!PACE.test(words) && !isAgain) return undefined;
  const record = cards.flatMap(({ request }) => (request.reason === "record" ? [request.record] : []))[0];
  const goal = record?.kind === "goal-change" ? diary.goals.find(({ id }) => id === record.goalId) : undefined;
  const spoken = [
    words,
    plainWords(goal?.title ?? "", "en"),
    ...turns
      .slice(-2)
      .toReversed()
      .flatMap(({ question, answer }) => [plainWords(question, tongue), plainWords(answer.slice(0, LEAD), "en")]),
  ];
  const kilometres = spoken.flatMap((text) => distanceIn(text) ?? [])[0];
  const ofCard = record?.kind === "goal-change" && goal?.unit === "min" ? 60 * record.target : undefined;
  const seconds = said === null ? ofCard : timeFor(said, kilometres);
  if (kilometres === undefined || seconds === undefined) return undefined;
  const pace = seconds / kilometres;
  if (pace < FASTEST || pace > SLOWEST) return undefined;
  const isMiles = view.distances !== "km";
  const shown = isMiles ? `${formatClock(Math.round(pace * 1.609344))} /mi` : `${formatClock(Math.round(pace))} /km`;
  const now = goal?.unit === "min" ? (60 * goal.current) / kilometres : undefined;
  return {
    reader: "pace of a time",
    text: [
      `**${shown}**: ${formatClock(Math.round(seconds))} ${say("over", "über", "sur", "en", "su")} ${kilometres === 21.0975 || kilometres === 42.195 ? kilometres.toFixed(1) : kilometres} km.`,
      ...(now === undefined || isMiles || Math.abs(now - pace) < 0.5
        ? []
        : [
            say(
              `Your current ${formatClock(Math.round(now * kilometres))} is ${formatClock(Math.round(now))} /km.`,
              `Deine jetzigen ${formatClock(Math.round(now * kilometres))} sind ${formatClock(Math.round(now))} /km.`,
              `Tes ${formatClock(Math.round(now * kilometres))} actuels font ${formatClock(Math.round(now))} /km.`,
              `Tus ${formatClock(Math.round(now * kilometres))} de ahora son ${formatClock(Math.round(now))} /km.`,
              `I tuoi ${formatClock(Math.round(now * kilometres))} di ora sono ${formatClock(Math.round(now))} /km.`,
            ),
          ]),
    ],
    // The card stays open beside the answer.
    proposals: [],
  };
}

/** Characters of an answer in which its subject stands. */
const LEAD = 160;
/** Seconds a kilometre that a run can have. */
const FASTEST = 150;
const SLOWEST = 720;

function distanceIn(text: string): number | undefined {
  const found = DISTANCE.exec(text);
  if (found === null) return undefined;
  if (found[3] !== undefined) return 42.195;
  const number = Number(found[1]);
  return found[2] !== undefined || number === 21 ? 21.0975 : number === 42 ? 42.195 : number;
}

/** "45:30" over ten kilometres is minutes, "1:45" over a half marathon hours. */
function timeFor(said: RegExpExecArray, kilometres: number | undefined): number | undefined {
  const seconds = said[1] === undefined ? 60 * Number(said[2]) : parseClock(said[1]);
  if (seconds === undefined || kilometres === undefined) return undefined;
  return seconds / kilometres < FASTEST ? 60 * seconds : seconds;
}
