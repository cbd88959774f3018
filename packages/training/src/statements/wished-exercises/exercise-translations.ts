/** What athletes call movements in other words or in German, Spanish, French, Italian, Portuguese and Dutch, after `normalise`, and the English name; longer names first. */
const TRANSLATIONS: readonly (readonly [english: string, words: string])[] = [
  ["overhead squats", "sentadillas? (?:de |con )?(?:arrancada|overhead)|squats? overhead|agachamentos? overhead"],
  [
    "front squats",
    "front ?kniebeuge\\w*|frontkniebeuge\\w*|kniebeugen? vorne|vordere kniebeuge\\w*|sentadillas? (?:frontal\\w*|delanter\\w*)|squats? (?:avant|frontal\\w*|davanti)|agachamentos? frontal\\w*|agachamentos? frontais|voorste squats?",
  ],
  [
    "back squats",
    "^(?:a |than )?(?:traser\\w*|hinten|hintere|arriere|dietro|posteriore|costas|back)$|kniebeugen? hinten|nackenkniebeuge\\w*|sentadillas? (?:traser\\w*|con barra)|squats? (?:arriere|dietro|posterior\\w*|con bilanciere)|agachamentos? (?:costas|com barra|livres?|nas costas)",
  ],
  ["goblet squats", "sentadillas? (?:goblet|copa)|agachamentos? goblet|goblet ?kniebeuge\\w*"],
  [
    "bulgarian split squats",
    "(?:split )?squats? bulgar\\w+|fentes? bulgar\\w+|affond\\w+ bulgar\\w+|zancadas? bulgar\\w+|sentadillas? bulgar\\w+|agachamentos? bulgar\\w+|afundos? bulgar\\w+|bulgarische \\w+(?: squats?)?|bulgaarse \\w+(?: squats?)?|bulgar(?:as?|os?|i|es?)",
  ],
  [
    "sandbag lunges",
    "(?:sand ?bag ?|sandsack ?)ausfallschritt\\w*|ausfallschritt\\w* mit (?:dem )?(?:sandbag|sandsack)|zancadas? con (?:el )?saco|fentes? avec (?:le )?sac(?: de sable)?|affond\\w+ con (?:il )?(?:sacco|sandbag)|afundos? com (?:o )?saco|(?:lunges|uitvalspassen) met (?:de )?zandzak",
  ],
  [
    "walking lunges",
    "gehende ausfallschritte|zancadas? caminando|fentes? marchees?|affond\\w+ (?:in )?camminat\\w+|afundos? (?:caminhando|andando)|lopende (?:lunges|uitvalspassen)",
  ],
  [
    "rdls",
    "romanian dead ?lifts?|rumanisch\\w+ kreuzheben|peso muerto rumano|souleve(?:s)? de terre roumain\\w*|stacc\\w+ (?:rumen\\w+|romen\\w+)|(?:levantamento )?terra romeno|(?<!\\b(?:bored|scared|frozen|is|are|so|feels?|feel|get|gets) )stiff|roemeense deadlifts?",
  ],
  ["sumo deadlifts", "sumo ?kreuzheben|kreuzheben sumo|peso muerto sumo|souleve de terre sumo|stacc\\w+ sumo|(?:levantamento )?terra sumo"],
  [
    "conventional deadlifts",
    "konventionell\\w* (?:kreuzheben|heben)|peso muerto convencional|souleve de terre (?:conventionnel|classique)|stacc\\w+ (?:regolar\\w+|convenzional\\w+|classic\\w+)|(?:levantamento )?terra convencional|conventionele deadlifts?",
  ],
  ["deadlifts", "souleves?(?! de terre)|levantamento(?: de)? terra|peso morto"],
  [
    "incline bench press",
    "schragbank\\w*|press (?:de banca )?inclinado|developpe incline|panca inclinata|supino inclinado|schuine bank\\w*",
  ],
  [
    "bench press",
    "bank ?druck\\w*|(?<=^|die |das |auf der |mehr |no )bank$|press (?:de )?banca|banca(?: plana)?|(?:developpe )?couche|(?:distensioni su )?panca(?: piana)?|supino(?: reto)?|bank ?druk\\w*",
  ],
  [
    "overhead press",
    "schulter ?drucken|uberkopf ?drucken|military press|press militar|press de hombros?|developpe militaire|developpe epaules|lento avanti|military|desenvolvimentos?|schouder ?druk\\w*|schouderpers",
  ],
  [
    "handstand push ups",
    "handstand ?liegestutz\\w*|flexiones (?:en pino|de pino|haciendo el pino)|pompes en equilibre|piegamenti in verticale|flexoes (?:em|de) parada de mao\\w*|flexoes (?:em )?pino",
  ],
  [
    "handstand walks",
    "handstand ?lauf\\w*|handstand ?gehen|caminar haciendo el pino|marche sur les mains|camminata in verticale|caminhada (?:em|de) parada de mao\\w*|andar de pino|handstand ?lopen",
  ],
  ["handstands", "handstande?(?! ?(?:walk|push|press|hold))|pino|verticali|parada de maos?|poirier|equilibre"],
  ["push ups", "flessioni|piegamenti|apoios de frente"],
  ["dips", "fondos|paralelas|parallele|mergulhos"],
  ["lat pulldown", "lat ?zug\\w*|jalon\\w*(?: al pecho)?|tirage (?:vertical|poitrine|dorsal)|lat machine|puxadas?(?: alta| frente)?"],
  [
    "barbell rows",
    "(?:langhantel ?rudern|rudern mit der langhantel|vorgebeugtes rudern)|remo con (?:la )?barra|rowing barre|rematore(?: con bilanciere)?|remada(?: curvada)?|roeien met (?:de )?(?:halter|stang)",
  ],
  [
    "dumbbell rows",
    "kurzhantel ?rudern|remo con mancuernas?|rowing halteres?|rematore (?:con )?manubri\\w*|remada com halter\\w*|roeien met dumbbells?",
  ],
  ["leg press", "bein ?presse|prensa(?: de piernas| para piernas)?|presse (?:a )?(?:cuisses|jambes)|pressa(?: orizzontale)?|been ?pers"],
  ["leg extensions", "bein ?strecker|extension(?:es)? de (?:piernas?|cuadriceps)|cadeira extensora|extensora|been ?strek\\w*"],
  ["leg curls", "bein ?beuger|curl femoral|femorales|ischios|mesa flexora|(?:cadeira )?flexora|hamstring ?curls?|been ?curls?"],
  [
    "calf raises",
    "waden(?:heben|training)?|(?:elevacion\\w*|subidas?) de (?:gemelos|talones|pantorrillas?)|gemelos|pantorrillas|mollets|polpacci|panturrilhas?|gemeos|kuit(?:heffen|en|training)|calf work|calves",
  ],
  ["hip thrusts", "elevac\\w+ (?:de cadera|pelvica|de quadril)|ponte de gluteos? com barra|hueftheben|hufthebe\\w*"],
  [
    "step ups",
    "subidas? (?:al|a la|no|ao|a) (?:cajon|caja|banco|caixa)|montees? sur (?:box|banc|caisse)|salite sul (?:box|banco)|aufsteiger|opstap\\w*",
  ],
  ["good mornings", "buenos dias|bom dia|guten? morgen"],
  ["box jumps", "salti sul(?:la)? (?:box|cassa|scatola)|saltos? (?:al|a la|na|no) (?:caja|cajon|caixa|box)"],
  [
    "skipping",
    "seil ?springen|seil ?hupfen|saltar (?:la )?(?:comba|cuerda)|comba|corde a sauter|salto della corda|corda per saltare|(?:pular|saltar a?) corda|(?<=^|odio la |odio |detesto a? ?|no |non |nao |niente |basta |senza |sem |nada de )corda$|touwtje\\w*",
  ],
  [
    "rope climbs",
    "seil ?klettern|tauklettern|trepar?(?: la| por la)? cuerda|grimper a la corde|monter a la corde|salit\\w+ (?:alla|sulla) fune|fune|subid\\w+ (?:na|a) corda|touw ?klimmen",
  ],
  ["snatches", "reissen|arrancadas?|arraches?|strapp[oi]|arranc[oa]s?"],
  ["cleans", "umsetzen|cargadas?|epaules?(?! jete)|girat[ae]"],
  ["clean and jerk", "dos tiempos|epaule jete|slanci[oa]|slancio|arremess[oa]s?|stossen|stoten"],
  ["russian twists", "giros rusos|torsioni russe|rotations? russes?"],
  ["sit ups", "crunches|abdominales en el suelo"],
  [
    "farmers carry",
    "farmer s? ?(?:walks?|carr\\w+)|farmers? ?walks?|bauerngang|paseos? del granjero|marche du fermier|camminata del contadino|caminhada do fazendeiro|boerenwandeling",
  ],
  [
    "sled push",
    "schlitten ?schieben|(?:empuj\\w+|empujar) (?:de |el )?trineo|(?:poussee|pousser) (?:de |le |du )?traineau|(?:spint\\w+|spingere) (?:della |la )?slitta|empurrar (?:o )?treno|slee ?duwen",
  ],
  [
    "sled pull",
    "schlitten ?ziehen|(?:arrastr\\w+|tirar) (?:de |del |el )?trineo|(?:tirage|tirer) (?:de |le |du )?traineau|(?:traino|trainare|tirare) (?:della |la )?slitta|puxar (?:o )?treno|slee ?trekken",
  ],
  [
    "tempo runs",
    "rodajes? a ritmo|series a ritmo|courses? au seuil|seuil|allure seuil|cors[ae] (?:a ritmo|in soglia)|corridas? de ritmo|tempo ?lopen|tempolo(?:op|pen)|schwellenl\\w+",
  ],
  [
    "olympic lifts",
    "sollevamento (?:pesi )?olimpico|pesistica|levantamentos? olimpicos?|levantamiento olimpico|lpo|olympisch\\w* gewichtheben",
  ],
  ["wall balls", "wandballe?|lanci (?:al|contro il) muro|lanzamientos? (?:a la|contra la) pared|lancers? au mur"],
  ["hills", "heuvel\\w*|berge?|hugel\\w*|rampas?"],
  [
    "walking",
    "walks|gehen|wandern|spaziergange?|andar|caminatas?|paseos?|senderismo|marche(?: rapide)?|randonnee\\w*|camminate|passeggiat\\w+|escursion\\w+|caminhadas?|wandel\\w*",
  ],
  ["yoga", "ioga"],
  ["biceps curls", "bizeps ?curls?|bizeps|curls? (?:de |con )?bicep\\w*|bicipiti|rosca(?: direta)?|biceps ?curls?|biceps"],
  ["triceps pressdown", "trizeps ?druck\\w*|trizeps|tricep\\w*|tricipiti"],
];

const ALL = TRANSLATIONS.map(([english, words]) => [english, new RegExp(String.raw`\b(?:${words})(?![\p{L}\d])`, "gu")] as const);
/** A text is read for every session of a plan. */
const KNOWN = new Map<string, string>();
const MOST_KNOWN = 200;

/** The normalised words with the names of movements in English. */
export function translateExercises(said: string): string {
  const known = KNOWN.get(said);
  if (known !== undefined) return known;
  const found = ALL.reduce((words, [english, pattern]) => words.replace(pattern, english), said);
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear();
  KNOWN.set(said, found);
  return found;
}
