import { useEffect, useEffectEvent, useRef } from "react";
import type { SignInStep } from "../../../backend/auth/finish-sign-in.ts";
import { canOfferPasskeys, signInWithPasskey } from "../api/sign-in-with-passkey.ts";

/** Offers passkeys among the suggestions of the email field. Returns what ends the offer. */
export function useOfferedPasskey(onStep: (step: SignInStep) => void): () => void {
  const offer = useRef<AbortController>(undefined);
  const report = useEffectEvent(onStep);
  useEffect(() => {
    const controller = new AbortController();
    offer.current = controller;
    void offerPasskey(controller.signal).then((step) => {
      if (step !== undefined && !controller.signal.aborted) report(step);
    });
    return () => controller.abort();
  }, []);
  return () => offer.current?.abort();
}

async function offerPasskey(signal: AbortSignal): Promise<SignInStep | undefined> {
  try {
    return (await canOfferPasskeys()) ? await signInWithPasskey({ signal, isOffered: true }) : undefined;
  } catch {
    // Nobody has asked for it: the form and its button are there.
    return undefined;
  }
}
