/* How a line of an endurance session is divided into clauses. */

export interface Clause {
  readonly text: string;
  /** What stands in front of it: "," "+" "/" "then" "with" ":" "("; empty at the start of the line. */
  readonly joint: string;
  /** Inside brackets. */
  readonly isInside: boolean;
}

const JOINT =
  /^(?:\s*[,;]\s*|(?<!\b(?:\d ?k|css|pace|split) ?) *\+\s*(?=[a-z\d])|(?<=[a-z%)])\s*\/\s*(?=\d)|\s\/\s(?=\d|rest\b)|\s+(?=r \d+(?::\d\d| ?(?:min|s)\b))|(?<=\d (?:min|s) (?:hard|on|fast|easy))\s+(?=\d)|(?<=\dx ?\d+ [a-z/ ]+)(?<!rest)\s+(?=\d\d s\s*$)|(?<=\d [a-z]+)\s+(?=\d{2,4} (?:swim|pull|kick|free|back|breast|fly|im|drill|easy|choice)\b)|\s+-\s+(?=\d)|(?<=\d ?[a-z]*) ?:\s+|\s+(?:and |& ?)?then\b,? ?|\s+(?:straight |directly )?into\b|\s+(?:followed by|and|&|plus)\s+(?=\d|the (?:last|final) \d)|\s+(?:with|incl(?:uding|\.)?|inkl\.?|inside)\s+(?:the |an? )?(?=\d|last|first|final|equal|same|walk|jog|easy (?:jog|walk)|full|float)|(?<=\d ?(?:min|s|h|km|k|m|mile|yd)) as:? (?=\d))/;

/** The clauses of a plain line in lower case, in order; brackets mark those inside them. */
export function splitClauses(line: string): readonly Clause[] {
  const found: Clause[] = [];
  let [text, joint, isInside] = ["", "", false];
  const close = (next: string): void => {
    if (/[a-z\d@%]/.test(text)) found.push({ text: text.trim(), joint, isInside });
    else if (joint !== "" && next === "") next = joint;
    [text, joint] = ["", next];
  };
  for (let at = 0; at < line.length;) {
    const char = line.charAt(at);
    if (char === "(" || char === ")") {
      close(char);
      isInside = char === "(";
      at += 1;
      continue;
    }
    const length = at > 0 ? jointLength(line, at) : 0;
    if (length > 0) {
      const word = line.slice(at, at + length).trim();
      close(/^(?:with|incl|inkl|inside)/.test(word) ? "with" : /[a-z]/.test(word) ? "then" : word === "" ? "," : word);
      at += length;
      continue;
    }
    text += char;
    at += 1;
  }
  close("");
  return found;
}

function jointLength(line: string, at: number): number {
  // The pattern looks behind, so that it is tried in its place.
  JOINT_AT.lastIndex = at;
  return JOINT_AT.exec(line)?.[0].length ?? 0;
}

const JOINT_AT = new RegExp(JOINT.source.replace("^", ""), "y");
