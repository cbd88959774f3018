import type { Category } from "../categories.ts";
import type { Aid } from "../emergencies/first-aid.ts";

/** What is said about a sign in one language; `{quote}` are the athlete's words, `{aid}` and `{worse}` those of the category, `{numbers}` the numbers. */
export interface SafetyTexts {
  /** How a question about a sign begins. */
  readonly opening: string;
  /** How the same question begins when it was passed over; of private words without them. */
  readonly openingAgain: string;
  readonly openingAgainPrivate: string;
  readonly askEnd: string;
  readonly emergency: string;
  readonly emergencyOther: string;
  /** Before first aid that speaks to who is ill, when a helper reads it. */
  readonly tellThem: string;
  /** What is added to the emergency of somebody else. */
  readonly ifLifeless: string;
  readonly doctor: string;
  readonly doctorWeek: string;
  readonly doctorOther: string;
  readonly doctorWeekOther: string;
  readonly danger: string;
  readonly locked: string;
  /** Before an open emergency is cleared: what passed may come back worse. */
  readonly stillCall: string;
  readonly lockedOwn: string;
  /** Emergency numbers by country. */
  readonly numbers: string;
  readonly suicide: string;
  readonly suicideOther: string;
  readonly eating: string;
  readonly eatingOther: string;
  readonly violence: string;
  readonly violenceOther: string;
  /** First aid and what makes it an emergency (triage.md section 5). */
  readonly categories: {
    readonly [category in Exclude<Category, "suicide" | "eating" | "violence">]: readonly [aid: string, worse: string];
  };
  /** What tells a danger from something harmless. */
  readonly questions: { readonly [category in Category]: string };
  /** What comes before the call where the air itself is the danger. */
  readonly freshAir: string;
  /** First aid that what was said asks for, whatever the category. */
  readonly aids: { readonly [aid in Aid]: string };
  /** What makes an emergency of it, where that of the category does not fit. */
  readonly worseOf: { readonly [aid in Aid]?: string };
  /** What to do until the doctor's, where the first aid of an emergency does not fit. */
  readonly doctorAids: { readonly [category in Category]?: string };
}

/** Crisis and safeguarding lines by country, the same in every language. */
export const CRISIS_LINES =
  "UK/IE 116 123, US/CA 988, DE 0800 111 0 111, AT 142, CH 143, ES 024, FR 3114, NL 113, BR 188; findahelpline.com";
export const SAFEGUARDING_LINES =
  "UK 0808 2000 247, US 1-800-799-7233, DE 116 016, ES 016, FR 3919, IT 1522, PT 800 202 148, BR 180, NL 0800 2000";
