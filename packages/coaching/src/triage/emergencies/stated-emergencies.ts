import type { Category } from "../categories.ts";
import { FAREWELLS_IN_PASSING, MEANS, tellsOfFarewellInPassing, tellsOfFarewellWithMeans } from "./farewells.ts";
import { FORGOTTEN_FALL_SIGNS, tellsOfForgottenFall } from "./forgotten-fall.ts";
import { DARK_URINE, tellsOfDarkUrine } from "./lay-urine.ts";
import { DISOBEYS, tellsOfPassedStroke } from "./passed-stroke.ts";
import { PRESSED_LIMB_SIGNS, tellsOfPressedLimb } from "./pressed-limb.ts";
import { plain } from "../signs/stated-signs.ts";
import { STIFF_NECK, tellsOfMeningitis } from "./meningitis.ts";
import { near, told } from "../told.ts";

/** A pad, liner or towel that is full, or changed again and again. */
const SOAKED_PAD =
  /\b(?:(?:pads?|liner|sanitary towel|maxi pad) .{0,24}(?:soaked|full|drenched|gone through|soaked through)|(?:gone|went|going|bled|soaked|soaking|drenched|filled) (?:right )?(?:through )?(?:\w+ ){0,3}(?:pads?|liners?|towels?)|(?:binden?|vorlagen?|slip)?(?:einlagen?|binden?|vorlagen?) .{0,40}(?:durch|voll|durchgeweicht|durchnasst)(?= ?(?:[.,!?;)]|$|und|von|mit|rot|hell))|(?:compresas?|toallitas?|toallas? (?:sanitarias?|higienicas?)) .{0,24}(?:empapad\w*|calad\w*|llenas?|mojad\w*|chorreando)|(?:empap\w*|cal[aeo]\w*|llen[aeo]\w*) .{0,16}(?:compresas?|toallitas?|toallas?)|(?:serviettes?|protections?) .{0,24}(?:trempe\w*|pleine\w*|travers\w*|imbib\w*)|(?:traverse|trempe|rempli) .{0,12}(?:serviettes?|protections?)|assorbent[ei] .{0,24}(?:zupp\w*|pien[oi]|bagnat\w*|fradic\w*|inzupp\w*)|(?:inzuppat\w*|riempit\w*|bagnat\w*) .{0,16}assorbent[ei]|(?:pensos?|absorventes?) .{0,24}(?:encharc\w*|ensop\w*|cheios?|molhad\w*)|(?:encharqu\w*|ensop\w*|enchi) .{0,16}(?:pensos?|absorventes?)|(?:\w*verband(?:je|jes)?|inlegkruisjes?) .{0,24}(?:doorweekt|doordrenkt|doorgelekt|vol(?= |[.,!?;]|$))|door (?:mn|mijn|het) (?:\w*verband(?:je)?) heen)/gu;

/** The week or month that a pregnancy is in; not that of a plan. */
const WEEK_OF_PREGNANCY =
  /\b(?:(?:wk|week|woche|semana|semaine|settimana) (?:1\d|2\d|3\d|4[0-2])|(?:1\d|2\d|3\d|4[0-2])(?:\.|th|st|nd|rd|esima|a|e|ste|de)? ?(?:woche|week|settimana|semana|semaine)|(?:[4-9]\.?|7th|8th) ?(?:monat|months? (?:pregnant|gone)|mois de grossesse|mesi di gravidanza))\b(?! (?:of|im|vom|des|von|del|du|da|van) (?:the |my |el |le |la |il |het |meinem |dem |unserem )?(?:\w*plan\w*|block|program\w*|schema|schedule|season|saison))/gu;

/*
 * Emergencies that lay words tell in pieces, each piece harmless by itself (triage.md categories 2, 4, 7 and 13), in English, German, Spanish,
 * French, Italian, Portuguese and Dutch: what is told stands side by side with where, and what is denied, long past or looked at since does not
 * count.
 */

const SADDLE =
  /\b(?:loo ?(?:paper|roll)|toilet (?:paper|roll)|bog roll|wip(?:e|es|ing)|down (?:there|below)|between (?:my|his|her|the|your) (?:legs|thighs)|inside of (?:my|his|her|the) thighs?|inner thighs?|crotch|groin|genitals?|private parts|privates|saddle area|bum|butt|arse|backside|undercarriage|penis|vagina|vulva|(?:klo|toiletten) ?papier|abwisch\w*|abputz\w*|da unten|untenrum|untenherum|zwischen (?:den|meinen|die|seinen|ihren) beinen?|innen an den (?:ober)?schenkeln?|innenseite\w* der (?:ober)?schenkel|im schritt|schritt|genital\w*|intimbereich|dammbereich|hintern|gesass|papel higienico|limpi(?:o|arme|arse|a)|ahi abajo|ahi debajo|entre (?:las|mis) piernas|entrepierna|genitales|ingles?|culo|trasero|papier (?:toilette|wc|q)|pq|m ?essuie|m ?essuyer|essuyant|en bas|entre (?:les|mes) (?:jambes|cuisses)|entrejambe|parties intimes|fesses|perinee|carta igienica|mi pulisco|pulirmi|(?:la|li) sotto|tra le (?:gambe|cosce)|genitali|inguine|sedere|perineo|me limpo|limpar ?me|la em ?baixo|la embaixo|entre as pernas|virilhas?|genitais|bunda|rabo|(?:wc|toilet) ?papier|afveg\w*|afveeg|veeg me|daar ?beneden|daar onder|tussen (?:mijn|mn|de) benen|kruis|geslachtsdelen|schaamstreek|billen|kont)\b/gu;
