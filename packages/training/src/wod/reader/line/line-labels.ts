import { isOfMovements } from "../../find-movement.ts";
import { matchMovement } from "./match-movement.ts";

/* What stands in front of a line and says where it belongs. */

export type Role = "warm-up" | "cool-down" | "buy-in" | "cash-out";

export interface LineLabel {
  /** "A", "B2" */
  readonly label?: string;
  /** The line begins a part: a letter, "Block 2", "Metcon:". */
  readonly isStart: boolean;
  readonly role?: Role;
  /** The turn of an EMOM, from 1. */
  readonly turn?: number;
  /** "+ 6 burpees" */
  readonly isPlus: boolean;
  readonly isThen: boolean;
  /** Words before a colon that only name the line. */
  readonly title?: string;
  /** What the number in front counts: "1 500 m ski" as a station. */
  readonly rest: string;
}

const ROLE =
  /^\W*(?:the )?(warm-up|wu|w\/u|cool-down|cd|c\/d|buy[- ]?in|cash[- ]?in|cash[- ]?out|buy[- ]?out|finisher|strength|metcon|wod|workout(?: of the day)?|conditioning|skill|accessor(?:y|ies)|main(?: set| piece)?|engine|gymnastics|oly(?: lifting)?|weightlifting|core|lift(?:ing)?|stretch(?:ing)?|mobility|activation|prep|superset|finish)(?: ?(?:w\/|with|part|work)?)(?: (?:no|without|minus|out of) (?:the )?vest)? ?(?:[a-d]|[1-9])?(?: ?\((?!cap|tc|\d+ ?min cap)(?:time|weight|load|reps?|not scored|rounds?|for|each|calories|distance|no measure|optional)[^()]*\))?\s*(?::|-(?= )|\.(?= )|(?=$)|(?= \d)|(?= \())/i;

const ROLES: Readonly<Record<string, Role>> = {
  "warm-up": "warm-up",
  wu: "warm-up",
  "w/u": "warm-up",
  "cool-down": "cool-down",
  cd: "cool-down",
  "c/d": "cool-down",
  "buy-in": "buy-in",
  "cash-out": "cash-out",
};

export function readLabel(line: string, isInTurns: boolean, areParts: boolean): LineLabel {
  let rest = line.trim();
  let [label, role, turn]: [string | undefined, Role | undefined, number | undefined] = [undefined, undefined, undefined];
  let [isStart, isPlus, isThen] = [false, false, false];
  const take = (pattern: RegExp): readonly string[] | undefined => {
    const found = pattern.exec(rest);
    if (found === null) return undefined;
    rest = rest.slice(found[0].length).trimStart();
    return found.map((one) => one ?? "");
  };
  take(/^(?:[-*•·>_=]+\s+|[-*](?=[a-z\d]))/i);
  take(/^(?:sets?|wave) ?#?\d ?(?:\([^()]*\))?\s*[:.)]+\s*(?=\S)/i);
  const isLast = /^(?:finish|end)(?: off)? (?:with|w\/|w )/i.test(rest);
  take(/^(?:start|finish|begin|end)(?: off)? (?:with|w\/|w(?= )) ?/i);
  if (isLast) isThen = true;
  take(/^so (?=\d+ [a-z])/i);
  if (take(/^\+\s*/) !== undefined) isPlus = true;
  const place =
    take(/^(?:min(?:ute)?s?|m|station|movement|round|turn) ?#?(\d)(?:(?:,| ?& ?|-|\/) ?\d)*\s*(?:[:.)=-]+|(?= \d| rest))\s*/i) ??
    take(/^()(odd|even)\b(?: min(?:ute)?s?| rounds?| sets?)?\s*[:.)=-]*\s*/i) ??
    (isInTurns ? (take(/^(\d)(?:[).:=]|\s-)\s*(?=\S)/) ?? (areParts ? undefined : take(/^\(?([a-h])(?:[).:]|\s-(?=\s))\s*/i))) : undefined);
  if (place !== undefined) {
    const [, number = "", parity = ""] = place;
    rest = rest.replace(/^(?:off|free|frei|libre)$/i, "rest");
    turn = parity === "" ? (/\d/.test(number) ? Number(number) : number.toLowerCase().charCodeAt(0) - 96) : /odd/i.test(parity) ? 1 : 2;
    return { isStart, isPlus, isThen, turn, rest };
  }
  // "3a.", "3b." are a superset.
  rest = rest.replace(
    /^([1-8])([a-d])[.):]\s*(?=[a-z])/i,
    (_, number: string, place: string) => `${String.fromCharCode(64 + Number(number))}${place.toLowerCase().charCodeAt(0) - 96}) `,
  );
  const letter =
    take(/^\(?([a-h])(\d)?(?:[).:]+|\s-)\s*(?=\S|$)/i) ??
    take(/^([a-h])(\d)\s+(?=[a-z\d])/i) ??
    take(/^([B-H])()\s+(?=[A-Z][A-Za-z]+ ?[a-z:])/) ??
    take(/^(?:part|teil|parte|partie|block|bloque|blocco|bloco|bloc|blok|deel|section|sektion|seccion) ([a-h])()\b\s*[-:.)]*\s*/i);
  if (letter !== undefined) {
    label = `${(letter[1] ?? "").toUpperCase()}${letter[2] ?? ""}`;
    isStart = true;
  } else if (
    take(/^(?:part|block|bloque|blocco|bloc|section|teil|piece|event|prueba|epreuve|prova|score) ?#?[1-9]\b\s*[-:.)]*\s*/i) !== undefined
  )
    isStart = true;
  else if (take(/^\d{1,2}[.)]\s+(?=[a-z\d])/i) !== undefined) isStart = false;
  if (
    take(
      /^[-*]* *(?:(?:and |& )?then(?: (?:straight |directly |right )into)?|(?:straight |directly |right )?into)\b[:,.]*\s*(?:-\s+)?/i,
    ) !== undefined
  )
    isThen = true;
  take(/^(?:we )?did\s+(?=\d)/i);
  take(/^p ?[1-4] ?[:=]\s*/i);
  take(/^(?:(?:superset(?:ted)?|ss) with|follow(?:ed)? (?:by|with))\s+/i);
  const named = take(ROLE);
  if (named !== undefined) {
    const word = (named[1] ?? "")
      .toLowerCase()
      .replace(/^(?:buy|cash)[- ]?in$/, "buy-in")
      .replace(/^(?:buy|cash)[- ]?out$/, "cash-out");
    role = ROLES[word];
    isStart = true;
    // "Stretch 5 min" is done, and names no part.
    if (/^(?:stretch|mobility|activation)/.test(word) && /^\d+(?::\d\d)?(?: ?(?:min|s))?\s*$/i.test(rest)) rest = `${rest} ${word}`;
  }
  const behind = /^(.*\d.*?)[\s,(-]+(buy[- ]?in|cash[- ]?(?:in|out)|buy[- ]?out)\)?\s*$/i.exec(rest);
  if (behind !== null && role === undefined) {
    role = /in$/i.test(behind[2] ?? "") ? "buy-in" : "cash-out";
    rest = behind[1] ?? "";
    isStart = true;
  }
  take(/^[:.]+\s*|^-+\s+/);
  const title = take(/^("?[a-z][a-z0-9 '"&/-]{1,40}?):\s+(?=\S)/i)?.[1];
  const isLift = /^\d+x\d/i.test(rest) && title?.split(" ").some((word) => isOfMovements(word.toLowerCase())) === true;
  if (title !== undefined && isScheme(title)) rest = `${title}: ${rest}`;
  else if (title !== undefined && isLift) rest = `${title} ${rest}`;
  if (take(/^then\b[-:,.]*\s*/i) !== undefined) isThen = true;
  return {
    ...(label === undefined ? {} : { label }),
    isStart,
    ...(role === undefined ? {} : { role }),
    isPlus,
    isThen,
    rest,
    ...(title === undefined || isScheme(title) || isLift ? {} : { title }),
  };
}

