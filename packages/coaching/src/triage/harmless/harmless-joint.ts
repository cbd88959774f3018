/*
 * A joint that clicks without pain is no complaint (triage.md category 16), in English, German, Spanish, French, Italian, Portuguese and Dutch.
 */

const JOINT =
  /\b(?:knees?|shoulders?|hips?|ankles?|elbows?|wrists?|joints?|knie\w*|schultern?|hufte\w*|knochel|sprunggelenk|ellbogen|handgelenke?|gelenke?|rodillas?|hombros?|caderas?|tobillos?|codos?|munecas?|genoux?|epaules?|hanches?|chevilles?|coudes?|poignets?|ginocchi[ao]?|spall[ae]|anc(?:a|he)|cavigli[ae]|gomit[oi]|pols[oi]|joelhos?|ombros?|ancas?|quadril|tornozelos?|cotovelos?|pulsos?|schouders?|heup(?:en)?|enkels?|ellebo(?:og|gen)|pols(?:en)?)\b/u;
/** As it does each time; what popped once is another matter. */
const CLICKS =
  /\b(?:click(?:s|ing|y)?|clunk(?:s|ing|y)?|crunch(?:es|ing|y)|creak(?:s|ing|y)?|crack(?:s|ing|ly)|pop(?:s|ping)|knack(?:t|en|st|s|end)|knirsch\w*|knarz\w*|klick(?:t|en)|cruj(?:e|en|ir|idos?)|chasque(?:a|an|ar)|craqu(?:e|ent|er|ements?)|cliqu(?:e|ent)|claqu(?:e|ent)|scrocchi(?:a|ano|are|olii?)?|scricchiol\w*|schiocc(?:a|ano|are)|estal(?:a|am|ar|os|inhos?)|a estalar|estalando|crepit\w*|rang(?:e|em|er)|knak(?:t|ken)|kraak(?:t)?|kraken|klikt|klikken)\b/gu;
const NO_PAIN =
  /\b(?:(?:no|zero|without|without any|never any|not any) (?:\w+ )?pain|painless(?:ly)?|pain ?free|(?:doesnt|dont|does not|do not|not|never) (?:(?:really|actually|even) )?hurt\w*(?: at all| one bit)?|(?:isnt|not) painful|(?:ohne|kein\w*|null) schmerz\w*|schmerzfrei|schmerzlos|tut (?:(?:aber|mir|dabei|gar|uberhaupt|null) )*(?:nicht|nix|nichts) weh|(?:sin|ningun|nada de|cero) (?:dolor|molestias?)|no (?:me )?duelen?(?: nada| para nada)?|(?:sans|aucune?|pas de|zero) douleurs?|(?:fait|font|ai) (?:(?:absolument|vraiment) )?(?:pas|pas du tout|jamais)(?: du tout)? mal|indolore|(?:senza|nessun|zero|niente) dolor\w*|non (?:mi )?(?:fa|fanno) (?:per niente |affatto |mica )?male|non (?:mi )?(?:duole|dolgono)|(?:sem|nenhuma|zero|nada de) dor(?:es)?|nao (?:me )?doi(?: nada)?|nao doem|(?:geen|zonder|nul) pijn|doet (?:\w+ ){0,2}(?:geen|niet) (?:pijn|zeer)|pijnloos|pijnvrij)\b/gu;
const GIVES_WAY =
  /\b(?:giv(?:es|ing) (?:way|out)|buckl\w*|unstable|wobbl\w*|instabil\w*|instable|inestable|knickt|wegknick\w*|falla|cede|lache|twist\w*|verdreh\w*|yesterday|gestern|ayer|ontem|hier|ieri|gisteren|since|seit|desde|depuis|sinds)\b/u;

/** What is left to look for a sign in when a joint clicks and pain is denied; undefined where none of it is told. */
export function besideClickingJoint(said: string): string | undefined {
  if (!JOINT.test(said) || said.search(CLICKS) < 0 || said.search(NO_PAIN) < 0 || GIVES_WAY.test(said)) return undefined;
  return said.replaceAll(NO_PAIN, " ").replaceAll(CLICKS, " ");
}
