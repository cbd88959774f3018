import type { DangerSign } from "../say.ts";
import { plain } from "../signs/stated-signs.ts";
import { told } from "../told.ts";
import { ALL_ARRANGED, BETTER_OFF, DEAD_THINGS, HANDED_ON, LIKE_THE_DEAD, ME_NEXT, OWN_DEATH, TAKES_LEAVE } from "./own-death.ts";

/*
 * Dangers that are said outright, and that an older year, a figure of speech or a "what if" in the same message must not hide (triage.md section 3 and
 * categories 1, 2, 6 and 11), in English, German, Spanish, French, Italian, Portuguese and Dutch. All patterns read plain text.
 */

/** "Noch" also joins what is denied: "weder Druck noch Schwindel". */
const STILL = /\b(heute|immer|jetzt) noch\b/gu;

/** What a message says outright, and how it is answered. */
export interface Outright extends Pick<DangerSign, "category" | "level"> {
  readonly kind: "ask" | "sign";
}

interface Statement extends Outright {
  /** All of them are told, and none is denied. */
  readonly parts: readonly RegExp[];
  /** The parts stand in this order: what was first, what is now. */
  readonly inOrder?: boolean;
  /** Words with which it is something else. */
  readonly unless?: RegExp;
  /** Words right before the first part with which it is somebody else's, over, or only asked about. */
  readonly notAfter?: RegExp;
}

const NOW =
  /\b(?:now|today|tonight|again|since (?:this|last|yesterday|today)|this (?:morning|week|afternoon|evening)|last night|jetzt|heute|gerade|wieder|seit|ahora|hoy|otra vez|de nuevo|desde|maintenant|aujourdhui|ce (?:matin|soir)|de nouveau|encore|depuis|adesso|ora|oggi|di nuovo|stamattina|agora|hoje|de novo|outra vez|nu|vandaag|weer|sinds)\b/gu;
const LAUGHS = /\b(?:lol|lmao|ha(?:ha)+\w*|jaja\w*|mdr|ptdr|ahah\w*|kkk+|rsrs\w*|hihi)\b|😂|🤣/u;

const STROKE =
  /\b(?:(?:had|after|since|suffered|survived|another) (?:a |my |the )?(?:mini ?|mild |small )?strokes?|(?:mini ?)?strokes? (?:back )?(?:in|at|last|\w+ years? ago)(?: \d+)?|stroke survivor|tia|brain bleed|schlaganfall\w*|hirnblutung|hirninfarkt|ictus|derrame cerebral|avc|accident vasculaire|ischemia|beroerte|hersenbloeding|herseninfarct)\b/gu;
const SIGN_OF_STROKE =
  /\b(?:slurr\w*|drool\w*|droop\w*|lallt?|lalle|hangt|sabber\w*|sabbere|babe\w*|baba|bave|sbav\w*|kwijl\w*|(?:cant|cannot|can not|hardly|barely) (?:\w+ )?(?:lift|hold|move|grip|feel|speak|talk|find (?:my )?words)|(?:kann|konnte) .{0,30}(?:nichts|nicht|kaum) (?:\w+ )?(?:halten|heben|bewegen|greifen|sprechen|reden|spuren)|(?:no puedo|apenas puedo) (?:mover|levantar|hablar|sujetar)|(?:peux|arrive) (?:plus|pas) (?:a )?(?:bouger|lever|parler|tenir)|non riesco (?:piu )?a (?:muovere|alzare|parlare|tenere)|(?:nao consigo|mal consigo) (?:mexer|levantar|falar|segurar)|kan .{0,20}(?:niet|nauwelijks|amper) (?:\w+ )?(?:bewegen|tillen|praten|vasthouden)|(?:arm|leg|hand|face|mouth|side|bein|gesicht|mund|seite|brazo|pierna|cara|boca|bras|jambe|visage|bouche|braccio|gamba|faccia|bocca|braco|perna|rosto|been|gezicht|mond)\b.{0,20}\b(?:numb|weak|dead|taub|schwach|dormid[oa]|debil|engourdi\w*|faible|addormentat[oa]|debole|dormente|frac[oa]|doof|zwak|slap))\b/gu;
