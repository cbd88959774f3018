/*
 * From which share on the classifier decides. `danger`, `sign` and `emergency` are shares from 0 to 1 (see `LearnedReading` in learned.ts).
 * The shares are estimates of ours, held to by the judged messages of `triage-evaluation` (evaluation.test.ts).
 */

/** Danger of a whole message that stops training, without any known wording. */
export const ALARM_DANGER = 0.35;
/** Sign from which a message is asked about. */
export const ASK_SIGN = 0.35;
/** The same for short everyday messages, and for complaints that the plan deals with. */
export const ASK_SIGN_BESIDE_THE_PLAN = 0.6;

/** Danger and sign that are enough beside a known wording of a danger. */
export const WORDED_ALARM_DANGER = 0.3;
export const WORDED_ASK_SIGN = 0.15;
/** Share of the danger that must be an emergency before the level of a known wording may be "emergency". */
export const WORDED_EMERGENCY_SHARE = 0.2;

/** Danger of one sentence in a message that is about something else. */
export const SENTENCE_DANGER = 0.75;
/** From this danger on no misunderstanding is likely. */
export const SURE_DANGER = 0.9;

/** Danger that a message without any concept of illness needs: in a few words, in more, and in words of training alone ("raining sideways"). */
export const SHORT_ORDINARY_DANGER = 0.75;
export const LONG_ORDINARY_DANGER = 0.5;
export const TRAINING_TALK_DANGER = 0.7;
/** Words of a short message. */
export const SHORT_MESSAGE_WORDS = 8;
/** A fragment has at most so many words ("left side"); alone it needs this danger. */
export const FRAGMENT_WORDS = 3;
export const FRAGMENT_DANGER = 0.985;

/** Danger of a message that is a sign only with the ones before it ("and now it is red and warm"), and how much it has to add to theirs. */
export const JOINED_DANGER = 0.6;
export const MIN_JOINED_RISE = 0.15;
/** From this sign of its own on a message needs only `JOINED_DANGER`; below it the other one. */
export const OWN_SIGN_TO_JOIN = 0.12;
export const JOINED_DANGER_WITHOUT_OWN_SIGN = 0.9;
/** Shorter messages only join what was a weak sign itself: "tired" and "baby" are no pregnancy. */
export const MIN_WORDS_TO_JOIN = 3;
/** Below this sign neither of two messages without a single concept makes the other a sign. */
export const HARMLESS_SIGN = 0.35;
/** Messages before that a message is read with. */
export const JOINED_MESSAGES = 3;
/** A message of more words is read with the last one only. */
export const LONG_MESSAGE_WORDS = 150;
/** Share of the joined danger up to which it is no emergency. */
export const MAX_EMERGENCY_SHARE_OF_DOCTOR = 0.1;

/** Below this danger an emergency without a category, one whose words name no sign, and a doctor's matter that nothing shows are asked about. */
export const UNCATEGORISED_EMERGENCY_DANGER = 0.65;
export const SIGNLESS_DANGER = 0.5;
export const UNSHOWN_DANGER = 0.6;

/** Below this the reader of ordinary talk sees no sign: of 438 stopped dangers that were held back 2 are asked about, of 101 false stops 34. */
export const ORDINARY_TALK_SIGN = 0.4;

/** Below this the reader of ordinary talk takes a short reason for surely harmless. */
export const SURELY_TALK = 0.12;

/**
 * Log-odds by the last reading: below the first, what the words suspect is nothing, and from it on, what they do not suspect is asked about; from the
 * second on, what is suspected is an emergency and stops training. Chosen on messages of writers that were held out (ADR 059).
 */
export const MEANS_DANGER = 0.5;
export const MEANS_EMERGENCY = -0.25;
