import { BODY, conceptsIn } from "../concepts.ts";
import { isSymptom } from "../context.ts";
import { plainWords } from "../features.ts";
import { namesAcquaintance, namesPerson, namesWriter } from "../person.ts";
import { wordsOf } from "./word-list.ts";

/** What stands around a clause. */
interface Surroundings {
  readonly sentence: string;
  readonly message: string;
}

/** Something other than a person of now of which a message tells signs: a device, a film, the cases of a job. */
export interface Topic {
  /** A word without which no message is about it. */
  readonly word: RegExp;
  /** Its clauses explain an alarm though they name no sign: "the chain hanged itself", "if I am carried over the line". */
  readonly isFigurative?: true;
  /** Whether a clause is about it by its own words. */
  opens(clause: string, around: Surroundings): boolean;
  /** Whether a later clause goes on about it; `before`: what its sentence has told of it so far, empty at the beginning of another sentence. */
  carries?(clause: string, before: string): boolean;
}

/** Whether a clause is about the writer or somebody whom the writer knows. `aside`: words that name them without that, "my watch", "I watched". */
export function isAboutOwnPeople(said: string, aside?: RegExp): boolean {
  const rest = aside === undefined ? said : said.replaceAll(aside, " ");
  return namesWriter(rest) || namesAcquaintance(rest);
}

/** Whether a clause is about anybody. */
export function isAboutAnybody(said: string, aside?: RegExp): boolean {
  const rest = aside === undefined ? said : said.replaceAll(aside, " ");
  return isAboutOwnPeople(rest) || namesPerson(rest) || PRONOUN.test(rest);
}

const PRONOUN = wordsOf(
  "he hes she shes him his her hers they theyre them somebody someone er ihm ihn ihr jemand elle lui lei ella alguien quelquun qualcuno ele ela alguem hij zij hem haar iemand",
);

/** Whether a clause names a part of the body. */
export function namesBody(said: string): boolean {
  return conceptsIn(plainWords(said)).some(({ concept }) => BODY.has(concept));
}

/** Whether a clause names a part of the body or something that is felt or wished there. */
export function namesSensation(said: string): boolean {
  return conceptsIn(plainWords(said)).some(({ concept }) => BODY.has(concept) || SENSATIONS.has(concept));
}

const SENSATIONS: ReadonlySet<string> = new Set(
  "pain pressure breathless faint dizzy numb weak swollen hot vomit fever sweat speech confused worse die selfharm despair means goodbye drug".split(
    " ",
  ),
);

const ILLNESSES = wordsOf(
  "strokes? tia heart_attacks? bypass embolism clots? bleed aneurysm cancer sepsis meningitis schlaganfall* herzinfarkt* infarkt* lungenembolie thrombose hirnblutung krebs ictus derrames? infartos? embolia trombo* cancer avc infarctus embolie thrombose ischemia tumore beroerte* hartaanval* hartinfarct* longembolie trombose kanker",
);
const OF_AN_ILLNESS: ReadonlySet<string> = new Set("illness seizure collapse faint heart head lump".split(" "));
/** What happens to people. */
const EVENTS: ReadonlySet<string> = new Set("illness collapse lifeless blow fell accident violence selfkill".split(" "));

/** Whether a clause names an illness that is over some day. */
export function namesIllness(said: string): boolean {
  return ILLNESSES.test(said) || conceptsIn(plainWords(said)).some(({ concept }) => OF_AN_ILLNESS.has(concept));
}

/** Violent ends, which happen in stories and at work more often than to those who write. */
const ENDS =
  /(?<!\p{L})(?:poison|murder|drown|stabb|vergift|ermord|erstoch|erdolch|ertrink|ertrank|ertrunk|getotet|verblut|envenen|asesin|ahog|apunal|degoll|empoison|assassin|noy|egorg|poignard|avvelen|omicid|anneg|accoltell|sgozz|dissangu|envenen|afog|esfaque|vergiftig|vermoord|verdronk|verdrink|doodgeb|doodbl|deces|kollabier|collass|koma\b|coma\b|reanimat|reanimier|wiederbeleb|sprung vom|died\b|dying|dead(?! ?line| ?lift)|deaths?\b|bodies\b|corpse|tote[nr]?\b|leiche|muert|cadav|morts?\b|mort[oaie]\b|lijken\b|doden\b)/u;

/** Whether a clause names any sign of danger. */
export function namesSign(said: string): boolean {
  const isEvent = ENDS.test(said) || ILLNESSES.test(said) || conceptsIn(plainWords(said)).some(({ concept }) => EVENTS.has(concept));
  return isEvent || isSymptom(said) || namesSensation(said);
}

/** Of these days: beside a sign it is the writer's, whatever was spoken of before. */
export const RECENT = wordsOf(
  "now today tonight since still again this_(morning|week) just_now ever_since yesterday last_night jetzt heute seit seitdem immer_noch wieder gerade gestern vorhin ahora hoy ayer anoche desde todavia sigo otra_vez maintenant aujourdhui hier depuis encore toujours adesso oggi ieri da_(allora|ieri|stamattina) stamattina ancora agora hoje ontem desde ainda de_novo nu vandaag gisteren sinds sindsdien nog_steeds weer",
);