const HEART_ATTACK =
  /\b(?:heart attacks?|stents?|herzinfarkt\w*|infarto|infart(?:e|o)|infarctus|crise cardiaque|enfarte|hartinfarct|hartaanval)\b/gu;
const SIGN_OF_HEART =
  /\b(?:(?:chest(?! (?:day|press|to bar|supported|workout|fly|flies))|brust|pecho|poitrine|petto|peito|borst)\b.{0,24}\b(?:pain|hurts?|tight\w*|pressure|squeez\w*|heavy|schmerz\w*|druck\w*|eng\w*|duele|dolor|aprieta|opresion|mal|douleur|serre\w*|male|dolore|dor|aperto|pijn|druk)|(?:pain|pressure|tight\w*|schmerz\w*|druck|duele|dolor|opresion|mal|douleur|oppression|dolore|peso|dor|aperto|pijn|druk) .{0,16}(?:chest|brust|pecho|poitrine|petto|peito|borst)|dieser druck|this pressure|esta presion|cette oppression|questo peso|(?:heart|herz|corazon|coeur|cuore|coracao|hart) .{0,20}(?:racing|races|stumbl\w*|rast|stolper\w*|corre|se acelera|acelerad\w*|semballe|dispara\w*|op hol)|(?:corre|rast|saute) (?:il |mein |das |mon )?(?:cuore|herz|coeur)|mi sento mancare|(?:cold|kalt) sweat\w*|kalter schweiss)\b/gu;
const SEIZURE =
  /\b(?:seizures?|(?:krampf)?anfall\w*|epilepsie|crisis (?:epileptica|de epilepsia)|convulsion\w*|crises? (?:d ?)?epilepsie|convulsion\w*|crisi epilettic\w*|convulsion[ei]|crise (?:epileptica|convulsiva)|epileptische aanval|toeval)\b/gu;
const SEIZURE_AGAIN =
  /\b(?:seizures? again|again (?:had )?(?:a |another )?seizure|another seizure|(?:wieder|noch) (?:ein\w* )?(?:krampf)?anfall|otra (?:crisis epileptica|convulsion)|(?:encore|nouvelle) (?:une )?(?:crise d ?epilepsie|convulsion)|(?:un ?altra|di nuovo una) (?:crisi epilettica|convulsione)|outra (?:crise epileptica|convulsao)|(?:weer|nog) (?:een )?(?:epileptische aanval|toeval))\b/gu;
const LONG_AGO =
  /\b(?:(?:19|20)\d\d|\w+ years? ago|vor \w+ jahren?|hace \w+ anos?|il y a \w+ ans?|\w+ anni fa|ha \w+ anos|\w+ jaar geleden|had (?:the|my|a) first)\b/gu;

const DESPAIR_BEFORE =
  /\b(?:suicid\w*|depress\w*|suizid\w*|selbstmord\w*|depressi\w*|depresi\w*|tentato suicidio|tentative|zelfmoord\w*)\b/gu;
const WANTS_DEATH_AGAIN =
  /\b(?:(?:want|wanna) (?:to )?die again|again (?:want|wanna) (?:to )?die|(?:will|mochte) (?:ich )?(?:es )?(?:wieder|nochmal) (?:sterben|tot sein)|wieder sterben|(?:quiero) (?:morirme|morir) (?:otra vez|de nuevo)|(?:otra vez|de nuevo) quiero morir\w*|(?:veux) (?:de nouveau|a nouveau|encore) mourir|(?:voglio|vorrei) (?:di nuovo morire|morire di nuovo)|(?:quero) morrer (?:outra vez|de novo)|wil (?:ik )?(?:\w+ )?(?:weer|opnieuw) dood|weer dood)\b/gu;
const ATTEMPT_BEFORE =
  /\b(?:suicid(?:e|al) (?:attempts?|thoughts?|ideation)|attempted suicide|suicidio|suizid\w*|selbstmord\w*|(?:tried|attempted) to (?:kill|end)|zelfmoord\w*)\b/gu;
