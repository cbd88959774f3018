import { type Reader, readInOrder } from "../../answer/reader.ts";
import type { TurnContext } from "../../focus/focus.ts";
import type { Draft } from "../../topic.ts";
import { fillBestForm } from "./best-form.ts";
import { confirmOpenCards } from "./confirm.ts";
import { moveEntryDay } from "./entry-day.ts";
import { judgeGoalCard } from "./goal-card.ts";
import { sayLeftOut } from "./left-out.ts";
import { restOnOtherDay } from "./other-rest-day.ts";
import { fillRaceForm } from "./race-form.ts";
import { fillSessionForm } from "./session-form.ts";

/** The forms that a card can be, with what a turn may fill in. */
const FORMS: readonly Reader<TurnContext>[] = [
  { name: "day and length of a session", reads: "and only 60 min (a card that moves it)", answer: fillSessionForm },
  { name: "fields of a race", reads: "priority C, just for fun", answer: fillRaceForm },
  { name: "reps of a best", reads: "oh and it was a triple", answer: fillBestForm },
  { name: "day of an entry", reads: "sorry it was 3 days ago", answer: moveEntryDay },
  { name: "another rest day", reads: "thursday is rest already, i mean a different one", answer: restOnOtherDay },
  { name: "outlook of a goal card", reads: "how far am I? is that doable?", answer: judgeGoalCard },
  { name: "left out of a card", reads: "and no running", answer: sayLeftOut },
  { name: "confirmed cards", reads: "yes all clean, save it", answer: confirmOpenCards },
];

/** A turn beside an open card, read as new values of its fields: the whole card once more. Undefined where it says something else. */
export function fillOpenCard(focus: TurnContext): Draft | undefined {
  return focus.cards.length === 0 ? undefined : readInOrder(FORMS, focus);
}
