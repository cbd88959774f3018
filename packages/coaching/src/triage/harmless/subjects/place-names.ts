import { conceptsIn } from "../../concepts.ts";
import { plainWords } from "../../features.ts";
import { cutFigures } from "../figures/folded-text.ts";
import { anyOf, standing } from "./word-list.ts";

/* Climbs, races and workouts that are called after a death or an illness. In English, German, Spanish, French, Italian, Portuguese and Dutch. */

/** "The climb is called the Tomb": a name up to the next mark. */
const NAME = new RegExp(
  standing(
    `(?:(?:${anyOf("teams?|squads?|relay team|staffel|mannschaft|equipo|equipe|squadra|equipa|group ?chat|hill|climb|ascent|trail|descent|race|run|course|session|workout|wod|finisher|set|drill|anstieg|berg|hugel|strecke|rennen|lauf|einheit|cuesta|subida|puerto|carrera|entreno|cote|montee|seance|course|col|salita|gara|seduta|subida|ladeira|prova|treino|klim|heuvel|wedstrijd|training")}) (?:${anyOf("is called|called|is named|named|heisst|namens|se llama|llamada|s ?appelle|appelee|si chiama|chiamata|se chama|chamada|chama( |-)se|heet|genaamd|are called")})|${anyOf("(team|staffel|squad|group)( |-)?name|nombre del equipo|nom de l ?equipe|nome della squadra|nome da equipa|teamnaam")} (?:is|ist|es|est|e)) (?:(?!(?:and|und|y|et|e|en|but|aber|pero|mais|ma|mas|maar|i|ich|je|yo|io|eu|ik|there|da) )[\\p{L}\\p{N}]+ ?){1,4}|(?:cote|montee|col|cuesta|subida|puerto|salita|ladeira) (?:de la |del |de |della |da |dell)(?:mort|muerte|morte|infarto|calvario|tombeau)`,
  ),
  "gu",
);

/** Signs that climbs and workouts are named after; any other behind "is called" is told of the writer. */
const IN_NAMES: ReadonlySet<string> = new Set("heart die illness lifeless fell selfkill effort now past".split(" "));

/** "Heet" is "is called" in Dutch, and hot. */
const HOT_IN_DUTCH = /\bheet\b/u;

function isName(words: string): boolean {
  return conceptsIn(plainWords(words.replace(HOT_IN_DUTCH, " "))).every(({ concept }) => IN_NAMES.has(concept));
}

const HAD_ONE =
  /\b(?:(?:had|have|got|having) one|(?:hab|habe|hatte) (?:ich )?(?:grad |gerade )?einen|den (?:hab|hatte) ich|me dio|jen ai|j en ai|ne ho|tive um|had er een)\b/u;

/** A message without the names of its climbs and workouts. */
export function withoutPlaceNames(content: string): string {
  return cutFigures(content, (said) => (HAD_ONE.test(said) ? [] : [...said.matchAll(NAME)].filter(({ 0: words }) => isName(words))));
}
