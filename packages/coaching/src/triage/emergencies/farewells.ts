import { near, told } from "../told.ts";

/*
 * A farewell without the means, told in passing (triage.md category 11): letters to one's family before one goes for good, and a height that one will
 * jump from. In English, German, Spanish, French, Italian, Portuguese and Dutch.
 */

const FAMILY = String.raw`(?:(?:my|the|mein\w*|die|den|mis?|los|mes|les|aux|ai|a|i|alla|miei|mia|meus?|minha|pros?|aos?|mijn|mn|de) ){0,2}(?:kids|children|sons?|daughters?|family|parents|wife|husband|mum|mom|dad|kinder\w*|familie|eltern|frau|mann|hijos|hijas|familia|padres|enfants|famille|parents|femme|mari|figli|famiglia|genitori|moglie|marito|filhos|pais|mulher|marido|kinderen|gezin|ouders|vrouw|man)`;
const WROTE = new RegExp(
  String.raw`\b(?:(?:wrote|written|writing) (?:\w+ )?(?:letters? )?(?:to )?${FAMILY}|(?:hab\w* |heb )?${FAMILY} (?:\w+ )?(?:geschrieben|geschreven)|(?:he escrito|escribi|les escribi) (?:una carta )?a ${FAMILY}|(?:j ?ai )?ecrit (?:une lettre )?(?:a )?${FAMILY}|(?:ho )?scritto (?:una lettera )?${FAMILY}|escrevi (?:uma carta )?${FAMILY})\b`,
  "gu",
);
const GOES_FOR_GOOD =
  /\b(?:(?:im|i am|ill be|i will be|then im) gone(?! (?:until|till|for (?:a |the |two |\d))| to | on )|(?:leave|leaving|go|going) for (?:good|ever)|forever|fur immer|bin ich (?:dann )?weg(?! (?:bis|am|im|nach))|me voy para siempre|para siempre|ya no estare|(?:je )?pars pour (?:de bon|toujours)|je (?:ne )?serai plus la|me ne vado per sempre|per sempre|non ci saro piu|vou (?:me )?embora de vez|para sempre|nao estarei mais|ben ik weg(?! (?:tot|op|in|naar))|voorgoed)\b/gu;

const HEIGHT =
  /\b(?:mountain|summit|berg|gipfel|montana|montagne|montagna|montanha|bridge|roof\w*|car ?park|multi ?storey|cliff|tower|balcony|ledge|platform|brucke|dach|parkhaus|klippe|turm|balkon|hochhaus|puente|tejado|azotea|acantilado|balcon|pont|toit|falaise|tour|ponte|tetto|scogliera|torre|balcone|telhado|falesia|varanda|brug|dak|klif|toren|flat)\b/gu;
const WILL_JUMP =
  /\b(?:(?:next time|then|tonight|tomorrow|soon) (?:i|ill|im|i will) (?:\w+ )?jump|(?:ill|i will|going to|gonna|want to) jump(?= ?(?:$|[.,!]|off|from))|(?:nachstes mal|dann|heute|morgen|bald) spring ich|ich spring\w* (?:das nachste mal|dann|(?:da |dort )?runter)|la proxima (?:vez )?salto|(?:voy a |quiero )(?:saltar|tirarme)|la prochaine fois je saute|je vais sauter|(?:la )?prossima volta (?:mi butto|salto)|mi butto|(?:da )?proxima vez (?:eu )?(?:salto|pulo|me atiro)|(?:de )?volgende keer spring ik|ik ga springen)\b/gu;
/** A sport that jumps from a height, on purpose and with a rope or into water. */
const SPORT =
  /\b(?:bungee|bungy|parkour|box(?: jumps?)?|parachut\w*|fallschirm\w*|paracaid\w*|sky ?div\w*|base|cliff ?diving|klippenspring\w*|water|wasser|agua|eau|acqua|water|see|lake|sea|meer|mar|mer|mare|zee|pool|platform(?= jump)|plyo\w*|obstacle|race|rennen|carrera|gara|lauf um|holiday|weekend|wochenende|back (?:on|by)|zuruck|vuelvo|reviens|torno|volto|terug)\b/u;

/** Characters between the two parts of a farewell in passing. */
const NEAR_IN_PASSING = 90;

/** Letters to the family and a going for good, or a height and a jump that is meant. */
export function tellsOfFarewellInPassing(said: string): boolean {
  const writes = near(told(said, WROTE), told(said, GOES_FOR_GOOD), NEAR_IN_PASSING);
  return writes || (!SPORT.test(said) && near(told(said, HEIGHT), told(said, WILL_JUMP), NEAR_IN_PASSING));
}

export const FAREWELLS_IN_PASSING: readonly RegExp[] = [GOES_FOR_GOOD, WILL_JUMP];

/*
 * A farewell beside the means (triage.md category 11): who takes leave of the coach and has pills or a rope at hand is in danger now, however calm
 * the words, in English, German, Spanish, French, Italian, Portuguese and Dutch.
 */

