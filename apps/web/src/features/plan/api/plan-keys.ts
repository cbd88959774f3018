/** Query keys of this feature. Everything under `detail` holds a PlanView or null, so that a changed session can be changed in all of them. */
export const planKeys = {
  all: ["plans"] as const,
  list: ["plans", "list"] as const,
  details: ["plans", "detail"] as const,
  active: ["plans", "detail", "active"] as const,
  detail: (planId: string) => ["plans", "detail", planId] as const,
  record: (sessionId: string) => ["plans", "record", sessionId] as const,
};
