/** Under "admin": nothing of it is kept on the device. */
export const testKeys = {
  cases: ["admin", "coach-tests", "cases"] as const,
  results: ["admin", "coach-tests", "results"] as const,
  page: (testCaseId: string | undefined, page: number) => ["admin", "coach-tests", "results", testCaseId, page] as const,
  allFeedback: ["admin", "coach-feedback"] as const,
  feedback: (page: number) => ["admin", "coach-feedback", page] as const,
};
