import type { CoachProposal } from "@ironpace/contract";
import { type Day } from "@ironpace/training";

export const NO_LONGER_SESSIONS =
  "I do not make it longer than planned: the plan's rules set how the load grows. If you have more time on that weekday, enter it in your profile.";

export function easeCard(
  title: string,
  why: string,
  from: Day,
  to: Day,
  how: { readonly mostMinutes?: number; readonly share?: number; readonly onlyEasy?: boolean },
): CoachProposal {
  return { title, why, request: { reason: "ease", from, to, ...how } };
}
