import type { AuthError } from "../errors.ts";

/** How a flow came out, and so what the browser takes back to the site. */
export type FlowOutcome =
  | {
      readonly kind: "session";
      /** The body that `sessionBody` returns. */
      readonly session: Readonly<Record<string, unknown>>;
      /** What the link was for (`recovery`, `signup`, …) or the provider's tokens. */
      readonly extra?: Readonly<Record<string, string>>;
    }
  | { readonly kind: "code"; readonly code: string }
  | { readonly kind: "message"; readonly message: string; readonly pkce: boolean }
  /** `inQuery`: a page that waits for a code reads the query, any other the fragment. */
  | { readonly kind: "error"; readonly error: AuthError; readonly inQuery: boolean };

/**
 * Sends the browser back to `redirectTo`, with the outcome where GoTrue puts it: tokens in the fragment, which no server sees, a code in the
 * query. 303 after a link in a mail, 302 on the way back from another site.
 */
export function answerFlow(redirectTo: string, outcome: FlowOutcome, status: 302 | 303): Response {
  return new Response(null, { status, headers: { Location: getAddress(new URL(redirectTo), outcome), "Cache-Control": "no-store" } });
}

function getAddress(url: URL, outcome: FlowOutcome): string {
  switch (outcome.kind) {
    case "session":
      return withFragment(url, sessionFields(outcome));
    case "code":
      url.searchParams.set("code", outcome.code);
      return url.href;
    case "message":
      return withFields(url, { message: outcome.message }, outcome.pkce);
    case "error":
      return withFields(url, errorFields(outcome.error), outcome.inQuery);
  }
}

const TOKEN_FIELDS = ["access_token", "expires_at", "expires_in", "refresh_token", "token_type"] as const;

function sessionFields({ session, extra = {} }: Extract<FlowOutcome, { kind: "session" }>): Record<string, string> {
  return { ...Object.fromEntries(TOKEN_FIELDS.map((name) => [name, String(session[name])])), ...extra };
}

function errorFields({ status, code, message }: AuthError): Record<string, string> {
  return { error: OAUTH_ERRORS[status] ?? "access_denied", error_code: code, error_description: message };
}

/** RFC 6749, section 4.1.2.1, by HTTP status. */
const OAUTH_ERRORS: Readonly<Record<number, string>> = { 400: "invalid_request", 401: "unauthorized_client", 500: "server_error" };

function withFields(url: URL, fields: Readonly<Record<string, string>>, inQuery: boolean): string {
  if (inQuery) for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return withFragment(url, fields);
}

/** Sorted, and with the empty `sb` by which the client tells our fragments from its own page's. */
function withFragment(url: URL, fields: Readonly<Record<string, string>>): string {
  const parameters = new URLSearchParams({ ...fields, sb: "" });
  parameters.sort();
  url.hash = parameters.toString();
  return url.href;
}
