import type { AskedQuestion } from "../../answer/asked.ts";
import { splitWishes } from "../../changes/split-wishes.ts";
import type { Diary } from "../../own-data/diary.ts";
import { readQuestion } from "../../question.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import { awayRange } from "./away-range.ts";
import { clearDays } from "./clear-days.ts";
import { changeRaceGoal } from "./race-target.ts";
import { didInstead } from "./did-instead.ts";
import { extraDay } from "./extra-day.ts";
import { onlyDaysInWeek } from "./days-of-week.ts";
import { easedBy, lasting, onlyOneDay } from "./after-card.ts";
import { moveLongRunDay } from "./long-run-day.ts";
import { missedDay } from "./missed-day.ts";
import { skipRange } from "./skip-range.ts";
import { swapRange } from "./swap-range.ts";
import { twiceADay } from "./twice-a-day.ts";

/** The card for a wish with a horizon ("til Monday", "for the whole plan", "next two weeks"), every part of which the card keeps to. */
export function answerOrder({ action, content, turns }: AskedQuestion, diary: Diary, view: CoachView): Draft | undefined {
  const { words } = readQuestion(content, action);
  const turn = turns.at(-1);
  const after = turn === undefined ? undefined : (easedBy(words, turn, view) ?? lasting(words, turn) ?? onlyOneDay(words, turn, view));
  if (after !== undefined) return after;
  const instead = didInstead(words, view);
  if (instead !== undefined) return instead;
  const cleared = clearDays(words, view);
  if (cleared !== undefined) return cleared;
  if (splitWishes(content).length > 1 && !/\b(?:race|hyrox|holidays?|away)\b/.test(words)) return undefined;
  return (
    changeRaceGoal(words, view, diary) ??
    missedDay(words, view) ??
    awayRange(words, view, turn) ??
    extraDay(words, view) ??
    skipRange(words, view) ??
    twiceADay(words, view) ??
    onlyDaysInWeek(words, view) ??
    moveLongRunDay(words, view) ??
    swapRange(words, view)
  );
}
