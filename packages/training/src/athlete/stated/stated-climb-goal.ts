import { normalise } from "../../health/normalise.ts";
import type { Metres } from "../../units/units.ts";

const UP =
  /\b(?:run(?:ning)?|jog(?:ging)?|laufen|hochlaufen|rauflaufen|hinauflaufen|joggen|subir|correr|monter|courir|salire|correre|oplopen|hardlopen)\b(?: \w+){0,4}? (?:up|uphill|hoch|rauf|hinauf|arriba|en haut|in salita|in cima|omhoog|op)\b|\b(?:subir|monter|salire|subir a) (?:\w+ ){0,3}?(?:corriendo|en courant|di corsa|correndo)\b|\b(?:hoch|rauf|hinauf)laufen\b/u;
const PLACE =
  /\b(?:fell|hills?|mountains?|moor|peak|climb|tor|ben|munro|hausberg|berg|hugel|anhohe|monte|montana|cuesta|cerro|colina|montagne|colline|cote|col|collina|montagna|salita|serra|morro|heuvel)\b/u;
const WISH =
  /\b(?:want|wanna|goal|aim|dream|would (?:love|like)|id (?:love|like)|hope|able to|mochte|will|ziel|traum|quiero|objetivo|sueno|me gustaria|je veux|voudrais|objectif|reve|voglio|vorrei|obiettivo|sogno|quero|gostaria|wil|doel|droom)\b/u;
const NOT =
  /\b(?:hurts?|pain\w*|sore|never|cant|cannot|dont|hate|avoid|used to|schmerz\w*|nie|nicht|kein\w*|duele\w*|nunca|odio|mal|jamais|deteste|fa male|mai|dor|nunca|pijn|nooit)\b/u;
const CLIMB =
  /\b(?<metres>\d{2,4}) ?(?:m|hm|metres?|meters?|hohenmeter|metros?|metri) ?(?:up|of climb|climb|ascent|elevation|hoch|hohenmeter|d\+|de subida|de desnivel|de denivele|di dislivello|de desnivel|omhoog|stijgen)?\b/u;

/** Whether a clause names a hill that somebody wants to run up. */
export function namesClimbGoal(clause: string): boolean {
  const said = normalise(clause);
  return UP.test(said) && PLACE.test(said) && !NOT.test(said);
}

/** How high the hill is that somebody wants to run up, in metres of climb; 0 where it is not said, undefined where there is no such goal. */
export function statedClimbGoal(text: string): Metres | undefined {
  for (const sentence of text.split(/[.;!?\n]+/u)) {
    if (!sentence.split(/,|\s(?:and|und|y|et|e|en)\s/iu).some(namesClimbGoal) || !WISH.test(normalise(sentence))) continue;
    return Number(CLIMB.exec(normalise(sentence))?.groups?.["metres"] ?? 0);
  }
  return undefined;
}
