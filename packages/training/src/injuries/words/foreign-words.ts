import { isWithinEdits } from "../../health/phrase-list.ts";
import { memoized } from "../../language/memoized.ts";

/** Words of German, Spanish and French complaints as their English ones: parts of the body, how bad, since when, and what denies. */
const ENGLISH: readonly (readonly [english: string, foreign: string])[] = [
  [
    "knee",
    "lauferknie springerknie patella rotula rotule rotulien rotulienne rotuliana rotuliano condromalacia chondropathie quiste patellaspitzensyndrom knie knien kniescheibe knieschmerz knieschmerzen rodilla rodillas genou genoux ginocchio ginocchia rotuleo joelho joelhos joelhada knieschijf linkerknie rechterknie kniepijn knieblessure",
  ],
  [
    "shoulder",
    "schulterengpass schlusselbein clavicula clavicule bizepssehne manguito coiffe schulter schultern schulterschmerz schulterschmerzen hombro hombros epaule epaules spalla spalle ombro ombros schouder schouders linkerschouder rechterschouder schouderpijn schouderblessure cuffia",
  ],
  [
    "back",
    "lumbalgia lombalgie lombalgies isg lumbalgie lumbalgias steissbein coxis lws sakroiliakal ileosakral kreuz rucken ruckenschmerz ruckenschmerzen lendenwirbel lendenwirbelsaule kreuzschmerzen hexenschuss espalda lumbar lumbares lombaire lombaires schiena lombare costas coluna lombar rugpijn onderrug rugklachten rug",
  ],
  ["disc", "disque disques bandscheibe bandscheiben bandscheibenvorfall "],
  ["scapula", "omoplato omoplate schulterblatt schulterblatter"],
  [
    "neck",
    "halswirbel halswirbelsaule hws torticolis cervicalgia cervicalgie nacken nackenschmerz nackenschmerzen cuello cervicales cou nuque collo cervicale pescoco nek nekpijn nekklachten",
  ],
  [
    "hip",
    "huftbeuger flechisseur gesass gluteo gluteos fessier fessiers fesse fesses hufte huften huftschmerz huftschmerzen cadera caderas hanche hanches anca quadril heup heupen heuppijn",
  ],
  [
    "groin",
    "pubalgie pubalgia schambein adduktor adduktoren aductor aductores adducteur adducteurs leiste leisten leistenschmerzen ingle aine inguine virilha liespijn liesblessure",
  ],
  ["thigh", "cuadriceps quadrizeps oberschenkel muslo muslos cuisse cuisses coscia cosce coxa coxas bovenbeen dijbeen"],
  ["hamstring", "isquio ischio isquios isquiotibial isquiotibiales ischios femorali isquiotibiais hamstrings"],
  [
    "calf",
    "soleo soleaire wade waden pantorrilla pantorrillas gemelo gemelos mollet mollets polpaccio polpacci panturrilha panturrilhas kuit kuiten kuitblessure",
  ],
  ["achilles", "achillesferse aquiles achille achillessehne achillessehnen achillespees achillespeesontsteking"],
  [
    "shin",
    "schienbeinkantensyndrom periostitis periostite tibiale knochenhaut schienbein schienbeine espinilla espinillas tibia stinco canela canelas scheenbeen scheenbeenvliesontsteking springschenen",
  ],
  [
    "ankle",
    "sprunggelenke aussenband aussenbander knochel sprunggelenk tobillo tobillos cheville chevilles caviglia caviglie tornozelo tornozelos enkel enkels enkelblessure linkerenkel rechterenkel",
  ],
  [
    "foot",
    "fusssohle fusssohlen mittelfuss vorderfuss planta voute metatarse metatarso fuss pied pieds piede piedi voet voeten linkervoet rechtervoet",
  ],
  ["feet", "fusse"],
  ["heel", "fersen calcaneo calcaneum talon talones ferse fersensporn tallone talloni calcagno calcanhar hiel hielspoor"],
  ["kneeling", "kneel hinknien arrodillarme agenouiller"],
  ["toe", "orteil orteils grosszehe grosszehen grosszehengelenk zehengelenk grosszehengrundgelenk grosszeh zeh zehe zehen tenen alluce"],
  ["carpal", "karpaltunnel carpien carpiano"],
  ["tunnel", "tunel"],
  [
    "wrist",
    "daumen hande handen handflache handflachen pulgar mano manos pouce dedo dedos mausarm sehnenscheidenentzundung handgelenk handgelenke muneca munecas poignet poignets polso polsi punho pulso pols polsen",
  ],
  [
    "elbow",
    "trizeps trizepssehne golferarm golferellbogen epicondylite epicondilitis epitrocleitis epitrochleite ellbogen ellenbogen tennisarm codo codos coude coudes gomito gomiti cotovelo cotovelos elleboog ellebogen tenniselleboog",
  ],
  ["forearm", "unterarm unterarme antebrazo"],
  ["rib", "rippenprellung brustbein rippe rippen costilla costillas costola costole costela costelas ribben"],
  ["chest", "brust brustkorb pecho poitrine petto peito borst"],
  ["meniscus", "meniskus menisco menisque "],
  ["acl", "kreuzband kreuzbandriss kreuzbandplastik kreuzbandersatz vkb lca croises cruzado"],
  ["sciatica", "ischias ischiasnerv ciatica sciatique ciatalgia"],
  [
    "pain",
    "brennt ardor quema brule schmerzhaft doloroso dolorosa douloureux douloureuse bobo schmerz schmerzen dolor dolores douleur douleurs dolore dolori dolorante dor dores doloridos dolorido pijn pijnlijk pijnklachten klachten dolente",
  ],
  ["hurts", "weh schmerzt duele duelen doi doem"],
  [
    "niggle",
    "gereizt zwackt molesto molesta genante zieht meckert sensible empfindlich tira tiran tire tirent meldet fastidia fastidian chirria crujen cruje craque craquent knackt zwickt zwicken ziept molestia molestias gene fastidio fastidi incomodo zeurt irritatie",
  ],
  // Slight as a niggle, and as exact about its movement as English "pinches".
  ["pinchy", "sticht piekt kneift pincha pinchan pince pincent lance lancent"],
  ["sore", "muskelkater agujetas courbatures"],
  ["blocks", "klemmt bloqueado bloqueada bloquea bloque bloquee blockiert"],
  ["stiff", "steif versteift rigido rigida raide rigidita stijf stijve"],
  ["tight", "tension contractura contracture contracturado contracture cargado cargada verhartet verspannt verspannung tenso tensa tendu"],
  [
    "swollen",
    "geschwollen schwellung hinchado hinchada inflamado inflamada gonfle gonflee enfle enflee gonfio gonfia inchado inchada gezwollen",
  ],
  ["strain", "tiron claquage elongacion zerrung gezerrt uberlastung sobrecarga elongation stiramento distensao verrekking verrekt"],
  ["sprain", "gestaucht stauchung verknackst foulure verstaucht verstauchung esguince entorse distorsione verstuikt verstuiking"],
  ["twisted", "umgeknickt verdreht torcido torci"],
  [
    "tear",
    "fasserriss faserriss gerissener gerissene gerissenes angerissen abgerissen riss kapselriss sehnenriss teilriss muskelfaserriss gerissen rotura desgarro desgarrado desgarrada dechirure dechire dechiree rompu rompue gescheurd gescheurde ingescheurd afgescheurd scheur strappato strappata lacerato lacerata rompido rompida rasgado rasgada ruptura",
  ],
  [
    "cast",
    "gips eingegipst vergipst gipsverband platre platree escayola escayolado escayolada enyesado enyesada ingessato ingessata engessado engessada ingegipst",
  ],
  ["inflam", "entzundet entzundung"],
  [
    "slight",
    "leicht leichte leichter leichtes leichten leve leves leger legere legeres leggero leggera lieve ligeiro ligeira licht lichte",
  ],
  ["severe", "stark starke starker starkes starken fuerte fuertes forte forti hevig hevige"],
  ["only", "nur solo solamente unicamente seulement uniquement"],
  ["now", "jetzt derzeit aktuell momentan zurzeit gerade ahora actualmente maintenant actuellement"],
  ["quiet", "ruhig beschwerdefrei symptomfrei calme tranquilo tranquila asintomatico asymptomatique"],
  ["chronic", "chronisch chronische chronischer chronisches cronico cronica cronicos chronique chroniques"],
  ["when", "wenn cuando quand lorsque quando wanneer als"],
  ["after", "nach apres tras dopo depois"],
  ["fine", "problemlos bien"],
  ["sometimes", "manchmal gelegentlich veces parfois soms talvolta"],
  ["still", "noch immer todavia encore toujours ancora ainda nog"],
  ["again", "wieder"],
  ["since", "seit desde depuis sinds dal dallo dalla"],
  ["healed", "verheilt ausgeheilt geheilt curado curada gueri guerie guarito guarita genezen"],
  ["last", "letztes letzte letzten letzter vergangenes"],
  [
    "recovered",
    "perfekt perfecta perfecto parfait superado superada recuperado recuperada retabli retablie recuperato recuperata hersteld",
  ],
  ["cleared", "freigegeben freigabe liberado liberada libere liberee alta autorise autorisee"],
  [
    "no",
    "kein keine keinen keiner keinerlei ohne sin sans aucun aucune ningun ninguno ninguna nessun nessuna nessuno senza nenhum nenhuma sem geen zonder",
  ],
  ["never", "nie niemals nunca jamais jamas"],
  ["nothing", "nichts nada rien niente nulla niets"],
  ["not", "nicht pas niet nao"],
  ["but", "aber pero mais jedoch pero maar"],
  ["and", "und"],
  ["or", "oder"],
  ["hot", "heiss"],
  ["numb", "taub taubheit taubheitsgefuhl"],
  ["tingling", "kribbeln kribbelt hormigueo fourmillements"],
  ["abdominal", "bauchmuskel bauchmuskeln bauchmuskelzerrung abdominales abdominaux"],
  ["fasciitis", "aponevrosite fasciite fascite plantarfasziitis faszie"],
  ["itb", "essuie tractus iliotibialband cintilla"],
  ["tendinitis", "tendinite tendinopathie sehnenentzundung sehnenreizung peesontsteking tendinopatia"],
  ["bruised", "geprellt prellung golpeada golpeado contusion felee fele felees"],
  ["fracture", "gebrochen bruch fractura fracturado fracturada cassee casse frattura gebroken breuk fratura"],
  ["left", "links linkes linke linken linker izquierda izquierdo gauche sinistro sinistra esquerdo esquerda"],
  ["right", "rechts rechtes rechte rechten rechter derecha derecho droite destro destra direito direita"],
  ["both", "beide beiden ambas ambos entrambe entrambi allebei"],
  ["monday", "montag lunes lundi"],
  ["tuesday", "dienstag martes mardi"],
  ["wednesday", "mittwoch miercoles mercredi"],
  ["thursday", "donnerstag jueves jeudi"],
  ["friday", "freitag viernes vendredi"],
  ["saturday", "samstag sabado samedi"],
  ["sunday", "sonntag domingo dimanche"],
  ["yesterday", "gestern ayer ieri ontem gisteren"],
  ["today", "heute oggi hoje vandaag"],
  ["days", "tage tagen tag dias jours"],
  ["weeks", "woche wochen semana semanas semaine semaines settimana settimane weken"],
  ["months", "monat monate monaten meses mois mese mesi maanden maand"],
  ["years", "jahr jahre jahren anos anno anni jaren jaar"],
  ["two", "zwei deux"],
  ["three", "drei tres trois"],
];

