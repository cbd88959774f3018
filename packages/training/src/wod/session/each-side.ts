/** An amount is of one side: "8 e/s", "10 per leg", "x10 each", "por pierna". */
export const SIDE =
  /(?:\b|(?<=\d ?))(?:e ?\/ ?s|e side|(?:\/ ?|each |per |por |pro |je |par |pr |ea |p\/)(?:sides?|legs?|arms?|hands?|pierna|lado|brazo|bein|seite|jambe|cote|bras|gamba|lato|braccio|s)|(?:right|left) (?:and|&) (?:left|right)|l\/r|r\/l|both sides|beidseitig)(?![a-z])|(?<=\bx ?\d+ )each\b|(?<=\d )each(?= ?$)/i;
