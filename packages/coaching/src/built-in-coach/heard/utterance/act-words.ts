import type { Language } from "../../language/language.ts";

/** The words of grammar that tell what kind of utterance a clause is. All are patterns over plain words: lower case, no accents, no apostrophes. */
export interface ActWords {
  /** What may stand before the first word that counts. */
  readonly lead: string;
  /** Question words. */
  readonly wh: string;
  /** Auxiliaries that ask when their subject follows them. */
  readonly inverted: string;
  /** Asks somebody to do something: "can you", "könntest du". */
  readonly asksToDo: string;
  /** Asks to be shown or told something, which is a question whatever its form. */
  readonly asksToTell: string;
  /** Asks leave for a change: "can I move", "darf ich … auslassen". */
  readonly asksLeave: string;
  /** Wishes: "I want", "ich möchte". */
  readonly wishes: string;
  /** Verbs of change at the head of an order. */
  readonly orders: string;
  /** Asks for a judgement, wherever it stands. */
  readonly judges: string;
  /** Tells what the athlete did. */
  readonly reports: string;
  /** Says that the last message was meant or read otherwise. */
  readonly corrects: string;
  readonly accepts: string;
  readonly refuses: string;
  readonly talks: string;
}

export const ACT_WORDS: { readonly [language in Language]: ActWords } = {
  en: {
    lead: "and|so|ok|okay|but|then|well|hm+|um+|oh|ah|also|please|pls|plz|just|actually|hey|hi|coach|right|cool|now|yes|yeah|yep|maybe|no|nah|wait|sorry|btw|lol|at (?:this|my|that) (?:rate|pace)",
    wh: "what|whats|when|whens|where|wheres|which|wich|who|whos|why|how|hows|wat",
    inverted:
      "(?:am|is|isnt|are|arent|was|wasnt|were|werent|does|doesnt|did|didnt|has|hasnt|had|will|wont|would|wouldnt|should|shouldnt|could) (?:i|we|it|that|this|these|those|there|they|the|my|a|an|all|any|he|she|you|u|\\w+days?|today|tomorrow|tonight|next|last|both|either|anything|something|january|february|march|april|june|july|august|september|october|november|december|\\d+|sub|\\w+ing)|(?:do|dont|have|havent|shall|may|might|can|cant|must) (?:i|we|they|you|u|my|people)",
    asksToDo: "(?:can|could|would|will) (?:you|u|we)|(?:do|would) you mind",
    asksToTell:
      "(?:(?:can|could|would|will) (?:you|u) )?(?:pls |please )?(?:tell|show|explain|list|compare|remind|give me (?:my|the)|say|describe|summari[sz]e|check|calculate|work out|estimate)",
    asksLeave:
      "(?:can|could|may|might) i (?:\\w+ )?(?:move|skip|swap|shift|push|put|drop|cut|shorten|change|switch|have|get|replace|add|take|leave)",
    wishes: "i (?:want|wanna|need|would like|d like|would prefer|d prefer|rather|only want)|id (?:like|love|rather|prefer)|lets|let us",
    orders:
      "add|book|bring|bump|call off|cancel|change|clear|create|cut|delete|do|drop|ease|edit|enter|extend|fix|forget|give|go|keep|leave|lengthen|log|lower|make|mark|move|note|plan|postpone|pull|push|put|raise|record|redo|reduce|remove|rename|replace|reschedule|reset|save|schedule|scrap|set|shift|shorten|skip|stick|store|swap|switch|take|tick|track|trim|turn|undo|update|use|write",
    judges:
      "too (?:much|many|hard|easy|long|short|heavy|light|slow|fast|little|low|high|soon|late|early|close|ambitious)|enough|a lot|(?:any )?(?:good|bad|ok|okay|fine|normal|slow|fast|realistic|worth|better|best|worse|easier|harder|lighter|heavier|shorter|longer|wise|smart|safe|necessary|silly|stupid|risky|sensible|doable|possible|achievable|overkill|harmful|hard enough)|(?:do|would|will) i (?:really |actually |even )?(?:need|have to)|should|shall i|matter|makes? sense|what would you|would you|(?:gonna|going to|will i|can i|do i) (?:\\w+ )?(?:make|get|hit|reach|manage|be ready|break)|on track|which (?:one )?(?:first|should)|recommend|advise|worry|allowed",
    reports:
      "(?:(?:just|today|yesterday|already) )*(?:i |ive |we )?(?:just |already |only )?(?:did|ran|rode|rowed|swam|lifted|squatted|benched|deadlifted|pressed|finished|completed|trained|hit|managed|stopped|skipped|missed|slept|weighed|weigh|done)|forgot to log|new (?:pb|pr|best)|scale says|(?:it|that) (?:was|felt|took)|felt like",
    corrects:
      "(?:what )?i mean(?:t)?|meant|not (?:that|this|it)(?: one)?|wrong (?:one|day|session|lift|way)|i said|should (?:be|have been)|typo|my bad|my mistake|scratch that|wait no|no wait|correction|sorry(?! to)|oops|actually|instead|rather",
    accepts:
      "(?:(?:ok|okay|yes|yeah|yep|yup|sure|fine|good|great|perfect|please|pls|cool|right|alright|go|then|and|ill take it) ?)+(?:(?:do|take|accept|book|make|apply) (?:it|that|this)|go (?:ahead|for it)|sounds good|lets do (?:it|that)|works|deal)?|(?:do|take|accept|apply) (?:it|that)|go (?:ahead|for it)|sounds good|lets do (?:it|that)",
    refuses:
      "(?:no+|nope|nah|nvm|never ?mind|forget (?:it|that)|leave (?:it|that)(?: as it (?:is|was))?|dont|stop|cancel that)(?: (?:thanks|thx|please|pls|then|forget it|leave it(?: as it (?:is|was))?))*",
    talks: "(?:thanks|thank you|thx|ty|cheers|hi|hello|hey|morning|good (?:morning|evening|night)|lol|haha|nice|wow)(?: .{0,20})?",
  },
  de: {
    lead: "und|also|ok|okay|aber|dann|naja|hm+|ahm+|oh|ach|auch|bitte|mal|eigentlich|hey|hi|coach|gut|ja|jo|nein|nee?|warte|moment|sorry|jetzt|doch",
    wh: "was|wann|wo|wohin|welche[rsnm]?|wer|wem|wen|warum|wieso|weshalb|wie|wieviel\\w*|woran|wofur|wozu",
    inverted:
      "(?:bin|ist|sind|war|waren|hab|habe|hat|hatte|haben|wird|werde|werden|wurde|wurden|soll|sollte|sollten|kann|konnte|darf|durfte|muss|musste|mag|schaff|schaffe|komm|komme|brauch|brauche|geht|gehts|gibt|gibts|reicht|lohnt|passt|stimmt|zahlt|bringt|macht|fehlt|war) (?:ich|es|das|der|die|den|dem|mein\\w*|wir|sich|dieser?|diese[sn]|man|eine?|noch|am|im|heute|morgen|\\w+tag)|(?:bist|hast|wirst|willst|kannst|wurdest|konntest) du|gehts|gibts|lohnt",
    asksToDo: "(?:kannst|konntest|wurdest|magst|konnen|konnten) (?:du|wir)",
    asksToTell:
      "(?:(?:kannst|konntest|wurdest) du (?:mir )?)?(?:mir )?(?:sag|sagen|zeig|zeige|zeigen|erklar|erklare|erklaren|nenn|nenne|vergleich\\w*|liste|auflisten|rechne)",
    asksLeave:
      "(?:kann|konnte|darf|durfte) ich(?: \\w+){0,6} (?:verschieben|verlegen|auslassen|weglassen|tauschen|streichen|kurzen|andern|machen|ersetzen|schieben|ausfallen lassen)",
    wishes: "ich (?:will|mochte|hatte gern\\w*|wurde gern\\w*|brauche|brauch|nehme lieber)|lass uns|mocht",
    orders:
      "andere?|ander|bau|erhohe?|ersetz\\w*|erstell\\w*|fug\\w*|gib|kurze?|kurz|lass|leg|leichter|losch\\w*|log|mach|markier\\w*|merk|mess|nimm|notier\\w*|pack|plan|plane|pass|reduzier\\w*|ruck\\w*|schieb\\w*|schreib\\w*|setz\\w*|speicher\\w*|stell\\w*|streich\\w*|tausch\\w*|trag\\w*|verkurz\\w*|verleg\\w*|verschieb\\w*|verlanger\\w*|wechsel\\w*",
    judges:
      "zu (?:viel|viele|hart|leicht|lang|kurz|schwer|langsam|schnell|wenig|niedrig|hoch|fruh|spat|nah|ehrgeizig)|genug|viel fur mich|gut|schlecht|schlimm|ok|okay|normal|langsam|schnell|realistisch|besser|klug|schlau|sinnvoll|sicher|notig|riskant|machbar|moglich|soll(?:te)? ich|brauch(?:e)? ich|muss ich|lohnt|sinn|was wurdest du|wurdest du|schaff\\w* ich|erreich\\w* ich|auf kurs|welche\\w* zuerst|was zuerst|empfiehl\\w*|rat\\w* du|sorgen",
    reports:
      "(?:(?:heute|gestern|gerade|eben|schon) )*(?:hab|habe|bin|ich hab|ich habe|ich bin|war) (?!ich\\b)(?:.*)(?:gemacht|gelaufen|gefahren|gerudert|geschwommen|gehoben|gebeugt|gedruckt|geschafft|fertig|trainiert|geschlafen|ausgelassen|verpasst)|neue (?:bestzeit|bestleistung)|(?:das|es) (?:war|hat)|waage sagt|wiege",
    corrects:
      "ich mein(?:e|te)?|mein(?:e|te)? ich|gemeint|nicht (?:das|der|die|den)(?: da)?|falsch\\w*|quatsch|moment|stimmt nicht|sorry|ups|stattdessen|lieber|doch eher|verschrieben|vertippt|statt",
    accepts:
      "(?:(?:ok|okay|ja|jo|jep|klar|gut|passt|super|perfekt|gern\\w*|bitte|dann|alles klar) ?)+(?:(?:mach|nimm|ubernimm) (?:das|es|mal)(?: so)?|leg los)?|mach (?:das|es)(?: so)?|leg los|einverstanden",
    refuses: "(?:nein|nee?|no|lass(?: es| das| mal| gut sein)*|vergiss (?:es|das)|egal|doch nicht)(?: (?:danke|bitte|lass (?:es|das)))*",
    talks: "(?:danke|dankeschon|hallo|hi|hey|moin|servus|guten (?:morgen|abend)|haha|lol|super|cool)(?: .{0,20})?",
  },
  fr: {
    lead: "et|donc|ok|mais|alors|bon|euh|hm+|oh|ah|aussi|stp|svp|en fait|salut|coach|oui|non|attends|pardon|la|du coup",
    wh: "que|quoi|qu|quand|ou|quel(?:le)?s?|qui|pourquoi|comment|combien|lequel|laquelle|lesquel(?:le)?s",
    inverted:
      "est ce qu\\w*|(?:suis|est|sont|etait|ai|a|as|avons|ont|vais|va|dois|peux|pourrais|faut|devrais|fais|fait) (?:t )?(?:je|j|il|elle|on|ce|tu|nous|ils|elles)|(?:c est|il y a|ca|y a t il|il faut|c etait) ",
    asksToDo: "(?:peux|pourrais|veux) tu|tu (?:peux|pourrais)|on (?:peut|pourrait)|pouvez vous",
    asksToTell:
      "(?:(?:peux|pourrais) tu |tu peux )?(?:m |me )?(?:dis|dire|montre|montrer|explique|expliquer|compare|comparer|liste|lister|rappelle|donne moi (?:mon|ma|mes|le|la|les))",
    asksLeave:
      "(?:je peux|puis je|est ce que je peux)(?: \\w+){0,3} (?:deplacer|decaler|sauter|echanger|enlever|raccourcir|changer|remplacer|reporter|supprimer)",
    wishes: "je (?:veux|voudrais|prefere|prefererais|souhaite)|j (?:aimerais|ai envie)|on fait",
    orders:
      "ajoute\\w*|allege\\w*|annule\\w*|augmente\\w*|baisse\\w*|change\\w*|cree\\w*|decale\\w*|deplace\\w*|echange\\w*|efface\\w*|enleve\\w*|enregistre\\w*|fais|garde\\w*|inverse\\w*|laisse\\w*|marque\\w*|mets|met|note\\w*|oublie\\w*|passe\\w*|raccourci\\w*|rallonge\\w*|reduis|remplace\\w*|reporte\\w*|retire\\w*|saute\\w*|supprime\\w*|valide\\w*",
    judges:
      "trop|assez|beaucoup|suffisant\\w*|bien|bon(?:ne)?|mal|mauvais\\w*|grave|normal\\w*|lent\\w*|rapide|realiste|mieux|malin|raisonnable|risque|faisable|possible|utile|necessaire|je devrais|dois je|je dois|il faut|tu ferais|ca vaut|sens|je vais (?:y arriver|reussir|atteindre)|en bonne voie|lequel|laquelle d abord|conseilles|inquiet\\w*",
    reports:
      "(?:(?:hier|aujourd hui|ce matin|deja) )*(?:j ai|je suis|on a) (?:\\w+ )?(?:fait|couru|roule|rame|nage|souleve|fini|termine|atteint|rate|saute|dormi|reussi)|nouveau record|c etait|la balance|je pese",
    corrects: "je (?:voulais|veux) dire|pas (?:ca|celui|celle)(?: la)?|erreur|pardon|oups|plutot|en fait|a la place|desolee?|attends",
    accepts:
      "(?:(?:ok|oui|d accord|parfait|super|tres bien|va pour|alors|vas y|ca marche) ?)+(?:fais (?:le|ca)|on fait ca)?|fais le|on fait ca",
    refuses: "(?:non|laisse(?: tomber)?|oublie(?: ca)?|annule ca|tant pis|rien)(?: (?:merci|laisse tomber))*",
    talks: "(?:merci|salut|bonjour|bonsoir|coucou|haha|cool|super)(?: .{0,20})?",
  },
  es: {
    lead: "y|pues|ok|vale|pero|entonces|bueno|eh|hm+|ah|oh|tambien|porfa|por favor|en realidad|hola|coach|si|no|espera|perdon",
    wh: "que|cuando|donde|cual(?:es)?|quien|por que|como|cuant[oa]s?",
    inverted:
      "(?:es|esta|estan|son|era|fue|hay|he|ha|tengo|tiene|debo|deberia|puedo|podria|voy|va|necesito|hace falta|llego|vale la pena|cuenta|sirve|hice) (?:a |un |una |el |la |los |las |mi |mis |que |muy |bien|mal|bueno|malo|normal|mucho|demasiado|suficiente|yo|eso|esto|mejor|realista|hacer|seguir|entrenar|\\w+ar\\b|\\w+er\\b|\\w+ir\\b)",
    asksToDo: "(?:puedes|podrias|quieres)|(?:podemos|podriamos)",
    asksToTell:
      "(?:(?:puedes|podrias) )?(?:dime|decirme|muestra(?:me)?|mostrarme|ensename|explica(?:me)?|explicarme|compara|lista|recuerda(?:me)?)",
    asksLeave: "(?:puedo|podria)(?: \\w+){0,2} (?:mover|saltar(?:me)?|cambiar|quitar|acortar|pasar|aplazar|intercambiar|dejar)",
    wishes: "(?:yo )?(?:quiero|querria|quisiera|prefiero|necesito|me gustaria)|vamos a",
    orders:
      "acort\\w*|adelanta\\w*|alarga\\w*|anade\\w*|anota\\w*|apunta\\w*|aplaza\\w*|aumenta\\w*|baja\\w*|borra\\w*|cambia\\w*|cancela\\w*|crea\\w*|deja\\w*|deshaz\\w*|elimina\\w*|guarda\\w*|haz\\w*|intercambia\\w*|manten\\w*|marca(?:lo|la)?|mete\\w*|mueve\\w*|olvida\\w*|pasa\\w*|pon\\w*|quita\\w*|reduce\\w*|registra\\w*|reemplaza\\w*|salta\\w*|sube\\w*|sustituye\\w*|usa\\w*",
    judges:
      "demasiad[oa]s?|suficientes?|bastante|mucho|muy|bien|mal|buen[oa]?|mal[oa]|grave|normal(?:es)?|lent[oa]|rapid[oa]|realista|mejor|sensato|arriesgado|posible|factible|necesari[oa]|deberia|debo|tengo que|hace falta|vale la pena|tiene sentido|que harias|voy a (?:llegar|conseguir)|llegare|conseguire|en camino|primero|recomiendas|aconsejas|preocup\\w*",
    reports:
      "(?:(?:hoy|ayer|ya) )*(?:he )?(?:hice|corri|rode|reme|nade|levante|termine|acabe|logre|entrene|dormi|hecho|corrido|levantado|entrenado|dormido|me salte)|nuevo record|nueva marca|fue|la bascula|peso",
    corrects:
      "(?:quiero|queria|quise) decir|me referia|es[eao] no|est[eao] no|error|perdon|perdona|ups|mejor|mas bien|en realidad|en su lugar|en vez|espera",
    accepts:
      "(?:(?:ok|vale|si|claro|bien|perfecto|genial|de acuerdo|venga|dale|entonces) ?)+(?:haz(?:lo)?|hagamoslo|adelante)?|hazlo|adelante|de acuerdo",
    refuses: "(?:no|dejalo|dejala|olvidalo|olvida|cancela eso|nada|da igual|mejor no)(?: (?:gracias|dejalo|como estaba))*",
    talks: "(?:gracias|hola|buenas|buenos dias|buenas noches|jaja|genial|guay)(?: .{0,20})?",
  },
  it: {
    lead: "e|ed|allora|ok|ma|quindi|beh|eh|hm+|ah|oh|anche|per favore|pf|in realta|ciao|coach|si|no|aspetta|scusa",
    wh: "che|cosa|quando|dove|qual[ei]?|chi|perche|come|quant[oaie]|quanto",
    inverted:
      "(?:e|sono|era|ho|ha|devo|dovrei|posso|potrei|sto|vado|mi serve|ce la faccio|arrivo|vale la pena|conta|basta|bisogna|c e|ci sono) (?:un |una |il |la |lo |i |le |gli |mio |mia |che |molto|troppo|bene|male|giusto|normale|abbastanza|io|meglio|realistic\\w|fare|\\w+are\\b|\\w+ere\\b|\\w+ire\\b)",
    asksToDo: "(?:puoi|potresti|vuoi)|(?:possiamo|potremmo)",
    asksToTell: "(?:(?:puoi|potresti) )?(?:dimmi|dirmi|mostra(?:mi)?|mostrarmi|spiega(?:mi)?|spiegarmi|confronta|elenca|ricorda(?:mi)?)",
    asksLeave: "(?:posso|potrei)(?: \\w+){0,2} (?:spostare|saltare|cambiare|togliere|accorciare|scambiare|rimandare|lasciare)",
    wishes: "(?:io )?(?:voglio|vorrei|preferisco|preferirei|mi serve|mi piacerebbe)|facciamo",
    orders:
      "accorcia\\w*|aggiungi\\w*|alleggerisci\\w*|allunga\\w*|annota\\w*|annulla\\w*|aumenta\\w*|abbassa\\w*|cambia\\w*|cancella\\w*|crea\\w*|elimina\\w*|fai|fa|inverti\\w*|lascia\\w*|metti\\w*|mantieni\\w*|passa\\w*|porta\\w*|prendi\\w*|registra\\w*|riduci\\w*|rimanda\\w*|salta\\w*|scambia\\w*|segna\\w*|sostituisci\\w*|sposta\\w*|togli\\w*|tieni\\w*|usa\\w*",
    judges:
      "tropp[oaie]|abbastanza|molt[oaie]|tant[oaie]|sufficient[ei]|ben[ei]?|buon[oa]?|mal[ei]?|grave|normale|lent[oa]|veloce|realistic[oa]|meglio|saggio|rischioso|possibile|fattibile|necessari[oa]|dovrei|devo|bisogna|vale la pena|ha senso|cosa faresti|ce la faccio|ce la faro|riusciro|in linea|per prim[oa]|consigli|preoccup\\w*",
    reports:
      "(?:(?:oggi|ieri|gia) )*(?:ho|sono) (?:\\w+ )?(?:fatto|corso|pedalato|remato|nuotato|sollevato|finito|completato|raggiunto|saltato|dormito)|nuovo record|era|la bilancia|peso",
    corrects:
      "(?:voglio|volevo) dire|intendevo|quell[oa] no|quest[oa] no|errore|scusa|ops|meglio|piuttosto|in realta|invece|al posto|aspetta|anzi",
    accepts: "(?:(?:ok|si|va bene|perfetto|certo|bene|d accordo|allora|vai) ?)+(?:fallo|facciamolo|procedi)?|fallo|procedi|d accordo",
    refuses: "(?:no|lascia(?: stare| perdere)?|dimentica|annulla|niente|fa niente|meglio di no)(?: (?:grazie|lascia stare))*",
    talks: "(?:grazie|ciao|salve|buongiorno|buonasera|haha|bello|figo)(?: .{0,20})?",
  },
  pt: {
    lead: "e|entao|ok|mas|bem|hm+|ah|oh|tambem|por favor|na verdade|ola|oi|coach|sim|nao|espera|desculpa",
    wh: "que|o que|quando|onde|qual|quais|quem|por que|porque|como|quant[oa]s?",
    inverted:
      "(?:e|esta|estao|sao|era|foi|ha|tenho|tem|devo|deveria|posso|poderia|vou|vai|preciso|vale a pena|conta|serve|consigo) (?:um |uma |o |a |os |as |meu |minha |que |muito|demais|bem|mal|bom|normal|suficiente|eu|isso|isto|melhor|realista|fazer|\\w+ar\\b|\\w+er\\b|\\w+ir\\b)",
    asksToDo: "(?:podes|pode|poderias|podias|queres)|(?:podemos|poderiamos)",
    asksToTell: "(?:(?:podes|pode|poderias) )?(?:diz|dizer|mostra|mostrar|explica|explicar|compara|lista|lembra)(?: me)?",
    asksLeave: "(?:posso|poderia)(?: \\w+){0,2} (?:mover|mudar|saltar|pular|trocar|tirar|encurtar|passar|adiar|deixar)",
    wishes: "(?:eu )?(?:quero|queria|gostaria|prefiro|preciso)|vamos",
    orders:
      "acrescenta\\w*|adiciona\\w*|adia\\w*|aumenta\\w*|apaga\\w*|anota\\w*|baixa\\w*|cancela\\w*|cria\\w*|deixa\\w*|elimina\\w*|encurta\\w*|faz|guarda\\w*|marca\\w*|mantem|mete\\w*|move\\w*|muda\\w*|passa\\w*|poe|pula\\w*|regista\\w*|registra\\w*|reduz|salta\\w*|substitui\\w*|tira\\w*|troca\\w*|usa\\w*",
    judges:
      "demais|demasiad[oa]|suficiente|bastante|muit[oa]s?|bem|bom|boa|mau|ma|mal|grave|normal|lent[oa]|rapid[oa]|realista|melhor|sensato|arriscado|possivel|necessari[oa]|devo|deveria|tenho que|preciso|vale a pena|faz sentido|o que farias|vou conseguir|chego la|no caminho|primeiro|recomendas|aconselhas|preocup\\w*",
    reports:
      "(?:(?:hoje|ontem|ja) )*(?:fiz|corri|pedalei|remei|nadei|levantei|acabei|terminei|consegui|treinei|dormi|saltei)|novo recorde|foi|a balanca|peso",
    corrects: "(?:quero|queria|quis) dizer|ess[ea] nao|est[ea] nao|erro|desculpa|ups|melhor|antes|na verdade|em vez|espera|alias",
    accepts: "(?:(?:ok|sim|claro|esta bem|perfeito|otimo|bora|de acordo|entao) ?)+(?:faz(?: isso)?|avanca)?|faz isso|avanca|de acordo",
    refuses: "(?:nao|deixa(?: estar| la)?|esquece|cancela|nada|tanto faz)(?: (?:obrigad[oa]|deixa))*",
    talks: "(?:obrigad[oa]|ola|oi|bom dia|boa (?:tarde|noite)|haha|fixe|legal)(?: .{0,20})?",
  },
  nl: {
    lead: "en|dus|ok|oke|maar|dan|nou|hm+|eh|oh|ah|ook|graag|aub|alsjeblieft|eigenlijk|hoi|hey|coach|ja|nee|wacht|sorry",
    wh: "wat|wanneer|waar|welke?|wie|waarom|hoe|hoeveel|waarvoor",
    inverted:
      "(?:ben|is|zijn|was|waren|heb|heeft|had|hebben|zal|zou|moet|mag|kan|kon|ga|gaat|haal|red|hoef|lukt|telt|werkt|past|klopt|loont) (?:ik|het|dat|dit|de|die|mijn|we|er|een|je|deze|\\w+dag|morgen|vandaag)",
    asksToDo: "(?:kun|kan|wil|zou) (?:je|jij|we)",
    asksToTell: "(?:(?:kun|kan|wil) je (?:me )?)?(?:zeg|vertel|laat (?:me )?zien|leg uit|uitleggen|vergelijk|noem|toon)",
    asksLeave:
      "(?:kan|mag|zou) ik(?: \\w+){0,6} (?:verplaatsen|overslaan|ruilen|schrappen|inkorten|veranderen|vervangen|verschuiven|laten vallen)",
    wishes: "ik (?:wil|zou graag|heb liever|heb nodig|moet hebben)|laten we",
    orders:
      "annuleer|bewaar|doe|geef|haal|kort|laat|log|maak|markeer|neem|noteer|pas|plan|ruil|schrap|schrijf|schuif|sla|stel|verander|verhoog|verlaag|vergeet|verplaats|verschuif|vervang|verwijder|voeg|wissel|zet",
    judges:
      "te (?:veel|zwaar|hard|licht|lang|kort|langzaam|snel|weinig|hoog|laag|vroeg|laat)|genoeg|veel voor mij|goed|slecht|erg|ok|oke|normaal|langzaam|snel|realistisch|beter|slim|verstandig|veilig|nodig|riskant|haalbaar|mogelijk|moet ik|zou ik|heeft het zin|zin|wat zou je|haal ik|red ik|op schema|eerst|raad je|zorgen",
    reports:
      "(?:(?:vandaag|gisteren|net|al) )*(?:ik )?(?:heb|ben) (?!ik\\b)(?:.*)(?:gedaan|gelopen|gefietst|geroeid|gezwommen|getild|gehaald|klaar|getraind|geslapen|overgeslagen)|nieuw record|(?:het|dat) (?:was|voelde)|weegschaal|ik weeg",
    corrects: "ik bedoel(?:de)?|bedoelde|niet (?:dat|die|deze)|verkeerde?|foutje|sorry|oeps|liever|eigenlijk|in plaats|wacht|toch",
    accepts: "(?:(?:ok|oke|ja|jep|prima|goed|perfect|graag|dan|akkoord|top) ?)+(?:doe (?:maar|dat|het))?|doe (?:maar|dat)|akkoord",
    refuses: "(?:nee|laat (?:maar|zitten)|vergeet (?:het|maar)|niet doen|hoeft niet)(?: (?:dank je|bedankt|laat maar))*",
    talks: "(?:dank\\w*|bedankt|hoi|hallo|goede(?:morgen|navond)|haha|leuk|top)(?: .{0,20})?",
  },
};
