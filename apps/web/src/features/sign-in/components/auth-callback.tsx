import { LoaderCircle } from "lucide-react";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/button.tsx";
import { FormLink } from "./form-links.tsx";
import { SignInPage } from "./sign-in-page.tsx";

export interface AuthCallbackProps {
  readonly forgotPasswordPath: string;
  readonly loginPath: string;
}

/** The states of the way back from Google, Apple or a mail. `site/callback.ts` completes the sign-in, asks before it takes tokens, and says what fails. */
export function AuthCallback({ forgotPasswordPath, loginPath }: AuthCallbackProps) {
  return (
    <SignInPage title="Completing sign in...">
      <LoaderCircle
        data-callback="working"
        aria-hidden="true"
        size={22}
        strokeWidth={1.75}
        className="animate-spin text-ink-3 motion-reduce:animate-none"
      />
      <div data-callback="question" className="grid gap-5" hidden>
        <p>
          This link signs you in as <b data-callback="email" className="wrap-anywhere" />. Continue only if this is your account and you
          asked for the link.
        </p>
        <div className="grid gap-3">
          <Button variant="solid" block className="min-h-11" data-callback="continue">
            Continue
          </Button>
          <Button block className="min-h-11" data-callback="decline">
            This is not me
          </Button>
        </div>
      </div>
      <div data-callback="other-browser" className="grid gap-5" hidden>
        <p>
          This link works only in the browser you signed up in. If it was to confirm your email, that is done. Sign in here with your
          password, or choose a new one.
        </p>
        <FormLink href={forgotPasswordPath}>Choose a new password</FormLink>
        <FormLink href={loginPath}>Back to login</FormLink>
      </div>
      <div data-callback="failed" hidden>
        <Alert tone="destructive" title="Authentication Error">
          <p data-callback="reason" />
          <p className="mt-2">Redirecting to login page...</p>
        </Alert>
      </div>
    </SignInPage>
  );
}
