import type { ExerciseItem, PlanNote, PlanWeek, Session } from "../../model/plan.ts";

/** Terms and short forms of coaches, and how somebody says it who has never read a plan; the longer ones first. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/\bTempo \d-\d-\d(?: with one-and-a-half reps)?: /gu, "Slowly: "],
  [/\b(?:with|that leaves) (\d+(?:\.\d)?) reps? in reserve after (\d+)/gu, "with which you could do $1 more after $2"],
  [/\bto have (\d+(?:\.\d)?) reps? in reserve after (\d+)/gu, "so that you could do $1 more after $2"],
  [/\bWith more than (\d+(?:\.\d)?) in reserve\b/gu, "If you could do more than $1 more"],
  [/\bwith (\d+(?:\.\d)?) reps? in reserve\b/gu, "so that you could do $1 more"],
  [/\bwith (\d+(?:\.\d)?) in reserve\b/gu, "so that you could do $1 more"],
  [/\b(\d+(?:\.\d)?) reps? in reserve\b/gu, "$1 more you could do"],
  [/\breps? left in reserve\b/gu, "reps that you could still do"],
  [/\bin reserve\b/gu, "left"],
  [/\bby effort \(RPE\)/gu, "by how hard they feel"],
  [/\bRPE (\d+(?:\.\d)?)(?: of 10)?\b/gu, "effort $1 of 10"],
  [/\bRPE\b/gu, "effort"],
  [/\bAMRAP (\d+)\b/gu, "as many rounds as you can in $1 min"],
  [/\bAMRAP\b/gu, "as many rounds as you can"],
  [/\bEMOM (\d+)\b/gu, "a set at the start of every minute for $1 min"],
  [/\bEMOM\b/gu, "a set at the start of every minute"],
  [/\brounds? for time\b/gu, "rounds against the clock"],
  [/\bFor time\b/gu, "Against the clock"],
  [/\bDeload\b/gu, "Easy week"],
  [/\bdeload\b/gu, "easy week"],
  [/\bVDOT [\d.]+ from your\b/gu, "From your"],
  [/\bfunctional threshold power\b/gu, "power that you could hold for an hour"],
  [/\b(?:one-repetition maximum|1RM)\b/gu, "heaviest single lift"],
  [/\bat threshold(?: effort)?\b/gu, "at the pace you could hold for an hour"],
  [/\bSweet spot\b/gu, "Steady and strong"],
  [/\bStraight sets: /gu, "One exercise after the other: "],
  [/\baccessories\b/gu, "the smaller exercises"],
  [/\breps\b/gu, "repetitions"],
  [/\bStimulus: /gu, "How it feels: "],
  [/\bStrategy: /gu, "How to do it: "],
];

/** A text of a plan without the short forms of coaches; what the athlete wrote is quoted as it is. The same text twice changes nothing more. */
export function plainWords(text: string): string {
  return text
    .split(QUOTED)
    .map((part) => (part.startsWith("“") ? part : PLAIN.reduce((left, [term, plain]) => left.replaceAll(term, plain), part)))
    .join("");
}

const QUOTED = /(“[^”]*”)/u;

/** The sessions in plain words. What was kept from before an adjustment stays as it was read. */
export function weeksInPlainWords(weeks: readonly PlanWeek[], kept: ReadonlySet<string>): readonly PlanWeek[] {
  return weeks.map((week) => ({
    ...week,
    sessions: week.sessions.map((session) => (kept.has(session.id) ? session : inPlainWords(session))),
  }));
}

export function notesInPlainWords(notes: readonly PlanNote[]): PlanNote[] {
  return notes.map((note) => ({ ...note, text: plainWords(note.text) }));
}

function inPlainWords(session: Session): Session {
  const { title, description, trainingIntent, blocks, mainFormat, coachNotes } = session;
  return {
    ...session,
    title: plainWords(title),
    description: plainWords(description),
    trainingIntent: plainWords(trainingIntent),
    blocks: {
      warmup: blocks.warmup.map(plainLine),
      strength: blocks.strength.map(plainLine),
      skill: blocks.skill.map(plainLine),
      mainWorkout: blocks.mainWorkout.map(plainLine),
      cooldown: blocks.cooldown.map(plainLine),
    },
    ...(mainFormat === undefined ? {} : { mainFormat: { ...mainFormat, label: plainWords(mainFormat.label) } }),
    coachNotes: {
      stimulus: plainWords(coachNotes.stimulus),
      strategy: plainWords(coachNotes.strategy),
      substitutions: plainWords(coachNotes.substitutions),
      warmup: plainWords(coachNotes.warmup),
    },
  };
}

/** The names of exercises stay: they lead to their pictures and descriptions. */
function plainLine(item: ExerciseItem): ExerciseItem {
  const { intensity, notes, why } = item;
  return {
    ...item,
    ...(intensity === undefined ? {} : { intensity: plainWords(intensity) }),
    ...(notes === undefined ? {} : { notes: plainWords(notes) }),
    ...(why === undefined ? {} : { why: plainWords(why) }),
  };
}
