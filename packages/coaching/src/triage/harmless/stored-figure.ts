/*
 * A question about a figure that the app keeps, in words that are about nothing else: "where is my pulse stored", "my weight in here?", in English,
 * German, Spanish, French, Italian, Portuguese and Dutch.
 */

const FIGURE =
  /^(?:pulse?|puls\w*|heart|rate|heartrate|hr|bpm|weight|bodyweight|sleep|hrv|steps|herzfrequenz|ruhepuls|gewicht\w*|korpergewicht|schlaf|peso|pulso|pulsaciones|ppm|frecuencia|cardiaca|sueno|pouls|poids|frequence|cardiaque|sommeil|polso|battit[oi]|frequenza|sonno|batimentos?|frequencia|sono|hartslag|slaap)$/u;
/** Where something is kept, or that it is asked for. */
const KEPT =
  /^(?:where|stored?|saved?|recorded|logged|kept|tracked|listed|see|find|show|shown|look|here|app|profile|settings|data|wo|irgendwo|gespeichert|gesichert|hinterlegt|eingetragen|notiert|finde|sehe|seh|zeig|zeige|steht|app|profil|daten|donde|guardad[oa]s?|registrad[oa]s?|apuntad[oa]s?|ve|veo|encuentro|aqui|perfil|ou|enregistree?s?|notee?s?|stockee?s?|vois|trouve|ici|quelque|part|dove|salvat[oi]|registrat[oi]|segnat[oi]|vede|vedo|trovo|qui|parte|onde|guardad[oa]s?|registad[oa]s?|vejo|encontro|aqui|waar|opgeslagen|bewaard|genoteerd|staat|zie|vind|hier|ergens)$/u;
const SMALL =
  /^(?:is|are|was|were|my|the|a|of|for|from|in|on|at|it|that|this|do|does|did|can|could|you|i|have|has|got|to|any|anywhere|somewhere|up|what|whats|it|yesterday|today|yesterdays|todays|last|night|week|run|session|average|avg|max|resting|current|and|or|please|pls|inside|mein\w*|der|die|das|den|dem|von|vom|gestern|heute|letzte[rns]?|nacht|woche|lauf|einheit|ist|sind|kann|man|ich|du|hast|hier|drin|drinnen|im|in|bitte|denn|auch|mi|mis|el|la|los|las|de|del|ayer|hoy|esta|estan|hay|se|en|algun|lado|sitio|puedo|ver|tienes|mon|ma|mes|le|les|du|des|d|hier|est|sont|cest|il|elle|on|je|peux|peut|voir|tu|as|a|dans|lappli|dhier|il|mio|mia|i|miei|lo|di|ieri|oggi|e|sono|si|da|posso|vedere|puo|qualche|nell|nella|hai|o|meu|minha|os|meus|as|ontem|hoje|esta|estao|posso|ver|tens|em|algum|no|na|mijn|mn|het|van|gisteren|vandaag|is|zijn|kan|ik|je|te|zien|heb|er|\d+)$/u;

/** Whether plain words ask only where a figure is kept. */
export function asksForStoredFigure(words: readonly string[]): boolean {
  return (
    words.length <= MOST_WORDS &&
    words.some((word) => FIGURE.test(word)) &&
    words.some((word) => KEPT.test(word)) &&
    words.every((word) => FIGURE.test(word) || KEPT.test(word) || SMALL.test(word)) &&
    !STANDS_STILL.test(words.join(" "))
  );
}

const MOST_WORDS = 12;
/** "Mein Puls steht" is no question. */
const STANDS_STILL = /^(?:mein |de |der |mijn )?(?:puls|pulse?|heart|hartslag|herz\w*) (?:steht|stands|staat)$/u;
