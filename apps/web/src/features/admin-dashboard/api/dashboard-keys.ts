/** Nothing of the back office is kept on the device: the first part says so (backend/persisted-queries). */
export const dashboardKeys = {
  overview: ["admin", "dashboard", "overview"],
  storage: ["admin", "dashboard", "storage"],
  health: ["admin", "dashboard", "health"],
  activity: ["admin", "dashboard", "activity"],
  models: ["admin", "dashboard", "models"],
} as const;
