import { dayInWords, daysBetween, type ExerciseItem, itemText, type Session } from "@ironpace/training";
import { daysNamed, sessionOn } from "../changes/session-named.ts";
import type { Turn } from "../dialogue/turn.ts";
import { readQuestion } from "../question.ts";
import { bullet } from "../say.ts";
import type { Draft } from "../topic.ts";
import { allSessions, isOpen } from "../topics/sessions.ts";
import type { CoachView } from "../view.ts";
import { kindNamed } from "./session-kinds.ts";
import { toGerman } from "../language/german/values.ts";

/** Lines of a session, as athletes name them. */
const LINES: readonly (readonly [said: RegExp, line: RegExp])[] = [
  [/\bsled push(?:es)?\b/, /^sled push/i],
  [/\bsled pulls?\b/, /^sled pull/i],
  [/\bsleds?\b/, /^sled/i],
  [/\bwall ?balls?\b/, /wall ball/i],
  [/\b(?:sandbag )?lunges?\b|\bsandbag\b/, /lunge/i],
  [/\bfarmers?(?: carry| walk)?\b|\bcarry\b|\bcarries\b/, /farmers?|carry/i],
  [/\bburpees?(?: broad jumps?)?\b/, /burpee/i],
  [/\bski(?: ?erg)?\b/, /^ski/i],
  [/\brow(?:er|ing| erg)?\b/, /^row erg|^row\b/i],
  [/\b(?:back )?squats?\b/, /squat/i],
  [/\bdead ?lifts?\b/, /deadlift/i],
  [/\bbench(?: press)?\b/, /bench press/i],
  [/\b(?:overhead |shoulder )?press\b/, /overhead press/i],
  [/\bpull ?ups?\b/, /pull.?up/i],
];

const ASKS = /\b(?:how (?:many|much|heavy|far|long)|weights?|loads?|reps?|sets?|kg|kilos?|distance|metres|meters|what|which|pace|heavy)\b/;
const EMPTY: ReadonlySet<string> = new Set(
  "the is are on for my do i have am in at what whats which how many much heavy far long weight weights load loads reps rep sets set kg kilos distance pace of and that it then again make doing be will to there with this next coming session workout please exactly a an me was so".split(
    " ",
  ),
);

/** "sled weight on friday", and "how many tomorrow?" after wall balls were talked about: the lines of the planned session. */
export function plannedLine(words: string, turns: readonly Turn[], view: CoachView, speech: "en" | "de"): Draft | undefined {
  const { plan, today } = view;
  const any = plan === undefined ? undefined : (anyPlanned(words, turns, view, speech) ?? daysUntil(words, view, speech));
  if (any !== undefined) return any;
  const [named] = daysNamed(words, today);
  if (plan === undefined || named === undefined || named.day < today || words.split(" ").length > MOST_WORDS) return undefined;
  const own = LINES.find(([said]) => said.test(words));
  const line =
    own ??
    (ASKS.test(words)
      ? LINES.find(([said]) => turns.slice(-2).some(({ question }) => said.test(readQuestion(question, "coaching_question").words)))
      : undefined);
  if (line === undefined || (own !== undefined && !ASKS.test(words))) return undefined;
  const rest = words
    .replace(line[0], " ")
    .replace(
      /\b(?:today|tonight|tomorrow|(?:this |next |on )?(?:mon|tue|wed|thu|fri|sat|sun)\w*|\d+(?:st|nd|rd|th)?|january|february|march|december)\b/g,
      " ",
    )
    .split(" ")
    .filter((word) => word !== "" && !EMPTY.has(word));
  if (rest.length > 0) return undefined;
  const session = sessionOn(plan, named.day);
  const lines = session === undefined ? [] : getLines(session, line[1]);
  const de = speech === "de";
  const day = dayInWords(named.day).replace(/ \d{4}$/, "");
  if (session !== undefined && lines.length > 0)
    return {
      text: [
        `${de ? toGerman(day) : day}, **${session.title}**:`,
        bullet(lines.map((item) => `**${de ? toGerman(itemText(item)) : itemText(item)}**`)),
      ],
    };
  const next = allSessions(plan).find((each) => each.date >= today && isOpen(plan, each) && getLines(each, line[1]).length > 0);
  const later =
    next === undefined
      ? ""
      : `${dayInWords(next.date).replace(/ \d{4}$/, "")}: ${getLines(next, line[1])
          .map((item) => itemText(item))
          .join("; ")}`;
  const missing =
    session === undefined
      ? de
        ? `${toGerman(day)} ist ein Ruhetag.`
        : `${day} is a rest day.`
      : de
        ? `${toGerman(day)} (${session.title}) hat nichts davon.`
        : `${day} (${session.title}) has none of it.`;
  return { text: [`${missing}${later === "" ? "" : de ? ` Das nächste Mal ${toGerman(later)}.` : ` Next on ${later}.`}`] };
}