const NOT_FELT =
  /\b(?:(?:cant|cannot|can|dont|couldnt) (?:really |barely |hardly |properly |quite |even |much )*feel|(?:barely|hardly|not) feel(?:ing)?|no (?:real )?(?:feeling|sensation)|(?:lost|losing) (?:all |the )?(?:feeling|sensation)|numb\w*|feels? like (?:nothing|someone elses?|somebody elses?)|like cotton(?: wool)?|fallen asleep|wie watte|como (?:algodon|algodao)|comme du coton|ovattat\w*|als watten|gone (?:dead|asleep)|spur\w* .{0,40}(?:nicht\w*|kaum)|(?:nichts|nicht|kaum) .{0,16}(?:spur\w*|merke|fuhl\w*)|(?:merke?|fuhle?) .{0,30}(?:nicht\w*|kaum)|taub\w*|gefuhllos|kein gefuhl|pelzig|(?:ya )?no (?:me )?(?:siento|noto)|apenas (?:me )?(?:siento|noto)|casi no (?:siento|noto)|dormid[oa]s?|entumecid\w*|adormecid\w*|acorchad\w*|sin sensibilidad|sens (?:plus|pas|presque|a peine|quasi)|engourdi\w*|endormi\w*|anesthesi\w*|insensible|non (?:mi )?(?:sento|avverto)|sento (?:appena|poco|a malapena)|intorpidit\w*|addormentat\w*|insensibil\w*|(?:nao|mal|quase nao) (?:me )?sinto|dormentes?|sem sensibilidade|voel .{0,30}(?:niet\w*|niks|nauwelijks|amper)|(?:nauwelijks|amper|niks|niet) .{0,10}voel\w*|doof|verdoofd|gevoelloos|geen gevoel)/gu;
const NOT_HELD =
  /\b(?:(?:strain\w*|push(?:ing)? hard|forc(?:e|ing)) .{0,24}\b(?:pee|wee|piss|urine|urinate)\b|nothing comes? out|(?:pee|wee|urine|poo|poop) .{0,16}(?:wont|doesnt|not|isnt|hardly|barely) (?:come|coming|start\w*|flow\w*)|(?:cant|cannot|couldnt|not able to|unable to|able to|struggl\w+ to|hard to|trouble) .{0,14}\b(?:pee(?:ing)?|wee|piss|urinat\w+|poo|poop|go to the loo|hold (?:it|my (?:pee|wee|poo|bladder)))\b|(?:peed|pissed|wet|soiled|shat|pooed|pooped) (?:myself|my (?:pants|bed|shorts|leggings))|(?:pee|wee|urine|poo|bladder) .{0,16}(?:leak\w*|accidents?)|(?:leak\w*|dribbl\w*) .{0,12}(?:pee|wee|urine|poo)|(?:pee|wee|poo|toilet|loo|bladder|bowel) accidents?|lost control .{0,16}(?:bladder|bowels?|pee|poo)|incontinen\w*|(?:pinkeln|pinkle|wasser lassen|urin|pipi|aufs klo|pissen) .{0,24}(?:nicht|kaum|pressen|geht nicht|schwer)|(?:press\w*|druck\w*) .{0,30}(?:pinkeln|urin|pipi|wasserlassen|wasser)|(?:nicht|kaum|nicht mehr) (?:pinkeln|pissen|wasser lassen|urinieren|aufs klo)|(?:aufm klo|auf dem klo|auf der toilette) .{0,16}(?:kommt|geht) .{0,16}(?:nichts|nix)|(?:muss|musste) .{0,20}(?:kommt|geht) (?:nichts|nix)|(?:eingenasst|in die hose (?:gemacht|gepinkelt)|verliere (?:urin|stuhl)|inkontinen\w*)|(?:no|apenas|me cuesta|cuesta|sin) .{0,20}(?:orinar|mear|hacer pis|hacer caca|aguantar)|(?:esfuerzo|apretar|aprieto|empujar|fuerza) .{0,24}(?:orin\w*|mear|pis)|(?:pis|orina) .{0,16}no (?:me )?sale|se me escapa .{0,16}(?:pis|orina|caca)|me (?:he )?(?:meado|hice pis|orine|cague)|(?:arrive|peux|impossible|mal|dur|difficile|narrive) .{0,24}(?:pisser|uriner|faire pipi|me retenir)|(?:forcer|pousser|force|pousse) .{0,24}(?:pipi|uriner|pisser|urine)|fuites? .{0,16}(?:urin\w*|pipi|selles)|(?:je )?me suis (?:pisse|fait) dessus|(?:non riesco|fatico|faccio fatica|devo sforzar\w*|devo spingere|sforz\w*|spingere) .{0,24}(?:pipi|urinare|pisciare|trattener\w*|orinare)|(?:pipi|urina) non (?:esce|viene)|perdo .{0,12}(?:pipi|urina|feci)|(?:mi sono )?(?:fatto|fatta|pisciat[oa]) (?:la pipi )?addosso|(?:nao consigo|custa|dificuldade|forca|esforco|mal consigo) .{0,24}(?:urinar|mijar|xixi|fazer coco|segurar)|(?:xixi|urina) nao sai|(?:perco|escapa|vaza) .{0,16}(?:xixi|urina|coco|fezes)|(?:kan|kon|lukt|krijg|moet) .{0,24}(?:niet|nauwelijks|amper|persen|moeite) .{0,12}(?:plassen|pissen|poepen|ophouden)|(?:plassen|plas|pissen) .{0,20}(?:lukt niet|lukt nauwelijks|komt niet|persen|gaat niet|niet)|pers\w* .{0,20}(?:plas\w*|pis\w*)|(?:in mn|in mijn) broek (?:geplast|gepist|gepoept)|verlies .{0,12}(?:plas|urine|ontlasting))/gu;
