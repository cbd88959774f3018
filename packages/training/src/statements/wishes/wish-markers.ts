import type { Polarity, WishClause } from "./wish-clause.ts";

/** Why says nothing of what: "sick of bench press because the gym is crowded". */
export const REASON =
  /(?<=\w) (?:mainly |mostly |hauptsachlich )?(?:because|bc|thanks to|on account of|since (?:i|its|my|we|the)|as (?:i|its|my|we|the)|cos|cause (?:i|its|my)|due to|weil|denn|wegen|porque|ya que|parce|perche|pois|omdat|want (?:ik|dan|het|de|die|we)|vanwege)\b.*$/u;

/** Words with a "no" in them that say that something is welcome. */
export const WELCOME_ALL_THE_SAME =
  /\b(?:like (?:mad|crazy|a madman|theres no tomorrow)|wie (?:blod|verruckt|irre|bekloppt)|como (?:un |una )?loc[oa]|comme (?:un fou|une folle|un malade)|come un[a]? (?:matt[oa]|pazz[oa])|feito louc[oa]|als een gek)\b|\bnot (?:too |that |so )?bothered|(?:(?:dont|do not|doesnt|wouldnt|would not) (?:really )?mind|no (?:problems?|probs?|worries|issues?|bother|trouble)|cant get enough|nothing against|nichts gegen|kein problem|pas de (?:probleme|souci)|aucun probleme|nessun problema|sem problemas?|geen probleem|sin problemas?|ningun problema|never (?:gets?|got) (?:old|bored)|cant wait|not (?:too )?bad|not a problem|no limit\w*|not enough|nicht genug|never enough)\b/u;

const NEUTRAL =
  /\b(?:mind|bothered|nothing against|nichts gegen|no (?:problems?|probs?|worries|issues?|bother|trouble)|not a problem|kein problem|pas de (?:probleme|souci)|aucun probleme|nessun problema|sem problemas?|geen probleem|sin problemas?|ningun problema|not (?:too )?bad)\b/u;

