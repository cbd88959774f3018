/**
 * Query keys of this feature. Everything under `detail` holds a PlanView or null, so that a changed session can be changed in all of them.
 * What is only asked for a dialog stands outside of `all`: a changed plan does not ask for it again behind a dialog that closes.
 */
export const planKeys = {
  all: ["plans"] as const,
  list: ["plans", "list"] as const,
  details: ["plans", "detail"] as const,
  active: ["plans", "detail", "active"] as const,
  detail: (planId: string) => ["plans", "detail", planId] as const,
  done: (planId: string) => ["plans", "done", planId] as const,
  record: (sessionId: string) => ["plans", "record", sessionId] as const,
  notes: (sessionId: string) => ["plan-notes", sessionId] as const,
  options: (request: object) => ["plan-options", request] as const,
  history: (planId: string) => ["plans", "history", planId] as const,
  competitions: ["plans", "competitions"] as const,
  preview: (request: object) => ["plan-preview", request] as const,
};
