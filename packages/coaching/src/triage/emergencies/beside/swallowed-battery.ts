import { told } from "../../told.ts";

/* A battery or magnets that somebody swallowed burn through within hours, well as he may look, in seven languages. All patterns read plain text. */

const SWALLOWED =
  /\b(?:swallow\w*|ate|gulped|verschluck\w*|geschluckt|runtergeschluckt|trag(?:o|ado|ue)|se (?:ha )?trag\w+|aval(?:e|ee|er)|ingoiat\w*|ingerit\w*|engoli\w*|ingeslikt|doorgeslikt)\b/gu;
const BATTERY =
  /\b(?:(?:button |coin |flat |watch |little |cell )?batter(?:y|ies)|button cells?|magnets?|knopfzelle\w*|batterien?|magnet\w*|pilas?(?: (?:de boton|plana))?|imanes?|piles?(?: (?:bouton|plate))?|aimants?|pil[ae](?: (?:piatt[ae]|a bottone))?|calamit[ae]|magnet[ie]|pilhas?|baterias?|imas?|batterij\w*|knoopcel\w*|magneetjes?)\b/gu;
const NEVER = /\b(?:dummy|toy dog|capacity|mah|percent|power|charge)\b/u;

/** A thing that eats its battery. */
const BY_A_THING =
  /\b(?:watch|garmin|polar|strap|gps|phone|mode|headlamp|uhr|handy|reloj|montre|orologio|relogio|telefono|telemovel|horloge|telefoon)(?: \p{L}+){0,2} ?$/u;
const BEFORE = 30;

/** Letters between the two. */
const REACH = 50;

/** Whether somebody swallowed a battery or magnets. */
export function tellsOfSwallowedBattery(said: string): boolean {
  const [swallowed, batteries] = [told(said, SWALLOWED), told(said, BATTERY)];
  const byMouth = swallowed.filter((at) => !BY_A_THING.test(said.slice(Math.max(0, at - BEFORE), at)));
  return !NEVER.test(said) && byMouth.some((at) => batteries.some((place) => Math.abs(place - at) <= REACH));
}
