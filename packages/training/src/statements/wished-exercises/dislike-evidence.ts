/** A clause against something, with the names that stand in it. */
interface Against {
  readonly said: string;
}

/**
 * Whether a clause is evidence that a movement is unwanted in every session. What points back to one session ("no speed in there") or to
 * a weather is none: it is shown back and takes nothing out of the plan.
 */
export function isWholeDislike({ said }: Against): boolean {
  return !POINTS_BACK.test(said) && !IN_WEATHER.test(said) && !COUNTS_AS.test(said);
}

/** "Bitte kein Tempo da rein", "no intervals in it": of the session that was named before. */
const POINTS_BACK =
  /\b(?:in (?:there|it|that one|those|them)|(?:da|dort) (?:rein|drin|dabei)|darin|dabei|dentro|(?:en|a) (?:ella|ello|esa|ese)|dedans|la dedans|li dentro|ci|nela|nele|nisso|la|erin|daarin|daarbij)$/u;

/** "Has to count as the long run, not on top of it": what something stands for. */
const COUNTS_AS =
  /\b(?:counts?|counting|zahl\w*|gilt|cuent\w*|contar|compt\w*|conta\w*|vale|telt|tellen) (?:\w+ )?(?:as|als|como|comme|come|pour|per)\b|\b(?:not |nicht |pas |no |non |nao |niet )?(?:on top of|added to|s ajouter a|zusatzlich zu|encima de|in aggiunta|alem d|bovenop)\b/u;

/** "No running in the rain", "im Dunkeln", "sulla neve": the rest of it is done. */
const IN_WEATHER =
  /\b(?:in|im|bei|beim|under|en|bajo|con|sous|dans|par|sotto|con|nel|sulla|na|com|op|met) (?:the |der |den |dem |la |el |le |il |lo |l |a |o |de |het )?(?:pouring |freezing |strong |stromendem? |heavy )?(?:rain|snow|ice|dark|wind|cold|heat|regen|schnee|eis|dunkeln|dunkelheit|hitze|kalte|sturm|lluvia|nieve|hielo|oscuro|oscuridad|viento|frio|calor|pluie|neige|verglas|noir|vent|froid|chaleur|pioggia|neve|ghiaccio|buio|vento|freddo|caldo|chuva|gelo|escuro|sneeuw|ijs|donker|kou|hitte)\b|\bno (?:vento|frio|calor|gelo|escuro)\b/u;

/** The objects that a clause means: "tempo squats" are slow lifts, and no tempo run. */
export function meantObjects<T extends { readonly label: string }>({
  said,
  objects,
}: Against & { readonly objects: readonly T[] }): readonly T[] {
  return TEMPO_OF_A_LIFT.test(said) ? objects.filter(({ label }) => label !== "fast running") : objects;
}

const TEMPO_OF_A_LIFT =
  /\btempo (?:\w+ )?(?:squats?|kniebeug\w*|deadlifts?|bench|press\w*|lifts?|lifting|reps?|sets?|push ?ups?|pull ?ups?|rows?|sentadillas?|agachamentos?|pompes|wiederholung\w*)\b/u;
