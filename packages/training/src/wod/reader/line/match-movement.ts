import { SPELLED } from "../../find-movement.ts";
import { correctedWord, matchesIn } from "../../find-movement.ts";
import { getWords } from "../../movement-names.ts";

/** A movement that words name. */
export interface Match {
  readonly name: string;
  readonly isKnown: boolean;
  readonly how?: string;
}

/** Words beside a name that say how it is done and leave it the same exercise. */
const HOW =
  /^(?:alternating|alt|alternate|paused?|pausing|deficit|tempo|banded|band|weighted|synchro|synchronised|synchronized|sync|lateral|lat|over|facing|unbroken|ub|heavy|light|moderate|hard|easy|fast|slow|quick|smooth|strict|kipping|touch|go|tng|single|double|one|arm|left|right|l|r|seated|standing|kneeling|half|floor|blocks?|release|hand|hr|bodyweight|bw|close|wide|narrow|clean|snatch|grip|stance|heels?|elevated|feet|foot|ct|count|with|w|from|to|the|a|an|of|off|in|on|and|n|db|kb|bb|sb|plate|ball|mb|medball|med|medicine|vest|each|every|both|side|backward|backwards|bwd|bw|forward|fwd|reverse|target|split|shared|share|together|partner|per|max|effort|low|high|hang|front|rack|oh|comp|competition|straight|set|for|meters|metres|cal|cals|same|as|possible|only|full|depth|legless|strides?|choice|build|building|descending|desc|sprint|stride|up|down|uphill|downhill|hill|hills|back|around|trail|treadmill|track|flat|rolling|steady|strong|relaxed|recovery|continuous|progressive|progression|threshold|kick|pull|drill|free|fr|freestyle|fly|im|breast|paddles?|fins|swim|odds?|evens?|distance|first|last|all|out|total|ea|working|warm|speed|explosive|controlled|ecc|eccentric|negative|negatives|iso|hold|holds|top|bottom|below|above|knee|knees|mid|thigh|high|legs|toes|chest|stick|squeeze|extra|through|time|bell|bells|dumbbell|kettlebell|barbell|parallette|parallettes|handles?|beltless|straps|blocks|axle|ssb|swiss|cambered|any|style|broken|unbroken|whole|team|sub|or|rest|cap|tall|short|split|rotating|accumulate|hard|comfortable|spin|nose|breathing|nasal|with|without|no|drop|pushup|into|then|alternately|opposite|vs|unpaused|waves?|reps?|calories?|ahap|remaining|practice|practise|drills?|complex|singles?|doubles|triples)$/;

const WRITTEN: Readonly<Record<string, string>> = {
  sync: "synchro",
  synchronised: "synchro",
  synchronized: "synchro",
  alt: "alternating",
  alternate: "alternating",
  lat: "lateral",
  l: "left arm",
  r: "right arm",
  ub: "unbroken",
  pause: "paused",
  bwd: "backward",
  kb: "kettlebell",
  db: "dumbbell",
  hr: "hand-release",
  bb: "barbell",
  sb: "sandbag",
  fr: "free",
  tng: "touch-and-go",
};

/** Dropped where they stand beside a name. */
const SILENT = /^(?:waves?|the|a|an|of|w|for|x|reps?|each|total|movement|then|and|n|cal|cals|calorie)$/;

