import type { ExerciseItem, Session } from "@ironpace/training";

/** What the engine wrote on a session that a language model has put into words: the engine goes on with its own. */
export interface EngineWords extends Pick<Session, "title" | "description"> {
  readonly stimulus: string;
  readonly strategy: string;
  /** Id of a line to its note; lines without one are absent. */
  readonly notes: Readonly<Record<string, string>>;
}

export function engineWords({ title, description, coachNotes, blocks }: Session): EngineWords {
  const noted = Object.values(blocks)
    .flat()
    .flatMap(({ id, notes }) => (notes === undefined ? [] : [[id, notes] as const]));
  return { title, description, stimulus: coachNotes.stimulus, strategy: coachNotes.strategy, notes: Object.fromEntries(noted) };
}

/** The session as the engine made it. */
export function toEngineWords(session: Session, { title, description, stimulus, strategy, notes }: EngineWords): Session {
  const own = ({ notes: _, ...item }: ExerciseItem): ExerciseItem => {
    const note = notes[item.id];
    return note === undefined ? item : { ...item, notes: note };
  };
  const { warmup, strength, skill, mainWorkout, cooldown } = session.blocks;
  return {
    ...session,
    title,
    description,
    blocks: {
      warmup: warmup.map(own),
      strength: strength.map(own),
      skill: skill.map(own),
      mainWorkout: mainWorkout.map(own),
      cooldown: cooldown.map(own),
    },
    coachNotes: { ...session.coachNotes, stimulus, strategy },
  };
}
