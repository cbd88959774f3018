/** What the classifier tells apart (triage.md section 5); `limb` is its list of other emergencies. */
export const LEARNED_CATEGORIES = [
  "heart",
  "faint",
  "clot",
  "cauda-equina",
  "rhabdo",
  "heat",
  "head",
  "stroke",
  "anaphylaxis",
  "sugar",
  "suicide",
  "eating",
  "pregnancy",
  "belly",
  "infection",
  "spine",
  "eye",
  "slow-warning",
  "stimulants",
  "asthma",
  "violence",
  "limb",
] as const;
/** What a message can be a sign of; `unclear`: of something dangerous, but the message does not show of what, so no first aid of a category fits. */
export const CATEGORIES = [...LEARNED_CATEGORIES, "unclear"] as const;
export type Category = (typeof CATEGORIES)[number];
export type LearnedCategory = (typeof LEARNED_CATEGORIES)[number];
