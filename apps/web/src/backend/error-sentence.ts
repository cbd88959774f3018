/** What to tell a person about a failure of auth, data or the network: the sentence that came with it; undefined when there is none. */
export function sentenceOf(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null || !("message" in error) || typeof error.message !== "string") return undefined;
  if (isUnreachable(error.message) || ("name" in error && error.name === "AuthRetryableFetchError")) {
    return "The server cannot be reached. Check your connection and try again.";
  }
  return error.message === "" ? undefined : error.message;
}

/** The browsers' own words for a broken connection are not sentences for people. */
function isUnreachable(message: string): boolean {
  return /failed to fetch|networkerror|load failed|failed to send a request/i.test(message);
}
