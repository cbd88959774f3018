import { useOutbox } from "../../../backend/outbox/outbox.ts";
import { newId } from "../../../backend/new-id.ts";
import { localDay } from "../../../ui/format.ts";
import { toast } from "../../../ui/toast.ts";
import type { OwnSession } from "../api/own-sessions.ts";
import type { UpcomingPlanSession } from "../api/plan-sessions.ts";
import { storeSession } from "../api/store-session.ts";
import type { StoreArgs } from "../model/store-payload.ts";

interface Completion {
  /** Ids of what is being completed: done for the athlete, on its way for the server. */
  readonly completing: ReadonlySet<string>;
  completeOwn(session: OwnSession): void;
  completePlanned(session: UpcomingPlanSession): void;
}

/** Marks an upcoming session as done, also without a connection. */
export function useCompletion(): Completion {
  const { waiting } = useOutbox();
  const completing = new Set(waiting.flatMap(({ args }) => originsOf(args)));

  function complete(session: Readonly<Record<string, string | null>>): void {
    const id = newId();
    const now = new Date();
    const args: StoreArgs = { session: { id, ...session, performed_at: now.toISOString(), updated_at: now.toISOString() } };
    void storeSession(id, args).then(() =>
      toast({ title: "Session completed", description: "Great job! Your session has been marked as completed." }),
    );
  }

  return {
    completing,
    completeOwn: ({ id, workout_name, date }) =>
      complete({ source: "logged_session", logged_session_id: id, title: workout_name, day: earlier(date) }),
    completePlanned: ({ id, title }) => complete({ source: "plan_session", training_session_id: id, title, day: localDay(new Date()) }),
  };
}

/** Work for a day that is still to come was done today. */
function earlier(date: string): string {
  const today = localDay(new Date());
  return date < today ? date : today;
}

/** What a write that waits will complete. */
function originsOf(args: object): readonly string[] {
  if (!("session" in args)) return [];
  const session = args.session as Readonly<Record<string, unknown>>;
  if (session["in_progress"] === true) return [];
  return [session["training_session_id"], session["logged_session_id"]].filter((id) => typeof id === "string");
}
