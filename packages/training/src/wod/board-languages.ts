/* How German, French and Spanish boards say what the reader knows in English. Words stand without accents, as `unaccented` writes them. */

type Words = readonly (readonly [pattern: RegExp, english: string])[];

/** Longer expressions stand before the words they contain. */
const WORDS: Words = [
  // German
  [/\bauf zeit\b|\bgegen die zeit\b/gi, "for time"],
  [/\b(?:runden|durchgange)\b/gi, "rounds"],
  [/\brunde\b/gi, "round"],
  [/\bsatze?\b/gi, "sets"],
  [/\balle (?=\d)/gi, "every "],
  [/\bjede minute\b/gi, "every minute"],
  [/\bfur (?=\d)/gi, "for "],
  [/\b(?:wiederholungen|wdh)\b\.?/gi, "reps"],
  [/\bpausen?\b(?! (?:squat|front|back|bench|deadlift|snatch|clean))/gi, "rest"],
  [/\bzwischen den (?:runden|rounds)\b/gi, "between rounds"],
  [/\bminuten\b/gi, "min"],
  [/\bsek(?:unden)?\b\.?/gi, "sec"],
  [/\bzeitlimit\b/gi, "time cap"],
  [/\bso viele (?:runden|rounds) wie moglich in\b/gi, "amrap"],
  [/\b(?:klimmzuge?|klimmzugen)\b/gi, "pull-ups"],
  [/\bliegestutz(?:e|en)?\b/gi, "push-ups"],
  [/\bluftkniebeugen?\b/gi, "air squats"],
  [/\bfrontkniebeugen?\b/gi, "front squat"],
  [/\bkniebeugen\b/gi, "air squats"],
  [/\bkniebeuge\b/gi, "back squat"],
  [/\bkreuzheben\b/gi, "deadlift"],
  [/\bbankdrucken\b/gi, "bench press"],
  [/\bschulterdrucken\b/gi, "strict press"],
  [/\bausfallschritte?n?\b/gi, "lunges"],
  [/\b(?:laufen|lauf)\b/gi, "run"],
  [/\b(?:rudern)\b/gi, "row"],
  [/\b(?:radfahren|rad)\b/gi, "bike"],
  [/\bseilspringen\b/gi, "single unders"],
  [/\b(?:kastensprunge?|boxsprunge?)\b/gi, "box jumps"],
  [/\bhampelmanner\b/gi, "jumping jacks"],
  [/\bunterarmstutz\b/gi, "plank"],
  [/\bschwunge\b/gi, "swings"],
  [/\bschlitten schieben\b/gi, "sled push"],
  [/\bschlitten ziehen\b/gi, "sled pull"],
  [/\bkalorien\b/gi, "cal"],
  [/\b(?:je|pro) seite\b/gi, "per side"],
  // French
  [/\bpour (?:le )?temps\b|\bcontre la montre\b/gi, "for time"],
  [/\btours?\b/gi, "rounds"],
  [/\bseries?\b(?= (?:de|of|:))/gi, "sets"],
  [/\btoutes les (?=\d)/gi, "every "],
  [/\bchaque minute\b/gi, "every minute"],
  [/\b(?:repos|recup(?:eration)?)\b/gi, "rest"],
  [/\bentre (?:les )?(?:tours|rounds|series)\b/gi, "between rounds"],
  [/\btractions?\b/gi, "pull-ups"],
  [/\bpompes?\b/gi, "push-ups"],
  [/\bsouleves? de terre\b/gi, "deadlift"],
  [/\bdeveloppe couche\b/gi, "bench press"],
  [/\bfentes?\b/gi, "lunges"],
  [/\bcorde a sauter\b/gi, "single unders"],
  [/\bdoubles? saut(?:s)? a la corde\b/gi, "double unders"],
  [/\b(?:course a pied|course|courir)\b/gi, "run"],
  [/\brameur\b/gi, "row"],
  [/\bvelo\b/gi, "bike"],
  [/\babdos\b/gi, "sit-ups"],
  [/\bgainage\b/gi, "plank"],
  [/\bsauts? sur box\b/gi, "box jumps"],
  [/\bsquat avant\b/gi, "front squat"],
  [/\bsquat arriere\b/gi, "back squat"],
  // Spanish
  [/\b(?:por|para) tiempo\b/gi, "for time"],
  [/\b(?:rondas|vueltas)\b/gi, "rounds"],
  [/\bcada (?=\d)/gi, "every "],
  [/\bcada minuto\b/gi, "every minute"],
  [/\bminutos?\b/gi, "min"],
  [/\b(?:segundos?|secondes?)\b/gi, "sec"],
  [/\bdurante\b/gi, "for"],
  [/\b(?:descanso|descansar)\b/gi, "rest"],
  [/\bentre rounds\b/gi, "between rounds"],
  [/\bdominadas?\b/gi, "pull-ups"],
  [/\bflexiones\b/gi, "push-ups"],
  [/\bsentadillas? (?:trasera|con barra)\b/gi, "back squat"],
  [/\bsentadillas? frontal(?:es)?\b/gi, "front squat"],
  [/\bsentadillas\b/gi, "air squats"],
  [/\bsentadilla\b/gi, "back squat"],
  [/\bpeso muerto\b/gi, "deadlift"],
  [/\bpress (?:de )?banca\b/gi, "bench press"],
  [/\bzancadas?\b/gi, "lunges"],
  [/\babdominales\b/gi, "sit-ups"],
  [/\b(?:carrera|correr)\b/gi, "run"],
  [/\bremo\b/gi, "row"],
  [/\b(?:bici|bicicleta)\b/gi, "bike"],
  [/\bsaltos? al cajon\b/gi, "box jumps"],
  [/\b(?:comba|saltos? de comba)\b/gi, "single unders"],
  [/\bplancha\b/gi, "plank"],
  [/\bcalorias\b/gi, "cal"],
  // "mit 60 kg", "à 120 kg", "con 100 kg", "de 20 pompes"
  [/\b(?:mit|con|a|avec) (?=\d+(?:[.,]\d+)?(?:\/\d+)? ?(?:kg|%|lbs?))/gi, "@ "],
  [/\b(?<=(?:\d|sets|rounds|min) )(?:de\s+|d')(?=[a-z\d])/gi, "of "],
];

/** Without accents and umlauts: "Klimmzüge" is "Klimmzuge". */
export function unaccented(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("ß", "ss").replaceAll("œ", "oe");
}

/** A workout without accents, with what German, French and Spanish say of it in English. */
export function toEnglish(text: string): string {
  return WORDS.reduce((read, [pattern, english]) => read.replaceAll(pattern, english), unaccented(text));
}
