/** Data between the marks of its kind. Angle brackets in it become others that look alike, so that no text can end its own block or begin another. */
export function block(name: string, text: string): string {
  return `<${name}>\n${text.replaceAll("<", "‹").replaceAll(">", "›")}\n</${name}>`;
}
