import type { Metadata } from "./metadata.ts";

/** A row of auth.users as PostgreSQL writes it in JSON; times are ISO 8601 with an offset. */
export interface UserRecord {
  readonly id: string;
  readonly aud: string | null;
  readonly role: string | null;
  readonly email: string | null;
  readonly encrypted_password: string | null;
  readonly email_confirmed_at: string | null;
  readonly invited_at: string | null;
  readonly confirmed_at: string | null;
  readonly confirmation_sent_at: string | null;
  readonly recovery_sent_at: string | null;
  /** The address the account is moving to; empty when it is not. */
  readonly email_change: string | null;
  readonly email_change_sent_at: string | null;
  readonly email_change_confirm_status: number | null;
  readonly last_sign_in_at: string | null;
  readonly phone: string | null;
  readonly raw_app_meta_data: Metadata | null;
  readonly raw_user_meta_data: Metadata | null;
  readonly banned_until: string | null;
  readonly is_anonymous: boolean;
  readonly created_at: string | null;
  readonly updated_at: string | null;
  readonly identities: readonly IdentityRecord[];
  readonly factors: readonly FactorRecord[];
}

interface IdentityRecord {
  readonly id: string;
  readonly provider_id: string;
  readonly user_id: string;
  readonly identity_data: Metadata;
  readonly provider: string;
  readonly email: string | null;
  readonly last_sign_in_at: string | null;
  readonly created_at: string | null;
  readonly updated_at: string | null;
}

export interface FactorRecord {
  readonly id: string;
  readonly friendly_name: string | null;
  readonly factor_type: string;
  readonly status: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The user as clients see it. Only what is named here leaves the server. */
export function userBody(user: UserRecord): Record<string, unknown> {
  return {
    id: user.id,
    aud: user.aud ?? "",
    role: user.role ?? "",
    email: user.email ?? "",
    ...time("email_confirmed_at", user.email_confirmed_at),
    phone: user.phone ?? "",
    ...time("invited_at", user.invited_at),
    ...time("confirmation_sent_at", user.confirmation_sent_at),
    ...time("confirmed_at", user.confirmed_at),
    ...time("recovery_sent_at", user.recovery_sent_at),
    ...(user.email_change && { new_email: user.email_change, ...time("email_change_sent_at", user.email_change_sent_at) }),
    ...time("last_sign_in_at", user.last_sign_in_at),
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    ...(user.factors.length > 0 && { factors: user.factors.map(factorBody) }),
    identities: user.identities.map(identityBody),
    ...time("created_at", user.created_at),
    ...time("updated_at", user.updated_at),
    ...time("banned_until", user.banned_until),
    is_anonymous: user.is_anonymous,
  };
}

export const isBanned = (user: UserRecord, now: Date): boolean => user.banned_until !== null && new Date(user.banned_until) > now;

function identityBody(identity: IdentityRecord): Record<string, unknown> {
  return {
    identity_id: identity.id,
    id: identity.provider_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    ...time("last_sign_in_at", identity.last_sign_in_at),
    ...time("created_at", identity.created_at),
    ...time("updated_at", identity.updated_at),
    email: identity.email ?? "",
  };
}

export function factorBody(factor: FactorRecord): Record<string, unknown> {
  return {
    id: factor.id,
    friendly_name: factor.friendly_name ?? "",
    factor_type: factor.factor_type,
    status: factor.status,
    created_at: new Date(factor.created_at).toISOString(),
    updated_at: new Date(factor.updated_at).toISOString(),
  };
}

/** A time that is not set is left out, as GoTrue does. */
function time(name: string, value: string | null): Record<string, string> {
  return value === null ? {} : { [name]: new Date(value).toISOString() };
}
