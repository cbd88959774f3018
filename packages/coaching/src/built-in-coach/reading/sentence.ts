import { withDigits } from "../../number-words.ts";
import { isFiller } from "./filler.ts";

/** A part of a message that a reader has explained. */
export interface Taken {
  readonly text: string;
  readonly at: number;
  readonly groups: readonly (string | undefined)[];
}

/** A message that readers explain piece by piece: what one has taken no other sees, and what nobody takes stays unexplained. */
export class Sentence {
  readonly words: string;
  #rest: string;

  constructor(words: string) {
    this.words = plainNumbers(words);
    this.#rest = this.words;
  }

  /** The words that are not taken yet, with blanks where others were. */
  get rest(): string {
    return this.#rest;
  }

  find(pattern: RegExp): Taken | undefined {
    const found = pattern.exec(this.#rest);
    return found === null ? undefined : { text: found[0], at: found.index, groups: found.slice(1) };
  }

  take(pattern: RegExp): Taken | undefined {
    const found = this.find(pattern);
    if (found !== undefined) this.#blank(found.at, found.text.length);
    return found;
  }

  /** Takes words as they stand. */
  takeText(text: string): void {
    const at = this.#rest.indexOf(text);
    if (at >= 0) this.#blank(at, text.length);
  }

  takeAll(pattern: RegExp): readonly Taken[] {
    const all: Taken[] = [];
    for (let found = this.take(pattern); found !== undefined && found.text !== ""; found = this.take(pattern)) all.push(found);
    return all.toSorted((a, b) => a.at - b.at);
  }

  /** Content words that no reader has explained. */
  unexplained(): readonly string[] {
    return this.#rest.split(" ").filter((word) => word !== "" && !isFiller(word));
  }

  #blank(at: number, length: number): void {
    this.#rest = this.#rest.slice(0, at) + " ".repeat(length) + this.#rest.slice(at + length);
  }
}

/** "sixty three and a half kg", "an hour and a half", "1h30": numbers as digits, durations as minutes. */
function plainNumbers(words: string): string {
  return germanStems(
    withDigits(
      ordinals(
        words.replaceAll(
          /\b(second|ones?|(?<=the )(?:two|three))(?! (?:hours?|min|minutes?|weeks?|months?|days?|kg|more|rep|set|hundred))\b/g,
          "$1zqz",
        ),
      ),
    )
      .replaceAll("zqz", "")
      .replaceAll(/\b(\d+) and a half(?= (?:kg|kilos?|kilograms?|lbs?|km|k|hours?|min))/g, "$1.5")
      .replaceAll(/\b(?:an|1) hour and a half\b|\b1\.5 (?:h|hours?|hrs?)\b|\b90 ?min\w*\b/g, "90 min")
      .replaceAll(/\b(?:an|1) hour and a quarter\b/g, "75 min")
      .replaceAll(/\b(?:half an hour|half hour|30 ?min\w*)\b/g, "30 min")
      .replaceAll(/\bthree quarters of an hour\b/g, "45 min")
      .replaceAll(/\b(\d)h ?(\d{2})\b(?! ?min)/g, (_all, hours: string, minutes: string) => `${60 * Number(hours) + Number(minutes)} min`)
      .replaceAll(/\b(?:an hour|1 hour|1 ?h)\b(?! \d)/g, "60 min")
      .replaceAll(/\b2 (?:hours|hrs|h)\b(?! \d)/g, "120 min")
      .replaceAll(/(?<=\d),(?=\d)/g, ".")
      .replaceAll(/\byrs?\b/g, "year")
      .replaceAll(/\b(5|10)er\b/g, "$1 k")
      .replaceAll(/\bon the bar\b/g, "weight"),
  );
}

/** German compounds keep their exercise: "bankdruck steigerung". */
function germanStems(words: string): string {
  return words
    .replaceAll(/\bbankdruck\w*/g, "bench press")
    .replaceAll(/\bkreuzheb\w*/g, "deadlift")
    .replaceAll(/\bkniebeug\w*/g, "squat")
    .replaceAll(/\bklimmzug\w*/g, "pull ups")
    .replaceAll(/\blong ?runs?\b/g, "long run")
    .replaceAll(/\bsandsack\w*/g, "sandbag")
    .replaceAll(/\bruder(?:kurs|einheit\w*|training)\b/g, "row session");
}

const ORDINALS =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth".split(
    " ",
  );

/** "the ninth of december" → "the 9th of december", where a date stands. */
function ordinals(words: string): string {
  return words.replaceAll(
    new RegExp(
      String.raw`\b(?:(twenty|thirty) )?(${ORDINALS.join("|")})(?= (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|\b(twenty|thirty) (${ORDINALS.join("|")})\b`,
      "g",
    ),
    (_all, tens: string | undefined, name: string | undefined, tens2: string | undefined, name2: string | undefined) => {
      const lead = tens ?? tens2;
      return `${ORDINALS.indexOf(name ?? name2 ?? "") + 1 + (lead === "twenty" ? 20 : lead === "thirty" ? 30 : 0)}th`;
    },
  );
}
