import { normalise } from "../health/normalise.ts";

/** What a clause says of its object: left out, welcome, done seldom, done although unloved, or nothing of the kind. */
export type Polarity = "negative" | "positive" | "cap" | "keep" | "none";

/** A clause of the text about likes and dislikes. */
export interface WishClause {
  /** As the athlete wrote it. */
  readonly quote: string;
  /** The normalised words. */
  readonly said: string;
  readonly sentence: number;
  /** What joins it to the clause before. */
  readonly link: "start" | "comma" | "and" | "contrast" | "except" | "instead";
  readonly polarity: Polarity;
  /** The marker stands behind the object: "rowing and biking are fine". */
  readonly isTrailing: boolean;
  /** Sessions a week at most; a half is one in two weeks. */
  readonly times?: number;
  /** It says what somebody has or does, and nothing of what they like. */
  readonly isFact?: true;
  /** Neither liked nor unwanted: "I don't mind burpees". */
  readonly isNeutral?: true;
}

const ENDS = String.raw`[;!?\n•]|\.{2,}|…|(?<!\b\d{1,2}(?=\.\s(?:bis|und|jan|feb|m[aä]r|apr|mai|jun|jul|aug|sep|okt|nov|dez)))(?<!\b(?:ca|\p{L}|bzw|approx|max|min))\.(?=\s|$)|(?<=\b(?:max|min))\.(?=\s+\D|$)`;
const EXCEPT = String.raw`except(?: for)?|besides|apart from|other than|außer|ausser|bis auf|sauf|hormis|salvo|excepto|(?<=\b(?:todo|tudo)\s(?:\p{L}+\s)?)menos|behalve|tranne|eccetto|exceto`;
const INSTEAD_OF = String.raw`instead of|rather than|statt|anstatt|anstelle von|en lugar de|en vez de|au lieu de?|plutôt que|invece d[ie]|piuttosto che|em vez de|in plaats van`;
/** "Swap the ski for the rower": what stands behind is wanted. */
const SWAP = String.raw`(?<=(?<!\p{L})(?:swap|replace|exchange|trade|ersetz\p{L}*|tausch\p{L}*|cambia\p{L}*|sustitu\p{L}*|remplace\p{L}*|[ée]change\p{L}*|sostitu\p{L}*|scambia\p{L}*|troca\p{L}*|substitu\p{L}*|vervang\p{L}*|ruil\p{L}*)\s[^,.;!?]{2,30})\s(?:for|with|by|durch|gegen|por|par|contre|con|door|voor)`;
const BUT = String.raw`but|however|though|although|aber|jedoch|dafür|dafuer|pero|mais|ma|però|mas|maar`;
const OR = String.raw`or(?! (?:below|less|fewer|more|so|under|over|two|three|whatever|lower|higher))|nor|oder|(?<=\bweder\b[^.;!?]{0,40}\s)noch|ou|ni|nem|né|of`;
const JOIN = String.raw`,(?!\d)|\sso\s(?=(?:give|please|let|make|put|no|i|we)\b)|\s[-–—&+]\s(?!\d{1,2}(?:\s?\p{L}|[./]))|[()]|\s/\s|(?<=\p{L}{3})/(?=\p{L}{3})|:\s`;

/** "mais" is "more" in Portuguese, and "but" in French. */
const PORTUGUESE =
  /\b(?:n[ãa]o|gosto|tenho|posso|quero|treinos?|semana|gin[áa]sio|tamb[ée]m|muito|detesto|adoro|prefiro|uma?|corrida|fixas)\b/iu;
const DUTCH = /\b(?:ik|geen|niet|liever|graag|vind|haat|mijn|een|het)\b/iu;
const ROMANCE_O = /\b(?:no me|me gusta\w*|odio|prefiero|nada|niente|preferisco|mi piac\w*|detesto|non|corsa)\b/iu;

/** The clauses of a text with their polarity. */
export function readWishClauses(text: string): readonly WishClause[] {
  const known = RECENT.get(text);
  if (known !== undefined) return known;
  const found = withPolarities(split(text));
  if (RECENT.size >= MOST_RECENT) RECENT.clear();
  RECENT.set(text, found);
  return found;
}

/** A text is read for every session of a plan. */
const RECENT = new Map<string, readonly WishClause[]>();
const MOST_RECENT = 8;

/** The clauses that say what is not wanted, without those about what is liked. */
export function unwantedText(text: string | undefined): string {
  if (text === undefined || text.trim() === "") return "";
  return readWishClauses(text)
    .filter(({ polarity }) => polarity === "negative" || polarity === "cap" || polarity === "none")
    .map(({ quote }) => quote)
    .join("; ");
}

