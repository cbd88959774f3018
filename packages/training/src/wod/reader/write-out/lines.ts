/** The lines of a workout, as they were typed or written out. */
export type Lines = readonly string[];

/** A time, as people type it: "1:30", "2 min", "45\"". */
export const TIME = String.raw`(\d+:\d\d|\d+(?:[.,]5)? ?(?:minutes?|min|m\b|'|seconds?|sec|s\b|")?)`;
export const REST_WORD = String.raw`(?:rest|pause|pausa|repos|r[eé]cup\w*|recovery|recupero|descans[oa]|riposo|rust|pauze|herstel)`;
/** Words for how often something is done, in seven languages. */
export const ROUNDS = String.raw`(?:rounds?|rds|sets?|times|runden|durchg[aä]nge|s[aä]tze|mal|tours?|fois|s[eé]ries?|rondas?|vueltas|veces|giri|volte|voltas|vezes|rondes?|keer)`;
/** A rest, with its time before or behind it. */
export const REST = new RegExp(
  String.raw`\b(?:rest|pause|repos|descanso|riposo)\b ?:?(?:of |de |di )?${TIME}|${TIME} ?(?:of )?(?:rest|off|pause|repos|descanso|riposo)\b`,
  "i",
);
