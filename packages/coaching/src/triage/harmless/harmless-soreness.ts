import { conceptsFor } from "../evidence.ts";

/*
 * Three complaints that sound like a danger and name their own harmless cause (triage.md categories 1, 4 and 5), in English, German, Spanish, French,
 * Italian, Portuguese and Dutch: a muscle of the chest that is sore to the touch, a limb or seat that fell asleep, and sore muscles beside clear
 * urine. `said` is plain text, all of the conversation.
 */

const TO_THE_TOUCH =
  /\b(?:(?:when|if|as|only when|once) (?:i |you )?(?:poke|prod|press|touch|push|squeeze|rub)\w*(?: (?:on |in |into |down on )?(?:it|them|there|the muscle|my chest|my pecs?))?|(?:sore|tender) to (?:the )?touch|when (?:pressed|touched|poked)|(?:beim|bei) (?:drauf)?(?:drucken|fassen|beruhren|tasten)|(?:wenn|sobald) (?:ich|man) (?:drauf|darauf|hin)?(?:\s?(?:drauf|darauf))? ?(?:drucke?|fasse|lange|tippe)|al (?:tocar|apretar|presionar|palpar)\w*|(?:si|cuando) (?:me |lo |la )?(?:toco|aprieto|presiono)|(?:quand|si|lorsque) j ?appuie|au toucher|a la pression du doigt|(?:se|quando) (?:lo |la |li |ci )?(?:premo|tocco|schiaccio)|al tatto|(?:se|quando) (?:eu )?(?:aperto|toco|pressiono)|ao (?:tocar|apertar|toque)|(?:als|wanneer) ik (?:er ?op |erop )?(?:druk|duw|voel|kom)|bij (?:aanraken|aanraking))\b/gu;
const CHEST =
  /\b(?:chest|pecs?|pectorals?|brust\w*|pecho|pectoral\w*|poitrine|pectoraux|pecs|petto|pettoral\w*|peito|peitoral|borst\w*)\b/u;
const OF_CHEST_WORK =
  /\b(?:bench\w*|dips?|push ?ups?|press ups?|(?:chest|floor|shoulder) press\w*|chest day|fl(?:y|ies|yes)|pec deck|muscles?|bankdruck\w*|liegestutz\w*|brusttag|brustmuskel\w*|muskel\w*|muskelkater|press banca|banca|flexiones|musculo\w*|agujetas|pompes|developpe\w*|muscles?|courbatur\w*|panca|piegamenti|muscol\w*|supino|flex(?:ao|oes)|muscul\w*|bankdruk\w*|opdruk\w*|(?:borst)?spier\w*)\b/gu;
const NOTHING_ELSE =
  /\b(?:no|nothing|not|without|kein\w*|nix|nichts|ohne|sin|nada|ni|pas|rien|sans|niente|nessun\w*|senza|sem|nenhum\w*|nem|geen|niks|zonder) (?:de |d|in (?:the|my) |im |en (?:el|la) |nel |no |na |in (?:de|mn|mijn) )?(?:pressure|tightness|breath\w*|arms?|jaw|sweat\w*|dizz\w*|druck|atemnot|luftnot|arme?|kiefer|schweiss|schwindel|presion|opresion|ahogo|brazo|mandibula|sudor\w*|mareo\w*|pression|oppression|essoufflement|bras|machoire|sueurs?|vertiges?|pressione|oppressione|affanno|braccio|mascella|sudore|vertigini|pressao|aperto|falta de ar|braco|suor|tontura|benauwdheid|arm|kaak|zweet|duizeligheid)(?: (?:stuff|thing|pain|or anything|inside))?\b/gu;
