/*
 * "Got covid. Fever since this morning": a new fever below 39 °C, with or without the illness it belongs to, and not a single word more, in English, German,
 * Spanish, French, Italian, Portuguese and Dutch. It stays at home and trains nothing, which the coach says (return-ladders.md section 6); no doctor is
 * needed before the third day. The list of words is closed: a shiver, a chest, a neck, a wound, a pregnancy, a longer or higher fever, or the wish to train
 * with it is left to the readers of signs.
 */

const FEVER = /\b(?:fever|feverish|fieber|fiebre|fievre|febbre|febre|koorts)\b/u;
const ILLNESS =
  /^(?:covid|corona|flu|influenza|cold|bug|virus|sick|ill|unwell|grippe|erkaltet|erkaltung|krank|gripe|resfriad[oa]|resfriado|enferm[oa]|grippee?|rhume|enrhumee?|malade|influenzat[oa]|raffreddat[oa]|raffreddore|malat[oa]|gripad[oa]|constipad[oa]|doente|griep|verkouden|ziek)$/u;
const BESIDE = new Set(
  // English
  (
    "i ive im have has had got caught a an the bit of and with my me it is its since this morning last night today yesterday afternoon evening woke up temp temperature degrees now just home positive tested " +
    // German
    "ich hab habe bin hat und mit seit heute morgen frueh fruh gestern abend nacht letzter letzte der die das ein eine bisschen etwas temperatur grad aufgewacht positiv jetzt zuhause " +
    // Spanish
    "tengo he cogido pillado con y desde esta manana anoche hoy ayer noche tarde un una el la poco de grados estoy positivo " +
    // French
    "j ai jai je suis chope attrape la le l une un de et avec depuis ce matin cette nuit hier soir aujourd hui peu degres positif positive " +
    // Italian
    "ho preso ha con e ed da stamattina stanotte ieri sera oggi un una il la po di gradi sono positivo positiva " +
    // Portuguese
    "estou tenho peguei com e desde hoje manha ontem noite de um uma o a pouco graus " +
    // Dutch
    "ik heb ben en met sinds vanochtend gisteren gisteravond vannacht vandaag een beetje graden nu"
  ).split(" "),
);
const DEGREES = /^(?:37|38)(?:[.,]\d)?$/u;

/**
 * Whether a message tells of such a fever and of nothing else.
 * @param said the words of the message, lower case and without accents
 */
export function isOnlyFever(said: string): boolean {
  const words = said.match(/\d+(?:[.,]\d+)?|\p{L}+/gu) ?? [];
  return FEVER.test(said) && words.every((word) => FEVER.test(word) || ILLNESS.test(word) || BESIDE.has(word) || DEGREES.test(word));
}
