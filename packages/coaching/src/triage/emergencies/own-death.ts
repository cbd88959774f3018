/*
 * A wish or plan to end one's own life, said by how (triage.md category 11), in English, German, Spanish, French, Italian, Portuguese and Dutch. All
 * patterns read plain text. Hanging from a bar or rings is training.
 */

const FROM_A_BAR =
  "(?! (?:\\w+ ){0,2}(?:from|on|off|onto|von|an|vom|am|de|en|a|la|alla|da|na|em|aan) (?:\\w+ )?(?:bars?|rings?|rig|rack|pull\\w*|stange|ringe\\w*|reck|barra|barras|anillas|espaldera|barre|anneaux|sbarra|anelli|argolas|stang|ringen|rek)\\b)";
/** "Matarme de hambre", "kill myself laughing": no death is meant. */
const BY_EFFORT =
  "(?! (?:laughing|training|working|with (?:\\w+ )?(?:burpees|squats|intervals|volume)|vor lachen|de (?:hambre|risa|rire|rir|fome|faim|tanto)|a (?:entrenar|trabajar|correr|series|burpees|la tache)|entrenando|trabajando|treinando|dal ridere|di (?:fatica|lavoro|fame|allenament\\w+)|van het lachen)\\b)";
const PATTERNS = [
  `(?:want|wanna|going|gonna|will|ill|plan\\w*|ready|about|decided|tempted|think\\w* (?:of|about)) (?:to )?(?:just |finally |maybe )?(?:hang|hanging|shoot|shooting|drown|drowning|kill|killing|poison|poisoning|gas) myself${FROM_A_BAR}${BY_EFFORT}`,
  "(?:want|wanna|going|gonna|will|ill|plan\\w*) (?:to )?(?:jump|throw myself|step) (?:off|from|in front of|under) (?:a|the) (?:\\w+ )?(?:bridge|roof|cliff|balcony|train|truck|lorry|viaduct|building)",
  `(?:will|werd\\w*|mochte|muss) (?:ich )?mich (?:\\w+ ){0,3}(?:aufhangen|erhangen|umbringen|erschiessen|ertranken|vergiften|vor (?:den|einen|ne|nen) (?:zug|lkw) (?:werfen|schmeissen|stellen)|von (?:der|einer) brucke (?:sturzen|werfen))${FROM_A_BAR}${BY_EFFORT}`,
  `ich hang\\w* mich (?:\\w+ ){0,2}auf${FROM_A_BAR}|ich (?:erhang\\w*|bring\\w*) mich (?:\\w+ ){0,2}um|ich (?:erhang|erschiess)\\w* mich`,
  `(?:quiero|voy a|quisiera|pienso|pensando en|ganas de|decidido|decidida) (?:\\w+ )?(?:ahorcarme|colgarme|suicidarme|matarme|pegarme un tiro|tirarme (?:al tren|a las vias|del puente|por el balcon|por la ventana)|quitarme la vida|quitarme de en medio)${FROM_A_BAR}${BY_EFFORT}`,
  `me (?:ahorco|suicido)(?! (?:anoche|ayer|el|mi|con|y))|me (?:voy a|quiero) (?:ahorcar|suicidar|matar|colgar)${FROM_A_BAR}${BY_EFFORT}`,
  `(?:veux|vais|voudrais|envie de|pense a|songe a|decide de) (?:\\w+ )?me (?:pendre|suicider|tuer|flinguer|foutre en l ?air|noyer|jeter (?:sous|du|dans le vide))${FROM_A_BAR}${BY_EFFORT}|je me (?:pends|suicide)${FROM_A_BAR}`,
  `(?:voglio|vorrei|penso di|sto per|deciso di|voglia di) (?:\\w+ )?(?:impiccarmi|uccidermi|ammazzarmi|suicidarmi|spararmi|buttarmi (?:sotto|dal|giu)|togliermi la vita)${BY_EFFORT}|mi (?:impicco|suicido)|mi uccido${BY_EFFORT}`,
  `(?:quero|queria|vou|penso em|vontade de|decidi) (?:\\w+ )?(?:me (?:enforcar|matar|suicidar)|(?:enforcar|matar|suicidar)[ -]me|me (?:jogar|atirar) (?:da|de uma) (?:ponte|janela)|tirar a (?:minha )?(?:propria )?vida)${BY_EFFORT}|me (?:enforco|suicido)`,
  `(?:wil|ga|zal) (?:ik )?(?:\\w+ )?(?:me|mij|mezelf|mijzelf) (?:\\w+ ){0,2}?(?:ophangen|verhangen|van kant maken|doodschieten|verdrinken|voor de trein (?:gooien|werpen))${FROM_A_BAR}|zelfmoord plegen`,
];