const BREATHES_WELL =
  /\b(?:breath(?:e|ing)?(?: (?:and|n|&) everything(?: else)?)?(?: is| are|s)? (?:totally |all )?(?:fine|ok|okay|good|normal)|luft(?: ist)?(?: und alles)? (?:gut|ok|normal|prima)|atmen (?:geht|ist) (?:gut|normal)|respiro (?:bien|bene|bem)|respira(?:r|tion)? (?:bien|normale?)|je respire bien|ademt?(?: is| gaat)? (?:prima|goed|ok|normaal))\b/gu;
const ON_LEGS =
  /\b(?:(?:when|while|if|as soon as) i (?:run|jog|climb|ride|cycle|row|walk|go)|uphill|hills?|stairs|running|treppe\w*|bergauf|beim (?:laufen|radfahren|rudern)|cuestas?|escaleras?|corriendo|al correr|en cote|cotes|escaliers|en courant|salit[ae]|scale|correndo|subida|ladeira|escada|ao correr|trap|heuvel\w*|bij (?:het )?(?:lopen|hardlopen|fietsen))\b/u;
const MORE_THAN_SORE =
  "breathless sweat vomit dizzy faint collapse numb arm jaw throat neck blades back pressure heart cold fever blood cough froth swollen red hot worse sudden fell crack skin lump".split(
    " ",
  );

/** A chest that is sore from its own exercise and only when it is touched, while nothing of the heart is told (triage.md category 1). */
export function isSoreToTouch(said: string): boolean {
  if (!CHEST.test(said) || said.search(TO_THE_TOUCH) < 0 || said.search(OF_CHEST_WORK) < 0 || ON_LEGS.test(said)) return false;
  const rest = [TO_THE_TOUCH, OF_CHEST_WORK, NOTHING_ELSE, BREATHES_WELL].reduce((text, pattern) => text.replaceAll(pattern, " "), said);
  const concepts = conceptsFor(rest);
  return !MORE_THAN_SORE.some((concept) => concepts.has(concept));
}

const ASLEEP =
  /\b(?:numb|asleep|dead|tingl\w+|pins and needles|taub\w*|eingeschlafen\w*|eingepennt|schlaft ein|kribbel\w*|dormid[oa]s?|se (?:me )?(?:durmio|duerme\w*)|adormecid[oa]s?|hormigue\w*|engourdi\w*|endormi\w*|fourmi\w*|addormentat[oaie]|intorpidit[oaie]|formicol\w*|dormentes?|formig\w*|slap(?:end)?e?|sliep\w*|slaapt?|doof|tintel\w*)\b/u;
const OF_SEAT_OR_FOOT =
  /\b(?:bum|butt|backside|arse|seat|undercarriage|crotch|foot|feet|toes?|legs?|po|hintern|gesass|fuss|fusse|zehen?|beine?|culo|trasero|pies?|dedos?|piernas?|fesses|cul|pieds?|orteils?|jambes?|sedere|culo|chiappe|piedi?|gamb[ae]|bunda|pes?|pernas?|kont|billen|voet(?:en)?|tenen|been|benen)\b/u;
const OF_HAND =
  /\b(?:hands?|arms?|fingers?|hand|hande|arme?|finger|manos?|brazos?|mains?|bras|doigts|man[oi]|bracci[oa]|dita|maos?|bracos?|vingers)\b/u;
const SAT_LONG =
  /\b(?:bike|ride|saddle|turbo|trainer|spin|cycling|car|plane|desk|meeting|sofa|couch|sat|sitting|laces|(?:new |tight )?shoes|cross ?legged|rad|radl?tour|sattel|rolle|auto|meeting|sofa|gesessen|sitzen|schnursenkel|schuhe|bici|sillin|rodillo|coche|reunion|sentad[oa]|cordones|zapatillas|velo|selle|home trainer|voiture|reunion|assise?|lacets|chaussures|sella|rulli|macchina|riunione|sedut[oa]|lacci|scarpe|selim|rolo|carro|reuniao|sentad[oa]|cadarcos?|tenis|fiets\w*|zadel|auto|meeting|vergadering|zitten|gezeten|veters|schoenen)\b/u;