export const NEGATIVE = new RegExp(
  String.raw`\b(?:${[
    "bann?ed|forbidden|forbids?|off limits|not allowed|verboten|untersagt|verbietet|gesperrt|prohibid[oa]s?|prohibe|interdit\\w*|vietat[oaie]|proibid[oa]s?|verboden|n aim\\w+|(?:get|go|goes) in the bin|in the bin|bin (?:it|them)|(?:ill|i will|id|i would|i) pass on|give (?:it|them|those) a miss|do mind|weder|neither|nein|nee|rien|holle|enfer|infierno|inferno|swap|replace|exchange|trade|ersetz\\w*|tausch\\w*|cambia|sustituy\\w*|remplac\\w*|sostitu\\w*|troca|vervang|can do one|evil|the devil|kill (?:my|the)|ode|blod|doof|kryptonite|enem(?:y|ies)|brutal on|bugs m[ey]|sick to death|niks|miedo|peur|paura|medo|angst|bang voor|want to (?:quit|cry|die|puke|throw up|give up|leave)|(?:ill|i will|makes? me) (?:cry|scream|quit)|see another|chok(?:e|es) me|wrecks? me|hurts?|aggravat\\w*|dull|tedious|tiresome|lose the will|gone off|go off|(?:im|i am|so|totally) over|too (?:crowded|busy|full|packed|cold|hot|dark|far|early|late|tough|stressful|repetitive|painful|technical|hard|fiddly|loud|complicated|slow|long)|steer clear|put me off|cant be (?:bothered|arsed)|not doing|hat(?:e|es|ed|ing)|loath\\w*|dislik\\w*|detest\\w*|despis\\w*|(?:cant|cannot|can not|couldnt) (?:stand|bear|be (?:bothered|arsed))",
    "(?:dont|do not|doesnt|didnt|wont|will not|not|never) (?:\\w+ )?(?:like|enjoy|want|love|fancy|do|give|make|program|put|need|ride|run|swim|row|care)",
    "not (?:\\w+ )?(?:fan|into|keen|thing|fond|for me|fun|comfortable|favou?rite|interested|cup of tea)|isnt (?:my|for)|arent (?:my|for)|no fan|never|no|nope|none|nothing(?! (?:against|else|more|beats|like|better|wrong))|not|without|avoid\\w*|skip|leave (?:\\w+ )?out|minus",
    "makes? my \\w+ (?:tired|ache|aches|sore|hurt|tight|stiff|angry)|bor(?:e|es|ed|ing|edom)|sick of|fed up|tired of|rather not|too (?:much|many)|worst|awful|terrible|horrible|torture|nightmare|nemesis|misera\\w*|misery|pointless|nonsense|silly|stupid|suck\\w*|crap|shit\\w*|bullshit|dread\\w*|scar(?:e|es|ed|y)|afraid|terrif\\w*|go to hell|to hell|hell no|from hell|kills?|mess(?:es)? me up|overrated|annoy\\w*|drives? me|useless|a waste|enough of|cba|meh|ugh|yuck|nah|gross|go mad|waste of time|struggle with|freak\\w* me|do my head in|does my head in|can do without",
    "can (?:all |both )?go(?: too| as well)?$|weglassen|streichen|(?:kann|konnen) (?:gern )?(?:weg|raus)|auf keinen fall|nicht leiden|hass\\w*|nerv\\w*|\\w*langweil\\w*|langeweile|mag (?:ich )?(?:gar |uberhaupt |einfach )?(?:nicht|kein\\w*)|kein\\w*|nicht|nie|niemals|ungern|nix|nichts|ohne|bloss nicht|kotz\\w*|satt|furchtbar|schrecklich|grauen\\w*|graus|grausig|gestohlen bleiben|ein gr(?:a|ae)uel|schlimm\\w*|horror|zum kotzen|weg mit|verschon\\w*",
    "zu (?:voll|kalt|heiss|dunkel|weit|spat|fruh|lang|hart|anstrengend|langweilig)|odi[oa]|odeio|detest\\w*|soporto|nada de|nunca|jamas|sin|aburr\\w*|evit\\w*|harto|fatal|me mata\\w*|no",
    "hais|(?<!\\b(?:daarna|dan|nu|later|erna|uur|vanaf|smiddags|savonds) )pas|jamais|sans|ennui\\w*|ennuy\\w*|horreur|marre|aucun\\w*|nul|bof|gonfle\\w*|saoule\\w*",
    "niente|non|mai|senza|annoi\\w*|noios\\w*|sopporto|basta(?! e)|nemmeno|neanche",
    "nao|nunca|sem|chat[oa]s?|suporto|nada de|horrivel",
    "haat|hekel|geen|niet|nooit|zonder|saai|vreselijk|verschrikkelijk|rot",
  ].join("|")})\b`,
  "u",
);

