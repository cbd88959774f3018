import type { BlockName, ExerciseItem, Session } from "@ironpace/training";
import { z } from "zod";

/**
 * What a language model may write of a session: words, and ids of exercises that the engine offers. No field holds a load, a pace or a number of anything:
 * there is none it could raise.
 */
const words = {
  title: z.string().describe("Name of the session, at most 60 characters"),
  description: z.string().describe("What is done and how it should feel, one to three sentences"),
  stimulus: z.string().describe("What the session trains and why it stands at this place, at most 50 words"),
  strategy: z.string().describe("How to go about it, at most 60 words"),
  cues: z
    .array(
      z.strictObject({ line: z.string().describe("Letter of the line"), cue: z.string().describe("One technical cue, at most 20 words") }),
    )
    .describe("At most one cue for each lettered line"),
};

/** What is read of an answer; whether an id was offered is told apart from a broken object. */
export const sessionWords = z.strictObject({ ...words, exchanges: z.array(z.string()).default([]) });
export type SessionWords = z.infer<typeof sessionWords>;

/** What is asked for: of the exchanges only what is offered, and no such field where nothing is. */
export function wordsSchema(offered: readonly string[]): z.ZodType {
  if (offered.length === 0) return z.strictObject(words);
  return z.strictObject({
    ...words,
    exchanges: z.array(z.enum(offered)).describe("Ids of the options that are done instead; mostly none"),
  });
}

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
