/* One repetition more each minute: "min 1: 1 clean, min 2: 2 cleans, min 3: 3 cleans, etc." is a death by. */

import type { Lines } from "../lines.ts";

const MINUTE = /^\W*(?:min(?:ute)?|m) ?(\d)\W+(\d) (?!reps?\b)(\p{L}.*)$/iu;
const HEAD = /\bdeath by\b|\be?mom\b|\botm\b/i;
const ENDLESS = /^\W*(?:etc\W*|\.{2,}|…|and so on\W*|usw\W*|until (?:failure|you fail)\W*)$/iu;
const COUNTED = /(?<=^\W*death by\b.*)(?:\n|^)?/iu;

export function writeOutCountingUp(lines: Lines): Lines {
  const at = lines.findIndex((line) => MINUTE.test(line));
  const end = lines.findIndex((line, index) => index > at && !MINUTE.test(line));
  const minutes = at < 0 ? [] : lines.slice(at, end < 0 ? lines.length : end).map((line) => MINUTE.exec(line));
  const isRising = minutes.length >= FEWEST && minutes.every((one, index) => one?.[1] === String(index + 1) && one[2] === one[1]);
  const head = lines.slice(0, Math.max(at, 0));
  if (!isRising || !head.some((line) => HEAD.test(line))) return lines;
  const below = lines.slice(at + minutes.length);
  const isDeathBy = head.some((line) => COUNTED.test(line)) || below.some((line) => ENDLESS.test(line));
  if (!isDeathBy) return lines;
  return [...head.filter((line) => !HEAD.test(line)), `Death by ${minutes[0]?.[3] ?? ""}`, ...below.filter((line) => !ENDLESS.test(line))];
}

const FEWEST = 2;