const POSITIVE = new RegExp(
  String.raw`\b(?:${[
    "(?:pode|podem|puede|pueden|durfen|darf|peut|peuvent|puo|mag wel)$|any ?time|when ?ever(?: (?:you|u|i) (?:like|want))?|jederzeit|cuando sea|n importe quand|quando vuoi|wanneer je wilt|(?:is|are) (?:there|available)|available|vorhanden|verfugbar|(?:ist|sind) da|lov(?:e|es|ed|ing)|likes?|enjoy\\w*|prefer\\w*|fav|decent|bearable|tolerable|manageable|doable|grand|life|nice|chill|gold|golden|class|sweet|works|work (?:for|well|best|fine|great|better)|suits?|crack on|(?:all )?i need|favou?rites?|fun|fine|ok|okay|great|good|happy|happily|welcome|yes|yep|yeah|rather|instead|awesome|amazing|brilliant|cool|ace|lush|my jam|(?:my|is my|are my) (?:thing|stance|style)|live for|mint|whatever|ive(?! (?:to|got to|had|never))|i have(?! (?:to|had|never))|we have(?! to)|theres|there is|ich hab(?:e)?|tengo|j ai|ik heb|tenho|bring (?:it|them)? ?on|anything goes|as (?:much|many|often) as|could|can do|can live with|give me|up for|more of|all day|all for|big fan|fan of|into|allowed|by all means|therapy|addicted|(?:everything|anything) else|the rest|rest of|i(?:ll| will) (?:row|bike|ride|run|swim|walk|do|take)|if i must|easier|alright|all right|sure|everything else|anything else|all else|the rest|rest of|bring|more please|the best|heaven|happy place",
    "(?:please|pls|plz|bitte|por favor|s il (?:te|vous) plait|per favore|alsjeblieft) (?:\\w+ )?(?:practi[sc]e|include|add|train|work on|uben?|einbauen|practi\\w+|inclu\\w+|travaill\\w*|ajoute\\w*|allen\\w+|aggiungi|trein\\w+|oefen\\w*)",
    "eher(?! (?:nicht|kein\\w*|ungern|wenig\\w*))|mag|liebe|lieb|gern\\w*|lieber|super|toll|klasse|spass|prima|geil|geht (?:gut|immer|klar)|gehen (?:gut|immer|klar)|passt|passen|bevorzug\\w*|stattdessen|(?:was|wie|wo) (?:ihr|du|sie) (?:wollt|willst|wollen)|geht$|gehen$|ja|gut|mega|okay|in ordnung",
    "gustan?|encantan?|encanta|prefiero|amo|adoro|genial|bien|vale|disfruto|mejor|mola\\w*|si|en su lugar|en lugar de eso|lo que (?:quieras|querais|quieran)",
    "aime|ca passe|adore|prefere|plutot|ca va|va bien|volontiers|top|bien|kiffe|parfait|oui|a la place|(?:tout )?ce que (?:vous voulez|tu veux)",
    "piac\\w*|adoro|preferisco|amo|benissimo|volentieri|bene|va bene|ok|meglio|piuttosto|si|al (?:suo|loro) posto|quello che (?:vuoi|volete)",
    "gosto|adoro|prefiro|curto|tudo bem|bom|otimo|de boa|sim|amo|em vez disso|no lugar|o que (?:quiser|quiserem)",
    "fan (?:van|von|de|di|d)|leukst|fijnst|favoriet\\w*|am liebsten|lieblings\\w*|favorit\\w*|preferid\\w*|preferit\\w*|prefere\\w*|leuk|heerlijk|graag|liever|top|prima|lekker|goed|fijn|ja|geweldig|houd van|hou van|best|in plaats daarvan|wat je (?:wilt|wil)",
  ].join("|")})\b`,
  "u",
);

/** "Skip good mornings and do RDLs", "no kipping, only strict ones". */
const INSTEAD =
  /^(?:and )?(?:then (?:on|with|by|do|the|in|please)|dann (?:auf|mit|bitte|lieber|nur)|only|just|do|have|take|use|keep|get|nur|solo|seulement|uniquement|alleen|soltanto|apenas|mach|machen|(?:finish|end|start|begin|warm up) (?:off )?with|throw in|include|anade|termina con|acaba con|ajoute|termine par|aggiungi|finisci con|acrescenta|termina com|voeg|sluit af met|alles andere|sonst|todo lo demas|le reste|tutto il resto|o resto|de rest)\b/u;

/** "Not X, I do Y", "I train in my garage with a rack": what somebody does or has is wanted, and a list goes on from there. */
const OWN =
  /^(?:(?:and|und|y|et|e|en|since|because|as|weil|da|also|auch) )*(?:(?:i|we|ich|wir|je|ik|wij|eu|yo|io|noi) (?!(?:am|bin|suis|ben|struggle|kampfe)\b)\w+|j [a-z]+|im (?:training|lifting|riding)|got|ive|weve|my (?:gym|garage|home gym|box|club) has|habe|hab|heb|tengo|hago|corro|nado|juego|uso|levanto|entreno|trabajo|vivo|mi alleno|faccio|nuoto|ho|gioco|vivo|treino(?! d[eo]\b)|faco|tenho|jogo|moro)\b/u;

