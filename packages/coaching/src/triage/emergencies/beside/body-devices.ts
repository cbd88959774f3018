/*
 * Devices that keep somebody alive are no gear: an implanted pacemaker or defibrillator that fires, beeps or stops, a ventilator, oxygen or an insulin
 * pump that fails (triage.md categories 1, 10 and 20), in English, German, Spanish, French, Italian, Portuguese and Dutch. All patterns read plain text.
 */

const HEART_DEVICE =
  "(?:pace ?makers?|icds?|(?:my|his|her|the implanted) defib\\w*|implanted (?:\\w+ )?(?:device|defib\\w*|monitor)|loop recorder|cardiologists? device|lvad|herzschrittmacher|schrittmacher|(?:mein|sein|ihr) defi(?:brillator)?|marcapasos|(?:mi|su) (?:dai|desfibrilador)|stimulateur(?: cardiaque)?|(?:mon|son) defibrillateur|pace-?maker|(?:mio|suo) defibrillatore|(?:meu|seu) (?:cdi|desfibrilador)|marca ?-?passo)";
const ACTS =
  "(?:die[ds]|dead|dying|stop(?:s|ped)|fail(?:s|ed|ing)?|is failing|beep\\w*|shock(?:s|ed)?|fire[sd]?|went off|goes off|keeps going off|zap(?:s|ped)|gave (?:up|out|me)|kick(?:s|ed) in|alarm\\w*|says?|piept\\w*|gepiept|ausgefallen|aufgehort|hort auf|ausgelost|schock\\w*|defekt|leer|pita|pito|suena|dio (?:una|dos|tres)|descarg\\w*|disparo|se (?:paro|apago|ha parado)|sonne|bip\\w*|(?:s ?)?est (?:declenche|arrete)|declenche|choque\\w*|lache|suona|scaric\\w*|si e (?:fermato|spento)|apita\\w*|disparou|parou|choque\\w*|descarreg\\w*|gaf|afgegaan|gestopt|uitgevallen|leeg)";
const HEART_DEVICE_ACTS = new RegExp(
  `\\b${HEART_DEVICE}\\b(?:[ ,]+[\\p{L}\\d]+){0,4}?[ ,]+${ACTS}\\b|\\bmonitor says .{0,30}implant\\w*`,
  "u",
);
/** A pacemaker is a runner as well, who stops at kilometre 30. */
const OF_A_RACE =
  /\b(?:km|kilomet\w*|miles?|marathon\w*|race|racing|pace group|balloons?|sub ?\d|halfway|finish|wettkampf|rennen|zielzeit|carrera|course|gara|prova|wedstrijd|lauf)\b/u;
const CHECKED =
  /\b(?:check ?up|checked|new battery|replaced|replacement|years? (?:ago|left)|airport|kontrolle|gewechselt|ausgetauscht|revision|cambiad[oa]|controle|change|sostituit[oa]|trocad[oa]|vervangen|is (?:it|running)|can i|kann ich|darf ich)\b/u;

const FAILS =
  "(?:die[ds]|dead|stop(?:s|ped)|fail(?:s|ed|ing)?|broke|broken|packed (?:up|in)|conked out|gave out|(?:is |ran |run )(?:empty|out)|switched off|ausgefallen|ausgegangen|kaputt|defekt|gestorben|leer|aus|se (?:paro|apago|ha parado|estropeo|rompio)|(?:est |tombee? )?en panne|(?:s ?est )?arretee?|lachee?|vide|(?:si e )?(?:rott[oa]|spent[oa]|fermat[oa])|vuot[oa]|avariou|parou|desligou|se fue|kapot|uitgevallen|leeg|gestopt)";
const BREATH_DEVICE =
  "(?:(?:his|her|my|mums?|dads?|the home|the) ventilator(?: machine)?|respirator|oxygen (?:concentrator|machine|tank|bottle|supply)|beatmungsgerat|sauerstoff(?:gerat|flasche|konzentrator)|respirador|concentrador de oxigeno|(?:bombona|bala) de oxigeno|respirateur|concentrateur d ?oxygene|bouteille d ?oxygene|ventilatore polmonare|respiratore|concentratore(?: di ossigeno)?|bombola d ?i? ?ossigeno|concentrador de oxigenio|beademingsapparaat|zuurstof(?:apparaat|fles|concentrator))";
const BREATH_DEVICE_FAILS = new RegExp(`\\b${BREATH_DEVICE}(?: [\\p{L}\\d]+){0,3}? ${FAILS}\\b`, "u");
const PUMP =
  "(?:insulin ?pump|insulinpumpe|bomba de insulina|pompe a insuline|microinfusore|pompa (?:per|di|da|dell) ?insulina|insulinepomp)";
const PUMP_FAILS = new RegExp(`\\b${PUMP}(?: [\\p{L}\\d]+){0,3}? ${FAILS}\\b|\\b${FAILS}(?: [\\p{L}]+){0,2} ${PUMP}\\b`, "u");

export interface DeviceFailure {
  readonly kind: "ask" | "sign";
  readonly category: "heart" | "unclear" | "sugar";
  readonly level: "emergency" | "doctor-today";
}

/** A device in or at a body that fails or fires. */
export function deviceFailureIn(said: string): DeviceFailure | undefined {
  if (BREATH_DEVICE_FAILS.test(said)) return { kind: "sign", category: "unclear", level: "emergency" };
  if (HEART_DEVICE_ACTS.test(said) && !CHECKED.test(said))
    return { kind: OF_A_RACE.test(said) ? "ask" : "sign", category: "heart", level: "emergency" };
  return PUMP_FAILS.test(said) ? { kind: "sign", category: "sugar", level: "doctor-today" } : undefined;
}