const BACK =
  /\b(?:(?:my|lower|low|bad|the|his|her) back(?! (?:squat|day|to|at|on|in|home|is fine|is ok|feels fine|fine))|back (?:pain|ache|went|goes|hurts|injury|popped|spasm\w*)|sciatica|slipped dis[ck]|dis[ck] (?:thing|problem|issue|bulge|herniation|flar\w*|went|again|is back)|bulging dis[ck]|deadlift\w*|rucken\w*|kreuz(?:schmerz\w*)?|kreuzheben|ischias|hexenschuss|bandscheibe\w*|espalda|lumbar\w*|lumbago|ciatica|peso muerto|(?:mal (?:au|de)|le|mon) dos|lombaires?|sciatique|souleve de terre|schiena|lombare|sciatica|stacc(?:o|hi)|(?:dor nas|as|minhas) costas|lombar|ciatico|rug|onderrug|hernia)\b/gu;
const OF_RIDING =
  /\b(?:saddle sore|(?:bike|long|hour|hr|\dh) ride|cycling|peloton|spin class|radtour|auf dem rad|velo|bici\w*|fietst\w*)\b/u;

/** "I don't feel my butt in deadlifts": a muscle that does not work along. */
const OF_MUSCLES =
  /\b(?:work(?:s|ing)|activat\w*|fir(?:e|es|ing)|engag\w*|glutes?|hip thrusts?|arbeit\w*|trabaj\w*|activ\w*|travaill\w*|lavor\w*|attiv\w*|trabalh\w*|ativ\w*|werk\w*|(?:in|during|bei|beim|bij|tijdens|au|en el|nello|negli|nel|no|nos) (?:the |my )?(?:deadlifts?|kreuzheben|souleve|peso (?:muerto|morto)|stacc(?:o|hi)|squats?|lunges))\b/u;

const WITH_CHILD =
  /\b(?:pregnan\w*|preggo|trimester|(?:weeks|wks) (?:along|gone)|expecting|schwanger\w*|\d{1,2}\.? ?ssw|ssw|embarazad\w*|embarazo|gestacion|enceinte|grossesse|\d{1,2} ?sa|incinta|gravid\w*|gestante|zwanger\w*)\b/gu;
/** A week count by itself; "12 weeks of training" and "in 6 weeks" are none. */
const WEEK_COUNT =
  /\b(?<!(?:in|for|last|past|of|within|seit|vor|depuis|dans|il y a|da|tra|ha|hace|desde|en|al|over|voor|sinds) )(?:[5-9]|[1-3]\d|4[0-2]) ?(?:wks?|weeks?|wochen|semanas|semaines|settimane|weken)\b(?! (?:ago|out|to go|post|pp|postpartum|after|of|into|plan|program\w*|block|until|till|vor|bis|zum|her|geleden|voor|atras))/gu;
const BLEEDS_HARD =
  /\b(?:blood .{0,16}(?:running|pouring|gush\w*|stream\w*|down (?:my|her|both)|everywhere)|(?:running|pouring|gush\w*|stream\w*|loads of|lots of|so much|a lot of) (?:\w+ )?blood|bleed\w* .{0,12}(?:heav\w*|loads|a lot|badly|lots|through|hard)|heav\w* bleed\w*|bleed\w* (?:\w+ ){0,2}like (?:a |my )?(?:full |heavy |normal )?(?:period|tap)|blut\w* wie (?:bei )?(?:der |meiner )?(?:periode|regel)|sangr\w* como (?:una |la |con la )?(?:regla|menstruacion)|saign\w* comme (?:des|pendant les|mes) regles|sangu\w* come (?:un |il )?(?:ciclo|mestruazion\w*)|bloed\w* als (?:een )?(?:menstruatie|ongesteld\w*)|(?:fresh|bright red|proper) (?:\w+ )?blood|blood .{0,16}not just spot\w*|frisches blut|sangre fresca|sang frais|sangue (?:fresco|vivo)|vers bloed|(?:blood|bleed\w*) .{0,60}(?:soak\w*|clots?)|(?:soak\w*|clots?) .{0,60}(?:blood|bleed\w*)|(?:soak\w*|fill\w*|going) .{0,16}\bpads?|\bpads? .{0,16}(?:full of blood|soak\w*|filled)|blut .{0,24}(?:lauft|lief|stromt|rinnt|schwall|die beine)|(?:lauft|lief|stromt|rinnt) .{0,24}blut|blut\w* .{0,16}(?:stark|heftig|viel|durch)|stark\w* .{0,10}blut\w*|blut\w* .{0,50}(?:durchgeblutet|durchnasst|durchtrankt|klumpen|koagel)|(?:binde|binden|hose|leggings) .{0,20}(?:durchgeblutet|durchtrankt|voll\w* blut|vollgeblutet)|viel blut|sangre .{0,24}(?:corre|chorrea|baja|cae|piernas|empap\w*|coagulos?)|(?:corre|chorrea|baja|cae) .{0,16}sangre|sangr\w* .{0,16}(?:mucho|muchisimo|abundante|a chorros|sin parar|coagulos?)|mucha sangre|(?:empap\w*|manch\w*) .{0,24}(?:compresas?|sangre)|sang .{0,24}(?:coule|ruissel\w*|jambes|caillots?|trempe\w*|imbib\w*)|(?:coule|ruissel\w*) .{0,12}sang|saigne\w* .{0,16}(?:beaucoup|abondamment|enormement|fort)|beaucoup de sang|saignements? (?:abondants?|importants?)|(?:serviettes?|leggings?|protection) .{0,20}(?:trempe\w*|pleine\w* de sang|imbib\w*)|sangue .{0,24}(?:cola|scorre|gambe|scende|grumi|coaguli|inzupp\w*|escorr\w*|pernas|encharc\w*|coagulos?)|(?:cola|scorre|scende|escorr\w*|descer|a correr) .{0,16}sangue|sanguin\w* .{0,16}(?:molto|tanto|forte|abbondante)|(?:perdo|perdendo|perdita di|molto|tanto|muito) (?:molto |tanto |muito |tanto )?sangue (?:lungo|a fiotti|vivo)|(?:molto|tanto|muito) sangue|emorragia|(?:assorbente|assorbenti|pantaloni|leggings) .{0,20}(?:zupp\w*|inzupp\w*|pien\w* di sangue)|sangr\w* .{0,16}(?:muito|bastante)|(?:penso|absorvente|leggings|calcas) .{0,20}(?:encharcad\w*|cheio de sangue)|bloed .{0,24}(?:loopt|stroomt|gutst|benen|stolsels?|doorweekt)|(?:loopt|stroomt|gutst) .{0,16}bloed|bloed\w* .{0,12}(?:hevig|heftig|veel|erg)|(?:hevig|veel) bloed\w*|(?:maandverband|broek|legging) .{0,20}(?:doorweekt|doorgelekt|vol bloed))/gu;