let table: ReadonlyMap<string, string> | undefined;

/** The English word of a plain one, lower case and without accents; the word itself where there is none. "dos" is a back only in French. */
export function toEnglish(word: string, before?: string): string {
  if (word === "dos") return before !== undefined && BEFORE_BACK.has(before) ? "back" : word;
  table ??= new Map(ENGLISH.flatMap(([english, foreign]) => foreign.split(" ").map((one) => [one, english] as const)));
  return table.get(word) ?? misspelled(word) ?? compound(word) ?? word;
}

/** Parts of the body that are often misspelled; a word that differs by a letter, from eight letters by two, is one of them. */
const OFTEN_MISSPELLED: readonly (readonly [english: string, spellings: string])[] = [
  ["shoulder", "shoulder schulter hombro epaule"],
  ["achilles", "achilles achillessehne aquiles"],
  ["hamstring", "hamstring isquiotibial"],
  ["meniscus", "meniscus meniskus menisque"],
  ["sciatica", "sciatica ciatica sciatique"],
  ["fasciitis", "fasciitis aponevrosite"],
  ["tendinitis", "tendinitis tendinopathy tendinopathie"],
  ["plantar", "plantar plantaire"],
  ["patellar", "patellar patellofemoral"],
  ["knee", "kneee knieh rodilla genoux genou"],
  ["ankle", "ankle knochel tobillo cheville sprunggelenk"],
  ["carpal", "karpaltunnel carpien carpiano"],
  ["tunnel", "tunel"],
  ["wrist", "wrist handgelenk muneca poignet"],
  ["elbow", "elbow ellenbogen epicondylite"],
  ["groin", "groin leisten"],
  ["glute", "gluteus"],
  ["back", "rucken espalda"],
  ["calf", "pantorrilla gemelo mollet"],
  ["shin", "schienbein"],
  ["hip", "hanche cadera"],
  ["scapula", "omoplato omoplate schulterblatt schulterblatter"],
  ["neck", "nacken cuello"],
  ["lumbar", "lumbar lumbago lumbalgia lumbalgie lumbalgias lombalgia lombalgie lombalgias lombalgies"],
];

