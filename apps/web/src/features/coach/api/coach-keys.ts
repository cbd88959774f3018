export const coachKeys = {
  conversations: ["coach", "conversations"] as const,
  sight: ["coach", "sight"] as const,
  article: (slug: string) => ["coach", "article", slug] as const,
  /** Under the key of the plans: when they change, so may what would change. */
  activePlan: ["plans", "of-coach"] as const,
  preview: (planId: string, request: object) => ["plans", "of-coach", "preview", planId, request] as const,
};
