// How seven languages say that nothing is wrong: denials of trouble, what is over, and what went well. Every reader of notes takes them from here.

/** What is denied of a body, as the source of a pattern. */
const TROUBLE_NOUNS = String.raw`(?:limits?|limite\w*|limitation\w*|restrictions?|limp(?:ing)?|swelling|tingling|numbness|clicking|locking|instability|weakness|bother|drama|stress|fuss|restric\w*|grenzen?|limit|einschrankung\w*|problems?|issues?|trouble|bother|pain|hurt|problem\w*|schmerz\w*|beschwerden|problemas?|dolor|molestias?|soucis?|douleurs?|gene|dolore|fastidio|probleem|problemen|klachten|pijn|dor)`;

/** "no problem", "ohne Schmerzen", "does not hurt" */
export const NO_TROUBLE = new RegExp(
  String.raw`\b(?:no|not an?|zero|without(?: any)?|kein\w*|ohne|sin|sans|pas de|aucune?|nessun\w*|senza|geen|zonder|sem|nenhum\w*) ${TROUBLE_NOUNS}\b|\b(?:does|do|did|is|are)?(?:nt| not) (?:hurt\w*|bother\w*|ache|painful|sore)\b|\b(?:does|do|did)?(?:nt| not) (?:give|cause|make) (?:me |it |them )?(?:any )?(?:grief|${TROUBLE_NOUNS.slice(3)}|\bnever (?:hurt\w*|bother\w*|ache\w*|a problem|an issue)\b|\b(?:tut|tun|schmerz\w*) nicht(?: weh)?\b|(?<!can )(?<!could )(?<!is )\bnot (?!without|only)(?:\w+ ){1,2}?(?:pain|problems?|trouble|issues?)\b|\b(?:without|ohne|sin|sans|senza|sem|zonder) (?:even |ever )?(?:noticing|feeling) (?:it|anything|a thing)\b|\b(?:without|ohne) (?:etwas|was|irgendwas) (?:davon )?zu (?:merken|spuren)\b|\b(?:without|sin) (?:notar|sentir) (?:nothing|nada)\b|\b(?:without|sans) (?:nothing|rien) (?:sentir|ressentir)\b|\b(?:without|senza) (?:sentire|avvertire) (?:nothing|niente|nulla)\b|\b(?:without|sem) sentir (?:nothing|nada)\b|\b(?:without|zonder) iets te (?:merken|voelen)\b|\bpain ?free\b|\bpainless\b|\bschmerzfrei\b|\bbeschwerdefrei\b|\bproblemlos\b|\bunproblematisch\b`,
  "u",
);

/** Something is over. */
export const HEALED_WORDS =
  /(?<!not |nt |nicht |never |almost |half )\b(?:(?:fully |completely |long |all |well )?(?:healed|recovered|resolved|rehabbed|gone|fixed|sorted|cured)|fully rehab\w*|signed (?:me )?off|all clear|zero issues|no (?:issues?|problems?|pain|trouble|symptoms?) (?:since|now|anymore|at all|any more|today)|pain ?free (?:since|for|now)|100 ?(?:%|percent)|good as new|ausgeheilt|verheilt|geheilt|zusammengewachsen|consolide?e?s?|consolidad[oa]|consolidata|vastgegroeid|beschwerdefrei|weg|vorbei|uberstanden|guerie?s?|gueri|curad[oa]|recuperad[oa]|superad[oa]|guarit[oa]|guarite?|curat[oa]|recuperat[oa]|genezen|hersteld|sarad[oa])\b|\bdoesnt hurt\b|\bnever hurts\b|\bpainless\b|\bno pain\b|\btut nicht weh\b/u;

/** What takes back that it is over. */
export const NOT_OVER_WORDS =
  /\b(?:(?:next|following) (?:day|morning)|overnight|by (?:the )?(?:morning|evening)|am nachsten (?:tag|morgen)|al dia siguiente|le lendemain|il giorno dopo|no dia seguinte|volgende dag|sonst|ansonsten|otherwise|besides|sinon|por lo demas|per il resto|verder|not|never|isnt|hasnt|havent|nicht|nie|pas|mostly|still|again|almost|nearly|not yet|noch|immer noch|wieder da|fast|encore|todavia|aun|ancora|nog|if|when|unless|wenn|until|bis)\b/u;

/** "Nothing for 10 years", "never again since", "no pain in the last 4 sessions", "zero problemi", "not broken" */
export const NOTHING_WRONG =
  /^(?:(?:and|but|so|is|was|all|its|it|has|been|und|aber|y|pero|et|mais|e|ma|mas|en|maar|at) )*(?:no|not|never|none|nothing|zero|without(?: any)?|kein\w*|nicht\w*|nie|ohne|null|sin|nunca|nada|cero|ningun\w*|pas(?: de)?|rien|jamais|aucune?|sans|zero|nessun\w*|senza|niente|nulla|mai|non|nao|sem|nenhum\w*|geen|niet\w*|nooit|zonder)\b(?:(?: \w+){0,3}? (?:pain|problems?|issues?|trouble|symptoms?|complaints?|hurt\w*|again|broken|serious|torn|(?:de |di )?rot[oat]+|rotto|cass[e]e?|gebroken|kaputt|gebrochen|gerissen|worrying|wrong|bad|dramatic|schmerz\w*|probleme?|beschwerden|dolor|molestias|problemas?|lesion\w*|douleurs?|problemes?|genes?|dolor[ei]|problem[ai]|fastidi\w*|dor(?:es)?|pijn|klachten|problemen|(?:for|since|in|seit|desde|hace|depuis|da|ha|sinds|al) .+|seriously|once|so far|since|now|today))(?: .*)?$|^(?:(?:and|but|it|now|all|its|is|was|feels?|everything|alles|todo|tout|tutto|tudo|me) )*(?:fine|good|great|healed|gone|better|brilliant|well|ok|okay|all good|no problem|gut|super|bien|perfecto|bene|perfetto|bem|goed|prima)(?: (?:now|again|since|today|at the moment|so far|wieder|jetzt|ahora|maintenant|adesso|agora|nu).*)?$/u;

