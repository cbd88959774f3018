import { YEARS_AGO_WORDS } from "../../context.ts";
import { cutFigures } from "../figures/folded-text.ts";
import { takesUp } from "./same-here.ts";
import { anyOf, standing } from "./word-list.ts";

/*
 * What a relative had years ago, or lives with since: "my nan had a stroke in 1998", "mein Schwiegervater hat einen Herzschrittmacher". Only these words
 * are left out, as nothing of them happens now; all others are still read. In English, German, Spanish, French, Italian, Portuguese and Dutch.
 */

const RELATIVE = anyOf(`
  ((my|our|his|her) )?(dad|father|mum|mom|mother|gran|granny|nan|nana|grandma|grandpa|grandad|granddad|grandfather|grandmother|uncle|aunt|auntie|cousin|brother|sister|husband|wife|father-in-law|mother-in-law)
  ((mein|meine|unser|unsere) )?(vater|papa|mutter|mama|opa|oma|grossvater|grossmutter|onkel|tante|bruder|schwester|mann|frau|schwiegervater|schwiegermutter|cousin|cousine)
  (a )?(mi )?(padre|madre|abuel(o|a)|ti(o|a)|prim(o|a)|herman(o|a)|marido|mujer|suegr(o|a))
  (mon |ma )?(pere|mere|grand ?-?pere|grand ?-?mere|oncle|tante|frere|soeur|mari|femme|beau ?-?pere|belle ?-?mere)
  (mio |mia )?(padre|madre|nonn(o|a)|zi(o|a)|fratello|sorella|marito|moglie|suocer(o|a))
  (o |a )?(meu |minha )?(pai|mae|avo|ti(o|a)|irmao|irma|marido|mulher|sogr(o|a))
  (mijn )?(vader|moeder|opa|oma|oom|tante|broer|zus|man|vrouw|schoonvader|schoonmoeder)
`);
const ILL = anyOf(`
  (a |his |her |two |three )?(mini ?|massive |big |small )?(strokes?|heart attacks?|heart op(eration)?|bypass|seizures?|cardiac arrest|blood clot|cancer)
  (einen |eine |nen |ne )?(schlaganfall|herzinfarkt|infarkt|krampfanfall|herz-?op|thrombose|krebs|lungenembolie)
  (un |una )?(ictus|infarto|derrame|trombosis|cancer|parada)
  (un |une )?(avc|infarctus|crise cardiaque|phlebite|cancer)
  (un |una )?(ictus|infarto|trombosi|tumore)
  (um |uma )?(avc|enfarte|infarto|trombose|cancro|cancer)
  (een )?(beroerte|hartaanval|hartinfarct|trombose|kanker)
`);
const HAD = anyOf(
  "had|got|suffered|survived|hatte|bekam|tuvo|le dio|sufrio|(a|avait) (fait|eu)|ha avuto|aveva avuto|ebbe|teve|sofreu|kreeg|heeft gehad",
);
const WAS_OPERATED = anyOf(
  "(had|has had) (a )?(heart|brain|cancer) (op|operation|surgery)|was operated( on)?|wurde (am herzen|am kopf|am hirn) operiert|(la |lo |le )?operaron( (del corazon|del cerebro|de cancer))?|(a ete|ete) oper(e|ee)( (du coeur|du cerveau))?|(e stat(o|a) )?operat(o|a)( (al cuore|alla testa))?|foi operad(o|a)( (ao|do) coracao)?|is (aan (het|zijn|haar) hart )?geopereerd",
);
const DEVICE = anyOf(
  "(a |two |three )?(pace ?makers?|stents?|bypass|icd|artificial valve)|(einen |ein |nen |zwei |drei )?(herzschrittmacher|schrittmacher|stents?|bypass|defi)|(un |dos |tres )?(marcapasos|stents?)|(un |deux )?(pacemaker|stimulateur|stents?)|(un |due )?(pacemaker|stent)|(um |dois )?(pacemaker|marcapasso|stents?)|(een |twee )?(pacemaker|stents?)",
);
const HAS = anyOf("has|has got|got|hat|tiene|lleva|a|ha|tem|leva|heeft");
const NOW = "(?:(?:now|jetzt|seit \\p{L}+|ahora|maintenant|desormais|adesso|ora|agora|nu|inzwischen) )?";

const OLD = new RegExp(
  standing(
    `${RELATIVE} (?:(?:once|mal|einmal|una vez|une fois|una volta|uma vez|ooit) )?(?:(?:${HAD}) ${ILL}|${WAS_OPERATED})(?: (?!(?:and|und|y|et|e|en|but|aber) )[\\p{L}\\p{N}]+){0,3}? ${YEARS_AGO_WORDS}|${RELATIVE} ${NOW}${HAS} ${NOW}${DEVICE}`,
  ),
  "gu",
);
/** A device that does something is no old matter. */
const ACTS =
  /\b(?:beep\w*|shock\w*|fire[ds]?|went off|stopp?\w*|fail\w*|piept\w*|ausgelost|ausgefallen|pita|descarg\w*|sonne|bip\w*|suona|scaric\w*|apita|disparou|piept|afgegaan|uitgevallen)\b/u;

/** A message without what a relative had years ago; the same string where the writer takes it up as his own. */
export function withoutOldIllness(content: string): string {
  return cutFigures(content, (said) => (takesUp(said) || ACTS.test(said) ? [] : [...said.matchAll(OLD)]));
}
