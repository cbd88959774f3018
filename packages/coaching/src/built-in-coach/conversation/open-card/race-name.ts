import type { Tongue } from "../../turn/languages.ts";

/** A name in a message, and what the message says beside it. */
interface RaceName {
  readonly name: string;
  readonly beside: string;
}

/** Where a clause begins, with the small words that lead into it. */
const START = String.raw`(?:^|[,;.!]\s*|\s(?:and|und|et|y|e)\s+)(?:(?:and|so|oh|ah|also|ok|und|ach|achso|et|alors|y|pues|e|allora)\s+)*`;
/** Words that give the race its name, said of it and of nobody else; the name itself keeps its capitals. */
const NAMES: { readonly [tongue in Tongue]: readonly string[] } = {
  en: [
    String.raw`\b(?:it|this|that|race|run|event|comp|competition|thing|one|marathon|half|parkrun|\d+k)(?:['’]?s|\s+is|\s+was|\s+should\s+be|\s+will\s+be)\s+(?:(?:actually|officially|really)\s+)?(?:called|named)\s`,
    String.raw`${START}(?:called|named|name(?!\s+(?:is|should|will|it|ist|soll|est|es|e|è)(?!\p{L})))\s`,
    String.raw`\b(?:call|name)\s+(?:it|the\s+race)\s(?!a\s+day|off|quits|even)`,
    String.raw`(?<!\b(?:my|his|her|their|your|coach['’]?s)\s+)\bname(?:\s+is|['’]s|\s+should\s+be|\s+will\s+be|:)\s`,
  ],
  de: [
    String.raw`\b(?:es|er|sie|\p{L}*lauf|rennen|wettkampf|event|veranstaltung|\p{L}*marathon|triathlon|ding|\d+er)\s+hei(?:ß|ss)t\s`,
    String.raw`${START}hei(?:ß|ss)t\s`,
    String.raw`\bnenn(?:e)?\s+(?:es|ihn|sie|das|das\s+rennen|den\s+lauf)\s`,
    String.raw`(?<!\b(?:mein|sein|ihr|dein)\s+)\bname(?:\s+ist|\s+soll(?:te)?(?:\s+sein)?|:)\s`,
  ],
  fr: [
    String.raw`(?<!\p{L})(?:elle|il|ça|ca|cela|course|épreuve|trail|compétition|marathon|semi|événement)\s+s['’\s]?appelle\s`,
    String.raw`${START}s['’\s]?appelle\s`,
    String.raw`\bappelle[-\s]l[ae]\s`,
    String.raw`(?<!\b(?:mon|son|ton)\s+)\bnom(?:\s+est|\s*,?\s*c['’]est|\s?:)\s`,
  ],
  es: [
    String.raw`\b(?:carrera|prueba|evento|marat[oó]n|media|competici[oó]n|esta|esa|ella)\s+se\s+llama\s`,
    String.raw`${START}se\s+llama\s`,
    String.raw`\bll[aá]mal[ao]\s`,
    String.raw`(?<!\b(?:mi|su|tu)\s+)\bnombre(?:\s+es|:)\s`,
  ],
  it: [
    String.raw`\b(?:gara|corsa|evento|maratona|mezza|competizione|questa|lei)\s+si\s+chiama\s`,
    String.raw`${START}si\s+chiama\s`,
    String.raw`\bchiamal[ao]\s`,
    String.raw`(?<!\b(?:mio|suo|tuo)\s+)\bnome(?:\s+(?:è|e)|:)\s`,
  ],
};
/** A short message is not always in the language of the conversation. */
const NAME = new RegExp(`(?:${Object.values(NAMES).flat().join("|")})\\s*`, "iu");
/** A sentence, where the words before it were no name of anything: "es heißt, ich soll …". */
const IS_SENTENCE = /^(?:i|you|we|they|me|that|dass|ich|wir|man|du|ihr|je|tu|on|nous|que|yo|che|io)(?=\s|$)/iu;
const BEFORE_NAME = /^(?:(?:actually|officially|übrigens|eigentlich|offiziell|jetzt|en fait|en realidad|in realtà)\s+)+/iu;
const AFTER_NAME = /\s+(?:btw|by the way|please|pls|though|bitte|übrigens|stp|svp|por favor|porfa|por cierto|per favore)\W*$/iu;
/** "St. Moritz", "10. Nikolauslauf": no end of a name. */
const CLAUSE_END = /[,;!]\s*|(?<=[\p{L}\d]{3})\.(?:\s+|$)/u;
const LONGEST_NAME = 50;

/** "it's called San Silvestre, priority C": the name ends with its clause, or where the rest of it is beside the name. */
export function readRaceName(content: string, isBeside: (rest: string) => boolean): RaceName | undefined {
  const found = NAME.exec(`${content.trim()} `);
  if (found === null) return undefined;
  const text = content.trim().slice(found.index + found[0].length);
  const [clause = ""] = text.split(CLAUSE_END, 1);
  const spaces = [...clause.matchAll(/\s+(?:(?:with|mit|avec|con)\s+)?/giu)];
  const end = spaces.find(({ index, 0: space }) => isBeside(clause.slice(index + space.length)))?.index ?? clause.length;
  const name = clause.slice(0, end).replace(BEFORE_NAME, "").replace(AFTER_NAME, "").trim();
  if (name.length < 2 || name.length > LONGEST_NAME || IS_SENTENCE.test(name)) return undefined;
  return { name, beside: `${content.trim().slice(0, found.index)}, ${text.slice(end)}` };
}
