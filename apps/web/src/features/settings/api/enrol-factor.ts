import type { User } from "@supabase/auth-js";
import { useMutation, type UseMutationResult } from "@tanstack/react-query";
import { loadSessionClient } from "#backend/auth/current-session.ts";

/** What an authenticator app is set up with. */
export interface Enrolment {
  readonly factorId: string;
  /** An image as a data address. */
  readonly qrCode: string;
  /** Base32, for apps that cannot scan. */
  readonly secret: string;
}

/** Begins the set-up of an app; it counts once a code of it was verified. */
async function enrolFactor(user: User): Promise<Enrolment> {
  const client = await loadSessionClient();
  const { data, error } = await client.mfa.enroll({ factorType: "totp", friendlyName: freeName(user), issuer: "Ironpace" });
  if (error) throw error;
  return { factorId: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret };
}

export function useEnrolFactor(): UseMutationResult<Enrolment, Error, User> {
  return useMutation({ mutationFn: enrolFactor });
}

/** "Authenticator app", "Authenticator app 2": the first name that no app which counts has; an unfinished one of that name is replaced. */
function freeName({ factors = [] }: User): string {
  const taken = factors.filter(({ status }) => status === "verified").map((factor) => factor.friendly_name);
  for (let number = 1; ; number++) {
    const name = number === 1 ? "Authenticator app" : `Authenticator app ${number}`;
    if (!taken.includes(name)) return name;
  }
}