/** "Strides on grass, please" */
const ASKED = /\b\p{L}+ .*\b(?:please|pls|plz|bitte|por favor|s il (?:te|vous) plait|per favore|alsjeblieft|aub)$/u;
/** "More pull-ups", "Klimmzüge öfter" */
const MORE =
  /^(?:(?:and|und|y|et|e|en|please|bitte|i want|i d like|id like|je veux|quiero|vorrei|voglio|quero|ik wil|ich will|ich mochte) )*(?:more|mehr|mas|plus de|plus d|piu|mais|meer)\b(?! (?:than|als|que|di|de \d|of (?:the|it)|dan|\d))|\b(?:more often|ofter|haufiger|mas a menudo|mas veces|plus souvent|piu spesso|mais vezes|vaker|the more the better|cuant[ao]s mas mejor)\b(?! (?:than|als|que|di|dan))|^(?:\p{L}+ ){1,3}(?:loads|heaps|a ton|reichlich|ordentlich|un monton|a mansos|a volonta|a gogo|in abbondanza|a volonte|zat)$|^(?:loads|lots|heaps|plenty|a ton|tons) of\b/u;
const NEED_NOT =
  /\b(?:no|non|nao|niet|nicht) (?:\w+ ){0,2}(?:necesit\w*|hacen? falta|bisogno|serv(?:e|ono)|preciso|nodig|brauch\w*)\b|\bbrauche? (?:ich |es |sie )?(?:\w+ )?(?:nicht|kein\w*)\b|\b(?:pas|plus) besoin\b|\bhoeft niet\b|\bdont need\b/u;
/** "Less running": it stays, and a little of it. */
const LESS =
  /^(?!.*\b(?:vom|von|davon|fed up)\b).*\b(?:get|have|got|do|hab|habe|tengo|hago|j ai|fais|ho|faccio|tenho|faco|heb|doe)\b.* (?:enough(?: of)?|genug|bastante|suficiente|assez|abbastanza|que chegue|genoeg)$|\b(?:liever|lieber|rather|preferably|mejor|plutot|meglio|de preferencia) (?:minder|weniger|less|menos|moins|meno)$|\bnot (?:that |too |really |so |very )?(?:fussed|bothered) about (?!(?:a |the |my )?(?:times?|pace|speed|pbs?|getting|going|finish\w*|winning)\b)|^(?:(?:id|i|d|would|want|love|like|prefer|to|do|have|a bit|a little|much|and|und|y|et|e|en|please|bitte) )*(?:less|fewer|weniger|menos|moins de|moins d|meno|minder)\b/u;

/** "Not one session without running": twice no is a yes. */
const NEVER_WITHOUT =
  /\b(?:not (?:one|a single|a)|never a|no|kein\w*|nie ein\w*|ni un\w*|ningun\w*|pas un\w*|aucun\w*|nessun\w*|nem um\w*|nenhum\w*|geen) (?:\p{L}+ ){1,2}(?:without|ohne|sin|sans|senza|sem|zonder) /u;

/** "Don't want to lose my squat": what somebody wants to keep. */
const NOT_LOSE =
  /\b(?:dont|do not|never|not|without) (?:really |ever )?(?:want(?:ing)? to |wanna |wish to |like to )?(?:lose|loose|losing|loosing|sacrific\w+|give up|giving up) (?:my|the|any of my)\b|\b(?:will|mochte|ohne) .*\b(?:nicht|ohne) (?:zu )?(?:verlier\w*|einbuss\w*|aufgeben)\b|\bno (?:quiero|quisiera) (?:perder|renunciar)\b|\bsin perder\b|\b(?:veux|voudrais) pas (?:perdre|renoncer)\b|\bsans perdre\b|\bnon (?:voglio|vorrei) (?:perdere|rinunciare)\b|\bsenza perdere\b|\bnao (?:quero|queria) (?:perder|abrir mao)\b|\bsem perder\b|\bwil .*\b(?:niet|geen) (?:kwijt\w*|verliezen|opgeven)\b/u;
/** "…, but who doesn't": no word of its own. */
export const RHETORIC =
  /^(?:but |and |aber |pero |mais |ma |mas |maar )?(?:who (?:doesnt|does|dont|isnt|wouldnt|likes (?:it|them|those))|doesnt everyone|dont we all|wer (?:nicht|mag die schon|nicht gern)|(?:y )?quien no|qui non|qui n aime pas ca|chi no|quem nao|wie niet)$/u;