const OF_A_WOUND =
  /\b(?:shin|knee|elbow|hand|toe|blister\w*|graze\w*|scrap\w*|cut|nose|gums?|finger|schienbein|knie|nase|schnitt|rodilla|nariz|genou|nez|ginocchio|naso|joelho|nariz|neus)\b/u;

const HEAD =
  /\b(?:head|skull|temple|forehead|noggin|kopf|schadel|stirn|hinterkopf|schlafe|cabeza|craneo|frente|sien|tete|crane|le front|tempe|testa|cranio|fronte|tempia|cabeca|hoofd|kop|voorhoofd|achterhoofd)\b/gu;
const BLOW =
  /\b(?:hit|hits|knock\w*|bang(?:ed|s)?|bump\w*|whack\w*|smack\w*|smash\w*|crack(?:ed)?|clock(?:ed)?|clip(?:ped)?|caught|thump(?:ed)?|fell|falls?|dropped|landed|kick(?:ed)? in|elbow(?:ed)?|headbutt\w*|(?:auf|gegen|an) (?:den|meinen|die|seinen|ihren) (?:kopf|schadel|stirn)|gefallen|gestossen|geknallt|angeschlagen|angehauen|schlag|sturz|golp\w*|cayo|caido|caida|(?:me )?di (?:un|con|en)|me pegue|tombe\w*|cogne\w*|pris|recu|choc|coup|tape\w*|heurte\w*|cadut\w*|sbatt\w*|botta|colpo|colpit\w*|picchiat\w*|caiu|bati|bateu|pancada|queda|levei|gevallen|viel|gestoten|geraakt|klap|geknald|gekregen)\b/gu;
/** Light that hurts is none of these: alone it is a doctor's matter of today. */
const OF_THE_BRAIN =
  /\b(?:(?:headache|head|kopf(?:schmerz\w*|weh)|dolor de cabeza|mal (?:de|a la) tete|mal di testa|dor de cabeca|hoofdpijn) .{0,24}(?:worse|schlimmer|starker|a peor|pire|empire\w*|peggior\w*|pior|piorando|erger)|vomit\w*|thr(?:ew|own|owing) up|been sick|was sick|(?:sick|puked) (?:twice|\d|three|a few)|puk(?:ed|ing)|chuck\w* up|confus\w*|disorient\w*|(?:cant|dont|doesnt|cannot) remember|memory (?:gap|loss|blank)\w*|no memory|(?:gap|hole|blank) in my memory|(?:really |so |very |super )?(?:sleepy|drowsy)|cant stay awake|wont wake|pupils? .{0,20}(?:bigger|larger|different|uneven|unequal)|(?:uneven|unequal|different) .{0,8}pupils?|see(?:ing)? (?:(?:everything|it|things|all|it all) )?(?:in )?double|see(?:ing)? two of (?:everything|things|them|you)|double vision|everything (?:is |looks )?double|(?:cant|cannot) find (?:my |the )?words|(?:seh|sehe|sieht|sah) (?:\w+ ){0,3}doppelt|doppelbilder|doppelt (?:sehen|seh|sehe)|orientierungslos|finde? (?:die |meine )?worte nicht|(?:veo|ve|viendo|ver) (?:\w+ ){0,2}dobles?|vision doble|confundid[oa]|(?:no se|non so|nao sei) (?:ni )?(?:que|che) (?:dia|giorno)|(?:weiss|weet) (?:nicht|niet) (?:mehr |meer )?wel(?:cher|ke) (?:tag|dag)|dont know what day|sais (?:plus|pas) quel jour|(?:vois|voit|voyais) (?:\w+ ){0,3}(?:double|dedouble)|vision double|desoriente\w*|cherche mes mots|(?:vedo|vede|vedevo|vederci) (?:\w+ ){0,2}doppi\w*|(?:vista|visione) doppia|disorientat\w*|(?:vejo|ve|vendo|ver) (?:\w+ ){0,2}(?:dupl\w*|dobrad\w*|a dobrar|em dobro)|visao dupla|(?:zie|ziet|zag) (?:\w+ ){0,3}dubbel|dubbel(?:zien| zien|beelden)|kluts kwijt|erbrochen|erbreche\w*|gekotzt|kotze\w*|ubergeben|verwirrt|durcheinander|wirr|(?:erinner\w*|weiss) .{0,24}(?:nicht|nichts)|gedachtnislucke|filmriss|schlafrig|benommen|pupillen? .{0,20}(?:grosser|ungleich|verschieden|unterschiedlich)|devuelto|desorientad\w*|no (?:me acuerdo|recuerdo)|laguna\w*|somnolient\w*|adormilad\w*|mucho sueno|pupilas? .{0,20}(?:grande|distint\w*|desigual\w*)|vomi|vomis|(?:me souviens|rappelle) (?:plus|pas)|trou (?:noir|de memoire)|somnolen\w*|pupilles? .{0,20}(?:grosse|grande|differente\w*|inegale\w*)|confus[oa]|non (?:mi )?ricordo|vuoto di memoria|sonnolen\w*|assonnat\w*|pupill[ae] .{0,20}(?:grande|divers\w*)|nao (?:me )?lembro|branco na memoria|sonolent\w*|muito sono|pupilas? .{0,20}(?:maior|diferente\w*)|overgegeven|gebraakt|gekotst|spug\w*|verward|in de war|weet (?:er )?(?:niks|niets|het niet) meer|herinner .{0,16}(?:niet|niks)|geheugenverlies|slaperig|suf|pupil(?:len)? .{0,20}(?:groter|ongelijk|verschillend))/gu;