/** "Ich will mich aufhängen", "voglio impiccarmi". */
export const OWN_DEATH = new RegExp(`\\b(?:${PATTERNS.join("|")})\\b`, "gu");

/** "I want to go the way he did": of somebody in a story who died. */
export const LIKE_THE_DEAD =
  /\b(?:want to (?:go|leave|die|end) (?:out )?(?:like|the (?:same )?way|as) (?:he|she|they|him|her)|(?:will|mochte) (?:auch )?so (?:gehen|sterben|enden) wie (?:er|sie)|(?:quiero|quisiera) (?:irme|morir|acabar) como (?:el|ella)|(?:veux|voudrais) (?:partir|mourir|finir) comme (?:lui|elle)|(?:voglio|vorrei) (?:andarmene|morire|finire) come (?:lui|lei)|(?:quero|queria) (?:partir|morrer|acabar) como (?:ele|ela)|wil (?:ook )?(?:zo )?(?:gaan|sterven) (?:zoals|als) (?:hij|zij))\b/gu;

export const ALL_ARRANGED =
  /\b(?:(?:everything|all|its all) (?:is )?(?:sorted|arranged|settled|taken care of)|(?:arranged|sorted|settled) (?:everything|it all)|alles (?:geregelt|erledigt|geregeld)|todo (?:arreglado|en orden|preparado)|tout (?:est )?(?:regle|en ordre|prepare)|tutto (?:sistemato|a posto|preparato)|tudo (?:resolvido|tratado|arrumado))\b/gu;
export const BETTER_OFF =
  /\b(?:(?:you|youll|youre|they|theyll|theyre|everyone|everybody|all)(?: all)?(?: will| would| are)?(?: be)? better off|(?:ihr|alle|sie) (?:\w+ )?(?:seid|sind|habt|haben)? ?(?:es )?(?:\w+ )?besser dran|(?:estareis|estaran|vais a estar|estarian) mejor|(?:vous|ils|elles) (?:serez|seront|etes|sont) mieux|(?:starete|staranno|state) meglio|(?:ficarao|vao ficar|estarao|voces ficam) melhor|(?:jullie|ze|iedereen) (?:zijn|is) (?:allemaal )?beter af)\b/gu;

/** "The cat is dead, the job is dead, and me soon." */
export const DEAD_THINGS = /\b(?:dead|died|tot|gestorben|muert[oa]s?|morts?|mortes?|mort[oai]|dood)\b/gu;
export const ME_NEXT =
  /\b(?:(?:and|so will) (?:me|i|im) (?:soon|next|will be soon)|(?:ill|i will) be (?:too )?(?:soon|next)|(?:und|ich) (?:ich )?(?:auch )?bald|y (?:pronto )?yo (?:pronto|dentro de poco|tambien)|et moi (?:aussi )?bientot|(?:et )?bientot moi|e (?:presto|tra poco) (?:anche )?(?:io|tocca a me)|e eu (?:em breve|logo)|e logo eu|en (?:ik|binnenkort ik|straks ik) ?(?:binnenkort|straks|ook)?)\b(?= ?(?:$|[.,;!?]))/gu;

