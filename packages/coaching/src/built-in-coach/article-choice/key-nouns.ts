import { normalise } from "../question.ts";

/** Things that a question can hardly name without being about them, and the article on each; in English the topics know them. */
const KEY_NOUNS: readonly (readonly [noun: RegExp, slug: string])[] = [
  [
    /\bsauna\w*\b|\beisbad\w*\b|\bbains? (?:froids?|glaces?)\b|\bbano (?:de hielo|frio)\b|\bbagno (?:freddo|ghiacciato)\b/,
    "recovery-tools",
  ],
  [/\b(?:schlaf\w*|geschlafen|sommeil|dormi[rs]?|dormo|dormire|sueno|sonno)\b/, "sleep"],
  [/\b(?:alkohol\w*|bier|wein|alcool|biere|vin|alcohol|cerveza|vino|birra)\b/, "alcohol"],
  [
    /\b(?:entlastungswoche|deload\w*|semaine (?:allegee|de decharge|de deload)|(?:semana de )?descarga|(?:settimana di )?scarico)\b/,
    "deload",
  ],
  [/\b(?:kreatin|creatine|creatina)\b/, "creatine"],
  [/\b(?:koffein|kaffee|cafeine|cafe|cafeina|caffeina|caffe)\b/, "caffeine"],
];
/** What makes the noun an aside: an illness, a bad night before a session, a race or the plan's own week. */
const ASIDE =
  /\b(?:schlecht|kaum|wenig|mal|peu|nuit|poco|male|mala|noche|notte|trotzdem|quand meme|heute|morgen|aujourd|demain|hoy|manana|oggi|domani|wann|quand|cuando|quando|meine?r?|mon|ma|mi|mio|mia|nachste\w*|prochaine?|proxim[ao]|prossim[ao]|warum|pourquoi|por que|perche)\b/;

/** The article on the thing that a question of few words is about. */
export function articleOfKeyNoun(content: string): string | undefined {
  const words = normalise(content);
  if (words.split(" ").length > MOST_WORDS || ASIDE.test(words)) return undefined;
  const found = KEY_NOUNS.filter(([noun]) => noun.test(words));
  return found.length === 1 ? found[0]?.[1] : undefined;
}

const MOST_WORDS = 12;
