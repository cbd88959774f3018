/* The same workout for several levels: one is read, the others are options. */

import type { Lines } from "./lines.ts";

const RX = /^\W*(?:rx'?d?|as rx|prescribed|performance|elite)\W*$/i;
const OTHER =
  /^\W*(?:rx ?\+|fit(?:ness)?|scaled?|scaling|sc|beginners?|foundations?|intermediate|masters?|sport|health|easier|l[1-3]|level [1-3]|skaliert|einsteiger|escalado|principiantes?|debutants?|scalato)\W*$/i;

/** The lines of the prescribed version, and those of the others. */
export function withoutOptions(lines: Lines): { readonly lines: Lines; readonly options: Lines } {
  const heads = lines.map((line) => (RX.test(line) ? "rx" : OTHER.test(line) ? "other" : undefined));
  const rx = heads.indexOf("rx");
  const other = heads.indexOf("other");
  if (rx < 0 || other < 0 || lines.length < rx + 2) return { lines, options: [] };
  let isOption = false;
  const kept: string[] = [];
  const options: string[] = [];
  lines.forEach((line, at) => {
    if (heads[at] !== undefined) isOption = heads[at] === "other";
    if (isOption) options.push(line.trim());
    else if (heads[at] === undefined) kept.push(line);
  });
  return { lines: kept, options: options.filter((line) => line !== "") };
}
