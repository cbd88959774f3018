/* Ladders whose steps are said in words: "2 reps, add 2 each round, until 14 min is up". */

import type { Lines } from "../lines.ts";

const LADDER = /\b(?:ladder|leiter|[eé]chelle|escalera|scala|escada)\b/iu;
const ADD =
  /(?:(?<!\p{L})(?:add(?:ing)?|up by|plus|increase by|sumando|sumar|ajouter|aggiungi|mais)|\+)\s*(\d)(?: (?:reps?|cals?|wdh))?(?: (?:more))?(?: (?:each|every|per|jede|chaque|cada|ogni|a cada) (?:round|set|rung|runde|tour|ronda|giro|rodada|step))?/iu;
const MINUTES = /(?<![\d:])(\d{1,2}) ?(?:min\w*|'|:00)/iu;
const FIRST = /(?<![\d:])(\d{1,2}) ?(?:cals?|reps?|of each|each|wdh)?(?=\s*(?:[/,;-]|and|of|reps?|cals?|each|$))/iu;

/** The head of a ladder above movements without a number: an AMRAP of its steps. */
export function writeOutSpokenLadders(lines: Lines): Lines {
  const at = lines.findIndex((line) => LADDER.test(line) && ADD.test(line) && MINUTES.test(line));
  const head = lines[at] ?? "";
  const [added, step = "0"] = ADD.exec(head) ?? [];
  const [timed, minutes = ""] = MINUTES.exec(head) ?? [];
  const bare = lines.slice(at + 1).filter((line) => line.trim() !== "" && !/^\W*\d/.test(line));
  if (added === undefined || timed === undefined || bare.length < 2) return lines;
  const first = Number(FIRST.exec(head.replace(added, "").replace(timed, "").replace(LADDER, ""))?.[1] ?? step);
  const steps = [0, 1, 2, 3].map((times) => first + times * Number(step));
  return [...lines.slice(0, at), `AMRAP ${minutes}`, `${steps.join("-")}...`, ...lines.slice(at + 1)];
}