/** Stands in for a period that ends no sentence, and is as long. */
const DATE_PERIOD = "\uE000";

type Piece = Pick<WishClause, "quote" | "said" | "sentence" | "link">;

function split(text: string): readonly Piece[] {
  const and = String.raw`(?:and|und|y|et|e)(?!\s(?:a half|eine halbe|media|demie|mezz\p{L}*|meia)\b)|as well as|sowie|plus(?!\sd(?:e\b|['’]))${DUTCH.test(text) ? "|en" : ""}`;
  const or = ROMANCE_O.test(text) && !PORTUGUESE.test(text) ? String.raw`${OR}|o` : DUTCH.test(text) ? OR : OR.replace("|of", "");
  const pattern = new RegExp(
    String.raw`(?<end>${ENDS})|\s(?<except>${EXCEPT})\s|(?<swap>${SWAP})\s|\s(?<instead>${INSTEAD_OF})\s|(?:,\s*)?(?:\s|^)(?<but>${PORTUGUESE.test(text) ? BUT.replace("|mais", "") : BUT})\s|(?:,\s*)?\s(?:${and}|${or})\s|${JOIN}`,
    "giu",
  );
  const written = text
    .replace(
      /(?<=\b(?:more|mehr|m[áa]s|plus de|pi[ùu]|mais|meer)\s[\p{L} -]{3,25})\s(?=(?:less|fewer|weniger|menos|moins|meno|minder)\s\p{L})/giu,
      ", ",
    )
    .replace(/(?<=\p{L}\s)u\.(?=\s\p{L})/gu, "& ")
    .replace(/\bhands and knees\b/giu, "hands-and-knees")
    // "Vom 24.12. bis 3.1. im Urlaub": the period of a date ends no sentence where a small letter follows.
    .replace(/(?<=\b\d{1,2}\.\d{1,2})\.(?=\s+\p{Ll})/gu, DATE_PERIOD)
    .replace(
      /\b(?:anything|everything|things?|exercises?) (?:that (?:makes? me|needs?)|where i (?:have to|must)) jump(?:ing)?\b/giu,
      "jumping",
    )
    .replace(/(?<all>anything|everything|all) but\b/giu, "$<all> except")
    .replace(
      /(?<prefer>\bpr[eé]f(?:e|è|é|ie|i)r\p{L}*\s+\p{L}+[^,.;!?]*?)\s(?:over|to|vor|gegenüber|sobre|boven|a|à|ao|aos|al|alla|ai|agli|alle|au|aux)\s(?!(?:run|row|ride|swim|do|lift|train|bike|walk|be|have|use|keep|la|las|los)\b)/giu,
      "$<prefer> instead of ",
    )
    .replace(
      /(?<=^|[.;!?]\s*)(?<one>[\p{L} -]{3,24}?)\sover\s(?<other>[\p{L} -]{3,24}?)\s(?:any ?day|every time|all day|for me)/giu,
      "$<one> instead of $<other>",
    )
    .replace(/(?<=\b(?:rather|lieber|liever)\b[^,.;!?]*?)\s(?:than|als|dan(?: dat ik)?)\s/giu, " instead of ");
  const pieces: Piece[] = [];
  let sentence = 0;
  let start = 0;
  let link: Piece["link"] = "start";
  const close = (end: number): void => {
    const quote = written.slice(start, end).replaceAll(DATE_PERIOD, ".").trim();
    const said = normalise(quote).replace(REASON, "");
    if (said !== "") pieces.push({ quote, said, sentence, link });
  };
  for (const match of written.matchAll(pattern)) {
    close(match.index);
    start = match.index + match[0].length;
    const { end, except, instead, but, swap } = match.groups ?? {};
    if (end !== undefined) sentence++;
    link =
      end !== undefined
        ? "start"
        : except !== undefined || swap !== undefined
          ? "except"
          : instead !== undefined
            ? "instead"
            : but !== undefined
              ? "contrast"
              : /\p{L}|[&+]/u.test(match[0])
                ? "and"
                : "comma";
  }
  close(written.length);
  return pieces;
}

/** Of days beside each other. */
export const IN_A_ROW =
  /\b(?:in a row|back to back|consecutive|hintereinander|nacheinander|na elkaar|achter mekaar|aufeinander ?folgend\w*|seguidos|consecutiv\w*|de suite|d affilee|di fila|di seguito|achter elkaar|achtereenvolgend\w*|opeenvolgend\w*)\b/u;

/** Why says nothing of what: "sick of bench press because the gym is crowded". */
const REASON =
  /(?<=\w) (?:mainly |mostly |hauptsachlich )?(?:because|bc|thanks to|on account of|since (?:i|its|my|we|the)|as (?:i|its|my|we|the)|cos|cause (?:i|its|my)|due to|weil|denn|wegen|porque|ya que|parce|perche|pois|omdat|want (?:ik|dan|het|de|die|we)|vanwege)\b.*$/u;

