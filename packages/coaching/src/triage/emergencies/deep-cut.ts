import { plain } from "../signs/stated-signs.ts";

/*
 * A cut in which the fat shows has to be cleaned and closed within hours, whatever was put on it (triage.md section 5, other emergencies), in
 * English, German, Spanish, French, Italian, Portuguese and Dutch.
 */

const CUT =
  /\b(?:cuts? (?!weight|carbs|calories|back|out)|gash\w*|slic\w+|sliced|wound|lacerat\w*|split|schnitt\w*|geschnitten|aufgeschnitten|(?:platz)?wunde|aufgeschlitzt|aufgerissen|cort[eo]\b|cortad[oa]|cortei|herida|tajo|raj(?:a|e|ad[oa])|coup(?:e|ee|ure)s?\b|plaie|entaill\w*|ouverte?|tagli(?:o|at[oa])|ferita|squarci\w*|ferida|golpe|rasg\w*|snee\w*|gesneden|wond|jaap|opengehaald)/u;
const FAT =
  /\b(?:(?:down|through|right|clean|deep)(?: \w+)? to the (?:fat|muscle|tendon)|to the fat\b|(?:see|seeing|saw|visible|showing)(?: (?:the|some|my|yellow|white|it|actual)){0,3} fat\b|fat (?:is |was )?(?:showing|visible|poking|hanging)|(?:yellow|white) (?:fat|stuff) (?:inside|in it|showing|visible)|(?:bis|geht|tief) (?:auf|aufs|zum|ans|ins|ins)(?: (?:das|den|unter\w*))? ?\w*fett\w*|fett\w* (?:zu sehen|sichtbar|(?:schaut|guckt|kommt) (?:raus|heraus))|(?:sehe|sieht|seh) (?:\w+ ){0,3}fett\w*|(?:hasta|llega a) (?:la |el )?(?:grasa|musculo|tendon)|(?:se (?:me |le )?ve|veo|asoma|sale)(?: la| el)? grasa|grasa (?:a la vista|visible)|(?:se ve|asoma) (?:lo|algo) amarillo|sieht (?:man )?(?:was|etwas) gelbes|on voit (?:du|le) jaune|si vede (?:il|del) giallo|ve se (?:o|algo) amarelo|jusqua?u? ?(?:au |a la )?(?:gras|graisse|muscle|tendon)|(?:vois|voit|voir)(?: (?:le|la|du|bien))* (?:gras|graisse)|(?:gras|graisse) (?:visible|apparente?)|fino al (?:grasso|muscolo|tendine)|(?:vede|vedo|vedere)(?: (?:il|anche))? grasso|grasso (?:visibile|a vista)|ate (?:a |ao |o )?(?:gordura|musculo|tendao)|(?:se ve|ve se|vejo|ver|aparece)(?: a)? gordura|gordura (?:a vista|visivel|a mostra)|tot (?:op|aan|in) (?:het |de )?(?:vet\w*|spier|pees)|(?:zie|ziet)(?: je)?(?: het)? vet\w*|vet (?:is )?(?:te zien|zichtbaar))\b/u;
/** "Cut" and "fat" are words of a diet. */
const OF_A_DIET =
  /\b(?:belly fat|body ?fat|fat (?:loss|burn\w*|free)|abs|calori\w*|kalorien|kcal|diets?|diat|dieta|regime|dieet|bulk\w*|deficit|defizit|kilos?|kg|kfa|bauchfett|sixpack|macros?|makros?|protein\w*)\b|%/u;

/** A cut down to the fat. */
export function mentionsCutToTheFat(text: string): boolean {
  const said = plain(text);
  return CUT.test(said) && FAT.test(said) && !OF_A_DIET.test(said);
}
