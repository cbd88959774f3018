import { addDays, type Day } from "@ironpace/training";
import { type Diary, within } from "../built-in-coach/own-data/diary.ts";

/** Days of logged training that a language model may be given, today included: four weeks, as the privacy page promises. */
const SHARED_DAYS = 28;

/**
 * The part of the diary from which a language model may be answered, as the privacy page and the consent name it: logged training of four weeks, and
 * nothing of it in the athlete's own words (notes, reasons for skipping or adjusting, sessions submitted for review, what motivates them).
 */
export function diaryForModel(diary: Diary, today: Day): Diary {
  const shared = { from: firstSharedDay(today), to: today };
  const { likes: _likes, drivers: _drivers, ...profile } = diary.profile;
  const activeSince = diary.blocks.find(({ isActive }) => isActive)?.from ?? shared.from;
  const plannedSince = activeSince < shared.from ? activeSince : shared.from;
  return {
    ...diary,
    work: within(diary.work, shared).map(({ notes: _, ...work }) => work),
    entered: diary.entered.filter(({ on }) => on >= shared.from),
    planned: diary.planned.filter(({ on }) => on >= plannedSince).map(({ skipReason: _, ...session }) => session),
    bests: within(diary.bests, shared),
    dailyLoads: within(diary.dailyLoads, shared),
    submitted: [],
    adjustments: diary.adjustments.map(({ details: _, ...change }) => change),
    profile,
  };
}

export function firstSharedDay(today: Day): Day {
  return addDays(today, 1 - SHARED_DAYS);
}
