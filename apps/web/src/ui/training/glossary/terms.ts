/** Terms that a newcomer may not know, as the glossary has them. */
export type Term =
  | "RPE"
  | "RIR"
  | "VDOT"
  | "AMRAP"
  | "EMOM"
  | "UT1"
  | "UT2"
  | "AT"
  | "compromised run"
  | "e1RM"
  | "1RM"
  | "deload"
  | "taper"
  | "iron"
  | "pace"
  | "threshold"
  | "strides"
  | "metcon"
  | "FTP"
  | "brick"
  | "Roxzone"
  | "superset"
  | "tempo";

const PATTERNS: readonly (readonly [Term, RegExp])[] = [
  ["RPE", /\bRPE\b/u],
  ["RIR", /\bRIR\b|\breps in reserve\b/iu],
  ["VDOT", /\bVDOT\b/u],
  ["AMRAP", /\bAMRAP\b/u],
  ["EMOM", /\bE\d?MOM\b/u],
  ["UT1", /\bUT1\b/u],
  ["UT2", /\bUT2\b/u],
  ["AT", /\bAT\b(?= pace| work| piece|,|\.|$)/u],
  ["compromised run", /\bcompromised (?:run(?:s|ning)?)\b/iu],
  ["e1RM", /\be1RM\b/u],
  ["1RM", /\b1RM\b/u],
  ["deload", /\bdeloads?\b/iu],
  ["taper", /\btaper(?:s|ed|ing)?\b/iu],
  // As names of the two halves only: "pace" alone is that of a run.
  ["iron", /\biron\b(?=: | (?:load|fitness|done))/iu],
  ["pace", /\bpace\b(?=: (?:hours|distance)| (?:load|fitness|done))/iu],
  ["threshold", /\bthreshold\b/iu],
  ["strides", /\bstrides\b/iu],
  ["metcon", /\bmetcons?\b/iu],
  ["FTP", /\bFTP\b/u],
  ["brick", /\bbrick (?:run|session)s?\b/iu],
  ["Roxzone", /\bRoxzone\b/iu],
  ["superset", /\bsupersets?\b/iu],
  ["tempo", /\btempo \d\S*/iu],
];

export type TextPart = string | { readonly term: Term; readonly words: string };

/** A text cut at the first mention of every term in it. */
export function getParts(text: string): readonly TextPart[] {
  const found = PATTERNS.flatMap(([term, pattern]) => {
    const match = pattern.exec(text);
    return match === null ? [] : [{ term, at: match.index, words: match[0] }];
  }).toSorted((a, b) => a.at - b.at);
  const parts: TextPart[] = [];
  let from = 0;
  for (const { term, at, words } of found) {
    if (at < from) continue;
    if (at > from) parts.push(text.slice(from, at));
    parts.push({ term, words });
    from = at + words.length;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}