/** "No access to a sled": what there is, and no taste. */
const NO_ACCESS =
  /\b(?:no|without|(?:dont|do not|doesnt|havent) (?:have|got)(?: any)?|lack(?:ing)?) access to\b|\b(?:kein\w*|ohne) zugang zu\b|\b(?:no tengo|sin) acceso a\b|\b(?:pas|sans) (?:d )?acces a\b|\b(?:non ho|senza) accesso a\b|\b(?:nao tenho|sem) acesso a\b|\bgeen toegang tot\b/u;

/** "Not too many burpees", "burpees in small doses": a little of it is fine. */
const LITTLE = new RegExp(
  [
    String.raw`\b(?:not|nicht|nich|niet) (?:too|so|that|zu|te) (?:many|much|often|viele?[nr]?|oft|veel|vaak)\b`,
    String.raw`\b(?:pas trop|non tropp[oaie]|n?o demasiad[oa]s?|nao (?:demasiad[oa]s?|muit[oa]s))\b`,
    String.raw`\bgo (?:easy|light) on\b`,
    String.raw`\b(?:in (?:small doses|moderation|massen|kleinen dosen|piccole dosi)|en (?:pequenas dosis|petites doses)|em pequenas doses|met mate)\b`,
    String.raw`\b(?:only if|nur wenn|solo si|solo se|so se|seulement si?|alleen als) (?:\w+ ){0,3}?(?:have to|must|no (?:other )?(?:way|choice|option)|muss|sein|queda otra|hay otra|pas le choix|il faut|devo|necessario|for preciso|moet)\b`,
  ].join("|"),
  "u",
);

/** The athlete asks for it all the same. */
const KEEP =
  /\b(?:(?:wenn|falls|ob) (?:es|sie) (?:\w+ )?(?:sein )?(?:muss|mussen)|if (?:i|we) (?:really )?(?:have|need) to|si hace falta|s il (?:le )?faut|se (?:devo|serve|necessario)|se for preciso|als het moet|(?:i )?know (?:that )?(?:its|thats|that is|it is) where i (?:lose|need)\w*|weiss (?:\w+ ){0,3}(?:da|dort) (?:verliere|verlier)|(?:da|dort) verliere ich|se que (?:es )?(?:ahi|alli)(?: es)? (?:donde )?pierdo|sais que c est la que je perds|so che e li che (?:perdo|ci perdo)|sei que e ai que perco|weet dat ik (?:daar|er) verlies|need(?:s|ed)? (?:it|em|them|to)|i need|(?:but|still) (?:do|give|keep) (?:it|them|em)|do (?:it|them|em) (?:anyway|though)|keep (?:it|them|em) in|good for me|love hate|(?:i )?(?:will|ll|can|could) (?:still )?(?:use|do|take|ride|run|live with|put up with|manage) (?:it|them|em|that|those)|nutze (?:es|sie|ihn) (?:aber|trotzdem)|l[oa]s? usare|je l(?:es)? utiliserai|l[oa] usero|part of (?:the|it)|(?:leave|keep|put) (?:it|them|em|those) in|(?:if|when) (?:its|it is|theyre) (?:for|in|part of) (?:the|my) race|lass (?:sie|es|ihn) drin|deja(?:lo|los|las)|laisse les?|lascia(?:li|le|lo)|deixa(?:os|as|o)?|laat ze erin|it is what it is|comes with it|has to be|have to be|got to be|gotta|must (?:be )?(?:done|do)|race (?:needs|has|demands)|hyrox (?:needs|has)|i (?:know i |guess i )?have to(?: do (?:it|them))?$|muss (?:sein|halt|leider|ja)|mussen (?:sein|halt|leider)|brauche? (?:ich|es|sie)|gehor\w* dazu|lo necesito|hay que|(?<!\bno (?:me |nos )?)hacen? falta|il (?:en )?faut|faut bien|j en ai besoin|ne ho bisogno|servono|preciso|faz parte|hoort erbij|moet nou eenmaal)\b/u;