/** Words with a "no" in them that say that something is welcome. */
const WELCOME_ALL_THE_SAME =
  /\bnot (?:too |that |so )?bothered|(?:(?:dont|do not|doesnt|wouldnt|would not) (?:really )?mind|no (?:problem|worries|issues?)|cant get enough|nothing against|nichts gegen|kein problem|pas de (?:probleme|souci)|aucun probleme|nessun problema|sem problemas?|geen probleem|sin problemas?|ningun problema|never (?:gets?|got) (?:old|bored)|cant wait|not (?:too )?bad|not a problem|no limit\w*|not enough|nicht genug|never enough)\b/u;

const NEUTRAL =
  /\b(?:mind|bothered|nothing against|nichts gegen|no (?:problem|worries|issues?)|not a problem|kein problem|pas de (?:probleme|souci)|aucun probleme|nessun problema|sem problemas?|geen probleem|sin problemas?|ningun problema|not (?:too )?bad)\b/u;

const NEGATIVE = new RegExp(
  String.raw`\b(?:${[
    "n aim\\w+|(?:get|go|goes) in the bin|in the bin|bin (?:it|them)|(?:ill|i will|id|i would|i) pass on|give (?:it|them|those) a miss|do mind|weder|neither|nein|nee|rien|holle|enfer|infierno|inferno|swap|replace|exchange|trade|ersetz\\w*|tausch\\w*|cambia|sustituy\\w*|remplac\\w*|sostitu\\w*|troca|vervang|can do one|evil|the devil|kill (?:my|the)|ode|blod|doof|kryptonite|enem(?:y|ies)|brutal on|bugs m[ey]|sick to death|niks|miedo|peur|paura|medo|angst|bang voor|want to (?:quit|cry|die|puke|throw up|give up|leave)|(?:ill|i will|makes? me) (?:cry|scream|quit)|see another|chok(?:e|es) me|wrecks? me|hurts?|aggravat\\w*|dull|tedious|tiresome|lose the will|gone off|go off|(?:im|i am|so|totally) over|too (?:crowded|busy|full|packed|cold|hot|dark|far|early|late|tough|stressful|repetitive|painful|technical|hard|fiddly|loud|complicated|slow|long)|steer clear|put me off|cant be (?:bothered|arsed)|not doing|hat(?:e|es|ed|ing)|loath\\w*|dislik\\w*|detest\\w*|despis\\w*|(?:cant|cannot|can not|couldnt) (?:stand|bear|be (?:bothered|arsed))",
    "(?:dont|do not|doesnt|didnt|wont|will not|not|never) (?:\\w+ )?(?:like|enjoy|want|love|fancy|do|give|make|program|put|need|ride|run|swim|row|care)",
    "not (?:\\w+ )?(?:fan|into|keen|thing|fond|for me|fun|comfortable|favou?rite|interested|cup of tea)|isnt (?:my|for)|arent (?:my|for)|no fan|never|no|nope|none|nothing(?! (?:against|else|more|beats|like|better|wrong))|not|without|avoid\\w*|skip|leave (?:\\w+ )?out|minus",
    "makes? my \\w+ (?:tired|ache|aches|sore|hurt|tight|stiff|angry)|bor(?:e|es|ed|ing|edom)|sick of|fed up|tired of|rather not|too (?:much|many)|worst|awful|terrible|horrible|torture|nightmare|nemesis|misera\\w*|misery|pointless|nonsense|silly|stupid|suck\\w*|crap|shit\\w*|bullshit|dread\\w*|scar(?:e|es|ed|y)|afraid|terrif\\w*|go to hell|to hell|hell no|from hell|kills?|mess(?:es)? me up|overrated|annoy\\w*|drives? me|useless|a waste|enough of|cba|meh|ugh|yuck|nah|gross|go mad|waste of time|struggle with|freak\\w* me|do my head in|does my head in|can do without",
    "can (?:all |both )?go(?: too| as well)?$|weglassen|streichen|(?:kann|konnen) (?:gern )?(?:weg|raus)|auf keinen fall|nicht leiden|hass\\w*|nerv\\w*|langweil\\w*|langeweile|mag (?:ich )?(?:gar |uberhaupt |einfach )?(?:nicht|kein\\w*)|kein\\w*|nicht|nie|niemals|ungern|nix|nichts|ohne|bloss nicht|kotz\\w*|satt|furchtbar|schrecklich|grauen\\w*|graus|grausig|gestohlen bleiben|ein gr(?:a|ae)uel|schlimm\\w*|horror|zum kotzen|weg mit|verschon\\w*",
    "zu (?:voll|kalt|heiss|dunkel|weit|spat|fruh|lang|hart|anstrengend|langweilig)|odi[oa]|odeio|detest\\w*|soporto|nada de|nunca|jamas|sin|aburr\\w*|evit\\w*|harto|fatal|me mata\\w*|no",
    "hais|pas|jamais|sans|ennui\\w*|ennuy\\w*|horreur|marre|aucun\\w*|nul|bof|gonfle\\w*|saoule\\w*",
    "niente|non|mai|senza|annoi\\w*|noios\\w*|sopporto|basta(?! e)|nemmeno|neanche",
    "nao|nunca|sem|chat[oa]s?|suporto|nada de|horrivel",
    "haat|hekel|geen|niet|nooit|zonder|saai|vreselijk|verschrikkelijk|rot",
  ].join("|")})\b`,
  "u",
);