const MOST_WORDS = 10;

/** "do i even have any?" after an exercise, "are there burpees in my plan": the next line with it, or none. */
function anyPlanned(words: string, turns: readonly Turn[], view: CoachView, speech: "en" | "de"): Draft | undefined {
  const { plan, today } = view;
  if (
    plan === undefined ||
    !/\b(?:do i (?:even )?have (?:any|some)|are there (?:any )?|is there any)\b/.test(words) ||
    words.split(" ").length > MOST_WORDS
  )
    return undefined;
  const text = [words, ...turns.slice(-1).map(({ question }) => readQuestion(question, "coaching_question").words)].find((each) =>
    ANY_LINE.some(([said]) => said.test(each)),
  );
  const line = text === undefined ? undefined : ANY_LINE.find(([said]) => said.test(text));
  if (line === undefined || daysNamed(words, today).length > 0) return undefined;
  const found = allSessions(plan).filter((each) => each.date >= today && isOpen(plan, each) && getLines(each, line[1]).length > 0);
  const name = line[0].exec(text ?? "")?.[0] ?? "";
  if (found.length === 0)
    return {
      text: [speech === "de" ? `Im Rest dieses Blocks ist nichts davon geplant (${name}).` : `None: no ${name} in the rest of this block.`],
    };
  return {
    text: [
      speech === "de"
        ? `Ja, **${found.length}-mal** im Rest dieses Blocks:`
        : `Yes, in **${found.length}** of the sessions left in this block:`,
      bullet(
        found.slice(0, 4).map(
          (each) =>
            `${speech === "de" ? toGerman(dayInWords(each.date)) : dayInWords(each.date)}: ${getLines(each, line[1])
              .map((item) => itemText(item))
              .join("; ")}`,
        ),
      ),
    ],
  };
}

/** "how many days until the 5k test": the next planned session of that kind. */
function daysUntil(words: string, view: CoachView, speech: "en" | "de"): Draft | undefined {
  const { plan, today } = view;
  const kind = /\b(?:how (?:many days|many weeks|long)|days|weeks) (?:is it |are there )?(?:until|till|til|to|before)\b/.test(words)
    ? kindNamed(words)?.kind
    : undefined;
  const next =
    plan === undefined || kind === undefined
      ? undefined
      : allSessions(plan).find((each) => each.date >= today && isOpen(plan, each) && kind.isPlanned(each));
  if (next === undefined) return undefined;
  const days = daysBetween(today, next.date);
  return {
    text: [
      speech === "de"
        ? `**${days} Tage**: ${next.title}, ${toGerman(dayInWords(next.date))}.`
        : `**${days} days**: ${next.title}, on ${dayInWords(next.date)}.`,
    ],
  };
}

const ANY_LINE: readonly (readonly [said: RegExp, line: RegExp])[] = [
  [/\brope climbs?\b/, /rope climb/i],
  [/\bbox jumps?\b/, /box jump/i],
  [/\bstep ?ups?\b/, /step.?up/i],
  [/\bpush ?ups?\b/, /push.?up/i],
  [/\bthrusters?\b/, /thruster/i],
  ...LINES,
];

function getLines({ blocks }: Session, pattern: RegExp): readonly ExerciseItem[] {
  return [...blocks.skill, ...blocks.strength, ...blocks.mainWorkout].filter(({ name }) => pattern.test(name));
}
