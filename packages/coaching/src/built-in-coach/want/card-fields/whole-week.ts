import type { CoachAnswer } from "../../answer/coach-answer.ts";
import type { Followed } from "../../conversation/follow-up-of.ts";
import type { Draft } from "../../topic.ts";
import { plannedAgainIn, previewIn } from "../../turn/changes/preview.ts";
import { listIn } from "../../turn/languages.ts";
import { weekdayIn } from "../../turn/names.ts";
import { kindOf } from "../kinds.ts";
import { weekdaysSaid } from "../sure-card/weekdays-said.ts";
import type { WantReading } from "../wants.ts";
import { beginning, fromNextWeek, startsLater, USUAL_MINUTES, weekLine } from "./week-lines.ts";

const LIKELY = 0.8;
const FEWEST_DAYS = 2;
/** A week for good, and no days of this one. */
const FOR_GOOD =
  /\b(?:from|as of|starting|from now on|every week|a week|per week|always|ab|ab jetzt|pro woche|jede woche|a partir d\w+|des|par semaine|desde|por semana|da|d ora in poi|a settimana)\b/;
const ONLY =
  /\b(?:only|just|nur|seulement|uniquement|solo|solamente|soltanto|(?:two|three|four|five|six|[2-6]) days|(?:zwei|drei|vier|funf|sechs) tage)\b/;
const DENIES =
  /\b(?:cant|cannot|not|no|without|except|but|instead|nicht|kein\w*|ohne|ausser|statt|pas|sans|sauf|sin|menos|excepto|non|senza|tranne|invece)\b/;

/** "From February only three days: Monday, Wednesday, Saturday, 60 min each": the week with its days and its minutes. */
export function wholeWeek(found: CoachAnswer, { shareOf }: WantReading, turn: Followed): Draft | undefined {
  const { words, frame, view, tongue } = turn;
  if (found.proposals.some((card) => kindOf(card) === "availability") || frame.content.includes("?")) return undefined;
  if (shareOf((want) => want === "availability") < LIKELY || !ONLY.test(words) || !FOR_GOOD.test(words) || DENIES.test(words))
    return undefined;
  const weekdays = weekdaysSaid(words);
  if (weekdays.length < FEWEST_DAYS) return undefined;
  const { availability } = view.athlete;
  const known = { ...availability.minutes } as { readonly [day: number]: number };
  const minutes = Object.fromEntries(weekdays.map((day) => [day, frame.minutes ?? known[day] ?? USUAL_MINUTES]));
  const longDay = weekdays.find((day) => day === availability.longDay);
  const week = { daysPerWeek: weekdays.length, weekdays, minutes, ...(longDay !== undefined && { longDay }) };
  const start = beginning(turn);
  return {
    isDecided: true,
    text: [weekLine(week, turn), start === undefined ? fromNextWeek(turn) : startsLater(start, turn), previewIn(tongue)],
    proposals: [
      {
        title: listIn(
          tongue,
          weekdays.map((day) => weekdayIn(tongue, day)),
        ),
        why: plannedAgainIn(tongue),
        request: { reason: "availability", availability: week },
      },
    ],
  };
}
