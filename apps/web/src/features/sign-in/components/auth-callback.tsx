import { LoaderCircle } from "lucide-react";
import { Alert } from "../../../ui/alert.tsx";
import { SignInPage } from "./sign-in-page.tsx";

/** Both states of the way back from Google, Apple or a mail. `site/callback.ts` completes the sign-in and shows the second one when it fails. */
export function AuthCallback() {
  return (
    <SignInPage title="Completing sign in...">
      <LoaderCircle
        data-callback="working"
        aria-hidden="true"
        size={22}
        strokeWidth={1.75}
        className="animate-spin text-ink-3 motion-reduce:animate-none"
      />
      <div data-callback="failed" hidden>
        <Alert tone="destructive" title="Authentication Error">
          <p data-callback="reason" />
          <p className="mt-2">Redirecting to login page...</p>
        </Alert>
      </div>
    </SignInPage>
  );
}