const TRIES_AGAIN =
  /\b(?:(?:want|going|plan\w*) (?:to )?(?:try|do it) again|(?:will|mochte) (?:ich )?(?:es )?(?:wieder|nochmal) versuchen|(?:quiero|voy a) intentarlo (?:otra vez|de nuevo)|volver a intentarlo|(?:veux|vais) (?:reessayer|recommencer)|riprovarci|(?:voglio|vorrei) riprovare|(?:quero|vou) tentar (?:outra vez|de novo)|wil (?:ik )?(?:het )?(?:weer|opnieuw) proberen)\b/gu;
const GIVES_UP_LIFE =
  /\b(?:(?:throw\w*|threw) in the towel|(?:giv\w+|gave) up|(?:werfe?|schmeiss\w*) das handtuch|tir\w* la toalla|jett?e\w* l ?eponge|getto la spugna|atir\w* a toalha|gooi de handdoek(?: in de ring)?) (?:with|on|mit|con|avec|com|met) (?:my |dem |la |the |a |il |mi |mia |minha |het )*(?:life|living|leben|vida|vie|vita|leven)(?= ?(?:$|[,.;!?]))/gu;
const DEATH =
  /\b(?:depress\w*|depresi\w*|death of me|kill (?:me|myself)|(?:i|to|gonna|wanna|will|ill|id) die|dying|bring\w* mich um|sterben(?! vor)|me mato|matarme|morir\w*|me tue|mourir|mi ammazzo|morire|morrer|dood)\b/gu;
const ROPE_READY =
  /\b(?:rope|noose|strick|seil|soga|cuerda|corde|cappio|corda|forca|strop|touw) (?:is|ist|liegt|esta|est|e|ligt|hangt|hangs) (?:ready|bereit|list[oa]|prete?|pront[oa]|klaar)\b/gu;
const SETTLED =
  /\b(?:(?:have|got) (?:a|the|my) date picked|picked (?:a|the|my) date|(?:leav\w*|left|dejo|laisse|lascio|deixo|laat|hinterlasse) (?:a |una |un |une |einen? |uma |een )?(?:note|nota|lettre|mot|biglietto|bilhete|briefje|brief)|dan is het voorbij|dann ist (?:es |alles )?vorbei)\b/gu;
const DESPAIR =
  /\b(?:depress\w*|depresi\w*|kill myself|end it|(?:want|wanna) (?:to )?die|matarme|quiero morir\w*|veux mourir|voglio morire|quero morrer|will sterben|wil dood)\b/gu;
/** A rope that is jumped or climbed. */
const OF_ROPES =
  /\b(?:jump\w*|skip\w*|double ?unders?|climb\w*|battle|seil(?:hupf|spring)\w*|kletter\w*|saltar|comba|trepar|sauter|grimper|saltare|salire|pular|klim\w*)\b/u;
const OF_KIT =
  /\b(?:murph|wods?|burpees?|workout|training|einheit\w*|montees?|anillas|anneaux|ringe|schlingen\w*|\w*trainer|bokszak|sandbag|trampolin\w*|douche|marat\w*|pisc\w*|wasser|water|jump\w*|skip\w*|double ?unders?|climb\w*|battle|box|spring\w*|kletter\w*|saltar|comba|trepar|sauter|grimper|saltare|salire|pular|klim\w*|stange|ringen?|rings?|bars?|barra|barre|sbarra|pull\w*|rig|rack)\b/u;
const SOMEBODY = /\b(?:someone|somebody|anyone|jemand|alguien|quelqu ?un|qualcuno|alguem|iemand)\b/gu;
const ENDS_LIFE =
  /\b(?:hang(?:s|ed)? (?:him|her|them|one)sel\w+|(?:drank|drinks|drink) (?:bleach|antifreeze)|(?:sich )?(?:aufhangt|erhangt|aufhangen)|vor (?:den|einen) zug (?:springt|wirft)|(?:bleichmittel|frostschutz\w*) (?:trinkt|trinken)|se (?:cuelga|ahorca)|(?:bebe|toma) (?:lejia|anticongelante)|se pend|se jette (?:sous un train|du pont|dans le vide)|boit de la javel|si (?:impicca|butta (?:sotto un treno|dal (?:balcone|ponte|tetto)))|beve (?:la )?candeggina|se (?:enforca|atira (?:da ponte|do telhado|para a linha))|(?:bebe|beber) lixivia|(?:zich )?(?:ophangt|verhangt)|van het dak springt|voor de trein springt|bleek drinkt)\b/gu;