const POSITIVE = new RegExp(
  String.raw`\b(?:${[
    "(?:pode|podem|puede|pueden|durfen|darf|peut|peuvent|puo|mag wel)$|any ?time|when ?ever(?: (?:you|u|i) (?:like|want))?|jederzeit|cuando sea|n importe quand|quando vuoi|wanneer je wilt|(?:is|are) (?:there|available)|available|vorhanden|verfugbar|(?:ist|sind) da|lov(?:e|es|ed|ing)|likes?|enjoy\\w*|prefer\\w*|fav|decent|bearable|tolerable|manageable|doable|grand|life|nice|chill|gold|golden|class|sweet|works|work (?:for|well|best|fine|great|better)|suits?|crack on|(?:all )?i need|favou?rites?|fun|fine|ok|okay|great|good|happy|happily|welcome|yes|yep|yeah|rather|instead|awesome|amazing|brilliant|cool|ace|lush|my jam|(?:my|is my|are my) (?:thing|stance|style)|live for|mint|whatever|ive(?! (?:to|got to|had|never))|i have(?! (?:to|had|never))|we have(?! to)|theres|there is|ich hab(?:e)?|tengo|j ai|ik heb|tenho|bring (?:it|them)? ?on|anything goes|as (?:much|many|often) as|could|can do|can live with|give me|up for|more of|all day|all for|big fan|fan of|into|allowed|by all means|therapy|addicted|(?:everything|anything) else|the rest|rest of|i(?:ll| will) (?:row|bike|ride|run|swim|walk|do|take)|if i must|easier|alright|all right|sure|everything else|anything else|all else|the rest|rest of|bring|more please|the best|heaven|happy place",
    "mag|liebe|lieb|gern\\w*|lieber|super|toll|klasse|spass|prima|geil|geht (?:gut|immer|klar)|gehen (?:gut|immer|klar)|passt|passen|bevorzug\\w*|stattdessen|ja|gut|mega|okay|in ordnung",
    "gustan?|encantan?|encanta|prefiero|amo|adoro|genial|bien|vale|disfruto|mejor|mola\\w*|si",
    "aime|ca passe|adore|prefere|plutot|ca va|va bien|volontiers|top|bien|kiffe|parfait|oui",
    "piac\\w*|adoro|preferisco|amo|benissimo|volentieri|bene|va bene|ok|meglio|piuttosto|si",
    "gosto|adoro|prefiro|curto|tudo bem|bom|otimo|de boa|sim|amo",
    "leukst|fijnst|favoriet\\w*|am liebsten|lieblings\\w*|favorit\\w*|preferid\\w*|preferit\\w*|prefere\\w*|leuk|heerlijk|graag|liever|top|prima|lekker|goed|fijn|ja|geweldig|houd van|hou van|best",
  ].join("|")})\b`,
  "u",
);

/** "Skip good mornings and do RDLs", "no kipping, only strict ones". */
const INSTEAD =
  /^(?:and )?(?:then (?:on|with|by|do|the|in|please)|dann (?:auf|mit|bitte|lieber|nur)|only|just|do|have|take|use|keep|get|nur|solo|seulement|uniquement|alleen|soltanto|apenas|mach|machen|alles andere|sonst|todo lo demas|le reste|tutto il resto|o resto|de rest)\b/u;

/** "Not X, I do Y", "I train in my garage with a rack": what somebody does or has is wanted, and a list goes on from there. */
const OWN =
  /^(?:(?:and|und|y|et|e|en|since|because|as|weil|da|also|auch) )*(?:(?:i|we|ich|wir|je|ik|wij|eu|yo|io|noi) (?!(?:am|bin|suis|ben|struggle|kampfe)\b)\w+|j [a-z]+|im (?:training|lifting|riding)|got|ive|weve|my (?:gym|garage|home gym|box|club) has|habe|hab|heb|tengo|hago|corro|nado|juego|uso|levanto|entreno|trabajo|vivo|mi alleno|faccio|nuoto|ho|gioco|vivo|treino(?! d[eo]\b)|faco|tenho|jogo|moro)\b/u;

