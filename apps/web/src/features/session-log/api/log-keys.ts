/** Query keys of this feature, and what of other pages shows logged work: read again when it changes. */
export const logKeys = {
  all: ["session-log"] as const,
  own: ["session-log", "own"] as const,
  plan: ["session-log", "plan"] as const,
  planSession: (id: string) => ["session-log", "plan-session", id] as const,
  done: ["session-log", "done"] as const,
  doneList: (asked: object) => ["session-log", "done", asked] as const,
  recent: ["session-log", "recent"] as const,
  started: ["session-log", "started"] as const,
  drafts: ["session-log", "drafts"] as const,
  sets: (id: string) => ["session-log", "sets", id] as const,
  previous: (asked: readonly string[]) => ["session-log", "previous", ...asked] as const,
  offers: (id: string) => ["session-log", "offers", id] as const,
};

export const SHOWN_IN = [logKeys.all, ["plans"], ["goals"], ["dashboard"], ["workouts"]] as const;
