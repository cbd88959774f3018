const KEY = "ironpace-carried-email";

/** Keeps an address for the sign-in that follows in this tab, so that it is not typed twice. */
export function carryEmail(email: string): void {
  try {
    sessionStorage.setItem(KEY, email);
  } catch {
    // Storage is blocked: it is typed again.
  }
}

/** The address that a form before has left, once. */
export function takeCarriedEmail(): string {
  try {
    const email = sessionStorage.getItem(KEY) ?? "";
    sessionStorage.removeItem(KEY);
    return email;
  } catch {
    return "";
  }
}
