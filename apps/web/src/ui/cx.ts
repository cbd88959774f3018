/** Joins class names; a condition that failed leaves no trace. */
export function cx(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
