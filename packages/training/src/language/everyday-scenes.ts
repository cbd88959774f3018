// Work, furniture, people and places that share a word with an exercise, in seven languages. Patterns match normalised words.

/** Where somebody works or is, and no place to train. */
const PLACES: readonly string[] = [
  "(?:in|at|for|on|from|near) (?:a|an|the|my|our|some) (?:\\w+ ){0,2}(?:lab|laboratory|offices?|factory|warehouse|hospital|clinic|school|kindergarten|cafe|shop|store|bakery|workshop|depot|harbour|port|ship|farm|mine|bank|court|church|library|museum|studio of|salon)(?! (?:gym|pool|hall|track|team|league|class))",
  "(?:im|in der|in einem|in einer|in meine[mr]) (?:\\w+ )?(?:\\w*labor|buro|fabrik|lager|krankenhaus|klinik|schule|kita|kuche|restaurant|laden|backerei|werkstatt|hafen|schiff|bauernhof|kirche|bibliothek)",
  "en (?:un|una|el|la|mi) (?:\\w+ )?(?:laboratorio|oficina|fabrica|almacen|hospital|clinica|escuela|colegio|cocina|restaurante|tienda|panaderia|taller|puerto|barco|granja|iglesia|biblioteca)",
  "(?:dans|a|au) (?:un|une|le|la|l|mon|ma)? ?(?:laboratoire|labo|bureau|usine|entrepot|hopital|clinique|ecole|cuisine|restaurant|magasin|boulangerie|atelier|port|bateau|ferme|eglise|bibliotheque)",
  "(?:in|al|nel|nella|in un|in una) (?:laboratorio|ufficio|fabbrica|magazzino|ospedale|clinica|scuola|cucina|ristorante|negozio|panetteria|officina|porto|nave|fattoria|chiesa|biblioteca)",
  "(?:no|na|num|numa|em) (?:laboratorio|escritorio|fabrica|armazem|hospital|clinica|escola|cozinha|restaurante|loja|padaria|oficina|porto|navio|quinta|igreja|biblioteca)",
  "(?:in|op|bij) (?:een|het|de|mijn) (?:\\w+ )?(?:laboratorium|lab|kantoor|fabriek|magazijn|ziekenhuis|kliniek|school|keuken|restaurant|winkel|bakkerij|werkplaats|haven|schip|boerderij|kerk|bibliotheek)",
];
/** Furniture, and how somebody sits at it. */
const FURNITURE: readonly string[] = [
  "(?:sit|sits|sitting|sat|stand|stands|standing|bent|hunched|leaning|slumped|crouched|working|work)\\b(?: \\w+){0,4} (?:bench|desk|table|counter|screen|sink|wheel|machine all day)",
  "(?:on|from|off) (?:the|my|a) (?:couch|sofa|armchair|settee)",
  "couch (?:surf\\w*|potato)|(?:park|work|piano|garden|church|judge\\w*) ?bench(?:es)?",
  "(?:sitze|stehe|gebeugt)\\b(?: \\w+){0,4} (?:werkbank|schreibtisch|tisch|theke|bildschirm|steuer)|auf (?:dem sofa|der couch)",
  "(?:sentad[oa]|agachad[oa]|inclinad[oa]|de pie)\\b(?: \\w+){0,4} (?:banco|mesa|escritorio|mostrador|pantalla|volante)|en el sofa",
  "(?:assis\\w*|penche\\w*|debout)\\b(?: \\w+){0,4} (?:banc|etabli|bureau|table|comptoir|ecran|volant)|sur le canape",
  "(?:sedut[oa]|chin[oa]|piegat[oa]|in piedi)\\b(?: \\w+){0,4} (?:banco|panca|scrivania|tavolo|bancone|schermo|volante)|sul divano",
  "(?:sentad[oa]|curvad[oa]|em pe|de pe)\\b(?: \\w+){0,4} (?:bancada|banco|secretaria|mesa|balcao|ecra|volante)|no sofa",
  "(?:zit|sta|gebogen)\\b(?: \\w+){0,4} (?:werkbank|bureau|tafel|toonbank|scherm|stuur)|op de bank",
];
/** What somebody is like. */
const PEOPLE: readonly string[] = [
  "(?:told|tell|telling|know|knows) (?:\\w+ ){0,2}people",
  "(?:nobody|no one|hardly anyone) (?:else )?(?:uses|is in|comes|goes|trains)\\b.*",
  "(?:coach|teacher|trainer|boss|instructor|captain|landlord|mother|father|wife|husband|neighbours?)(?: there| here)? (?:is|was|are|can be|gets) (?:\\w+ )?(?:strict|hard|tough|heavy|fast|slow)",
  "(?:trainer\\w*|lehrer\\w*|chef\\w*) (?:dort |da )?(?:ist|war) (?:\\w+ )?(?:streng|hart)",
  "(?:entrenador\\w*|profesor\\w*|jef[ea]) (?:alli )?(?:es|era) (?:\\w+ )?(?:estrict[oa]|dur[oa])",
  "(?:entraineu\\w*|prof\\w*|chef\\w*) (?:la bas )?(?:est|etait) (?:\\w+ )?(?:strict\\w*|dur\\w*)",
  "(?:allenator\\w*|insegnante|capo) (?:li )?(?:e|era) (?:\\w+ )?(?:sever[oa]|dur[oa])",
  "(?:treinador\\w*|professor\\w*|chefe) (?:la )?(?:e|era) (?:\\w+ )?(?:rigoros[oa]|dur[oa])",
  "(?:trainer|leraar|baas) (?:daar )?(?:is|was) (?:\\w+ )?streng",
];
/** How it went once: nothing that is asked for. */
const STORIES: readonly string[] = [
  "(?:at|in|during) (?:the|my) last (?:competition|comp|race|meet|event|season) (?:i|we) (?:was|were|had|felt|did)\\b.*",
  "beim letzten (?:wettkampf|rennen|turnier) (?:war|hatte) ich\\b.*",
  "en (?:la|mi) ultima (?:competicion|carrera) (?:fui|estuve|tuve|iba)\\b.*",
  "(?:a|lors de) (?:la|ma) derniere (?:competition|course) j (?:etais|avais|ai)\\b.*",
  "(?:al|alla|nella) (?:mia )?ultima (?:gara|competizione) (?:ero|avevo|sono)\\b.*",
  "na (?:minha )?ultima (?:prova|competicao) (?:estava|tinha|fui)\\b.*",
  "(?:bij|in) (?:de|mijn) laatste wedstrijd (?:was|had) ik\\b.*",
];
/** What somebody does for a living or for others. */
const TRADES: readonly string[] = [
  "(?:i |we )(?:make|sell|repair|build|design|paint|clean|load|pack|drive|fly|fix|inspect)s? (?:\\w+ ){1,4}(?:for a living|at work|for (?:clients|customers))",
  "(?:my|the) (?:job|trade|work|profession) is\\b.*",
];

