import type { MigrationFile } from "../../apps/server/src/database/migration-files.ts";

const DEFINITION = /((?:^--.*\n)*)^create (?:or replace )?function ([\w.]+)/gm;

/**
 * What is wrong with the functions that migrations define. A function is defined once. A later migration that has to change it repeats it whole,
 * under a comment `-- Replaces FILE.` that names the file of the definition before: a reader of either finds the other.
 */
export function repeatedDefinitions(files: readonly Pick<MigrationFile, "name" | "text">[]): readonly string[] {
  const definedIn = new Map<string, string>();
  return files.flatMap(({ name, text }) => {
    const file = name.replace("migrations/", "");
    const wrong = [...text.matchAll(DEFINITION)].flatMap(([, comment = "", definition = ""]) => {
      const before = definedIn.get(definition);
      definedIn.set(definition, file);
      return before === undefined || (before !== file && comment.includes(`Replaces ${before}.`))
        ? []
        : [`${file} defines ${definition}, which ${before} has: say "-- Replaces ${before}." above it`];
    });
    return edited(text) ? [...wrong, `${file} edits the text of functions: repeat the whole definition`] : wrong;
  });
}

/** The one place that may: private.require_session_in_function, which earlier conventions of migrations call. */
const edited = (text: string): boolean =>
  /pg_get_functiondef/.test(text.replace(/create function private\.require_session_in_function[\s\S]*?\n\$\$;/, ""));
