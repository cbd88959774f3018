import { anyOf } from "./word-list.ts";

/* What things are said to do and have like a person, in English, German, Spanish, French, Italian, Portuguese and Dutch. */

export const ADVERBS = `(?:(?:${anyOf(
  "just|finally|now|also|completely|totally|basically|apparently|again|today|yesterday|this morning|last night|mid[- ](run|ride|session)|then|kinda|literally|officially|simply|keeps?|kept|heute( fruh| morgen)?|gestern|jetzt|grad(e)?|eben|leider|endgultig|wohl|wieder|schon|mir|uns|mitten im (lauf|intervall|training)|ya|hoy|ayer|otra vez|me|nos|se|definitivamente|literalmente|encore|aujourdhui|hier|ce matin|deja|definitivement|oggi|ieri|gia|di nuovo|stamattina|definitivamente|hoje|ontem|ja|de vez|nu|vandaag|gisteren|net|al|weer|definitief",
)}) ){0,3}?`;

export const ILLNESS = anyOf(`
  (a |an )?(mini ?|little |small |full |full-on |proper |bit of a )?(strokes?|heart attacks?|coronary|seizures?|cardiac arrests?|aneurysm|epileptic fit|fit|coma|blackouts?|meltdown|panic attack|stomach bug|cardiac episode|cardiac event|fever|concussion|arrhythmia|palpitations|epileptic (fits?|attacks?|seizures?)|epilepsy|(nervous )?breakdown|fits|no (pulse|heartbeat))
  (einen |nen |n |eine |ein )?(herzinfarkt|infarkt|herzkasper|herzstillstand|schlaganfall|kollaps|kreislaufkollaps|anfall|epileptischen anfall|krampfanfall|ohnmachtsanfall|koma|fieber|gehirnerschutterung|herzrhythmusstorungen|herzrasen|herzstolpern|epilepsie|(epileptische )?anfalle|nervenzusammenbruch|kreislaufzusammenbruch|kreislauf|keinen puls( mehr)?|keine luft( mehr)?|schnappatmung)
  (un |una )?(ictus|infarto|derrame|sincope|patatus|ataque( (al corazon|cardiaco|epileptico))?|paro( cardiaco)?|parada( cardiaca)?|convulsion*|soponcio|telele|yuyu|embolia|fiebre|conmocion|arritmias?|taquicardias?|(ataques|crisis) (epileptic(o|a)s|de epilepsia|de ansiedad)|epilepsia|colapso)
  (un |une |de la |de l ?|des )?(avc|infarctus|crise (cardiaque|d ?epilepsie)|arret( cardiaque)?|malaise|syncope|attaque|fievre|arythmie|commotion|(crises|crise) (d ?epilepsie|cardiaques?|d ?angoisse)|epilepsie|palpitations|tachycardie)
  (un |una |la |le |l ?)?(ictus|infarto|colpo|arresto( cardiaco)?|malore|collasso|svenimento|attacco( di cuore)?|crisi epilettic(a|he)|febbre|commozione|aritmi(a|e)|epilessia|tachicardia)
  (um |uma )?(avc|infarto|enfarte|derrame|parada( cardiaca)?|treco|piripaque|convulsao|ataque( cardiaco)?|febre|concussao|arritmias?|ataques? (epileptic(o|os)|de epilepsia)|epilepsia|taquicardia)
  (een )?(hartaanval|beroerte|hartstilstand|hartinfarct|infarct|toeval|attaque|epileptische aanval(len)?|koorts|hersenschudding|hartritmestoornis(sen)?|epilepsie)
`);
export const HAD = anyOf(
  "had|has|has had|having|is having|are having|got|suffered|went into|is in|hat|hatte|bekam|bekommt|kriegt|kriegte|erlitt|macht|tuvo|ha tenido|tiene|sufrio|sufre|le (dio|ha dado|da)|(a|avait|vient de|nous a|m a|ma) ?(fait|eu|faire)?|fait|ha avuto|ha fatto|ebbe|ha|le e venuto|gli e venuto|teve|sofreu|esta tendo|deu|had|kreeg|krijgt|heeft|heeft gehad",
);
/** What nobody tells of himself. */
export const DIED = anyOf(`
  (gave|gives|giving|given) up the ghost|(took|breathed|gave) its last( breath)?|kicked the bucket|flatlin(ed|es|ing)|is on life support|passed away|died|dies|dying|dead|deceased|clinically dead|on its last legs
  gestorben|verstorben|verreckt|verendet|abgekratzt|abgenippelt|tot|klinisch tot|(den|seinen|ihren) geist (aufgegeben|auf)|von uns gegangen|das zeitliche gesegnet|stirbt|starb|(liegt )?im sterben|(den )?loffel abgegeben|(seinen|den) letzten (atemzug|schnaufer)( getan| gemacht)?
  murio|muerto|muerta|fallecio|fallecido|fallecida|paso a mejor vida|(dio|da) (un|su|el) ultimo (suspiro|aliento)|(exhalo) su ultimo (suspiro|aliento)|estiro la pata|en las ultimas
  mort|morte|mortes|decede|decedee|(a )?rendu l ?ame|rendu lame|(un|son) dernier (souffle|soupir)|casse sa pipe|mourant(e)?|agonise
  morto|morta|morte|morti|deceduto|deceduta|(esalato|tirato) (l ?)?ultimo respiro|lultimo respiro|tirato le cuoia|tirando le cuoia|in fin di vita|passat(o|a) a miglior vita
  morreu|morrer|faleceu|bateu as botas|nas ultimas|morrendo|(deu|dando) o ultimo suspiro|partiu desta para melhor
  overleden|overleed|dood|gestorven|stierf|(ligt )?op sterven|(blies|blaast) (zijn|haar|de) laatste adem( uit)?|(zijn|haar|de) laatste adem (uit)?geblazen|gaf de geest|(heeft )?de geest gegeven
`);
/** What a person may have left himself out of: "treadmill, fainted". */
export const COLLAPSED = anyOf(`
  pass(es|ed)? out|blacks? out|blacked out|blacking out|faint(ed|s|ing)|collaps(ed|es)|chok(ed|es|ing)|bleed(s|ing)|bled|committed suicide|(is )?(not responding|unresponsive)|is unconscious|is gasping for (air|breath)|is (brain dead|choking|concussed)|(has )?drowned|coughed up its last|needs? (an ambulance|cpr|reanimating|resuscitation)|broke its neck|is seriously ill|overdosed on [\\p{L}]+
  kollabiert|zusammengebrochen|umgekippt|in ohnmacht gefallen|verblutet|im koma|blutet( [\\p{L}]+)?|bewusstlos|reagiert (nicht|auf nichts)( mehr)?|ohnmachtig|rochelt|hirntot|atmet (nicht|kaum)( mehr)?|ertrunken|braucht (einen |nen )?(notarzt|krankenwagen|arzt)|(muss )?wiederbelebt( werden)?|sich (umgebracht|das genick gebrochen|erhangt)|schwer krank|kotzt( [\\p{L}]+)?|(lag |liegt )?auf der intensivstation
  (se )?desmay(o|ado|ada)|colapso|en coma|agoniza|inconsciente|no (responde|reacciona)|no respira|sangra( [\\p{L}]+)?|suicido|clinicamente muert(o|a)|ahogo|ahogado|necesita (una ambulancia|un medico)|vomita( [\\p{L}]+)?|sin pulso|no tiene pulso
  evanoui(e)?|dans le coma|agonise|inconscient(e)?|(ne )?(repond|reagit) (plus|pas)|(ne |n )?respire (plus|pas)|saigne( de l ?huile)?|suicide(e)?|noye(e)?|en etat de mort cerebrale|besoin d ?une ambulance|vomit( des [\\p{L}]+)?|n ?a plus de pouls
  svenut(o|a)|in coma|agonizza|incosciente|non (risponde|reagisce)( piu)?|non respira( piu)?|sanguina( [\\p{L}]+)?|suicidat(o|a)|clinicamente mort(o|a)|annegat(o|a)|bisogno di un ?ambulanza|vomita( [\\p{L}]+)?|non ha (piu )?battito
  desmaiou|apagou|em coma|agoniza|inconsciente|nao (responde|reage)( mais)?|nao respira( mais)?|sangra( [\\p{L}]+)?|suicidou( se)?|com (morte cerebral|febre)|afogou( se)?|precisa de uma ambulancia|vomita( [\\p{L}]+)?|nao tem pulso
  flauwgevallen|in coma|bewusteloos|reageert niet( meer)?|ademt niet( meer)?|bloedt( [\\p{L}]+)?|zelfmoord gepleegd|hersendood|verdronken|een ambulance nodig|kotst( [\\p{L}]+)?|geen hartslag( meer)?
`);
/** What a pet had; its vet sees to that. */
export const VOMITED = anyOf(
  "(threw|thrown|throwing) up( blood)?|vomited( blood)?|puked( blood)?|colicked|colic|kolik|colico|colique|colica|koliek|(blut )?(erbrochen|gekotzt|gespuckt)|(ha )?vomitado( sangre)?|(a )?vomi( du sang)?|(ha )?vomitato( sangue)?|vomitou( sangue)?|(bloed )?(overgegeven|gebraakt)",
);
export const COPULA = anyOf(
  "is|was|are|were|has|have|had|went|goes|got|been|s|ist|war|hat|hatte|sind|wird|gab|se (me |nos )?(ha|habia|esta)|se (me|nos)|se|ha|esta|estaba|est|a|vient de|etait|sont|sest|s est|e|si e|mi e|ha|era|sta|esta|ta|estava|foi|e|acabou de|is|was|heeft|had|ligt",
);
