import type { Tongue } from "../languages.ts";

/** What a turn does with the answer before it. */
export type Act =
  /** "and how much of that was easy" */
  | "share"
  /** "which one", "which of those" */
  | "which"
  /** "and the second" */
  | "second"
  /** "and the newest" */
  | "newest"
  /** "show me the worst ones" */
  | "worst"
  /** "by how much" */
  | "gap"
  /** "date?" */
  | "date"
  /** "is that good", "is that enough" */
  | "judge"
  /** "you sure?", "that's slower than in spring" */
  | "doubt"
  /** "ok and how do I fix that" */
  | "fix"
  /** "would you?" */
  | "advice"
  /** "ok I'm in", "what changes" */
  | "join"
  /** "and what happens to the thing that was there" */
  | "fate"
  /** "and then they come back by themselves?" */
  | "return"
  /** "what if I skip that bit" */
  | "without"
  /** "forget it, not going any more" */
  | "forget"
  /** "how heavy is it for me" */
  | "load"
  /** "and mens?" */
  | "division"
  /** "is that incl the sled?" */
  | "included"
  /** "does that fit with my 10k" */
  | "fit"
  /** "that's too fast, 10 s slower?" */
  | "too fast"
  /** "I meant mine", "when does mine start" */
  | "mine"
  /** "swap the first two" */
  | "exchange"
  /** "does that count as my Wednesday" */
  | "counts"
  /** "can I do it tomorrow on top" */
  | "make up"
  /** "what if that number is wrong" */
  | "wrong"
  /** "which would go" */
  | "goes"
  /** "last Tuesday felt awful though" */
  | "felt"
  /** "why is it like that" */
  | "why"
  /** "how long is the warm-up part" */
  | "warm-up";

type Words = { readonly [tongue in Tongue]: string };

