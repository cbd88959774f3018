import type { ExerciseItem, MainFormat } from "@ironpace/training";
import { z } from "zod";
import { isExerciseItem, isMainFormat } from "./exercise-item.ts";

/** `isExerciseItem` and `isMainFormat` as parts of zod's schemas. */
export const exerciseItem = z.custom<ExerciseItem>(isExerciseItem);
export const mainFormat = z.custom<MainFormat>(isMainFormat);
