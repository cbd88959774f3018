import { memoized } from "@ironpace/training";

/**
 * Lower case, without accents and apostrophes. What follows are signs that a few words show only together, whatever the classifier makes of them, in
 * English, German, Spanish, French, Italian, Portuguese and Dutch.
 */
export const plain = memoized((text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("ß", "ss")
    .replaceAll(/[’'`]/gu, "")
    .replaceAll(/\s+/gu, " "),
);

function saysAll(text: string, ...patterns: readonly RegExp[]): boolean {
  const said = plain(text);
  return patterns.every((pattern) => pattern.test(said));
}

const HEEL_TENDON = /\bd?achill|\bd?aquil|\bcalf\b|\bwade\b|\bkuit\b|\bmollet\b|\bpolpaccio\b|\bpantorrilla\b|\bgemelo\b|\bpanturrilha\b/u;
const POP =
  /\b(?:popp?(?:ed|s|ing)?|geknallt|geknackt|snap(?:ped)?|bang|crack(?:ed)?|knall\w*|knack\w*|peng|plopp?|gerissen|knap(?:te|pen)?|scheur\w*|gescheurd|clac|claque\w*|craqu\w*|craque\w*|detonation|chasquido|crujido|crujio|latigazo|schiocco|crac|strappo|estalo|estalou|rasgou)\b/u;
const UNABLE =
  /\b(?:cant|cannot|couldnt|unable|kann\b.{0,25}\bnicht|konnte\b.{0,25}\bnicht|nicht mehr|kan\b.{0,20}\bniet|niet meer|peux (?:plus|pas)|arrive (?:plus|pas)|narrive|impossible|no puedo|no consigo|non riesco|non posso|nao consigo|nao posso)\b/u;
const ON_TOES =
  /\b(?:tip ?toes?|on (?:my|the) toes|(?:calf|heel) (?:raises?|lifts?)|wadenheben|zehenspitzen|auf (?:den|die) zehen|(?:mijn|de|mn) tenen|teen(?:stand)?|pointe des? pieds?|orteils|puntillas|punta del pie|punte dei piedi|punta di piedi|pontas? dos? pes?|bicos? dos? pes?)\b/u;

/** A bang in the heel tendon or calf, after which nobody can rise on the toes: it is torn. */
export function mentionsTornTendon(text: string): boolean {
  return saysAll(text, HEEL_TENDON, POP, UNABLE, ON_TOES) || saysAll(text, /\bd?achill|\bd?aquil/u, UNABLE, ON_TOES);
}

const HOT =
  /\b(?:hot|heat|burning|overheat\w*|heiss\w*|hitze|gluhend\w*|brul\w*|chaud\w*|canicule|chaleur|ardiendo|arde|calor|caliente|bollente|scotta|scottant\w*|caldo|quente|fervendo|heet|gloei\w*|hitte|(?:2[6-9]|3\d|4[0-5]) ?(?:°|º|c\b|degr\w*|grad\w*|graus))/u;
const NO_SENSE =
  /\b(?:(?:not|isnt|arent|doesnt|stopped|without) mak(?:e|es|ing)(?: any| much| no)? sense|mak(?:es|ing) no sense|talk\w* (?:nonsense|rubbish|gibberish)|confused|delirious|disorient\w*|wirr\w*|verwirrt|desorient\w*|delir\w*|confus[oa]?|sin sentido|incoherent\w*|disorientat\w*|sconnesso|straparla|wartaal|verward|onzin)\b/u;
const LONG_AGO =
  /\b(?:last (?:year|summer|season)|years? ago|20[012]\d|letztes jahr|vor \w+ jahren|ano passado|ano pasado|lan dernier|vorig jaar|lanno scorso)\b/u;

/** Heat and a mind that is not clear: a heat stroke, however long the sentence around it. */
export function mentionsHeatStroke(text: string): boolean {
  return saysAll(text, HOT, NO_SENSE) && !saysAll(text, LONG_AGO);
}

const TAKEN =
  /\b(?:took|taken|swallowed|overdosed|genommen|geschluckt|tome|tomo|tomado|trague|trago|tragado|pris|avale|preso|ingoiato|tomou|tomei|engoli|engoliu|ingenomen|geslikt|genomen)\b/u;
const PILLS =
  /\b(?:pills?|tablets?|meds|medication|paracetamol|overdosed|tabletten|pillen|schlaftabletten|pastillas|comprimidos?|cachets|medicaments|comprimes|pastiglie|pillole|compresse)\b/u;

/** Pills that somebody has taken already. */
export function mentionsOverdose(text: string): boolean {
  return saysAll(text, TAKEN, PILLS);
}

const SHAKING =
  /\b(?:shak(?:es|ing)|jerk(?:s|ing)|twitch(?:es|ing)|convuls\w*|zittert|zuckt|krampft|tembla\w*|convulsiona\w*|tremble|convulse|trem[ea]\w*|schokt|trilt) (?:\w+ ){0,3}(?:all over|everywhere|on the (?:floor|ground)|am ganzen (?:korper|leib)|uberall|de partout|por todas partes|enter[oa]|dappertutto|tutt[oa]|tod[oa]|tout entiere?|todo o corpo|over zijn hele lijf|helemaal)\b/u;
const NO_ANSWER =
  /\b(?:unresponsive|(?:not|isnt|doesnt|wont) (?:respond\w*|answer\w*)|reagiert nicht|no (?:responde|reacciona)|(?:repond|reagit) (?:pas|plus)|non (?:risponde|reagisce)|nao (?:responde|reage)|reageert niet)\b/u;

/** Somebody who shakes all over and does not answer. */
export function mentionsSeizure(text: string): boolean {
  return saysAll(text, SHAKING, NO_ANSWER);
}

const SPINE = /\b(?:neck|spine|nacken|genick|cuello|nuca|cou|nuque|collo|pescoco|nek)\b/u;
const NO_FEELING =
  /\b(?:(?:cant|cannot) (?:feel|move)|numb|spur\w* .{0,20}nicht|taub|no (?:siente|siento|mueve)|(?:sent|sens|bouge) (?:plus|pas)|non (?:sente|sento|muove)|nao (?:sente|sinto|mexe)|voel\w* .{0,20}niet|gevoelloos)\b.*\b(?:legs?|arms?|hands?|feet|beine?|arme|hande|piernas?|brazos?|manos?|jambes?|bras|mains|gamb[ae]|bracci[ao]|mani|pernas?|bracos?|maos?|benen|armen|handen)\b/u;

/** A painful neck with arms or legs that are not felt: nobody moves it. */
export function mentionsSpine(text: string): boolean {
  return saysAll(text, SPINE, NO_FEELING);
}

const INTO_LEG =
  /\bback\b.*\b(?:pull\w*|shoot\w*|radiat\w*|goes|runs|travel\w*) (?:\w+ ){0,3}(?:into|down) (?:\w+ )?(?:leg|thigh|calf|foot)\b|\brucken\b.*\bzieht\b.*\bins? bein\b|\brug\b.*\b(?:straalt|trekt)\b.*\bbeen\b|\bespalda\b.*\bbaja\b.*\bpierna\b|\bdos\b.*\b(?:tire|descend)\b.*\bjambe\b|\bschiena\b.*\bscende\b.*\bgamba\b|\bcostas\b.*\b(?:desce|puxa)\b.*\bperna\b/u;

/** A back that pulls into the leg: a nerve, to be asked about. */
export function mentionsBackIntoLeg(text: string): boolean {
  return saysAll(text, INTO_LEG) && !saysAll(text, LONG_AGO);
}

const WHAT_IF =
  /\b(?:what (?:do|should|would|can) (?:you|one|people|we)(?: do)?\b.{0,20}\b(?:if|when) (?:some(?:one|body)|any(?:one|body)|a (?:person|runner|athlete))|was (?:macht|tut|soll|sollte|muss) (?:man|ma|ich)\b.{0,20}\b(?:wenn|falls) (?:jemand|einer)|(?:quoi faire|que fait[ -]on|on fait quoi|quest[ -]ce quon fait)\b.{0,12}\bsi quelquun|que (?:se hace|hay que hacer|se debe hacer)\b.{0,12}\bsi a?(?:lguien| alguien)|(?:cosa|che) (?:si fa|bisogna fare|fare)\b.{0,12}\bse qualcuno|que (?:se faz|se deve fazer|fazer)\b.{0,12}\bse alguem|wat (?:doe|moet) (?:je|men)\b.{0,12}\b(?:als|wanneer) iemand)\b/u;
const RIGHT_NOW =
  /\b(?:now|just|here|next to me|he|she|his|her|jetzt|gerade|hier|er|sie|maintenant|la|il|elle|ahora|aqui|adesso|qui|agora|aqui|nu|net|hij|zij)\b|!!/u;

/** "And if it goes to my chest?": a cold that has not done so, in one short question. */
const IF_IT_SPREADS =
  /^(?:(?:and|so|but|ok|und|also|et|mais|donc|y|pero|e|ma|mas|en|maar) )*(?:what if|if|was wenn|wenn|falls|et si|si|y si|que pasa si|e se|se|wat als|als) (?:it|that|this|the cold|es|das|die erkaltung|ca|cela|le rhume|(?:se )?me|lo|esto|el resfriado|(?:mi )?|isso|het|dit)? ?(?:(?:ever|then|auf|mir|in|a|al|en|op|later|spater) )*(?:goes|moves|spreads|settles|travels|gets|geht|wandert|zieht|rutscht|die|den|auf|descend|tombe|passe|baja|va|pasa|scende|passa|desce|zakt|slaat)\b.{0,36}$/u;

/** "What do you do if somebody faints in a race": a question for the day it happens, not a call for help. */
export function asksWhatIf(text: string): boolean {
  return (saysAll(text, WHAT_IF) && !saysAll(text, RIGHT_NOW)) || asksIfItSpreads(text);
}

/** "Et si ça descend sur les bronches": what to do then. A second clause may tell that it has. */
function asksIfItSpreads(text: string): boolean {
  const said = plain(text).replaceAll(/[?¿]/gu, "").trim();
  return !/[.,;:!]/u.test(said) && IF_IT_SPREADS.test(said) && SPREADS_TO.test(said) && !NOW_OR_PAIN.test(said);
}

const SPREADS_TO =
  /\b(?:chest|lungs?|bronch\w*|fever|worse|brust|lunge|fieber|schlimmer|poitrine|poumons?|fievre|pire|pecho|pulmon\w*|fiebre|peor|petto|polmon\w*|febbre|peggio|peito|febre|borst|longen|koorts)\b/u;
const NOW_OR_PAIN =
  /\b(?:now|again|already|pain\w*|hurt\w*|tight\w*|press\w*|jetzt|schon|schmerz\w*|weh|druck|maintenant|deja|mal|douleur\w*|serre\w*|ahora|ya|duele\w*|dolor|aprieta|adesso|gia|male|dolore|fa male|agora|dor|nu|pijn)\b/u;

const ONCE =
  /\b(?:once|years? ago|as a (?:kid|child|teen\w*)|when (?:he|she|they) (?:was|were)|einmal|mal als|als (?:kind|teenager|jugendliche\w*)|vor \w+ jahren|une fois|il y a .{1,12} ans|quand (?:il|elle) etait|una vez|hace .{1,10} anos|de (?:nino|nina|adolescente)|una volta|anni fa|da (?:bambin|ragazz|piccol|adolescent)\w*|uma vez|ha .{1,10} anos|em crianca|na adolescencia|een keer|ooit|jaren geleden|als kind)\b/u;
const CLEARED =
  /\b(?:check\w*|clear(?:ed)?|all fine|nothing (?:serious|found)|untersucht|abgeklart|nichts (?:schlimmes|gefunden)|alles ok\w*|rien de grave|(?:tout )?verifie|examin\w*|revis\w*|nada grave|controllat\w*|niente di grave|examinad\w*|viu tudo|onderzocht|niks ernstigs|niets ernstigs)\b/u;

/** What happened to somebody long ago, and was looked at. */
export function mentionsOldStory(text: string): boolean {
  return saysAll(text, ONCE, CLEARED);
}

const ENDS_OWN_LIFE =
  /\b(?:(?:kill|hang|shoot|drown) (?:himself|herself|themsel\w+)|end (?:his|her|their) (?:own )?life|take (?:his|her|their) (?:own )?life|bringt sich um|sich (?:selbst )?(?:umbring\w*|das leben nehmen|toten|erhangen)|nimmt sich das leben|se quiere (?:matar|morir|suicidar)|quiere (?:matarse|suicidarse|quitarse la vida)|se va a suicidar|(?:veut|va|voulait) se (?:tuer|suicider|pendre)|mettre fin a ses jours|(?:uccidersi|ammazzarsi|suicidarsi|togliersi la vita|impiccarsi)|se (?:quer|vai) (?:matar|suicidar)|(?:quer|vai) (?:matar[ -]?se|suicidar[ -]?se|acabar com a vida)|zelfmoord (?:plegen|gaat|wil)|wil zich(?:zelf)? (?:van kant maken|doden|ophangen)|einde aan (?:zijn|haar|hun) leven)\b/u;
/** What is said in fun of training too hard. */
const IN_FUN = /\b(?:burpees?|wods?|workouts?|training|squats?|haha\w*|lol|lmao|kkk+|jaja\w*)\b|😂|🤣/u;

/** Somebody else who is said to want to die. */
export function mentionsAnothersSuicide(text: string): boolean {
  return saysAll(text, ENDS_OWN_LIFE) && !saysAll(text, LONG_AGO) && !saysAll(text, ONCE) && !saysAll(text, IN_FUN);
}

const SWOLLEN_CALF =
  /\b(?:calf|leg|wade|bein|pantorrilla|gemelo|pierna|mollet|jambe|polpaccio|gamba|panturrilha|perna|kuit|been)\b.{0,40}\b(?:swollen|thick|red|warm|hot|dick|geschwollen|rot|hinchad\w*|gonfl\w*|gonfi\w*|inchad\w*|dik|opgezet|gezwollen)|\b(?:swollen|geschwollene?|hinchad[oa]|gonfl\w*|gonfi[oa]?|inchad[oa]|gezwollen) (?:calf|leg|wade|bein|pantorrilla|pierna|mollet|jambe|polpaccio|gamba|perna|kuit|been)\b/u;
const SHORT_OF_BREATH =
  /\b(?:breathless|short of breath|out of breath|breath\w*|atem\w*|kurzatmig|luft|falta (?:el )?aire|respir\w*|souffle|fiato|folego|ademt?|kortademig|benauwd)\b/u;

/** A swollen calf and then no breath: the clot has gone to the lung, and heart spray harms. */
export function mentionsClotAndBreath(text: string): boolean {
  return saysAll(text, SWOLLEN_CALF, SHORT_OF_BREATH);
}

const WEAK_LIMB =
  /\b(?:hands?|arms?|grip|f(?:oo|ee)t|wrist|fingers?|handgelenk|hand|hande|arm|arme|griff|fuss|finger|mano|manos|brazos?|pies?|dedos?|main|mains|bras|pieds?|doigts?|mani|bracci[oa]|piede|piedi|dita|mao|maos|bracos?|pes?|handen|voet|voeten|vingers)\b/u;
const LOSES_STRENGTH =
  /\b(?:weak\w*|drops? (?:things|stuff|my|when)|dropping|fumbl\w*|gives? way|slap\w*|cant grip|schwach\w*|schwache|kraftlos\w*|lasse? .{0,20}fallen|knickt .{0,20}weg|floj[oa]|debil\w*|se me (?:caen?|va)|faible\w*|lache\w*|debole|deboli|cede|cadono|inciampo|frac[oa]s?|deixo cair|zwak\w*|slap\w*|laat .{0,20}vallen|numb\w*|tingl\w*|taub\w*|kribbel\w*|hormigue\w*|fourmill\w*|formicol\w*|formig\w*|tintel\w*)\b/u;
const FOR_DAYS =
  /\b(?:(?:second|third|fourth|2nd|3rd|4th) week|(?:for|since|about|past|last|over) (?:\w+ ){0,2}(?:days|weeks?|months?)|(?:weeks|months) now|since (?:last|a) (?:week|month)|seit (?:\w+ )?(?:tagen|wochen?|monat\w*)|dritte woche|depuis (?:\w+ )?(?:jours|semaines?|mois)|(?:desde hace|llevo) (?:\w+ )?(?:dias|semanas?|mes\w*)|da (?:\w+ )?(?:giorni|settiman[ae]|mes\w*)|ha (?:\w+ )?(?:dias|semanas?|mes\w*)|(?:al|sinds) (?:\w+ )?(?:dagen|we(?:ek|ken)|maand\w*))\b/u;
const NO_SLOW_NERVE =
  /\b(?:sudden\w*|all of a sudden|just now|face|mouth|speech|speak|talk\w*|slur\w*|confus\w*|vision|double|both legs|legs|saddle|groin|pee|bladder|bowel|bum|chest|heart|breath\w*|sweat\w*|faint\w*|passed out|fever|fall|fell|crash\w*|hit|vomit\w*|headache|plotzlich\w*|gesicht|mund\w*|sprech\w*|sprach\w*|beide beine|schritt|blase|pinkeln|brust|herz|luft|ohnmacht|fieber|sturz|gesturzt|kopfschmerz\w*|erbrech\w*|de repente|cara|boca|habl\w*|entrepierna|orinar|pecho|corazon|fiebre|caida|dun coup|soudain\w*|visage|bouche|parl\w*|entrejambe|uriner|poitrine|coeur|fievre|chute|allimprovviso|improvvis\w*|viso|bocca|inguine|urin\w*|petto|cuore|febbre|caduta|rosto|fal[oa]\w*|virilha|peito|coracao|febre|queda|plots\w*|gezicht|mond|prat\w*|kruis|plassen|borst|hart|koorts|gevallen|val)\b/u;

/** One hand or foot that has been losing strength for days or weeks: a nerve at neck or back, seen by a doctor and no emergency. */
export function mentionsSlowNerve(text: string): boolean {
  return saysAll(text, WEAK_LIMB, LOSES_STRENGTH, FOR_DAYS) && !saysAll(text, NO_SLOW_NERVE);
}

const FOOT_DROPS =
  /\b(?:(?:foot|toes?) (?:\w+ ){0,2}(?:drag(?:s|ging)?|drops|slaps?|slapping)|drag(?:s|ging)? (?:my|the|a|one) (?:\w+ )?(?:foot|leg)|foot drop|(?:fuss|bein|zehen) .{0,20}(?:schleif\w*|schlurf\w*|klatscht)|schleif\w* .{0,30}(?:fuss|bein|zehen)|(?:ziehe?|zieh) .{0,14}(?:fuss|bein) .{0,12}nach|fussheber\w*|pied (?:\w+ ){0,3}(?:traine|tombe|racle)|traine (?:le|du|un) pied|arrastr[oa] (?:un poco |el |la |la punta del )*(?:pie|pierna)|pie (?:\w+ ){0,3}(?:se me cae|caido|arrastra)|(?:trascin[oa]|strisci[oa]) (?:un po |il |la |la punta del )*(?:piede|gamba)|piede (?:\w+ ){0,3}(?:cade|cadente|striscia|trascina)|arrast[oa] (?:um pouco |o |a )*(?:pe|perna)|pe (?:\w+ ){0,2}(?:arrasta|caido)|(?:voet|been) (?:\w+ ){0,2}(?:sleept|klapt)|klapvoet|(?:linker|rechter)(?:voet|been) (?:\w+ ){0,2}(?:sleept|klapt)|sleep (?:met )?(?:mijn |een )?(?:\w+ )?(?:voet|been))\b/u;
const DISC =
  /\b(?:dis[ck]|herniat\w*|sciatica|back (?:pain|hurts|ache\w*)|bandscheibe\w*|ischias|ruckenschmerz\w*|hernie discale|sciatique|mal (?:au dos|di schiena)|hernia|disco|ciatica|dolor de espalda|dor nas costas|hnp|rugpijn)\b/u;
const LEG_HAS_NO_STRENGTH =
  /\b(?:leg|bein|jambe|pierna|gamba|perna|been) .{0,24}(?:weak\w*|no strength|gives? (?:way|out)|gave (?:way|out)|buckl\w*|kraftlos|keine kraft|knickt weg|sans force|lache|sin fuerza|(?:me|se me) falla|senza forza|cede|sem forca|falha|zonder kracht|krachteloos|zakt (?:door|weg))\b/u;
const LONG_TREATED = /\b(?:cleared|healed|operated|\d{4}|verheilt|operiert|opere|operado|operato|geopereerd|op)\b/u;

/** A foot that drags, or a leg that gives way beside a disc: a nerve loses its muscle, and a doctor sees it within days. */
export function mentionsFootDrop(text: string): boolean {
  return (saysAll(text, FOOT_DROPS) || saysAll(text, DISC, LEG_HAS_NO_STRENGTH)) && !saysAll(text, LONG_TREATED);
}

const FLUTTERS =
  /\b(?:heart (?:\w+ ){0,3}(?:fast|flutter\w*|rac\w*|crazy|pound\w*|skip\w*)|flutter\w*|palpitation\w*|herzrasen|herz (?:rast|stolpert)|coeur qui s ?emballe|palpit\w*|(?:acelera|late) .{0,20}corazon|corazon .{0,20}(?:acelerado|rapido)|batte forte il cuore|cuore .{0,12}(?:forte|accelera\w*)|coracao .{0,12}(?:disparado|acelerado)|hartkloppingen|hart .{0,12}(?:tekeer|snel))\b/u;
const FINE_NOW =
  /\b(?:(?:fine|ok|okay|alright|good|normal) (?:now|again|at home|right now|afterwards|after)|(?:now|right now|at home) (?:fine|ok|okay)|jetzt (?:geht|ist|gehts).{0,16}(?:gut|wieder|ok)|la (?:il|elle) va bien|ca va (?:mieux )?maintenant|ahora (?:esta|se encuentra) bien|ora sta bene|agora (?:esta|ta) bem|nu gaat het|gaat nu weer)\b/u;
const WORSE_THAN_FLUTTER =
  /\b(?:collaps\w*|passed out|faint\w*|blacked out|chest (?:pain|pressure)|pressure|grey|gray|blue|sweat\w*|umgekippt|ohnmacht\w*|bewusstlos|brustschmerz\w*|druck|blass|grau|desmay\w*|dolor|opresion|palid\w*|evanoui\w*|malaise|douleur|pale|svenut\w*|dolore|pallid\w*|desmai\w*|dor no peito|flauwgevallen|pijn op|bleek)\b/u;

/** Somebody else's heart that flutters in training and is quiet again: a doctor before the next session, and no ambulance. */
export function mentionsFlutterThatPassed(text: string): boolean {
  return saysAll(text, FLUTTERS, FINE_NOW) && !saysAll(text, WORSE_THAN_FLUTTER);
}

const FEELS_ODD =
  /\b(?:feel(?:s|ing)? (?:a bit |a little |kinda |kind of )?(?:funny|off|weird|strange|odd)|ist .{0,24}komisch|fuhlt sich .{0,12}komisch|se sent .{0,8}bizarre|se siente .{0,6}(?:raro|rara|extran\w*)|si sente .{0,6}stran\w*|sente se .{0,6}estranh\w*|voelt zich .{0,6}(?:raar|vreemd))\b/u;

/** Somebody who "feels funny", and not a word more: to be asked about. */
export function onlyFeelsOdd(text: string, isSignNamed: boolean): boolean {
  return !isSignNamed && saysAll(text, FEELS_ODD);
}

const READ_ABOUT =
  /^(?:i )?(?:(?:just )?(?:read|saw|watched|heard)|is it true|hab\w* .{0,30}(?:gelesen|gehort|gesehen)|stimmt es|j ?ai (?:lu|vu|entendu)|est ce vrai|lei\b|he leido|vi un|es verdad|ho (?:letto|visto|sentito)|e vero|li um|vi um|ouvi|e verdade|las een|heb gelezen|klopt het)\b/u;
const OWN_SIGN =
  /\b(?:my|mine|me|myself|i (?:get|have|feel|had|felt|am|was|got)|ive|im|mein\w*|mir|mich|ich (?:hab\w* (?!.{0,40}(?:gelesen|gehort|gesehen))|bin|spure)|mi|me|tengo|siento|mon|ma|mes|j ?ai (?!lu|vu|entendu)|mio|mia|ho (?!letto|visto|sentito)|meu|minha|tenho|sinto|mijn|ik heb (?!gelezen))\b/u;

/** "Read an article about a cyclist whose heart stopped, is endurance bad for the heart?": a question about the world. */
export function asksAboutTheNews(text: string): boolean {
  return saysAll(text, READ_ABOUT) && !saysAll(text, OWN_SIGN);
}

const SPURTS =
  /\b(?:spurt\w*|squirt\w*|spritzt\w*|a chorros?|chorro|sale a presion|gicle\w*|zampill\w*|schizz\w*|esguich\w*|jorr\w*|spuit\w*)\b/u;
const NOT_BLOOD = /\b(?:bottle|gel|water|wasser|flasche|shampoo|agua|eau|acqua|bidon|bidet|sauce|ketchup)\b/u;

/** A wound that spurts: pressing comes before everything else. */
export function mentionsSpurting(text: string): boolean {
  return saysAll(text, SPURTS) && !saysAll(text, NOT_BLOOD);
}

const LIGHT_HEADED =
  /\b(?:light ?headed|dizzy|faint\w*|woozy|schwindlig|schwindel|benommen|mare[oa]\w*|mareado|vertig\w*|tete qui tourne|etourdi\w*|gira la testa|capogir\w*|stordit\w*|tont[oa]s?|tontura\w*|duizelig|licht in)\b/u;
const OF_PAIN =
  /\b(?:pain|pressure|tight\w*|ache\w*|schmerz\w*|druck|enge|dolor|opresion|douleur|serre\w*|dolore|oppress\w*|dor|aperto|pijn|druk)\b/u;

/** A heart that beats wrongly with a light head, without pain: a heart spray lowers the pressure further. */
export function mentionsLightHeadedFlutter(text: string): boolean {
  return saysAll(text, LIGHT_HEADED) && !saysAll(text, OF_PAIN);
}

const HOT_BODY =
  /\b(?:(?:burning|boiling|red) hot|hot skin|skin (?:is )?hot|gluhend\w*|ganz heiss|brulant\w*|ardiendo|bollente|scotta\w*|fervendo|gloeiend\w*)\b/u;

/** Somebody whose body is hot: cooled while help is on the way. */
export function mentionsHotBody(text: string): boolean {
  return saysAll(text, HOT_BODY);
}

const PURGES =
  /\b(?:i|ive been|been|keep) (?:\w+ ){0,2}(?:chuck(?:ing)? up|puk(?:e|ing)|throw(?:ing)? up|vomit(?:ing)?|mak(?:e|ing) myself (?:sick|vomit|throw up)) .{0,30}\b(?:after .{0,16}(?:meals?|eat\w*|dinner|food)|before weigh ?ins?)\b|\b(?:kotze?|erbreche|ubergebe mich) .{0,20}\bnach .{0,20}(?:mahlzeit\w*|essen)\b|\bvomito (?:despues de|dopo) .{0,16}(?:comer|comidas?|mangiato|pasti|abbuffat\w*)\b|\bme fais vomir\b|\bvomito depois de .{0,12}com\w*|\bkots .{0,12}\bna .{0,16}(?:maaltijd\w*|eten)\b/u;
const WANTS_LESS_WEIGHT =
  /\b(?:lighter|weigh ?ins?|make weight|los(?:e|ing) weight|leichter|wiegen|abnehmen|pesar menos|adelgazar|plus leger\w*|maigrir|pesare meno|dimagri\w*|mais leve|emagrec\w*|lichter|afvallen)\b/u;

/** Somebody who vomits after meals to weigh less. */
export function mentionsPurging(text: string): boolean {
  return saysAll(text, PURGES, WANTS_LESS_WEIGHT);
}

const TINGLING_HANDS =
  /\b(?:(?:my|left|right|both|ring|little) (?:hands?|fingers?|arms?) (?:are |is |still |go(?:es)? )?(?:tingl\w*|go(?:es)? numb)|(?:hande?|finger) (?:kribbel\w*|schlafen .{0,8}ein)|se me duermen .{0,16}(?:dedos|manos?)|(?:doigts|mains?) .{0,8}(?:engourdi\w*|s ?endorm\w*)|(?:dita|mani|mano) .{0,8}addorment\w*|hormigue\w* .{0,16}(?:manos?|dedos)|(?:mains?|doigts) .{0,6}(?:picot|fourmill)\w*|formicol\w* .{0,16}(?:mani|mano|dita)|(?:maos?|dedos) .{0,8}formig\w*|(?:handen|hand|vingers) tintel\w*)/u;
const SELF_FEELS_OFF =
  /(?:^|\b(?:i|been|am|im|just|and|still) )(?:feel|feeling|felt) (?:a bit |kinda |really )?off\b(?! ?(?:the|plan|day|season|pace))/u;

/** Hands or fingers that tingle or go to sleep. */
export function mentionsTinglingHands(text: string): boolean {
  return saysAll(text, TINGLING_HANDS);
}

/** Hands that tingle, or a body that feels "off": no alarm, but nothing to train over before a question was asked. */
export function mentionsVagueSign(text: string): "hands" | "off" | undefined {
  if (saysAll(text, LONG_AGO)) return undefined;
  if (saysAll(text, TINGLING_HANDS)) return "hands";
  return saysAll(text, SELF_FEELS_OFF) ? "off" : undefined;
}

const FUNNY_TURN =
  /\b(?:(?:funny|weird|odd|strange|little) turns?(?= ?(?:[.,;!?]|$| (?:on|in|at|during|while|mid|after|today|yesterday|this|again|when|halfway)\b))|(?:komische\w*|seltsame\w*|kurze\w*|kleine\w*|merkwurdige\w*) (?:aussetzer|anfall|schwacheanfall)|(?:un )?(?:vahido|yuyu|parraque|telele|jamacuco)|me (?:dio|ha dado) (?:un|una) (?:cosa|vuelta|mareo) (?:muy )?rar[oa]|(?:drole d(?:e|un)|espece de|sorte de|petit|leger) (?:malaise|absence)|(?:un )?mancamento|(?:malore|giramento) (?:strano|leggero)|(?:piccolo|strano) malore|(?:um )?(?:fanico|chilique|piripaque|badagaio)|(?:deu me|me deu) (?:uma )?(?:coisa|treco) (?:muito )?estranh[oa]|(?:rare|vreemde|gekke|rar) (?:aanval|bui|toeval|flauwte))\b/u;

/** "Had a funny turn on the rower": a faint, a dizziness or less, to be asked about. */
export function mentionsFunnyTurn(text: string): boolean {
  return saysAll(text, FUNNY_TURN) && !saysAll(text, LONG_AGO);
}

const LOST_STRENGTH =
  /\b(?:grip (?:is |has )?(?:gone|going|weak\w*)|keep dropping|drop(?:s|ping)? (?:my|the|things|stuff|a) ?|(?:cant|cannot|wont) (?:hold|grip|lift) (?:a |my |the )?(?:cup|mug|pen|toes?|foot|big toe|heel)|(?:toe|toes|foot|wrist) (?:wont|doesnt|cant) lift|foot (?:just |is )?(?:drags?|slaps?|dragging|slapping|drop)|(?:arm|hand|leg|foot|grip) (?:is )?(?:getting |got )?weak\w*|fuss(?:spitze)? .{0,24}(?:nicht .{0,8}heben|schleift|klatscht)|zehen? .{0,16}nicht .{0,8}heben|(?:arm|hand|bein|griff) .{0,12}(?:schwacher|schwach|kraftlos)|lasse? .{0,20}fallen|(?:pied|orteil) .{0,12}(?:traine|tombe|claque|se leve pas)|je bute|(?:bras|main|jambe) .{0,12}(?:faible|lache)|laisse tomber|(?:pie|dedo gordo) .{0,16}(?:arrastr\w*|no se levanta|cae)|no (?:puedo )?levant\w* (?:el pie|la punta)|(?:brazo|mano|pierna) .{0,12}(?:floj\w*|debil\w*|sin fuerza)|se me caen|(?:piede|alluce) .{0,16}(?:trascin\w*|non si alza|cade)|(?:braccio|mano|gamba) .{0,12}(?:debol\w*|senza forza)|mi cadono|(?:pe|dedao) .{0,12}(?:arrast\w*|nao levanta|cai)|(?:braco|mao|perna) .{0,12}(?:frac\w*|sem forca)|deixo cair|voet .{0,12}(?:sleept|klapt)|(?:arm|hand|been|greep) .{0,12}(?:zwak\w*|zonder kracht)|laat .{0,20}vallen)/u;
const NECK_OR_BACK =
  /\b(?:neck|back|sciatica|nacken|rucken|ischias|hals|cuello|espalda|ciatica|lumbar|cou|nuque|dos|sciatique|collo|schiena|sciatica|pescoco|costas|ciatico|nek|rug)\b/u;

/** A hand or foot that lost strength beside a bad neck or back: a nerve under pressure. */
export function mentionsPressedNerve(text: string): boolean {
  return saysAll(text, LOST_STRENGTH, NECK_OR_BACK);
}

const CROOKED_FACE =
  /\b(?:face|mouth|smile|smil\w*|gesicht|mund\w*|lach\w*|boca|cara|sonrisa|bouche|visage|sourire|bocca|viso|faccia|sorriso|rosto|mond\w*|gezicht|lacht) .{0,24}(?:droop\w*|sagg\w*|saggy|hang\w*|crooked|lopsided|schief|hangt|torcid\w*|tuerc\w*|caid\w*|de travers|tomb\w*|pend\w*|stort\w*|cadent\w*|torta|torto|scheef|hangt)/u;
const ARM_OR_SPEECH =
  /\b(?:arms?|hands?|speech|words?|slurr?\w*|speak\w*|talk\w*|arme?|hand|sprich\w*|sprach\w*|lall\w*|worte?r?|brazos?|mano|habl\w*|palabras|bras|main|parl\w*|mots|bracci[ao]|mano|parole|braco|mao|fala\w*|palavras|praat\w*|woorden|spreekt)\b/u;

const ARM_FAILS =
  /\b(?:(?:cant|cannot|couldnt) (?:move|lift|raise|feel) (?:my |the )?(?:left |right )?(?:arm|hand|side)|(?:arm|hand) (?:is |went |just )?(?:dead|floppy|limp|useless)|(?:arm|hand) .{0,16}nicht (?:bewegen|heben)|(?:arm|hand) (?:ist )?(?:lahm|taub)|no (?:puedo )?(?:mover|muevo|levantar|levanto) (?:el brazo|la mano)|(?:main|bras) (?:\w+ )?(?:morte?|inerte|paralyse\w*)|bouge plus (?:le bras|la main)|non (?:riesco a )?(?:muovere|muovo|alzo) (?:il braccio|la mano)|nao (?:consigo )?(?:mexer|mexo|levanto) (?:o braco|a mao)|(?:arm|hand) .{0,16}niet (?:bewegen|optillen)|(?:arm|hand) (?:hangt )?(?:slap|lam))\b/u;
const SPEECH_FAILS =
  /\b(?:(?:speech|words?|talk\w*|speak\w*) (?:\w+ ){0,3}(?:slurr\w*|funny|wrong|off|weird|odd|jumbled|scrambled)|slurr\w*|cant (?:talk|speak|get (?:my |the )?words)|(?:rede|spreche|sprache|red) .{0,12}(?:komisch|wirr|undeutlich|verwaschen)|lalle|hablo (?:raro|mal)|no puedo hablar|no me salen las palabras|(?:arrive plus a|peux plus) parler|parle (?:mal|bizarre)|parlo (?:male|strano|storto)|non riesco a parlare|falo (?:enrolado|estranho|mal)|nao consigo falar|praat (?:raar|dubbel|krom)|kan niet (?:goed )?praten)\b/u;

/** A crooked face with an arm or speech that fails, or both of these. */
export function mentionsStroke(text: string): boolean {
  return saysAll(text, CROOKED_FACE, ARM_OR_SPEECH) || saysAll(text, ARM_FAILS, SPEECH_FAILS);
}

const HEAD_KNOCK =
  /\b(?:head\w*|concuss\w*|kopf\w*|gehirnersch\w*|schadel|crane|cabeza|conmocion|tete|commotion|testa|commozione|cabeca|concussao|hoofd\w*|hersenschud\w*)\b/u;
const DAYS_LATER =
  /\b(?:(?:two|three|four|five|six|seven|\d) days|(?:its|now) (?:mon|tues|wed(?:nes)?|thurs?|fri|sat(?:ur)?|sun)(?:day|s)?|(?:on|since|last) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|wed|thu|fri|sat|sun)|at the weekend|last week|a week|(?:am|seit|letzten) (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|wochenende)|(?:zwei|drei|vier|funf|\d) tagen|(?:el|desde el) (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|(?:dos|tres|cuatro|cinco|\d) dias|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|(?:deux|trois|quatre|cinq|\d) jours|(?:lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica)|(?:due|tre|quattro|cinque|\d) giorni|(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)|(?:dois|tres|quatro|cinco|\d) dias|(?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)|(?:twee|drie|vier|vijf|\d) dagen)\b/u;
const HEAD_DANGER =
  /\b(?:vomit\w*|throw\w* up|threw up|thrown up|been sick|puk\w*|worse|worst|getting (?:bad|stronger)|confus\w*|drows\w*|sleepy|cant (?:stay|wake)|wont wake|seizure|fit|unconscious|knocked out|passed out|blacked out|double|one pupil|pupils|fluid|blood|warfarin|apixaban|eliquis|xarelto|thinners?|neck|weak\w*|numb\w*|slurr\w*|cant remember|dont remember|erbr\w*|kotz\w*|ubergeb\w*|schlimmer|starker|verwirrt|schlafrig|benommen|bewusstlos|doppelt|blutverd\w*|nacken|taub|schwach\w*|erinner\w*|vomit\w*|devuel\w*|peor|confus\w*|somnolien\w*|doble|sintrom|cuello|debil\w*|recuerdo|vomi\w*|pire|confus\w*|somnol\w*|double|anticoag\w*|cou|nuque|faible\w*|souviens|vomit\w*|peggio|confus\w*|sonnol\w*|doppio|collo|debol\w*|ricordo|pior|confus\w*|sonol\w*|dupl\w*|pescoco|frac\w*|lembro|brak\w*|overge\w*|erger|verward|suf|dubbel|bloedverdun\w*|nek|zwak\w*|weet niks)\b/u;

/** A knock on the head some days ago, with none of the signs that make it an emergency (triage.md category 7). */
export function mentionsOlderKnock(text: string): boolean {
  return saysAll(text, HEAD_KNOCK, DAYS_LATER) && !saysAll(text, HEAD_DANGER);
}

const DENIED_KNOCKOUT =
  /\b(?:(?:didnt|not|never|no) (?:black(?:ed)? ?out|pass(?:ed)? out|knocked out|vomit\w*|puk(?:e|ed|ing)|throw\w* up|been sick|confus\w*|drows\w*|sleepy)|nicht (?:ohnmachtig|bewusstlos|gekotzt|erbrochen|verwirrt|schlafrig)|kein (?:erbrechen|kotzen|blackout)|keine (?:ohnmacht|ubelkeit)|no (?:perdi el conocimiento|me desmaye|vomite|vomitos)|(?:pas|ni|sans) (?:tombee? dans les pommes|perdu connaissance|(?:de )?perte de connaissance|(?:de |d)?vomi\w*)|non (?:sono svenut[oa]|ho perso i sensi|ho vomitato)|niente vomito|nao (?:apaguei|desmaiei|vomitei)|niet (?:buiten westen|flauwgevallen|bewusteloos|overgegeven))\b/gu;
const MILD_ACHE =
  /\b(?:bit|slight\w*|mild|little|small|leicht\w*|bisschen|leves?|liger[oa]|un poco|leger\w*|un peu|lieve|legger\w*|un po|ptit\w*|petite?|bissl|bissi|dorzinha|pouco|licht\w*|beetje)\b/u;

/** A knock on the head with a mild ache, after which fainting is denied: a doctor's matter of today, while none of the signs of an emergency is told. */
export function mentionsMildKnock(text: string): boolean {
  const said = plain(text);
  const left = said.replaceAll(DENIED_KNOCKOUT, " ");
  return left !== said && HEAD_KNOCK.test(left) && MILD_ACHE.test(left) && !HEAD_DANGER.test(left);
}

const IN_CHEST = /\b(?:chest|breast ?bone|sternum|brust\w*|pecho|poitrine|petto|peito|borst)\b/u;
const ON_EFFORT =
  /\b(?:hills?|climbs?|uphill|stairs|effort|bikes?|biking|bici\w*|velo|radfahr\w*|hochfahr\w*|spingo|spingere|pedalo|pedaleo|empujo|aprieto|pousse|force|acelero|sprint\w*|runn?ing|run|jog\w*|row(?:er|ing)?|cycl\w+|ride|pedal\w*|push\w*|laufe?n?|jogge\w*|renne\w*|corro|correr|corriendo|cours|courir|courant|correre|correndo|remo|ren|hardloop\w*|reps?|intervals?|sessions?|bergauf|berg\w*|steigung\w*|treppe\w*|anstieg\w*|belastung|cuestas?|subid\w*|subir|escaleras|esfuerzo|montees?|cotes?|escaliers|effort|salit\w*|scale|sforzo|ladeira\w*|escadas?|esforco|heuvels?|trap|inspanning)\b/u;
const ENDS_AT_REST =
  /\b(?:(?:i (?:stop|rest|stand still)|mi fermo|me paro|paro|je m ?arrete|ich (?:bleib\w*|halt\w*) (?:stehen|an)|ik stop|eu paro) (?:and|e|y|et|en|und) (?:then |poi |luego |puis |dan |dann )?(?:it ?s? )?(?:passes|goes|gone|passa|sparisce|se (?:pasa|quita|va)|(?:ca|cela) passe|passe|weg|ist es weg|vorbei|gaat|is het weg)|(?:goes?|gone|eases?|settles?|stops?|better|fine) (?:\w+ ){0,4}(?:when|once|as soon as|if|the (?:second|moment|minute)) i (?:stop|slow|walk|rest|ease|sit|stand)\w*|when i (?:stop|sit|stand|rest)|weg,? (?:sobald|wenn) ich|(?:im|beim) (?:stehen|gehen) .{0,12}(?:weg|vorbei|besser)|(?:se )?(?:quita|pasa|va) (?:si|cuando|al) par\w*|al parar|passe quand je|(?:quand|si|des que) je m ?arrete|a larret|passa (?:se|quando|appena)|se mi fermo|passa quando (?:eu )?par\w*|quando paro|(?:als|zodra) ik stop|stop ik .{0,12}weg)\b/u;
const WHENEVER =
  /\b(?:when|if|as soon as) i (?:jog|run|ride|row|climb|push|walk)|\b(?:wenn|sobald) ich (?:laufe?|jogge?|renne?|rudere?)|\b(?:cuando|si) (?:corro|subo|remo)|\b(?:quand|si|des que) je (?:cours|monte|rame)|\b(?:quando|se) (?:corro|salgo|remo|subo)|\bals ik (?:ren|loop|hardloop|roei)\b/u;
const COMES_AGAIN =
  /\b(?:every|each|always|whenever|keeps?|again|twice|times|last (?:\d|two|three|four|few|couple)|jede\w*|immer|wieder|mal|letzten|cada|siempre|veces|ultim[ao]s|chaque|toujours|fois|derniere?s|ogni|sempre|volte|ultim[ei]|toda|vezes|elke|altijd|keer|laatste)\b/u;
const FOR_WEEKS =
  /\b(?:weeks?|wks|months?|fortnight|wochen?|monat\w*|semanas?|mes(?:es)?|semaines?|mois|settiman\w*|mesi|mese|weken|maand\w*)\b/u;
/** Where a heart is felt that is not felt in the chest. */
const TIGHT_ABOVE =
  /\b(?:tight\w*|pressure|squeez\w*|ach\w*|pain|heav\w*|druck|eng\w*|zieh\w*|schmerz\w*|aprieta|presion|opresion|dolor|duele|serre\w*|oppression|douleur|mal|male|doi\w*|pijn\w*|stringe|stretta|peso|dolore|aperto|pressao|dor|druk|benauwd\w*|pijn)\b.{0,60}\b(?:teeth|jaw|throat|left arm|left shoulder|zahne\w*|kiefer|linke[nr]? arm|mandibula|dientes|brazo izquierdo|machoire|dents|bras gauche|mascella|mandibola|denti|braccio sinistro|queixo|dentes|braco esquerdo|kaak|tanden|linkerarm)\b|\b(?:teeth|jaw|left arm|left shoulder|kiefer|linke[rn]? arm|mandibula|brazo izquierdo|machoire|bras gauche|mascella|mandibola|braccio sinistro|queixo|braco esquerdo|kaak|linkerarm)\b.{0,40}\b(?:tight\w*|pressure|ach\w*|pain|hurts?|druck|schmerz\w*|zieht|weh|duele|dolor|douleur|mal|dolore|male|dor|doi|pijn)\b/u;

const MORE_THAN_ANGINA =
  /\b(?:arm|jaw|teeth|throat|sweat\w*|clammy|sick|nause\w*|faint\w*|dizz\w*|breathless|short of breath|at rest|sitting|lying|worse|longer|now it|minutes|still there|kiefer|zahne\w*|schweiss|schwitz\w*|ubel|schwindl\w*|ohnmacht\w*|in ruhe|im sitzen|schlimmer|brazo|mandibula|dientes|sudor|sudo|nauseas|mareo|en reposo|sentad[oa]|peor|bras|machoire|dents|sueur\w*|nausee\w*|malaise|vertige|au repos|assise?|pire|braccio|mascella|denti|sud[oa]|nausea|svenut\w*|a riposo|seduto|peggio|braco|mandibula|queixo|dentes|suand\w*|suor|enjoo|tont\w*|em repouso|sentad\w*|pior|kaak|tanden|zweet\w*|misselijk|duizelig|in rust|zittend|erger)\b/u;

/** A tight chest that has come with each hill for weeks, and ends at rest: a doctor's matter of today, not an ambulance (triage.md section 3.3). */
export function mentionsOldEffortAngina(text: string): boolean {
  return saysAll(text, IN_CHEST, ON_EFFORT, ENDS_AT_REST, FOR_WEEKS) && !saysAll(text, MORE_THAN_ANGINA);
}

/** The same when it is new, and in jaw or arm however long it has come: an emergency, though it ends at rest (triage.md category 1). */
export function mentionsNewEffortAngina(text: string): boolean {
  if (!saysAll(text, ON_EFFORT, ENDS_AT_REST)) return false;
  const comes = saysAll(text, COMES_AGAIN) || saysAll(text, WHENEVER);
  return (comes && saysAll(text, TIGHT_ABOVE)) || (comes && saysAll(text, IN_CHEST) && !saysAll(text, FOR_WEEKS));
}

const FLASHES =
  /\b(?:flash\w*|floaters?|specks?|lightning|blitz\w*|(?:russ)?flock\w*|flusen|mouches?|eclairs?|moscas?|destellos?|lampi|lampo|macchi\w*|manchas?|clarao|flits\w*|vlek\w*)\b/u;
const SIGHT_LOST =
  /\b(?:curtain|shadow|veil|grey|black(?:ed)? out|blind|cant see|half|lost|gone|missing|blur\w*|hit|ball|chemical|vorhang|schatten|schleier|grau|blind|nicht(?:s)? (?:mehr )?(?:seh|erkenn)\w*|halfte|verschwommen|cortina|sombra|velo|no veo|borros\w*|rideau|voile|ombre|vois (?:plus|pas)|flou\w*|tenda|ombra|non vedo|sfocat\w*|sombra|nao vejo|embacad\w*|gordijn|schaduw|zie (?:niet|niks)|wazig)\b/u;

/** New floaters or flashes while nothing of the sight is lost: an eye doctor today (triage.md category 17). */
export function mentionsFlashesOnly(text: string): boolean {
  return saysAll(text, FLASHES) && !saysAll(text, SIGHT_LOST);
}

const BAND_IN_EYE =
  /\b(?:band|elastic|gummi\w*|theraband|goma|banda|elastique|elastico|elastiek)\b.{0,60}\b(?:eye|auge|ojo|oeil|occhio|olho|oog)\b|\b(?:eye|auge|ojo|oeil|occhio|olho|oog)\b.{0,40}\b(?:band|elastic|gummi\w*|theraband|goma|banda|elastique|elastico|elastiek)\b/u;
const SLIGHT_OR_LESS =
  /\b(?:bit|little|touch|slight\w*|fuzzy|improving|getting better|bisschen|leicht|etwas|besser|poco|algo|mejor\w*|un peu|legerement|sameliore|mieux|leggermente|miglior\w*|um pouco|ligeiramente|melhor\w*|beetje|iets|beter|minder)\b/u;
const EYE_IN_DANGER =
  /\b(?:blood|bleed\w*|cant see|blind|curtain|shadow|double|worse|severe|agony|pupil\w*|vomit\w*|blut\w*|blind|vorhang|doppelt|schlimmer|nichts|starke|sangre|no veo|cortina|doble|peor|sang|vois (?:plus|rien|double)|rideau|pire|sangue|non vedo|tenda|doppio|peggio\w*|nao vejo|duplo|pior\w*|bloed|zie niks|gordijn|dubbel|erger|pupille\w*|pupila\w*)\b/u;

/** An eye that a band hit, with a sight that is slightly blurred or clears: a doctor today (triage.md category 17). */
export function mentionsBandInEye(text: string): boolean {
  return saysAll(text, BAND_IN_EYE, SLIGHT_OR_LESS) && !saysAll(text, EYE_IN_DANGER);
}

const HIVES =
  /\b(?:hives|welts|nettle rash|rash all over|itch\w* all over|quaddel\w*|nesselsucht|ausschlag uberall|ronchas|urticaria|urticaire|plaques partout|orticaria|pomfi|urticaria|galtjes|netelroos|overal bulten)\b/u;
const BEYOND_THE_SKIN =
  /\b(?:puk\w*|vomit\w*|throw\w* up|threw up|woozy|dizzy|faint\w*|light ?headed|wheez\w*|cant breathe|throat|erbrech\w*|kotz\w*|ubergeb\w*|schwindl\w*|luft|hals|mareo|mareado|ahogo|garganta|vomi\w*|vertige\w*|malaise|gorge|gira la testa|svengo|gola|respir\w*|tont[oa]|tontura|desmai\w*|brak\w*|overge\w*|duizelig|benauwd|keel)\b/u;

/** Hives with a sign beyond the skin are anaphylaxis (triage.md category 9). */
export function mentionsAnaphylaxis(text: string): boolean {
  return saysAll(text, HIVES, BEYOND_THE_SKIN);
}

const TESTICLE =
  /\b(?:testic\w*|testik\w*|testis|testicol\w*|hoden|huevos?|couilles?|teelbal|zaadbal|bollocks?|(?:one|left|right|his|my) (?:ball|nut)|(?:my|his) (?:balls|nuts))\b/u;
const SUDDEN_OR_SICK =
  /\b(?:sudden\w*|woke|out of nowhere|twisted|verdreht|torcid[oa]|tordu|puk\w*|vomit\w*|throw\w* up|threw up|nause\w*|feeling sick|plotzlich|erbrech\w*|kotz\w*|ubel|de repente|nauseas|tout a coup|soudain\w*|improvvis\w*|nausea|ineens|plots\w*|misselijk|enjoo)\b/u;

/** Sudden pain of a testicle, or with vomiting: there are some six hours (triage.md category 14). */
export function mentionsTorsion(text: string): boolean {
  return saysAll(text, TESTICLE, SUDDEN_OR_SICK);
}

const SWELLS_SLOWLY =
  /\b(?:slowly|gradual\w*|bit by bit|creeping|langsam|allmahlich|seit (?:\w+ )?tagen|jeden tag|poco a poco|despacio|cada dia|doucement|lentement|peu a peu|chaque jour|pian piano|piano|ogni giorno|devagar|aos poucos|langzaam|elke dag|geleidelijk)\b/u;
const SEVERE_TESTICLE =
  /\b(?:severe|agony|unbearable|excruciating|starke|heftig\w*|insoportable|brutal\w*|insupportable|fortissim\w*|insopportabil\w*|forte|ondraaglijk|fever|fieber|fiebre|fievre|febbre|febre|koorts)\b/u;

/** A testicle that swells over days, without sudden or severe pain: a doctor today (triage.md category 14). */
export function mentionsSlowTesticle(text: string): boolean {
  return saysAll(text, TESTICLE, SWELLS_SLOWLY) && !saysAll(text, SUDDEN_OR_SICK) && !saysAll(text, SEVERE_TESTICLE);
}

const HIGH_FEVER =
  /\b(?:39|4[01])(?:[.,]\d)?(?: ?(?:°|º))?(?: ?c)?(?: (?:of|degrees?|grad|graden|grados?|degres|gradi|graus|de|di|von))* (?:fever|fieber|fiebre|fievre|febbre|febre|koorts|temperatur\w*)\b|\b(?:fever|fieber|fiebre|fievre|febbre|febre|koorts|temperature?)(?: (?:of|is|was|at|von|bei|mit|de|a|en|di|van|um|about|around))*:? (?:39|4[01])\b/u;

/** 39 °C and more. */
export function mentionsHighFever(content: string): boolean {
  return HIGH_FEVER.test(plain(content));
}
