import type { Athlete } from "../../athlete/athlete.ts";
import { type SkillGoal, statedSkills } from "../../athlete/stated/stated-skills.ts";
import type { SessionBrief } from "../../context/draft.ts";
import { isGymnast } from "../../selection/gates/gate-table.ts";
import type { Skill } from "./skill-ladders.ts";

/** Skills of the first and the second gymnastics session of a week, another list each four weeks; later ones when there is time. */
const SKILL_TURNS: readonly (readonly (readonly Skill[])[])[] = [
  [
    ["pull", "press", "skips"],
    ["pull", "walk", "toes"],
    ["pull", "press", "rope"],
    ["pull", "walk", "toes"],
  ],
  [
    ["toes", "walk", "rings"],
    ["rings", "press", "pistol"],
    ["toes", "walk", "skips"],
    ["rings", "press", "pistol"],
  ],
];

/** Turns of those who have the skills: skipping is their warm-up. */
const TURNS_OF_STRONG: typeof SKILL_TURNS = [
  [
    ["pull", "press", "rope"],
    ["pull", "walk", "pistol"],
    ["rings", "press", "rope"],
    ["pull", "walk", "toes"],
  ],
  [
    ["toes", "walk", "rings"],
    ["rings", "press", "toes"],
    ["toes", "walk", "pull"],
    ["rings", "press", "pistol"],
  ],
];

/** Turns of those who rate themselves lower but have shown muscle-ups, handstand push-ups or the walk: these come in every session. */
const TURNS_OF_PROVEN: typeof SKILL_TURNS = [
  [
    ["rings", "press", "walk"],
    ["rings", "walk", "toes"],
    ["rings", "press", "pull"],
    ["rings", "walk", "toes"],
  ],
  [
    ["press", "walk", "pull"],
    ["press", "toes", "rings"],
    ["walk", "press", "toes"],
    ["press", "rings", "pistol"],
  ],
];

function isProven({ gymnastics }: Pick<Athlete, "gymnastics">): boolean {
  const { ringMuscleUps = 0, barMuscleUps = 0, handstandPushUps = 0 } = gymnastics;
  return ringMuscleUps >= 2 || barMuscleUps >= 2 || handstandPushUps >= 8;
}

const TAPER_WEEKS = 2;

/** What takes the place of a skill that is closed. */
const OTHER_SKILLS: readonly Skill[] = ["shapes", "pistol", "skips", "toes", "pull", "press"];

/** What a gymnast has besides is worth more than shapes. */
const OTHERWISE_OF_GYMNASTS: readonly Skill[] = ["toes", "pistol", "pull", "press", "skips", "shapes"];

/** Who goes over the rings and not over the bar has the rings as their pull. */
function prefersRings({ gymnastics: { barMuscleUps = 0, ringMuscleUps = 0 } }: Athlete): boolean {
  return ringMuscleUps >= 2 && barMuscleUps < 2;
}

/** Who goes over bar and rings keeps both: the bar in one week, the rings in the next. */
function hasRingsTurn({ frame, context }: SessionBrief): boolean {
  const { barMuscleUps = 0, ringMuscleUps = 0 } = context.athlete.gymnastics;
  return barMuscleUps >= 2 && ringMuscleUps >= 1 && frame.macroWeek % 2 === 0;
}

/** Who walks on their hands keeps it, instead of a skill that nothing is known of. */
function withWalk({ gymnastics }: Athlete, skills: readonly Skill[]): readonly Skill[] {
  return gymnastics.handstandWalk === true && !skills.includes("walk") ? [...skills.slice(0, 2), "walk"] : skills;
}

/** Who goes over the bar and not yet over the rings learns the rings in the second session. */
function learnsRings({ gymnastics: { strictPullUps = 0, barMuscleUps = 0, ringMuscleUps } }: Athlete): boolean {
  return ringMuscleUps === 0 && barMuscleUps >= 2 && strictPullUps >= 5;
}

