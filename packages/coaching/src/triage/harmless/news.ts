import { isSymptom } from "../context.ts";
import { plain } from "../signs/stated-signs.ts";

/** What a sentence behind the news tells and does not ask: "Read about it. Collapsed in the shower this morning". */
export function tellsSignBeside(content: string): boolean {
  const [, ...others] = content.split(/(?<=[.!?;])\s+|\n+/u);
  return others.some((sentence) => !sentence.trimEnd().endsWith("?") && NOWADAYS.test(plain(sentence)) && isSymptom(plain(sentence)));
}

const NOWADAYS =
  /\b(?:today|this morning|tonight|yesterday|last night|just now|now|since|heute|gestern|vorhin|jetzt|seit|hoy|ayer|esta manana|desde|aujourdhui|hier|ce matin|depuis|oggi|ieri|stamattina|hoje|ontem|vandaag|gisteren|vanmorgen|sinds)\b/u;
