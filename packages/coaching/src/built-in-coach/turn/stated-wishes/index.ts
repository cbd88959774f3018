import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { addBesideOthers } from "./add-beside-others.ts";
import { daysInsteadOfDays } from "./days-instead-of-days.ts";
import { elsewhereOnThatDay } from "./elsewhere-on-that-day.ts";
import { fewerInOneWeek } from "./fewer-in-one-week.ts";
import { liftOnOtherDay } from "./lift-on-other-day.ts";
import { linesUntil } from "./lines-until.ts";
import { lineThatHurts } from "./line-that-hurts.ts";
import { mildColdOfDays } from "./mild-cold-of-days.ts";
import { onlyDaysOfMinutes } from "./only-days-of-minutes.ts";
import { parkrunInstead } from "./parkrun-instead.ts";
import { harderOnOtherDay } from "./harder-on-other-day.ts";

/** Wishes with a number, a reason or a span of their own, which the word for the change alone would drop. */
export function answerStatedWish(frame: Frame, view: CoachView): Draft | undefined {
  const { plan } = view;
  if (plan === undefined) return undefined;
  if (frame.isIll) return mildColdOfDays(frame, view);
  return (
    daysInsteadOfDays(frame, plan, view) ??
    fewerInOneWeek(frame, plan, view) ??
    onlyDaysOfMinutes(frame, plan, view) ??
    linesUntil(frame, plan, view) ??
    lineThatHurts(frame, plan, view) ??
    addBesideOthers(frame, plan, view) ??
    parkrunInstead(frame, plan, view) ??
    liftOnOtherDay(frame, plan, view) ??
    harderOnOtherDay(frame, plan, view) ??
    elsewhereOnThatDay(frame, plan, view)
  );
}