/** "Low bar squat, sumo dead": how somebody lifts, and nothing against the lift. */
export const STANCE =
  /^(?:(?:i |my |ich |mein |yo |mi |je |mon |io |il mio |eu |meu |ik |mijn )?(?:(?:low|high|tief(?:e)?|hohe?|barra (?:baja|alta|bassa)|barre basse|barre haute)[- ]?bars?(?: (?:back )?squat(?:s|te[rn]?)?)?|barra (?:baja|alta|bassa)|barre (?:basse|haute)|(?:sumo|conventional|konventionell\w*|convencional|conventionnel|convenzionale)(?: (?:dead(?:lift)?|dl|pull(?:er)?|style|stance|kreuzheben|peso muerto|soulev\w*|stacco|terra))?|(?:squat|pull|deadlift|bench|squatte|ziehe|tiro|tire) (?:low[- ]?bar|high[- ]?bar|sumo|conventional|konventionell|convencional|wide|narrow)|(?:wide|narrow|close|competition|comp)[- ]grip bench))$/u;

/** What there is. */
const HAS =
  /^(?:(?:and|und|y|et|e|en|also|but|i|we|ich|wir|ik|je|j) )*(?:got|ive|weve|own|have|theres|there is|habe|hab|besitze|tengo|hay|ai|il y a|ho|tenho|heb)\b(?! (?:always|never|been|loved|enjoyed|had|to|fun|immer|siempre))/u;

/** Names in which a word of praise or of denial is a part: "good mornings", "core work". */
const NAMES_WITH_MARKERS =
  /\b(?:good ?mornings?|dead ?bugs?|(?:core|floor|gym|track|speed|hill|leg|ab|bag|house|strength|overhead|tempo|technique|club) ?work|at work|(?:before|after|from|to) work|easy (?:runs?|rides?|swims?|row\w*|bike\w*|sessions?|miles|days?|pace))\b/gu;

/** What sets a clause against the one before, and says nothing of its object. */
export const ON_THE_OTHER_HAND =
  /\b(?:on the other hand|by contrast|andererseits|dagegen|hingegen|en cambio|por otro lado|par contre|en revanche|d un autre cote|invece|d altra parte|em compensacao|por outro lado|daarentegen|aan de andere kant)\b/gu;

export type Marker = Pick<WishClause, "polarity" | "isFact" | "isNeutral"> & { readonly at: number };

/** What the words of a clause say of its object, and where. */
export function markerIn(words: string): Marker {
  return readMarker(words.replace(NAMES_WITH_MARKERS, (name) => "·".repeat(name.length)));
}

/** "I run to clear my head, not to be sick": what for, and nothing against it. */
const NOT_FOR =
  /\b(?:to|for|um|zum|zur|para|pour|per|om) .*\b(?:not (?:to|for)|nicht (?:um|zum|zur|fur)|no para|pas pour|non per|nao para|niet om|niet voor)\b/u;
/** "I only want to finish without walking": a goal, whatever it does without. */
const FINISH_WITHOUT =
  /\b(?:finish\w*|get (?:round|through)|terminar|acabar|llegar|finir|terminer|arriver|finire|arrivare|chegar|completar|ankommen|durchlaufen|finishen|uitlopen|halen)\b.*\b(?:without|ohne|sin|sans|senza|sem|zonder) (?:any |having to |a |me |m |mich |te |zu )*(?:walk\w*|stop\w*|geh\w*|stehen\w*|andar|caminar|parar\w*|marcher|arreter|camminar\w*|fermar\w*|caminhar|wandel\w*)\b|\b(?:to not|not to|not have to|nicht|no tener que|ne pas|non dover|nao ter de|niet hoeven) (?:have to )?(?:walk|stop|gehen|caminar|marcher|camminare|caminhar|wandelen) (?:the |any |a |la |le |el |das |an |am |any )*(?:last|end|bit|half|of it|letzte\w*|ende|final\w*|ultim\w*|fin|laatste)\b|\bohne (?:zu )?(?:gehen|gehpause\w*|stehenbleiben) (?:ankommen|durchlaufen|finishen)\b/u;

/** "No need to plan that one", "daar hoef je niks voor te verzinnen": somebody else sets it. */
const SET_BY_OTHERS =
  /^(?!.*\b(?:weeks?|days?|woche\w*|tage?|semanas?|dias?|semaines?|jours?|settiman\w*|giorn\w*|weken|dagen)\b).*\b(?:dont|do not|no need to|neednt|need not|brauch\w*|musst|musst du|hoef je|hoeft|no hace falta|no hay que|pas besoin|non serve|non (?:dovete|devi)|nao precisa\w*)\b.*\b(?:plan\w*|bother\w*|program\w*|schedule|einplan\w*|planen|uberlegen|ausdenken|verzinnen|bedenken|inplannen|planificar|planear|programar|prevoir|planifier|programmer|programmare|pianificare|pensarci|planejar)\b/u;

