import type { Session } from "#training/model/plan.ts";
import { at, catalogued, getLines, type Property } from "./plan-facts.ts";

/** Rule 12: warm-up, work and cooldown, every line with time, a catalogue name and an id of its own. */
export const blocks: Property = ({ sessions }) => {
  const sessionIds = new Set(sessions.map((session) => session.id));
  const found = sessions.flatMap((session) => {
    const { warmup, skill, strength, mainWorkout, cooldown } = session.blocks;
    const lines = getLines(session);
    const problems: string[] = [];
    if (warmup.length === 0 || cooldown.length === 0) problems.push("no warm-up or no cooldown");
    if (skill.length + strength.length + mainWorkout.length === 0) problems.push("nothing to do");
    if (new Set(lines.map((item) => item.id)).size !== lines.length) problems.push("two lines with one id");
    for (const { name, dose, substitutions = [] } of lines) {
      if (!(dose.totalSeconds > 0)) problems.push(`${name} takes no time`);
      if (catalogued(name) === undefined) problems.push(`"${name}" is not in the catalogue`);
      for (const other of substitutions) if (catalogued(other) === undefined) problems.push(`"${other}" is not in the catalogue`);
    }
    return problems.map((problem) => at(session, problem));
  });
  return sessionIds.size === sessions.length ? found : [...found, "two sessions with one id"];
};

/** Rule 12: the lines of a session take its minutes, within 10 %; load is minutes × RPE. */
export const minutesAddUp: Property = ({ sessions }) =>
  sessions.flatMap((session) => {
    const minutes = getLines(session).reduce((sum, item) => sum + item.dose.totalSeconds, 0) / 60;
    const found: string[] = [];
    if (Math.abs(minutes - session.duration) > 0.1 * session.duration)
      found.push(at(session, `${session.duration} min, lines ${minutes.toFixed(1)}`));
    if (session.load !== session.duration * session.intensityLevel) found.push(at(session, `load ${session.load}`));
    return found;
  });

/** More than eighty words have more letters and spaces than this. */
const SURELY_SHORT = 158;

/** Coach notes are there and short (microcycles.md section 8). */
export const notesAreShort: Property = ({ sessions }) =>
  sessions.flatMap((session) =>
    Object.entries(session.coachNotes).flatMap(([name, text]) => {
      if (text.length <= SURELY_SHORT && text.trim() !== "") return [];
      const words = text.trim().split(/\s+/u).length;
      return text.trim() === "" || words > 80 ? [at(session, `the ${name} note has ${words} words`)] : [];
    }),
  );

const EASY_SHARE = { running: 0.75, triathlon: 0.75, hyrox: 0, crossfit: 0.5, strength: 0, powerlifting: 0, general: 0 } as const;
/** By minutes of endurance a week: dose-progression.md section 5 and seven points. */
const HYROX_EASY = [
  [90, 0.53],
  [150, 0.58],
  [240, 0.63],
  [360, 0.68],
  [600, 0.71],
  [Infinity, 0.73],
] as const;
/** Where cardio is part of a circuit, the circuit counts. */
const CIRCUITS: ReadonlySet<Session["code"]> = new Set(["ML", "MM", "OLs", "SLm"] as const);

/** Rule 12: the share of endurance time at RPE 4 or less, by focus (periodization.md section 4). */
export const easyShare: Property = ({ training, athlete }) => {
  const cardio = training
    .filter((session) => !CIRCUITS.has(session.code) && !(session.code === "HX" && session.work?.purpose === "test"))
    .flatMap(getLines)
    .filter((item) => catalogued(item.name)?.category === "cardio" && item.name !== "Strides");
  const seconds = (lines: typeof cardio) => lines.reduce((sum, { sets = 1, dose }) => sum + sets * (dose.seconds ?? 0), 0);
  const all = seconds(cardio);
  const minutes = all / 60 / Math.max(1, new Set(training.map(({ week }) => week)).size);
  const least = athlete.focus === "hyrox" ? (HYROX_EASY.find(([below]) => minutes < below)?.[1] ?? 0) : EASY_SHARE[athlete.focus];
  const easy = seconds(cardio.filter((item) => (item.rpe ?? 0) <= 4));
  return easy < all * least ? [`${((100 * easy) / all).toFixed(0)} % of the endurance is easy`] : [];
};
