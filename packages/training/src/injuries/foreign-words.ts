import { isWithinEdits } from "../health/phrase-list.ts";

/** Words of German, Spanish and French complaints as their English ones: parts of the body, how bad, since when, and what denies. */
const ENGLISH: readonly (readonly [english: string, foreign: string])[] = [
  [
    "knee",
    "lauferknie springerknie patella rotula rotule rotulien rotulienne rotuliana rotuliano condromalacia chondropathie quiste patellaspitzensyndrom knie knien kniescheibe knieschmerz knieschmerzen rodilla rodillas genou genoux",
  ],
  [
    "shoulder",
    "schulterengpass schlusselbein clavicula clavicule bizepssehne manguito coiffe schulter schultern schulterschmerz schulterschmerzen hombro hombros epaule epaules",
  ],
  [
    "back",
    "lumbalgia lombalgie lombalgies isg lumbalgie lumbalgias steissbein coxis lws sakroiliakal ileosakral kreuz rucken ruckenschmerz ruckenschmerzen lendenwirbel lendenwirbelsaule kreuzschmerzen hexenschuss espalda lumbar lumbares lombaire lombaires",
  ],
  ["disc", "disque disques bandscheibe bandscheiben bandscheibenvorfall"],
  ["scapula", "omoplato omoplate schulterblatt schulterblatter"],
  [
    "neck",
    "halswirbel halswirbelsaule hws torticolis cervicalgia cervicalgie nacken nackenschmerz nackenschmerzen cuello cervicales cou nuque",
  ],
  [
    "hip",
    "huftbeuger flechisseur gesass gluteo gluteos fessier fessiers fesse fesses hufte huften huftschmerz huftschmerzen cadera caderas hanche hanches",
  ],
  [
    "groin",
    "pubalgie pubalgia schambein adduktor adduktoren aductor aductores adducteur adducteurs leiste leisten leistenschmerzen ingle aine",
  ],
  ["thigh", "cuadriceps quadrizeps oberschenkel muslo muslos cuisse cuisses"],
  ["hamstring", "isquio ischio isquios isquiotibial isquiotibiales ischios"],
  ["calf", "soleo soleaire wade waden pantorrilla pantorrillas gemelo gemelos mollet mollets"],
  ["achilles", "achillesferse aquiles achille achillessehne achillessehnen"],
  ["shin", "schienbeinkantensyndrom periostitis periostite tibiale knochenhaut schienbein schienbeine espinilla espinillas"],
  ["ankle", "sprunggelenke aussenband aussenbander knochel sprunggelenk tobillo tobillos cheville chevilles"],
  ["foot", "fusssohle fusssohlen mittelfuss vorderfuss planta voute metatarse metatarso fuss pied pieds"],
  ["feet", "fusse"],
  ["heel", "fersen calcaneo calcaneum talon talones ferse fersensporn"],
  ["toe", "orteil orteils grosszeh zeh zehe zehen"],
  ["carpal", "karpaltunnel carpien carpiano"],
  ["tunnel", "tunel"],
  [
    "wrist",
    "daumen hande handen handflache handflachen pulgar mano manos pouce dedo dedos mausarm sehnenscheidenentzundung handgelenk handgelenke muneca munecas poignet poignets",
  ],
  [
    "elbow",
    "trizeps trizepssehne golferarm golferellbogen epicondylite epicondilitis epitrocleitis epitrochleite ellbogen ellenbogen tennisarm codo codos coude coudes",
  ],
  ["forearm", "unterarm unterarme antebrazo"],
  ["rib", "rippenprellung brustbein rippe rippen costilla costillas"],
  ["chest", "brust brustkorb pecho poitrine"],
  ["meniscus", "meniskus menisco menisque"],
  ["acl", "kreuzband kreuzbandriss kreuzbandplastik kreuzbandersatz vkb lca croises cruzado"],
  ["sciatica", "ischias ischiasnerv ciatica sciatique"],
  [
    "pain",
    "brennt ardor quema brule schmerzhaft doloroso dolorosa douloureux douloureuse bobo schmerz schmerzen dolor dolores douleur douleurs",
  ],
  ["hurts", "weh schmerzt duele duelen"],
  [
    "niggle",
    "gereizt zwackt molesto molesta genante zieht meckert sensible empfindlich tira tiran tire tirent lance lancent meldet fastidia fastidian chirria crujen cruje craque craquent knackt zwickt zwicken ziept molestia molestias gene",
  ],
  // Slight as a niggle, and as exact about its movement as English "pinches".
  ["pinchy", "sticht piekt kneift pincha pinchan pince pincent"],
  ["sore", "muskelkater agujetas courbatures"],
  ["blocks", "klemmt bloqueado bloqueada bloquea bloque bloquee blockiert"],
  ["stiff", "steif versteift rigido rigida raide"],
  ["tight", "tension contractura contracture contracturado contracture cargado cargada verhartet verspannt verspannung tenso tensa tendu"],
  ["swollen", "geschwollen schwellung hinchado hinchada inflamado inflamada gonfle gonflee enfle enflee"],
  ["strain", "tiron claquage elongacion zerrung gezerrt uberlastung sobrecarga elongation"],
  ["sprain", "gestaucht stauchung verknackst foulure verstaucht verstauchung esguince entorse"],
  ["twisted", "umgeknickt verdreht torcido torci"],
  ["tear", "fasserriss faserriss gerissener riss muskelfaserriss gerissen rotura desgarro dechirure"],
  ["inflam", "entzundet entzundung"],
  ["slight", "leicht leichte leichter leichtes leichten leve leves leger legere legeres"],
  ["severe", "stark starke starker starkes starken fuerte fuertes"],
  ["only", "nur solo solamente unicamente seulement uniquement"],
  ["now", "jetzt derzeit aktuell momentan zurzeit gerade ahora actualmente maintenant actuellement"],
  ["quiet", "ruhig beschwerdefrei symptomfrei calme tranquilo tranquila asintomatico asymptomatique"],
  ["chronic", "chronisch chronische chronischer chronisches cronico cronica cronicos chronique chroniques"],
  ["when", "wenn cuando quand lorsque"],
  ["after", "nach apres tras"],
  ["fine", "problemlos bien"],
  ["sometimes", "manchmal gelegentlich veces parfois"],
  ["still", "noch immer todavia encore toujours"],
  ["again", "wieder"],
  ["since", "seit desde depuis"],
  ["healed", "verheilt ausgeheilt geheilt curado curada gueri guerie"],
  ["last", "letztes letzte letzten letzter vergangenes"],
  ["recovered", "perfekt perfecta perfecto parfait superado superada recuperado recuperada retabli retablie"],
  ["cleared", "freigegeben freigabe liberado liberada libere liberee alta autorise autorisee"],
  ["no", "kein keine keinen keiner keinerlei ohne sin sans aucun aucune ningun ninguno ninguna"],
  ["never", "nie niemals nunca jamais jamas"],
  ["nothing", "nichts nada rien"],
  ["not", "nicht pas"],
  ["but", "aber pero mais jedoch"],
  ["and", "und"],
  ["or", "oder"],
  ["hot", "heiss"],
  ["numb", "taub taubheit taubheitsgefuhl"],
  ["tingling", "kribbeln kribbelt hormigueo fourmillements"],
  ["abdominal", "bauchmuskel bauchmuskeln bauchmuskelzerrung abdominales abdominaux"],
  ["fasciitis", "aponevrosite fasciite fascite plantarfasziitis faszie"],
  ["itb", "essuie tractus iliotibialband cintilla"],
  ["tendinitis", "tendinite tendinopathie sehnenentzundung sehnenreizung"],
  ["bruised", "geprellt prellung golpeada golpeado contusion felee fele felees"],
  ["fracture", "gebrochen bruch fractura fracturado fracturada cassee casse"],
  ["left", "links linkes linke linken linker izquierda izquierdo gauche"],
  ["right", "rechts rechtes rechte rechten rechter derecha derecho droite"],
  ["both", "beide beiden ambas ambos"],
  ["monday", "montag lunes lundi"],
  ["tuesday", "dienstag martes mardi"],
  ["wednesday", "mittwoch miercoles mercredi"],
  ["thursday", "donnerstag jueves jeudi"],
  ["friday", "freitag viernes vendredi"],
  ["saturday", "samstag sabado samedi"],
  ["sunday", "sonntag domingo dimanche"],
  ["yesterday", "gestern ayer"],
  ["today", "heute"],
  ["days", "tage tagen tag dias jours"],
  ["weeks", "woche wochen semana semanas semaine semaines"],
  ["months", "monat monate monaten meses mois"],
  ["years", "jahr jahre jahren anos"],
  ["two", "zwei deux"],
  ["three", "drei tres trois"],
];

