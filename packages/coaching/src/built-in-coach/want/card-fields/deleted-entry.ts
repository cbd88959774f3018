import type { Day } from "@ironpace/training";
import type { CoachAnswer } from "../../answer/coach-answer.ts";
import { deleteLogged } from "../../changes/log/delete-logged.ts";
import type { Followed } from "../../conversation/follow-up-of.ts";
import type { Work } from "../../own-data/diary.ts";
import { normalise } from "../../question.ts";
import type { Draft } from "../../topic.ts";
import { dayIn } from "../../turn/names.ts";
import { kindOf } from "../kinds.ts";
import type { WantReading } from "../wants.ts";

const DELETES =
  /\b(?:delete|remove|get rid of|erase|bin|scrap|take out|kill|losch\w*|entfern\w*|schmeiss\w*|supprim\w*|enleve\w*|efface\w*|borr\w*|elimin\w*|quit\w*|cancell\w*|togli\w*)\b/;
/** Times of day in words, with their hours. */
const TIMES: readonly (readonly [said: RegExp, from: number, to: number])[] = [
  [/\b(?:noon|midday|lunch\w*|mittag\w*|midi|mediodia|mezzogiorno)\b/, 11, 14],
  [/\b(?:morning|early|morgens?|vormittag\w*|fruh\w*|matin|manana|mattin\w*)\b/, 0, 11],
  [/\b(?:afternoon|nachmittag\w*|apres midi|tarde|pomeriggio)\b/, 12, 18],
  [/\b(?:evening|night|abend\w*|soir|noche|sera)\b/, 17, 24],
];
const CLOCK = /(?<![\d:])(\d{1,2}):(\d{2})(?![\d:])|\b(\d{1,2}) ?(am|pm)\b/u;
const UNSCORED =
  /\b(?:without (?:a )?(?:score|result)|no (?:score|result)|unscored|ohne (?:score|ergebnis)|sans (?:score|resultat)|sin (?:score|resultado)|senza (?:score|risultato))\b/;
const FEWEST_LETTERS = 4;

/** "Get rid of the noon one" after the entries of a day, "delete the swim of yesterday": the one entry of the log that is named. */
export function deletedEntry(found: CoachAnswer, _: WantReading, turn: Followed): Draft | undefined {
  const { words, frame, diary } = turn;
  if (!DELETES.test(words) || frame.content.includes("?") || found.proposals.some((card) => kindOf(card) === "log-delete"))
    return undefined;
  const shown = shownRows(turn);
  const named = narrowed(shown.length > 0 ? shown : rowsOfDay(turn), turn);
  const [row, other] = named;
  return row === undefined || other !== undefined || !diary.work.includes(row) ? undefined : deleteLogged(row, turn);
}

/** The entries that the last answer lists with their day. */
function shownRows({ turns, diary, tongue, frame, view }: Followed): readonly Work[] {
  const answer = turns.at(-1)?.answer ?? "";
  if (daysOver({ frame, view }).some((day) => day > view.today)) return [];
  return diary.work.filter(
    ({ on, title }) => answer.includes(title) && (answer.includes(dayIn(tongue, on)) || answer.includes(dayIn(tongue, on, false))),
  );
}

function rowsOfDay({ frame, view, diary, words }: Followed): readonly Work[] {
  const [day] = daysOver({ frame, view });
  return day === undefined ? [] : diary.work.filter(({ on, title }) => on === day && isNamed(title, words));
}

/** "18 Nov" of an entry is the last one; a weekday or a day to come stays what it is. */
function daysOver({ frame, view }: Pick<Followed, "frame" | "view">): readonly Day[] {
  const isDated = frame.tokens.some(({ concept }) => concept.startsWith("month"));
  return frame.days.map((day) => (day > view.today && isDated ? `${Number(day.slice(0, 4)) - 1}${day.slice(4)}` : day));
}

function isNamed(title: string, words: string): boolean {
  return normalise(title)
    .split(" ")
    .some((part) => part.length >= FEWEST_LETTERS && new RegExp(`\\b${part}`).test(words));
}

/** The rows that the words can mean; all that tell nothing leave them as they are, and then none is named. */
function narrowed(rows: readonly Work[], { words, frame }: Followed): readonly Work[] {
  const hours = hoursSaid(words, frame.content);
  const numbers: readonly string[] = words.match(/\d+/g) ?? [];
  const tests: readonly ((row: Work) => boolean)[] = [
    ({ at }) => hours !== undefined && at !== undefined && Number(at.slice(0, 2)) >= hours.from && Number(at.slice(0, 2)) < hours.to,
    ({ score }) => UNSCORED.test(words) && score === undefined,
    ({ minutes, load }) => [minutes, load].some((value) => value !== undefined && numbers.includes(String(value))),
    ({ title }) => isNamed(title, words),
  ];
  const fitting = tests.map((test) => rows.filter(test)).filter((each) => each.length > 0);
  return fitting.length === 0 ? [] : rows.filter((row) => fitting.every((each) => each.includes(row)));
}

const NOON = 12;

function hoursSaid(words: string, content: string): { readonly from: number; readonly to: number } | undefined {
  const [, hour, , other, half] = CLOCK.exec(content.toLowerCase()) ?? [];
  const said = hour !== undefined ? Number(hour) : other === undefined ? undefined : (Number(other) % NOON) + (half === "pm" ? NOON : 0);
  if (said !== undefined) return { from: said, to: said + 1 };
  const found = TIMES.find(([pattern]) => pattern.test(words));
  return found === undefined ? undefined : { from: found[1], to: found[2] };
}
