import { type Frame, plainWords } from "../turn/frame.ts";
import { readSlots } from "../self-contained/slots.ts";
import { normalise } from "../question.ts";
import type { Goal } from "../own-data/diary.ts";
import { liftIn } from "../own-data/subject.ts";
import type { Draft } from "../topic.ts";
import { dayIn } from "../turn/names.ts";
import type { TurnContext } from "./focus.ts";

/** A wish that points: "change it to", "move the date to", "make it", "set the target to". */
const CHANGES =
  /^(?:(?:ok|okay|then|so|and|but|no|hm+|actually|well|please|can you|could you|lets|let us) )*(?:change|set|make|move|push|put|update|shift|andere|setz|setze|mach|verschieb|change la|mets|deplace|cambia|cambialo|pon|ponlo|mueve|metti|sposta|cambialo)(?: (?:it|that|this|the (?:date|target|goal|deadline|due date|time)|es|das|ihn|das ziel|das datum|den termin|la date|l objectif|la cible|la fecha|la meta|el objetivo|la data|l obiettivo|il traguardo))*(?: (?:to|until|till|by|for|auf|bis|zum|a|au|en|para|hasta|al|fino a))* (.+)$/;
const VALUE: readonly (readonly [unit: string, pattern: RegExp])[] = [
  ["min", /^(?:sub |under |unter |moins de |menos de |sotto )?\d{1,3}:\d{2}(?::\d{2})?$/],
  ["kg", /^\d{2,3}(?:[.,]\d{1,2})?(?: ?(?:kgs?|kilos?))?$/],
  ["reps", /^\d{1,3}(?: ?(?:reps?|wdh))?$/],
];
const LONGEST = 3;

/**
 * "Change it to 1:22" after a race, "ok change the date to end of March" after a goal: the wish with the name of the race or goal that was spoken of last,
 * in words that stand alone. Undefined where nothing of the kind was, or a card is open. English wishes only are made.
 */
export function wishOfObject(focus: TurnContext): string | undefined {
  const { words, turns, cards, diary, view, tongue } = focus;
  const dated = answeredDate(focus);
  if (dated !== undefined) return dated;
  const to = tongue === "en" ? CHANGES.exec(words)?.[1]?.replace(/ (?:then|instead|please|pls)$/, "") : undefined;
  if (to === undefined || cards.length > 0) return undefined;
  const { slots, rest } = readSlots(to, tongue);
  const isDate =
    slots.length > 0 && rest.length === 0 && slots.every(({ types }) => types.some((type) => type === "time" || type === "date"));
  for (const { answer } of turns.slice(-LONGEST).toReversed()) {
    const goals = diary.goals.filter(({ title, completedOn }) => completedOn === undefined && answer.includes(title));
    const [goal, other] = goals;
    if (goal !== undefined && other === undefined) return ofGoal(goal, to, isDate);
    const races = view.competitions.filter(({ name }) => name !== undefined && answer.includes(name));
    const [race, second] = races;
    if (race?.name !== undefined && second === undefined && goals.length === 0)
      return isDate
        ? `${race.name} got moved to ${to}`
        : VALUE[0]?.[1].test(to) === true
          ? `my target for ${race.name} is now ${to}`
          : undefined;
    if (goals.length > 1) return undefined;
  }
  return undefined;
}

const DATE_ONLY =
  /^(?:(?:ok|okay|then|so|and|but|no|well|please|lets|can you|can we) )*(?:move|change|push|shift|set|extend|put)(?: back)? (?:the |its |my )?(?:goal )?(?:date|deadline|due date|target date)(?: back| out| then| please| instead)*$/;
const ASKED_DATE = /To which day\? \*\*/u;

/** The one goal that the turns were about: by the title in an answer, or by its exercise beside the word goal in a question. */
function goalInFocus({ turns, diary }: TurnContext): Goal | undefined {
  const open = diary.goals.filter(({ completedOn }) => completedOn === undefined);
  for (const { question, answer } of turns.slice(-LONGEST).toReversed()) {
    const said = normalise(question);
    const lift = /\bgoal\b/.test(said) ? liftIn(said)?.lift.name : undefined;
    const found = open.filter(
      ({ title }) => answer.includes(title) || (lift !== undefined && liftIn(normalise(title))?.lift.name === lift),
    );
    if (found.length > 0) return found.length === 1 ? found[0] : undefined;
  }
  return undefined;
}

