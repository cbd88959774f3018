import type { SkillGoal } from "#training/athlete/stated/stated-skills.ts";
import { nextGate } from "#training/selection/gates/next-gate.ts";
import { formatList, shortName } from "#training/model/words.ts";
import type { ToldFacts } from "./told-facts.ts";

interface SkillFacts {
  /** "a muscle-up" */
  readonly label: string;
  /** The movement itself, by its names in the catalogue. */
  readonly itself: readonly string[];
  /** What leads to it. */
  readonly leads: readonly string[];
}

const PULLS = ["Pull-up (strict)", "Weighted pull-up", "Chest-to-bar pull-up", "Band-assisted pull-up", "Negative pull-up", "Ring row"];
const DIPS = ["Dip (parallel bar)", "Ring dip", "Weighted dip", "Foot-assisted ring dip"];

const SKILLS: { readonly [skill in SkillGoal]: SkillFacts } = {
  "ring-muscle-up": {
    label: "a ring muscle-up",
    itself: ["Ring muscle-up"],
    leads: ["Muscle-up transition drill", ...PULLS, ...DIPS],
  },
  "muscle-up": {
    label: "a muscle-up",
    itself: ["Bar muscle-up", "Ring muscle-up"],
    leads: ["Muscle-up transition drill", ...PULLS, ...DIPS, "Kip swing drill"],
  },
  "handstand-walk": {
    label: "walking on your hands",
    itself: ["Handstand walk"],
    leads: ["Handstand hold", "Wall walk", "Pike push-up", "Plank"],
  },
  handstand: { label: "a handstand", itself: ["Handstand hold", "Handstand walk"], leads: ["Wall walk", "Pike push-up", "Plank"] },
  "handstand-push-up": {
    label: "a handstand push-up",
    itself: ["Handstand push-up (strict)", "Handstand push-up (kipping)"],
    leads: ["Pike push-up", "Wall walk", "Handstand hold", "Handstand push-up negative"],
  },
  "double-under": { label: "double-unders", itself: ["Double-under"], leads: ["Single-under"] },
  "toes-to-bar": {
    label: "toes-to-bar",
    itself: ["Toes-to-bar"],
    leads: ["Hanging knee raise", "Kip swing drill", "Hollow hold", "Pull-up (strict)"],
  },
  pistol: {
    label: "a pistol squat",
    itself: ["Pistol squat"],
    leads: ["Box pistol squat", "Step-up (low box)", "Split squat (short range)"],
  },
  "kipping-pull-up": {
    label: "kipping pull-ups",
    itself: ["Pull-up (kipping)", "Chest-to-bar pull-up"],
    leads: ["Kip swing drill", "Pull-up (strict)", "Weighted pull-up"],
  },
  "rope-climb": { label: "rope climbs", itself: ["Rope climb"], leads: ["Ring row", "Pull-up (strict)", "Towel row"] },
  dip: { label: "dips", itself: DIPS, leads: ["Push-up", "Ring push-up"] },
  "pull-up": {
    label: "a pull-up",
    itself: ["Pull-up (strict)", "Chin-up (strict)"],
    leads: ["Band-assisted pull-up", "Foot-assisted pull-up", "Negative pull-up", "Lat pulldown", "Band lat pulldown", "Ring row"],
  },
  "push-up": { label: "push-ups", itself: ["Push-up"], leads: ["Incline push-up", "Bench press"] },
};
const MOST_NAMED = 3;
/** What the gate of a first pull-up says of its substitutes, and not of the way there. */
const FIRST_ONE = /^The same muscles/u;

/** How often a skill and what leads to it are practised, what opens it, or why these weeks have none of it. */
export function skillText(skill: SkillGoal, { sessions, context }: ToldFacts): string {
  const { label, itself, leads } = SKILLS[skill];
  const count = (name: string): number =>
    sessions.filter(({ blocks }) =>
      [blocks.skill, blocks.strength, blocks.mainWorkout].some((items) => items.some((item) => item.name === name)),
    ).length;
  const counted = (names: readonly string[]): readonly string[] =>
    names
      .map((name) => ({ name, times: count(name) }))
      .filter(({ times }) => times > 0)
      .toSorted((a, b) => b.times - a.times)
      .slice(0, MOST_NAMED)
      .map(({ name, times }) => `${shortName(name)} in ${times === 1 ? "one session" : `${times} sessions`}`);
  const own = counted(itself);
  const towards = counted(leads);
  const closed = closedText(itself, label, context);
  if (own.length > 0) return `you practise ${formatList([...own, ...towards])}.${closed === undefined ? "" : ` ${closed}`}`;
  if (towards.length > 0)
    return `not ${label} yet, but what leads there: ${formatList(towards)}.${closed === undefined ? "" : ` ${closed}`}`;
  return `these weeks do not train ${label}. ${closed ?? "Your goal leaves no room for it: practise the drills for it for ten minutes before a session, or choose CrossFit as your focus."}`;
}

/** What keeps the athlete from it for now: something sore, or a step that is missing. */
function closedText(itself: readonly string[], label: string, { picker, athlete }: ToldFacts["context"]): string | undefined {
  const names = itself.filter((name) => !picker.allows(name));
  if (names.length < itself.length) return undefined;
  const gates = itself.map((name) => nextGate(name, label, athlete)).filter((text) => text !== undefined);
  if (gates.length === itself.length && !FIRST_ONE.test(gates[0] ?? "")) return gates[0];
  const reason = picker.pick(itself[0] ?? "").replaced?.reason;
  if (FIRST_ONE.test(reason ?? "")) return "The first one comes when three slow negatives of five seconds are easy.";
  return reason === undefined ? undefined : `${label.charAt(0).toUpperCase()}${label.slice(1)} itself waits: ${reason}`;
}
