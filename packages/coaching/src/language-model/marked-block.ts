const MARKS = /<\/?\s*(?:athlete_message|athlete_data|library|computed_answer|session|options)\b[^>]*>?/gi;

/** Data between the marks of its kind. Marks are taken out of the text itself, so that it cannot end its own block. */
export function block(name: string, text: string): string {
  return `<${name}>\n${text.replaceAll(MARKS, "")}\n</${name}>`;
}
