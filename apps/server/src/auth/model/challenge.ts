import { authErrors } from "../errors.ts";
import type { ChallengeRecord } from "../store/challenges.ts";

export const challengeLifetimeMs = 300_000;

/** Throws for a challenge that is unknown, was used, came from another address or is too old. */
export function checkChallenge(challenge: ChallengeRecord | undefined, ip: string, now: Date): asserts challenge is ChallengeRecord {
  if (!challenge) throw authErrors.challengeNotFound();
  if (challenge.verified_at !== null || challenge.ip_address !== ip) throw authErrors.challengeAddressMismatch();
  if (now.getTime() > new Date(challenge.created_at).getTime() + challengeLifetimeMs) throw authErrors.challengeExpired(challenge.id);
}