/** "Move the date then" after a goal was talked about: which day, with the goal by its name. */
export function askGoalDate(focus: TurnContext): Draft | undefined {
  const goal = focus.tongue === "en" && DATE_ONLY.test(focus.words) && focus.cards.length === 0 ? goalInFocus(focus) : undefined;
  return goal === undefined ? undefined : { text: [`To which day? **${goal.title}** is due on ${dayIn(focus.tongue, goal.due)} now.`] };
}

/** "End of April" after that question. */
function answeredDate(focus: TurnContext): string | undefined {
  const { turns, words, tongue } = focus;
  if (tongue !== "en" || !ASKED_DATE.test(turns.at(-1)?.answer ?? "") || words.split(" ").length > MOST_WORDS) return undefined;
  const { slots, rest } = readSlots(words, tongue);
  const goal = goalInFocus(focus);
  const isDate =
    slots.length > 0 && rest.length === 0 && slots.every(({ types }) => types.some((type) => type === "time" || type === "date"));
  return goal === undefined || !isDate ? undefined : ofGoal(goal, words.replace(/^(?:(?:to|by|until|ok|maybe|lets say) )+/, ""), true);
}

function ofGoal({ title, unit }: Goal, to: string, isDate: boolean): string | undefined {
  if (isDate) return `set my ${normalise(title)} goal to ${to}`;
  return VALUE.find(([of]) => of === unit)?.[1].test(to) === true ? `change my ${normalise(title)} goal to ${to}` : undefined;
}

/** "And 75", "make it end of March" beside an open card for a new goal: that goal with the other number or day, in words that stand alone. */
export function otherGoal({ words, cards, tongue, frame }: TurnContext): string | undefined {
  const request = cards[0]?.request;
  const record = request?.reason === "record" && request.record.kind === "goal" ? request.record : undefined;
  if (record === undefined || tongue !== "en" || words.split(" ").length > MOST_WORDS || isQuestion(frame)) return undefined;
  const { slots, rest, others } = readSlots(words.replace(SOFT, "").trim(), tongue);
  const when = slots.filter(({ types }) => types.some((type) => type === "time" || type === "date"));
  const values = slots.filter(
    ({ types }) =>
      types.some((type) => ["number", "weight", "score", "clock"].includes(type)) && !when.some(({ types: of }) => of === types),
  );
  const [value, second] = values;
  if (rest.length > 0 || when.length > 1 || second !== undefined || when.length + values.length === 0) return undefined;
  if (slots.length > when.length + values.length || others.some((concept) => !BESIDE.test(concept))) return undefined;
  const title =
    value === undefined
      ? record.title
      : record.title.replace(shown(record.target, record.unit), plainWords(value.text, tongue).replace(/ ?kgs?$/, ""));
  if (value !== undefined && title === record.title) return undefined;
  const due = when[0]?.text ?? dayText(record.due);
  return `add a goal: ${title} by ${/\bend of\b/.test(words) && !/end of/.test(due) ? `end of ${due}` : due}`;
}

const MOST_WORDS = 8;
const SOFT = /^(?:(?:ok|okay|then|so|and|but|no|nope|hm+|actual+y|well|wait|sorry|make it|make that|rather|by|until|the|end of) )+/;
const BESIDE = /^(?:reply:.*|rel:.*|except|verb:(?:move|swap)|topic:goal)$/;

function isQuestion({ content }: Frame): boolean {
  return /\?\s*$/u.test(content);
}

function shown(target: number, unit: string): string {
  return unit === "min" ? `${Math.floor(target)}:${String(Math.round((target % 1) * 60)).padStart(2, "0")}` : String(target);
}

const MONTHS = "january february march april may june july august september october november december".split(" ");

function dayText(day: string): string {
  return `${Number(day.slice(8))} ${MONTHS[Number(day.slice(5, 7)) - 1] ?? ""} ${day.slice(0, 4)}`;
}
