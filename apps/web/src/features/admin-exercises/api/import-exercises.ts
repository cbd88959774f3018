import { type ExerciseImportAnswer, exerciseImportAnswer, type Json } from "@ironpace/contract";
import { useMutation } from "@tanstack/react-query";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";
import type { ExerciseFile } from "../model/exercise-file.ts";

/** A file that was read, and what the library says to it. */
export interface ImportPreview {
  readonly name: string;
  readonly file: ExerciseFile;
  readonly answer: ExerciseImportAnswer;
}

/** Reads a file and asks what it would change; nothing is stored. Throws a Refusal for a file that is not read. */
export function usePreviewImport() {
  return useMutation({
    mutationFn: async (file: File): Promise<ImportPreview> => {
      // The reader of CSV is loaded when there is a file.
      const { readExerciseFile } = await import("../model/exercise-file.ts");
      const read = await readExerciseFile(file);
      return { name: file.name, file: read, answer: await ask(read) };
    },
  });
}

/** Stores what was looked at, as long as nobody has changed the library since. */
export function useStoreImport() {
  return useMutation({
    mutationFn: ({ file, answer: { state } }: ImportPreview) => ask(file, { dry_run: false, expected_state: state }),
  });
}

async function ask({ lines }: ExerciseFile, args: object = {}): Promise<ExerciseImportAnswer> {
  return exerciseImportAnswer.parse(await getData(supabase.rpc("import_exercises", { lines: lines as unknown as Json, ...args })));
}
