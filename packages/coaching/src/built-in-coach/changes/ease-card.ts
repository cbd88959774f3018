import type { CoachProposal } from "@ironpace/contract";
import { type Day } from "@ironpace/training";

export const NO_LONGER_SESSIONS =
  "I cannot make sessions longer than planned: your load grows step by step. If you have more time on that weekday, enter it in your profile.";

export function easeCard(
  title: string,
  why: string,
  from: Day,
  to: Day,
  how: { readonly mostMinutes?: number; readonly share?: number; readonly onlyEasy?: boolean },
): CoachProposal {
  return { title, why, request: { reason: "ease", from, to, ...how } };
}
