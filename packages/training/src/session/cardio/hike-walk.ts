import type { Athlete } from "../../athlete/athlete.ts";
import type { SessionBrief, SessionDraft } from "../../context/draft.ts";
import { totalSeconds } from "../../context/draft.ts";
import { durationText } from "../../prescription/items.ts";
import { easyAerobic } from "./easy-aerobic.ts";
import { withoutMobility } from "../assemble.ts";
import { addDays, type Weekday } from "../../calendar/day.ts";
import { commitmentOn } from "../../week/days/commitments.ts";
import { hikeCode, isEndurance } from "../../week/slots/hike-code.ts";

const WALK_EXERCISES = ["Incline treadmill march", "Ruck march", "Brisk walk"] as const;
/** The first week is for what is trained today. */
const FROM_WEEK = 2;
/** Kilograms of the first pack, and of the heaviest as a share of the body. */
const FIRST_PACK = 2;
const HEAVIEST_PACK = 0.1;

/** In every loading week from the second on the last endurance session is walked uphill with a pack that grows; undefined for every other one. */
export function hikeWalk(brief: SessionBrief): SessionDraft | undefined {
  const { context, code, weekCodes, weekdays, weekday, frame } = brief;
  const { athlete, picker } = context;
  if (!isEndurance(code) || hikeCode(athlete, weekCodes) === undefined) return undefined;
  // The day of a class that takes place elsewhere holds no walk.
  const monday = addDays(brief.date, 1 - weekday);
  const isOpen = (day: Weekday): boolean => commitmentOn(context.reading.days, addDays(monday, day - 1)) === undefined;
  const last = Math.max(...weekdays.filter((day, at) => isEndurance(weekCodes[at] ?? "RC") && isOpen(day)));
  if (weekday !== last) return undefined;
  // At first, and in a deload, on the flat and without a pack.
  if (frame.isDeload || frame.macroWeek < FROM_WEEK) return picker.allows("Brisk walk") ? easyAerobic(brief, ["Brisk walk"]) : undefined;
  const name = WALK_EXERCISES.find((one) => picker.allows(one));
  if (name === undefined) return undefined;
  const draft = easyAerobic(brief, [name]);
  const main = withoutMobility(draft.blocks.mainWorkout ?? []);
  const total = durationText(60 * Math.round(totalSeconds(main) / 60));
  const how =
    name === "Incline treadmill march"
      ? "Treadmill at 5 to 8%, hands off the rails, steps as on a path."
      : `Outdoors, a slope up where there is one, with a pack of about ${getPack(athlete, frame.macroWeek)} kg; come down slowly with short steps.`;
  return {
    ...draft,
    title: `Hill walk, ${total}`,
    description: `${how} For the hikes that you want to do.`,
    intent: "Legs, back and heart for long walks uphill.",
    mainFormat: { kind: "steady", label: `${total} easy`, target: total },
    notes: { ...draft.notes, strategy: `${how} Talk in full sentences all the way.` },
  };
}

function getPack({ bodyWeight = USUAL_WEIGHT }: Athlete, macroWeek: number): number {
  return Math.max(FIRST_PACK, Math.min(Math.round(HEAVIEST_PACK * bodyWeight), FIRST_PACK + macroWeek - FROM_WEEK));
}

const USUAL_WEIGHT = 65;
