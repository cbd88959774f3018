import type { CoachProposal } from "@ironpace/contract";
import type { CoachView } from "../../view.ts";
import { getRow, sessionOn } from "../../changes/session-named.ts";

/** Rows of the sessions that a card is about. */
export function rowsOf({ request }: CoachProposal, { plan }: CoachView): readonly string[] {
  if (request.reason === "missed") return request.sessionIds ?? [];
  if (request.reason === "move" || request.reason === "swap") return [request.sessionId];
  const session =
    request.reason === "ease" && plan !== undefined && request.from === request.to ? sessionOn(plan, request.from) : undefined;
  return session === undefined || plan === undefined ? [] : [getRow(plan, session)];
}
