import { correctedWord, isOfMovements } from "../find-movement.ts";
import { unaccented } from "../languages/board-languages.ts";
import { FILLER } from "../reader/line/asides.ts";
import { inSport } from "../reader/words/sport-words.ts";
import { plainLine } from "../reader/words/plain-lines.ts";
import type { Wod } from "../wod.ts";
import { teamText, wodText } from "../wod-text.ts";

/**
 * The clauses of a text with a word that went nowhere: it is in no part, it is not shown back, and it belongs neither to a scheme nor to the name
 * of a movement. A coach may have meant something by it, so it is kept as a note.
 * @param names what the movements are called in English
 */
export function unaccountedWords(typed: string, read: Wod, names: readonly string[] = []): readonly string[] {
  const shown = [...(read.notes ?? []), ...(read.unread ?? []), ...(read.check ?? [])];
  const texts = unaccented([wodText(read), ...meantBy(read), ...names].join(" ")).toLowerCase();
  // "goodmorning", "bikeerg"
  const said = `${texts} ${texts.replaceAll(/[ -]/g, "")}`;
  const sport = said.includes("swim") ? "Swim" : undefined;
  return typed
    .split(/\r?\n/)
    .flatMap((line) => shown.reduce<readonly string[]>((rest, one) => rest.flatMap((piece) => piece.split(one)), [line]))
    .flatMap((piece) => piece.split(CLAUSE))
    .map((clause) => clause.replaceAll(EDGES, ""))
    .filter(
      (clause) =>
        readWords(clause).some((word) => !isSaid(word, said)) &&
        readWords(inSport(plainLine(clause), sport)).some((word) => !isSaid(word, said)),
    );
}

/** What kinds of parts mean without saying it: a warm-up is easy, a maximum is heavy. */
function meantBy({ parts, team }: Wod): readonly string[] {
  return [
    ...(team === undefined ? [] : [teamText(team)]),
    ...parts.flatMap((part) =>
      part.kind === "rest"
        ? ["easy"]
        : [
            ...(part.role === "warm-up" || part.role === "cool-down" || part.recovery !== undefined ? ["easy"] : []),
            ...(part.scheme.kind === "max-load" ? ["heavy"] : []),
            ...(part.scheme.kind === "intervals" ? ["hard easy"] : []),
            ...(part.scheme.kind === "sets" && part.scheme.style !== undefined ? ["failure dropset"] : []),
            ...(part.movements.some(({ isMax }) => isMax) ? ["failure"] : []),
            ...(part.scheme.kind === "sets" && part.movements.some(({ load }) => load !== undefined) ? ["heavy"] : []),
          ],
    ),
  ];
}

const CLAUSE = /[;,()+!?]|\s[-–—/]\s|:\s|\.\s/;
const EDGES = /^[^\p{L}\d@<>+]+|[^\p{L}\d%'"″′)]+$/gu;

function readWords(text: string): readonly string[] {
  return (unaccented(text).match(/(?<![\p{L}\d.])\p{L}[\p{L}'-]{2,}/gu) ?? []).map((word) => word.toLowerCase());
}

/** Whether the parts say a word, or it is one of schemes, units and names. */
function isSaid(word: string, said: string): boolean {
  return (
    word
      .split(/['-]/)
      .every((part) => part.length < FEWEST_LETTERS || (FILLER.test(part) && !HOW.test(part)) || SCHEME.test(part) || isInName(part)) ||
    said.includes(getStem(word.replaceAll("-", "")))
  );
}

/** "jogging" is a jog, "builds" a building. */
function getStem(word: string): string {
  return word.replace(/(?<=\w{3})(?:\w)?ing$/, "").slice(0, Math.max(FEWEST_LETTERS, word.length - ENDING));
}

function isInName(word: string): boolean {
  return isOfMovements(word) || isOfMovements(word.replace(/s$/, "")) || isOfMovements(correctedWord(word));
}

/** Shorter words stand between others. */
const FEWEST_LETTERS = 3;
/** "builds", "building" */
const ENDING = 2;

/** Fillers that say how heavy or how fast something is done. */
const HOW = /^(?:heavy|light|easy|hard)$/i;

/** Words of schemes, clocks, units, loads and headings, which the parts say in numbers or by their order. */
export const SCHEME = new RegExp(
  `^(?:${[
    "rft|nft|emom|otm|ladder|odd|even|death|buy|cash|cap|limit|follow(?:ed|ing)?|until|after|before|first|many|possible|across|top",
    "reps?|repetitions?|sec(?:ond)?s?|min(?:ute)?s?|hours?|meters?|metres?|yards?|miles?|feet|inch(?:es)?|rnds|efforts?|breaks?|equal|distance",
    "cals?|calories?|kgs?|lbs?|pounds?|pood|percent|bar|barbell|dumb(?:b)?ells?|kettlebells?|overhead|weight|body|cadence|zone|rpm|spm",
    "build(?:ing|s)?|find|establish|test|trial|take|did|quality|not|scored?|measure|works?|pairs|uno|alla|volta|trabaja|descansa|travaille|repose",
    "accessor(?:y|ies)|super|supersets?|conditioning|weightlifting|gymnastics|oly|core|finisher|krafttraining|three|four|five|six|eight|ten|warm|cool",
    "allure|ritmo|tempo|fermo|standing|static|stehend|debout|staand|arrete|parad[oa]",
    "laps?|lap|change|changeover|wechsel|minis|wave|both|ends?|final|continue|adding|goal|target|pace|rec|bwd|fwd|tng|myo|women|ladies|girls|frauen|femmes|mujeres|donne|mulheres|vrouwen|damen",
    "supersatz|superserie|ubung|ubungen|stationen|estaciones|estacoes|stazioni|postes|ejercicios?|esercizi|exercices|exercicios|oefeningen",
    "den|der|die|das|dem|des|les|los|las|gli|uno|una|une|ein|eine|einem|het|een|vom|von|van|mit|avec|con|com|met|ziel|objectif|objetivo|obiettivo|doel",
    "dazwischen|tussendoor|ertussen|vorher|zuerst|davor|eerst|tot|slot|primero|prima|primeiro|abord|topsatz|minuten|minuti|minutos?|minuto|minuut|sekunden|secondi|segundos|seconden",
    "serien|block|blocke|blocken|blocks|bloques|blocchi|blocs|zwischen|entre|tra|tussen|nach|apres|dopo|despues|despues|depois|daarna|luego|puis|poi",
    "trabajo|travail|lavoro|trabalho|belastung|werk|pro|pour|por|par|per|para|fur|voor|chrono|finalizador|finisseur|finale|trinken|beber|boire|bere",
    "bloque|bloc|blocco|bloco|blok|deel|event|prueba|epreuve|prova|circuit|circuito|zirkel|leiter|backoffs?|hvy|auf",
    "ungeraden?|geraden?|pari|impares?|pares?|impaires?|paires?|dispari|oneven|jede|zeit|arbeit",
  ].join("|")})$`,
  "i",
);