export const LONG_PAST =
  /\b(?:last (?:year|summer|season|month)|(?:weeks?|months?|years?) ago|(?:20[012]\d)|vor \w+ (?:wochen|monaten|jahren)|letzte[sn] (?:jahr|monat)|hace (?:\w+ )?(?:semanas|meses|anos?|un mes|un ano)|(?:ano|mes) pasado|il y a .{1,10}(?:semaines?|mois|ans?)|lan dernier|le mois dernier|(?:settimane|mesi|mese|anni|anno) fa|lanno scorso|ha (?:\w+ )?(?:semanas|meses|anos?)|(?:ano|mes) passado|(?:weken|maanden|maand|jaar|jaren) geleden|vorig jaar|as a (?:kid|child))\b/u;
export const SEEN =
  /(?<!(?:not|havent|never|hasnt|without|should i get|be|to get) )\b(?:(?:was|been|got|already|were) (?:checked|seen|scanned|examined|cleared)|(?:midwife|doctors?|doc|hospital|gp|er|a&e|physio) (?:has |have |already |then )*(?:checked|said|cleared|scanned|looked|saw)|(?:arzt|arztin|hebamme|klinik|krankenhaus)\b.{0,24}(?:untersucht|abgeklart|gesagt|gecheckt|geschaut|kontrolliert)|(?:medic[oa]|matrona|hospital|urgencias)\b.{0,20}(?:revis\w*|mir[oa]|visto|dicho|dijo|vio)|(?:medecin|sage[ -]femme|hopital|urgences)\b.{0,20}(?:verifie\w*|controle\w*|dit|vue?|examine\w*)|(?:medico|ostetrica|ospedale|dottore\w*|pronto soccorso)\b.{0,20}(?:controllat\w*|visitat\w*|detto|vist[oa])|(?:medic[oa]|parteira|hospital)\b.{0,20}(?:viu|examin\w*|disse|verific\w*)|(?:arts|dokter|huisarts|verloskundige|ziekenhuis)\b.{0,20}(?:gekeken|onderzocht|gezegd|zei|gecheckt|gecontroleerd))/gu;

/** Saddle area without feeling, with a bad back or a bladder or bowel that fails. */
function tellsOfCaudaEquina(said: string): boolean {
  const places = [...said.matchAll(SADDLE)].map(({ index }) => index);
  const [isHeld, back] = [told(said, NOT_HELD).length === 0, told(said, BACK)];
  const isNumb = near(places, told(said, NOT_FELT), SIDE_BY_SIDE);
  return isNumb && (!isHeld || (back.length > 0 && !OF_RIDING.test(said) && !OF_MUSCLES.test(said)));
}

/** Blood that runs in a pregnancy, told by its name or only by its weeks. */
function tellsOfBleedingInPregnancy(said: string): boolean {
  if (told(said, BLEEDS_HARD).length + told(said, SOAKED_PAD).length === 0) return false;
  return told(said, WITH_CHILD).length > 0 ? !OF_THE_NOSE.test(said) : isOfAWeek(said) && !OF_A_WOUND.test(said);
}

function isOfAWeek(said: string): boolean {
  return told(said, WEEK_COUNT).length + told(said, WEEK_OF_PREGNANCY).length > 0;
}

const OF_THE_NOSE = /\b(?:nose|nase|nariz|nez|naso|neus)/u;

/** A blow to the head and a sign of the brain, however many days apart. */
function tellsOfHurtBrain(said: string): boolean {
  return near(told(said, HEAD), told(said, BLOW), SIDE_BY_SIDE) && told(said, OF_THE_BRAIN).length > 0;
}

const SIDE_BY_SIDE = 70;

const CAME_TO =
  /\b(?:next thing (?:i|he|she) (?:know|knew|remember)\b.{0,60}(?:floor|ground|grass|over (?:me|him|her)|around (?:me|him|her)|faces|ambulance|staring)|(?:came to|woke up|came round) (?:on the (?:floor|ground)|with (?:people|everyone|ppl))|auf einmal lag ich (?:am|auf dem) boden|(?:am boden|auf dem boden) (?:aufgewacht|zu mir gekommen)|(?:me )?desperte en el suelo|je me suis (?:reveille\w*|retrouve\w*) (?:par terre|au sol)|mi sono (?:svegliat\w*|ritrovat\w*) (?:per terra|a terra)|acordei no chao|(?:werd|kwam) (?:wakker|bij) op de (?:grond|vloer))/gu;

