import { conceptsFor } from "../evidence.ts";
import { plain } from "./stated-signs.ts";

/*
 * What two plain remarks mean only together: a calf that is sore on one side, a period that stopped beside little food, a medicine and the dose that kills. In English, German, Spanish,
 * French, Italian, Portuguese and Dutch.
 */

const ONE_CALF = /\b(?:calf|calves|wade|gemelo|pantorrilla|mollet|polpaccio|panturrilha|gemeo|kuit)\b/u;
const HURTS =
  /\b(?:sore|pain\w*|hurts?|ach\w+|throbs?|tender|weh|schmerz\w*|duele\w*|dolor\w*|mal|douleur\w*|male|dolorante|doi|dor\w*|zeer|pijn\w*)\b/u;
const OTHER_IS_FINE =
  /\b(?:(?:other|right|left)(?: (?:one|calf|leg|side)s?)? ?(?:is|are|feels|s)? ?(?:totally |completely |perfectly )?(?:fine|ok|okay|good|normal)|andere (?:ist |is )?(?:\w+ )?(?:ok|gut|okay|normal|fein|nicht|prima|goed|niet)|(?:el otro|la otra) (?:esta )?(?:bien|normal|perfect\w*)|lautre (?:va |est )?(?:bien|normal\w*|rien)|laltr[oa] (?:sta |e )?(?:bene|ok|normale)|(?:o outro|a outra) (?:esta |ta )?(?:bem|ok|normal))\b/u;
const KNOWN_CAUSE = /\b(?:kick\w*|knocked|bruise\w*|getreten|tritt|patada|coup de pied|calcio|pontape|schop)\b/u;

const NO_CAUSE =
  /\b(?:no (?:clue|idea)|not sure (?:what|why|from)|dont know (?:what|why|from)|(?:for|without) (?:no|any) reason|out of nowhere|didnt do anything|keine ahnung|weiss nicht wo\w*|ohne (?:grund|anlass)|no se (?:de que|por que)|sin motivo|sans raison|(?:je )?(?:ne )?sais pas (?:pourquoi|de quoi)|non so (?:perche|da cosa)|senza motivo|nao sei (?:do que|por que|porque)|sem motivo|geen idee|weet niet waar\w*|zonder reden)\b/u;
const ONLY_ONE =
  /\b(?:one|my (?:left|right)|left|right|eine|linke|rechte|un|una|uno|izquierd[oa]|derech[oa]|gauche|droit\w*|sinistr[oa]|destr[oa]|esquerd[oa]|direit[oa]|een|linker|rechter)\b/u;

/** A calf that is sore while the other is fine, or one for no reason: muscles ache on both sides, a clot does not. */
export function mentionsOneCalf(content: string, withLast: string): boolean {
  const said = plain(withLast);
  if (!ONE_CALF.test(said) || !HURTS.test(said) || KNOWN_CAUSE.test(said)) return false;
  return OTHER_IS_FINE.test(plain(content)) || (NO_CAUSE.test(said) && ONLY_ONE.test(said));
}

const EATS_LITTLE =
  /\b(?:(?:eat|eating|ate) (?:very |really |so |too )?(?:little|less|barely|hardly|nothing)|(?:barely|hardly) eat\w*|(?:cut|cutting|restrict\w*) (?:food|calories|carbs)|esse (?:sehr |nur |kaum |fast )*(?:wenig|weniger|kaum|nichts)|(?:wenig|kaum) (?:gegessen|essen)|como (?:muy |mui )?(?:poco|pouco|menos|casi nada|quase nada)|mange (?:tres |trop )?(?:peu|moins|presque rien|rien)|mangio (?:molto |troppo )?(?:poco|meno|quasi niente)|eet (?:heel |erg )?(?:weinig|minder|nauwelijks|bijna niks))\b/u;
const PERIOD_GONE =
  /\b(?:(?:no|lost my|missed|havent had (?:a|my)) periods?|periods? (?:has |have |is |are )?(?:stopped|gone|missing)|(?:tage|periode|regel) .{0,24}(?:weg|ausgeblieben|bleiben aus|bleibt aus)|(?:keine|meine) (?:tage|periode|regel) .{0,20}(?:mehr|weg)|(?:dejo de venir|no (?:me )?(?:viene|baja)|sin|se me (?:fue|retiro)) .{0,8}(?:la )?(?:regla|menstruacion|periodo)|(?:plus|pas) .{0,8}(?:mes |de )?regles|(?:non|niente|senza|piu) .{0,16}(?:ciclo|mestruazion\w*)|(?:sem|nao|deixou de|parou) .{0,20}(?:menstruacao|periodo|regra)|menstruacao .{0,12}(?:parou|sumiu|desapareceu)|niet (?:meer )?ongesteld|geen menstruatie|menstruatie .{0,12}weg)\b/u;

/** A period that stopped beside little food: a doctor's matter within days, whatever the training says. */
export function mentionsNoPeriodAndLittleFood(text: string): boolean {
  const said = plain(text);
  return PERIOD_GONE.test(said) && EATS_LITTLE.test(said) && !conceptsFor(said).has("pregnancy");
}

const MEDICINE =
  /\b(?:pills?|tablets?|pain ?killers?|paracetamol|ibuprofen\w*|insulin\w*|tabletten|pillen|schmerzmittel\w*|pastillas|analgesicos?|comprimidos?|cachets|antidouleurs?|comprimes|compresse|pastiglie|antidolorific[oi]|pijnstillers?)\b/u;