/** "Strides on grass, please" */
const ASKED = /\b\p{L}+ .*\b(?:please|pls|plz|bitte|por favor|s il (?:te|vous) plait|per favore|alsjeblieft|aub)$/u;

/** "I walk every day, and hate running": a clause with somebody who does something says it of itself. */
const SAYS_ITSELF = /\b(?:i|ich|je|j|yo|ik|io|eu|we|wir|nous|mache|hago|fais|faccio|faco|doe)\b/u;
/** "Conventional deadlifts, no sumo": the no is that of its own object. */
const OWN_NO =
  /^(?:no|not|never|without|kein\w*|nie|ohne|sin|nada de|nunca|pas de?|sans|jamais|niente|senza|mai|sem|geen|nooit|zonder)\b(?! (?:thanks?|way|please|chance|danke|gracias|merci|grazie|obrigad\w*|bedankt)$)(?= )/u;

/** "More pull-ups", "Klimmzüge öfter" */
const MORE =
  /^(?:(?:and|und|y|et|e|en|please|bitte|i want|i d like|id like|je veux|quiero|vorrei|voglio|quero|ik wil|ich will|ich mochte) )*(?:more|mehr|mas|plus de|plus d|piu|mais|meer)\b(?! (?:than|als|que|di|de \d|of (?:the|it)|dan|\d))|\b(?:more often|ofter|haufiger|mas a menudo|mas veces|plus souvent|piu spesso|mais vezes|vaker|the more the better|cuant[ao]s mas mejor)\b(?! (?:than|als|que|di|dan))/u;
const NEED_NOT =
  /\b(?:no|non|nao|niet|nicht) (?:\w+ ){0,2}(?:necesit\w*|hacen? falta|bisogno|serv(?:e|ono)|preciso|nodig|brauch\w*)\b|\bbrauche? (?:ich |es |sie )?(?:\w+ )?(?:nicht|kein\w*)\b|\b(?:pas|plus) besoin\b|\bhoeft niet\b|\bdont need\b/u;
/** "Less running": it stays, and a little of it. */
const LESS =
  /\b(?:liever|lieber|rather|preferably|mejor|plutot|meglio|de preferencia) (?:minder|weniger|less|menos|moins|meno)$|^(?:(?:id|i|d|would|want|love|like|prefer|to|do|have|a bit|a little|much|and|und|y|et|e|en|please|bitte) )*(?:less|fewer|weniger|menos|moins de|moins d|meno|minder)\b/u;

/** The athlete asks for it all the same. */
const KEEP =
  /\b(?:need(?:s|ed)? (?:it|em|them|to)|i need|(?:but|still) (?:do|give|keep) (?:it|them|em)|do (?:it|them|em) (?:anyway|though)|keep (?:it|them|em) in|good for me|love hate|part of (?:the|it)|(?:leave|keep|put) (?:it|them|em|those) in|(?:if|when) (?:its|it is|theyre) (?:for|in|part of) (?:the|my) race|lass (?:sie|es|ihn) drin|deja(?:lo|los|las)|laisse les?|lascia(?:li|le|lo)|deixa(?:os|as|o)?|laat ze erin|it is what it is|comes with it|has to be|have to be|got to be|gotta|must (?:be )?(?:done|do)|race (?:needs|has|demands)|hyrox (?:needs|has)|i (?:know i |guess i )?have to(?: do (?:it|them))?$|muss (?:sein|halt|leider|ja)|mussen (?:sein|halt|leider)|brauche? (?:ich|es|sie)|gehor\w* dazu|lo necesito|hay que|hacen falta|il (?:en )?faut|faut bien|j en ai besoin|ne ho bisogno|servono|preciso|faz parte|hoort erbij|moet nou eenmaal)\b/u;

