import { isSymptom } from "../context.ts";
import { plain } from "../signs/stated-signs.ts";
import { takesUp } from "./subjects/same-here.ts";

/*
 * What happens to somebody in a film or a book is no danger of now (triage.md section 3.5), in English, German, Spanish, French, Italian, Portuguese and
 * Dutch.
 */

const SEEN =
  /\b(?:watch(?:ed|ing)|saw|seen|read(?:ing)?|(?:hab\w*|gestern) (?:\w+ ){0,5}?(?:gesehen|geschaut|geguckt|gelesen)|geschaut|geguckt|(?:he |hemos )?(?:visto|vi|leido|lei)|(?:j ?ai |on a )?(?:vu|regarde|lu)|(?:ho |abbiamo )?(?:visto|guardato|letto)|(?:heb )?(?:gezien|gekeken|gelezen)|assisti|li)\b/u;
const WORK =
  /\b(?:(?:that|this|the|a|an) (?:\w+ )?(?:film|movie|series|show|episode|novel|documentary|book)|film|movie|doku|tatort|serie|folge|roman|pelicula|peli|documental|novela|documentaire|episode|documentario|libro|romanzo|filme|livro|documentaire|boek)\b/u;
const OF_SOMEBODY =
  /\b(?:(?:where|in which|about|when) (?:the |a |this |some )?(?:guy|man|woman|girl|boy|runner|athlete|hero|main character|he|she|somebody|someone)|(?:in dem|in der|wo|uber) (?:der|die|das|ein\w*|er|sie|jemand)|(?:donde|en la que|en el que|sobre) (?:el|la|un|una|alguien)|(?:ou|dans lequel|dans laquelle|sur) (?:le|la|un|une|il|elle|quelqu un)|(?:dove|in cui|su) (?:il|la|lo|un|una|qualcuno)|(?:onde|em que|sobre) (?:o|a|um|uma|alguem)|(?:waarin|waar|over) (?:de|het|een|hij|zij|iemand))\b/u;
const OWN =
  /\b(?:me too|like me|same (?:here|as me|thing)|so do i|wie (?:bei )?mir|ich auch|como yo|a mi tambien|comme moi|moi aussi|come me|anch io|como eu|net als ik|ik ook)\b/u;

/** "Watched that film where the guy collapses": the sentence about it, while the others tell no sign. */
export function isOfFiction(content: string): boolean {
  const sentences = content.split(/(?<=[.!?;])\s+|\n+/u).map(plain);
  const told = sentences.filter((said) => SEEN.test(said) && WORK.test(said) && OF_SOMEBODY.test(said));
  if (told.length === 0 || sentences.some((said) => OWN.test(said) || takesUp(said))) return false;
  return sentences.filter((said) => !told.includes(said)).every((said) => !isSymptom(said));
}

/** What a sentence behind the news tells and does not ask: "Read about it. Collapsed in the shower this morning". */
export function tellsSignBeside(content: string): boolean {
  const [, ...others] = content.split(/(?<=[.!?;])\s+|\n+/u);
  return others.some((sentence) => !sentence.trimEnd().endsWith("?") && NOWADAYS.test(plain(sentence)) && isSymptom(plain(sentence)));
}

const NOWADAYS =
  /\b(?:today|this morning|tonight|yesterday|last night|just now|now|since|heute|gestern|vorhin|jetzt|seit|hoy|ayer|esta manana|desde|aujourdhui|hier|ce matin|depuis|oggi|ieri|stamattina|hoje|ontem|vandaag|gisteren|vanmorgen|sinds)\b/u;
