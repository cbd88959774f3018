import type { SupabaseClient } from "@supabase/supabase-js";
import { generateSync } from "otplib";
import type { AuthServer } from "../auth-server.ts";

/** An authenticator app beside the server's clock. */
export interface Authenticator {
  readonly factorId: string;
  readonly secret: string;
  /** The code it shows now, or that many steps of 30 seconds later. */
  code(steps?: number): string;
}

/** A factor that is set up but not verified. */
export async function enrolled(server: AuthServer, client: SupabaseClient, friendlyName = "phone"): Promise<Authenticator> {
  const { data, error } = await client.auth.mfa.enroll({ factorType: "totp", friendlyName, issuer: "Ironpace" });
  if (error) throw error;
  const { secret } = data.totp;
  return { factorId: data.id, secret, code: (steps = 0) => generateSync({ secret, epoch: server.now().getTime() / 1000 + 30 * steps }) };
}

/** A factor that counts: the client's session is at aal2, and the next code is still unused. */
export async function protectedByFactor(server: AuthServer, client: SupabaseClient): Promise<Authenticator> {
  const authenticator = await enrolled(server, client);
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId: authenticator.factorId, code: authenticator.code() });
  if (error) throw error;
  server.passSeconds(30);
  return authenticator;
}
