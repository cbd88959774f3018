import type { BlockName, ExerciseItem, Session } from "@ironpace/training";
import { z } from "zod";

/** What a language model may write of a session. No field holds a load, a pace or a number of anything: there is none it could raise. */
export const sessionWords = z.strictObject({
  title: z.string().describe("Name of the session, at most 60 characters"),
  description: z.string().describe("What is done and how it should feel, one to three sentences"),
  stimulus: z.string().describe("What the session trains and why it stands at this place, at most 50 words"),
  strategy: z.string().describe("How to go about it, at most 60 words"),
  cues: z
    .array(
      z.strictObject({ line: z.string().describe("Letter of the line"), cue: z.string().describe("One technical cue, at most 20 words") }),
    )
    .describe("At most one cue for each lettered line"),
});
export type SessionWords = z.infer<typeof sessionWords>;

const WORK: readonly BlockName[] = ["skill", "strength", "mainWorkout"];
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The lines of the work with the letters they are spoken of by. */
export function letteredLines({ blocks }: Session): ReadonlyMap<string, ExerciseItem> {
  const lines = WORK.flatMap((name) => blocks[name]).slice(0, LETTERS.length);
  return new Map(lines.map((line, index) => [LETTERS.charAt(index), line]));
}

/** The session in these words. A cue stands behind the engine's own note, which may be about safety, and never instead of it. */
export function inWords(session: Session, { title, description, stimulus, strategy, cues }: SessionWords): Session {
  const lines = letteredLines(session);
  const cueOf = new Map(cues.map(({ line, cue }) => [lines.get(line)?.id, cue.trim()]));
  const noted = (item: ExerciseItem): ExerciseItem => {
    const cue = cueOf.get(item.id);
    return cue ? { ...item, notes: item.notes === undefined ? cue : `${item.notes} ${cue}` } : item;
  };
  const { warmup, cooldown, skill, strength, mainWorkout } = session.blocks;
  return {
    ...session,
    title: title.trim(),
    description: description.trim(),
    blocks: { warmup, cooldown, skill: skill.map(noted), strength: strength.map(noted), mainWorkout: mainWorkout.map(noted) },
    coachNotes: { ...session.coachNotes, stimulus: stimulus.trim(), strategy: strategy.trim() },
  };
}
