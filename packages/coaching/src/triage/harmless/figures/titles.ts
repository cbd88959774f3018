import { fold } from "./folded-text.ts";

/*
 * Names of songs, films and books are no signs: in quotation marks with a capital, or in capitals before "by", where the sentence speaks of one; and lines of songs that
 * everybody knows. In English, German, Spanish, French, Italian, Portuguese and Dutch.
 */

const WORK =
  /\b(?:songs?|playlists?|tunes?|album|lyrics?|film|movie|podcast|novel|earworm|stuck in my head|karaoke|spotify|lied|lieder|ohrwurm|roman|cancion\w*|pelicula|peli|libro|chansons?|morceau|livre|canzon[ei]|brano|romanzo|musicas?|cancao|cancoes|filme|livro|liedje\w*|boek)\b/u;
const QUOTED = /[„“”"«»]\s?\p{Lu}[^„“”"«»\n]{1,60}\s?[“”"«»]|(?<=^|[\s(])[‘'‚]\p{Lu}[^‘’'\n]{1,60}[’'‘](?![\p{L}\p{N}])/gu;
/** "Crushing pain in my chest" is what I said: no title. */
const SAID =
  /\b(?:said|told|say|asked|wrote|sag\w*|erzahl\w*|schrieb|dij[eo]|dicho|escrib\w*|dit|ecrit|detto|scritto|disse|falei|zei|gezegd|schreef)\b/u;
/** "Heart Attack by Demi Lovato", in a list or alone. */
const BY =
  /(?<!\b(?:a|an|my|the|had) )\p{Lu}[\p{L}’']*(?: (?:\p{Lu}[\p{L}’']*|of|the|in|on|to|a))* (?:by|von|von der|de|di|van) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?/gu;
const KNOWN =
  /\b(?:cant feel my face(?: when im with you)?|stayin ?g? ?alive|another one bites the dust|heart attack by|highway to hell|bleeding love|total eclipse of the heart|un ?break my heart|achy breaky heart|killing me softly|killing in the name|take my breath away|every breath you take|knockin\w* on heavens door|dont fear the reaper|live and let die|if i die young|die young|die hard|dead man walking|the walking dead|atemlos durch die nacht|herz an herz|herzbeben|tage wie diese|corazon (?:partio|espinado)|mi corazon encantado|je suis malade|mourir sur scene|laisse moi mourir|cuore matto|sangue freddo|bella da morire|coracao partido|breathe me|i cant breathe? without you|numb(?= by)|comfortably numb|bring me to life|sweet but psycho|paralyzed by|dizzy by)\b/gu;

/** A text without the titles and lines of songs that its sentences speak of. */
export function withoutMusic(content: string): string {
  if (!WORK.test(fold(content).said)) return content;
  return content
    .split(/(?<=[.!?…]\s)/u)
    .map((sentence) =>
      WORK.test(fold(sentence).said) && !SAID.test(fold(sentence).said) ? sentence.replaceAll(QUOTED, " ").replaceAll(BY, " ") : sentence,
    )
    .map((sentence) => cutKnown(sentence))
    .join("");
}

function cutKnown(sentence: string): string {
  const { said, places } = fold(sentence);
  return [...said.matchAll(KNOWN)]
    .toReversed()
    .reduce((rest, { 0: words, index }) => `${rest.slice(0, places[index])} ${rest.slice(places[index + words.length])}`, sentence);
}
