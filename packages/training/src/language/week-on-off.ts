// How seven languages tell of weeks at work and weeks at home in turn. Patterns match normalised words.

const COUNT = String.raw`(?:a|one|two|three|four|1|2|3|4|eine|zwei|drei|vier|una|dos|tres|cuatro|une|deux|trois|quatre|due|tre|quattro|uma|duas|quatro|een|twee|drie)`;

/** "One week on, one week off", as sources with the groups `on` and `off`. */
const TURNS: readonly string[] = [
  String.raw`(?:(?<on>${COUNT}) )?weeks? (?:on|at sea|offshore|on duty|on shift|on call|away)(?: and| then)? (?:(?<off>${COUNT}) )?(?:weeks? )?(?:off|at home|home|ashore|onshore)`,
  String.raw`(?<on>${COUNT}) wochen? (?:dienst|arbeit|schicht|an bord|auf see|offshore|bereitschaft)(?: und| dann)? (?<off>${COUNT}) (?:wochen? )?(?:frei|zu hause|daheim|an land)`,
  String.raw`(?<on>${COUNT}) semanas? (?:de |en |a )?(?:trabajo|turno|guardia|servicio|bordo|el mar)(?: y| luego)? (?<off>${COUNT}) (?:semanas? )?(?:libres?|de descanso|en casa|en tierra)`,
  String.raw`(?<on>${COUNT}) semaines? (?:de |en |a )?(?:travail|garde|service|bord|mer|chantier)(?: et| puis)? (?<off>${COUNT}) (?:semaines? )?(?:de repos|libres?|a la maison|a terre|off)`,
  String.raw`(?<on>${COUNT}) settiman[ae] (?:di |in |a )?(?:lavoro|turno|servizio|bordo|mare)(?: e| poi)? (?<off>${COUNT}) (?:settiman[ae] )?(?:liber[ae]|di riposo|a casa|a terra)`,
  String.raw`(?<on>${COUNT}) semanas? (?:de |em |a )?(?:trabalho|turno|servico|bordo|mar)(?: e| depois)? (?<off>${COUNT}) (?:semanas? )?(?:livres?|de folga|em casa|em terra)`,
  String.raw`(?<on>${COUNT}) we(?:ek|ken) (?:op|werk|dienst|aan boord|op zee)(?: en| dan)? (?<off>${COUNT}) (?:we(?:ek|ken) )?(?:af|vrij|thuis|aan wal)`,
];
const TURN = TURNS.map((source) => new RegExp(String.raw`\b${source}\b`, "u"));

const VALUES: readonly (readonly [RegExp, number])[] = [
  [/^(?:two|2|zwei|dos|deux|due|duas|twee)$/u, 2],
  [/^(?:three|3|drei|tres|trois|tre|drie)$/u, 3],
  [/^(?:four|4|vier|cuatro|quatre|quattro|quatro)$/u, 4],
];

export type Phase = "on" | "off";

/** Which weeks a clause is about, each phase in seven languages. */
const MARKERS: { readonly [phase in Phase]: readonly string[] } = {
  on: [
    String.raw`(?:on|work(?:ing)?|duty|shift|sea|offshore) weeks?`,
    String.raw`weeks? (?:when |that )?i ?m (?:on|at work|at sea|on duty|away)`,
    String.raw`(?:when|while) (?:i ?m |i am )?(?:on duty|at sea|offshore)`,
    String.raw`(?:dienst|arbeits|schicht|bord)wochen?`,
    String.raw`semanas? de (?:trabajo|turno|guardia|trabalho|servico)`,
    String.raw`semaines? de (?:travail|garde|service)`,
    String.raw`settiman[ae] di (?:lavoro|turno|servizio)`,
    String.raw`(?:werk|dienst)we(?:ek|ken)`,
  ],
  off: [
    String.raw`(?:off|home|free|shore) weeks?`,
    String.raw`weeks? (?:when |that )?i ?m (?:off|at home|ashore|home)`,
    String.raw`(?:when|while) (?:i ?m |i am )?(?:ashore|at home|off duty)`,
    String.raw`(?:frei|heim)wochen?|freien? wochen?`,
    String.raw`semanas? (?:libres?|livres?|de descanso|de folga|en casa|em casa)`,
    String.raw`semaines? (?:de repos|libres?|a la maison)`,
    String.raw`settiman[ae] (?:liber[ae]|di riposo|a casa)`,
    String.raw`vrije we(?:ek|ken)|thuiswe(?:ek|ken)`,
  ],
};
const toPattern = (sources: readonly string[]): RegExp => new RegExp(String.raw`\b(?:${sources.join("|")})\b`, "u");
const MARKER: { readonly [phase in Phase]: RegExp } = { on: toPattern(MARKERS.on), off: toPattern(MARKERS.off) };

