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