export const MEANS =
  /\b(?:meds|pills?|tablets|rope|noose|tramad\w*|oxy(?:codone?|contin)\w*|morphi?n\w*|fentan\w*|codein\w*|diazepam|valium|xanax|zopiclon\w*|zolpidem|tabletten|pillen|seil|strick|pastillas|soga|cuerda|cachets|medocs|medicaments|comprimes|corde|pastiglie|pillole|compresse|farmaci|corda|comprimidos|remedios|touw)\b/gu;
const AT_HAND =
  /\b(?:in my hands?|in der hand|en la mano|en mano|(?:dans|a) la main|in mano|na mao|in (?:mn|mijn) hand|lined (?:\w+ )?up|counted|(?:are|is|all|got it) (?:here|ready)|ready|in front of me|on the table|(?:next to|beside|by) (?:the|my) bed|saved|saving (?:\w+ ){0,3}?up|sav(?:ed|ing) up|stash\w*|hoard\w*|enough|(?:got|have|ive got) the|in the car|bereit\w*|vor mir|abgezahlt|gezahlt|gesammelt|neben (?:dem|meinem) bett|auf dem tisch|im auto|preparad\w*|list[ao]s|en la mes\w+|delante|junt(?:e|ado)|conte|contadas|en el coche|devant moi|sur la table|prets?|comptes?|compte|mis de cote|dans la voiture|(?:qui )?davanti|sul tavolo|pront[ei]|contat[oe]|messo da parte|in macchina|na mesa|prontos|a minha frente|contei|juntei|no carro|voor me|klaar|op tafel|geteld|gespaard|in de auto)\b/gu;
const FAREWELL =
  /\b(?:today is the day|heut\w* ist (?:es )?so ?weit|hoy es el dia|c ?est pour aujourd ?hui|aujourd ?hui c ?est le jour|oggi e il giorno|hoje e o dia|vandaag is (?:het zover|de dag)|you (?:can|could) give my (?:slot|spot|place)|(?:gave|given|giving) (?:\w+ ){1,4}away|goodbyes?|you were (?:a )?(?:good|great|kind)|thanks for everything|(?:wont|dont|no longer) need (?:you to |a |any |the |this |my )*(?:write|plan|session|schedule|training)|no plan needed|tonight (?:is the night|its over|it ends|feels (?:about )?right)|no need to (?:build|write|make|plan) (?:\w+ ){0,2}(?:next|another|new|more)|this is it|not coming back|wrote (?:the |my )?(?:notes?|letters?)|wrote to (?:mum|mom|dad)|abschied\w*|verschenkt|(?:meinen|den) platz weitergeben|(?:brauch|brauche) keinen? \w*plan mehr|warst ein guter|danke fur (?:alles|die zeit)|heute? nacht ist schluss|komm\w* nicht wieder|dale mi (?:plaza|sitio)|gracias por todo|fuiste buen\w*|me he despedido|(?:esta|hoy) noche (?:se acaba|me las tomo|termina)|no vuelvo|he escrito (?:las|una) cartas?|ya no necesito (?:el |un )?plan|donne ma place|merci pour tout|tu etais bien|tetais bien|(?:les )?lettres sont ecrites|cest pour ce soir|ce soir (?:cest la fin|je les prends)|reviens pas|plus besoin (?:de|du) (?:plan|programme)|j ?ai donne mon|dai il mio posto|grazie (?:di|per) tutto|sei stato (?:un )?brav\w*|stanotte (?:finisce|le prendo)|non torno|ho scritto (?:le|la) letter\w+|non mi serve piu|da o meu lugar|obrigad[oa] por tudo|foste (?:um )?bom|(?:esta|hoje a) noite (?:acaba|tomo)|nao volto|escrevi as cartas|ja nao preciso de (?:um )?plano|geef mijn plek|bedankt voor alles|was een goede|vannacht (?:is het klaar|neem ik)|kom niet terug|brie(?:f|ven) (?:is |zijn |ligt )?(?:geschreven|klaar)|weggegeven|geen schema meer)\b/gu;
/** A remedy or a piece of kit, and not what a life is ended with. */
const OF_HEALTH_OR_KIT =
  /\b(?:vitamin\w*|salt|salz\w*|sal|sel|zout\w*|caffeine|koffein\w*|cafein\w*|caffein\w*|magnesi\w*|iron|eisen|hierro|ferro|ijzer|allerg\w*|antibio\w*|pharmacy|apotheke|farmacia|pharmacie|apotheek|prescription|rezept|receta|ordonnance|ricetta|jump|skipping|climbing|battle|kletter\w*|spring\w*|comba|saltar|escalad\w*|sauter|escalade|arrampicata|saltare|klim\w*)\b/u;

/** Characters between the means and their being at hand. */
const NEAR_MEANS = 60;

/** Pills or a rope that lie ready, in a message that takes leave. */
export function tellsOfFarewellWithMeans(said: string): boolean {
  if (OF_HEALTH_OR_KIT.test(said) || told(said, FAREWELL).length === 0) return false;
  return near(told(said, MEANS), told(said, AT_HAND), NEAR_MEANS);
}
