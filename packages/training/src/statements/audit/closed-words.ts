/**
 * What changes a sentence without being its subject: when it holds, on which condition, for whom. These are the small words of a language, and
 * the same for every writer.
 */
export type ClosedKind =
  | "end"
  | "month"
  | "rhythm"
  | "condition"
  | "exception"
  | "partly"
  | "once"
  | "past"
  | "story"
  | "denied"
  | "less"
  | "than"
  | "frame"
  | "habit"
  | "meanwhile"
  | "state"
  | "cleared"
  | "somebody";

const DAYS = String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|wochenenden?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenic[ah]e?|segundas?|tercas?|quartas?|quintas?|sextas?|(?:maan|dins|woens|donder|vrij|zater|zon)dag(?:en)?`;
const MONTHS = String.raw`(?:jan(?:uary|uar|vier|uari)?|ene(?:ro)?|gennaio|janeiro|feb(?:ruary|ruar|rero|braio|ruari)?|fevrier|fevereiro|mars|march|marz|marzo|maart|apr(?:il|ile)?|avril|abril|maggio|mayo|june|juni|juin|junio|giugno|junho|july|juli|juillet|julio|luglio|julho|aug(?:ust|ustus)?|aout|agosto|sep(?:t|tember|tembre|tiembre|tembro)?|settembre|setembro|o[ck]t(?:ober|obre|ubre)?|ottobre|outubro|nov(?:ember|embre|iembre|embro)?|de[cz](?:ember|embre)?|dic(?:embre|iembre)?|dezembro|christmas|xmas|weihnachten|navidad|noel|natale|natal|kerst|easter|ostern|new year)`;
const CONJUNCTION = String.raw`and|but|so|because|cos|as|since|while|though|then|which|that|thats the one|obviously|apparently|plus|und|aber|weil|denn|dass|wahrend|et|mais|car|parce que|puis|que|qui|y|pero|porque|pues|e|ma|perche|che|mas|entao|en|maar|want|omdat|die`;
const PRONOUN = String.raw`she|shes|he|hes|they|theyre|er|il|elle|ils|elles|ella|ellos|ellas|lei|lui|loro|ela|ele|eles|elas|hij|zij`;
const ARTICLE = String.raw`my|our|the|mein\w*|unser\w*|der|die|das|mon|ma|mes|notre|nos|le|la|les|mis?|nuestr\w+|el|los|(?:il |la |i |o |a |os )?(?:mi[oa]|miei|nostr[oa]|meus?|minhas?|nosso|nossa)|il|o|mijn|onze|de|het`;
const PERSON = String.raw`wife|husband|hubby|missus|partner|girlfriend|boyfriend|m[uo]m|mother|dad|father|sister|brother|son|daughter|kids?|child(?:ren)?|boys?|girls?|nan|gran\w*|aunt\w*|uncle|cousin|mates?|friends?|colleagues?|neighbours?|boss|dogs?|cats?|horse|frau|mann|freund\w*|mutter|mama|vater|papa|schwester|bruder|sohn|tochter|kinder|kind|oma|opa|kumpel|kolleg\w*|hund|katze|femme|mari|copain|copine|mere|pere|soeur|frere|fils|fille|enfants?|ami[es]*|chien\w*|mujer|marido|novi[oa]|madre|padre|herman[oa]s?|hij[oa]s?|abuel[oa]|cunad[oa]|amig[oa]s?|perr[oa]|moglie|marito|compagn[oa]|ragazz[oa]|mamma|sorella|fratello|figli[oae]?|nonn[oa]|amic[oi]|cognat[oa]|mulher|namorad[oa]|mae|pai|irma|irmao|filh[oa]s?|vrouw|vriend\w*|moeder|vader|zus|broer|zoon|dochter|kinderen|hond|eldest|oldest|youngest|in laws|family|lads?|old coach|team ?mates?|training partner|tante|onkel|nachbar\w*|chef|familie|schwieger\w+|pferd|gamins?|pote|voisin\w*|beaux parents|famille|espos[oa]|parej\w+|nin[oa]s?|suegr[oa]s?|familia|vecin[oa]|jef[ea]|fidanzat[oa]|bambin[oie]|suocer[oi]|famiglia|cane|gatt[oa]|parceir[oa]|criancas?|colegas?|cachorr[oa]|gat[oa]|sogr[oa]s?|maat|collega\w*|baas|kat|gezin`;
const SPANS = String.raw`(?:weeks?|months?|days?|woche?n?|monate?n?|tagen?|semanas?|mes(?:es)?|dias?|semaines?|mois|jours?|settiman[ae]|mes[ei]|giorni|weken|week|maand(?:en)?|dagen)`;
const COUNT = String.raw`(?:\d+|an?|one|two|three|four|five|six|eight|ein\w*|zwei|drei|vier|sechs|un[ae]?|dos|tres|cuatro|seis|deux|trois|quatre|due|tre|quattro|sei|dois|duas|quatro|een|twee|drie|zes)`;
const UNITS = String.raw`(?:km|k|m|kg|kgs|kilos?|min\w*|h|x|mal|veces|fois|volte|vezes|keer|uhr|rpe|bpm|w|watt|%|grad\w*|graus?|grados?|degrees?|degres|cm|lbs?|reps?|sets?)`;
/** "up to 15 km" is how much, "until the 15th" how long. */
const NO_AMOUNT = String.raw`(?! (?:zu |a |al |los |les |i |os |de |aan )*(?:\d+(?:\.\d+)?(?: ?${UNITS}\b|$)|${DAYS})| (?:a )?(?:las|les|alle|as) \d)`;

/** The words of each kind, a row for each language, after `fold`. */
const WORDS: { readonly [kind in ClosedKind]: readonly string[] } = {
  end: [
    String.raw`(?:until|untill|till|til)(?! (?:now|failure|\d+ ?${UNITS}\b|\d{1,2}(?:\.\d\d)? ?(?:am|pm|o clock)|noon|midday|midnight))|(?:from|as of|starting|beginning|before|after)(?: the| mid| early| late| end of| start of| about| around)* (?:\d{1,2}(?:st|nd|rd|th)\b|\d{1,2} ${MONTHS}|${MONTHS}|next (?:week|month|year))|for (?:the )?(?:first|next|coming|about|around|at least|another|a few|a couple of|a couple|some)? ?(?:${COUNT} )?(?:${SPANS})|(?:the |my )?first (?:${COUNT} |few )?(?:weeks?|months?)|(?:these|those) (?:${COUNT} )?(?:weeks|months)|(?:this|next) (?:week|month)`,
    String.raw`bis (?:zum|zur|ende|mitte|anfang|nach|auf weiteres|dahin|ich|der|die|das|\d{1,2} (?!${UNITS}\b))|ab (?:dem |der |mitte |ende |anfang )?(?:\d{1,2} |${MONTHS}|nachst\w*)|(?:die )?erste[nr]? (?:${COUNT} )?(?:wochen?|monate?)|fur (?:die )?(?:nachsten |ersten )?(?:${COUNT} )?(?:wochen|monate|tage)|(?:diese|nachste|kommende)n? (?:woche|monat)|vor (?:dem|der) (?:wettkampf|rennen)`,
    String.raw`jusqu${NO_AMOUNT}|jusqu(?: a| au| aux| en)? (?:ce|la|le|l|fin|debut|mi|${MONTHS}|\d{1,2} ${MONTHS})|a partir d|des (?:le|la|que) |pendant (?:les |encore )?(?:${COUNT} |quelques |prochain\w* |premier\w* )*${SPANS}|(?:les |la |le )?premier\w* (?:${COUNT} )?${SPANS}|cette semaine|ce mois|semaine prochaine|d ici`,
    String.raw`hasta${NO_AMOUNT}|a partir d|desde (?:el|enero|mediados)|durante (?:las |los |unas |unos )?(?:${COUNT} |proxim\w* |primer\w* )*${SPANS}|(?:la |el |las |los )?primer\w* (?:${COUNT} )?${SPANS}|esta semana|este mes|la semana que viene`,
    String.raw`fino a(?:l|lla|i|gli|lle)?${NO_AMOUNT}|finche|a partire d|da (?:meta|fine|inizio|${MONTHS})|per (?:le |i )?(?:prim\w* |prossim\w* |altr\w* )?(?:${COUNT} )?${SPANS}|questa settimana|questo mese|settimana prossima`,
    String.raw`ate${NO_AMOUNT}|a partir d|desde (?:o|a|meados)|durante (?:as |os )?(?:${COUNT} |proxim\w* |primeir\w* )*${SPANS}|(?:nas|nos) (?:proxim\w*|primeir\w*) (?:${COUNT} )?${SPANS}|esta semana|este mes`,
    String.raw`tot (?:en met|eind|begin|half|aan|de|het|ik|na|\d{1,2} ${MONTHS}|${MONTHS})|vanaf|(?:de )?eerste (?:${COUNT} )?(?:weken|week|maand)|de komende (?:${COUNT} )?${SPANS}|deze (?:week|maand)|volgende (?:week|maand)`,
  ],
  // In which months, of the clause that says it.
  month: [
    String.raw`(?:in|during|over) (?:the )?(?:${MONTHS}|summer|winter|spring|autumn|holidays?|school holidays|term time)`,
    String.raw`im (?:${MONTHS}|sommer|winter|fruhjahr|herbst|urlaub)|in den (?:ferien|wintermonaten)`,
    String.raw`en (?:${MONTHS}|ete|hiver|automne)|au printemps|pendant les vacances`,
    String.raw`en (?:${MONTHS}|verano|invierno|otono|primavera|vacaciones)`,
    String.raw`(?:a|in|d) (?:${MONTHS}|estate|inverno|autunno|primavera|vacanza)`,
    String.raw`(?:em|no|na) (?:${MONTHS}|verao|inverno|outono|primavera|ferias)`,
    String.raw`in (?:${MONTHS}|de (?:zomer|winter|lente|herfst|vakantie))`,
  ],
  rhythm: [
    String.raw`every (?:second|other|2nd|third|3rd|two|three|2|3|few) |alternat\w+|fortnight\w*|biweekly|(?:first|second|third|last) (?:${DAYS}|week) (?:of|in) (?:each|every|the|a) month|(?:first|last) of (?:each|every|the) month|\d (?:weeks? |days? )?on \d (?:weeks? |days? )?off|some(?: of the)? (?:weeks?|days|weekends|months)|certain (?:weeks|days)|sometimes|occasionally|now and (?:then|again)|once in a while|from time to time|one (?:${DAYS}|week) in (?:two|three|four)|rota\b|rotating|those (?:${DAYS}|days|weeks|nights)|(?:on|off) weeks?\b|nights? weeks?|my (?:off|on|late|early|night) weeks?`,
    String.raw`jede[nrs]? (?:zweite[nrs]?|dritte[nrs]?|andere[nrs]?|2|3) |alle (?:zwei|drei|2|3|14|paar) (?:wochen|tage)|14 tagig|vierzehntagig|abwechselnd|manchmal|ab und zu|gelegentlich|hin und wieder|(?:un)?gerade[nr]? wochen?|(?:erste|letzte)[nrs]? (?:${DAYS}) (?:im|des|jeden) monats?|an (?:diesen|den) (?:tagen|${DAYS}) |manche(?:n|r)? (?:wochen|tagen?)`,
    String.raw`une? \w+ sur (?:deux|trois|2|3)|toutes les (?:deux|trois|2|3) semaines|tous les (?:quinze|15) jours|parfois|des fois|de temps en temps|certain\w* (?:jours|semaines)|(?:premier|dernier) (?:${DAYS}) (?:du|de chaque) mois|ces (?:jours|semaines|${DAYS})|en alternance`,
    String.raw`cada (?:dos|tres|quince|2|3|15) (?:semanas|dias)|un[oa]? (?:\w+ )?si y otr[oa] no|altern[oa]s|a veces|de vez en cuando|algun\w* (?:semanas|dias)|semanas (?:pares|impares)|(?:primer|ultimo) (?:${DAYS}) (?:de|del) (?:cada )?mes|es[oa]s (?:dias|semanas|${DAYS})`,
    String.raw`ogni (?:due|tre|2|3|15) (?:settimane|giorni)|un[oa]? (?:\w+ )?si (?:e )?(?:un[oa]?|l altr[oa]) no|altern\w+|a volte|ogni tanto|qualche volta|cert[ei] (?:giorni|settimane)|(?:primo|ultimo) (?:${DAYS}) del mese|que(?:i|lle|gli) (?:giorni|settimane|${DAYS})`,
    String.raw`(?:${DAYS}|dia|semana) sim (?:\w+ )?(?:${DAYS}|dia|semana)? ?nao|de (?:duas|2|quinze|15) em|a cada (?:duas|dois|15|quinze) |alternad\w+|as vezes|de vez em quando|algum\w* (?:dias|semanas)|(?:primeir[oa]|ultim[oa]) (?:${DAYS}) do mes|ess[ea]s (?:dias|semanas)`,
    String.raw`om de (?:week|dag|twee|andere)|elke (?:tweede|andere|twee) |om en om|tweewekelijks|(?:on)?even weken|soms|af en toe|nu en dan|sommige (?:dagen|weken)|(?:eerste|laatste) (?:${DAYS}) van de maand|die (?:dagen|weken|${DAYS})`,
  ],
  condition: [
    String.raw`if(?! (?:at all |it s |its |thats |that s |it is )?(?:possible|ok|okay|fine|alright|not)| you (?:can|could|like|want|dont mind)| i may| necessary| needed| need be| anything)|unless|(?:as|so) long as|provided|assuming|depend\w*|in case|only (?:when|once|after|while)|once (?:the|my|i|it|shes|hes|she|he)\b|when (?:its?|it is|the|my|we|they|im|i am|i have|i work|ive|there)\b|on (?:work(?:ing)?|school|office|dry|wet|rainy|shift|night|duty|travel) days?`,
    String.raw`wenn(?! (?:es )?(?:irgend )?(?:moglich|geht|ginge))|falls(?! (?:irgend )?moglich)|sofern|solange|es sei denn|je nach\w*|bei (?:regen|schnee|glatte|hitze|kalte|schlechtem|schonem|gutem)|an (?:arbeits|schul|buro|dienst|freien) ?tagen|sobald`,
    String.raw`si (?:je|tu|il|elle|on|nous|vous|ca|c|le|la|les|l|mon|ma|mes|j|un|une)\b(?! (?:est )?possible| peux| pouvez)|sauf si|a moins que?|tant que|a condition|des que|selon|quand (?:il|je|j|on|la|le|ma|mon)\b|(?:les )?jours (?:de|ou) (?:travail|pluie|boulot|je)|uniquement (?:si|quand)`,
    String.raw`si (?:el|la|los|las|no|me|hay|hace|llueve|tengo|estoy|es|esta|puedo|mi|hago|voy|lo|trabajo)\b(?! (?:es )?posible)|a menos que|salvo (?:si|que)|siempre que|mientras|segun|depende\w*|cuando (?:llueve|estoy|trabajo|hace|tengo|no|me)\b|(?:los )?dias (?:de (?:trabajo|lluvia|oficina)|que (?:trabajo|llueve))|una vez que|en cuanto`,
    String.raw`se (?!possibile|puoi|potete|si puo|riesci|ne\b|stess|no\b)\w+|a meno che|purche|a seconda|dipende|quando (?:piove|sono|lavoro|fa|ho|non|mi)\b|(?:nei )?giorni (?:di (?:lavoro|pioggia)|in cui)|appena`,
    String.raw`se (?:eu|o|a|os|as|nao|estiver|tiver|chover|for|houver|meu|minha|fizer|doer|trabalhar)\b(?! possivel)|a menos que|desde que|enquanto|conforme|depende\w*|quando (?:chove|estou|trabalho|nao|tenho|faz|me)\b|(?:nos )?dias (?:de (?:trabalho|chuva)|em que)|assim que`,
    String.raw`als (?:ik|het|de|er|mijn|we|hij|ze)\b(?! kan| mogelijk)|tenzij|zolang|mits|afhankelijk|wanneer|op (?:werk|kantoor|vrije) ?dagen|bij (?:regen|sneeuw|slecht|mooi)|zodra|indien`,
  ],
  exception: [
    String.raw`except\w*|apart from|other than|aside from|but not|excluding|with the exception`,
    String.raw`ausser|ausgenommen|mit ausnahme|nur nicht`,
    String.raw`sauf|excepte|hormis|a part\b|en dehors|mais pas`,
    String.raw`excepto|salvo|menos (?:los|las|el|la|cuando)\b|a excepcion|aparte de|pero no`,
    String.raw`tranne|eccetto|salvo|a parte|esclus\w+|ma non`,
    String.raw`exceto|salvo|menos (?:o|a|os|as|ao|aos)\b|tirando|mas nao`,
    String.raw`behalve|uitgezonderd|met uitzondering|maar niet`,
  ],
  partly: [
    String.raw`no need|dont (?:need|have) to|do not (?:need|have) to|neednt|not (?:totally|completely|entirely|all|always|every\w*|just|only)\b`,
    String.raw`nicht notig|muss nicht|musst nicht|nicht (?:ganz|immer|nur|jede\w*|komplett|vollig)\b`,
    String.raw`pas (?:besoin|obligatoire|completement|totalement|toujours|seulement|tous|toutes|chaque)\b`,
    String.raw`no (?:hace falta|es necesario|del todo|siempre|solo|tod[oa]s?|cada)\b`,
    String.raw`non (?:serve|c e bisogno|del tutto|sempre|solo|tutt[ie]|ogni)\b`,
    String.raw`nao (?:precisa|e preciso|totalmente|so|tod[oa]s?|cada)\b|nem sempre`,
    String.raw`(?:hoeft|hoef) niet|niet (?:nodig|helemaal|altijd|alleen|elke)\b`,
  ],
  once: [
    String.raw`(?:next|this|last|coming|starts?|starting|beginning)(?: on)? (?:${DAYS})|the next (?:ones?|block|\w+ (?:is|are|starts?))|(?:${DAYS}) (?:the )?\d{1,2}(?:st|nd|rd|th)\b|(?:${DAYS}) (?:the |den |el |le |il |dia )?\d{1,2}(?:st|nd|rd|th)?(?: of| de)? (?:${MONTHS})\b|(?:${DAYS}) (?:${MONTHS}) \d{1,2}\b`,
    String.raw`(?:nachste[nrs]?|diese[nrs]?|kommende[nrs]?|letzte[nrs]?|beginnt am|startet am) (?:${DAYS})`,
    String.raw`(?:ce|cet) (?:${DAYS})|(?:${DAYS}) (?:prochain|dernier)`,
    String.raw`(?:este|proximo|ultimo) (?:${DAYS})|(?:${DAYS}) que viene`,
    String.raw`(?:questo|quest|prossim[oa]|scors[oa]) (?:${DAYS})|(?:${DAYS}) (?:prossim[oa]|scors[oa])`,
    String.raw`(?:ess[ea]|est[ea]|proxim[oa]) (?:${DAYS})|(?:${DAYS}) que vem`,
    String.raw`(?:aanstaande|komende|deze|volgende|afgelopen) (?:${DAYS})`,
  ],
  past: [
    String.raw`used to(?! it)|ago|in (?:19|20)\d\d|last (?:year|summer|winter|season|autumn|spring|race|meet|month)|back (?:then|in the)|as an? (?:kid|child|teenager|student|junior)|when i was|at (?:school|uni|university)`,
    String.raw`fruher|damals|vor \w+ (?:jahren|monaten)|letzte[nsrm]? (?:jahr|sommer|winter|saison)|als (?:kind|jugendliche\w*)`,
    String.raw`autrefois|il y a \w+ (?:ans|mois)|l an(?:nee)? dernier\w*|quand j etais|en (?:19|20)\d\d`,
    String.raw`hace \w+ (?:anos|meses)|el ano pasado|cuando era|en (?:19|20)\d\d|de joven`,
    String.raw`\w+ (?:anni|mesi) fa|l anno scorso|da (?:giovane|bambin[oa])|nel (?:19|20)\d\d`,
    String.raw`antigamente|ha \w+ anos|\w+ anos atras|(?:n?o )?ano passado|quando era|em (?:19|20)\d\d`,
    String.raw`vroeger|destijds|\w+ (?:jaar|maanden) geleden|vorig jaar|als kind|in (?:19|20)\d\d`,
  ],
  story: [
    String.raw`^(?:just |only |narrowly )?(?:missed|lost|ran|did|finished|won|came|got|was|were|had)\b|(?:i|it|we|she|he) (?:was|were|did|had|ran|got|went|blew|managed|lifted|squatted|pulled|finished|missed|forgot|hit|won|passed|crashed|fell)|i ?ve (?:put|added|gained|run|done|lifted|squatted|pulled|been|had)|i have (?:run|done|lifted|put|added)|pb ?d|pr ?d|pr ?ed|my (?:first|last|best|previous) (?:marathon|half|race|meet|hyrox|open|season)|turned down`,
    String.raw`(?:ich|es|das|er|sie) (?:war|hatte|wurde)(?! (?:gern|lieber|was|toll|schon))|hab(?:e)? .{0,40}(?:gemacht|geschafft|gelaufen|gehoben|gestemmt)|bin .{0,40}gelaufen`,
    String.raw`etai[st]|j ai (?:fait|couru|souleve|gagne|eu|reussi)|j avais`,
    String.raw`era|fui|hice|corri|levante|consegui|tuve`,
    String.raw`ero|era|ho (?:fatto|corso|vinto|sollevato|avuto)|avevo`,
    String.raw`era|fui|fiz|corri|ganhei|levantei|tive`,
    String.raw`was|waren|had|heb .{0,40}(?:gelopen|gedaan|getild)`,
  ],
  denied: [
    String.raw`no|not|never|nothing|none|nor|isnt|arent|dont|doesnt|cant|wont|neither`,
    String.raw`nicht|kein\w*|nie|nichts|weder`,
    String.raw`pas|jamais|rien|aucun\w*`,
    String.raw`no|nunca|nada|ningun\w*|tampoco`,
    String.raw`non|niente|mai|nessun\w*|neanche`,
    String.raw`nao|nunca|nada|nenhum\w*`,
    String.raw`niet|geen|nooit|niets`,
  ],
  less: ["less|fewer|weniger|moins|menos|meno|minder"],
  than: [
    String.raw`(?:more|less|fewer|oftener|longer|shorter) (?:\w+ ){0,3}than (?:now|i do|before|usual|at the moment|this)|than (?:now|usual|before)\b`,
    String.raw`als (?:jetzt|bisher|sonst|im moment)\b`,
    String.raw`que (?:maintenant|d habitude|avant|actuellement)\b`,
    String.raw`que (?:ahora|antes|hasta ahora)\b`,
    String.raw`(?:di|che) (?:adesso|ora|prima)\b`,
    String.raw`(?:do )?que (?:agora|antes)\b`,
    String.raw`dan (?:nu|nu toe|voorheen)\b`,
  ],
  // What somebody does today, and no wish.
  habit: [
    String.raw`^(?:(?:and|but|so) )*(?:i|we) (?:currently |usually |normally |already |now )?(?:do|go|have|run|swim|ride|row|lift|train)\b`,
    String.raw`^(?:(?:und|aber) )*(?:ich |wir )?(?:mache?|laufe|schwimme|fahre|rudere) (?:ich|es|das|sie|wir)\b`,
    String.raw`^(?:(?:et|mais) )*(?:j en|je le|je la|je|on) (?:fais|cours|nage|roule|rame|fait)\b`,
    String.raw`^(?:(?:y|pero) )*(?:yo )?(?:l[oa] )?(?:hago|corro|nado|remo)\b`,
    String.raw`^(?:(?:e|ma) )*(?:io )?(?:l[oa] )?(?:faccio|corro|nuoto|remo)\b`,
    String.raw`^(?:(?:e|mas) )*(?:eu )?(?:faco|corro|nado|remo)\b`,
    String.raw`^(?:(?:en|maar) )*(?:ik doe|ik loop|ik zwem|doe ik)\b`,
  ],
  frame: [
    String.raw`^(?:(?:the|my|our|standing|running) )*jokes? |joking|jokes that|people (?:think|say|reckon)|everyone (?:thinks|says)|feels? like|as if|wish i`,
    String.raw`witz|scherz|(?:die )?leute (?:sagen|meinen|denken)|alle (?:sagen|meinen)|fuhlt sich an wie|als ob`,
    String.raw`blague|plaisant\w+|les gens (?:disent|pensent)|tout le monde dit|comme si`,
    String.raw`broma|chiste|la gente (?:dice|piensa|cree)|todos dicen|como si`,
    String.raw`scherz\w+|battuta|la gente (?:dice|pensa)|tutti dicono|come se`,
    String.raw`piada|brincadeira|as pessoas (?:dizem|acham)|toda a gente diz|como se`,
    String.raw`grap\w*|mensen (?:zeggen|denken)|iedereen zegt|alsof`,
  ],
  meanwhile: [
    String.raw`(?:while|when|during|as|wahrend|wenn|solange|pendant que|quand|mientras|cuando|mentre|quando|enquanto|terwijl|als) (?:${ARTICLE}) (?:\w+ )?(?:${PERSON})\b`,
  ],
  state: [
    String.raw`(?:dont|do not|wont|not|never) (?:really )?(?:want to )?(?:be|become|get|end up|lose|loose|losing|give up|hold|look|fall behind) (?:the|my|a|too|any)\b`,
    String.raw`will (?:nicht|kein\w*) (?:der|die|das|mein\w*)\b.{0,60}(?:sein|werden|verlieren)`,
    String.raw`(?:veux|voudrais) pas (?:etre|devenir|perdre|finir)`,
    String.raw`no quiero (?:ser|estar|perder|acabar|quedar\w*)`,
    String.raw`non (?:voglio|vorrei) (?:essere|diventare|perdere|finire)`,
    String.raw`nao quero (?:ser|estar|perder|ficar|acabar)`,
    String.raw`wil (?:niet|geen) (?:de|het|mijn)\b.{0,60}(?:zijn|worden|verliezen)`,
  ],
  cleared: [
    String.raw`signed (?:me |us )?off|cleared (?:me )?|discharged|all clear|green light|as (?:heavy|much|hard|long|far) as i (?:like|want)`,
    String.raw`freigegeben|grunes licht|freigabe|alles erlaubt|darf alles`,
    String.raw`feu vert|tout est permis|j ai le droit`,
    String.raw`alta|luz verde|via libre|puedo todo`,
    String.raw`via libera|tutto permesso|nulla osta`,
    String.raw`alta|luz verde|tudo liberado|liberou`,
    String.raw`groen licht|mag alles|goedgekeurd`,
  ],
  // Whoever stands at the beginning of a clause does what it tells.
  somebody: [
    String.raw`^(?:(?:${CONJUNCTION}) )*(?:(?:${PRONOUN})\b(?! (?:y|faut|fait|est|pleut|me|m|mi)\b)|(?:${ARTICLE}) (?:\w+ ){0,2}?(?:${PERSON})\b|(?:mum|mom|dad|nan|granny|grandma|grandad|partner|hubby|wife|husband|kids|mates) (?:is|are|has|have|says?|thinks?|reckons?|wants?|does|did|was|will|can|likes?|loves?|hates?|uses?|keeps?|calls?|runs?)\b)`,
  ],
};

const LANGUAGES = ["en", "de", "fr", "es", "it", "pt", "nl"] as const;
export type WrittenIn = (typeof LANGUAGES)[number];

const COMPILED = new Map<string, RegExp>();

function pattern(kind: ClosedKind, language: WrittenIn): RegExp {
  const key = `${kind} ${language}`;
  const known = COMPILED.get(key);
  if (known !== undefined) return known;
  const words = WORDS[kind][LANGUAGES.indexOf(language)] ?? WORDS[kind][0] ?? "";
  const found = new RegExp(String.raw`\b(?:${words})(?:(?<= )|(?!\p{L}))`, "u");
  COMPILED.set(key, found);
  return found;
}

/** A pronoun that begins a clause may stand for a person or, in most languages, for a knee. */
export const BEGINS_WITH_PRONOUN = new RegExp(String.raw`^(?:(?:${CONJUNCTION}) )*(?:${PRONOUN})\b`, "u");

/** People and animals that a pronoun can stand for. */
export const PEOPLE = new RegExp(String.raw`\b(?:${PERSON})\b`, "u");

/** Where words of a kind begin and end in a folded text, in the language of the text. */
export function findClosed(kind: ClosedKind, folded: string, language: WrittenIn): readonly [from: number, to: number] | undefined {
  const match = pattern(kind, language).exec(folded);
  return match === null ? undefined : [match.index, match.index + match[0].length];
}
