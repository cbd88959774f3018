import type { Region } from "../src/catalogue/exercise.ts";

/** What an athlete may write and how it is to be read; the first part is injuries.md section 4, word for word. */
export interface InjuryPhrase {
  readonly text: string;
  /** 0 resolved, 1 mild, 2 moderate, 3 severe. */
  readonly grades: { readonly [region in Region]?: 0 | 1 | 2 | 3 };
  /** 0-10, of the worst region; only where it is more than the grade says. */
  readonly score?: number;
  /** What brings it on is named: that is closed, and not the list of its region. */
  readonly closes?: RegExp;
  /** No training, whatever else is written. */
  readonly isRed?: boolean;
  /** Highest RPE of a session. */
  readonly highestRpe?: number;
}

export const INJURY_PHRASES: readonly InjuryPhrase[] = [
  { text: "left knee pain since March", grades: { knee: 2 } },
  { text: "no injuries", grades: {} },
  { text: "old ACL tear 2016, fully recovered", grades: { knee: 0 } },
  { text: "shoulder impingement, 6/10 overhead", grades: { shoulder: 3 } },
  { text: "tight hamstrings", grades: { thigh: 1 } },
  { text: "lower back and right wrist", grades: { lower_back: 2, wrist_hand: 2 } },
  { text: "pulled calf yesterday, swollen", grades: { lower_leg: 3 } },
  { text: "plantar fasciitis mild", grades: { foot: 1 } },
  { text: "chest pain when running", grades: {}, isRed: true },
  { text: "no chest pain, sore chest from bench", grades: { chest_ribs: 1 }, closes: /bench press/iu },
  { text: "numbness in saddle area", grades: {}, isRed: true },
  { text: "herniated disc L5", grades: { lower_back: 2 } },
  { text: "I broke my hand in 2019", grades: { wrist_hand: 0 } },
  { text: "achilles tendonitis 3/10", grades: { lower_leg: 1 } },
  { text: "cannot run because of shin splints", grades: { lower_leg: 3 } },

  { text: "none", grades: {} },
  { text: "tennis elbow", grades: { elbow: 2 } },
  { text: "severe elbow pain", grades: { elbow: 3 } },
  { text: "slight neck stiffness", grades: { neck: 1 } },
  { text: "whiplash, neck pain 7/10", grades: { neck: 3 } },
  { text: "groin strain", grades: { hip_groin: 2 } },
  { text: "hip pain 6/10", grades: { hip_groin: 3 } },
  { text: "ankle sprain", grades: { ankle: 2 } },
  { text: "bruised ribs", grades: { chest_ribs: 2 } },
  { text: "upper back pain", grades: { upper_back: 2 } },
  { text: "severe knee pain", grades: { knee: 3 } },
  { text: "severe lower back pain", grades: { lower_back: 3 } },
  { text: "inguinal hernia", grades: {} },
  { text: "swollen foot", grades: { foot: 3 } },
  { text: "cannot grip, wrist pain", grades: { wrist_hand: 3 } },
  { text: "tight calf 2/10", grades: { lower_leg: 1 } },
  { text: "shin 3/10", grades: { lower_leg: 1 } },
  { text: "sore foot", grades: { foot: 1 } },
  { text: "knee 4/10", grades: { knee: 2 } },
  { text: "back 8/10, cannot bend", grades: { lower_back: 3 }, score: 8 },
  { text: "back 2/10, cannot bend", grades: { lower_back: 3 }, score: 8 },
  { text: "knee 3/10, limping", grades: { knee: 3 } },
  { text: "pregnant, second trimester", grades: {}, highestRpe: 3 },
  { text: "asthma", grades: {}, highestRpe: 7 },
];

/** Between phrases, each of which is a statement of its own. */
export const PHRASE_SEPARATOR = ". ";

/** The phrases that a text of the random athletes was made of. */
export function getPhrases(text: string | undefined): readonly InjuryPhrase[] {
  if (text === undefined) return [];
  return text.split(PHRASE_SEPARATOR).flatMap((part) => INJURY_PHRASES.filter((phrase) => phrase.text === part));
}

/** Something in it is none of the phrases. */
export function isWritten(text: string | undefined): boolean {
  return text !== undefined && text.split(PHRASE_SEPARATOR).some((part) => INJURY_PHRASES.every((phrase) => phrase.text !== part));
}
