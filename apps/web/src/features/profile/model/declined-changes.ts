/** In this browser: the changes of the plan the athlete has looked at and did not want. */
const KEY = "ironpace.declined-plan-changes";

export function declinedChanges(): string | null {
  return localStorage.getItem(KEY);
}

export function declineChanges(fingerprint: string): void {
  localStorage.setItem(KEY, fingerprint);
}