/** The movement of some words: the longest name whose other words only say how. */
export function matchMovement(words: readonly string[]): Match | undefined {
  const all = words.flatMap((word) => getWords(word)).filter((word) => word !== "");
  if (all.length === 0) return undefined;
  const exact = SPELLED.get(all.join(" "));
  if (exact !== undefined) return withHow(exact, sayHow(all, exact, { start: 0, length: all.length }));
  const other = all.indexOf("or");
  if (other > 0) {
    const [first, second] = [matchMovement(all.slice(0, other)), matchMovement(all.slice(other + 1))];
    const others = second?.name ?? all.slice(other + 1).join(" ");
    if (first !== undefined && (second !== undefined || all.length - other <= 3))
      return { ...first, how: [first.how, `or ${others}`].filter((one) => one !== undefined).join(" ") };
  }
  const found = matchesIn(all)
    .toSorted((one, other) => Number(isLoose(all, one)) - Number(isLoose(all, other)))
    .find(({ start, length }) =>
      [...all.slice(0, start), ...all.slice(start + length)].every(
        (word, index, beside) =>
          HOW.test(word) ||
          /^\d/.test(word) ||
          (OBJECT.test(word) && (/^(?:over|to|the|facing|on|off)$/.test(beside[index - 1] ?? "") || beside[index + 1] === "facing")),
      ),
    );
  return found === undefined ? undefined : withHow(found.name, sayHow(all, found.name, found));
}

/** Kinds of one sport: what they are of, and what they say of it. */
const KINDS: Readonly<Record<string, readonly [name: string, how: string]>> = {
  "Easy run": ["Run", "easy"],
  "Long run": ["Run", "long"],
  "Tempo run": ["Run", "tempo"],
  "Interval run": ["Run", ""],
  Strides: ["Run", "strides"],
  "Hill sprint": ["Run", "hill sprint"],
  "Row erg intervals": ["Row erg", ""],
  "Bike erg intervals": ["Bike erg", ""],
  "Ski erg intervals": ["Ski erg", ""],
  "Swim intervals": ["Swim", ""],
  "Long ride": ["Bike erg", "long"],
};

function withHow(found: string, said: string): Match {
  const [name, kind] = KINDS[found] ?? [found, ""];
  const how = [kind, said].filter((one) => one !== "").join(" ");
  return { name, isKnown: true, ...(how === "" ? {} : { how }) };
}

/** A "sprint" beside a sport says how. */
function isLoose(all: readonly string[], { start, length }: { readonly start: number; readonly length: number }): boolean {
  return length === 1 && /^(?:sprint|jog|interval)$/.test(all[start] ?? "");
}

/** Words of the text that the name does not have. */
function sayHow(all: readonly string[], name: string, found?: { readonly start: number; readonly length: number }): string {
  const own = new Set(getWords(name).map(correctedWord));
  const said = all
    .filter((word, index) => {
      const corrected = correctedWord(word);
      if (
        own.has(corrected) ||
        own.has(word) ||
        own.has(WRITTEN[word] ?? "") ||
        (/erg|bike$/i.test(name) && (all[index - 1] === "on" || all[index - 2] === "on") && OBJECT.test(word)) ||
        (/erg|bike$/i.test(name) && word === "on") ||
        SILENT.test(word) ||
        /^calories?$/.test(word) ||
        (word === "over" && all[index - 1] === "bent")
      )
        return false;
      const isInSpelling = found === undefined || (index >= found.start && index < found.start + found.length);
      const [before = "", next = ""] = [all[index - 1], all[index + 1]];
      if (isInSpelling && OBJECT.test(word)) return /^(?:over|facing|to|on|the)$/.test(before) || next === "facing";
      return (
        !isInSpelling || KEPT.test(word) || (word === "strict" && /^(?:Dip|Ring dip)/.test(name)) || (word === "to" && OBJECT.test(next))
      );
    })
    .map((word) => WRITTEN[word] ?? word);
  return [...new Set(said)]
    .join(" ")
    .replace("hand release", "hand-release")
    .replace("bar facing", "bar-facing")
    .replace("touch go", "touch-and-go")
    .replace(/^with$| with$/, "");
}

/** Words of a spelling that say more than the name of the catalogue. */
const KEPT = /^(?:over|facing|lateral|lat|hr|release|hand|legless|weighted|seated|sprint|alt|alternating|hang)$/;
const OBJECT = /^(?:bar|box|rower|row|erg|db|kb|plate|target|partner|bike|line|bench|ball)$/;
