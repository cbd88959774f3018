import type { Athlete } from "../../athlete/athlete.ts";
import { equipmentKey } from "../../catalogue/equipment.ts";
import { formatList } from "../../model/words.ts";
import { formatWeight } from "../../units/format.ts";

/** "your equipment changed: kettlebell is new, rower and sled are gone" */
export function equipmentText({ equipment: before }: Athlete, { equipment: after }: Athlete): string {
  if (after === undefined) return "you now have a fully equipped gym";
  const now = getKeys(after);
  if (before === undefined) return now.length === 0 ? "you now train without equipment" : `you now train with ${shortList(now)} only`;
  const old = getKeys(before);
  const parts = [
    [now.filter((key) => !old.includes(key)), "new"],
    [old.filter((key) => !now.includes(key)), "gone"],
  ] as const;
  const told = parts
    .filter(([keys]) => keys.length > 0)
    .map(([keys, what]) => `${shortList(keys)} ${keys.length === 1 ? "is" : "are"} ${what}`);
  return told.length === 0 ? "your equipment is the same" : `your equipment changed: ${told.join(", ")}`;
}

/** Without the word that stands for none. */
function getKeys(equipment: readonly string[]): string[] {
  return [...new Set(equipment.map(equipmentKey))].filter((key) => key !== "bodyweight" && key !== "none");
}

/** A whole gym would make no sentence. */
const MOST_NAMED = 6;

function shortList(keys: readonly string[]): string {
  return keys.length <= MOST_NAMED
    ? formatList(keys)
    : `${keys.slice(0, MOST_NAMED - 1).join(", ")} and ${keys.length - MOST_NAMED + 1} more`;
}

/** "your age is now 52 and your body weight is now 81.5 kg" */
export function personalText(before: Athlete, after: Athlete): string {
  const { age, bodyWeight, dislikes, sex, trainingYears, units = "kg" } = after;
  const told = [
    ...(age === before.age ? [] : [`your age is now ${age ?? "not known"}`]),
    ...(bodyWeight === before.bodyWeight
      ? []
      : [`your body weight is now ${bodyWeight === undefined ? "not known" : formatWeight(bodyWeight, units)}`]),
    ...(sex === before.sex ? [] : [`bar and weights are now ${sex === undefined ? "the lighter ones" : SEX_WORDS[sex]}`]),
    ...(trainingYears === before.trainingYears
      ? []
      : [`your ${trainingYears === 1 ? "year of training is" : "years of training are"} now ${trainingYears ?? "not known"}`]),
    ...(dislikes === before.dislikes ? [] : ["what you would rather not do has changed"]),
  ];
  return told.length === 0 ? "your profile is the same" : formatList(told);
}

const SEX_WORDS = { female: "those of women", male: "those of men" } as const;
