import { type Day, shortDay } from "@ironpace/training";
import { rangeAhead } from "../../want/days-ahead.ts";
import type { Draft } from "../../topic.ts";
import { readFrame } from "../../turn/frame.ts";
import type { Heard } from "./heard.ts";

const AWAY = /\b(?:away|holidays?|vacation|travel\w*|trip|skiing|camping|on tour|out of town|abroad)\b/;
const STARTS = /\b(?:leave|leaving|go|going|off|start\w*|from|fly|flying|drive)\b/;
const ENDS = /\b(?:back|return\w*|home|until|till?|to)\b/;
const KIT = /\b(?:gym|weights?|equipment|shoes|dumbbells?|kettlebells?|bands?|rower|bike|treadmill|pool|barbell|running|nothing)\b/;
const LONGEST = 4;

interface Away {
  readonly from: Day;
  readonly to: Day;
  /** What there is to train with, as it was said. */
  readonly kit: readonly string[];
}

/** Days away that several turns tell of: "away from 10 to 13 December", "actually we only leave on the Friday", "running shoes come with me": one request. English. */
export function awayChain({ asked, tongue, words, view, utterance }: Heard): string | undefined {
  const turns = asked.turns.slice(-LONGEST);
  const isAway = turns.some(({ proposals, question }) => proposals.length > 0 && AWAY.test(question.toLowerCase()));
  if (tongue !== "en" || !isAway || utterance.act === "fact" || utterance.act === "judgement") return undefined;
  let away: Away | undefined;
  for (const { question } of turns) away = next(away, question.toLowerCase(), view.today) ?? away;
  const changed = away === undefined ? undefined : next(away, words, view.today);
  if (away === undefined || changed === undefined || JSON.stringify(changed) === JSON.stringify(away)) return undefined;
  const kit = changed.kit.length === 0 ? "" : `, ${changed.kit.join(", ")}`;
  return `im away from ${dated(changed.from)} to ${dated(changed.to)}${kit}`;
}

const RUNS_STAY = /\bThe runs stay\b/;

/** "Running shoes come with me": the card for a time away reckons with the runs already. */
export function shoesOnTrip({ tongue, words, last }: Heard): Draft | undefined {
  const cards = last?.cards ?? [];
  if (
    tongue !== "en" ||
    cards.length === 0 ||
    !RUNS_STAY.test(last?.turn.answer ?? "") ||
    !/\b(?:running shoes|shoes|can (?:still )?run|running)\b/.test(words)
  )
    return undefined;
  if (/\b(?:no|not|without|dont)\b/.test(words)) return undefined;
  return {
    isFinal: true,
    text: [
      "**Good, the card already allows for that**: the runs of those days stay, and only what needs the gym is taken out.",
      "Nothing changes until you accept it.",
    ],
    proposals: cards,
  };
}

/** The time away with what a turn tells of it; undefined where it tells nothing of it. */
function next(away: Away | undefined, words: string, today: Day): Away | undefined {
  const range = rangeAhead(words.replaceAll(/[^\p{L}\d.: ]/gu, " "), today);
  const kit = KIT.test(words) ? [kitOf(words)] : [];
  if (range !== undefined && (AWAY.test(words) || away !== undefined)) return { ...range, kit: [...(away?.kit ?? []), ...kit] };
  if (away === undefined) return undefined;
  const { days } = readFrame(words, "en", today);
  const [day, other] = days.map((each) => inside(each, away));
  if (day !== undefined && other === undefined) {
    const isEnd = ENDS.test(words) && !/\b(?:leave|leaving|start\w*|from)\b/.test(words);
    if (isEnd || STARTS.test(words)) return isEnd ? { ...away, to: day } : { ...away, from: day };
    return undefined;
  }
  return kit.length > 0 && days.length === 0 ? { ...away, kit: [...away.kit, ...kit] } : undefined;
}

/** "The Friday" of a time away is the one in it. */
function inside(day: Day, { from, to }: Away): Day {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  for (let at = new Date(`${from}T00:00:00Z`); at.toISOString().slice(0, 10) <= to; at = new Date(at.getTime() + 86_400_000))
    if (at.getUTCDay() === weekday) return at.toISOString().slice(0, 10);
  return day;
}

function kitOf(words: string): string {
  const not = /\b(?:no|without|not any)\b/.exec(words);
  const thing = KIT.exec(words)?.[0] ?? "";
  return not === null ? `with ${thing === "shoes" || thing === "running" ? "running shoes" : thing}` : `no ${thing}`;
}

function dated(day: Day): string {
  return shortDay(day)
    .replace(/^\w{3} /, "")
    .toLowerCase();
}
