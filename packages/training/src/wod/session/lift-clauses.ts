import { plainLine } from "./plain-line.ts";

/** The clauses of a line that each have sets of their own: "1x3 @ 85% / 2x2 @ 90%", "build to a heavy triple, then 3x5". */
export function liftClauses(line: string): readonly string[] {
  const text = plainLine(line)
    .replace(
      /^(?:strength|kraft|fuerza|force|accessor(?:y|ies)|acc|main|krafttraining|oly \d+:\d+|core(?: lift)?|skill|oly(?:mpic)?|weightlifting)\s*:\s*(?=\S)/i,
      "",
    )
    .replaceAll(/^\s*\*+|!+\s*$/g, "");
  return text
    .split(
      /\s*;\s+|\s+\/\s+(?=\d+ ?x ?\d)|,\s+(?=\d+ ?x ?\d+[^,]*@|\d+ ?x ?\d+ [a-z]|[a-z][^,\d]*\d+ ?x ?\d)|,\s+(?=(?:rest )?\d+ ?(?:s|min)? after [a-h]\d)|,?\s+(?:then|despues|luego|puis|ensuite|dann|danach|poi)\s+(?=-?\d+%? ?(?:x|sets|@|\d+ ?x))/i,
    )
    .flatMap(readPair)
    .flatMap((one, index) => (index === 0 ? [one] : [`then ${one}`]))
    .filter((one) => /[a-z\d]/i.test(one));
}

/** "Curls / pushdowns 3x15", "Dips superset face pulls 3x10/15": two lifts with the same sets. */
function readPair(text: string): readonly string[] {
  const [, first = "", second = "", count = "", reps = "", others, rest = ""] =
    /^([a-z][^\d/]*?)\s*(?:\/|\bsuperset(?:ted)?(?: with| w\/)?\b)\s*([a-z][^\d/]*?)\s+(\d{1,2}) ?x ?(\d{1,3})(?:\/(\d{1,3}))?(\s.*)?$/i.exec(
      text,
    ) ?? [];
  return first === "" ? [text] : [`${first} ${count}x${reps}${rest}`, `${second} ${count}x${others ?? reps}${rest}`];
}

const SIDES = "(?:sides?|legs?|arms?|hands?|pierna|lado|brazo|bein|seite|jambe|cote|bras|gamba|lato|braccio)";

/** An amount is of one side: "8 e/s", "10 per leg", "90 s/side", "x10 each", "por pierna". */
export const SIDE = new RegExp(
  [
    String.raw`\/ ?${SIDES}(?![a-z])`,
    String.raw`(?<![a-z])(?:e ?\/ ?s|(?:e|each|per|por|pro|je|par|pr|ea|p\/) ?${SIDES}|(?:right|left) (?:and|&) (?:left|right)|l\/r|r\/l|both sides|beidseitig)(?![a-z])`,
    String.raw`(?<=\bx ?\d+ )each\b|(?<=\d )each(?= ?$)`,
  ].join("|"),
  "i",
);