const THAT_KILLS =
  /\b(?:(?:would|will|could|to|does it take to) (?:kill (?:me|someone|yourself|a person)|be (?:lethal|fatal|deadly)|die)|(?:lethal|fatal|deadly) dose|(?:bringt|bringen|wurde|wurden) .{0,16}(?:mich )?um(?:bringen)?|todlich\w*|me mata\w*|mortal(?:es)?|me tue\w*|mortelles?|mi uccid\w*|letale|mortale|me matari?a\w*|letal|dodelijk\w*)\b/u;

/** A medicine and the dose that kills: asked about as thoughts of suicide, whatever game is played around it. */
export function mentionsLethalDose(text: string): boolean {
  const said = plain(text);
  return MEDICINE.test(said) && THAT_KILLS.test(said);
}

const RELIEVER =
  /\b(?:inhaler|puffer|reliever|ventolin\w*|salbutamol|(?:notfall|asthma)?spray|ventoline|inhalador|inalador|bombinha|puff(?:s|je|jes)?|pufje|asth?m[ae]|astma)\b/u;
const EVERY_FEW_HOURS =
  /\b(?:(?:every|each|alle|toutes les|todas las|cada|ogni|a cada|om de|elke|de) (?:\d(?: ?- ?\d)?|two|three|four|few|couple(?: of)?|zwei|drei|vier|paar|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro|poche|duas|quatro|twee|drie|vier|paar)(?: em (?:duas|tres|\d))? ?(?:hours?|hrs?|h|stunden|std|heures|horas|ore|uur)|(?:woke|woken|wach|reveille\w*|despert\w*|svegli\w*|acord\w*|wakker)\b)/u;
const HELPS =
  /\b(?:works?|(?:doing|does) (?:its|the) (?:job|trick)|wirkt|funciona|marche|funziona|resulta|werkt|helps?|eases?|settles?|takes the edge|sorts? (?:it|me)|reliev\w*|meh|hilft|geholfen|danach (?:wieder )?(?:gut|ok|luft)|soulage|ca repart|ca passe|alivia\w*|se pasa|aiuta|passa|poi sto bene|melhora|passa com|helpt|gaat (?:over|weer))\b/u;
const SEVERE_ASTHMA =
  /\b(?:(?:cant|cannot|barely|not) (?:speak|talk|breathe|finish|say)|words?|sentences?|lips?|(?:going|gone|turn\w*|look\w*) (?:blue|grey)|not (?:help\w*|work\w*|shift\w*)|doesnt help|wont (?:shift|stop)|no relief|empty|ran out|worse|gasp\w*|exhaust\w*|hilft (?:nicht|kaum|nix)|kein(?:e)? luft|satz|worter|lippen|leer|schlimmer|soulage (?:pas|plus)|phrases?|levres|vide|pire|no (?:alivia|hace|puedo)|hablar|labios|vaci[oa]|peor|non (?:aiuta|passa|riesco)|parl\w*|labbra|vuot[oa]|peggi\w*|nao (?:alivia|passa|consigo|adianta)|falar|boca|vazi[oa]|pior\w*|helpt (?:niet|nauwelijks)|praten|zin|lippen|leeg|erger)\b/u;

/** A reliever that helps, but is needed every few hours or at night: a doctor's matter of today, and no ambulance (triage.md category 20). */
export function mentionsRelieverOften(text: string): boolean {
  const said = plain(text);
  return RELIEVER.test(said) && EVERY_FEW_HOURS.test(said) && HELPS.test(said) && !SEVERE_ASTHMA.test(said);
}

const CHEST_HURTS =
  /\b(?:chest|breast ?bone|sternum)\b.{0,40}\b(?:hurts?|pain\w*|sore|aches?|burns?)\b|\b(?:brust\w*|pecho|poitrine|petto|peito|borst\w*)\b.{0,30}\b(?:weh|schmerz\w*|duele|dolor\w*|mal|douleur\w*|male|dor|doi|doendo|pijn|zeer)\b|\b(?:duele|dolor en|mal (?:a|de) la|fa male|dor no|doi|pijn (?:op|in)) (?:el |la |il |o |mijn |mn |de )?(?:pecho|poitrine|petto|peito|borst)\b/u;
const LIKE_A_HEART =
  /\b(?:(?:my |the )?left arm|jaw|(?:on|up|going up) (?:the )?stairs|uphill|linke[nrms]? arm|kiefer|(?:auf|bei) (?:der |den )?treppe\w*|bergauf|brazo izquierdo|mandibula|(?:en|subiendo|al subir) (?:las |la )?(?:escaleras?|cuestas?)|bras gauche|machoire|(?:dans|en montant) les escaliers|en cote|braccio sinistro|mascella|mandibola|(?:sulle|facendo le) scale|in salita|braco esquerdo|(?:na|subindo a) (?:escada|ladeira)|na subida|linker ?arm|kaak|(?:op|bij) de trap|bergop)\b/u;
const DENIED_BEFORE =
  /\b(?:no|not|nothing in|kein\w*|nicht|nix|ohne|sin|ni|nada en|pas|rien dans|sans|niente|non|senza|sem|nao|nem|geen|niet|niks in|zonder) (?:\w+ ){0,2}$/u;

/** A sore chest that is also felt in the left arm, the jaw or on stairs: a heart is asked about, whatever the muscle did (triage.md category 1). */
export function mentionsChestBeyondMuscle(text: string): boolean {
  const said = plain(text);
  const sign = LIKE_A_HEART.exec(said);
  return sign !== null && CHEST_HURTS.test(said) && !DENIED_BEFORE.test(said.slice(0, sign.index));
}
