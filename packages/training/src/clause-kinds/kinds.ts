/** What a clause of a note is, as the classifier tells it apart. */
export const CLAUSE_KINDS = [
  // A symptom or a condition that is there now.
  "complaint",
  // What sets a complaint off.
  "trigger",
  // What goes well or is allowed.
  "tolerated",
  // Good news or an old story: over, cleared, without symptoms.
  "healed",
  // Muscles that were worked, legs without strength, a long day: no complaint.
  "tired",
  // What has to be left out.
  "cannot",
  "dislike",
  "like",
  // What somebody wants to reach or be able to do.
  "goal",
  // How often, how long, how much at most or at least.
  "amount",
  // Days, hours, trips and closing days.
  "schedule",
  // Equipment or a place that there is, and what there is not.
  "gear",
  "no-gear",
  // Changes nothing.
  "other",
] as const;

export type ClauseKind = (typeof CLAUSE_KINDS)[number];

/** The field that a note was written in: complaints, or likes and dislikes. */
export type NoteField = "injuries" | "wishes";

/** How likely each kind is; the shares add up to 1. */
export type KindShares = { readonly [kind in ClauseKind]: number };
