/** A clause against something, with the names that stand in it. */
interface Against {
  readonly said: string;
}

/**
 * Whether a clause is evidence that a movement is unwanted in every session. What points back to one session ("no speed in there") or to
 * a weather is none: it is shown back and takes nothing out of the plan.
 */
export function isWholeDislike({ said }: Against): boolean {
  return ![POINTS_BACK, IN_WEATHER, COUNTS_AS, DAY_BESIDE, AMOUNT_INSTEAD, LANDSCAPE, CROWD].some((other) => other.test(said));
}

/** "No deadlifts the day after squats": how two days follow each other. */
const DAY_BESIDE =
  /\b(?:(?:the )?day (?:after|before)|next day to|tag (?:nach|vor)|dia (?:siguiente|despues|antes|a seguir|seguinte|anterior)|(?:le )?lendemain|(?:la )?veille|jour (?:apres|avant|suivant)|giorno (?:dopo|prima|seguente)|dag (?:na|voor|erna|ervoor))\b/u;

/** "The sandbag's 15 not 20": what it weighs. */
const AMOUNT_INSTEAD = /\d ?(?:kg|kilos?|k|m|km|min\w*)? (?:and )?(?:not|instead of|nicht|statt|no|pas|non|nao|niet) \d/u;

/** "The hills round here are stupid so pace means nothing": what the place does to a number. */
const LANDSCAPE =
  /\b(?:round here|around here|where i live|bei uns|in der gegend|por aqui|donde vivo|par ici|chez nous|ou j habite|qui intorno|dove vivo|da noi|por estas bandas|onde moro|hier in de buurt|waar ik woon)\b.*\b(?:so|also|deshalb|asi que|donc|du coup|quindi|entao|portanto|dus)\b/u;

/** "On se marche dessus", "sich auf die Füße treten": a place that is too full. */
const CROWD = /\b(?:on se marche dessus|on top of each other|fusse treten|nos pisamos|ci si pesta i piedi|elkaar in de weg)\b/u;

/** "Bitte kein Tempo da rein", "no intervals in it": of the session that was named before. */
const POINTS_BACK =
  /\b(?:in (?:there|it|that one|those|them)|(?:da|dort) (?:rein|drin|dabei)|darin|dabei|dentro|(?:en|a) (?:ella|ello|esa|ese)|dedans|la dedans|li dentro|ci|nela|nele|nisso|la|erin|daarin|daarbij)$/u;

/** "Has to count as the long run, not on top of it": what something stands for. */
const COUNTS_AS =
  /\b(?:counts?|counting|zahl\w*|gilt|cuent\w*|contar|compt\w*|conta\w*|vale|telt|tellen) (?:\w+ )?(?:as|als|como|comme|come|pour|per)\b|\b(?:not |nicht |pas |no |non |nao |niet )?(?:on top of|added to|s ajouter a|zusatzlich zu|encima de|in aggiunta|alem d|bovenop)\b/u;

/** "No running in the rain", "im Dunkeln", "sulla neve": the rest of it is done. */
const IN_WEATHER =
  /\b(?:in|im|bei|beim|under|en|bajo|con|sous|dans|par|sotto|con|nel|sulla|na|com|op|met) (?:the |der |den |dem |la |el |le |il |lo |l |a |o |de |het )?(?:pouring |freezing |strong |stromendem? |heavy )?(?:rain|snow|ice|dark|wind|cold|heat|regen|schnee|eis|dunkeln|dunkelheit|hitze|kalte|sturm|lluvia|nieve|hielo|oscuro|oscuridad|viento|frio|calor|pluie|neige|verglas|noir|vent|froid|chaleur|pioggia|neve|ghiaccio|buio|vento|freddo|caldo|chuva|gelo|escuro|sneeuw|ijs|donker|kou|hitte)\b|\b(?:if|when) (?:it s |its |it )?(?:rain\w*|snow\w*|icy|wet|dark|windy)|\bwenn (?:es )?(?:regnet|schneit|nass|dunkel|glatt|eisig)|\b(?:si|cuando) (?:llueve|nieva|hay hielo|esta (?:mojado|oscuro))|\b(?:s il|quand il) (?:pleut|neige|gele|fait (?:nuit|noir))|\b(?:se|quando) (?:piove|nevica|gela|e (?:buio|bagnato))|\b(?:se|quando) (?:chove\w*|esta (?:molhado|escuro))|\bals het (?:regent|sneeuwt|vriest|donker|nat|glad)|\b(?:de noche|la nuit|di notte|a noite|s nachts|at night|nachts)\b|\bno (?:vento|frio|calor|gelo|escuro)\b/u;

/** The objects that a clause means: "tempo squats" are slow lifts, and no tempo run. */
export function meantObjects<T extends { readonly label: string }>({
  said,
  objects,
}: Against & { readonly objects: readonly T[] }): readonly T[] {
  return TEMPO_OF_A_LIFT.test(said) ? objects.filter(({ label }) => label !== "fast running") : objects;
}

const TEMPO_OF_A_LIFT =
  /\btempo (?:\w+ )?(?:squats?|kniebeug\w*|deadlifts?|bench|press\w*|lifts?|lifting|reps?|sets?|push ?ups?|pull ?ups?|rows?|sentadillas?|agachamentos?|pompes|wiederholung\w*)\b/u;
