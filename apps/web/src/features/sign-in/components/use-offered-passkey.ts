import { useEffect, useEffectEvent, useRef } from "react";
import type { SignInStep } from "#backend/auth/finish-sign-in.ts";
import { canOfferPasskeys, signInWithPasskey } from "../api/sign-in-with-passkey.ts";

/** Offers passkeys among the suggestions of the email field, and begins the sign-in when one is chosen. Returns what ends the offer. */
export function useOfferedPasskey(begin: () => void, onStep: (step: SignInStep) => void): () => void {
  const offer = useRef<AbortController>(undefined);
  const report = useEffectEvent(onStep);
  const choose = useEffectEvent(begin);
  useEffect(() => {
    const controller = new AbortController();
    offer.current = controller;
    void offerPasskey(controller.signal, () => choose()).then((step) => {
      if (step !== undefined && !controller.signal.aborted) report(step);
    });
    return () => controller.abort();
  }, []);
  return () => offer.current?.abort();
}

async function offerPasskey(signal: AbortSignal, onChosen: () => void): Promise<SignInStep | undefined> {
  try {
    return (await canOfferPasskeys()) ? await signInWithPasskey({ signal, isOffered: true, onChosen }) : undefined;
  } catch {
    // Nobody has asked for it: the form and its button are there.
    return undefined;
  }
}
