import type { AuthError } from "../errors.ts";

const versionHeader = "X-Supabase-Api-Version";
const currentVersion = "2024-01-01";

/**
 * Renders a refusal as GoTrue does. From API version 2024-01-01 `code` is the error code, before it was the HTTP status and
 * `error_code` the code. Both spellings of code and message are always sent, so that a client of either age reads them.
 */
export function errorResponse(error: AuthError, request: Request): Response {
  const modern = asksForCurrentVersion(request.headers.get(versionHeader));
  const body = {
    code: modern ? error.code : error.status,
    error_code: error.code,
    message: error.message,
    msg: error.message,
    ...error.extra,
  };
  const headers = {
    ...(modern && { [versionHeader]: currentVersion }),
    ...(error.retryAfter !== undefined && { "Retry-After": String(error.retryAfter) }),
  };
  return Response.json(body, { status: error.status, headers });
}

/** ISO dates compare as text. Anything that is not a date counts as a client from before versions. */
function asksForCurrentVersion(requested: string | null): boolean {
  return requested !== null && /^\d{4}-\d{2}-\d{2}$/.test(requested) && requested >= currentVersion;
}
