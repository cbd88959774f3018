import { answerComplaint } from "../../complaint/answer-complaint.ts";
import { complaintIn } from "../../complaint/told-complaint.ts";
import type { Followed } from "../../conversation/follow-up-of.ts";
import type { Draft } from "../../topic.ts";

/** Somebody's own body: "shin splints prevention" is a subject. */
const OWN = /\b(?:i|im|ive|my|ich|mein\w*|mir|je|j|jai|mon|ma|mes|me|mi|mis|mio|mia|ho)\b/;

/** "Hurt my wrist on Saturday, can't load it overhead": a complaint, whatever day or exercise stands beside it. */
export function freshInjury({ frame, words, tongue, view }: Followed): Draft | undefined {
  // What is asked for beside it, or said not to hurt, is read by others.
  if (!OWN.test(words) || frame.deniesPain || frame.verbs.some((verb) => verb !== "cant")) return undefined;
  const told = complaintIn(frame.content, view.today);
  return told?.isNew === true ? answerComplaint(told, tongue, view) : undefined;
}