let table: ReadonlyMap<string, string> | undefined;

/** The English word of a plain one, lower case and without accents; the word itself where there is none. "dos" is a back only in French. */
export function inEnglish(word: string, before?: string): string {
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
  ["lumbar", "lumbar lumbago"],
];

/** Words of other meanings that are one letter away. */
const OTHER_WORDS: ReadonlySet<string> = new Set(
  "should shoulders angle angles uncle waist grain groan elbows wrists knees ankles calves cuello cadena cadence packen backen wacken hacken lucken ducken drucken rucker nicken necken planter planner plan plants plantain sprung rodillo gemeldet genoa genug hombre hombres apaule gluten tendon mullet collet bucket druck rack rank manche tanche blanche manchen ranche hatched cheviot muneco poigne risk twist wrest frist first wirst".split(
    " ",
  ),
);

let spellings: ReadonlyMap<string, string> | undefined;

function misspelled(word: string): string | undefined {
  if (word.length < 5 || OTHER_WORDS.has(word)) return undefined;
  spellings ??= new Map(OFTEN_MISSPELLED.flatMap(([english, written]) => written.split(" ").map((one) => [one, english] as const)));
  const exact = spellings.get(word);
  if (exact !== undefined) return exact;
  const most = word.length >= 8 ? 2 : 1;
  for (const [spelling, english] of spellings) if (spelling[0] === word[0] && isWithinEdits(spelling, word, most)) return english;
  return undefined;
}

