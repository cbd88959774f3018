import type { CoachAnswer } from "../../answer/coach-answer.ts";
import type { Followed } from "../../conversation/follow-up-of.ts";
import type { Draft } from "../../topic.ts";
import { kindOf } from "../kinds.ts";
import type { WantReading } from "../wants.ts";
import { goalAfterBest } from "./after-best.ts";
import { bestSaid } from "./best-said.ts";
import { cardOfBothDays, tripWithEquipment } from "./days-used.ts";
import { deletedEntry } from "./deleted-entry.ts";
import { dueSaid } from "./due-said.ts";
import { followUpOfCard } from "./follow-up.ts";
import { goalOfConversation } from "./goal-of-conversation.ts";
import { goalTold } from "./goal-told.ts";
import { changeOfNamedRace } from "./named-race.ts";
import { plannedDone } from "./planned-done.ts";
import { correctedResult } from "./corrected-result.ts";
import { repsInMinutes } from "./reps-in-minutes.ts";
import { wholeWeek } from "./whole-week.ts";
import { loadWithLog } from "./week-of-log.ts";
import { weekSaid } from "./week-said.ts";

/** One way in which an answer can lose what was said, with the card that holds it. */
interface Keeper {
  readonly name: string;
  readonly reads: string;
  readonly keep: (found: CoachAnswer, reading: WantReading, turn: Followed) => Draft | undefined;
}

const KEEPERS: readonly Keeper[] = [
  { name: "goal after a best", reads: "14 by 31 March, put it in", keep: (found, _, turn) => goalAfterBest(found, turn) },
  { name: "field of the open card", reads: "leave 112.5 but give me till 22 Feb", keep: followUpOfCard },
  {
    name: "reps in so many minutes",
    reads: "if I stretch it to 35, is there a 4th rep?",
    keep: (found, _, turn) => repsInMinutes(found, turn),
  },
  { name: "planned session done", reads: "the compromised run of 13 Nov says skipped, I did it", keep: plannedDone },
  { name: "best told", reads: "50 kg press this morning, can you note it?", keep: withoutBest },
  {
    name: "corrected race result",
    reads: "you have my Hamburg place wrong, I was 46th",
    keep: (found, reading, turn) => correctedResult(found, reading, turn),
  },
  { name: "named entry of the log", reads: "get rid of the noon one", keep: deletedEntry },
  { name: "both days", reads: "swap Friday and Saturday", keep: cardOfBothDays },
  {
    name: "equipment of a trip",
    reads: "14 to 18 Dec in Lyon, hotel gym with dumbbells",
    keep: (found, _, turn) => tripWithEquipment(found, turn),
  },
  { name: "goal of the conversation", reads: "then push the deadline to the end of March", keep: goalOfConversation },
  { name: "goal told", reads: "goal: 3 ring muscle-ups by the end of June", keep: goalTold },
  { name: "due day", reads: "deadlift 140 kg by the end of March", keep: (found, _, turn) => dueSaid(found, turn) },
  { name: "named race", reads: "Berlin Ziel unter 1:21", keep: changeOfNamedRace },
  { name: "load with a log", reads: "so what was that week's load?", keep: (_, __, turn) => loadWithLog(turn) },
  { name: "whole training week", reads: "from February only Monday, Wednesday and Saturday, 60 min each", keep: wholeWeek },
  { name: "training week", reads: "from January Thursdays instead, same 75 min", keep: (found, _, turn) => weekSaid(found, turn) },
];

/** The card that holds what was said, where that of the answer lost some of it; undefined where nothing is lost. */
export function cardAsSaid(found: CoachAnswer, reading: WantReading, turn: Followed): Draft | undefined {
  for (const { name, keep } of KEEPERS) {
    const draft = keep(found, reading, turn);
    if (draft !== undefined) return { ...draft, reader: name };
  }
  return undefined;
}

/** A best is missing where the answer has none of its own. */
function withoutBest(found: CoachAnswer, _: WantReading, turn: Followed): Draft | undefined {
  return found.proposals.some((card) => kindOf(card) === "best") ? undefined : bestSaid(turn);
}
