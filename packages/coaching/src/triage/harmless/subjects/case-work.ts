import { NOUN as PERSON } from "../../person.ts";
import { cutFigures } from "../figures/folded-text.ts";
import { anyOf, standing } from "./word-list.ts";

/*
 * "Did two cardiac arrests and an overdose on shift": cases that a nurse or a paramedic counts. Only a count of what nobody lives through twice and then
 * writes of makes it one, and only that list is left out: "a seizure in the break room" stays the writer's. In English, German, Spanish, French, Italian,
 * Portuguese and Dutch.
 */

const ON_DUTY = new RegExp(
  standing(
    anyOf(`
      (on|my|our|a|the|night|day|late|early|long|last) shifts?|on (duty|call|nights)|nurse|paramedic|medic|emt|doctor here|a ?& ?e|icu|er nurse|ambulance crew|fire ?fighter|lifeguard
      (nacht|spat|fruh|tag)?(schicht|dienst)|im dienst|rettungsdienst|notaufnahme|intensivstation|krankenschwester|pfleger(in)?|sanitater(in)?|notarzt|feuerwehr\\p{L}*
      turno|guardia|enfermer(o|a)|uci|urgencias|bombero|tecnico de ambulancia
      garde|de nuit|service|infirmi(er|ere)|urgences|rea|pompier|ambulancier|ambulanciere
      turno|guardia|infermier(e|a)|pronto soccorso|rianimazione|soccorritore|soccorritrice|vigile del fuoco
      turno|plantao|enfermeir(o|a)|uti|urgencia|bombeiro|socorrista
      (nacht|dag|avond)?dienst|verpleegkundige|spoedeisende hulp|ambulance|brandweer\\p{L}*
    `),
  ),
  "u",
);

const COUNT = anyOf(
  "two|three|four|five|six|several|a few|[2-9]|zwei|drei|vier|funf|mehrere|dos|tres|cuatro|cinco|varias|varios|deux|trois|quatre|cinq|plusieurs|due|tre|quattro|cinque|duas|dois|tres|quatro|varias|twee|drie|vier|vijf|meerdere",
);
const ONE = anyOf("a|an|one|another|and|ein(e|en)?|un|una|uno|une|um|uma|een");
/** Several of them are several people. */
const OF_OTHERS = anyOf(
  "(cardiac )?arrests|resus(citation)?s|codes|code blues|deaths|stabbings|shootings|gunshot wounds|fatalities|reanimationen|tote|herzstillstande|messerstiche(reien)?|paros( cardiacos)?|paradas( cardiacas| cardiorrespiratorias)?|reanimaciones|muertes|arrets( cardiaques)?|reanimations|deces|arresti( cardiaci)?|rianimazioni|decessi|mortes|reanimacoes|reanimaties|hartstilstanden",
);
const CASE = anyOf(
  "(cardiac )?arrests?|resus(citation)?s?|overdoses?|strokes?|heart attacks?|stabbings?|shootings?|suicides?|deaths?|crash(es)?|rtcs?|seizures?|uberdosis|uberdosen|schlaganfall|schlaganfalle|herzinfarkte?|messerstecherei|sobredosis|ictus|infartos?|overdoses?|avc|infarctus|pendu|intoxiques?|infarti?|overdose|avcs?|infartos?|overdosis|beroertes?|hartinfarct(en)?",
);
const AND = "(?: ?, ?| (?:and|plus|und|y|et|e|en) | ?, ?(?:and|und|y|et|e|en) )";
const CASES = new RegExp(standing(`${COUNT} (?:[\\p{L}]+ )?${OF_OTHERS}(?:${AND}(?:(?:${COUNT}|${ONE}) )?${CASE})*`), "gu");
/** One of them was the writer's own. */
const OWN =
  /\b(?:mine|was me|were me|myself|me too|my own|its me|i think i ?m|(?:im|i am|she says im|he says im|is) having one|(?:hab|habe) (?:ich )?(?:grad|gerade|auch|selbst) einen|(?:tengo|estoy teniendo) uno|j ?en (?:fais|ai) un|ne (?:ho|sto avendo) uno|(?:tenho|estou a ter) um|heb er (?:nu |ook )?een|(?:bin|war) ich|(?:soy|era|fui) yo|c ?est moi|(?:sono|ero) io|(?:sou|fui) eu|ben ik|join(?:ing)? them|thinking about|selbst|ich selber|yo mism[oa]|moi meme|io stess[oa]|eu mesm[oa]|ikzelf)\b/u;

/** Beside the list of cases they are the writer's. */
const MEANS =
  /\b(?:overdos\w*|sobredosis|uberdosis|overdosis|pills?|tablets?|tablette\w*|pastillas?|cachets?|pastigli\w*|comprimidos?|pillen|suici\w*|suizid\w*|selbstmord\w*|zelfmoord\w*)\b/u;

const NEAR = new RegExp(
  standing(`${PERSON}|next( one)?|at home|zu ?hause|en casa|a casa|chez moi|em casa|thuis|like what|right now|in (?:my )?chest`),
  "u",
);

/** A message without the cases that its writer counts. */
export function withoutCaseWork(content: string): string {
  return cutFigures(content, (said) => {
    const isOwn = OWN.test(said) || NEAR.test(said.replaceAll(CASES, " ")) || MEANS.test(said.replaceAll(CASES, " "));
    return ON_DUTY.test(said) && !isOwn ? [...said.matchAll(CASES)] : [];
  });
}