/** "Nothing to do with training" */
export const BESIDE_THE_POINT =
  /\b(?:nothing to do with|nichts (?:mit .* )?zu tun|nada que ver|rien a voir|niente a che (?:fare|vedere)|nada a ver|niets te maken)\b/u;

/** What good news is taken back by. */
export const BUT_WORDS =
  /\b(?:but|except|only|unless|apart from|still|until|aber|nur|ausser|pero|salvo|solo|mais|sauf|ma|tranne|mas|maar|behalve)\b/u;

/** Words that may stand before the news. */
export const NEWS_LEAD = String.raw`^(?:(?:and|but|so|also|still|und|aber|auch|y|pero|tampoco|et|mais|e|ma|mas|en|maar|luckily|thankfully|zum gluck|par contre|there is|theres|i feel|feel|got|hay|noto|siento|je sens|j ai|ho|sento|tenho|sinto|ik voel) )*`;

/** "Nothing", with what else says so of a symptom. */
export const NOTHING_FELT = String.raw`(?:nothing|never|not (?:a|one) (?:peep|twinge|niggle|thing|sound|sign)|no (?:peep|twinge|twinges|niggle|niggles)|nichts|nix|gar nichts|kein(?:en)? (?:mucks?|ziehen|zwicken|pieps)|nada|ni una molestia|rien|aucune gene|niente|nulla|nessun fastidio|niets|niks|geen kik)`;

/** What stands behind a nothing. */
export const AT_ALL = String.raw`(?: (?:at all|anymore|any more|now|today|whatsoever|mehr|weiter|du tout|de rien|de tout|ya|mas|di niente|piu|mais|meer))*`;

/** In or from a part: "nothing for the legs" and "niente gambe" say what not to train. */
export const IN_OR_FROM = String.raw`(?:in|inside|from|down|into|im|in den|in der|in die|vom|von der|von den|von|aus|en|por|dans|au|aux|a la|nell[aeo]?|nel|nei|negli|alle|alla|al|ai|dall[aeo]|dal|nas?|nos?|uit|van)`;

/** "Without a peep", "ohne Mucken": it went well. */
export const WENT_WELL =
  /\b(?:without (?:a |an |any |one |the slightest )?(?:peep|problems?|issues?|trouble|complaints?|niggles?|twinges?|reaction|bother|hiccups?|murmur|grumble|flare(?: up)?)|ohne (?:ein(?:en)? |jede[ns]? |irgendwelche )?(?:mucks?|mucken|murren|probleme?|beschwerden|zwicken|ziehen|reaktion)|sin (?:ningun\w* |una |un )?(?:problemas?|molestias?|quejas?|pegas?|rechistar)|sans (?:aucun\w* |le moindre |un |une )?(?:problemes?|soucis?|genes?|broncher|alerte)|senza (?:alcun\w* |nessun\w* |un )?(?:problem[ai]|fastidi[o]?|lamentele|intoppi)|sem (?:nenhum\w* |qualquer )?(?:problemas?|queixas?|incomodos?)|zonder (?:enig\w* |een )?(?:problemen|klachten|kik|centje pijn))\b/u;

/** Nothing but words that all is well, in English. */
export const ALL_IS_FINE =
  /^(?:(?:and|but|otherwise|everything|all|the rest|else|it|me|currently|above|then|before|that|until|then) )*(?:is fine|does not hurt|fine|ok|as usual|nothing|no more|eases|healed|(?:no|without) (?:injury|pain))(?: (?:is fine|does not hurt|fine|ok|today|currently))*$/u;

/** "gesund und munter", "sano como una manzana" */
export const ALL_WELL =
  /^(?:(?:momentan|now|aktuell|current|currently|moment) (?:nix|nichts|nothing|none|no)\b|(?:momentan|aktuell|zur zeit|derzeit|gerade|currently|at the moment) (?:nix|nichts|nothing|none|keine)|(?:i )?(?:can|may) (?:still )?train\b|(?:ich )?(?:kann|darf) (?:trotzdem )?trainieren|puedo entrenar|je peux (?:m )?entrainer|alles (?:gut|bestens|ok|okay|super|top|prima)|todo (?:fine|ok)|tout va|all (?:good|fine|well)|nothing to )/u;

/** Words for somebody in good health. */
export const WELL_WORDS = new Set("healthy gesund topfit sano sana fit".split(" "));

/** Words of which a note without a complaint is made. */
export const HEALTHY_WORDS = new Set(
  "none nil n a na nothing healthy fit i am im and currently feeling great x ok perfectly completely so far keine no injury injuries beschwerden verletzung verletzungen alles gut gesund topfit ich bin fuhle mich todo fine bien que comentar lesion lesiones sano sana estoy me encuentro tengo por ahora rien a signaler ras blessure blessures je suis en forme bonne sante tout va bien now quiet top prima".split(
    " ",
  ),
);

/** "I am not injured", "no meds", and a joke behind it. */
export const NOT_INJURED =
  /^(?:i am |im |ich bin )?(?:not injured|nicht verletzt|uninjured)$|^no (?:meds|medication|medicines?|injur\w*)$|^except (?:i am|im) \w+(?: lol)?$/u;

/** "20 km a week without pain": every place, to be taken out. */
export const PAINLESS = /\bdoes not hurt\b|\b(?:no|without(?: any)?) (?:pain|problems?|issues?|trouble)\b/gu;
