import { type Family, families, standIn } from "./faces.ts";

/** `apps/web/src/ui/styles/fonts.css`, before it is formatted. */
export function fontsStylesheet(): string {
  const rules = [...families.flatMap((family) => family.faces.map((face) => rule(family, face))), ...standIns()];
  return `${HEADER}\n${rules.join("\n")}\n`;
}

const HEADER = `/*
 * Made by tools/fonts/subset-fonts.ts. Archivo for display and figures, Geist for text. Of a character in several faces the last face counts:
 * \`basic\` is preloaded and has what nearly every page uses, the others are loaded when a page has a character of theirs.
 * \`optional\`: a font that misses the first paint waits for the next page instead of moving text under the reader.
 */`;

function rule({ name, descriptors }: Family, { source, range }: Family["faces"][number]): string {
  return face({
    "font-family": `"${name}"`,
    "font-style": "normal",
    "font-display": "optional",
    ...descriptors,
    src: `url("${source}") format("woff2")`,
    "unicode-range": range,
  });
}

function standIns(): string[] {
  const src = standIn.fonts.map((font) => `local("${font}")`).join(", ");
  return standIn.widths.map(({ stretch, size }) =>
    face({ "font-family": `"${standIn.name}"`, "font-weight": "500 800", "font-stretch": stretch, "size-adjust": size, src }),
  );
}

function face(descriptors: Readonly<Record<string, string>>): string {
  const lines = Object.entries(descriptors).map(([property, value]) => `  ${property}: ${value};`);
  return `@font-face {\n${lines.join("\n")}\n}`;
}