const FAINTS_AGAIN =
  /\b(?:(?:keeps?|kept|keep on) (?:\w+ )?(?:passing out|blacking out|fainting|keeling over|conking out|losing consciousness|going unconscious|collapsing)|(?:kipp\w+|klapp\w+|sack\w+) (?:mir |uns )?(?:\w+ )?(?:dauernd|standig|immer wieder|immer|schon wieder|wieder|andauernd|laufend|mehrmals|zum \w+ mal|zwei ?mal|drei ?mal) (?:\w+ )?(?:weg|um|zusammen)|(?:dauernd|standig|immer wieder|schon wieder|zweimal|dreimal) (?:weggekippt|umgekippt|weggeklappt|weggesackt|zusammengesackt|ohnmachtig)|(?:wird|werde) (?:\w+ )?(?:dauernd|standig|immer wieder|schon wieder) (?:ohnmachtig|bewusstlos)|(?:no para de|sigue|no deja de) (?:desmayarse|desmayandose|perder el conocimiento|caerse redond[oa])|(?:se|me) (?:desmay\w+|cae redond[oa]) (?:una y otra vez|todo el rato|cada dos por tres|otra vez)|(?:arrete pas|n ?arrete pas|arretent pas) de (?:tomber dans les pommes|s ?evanouir|perdre connaissance|faire des malaises)|(?:tombe|s ?evanouit|m ?evanouis) (?:\w+ ){0,2}(?:tout le temps|sans arret|sans cesse|encore) (?:dans les pommes)?|(?:continua|continuo) a (?:svenire|perdere i sensi|collassare)|svien\w* (?:di continuo|continuamente|in continuazione|ancora)|(?:nao para de|fica|vive) (?:desmaiar|desmaiando|apagando|apagar)|desmai\w+ (?:toda hora|o tempo todo|de novo)|(?:valt|val|zakt|raakt|raak) (?:\w+ )?(?:steeds|telkens|de hele tijd|constant|alweer|weer) (?:weg|flauw|buiten westen|in elkaar|bewusteloos))\b(?! (?:on|in|auf|en|sur|su|no|op) (?:the |my |dem |der |el |le |il |o |de )?(?:sofa|couch|bed|bett|bank|cama|lit|canape|letto|divano))/gu;
/** "Kippt weg" and "valt weg" are also said of a bar, an ankle and a signal. */
const FALLS_AWAY = /\b(?:kipp\w+|klapp\w+|sack\w+|weggekippt|umgekippt|weggeklappt|weggesackt|zusammengesackt|valt|val|zakt|raakt|raak)\b/u;
const OF_SOMEBODY =
  /^(?:kippt|klappt|sackt|valt|zakt|raakt)\b|\b(?:ich|er|sie|jemand|ik|hij|zij|ze|iemand|mir|uns|\w*(?:freund|partner|kolleg|kumpel|frau|mann|bruder|schwester|vater|mutter|sohn|tochter|kind|papa|mama|opa|oma|vriend|maat|collega|vrouw|broer|zus|vader|moeder|zoon|dochter|schwimmer|laufer|loper)(?:e|en|in|t|tje|je|s)?)\b/u;
const OF_A_THING =
  /\b(?:fuss|fusse|knochel|knie|sprunggelenk|hufte|becken|rad|radl|bike|stange|hantel|kettlebell|sattel|box|stuhl|bank|tisch|schlitten|zelt|handy|server|app|laptop|akku|wlan|internet|stimmung|wetter|ball|griff|enkel|voet|fiets|\w*meting|signaal|verbinding|gps|scherm|beeld|geluid|muziek|\w*sensor)\b/u;

const FAINTED =
  /(?<!\b(?:nearly|almost|fast|beinahe|casi|presque|quasi|bijna) (?:\w+ )?)\b(?:faint(?:ed|ing)?|passed out|blacked out|black ?out|went black|collapsed|lost consciousness|ohnmachtig|umgekippt|weggetreten|bewusstlos|schwarz vor (?:den )?augen|me desmaye|desmay\w*|perdi el conocimiento|se me fue la vista|malaise|evanoui\w*|trou noir|tombee? dans les pommes|perdu connaissance|svenut[oa]|svenimento|perso i sensi|blackout|desmaiei|desmai\w*|apaguei|flauwgevallen|flauw gevallen|zwart voor (?:mn|mijn|de) ogen|buiten westen|van mijn stokje)\b/gu;
const OUT_OF_RHYTHM =
  /\b(?:(?:heart|pulse)\b.{0,24}\b(?:all over the place|out of (?:rhythm|sync)|irregular|flutter\w*|skipp\w*|jump\w*|erratic|going crazy|racing)|(?:herz|puls)\w*\b.{0,24}\b(?:durcheinander|unregelmassig|stolper\w*|ras(?:t|te|en)|flatter\w*|verruckt)|(?:corazon|pulso)\b.{0,24}\b(?:loco|irregular|desbocado|a mil|saltos|disparado|descontrolado)|(?:coeur|pouls)\b.{0,24}\b(?:dans tous les sens|irregulier\w*|s emballe|s emballait|fait des bonds|n importe comment)|(?:cuore|polso)\b.{0,24}\b(?:impazzit\w*|irregolar\w*|a mille|salta\w*|sfarfall\w*)|(?:coracao|pulso)\b.{0,24}\b(?:disparad\w*|irregular|descompassad\w*|aos saltos|louco)|(?:hart|hartslag)\b.{0,24}\b(?:op hol|onregelmatig\w*|overslaat|slaat over|alle kanten))\b/gu;

