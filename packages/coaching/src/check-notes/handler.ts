import type { FunctionHandler } from "../context.ts";
import { stopForNotes } from "../triage/session-notes.ts";
import { openStop } from "../triage/stops.ts";

/**
 * `POST /functions/v1/check-notes`: reads what the caller wrote in the last two days for signs of danger, whichever client stored it, and answers
 * `{ stopped }`: whether a stop is open now.
 */
export const checkNotes: FunctionHandler = async (_, context) => {
  try {
    await stopForNotes(context);
    return Response.json({ stopped: (await openStop(context)) !== undefined });
  } catch (thrown) {
    context.log.error({ err: thrown }, "check-notes failed");
    return Response.json({ error: "Your notes could not be checked", errorType: "INTERNAL_ERROR", status: 500 }, { status: 500 });
  }
};