/** Whether words before a colon say what is done: "For time:", "Squat: 5 @ 75". */
function isScheme(title: string): boolean {
  if (/\bcomplex$/i.test(title)) return false;
  return (
    /\b(?:for time|time|restpause|clusters?|drop ?sets?|amrap|e\d?mom|every|rounds?|rft|rds|sets?|tabata|odd|even|rest|recovery|cap|tc|death by|min|reps?|max|rx|scaled?|sc|cadence|rpe|pace|score|on|off|ladder|limit|quality|superset|zone|z\d|ft|build|find|\d+ ?rm)\b/i.test(
      title,
    ) ||
    title.split(/ - |,/).some((part) => matchMovement(part.match(/[a-z][a-z'-]*/gi) ?? []) !== undefined) ||
    /\d ?x ?\d|\d-\d+-\d/.test(title)
  );
}

/** Lines that are only counted, "1 500 m ski", "2 25 m sled push", without their numbers. */
export function withoutPlaces(lines: readonly string[]): readonly string[] {
  const places = lines.map((line) => /^\s*(\d{1,2})(?:[.):]|\s)\s*(?=\S)/.exec(line)?.[1]);
  const result = [...lines];
  for (let from = 0; from < lines.length; from++) {
    if (lines.slice(0, from).some((line) => /\be\d*s?\d?mom\b|\botm\b|\bevery\b/i.test(line))) break;
    let to = from;
    while (to < lines.length && places[to] === String(to - from + 1)) to++;
    const run = lines.slice(from, to);
    const rests = run.map((line) => line.replace(/^\s*\d{1,2}(?:[.):]|\s)\s*/, ""));
    const areCounted = rests.filter((rest) => /^\d|\d ?(?:m|km|cal|s|reps)\b/.test(rest)).length * 10 >= rests.length * 7;
    if (run.length < 3 || !areCounted) continue;
    rests.forEach((rest, index) => (result[from + index] = rest));
    from = to - 1;
  }
  return result;
}
