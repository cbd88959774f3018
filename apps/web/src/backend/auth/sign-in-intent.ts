/** What a sign-in must not forget on its way over another site, or through a reload while it waits for a code. Kept in this tab. */
export interface SignInIntent {
  /** The page the visitor wanted, an address of this site. */
  readonly next: string | undefined;
  /** Whether the session outlives the browser. */
  readonly remember: boolean;
  /** The password or the other site was right; the code of the authenticator app is missing. */
  readonly awaitsCode: boolean;
}

const STORAGE_KEY = "ironpace-sign-in";

export function writeIntent(intent: SignInIntent): void {
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(intent));
}

/** Without one, or when storage is blocked: a sign-in that began elsewhere, for instance with a link in a mail. */
export function readIntent(): SignInIntent {
  const nothing = { next: undefined, remember: true, awaitsCode: false };
  try {
    return { ...nothing, ...(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "{}") as Partial<SignInIntent>) };
  } catch {
    return nothing;
  }
}

export function clearIntent(): void {
  sessionStorage.removeItem(STORAGE_KEY);
}
