import { memoized } from "@ironpace/training";
import { cutFigures } from "../figures/folded-text.ts";
import { takesUp } from "./same-here.ts";
import { ACCORDING_TO_IT, DEAD_READING, pulsesLostBySensor, SHOWN } from "./sensor-readings.ts";
import { ADVERBS, COLLAPSED, COPULA, DIED, HAD, ILLNESS, VOMITED } from "./thing-predicates.ts";
import { CLEAR_SUBJECT, GEAR, MODALITY, OWNER, PET_SUBJECT, THING, THING_OBJECT, THING_SUBJECT } from "./things.ts";
import { anyOf, standing } from "./word-list.ts";

/*
 * Signs told of a thing: "my watch died", "the derailleur had a stroke", "se me murió el reloj". The thing and what it did are left out, all other words
 * are still read; what nobody knows for a thing stays a sign of somebody. In English, German, Spanish, French, Italian, Portuguese and Dutch.
 */

/** What collapses onto somebody has hurt him. */
const ONTO_NOBODY =
  "(?! (?:under|unter|bajo|sous|sotto|sob|onder|on|onto|auf|sobre|encima|sur|sopra|addosso|em cima|op|over|mit|with|con|avec|com|met) )";

/** Subject, then the predicate, with nothing between them but an adverb and an auxiliary. */
const ILL_THING = `${CLEAR_SUBJECT} ${ADVERBS}(?:${COPULA} )?${ADVERBS}${HAD} ${ADVERBS}${ILLNESS}`;
const COLLAPSED_THING = `${CLEAR_SUBJECT} ${ADVERBS}(?:(?:${COPULA}) ){0,2}${ADVERBS}${COLLAPSED}${ONTO_NOBODY}`;
/** "Fell and died", "caiu e morreu" */
const FELL_AND =
  "(?:(?:fell|dropped|hingefallen|runtergefallen|gefallen|se cayo|cayo|est tombee?|tombee?|e cadut[oa]|cadut[oa]|caiu|viel|gevallen)(?: [\\p{L}]+){0,3} (?:and|und|y|et|e|en) )?";
const DEAD_THING = `${THING_SUBJECT} ${ADVERBS}${FELL_AND}(?:(?:${COPULA}) ){0,2}${ADVERBS}${DIED}(?:(?<=died|dying|dead|ghost) on (?:me|us))?${ONTO_NOBODY}`;
/** "El reloj se murió", "se me murió el reloj", "m'est morte la montre". */
const ENDED = "(?:murio|muerto|morto|morta|desmayo|apago)";
const DIED_FIRST = `(?:se|si) (?:me |nos |mi |ci )?(?:(?:ha|e|estaba) )?${ENDED} ${THING_OBJECT}`;
/** Told of the thing before, and of nobody in between: "vibrates like it's having a seizure". */
const BEHIND_THING = `(?<=${standing(THING)}(?:(?!\\b(?:i|im|my|me|he|she|his|her|they|ich|mein\\p{L}*|mir|er|sie|mon|ma|mes)\\b)[^.!?\\n]){0,90}?)`;
const LIKE_ONE = `${BEHIND_THING}(?:its|it is|as if it|als ob (?:es|sie|er)|comme si elle|comme s ?il) (?:${HAD} )?${ADVERBS}${ILLNESS}`;
const BLOODLIKE = "(?:like blood|wie blut|como sangre|comme du sang|come sangue|como sangue|als bloed)";
const LIKE_BLOOD = `(?:out of|from|aus|de|del|du|dal|dalla|da|do|uit) ${THING_OBJECT}(?: [\\p{L}]+){0,4} ${BLOODLIKE}`;
/** "Had a stomach bug and threw up blood", of a pet. */
const ILL_PET = `${PET_SUBJECT} ${ADVERBS}(?:${COPULA} )?(?:${HAD} ${ILLNESS},? (?:and|und|y|et|e|en) )?(?:${COPULA} )?${VOMITED}`;
/** "Had a seizure and then gave up the ghost" */
const AND_DIED = `(?:,? (?:and|und|y|et|e|en) (?:then |dann |luego |puis |poi |depois |toen )?(?:${COPULA} )?${DIED})?`;
/** "Someone stabbed my tyre", "lost my head torch" */
const DONE = anyOf(
  "stabbed|slashed|strangled|murdered|killed|lost|forgot|(hat )?erstochen|(he )?perdido|perdi|(j ?ai )?perdu|(ho )?perso|verloren|verloor|acuchillo|poignarde|accoltellato|esfaqueou",
);
const DONE_TO_THING = `${DONE} ${anyOf("my|the|mein(e|en)?|mi|mon|ma|il mio|la mia|meu|minha|o meu|a minha|mijn")} (?:(?:good|old|new|favou?rite|front|rear) )?(?:${GEAR}|${MODALITY})`;
/** "Mid run", "en pleine sortie": when the thing did it. */
const MEANWHILE = `(?: ${anyOf(
  "mid[ -]?[\\p{L}]+|(in the middle of|halfway through) (the|my|a) [\\p{L}]+|(at|after|bei|nach|en el|au|al|no|op) (km|mile|kilometer|kilometro|minute) \\d+|mitten (im|in der) [\\p{L}]+|en ple(in|ine|no|na) [\\p{L}]+|(a mitad de|en medio de|en mitad de)( la|l)? [\\p{L}]+|au milieu (de la|du|de l) ?[\\p{L}]+|(a meta|nel mezzo del(la|l)?|in piena|in pieno) ?[\\p{L}]+|(no meio d(o|a)|em pleno|em plena) [\\p{L}]+|(halverwege|midden in) (de|het|mijn) [\\p{L}]+",
)})?`;
const SCREEN = anyOf("screen|display|bildschirm|anzeige|pantalla|ecran|schermo|tela|ecra|scherm");
const DARK_SCREEN = `${BEHIND_THING}${SCREEN} (?:(?:goes|went|is|turned|wird|wurde|ist|en|se queda|se puso|devient|est|diventa|ficou|werd|is) )?${anyOf("dark|black|blank|schwarz|negr(o|a)|noir|ner(o|a)|pret(o|a)|zwart")}`;