const EMERGENCY_SERVICE =
  /\b(?:(?:call|get|send|phone|ring) (?:me |us |him |her )?(?:an? )?ambulance|(?:ruft?|hol\w*|schick\w*|brauch\w*) (?:\w+ )?(?:einen? )?(?:krankenwagen|rettungswagen|notarzt|rtw)|(?:krankenwagen|notarzt|rettungswagen) (?:fur|bitte|schnell)|(?:llam\w*|pid\w*|manda\w*) (?:a )?(?:un ?a )?ambulancia|(?:appel\w*|envoy\w*) (?:le |les |une |un )?(?:samu|pompiers|ambulance|15(?! min)|112)|samu (?:pour|svp|vite)|pompiers (?:svp|vite)|(?:chiam\w*|manda\w*) (?:un ?)?(?:l ?)?a?mbulanza|(?:cham\w*|liga\w*) (?:o |para o |uma )?(?:inem|samu|ambulancia|112)|bel (?:een |de )?(?:ambulance|112))\b/gu;
const ASKED_OR_OVER =
  /\b(?:should|shall|when|whether|if|had to|was|were|will|job|work\w*|soll\w*|wann|ob|wenn|musste\w*|war|debo|cuando|tuv\w+|dois|faut|quand|devo|quando|ieri|dovut\w+|devia|moet|wanneer|als|concours|trabalh\w*|trabaj\w*|travail\w*|arbeit\w*|lavor\w*|werk)\b[^.!?;]{0,16}$/u;
const NOT_NEEDED = /\b(?:ambulance|krankenwagen|rettungswagen|notarzt)\b (?:\w+ )?(?:nicht|job|shift|driver|station)\b|\b(?:lol|mdr)\b/u;

const TORN_OFF =
  /\b(?:hand|finger|thumb|arm|leg|foot|toe)s? (?:\w+ ){0,2}(?:torn|ripped|cut|chopped|sliced) (?:clean )?off\b|\b(?:hand|finger|daumen|arm|bein|fuss|zeh\w*) (?:\w+ ){0,2}(?:abgerissen|abgetrennt|abgehackt)\b|\b(?:dedo|mano|brazo|pie) (?:\w+ ){0,2}(?:arrancad[oa]|amputad[oa]|cortad[oa] del todo)\b|\b(?:doigt|main|bras|pied) (?:\w+ ){0,2}(?:arrache\w*|sectionne\w*)\b|\b(?:dito|mano|braccio|piede) (?:\w+ ){0,2}(?:strappat[oa] via|amputat[oa]|staccat[oa])\b|\b(?:dedo|mao|braco|pe) (?:\w+ ){0,2}(?:arrancad[oa]|amputad[oa])\b|\b(?:vinger|hand|arm|voet) (?:\w+ ){0,2}(?:afgerukt|afgehakt)\b/gu;
const SKIN =
  /\b(?:skin|callus\w*|nail|haut|hornhaut|nagel|piel|callo|una|peau|ongle|pelle|unghia|pele|calo|unha|huid|eelt|shoulder|workout|legs? off|grips?|straps?|tape|toe ?box|main courante|del remo|del vogatore|do remo|of the (?:rower|bike|machine))\b/u;

/** A near faint, in the words that the tables of faints do not hold. */
const NEAR_FAINT =
  /\b(?:failli (?:\w+ )?(?:faire un malaise|perdre connaissance)|stavo per (?:svenire|perdere i sensi|collassare|andare a terra)|(?:quasi|mi sono) (?:svenut[oa]|sentit[oa] svenire)|(?:fast|beinahe) (?:kollabiert|zusammengebrochen|weggekippt)|quase (?:caio|cai) dur[oa]|bijna (?:in elkaar gezakt|van m(?:ijn|n) stokje|weggevallen))\b/gu;
