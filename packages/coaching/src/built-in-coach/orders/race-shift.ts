import { addDays, shortDay } from "@ironpace/training";
import { withDigits } from "../../number-words.ts";
import { card, NOTHING_YET } from "../changes/card.ts";
import type { Diary } from "../own-data/diary.ts";
import { raceNamed } from "../own-data/races-and-goals.ts";
import type { Draft } from "../topic.ts";
import type { CoachView } from "../view.ts";

const SHIFT =
  /\b(?:moved|postponed|pushed|delayed|shifted|rescheduled|brought|put|pulled)(?: (?:back|forward|out|up|by|it|to|the race))* (\d{1,2}|an?|1) (day|week|month)s?(?: (later|earlier|back|forward|out|sooner))?\b|\b(?:is|its|happens?|now) (?:now )?(\d{1,2}|an?) (day|week|month)s? (later|earlier|sooner)\b/;

/** "the race got moved two weeks later": its day, that much later than it was. */
export function shiftRace(words: string, { today }: CoachView, { races }: Diary): Draft | undefined {
  const plain = withDigits(words);
  const found = SHIFT.exec(plain);
  const ahead = races.filter(({ on }) => on >= today);
  const race = raceNamed(plain, ahead) ?? (/\b(?:race|hyrox|comp|competition|event|marathon|meet)\b/.test(plain) ? ahead[0] : undefined);
  if (found === null || race === undefined) return undefined;
  const amount = Number(/\d+/.exec(found[1] ?? found[4] ?? "1")?.[0] ?? 1);
  const unit = found[2] ?? found[5];
  const isEarlier =
    /earlier|sooner/.test(found[3] ?? found[6] ?? "") ||
    /\b(?:brought|pulled) (?:forward|up)\b/.test(plain) ||
    (found[3] === "forward" && !/pushed/.test(plain));
  const days = amount * (unit === "day" ? 1 : unit === "week" ? 7 : 28) * (isEarlier ? -1 : 1);
  const date = addDays(race.on, days);
  const dated = (day: string): string => `${shortDay(day)} ${day.slice(0, 4)}`;
  if (date <= today) return { text: [`${race.name} is on ${dated(race.on)}; the day you mean is over already. Which day is it now?`] };
  return {
    text: [
      `Move **${race.name}** from ${dated(race.on)} to **${dated(date)}**${unit === "month" ? " (four weeks for a month; name the day if it is another)" : ""}. Phases and taper follow the new day: once the card is accepted, say “Prepare me for ${race.name}”, and I show what changes in the plan.`,
      NOTHING_YET,
    ],
    proposals: card(
      `${race.name}: ${shortDay(date)}`,
      `It is entered for ${shortDay(race.on)}.`,
      { kind: "race-date", competitionId: race.id, date },
      [{ label: "Day", before: dated(race.on), after: dated(date) }],
    ),
    followUps: [`Prepare me for ${race.name}`],
  };
}