const COUNT_OF: readonly (readonly [RegExp, number])[] = [
  [/^(?:once|one|a|single|1|1x|einmal|eine?r?|1mal|una?|une|uma|un|een|eens)$/u, 1],
  [/^(?:twice|two|2|2x|zweimal|zwei|2mal|dos|deux|due|duas|dois|twee)$/u, 2],
  [/^(?:three|thrice|3|3x|dreimal|drei|tres|trois|tre|drie)$/u, 3],
];
const A_WEEK = String.raw`(?:(?:a|per|each|every|pro|in der|die|por|a la|na|par|alla|in the|de) )?(?:weeks?|wk|woche|semana|semaine|settimana)|weekly|wochentlich`;
const TWO_WEEKS = String.raw`(?:every|each|per|alle|cada|toutes? les|ogni|om de|a cada) (?:two|2|other|second|zwei|dos|deux|due|duas|twee|quinze) ?(?:weeks?|wochen|semanas|semaines|settimane|weken|dias|jours)?|fortnight\w*|a fortnight|alle 14 tage|zweiwochentlich`;
const TIMES = new RegExp(
  String.raw`\b(?<count>once|one|a single|1x?|einmal|eine?r?|una?|une|uma|un|een|eens|twice|two|2x?|zweimal|zwei|dos|deux|due|duas|dois|twee|three|3x?|dreimal|drei|tres|trois|tre|drie)(?: (?:x|mal|times?|vez|veces|fois|volta|volte|vezes|keer))?(?: [a-z]+){0,3}? (?:(?<two>${TWO_WEEKS})|(?:${A_WEEK}))(?: |$)`,
  "u",
);
const CAPS =
  /\b(?:max\w*|at most|tops|plenty|enough|no more|not more|more than|limit\w*|keep|only|just|ok|okay|fine|alright|can live|do|will do|maybe|vielleicht|hochstens|nicht mehr|mehr als|reicht|reichen|genugt|nur|como mucho|maximo|basta|suficiente|no mas|mas de|solo|maximum|suffit|pas plus|plus de|seulement|al massimo|massimo|non piu|piu di|soltanto|chega|no maximo|mais de|please|pls|bitte|por favor|bastan\w*|genoeg|hooguit|hoogstens|niet meer|meer dan|alleen)\b/u;

/** "Deadlift once is enough": a week is meant. */
const ENOUGH =
  /\b(?<count>once|twice|einmal|zweimal|una vez|dos veces|une fois|deux fois|una volta|due volte|uma vez|duas vezes|een keer|twee keer)\b.*\b(?:enough|plenty|max\w*|at most|tops|reicht|genugt|basta|suficiente|suffit|chega|genoeg)\b|\b(?:max\w*|at most|hochstens|maximo|massimo|hooguit)\b.*\b(?<most>once|twice|einmal|zweimal|una vez|dos veces|une fois|deux fois|una volta|due volte|uma vez|duas vezes|een keer|twee keer)\b/u;

/** "…, deadlift once": of a week as well. */
export const MINIMUM_WORDS =
  /\b(?:to a minimum|as few (?:\w+ )?as possible|as little (?:\w+ )?as possible|moglichst wenige?|so wenige? wie moglich|lo menos posible|le moins (?:\w+ )?possible|il meno possibile|o menos possivel|zo (?:min|weinig) mogelijk)\b/u;
const BARE_TIMES =
  /^(?:\p{L}+ ){1,3}(?<count>once|twice|einmal|zweimal|una vez|dos veces|une fois|deux fois|una volta|due volte|uma vez|duas vezes|een keer|twee keer)$/u;

const FOR_WEEKS =
  /\b(?:first|next|for|during|ersten?|nachsten?|primer\w*|proxim\w*|premier\w*|prochain\w*|prim[ei]|prossim\w*|eerste|komende) (?:\d|two|three|four|six|zwei|drei|vier|sechs|dos|tres|cuatro|deux|trois|quatre|due|tre|quattro|duas|quatro|twee|drie) (?:weeks|wochen|semanas|semaines|settimane|weken)\b/u;

/** "Twice a month is plenty", "every other week at most" */
const A_MONTH =
  /\b(?<count>once|one|1x?|einmal|una vez|une fois|una volta|uma vez|een keer|twice|two|2x?|zweimal|dos veces|deux fois|due volte|duas vezes|twee keer)\b(?: (?:times|mal|x))? (?:a|per|each|im|pro|al|por|par|il|ao|per) (?:months?|monat|mes|mois|mese|maand)\b/u;
const ONCE = /^(?:once|one|1x?|einmal|una vez|une fois|una volta|uma vez|een keer)$/u;
const EVERY_OTHER_WEEK = new RegExp(String.raw`\b(?:${TWO_WEEKS})\b`, "u");

