/** Quotes a value for use inside `or()` of the Supabase client, where a comma or a bracket would end it. */
export function quoteFilterValue(value: string): string {
  return `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}