/** Stars are a figure of speech until somebody was gone with them. */
const STARS_AND_GONE =
  /\b(?:saw stars|sterne gesehen|vi (?:las )?estrellas|vu (?:des |les )?etoiles|visto le stelle|vi estrelas|sterretjes gezien|zag sterretjes)\b.{0,60}\b(?:gone|out|weg|blackout|ido|ausente|partie?|andat[oa]|via|apaguei|fora)\b(?! (?:for a (?:walk|run|ride|beer)|of))/gu;
const HEART_NEARLY = /\bfailli faire une (?:crise cardiaque|infarctus)\b.{0,60}\b(?:serr\w*|poitrine|souffle)\b/gu;
const OF_FUN =
  /\b(?:price|bill|invoice|laugh\w*|preis|rechnung|lachen|precio|factura|risa|prix|facture|rire|prezzo|conto|ridere|ridendo|preco|conta|rir|prijs|rekening|lachen)\b/u;

/** Letters in front of a part that are looked at. */
const BEFORE = 60;
/** "I won't give up on life" */
const REFUSED = /\b(?:wont|will not|wouldnt|dont|do not|didnt|cant|never|not|nie|nicht|niemals|no|nunca|jamais|mai|nooit|niet) (?:\w+ )?$/u;
/** Words right before an illness with which it is somebody else's, or a figure of speech: "my dad had a stroke", "casi me da un infarto". */
const OF_ANOTHER =
  /\b(?:(?:(?:my|mein\w*|mi|mon|ma|mio|mia|meu|minha|mijn|der|die|el|la|le|il|o|a|de) )?(?:dad|father|mum|mom|mother|grand\w+|nan|uncle|aunt|brother|sister|vater|mutter|opa|oma|onkel|tante|bruder|schwester|padre|madre|abuel[oa]|herman[oa]|pere|mere|oncle|frere|soeur|nonn[oa]|fratello|sorella|pai|mae|avo|irmao|irma|vader|moeder|broer|zus)(?:s)?|casi|quase|quasi|presque|nearly|almost|fast|beinahe|bijna|failli)\b[^.!?;]{0,24}$/u;

/** Somebody who floats face down is not asked about the rules. */
const FACE_DOWN =
  /\b(?:face down in (?:the )?(?:\w+ )?(?:lane|pool|water|lake|sea|canal|river)|(?:treibt|liegt) (?:\w+ ){0,3}(?:mit dem )?gesicht nach unten im|boca abajo en (?:el agua|la piscina|la calle|el mar)|(?:visage|tete) dans l ?eau(?= et| sans| depuis)|flotte sur le ventre|a faccia in giu (?:in|nell)\w*|de (?:brucos|cara|bruco) na (?:agua|piscina|raia)|(?:met het |met zijn |met haar )?gezicht naar beneden in het (?:water|bad|zwembad))\b/gu;
const OF_A_DRILL =
  /\b(?:drills?|float(?:s|ing)? (?:exercise|drill)|glide|gleit\w*|ubung|ejercicio|exercice|esercizio|exercicio|oefening|snorkel\w*|schnorch\w*)\b/u;

/** What was a joke until here is none. */
const MEANT =
  /\b(?:seriously|for real|no joke|not joking|really|im ernst|ernsthaft|echt jetzt|wirklich|de verdad|en serio|sin bromas|vraiment|pour de vrai|serieusement|sans rire|davvero|sul serio|non scherzo|de verdade|a serio|serio|echt waar|serieus)\b/gu;

