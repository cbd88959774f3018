import { near, told } from "../told.ts";

/*
 * A farewell without the means, told in passing (triage.md category 11): letters to one's family before one goes for good, and a height that one will
 * jump from. In English, German, Spanish, French, Italian, Portuguese and Dutch.
 */

const FAMILY = String.raw`(?:(?:my|the|mein\w*|die|den|mis?|los|mes|les|aux|ai|a|i|alla|miei|mia|meus?|minha|pros?|aos?|mijn|mn|de) ){0,2}(?:kids|children|sons?|daughters?|family|parents|wife|husband|mum|mom|dad|kinder\w*|familie|eltern|frau|mann|hijos|hijas|familia|padres|enfants|famille|parents|femme|mari|figli|famiglia|genitori|moglie|marito|filhos|pais|mulher|marido|kinderen|gezin|ouders|vrouw|man)`;
const WROTE = new RegExp(
  String.raw`\b(?:(?:wrote|written|writing) (?:\w+ )?(?:letters? )?(?:to )?${FAMILY}|(?:hab\w* |heb )?${FAMILY} (?:\w+ )?(?:geschrieben|geschreven)|(?:he escrito|escribi|les escribi) (?:una carta )?a ${FAMILY}|(?:j ?ai )?ecrit (?:une lettre )?(?:a )?${FAMILY}|(?:ho )?scritto (?:una lettera )?${FAMILY}|escrevi (?:uma carta )?${FAMILY})\b`,
  "gu",
);
const GOES_FOR_GOOD =
  /\b(?:(?:im|i am|ill be|i will be|then im) gone(?! (?:until|till|for (?:a |the |two |\d))| to | on )|(?:leave|leaving|go|going) for (?:good|ever)|forever|fur immer|bin ich (?:dann )?weg(?! (?:bis|am|im|nach))|me voy para siempre|para siempre|ya no estare|(?:je )?pars pour (?:de bon|toujours)|je (?:ne )?serai plus la|me ne vado per sempre|per sempre|non ci saro piu|vou (?:me )?embora de vez|para sempre|nao estarei mais|ben ik weg(?! (?:tot|op|in|naar))|voorgoed)\b/gu;

const HEIGHT =
  /\b(?:bridge|roof\w*|car ?park|multi ?storey|cliff|tower|balcony|ledge|platform|brucke|dach|parkhaus|klippe|turm|balkon|hochhaus|puente|tejado|azotea|acantilado|balcon|pont|toit|falaise|tour|ponte|tetto|scogliera|torre|balcone|telhado|falesia|varanda|brug|dak|klif|toren|flat)\b/gu;
const WILL_JUMP =
  /\b(?:(?:next time|then|tonight|tomorrow|soon) (?:i|ill|im|i will) (?:\w+ )?jump|(?:ill|i will|going to|gonna|want to) jump(?= ?(?:$|[.,!]|off|from))|(?:nachstes mal|dann|heute|morgen|bald) spring ich|ich spring\w* (?:das nachste mal|dann|runter)|la proxima (?:vez )?salto|(?:voy a |quiero )(?:saltar|tirarme)|la prochaine fois je saute|je vais sauter|(?:la )?prossima volta (?:mi butto|salto)|mi butto|(?:da )?proxima vez (?:eu )?(?:salto|pulo|me atiro)|(?:de )?volgende keer spring ik|ik ga springen)\b/gu;
/** A sport that jumps from a height, on purpose and with a rope or into water. */
const SPORT =
  /\b(?:bungee|bungy|parkour|box(?: jumps?)?|parachut\w*|fallschirm\w*|paracaid\w*|sky ?div\w*|base|cliff ?diving|klippenspring\w*|water|wasser|agua|eau|acqua|water|see|lake|sea|meer|mar|mer|mare|zee|pool|platform(?= jump)|plyo\w*|obstacle|race|rennen|carrera|gara|lauf um|holiday|weekend|wochenende|back (?:on|by)|zuruck|vuelvo|reviens|torno|volto|terug)\b/u;

const WITHIN = 90;

/** Letters to the family and a going for good, or a height and a jump that is meant. */
export function tellsOfFarewellInPassing(said: string): boolean {
  const writes = near(told(said, WROTE), told(said, GOES_FOR_GOOD), WITHIN);
  return writes || (!SPORT.test(said) && near(told(said, HEIGHT), told(said, WILL_JUMP), WITHIN));
}

export const FAREWELLS_IN_PASSING: readonly RegExp[] = [GOES_FOR_GOOD, WILL_JUMP];
