import type { MigrationFile } from "#server/database/migration-files.ts";

type File = Pick<MigrationFile, "name" | "text">;

const DEFINITION = /((?:^--.*\n)*)^create (?:or replace )?function (?:public\.)?([\w.]+)/gm;

/** Files from before the rule do not say what they replace, and frozen files stay as they are. */
const RULE_BEGAN = "20261128";

/** Function → file that defines it as it is now. */
export function definingFiles(files: readonly File[]): ReadonlyMap<string, string> {
  return new Map(
    files.flatMap(({ name, text }) => [...text.matchAll(DEFINITION)].map(([, , defined = ""]) => [defined, fileOf(name)] as const)),
  );
}

/**
 * What is wrong with the functions that migrations define. A function is defined once. A later migration that has to change it repeats it whole,
 * under a comment `-- Replaces FILE.` that names the file of the definition before: a reader of either finds the other.
 */
export function repeatedDefinitions(files: readonly File[]): readonly string[] {
  const definedIn = new Map<string, string>();
  return files.flatMap(({ name, text }) => {
    const file = fileOf(name);
    const wrong = [...text.matchAll(DEFINITION)].flatMap(([, comment = "", defined = ""]) => {
      const before = definedIn.get(defined);
      definedIn.set(defined, file);
      if (before === file) return [`${file} defines ${defined} twice`];
      if (before === undefined || file < RULE_BEGAN || comment.includes(`Replaces ${before}.`)) return [];
      return [`${file} defines ${defined}, which ${before} has: say "-- Replaces ${before}." above it`];
    });
    return isEdited(text) ? [...wrong, `${file} edits the text of functions: repeat the whole definition`] : wrong;
  });
}

const fileOf = (name: string): string => name.replace("migrations/", "");

/** The one place that may is private.require_session_in_function, which migrations may call for a function they have just made. */
const isEdited = (text: string): boolean =>
  text.replace(/create function private\.require_session_in_function[\s\S]*?\n\$\$;/, "").includes("pg_get_functiondef");