const SOMEBODY_CLOSE =
  "(?:(?:my|a|meine[rnm]?|einer?|mi|un|una|ma|mon|une|mia|mio|mis|meu|minha|um|uma|mijn|een) )?(?:sisters?|brothers?|mum|mom|dad|parents|friends?|neighbou?rs?|schwester|bruder|mutter|mama|eltern|freund\\w*|nachbar\\w*|hermana|hermano|madre|padres|amig[oa]s?|vecin[oa]s?|soeur|frere|mere|parents|amie?s?|voisine?s?|sorella|fratello|madre|genitori|amic[oa]|vicin[oa]|irma|irmao|mae|pais|vizinh[oa]|zus|broer|moeder|ouders|vriend\\w*|buur\\w*)";
const PET = "(?:dogs?|cats?|pets?|hund|katze|kater|haustier|perr[oa]|gat[oa]|chiens?|chats?|cane|gatto|cao|cachorr[oa]|hond|kat|poes)";
/** "The dog is going to my sister": for good, as no end is named. */
export const HANDED_ON = new RegExp(
  `\\b(?:${PET} (?:(?:is|are) )?(?:going|goes|moving|moves|kommt|geht|zieht|se va|se queda|va|ira|reste|ficara|fica|vai|gaat) (?:to (?:live )?(?:with )?|zu |bij |naar |con |a |al |chez |avec |da |dalla |com |para )${SOMEBODY_CLOSE}|told (?:the |my )?(?:kids|children|wife|husband|mum|mom|dad|family|sister|brother|son|daughter|partner) where (?:the|my|all the) (?:papers|will|documents|keys|passwords|insurance) (?:are|is)|(?:sorted|packed|put) (?:all )?(?:my|me) (?:stuff|things|affairs|papers)(?: out| in order| away)?|(?:meine|all meine) (?:sachen|papiere) (?:\\w+ )?(?:geregelt|geordnet|sortiert)|mis (?:cosas|papeles|asuntos) (?:\\w+ )?(?:arreglad\\w+|en orden)|(?:ranger?|regle|range) (?:toutes )?mes affaires|(?:sistemato|messo a posto) (?:tutte )?le mie cose|(?:tratei|arrumei) (?:de )?(?:todas )?as minhas coisas|mijn (?:spullen|zaken) (?:\\w+ )?(?:geregeld|op orde))\\b(?! (?:for|while|until|till|when|this|next|over|bis|wahrend|uber|am|hasta|durante|este|mientras|jusqu\\w*|pendant|ce|fino|durante|mentre|ate|durante|enquanto|tot|tijdens) )`,
  "gu",
);
/** "You were a good coach", "don't bother building the next block". */
export const TAKES_LEAVE =
  /\b(?:(?:you were|youve been) (?:such )?(?:an? )?(?:good|great|kind|lovely|decent|fine)\b(?! (?:help|sport) (?:today|yesterday))|(?:dont|do not|no need to|no need) (?:bother )?with (?:\w+ ){0,3}(?:block|plan|season)\b|(?:dont|do not|no need to|no point in|no point) (?:bother )?(?:to )?(?:with )?(?:build\w*|mak\w*|writ\w*|plan\w*) (?:\w+ ){0,3}(?:block|plan|season)\b|(?:warst|bist) (?:du )?(?:immer )?(?:ein|eine) gute[rn]? (?:coach|trainer\w*)|fuiste (?:un |una )?buen\w* (?:coach|entrenador\w*)|(?:tu )?(?:etais|as ete) un bon coach|sei stat[oa] un (?:buon|bravo) (?:coach|allenatore)|foste (?:um|uma) (?:bom|boa) (?:coach|treinador\w*)|(?:je )?was een goede (?:coach|trainer)|(?:brauchst|musst) (?:du )?(?:mir )?(?:keinen|nicht) (?:\w+ ){0,3}(?:block|plan) (?:\w+ )?(?:mehr )?(?:bauen|machen|schreiben|planen)|no (?:hace falta|te molestes en) (?:\w+ ){0,3}(?:bloque|plan)|pas la peine de (?:\w+ ){0,4}(?:bloc|plan|programme)|non serve (?:\w+ ){0,3}(?:blocco|piano)|nao precisas? de (?:\w+ ){0,3}(?:bloco|plano)|(?:hoef\w* geen|geen) (?:\w+ )?(?:blok|schema) meer)\b/gu;
