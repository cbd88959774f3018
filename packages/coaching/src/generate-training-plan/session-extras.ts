import { withoutUnknown } from "@ironpace/contract";
import type { Plan, Session } from "@ironpace/training";

/** What the engine knows of a session beyond the columns of training_sessions; it is stored with the plan. */
export type SessionExtras = Partial<Pick<Session, "work" | "updates">>;

/** By the engine's id of the session; sessions without any are left out. */
export function sessionExtras({ weeks }: Pick<Plan, "weeks">): Readonly<Record<string, SessionExtras>> {
  return Object.fromEntries(
    weeks.flatMap(({ sessions }) =>
      sessions.flatMap(({ id, work, updates }) => {
        const extras = withoutUnknown({ work, updates });
        return Object.keys(extras).length === 0 ? [] : [[id, extras] as const];
      }),
    ),
  );
}