const CUT = new RegExp(
  standing(
    [
      ILL_PET,
      ILL_THING + AND_DIED + MEANWHILE,
      COLLAPSED_THING + AND_DIED + MEANWHILE,
      DEAD_THING + MEANWHILE,
      DARK_SCREEN,
      DONE_TO_THING,
      DIED_FIRST,
      LIKE_ONE,
      LIKE_BLOOD,
      SHOWN,
      ACCORDING_TO_IT,
    ].join("|"),
  ),
  "gu",
);

/** What every match of `CUT` holds: a text without it is spared the search for things, which tries hundreds of names at each letter. */
const MAY_CUT = new RegExp([VOMITED, ILLNESS, COLLAPSED, DIED, SCREEN, DONE, ENDED, BLOODLIKE, DEAD_READING].join("|"), "u");

/** "My partner has keeled over - I mean his bike": who tells it takes the person back. */
const TAKEN_BACK = new RegExp(
  `[^.!?,;\\n]{3,90}?(?: [–—-]|,)+ ?(?:also(?= (?:sein|ihr|mein|unser))|i mean|well|that is|ich meine?|besser gesagt|o sea|quiero decir|enfin|je veux dire|cioe|voglio dire|quer dizer|ou melhor|ik bedoel|nou ja) (?:his|her|their|sein|ihr|su|son|sa|il suo|la sua|o dele|zijn|haar|${OWNER}) ?${THING}(?= *(?:$|[^\\p{L}\\p{N} ,]))`,
  "gu",
);

/** What nobody says of a bicycle and takes back: "he isn't breathing, I mean his watch". */
const OF_THE_LIVING =
  /\b(?:breath\w*|respond\w*|unconscious|(?:wont|not|cant) wake|blue|grey|bleed\w*|mouth|atm\w*|bewusstlos|reagiert|blutet|mund|respira\w*|responde|inconsciente|boca|sangra|respire|repond\w*|inconscient\w*|bouche|saigne|risponde|incosciente|bocca|sanguina|reage|ademt|reageert|bewusteloos|mond|bloedt)\b/u;

const UNBORN =
  /\b(?:bab(?:y|ies|ys)|weeks|pregnan\w*|scan|doppler|schwanger\w*|ssw|embaraz\w*|semanas|enceinte|incinta|trapped|pinned|crushed|eingeklemmt|atrapad[oa]|coince\w*|schiacciat\w*|bekneld|fumes|smoke|abgas\w*|crash|choque|accident\w*|unfall|incidente|acidente|ongeluk|gravid\w*|zwanger\w*|bebe|bimb[oa])\b/u;

/** A message without what is told of its things; the same string where a thing is told of nothing, or the writer takes it up as his own. */
export const withoutThings = memoized((content: string): string =>
  cutFigures(content, (said) => {
    if (takesUp(said) || UNBORN.test(said)) return [];
    const things = MAY_CUT.test(said) ? [...said.matchAll(CUT)] : [];
    const takenBack = [...said.matchAll(TAKEN_BACK)].filter(({ 0: words }) => !OF_THE_LIVING.test(words));
    const found = [...things, ...pulsesLostBySensor(said, things), ...takenBack];
    return found.filter((one) => !found.some((other) => other !== one && contains(other, one)));
  }),
);

function contains(outer: RegExpMatchArray, inner: RegExpMatchArray): boolean {
  const [from = 0, at = 0] = [outer.index, inner.index];
  return from <= at && at + inner[0].length <= from + outer[0].length;
}