const AGAIN_NOW =
  /\b(?:again (?:\w+ ){0,2}(?:yesterday|today|tonight|now|this (?:morning|week)|last night)|(?:gestern|heute|jetzt|vorhin) (?:\w+ )?(?:schon wieder|wieder|noch ?mal|erneut)|(?:wieder|noch ?mal|erneut) (?:gestern|heute)|(?:ayer|hoy|esta manana) (?:\w+ )?(?:otra vez|de nuevo)|(?:otra vez|de nuevo) (?:ayer|hoy|esta manana)|(?:hier|aujourdhui|ce matin) (?:\w+ )?(?:encore|de nouveau|a nouveau)|(?:encore|de nouveau|a nouveau) (?:hier|aujourdhui|ce matin)|(?:ieri|oggi|stamattina) (?:\w+ )?(?:di nuovo|ancora)|(?:di nuovo|ancora) (?:ieri|oggi|stamattina)|(?:ontem|hoje) (?:\w+ )?(?:de novo|outra vez)|(?:de novo|outra vez) (?:ontem|hoje)|(?:gisteren|vandaag|vanmorgen|nu) (?:\w+ )?(?:weer|opnieuw|alweer)|(?:weer|opnieuw|alweer) (?:gisteren|vandaag|vanmorgen))(?= |[.,!?;]|$)(?! (?:all |alles )?(?:ok\w*|gut|goed|fit|da|klar|normal|besser|beter|fine|bien|bene|bem|wach|wakker|prima|well|good)\b)/u;

/** A faint that came again in these days (triage.md category 2: second time). */
function tellsOfFaintAgain(said: string): boolean {
  return AGAIN_NOW.test(said) && told(said, FAINTED).length > 0;
}

const OF_A_SCREEN =
  /\b(?:screen|display|garmin|watch|phone|app|uhr|handy|bildschirm|pantalla|reloj|movil|ecran|montre|schermo|orologio|tela|ecra|relogio|scherm|horloge)\b/u;
const IN_EFFORT =
  /\b(?:(?:mid|during|in|at the end of|halfway through) (?:the |a |an |my |last )*(?:intervals?|sprints?|hill sprints?|repeats?|reps|run|race|row|2k|wod|tempo|climb)|(?:beim|im|wahrend (?:des|dem|der)) (?:letzten )?(?:intervall\w*|sprint\w*|laufen|lauf|rennen|rudern|wod|wettkampf|anstieg)|(?:en plena?|durante (?:la|el|las|los)|en (?:la ultima|las|el|los)) (?:serie\w*|sprint\w*|carrera|rodaje|subida|remo|intervalos)|(?:en plein|pendant (?:le|la|les|un|mon)|au milieu d\w+) (?:sprint\w*|fractionne\w*|course|footing|serie\w*|rameur)|(?:durante (?:le|la|il|lo|un)|nel mezzo d\w+|in piena) (?:ripetut\w*|corsa|gara|sprint\w*|scatto|salita)|(?:no meio d\w+|durante (?:o|a|os|as)|em pleno) (?:treino|tiros?|sprints?|corrida|intervalad\w*|remo)|(?:tijdens (?:de|het|een|mijn)|midden in (?:de|het|een)) (?:interval\w*|sprint\w*|training|loop|wedstrijd|run))\b/gu;

/**
 * Who only knows that others stood over them has fainted, whatever they call it, and who faints again and again is an emergency (triage.md category
 * 2).
 */
function tellsOfFaint(said: string): boolean {
  // A faint beside a heart out of rhythm.
  if (told(said, FAINTED).length > 0 && told(said, OUT_OF_RHYTHM).length > 0) return true;
  if (tellsOfFaintAgain(said) || (!OF_A_SCREEN.test(said) && near(told(said, FAINTED), told(said, IN_EFFORT), SIDE_BY_SIDE))) return true;
  return told(said, CAME_TO).length > 0 || (told(said, FAINTS_AGAIN).length > 0 && !isOfAThing(said));
}

function isOfAThing(said: string): boolean {
  return FALLS_AWAY.test(said) && (OF_A_THING.test(said) || !OF_SOMEBODY.test(said));
}

/** Eyes and head in a pregnancy: the blood pressure. */
const FLICKERS =
  /\b(?:flash\w*|flicker\w*|spots|stars|blurr\w*|double vision|augenflimmern|flimmern|lichtblitze|verschwommen|destellos|luces|borroso|etoiles|mouches|flou\w*|lampi|macchie|offuscat\w*|luzes|turva|embacad\w*|lichtflitsen|vlekken|wazig)\b/gu;
const HEADACHE =
  /\b(?:headache|head (?:is )?(?:pounding|splitting|hurts)|kopfschmerz\w*|kopfweh|dolor de cabeza|mal (?:de|a la) tete|maux de tete|mal di testa|dor de cabeca|hoofdpijn)\b/gu;

function tellsOfPreeclampsia(said: string): boolean {
  const isPregnant = told(said, WITH_CHILD).length > 0 || told(said, WEEK_COUNT).length > 0;
  return isPregnant && told(said, FLICKERS).length > 0 && told(said, HEADACHE).length > 0;
}

/** Fluid that is lost in a pregnancy, certain or not: "my waters might have gone". */
const WATERS =
  /\b(?:(?:my |the |her )?waters? (?:\w+ ){0,3}(?:gone|went|broke\w*|breaking|leak\w*|trickl\w*|popped|burst)|(?:leak\w*|gush\w*|trickl\w*|losing) (?:\w+ ){0,3}(?:fluid|waters?)|(?:gush|trickle) of (?:fluid|water)|(?:fruchtwasser|fruchtblase) (?:\w+ ){0,4}(?:ab|verlier\w*|geplatzt|lauft|gerissen|weg)|(?:romp\w*|roto|perd\w*) (?:\w+ ){0,2}(?:aguas|bolsa|liquido)|(?:perds?|perdu|perte) (?:\w+ ){0,2}(?:les eaux|eaux|liquide)|(?:rott\w*|pers\w*|perd\w*) (?:\w+ ){0,2}(?:acque|liquido)|(?:bolsa|aguas) (?:\w+ ){0,2}(?:romp\w*|estour\w*)|(?:vruchtwater|vliezen) (?:\w+ ){0,3}(?:verl\w*|gebroken|kwijt))\b/gu;