const toPattern = (phrases: readonly string[]): RegExp => new RegExp(String.raw`\b(?:${phrases.join("|")})(?!\p{L})`, "u");
const SCENE = toPattern([...PLACES, ...FURNITURE, ...TRADES]);
const PERSON = toPattern([...PEOPLE, ...STORIES]);
/** Somebody wants, does or refuses something, or talks of training. */
const OF_TRAINING =
  /^(?:and |but )?(?:i |we )?(?:row|swim|run|ride|climb|do|practi[sc]e|use)\b|\b(?:lov\w+|likes?|want\w*|prefer\w*|hat(?:e|es|ed)|dislike\w*|please|pls|would|more|less|no|not|never|without|avoid\w*|skip\w*|train\w*|program\w*|sets?|reps?|gym|workouts?|sessions?|exercis\w*|lifts?|lifting|squats?|deadlifts?|press\w*|there (?:is|are)|has|have|got|mag|mochte|will|bitte|kein\w*|nicht|hasse|training\w*|quiero|gusta\w*|odio|favor|sin|entren\w*|gimnasio|veux|aime\w*|deteste|plait|sans|entrain\w*|salle de sport|voglio|piac\w*|odio|favore|senza|allen\w*|palestra|quero|gosto|odeio|sem|trein\w*|ginasio|wil|graag|haat|geen|niet|sportschool)\b/u;

/** Whether a clause tells of work, furniture or a person, with no word of training: a name of an exercise in it means something else. */
export function saysEverydayScene(said: string): boolean {
  return PERSON.test(said) || (SCENE.test(said) && !OF_TRAINING.test(said));
}
