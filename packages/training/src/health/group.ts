import type { Day } from "../calendar/day.ts";
import type { HealthLimits } from "./limits.ts";
import { type PhraseList, phraseList } from "./phrase-list.ts";

/** What a text and a profile say about health. */
export interface HealthReading {
  readonly findings: readonly HealthFinding[];
  /** The strictest of every field. */
  readonly limits: HealthLimits;
  /** Clauses, as they were written, that name a group: adapted, or understood without a change. */
  readonly understood: readonly string[];
}

/** What an athlete tells of nights and strain: how short the nights are, and the words it was read from. */
export interface ToldNights {
  readonly phrases: readonly string[];
  /** What goes on about it in the same sentence: understood, and quoted nowhere. */
  readonly remarks: readonly string[];
  /** Too short or too broken to recover from training as usual, or only bad or strained at times. */
  readonly kind: "short" | "bad" | "shifts" | "strain";
  /** Nights without any sleep. */
  readonly isNone: boolean;
}

/** What the groups need to know of an athlete besides the text. */
export interface Person {
  readonly age?: number | undefined;
  readonly bodyWeight?: number | undefined;
  /** Centimetres. */
  readonly height?: number | undefined;
  /** Trains for a year or more, three times a week or more. */
  readonly isTrained: boolean;
  readonly isBeginner: boolean;
  /** Runs regularly: 5 km in 32 minutes or faster, or a history of runs. */
  readonly isRunner: boolean;
  /** Squats 1.25 times the body weight or has lifted for two years. */
  readonly isLifter: boolean;
  /** Seconds of an easy kilometre. */
  readonly easyPace?: number | undefined;
  /** Illnesses that the calendar holds. */
  readonly sickDays?: readonly SickDays[] | undefined;
  /** Short nights and strain, in any of the texts. */
  readonly nights?: ToldNights | undefined;
  /** What was told during the plan, with its day: "for three weeks" counts from there. */
  readonly reports?: readonly DatedText[] | undefined;
  /** Whole weeks of training since the first plan. */
  readonly weeksTrained?: number | undefined;
}

/** A text and the day on which it was told. */
export interface DatedText {
  readonly text: string;
  readonly on: Day;
}

/** The day on which a clause was told; what stands in several texts is as new as the last of them. */
export function toldOn(quote: string, reports: readonly DatedText[] | undefined, otherwise: Day): Day {
  return reports?.findLast(({ text }) => text.includes(quote))?.on ?? otherwise;
}

/** Days of illness, both ends included. */
export interface SickDays {
  readonly from: Day;
  readonly to: Day;
}

/** A clause that names a group, with what the clauses around it add. */
export interface Mention {
  /** As the athlete wrote it. */
  readonly phrase: string;
  /** Normalised words of the clause. */
  readonly words: readonly string[];
  /** The same with the remarks of clauses beside it, as one string. */
  readonly said: string;
  readonly saidWords: readonly string[];
  /** The sentence around it, normalised. */
  readonly sentence: string;
  /** Weeks since what is told, when it is dated. */
  readonly weeks: number | undefined;
  /** Healed, gone, in remission, years ago. */
  readonly isPast: boolean;
  /** The words between it and the news that it is over; undefined when it is not over. */
  readonly beforeSettled: string | undefined;
  readonly isPregnant: boolean;
  /** The whole text, normalised. */
  readonly whole: string;
  readonly isCleared: boolean;
  /** Cleared for everything by a doctor, within the months that a clearance counts. */
  readonly isClearedForAll: boolean;
  readonly today: Day;
  /** Weeks gone by since it was told. */
  readonly elapsed: number;
  readonly person: Person;
}

export type GroupKey =
  | "own-plates"
  | "pregnancy"
  | "postpartum"
  | "youth"
  | "masters"
  | "osteoporosis"
  | "bone-stress"
  | "heart"
  | "blood-thinner"
  | "diabetes"
  | "asthma"
  | "weight"
  | "low-energy"
  | "post-viral"
  | "hernia"
  | "pelvic-floor"
  | "hypermobility"
  | "epilepsy"
  | "device"
  | "operation"
  | "diagnosis"
  | "novice"
  | "low-time"
  | "recognised"
  | "doctors-limit"
  | "illness"
  | "pelvic-girdle"
  | "unread-medical"
  | "unread"
  | "many-complaints"
  | "tired-day"
  | "short-sleep"
  | "skin"
  | "build";

/** What a group makes of a mention. */
export interface HealthFinding {
  readonly group: GroupKey;
  /** "type 1 diabetes": what it is called in a sentence. */
  readonly label: string;
  readonly phrase: string;
  readonly limits: Partial<HealthLimits>;
  /** The last day of a limit that was told with one. */
  readonly until?: Day;
  /** Sentences for the athlete: what the plan does about it. */
  readonly note: string;
  /** The athlete told that a doctor agreed. */
  readonly isCleared?: true;
  /** What is missing to be more exact. */
  readonly ask?: string;
  /** A race while it lasts; absent when nothing changes. */
  readonly race?: "adapt" | "do-not-start";
  /** What is said about a race instead of the usual sentence: what to ask for, and whom. */
  readonly raceAdvice?: string;
  /** The day of an operation that is ahead. */
  readonly operatedOn?: Day;
  /** The last day that an illness was there, as far as it is known: races of the three weeks after it are judged by it. */
  readonly told?: Day;
}

export interface HealthGroup {
  readonly key: GroupKey;
  readonly names: PhraseList;
  /** Endings of medicines that point to the group. */
  readonly medicines?: RegExp;
  /** Undefined: understood, and nothing changes. */
  readonly read: (mention: Mention) => HealthFinding | undefined;
}

export function healthGroup(
  key: GroupKey,
  names: string,
  read: (mention: Mention, finding: (more: Omit<HealthFinding, "group" | "phrase">) => HealthFinding) => HealthFinding | undefined,
  medicines?: RegExp,
): HealthGroup {
  return {
    key,
    names: phraseList(names),
    ...(medicines === undefined ? {} : { medicines }),
    read: (mention) => read(mention, (more) => ({ group: key, phrase: mention.phrase, ...more })),
  };
}