function tellsOfLostWaters(said: string): boolean {
  const isPregnant = told(said, WITH_CHILD).length > 0 || told(said, WEEK_COUNT).length > 0;
  return isPregnant && told(said, WATERS).length > 0;
}

/** Blood that was digested, and a circulation that gives way. */
const BLACK_STOOL =
  /\b(?:black\w*|tarry|tar|like tar)(?:[ ,]+\w+){0,2}[ ,]+(?:poo\w*|stools?|shit|crap|motions?)|(?:poo\w*|stools?|shit) (?:\w+ ){0,3}(?:black|tarry|like tar)|schwarze[rn]? (?:stuhl\w*|kot|teer\w*)|teerstuhl\w*|(?:stuhl|kot) (?:\w+ ){0,2}schwarz|(?:heces|cacas?|deposiciones) negras?|selles noires|feci nere|fezes (?:pretas|negras)|coco preto|zwarte (?:ontlasting|poep)\b/gu;
const GIVES_WAY =
  /\b(?:faint\w*|passed out|passing out|pass out|black(?:ed|ing)? out|collaps\w*|dizzy|light ?headed|ohnmacht\w*|ohnmachtig|schwindl\w*|schwarz vor augen|umgekippt|desmay\w*|mare\w*|evanoui\w*|vertige\w*|tourne|sven\w*|gira la testa|desmai\w*|tontur\w*|flauwgevallen|flauw|duizelig\w*)\b/gu;

function tellsOfBleedingInside(said: string): boolean {
  return told(said, BLACK_STOOL).length > 0 && told(said, GIVES_WAY).length > 0;
}

/** Ends a life, not a session: nothing comes after it that is brought to an end. */
const ENDS_IT =
  /\b(?:gonna|going to|will|ill|want to|wanna|ready to|about to|could just|thinking (?:of|about)) (?:just )?(?:end(?:ing)? (?:it(?: all)?|my life|everything)|be done with (?:it all|everything|life))(?= ?(?:[.!?,;)]|$|if|tonight|today|now|anyway|i ))|\b(?:belt|rope|cord|noose|gurtel|strick|seil|cinturon|cuerda|soga|ceinture|corde|cintura|corda|cinto|riem|touw) (?:\w+ ){0,3}(?:around|round|um|alrededor|al|autour|attorno|intorno|ao redor|no|om|rond) (?:\w+ ){0,2}(?:neck|hals|cuello|cou|collo|pescoco|nek)\b|\bbetter (?:off )?without me\b|\bohne mich besser|besser (?:dran )?ohne mich|\bmejor sin mi\b|\bmieux sans moi\b|\bmeglio senza (?:di )?me\b|\bmelhor sem mim\b|\bbeter (?:af )?zonder mij\b/gu;

function tellsOfSuicide(said: string): boolean {
  return told(said, ENDS_IT).length > 0 || tellsOfFarewellWithMeans(said) || tellsOfFarewellInPassing(said);
}

/** Signs of each: a message that has none of them says nothing new. */
const OF_NOW: { readonly [category in ToldEmergency]: readonly RegExp[] } = {
  "cauda-equina": [NOT_FELT, NOT_HELD],
  pregnancy: [BLEEDS_HARD, SOAKED_PAD, FLICKERS, WATERS],
  stroke: [DISOBEYS],
  head: [OF_THE_BRAIN, BLOW],
  faint: [CAME_TO, FAINTS_AGAIN, FAINTED, ...FORGOTTEN_FALL_SIGNS],
  belly: [BLACK_STOOL, GIVES_WAY],
  limb: PRESSED_LIMB_SIGNS,
  rhabdo: DARK_URINE,
  suicide: [ENDS_IT, MEANS, ...FAREWELLS_IN_PASSING],
  infection: [STIFF_NECK],
};

type ToldEmergency = Extract<
  Category,
  "cauda-equina" | "pregnancy" | "stroke" | "head" | "faint" | "belly" | "limb" | "rhabdo" | "suicide" | "infection"
>;

/** Which of them a message tells of, alone or with the one before it; nothing of what is long past or was looked at after it happened. */
export function statedEmergency(content: string, before: string | undefined): ToldEmergency | undefined {
  const own = plain(content);
  const said = before === undefined ? own : `${plain(before)}. ${own}`;
  if (LONG_PAST.test(own) && !tellsOfFaintAgain(own)) return undefined;
  const category = TELLERS.find(([, tells]) => tells(own) || tells(said))?.[0];
  if (category === undefined) return undefined;
  const signs = OF_NOW[category].flatMap((pattern) => told(own, pattern));
  if (signs.length === 0) return undefined;
  const seen = [...own.matchAll(SEEN)].map(({ index }) => index).at(-1) ?? -1;
  return seen > Math.max(...signs) ? undefined : category;
}

const TELLERS: readonly (readonly [ToldEmergency, (said: string) => boolean])[] = [
  ["pregnancy", tellsOfBleedingInPregnancy],
  ["pregnancy", tellsOfPreeclampsia],
  ["pregnancy", tellsOfLostWaters],
  ["cauda-equina", tellsOfCaudaEquina],
  ["stroke", tellsOfPassedStroke],
  ["head", tellsOfHurtBrain],
  ["faint", tellsOfFaint],
  ["faint", tellsOfForgottenFall],
  ["belly", tellsOfBleedingInside],
  ["limb", tellsOfPressedLimb],
  ["rhabdo", tellsOfDarkUrine],
  ["suicide", tellsOfSuicide],
  ["infection", tellsOfMeningitis],
];