/** Words of other meanings that are one letter away. */
const OTHER_WORDS: ReadonlySet<string> = new Set(
  "menique mignolo should shoulders angle angles uncle waist grain groan elbows wrists knees ankles calves cuello cadena cadence packen backen wacken hacken lucken ducken drucken rucker nicken necken planter planner plan plants plantain sprung rodillo gemeldet genoa genug hombre hombres apaule gluten tendon mullet collet bucket druck rack rank manche tanche blanche manchen ranche hatched cheviot muneco poigne risk twist wrest frist first wirst".split(
    " ",
  ),
);

let spellings: ReadonlyMap<string, string> | undefined;

const misspelled = memoized((word: string): string | undefined => {
  if (word.length < 5 || OTHER_WORDS.has(word)) return undefined;
  spellings ??= new Map(OFTEN_MISSPELLED.flatMap(([english, written]) => written.split(" ").map((one) => [one, english] as const)));
  const exact = spellings.get(word);
  if (exact !== undefined) return exact;
  const most = word.length >= 8 ? 2 : 1;
  for (const [spelling, english] of spellings) if (spelling[0] === word[0] && isWithinEdits(spelling, word, most)) return english;
  return undefined;
});

/** German puts the part of the body and the complaint into one word. */
const COMPOUND =
  /^(?:(?<knee>knie)|(?<shoulder>schulter)|(?<calf>waden?)|(?<achilles>achilles)|(?<shin>schienbein)|(?<back>rucken|lenden|steiss)|(?<neck>nacken|halswirbel)|(?<hip>huft)|(?<groin>leisten|adduktoren)|(?<elbow>ellbogen|ellenbogen)|(?<wrist>handgelenk|daumen)|(?<ankle>knochel|sprunggelenk)|(?<heel>fersen)|(?<foot>fuss(?!ball)|mittelfuss)|(?<rib>rippen)|(?<thigh>oberschenkel)|(?<hamstring>hamstring)|(?<abdominal>bauchmuskel))s?(?:schmerz|zerrung|problem|verletz|beschwerd|faser|reiz|entzund|prell|bruch|stauch|bander|aussenband|innenband|bandriss|luxation|trauma|kapsel|arthrose|verspann|sehne|muskel|leiden|op$|weh)/u;

function compound(word: string): string | undefined {
  const groups = word.length < 7 || word.startsWith("leistenbruch") ? undefined : COMPOUND.exec(word)?.groups;
  return groups === undefined ? undefined : Object.keys(groups).find((name) => groups[name] !== undefined);
}

const BEFORE_BACK = new Set(["au", "du", "le", "mon", "bas"]);
