import { shortDay } from "../calendar/day.ts";
import type { Athlete } from "../athlete/athlete.ts";
import { type ToldGoal, toldGoals } from "../athlete/told-goals.ts";
import type { ExerciseItem, PlanNote, PlanWeek, Session } from "../model/plan.ts";
import { inSentence } from "../model/words.ts";

/** Where a goal that the athlete wrote down is trained, read from the sessions: "10 push-ups", "deadlift 100". */
export function goalNotes(athlete: Athlete, weeks: readonly PlanWeek[]): PlanNote[] {
  const sessions = weeks.flatMap((week) => week.sessions.filter(({ code }) => code !== "RACE"));
  return toldGoals(athlete).map(({ quote, movement }): PlanNote => {
    const held = sessions.flatMap((session) => {
      const item = workOf(session).find(({ name }) => EXERCISES[movement].test(name));
      return item === undefined ? [] : [{ session, item }];
    });
    const [first] = held;
    const last = held.findLast(({ session }) => !session.isDeload);
    if (first === undefined || last === undefined)
      return {
        kind: "wish-not-met",
        text: `“${quote}”: no session of this block trains it, because something above closes it or its place went to another lift.`,
      };
    const days = held.length === 1 ? "one session" : `${held.length} sessions`;
    const steps = first === last ? "" : `, to ${inSentence(last.item.name)} ${doseOf(last.item)} on ${shortDay(last.session.date)}`;
    return {
      kind: "wish",
      text: `“${quote}”: trained in ${days}, from ${inSentence(first.item.name)} ${doseOf(first.item)} on ${shortDay(first.session.date)}${steps}.`,
    };
  });
}

/** What leads to a goal. */
const EXERCISES: { readonly [movement in ToldGoal["movement"]]: RegExp } = {
  pushUps: /^(?!Pike|Handstand)(?:.+ )?push-up/iu,
  pullUps: /pull-up|chin-up/iu,
  deadlift: /^(?:(?:Sumo|Trap-bar|Kettlebell) )?deadlift$|^Block pull/iu,
  backSquat: /^(?:Back|Front|Box|Pause) squat$/u,
  benchPress: /bench press/iu,
};

function workOf({ blocks }: Session): readonly ExerciseItem[] {
  return [...blocks.skill, ...blocks.strength, ...blocks.mainWorkout];
}

function doseOf(item: ExerciseItem): string {
  const amount = item.reps ?? item.duration ?? "";
  return [item.sets === undefined ? amount : `${item.sets} × ${amount}`, item.weight].filter((part) => part !== undefined).join(" at ");
}
