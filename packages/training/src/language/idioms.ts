import { memoized } from "./memoized.ts";

/** Figures of speech with a part of the body, an illness or a death in them that tell nothing of anybody's health. */
const IDIOMS: readonly RegExp[] = [
  // English
  /\b(?:an )?arm (?:and|&) a leg\b/giu,
  // "Nothing on foot" forbids what is done on one.
  /(?<!\b(?:nothing|not|no \p{L}+|nichts|nada|rien|niente|niets) )(?<!\p{L})(?:on foot|[aà] pied|a pie(?! (?:derecho|izquierdo))|a piedi|a pé|te voet)(?!\p{L})/giu,
  // A way, and no spine.
  /\b(?:there|out) (?:and|&|'?n'?) back\b|\bback (?:and|&) forth\b|(?<=\b(?:way|trip|ride|walk|run|drive|journey|commute) )back\b(?= (?:home|from|to the (?:car|house|office|gym)|in the evening)|$|[.,;])/giu,
  /\bgive (?:my|an?) (?:right |left )?(?:arm|leg|kidney)(?= (?:for|to)\b)/giu,
  /\bbreak(?:ing|s)? a leg\b/giu,
  /\b(?:broke|breaks?|breaking|breaks already) my heart\b|\bmy heart (?:already |always |still )?(?:breaks|broke|sank|sinks|belongs)\b|\bheart ?break hill\b|\bheart(?: is)? set on\b|\bhand on heart\b|\bheart of gold\b/giu,
  /\bbutterflies(?: in (?:my|the) (?:stomach|tummy|belly))?(?= (?:before|at|when)|$|[.,;])/giu,
  /\b(?:real |right )?pain in the (?:neck|arse|ass|butt|backside|bum|behind)\b/giu,
  /\bcold feet\b(?= (?:before|about|when))|\btwo left feet\b|\bhead over heels\b|\bon (?:its|their) last legs\b/giu,
  /\bup to my (?:eyeballs|neck|ears|eyes)\b|\bturn(?:ing)? a blind eye\b|\b(?:no|have no|zero) backbone\b|\b(?:brain|head|memory) like a sieve\b|\bdead ?weight\b/giu,
  /(?<=\b(?:wod|workout|session|murph|fran|sleds?|burpees|hills?|class|race|it)\b(?: \w+){0,2} )(?:(?:nearly|almost|absolutely|properly) )?(?:killed|murdered|destroyed) me\b(?=[^.]{0,40}(?:\b(?:haha\w*|lol|lmao)\b|$|[.,;]))/giu,
  /\bthe \w+ (?:knee|back|heart|head|arm|leg|foot|shoulder|elbow) (?:pub|inn|arms|tavern|caf[eé]|bar)\b/giu,
  /\bblood,? sweat (?:and|&) tears\b|\bor die trying\b|\bpain is (?:just )?weakness(?: leaving the body)?\b|\bno pain,? no gain\b|\btype (?:[12]|one|two) fun\b/giu,
  // What a workout, a race or a pub is called: "a wod called The Seizure".
  /(?<=\b(?:wod|workout|race|pub|trail|hill|team|street|course|club|run|lauf|rennen|team|carrera|course|gara|prova)\s(?:is |heißt |se llama |s'appelle |si chiama |chama-se |heet )?(?:called|named|genannt|llamad[oa]|appel[ée]e?|chiamat[oa]|chamad[oa]|genaamd)?\s?)The \p{Lu}\p{L}+/gu,
  /\bsitting on my hands\b|\b(?:is|its|it['’]s|runs) in (?:the|my|our) blood\b|\b(?:knees?|legs?|lungs|back|shoulders?) (?:made )?(?:of|like) (?:steel|titanium|iron|teflon|oak)\b|\bin my sleep\b(?= |$|[.,;])/giu,
  // German
  /\bhals-? ?(?:und|&)[- ]?beinbruch\b|\b(?:mir )?blutet (?:mir )?das herz\b|\bkostet?e? (?:mich )?(?:fast )?ein auge\b|\bschmetterlinge im bauch\b|\bzwei linke (?:hände|füße)\b|\bkein rückgrat\b|\bnase voll\b|\bhand aufs herz\b|\blunge aus dem (?:leib|hals|körper)\b|\bmann mit dem hammer\b/giu,
  /\b(?:liegt|habe ich|steckt) (?:mir |uns )?im blut\b|\b(?:knie|beine|lunge|rücken|schultern) aus (?:stahl|titan|eisen|teflon)\b|\bauf der seele\b/giu,
  // Spanish
  /\b(?:rodillas|piernas) de (?:acero|titanio|hierro)\b|\ben la sangre\b/giu,
  /\bun ojo de la cara\b|(?<=\b(?:cost[oó]|cuesta|costado)\b(?: \w+){0,3} )un (?:ojo de la cara|riñ[oó]n)\b|\bcoraz[oó]n partido\b|\bhasta las narices\b|\bmariposas en (?:el est[oó]mago|la tripa)\b|\bno siento las piernas(?= (?:ja|je|ji|lol)\w*)/giu,
  // French
  /\ble c(?:œ|oe)ur sur la main\b|\bco[uû]t[eé]? un bras\b|\bles yeux de la t[êe]te\b|\bplein le dos\b|\bcassent? les pieds\b|\bcoup de c(?:œ|oe)ur\b|\bc(?:œ|oe)ur gros\b|\bt[êe]te dans le guidon\b|\bdoigts dans le nez\b|\bjambes coup[ée]es\b(?= (?:au|à partir du) (?:km|kilom))/giu,
  /\b(?:genoux|jambes|poumons) (?:en|d['’]) ?(?:acier|titane|fer)\b|\bdans le sang\b|\bmon mal en patience\b|\bles bras m['’]en tombent\b/giu,
  // Italian
  /\b(?:ginocchia|gambe) d['’]?i? ?(?:acciaio|titanio|ferro)\b|\bnel sangue\b(?= )/giu,
  /\bin bocca al lupo\b|\bromp\w+ una gamba\b|\bcuore in gola\b(?= alla)|\bpiange il cuore\b|\bun occhio della testa\b|\bpiene le tasche\b|\bfarfalle nello stomaco\b|\bsputato i polmoni\b/giu,
  // Portuguese
  /\bpernas? de ferro\b|\bos olhos da cara\b|\bcora[cç][aã]o partido\b|\bde saco cheio\b|\bquebr\w+ a perna\b(?= (?:na|no) (?:prova|palco))|\bborboletas na barriga\b|\bdor de cotovelo de quem\b|\bp[ée] quente\b/giu,
  /\bjoelhos? de (?:aço|titânio|ferro)\b|\b(?:está|tá|corre) no sangue\b/giu,
  // Dutch
  /\b(?:knieën|benen|longen) van (?:staal|titanium|ijzer|beton)\b|\bin (?:het|mijn) bloed\b(?= zit|$|[.,;])/giu,
  /\been rib uit mijn lijf\b|\bkrijg\w* (?:van (?:mij|me) )?hoofdpijn\b(?= van (?:mijn|de) (?:baas|trainer))|\b(?:trainer|coach|baas) krijgt van (?:mij|me) hoofdpijn\b|\bneus vol\b|\bvlinders in mijn buik\b|\bhart ligt bij\b|\bbreek een been\b/giu,
  // Shifts: "24 op 48 af" is no operation.
  /\b\d{1,2} ?(?:u|uur|h|dagen)? ?op,?(?: en)? \d{1,2} ?(?:u|uur|h|dagen)? ?af\b/giu,
];

/** The text without figures of speech, every other letter in its place. */
export const withoutIdioms = memoized((text: string): string =>
  IDIOMS.reduce((left, idiom) => left.replace(idiom, (words) => " ".repeat(words.length)), text),
);