const STATEMENTS: readonly Statement[] = [
  { kind: "sign", category: "stroke", level: "emergency", parts: [STROKE, LONG_AGO, NOW, SIGN_OF_STROKE], notAfter: OF_ANOTHER },
  {
    kind: "sign",
    category: "heart",
    level: "emergency",
    parts: [HEART_ATTACK, NOW, SIGN_OF_HEART],
    inOrder: true,
    notAfter: OF_ANOTHER,
  },
  { kind: "sign", category: "heart", level: "emergency", parts: [HEART_NEARLY] },
  {
    kind: "sign",
    category: "heart",
    level: "emergency",
    parts: [HEART_ATTACK, MEANT, SIGN_OF_HEART],
    inOrder: true,
    notAfter: OF_ANOTHER,
  },
  { kind: "sign", category: "faint", level: "emergency", parts: [FACE_DOWN], unless: OF_A_DRILL },
  { kind: "sign", category: "faint", level: "doctor-today", parts: [STARS_AND_GONE], unless: LAUGHS },
  { kind: "sign", category: "faint", level: "emergency", parts: [SEIZURE, SEIZURE_AGAIN, LONG_AGO] },
  { kind: "sign", category: "limb", level: "emergency", parts: [TORN_OFF], unless: SKIN },
  { kind: "sign", category: "suicide", level: "emergency", parts: [DESPAIR_BEFORE, WANTS_DEATH_AGAIN], unless: LAUGHS },
  { kind: "sign", category: "suicide", level: "emergency", parts: [GIVES_UP_LIFE] },
  { kind: "sign", category: "suicide", level: "emergency", parts: [OWN_DEATH], unless: either(LAUGHS, OF_KIT) },
  { kind: "sign", category: "suicide", level: "emergency", parts: [ALL_ARRANGED, BETTER_OFF], unless: LAUGHS },
  { kind: "sign", category: "suicide", level: "emergency", parts: [DESPAIR, ROPE_READY], unless: OF_ROPES },
  { kind: "sign", category: "suicide", level: "emergency", parts: [DEATH, ROPE_READY], unless: either(OF_ROPES, OF_KIT) },
  // What may be meant of a race or a workout is asked about.
  { kind: "ask", category: "suicide", level: "emergency", parts: [HANDED_ON, TAKES_LEAVE], unless: LAUGHS },
  { kind: "ask", category: "suicide", level: "emergency", parts: [DEATH, SETTLED], unless: LAUGHS },
  { kind: "ask", category: "suicide", level: "emergency", parts: [OWN_DEATH], unless: LAUGHS },
  { kind: "ask", category: "suicide", level: "emergency", parts: [LIKE_THE_DEAD], unless: LAUGHS },
  { kind: "ask", category: "suicide", level: "emergency", parts: [DEAD_THINGS, ME_NEXT], unless: LAUGHS, inOrder: true },
  { kind: "ask", category: "suicide", level: "emergency", parts: [ATTEMPT_BEFORE, TRIES_AGAIN] },
  { kind: "ask", category: "suicide", level: "emergency", parts: [SOMEBODY, ENDS_LIFE], unless: either(LAUGHS, OF_KIT) },
  {
    kind: "ask",
    category: "unclear",
    level: "emergency",
    parts: [EMERGENCY_SERVICE],
    unless: either(LAUGHS, NOT_NEEDED),
    notAfter: ASKED_OR_OVER,
  },
];

function either(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join("|"), "u");
}

/** The first danger that a message says outright. */
export function toldOutright(content: string): Outright | undefined {
  const said = plain(content).replaceAll(STILL, "$1");
  return STATEMENTS.find((statement) => isTold(statement, said));
}

function isTold({ parts, unless, notAfter, inOrder = false }: Statement, said: string): boolean {
  if (unless?.test(said) === true) return false;
  const before = (place: number): string => said.slice(Math.max(0, place - BEFORE), place);
  const found = parts.map((part) => told(said, part).filter((place) => !REFUSED.test(before(place))));
  const [first = [], ...others] = found.map((places, at) =>
    at > 0 ? places : places.filter((place) => notAfter?.test(before(place)) !== true),
  );
  if ([first, ...others].some((places) => places.length === 0)) return false;
  return !inOrder || others.every((places) => places.some((place) => place > Math.min(...first)));
}

/** Nearly fainted, and not of a price or of laughing. */
export function tellsOfNearFaint(content: string): boolean {
  const said = plain(content);
  return !OF_FUN.test(said) && !LAUGHS.test(said) && told(said, NEAR_FAINT).length > 0;
}