/** "Next week is on", "this week I'm off", from the week of today. */
const NEARBY: readonly (readonly [RegExp, number, Phase])[] = [
  [/\bnext week (?:is (?:an )?|i ?m |i am )on\b/u, 1, "on"],
  [/\bnext week (?:is (?:an )?|i ?m |i am )off\b/u, 1, "off"],
  [/\b(?:this|the current) week (?:is (?:an )?|i ?m |i am )on\b|\bi ?m on this week\b/u, 0, "on"],
  [/\b(?:this|the current) week (?:is (?:an )?|i ?m |i am )off\b|\bi ?m off this week\b/u, 0, "off"],
  [/\bnachste woche (?:ist |habe ich )(?:dienst|arbeit|schicht)\b/u, 1, "on"],
  [/\bnachste woche (?:ist |habe ich )frei\b/u, 1, "off"],
  [/\bla semana que viene (?:trabajo|estoy de (?:turno|guardia))\b/u, 1, "on"],
  [/\bla semaine prochaine je (?:travaille|suis de garde)\b/u, 1, "on"],
  [/\bla settimana prossima (?:lavoro|sono di turno)\b/u, 1, "on"],
  [/\b(?:na )?(?:proxima semana|semana que vem) trabalho\b/u, 1, "on"],
  [/\bvolgende week (?:werk ik|heb ik dienst)\b/u, 1, "on"],
];
/** Behind it stands the first day of such a week. */
const BEGINS =
  /\b(?:starts?|begins?|is|from|beginnt|startet|ist|ab|empieza|comienza|es|desde|commence|est|des|inizia|comincia|e|dal|comeca|e|begint|is|vanaf)(?: (?:on|the|monday|am|dem|den|montag|el|lunes|le|lundi|il|lunedi|na|segunda|op|maandag))* (?<date>\d{1,2}.*)$/u;

export interface Turn {
  /** Weeks of each phase. */
  readonly on: number;
  readonly off: number;
}

export function turnIn(said: string): Turn | undefined {
  const groups = TURN.map((pattern) => pattern.exec(said)?.groups).find((found) => found !== undefined);
  if (groups === undefined) return undefined;
  return { on: toCount(groups["on"]), off: toCount(groups["off"]) };
}

function toCount(word = ""): number {
  return VALUES.find(([pattern]) => pattern.test(word))?.[1] ?? 1;
}

export function phaseIn(said: string): Phase | undefined {
  return MARKER.off.test(said) ? "off" : MARKER.on.test(said) ? "on" : undefined;
}

/** The words of a date at which a phase begins, or how many weeks from now it does. */
export function anchorIn(said: string): { readonly phase: Phase; readonly date?: string; readonly weeks?: number } | undefined {
  const near = NEARBY.find(([pattern]) => pattern.test(said));
  if (near !== undefined) return { phase: near[2], weeks: near[1] };
  const phase = phaseIn(said);
  const date = BEGINS.exec(said)?.groups?.["date"];
  return phase === undefined || date === undefined ? undefined : { phase, date };
}

/** What a week at work leaves out. */
export const REFUSES_SPORT =
  /^(?:(?:and|but|so|then|und|aber|y|pero|et|mais|e|ma|mas|en|maar) )*(?:no|not|without|never|kein\w*|ohne|nicht|sin|nada de|pas de|sans|niente|senza|nessun\w*|sem|nao|geen|zonder)\b/u;

/** Why such a week has little time: "I get called out at night". */
export const LEADS_TO_LIMIT =
  /\b(?:on|off|work|duty|shift|sea|home|free)\b.*\bweeks?\b|\bweeks?\b|wochen?|seman\w*|semain\w*|settiman\w*|weken/u;
