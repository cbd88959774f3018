/* Running text and lines that hold a whole session, a line for each thing that is done. */

import { OPTION } from "../line/asides.ts";
import type { Lines } from "./lines.ts";

/** So long is a line of running text. */
const PROSE = 110;

/** Running text: a line for each sentence, and for what comes "then" or "after that". */
export function writeOutSentences(lines: Lines): Lines {
  return lines.flatMap((line) => {
    const breaks =
      line.match(/(?<!\b(?:[Ss]ek|[Mm]in|[Ss]ec|[Ss]td|[Ww]dh|[Rr]eps|[Aa]lt|[Mm]ax|[Cc]a|[Nn]r|approx|bzw|inkl|vs))[.!?]+\s+\p{Lu}/gu)
        ?.length ?? 0;
    if (breaks === 0 || OPTION.test(line) || (line.length < PROSE && (breaks < 2 || !/\d/.test(line)))) return [line];
    return line
      .split(/(?<=[\p{Ll})\d][.!?]+)\s+(?=[\p{Lu}¡¿])/u)
      .flatMap((sentence) => sentence.split(/,?\s+(?:and )?then (?=\d)(?![^,.]*\boff\b)/))
      .flatMap((sentence) => {
        // What stands in front of the work is a line of its own.
        const [, front, work] =
          /^(.*?\b(?:do|doing|have|start with|starts with|finish with|finishes with|is|are|:))\s+((?:\d|amrap|emom)[^.]*[a-z].*)$/i.exec(
            sentence,
          ) ?? [];
        return front === undefined || work === undefined ? [sentence] : [front, work];
      })
      .map((sentence) =>
        sentence
          .replaceAll(/,? (?:and )?then (\d+ ?(?:s|sec\w*|min\w*)) (?:completely |fully )?off\b/gi, ", rest $1")
          .replace(/\.+$/, "")
          .replaceAll(/\bwith two (\d+)s? \(women (\d+)s?\)/gi, "2x$1/$2 kg"),
      );
  });
}

/** "WU 2 mi, 10 x 45 s uphill (walk down), 1 mi @ tempo, CD 1 mi": a line for each, with the rest that follows it. */
export function writeOutClauses(lines: Lines): Lines {
  return lines.flatMap((line) => {
    if (!/\b(?:wu|w\/u|warm[- ]?up|cd|c\/d|cool[- ]?down|easy)\b/i.test(line) || !/\d ?[x×] ?\d/i.test(line)) return [line];
    const clauses = line.split(/[,;]\s+(?![^(]*\))(?=(?:\d|wu|w\/u|warm|cd|c\/d|cool))/i);
    const sets = clauses.findIndex((clause) => /\d ?[x×] ?\d/i.test(clause));
    const areWays = clauses.every((clause) => /\d ?(?:km?|m|mi\w*|min\w*|'|s|sec\w*|h)\b|\d'/i.test(clause));
    if (clauses.length < 3 || sets < 0 || !areWays) return [line];
    const written: string[] = [];
    for (const clause of clauses) {
      const isRest =
        /\b(?:jog|rest|rec\w*|float|walk|off|between|trab\w*|pause)\b/i.test(clause) &&
        /\d ?[x×] ?\d/i.test(written.at(-1) ?? "") &&
        !/\b(?:wu|warm|cd|cool)/i.test(clause) &&
        !/\b(?:jog|walk|rest|float|easy)\b[^()]*\)$/i.test(written.at(-1) ?? "");
      if (isRest) written[written.length - 1] += `, ${clause}`;
      else written.push(clause);
    }
    return written;
  });
}

const SETS = /(?<![\d.,])\d{1,2} ?[x×] ?\d/u;
const WORD = String.raw`(?!min|sec|sek|seg|rep|wdh)\p{L}{3,}`;
const NAMED_SETS = new RegExp(String.raw`${WORD}[^,]*\d ?[x×] ?\d|\d ?[x×] ?\d[^,]*?${WORD}`, "u");
const OF_ONE_CLOCK =
  /\b(?:amrap|e\d?mom|every|tabata|super ?-?(?:set|satz|serie)s?|rounds?|rft|runden|tours|rondas|vueltas|giri|rodadas|rondes)\b|\d ?[x×] ?\(/iu;
const FEWEST_CLAUSES = 3;

/** "Legs: squat 4x8 70 kg, leg press 3x12, calf raise 4x20. Rest 1 min": a line for each exercise with its sets. */
export function writeOutListedSets(lines: Lines): Lines {
  return lines.flatMap((line) => {
    const [, title, body = line] = /^\s*(\p{L}[^:\d,]{1,40}?)\s*:\s+(\S.*)$/u.exec(line) ?? [];
    const clauses = body.split(
      /[,;]\s+(?![^(]*\))|(?<=[\p{L}\d%)"'])\.\s+(?=\p{Lu})|\s[-–]\s(?=(?:all )?(?:rests?|recuper[io]|pausen?|descansos?|repos|riposi?|rust)(?!\p{L})[^,;]*$)/iu,
    );
    const sets = clauses.filter((clause) => SETS.test(clause));
    const isList =
      clauses.length >= FEWEST_CLAUSES && sets.length > 1 && sets.every((clause) => NAMED_SETS.test(clause)) && !OF_ONE_CLOCK.test(line);
    if (!isList) return [line];
    const written: string[] = [];
    for (const clause of clauses) {
      const isAlone =
        SETS.test(clause) ||
        written.length === 0 ||
        STANDS_ALONE.test(clause) ||
        [". ", " - ", " – "].some((before) => body.includes(before + clause));
      if (isAlone) written.push(clause);
      else written[written.length - 1] += `, ${clause}`;
    }
    return [...(title === undefined ? [] : [title]), ...written];
  });
}

/** A way or a time with a word behind it: "200 easy", "10 min cool-down". */
const STANDS_ALONE =
  /^\d+(?:[.,]\d+)? ?(?:km?|m|min\w*|')?\s+(?!(?:rest|pause|pausa|repos|r[eé]cup|rec|descans|riposo|recupero|rust|jog|trab|easy between|between|s\b|sec|se[kg]))\p{L}{4,}/iu;
