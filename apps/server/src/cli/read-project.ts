import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { type Project, projectSchema } from "#backup/supabase/project.ts";
import { CommandError } from "./command.ts";

/** The Supabase project that a file of variables describes. Throws `CommandError` with the name of a variable that is missing. */
export function readProject(file: string): Project {
  const result = projectSchema.safeParse(parseEnv(readFileSync(file, "utf8")));
  if (result.success) return result.data;
  throw new CommandError(`${file} must set ${String(result.error.issues[0]?.path[0])}: see "A Supabase project" in docs/operations.md.`);
}
