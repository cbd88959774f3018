/** Claims of a verified access token, as Supabase names them. */
export interface AccessTokenClaims {
  readonly sub: string;
  readonly role: string;
  readonly aud: string;
  readonly iss: string;
  readonly iat: number;
  readonly exp: number;
  readonly email: string;
  readonly phone: string;
  /** Missing in a token that another program has signed with a key of the operator's. */
  readonly session_id?: string;
  readonly aal: "aal1" | "aal2";
  readonly amr: readonly { readonly method: string; readonly timestamp: number }[];
  readonly app_metadata: Record<string, unknown>;
  readonly user_metadata: Record<string, unknown>;
  readonly is_anonymous: boolean;
}

/** Who is asking. `claims` is what PostgreSQL gets as `request.jwt.claims`; `network` is where the client is, where that is known: an IPv4 address or an IPv6 network. `usageKey` is whose limits the request counts towards, where that is not its account. */
export type Caller = { readonly network?: string | null; readonly usageKey?: string } & (
  | { readonly role: "anon"; readonly claims: { readonly role: "anon" } }
  | { readonly role: "service_role"; readonly claims: { readonly role: "service_role" } }
  | { readonly role: "authenticated"; readonly userId: string; readonly claims: AccessTokenClaims }
);
