import { REGIONS } from "@ironpace/training";
import { z } from "zod";
import type { Tables } from "../database.gen.ts";
import { EXERCISE_CATEGORIES, EXERCISE_DIFFICULTIES } from "./exercise-kinds.ts";
import { type RegionStress, regionStress } from "./region-stress.ts";

type Row = Tables<"exercises">;

/** An exercise of the library as an administrator types it. */
export interface ExerciseEntry {
  readonly name: string;
  readonly description: string;
  readonly category: Row["category"];
  readonly difficulty: Row["difficulty"];
  /** Comma separated. */
  readonly muscle_group: string;
  /** Comma separated: all of it is needed. */
  readonly equipment: string;
  readonly movement_pattern: string;
  readonly stress: RegionStress;
  /** Names of exercises, the nearest first. */
  readonly substitutions: readonly string[];
  readonly video_url: string;
}

const limited = (characters: number) => z.string().max(characters, `At most ${characters.toLocaleString("en-US")} characters`);
const grade = z.union([z.literal(1), z.literal(2), z.literal(3)]);

export const exerciseEntrySchema: z.ZodType<ExerciseEntry, ExerciseEntry> = z
  .object({
    name: limited(120)
      .refine((text) => text.trim() !== "", "Enter a name")
      .refine((text) => !text.includes(";"), "A name cannot contain a semicolon"),
    description: limited(4000),
    category: z.enum(EXERCISE_CATEGORIES),
    difficulty: z.enum(EXERCISE_DIFFICULTIES),
    muscle_group: limited(200),
    equipment: limited(200),
    movement_pattern: limited(60),
    stress: z.partialRecord(z.enum(REGIONS), grade),
    substitutions: z.array(z.string()).max(20, "At most 20 substitutions"),
    video_url: limited(2000).refine((text) => text.trim() === "" || isAddress(text.trim()), "Enter an address that begins with https://"),
  })
  .refine(({ name, substitutions }) => !substitutions.includes(name.trim()), {
    path: ["substitutions"],
    message: "An exercise cannot replace itself",
  });

/** An address on the web, or a path on this site. */
const isAddress = (text: string): boolean => /^(https?:\/)?\/\S*$/.test(text);

/** What the form begins with; without an exercise its defaults. */
export function exerciseEntry(exercise?: Omit<Row, "difficulty_rank" | "has_video">): ExerciseEntry {
  return {
    name: exercise?.name ?? "",
    description: exercise?.description ?? "",
    category: exercise?.category ?? "strength",
    difficulty: exercise?.difficulty ?? "beginner",
    muscle_group: exercise?.muscle_group ?? "",
    equipment: exercise?.equipment ?? "",
    movement_pattern: exercise?.movement_pattern ?? "",
    stress: regionStress(exercise?.body_regions_stressed),
    substitutions: exercise?.substitutions ?? [],
    video_url: exercise?.video_url ?? "",
  };
}

/** The columns of exercises. */
export function exerciseRow({ stress, ...entry }: ExerciseEntry) {
  return {
    name: entry.name.trim(),
    description: entry.description.trim() || null,
    category: entry.category,
    difficulty: entry.difficulty,
    muscle_group: entry.muscle_group.trim() || null,
    equipment: entry.equipment.trim() || null,
    movement_pattern: entry.movement_pattern.trim() || null,
    body_regions_stressed: { ...stress },
    substitutions: [...entry.substitutions],
    video_url: entry.video_url.trim() || null,
  };
}