/** German puts the part of the body and the complaint into one word. */
const COMPOUND =
  /^(?:(?<knee>knie)|(?<shoulder>schulter)|(?<calf>waden?)|(?<achilles>achilles)|(?<shin>schienbein)|(?<back>rucken|lenden|steiss)|(?<neck>nacken|halswirbel)|(?<hip>huft)|(?<groin>leisten|adduktoren)|(?<elbow>ellbogen|ellenbogen)|(?<wrist>handgelenk|daumen)|(?<ankle>knochel|sprunggelenk)|(?<heel>fersen)|(?<foot>fuss(?!ball)|mittelfuss)|(?<rib>rippen)|(?<thigh>oberschenkel)|(?<hamstring>hamstring)|(?<abdominal>bauchmuskel))s?(?:schmerz|zerrung|problem|verletz|beschwerd|faser|reiz|entzund|prell|bruch|stauch|bander|aussenband|innenband|bandriss|arthrose|verspann|sehne|muskel|leiden|op$|weh)/u;

function compound(word: string): string | undefined {
  const groups = word.length < 7 || word.startsWith("leistenbruch") ? undefined : COMPOUND.exec(word)?.groups;
  return groups === undefined ? undefined : Object.keys(groups).find((name) => groups[name] !== undefined);
}

const BEFORE_BACK = new Set(["au", "du", "le", "mon", "bas"]);