const LAY_ON =
  /\b(?:slept|lay|lying|sleeping|laid) on (?:it|my (?:arm|hand))|auf dem arm (?:geschlafen|gepennt|gelegen)|dormi sur (?:mon|le) bras|(?:ho )?dormito sul braccio|op (?:mn|mijn) arm (?:geslapen|gelegen)|(?:drauf|darauf) (?:gelegen|geschlafen)|im schlaf|weil ich drauf|(?:dormir|dormi|dormia) (?:encima|em cima|sobre)|dormant dessus|dormais dessus|dormi dessus|ci (?:dormivo|ho dormito) sopra|dormivo sopra|porque dormi em cima|dormir em cima|erop (?:lag|sliep|gelegen|geslapen)/u;
const PASSED =
  /\b(?:normal\w*|fini|geschuttelt|gone|fine|back (?:now|again|right away|in|to)|came back|comes back|woke up again|passed|ok(?:ay)? (?:now|again|once|when|after)|all good|loosened|wears off|(?:gleich|sofort|schnell|dann)? ?(?:wieder (?:da|gut|ok|weg|gefuhl|wach)|weg|vorbei|gut)|gelockert|(?:ya|luego|enseguida|despues|al (?:bajar|salir|levantarme)) ?(?:bien|paso|se paso|ok|esta)?|afloje|revenue?s?|passee?s?|ca (?:passe|va|revient)|partie?s?|ok en|desserres?|passat[oaie]|tornat[oaie]|poi (?:ok|bene)|via|passou|voltou|sumiu|melhorou|bem|afrouxei|(?:zo |meteen |daarna |al)?(?:weer (?:weg|ok|goed)|weg|over|losser)|voorbij)\b/u;
/** "No back pain, peeing is fine" beside a seat that fell asleep. */
const DENIED_BESIDE =
  /\b(?:no|geen|kein\w*|pas de|sans|sin|ni|senza|nessun\w*|sem|nem|zonder|ohne) (?:back ?pain|rugpijn|ruckenschmerz\w*|mal de dos|dolor de espalda|mal di schiena|dor nas costas)|(?:peeing|pee|weeing|toilet|plassen|wasserlassen|pinkeln|uriner|faire pipi|orinar|mear|urinare|fare pipi|urinar|xixi)(?: (?:is|gaat|geht|est|esta|va|e))? (?:fine|ok|normal\w*|gewoon|goed|prima|gut|bien|bene|bem)\b/gu;
/** "Back or legs tomorrow?" asks for a session. */
const WHICH_PART_NEXT =
  /\b(?:back|legs|shoulders|rucken|schultern|beine|espalda|piernas?|dos|jambes|schiena|gambe|spalle|costas|pernas|ombros|rug|benen) (?:or|oder|o|ou|of) \w+(?: (?:tomorrow|today|morgen|heute|manana|hoy|demain|domani|oggi|amanha|hoje))?(?= ?(?:[?.!]|$))|\bback day\b/gu;
const MORE_THAN_ASLEEP =
  "back urine stool leak unable weak both face halfface speech confused neck fell crack cold red swollen hot blood faint collapse dizzy chest heart breathless vomit fever headache weeks often sudden pain worse eye diabetes pregnant".split(
    " ",
  );

/** A seat or foot that fell asleep in sitting, or an arm in lying on it, and came back: no nerve and no stroke (triage.md categories 4 and 8). */
export function isLimbAsleep(said: string): boolean {
  if (!ASLEEP.test(said) || !PASSED.test(said)) return false;
  const isExplained = (OF_SEAT_OR_FOOT.test(said) && SAT_LONG.test(said)) || (OF_HAND.test(said) && LAY_ON.test(said));
  if (!isExplained) return false;
  const concepts = conceptsFor(
    said
      .replaceAll(DENIED_BESIDE, " ")
      .replaceAll(WHICH_PART_NEXT, " ")
      .replaceAll(/\b(?:came|comes|come|is|are|was|woke|its|right) back\b|\bback (?:now|again|right away|in|to)\b/gu, " "),
  );
  return !MORE_THAN_ASLEEP.some((concept) => concepts.has(concept));
}