/** "Don't treat me like I've never seen a barbell": how somebody wants to be met. */
const TREATS_ME =
  /\b(?:treat|talk to|speak to|behandel\w*|trat\w*|trait\w*|behandl\w*)\b(?: \w+){0,3} (?:like|as|wie|als|como|comme|come)\b/u;

function readMarker(said: string): Marker {
  if (TREATS_ME.test(said)) return { polarity: "positive", at: 0, isFact: true };
  if (SET_BY_OTHERS.test(said)) return { polarity: "positive", at: 0, isFact: true };
  if (NOT_FOR.test(said) || FINISH_WITHOUT.test(said)) return { polarity: "positive", at: 0, isFact: true };
  const welcome = WELCOME_ALL_THE_SAME.exec(said);
  if (welcome !== null)
    return { polarity: "positive", at: welcome.index, ...(NEUTRAL.test(said) && !/\bmore\b/u.test(said) ? { isNeutral: true } : {}) };
  if (RHETORIC.test(said)) return { polarity: "none", at: 0 };
  if (NO_ACCESS.test(said)) return { polarity: "positive", at: 0, isFact: true };
  if (NOT_LOSE.test(said)) return { polarity: "positive", at: 0 };
  if (NEVER_WITHOUT.test(said)) return { polarity: "positive", at: 0 };
  if (NEED_NOT.test(said)) return { polarity: "negative", at: 1 };
  if (KEEP.test(said) || LESS.test(said) || LITTLE.test(said)) return { polarity: "keep", at: 0 };
  if (MORE.test(said)) return { polarity: "positive", at: 0 };
  const not = NEGATIVE.exec(said);
  if (not !== null) return { polarity: "negative", at: not.index };
  if (STANCE.test(said)) return { polarity: "positive", at: 0, isFact: true };
  const yes = POSITIVE.exec(said) ?? INSTEAD.exec(said) ?? ASKED.exec(said);
  if (yes !== null && !HAS.test(said)) return { polarity: "positive", at: yes.index };
  return OWN.test(said) || yes !== null ? { polarity: "positive", at: 0, isFact: true } : { polarity: "none", at: 0 };
}

/** What the words of a clause say of its object by themselves. */
export function getMarker(said: string): Polarity {
  return markerIn(said).polarity;
}

/** Whether a clause asks for what it names, is against it, or tells something else; bare words in this field are against it. */
export function getSign(said: string, polarity: Polarity = "none"): "unwanted" | "wanted" | "told" {
  const { polarity: own, isFact } = markerIn(said);
  if (own === "negative") return "unwanted";
  if (ASKS.test(said)) return "wanted";
  if (own !== "none") return isFact === true ? "told" : "wanted";
  if (TELLS.test(said)) return "told";
  return polarity === "positive" || polarity === "keep" ? "wanted" : "unwanted";
}

const ASKS =
  /\b(?:so (?:aos?|as|nas?|nos?|de|natacao|nadar|corrida|correr|bici\w*|bike|pedal\w*|remo|forca|musculacao|ginasio|alongamento\w*|mobilidade)|only|nur|solo|solamente|seulement|uniquement|soltanto|apenas|alleen|always|immer|siempre|toujours|sempre|altijd)\b/u;
/** A verb of its own: "Saturdays are parkrun", "the club rides on Saturday". */
const TELLS =
  /\b(?:i|im|ive|ill|we|were|ich|wir|je|j|nous|yo|ik|wij|we|eu|is|are|was|has|have|ist|sind|hat|haben|habe|geht|gehen|es|son|esta|tengo|hay|est|sont|c|ha|sono|ho|sao|tem|tenho|zijn|heb|heeft|opens?|abre|closes?|meets?|rides?(?= with| out)|runs?(?= with)|kann|can|puedo|peux|posso|kan)\b/u;