/** A hold at the wall is no practice for who presses in the handstand and has not said that they walk. */
function pressesOnly({ gymnastics: { handstandPushUps = 0, handstandWalk } }: Athlete): boolean {
  return handstandWalk !== true && handstandPushUps >= 3;
}

/** The ladder of a skill that somebody wants to learn; a muscle-up is a pull and a swing in the first session, a swing and a dip in the second. */
const LADDERS_OF: { readonly [aim in SkillGoal]: (session: 0 | 1) => readonly Skill[] } = {
  "ring-muscle-up": () => ["rings"],
  "muscle-up": (session) => (session === 0 ? ["pull", "swing", "rings"] : ["swing", "rings"]),
  "handstand-walk": () => ["walk"],
  handstand: () => ["walk"],
  // The press is learned from a pike, the line of the body at the wall.
  "handstand-push-up": () => ["press", "walk"],
  "double-under": () => ["skips"],
  "toes-to-bar": () => ["toes"],
  pistol: () => ["pistol"],
  "kipping-pull-up": () => ["pull", "swing"],
  "rope-climb": () => ["rope"],
  dip: () => ["rings"],
  "pull-up": () => ["pull"],
  "push-up": () => [],
};

/** The macro week that skills are chosen by: before a contest nothing is new and the skills of the weeks before stay, nor does a deload begin something. */
export function skillWeek({ frame, isTaper }: Pick<SessionBrief, "frame" | "isTaper">): number {
  const isNear = isTaper || (frame.weeksToRace ?? TAPER_WEEKS) < TAPER_WEEKS;
  return Math.max(1, frame.macroWeek - (isNear ? TAPER_WEEKS : Number(frame.isDeload)));
}

/** The skills of this session, most important first. A skill stays for four weeks, so that it can grow. */
export function getSkills(brief: SessionBrief): { readonly wanted: readonly Skill[]; readonly otherwise: readonly Skill[] } {
  const isSecond = brief.code === "GYE" && brief.weekCodes.includes("GY") ? 1 : 0;
  const { level, athlete } = brief.context;
  const isStrong = level === "advanced" || level === "elite" || isGymnast(athlete);
  const turns = isStrong ? TURNS_OF_STRONG : isProven(athlete) ? TURNS_OF_PROVEN : SKILL_TURNS;
  const lists = turns[(isSecond + brief.occurrence) % 2] ?? [];
  const week = skillWeek(brief) - 1;
  const listed = withWalk(athlete, lists[Math.floor(Math.max(0, week) / 4) % lists.length] ?? []);
  const isOverRings = prefersRings(athlete) || hasRingsTurn(brief);
  let wanted = isOverRings ? [...new Set(listed.map((skill) => (skill === "pull" ? "rings" : skill)))] : listed;
  if (isStrong) wanted = [...new Set(wanted.map((skill) => (skill === "walk" && pressesOnly(athlete) ? "press" : skill)))];
  const hasSecond = brief.weekCodes.filter((code) => code === "GY" || code === "GYE").length > 1;
  if (learnsRings(athlete) && (isSecond === 1 || !hasSecond))
    wanted = isSecond === 1 ? [...new Set<Skill>(["rings", ...wanted])] : [...new Set<Skill>([...wanted.slice(0, 2), "rings"])];
  // What somebody wants to learn is practised in every session, first of all.
  const aims = statedSkills(`${athlete.injuries ?? ""}\n${athlete.dislikes ?? ""}`).flatMap((aim) => LADDERS_OF[aim](isSecond));
  if (aims.length > 0) wanted = [...new Set([...aims, ...wanted])];
  const otherwise = isGymnast(athlete) ? OTHERWISE_OF_GYMNASTS : OTHER_SKILLS;
  return { wanted, otherwise: otherwise.filter((skill) => !wanted.includes(skill)) };
}
