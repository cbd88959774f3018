/** Whether the browser's question for a passkey was closed, ran out of time, or was given up for another way to sign in. */
export function isDismissed(error: unknown): boolean {
  const names = error instanceof Error ? [error.name, error.cause instanceof Error ? error.cause.name : ""] : [];
  return names.includes("NotAllowedError") || names.includes("AbortError");
}
