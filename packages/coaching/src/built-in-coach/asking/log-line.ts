import { type Weekday } from "@ironpace/training";
import { type LiftedSet, type Work } from "../own-data/diary.ts";
import { hours } from "../own-data/figures.ts";
import type { Metric } from "../reading/slot-patterns.ts";
import type { Slots } from "../reading/slots.ts";
import { distance, load } from "../say.ts";
import type { CoachView } from "../view.ts";
import { linesIn, getSets, getValue } from "./log-query.ts";
import { dated, speak, type Speech, worded } from "./speech.ts";

export const DAYS = ["Mondays", "Tuesdays", "Wednesdays", "Thursdays", "Fridays", "Saturdays", "Sundays"] as const;

/** The filters an answer stands for, so that nobody takes it for something else. */
export function filterText(slots: Slots, speech: Speech): string {
  const say = speak(speech);
  const { kinds, lifts, lines, titleText, weekdays, kilograms, minutes, kilometres, rpe, bound, except } = slots;
  const limit = bound === undefined ? "" : bound === "least" ? say("more than ", "über ") : say("less than ", "unter ");
  return [
    weekdays.length === 0 ? undefined : weekdays.map((day: Weekday) => DAYS[day - 1]).join(" "),
    kinds.length > 0 ? (speech === "de" ? (kinds[0]?.german ?? "") : `${kinds[0]?.name ?? ""}s`) : undefined,
    ...lifts.map(({ name }) => name),
    kinds.length === 0 && lifts.length === 0 ? lines[0]?.name : undefined,
    titleText?.replace(/ ?x ?/, " × "),
    kilograms === undefined ? undefined : `${limit}${kilograms} kg`,
    kilometres === undefined ? undefined : `${limit}${kilometres} km`,
    minutes === undefined ? undefined : `${limit}${minutes} min`,
    rpe === undefined ? undefined : bound === "least" ? say(`effort of ${rpe} or more`, `Anstrengung ab ${rpe}`) : `${limit}RPE ${rpe}`,
    except === undefined ? undefined : say(`without ${except.name}s`, `ohne ${except.german}`),
    slots.isHard === true && kinds.length === 0 ? say("RPE 7 or more", "ab RPE 7") : undefined,
  ]
    .filter((part) => part !== undefined)
    .map((part) => say(part, part))
    .join(", ");
}

/** The sets of one session in one line: "4 × 95 kg × 2 at RPE 7.5". */
function setLine(work: Work, slots: Slots, view: CoachView): string | undefined {
  const sets = slots.lifts.length === 0 ? [] : getSets(work, slots);
  if (sets.length === 0) return undefined;
  const key = ({ kilograms, reps, rpe, perHand }: LiftedSet): string =>
    `${kilograms === undefined ? "" : `${load(view, kilograms)}${perHand ? " per hand" : ""} × `}${reps ?? "?"}${rpe === undefined ? "" : ` at RPE ${rpe}`}`;
  return [...Map.groupBy(sets, key)].map(([text, all]) => `${all.length} × ${text}`).join(", ");
}

/** Every exercise of a session with its sets. */
export function allSets(work: Work, view: CoachView, speech: Speech): readonly string[] {
  const say = speak(speech);
  return [
    ...Map.groupBy(
      work.sets.filter(({ isWarmUp }) => !isWarmUp),
      ({ exercise }) => exercise,
    ),
  ].map(([exercise, sets]) => {
    const key = ({ kilograms, reps }: LiftedSet): string => `${kilograms === undefined ? "" : `${load(view, kilograms)} × `}${reps ?? "?"}`;
    const text = [...Map.groupBy(sets, key)].map(([each, all]) => `${all.length} × ${each}`).join(", ");
    return say(`${exercise}: **${text}**`, `${exercise}: **${text}**`);
  });
}

export function getLine(work: Work, slots: Slots, metric: Metric, view: CoachView, speech: Speech): string {
  const say = speak(speech);
  const value = metric === "sessions" || metric === "notes" || metric === "title" ? undefined : getValue(work, metric, slots);
  const sets = setLine(work, slots, view);
  const run = work.metres.run ?? 0;
  const shown =
    value === undefined || metric === "time" || metric === "effort" || (metric === "weight" && sets !== undefined)
      ? undefined
      : `**${worded(value, metric, view, speech)}**`;
  const heaviest =
    metric === "weight" && slots.lifts.length === 0
      ? work.sets.find(({ kilograms, isWarmUp }) => !isWarmUp && kilograms === value)?.exercise
      : undefined;
  const stations = linesIn(work, slots)
    .filter(({ name }, at, all) => all.findIndex((other) => other.name === name) === at)
    .map(({ name, kilograms, perHand, metres, reps }) =>
      [
        name,
        metres === undefined ? undefined : `${Math.round(metres)} m`,
        reps === undefined ? undefined : `${reps} ×`,
        kilograms === undefined ? undefined : `${perHand === true ? "2 × " : ""}${load(view, kilograms)}`,
      ]
        .filter((part) => part !== undefined)
        .join(" "),
    )
    .slice(0, 2);
  const parts = [
    shown === undefined || heaviest === undefined ? shown : `${heaviest} ${shown}`,
    `**${work.title}**`,
    sets,
    stations.length === 0 ? undefined : stations.join(", "),
    work.minutes === undefined ? undefined : hours(work.minutes),
    sets === undefined && run > 0 && metric !== "distance" ? distance(view, run) : undefined,
    work.rpe === undefined ? undefined : say(`effort ${work.rpe} of 10`, `Anstrengung ${work.rpe} von 10`),
    work.load === undefined || metric === "load" ? undefined : say(`load ${Math.round(work.load)}`, `Last ${Math.round(work.load)}`),
  ].filter((part) => part !== undefined);
  return say(`${dated(work.on)}: ${parts.join(", ")}`, `${dated(work.on)}: ${parts.join(", ")}`);
}
