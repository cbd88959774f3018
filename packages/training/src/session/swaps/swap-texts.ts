import { substitutionNote } from "../finish/finish-session.ts";
import type { ExerciseItem, Session } from "../../model/plan.ts";
import { capital, shortName } from "../../model/words.ts";

/** What a title says of a line: "4 × 5 at 105 kg". */
function doseText({ sets = 1, reps, duration, distance, weight, rpe }: ExerciseItem): string {
  const at = weight === undefined ? (rpe === undefined ? "" : ` at RPE ${rpe}`) : ` at ${weight}`;
  return `${sets} × ${reps ?? duration ?? distance ?? ""}${at}`;
}

/** Title, description and note of a session with other lines in it; where its title does not name what was swapped, it says so. */
export function swappedTexts(
  session: Session,
  blocks: Session["blocks"],
  pairs: readonly (readonly [was: ExerciseItem, is: ExerciseItem])[],
): Pick<Session, "title" | "description" | "coachNotes"> {
  const told = (text: string): string => pairs.reduce((said, [was, is]) => inWords(said, was, is), text);
  const title = told(session.title);
  const [first] = pairs;
  const isUntold = first !== undefined && title === session.title && isMainPart(session, first[0]);
  return {
    title: isUntold ? `${title} (${shortName(first[1].name)} instead of ${shortName(first[0].name)})` : title,
    description: told(session.description),
    coachNotes: {
      ...session.coachNotes,
      substitutions: substitutionNote([...blocks.skill, ...blocks.strength, ...blocks.mainWorkout]),
    },
  };
}

function inWords(text: string, was: ExerciseItem, is: ExerciseItem): string {
  const [old, now] = [shortName(was.name), shortName(is.name)];
  const amounts = [
    [doseText(was), doseText(is)],
    [`${old}, ${was.distance ?? ""}`, `${now}, ${is.duration ?? is.distance ?? ""}`],
    [old, now],
  ] as const;
  return amounts.reduce((said, [from, to]) => said.replaceAll(from, to).replaceAll(capital(from), capital(to)), text);
}

/** Whether the session is about the line: most of its main part. */
function isMainPart({ blocks }: Session, item: ExerciseItem): boolean {
  const seconds = (items: readonly ExerciseItem[]): number => items.reduce((sum, { dose }) => sum + dose.totalSeconds, 0);
  const same = blocks.mainWorkout.filter(({ name }) => name === item.name);
  return same.length > 0 && 2 * seconds(same) >= seconds(blocks.mainWorkout);
}
