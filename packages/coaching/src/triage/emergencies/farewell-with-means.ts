import { near, told } from "../told.ts";

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

const WITHIN = 60;

/** Pills or a rope that lie ready, in a message that takes leave. */
export function tellsOfFarewellWithMeans(said: string): boolean {
  if (OF_HEALTH_OR_KIT.test(said) || told(said, FAREWELL).length === 0) return false;
  return near(told(said, MEANS), told(said, AT_HAND), WITHIN);
}