/** How often is enough. */
function capIn(said: string): number | undefined {
  if (MINIMUM_WORDS.test(said)) return 1;
  // "No hills in the first two weeks" is how long, and not how often.
  if (FOR_WEEKS.test(said)) return undefined;
  const monthly = A_MONTH.exec(said)?.groups?.["count"];
  if (monthly !== undefined && (CAPS.test(said) || NEGATIVE.test(said))) return ONCE.test(monthly) ? 0.25 : 0.5;
  if (EVERY_OTHER_WEEK.test(said) && !TIMES.test(said) && CAPS.test(said)) return 0.5;
  const found = TIMES.exec(said) ?? ENOUGH.exec(said) ?? BARE_TIMES.exec(said);
  if (found === null || !(CAPS.test(said) || NEGATIVE.test(said) || BARE_TIMES.test(said))) return undefined;
  if (/\b(?:at least|mindestens|al menos|au moins|almeno|pelo menos|minstens)\b/u.test(said)) return undefined;
  const count = (found.groups?.["count"] ?? found.groups?.["most"] ?? "")
    .replace(/^a single$/u, "single")
    .replace(/ (?:vez|veces|fois|volta|volte|vezes|keer)$/u, "");
  const times = COUNT_OF.find(([word]) => word.test(count))?.[1];
  if (times === undefined) return undefined;
  return found.groups?.["two"] === undefined ? times : times / 2;
}

/** What there is. */
const HAS =
  /^(?:(?:and|und|y|et|e|en|also|but|i|we|ich|wir|ik|je|j) )*(?:got|ive|weve|own|have|theres|there is|habe|hab|besitze|tengo|hay|ai|il y a|ho|tenho|heb)\b(?! (?:always|never|been|loved|enjoyed|had|to|fun|immer|siempre))/u;

/** Names in which a word of praise or of denial is a part: "good mornings", "core work". */
const NAMES_WITH_MARKERS =
  /\b(?:good ?mornings?|dead ?bugs?|(?:core|floor|gym|track|speed|hill|leg|ab|bag|house|strength|overhead|tempo|technique|club) ?work|at work|(?:before|after|from|to) work|easy (?:runs?|rides?|swims?|row\w*|bike\w*|sessions?|miles|days?|pace))\b/gu;

type Marker = Pick<WishClause, "polarity" | "isFact" | "isNeutral"> & { readonly at: number };

function markerIn(words: string): Marker {
  return readMarker(words.replace(NAMES_WITH_MARKERS, (name) => "·".repeat(name.length)));
}

