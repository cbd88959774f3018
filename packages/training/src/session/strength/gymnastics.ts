import { type SessionBrief, type SessionDraft, totalSeconds } from "../../context/draft.ts";
import { besideSkills } from "../../prescription/gymnastics/beside-skills.ts";
import { type SkillBlock, skillBlock } from "../../prescription/gymnastics/skill-block.ts";
import { fitSets } from "../../prescription/strength/fit-sets.ts";
import { limitsOnDay } from "../../free-text/availability.ts";
import { assemble } from "../assemble.ts";
import { easyPiece, easyRest, enginePiece } from "../cardio/engine-piece.ts";
import { formatList, shortName } from "../../model/words.ts";
import { strengthDoses } from "../../prescription/strength/strength-doses.ts";

/** A few muscle-ups or climbs are skill, and take the strict pull-ups from nobody. */
const PULL_NAMES = /pull-up|ring row/iu;

/** Skill practice well away from failure, then strict strength. */
export function gymnasticsSession(brief: SessionBrief, easyMinutes: number): SessionDraft {
  const { frame } = brief;
  let skills: SkillBlock = { items: [], skills: [], rhythm: "sets", gates: [] };
  const blocks = assemble(brief, "gymnastics", (seconds) => {
    const most = Math.min(easyMinutes * 60, seconds * 0.4);
    // The day after a match or a throwdown has no intervals.
    const aerobic = easyMinutes === 0 ? [] : isDayAfter(brief) ? easyPiece(brief, most) : enginePiece(brief, most);
    const left = seconds - totalSeconds(aerobic);
    skills = skillBlock(brief, left * 0.6);
    const used = totalSeconds(skills.items);
    const names = skills.items.map(({ name }) => name);
    // Pull-ups of all kinds together stay within what the best set carries; a swing on the bar is none.
    const pulls = skills.skills.includes("pull") && names.some((name) => PULL_NAMES.test(name));
    const doses = strengthDoses(brief, names).filter(
      (dose) => !names.includes(dose.choice.exercise.name) && !(pulls && dose.role === "pull-up"),
    );
    const strict = fitSets(brief, besideSkills(doses, skills.items), left - used);
    const spare = left - used - totalSeconds(strict);
    const main =
      aerobic.length > 0
        ? [...aerobic, ...easyRest(brief, aerobic, spare)]
        : easyPiece(brief, strict.length > 0 ? spare : Math.max(300, spare));
    return { skill: skills.items, strength: strict, ...(main.length === 0 ? {} : { mainWorkout: main }) };
  });
  const isEasy = (blocks.mainWorkout ?? []).every(({ rpe = 0 }) => rpe <= 4);
  const engine = isEasy ? "easy engine" : "engine intervals";
  const names = skills.items.slice(0, 2).map((item) => shortName(item.name));
  return {
    title: `${frame.isDeload ? "Deload gymnastics" : "Gymnastics"}: ${formatList([...names, easyMinutes === 0 ? "strict strength" : engine])}`,
    description: "Quality practice in short sets, long before fatigue, then strict strength for the same shapes.",
    intent: "Skill: better positions and more reps in reserve.",
    movementFocus: ["gymnastics", "pull", "trunk"],
    complexity: 6,
    blocks,
    ...(easyMinutes === 0 ? {} : { mainFormat: { kind: "steady" as const, label: isEasy ? "easy aerobic finish" : engine } }),
    notes: {
      stimulus: "Fresh and focused. Every rep looks like the best one; stop the set when it does not.",
      strategy: [
        RHYTHM_TEXTS[skills.rhythm],
        ...skills.gates.map((gate) => `Next: ${gate}`),
        "Strict strength is slow on the way down.",
      ].join(" "),
    },
  };
}

function isDayAfter({ context: { reading }, date }: SessionBrief): boolean {
  return limitsOnDay(reading.days, date).some(({ after, closed }) => after !== undefined && closed.includes("leg-strength"));
}

const RHYTHM_TEXTS = {
  sets: "Skills in short sets with full rests; film one set.",
  emom: "Skills take turns minute by minute; at least half of each minute is rest.",
} as const;