const ACTS: { readonly [act in Act]: Words } = {
  share: {
    en: String.raw`how (?:much|many)(?: of)? (?:of )?(?:that|it|this|those|them|these|mine|my (?:\w+ )?(?:training|running|total|week\w*|km\w*))\b|what (?:share|percent\w*|part|fraction|proportion)|how (?:much|many)(?: of (?:it|that|them))? (?:is|are|was|were) (?:\w+ )?(?:easy|hard|slow|zone|intense)|how (?:much|many) (?:easy|hard)`,
    de: String.raw`(?:wie ?viele?|was) (?:davon|von (?:denen|diesen|meine\w*))|davon|welcher (?:anteil|teil)|wie ?viel prozent`,
    fr: String.raw`combien (?:d entre|la dedans|de ca|en etai\w+|sur ca|c etai\w+|etai\w+)|la dedans|quelle (?:part|proportion)|dont combien`,
    es: String.raw`cuant[oa]s? de (?:es[oa]s?|ell[oa]s|est[oa]s)|de (?:eso|esos|esas) cuant|que (?:parte|porcentaje)|y (?:de )?eso (?:suave|facil)`,
    it: String.raw`quant[oaie] di (?:quest\w+|quell\w+|ess[ei]|loro)|di cui quant|che (?:parte|percentuale)`,
  },
  which: {
    en: String.raw`^(?:(?:and|so|ok|but) )*which(?: ones?| of (?:those|them|these))?(?: (?:were|was|are|is|did i)\b.*)?$|\bwhich (?:one|of (?:those|them|these))\b`,
    de: String.raw`^(?:(?:und|also) )*welche[nrs]?(?: (?:waren|war|sind|davon|von denen)\b.*)?$|\bwelche[rs]? (?:davon|von (?:denen|diesen))\b`,
    fr: String.raw`\b(?:le|la|les)?quel(?:le)?s?\b(?: (?:d entre elles|d entre eux))?$|\blaquelle\b|\blequel\b|\blesquell?e?s\b|^(?:et )?(?:c est )?la plus \w+`,
    es: String.raw`^(?:y )?cual(?:es)?(?: (?:fue|era|es|son|fueron)\b.*)?$|\bcual de (?:ell|es)\w+`,
    it: String.raw`^(?:e )?qual[ei]?(?: (?:e|era|sono|erano)\b.*)?$|\bquale di (?:quest|quell|ess)\w+`,
  },
  second: {
    en: String.raw`\b(?:and |what about |whats )*(?:the )?(?:second|2nd|next|runner up|third|3rd)(?: (?:one|hardest|best|longest|worst|weakest|fastest|slowest))*$`,
    de: String.raw`\b(?:und )*(?:die|der|das|den)? ?(?:zweit\w*|nachst\w*|dritt\w*)$`,
    fr: String.raw`\b(?:et )*(?:la|le) (?:deuxieme|second\w*|suivant\w*|troisieme)$`,
    es: String.raw`\b(?:y )*(?:la|el) (?:segund[oa]|siguiente|tercer[oa]?)$`,
    it: String.raw`\b(?:e )*(?:il|la) (?:second[oa]|successiv[oa]|terz[oa])$`,
  },
  newest: {
    en: String.raw`\b(?:newest|most recent|latest|youngest)(?: one)?$`,
    de: String.raw`\b(?:neueste\w*|jungste\w*|aktuellste\w*|letzte)$`,
    fr: String.raw`\b(?:le|la) plus (?:recente?|nouveau|nouvelle)$`,
    es: String.raw`\b(?:mas (?:reciente|nuev[oa]))$`,
    it: String.raw`\b(?:piu (?:recente|nuov[oa]))$`,
  },
  worst: {
    en: String.raw`\b(?:show|list|give|tell|which|what|name)?\b.*\b(?:worst|fastest|slowest|hardest|easiest|longest|shortest|best) (?:ones?|few|three|3|of (?:them|those))\b`,
    de: String.raw`\b(?:schlimmsten|schnellsten|langsamsten|hartesten|langsten|besten)\b`,
    fr: String.raw`\b(?:les (?:pires|plus (?:rapides|lentes|dures|longues)|meilleures))\b`,
    es: String.raw`\b(?:l[oa]s (?:peores|mas (?:rapid|lent|dur|larg)\w+|mejores))\b`,
    it: String.raw`\b(?:(?:i|le|gli) (?:peggiori|piu (?:veloci|lent\w|dur\w|lung\w+)|migliori))\b`,
  },
  gap: {
    en: String.raw`\bby how (?:much|many)\b|\bhow (?:much|many) (?:more|less|fewer|better|worse|faster|slower|longer|shorter)\b|\bwhats the (?:gap|difference)\b`,
    de: String.raw`\b(?:um )?wie ?viel(?:e)? (?:mehr|weniger|besser|schneller|langsamer)?$|\bum wie ?viel\b`,
    fr: String.raw`\bde combien\b|\bcombien (?:de plus|de moins)\b`,
    es: String.raw`\bpor cuanto\b|\bcuanto (?:mas|menos)\b`,
    it: String.raw`\bdi quanto\b|\bquanto (?:in )?(?:piu|meno)\b`,
  },
  date: {
    en: String.raw`^(?:(?:and|ok|so|on) )*(?:(?:what|which) (?:dates?|days?|week)(?: (?:was|were|is|are) (?:that|it|this|they))?(?: exactly)?|dates?|when(?: exactly)?(?: (?:was|is|were) (?:that|it|this|they))?(?: again| exactly)?|from when(?: to when)?)$`,
    de: String.raw`^(?:(?:und|ok) )*(?:wann(?: (?:war|ist|waren) (?:das|die|es))?(?: genau)?|(?:welches )?datum|von wann bis wann|welche woche)$`,
    fr: String.raw`^(?:(?:et|ok) )*(?:c etait quand|quand(?: ca)?|(?:quelles? )?dates?|de quand a quand|quelle semaine)$`,
    es: String.raw`^(?:(?:y|vale) )*(?:cuando(?: fue)?(?: eso)?|(?:que )?fechas?|que semana|de cuando a cuando)$`,
    it: String.raw`^(?:(?:e|ok) )*(?:quando(?: (?:era|e stato))?|(?:che |quali )?dat[ae]|che settimana)$`,
  },
  judge: {
    en: String.raw`\b(?:is|was|are|would) (?:that|it|this|those|they|these) (?:any |even |actually |really |a |about |still |too )*(?:good|decent|ok|okay|fast|slow|strong|weak|bad|normal|average|enough|a lot|much|many|little|low|high|respectable|usual|typical|realistic|doable|competitive|fine)\b|^(?:(?:and|so|ok) )*(?:any good|good enough|enough|normal|realistic|doable)$|\bgood for my age\b`,
    de: String.raw`\b(?:ist|war|sind|reicht) (?:das|es|die) ?(?:denn|schon|eigentlich|uberhaupt|auch|noch|zu)*(?: (?:gut|ok|okay|schnell|langsam|stark|schwach|schlecht|normal|genug|viel|wenig|realistisch|machbar|hoch|niedrig))?\b|^(?:und )?(?:gut|normal|realistisch)(?: so| fur mein alter)?$`,
    fr: String.raw`\b(?:c est|c|est ce que c est|c etait|ca suffit|est ce) (?:\w+ )?(?:bien|bon|ok|rapide|lent|fort|faible|normal|assez|beaucoup|peu|realiste|suffisant|correct)\b|^(?:et )?(?:c )?bien pour mon age\b|\bca suffit\b`,
    es: String.raw`\b(?:es|esta|eso es|eso esta|era) (?:\w+ )?(?:bien|bueno|ok|rapido|lento|fuerte|flojo|normal|suficiente|mucho|poco|realista|factible)\b|\b(?:basta|llega|alcanza) (?:eso|con eso)\b`,
    it: String.raw`\b(?:e|va|era|e un) (?:\w+ )?(?:bene|buono|ok|veloce|lento|forte|debole|normale|abbastanza|tanto|poco|realistico|fattibile)\b|\bbasta(?: per)?\b`,
  },
  doubt: {
    en: String.raw`^(?:(?:are )?(?:you|u) (?:really )?sure|sure|really|hm+ really|seriously)\b|\b(?:felt|feels|looks|seems) (?:like )?the (?:opposite|other way)\b|\b(?:thats|that is|its|is that) (?:slower|faster|less|more|worse|better|lower|higher|lighter|heavier) than\b|\b(?:that cant be|doesnt sound|thats not) right\b|\bi thought it was\b`,
    de: String.raw`\b(?:bist du (?:dir )?sicher|sicher|wirklich|echt jetzt|ernsthaft)\b|\bfuhlt\w* sich (?:anders|umgekehrt)\b|\bdas ist (?:langsamer|schneller|weniger|mehr) als\b|\b(?:kann nicht sein|stimmt (?:doch )?nicht)\b`,
    fr: String.raw`\b(?:t es sur\w?|tu es sur\w?|sur\w?|vraiment|serieux)\b|\b(?:c est|ca fait) (?:plus lent|plus rapide|moins|plus) qu\w*\b|\bl inverse\b`,
    es: String.raw`\b(?:segur[oa]|de verdad|en serio)\b|\b(?:es|eso es) (?:mas lento|mas rapido|menos|mas) que\b|\blo contrario\b`,
    it: String.raw`\b(?:sicur[oa]|davvero|sul serio)\b|\b(?:e|quello e) (?:piu lento|piu veloce|meno|di piu) (?:di|che)\b|\bil contrario\b`,
  },
  fix: {
    en: String.raw`\bhow (?:do|can|could|should|would) i (?:\w+ )?(?:fix|improve|work on|train|change|get better at|speed up|bring (?:down|up)|get) (?:that|it|this|those|them|there|the \w+|better)\b|\bhow do i (?:fix|improve|train)\b|\bwhat (?:can|do|should) i do about (?:that|it|this)\b|^(?:ok |and |so )*how to (?:fix|improve|train) (?:that|it)\b`,
    de: String.raw`\bwie (?:kann|soll|werde|verbesser\w*|trainier\w*|behebe|mach)\b.*\b(?:das|es|daran|dran|besser|ihn|sie|die|diese)\b|\bwas (?:kann|soll) ich (?:dagegen|daran|dafur) (?:machen|tun)\b|\bwie arbeite ich daran\b`,
    fr: String.raw`\bcomment (?:je (?:peux )?)?(?:corrig\w+|amelior\w+|travaill\w+|progress\w+|regl\w+)\b|\bcomment faire pour\b|\bqu est ce que je fais contre\b`,
    es: String.raw`\bcomo (?:lo |la |puedo )?(?:arregl\w+|mejor\w+|trabaj\w+|entren\w+)\b|\bque hago (?:con eso|para)\b`,
    it: String.raw`\bcome (?:lo |la |posso )?(?:sistem\w+|miglior\w+|lavor\w+|allen\w+|risolv\w+)\b|\bcosa faccio (?:per|contro)\b`,
  },
  advice: {
    en: String.raw`^(?:(?:and|so|ok|but|hm+) )*(?:would you(?: do it| recommend (?:it|that)| say so)?|should i(?: do it| then| or not)?|what (?:would you do|do you (?:think|reckon|say|recommend))|do you (?:recommend|think so)(?: it| that)?|worth it|good idea|(?:is it|is that|would it be) (?:a )?(?:good|bad|smart|stupid|silly|dumb) (?:idea|move)?|yes or no)(?: then| or not)?$`,
    de: String.raw`^(?:(?:und|also) )*(?:wurdest du(?: das| es)?(?: machen)?|soll ich(?: das| es)?(?: machen| tun)?|was (?:wurdest du (?:machen|tun)|meinst du|denkst du|empfiehlst du)|(?:ist das )?(?:eine )?(?:gute|schlechte|dumme) idee|lohnt sich das|ja oder nein)$`,
    fr: String.raw`^(?:(?:et|alors) )*(?:tu (?:le )?ferais(?: (?:ca|quoi))?|tu (?:en )?penses quoi|tu me (?:le )?conseilles|(?:c est )?une bonne idee|je (?:le )?fais|ca vaut le coup)$`,
    es: String.raw`^(?:(?:y|entonces) )*(?:(?:tu )?lo harias|que (?:harias|opinas|piensas|recomiendas)|(?:es )?buena idea|lo hago|vale la pena|merece la pena)$`,
    it: String.raw`^(?:(?:e|allora) )*(?:(?:tu )?lo faresti|cosa (?:faresti|ne pensi|consigli)|(?:e )?una buona idea|lo faccio|ne vale la pena)$`,
  },
  join: {
    en: String.raw`\b(?:im in|i am in|ill do it|i will do it|lets do it|count me in|sign me up|ill enter|i signed up)\b|\bwhat (?:changes|would change|does that change|has to change)\b`,
    de: String.raw`\b(?:bin dabei|ich mach(?:e)? (?:es|mit|das)|machen wir|meld\w* mich an)\b|\bwas (?:andert|wurde|muss) (?:sich )?(?:dann |dadurch )?(?:andern)?\b`,
    fr: String.raw`\b(?:je (?:le fais|m inscris|suis partante?)|on y va)\b|\b(?:qu est ce que ca change|ca change quoi)\b`,
    es: String.raw`\b(?:me apunto|lo hago|vamos|me inscribo)\b|\bque cambia\b`,
    it: String.raw`\b(?:ci sto|lo faccio|mi iscrivo|andiamo)\b|\bcosa cambia\b`,
  },
  fate: {
    en: String.raw`\bwhat happens (?:to|with)\b|\bwhere does (?:that|the|it|my)\b.*\bgo\b|\bwhat about (?:the|that) (?:one|session|thing|run|workout)(?: that was)? (?:there|on)\b`,
    de: String.raw`\bwas (?:passiert|wird|ist) (?:dann )?(?:mit|aus) (?:der|dem|den|die)\b|\bwo (?:kommt|geht) die\b`,
    fr: String.raw`\b(?:que|qu est ce que) (?:devient|deviennent|se passe)\b|\bet (?:celle|la seance) d avant\b`,
    es: String.raw`\bque pasa con\b|\bdonde va (?:la|el)\b`,
    it: String.raw`\b(?:che|cosa) (?:succede|ne e) (?:a|con|di|della|del)\b|\bche fine fa\b`,
  },
  return: {
    en: String.raw`\b(?:come|go|are|be) back\b|\bback (?:in|on) (?:by|after|again|automatically)\b|\b(?:return|reappear)\b|\bback to normal\b`,
    de: String.raw`\b(?:kommen|kommt|sind|ist) .*\b(?:wieder|zuruck)\b|\bdanach wieder\b`,
    fr: String.raw`\b(?:reviennent|revient|reviendr\w+|retour)\b`,
    es: String.raw`\b(?:vuelven|vuelve|volver\w+|regresan)\b`,
    it: String.raw`\b(?:tornano|torna|ritornano|ritorna)\b`,
  },
  without: {
    en: String.raw`\b(?:if|when) i (?:just )?(?:skip|drop|miss|leave (?:out )?|dont do|do not do|cut|ditch|remove|take)(?: out| away)? ?(?:that|it|this|those|them|the \w+|one)?\b|\b(?:can|could) i (?:just )?(?:skip|drop|leave out|cut) (?:that|it|this|those|them)\b|\bwithout (?:it|that|them)\b`,
    de: String.raw`\bwenn ich (?:das|die|den|es|sie|diesen|dieses)?.*\b(?:weglass\w*|auslass\w*|uberspring\w*|streich\w*|nicht mach\w*)\b|\bkann ich (?:das|die|den|es|sie).*\b(?:weglassen|auslassen|uberspringen|streichen)\b|\bohne (?:das|die|den)$`,
    fr: String.raw`\bsi (?:je |j )?(?:l |la |le |les )?(?:enlev\w*|saut\w*|retir\w*|zapp\w*|supprim\w*|laiss\w*)\b|\bje peux (?:le |la |les )?(?:sauter|enlever|zapper)\b|\bsans ca\b`,
    es: String.raw`\bsi (?:me |lo |la |los |las )*(?:salto|quito|dejo|elimino|no (?:lo|la) hago)\b|\bpuedo (?:saltarme|quitar)(?:lo|la)?\b|\bsin eso\b`,
    it: String.raw`\bse (?:lo |la |li |le )?(?:salto|tolgo|elimino|lascio|non (?:lo|la) faccio)\b|\bposso (?:saltar|toglier)\w*\b|\bsenza (?:quello|quella)$`,
  },
  forget: {
    en: String.raw`^(?:(?:ok|oh|ah|no|nah|well|actually|hm+|right|then) )*(?:forget (?:it|that|about it)|never ?mind|nvm|scrap (?:it|that)|leave it(?: then| be| alone)?|drop it|cancel (?:it|that)|doesnt matter)\b`,
    de: String.raw`^(?:(?:ok|ach|nee|nein|na|dann|gut|also) )*(?:vergiss (?:es|das)|egal|lass (?:es|mal|gut sein|alles|das)(?: so)?|doch nicht|hat sich erledigt|schon gut)\b`,
    fr: String.raw`^(?:(?:ok|non|bon|ah|alors) )*(?:oublie(?: ca)?|laisse (?:tomber|comme ca)|tant pis|annule)\b`,
    es: String.raw`^(?:(?:vale|no|bueno|ah|entonces) )*(?:olvidal[oa]|dejal[oa](?: asi)?|da igual|no importa|cancelal[oa])\b`,
    it: String.raw`^(?:(?:ok|no|va bene|ah|allora) )*(?:lascia (?:stare|perdere|tutto|cosi)|non importa|come non detto|fa niente|annulla)\b`,
  },
  load: {
    en: String.raw`\b(?:how heavy|what weight|which weight|what load|how much weight|how many (?:kg|kilos)|how much)\b.*\b(?:me|mine|i|my|race|women\w*|comp\w*)\b|\bhow heavy\b|\bin kg\b|\bwhats? (?:my|the) (?:weight|load)\b`,
    de: String.raw`\bwie (?:schwer|viel)\b.*\b(?:ich|mich|mir|mein\w*|wettkampf|rennen)\b|\bwie schwer\b|\bwelches gewicht\b|\bwie ?viel (?:kg|kilo)\b`,
    fr: String.raw`\b(?:combien|quel poids|quelle charge)\b.*\b(?:moi|je|ma|mon|course)\b|\bquel poids\b|\bcombien de kilos\b|\bc est lourd\b`,
    es: String.raw`\b(?:cuanto|que peso|que carga)\b.*\b(?:mi|yo|para mi|carrera)\b|\bque peso\b|\bcuantos kilos\b|\bcuanto pesa\b`,
    it: String.raw`\b(?:quanto|che peso|che carico)\b.*\b(?:me|mio|mia|gara)\b|\bche peso\b|\bquanti (?:kg|chili)\b|\bquanto pesa\b`,
  },
  division: {
    en: String.raw`\b(?:mens?|womens?|male|female|guys|pros?|doubles|mixed|open|elite|relay)\b`,
    de: String.raw`\b(?:manner\w*|frauen\w*|herren|damen|pro|doubles|doppel|mixed|open|staffel)\b`,
    fr: String.raw`\b(?:hommes?|femmes?|pro|doubles?|mixte|open|relais)\b`,
    es: String.raw`\b(?:hombres?|mujeres?|chicos|pro|dobles|mixto|open|relevos)\b`,
    it: String.raw`\b(?:uomini|donne|maschi|pro|doppio|misto|open|staffetta)\b`,
  },
  included: {
    en: String.raw`\b(?:incl|includ\w+|with|plus|counting|without|excl\w*)\b.*\b(?:sled|bar|barbell|bag|both|sledge)\b|\bper (?:hand|side)\b|\bin total or\b|\b(?:each|per) (?:hand|arm)\b`,
    de: String.raw`\b(?:inkl\w*|mit|samt|ohne|einschliesslich)\b.*\b(?:schlitten|stange|sack)\b|\b(?:pro|je) hand\b`,
    fr: String.raw`\b(?:avec|compris|inclu\w*|sans|y compris)\b.*\b(?:traineau|barre|sac)\b|\b(?:traineau|barre) (?:compris\w*|inclu\w*)\b|\bpar main\b`,
    es: String.raw`\b(?:con|incluid\w+|incluye|sin)\b.*\b(?:trineo|barra|saco)\b|\b(?:trineo|barra) incluid\w+\b|\bpor mano\b`,
    it: String.raw`\b(?:con|compres\w+|inclus\w+|senza)\b.*\b(?:slitta|bilanciere|sacco)\b|\b(?:slitta|bilanciere) (?:compres\w+|inclus\w+)\b|\bper mano\b`,
  },
  fit: {
    en: String.raw`\b(?:fit|fits|match|matches|go(?:es)? with|in line|consistent|agree|square|compare|tally|add up|make sense)\b`,
    de: String.raw`\b(?:pass(?:t|en)|stimmt|im verhaltnis|vergleich\w*|einklang)\b`,
    fr: String.raw`\b(?:colle|coherent\w*|correspond\w*|va avec|compatible|compare)\b`,
    es: String.raw`\b(?:encaja|cuadra|coincide|corresponde|va con|coherente|compatible)\b`,
    it: String.raw`\b(?:torna|coincide|corrisponde|coerente|combacia|in linea|compatibile)\b`,
  },
  "too fast": {
    en: String.raw`\b(?:too|way too|bit) (?:fast|quick|hard|slow|easy|heavy|light)\b`,
    de: String.raw`\bzu (?:schnell|hart|langsam|leicht|schwer)\b`,
    fr: String.raw`\btrop (?:vite|rapide|dur|lent|facile|lourd)\b`,
    es: String.raw`\bdemasiado (?:rapido|duro|lento|facil|pesado)\b`,
    it: String.raw`\btroppo (?:veloce|duro|lento|facile|pesante)\b`,
  },
  mine: {
    en: String.raw`\bmine\b|\bfor me\b|\bin my case\b|\bmy own\b|\bfor my\b|^(?:ok |and |so |but )*how (?:slow|fast|hard|long|far|heavy|much|many) then$`,
    de: String.raw`\b(?:bei|fur) mi(?:r|ch)\b|\bmein(?:e|er|es|en|em)?\b|\bin meinem fall\b|^(?:und |ok |also )*wie (?:langsam|schnell|lange?|weit|viel) dann$`,
    fr: String.raw`\bpour moi\b|\bdans mon cas\b|\bl[ea] mien\w*\b|\bmoi\b`,
    es: String.raw`\b(?:para|en) mi(?: caso)?\b|\bl[oa]s? mi[oa]s?\b|\bel mio\b|\bla mia\b`,
    it: String.raw`\bper me\b|\bnel mio caso\b|\b(?:il|la|i|le) mi[oaei]\b`,
  },
  exchange: {
    en: String.raw`\b(?:swap|switch|exchange|flip|trade)\b.*\b(?:(?:first|1st|last) (?:two|2)|two|both|them|those|around|over)\b`,
    de: String.raw`\b(?:tausch\w*|vertausch\w*|wechsel\w*|dreh\w*)\b.*\b(?:(?:ersten|letzten) (?:beiden|zwei)|beiden?|zwei|die)\b|\b(?:ersten|letzten) (?:beiden|zwei)\b.*\btausch\w*`,
    fr: String.raw`\b(?:invers\w+|echang\w+|permut\w+|intervert\w+)\b`,
    es: String.raw`\b(?:intercambi\w+|cambi\w+|permut\w+)\b.*\b(?:dos|prime\w+|l[oa]s)\b`,
    it: String.raw`\b(?:scambi\w+|invert\w+)\b`,
  },
  counts: {
    en: String.raw`\bcounts? (?:as|for|towards)\b|\binstead of (?:my|the)\b|\breplaces? (?:my|the)\b|\bdo i still (?:need|have) to\b`,
    de: String.raw`\bzahlt (?:das|es)\b|\bersetzt (?:das|es)\b|\bstatt (?:meine\w*|de[rms])\b|\bals (?:mein\w*)\b`,
    fr: String.raw`\b(?:ca )?compte (?:comme|pour)\b|\bremplace\b`,
    es: String.raw`\bcuenta como\b|\bsustituye\b|\ben lugar de mi\b`,
    it: String.raw`\b(?:conta|vale) come\b|\bsostituisce\b`,
  },
  "make up": {
    en: String.raw`\b(?:do|make|fit|squeeze|catch) (?:it|that|this)(?: up| in)?\b.*\b(?:tomorrow|on top|as well|too|also|instead|today|later|\w+day)\b|\bon top\b|\bmake (?:it|that) up\b|\bcatch (?:it )?up\b`,
    de: String.raw`\b(?:nachhol\w*|dazu|obendrauf|zusatzlich)\b`,
    fr: String.raw`\b(?:rattrap\w+|en plus)\b`,
    es: String.raw`\b(?:recuper\w+|ademas)\b`,
    it: String.raw`\b(?:recuper\w+|in piu|in aggiunta)\b`,
  },
  wrong: {
    en: String.raw`\bwhat if (?:that|the|it|this|those|my)\b.*\b(?:wrong|off|not right|too (?:high|low)|out of date|outdated|old)\b|\bif (?:that|the) (?:number|value|time|weight)s? (?:is|are|was) (?:wrong|off)\b`,
    de: String.raw`\b(?:was wenn|und wenn|wenn) (?:die|der|das|mein\w*)\b.*\b(?:falsch|nicht stimm\w*|veraltet|zu hoch|zu niedrig)\b`,
    fr: String.raw`\bsi (?:ce|le|la|c)\b.*\b(?:faux|fausse|perime|trop (?:haut|bas)|pas bon)\b`,
    es: String.raw`\by si (?:ese|el|la|eso)\b.*\b(?:mal|equivocad\w+|viejo|alto|bajo)\b`,
    it: String.raw`\be se (?:quel|il|la|e)\b.*\b(?:sbagliat\w+|vecchi\w+|alto|basso)\b`,
  },
  goes: {
    en: String.raw`\bwhich (?:\w+ )?(?:would|will|goes?|gets?|do i (?:lose|drop)|one (?:goes|would go|is (?:cut|dropped)))\b.*|\bwhat (?:goes|would go|do i lose|gets (?:cut|dropped)|falls (?:out|away))\b|\bwhich (?:day|one|session) (?:goes|would go)\b`,
    de: String.raw`\b(?:welche\w*|was) (?:fallt|fiele|wurde|geht|fliegt)\b.*\b(?:weg|raus|wegfallen)?\b`,
    fr: String.raw`\b(?:laquelle|lequel|qu est ce qui|quoi) (?:saute\w*|part\w*|disparait|s en va|tombe)\b`,
    es: String.raw`\b(?:cual|que) (?:se va|se iria|desaparece|quitas|caeria)\b`,
    it: String.raw`\b(?:quale|cosa) (?:va via|salta|sparisce|togli|se ne va)\b`,
  },
  felt: {
    en: String.raw`\b(?:felt|was|were|feels) (?:\w+ )?(?:awful|terrible|horrible|rubbish|rough|brutal|dead|heavy|bad|great|easy|amazing|hard|tough|shit|crap|flat|off|slow)\b`,
    de: String.raw`\b(?:war|lief|fuhlte sich|ging)\b.*\b(?:schlecht|furchtbar|mies|schwer|hart|super|gut|leicht|zah|katastrophe)\b`,
    fr: String.raw`\b(?:etait|c etait)\b.*\b(?:horrible|dur|affreux|nul|super|facile|penible)\b`,
    es: String.raw`\b(?:fue|estuvo|me senti)\b.*\b(?:horrible|fatal|dur[oa]|mal|genial|facil)\b`,
    it: String.raw`\b(?:era|e stat[oa]|mi sono sentit[oa])\b.*\b(?:orribile|pessim[oa]|dur[oa]|male|benissimo|facile)\b`,
  },
  why: {
    en: String.raw`^(?:(?:and|but|ok|so|hm+|yeah) )*(?:why|how come|what for)(?: (?:is|are|was|were|do|does|so|that|it|this|they|those|like|then|though|low|high|slow|fast|hard|easy|long|short|much|many|little|few|heavy|light))*$`,
    de: String.raw`^(?:(?:und|aber|ok) )*(?:warum|wieso|weshalb|wozu)(?: (?:ist|sind|war|das|es|die|so|denn|eigentlich|viel|wenig|langsam|schnell|hart|leicht|schwer|lang|kurz|ausgerechnet))*$`,
    fr: String.raw`^(?:(?:et|mais) )*pourquoi(?: (?:c est|ca|si|autant|comme ca|est ce|que|lent|vite|dur|peu|long))*$`,
    es: String.raw`^(?:(?:y|pero) )*por que(?: (?:es|eso|tan|asi|esta|lento|rapido|duro|poco|mucho|largo))*$`,
    it: String.raw`^(?:(?:e|ma) )*(?:perche|come mai)(?: (?:e|cosi|quello|tanto|lento|veloce|duro|poco|lungo))*$`,
  },
  "warm-up": {
    en: String.raw`\bwarm ?up\b`,
    de: String.raw`\b(?:aufwarm\w*|warm ?up|einlaufen)\b`,
    fr: String.raw`\b(?:echauffement|warm ?up)\b`,
    es: String.raw`\b(?:calentamiento|calentar)\b`,
    it: String.raw`\b(?:riscaldamento|riscaldarmi)\b`,
  },
};

const PATTERNS: { readonly [tongue in Tongue]: ReadonlyMap<Act, RegExp> } = {
  en: patternsOf("en"),
  de: patternsOf("de"),
  fr: patternsOf("fr"),
  es: patternsOf("es"),
  it: patternsOf("it"),
};

function patternsOf(tongue: Tongue): ReadonlyMap<Act, RegExp> {
  return new Map((Object.keys(ACTS) as Act[]).map((act) => [act, new RegExp(String.raw`(?:${ACTS[act][tongue]})`, "u")]));
}

/** Everything that the plain words of a turn may do with the answer before it. */
export function readActs(words: string, tongue: Tongue): ReadonlySet<Act> {
  return new Set([...PATTERNS[tongue]].flatMap(([act, pattern]) => (pattern.test(words) ? [act] : [])));
}
