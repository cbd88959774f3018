import { answerComplaint } from "../../complaint/answer-complaint.ts";
import { complaintIn } from "../../complaint/told-complaint.ts";
import type { Followed } from "../../conversation/follow-up-of.ts";
import type { Draft } from "../../topic.ts";

/** "Hurt my wrist on Saturday, can't load it overhead": a complaint, whatever day or exercise stands beside it. */
export function freshInjury({ frame, tongue, view }: Followed): Draft | undefined {
  const told = complaintIn(frame.content, view.today);
  return told?.isNew === true ? answerComplaint(told, tongue, view) : undefined;
}