const SORE_LIMB =
  /\b(?:arms?|legs?|quads?|thighs?|biceps|shoulders?|arme?|beine?|oberschenkel|bizeps|schultern?|brazos?|piernas?|muslos|hombros|bras|jambes?|cuisses|epaules|bracci[ao]|gamb[ae]|cosce|spalle|bracos?|pernas?|coxas?|ombros|armen|benen|bovenbenen|dijen|schouders)\b/u;
const SORE =
  /\b(?:dead|sore|doms|wrecked|trashed|destroyed|fried|shot|toast|tot|zerstort|verkatert|muskelkater|kaputt|platt|muert[oa]s?|destrozad[oa]s?|agujetas|reventad[oa]s?|mort[ese]*|detruite?s?|courbatur\w*|cuites|distrutt[aei]|doms|indolenzit[aei]|destruid[oa]s?|moid[oa]s?|dolorid[oa]s?|dood|gesloopt|kapot|spierpijn)\b/u;
/** What is only said of muscles after training. */
const OF_TRAINING =
  /\b(?:doms|sore|muskelkater|agujetas|courbatur\w*|indolenzit\w*|spierpijn|moid[oa]s?|dolori muscolari|dores musculares)\b/u;
const CLEAR_URINE =
  /\b(?:pee|wee|urine?|pipi|orina|pis|urina|xixi|plas)(?: (?:is|was|ist|war|es|est|e|esta|ta|looks?|sieht|ganz|totally|very|all|muy|tres|molto|bem|as|et|und|and|heel|helemaal)){0,3} (?:still )?(?:clear|pale|light|normal\w*|fine|ok|hell|klar|clair\w*|clar[oa]|chiar[oa]|licht|helder|gewoon)\b(?: (?:hell|klar|clear|clara|claire|chiara|helder|as ever|and normal))?/gu;
const NOT_SWOLLEN =
  /\b(?:no swelling|(?:nothing|not|isnt|arent) (?:is |at all )?swollen|(?:nix|nichts|nicht) (?:geschwollen|dick)|keine schwellung|pas (?:de gonflement|gonfle\w*|enfle\w*)|(?:nada|no) (?:esta |estan )?hinchad\w*|sin hinchazon|(?:niente|non) (?:e |sono )?gonfi\w*|niente gonfiore|nada (?:de )?(?:inchad\w*|hinchad\w*|hinchazon|inchaco)|rien (?:de |d ?)?(?:gonfle|enfle)\w*|aucun gonflement|nulla di gonfio|nessun gonfiore|nothing puffy|sem inchaco|(?:niks|niet) (?:dik|gezwollen|opgezet)|geen zwelling)\b/gu;

/**
 * Muscles that are sore from training, or denied to be swollen, while the urine is clear: what rhabdomyolysis would show is denied (triage.md
 * category 5).
 */
export function isSoreWithClearUrine(said: string): boolean {
  const isOfSoreness = SORE.test(said) && (SORE_LIMB.test(said) || OF_TRAINING.test(said));
  if (said.search(CLEAR_URINE) < 0 || !(isOfSoreness || said.search(NOT_SWOLLEN) >= 0)) return false;
  const concepts = conceptsFor(said.replaceAll(CLEAR_URINE, " ").replaceAll(NOT_SWOLLEN, " "));
  return !MORE_THAN_DOMS.some((concept) => concepts.has(concept));
}

const MORE_THAN_DOMS =
  "urine dark swollen locked numb fever vomit chest heart breathless dizzy faint blood confused cold hot red pregnant drug illness fell crack die selfharm despair".split(
    " ",
  );