function readMarker(said: string): Marker {
  const welcome = WELCOME_ALL_THE_SAME.exec(said);
  if (welcome !== null)
    return { polarity: "positive", at: welcome.index, ...(NEUTRAL.test(said) && !/\bmore\b/u.test(said) ? { isNeutral: true } : {}) };
  if (NEED_NOT.test(said)) return { polarity: "negative", at: 1 };
  if (KEEP.test(said) || LESS.test(said)) return { polarity: "keep", at: 0 };
  if (MORE.test(said)) return { polarity: "positive", at: 0 };
  const not = NEGATIVE.exec(said);
  if (not !== null) return { polarity: "negative", at: not.index };
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
  /\b(?:so (?:aos?|as|nas?|nos?|de)|only|nur|solo|solamente|seulement|uniquement|soltanto|apenas|alleen|always|immer|siempre|toujours|sempre|altijd)\b/u;
/** A verb of its own: "Saturdays are parkrun", "the club rides on Saturday". */
const TELLS =
  /\b(?:i|im|ive|ill|we|were|ich|wir|je|j|nous|yo|ik|wij|we|eu|is|are|was|has|have|ist|sind|hat|haben|habe|geht|gehen|es|son|esta|tengo|hay|est|sont|c|ha|sono|ho|sao|tem|tenho|zijn|heb|heeft|opens?|abre|closes?|meets?|rides?(?= with| out)|runs?(?= with)|kann|can|puedo|peux|posso|kan)\b/u;

/** Words that stand before an object without naming one. */
const LEAD_IN =
  /^(?:(?:i|im|ill|id|please|pls|the|a|an|my|any|so|also|and|with|for|in|on|all|really|bitte|die|der|das|den|ich|auch|el|la|los|las|le|les|un|une|lo|il|gli|o|os|as|de|het|ik|well) )*/u;

const NOT_MORE =
  /^(?:not more|no more|max\w*|tops|nicht mehr|mehr nicht|hochstens|no mas|nada mas|como mucho|pas plus|au plus|non di piu|al massimo|nao mais|no maximo|niet meer|hooguit)$/u;

function withPolarities(pieces: readonly Piece[]): readonly WishClause[] {
  const clauses = pieces.map((piece, index): WishClause => {
    const next = pieces[index + 1];
    // "Le soulevé une fois par semaine, pas plus"
    const isMost = next !== undefined && next.sentence === piece.sentence && NOT_MORE.test(next.said);
    const times = capIn(isMost ? `${piece.said} max` : piece.said);
    const { polarity, at, isFact, isNeutral } = markerIn(piece.said);
    const lead = LEAD_IN.exec(piece.said)?.[0].length ?? 0;
    return {
      ...piece,
      // "Pull-ups twice a week" asks for them.
      polarity:
        times !== undefined
          ? "cap"
          : polarity === "positive" && JUST.test(piece.said) && piece.link === "start"
            ? "none"
            : polarity === "none" && TIMES.test(piece.said)
              ? "positive"
              : polarity,
      isTrailing: at > lead,
      ...(times === undefined ? {} : { times }),
      ...(isFact === true && times === undefined ? { isFact } : {}),
      ...(isNeutral === true ? { isNeutral } : {}),
    };
  });
  const read: WishClause[] = [];
  clauses.forEach((clause, index) => read.push(withNeighbours(clause, index)));
  return read;

  function withNeighbours(clause: WishClause, index: number): WishClause {
    const before = read.findLast(({ sentence, polarity }) => sentence === clause.sentence && polarity !== "none");
    if (clause.link === "except" || clause.link === "instead") {
      // "Anything overhead except strict press": bare words are unwanted, and what is excepted is not.
      const outside = clauses[index - 1];
      const isBareWhole = clause.link === "except" && outside?.polarity === "none" && !ONLY_ALL.test(outside.said);
      const whole = isBareWhole ? "negative" : outside?.polarity;
      const isInstead = clause.polarity === "none" || clause.polarity === "positive";
      return isInstead ? { ...clause, polarity: whole === "negative" ? "positive" : "negative" } : clause;
    }
    if (clause.polarity !== "none") return clause;
    // "I've got rings and a 20 kg vest" goes on with what there is; a number says nothing of what is not wanted.
    if (/\d/u.test(clause.said))
      return before?.polarity === "positive" && isListed(clause.link) ? { ...clause, ...goesOn(before) } : clause;
    // "Front squat rather than back squat": the first is wanted.
    if (clauses[index + 1]?.link === "instead") return { ...clause, polarity: "positive" };
    // "No burpees, but box jumps": the other one is wanted.
    if (clause.link === "contrast" && before?.polarity === "negative")
      return ALSO.test(clause.said) ? clause : { ...clause, polarity: "positive" };
    const list = clauses.slice(index + 1);
    const end = list.findIndex(({ sentence, polarity, link }) => sentence !== clause.sentence || !isListed(link) || polarity !== "none");
    const next = list[end];
    const isOfNext =
      next?.sentence === clause.sentence &&
      isListed(next.link) &&
      next.polarity !== "none" &&
      next.isFact !== true &&
      // "Lunges, split squats are fine": only the second is.
      (next.polarity !== "positive" || next.link === "and" || OF_ALL.test(next.said)) &&
      !OWN_NO.test(next.said) &&
      !SAYS_ITSELF.test(clause.said);
    if (isOfNext && (before === undefined || (next.isTrailing && next.link === "and")) && next.polarity !== "cap")
      return { ...clause, polarity: next.polarity };
    if (before !== undefined && isListed(clause.link) && !COPULA.test(clause.said) && clause.said.split(" ").length <= MOST_LISTED)
      return before.polarity === "cap" && ON.test(clause.said) ? { ...clause, polarity: "positive" } : { ...clause, ...goesOn(before) };
    return clause;
  }
}

/** "Anything but running": nothing is named that could be unwanted. */
const ONLY_ALL =
  /^(?:(?:i (?:do|like|love)|ich mache|please|happy with|really) )*(?:(?:do )?(?:anything|everything|all|whatever|alles|todo|tout|tutto|tudo)(?: (?:is|s|are|ist|es|est|e|really|is fine|is ok|is good|fine|ok|works?))*)$/u;
/** "Running. Just running." */
const JUST = /^just \p{L}+(?: \p{L}+)?$/u;
const OF_ALL =
  /^(?!(?:everything|anything|all|alles|todo|tout|tutto|tudo) (?:else|other|andere|lo demas|le reste|il resto|o resto))(?:all|both|everything|alles|beides|todo|ambos|tout|les deux|tutto|tudo|allemaal|is|are|ist|sind)\b/u;

/** "Cardio once a week at most, and on the bike" */
const ON = /^(?:on|in|en|auf|mit|a|au|sur|op|de|con|with|avec|per) /u;

function goesOn({ polarity, isFact }: WishClause): Pick<WishClause, "polarity" | "isFact"> {
  return { polarity: polarity === "cap" ? "none" : polarity, ...(isFact === true ? { isFact } : {}) };
}

function isListed(link: WishClause["link"]): boolean {
  return link === "comma" || link === "and";
}

const ALSO = /\b(?:too|also|as well|especially|auch|tambien|aussi|anche|tambem|ook)\b/u;

/** A clause with a verb of its own says something of its own. */
const COPULA = /\b(?:is|are|was|were|ist|sind|es|son|est|sont|sono|sao|zijn)\b/u;
const MOST_LISTED = 6;
