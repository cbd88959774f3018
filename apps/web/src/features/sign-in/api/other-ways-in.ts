import type { AuthApi } from "#backend/auth/auth-clients.ts";

/** Something that signs in to an account without its password. */
export interface WayIn {
  readonly id: string;
  readonly name: string;
  readonly addedAt: Date;
  /** Throws what the server says. */
  readonly remove: () => Promise<void>;
}

const PROVIDERS: Readonly<Record<string, string>> = { google: "Google", apple: "Apple" };

/** Passkeys and linked accounts of who is signed in, newest first. */
export async function getOtherWaysIn(client: AuthApi): Promise<readonly WayIn[]> {
  const [passkeys, identities] = await Promise.all([client.passkey.list(), client.getUserIdentities()]);
  if (identities.error) throw identities.error;
  // A server may know no passkeys.
  const keys = (passkeys.data ?? []).map(({ id, friendly_name, created_at }) => ({
    id,
    name: `Passkey ${friendly_name ?? ""}`.trim(),
    addedAt: new Date(created_at),
    remove: async () => {
      const { error } = await client.passkey.delete({ passkeyId: id });
      if (error) throw error;
    },
  }));
  const linked = identities.data.identities
    .filter(({ provider }) => provider !== "email")
    .map((identity) => ({
      id: identity.identity_id,
      name: [PROVIDERS[identity.provider] ?? identity.provider, identity.identity_data?.["email"]].filter(Boolean).join(", "),
      addedAt: new Date(identity.created_at ?? 0),
      remove: async () => {
        const { error } = await client.unlinkIdentity(identity);
        if (error) throw error;
      },
    }));
  return [...keys, ...linked].toSorted((a, b) => b.addedAt.getTime() - a.addedAt.getTime());
}
