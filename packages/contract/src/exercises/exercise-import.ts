import { z } from "zod";

/** What a file can say of an exercise; the columns it may have, in their order. */
export const EXERCISE_FILE_FIELDS = [
  "id",
  "name",
  "description",
  "category",
  "difficulty",
  "muscle_group",
  "equipment",
  "movement_pattern",
  "body_regions_stressed",
  "substitutions",
  "video_url",
  "video_thumbnail_url",
] as const;

/** Lines that can be imported at once. */
export const MOST_EXERCISE_LINES = 10_000;

const change = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() });
const refusal = z.object({ field: z.string(), reason: z.string() });

/** What `import_exercises` answers: of each line that is not as it was before what it changes, or why it is refused. */
export const exerciseImportAnswer = z.object({
  /** State of the library; a file is only stored while the library is in this state. */
  state: z.string(),
  counts: z.object({ new: z.number(), changed: z.number(), unchanged: z.number(), refused: z.number() }),
  lines: z.array(
    z.object({
      line: z.number(),
      name: z.string().nullable(),
      status: z.enum(["new", "changed", "refused"]),
      changes: z.array(change),
      refusals: z.array(refusal),
    }),
  ),
});
export type ExerciseImportAnswer = z.infer<typeof exerciseImportAnswer>;
