import { regionStress } from "@ironpace/contract";
import { regionName } from "@ironpace/training";

/** What the form calls the columns of a file. */
export const FIELD_LABELS: Readonly<Record<string, string>> = {
  id: "Id",
  name: "Name",
  description: "Description",
  category: "Category",
  difficulty: "Difficulty",
  muscle_group: "Muscle group",
  equipment: "Equipment",
  movement_pattern: "Movement pattern",
  body_regions_stressed: "Stress by region",
  substitutions: "Substitutions",
  video_url: "Demo video",
  video_thumbnail_url: "Video thumbnail",
};

const LONGEST = 160;

/** A value of a column in a few words. */
export function cellText(field: string, value: unknown): string {
  const text = textOf(field, value);
  if (text === "") return "nothing";
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function textOf(field: string, value: unknown): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.join(", ");
  if (field !== "body_regions_stressed") return "";
  return Object.entries(regionStress(value))
    .map(([region, grade]) => `${regionName(region as Parameters<typeof regionName>[0])} ${grade}`)
    .join(", ");
}
