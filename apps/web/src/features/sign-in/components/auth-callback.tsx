import { LoaderCircle } from "lucide-react";
import { useEffect, useState } from "react";
import { clearIntent, readIntent } from "../../../backend/auth/sign-in-intent.ts";
import { Alert } from "../../../ui/alert.tsx";
import { carryToast } from "../../../ui/carried-toast.ts";
import { toast } from "../../../ui/toast.ts";
import { CallbackError, completeSignIn } from "../api/complete-sign-in.ts";
import { SignInPage } from "./sign-in-page.tsx";

export interface AuthCallbackProps {
  readonly homePath: string;
  readonly loginPath: string;
  readonly goTo: (path: string) => void;
}

/** Milliseconds from a failure to the sign-in screen. */
const REDIRECT_AFTER = 3000;

/** Where Google, Apple and the links of mails lead: completes the sign-in and goes on to the page that was wanted. */
export function AuthCallback({ homePath, loginPath, goTo }: AuthCallbackProps) {
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    const address = takeAddress();
    // Already taken: React runs effects twice while developing.
    if (address === undefined) return;
    const { next } = readIntent();
    completeSignIn(address)
      .then(({ step, email }) => {
        if (step === "awaits-code") return goTo(loginPath);
        const description = email === undefined ? undefined : `You are signed in as ${email}.`;
        carryToast({ title: "Sign-in Successful", description });
        goTo(next ?? homePath);
      })
      .catch((error: unknown) => {
        clearIntent();
        setFailure(error instanceof CallbackError ? error.message : "Failed to establish session. Please try signing in again.");
        if (!(error instanceof CallbackError) || !error.told) return;
        const message = {
          title: "Authentication Error",
          description: "There was an error with your sign-in attempt",
          variant: "destructive",
        } as const;
        toast(message);
        carryToast(message);
      });
  }, [homePath, loginPath, goTo]);

  useEffect(() => {
    if (failure === undefined) return;
    const timer = setTimeout(() => goTo(loginPath), REDIRECT_AFTER);
    return () => clearTimeout(timer);
  }, [failure, loginPath, goTo]);

  if (failure === undefined) {
    return (
      <SignInPage title="Completing sign in...">
        <LoaderCircle aria-hidden="true" size={22} strokeWidth={1.75} className="animate-spin text-ink-3" />
      </SignInPage>
    );
  }
  return (
    <SignInPage title="Sign in">
      <Alert tone="destructive" title="Authentication Error">
        <p>{failure}</p>
        <p className="mt-2">Redirecting to login page...</p>
      </Alert>
    </SignInPage>
  );
}

/** The whole address, once: what it brought does not stay in the history. */
function takeAddress(): URL | undefined {
  if (taken) return undefined;
  taken = true;
  const address = new URL(location.href);
  history.replaceState(history.state, "", location.pathname);
  return address;
}

let taken = false;
